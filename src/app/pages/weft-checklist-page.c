/* weft-checklist-page.c: setting up the table, as a checklist for exactly one game (S, M2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-checklist-page.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-setup-list.h"
#include "weft-widgets.h"

struct _WeftChecklistPage
{
  GtkBox parent_instance;

  AdwPreferencesGroup *rolled;
  GtkListBox *list;
  GtkWidget *start;
  GPtrArray *rolled_rows;
};

G_DEFINE_FINAL_TYPE (WeftChecklistPage, weft_checklist_page, GTK_TYPE_BOX)

static void
add_rolled (WeftChecklistPage *checklist, GtkWidget *badge, const char *title, const char *value)
{
  GtkWidget *row = adw_action_row_new (), *label = gtk_label_new (value);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", title, NULL);
  gtk_widget_add_css_class (label, "value");
  if (badge != NULL)
    {
      gtk_widget_add_css_class (badge, "die");
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), badge);
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (checklist->rolled, row);
  g_ptr_array_add (checklist->rolled_rows, row);
}

static const char *
first_words (const WeftVoice *voice, const WeftSetup *setup)
{
  if (setup->first == WEFT_PLAYER_AUTOMA)
    return _ ("The bots");
  return weft_words_player (voice, setup->first);
}

/* What the app has rolled, each with the die's face. */
static void
show_rolled (WeftChecklistPage *checklist, const WeftVoice *voice, const WeftSetup *chosen)
{
  const WeftSetup *setup = weft_record_setup (voice->record);
  gboolean solo = weft_setup_is_solo (setup);
  guint8 automa = setup->favorites[WEFT_PLAYER_AUTOMA],
         shadow = setup->favorites[WEFT_PLAYER_SHADOW];

  for (guint i = 0; i < checklist->rolled_rows->len; i++)
    adw_preferences_group_remove (checklist->rolled, g_ptr_array_index (checklist->rolled_rows, i));
  g_ptr_array_set_size (checklist->rolled_rows, 0);
  for (int i = 0; chosen != NULL && solo && i < setup->n_civilizations; i++)
    if (chosen->civilizations[i] == WEFT_NONE)
      add_rolled (checklist, i == 0 ? weft_badge_new_track (automa, 36) : NULL,
                  _ ("The Automa’s civilization"),
                  weft_words_civilization (setup->civilizations[i]));
  if (chosen != NULL && solo && chosen->favorites[WEFT_PLAYER_AUTOMA] == WEFT_NONE)
    add_rolled (checklist, weft_badge_new_track (automa, 36), _ ("The Automa’s favorite track"),
                weft_words_track (automa));
  if (chosen != NULL && chosen->favorites[WEFT_PLAYER_SHADOW] == WEFT_NONE)
    add_rolled (checklist, weft_badge_new_track (shadow, 36),
                _ ("The Shadow Empire’s favorite track"), weft_words_track (shadow));
  if (chosen != NULL && chosen->first == WEFT_NONE)
    add_rolled (checklist, NULL, _ ("Who starts"), first_words (voice, setup));
  gtk_widget_set_visible (GTK_WIDGET (checklist->rolled), checklist->rolled_rows->len > 0);
}

static void
show_lines (WeftChecklistPage *checklist, const WeftVoice *voice)
{
  g_auto (GStrv) lines = weft_setup_list_lines (voice);

  weft_widgets_clear (GTK_WIDGET (checklist->list));
  for (char **line = lines; *line != NULL; line++)
    {
      GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      g_object_set (row, "title", *line, "title-lines", 0, NULL);
      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (check, "selection-mode");
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
      gtk_list_box_append (checklist->list, row);
    }
}

static void
weft_checklist_page_finalize (GObject *object)
{
  g_ptr_array_unref (WEFT_CHECKLIST_PAGE (object)->rolled_rows);
  G_OBJECT_CLASS (weft_checklist_page_parent_class)->finalize (object);
}

static void
weft_checklist_page_class_init (WeftChecklistPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = weft_checklist_page_finalize;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-checklist-page.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftChecklistPage, rolled);
  gtk_widget_class_bind_template_child (widget_class, WeftChecklistPage, list);
  gtk_widget_class_bind_template_child (widget_class, WeftChecklistPage, start);
}

static void
weft_checklist_page_init (WeftChecklistPage *checklist)
{
  gtk_widget_init_template (GTK_WIDGET (checklist));
  weft_widgets_wrap_buttons (GTK_WIDGET (checklist));
  checklist->rolled_rows = g_ptr_array_new ();
}

GtkWidget *
weft_checklist_page_new (void)
{
  return g_object_new (WEFT_TYPE_CHECKLIST_PAGE, NULL);
}

void
weft_checklist_page_set_game (WeftChecklistPage *checklist, const WeftVoice *voice,
                              const WeftSetup *chosen)
{
  g_return_if_fail (WEFT_IS_CHECKLIST_PAGE (checklist) && voice != NULL);

  show_rolled (checklist, voice, chosen);
  show_lines (checklist, voice);
  weft_widgets_focus_later (checklist->start);
}
