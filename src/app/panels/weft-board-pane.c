/* weft-board-pane.c: the board, what is asked on it, and what is corrected there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-board-pane.h"

#include <glib/gi18n.h>

#include "weft-board-view.h"
#include "weft-cloth.h"
#include "weft-corrections.h"
#include "weft-heading.h"
#include "weft-moves.h"
#include "weft-picks.h"
#include "weft-reasons.h"
#include "weft-tracks-geometry.h"
#include "weft-widgets.h"

struct _WeftBoardPane
{
  GtkBox parent_instance;

  WeftGame *game;
  gboolean cloth_is_stale;
  gboolean begun;     /* whether the person has done something in the turn that is on */
  WeftHexSet offered; /* in a turn that has begun: what a click can mean without a question */
  WeftMoveKind asked; /* what a click on a hex means, or WEFT_N_MOVES */

  GtkWidget *question_bar;
  WeftHeading *question;
  GtkScrolledWindow *scrolled;
  WeftBoardView *view;
};

G_DEFINE_FINAL_TYPE (WeftBoardPane, weft_board_pane, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_ASKING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  HEX_PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The cloth of the game as far as it has come. */
static void
show_cloth (WeftBoardPane *pane)
{
  g_autoptr (GArray) threads = weft_cloth_weave (weft_game_get_history (pane->game));

  weft_board_view_set_threads (pane->view, threads);
  pane->cloth_is_stale = FALSE;
}

void
weft_board_pane_show (WeftBoardPane *pane, const WeftState *state, const WeftStep *step)
{
  const WeftEvent *event = step != NULL && !step->check ? &step->event : NULL;
  g_autofree char *words = event != NULL && event->pattern != 0 ? weft_reasons_count (event) : NULL;

  g_return_if_fail (WEFT_IS_BOARD_PANE (pane) && state != NULL);

  weft_board_view_set_state (pane->view, weft_game_get_voice (pane->game), state);
  weft_board_view_set_event (pane->view, event);
  weft_board_view_set_caption (pane->view, words);
  if (pane->cloth_is_stale)
    show_cloth (pane);
}

/* In a turn that has begun every hex that is possible can be picked without a question. */
static void
offer_hexes (WeftBoardPane *pane)
{
  pane->begun = weft_picks_follow (pane->game);
  pane->offered = weft_picks_open (pane->game);
}

static void
set_asking (WeftBoardPane *pane, gboolean asking)
{
  if (gtk_widget_get_visible (pane->question_bar) == asking)
    return;
  gtk_widget_set_visible (pane->question_bar, asking);
  g_object_notify_by_pspec (G_OBJECT (pane), properties[PROP_ASKING]);
}

gboolean
weft_board_pane_ask (WeftBoardPane *pane, WeftMoveKind kind)
{
  WeftHexSet hexes, strong;

  g_return_val_if_fail (WEFT_IS_BOARD_PANE (pane), FALSE);

  hexes = weft_picks_hexes (pane->game, kind);
  if (hexes == 0)
    return FALSE;
  pane->asked = kind;
  strong = hexes & weft_picks_near (pane->game);
  weft_board_view_set_offer (pane->view, strong, hexes & ~strong);
  weft_heading_set_text (pane->question, kind == WEFT_MOVE_EXPLORE
                                             ? _ ("Which hex did you explore?")
                                             : _ ("Which hex did you conquer?"));
  weft_heading_set_description (pane->question,
                                _ ("Hold a hex, or press Shift+Enter on it, to be done too."));
  set_asking (pane, TRUE);
  return TRUE;
}

WeftMoveKind
weft_board_pane_get_asked (WeftBoardPane *pane)
{
  g_return_val_if_fail (WEFT_IS_BOARD_PANE (pane), WEFT_N_MOVES);
  return pane->asked;
}

GtkWidget *
weft_board_pane_get_hex (WeftBoardPane *pane, guint hex)
{
  g_return_val_if_fail (WEFT_IS_BOARD_PANE (pane), NULL);
  return weft_board_view_get_hex (pane->view, hex);
}

GtkWidget *
weft_board_pane_get_space (WeftBoardPane *pane, guint track, guint space)
{
  g_return_val_if_fail (WEFT_IS_BOARD_PANE (pane), NULL);
  return weft_board_view_get_space (pane->view, track, space);
}

void
weft_board_pane_stop_asking (WeftBoardPane *pane)
{
  g_return_if_fail (WEFT_IS_BOARD_PANE (pane));

  pane->asked = WEFT_N_MOVES;
  weft_board_view_set_offer (pane->view, 0, 0);
  set_asking (pane, FALSE);
}

void
weft_board_pane_focus (WeftBoardPane *pane)
{
  g_return_if_fail (WEFT_IS_BOARD_PANE (pane));
  gtk_widget_grab_focus (GTK_WIDGET (pane->question));
}

/* What picking a hex means now, or WEFT_N_MOVES. */
static WeftMoveKind
meaning_of (WeftBoardPane *pane, guint hex)
{
  if (pane->asked != WEFT_N_MOVES)
    return pane->asked;
  if ((pane->offered & WEFT_HEX_BIT (hex)) == 0)
    return WEFT_N_MOVES;
  return weft_picks_meaning (pane->game, hex);
}

/* In a turn that has begun the space before a token of the person's is the next advance. */
static gboolean
is_advance (WeftBoardPane *pane, guint track, guint space, WeftMove *move)
{
  return pane->begun && pane->asked == WEFT_N_MOVES
         && weft_picks_advance (pane->game, track, space, move);
}

static void
make (WeftBoardPane *pane, const WeftMove *move, gboolean and_done)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (pane),
                                      and_done ? WEFT_MOVE_AND_END_ACTION : WEFT_MOVE_ACTION,
                                      weft_moves_target (pane->game, move));
}

