/* weft-map-view.h: the map, drawn and operable
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-event.h"
#include "weft-words.h"

G_BEGIN_DECLS

#define WEFT_TYPE_MAP_VIEW (weft_map_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftMapView, weft_map_view, WEFT, MAP_VIEW, GtkWidget)

/* The signal `hex-activated` comes with a hex when it is clicked. */

GtkWidget *weft_map_view_new (void);

/**
 * weft_map_view_set_state:
 * @voice: must outlive the view
 * @state: copied
 *
 * Shows a game of the mode solo; what is different from before drops, falls or fades in.
 */
void weft_map_view_set_state (WeftMapView *view, const WeftVoice *voice, const WeftState *state);

/**
 * weft_map_view_set_choice:
 * @event: (nullable): an `explore` or `conquer` with what it was chosen from
 *
 * Marks the hex, what was possible, what the criteria kept, and the order they were read in.
 */
void weft_map_view_set_choice (WeftMapView *view, const WeftEvent *event);

/* Marks one hex that something happened on, or none with %WEFT_NONE. */
void weft_map_view_set_mark (WeftMapView *view, guint8 hex);
guint8 weft_map_view_get_mark (WeftMapView *view);

/* Asks for a hex: @strong are the likely ones, @quiet what is possible besides; 0 for none. */
void weft_map_view_set_offer (WeftMapView *view, WeftHexSet strong, WeftHexSet quiet);

/* Celebrates an achievement that is of the map. */
void weft_map_view_celebrate (WeftMapView *view, const WeftEvent *event);

/* The button of a hex, for popovers and focus. (transfer none) */
GtkWidget *weft_map_view_get_hex (WeftMapView *view, guint hex);

G_END_DECLS
