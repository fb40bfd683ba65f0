/* weft-table-actions.c: everything that can be done at the table, by button, menu or key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "weft-brings.h"
#include "weft-corrections.h"
#include "weft-log-export.h"
#include "weft-moves.h"
#include "weft-offers.h"
#include "weft-story-moves.h"
#include "weft-table-page-private.h"

/* Moves and buttons that must not follow from one press too many. */
static gboolean
counts (WeftMoveKind kind)
{
  return kind == WEFT_MOVE_ADVANCE || kind == WEFT_MOVE_INCOME || kind == WEFT_MOVE_END_TURN
         || kind == WEFT_MOVE_ANSWER || kind == WEFT_MOVE_ROLL;
}

/* A press counts unless it comes in the same breath as another: what lies under the finger has
 * changed by then. */
static gboolean
press (WeftTablePage *table)
{
  gint64 *pressed = _weft_table_page_get_pressed (table), now = g_get_monotonic_time ();
  int breath; /* in milliseconds */

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (table)), "gtk-double-click-time", &breath,
                NULL);
  if (now - *pressed < breath * G_TIME_SPAN_MILLISECOND)
    return FALSE;
  *pressed = now;
  return TRUE;
}

/* The space that an advance led to, with its track; 0 when the move was none. */
static int
find_space (WeftGame *game, guint index, guint8 *track)
{
  g_autoptr (GArray) events = weft_history_events (weft_game_get_history (game), (int) index);

  for (guint i = 0; i < events->len; i++)
    {
      const WeftEvent *event = &g_array_index (events, WeftEvent, i);

      *track = event->track;
      if (event->kind == WEFT_EVENT_ADVANCE && weft_player_is_human (event->player))
        return event->to;
    }
  return 0;
}

static void
ask (WeftTablePage *table, WeftMoveKind kind)
{
  WeftBoardPane *board = _weft_table_page_get_board (table);

  if (!weft_board_pane_ask (board, kind))
    return;
  _weft_table_page_set_view (table, "board");
  weft_board_pane_focus (board);
}

/* Puts in front what can follow from the space reached. */
static void
follow (WeftTablePage *table, const WeftMove *move, guint index)
{
  WeftGame *game = _weft_table_page_get_game (table);
  const WeftState *state = weft_game_get_state (game);
  WeftBrings brings;
  guint8 track;
  int space;

  if (move->kind != WEFT_MOVE_ADVANCE || state->prompt.kind != WEFT_PROMPT_TURN)
    return;
  space = find_space (game, index, &track);
  if (space == 0)
    return;
  brings = weft_brings (state, weft_game_get_tables (game), state->prompt.player, track, space);
  if ((brings & WEFT_BRINGS_EXPLORE) != 0)
    ask (table, WEFT_MOVE_EXPLORE);
  else if ((brings & WEFT_BRINGS_CONQUER) != 0)
    ask (table, WEFT_MOVE_CONQUER);
}

static gboolean
make (WeftTablePage *table, const WeftMove *move, const char *text)
{
  WeftGame *game = _weft_table_page_get_game (table);
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (weft_game_apply (game, move, text, &error))
    {
      if (move->kind == WEFT_MOVE_FIX)
        {
          words = weft_story_move (weft_game_get_voice (game), move, NULL);
          _weft_table_page_say (table, words);
        }
      return TRUE;
    }
  words = weft_moves_refusal (game, error);
  _weft_table_page_say (table, words);
  gtk_widget_error_bell (GTK_WIDGET (table));
  return FALSE;
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);
  WeftGame *game = _weft_table_page_get_game (table);
  guint index = weft_record_n_moves (weft_game_get_record (game));
  WeftMove move;

  (void) name;
  if (!weft_moves_from_target (game, target, &move) || (counts (move.kind) && !press (table)))
    return;
  if (make (table, &move, NULL))
    follow (table, &move, index);
}

static void
move_and_end_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);
  WeftGame *game = _weft_table_page_get_game (table);
  WeftMove move;

  (void) name;
  if (!weft_moves_from_target (game, target, &move) || !press (table) || !make (table, &move, NULL))
    return;
  if (weft_game_get_state (game)->prompt.kind == WEFT_PROMPT_TURN
      && !weft_offers_hold_turn (weft_game_get_voice (game), weft_game_get_history (game)))
    make (table,
          &(WeftMove){ .kind = WEFT_MOVE_END_TURN,
                       .player = weft_game_get_state (game)->prompt.player },
          NULL);
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  weft_put_back_undo (_weft_table_page_get_put_back (WEFT_TABLE_PAGE (widget)));
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  weft_put_back_redo (_weft_table_page_get_put_back (WEFT_TABLE_PAGE (widget)));
}

