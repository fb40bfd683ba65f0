/* weft-board-view.h: the table as one picture: map, tracks, and the cloth below them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-event.h"
#include "weft-words.h"

G_BEGIN_DECLS

#define WEFT_TYPE_BOARD_VIEW (weft_board_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftBoardView, weft_board_view, WEFT, BOARD_VIEW, GtkWidget)

/* Signals: `hex-activated` with a hex; `space-activated` with a track and a space, which is
 * %WEFT_TRACKS_HEAD (weft-tracks-geometry.h) for the track's own sign.
 *
 * The property `whole` says how it lives with the height it gets: all of it is shown, as small as
 * it must be (the default); or it asks for as much as is comfortable, to be scrolled. Put it into a
 * GtkScrolledWindow that never scrolls sideways. */

GtkWidget *weft_board_view_new (void);

/**
 * weft_board_view_set_state:
 * @voice: must outlive the view
 * @state: copied
 *
 * Shows the table. What is different from what was shown moves there: tokens glide, outposts drop
 * and topple, what is gained is celebrated.
 */
void
weft_board_view_set_state (WeftBoardView *view, const WeftVoice *voice, const WeftState *state);

/**
 * weft_board_view_set_event:
 * @event: (nullable): what happened
 *
 * Marks what the event is about: a token's way, a hex, and what a hex was chosen from.
 */
void weft_board_view_set_event (WeftBoardView *view, const WeftEvent *event);

/* Each of these marks one thing by itself; weft_board_view_set_event() sets them all. A @track or
 * @hex of %WEFT_NONE, and no event, mark nothing. */
void weft_board_view_set_move (WeftBoardView *view, guint8 track, guint8 from, guint8 to);
void weft_board_view_set_choice (WeftBoardView *view, const WeftEvent *event);
void weft_board_view_set_mark (WeftBoardView *view, guint8 hex);

/* Asks for a hex: @strong are the likely ones, @quiet what is possible besides; 0 for none. */
void weft_board_view_set_offer (WeftBoardView *view, WeftHexSet strong, WeftHexSet quiet);

/* Words about the map, such as a question: in its empty corner, where the map stays as large as it
 * is. %NULL for none. */
void weft_board_view_set_caption (WeftBoardView *view, const char *words);

/* The threads of the cloth (weft-cloth.h), or %NULL for no cloth. */
void weft_board_view_set_threads (WeftBoardView *view, const GArray *threads);

/* Celebrates a landmark or an achievement for a moment, without a change of the state. */
void weft_board_view_celebrate (WeftBoardView *view, const WeftEvent *event);

/* The button of a hex or a space, for popovers and focus. (transfer none) */
GtkWidget *weft_board_view_get_hex (WeftBoardView *view, guint hex);
GtkWidget *weft_board_view_get_space (WeftBoardView *view, guint track, guint space);

G_END_DECLS
