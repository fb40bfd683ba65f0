/* weft-table-page.c: the page a game is played on
 *
 * On the left is what is done next: the person's turn, a step of the bots', a question, or the end.
 * On the right, or behind it on a narrow window, are the pictures of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-table-page.h"

#include <glib/gi18n.h>

#include "weft-ask-panel.h"
#include "weft-bots-view.h"
#include "weft-corrections.h"
#include "weft-end-panel.h"
#include "weft-log-export.h"
#include "weft-log-view.h"
#include "weft-map-view.h"
#include "weft-moves.h"
#include "weft-reasons.h"
#include "weft-step-card.h"
#include "weft-tour.h"
#include "weft-tracks-view.h"
#include "weft-turn-panel.h"
#include "weft-widgets.h"

struct _WeftTablePage
{
  GtkBox parent_instance;

  WeftGame *game;
  char *view;
  gboolean show_odds;
  WeftMoveKind pick; /* what a click on a hex means, or WEFT_N_MOVES */
  GtkWidget *mode;   /* the panel shown last */
  guint focusing;    /* the idle source that moves the focus */
  guint arranging;   /* the one that follows the leaflet */

  AdwWindowTitle *title;
  GtkWidget *redo;
  GtkInfoBar *trouble_bar;
  GtkLabel *trouble_label;
  AdwToastOverlay *toasts;
  AdwLeaflet *leaflet;
  GtkWidget *left;
  WeftTour *tour;
  GtkStack *stack;
  WeftTurnPanel *turn_panel;
  WeftStepCard *step_card;
  WeftAskPanel *ask_panel;
  WeftEndPanel *end_panel;
  GtkWidget *board;
  GtkWidget *tabs;
  GtkStack *boards;
  GtkBox *tracks_box;
  GtkBox *map_box;
  WeftTracksView *tracks;
  GtkLabel *legend;
  GtkWidget *pick_bar;
  GtkLabel *pick_label;
  GtkLabel *map_title;
  WeftMapView *map;
  WeftBotsView *bots;
  WeftLogView *log;
  GtkWidget *below;
  GtkWidget *map_tab;
  GtkWidget *map_tab_below;
};

G_DEFINE_FINAL_TYPE (WeftTablePage, weft_table_page, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_VIEW,
  PROP_SHOW_ODDS,
  PROP_HINTS_SEEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gboolean
is_solo (WeftTablePage *table)
{
  return weft_setup_is_solo (weft_record_setup (weft_game_get_record (table->game)));
}

static gboolean
is_narrow (WeftTablePage *table)
{
  return adw_leaflet_get_folded (table->leaflet);
}

/* The panel for what the game is at. */
static GtkWidget *
panel_now (WeftTablePage *table)
{
  if (weft_game_get_step (table->game) != NULL)
    return GTK_WIDGET (table->step_card);
  if (weft_game_get_state (table->game)->over)
    return GTK_WIDGET (table->end_panel);
  if (weft_ask_panel_is_needed (table->game))
    return GTK_WIDGET (table->ask_panel);
  return GTK_WIDGET (table->turn_panel);
}

static gboolean
focus_cb (gpointer data)
{
  WeftTablePage *table = data;

  table->focusing = 0;
  if (table->mode == GTK_WIDGET (table->step_card))
    weft_step_card_focus (table->step_card);
  else if (table->mode == GTK_WIDGET (table->end_panel))
    weft_end_panel_focus (table->end_panel);
  else if (table->mode == GTK_WIDGET (table->ask_panel))
    weft_ask_panel_focus (table->ask_panel);
  else
    weft_turn_panel_focus (table->turn_panel);
  return G_SOURCE_REMOVE;
}

/* When the click or key that led here has been dealt with: it may move the focus too. */
void
weft_table_page_focus (WeftTablePage *table)
{
  g_return_if_fail (WEFT_IS_TABLE_PAGE (table));

  if (table->focusing == 0)
    table->focusing = g_idle_add (focus_cb, table);
}

/* Whether the person is busy elsewhere, so that the focus stays. */
static gboolean
is_busy_elsewhere (WeftTablePage *table)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (table));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (gtk_widget_is_ancestor (focus, table->board) || GTK_IS_TEXT (focus))
         && gtk_widget_get_mapped (focus);
}

