/* weft-table-page.c: the page a game is played on
 *
 * On the left is what is done next: the person's turn, the bots', a question, or the end. On the
 * right, or behind it in a narrow window, are the board, the bots and the log. What can be done is
 * in weft-table-actions.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "weft-bots-view.h"
#include "weft-end-panel.h"
#include "weft-log-view.h"
#include "weft-moves.h"
#include "weft-step-card.h"
#include "weft-table-header.h"
#include "weft-table-layout.h"
#include "weft-table-page-private.h"
#include "weft-tour.h"
#include "weft-trouble-bar.h"
#include "weft-widgets.h"

struct _WeftTablePage
{
  GtkBox parent_instance;

  WeftGame *game;
  WeftPutBack *put_back;
  char *view;
  gboolean show_odds;
  gboolean together;
  GtkWidget *mode; /* the panel shown last */
  guint focusing;  /* the idle source that moves the focus */
  gint64 pressed;

  WeftTableHeader *header;
  WeftTroubleBar *trouble;
  AdwToastOverlay *toasts;
  WeftTableLayout *layout;
  WeftTour *tour;
  GtkStack *panels;
  WeftTurnPanel *turn_panel;
  WeftTableCard *card;
  WeftStepCard *step_card;
  WeftEndPanel *end_panel;
  GtkWidget *tabs;
  GtkStack *views;
  WeftBoardPane *board;
  WeftBotsView *bots;
  WeftLogView *log;
  GtkWidget *below;
};

G_DEFINE_FINAL_TYPE (WeftTablePage, weft_table_page, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_VIEW,
  PROP_SHOW_ODDS,
  PROP_TOGETHER,
  PROP_HINTS_SEEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gboolean
is_narrow (WeftTablePage *table)
{
  gboolean narrow;

  g_object_get (table->layout, "narrow", &narrow, NULL);
  return narrow;
}

/* Whether a hex is asked for on the board. */
static gboolean
is_asking (WeftTablePage *table)
{
  return weft_board_pane_get_asked (table->board) != WEFT_N_MOVES;
}

static gboolean
is_asked (WeftTablePage *table)
{
  WeftPromptKind prompt = weft_game_get_state (table->game)->prompt.kind;

  return prompt != WEFT_PROMPT_TURN && prompt != WEFT_PROMPT_OVER;
}

/* The panel for what the game is at. */
static GtkWidget *
panel_now (WeftTablePage *table)
{
  if (weft_put_back_get_steps (table->put_back) != NULL)
    return GTK_WIDGET (table->card);
  if (weft_game_get_step (table->game) != NULL)
    return table->together ? GTK_WIDGET (table->card) : GTK_WIDGET (table->step_card);
  if (weft_game_get_state (table->game)->over)
    return GTK_WIDGET (table->end_panel);
  return is_asked (table) ? GTK_WIDGET (table->card) : GTK_WIDGET (table->turn_panel);
}

static gboolean
focus_cb (gpointer data)
{
  WeftTablePage *table = data;

  table->focusing = 0;
  if (is_asking (table))
    weft_board_pane_focus (table->board);
  else if (table->mode == GTK_WIDGET (table->step_card))
    weft_step_card_focus (table->step_card);
  else if (table->mode == GTK_WIDGET (table->end_panel))
    weft_end_panel_focus (table->end_panel);
  else if (table->mode == GTK_WIDGET (table->card))
    weft_table_card_focus (table->card);
  else
    weft_turn_panel_focus (table->turn_panel);
  return G_SOURCE_REMOVE;
}

/* When the click or key that led here has been dealt with: it may move the focus too. */
void
weft_table_page_set_origin (WeftTablePage *table, const char *path)
{
  g_return_if_fail (WEFT_IS_TABLE_PAGE (table));
  weft_table_header_set_origin (table->header, path);
}

void
weft_table_page_focus (WeftTablePage *table)
{
  g_return_if_fail (WEFT_IS_TABLE_PAGE (table));

  if (table->focusing == 0)
    table->focusing = g_idle_add (focus_cb, table);
}

void
_weft_table_page_keep_focus (WeftTablePage *table)
{
  g_clear_handle_id (&table->focusing, g_source_remove);
}

/* Whether something on the bots' page is being set right: that page gets the focus back. */
static gboolean
is_correcting (WeftTablePage *table, GtkWidget *focus)
{
  return g_str_equal (table->view, "bots")
         && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* Whether something is being typed that stays: what is entered in a popover closes it, and the
 * focus would fall on the first button of the window, which is Undo. */
static gboolean
is_typing (GtkWidget *focus)
{
  return GTK_IS_TEXT (focus) && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL;
}

/* Whether the person is busy elsewhere, so that the focus stays. */
static gboolean
is_busy_elsewhere (WeftTablePage *table)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (table));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || is_correcting (table, focus))
    return focus != NULL;
  return (gtk_widget_is_ancestor (focus, GTK_WIDGET (table->views)) || is_typing (focus)
          || GTK_IS_TOGGLE_BUTTON (focus))
         && gtk_widget_get_mapped (focus);
}

