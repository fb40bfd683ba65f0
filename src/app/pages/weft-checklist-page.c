/* weft-checklist-page.c: setting up the table, as a checklist for exactly one game (S, M2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-checklist-page.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-board-view.h"
#include "weft-choices.h"
#include "weft-setup-list.h"
#include "weft-table-layout.h"
#include "weft-widgets.h"

struct _WeftChecklistPage
{
  GtkBox parent_instance;

  AdwPreferencesGroup *rolled;
  GtkListBox *list;
  GtkWidget *start;
  GtkWidget *layout;
  GtkWidget *show_board;
  GtkWidget *place; /* of the board */
  WeftBoardView *board;
  GPtrArray *rolled_rows;
  GPtrArray *lines; /* those of the list */
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
    add_rolled (checklist, weft_badge_new_track (automa, 36),
                weft_choices_favorite (WEFT_PLAYER_AUTOMA), weft_words_track (automa));
  if (chosen != NULL && chosen->favorites[WEFT_PLAYER_SHADOW] == WEFT_NONE)
    add_rolled (checklist, weft_badge_new_track (shadow, 36),
                weft_choices_favorite (WEFT_PLAYER_SHADOW), weft_words_track (shadow));
  if (chosen != NULL && chosen->first == WEFT_NONE)
    add_rolled (checklist, NULL, weft_choices_first (), first_words (voice, setup));
  gtk_widget_set_visible (GTK_WIDGET (checklist->rolled), checklist->rolled_rows->len > 0);
}

static const WeftSetupLine *
line_of (WeftChecklistPage *checklist, GtkWidget *row)
{
  int index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));

  return g_ptr_array_index (checklist->lines, index);
}

/* Shows on the board what a line is about. */
static void
mark (WeftChecklistPage *checklist, const WeftSetupLine *line)
{
  if (checklist->board == NULL)
    return;
  weft_board_view_set_mark (checklist->board, line != NULL ? line->hex : WEFT_NONE);
}

static gboolean
is_ticked (GtkWidget *row)
{
  GtkWidget *check = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));

  return gtk_check_button_get_active (GTK_CHECK_BUTTON (check));
}

/* What is next on the list and has its place on the map. */
static void
mark_next (WeftChecklistPage *checklist)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (checklist->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (!is_ticked (row) && line_of (checklist, row)->hex != WEFT_NONE)
      {
        mark (checklist, line_of (checklist, row));
        return;
      }
  mark (checklist, NULL);
}

/* A line that has the focus shows its place. */
static void
focused_cb (GtkEventController *focus, WeftChecklistPage *checklist)
{
  mark (checklist, line_of (checklist, gtk_event_controller_get_widget (focus)));
}

static GtkWidget *
new_row (WeftChecklistPage *checklist, const char *words)
{
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", words, "title-lines", 0, NULL);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (check, "selection-mode");
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  g_signal_connect (focus, "enter", G_CALLBACK (focused_cb), checklist);
  gtk_widget_add_controller (row, focus);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (mark_next), checklist);
  return row;
}

static void
show_lines (WeftChecklistPage *checklist, const WeftVoice *voice)
{
  weft_widgets_clear (GTK_WIDGET (checklist->list));
  g_clear_pointer (&checklist->lines, g_ptr_array_unref);
  checklist->lines = weft_setup_list (voice);
  for (guint i = 0; i < checklist->lines->len; i++)
    {
      const WeftSetupLine *line = g_ptr_array_index (checklist->lines, i);

      gtk_list_box_append (checklist->list, new_row (checklist, line->words));
    }
}

static void
put_board_away (WeftChecklistPage *checklist)
{
  if (checklist->board != NULL)
    gtk_box_remove (GTK_BOX (checklist->place), GTK_WIDGET (checklist->board));
  checklist->board = NULL;
}

/* The table as it is when everything on the list is done. It is there to be looked at: the list
 * says the same. */
static void
show_board (WeftChecklistPage *checklist, const WeftVoice *voice, const WeftState *start)
{
  GtkWidget *board = weft_board_view_new ();

  put_board_away (checklist);
  checklist->board = WEFT_BOARD_VIEW (board);
  gtk_accessible_update_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_can_focus (board, FALSE);
  gtk_widget_set_can_target (board, FALSE);
  gtk_widget_set_hexpand (board, TRUE);
  gtk_widget_set_vexpand (board, TRUE);
  gtk_box_append (GTK_BOX (checklist->place), board);
  weft_board_view_set_state (checklist->board, voice, start);
  mark_next (checklist);
}

/* Once the game is on, the board of the table is the one. */
static void
weft_checklist_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (weft_checklist_page_parent_class)->unmap (widget);
  put_board_away (WEFT_CHECKLIST_PAGE (widget));
}

static void
weft_checklist_page_finalize (GObject *object)
{
  g_ptr_array_unref (WEFT_CHECKLIST_PAGE (object)->rolled_rows);
  g_clear_pointer (&WEFT_CHECKLIST_PAGE (object)->lines, g_ptr_array_unref);
  G_OBJECT_CLASS (weft_checklist_page_parent_class)->finalize (object);
}

static void
weft_checklist_page_class_init (WeftChecklistPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (WEFT_TYPE_TABLE_LAYOUT);
  G_OBJECT_CLASS (klass)->finalize = weft_checklist_page_finalize;
  widget_class->unmap = weft_checklist_page_unmap;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-checklist-page.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftChecklistPage, rolled);
  gtk_widget_class_bind_template_child (widget_class, WeftChecklistPage, list);
  gtk_widget_class_bind_template_child (widget_class, WeftChecklistPage, start);
  gtk_widget_class_bind_template_child (widget_class, WeftChecklistPage, layout);
  gtk_widget_class_bind_template_child (widget_class, WeftChecklistPage, show_board);
  gtk_widget_class_bind_template_child (widget_class, WeftChecklistPage, place);
}

/* The list comes first. */
static void
narrow_cb (WeftChecklistPage *checklist)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (checklist->show_board), FALSE);
}

static void
weft_checklist_page_init (WeftChecklistPage *checklist)
{
  gtk_widget_init_template (GTK_WIDGET (checklist));
  weft_widgets_wrap_buttons (GTK_WIDGET (checklist));
  checklist->rolled_rows = g_ptr_array_new ();
  g_object_bind_property (checklist->layout, "narrow", checklist->show_board, "visible",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (checklist->layout, "show-board", checklist->show_board, "active",
                          G_BINDING_BIDIRECTIONAL);
  g_signal_connect_swapped (checklist->layout, "notify::narrow", G_CALLBACK (narrow_cb), checklist);
}

GtkWidget *
weft_checklist_page_new (void)
{
  return g_object_new (WEFT_TYPE_CHECKLIST_PAGE, NULL);
}

void
weft_checklist_page_set_game (WeftChecklistPage *checklist, const WeftVoice *voice,
                              const WeftState *start, const WeftSetup *chosen)
{
  g_return_if_fail (WEFT_IS_CHECKLIST_PAGE (checklist) && voice != NULL && start != NULL);

  show_rolled (checklist, voice, chosen);
  show_lines (checklist, voice);
  show_board (checklist, voice, start);
  weft_widgets_focus_later (checklist->start);
}