/* Where there is room the tracks stand below the map too. */
static void
place_tracks (WeftTablePage *table)
{
  gboolean below_map = g_str_equal (table->view, "map") && !is_narrow (table);
  GtkBox *box = below_map ? table->map_box : table->tracks_box;
  GtkWidget *tracks = GTK_WIDGET (table->tracks), *now = gtk_widget_get_parent (tracks);

  if (now == GTK_WIDGET (box))
    return;
  g_object_ref (tracks);
  gtk_box_remove (GTK_BOX (now), tracks);
  if (below_map)
    gtk_box_append (box, tracks);
  else
    gtk_box_prepend (box, tracks);
  g_object_unref (tracks);
}

static void
apply_view (WeftTablePage *table)
{
  gboolean turn = g_str_equal (table->view, "turn");

  place_tracks (table);
  if (!turn)
    gtk_stack_set_visible_child_name (table->boards, table->view);
  if (is_narrow (table))
    adw_leaflet_set_visible_child (table->leaflet, turn ? table->left : table->board);
}

static void
set_view (WeftTablePage *table, const char *view)
{
  static const char *const views[] = { "turn", "tracks", "map", "bots", "log", NULL };

  if (!g_strv_contains (views, view) || g_str_equal (table->view, view)
      || (g_str_equal (view, "map") && table->game != NULL && !is_solo (table))
      || (g_str_equal (view, "turn") && !is_narrow (table))) /* it is there all the time */
    return;
  g_free (table->view);
  table->view = g_strdup (view);
  apply_view (table);
  g_object_notify_by_pspec (G_OBJECT (table), properties[PROP_VIEW]);
}

/* In a narrow window everything that is done next comes to the front. */
static void
show_panel (WeftTablePage *table)
{
  GtkWidget *panel = panel_now (table);
  gboolean changed = panel != table->mode;

  table->mode = panel;
  gtk_stack_set_visible_child (table->stack, panel);
  weft_tour_set_stage (table->tour, panel == GTK_WIDGET (table->turn_panel)  ? WEFT_TOUR_TURN
                                    : panel == GTK_WIDGET (table->step_card) ? WEFT_TOUR_STEPS
                                                                             : WEFT_TOUR_NOWHERE);
  if (changed && is_narrow (table))
    set_view (table, "turn");
  if (changed || !is_busy_elsewhere (table))
    weft_table_page_focus (table);
}

static gboolean
is_on_track (const WeftEvent *event)
{
  return event->kind == WEFT_EVENT_ADVANCE || event->kind == WEFT_EVENT_REGRESS;
}

static gboolean
is_on_map (const WeftEvent *event)
{
  return event->kind == WEFT_EVENT_EXPLORE || event->kind == WEFT_EVENT_CONQUER
         || event->kind == WEFT_EVENT_OUTPOST || event->kind == WEFT_EVENT_TOPPLE;
}

static void
show_tracks (WeftTablePage *table, WeftTracksView *view, const WeftEvent *event)
{
  gboolean moves = event != NULL && is_on_track (event);

  weft_tracks_view_set_state (view, weft_game_get_voice (table->game),
                              weft_game_get_shown (table->game));
  weft_tracks_view_set_move (view, moves ? event->track : WEFT_NONE, moves ? event->from : 0,
                             moves ? event->to : 0);
}

static void
show_map (WeftTablePage *table, const WeftEvent *event)
{
  gboolean chose = event != NULL && event->pattern != 0;
  g_autofree char *words = chose ? weft_reasons_count (event) : NULL;

  weft_map_view_set_state (table->map, weft_game_get_voice (table->game),
                           weft_game_get_shown (table->game));
  weft_map_view_set_choice (table->map, chose ? event : NULL);
  weft_map_view_set_mark (table->map, event != NULL && is_on_map (event) ? event->hex : WEFT_NONE);
  gtk_label_set_text (table->map_title, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (table->map_title), words != NULL);
}

