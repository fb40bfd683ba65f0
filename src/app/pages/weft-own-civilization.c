/* weft-own-civilization.c: the civilization of the person who plays alone: named, or one of two
 * drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-own-civilization.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-choices.h"
#include "weft-hand.h"
#include "weft-setup-roll.h"

struct _WeftOwnCivilization
{
  AdwPreferencesGroup parent_instance;

  const WeftTables *tables;
  guint8 expansions;
  GPtrArray *named_choices; /* WeftDrawable, what can be had */
  GPtrArray *drawn_choices; /* and what was drawn of it */

  AdwComboRow *named;
  AdwComboRow *drawn;
};

G_DEFINE_FINAL_TYPE (WeftOwnCivilization, weft_own_civilization, ADW_TYPE_PREFERENCES_GROUP)

/* Before the names: none, and drawing. */
enum
{
  OWN_NONE,
  OWN_DRAW,
  OWN_FIRST,
};

/* The entry of a list, or NULL. */
static const char *
nick_at (const GPtrArray *choices, guint index)
{
  if (choices == NULL || index >= choices->len)
    return NULL;
  return ((const WeftDrawable *) g_ptr_array_index (choices, index))->nick;
}

const char *
weft_own_civilization_get (WeftOwnCivilization *own)
{
  guint selected;

  g_return_val_if_fail (WEFT_IS_OWN_CIVILIZATION (own), NULL);

  selected = adw_combo_row_get_selected (own->named);
  if (selected == OWN_DRAW)
    return nick_at (own->drawn_choices, adw_combo_row_get_selected (own->drawn));
  return selected >= OWN_FIRST ? nick_at (own->named_choices, selected - OWN_FIRST) : NULL;
}

static void
append_names (GtkStringList *names, const GPtrArray *civilizations)
{
  for (guint i = 0; i < civilizations->len; i++)
    gtk_string_list_append (
        names, g_dpgettext2 (NULL, "civilization",
                             ((const WeftDrawable *) g_ptr_array_index (civilizations, i))->name));
}

/* A game with the expansions chosen. */
static WeftSetup
setup_of (WeftOwnCivilization *own)
{
  WeftSetup setup = weft_setup_blank (WEFT_MODE_SOLO);

  setup.expansions = own->expansions;
  weft_setup_put_tracks (&setup);
  return setup;
}

void
weft_own_civilization_show (WeftOwnCivilization *own, const WeftTables *tables, guint8 expansions)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) choices = NULL;
  WeftSetup setup;

  g_return_if_fail (WEFT_IS_OWN_CIVILIZATION (own) && tables != NULL);

  own->tables = tables;
  own->expansions = expansions;
  setup = setup_of (own);
  choices = weft_hand_civilizations (tables, &setup);
  if (own->named_choices != NULL && own->named_choices->len == choices->len
      && memcmp (own->named_choices->pdata, choices->pdata, choices->len * sizeof (gpointer)) == 0)
    return;
  gtk_string_list_append (names, C_ ("civilization", "None named"));
  gtk_string_list_append (names, C_ ("civilization", "Draw two"));
  append_names (names, choices);
  g_clear_pointer (&own->named_choices, g_ptr_array_unref);
  own->named_choices = g_steal_pointer (&choices);
  adw_combo_row_set_model (own->named, G_LIST_MODEL (names));
  weft_own_civilization_forget (own);
}

void
weft_own_civilization_forget (WeftOwnCivilization *own)
{
  g_return_if_fail (WEFT_IS_OWN_CIVILIZATION (own));
  adw_combo_row_set_selected (own->named, OWN_NONE);
}

/* Two to choose from, and two capital city mats. */
static void
draw (WeftOwnCivilization *own)
{
  const WeftHumanTable *human = &own->tables->human;
  WeftSetup setup = setup_of (own);
  WeftSeed seed = weft_seed_random ();
  WeftRandom random = weft_random_start (&seed, WEFT_STREAM_DRAW, 0);
  g_autofree const WeftDrawable **drawn = g_new0 (const WeftDrawable *, human->draws);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *words = NULL;
  guint8 mats[2];
  guint n;

  n = weft_hand_draw_civilizations (own->tables, &setup, &random, drawn, human->draws);
  weft_hand_draw_mats (own->tables, &random, mats);
  g_clear_pointer (&own->drawn_choices, g_ptr_array_unref);
  own->drawn_choices = g_ptr_array_new ();
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (own->drawn_choices, (gpointer) drawn[i]);
  append_names (names, own->drawn_choices);
  adw_combo_row_set_model (own->drawn, G_LIST_MODEL (names));
  words = weft_choices_mats (own->tables, mats);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (own->drawn), words);
}

static void
named_cb (WeftOwnCivilization *own)
{
  gboolean draws = adw_combo_row_get_selected (own->named) == OWN_DRAW;

  if (own->tables == NULL)
    return;
  if (draws)
    draw (own);
  gtk_widget_set_visible (GTK_WIDGET (own->drawn), draws);
}

static void
weft_own_civilization_finalize (GObject *object)
{
  WeftOwnCivilization *own = WEFT_OWN_CIVILIZATION (object);

  g_clear_pointer (&own->named_choices, g_ptr_array_unref);
  g_clear_pointer (&own->drawn_choices, g_ptr_array_unref);
  G_OBJECT_CLASS (weft_own_civilization_parent_class)->finalize (object);
}

static void
weft_own_civilization_class_init (WeftOwnCivilizationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = weft_own_civilization_finalize;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-own-civilization.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftOwnCivilization, named);
  gtk_widget_class_bind_template_child (widget_class, WeftOwnCivilization, drawn);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
}

static void
weft_own_civilization_init (WeftOwnCivilization *own)
{
  gtk_widget_init_template (GTK_WIDGET (own));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (own->drawn), weft_choices_keep ());
}
