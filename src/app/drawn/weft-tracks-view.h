/* weft-tracks-view.h: the advancement tracks, drawn and operable
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-words.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TRACKS_VIEW (weft_tracks_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftTracksView, weft_tracks_view, WEFT, TRACKS_VIEW, GtkWidget)

/* The signal `space-activated` comes with a track and a space when a space is clicked; with space
 * %WEFT_TRACKS_VIEW_HEAD when the track's own sign is. */
#define WEFT_TRACKS_VIEW_HEAD 13

GtkWidget *weft_tracks_view_new (void);

/* Shows every token, free landmarks and favorites. @voice must outlive the view. */
void
weft_tracks_view_set_state (WeftTracksView *view, const WeftVoice *voice, const WeftState *state);

/* Marks a token's move; @track %WEFT_NONE marks none. */
void weft_tracks_view_set_move (WeftTracksView *view, guint8 track, guint8 from, guint8 to);

/* The button of a space, for popovers and focus. (transfer none) */
GtkWidget *weft_tracks_view_get_space (WeftTracksView *view, guint track, guint space);

G_END_DECLS
