/* weft-quick-start.c: what Quick start will be, said and changed in place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-quick-start.h"

#include <glib/gi18n.h>

#include "weft-levels.h"
#include "weft-widgets.h"
#include "weft-words.h"

/* The expansions that are chosen, or that there are none. */
static char *
say_expansions (GSettings *choices)
{
  const struct
  {
    const char *key;
    WeftExpansion expansion;
  } expansions[] = {
    { "plans-and-ploys", WEFT_EXPANSION_PLANS_AND_PLOYS },
    { "arts-and-architecture", WEFT_EXPANSION_ARTS_AND_ARCHITECTURE },
    { "fantasies-and-futures", WEFT_EXPANSION_FANTASIES_AND_FUTURES },
  };
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (expansions); i++)
    if (g_settings_get_boolean (choices, expansions[i].key))
      g_strv_builder_add (names, weft_words_expansion (expansions[i].expansion));
  list = g_strv_builder_end (names);
  return *list != NULL ? weft_words_list (list) : g_strdup (_ ("without expansions"));
}

static void
show (const WeftQuickStart *quick, GSettings *choices)
{
  guint humans = g_settings_get_uint (choices, "players") + 1;
  g_autofree char *players =
      humans == 1 ? g_strdup (_ ("You against the Automa and the Shadow Empire"))
                  : g_strdup_printf (g_dngettext (NULL, "%u player and the Shadow Empire",
                                                  "%u players and the Shadow Empire", humans),
                                     humans);
  g_autofree char *expansions = say_expansions (choices);

  gtk_label_set_text (quick->players, players);
  gtk_label_set_text (quick->expansions, expansions);
  gtk_accessible_update_property (GTK_ACCESSIBLE (quick->row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  players, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expansions, -1);
}

/* The page of @row has what shows it. */
static void
changed_cb (GSettings *choices, const char *key, GtkWidget *row)
{
  (void) key;
  show (g_object_get_data (G_OBJECT (row), "quick-start"), choices);
}

static gboolean
is_solo (GValue *visible, GVariant *players, gpointer data)
{
  (void) data;
  g_value_set_boolean (visible, g_variant_get_uint32 (players) == 0);
  return TRUE;
}

void
weft_quick_start_show (WeftQuickStart *quick, GSettings *choices)
{
  g_autoptr (GtkStringList) levels = weft_levels_names ();

  g_return_if_fail (quick != NULL && ADW_IS_COMBO_ROW (quick->level));
  g_return_if_fail (G_IS_SETTINGS (choices));

  adw_combo_row_set_model (quick->level, G_LIST_MODEL (levels));
  weft_widgets_show_choices_whole (GTK_WIDGET (quick->level));
  g_settings_bind (choices, "level", quick->level, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (choices, "players", quick->level, "visible", G_SETTINGS_BIND_GET,
                                is_solo, NULL, NULL, NULL);
  g_object_set_data (G_OBJECT (quick->row), "quick-start", quick);
  g_signal_connect_object (choices, "changed", G_CALLBACK (changed_cb), quick->row, 0);
  g_object_set_data_full (G_OBJECT (quick->row), "choices", g_object_ref (choices), g_object_unref);
  show (quick, choices);
}
