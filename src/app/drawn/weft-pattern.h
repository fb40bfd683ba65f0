/* weft-pattern.h: a tiebreaker card's hex order, drawn (H3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-map-geometry.h"

G_BEGIN_DECLS

/**
 * weft_pattern_draw_rows:
 * @pattern: 1 to 10
 * @width: of the lines
 *
 * Draws a line through every row of the order, in the current color; the first one is an arrow.
 */
void weft_pattern_draw_rows (cairo_t *cr, const WeftTables *tables, const WeftMapGeometry *geometry,
                             guint pattern, double width);

/* The pattern as printed on a card: a small map, a black arrow along the first row, a gray one to
 * the next. */
void weft_pattern_draw_card (cairo_t *cr, const WeftTables *tables, guint pattern, double x,
                             double y, double width, double height);

/* How many of @hexes the order meets up to and with @hex. */
guint weft_pattern_place (const WeftTables *tables, guint pattern, WeftHexSet hexes, guint hex);

G_END_DECLS
