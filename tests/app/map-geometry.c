/* map-geometry.c: the geometry of the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "weft-map-geometry.h"

static WeftTables *tables;

static guint8
hex_at (const char *name)
{
  return (guint8) weft_hex_from_name (tables, name);
}

static void
test_fits_every_rectangle (void)
{
  static const double sizes[][2] = { { 340, 360 }, { 1000, 300 }, { 200, 900 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      WeftMapGeometry geometry = weft_map_geometry_fit (sizes[i][0], sizes[i][1]);
      double left = G_MAXDOUBLE, right = 0, top = G_MAXDOUBLE, bottom = 0;

      for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
        {
          WeftPoint corners[6];

          weft_map_geometry_corners (&geometry, tables, hex, 1, corners);
          for (int c = 0; c < 6; c++)
            {
              left = MIN (left, corners[c].x);
              right = MAX (right, corners[c].x);
              top = MIN (top, corners[c].y);
              bottom = MAX (bottom, corners[c].y);
            }
        }
      g_assert_cmpfloat (left, >=, -1e-6);
      g_assert_cmpfloat (right, <=, sizes[i][0] + 1e-6);
      g_assert_cmpfloat (top, >=, -1e-6);
      g_assert_cmpfloat (bottom, <=, sizes[i][1] + 1e-6);
      /* It touches two sides, and the free space is shared. */
      g_assert_true (fabs (left) < 1e-6 || fabs (top) < 1e-6);
      g_assert_cmpfloat_with_epsilon (left, sizes[i][0] - right, 1e-6);
      g_assert_cmpfloat_with_epsilon (top, sizes[i][1] - bottom, 1e-6);
      g_assert_cmpfloat_with_epsilon ((right - left) / (bottom - top), WEFT_MAP_ASPECT, 1e-9);
    }
}

/* The hex a point is in; %WEFT_NONE for none, and for more than one. */
static guint8
hex_of (const WeftMapGeometry *geometry, WeftPoint point)
{
  guint8 found = WEFT_NONE;
  int times = 0;

  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftPoint center = weft_map_geometry_center (geometry, tables, hex);

      if (weft_map_geometry_is_inside ((point.x - center.x) / geometry->radius,
                                       (point.y - center.y) / geometry->radius))
        {
          found = hex;
          times++;
        }
    }
  return times == 1 ? found : WEFT_NONE;
}

static void
test_points_are_in_one_hex (void)
{
  WeftMapGeometry geometry = weft_map_geometry_fit (340, 360);

  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftPoint corners[6];

      g_assert_cmpint (hex_of (&geometry, weft_map_geometry_center (&geometry, tables, hex)), ==,
                       hex);
      weft_map_geometry_corners (&geometry, tables, hex, 0.98, corners);
      for (int c = 0; c < 6; c++)
        g_assert_cmpint (hex_of (&geometry, corners[c]), ==, hex);
    }
  g_assert_cmpint (hex_of (&geometry, (WeftPoint){ 1, 1 }), ==, WEFT_NONE);
}

/* Adjacent hexes of the table touch, others do not. */
static void
test_neighbors_touch (void)
{
  WeftMapGeometry geometry = weft_map_geometry_fit (340, 360);

  for (guint a = 0; a < WEFT_N_HEXES; a++)
    for (guint b = 0; b < WEFT_N_HEXES; b++)
      {
        WeftPoint from = weft_map_geometry_center (&geometry, tables, a);
        WeftPoint to = weft_map_geometry_center (&geometry, tables, b);
        double distance = hypot (from.x - to.x, from.y - to.y) / geometry.radius;
        gboolean adjacent = (tables->hexes[a].neighbors & WEFT_HEX_BIT (b)) != 0;

        if (a != b)
          g_assert_cmpint (distance < 1.8, ==, adjacent);
      }
}

static void
test_arrow_keys (void)
{
  g_assert_cmpint (weft_map_geometry_neighbor (tables, hex_at ("D4"), 0, -1), ==, hex_at ("D3"));
  g_assert_cmpint (weft_map_geometry_neighbor (tables, hex_at ("D4"), 0, 1), ==, hex_at ("D5"));
  g_assert_cmpint (weft_map_geometry_neighbor (tables, hex_at ("D4"), -1, 0), ==, hex_at ("C3"));
  g_assert_cmpint (weft_map_geometry_neighbor (tables, hex_at ("D4"), 1, 0), ==, hex_at ("E3"));
  g_assert_cmpint (weft_map_geometry_neighbor (tables, hex_at ("A1"), -1, 0), ==, hex_at ("A1"));
  g_assert_cmpint (weft_map_geometry_neighbor (tables, hex_at ("D1"), 0, -1), ==, hex_at ("D1"));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/map-geometry/fits-every-rectangle", test_fits_every_rectangle);
  g_test_add_func ("/map-geometry/points-are-in-one-hex", test_points_are_in_one_hex);
  g_test_add_func ("/map-geometry/neighbors-touch", test_neighbors_touch);
  g_test_add_func ("/map-geometry/arrow-keys", test_arrow_keys);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
