/* weft-turn-panel.c: “What did you do?”: the person's own turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-turn-panel.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-moves.h"
#include "weft-possible.h"
#include "weft-question.h"
#include "weft-standing.h"
#include "weft-step-card.h"
#include "weft-story.h"
#include "weft-typed.h"
#include "weft-widgets.h"

#define REVEALING_FRAMES 3 /* until the panel has its new height */

struct _WeftTurnPanel
{
  GtkBox parent_instance;

  WeftGame *game;
  GtkListStore *completions;

  GtkScrolledWindow *scrolled;
  int revealing; /* frames for which the command is still to be scrolled to */
  GtkExpander *bots;
  GtkListBox *steps;
  GtkLabel *question;
  GtkBox *own;
  GtkListBox *rows;
  GtkWidget *follow_ups;
  GtkWidget *explored;
  GtkWidget *conquered;
  GtkMenuButton *more;
  GtkEntry *command;
  GtkLabel *refusal;
  GtkWidget *done;
};

G_DEFINE_FINAL_TYPE (WeftTurnPanel, weft_turn_panel, GTK_TYPE_BOX)

static const WeftState *
state_of (WeftTurnPanel *panel)
{
  return weft_game_get_state (panel->game);
}

/* What the bots did, each step with its reasons to unfold. */
static void
add_step (WeftTurnPanel *panel, const WeftStep *step)
{
  GtkWidget *row = adw_expander_row_new (), *reasons;
  g_autofree char *lines = g_strjoinv ("\n", step->lines);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", step->sentence, "subtitle", lines, NULL);
  adw_expander_row_add_prefix (
      ADW_EXPANDER_ROW (row),
      weft_badge_new_player (weft_record_setup (weft_game_get_record (panel->game)), step->actor,
                             26));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), step->why != NULL);
  if (step->why != NULL)
    {
      reasons = gtk_list_box_row_new ();
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (reasons), FALSE);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (reasons), weft_step_card_new_reasons (step));
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), reasons);
    }
  gtk_list_box_append (panel->steps, row);
}

static char *
steps_title (gboolean solo, guint n)
{
  if (solo)
    return g_strdup_printf (
        g_dngettext (NULL, "The bots’ turn: %u step", "The bots’ turn: %u steps", n), n);
  return g_strdup_printf (g_dngettext (NULL, "The Shadow Empire’s turn: %u step",
                                       "The Shadow Empire’s turn: %u steps", n),
                          n);
}

/* The rows are made when they are looked at. */
static void
fill_steps (WeftTurnPanel *panel)
{
  GPtrArray *steps = weft_game_get_steps (panel->game);

  weft_widgets_clear (GTK_WIDGET (panel->steps));
  for (guint i = 0; i < steps->len && gtk_expander_get_expanded (panel->bots); i++)
    {
      const WeftStep *step = g_ptr_array_index (steps, i);

      if (!step->check)
        add_step (panel, step);
    }
}

static void
show_steps (WeftTurnPanel *panel)
{
  GPtrArray *steps = weft_game_get_steps (panel->game);
  g_autofree char *title = NULL;
  guint n = 0;

  for (guint i = 0; i < steps->len; i++)
    n += !((const WeftStep *) g_ptr_array_index (steps, i))->check;
  fill_steps (panel);
  title = steps_title (weft_setup_is_solo (&state_of (panel)->setup), n);
  gtk_expander_set_label (panel->bots, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel->bots), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  gtk_widget_set_visible (GTK_WIDGET (panel->bots), n > 0);
}

static void
show_question (WeftTurnPanel *panel)
{
  g_auto (WeftQuestion) question =
      weft_question_ask (weft_game_get_voice (panel->game), state_of (panel));

  gtk_label_set_text (panel->question, question.question);
}

/* What has been recorded of this turn, so that nobody needs to remember. */
static void
show_own (WeftTurnPanel *panel)
{
  g_auto (GStrv) lines =
      weft_steps_tell_own (weft_game_get_voice (panel->game), weft_game_get_history (panel->game));

  weft_widgets_clear (GTK_WIDGET (panel->own));
  for (char **line = lines; *line != NULL; line++)
    {
      g_autofree char *ticked = g_strdup_printf ("✓ %s", *line);

      gtk_box_append (panel->own, weft_widgets_text (ticked, "done-line"));
    }
  gtk_widget_set_visible (GTK_WIDGET (panel->own), *lines != NULL);
}

static void
add_act (WeftTurnPanel *panel, GtkWidget *badge, const char *title, const char *subtitle,
         const WeftMove *move)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", title, "subtitle", subtitle, "activatable", TRUE, NULL);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), badge);
  weft_moves_offer (row, panel->game, move);
  gtk_list_box_append (panel->rows, row);
}

