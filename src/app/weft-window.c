/* weft-window.c: the table beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-window.h"

#include <glib/gi18n.h>

#include "weft-legal.h"
#include "weft-map-view.h"
#include "weft-reasons.h"
#include "weft-story.h"
#include "weft-tracks-view.h"

struct _WeftWindow
{
  AdwApplicationWindow parent_instance;

  WeftGame *game;
  GtkWidget *map;
  GtkWidget *tracks;

  AdwWindowTitle *title;
  GtkInfoBar *trouble_bar;
  GtkLabel *trouble_label;
  GtkToggleButton *board_button;
  AdwLeaflet *leaflet;
  GtkWidget *turn_page;
  GtkWidget *board_page;
  GtkBox *board_box;
  GtkListBox *steps;
  GtkLabel *question;
  GtkListBox *rows;
  GtkWidget *answers;
  GtkWidget *yes;
  GtkWidget *no;
  GtkWidget *done;
  GtkMenuButton *more;
};

G_DEFINE_FINAL_TYPE (WeftWindow, weft_window, ADW_TYPE_APPLICATION_WINDOW)

static const WeftState *
state_of (WeftWindow *window)
{
  return weft_game_get_state (window->game);
}

static gboolean
is_legal (WeftWindow *window, const WeftMove *move, GError **error)
{
  return weft_legal_check (state_of (window), weft_game_get_tables (window->game), move, error);
}

static void
clear_list (GtkListBox *list)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, child);
}

/* One step; with a reason it unfolds. */
static void
add_step (WeftWindow *window, guint number, const char *story, const char *reason)
{
  GtkWidget *row = reason != NULL ? adw_expander_row_new () : adw_action_row_new ();
  g_autofree char *numbered = g_strdup_printf ("%u", number);

  gtk_widget_add_css_class (row, "step");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), story);
  if (reason != NULL)
    {
      GtkWidget *why = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (why), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (why), reason);
      adw_action_row_set_title_lines (ADW_ACTION_ROW (why), 0);
      gtk_widget_add_css_class (why, "why");
      gtk_widget_set_tooltip_text (row, _ ("Why?"));
      adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), gtk_label_new (numbered));
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), why);
    }
  else
    {
      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_label_new (numbered));
    }
  gtk_list_box_append (window->steps, row);
}

/* What the Automa chose on the map, and why the bots did what they did: told with the step that
 * follows from the choice. */
typedef struct
{
  guint n;
  char *reason;
  WeftHexSet valid;
  guint8 chosen;
} Telling;

static void
tell_event (WeftWindow *window, Telling *telling, const WeftEvent *event)
{
  const WeftTables *tables = weft_game_get_tables (window->game);
  g_autofree char *story = weft_story_event (event, tables, &state_of (window)->setup);
  char *reason = weft_reasons_event (event, tables);

  if (reason != NULL)
    {
      g_free (telling->reason);
      telling->reason = reason;
    }
  if (event->pattern != 0)
    {
      telling->valid = event->hexes;
      telling->chosen = event->hex;
    }
  if (story == NULL)
    return;
  add_step (window, ++telling->n, story, telling->reason);
  g_clear_pointer (&telling->reason, g_free);
}

/* What the latest step of the person caused, as a numbered list. */
static void
show_steps (WeftWindow *window)
{
  WeftHistory *history = weft_game_get_history (window->game);
  Telling telling = { .chosen = WEFT_NONE };

  clear_list (window->steps);
  for (guint i = weft_game_get_step (window->game); i < weft_history_n_moves (history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (history, (int) i);

      for (guint e = 0; e < events->len; e++)
        tell_event (window, &telling, &g_array_index (events, WeftEvent, e));
    }
  g_free (telling.reason);
  gtk_widget_set_visible (GTK_WIDGET (window->steps), telling.n > 0);
  weft_map_view_set_choice (WEFT_MAP_VIEW (window->map), telling.valid, telling.chosen);
}

static void
show_question (WeftWindow *window)
{
  const WeftState *state = state_of (window);
  const WeftTables *tables = weft_game_get_tables (window->game);
  g_autofree char *text = NULL;

  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_TRAP:
      text = g_strdup (_ ("Discard one of the Automa’s tapestry cards. Is it a trap?"));
      break;
    case WEFT_PROMPT_HUMAN_TRAP:
      text =
          g_strdup_printf (_ ("Do you play a trap on %s?"), tables->hexes[state->prompt.hex].name);
      break;
    case WEFT_PROMPT_OVER:
      text = g_strdup_printf (_ ("The game is over: the Automa has %d VP"),
                              state->vp[WEFT_PLAYER_AUTOMA]);
      break;
    default:
      text = g_strdup (state->advanced || state->took_income ? _ ("What else did you do?")
                                                             : _ ("What did you do?"));
      break;
    }
  gtk_label_set_text (window->question, text);
}

