/* weft-map-geometry.h: where the hexes of the map are: pure geometry, no drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-tables.h"

G_BEGIN_DECLS

/* A point in the widget's own coordinates, in pixels from its top left corner. */
typedef struct
{
  double x;
  double y;
} WeftPoint;

/**
 * WeftMapGeometry:
 * @radius: from a hex's center to its corners
 * @origin: the center that a hex in column 0, row 0 would have
 *
 * The map fitted into a rectangle. Plain: copied by assignment.
 */
typedef struct
{
  double radius;
  WeftPoint origin;
} WeftMapGeometry;

/* The width of the whole map over its height. */
#define WEFT_MAP_ASPECT 0.9770543017055207

/* Fits the map, with its proportions kept, into the middle of a rectangle. */
WeftMapGeometry weft_map_geometry_fit (double width, double height);

WeftPoint
weft_map_geometry_center (const WeftMapGeometry *geometry, const WeftTables *tables, guint hex);

/* The corners, clockwise from the right one, at @scale times their distance from the center. */
void weft_map_geometry_corners (const WeftMapGeometry *geometry, const WeftTables *tables,
                                guint hex, double scale, WeftPoint corners[6]);

/**
 * weft_map_geometry_pieces:
 * @n: how many pieces are on the hex, 1 or 2
 * @points: (out caller-allocates) (array length=n): their middles
 *
 * Returns: the radius of a piece; with it, an outpost stands 0.6 to each side, 0.95 above and below
 *   its middle, and lies the other way around
 */
double weft_map_geometry_pieces (const WeftMapGeometry *geometry, const WeftTables *tables,
                                 guint hex, guint n, WeftPoint *points);

/* The middle of a hex's name, below its pieces, and how high the name may be. */
WeftPoint
weft_map_geometry_name (const WeftMapGeometry *geometry, const WeftTables *tables, guint hex);
double weft_map_geometry_name_height (const WeftMapGeometry *geometry);

/* Whether a point is inside a hex around the origin with radius 1. */
gboolean weft_map_geometry_is_inside (double x, double y);

/**
 * weft_map_geometry_neighbor:
 * @columns, @rows: the direction of an arrow key: -1, 0 or 1 each, one of them 0
 *
 * Returns: the hex that an arrow key leads to from @hex; @hex itself at the map's edge
 */
guint8 weft_map_geometry_neighbor (const WeftTables *tables, guint hex, int columns, int rows);

G_END_DECLS