/* A track's advance; where two tokens are on it, one row each (P1, P2). */
static void
add_advances (WeftTurnPanel *panel, WeftMove move)
{
  const WeftState *state = state_of (panel);
  const gint8 *tokens = state->tokens[move.player][move.track];
  gboolean two = tokens[0] != WEFT_NO_TOKEN && tokens[1] != WEFT_NO_TOKEN;

  for (guint8 token = 0; token < (two ? WEFT_N_TOKENS : 1); token++)
    {
      g_autofree char *where = NULL;

      move.token = two ? token : WEFT_NONE;
      where = weft_story_next_space (state, weft_game_get_tables (panel->game), move.player,
                                     move.track, move.token);
      add_act (panel, weft_badge_new_track (move.track, 44), weft_story_advance_row (move.track),
               where, &move);
    }
}

static char *
income_words (const WeftState *state, guint8 human)
{
  int next = state->income_turns[human] + 1;

  if (next > WEFT_N_INCOME_TURNS)
    return g_strdup (_ ("all five are taken"));
  if (next == WEFT_N_INCOME_TURNS)
    return g_strdup (_ ("your last one"));
  if (weft_setup_is_solo (&state->setup) && state->income_turns[WEFT_PLAYER_AUTOMA] < next)
    return g_strdup_printf (_ ("begins your era %d, before the Automa"), next);
  return g_strdup_printf (_ ("begins your era %d"), next);
}

static void
show_rows (WeftTurnPanel *panel)
{
  const WeftState *state = state_of (panel);
  guint8 human = state->prompt.player;
  WeftMove move = { .kind = WEFT_MOVE_ADVANCE, .player = human, .token = WEFT_NONE };
  g_autofree char *income = NULL;

  weft_widgets_clear (GTK_WIDGET (panel->rows));
  if (state->prompt.kind != WEFT_PROMPT_TURN)
    return;
  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    if (weft_setup_has_track (&state->setup, move.track))
      add_advances (panel, move);
  move = (WeftMove){ .kind = WEFT_MOVE_INCOME, .player = human };
  income = income_words (state, human);
  add_act (panel, weft_badge_new_income (44), _ ("I took an income turn"), income, &move);
}

static void
append_item (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

/* The tracks for which @move is possible. */
static void
append_tracks (WeftTurnPanel *panel, GMenu *menu, const char *label, WeftMove move)
{
  g_autoptr (GMenu) items = g_menu_new ();

  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    if (weft_game_check (panel->game, &move, NULL))
      append_item (items, weft_words_track (move.track), WEFT_MOVE_ACTION,
                   weft_moves_target (panel->game, &move));
  if (g_menu_model_get_n_items (G_MENU_MODEL (items)) > 0)
    g_menu_append_submenu (menu, label, G_MENU_MODEL (items));
}

/* What is rarer than an advance, as far as it is possible now. */
static GMenuModel *
make_more (WeftTurnPanel *panel)
{
  const WeftState *state = state_of (panel);
  guint8 human = state->prompt.player;
  GMenu *menu = g_menu_new ();
  WeftMove pool = { .kind = WEFT_MOVE_TAKE_POOL, .player = human };
  WeftMove tiles = { .kind = WEFT_MOVE_TILES, .value = !state->tiles };

  append_tracks (panel, menu, _ ("My token went back on"),
                 (WeftMove){ .kind = WEFT_MOVE_REGRESS, .player = human, .token = WEFT_NONE });
  append_tracks (panel, menu, _ ("AI Singularity: start again on"),
                 (WeftMove){ .kind = WEFT_MOVE_SINGULARITY, .player = human });
  if (weft_game_check (panel->game, &pool, NULL))
    append_item (menu, _ ("I took an item from the pool"), WEFT_MOVE_ACTION,
                 weft_moves_target (panel->game, &pool));
  if (weft_setup_is_solo (&state->setup))
    append_item (menu,
                 state->tiles ? _ ("No territory tiles are left")
                              : _ ("Territory tiles are left again"),
                 WEFT_MOVE_ACTION, weft_moves_target (panel->game, &tiles));
  append_item (menu, _ ("Victory points…"), "table.enter-vp",
               g_variant_new_string (weft_player_nick (human)));
  append_item (menu, _ ("Note…"), "table.enter-note", NULL);
  return G_MENU_MODEL (menu);
}

/* The menu is made when it is asked for: it depends on the game. */
static void
make_more_cb (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenuModel) menu = make_more (data);

  gtk_menu_button_set_menu_model (button, menu);
}