/* A row that makes a move when it is activated; insensitive with the reason when it cannot. */
static void
add_row (WeftWindow *window, const char *badge, const char *title, const char *subtitle,
         const char *action, GVariant *target, const WeftMove *move)
{
  GtkWidget *row = adw_action_row_new (), *prefix = gtk_label_new (NULL);
  g_autoptr (GError) error = NULL;

  gtk_widget_add_css_class (prefix, "badge");
  gtk_widget_add_css_class (prefix, badge);
  gtk_widget_set_valign (prefix, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), prefix);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (row), target);
  if (!is_legal (window, move, &error))
    {
      gtk_widget_set_sensitive (row, FALSE);
      gtk_widget_set_tooltip_text (row, error->message);
    }
  gtk_list_box_append (window->rows, row);
}

static void
show_rows (WeftWindow *window)
{
  const WeftState *state = state_of (window);
  const WeftTables *tables = weft_game_get_tables (window->game);
  guint8 human = state->prompt.player;
  WeftMove move = { .kind = WEFT_MOVE_ADVANCE, .player = human, .token = WEFT_NONE };

  clear_list (window->rows);
  gtk_widget_set_visible (GTK_WIDGET (window->rows), state->prompt.kind == WEFT_PROMPT_TURN);
  if (state->prompt.kind != WEFT_PROMPT_TURN)
    return;
  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    if (weft_setup_has_track (&state->setup, move.track))
      {
        g_autofree char *where = weft_story_next_space (state, tables, human, move.track);

        add_row (window, weft_track_nick (move.track), weft_story_advance_row (move.track), where,
                 "table.advance", g_variant_new_string (weft_track_nick (move.track)), &move);
      }
  move.kind = WEFT_MOVE_INCOME;
  add_row (window, "income", _ ("I took an income turn"), _ ("begins your next era"),
           "table.income", NULL, &move);
}

/* Adds the tracks for which @move is possible, as items of @action. */
static void
add_track_items (WeftWindow *window, GMenu *menu, const char *label, const char *action,
                 WeftMove move)
{
  g_autoptr (GMenu) items = g_menu_new ();

  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    if (is_legal (window, &move, NULL))
      {
        g_autoptr (GMenuItem) item = g_menu_item_new (weft_story_track (move.track), NULL);

        g_menu_item_set_action_and_target (item, action, "s", weft_track_nick (move.track));
        g_menu_append_item (items, item);
      }
  if (g_menu_model_get_n_items (G_MENU_MODEL (items)) > 0)
    g_menu_append_submenu (menu, label, G_MENU_MODEL (items));
}

/* What is rarer than an advance, as far as it is possible now. */
static void
show_more (WeftWindow *window)
{
  const WeftState *state = state_of (window);
  WeftMove move = { .player = state->prompt.player, .token = WEFT_NONE };
  g_autoptr (GMenu) menu = g_menu_new ();

  move.kind = WEFT_MOVE_REGRESS;
  add_track_items (window, menu, _ ("My token went back on"), "table.regress", move);
  move.kind = WEFT_MOVE_SINGULARITY;
  add_track_items (window, menu, _ ("AI Singularity: start again on"), "table.singularity", move);
  move.kind = WEFT_MOVE_TAKE_POOL;
  if (is_legal (window, &move, NULL))
    g_menu_append (menu, _ ("I took an item from the pool"), "table.take-pool");
  if (weft_setup_is_solo (&state->setup))
    g_menu_append (menu,
                   state->tiles ? _ ("No territory tiles are left")
                                : _ ("Territory tiles are left again"),
                   "table.tiles");
  gtk_menu_button_set_menu_model (window->more, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (window->more), state->prompt.kind == WEFT_PROMPT_TURN);
}