/* What is asked on the board stands where the tabs were: the board keeps its size and place. */
static void
show_tabs (WeftTablePage *table)
{
  gboolean asks_here = is_asking (table) && g_str_equal (table->view, "board");

  gtk_widget_set_visible (table->tabs, !is_narrow (table) && !asks_here);
}

static void
apply_view (WeftTablePage *table)
{
  gboolean turn = g_str_equal (table->view, "turn");

  show_tabs (table);
  if (!turn)
    gtk_stack_set_visible_child_name (table->views, table->view);
  g_object_set (table->layout, "show-board", !turn, NULL);
}

void
_weft_table_page_set_view (WeftTablePage *table, const char *view)
{
  static const char *const views[] = { "turn", "board", "bots", "log", NULL };

  if (!g_strv_contains (views, view) || g_str_equal (table->view, view)
      || (g_str_equal (view, "turn") && !is_narrow (table))) /* it is there all the time */
    return;
  g_free (table->view);
  table->view = g_strdup (view);
  apply_view (table);
  g_object_notify_by_pspec (G_OBJECT (table), properties[PROP_VIEW]);
}

static WeftTourStage
stage_of (WeftTablePage *table, GtkWidget *panel)
{
  if (panel == GTK_WIDGET (table->turn_panel))
    return WEFT_TOUR_TURN;
  return weft_game_get_step (table->game) != NULL ? WEFT_TOUR_STEPS : WEFT_TOUR_NOWHERE;
}

/* In a narrow window everything that is done next comes to the front. */
static void
show_panel (WeftTablePage *table)
{
  GtkWidget *panel = panel_now (table);
  gboolean changed = panel != table->mode;

  table->mode = panel;
  gtk_stack_set_visible_child (table->panels, panel);
  weft_tour_set_stage (table->tour, stage_of (table, panel));
  if (changed && !is_asking (table))
    _weft_table_page_set_view (table, "turn");
  if (changed || !is_busy_elsewhere (table))
    weft_table_page_focus (table);
}

/* The board follows what is done next. */
static void
show_board (WeftTablePage *table)
{
  const WeftStep *step = weft_put_back_get_step (table->put_back);
  GPtrArray *back = weft_put_back_get_steps (table->put_back);

  if (step != NULL)
    weft_board_pane_show (table->board, &step->shown, step);
  else if (back != NULL)
    weft_board_pane_show (table->board, weft_game_get_state (table->game), NULL);
  else
    weft_board_pane_show (table->board, weft_game_get_shown (table->game),
                          weft_game_get_step (table->game));
}

static void
show_told (WeftTablePage *table)
{
  show_board (table);
  show_panel (table);
}

/* What was asked on the board belongs to the game as it was. */
static void
show_changed (WeftTablePage *table)
{
  weft_board_pane_stop_asking (table->board);
}

void
_weft_table_page_say (WeftTablePage *table, const char *words)
{
  AdwToast *message = adw_toast_new (words);

  adw_toast_set_timeout (message, 5);
  adw_toast_overlay_add_toast (table->toasts, message);
}