/* A button that asks for a hex, insensitive with the reason when there is none for it. */
static void
offer_pick (WeftTurnPanel *panel, GtkWidget *button, WeftMoveKind kind)
{
  WeftMove move = { .kind = (guint8) kind, .player = state_of (panel)->prompt.player };
  gboolean possible = FALSE;
  const char *reason;

  for (move.hex = 0; move.hex < WEFT_N_HEXES && !possible; move.hex++)
    possible = weft_game_check (panel->game, &move, NULL);
  reason = possible ? NULL : _ ("No hex is possible for that now.");
  gtk_widget_set_sensitive (button, possible);
  gtk_widget_set_tooltip_text (button, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  reason != NULL ? reason : "", -1);
}

static void
show_follow_ups (WeftTurnPanel *panel)
{
  const WeftState *state = state_of (panel);
  gboolean solo = weft_setup_is_solo (&state->setup);
  g_autofree char *label = weft_standing_done (weft_game_get_voice (panel->game), state);

  gtk_widget_set_visible (gtk_widget_get_parent (panel->explored), solo);
  gtk_widget_set_visible (gtk_widget_get_parent (panel->conquered), solo);
  if (solo)
    {
      offer_pick (panel, panel->explored, WEFT_MOVE_EXPLORE);
      offer_pick (panel, panel->conquered, WEFT_MOVE_CONQUER);
    }
  gtk_button_set_label (GTK_BUTTON (panel->done), label);
  weft_moves_offer (panel->done, panel->game,
                    &(WeftMove){ .kind = WEFT_MOVE_END_TURN, .player = state->prompt.player });
}

/* Only what is possible now is offered. */
static void
show_completions (WeftTurnPanel *panel)
{
  g_auto (GStrv) lines = weft_possible_lines (weft_game_get_voice (panel->game), state_of (panel));

  gtk_list_store_clear (panel->completions);
  for (char **line = lines; *line != NULL; line++)
    gtk_list_store_insert_with_values (panel->completions, NULL, -1, 0, *line, -1);
}

static void
show_game (WeftTurnPanel *panel)
{
  gtk_widget_set_visible (GTK_WIDGET (panel->refusal), FALSE);
  if (state_of (panel)->prompt.kind != WEFT_PROMPT_TURN)
    return;
  show_steps (panel);
  show_question (panel);
  show_own (panel);
  show_rows (panel);
  show_follow_ups (panel);
  show_completions (panel);
}

static void
command_changed_cb (WeftTurnPanel *panel)
{
  gtk_widget_set_visible (GTK_WIDGET (panel->refusal), FALSE);
}

/* Once the panel is laid out: the entry is the last thing on it, with what was wrong below. */
static gboolean
reveal_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  WeftTurnPanel *panel = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (panel->scrolled);

  (void) widget;
  (void) clock;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  panel->revealing--;
  return panel->revealing > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* The toolkit scrolls to what has the focus, but not after the panel has grown. */
static void
reveal_command (WeftTurnPanel *panel)
{
  if (panel->revealing == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (panel), reveal_cb, panel, NULL);
  panel->revealing = REVEALING_FRAMES;
}

static void
refuse (WeftTurnPanel *panel, const char *words)
{
  reveal_command (panel);
  gtk_label_set_text (panel->refusal, words);
  gtk_widget_set_visible (GTK_WIDGET (panel->refusal), TRUE);
  gtk_widget_error_bell (GTK_WIDGET (panel->command));
}

/* Commands that only look. */
static void
look (WeftTurnPanel *panel, WeftTypedKind kind)
{
  GtkWidget *widget = GTK_WIDGET (panel);

  switch (kind)
    {
    case WEFT_TYPED_TRACKS:
      gtk_widget_activate_action (widget, "table.view", "s", "tracks");
      break;
    case WEFT_TYPED_MAP:
      gtk_widget_activate_action (widget, "table.view", "s", "map");
      break;
    case WEFT_TYPED_BOTS:
    case WEFT_TYPED_DECK:
    case WEFT_TYPED_ODDS:
      gtk_widget_activate_action (widget, "table.view", "s", "bots");
      break;
    case WEFT_TYPED_LOG:
    case WEFT_TYPED_BACK:
      gtk_widget_activate_action (widget, "table.view", "s", "log");
      break;
    case WEFT_TYPED_SETUP:
      gtk_widget_activate_action (widget, "win.checklist", NULL);
      break;
    case WEFT_TYPED_WHY:
      gtk_expander_set_expanded (panel->bots, TRUE);
      break;
    case WEFT_TYPED_QUIT:
      gtk_widget_activate_action (widget, "window.close", NULL);
      break;
    default:
      gtk_widget_activate_action (widget, "app.help", "s", "");
      break;
    }
}

/* Makes the move that was typed; FALSE with the reason shown when it is not possible. */
static gboolean
make_typed (WeftTurnPanel *panel, const WeftTyped *typed)
{
  g_autoptr (GError) error = NULL;

  if (weft_game_apply_all (panel->game, &typed->move, 1, typed->text, NULL, &error))
    return TRUE;
  refuse (panel, error->message);
  return FALSE;
}