/* The pictures follow the step being told. */
static void
show_boards (WeftTablePage *table)
{
  const WeftStep *step = weft_game_get_step (table->game);
  const WeftEvent *event = step != NULL && !step->check ? &step->event : NULL;

  show_tracks (table, table->tracks, event);
  if (!is_solo (table))
    return;
  show_map (table, event);
  if (!is_narrow (table) && event != NULL && is_on_map (event)
      && g_str_equal (table->view, "tracks"))
    set_view (table, "map");
}

static void
stop_picking (WeftTablePage *table)
{
  table->pick = WEFT_N_MOVES;
  weft_map_view_set_offer (table->map, 0, 0);
  gtk_widget_set_visible (table->pick_bar, FALSE);
}

static void
show_told (WeftTablePage *table)
{
  show_boards (table);
  show_panel (table);
}

static void
show_changed (WeftTablePage *table)
{
  stop_picking (table);
}

static void
toast (WeftTablePage *table, const char *words)
{
  AdwToast *message = adw_toast_new (words);

  adw_toast_set_timeout (message, 5);
  adw_toast_overlay_add_toast (table->toasts, message);
}

static void
make (WeftTablePage *table, const WeftMove *move, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (weft_game_apply (table->game, move, text, &error))
    return;
  words = weft_moves_refusal (table->game, error);
  toast (table, words);
  gtk_widget_error_bell (GTK_WIDGET (table));
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);
  WeftMove move;

  (void) name;
  if (weft_moves_from_target (table->game, target, &move))
    make (table, &move, NULL);
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  weft_game_undo (WEFT_TABLE_PAGE (widget)->game);
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  weft_game_redo (WEFT_TABLE_PAGE (widget)->game);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftGame *game = WEFT_TABLE_PAGE (widget)->game;

  (void) name;
  (void) target;
  weft_game_tell (game, weft_game_get_told (game) + 1);
  if (weft_game_get_step (game) == NULL)
    weft_turn_panel_show_steps (WEFT_TABLE_PAGE (widget)->turn_panel, FALSE);
}

static void
step_back_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftGame *game = WEFT_TABLE_PAGE (widget)->game;
  guint told = weft_game_get_told (game);

  (void) name;
  (void) target;
  if (weft_game_get_step (game) != NULL && told > 0)
    weft_game_tell (game, told - 1);
}

static void
show_all_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  weft_game_tell (WEFT_TABLE_PAGE (widget)->game, G_MAXUINT);
  weft_turn_panel_show_steps (WEFT_TABLE_PAGE (widget)->turn_panel, TRUE);
}

static void
tell_again_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  weft_game_tell (WEFT_TABLE_PAGE (widget)->game, 0);
}

/* The hexes for which a kind of move is possible. */
static WeftHexSet
possible_hexes (WeftTablePage *table, WeftMoveKind kind)
{
  WeftMove move = { .kind = (guint8) kind,
                    .player = weft_game_get_state (table->game)->prompt.player };
  WeftHexSet hexes = 0;

  for (move.hex = 0; move.hex < WEFT_N_HEXES; move.hex++)
    if (weft_game_check (table->game, &move, NULL))
      hexes |= WEFT_HEX_BIT (move.hex);
  return hexes;
}

static void
start_picking (WeftTablePage *table, WeftMoveKind kind)
{
  WeftHexSet hexes = possible_hexes (table, kind);

  if (hexes == 0 || weft_game_get_step (table->game) != NULL)
    {
      toast (table, _ ("No hex is possible for that now."));
      return;
    }
  set_view (table, "map");
  table->pick = kind;
  weft_map_view_set_offer (table->map, hexes, 0);
  gtk_label_set_text (table->pick_label, kind == WEFT_MOVE_EXPLORE
                                             ? _ ("Which hex did you explore?")
                                             : _ ("Which hex did you conquer?"));
  gtk_widget_set_visible (table->pick_bar, TRUE);
  gtk_widget_grab_focus (weft_map_view_get_hex (table->map, (guint) __builtin_ctzll (hexes)));
}

static void
pick_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);
  const char *what = g_variant_get_string (target, NULL);

  (void) name;
  if (g_str_equal (what, "explore"))
    start_picking (table, WEFT_MOVE_EXPLORE);
  else if (g_str_equal (what, "conquer"))
    start_picking (table, WEFT_MOVE_CONQUER);
  else
    {
      stop_picking (table);
      set_view (table, "turn");
      weft_table_page_focus (table);
    }
}