static void
hex_picked_cb (WeftTablePage *table, guint kind, guint hex, gboolean and_done)
{
  WeftMove move = { .kind = (guint8) kind,
                    .player = weft_game_get_state (table->game)->prompt.player,
                    .hex = (guint8) hex };

  gtk_widget_activate_action_variant (GTK_WIDGET (table),
                                      and_done ? WEFT_MOVE_AND_END_ACTION : WEFT_MOVE_ACTION,
                                      weft_moves_target (table->game, &move));
  if (is_asking (table)) /* it was not possible */
    return;
  _weft_table_page_set_view (table, "turn");
  weft_table_page_focus (table);
}

static gboolean
key_cb (WeftTablePage *table, guint keyval, guint keycode, GdkModifierType modifiers)
{
  return _weft_table_actions_key (table, keyval, keycode, modifiers);
}

static void
enable_actions (WeftTablePage *table)
{
  GtkWidget *widget = GTK_WIDGET (table);
  gboolean undo, redo;

  g_object_get (table->game, "can-undo", &undo, "can-redo", &redo, NULL);
  gtk_widget_action_set_enabled (widget, "table.undo", undo);
  gtk_widget_action_set_enabled (widget, "table.redo", redo);
  gtk_widget_action_set_enabled (widget, "table.step-back",
                                 weft_game_get_step (table->game) != NULL
                                     && weft_game_get_told (table->game) > 0);
}

/* A companion is read from where the board is: with room, words and pictures are larger. */
static void
use_room (WeftTablePage *table)
{
  gboolean roomy;

  g_object_get (table->layout, "roomy", &roomy, NULL);
  if (roomy)
    gtk_widget_add_css_class (GTK_WIDGET (table), "roomy");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (table), "roomy");
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
  show_tabs (table);
  weft_table_header_set_narrow (table->header, narrow);
  weft_turn_panel_set_narrow (table->turn_panel, narrow);
  weft_board_pane_set_narrow (table->board, narrow);
  weft_step_card_set_narrow (table->step_card, narrow);
  if (narrow && !is_asking (table))
    _weft_table_page_set_view (table, "turn");
  else if (narrow)
    apply_view (table);
  else if (!narrow && g_str_equal (table->view, "turn"))
    _weft_table_page_set_view (table, "board");
}

WeftGame *
_weft_table_page_get_game (WeftTablePage *table)
{
  return table->game;
}

WeftPutBack *
_weft_table_page_get_put_back (WeftTablePage *table)
{
  return table->put_back;
}

WeftBoardPane *
_weft_table_page_get_board (WeftTablePage *table)
{
  return table->board;
}

AdwToastOverlay *
_weft_table_page_get_toasts (WeftTablePage *table)
{
  return table->toasts;
}

WeftTurnPanel *
_weft_table_page_get_turn (WeftTablePage *table)
{
  return table->mode == GTK_WIDGET (table->turn_panel) ? table->turn_panel : NULL;
}

GtkWidget *
_weft_table_page_get_panels (WeftTablePage *table)
{
  return GTK_WIDGET (table->panels);
}

gint64 *
_weft_table_page_get_pressed (WeftTablePage *table)
{
  return &table->pressed;
}

