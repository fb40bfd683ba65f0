/* weft-map-geometry.c: where the hexes of the map are: pure geometry, no drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-map-geometry.h"

#include <math.h>

/* Flat-topped hexes of radius 1: columns are 3/2 apart, half rows sqrt(3)/2. */
#define COLUMNS 7
#define HALF_ROWS 12
#define HALF_ROW (G_SQRT2 * 0.6123724356957945)
#define MAP_WIDTH (1.5 * (COLUMNS - 1) + 2)
#define MAP_HEIGHT (HALF_ROW * (HALF_ROWS + 1))

WeftMapGeometry
weft_map_geometry_fit (double width, double height)
{
  double radius = MIN (width / MAP_WIDTH, height / MAP_HEIGHT);

  return (WeftMapGeometry){
    .radius = radius,
    /* Columns and rows count from 1. */
    .origin = { (width - MAP_WIDTH * radius) / 2 - 0.5 * radius,
                (height - MAP_HEIGHT * radius) / 2 },
  };
}

WeftPoint
weft_map_geometry_center (const WeftMapGeometry *geometry, const WeftTables *tables, guint hex)
{
  const WeftHex *entry = &tables->hexes[hex];

  return (WeftPoint){ geometry->origin.x + 1.5 * entry->column * geometry->radius,
                      geometry->origin.y + HALF_ROW * entry->row * geometry->radius };
}

void
weft_map_geometry_corners (const WeftMapGeometry *geometry, const WeftTables *tables, guint hex,
                           double scale, WeftPoint corners[6])
{
  WeftPoint center = weft_map_geometry_center (geometry, tables, hex);

  for (int i = 0; i < 6; i++)
    corners[i] = (WeftPoint){ center.x + scale * geometry->radius * cos (i * G_PI / 3),
                              center.y + scale * geometry->radius * sin (i * G_PI / 3) };
}

#define PIECE_RADIUS 0.36
#define PIECES_UP 0.17 /* the name is below them */
#define PIECES_APART 0.43
#define NAME_DOWN 0.58
#define NAME_HEIGHT 0.4

double
weft_map_geometry_pieces (const WeftMapGeometry *geometry, const WeftTables *tables, guint hex,
                          guint n, WeftPoint *points)
{
  WeftPoint center = weft_map_geometry_center (geometry, tables, hex);

  for (guint i = 0; i < n; i++)
    points[i] =
        (WeftPoint){ center.x + (n == 2 ? (i == 0 ? -1 : 1) : 0) * PIECES_APART * geometry->radius,
                     center.y - PIECES_UP * geometry->radius };
  return PIECE_RADIUS * geometry->radius;
}

WeftPoint
weft_map_geometry_name (const WeftMapGeometry *geometry, const WeftTables *tables, guint hex)
{
  WeftPoint center = weft_map_geometry_center (geometry, tables, hex);

  center.y += NAME_DOWN * geometry->radius;
  return center;
}

double
weft_map_geometry_name_height (const WeftMapGeometry *geometry)
{
  return NAME_HEIGHT * geometry->radius;
}

gboolean
weft_map_geometry_is_inside (double x, double y)
{
  x = fabs (x);
  y = fabs (y);
  return y <= HALF_ROW && 2 * HALF_ROW * (1 - x) >= y;
}

guint8
weft_map_geometry_neighbor (const WeftTables *tables, guint hex, int columns, int rows)
{
  const WeftHex *from = &tables->hexes[hex];
  guint8 best = (guint8) hex;
  int best_distance = G_MAXINT;

  for (guint8 to = 0; to < WEFT_N_HEXES; to++)
    {
      const WeftHex *entry = &tables->hexes[to];
      int across = entry->column - from->column, down = entry->row - from->row;
      int distance = 4 * abs (across) + abs (down);

      /* Up and down stay in the column; left and right go to the next one, upwards first. */
      if (columns != 0 ? across != columns : across != 0 || down * rows <= 0)
        continue;
      if (distance < best_distance)
        best = to;
      best_distance = MIN (best_distance, distance);
    }
  return best;
}