static void
hex_activated_cb (WeftTablePage *table, guint hex)
{
  WeftMove move = { .kind = (guint8) table->pick,
                    .player = weft_game_get_state (table->game)->prompt.player,
                    .hex = (guint8) hex };

  if (table->pick == WEFT_N_MOVES)
    {
      weft_corrections_open (weft_corrections_hex (table->game, hex),
                             weft_map_view_get_hex (table->map, hex));
      return;
    }
  make (table, &move, NULL);
  if (table->pick == WEFT_N_MOVES) /* it was possible */
    {
      set_view (table, "turn");
      weft_table_page_focus (table);
    }
}

static void
space_activated_cb (WeftTablePage *table, guint track, guint space, WeftTracksView *view)
{
  GtkWidget *popover = space == WEFT_TRACKS_HEAD
                           ? weft_corrections_track (table->game, track)
                           : weft_corrections_space (table->game, track, space);

  weft_corrections_open (popover, weft_tracks_view_get_space (view, track, space));
}

static void
command_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);

  (void) name;
  (void) target;
  if (table->mode != GTK_WIDGET (table->turn_panel))
    return;
  set_view (table, "turn");
  weft_turn_panel_focus_command (table->turn_panel);
}

static void
escape_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);

  (void) name;
  (void) target;
  stop_picking (table);
  set_view (table, "turn");
  weft_table_page_focus (table);
}

/* A number that has no picture to be clicked: asked for in a popover of the panel. */
static void
enter_vp_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);
  int player = weft_player_from_nick (g_variant_get_string (target, NULL));
  WeftMove move = { .kind = WEFT_MOVE_VP, .player = (guint8) player };
  int vp;

  (void) name;
  if (player < 0 || !weft_player_is_human ((guint) player))
    return;
  vp = weft_game_get_state (table->game)->vp[player];
  weft_corrections_open (weft_corrections_number (table->game, _ ("Victory points on the board"),
                                                  &move, MAX (vp, 0), WEFT_MOST_VP),
                         GTK_WIDGET (table->stack));
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
  weft_corrections_open (popover, GTK_WIDGET (table->stack));
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (widget);

  (void) name;
  (void) target;
  weft_log_export (table->game, GTK_WINDOW (gtk_widget_get_root (widget)), table->toasts);
}

static void
undo_enabled_cb (WeftTablePage *table)
{
  gboolean undo, redo;

  g_object_get (table->game, "can-undo", &undo, "can-redo", &redo, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (table), "table.undo", undo);
  gtk_widget_action_set_enabled (GTK_WIDGET (table), "table.redo", redo);
  gtk_widget_set_visible (table->redo, redo || !is_narrow (table)); /* room for the title */
  gtk_widget_action_set_enabled (GTK_WIDGET (table), "table.step-back",
                                 weft_game_get_step (table->game) != NULL
                                     && weft_game_get_told (table->game) > 0);
}

/* Arranges the page for a narrow or a wide window. */
static void
arrange (WeftTablePage *table)
{
  gboolean narrow = is_narrow (table);

  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (table), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (table), "narrow");
  gtk_widget_set_visible (table->below, narrow);
  gtk_widget_set_visible (table->tabs, !narrow);
  place_tracks (table);
  weft_step_card_set_narrow (table->step_card, narrow);
  if (table->game != NULL)
    undo_enabled_cb (table);
  if (narrow && !g_str_equal (table->view, "turn"))
    set_view (table, "turn");
  else if (narrow)
    apply_view (table);
  else if (g_str_equal (table->view, "turn"))
    set_view (table, table->game != NULL && is_solo (table) ? "map" : "tracks");
}

static gboolean
arrange_cb (gpointer data)
{
  WeftTablePage *table = data;

  table->arranging = 0;
  arrange (table);
  return G_SOURCE_REMOVE;
}

/* The leaflet folds while it is given its size: what follows from it waits until that is over. */
static void
folded_cb (WeftTablePage *table)
{
  if (table->arranging == 0)
    table->arranging = g_idle_add_full (G_PRIORITY_HIGH_IDLE, arrange_cb, table, NULL);
}

