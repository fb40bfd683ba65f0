/* weft-tracks-view.h: the advancement tracks, drawn and operable
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-event.h"
#include "weft-tracks-geometry.h"
#include "weft-words.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TRACKS_VIEW (weft_tracks_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftTracksView, weft_tracks_view, WEFT, TRACKS_VIEW, GtkWidget)

/* The signal `space-activated` comes with a track and a space when a space is clicked; with space
 * %WEFT_TRACKS_HEAD when the track's own sign is. */

GtkWidget *weft_tracks_view_new (void);

/* Shows every token, free landmarks and favorites; what is different from before moves there.
 * @voice must outlive the view. */
void
weft_tracks_view_set_state (WeftTracksView *view, const WeftVoice *voice, const WeftState *state);

/* Marks a token's move with its way; @track %WEFT_NONE marks none. */
void weft_tracks_view_set_move (WeftTracksView *view, guint8 track, guint8 from, guint8 to);

/* Celebrates a gained landmark, or a track that somebody completed. */
void weft_tracks_view_celebrate (WeftTracksView *view, const WeftEvent *event);

/* The button of a space, for popovers and focus; %NULL when the track is not in play. (transfer
 * none) */
GtkWidget *weft_tracks_view_get_space (WeftTracksView *view, guint track, guint space);

G_END_DECLS