static void
go_back_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  weft_put_back_go_back (_weft_table_page_get_put_back (WEFT_TABLE_PAGE (widget)),
                         g_variant_get_uint32 (target));
}

/* The step that is told has been done. */
static void
next_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);
  WeftGame *game = _weft_table_page_get_game (table);

  (void) name;
  (void) target;
  weft_game_tell (game, weft_game_get_told (game) + 1);
  if (weft_game_get_step (game) == NULL)
    press (table);
}

static void
step_back_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftGame *game = _weft_table_page_get_game (WEFT_TABLE_PAGE (widget));
  guint told = weft_game_get_told (game);

  (void) name;
  (void) target;
  if (weft_game_get_step (game) != NULL && told > 0)
    weft_game_tell (game, told - 1);
}

/* Everything on the card has been done. */
static void
all_done_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);
  WeftPutBack *put_back = _weft_table_page_get_put_back (table);

  (void) name;
  (void) target;
  if (!press (table))
    return;
  if (weft_put_back_get_steps (put_back) != NULL)
    weft_put_back_finish (put_back);
  else
    weft_game_tell (_weft_table_page_get_game (table), G_MAXUINT);
}

static void
tell_again_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  weft_game_tell (_weft_table_page_get_game (WEFT_TABLE_PAGE (widget)), 0);
}

static void
stop_asking (WeftTablePage *table)
{
  weft_board_pane_stop_asking (_weft_table_page_get_board (table));
  _weft_table_page_set_view (table, "turn");
  weft_table_page_focus (table);
}

static void
pick_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);
  const char *what = g_variant_get_string (target, NULL);
  gboolean explore = g_str_equal (what, "explore");

  (void) name;
  if (g_str_equal (what, "none"))
    stop_asking (table);
  else if (weft_game_get_step (_weft_table_page_get_game (table)) == NULL)
    ask (table, explore ? WEFT_MOVE_EXPLORE : WEFT_MOVE_CONQUER);
}

static void
command_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTurnPanel *turn;

  (void) name;
  (void) target;
  /* Whoever goes on has put the table right. */
  weft_put_back_finish (_weft_table_page_get_put_back (WEFT_TABLE_PAGE (widget)));
  turn = _weft_table_page_get_turn (WEFT_TABLE_PAGE (widget));
  if (turn == NULL)
    return;
  _weft_table_page_set_view (WEFT_TABLE_PAGE (widget), "turn");
  _weft_table_page_keep_focus (WEFT_TABLE_PAGE (widget));
  weft_turn_panel_focus_command (turn);
}

static void
escape_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  stop_asking (WEFT_TABLE_PAGE (widget));
}

/* A number that has no picture to be clicked: asked for in a popover of the panel. */
static void
enter_vp_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);
  WeftGame *game = _weft_table_page_get_game (table);
  int player = weft_player_from_nick (g_variant_get_string (target, NULL));
  WeftMove move = { .kind = WEFT_MOVE_VP, .player = (guint8) player };
  int vp;

  (void) name;
  if (player < 0 || !weft_player_is_human ((guint) player))
    return;
  vp = weft_game_get_state (game)->vp[player];
  weft_corrections_open (weft_corrections_number (game, _ ("Victory points on the board"), &move,
                                                  MAX (vp, 0), WEFT_MOST_VP),
                         _weft_table_page_get_panels (table));
}

static void
note_given_cb (WeftTablePage *table, GtkEntry *entry)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));

  if (*text != '\0')
    make (table, &(WeftMove){ .kind = WEFT_MOVE_NOTE }, text);
  gtk_popover_popdown (
      GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (entry), GTK_TYPE_POPOVER)));
}