static void
show_game (WeftWindow *window)
{
  const WeftState *state = state_of (window);
  const WeftTables *tables = weft_game_get_tables (window->game);
  gboolean asks =
      state->prompt.kind == WEFT_PROMPT_TRAP || state->prompt.kind == WEFT_PROMPT_HUMAN_TRAP;
  WeftMove end = { .kind = WEFT_MOVE_END_TURN, .player = state->prompt.player };

  weft_map_view_set_state (WEFT_MAP_VIEW (window->map), tables, state);
  weft_tracks_view_set_state (WEFT_TRACKS_VIEW (window->tracks), tables, state);
  show_steps (window);
  show_question (window);
  show_rows (window);
  show_more (window);
  gtk_widget_set_visible (window->answers, asks);
  gtk_widget_set_visible (window->done, state->prompt.kind == WEFT_PROMPT_TURN);
  gtk_widget_action_set_enabled (GTK_WIDGET (window), "table.end-turn",
                                 is_legal (window, &end, NULL));
}

static void
make (WeftWindow *window, WeftMove move)
{
  g_autoptr (GError) error = NULL;

  move.player = state_of (window)->prompt.player;
  if (!weft_game_apply (window->game, &move, &error))
    gtk_widget_error_bell (GTK_WIDGET (window));
}

static void
make_on_track (WeftWindow *window, WeftMoveKind kind, GVariant *target)
{
  int track = weft_track_from_nick (g_variant_get_string (target, NULL));

  if (track >= 0)
    make (window, (WeftMove){ .kind = (guint8) kind, .track = (guint8) track, .token = WEFT_NONE });
}

static void
advance_action (GtkWidget *widget, const char *name, GVariant *target)
{
  make_on_track (WEFT_WINDOW (widget), WEFT_MOVE_ADVANCE, target);
  (void) name;
}

static void
regress_action (GtkWidget *widget, const char *name, GVariant *target)
{
  make_on_track (WEFT_WINDOW (widget), WEFT_MOVE_REGRESS, target);
  (void) name;
}

static void
singularity_action (GtkWidget *widget, const char *name, GVariant *target)
{
  make_on_track (WEFT_WINDOW (widget), WEFT_MOVE_SINGULARITY, target);
  (void) name;
}

static void
take_pool_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  make (WEFT_WINDOW (widget), (WeftMove){ .kind = WEFT_MOVE_TAKE_POOL });
}

static void
tiles_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftWindow *window = WEFT_WINDOW (widget);

  (void) name;
  (void) target;
  make (window, (WeftMove){ .kind = WEFT_MOVE_TILES, .value = !state_of (window)->tiles });
}

static void
income_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  make (WEFT_WINDOW (widget), (WeftMove){ .kind = WEFT_MOVE_INCOME });
}

static void
end_turn_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  make (WEFT_WINDOW (widget), (WeftMove){ .kind = WEFT_MOVE_END_TURN });
}

static void
answer_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  make (WEFT_WINDOW (widget),
        (WeftMove){ .kind = WEFT_MOVE_ANSWER, .value = (guint8) g_variant_get_boolean (target) });
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  weft_game_undo (WEFT_WINDOW (widget)->game);
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  weft_game_redo (WEFT_WINDOW (widget)->game);
}

/* A hex was clicked: an empty one was explored, another conquered. */
static void
hex_activated_cb (WeftWindow *window, guint hex)
{
  WeftMove move = { .kind = WEFT_MOVE_EXPLORE, .hex = (guint8) hex };

  move.player = state_of (window)->prompt.player;
  if (state_of (window)->prompt.kind != WEFT_PROMPT_TURN)
    return;
  if (!is_legal (window, &move, NULL))
    move.kind = WEFT_MOVE_CONQUER;
  make (window, move);
}

static void
board_toggled_cb (WeftWindow *window)
{
  adw_leaflet_set_visible_child (
      window->leaflet,
      gtk_toggle_button_get_active (window->board_button) ? window->board_page : window->turn_page);
}