static void
weft_table_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (object);

  if (id == PROP_VIEW)
    g_value_set_string (value, table->view);
  else if (id == PROP_SHOW_ODDS)
    g_value_set_boolean (value, table->show_odds);
  else if (id == PROP_HINTS_SEEN)
    g_object_get_property (G_OBJECT (table->tour), "seen", value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_table_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (object);

  if (id == PROP_VIEW)
    set_view (table, g_value_get_string (value));
  else if (id == PROP_SHOW_ODDS)
    {
      table->show_odds = g_value_get_boolean (value);
      g_object_set (table->bots, "show-odds", table->show_odds, NULL);
    }
  else if (id == PROP_HINTS_SEEN)
    g_object_set_property (G_OBJECT (table->tour), "seen", value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_table_page_dispose (GObject *object)
{
  g_clear_handle_id (&WEFT_TABLE_PAGE (object)->focusing, g_source_remove);
  g_clear_handle_id (&WEFT_TABLE_PAGE (object)->arranging, g_source_remove);
  G_OBJECT_CLASS (weft_table_page_parent_class)->dispose (object);
}

/* The panels look at the game until the end: it goes after them. */
static void
weft_table_page_finalize (GObject *object)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (object);

  g_clear_object (&table->game);
  g_clear_pointer (&table->view, g_free);
  G_OBJECT_CLASS (weft_table_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, WeftTablePage, title);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, redo);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, trouble_bar);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, trouble_label);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, toasts);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, leaflet);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, left);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, tour);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, stack);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, turn_panel);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, step_card);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, ask_panel);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, end_panel);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, board);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, tabs);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, boards);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, tracks_box);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, map_box);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, tracks);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, legend);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, pick_bar);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, pick_label);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, map_title);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, map);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, bots);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, log);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, below);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, map_tab);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, map_tab_below);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, WEFT_MOVE_ACTION, "s", move_action);
  gtk_widget_class_install_action (klass, "table.undo", NULL, undo_action);
  gtk_widget_class_install_action (klass, "table.redo", NULL, redo_action);
  gtk_widget_class_install_action (klass, "table.next", NULL, next_action);
  gtk_widget_class_install_action (klass, "table.step-back", NULL, step_back_action);
  gtk_widget_class_install_action (klass, "table.show-all", NULL, show_all_action);
  gtk_widget_class_install_action (klass, "table.tell-again", NULL, tell_again_action);
  gtk_widget_class_install_action (klass, "table.pick", "s", pick_action);
  gtk_widget_class_install_action (klass, "table.command", NULL, command_action);
  gtk_widget_class_install_action (klass, "table.escape", NULL, escape_action);
  gtk_widget_class_install_action (klass, "table.enter-vp", "s", enter_vp_action);
  gtk_widget_class_install_action (klass, "table.enter-note", NULL, enter_note_action);
  gtk_widget_class_install_action (klass, "table.export", NULL, export_action);
  gtk_widget_class_install_property_action (klass, "table.view", "view");
}

static void
install_keys (GtkWidgetClass *klass)
{
  static const char *const views[] = { "turn", "tracks", "map", "bots", "log" };

  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK, "table.undo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "table.redo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_k, GDK_CONTROL_MASK, "table.command", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_slash, 0, "table.command", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Escape, 0, "table.escape", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_BackSpace, 0, "table.step-back", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    gtk_widget_class_add_binding_action (klass, GDK_KEY_1 + i, GDK_ALT_MASK, "table.view", "s",
                                         views[i]);
}