static void
enter_note_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);
  GtkWidget *popover = gtk_popover_new (), *entry = gtk_entry_new ();

  (void) name;
  (void) target;
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("A note for the log"));
  gtk_entry_set_max_length (GTK_ENTRY (entry), 500);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("A note for the log"), -1);
  gtk_popover_set_child (GTK_POPOVER (popover), entry);
  weft_corrections_remove_when_closed (popover);
  g_signal_connect_object (entry, "activate", G_CALLBACK (note_given_cb), table, G_CONNECT_SWAPPED);
  weft_corrections_open (popover, _weft_table_page_get_panels (table));
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);

  (void) name;
  (void) target;
  weft_log_export (_weft_table_page_get_game (table), GTK_WINDOW (gtk_widget_get_root (widget)),
                   _weft_table_page_get_toasts (table));
}

/* The digit of a key, whatever the layout writes with or without Shift; 0 when it has none. */
static guint
digit_of (GtkWidget *widget, guint keyval, guint keycode, GdkModifierType modifiers)
{
  GdkDisplay *display = gtk_widget_get_display (widget);
  guint plain = 0, shifted = 0;

  if (keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_9)
    return keyval - GDK_KEY_KP_0;
  gdk_display_translate_key (display, keycode, 0, 0, &plain, NULL, NULL, NULL);
  gdk_display_translate_key (display, keycode, GDK_SHIFT_MASK, 0, &shifted, NULL, NULL, NULL);
  if (plain >= GDK_KEY_1 && plain <= GDK_KEY_9)
    return plain - GDK_KEY_0;
  if (shifted >= GDK_KEY_1 && shifted <= GDK_KEY_9)
    return shifted - GDK_KEY_0;
  (void) modifiers;
  return 0;
}

gboolean
_weft_table_actions_key (WeftTablePage *table, guint keyval, guint keycode,
                         GdkModifierType modifiers)
{
  WeftTurnPanel *turn = _weft_table_page_get_turn (table);
  guint digit;

  if (turn == NULL || weft_board_pane_get_asked (_weft_table_page_get_board (table)) != WEFT_N_MOVES
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  digit = digit_of (GTK_WIDGET (table), keyval, keycode, modifiers);
  return digit > 0
         && weft_turn_panel_press (turn, digit,
                                   (modifiers & GDK_SHIFT_MASK) != 0
                                       ? WEFT_TURN_ROW_RECORDS_AND_ENDS
                                       : WEFT_TURN_ROW_RECORDS);
}

static void
install_keys (GtkWidgetClass *klass)
{
  static const char *const views[] = { "turn", "board", "bots", "log" };

  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK, "table.undo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "table.redo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_y, GDK_CONTROL_MASK, "table.redo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_k, GDK_CONTROL_MASK, "table.command", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_slash, 0, "table.command", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Escape, 0, "table.escape", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_BackSpace, 0, "table.step-back", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    gtk_widget_class_add_binding_action (klass, GDK_KEY_1 + i, GDK_ALT_MASK, "table.view", "s",
                                         views[i]);
}

void
_weft_table_actions_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, WEFT_MOVE_ACTION, "s", move_action);
  gtk_widget_class_install_action (klass, WEFT_MOVE_AND_END_ACTION, "s", move_and_end_action);
  gtk_widget_class_install_action (klass, "table.undo", NULL, undo_action);
  gtk_widget_class_install_action (klass, "table.redo", NULL, redo_action);
  gtk_widget_class_install_action (klass, "table.go-back", "u", go_back_action);
  gtk_widget_class_install_action (klass, "table.next", NULL, next_action);
  gtk_widget_class_install_action (klass, "table.step-back", NULL, step_back_action);
  gtk_widget_class_install_action (klass, "table.all-done", NULL, all_done_action);
  gtk_widget_class_install_action (klass, "table.tell-again", NULL, tell_again_action);
  gtk_widget_class_install_action (klass, "table.pick", "s", pick_action);
  gtk_widget_class_install_action (klass, "table.command", NULL, command_action);
  gtk_widget_class_install_action (klass, "table.escape", NULL, escape_action);
  gtk_widget_class_install_action (klass, "table.enter-vp", "s", enter_vp_action);
  gtk_widget_class_install_action (klass, "table.enter-note", NULL, enter_note_action);
  gtk_widget_class_install_action (klass, "table.export", NULL, export_action);
  gtk_widget_class_install_property_action (klass, "table.view", "view");
  gtk_widget_class_install_property_action (klass, "table.together", "together");
  install_keys (klass);
}
