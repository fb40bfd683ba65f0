/* weft-pattern.c: a tiebreaker card's hex order, drawn (H3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-pattern.h"

#include <math.h>

#include "weft-draw.h"
#include "weft-palette.h"

static WeftPoint
center_of (const WeftTables *tables, const WeftMapGeometry *geometry, guint pattern, int i)
{
  return weft_map_geometry_center (geometry, tables, tables->hex_order[pattern][i]);
}

/* The last index of the row that begins at @first: rows go on in the first step's direction. */
static int
row_end (const WeftTables *tables, const WeftMapGeometry *geometry, guint pattern, int first)
{
  WeftPoint a = center_of (tables, geometry, pattern, 0);
  WeftPoint b = center_of (tables, geometry, pattern, 1);
  int last = first;

  while (last + 1 < WEFT_N_HEXES)
    {
      WeftPoint from = center_of (tables, geometry, pattern, last);
      WeftPoint to = center_of (tables, geometry, pattern, last + 1);

      if (hypot (to.x - from.x - (b.x - a.x), to.y - from.y - (b.y - a.y)) > 0.1 * geometry->radius)
        break;
      last++;
    }
  return last;
}

void
weft_pattern_draw_rows (cairo_t *cr, const WeftTables *tables, const WeftMapGeometry *geometry,
                        guint pattern, double width)
{
  double head = 0.42 * geometry->radius;

  cairo_set_line_width (cr, width);
  for (int first = 0; first < WEFT_N_HEXES;)
    {
      int last = row_end (tables, geometry, pattern, first);
      WeftPoint from = center_of (tables, geometry, pattern, first);
      WeftPoint to = center_of (tables, geometry, pattern, last);

      if (last > first)
        weft_draw_arrow (cr, from.x, from.y, to.x, to.y, head);
      first = last + 1;
    }
}

void
weft_pattern_draw_card (cairo_t *cr, const WeftTables *tables, guint pattern, double x, double y,
                        double width, double height)
{
  WeftMapGeometry geometry = weft_map_geometry_fit (width, height);
  WeftPoint start, end, next;
  int last;

  geometry.origin.x += x;
  geometry.origin.y += y;
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftPoint corners[6];

      weft_map_geometry_corners (&geometry, tables, hex, 0.78, corners);
      cairo_move_to (cr, corners[0].x, corners[0].y);
      for (int i = 1; i < 6; i++)
        cairo_line_to (cr, corners[i].x, corners[i].y);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
  last = row_end (tables, &geometry, pattern, 0);
  start = center_of (tables, &geometry, pattern, 0);
  end = center_of (tables, &geometry, pattern, MAX (last, 1));
  next = center_of (tables, &geometry, pattern, last + 1);
  cairo_set_line_width (cr, 0.5 * geometry.radius);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_QUIET));
  weft_draw_arrow (cr, start.x, start.y, next.x, next.y, 1.2 * geometry.radius);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  weft_draw_arrow (cr, start.x, start.y, end.x, end.y, 1.7 * geometry.radius);
  cairo_arc (cr, start.x, start.y, 0.75 * geometry.radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

guint
weft_pattern_place (const WeftTables *tables, guint pattern, WeftHexSet hexes, guint hex)
{
  guint place = 0;

  for (int i = 0; i < WEFT_N_HEXES; i++)
    {
      guint at = tables->hex_order[pattern][i];

      place += (hexes & WEFT_HEX_BIT (at)) != 0;
      if (at == hex)
        break;
    }
  return place;
}
