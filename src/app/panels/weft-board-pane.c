/* weft-board-pane.c: the board, what is asked on it, and what is corrected there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-board-pane.h"

#include <glib/gi18n.h>

#include "weft-corrections.h"
#include "weft-heading.h"
#include "weft-map-view.h"
#include "weft-reasons.h"
#include "weft-tracks-view.h"
#include "weft-widgets.h"

struct _WeftBoardPane
{
  GtkBox parent_instance;

  WeftGame *game;
  WeftMoveKind asked; /* what a click on a hex means, or WEFT_N_MOVES */

  GtkWidget *question_bar;
  WeftHeading *question;
  GtkLabel *choice;
  WeftMapView *map;
  WeftTracksView *tracks;
  GtkLabel *legend;
};

G_DEFINE_FINAL_TYPE (WeftBoardPane, weft_board_pane, GTK_TYPE_BOX)

enum
{
  HEX_PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
is_solo (WeftBoardPane *pane)
{
  return weft_setup_is_solo (weft_record_setup (weft_game_get_record (pane->game)));
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
show_tracks (WeftBoardPane *pane, const WeftState *state, const WeftEvent *event)
{
  gboolean moves = event != NULL && is_on_track (event);

  weft_tracks_view_set_state (pane->tracks, weft_game_get_voice (pane->game), state);
  weft_tracks_view_set_move (pane->tracks, moves ? event->track : WEFT_NONE,
                             moves ? event->from : 0, moves ? event->to : 0);
}

static void
show_map (WeftBoardPane *pane, const WeftState *state, const WeftEvent *event)
{
  gboolean chose = event != NULL && event->pattern != 0;
  g_autofree char *words = chose ? weft_reasons_count (event) : NULL;

  weft_map_view_set_state (pane->map, weft_game_get_voice (pane->game), state);
  weft_map_view_set_choice (pane->map, chose ? event : NULL);
  weft_map_view_set_mark (pane->map, event != NULL && is_on_map (event) ? event->hex : WEFT_NONE);
  gtk_label_set_text (pane->choice, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (pane->choice), words != NULL);
}

void
weft_board_pane_show (WeftBoardPane *pane, const WeftState *state, const WeftStep *step)
{
  const WeftEvent *event = step != NULL && !step->check ? &step->event : NULL;

  g_return_if_fail (WEFT_IS_BOARD_PANE (pane) && state != NULL);

  show_tracks (pane, state, event);
  if (is_solo (pane))
    show_map (pane, state, event);
}

/* The hexes for which a kind of move is possible. */
static WeftHexSet
possible_hexes (WeftBoardPane *pane, WeftMoveKind kind)
{
  WeftMove move = { .kind = (guint8) kind,
                    .player = weft_game_get_state (pane->game)->prompt.player };
  WeftHexSet hexes = 0;

  for (move.hex = 0; move.hex < WEFT_N_HEXES; move.hex++)
    if (weft_game_check (pane->game, &move, NULL))
      hexes |= WEFT_HEX_BIT (move.hex);
  return hexes;
}

gboolean
weft_board_pane_ask (WeftBoardPane *pane, WeftMoveKind kind)
{
  WeftHexSet hexes;

  g_return_val_if_fail (WEFT_IS_BOARD_PANE (pane), FALSE);

  hexes = possible_hexes (pane, kind);
  if (hexes == 0)
    return FALSE;
  pane->asked = kind;
  weft_map_view_set_offer (pane->map, hexes);
  weft_heading_set_text (pane->question, kind == WEFT_MOVE_EXPLORE
                                             ? _ ("Which hex did you explore?")
                                             : _ ("Which hex did you conquer?"));
  gtk_widget_set_visible (pane->question_bar, TRUE);
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
  return weft_map_view_get_hex (pane->map, hex);
}

void
weft_board_pane_stop_asking (WeftBoardPane *pane)
{
  g_return_if_fail (WEFT_IS_BOARD_PANE (pane));

  pane->asked = WEFT_N_MOVES;
  weft_map_view_set_offer (pane->map, 0);
  gtk_widget_set_visible (pane->question_bar, FALSE);
}

void
weft_board_pane_focus (WeftBoardPane *pane)
{
  g_return_if_fail (WEFT_IS_BOARD_PANE (pane));
  gtk_widget_grab_focus (GTK_WIDGET (pane->question));
}

void
weft_board_pane_redraw (WeftBoardPane *pane)
{
  g_return_if_fail (WEFT_IS_BOARD_PANE (pane));
  gtk_widget_queue_draw (GTK_WIDGET (pane->tracks));
  gtk_widget_queue_draw (GTK_WIDGET (pane->map));
}

static void
hex_activated_cb (WeftBoardPane *pane, guint hex)
{
  if (pane->asked == WEFT_N_MOVES)
    weft_corrections_open (weft_corrections_hex (pane->game, hex),
                           weft_map_view_get_hex (pane->map, hex));
  else
    g_signal_emit (pane, signals[HEX_PICKED], 0, (guint) pane->asked, hex);
}

static void
space_activated_cb (WeftBoardPane *pane, guint track, guint space)
{
  GtkWidget *popover = space == WEFT_TRACKS_VIEW_HEAD
                           ? weft_corrections_track (pane->game, track)
                           : weft_corrections_space (pane->game, track, space);

  weft_corrections_open (popover, weft_tracks_view_get_space (pane->tracks, track, space));
}

static void
weft_board_pane_class_init (WeftBoardPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (WEFT_TYPE_HEADING);
  g_type_ensure (WEFT_TYPE_MAP_VIEW);
  g_type_ensure (WEFT_TYPE_TRACKS_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-board-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftBoardPane, question_bar);
  gtk_widget_class_bind_template_child (widget_class, WeftBoardPane, question);
  gtk_widget_class_bind_template_child (widget_class, WeftBoardPane, choice);
  gtk_widget_class_bind_template_child (widget_class, WeftBoardPane, map);
  gtk_widget_class_bind_template_child (widget_class, WeftBoardPane, tracks);
  gtk_widget_class_bind_template_child (widget_class, WeftBoardPane, legend);
  gtk_widget_class_bind_template_callback (widget_class, hex_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, space_activated_cb);
  signals[HEX_PICKED] = g_signal_new ("hex-picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
weft_board_pane_init (WeftBoardPane *pane)
{
  pane->asked = WEFT_N_MOVES;
  gtk_widget_init_template (GTK_WIDGET (pane));
  weft_widgets_wrap_buttons (GTK_WIDGET (pane));
}

void
weft_board_pane_set_game (WeftBoardPane *pane, WeftGame *game)
{
  gboolean solo;

  g_return_if_fail (WEFT_IS_BOARD_PANE (pane) && WEFT_IS_GAME (game));

  pane->game = game;
  solo = is_solo (pane);
  gtk_widget_set_visible (GTK_WIDGET (pane->map), solo);
  gtk_label_set_text (
      pane->legend,
      solo
          ? _ ("A Automa, S Shadow Empire, 1 you. A house is a landmark nobody has gained, a heart "
               "a favorite track. Click a space to correct what stands there.")
          : _ ("S Shadow Empire, 1 to 4 the players. A house is a landmark nobody has gained, a "
               "heart the favorite track. Click a space to correct what stands there."));
}