static void
weft_table_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (object);

  switch (id)
    {
    case PROP_VIEW:
      g_value_set_string (value, table->view);
      break;
    case PROP_SHOW_ODDS:
      g_value_set_boolean (value, table->show_odds);
      break;
    case PROP_TOGETHER:
      g_value_set_boolean (value, table->together);
      break;
    case PROP_HINTS_SEEN:
      g_object_get_property (G_OBJECT (table->tour), "seen", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
weft_table_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (object);

  switch (id)
    {
    case PROP_VIEW:
      _weft_table_page_set_view (table, g_value_get_string (value));
      break;
    case PROP_SHOW_ODDS:
      table->show_odds = g_value_get_boolean (value);
      g_object_set (table->bots, "show-odds", table->show_odds, NULL);
      break;
    case PROP_TOGETHER:
      table->together = g_value_get_boolean (value);
      if (table->game != NULL)
        show_panel (table);
      break;
    case PROP_HINTS_SEEN:
      g_object_set_property (G_OBJECT (table->tour), "seen", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
weft_table_page_dispose (GObject *object)
{
  g_clear_handle_id (&WEFT_TABLE_PAGE (object)->focusing, g_source_remove);
  G_OBJECT_CLASS (weft_table_page_parent_class)->dispose (object);
}

/* The panels look at the game until the end: it goes after them. */
static void
weft_table_page_finalize (GObject *object)
{
  WeftTablePage *table = WEFT_TABLE_PAGE (object);

  g_clear_object (&table->put_back);
  g_clear_object (&table->game);
  g_clear_pointer (&table->view, g_free);
  G_OBJECT_CLASS (weft_table_page_parent_class)->finalize (object);
}

static void
ensure_types (void)
{
  g_type_ensure (WEFT_TYPE_TABLE_HEADER);
  g_type_ensure (WEFT_TYPE_TROUBLE_BAR);
  g_type_ensure (WEFT_TYPE_TABLE_LAYOUT);
  g_type_ensure (WEFT_TYPE_TOUR);
  g_type_ensure (WEFT_TYPE_TURN_PANEL);
  g_type_ensure (WEFT_TYPE_TABLE_CARD);
  g_type_ensure (WEFT_TYPE_STEP_CARD);
  g_type_ensure (WEFT_TYPE_END_PANEL);
  g_type_ensure (WEFT_TYPE_BOARD_PANE);
  g_type_ensure (WEFT_TYPE_BOTS_VIEW);
  g_type_ensure (WEFT_TYPE_LOG_VIEW);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, WeftTablePage, header);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, trouble);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, toasts);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, layout);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, tour);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, panels);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, turn_panel);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, card);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, step_card);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, end_panel);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, tabs);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, views);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, board);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, bots);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, log);
  gtk_widget_class_bind_template_child (klass, WeftTablePage, below);
  gtk_widget_class_bind_template_callback (klass, hex_picked_cb);
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
  properties[PROP_TOGETHER] = g_param_spec_boolean ("together", NULL, NULL, TRUE, flags);
  properties[PROP_HINTS_SEEN] =
      g_param_spec_uint ("hints-seen", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  ensure_types ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-table-page.ui");
  bind_children (widget_class);
  _weft_table_actions_install (widget_class);
}

static void
hints_seen_cb (WeftTablePage *table)
{
  g_object_notify_by_pspec (G_OBJECT (table), properties[PROP_HINTS_SEEN]);
}

static void
weft_table_page_init (WeftTablePage *table)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  table->view = g_strdup ("turn");
  table->together = TRUE;
  gtk_widget_init_template (GTK_WIDGET (table));
  weft_widgets_shorten_buttons (table->tabs);
  weft_widgets_shorten_buttons (table->below);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), table);
  gtk_widget_add_controller (GTK_WIDGET (table), keys);
  g_signal_connect_swapped (table->layout, "notify::narrow", G_CALLBACK (arrange), table);
  g_signal_connect_swapped (table->layout, "notify::roomy", G_CALLBACK (use_room), table);
  g_signal_connect_swapped (table->board, "notify::asking", G_CALLBACK (show_tabs), table);
  g_signal_connect_swapped (table->tour, "notify::seen", G_CALLBACK (hints_seen_cb), table);
}

static void
set_game (WeftTablePage *table, WeftGame *game)
{
  table->game = g_object_ref (game);
  table->put_back = weft_put_back_new (game);
  /* It hears of a change before the card asks it. */
  g_signal_connect_object (game, "notify::told", G_CALLBACK (enable_actions), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (show_changed), table, G_CONNECT_SWAPPED);
  weft_table_header_set_game (table->header, game);
  weft_trouble_bar_set_game (table->trouble, game);
  weft_turn_panel_set_game (table->turn_panel, game);
  weft_table_card_set_game (table->card, game, table->put_back);
  weft_step_card_set_game (table->step_card, game);
  weft_end_panel_set_game (table->end_panel, game);
  weft_board_pane_set_game (table->board, game);
  weft_bots_view_set_game (table->bots, game);
  weft_log_view_set_game (table->log, game);
  /* The panels have followed the game when the table does. */
  g_signal_connect_object (game, "notify::told", G_CALLBACK (show_told), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (show_told), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (table->put_back, "changed", G_CALLBACK (show_told), table,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
weft_table_page_new (WeftGame *game)
{
  WeftTablePage *table = g_object_new (WEFT_TYPE_TABLE_PAGE, NULL);

  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);

  set_game (table, game);
  enable_actions (table);
  arrange (table);
  show_told (table);
  return GTK_WIDGET (table);
}