static void
weft_table_page_class_init (WeftTablePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = weft_table_page_get_property;
  object_class->set_property = weft_table_page_set_property;
  object_class->dispose = weft_table_page_dispose;
  object_class->finalize = weft_table_page_finalize;
  properties[PROP_VIEW] = g_param_spec_string ("view", NULL, NULL, "turn", flags);
  properties[PROP_SHOW_ODDS] = g_param_spec_boolean ("show-odds", NULL, NULL, FALSE, flags);
  properties[PROP_HINTS_SEEN] =
      g_param_spec_uint ("hints-seen", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (WEFT_TYPE_STRUT);
  g_type_ensure (WEFT_TYPE_TOUR);
  g_type_ensure (WEFT_TYPE_TURN_PANEL);
  g_type_ensure (WEFT_TYPE_STEP_CARD);
  g_type_ensure (WEFT_TYPE_ASK_PANEL);
  g_type_ensure (WEFT_TYPE_END_PANEL);
  g_type_ensure (WEFT_TYPE_TRACKS_VIEW);
  g_type_ensure (WEFT_TYPE_MAP_VIEW);
  g_type_ensure (WEFT_TYPE_BOTS_VIEW);
  g_type_ensure (WEFT_TYPE_LOG_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-table-page.ui");
  bind_children (widget_class);
  install_actions (widget_class);
  install_keys (widget_class);
}

static void
hints_seen_cb (WeftTablePage *table)
{
  g_object_notify_by_pspec (G_OBJECT (table), properties[PROP_HINTS_SEEN]);
}

static void
weft_table_page_init (WeftTablePage *table)
{
  table->view = g_strdup ("turn");
  table->pick = WEFT_N_MOVES;
  gtk_widget_init_template (GTK_WIDGET (table));
  weft_widgets_shorten_buttons (table->tabs);
  weft_widgets_shorten_buttons (table->below);
  g_signal_connect_swapped (table->map, "hex-activated", G_CALLBACK (hex_activated_cb), table);
  g_signal_connect_swapped (table->tracks, "space-activated", G_CALLBACK (space_activated_cb),
                            table);
  g_signal_connect_swapped (table->leaflet, "notify::folded", G_CALLBACK (folded_cb), table);
  g_signal_connect_swapped (table->tour, "notify::seen", G_CALLBACK (hints_seen_cb), table);
}

static gboolean
has_text (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  (void) binding;
  (void) data;
  g_value_set_boolean (to, g_value_get_string (from) != NULL);
  return TRUE;
}

static gboolean
trouble_words (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const char *trouble = g_value_get_string (from);

  (void) binding;
  (void) data;
  if (trouble != NULL)
    g_value_take_string (
        to, g_strdup_printf (_ ("%s You can play on; every move tries again."), trouble));
  else
    g_value_set_string (to, "");
  return TRUE;
}

static void
bind_game (WeftTablePage *table, WeftGame *game)
{
  const GBindingFlags flags = G_BINDING_SYNC_CREATE;

  g_object_bind_property (game, "title", table->title, "title", flags);
  g_object_bind_property (game, "subtitle", table->title, "subtitle", flags);
  g_object_bind_property_full (game, "trouble", table->trouble_label, "label", flags, trouble_words,
                               NULL, NULL, NULL);
  g_object_bind_property_full (game, "trouble", table->trouble_bar, "revealed", flags, has_text,
                               NULL, NULL, NULL);
  g_signal_connect_object (game, "notify::told", G_CALLBACK (undo_enabled_cb), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (show_changed), table, G_CONNECT_SWAPPED);
}

GtkWidget *
weft_table_page_new (WeftGame *game)
{
  WeftTablePage *table = g_object_new (WEFT_TYPE_TABLE_PAGE, NULL);
  gboolean solo;

  table->game = g_object_ref (game);
  solo = is_solo (table);
  bind_game (table, game);
  undo_enabled_cb (table);
  gtk_widget_set_visible (table->map_tab, solo);
  gtk_widget_set_visible (table->map_tab_below, solo);
  gtk_label_set_text (
      table->legend,
      solo
          ? _ ("A Automa, S Shadow Empire, 1 you. A house is a landmark nobody has gained, a heart "
               "a favorite track. Click a space to correct what stands there.")
          : _ ("S Shadow Empire, 1 to 4 the players. A house is a landmark nobody has gained, a "
               "heart the favorite track. Click a space to correct what stands there."));
  weft_turn_panel_set_game (table->turn_panel, game);
  weft_step_card_set_game (table->step_card, game);
  weft_ask_panel_set_game (table->ask_panel, game);
  weft_end_panel_set_game (table->end_panel, game);
  weft_bots_view_set_game (table->bots, game);
  weft_log_view_set_game (table->log, game);
  /* The panels have followed the game when the table does. */
  g_signal_connect_object (game, "notify::told", G_CALLBACK (show_told), table, G_CONNECT_SWAPPED);
  arrange (table);
  show_told (table);
  return GTK_WIDGET (table);
}