static void
style_changed_cb (WeftWindow *window)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  if (dark)
    gtk_widget_add_css_class (GTK_WIDGET (window), "dark-paper");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (window), "dark-paper");
  gtk_widget_queue_draw (window->map);
  gtk_widget_queue_draw (window->tracks);
}

static void
weft_window_dispose (GObject *object)
{
  WeftWindow *window = WEFT_WINDOW (object);

  g_clear_object (&window->game);
  G_OBJECT_CLASS (weft_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, WeftWindow, title);
  gtk_widget_class_bind_template_child (klass, WeftWindow, trouble_bar);
  gtk_widget_class_bind_template_child (klass, WeftWindow, trouble_label);
  gtk_widget_class_bind_template_child (klass, WeftWindow, board_button);
  gtk_widget_class_bind_template_child (klass, WeftWindow, leaflet);
  gtk_widget_class_bind_template_child (klass, WeftWindow, turn_page);
  gtk_widget_class_bind_template_child (klass, WeftWindow, board_page);
  gtk_widget_class_bind_template_child (klass, WeftWindow, board_box);
  gtk_widget_class_bind_template_child (klass, WeftWindow, steps);
  gtk_widget_class_bind_template_child (klass, WeftWindow, question);
  gtk_widget_class_bind_template_child (klass, WeftWindow, rows);
  gtk_widget_class_bind_template_child (klass, WeftWindow, answers);
  gtk_widget_class_bind_template_child (klass, WeftWindow, yes);
  gtk_widget_class_bind_template_child (klass, WeftWindow, no);
  gtk_widget_class_bind_template_child (klass, WeftWindow, done);
  gtk_widget_class_bind_template_child (klass, WeftWindow, more);
}

static void
weft_window_class_init (WeftWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-window.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "table.advance", "s", advance_action);
  gtk_widget_class_install_action (widget_class, "table.regress", "s", regress_action);
  gtk_widget_class_install_action (widget_class, "table.singularity", "s", singularity_action);
  gtk_widget_class_install_action (widget_class, "table.take-pool", NULL, take_pool_action);
  gtk_widget_class_install_action (widget_class, "table.tiles", NULL, tiles_action);
  gtk_widget_class_install_action (widget_class, "table.income", NULL, income_action);
  gtk_widget_class_install_action (widget_class, "table.end-turn", NULL, end_turn_action);
  gtk_widget_class_install_action (widget_class, "table.answer", "b", answer_action);
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, redo_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "table.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "table.redo", NULL);
}

static void
weft_window_init (WeftWindow *window)
{
  gtk_widget_init_template (GTK_WIDGET (window));
  window->map = weft_map_view_new ();
  window->tracks = weft_tracks_view_new ();
  gtk_box_append (window->board_box, window->map);
  gtk_box_append (window->board_box, window->tracks);
  g_signal_connect_swapped (window->map, "hex-activated", G_CALLBACK (hex_activated_cb), window);
  g_signal_connect_swapped (window->board_button, "toggled", G_CALLBACK (board_toggled_cb), window);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (style_changed_cb), window, G_CONNECT_SWAPPED);
  style_changed_cb (window);
}

static gboolean
has_text (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  (void) binding;
  (void) data;
  g_value_set_boolean (to, g_value_get_string (from) != NULL);
  return TRUE;
}

WeftWindow *
weft_window_new (AdwApplication *application, WeftGame *game)
{
  WeftWindow *window = g_object_new (WEFT_TYPE_WINDOW, "application", application, NULL);
  const GBindingFlags flags = G_BINDING_SYNC_CREATE;

  window->game = g_object_ref (game);
  g_object_bind_property (game, "title", window->title, "title", flags);
  g_object_bind_property (game, "subtitle", window->title, "subtitle", flags);
  g_object_bind_property (game, "trouble", window->trouble_label, "label", flags);
  g_object_bind_property_full (game, "trouble", window->trouble_bar, "revealed", flags, has_text,
                               NULL, NULL, NULL);
  g_signal_connect_object (game, "changed", G_CALLBACK (show_game), window, G_CONNECT_SWAPPED);
  show_game (window);
  return window;
}
