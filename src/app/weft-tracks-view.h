/* weft-tracks-view.h: the advancement tracks, drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-state.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TRACKS_VIEW (weft_tracks_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftTracksView, weft_tracks_view, WEFT, TRACKS_VIEW, GtkWidget)

GtkWidget *weft_tracks_view_new (void);

/* Shows every token, free landmarks and favorites. @tables must outlive the view. */
void
weft_tracks_view_set_state (WeftTracksView *view, const WeftTables *tables, const WeftState *state);

G_END_DECLS
