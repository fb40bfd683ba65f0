/* weft-map-view.h: the map, drawn and operable
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-state.h"

G_BEGIN_DECLS

#define WEFT_TYPE_MAP_VIEW (weft_map_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftMapView, weft_map_view, WEFT, MAP_VIEW, GtkWidget)

GtkWidget *weft_map_view_new (void);

/**
 * weft_map_view_set_state:
 * @tables: must outlive the view
 * @state: copied
 *
 * Shows a game of the mode solo.
 */
void weft_map_view_set_state (WeftMapView *view, const WeftTables *tables, const WeftState *state);

/**
 * weft_map_view_set_choice:
 * @valid: the hexes that were possible
 * @chosen: the one taken, or %WEFT_NONE
 *
 * Marks what the Automa chose from.
 */
void weft_map_view_set_choice (WeftMapView *view, WeftHexSet valid, guint8 chosen);

G_END_DECLS