static void
pick (WeftBoardPane *pane, guint hex, gboolean and_done)
{
  g_signal_emit (pane, signals[HEX_PICKED], 0, (guint) meaning_of (pane, hex), hex, and_done);
}

/* Unasked, a tap makes a move only where it is what is meant as a rule; elsewhere it is as likely a
 * slip or a correction. */
static gboolean
is_meant (WeftBoardPane *pane, guint hex)
{
  return pane->asked != WEFT_N_MOVES || (weft_picks_usual (pane->game) & WEFT_HEX_BIT (hex)) != 0;
}

static void
hex_activated_cb (WeftBoardPane *pane, guint hex)
{
  if (is_meant (pane, hex))
    pick (pane, hex, FALSE);
  else
    weft_corrections_open (weft_corrections_hex (pane->game, hex),
                           weft_board_view_get_hex (pane->view, hex));
}

/* The hex of a button, or WEFT_N_HEXES. */
static guint
find_hex (WeftBoardPane *pane, GtkWidget *button)
{
  guint hex = 0;

  while (hex < WEFT_N_HEXES && weft_board_view_get_hex (pane->view, hex) != button)
    hex++;
  return hex;
}

/* Whether the button is a space, and the move it makes then. */
static gboolean
find_advance (WeftBoardPane *pane, GtkWidget *button, WeftMove *move)
{
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (guint space = 1; space <= WEFT_LAST_SPACE; space++)
      if (weft_setup_has_track (&weft_game_get_state (pane->game)->setup, track)
          && weft_board_view_get_space (pane->view, track, space) == button)
        return is_advance (pane, track, space, move);
  return FALSE;
}

/* What is held, or activated with Shift, is picked, and the turn is over. */
static gboolean
pick_and_end (WeftBoardPane *pane, GtkWidget *button)
{
  guint hex = find_hex (pane, button);
  WeftMove move;

  if (hex < WEFT_N_HEXES && meaning_of (pane, hex) != WEFT_N_MOVES)
    pick (pane, hex, TRUE);
  else if (hex == WEFT_N_HEXES && find_advance (pane, button, &move))
    make (pane, &move, TRUE);
  else
    return FALSE;
  return TRUE;
}

static void
held_cb (GtkGesture *gesture, double x, double y, WeftBoardPane *pane)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (pane), x, y, GTK_PICK_DEFAULT);

  if (picked != NULL && !GTK_IS_BUTTON (picked))
    picked = gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON);
  if (picked != NULL && pick_and_end (pane, picked))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
key_cb (WeftBoardPane *pane, guint keyval, guint keycode, GdkModifierType modifiers)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (pane));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  (void) keycode;
  return focus != NULL && (modifiers & GDK_SHIFT_MASK) != 0
         && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_space)
         && pick_and_end (pane, focus);
}

static void
space_activated_cb (WeftBoardPane *pane, guint track, guint space)
{
  GtkWidget *popover;
  WeftMove move;

  if (space <= WEFT_LAST_SPACE && is_advance (pane, track, space, &move))
    {
      make (pane, &move, FALSE);
      return;
    }
  popover = space == WEFT_TRACKS_HEAD ? weft_corrections_track (pane->game, track)
                                      : weft_corrections_space (pane->game, track, space);
  weft_corrections_open (popover, weft_board_view_get_space (pane->view, track, space));
}

static void
weft_board_pane_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ASKING)
    g_value_set_boolean (value, gtk_widget_get_visible (WEFT_BOARD_PANE (object)->question_bar));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_board_pane_class_init (WeftBoardPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = weft_board_pane_get_property;
  properties[PROP_ASKING] =
      g_param_spec_boolean ("asking", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (WEFT_TYPE_HEADING);
  g_type_ensure (WEFT_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-board-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftBoardPane, question_bar);
  gtk_widget_class_bind_template_child (widget_class, WeftBoardPane, question);
  gtk_widget_class_bind_template_child (widget_class, WeftBoardPane, scrolled);
  gtk_widget_class_bind_template_child (widget_class, WeftBoardPane, view);
  gtk_widget_class_bind_template_callback (widget_class, hex_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, space_activated_cb);
  signals[HEX_PICKED] =
      g_signal_new ("hex-picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void
weft_board_pane_init (WeftBoardPane *pane)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  pane->asked = WEFT_N_MOVES;
  gtk_widget_init_template (GTK_WIDGET (pane));
  weft_widgets_wrap_buttons (GTK_WIDGET (pane));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold), GTK_PHASE_CAPTURE);
  g_signal_connect (hold, "pressed", G_CALLBACK (held_cb), pane);
  gtk_widget_add_controller (GTK_WIDGET (pane), GTK_EVENT_CONTROLLER (hold));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), pane);
  gtk_widget_add_controller (GTK_WIDGET (pane), keys);
}

static void
changed_cb (WeftBoardPane *pane)
{
  pane->cloth_is_stale = TRUE;
  offer_hexes (pane);
}

void
weft_board_pane_set_game (WeftBoardPane *pane, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_BOARD_PANE (pane) && WEFT_IS_GAME (game));

  pane->game = game;
  changed_cb (pane);
  g_signal_connect_object (game, "changed", G_CALLBACK (changed_cb), pane, G_CONNECT_SWAPPED);
}

void
weft_board_pane_set_narrow (WeftBoardPane *pane, gboolean narrow)
{
  g_return_if_fail (WEFT_IS_BOARD_PANE (pane));
  g_object_set (pane->view, "whole", !narrow, NULL);
}