static void
command_given_cb (WeftTurnPanel *panel)
{
  g_auto (WeftTyped) typed = { 0 };
  g_autoptr (GError) error = NULL;
  const char *line = gtk_editable_get_text (GTK_EDITABLE (panel->command));

  if (!weft_typed_parse (line, state_of (panel), weft_game_get_tables (panel->game), &typed,
                         &error))
    {
      refuse (panel, error->message);
      return;
    }
  if (typed.kind == WEFT_TYPED_NOTHING)
    return;
  if (typed.kind == WEFT_TYPED_MOVE && !make_typed (panel, &typed))
    return;
  gtk_editable_set_text (GTK_EDITABLE (panel->command), "");
  if (typed.kind == WEFT_TYPED_UNDO)
    gtk_widget_activate_action (GTK_WIDGET (panel), "table.undo", NULL);
  else if (typed.kind == WEFT_TYPED_REDO)
    gtk_widget_activate_action (GTK_WIDGET (panel), "table.redo", NULL);
  else if (typed.kind != WEFT_TYPED_MOVE)
    look (panel, typed.kind);
}

/* With nothing typed, Ctrl+Z takes back a move, not what was typed before. */
static gboolean
command_key_cb (WeftTurnPanel *panel, guint keyval, guint keycode, GdkModifierType modifiers)
{
  (void) keycode;
  if ((modifiers & GDK_CONTROL_MASK) == 0 || gdk_keyval_to_lower (keyval) != GDK_KEY_z
      || *gtk_editable_get_text (GTK_EDITABLE (panel->command)) != '\0')
    return FALSE;
  gtk_widget_activate_action (
      GTK_WIDGET (panel), (modifiers & GDK_SHIFT_MASK) != 0 ? "table.redo" : "table.undo", NULL);
  return TRUE;
}

static void
weft_turn_panel_dispose (GObject *object)
{
  WeftTurnPanel *panel = WEFT_TURN_PANEL (object);

  g_clear_object (&panel->completions);
  G_OBJECT_CLASS (weft_turn_panel_parent_class)->dispose (object);
}

static void
weft_turn_panel_class_init (WeftTurnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_turn_panel_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-turn-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, scrolled);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, bots);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, steps);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, question);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, own);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, rows);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, follow_ups);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, explored);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, conquered);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, more);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, command);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, refusal);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, done);
  gtk_widget_class_bind_template_callback (widget_class, command_given_cb);
  gtk_widget_class_bind_template_callback (widget_class, command_changed_cb);
}

static void
expanded_cb (WeftTurnPanel *panel)
{
  if (panel->game != NULL)
    fill_steps (panel);
}

static void
weft_turn_panel_init (WeftTurnPanel *panel)
{
  g_autoptr (GtkEntryCompletion) completion = gtk_entry_completion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (panel));
  g_signal_connect_swapped (panel->bots, "notify::expanded", G_CALLBACK (expanded_cb), panel);
  weft_widgets_wrap_buttons (GTK_WIDGET (panel));
  gtk_menu_button_set_create_popup_func (panel->more, make_more_cb, panel, NULL);
  panel->completions = gtk_list_store_new (1, G_TYPE_STRING);
  gtk_entry_completion_set_model (completion, GTK_TREE_MODEL (panel->completions));
  gtk_entry_completion_set_text_column (completion, 0);
  gtk_entry_completion_set_inline_selection (completion, TRUE);
  gtk_entry_set_completion (panel->command, completion);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (command_key_cb), panel);
  gtk_widget_add_controller (GTK_WIDGET (panel->command), keys);
}

void
weft_turn_panel_set_game (WeftTurnPanel *panel, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_TURN_PANEL (panel) && WEFT_IS_GAME (game));

  panel->game = game;
  g_signal_connect_object (game, "changed", G_CALLBACK (show_game), panel, G_CONNECT_SWAPPED);
  show_game (panel);
}

void
weft_turn_panel_focus (WeftTurnPanel *panel)
{
  if (gtk_widget_get_sensitive (panel->done))
    gtk_widget_grab_focus (panel->done);
  else
    gtk_widget_child_focus (GTK_WIDGET (panel->rows), GTK_DIR_TAB_FORWARD);
}

void
weft_turn_panel_focus_command (WeftTurnPanel *panel)
{
  gtk_widget_grab_focus (GTK_WIDGET (panel->command));
  reveal_command (panel);
}

void
weft_turn_panel_show_steps (WeftTurnPanel *panel, gboolean unfolded)
{
  gtk_expander_set_expanded (panel->bots, unfolded);
}
