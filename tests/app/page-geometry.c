/* page-geometry.c: how many things there are side by side, and where things are in a chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>

#include "weft-chart-geometry.h"
#include "weft-columns.h"
#include "weft-landmarks-view.h"
#include "weft-shelf.h"

/* As many columns as fit with gaps between them, never more than there are children. */
static void
test_columns (void)
{
  static const struct
  {
    int n, width, least, most;
    gboolean even;
    int columns, rows;
  } cases[] = {
    { 3, 620, 200, 3, FALSE, 3, 1 }, { 3, 619, 200, 3, FALSE, 2, 2 },
    { 3, 199, 200, 3, FALSE, 1, 3 }, { 2, 900, 100, 9, FALSE, 2, 1 },
    { 2, 900, 100, 9, TRUE, 8, 1 },  { 9, 900, 100, 2, TRUE, 2, 5 },
    { 0, 900, 100, 3, FALSE, 1, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WeftColumnsRows rows = weft_columns_fit (cases[i].n, cases[i].width, cases[i].least,
                                               cases[i].most, cases[i].even, 10);

      g_assert_cmpint (rows.columns, ==, cases[i].columns);
      g_assert_cmpint (rows.rows, ==, cases[i].rows);
    }
}

/* The last piece of a row ends within the shelf; pieces move together before they need a row more,
 * and no further than they may. */
static void
test_shelf (void)
{
  for (int n = 0; n < 30; n++)
    for (int width = 36; width < 700; width += 7)
      {
        WeftShelfRows rows = weft_shelf_fit (n, width, 26, 36);

        g_assert_cmpint (rows.rows, >=, 1);
        g_assert_cmpint (rows.columns * rows.rows, >=, n);
        g_assert_cmpint (rows.step, >=, 19);
        g_assert_cmpint (rows.step, <=, 26);
        g_assert_cmpint (36 + (rows.columns - 1) * rows.step, <=, width);
        if (rows.rows > 1) /* fewer would not hold them */
          g_assert_cmpint (((width - 36) / 19 + 1) * (rows.rows - 1), <, n);
      }
  g_assert_cmpint (weft_shelf_fit (5, 127, 32, 26).rows, ==, 1);
  g_assert_cmpint (weft_shelf_fit (5, 500, 32, 26).step, ==, 32);
}

/* Groups are spread evenly over as few lines as there can be. */
static void
test_landmarks (void)
{
  for (int n = 1; n <= 6; n++)
    for (int width = 132; width < 1000; width += 4)
      {
        WeftLandmarksRows rows = weft_landmarks_fit (n, width);

        g_assert_cmpint (rows.groups * 132 + (rows.groups - 1) * 8, <=, width);
        g_assert_cmpint (rows.groups * rows.lines, >=, n);
        g_assert_cmpint (rows.groups * (rows.lines - 1), <, n);
      }
  g_assert_cmpint (weft_landmarks_fit (4, 430).groups, ==, 2); /* not three and one */
}

static void
test_chart (void)
{
  WeftChartFrame frame = {
    .left = 30, .right = 230, .top = 20, .bottom = 120, .most = 50, .last = 10, .width = 300
  };

  g_assert_cmpfloat (weft_chart_x (&frame, 0), ==, 30);
  g_assert_cmpfloat (weft_chart_x (&frame, 5), ==, 130);
  g_assert_cmpfloat (weft_chart_y (&frame, 0), ==, 120);
  g_assert_cmpfloat (weft_chart_y (&frame, 50), ==, 20);
  frame.mirrored = TRUE;
  g_assert_cmpfloat (weft_chart_x (&frame, 0), ==, 270);
  frame.last = 0; /* a game of one turn */
  g_assert_cmpfloat (weft_chart_x (&frame, 0), ==, 270);
}

/* Round numbers; few lines, yet more than one. */
static void
test_steps (void)
{
  g_assert_cmpint (weft_chart_step (10), ==, 2);
  g_assert_cmpint (weft_chart_step (245), ==, 50);
  g_assert_cmpint (weft_chart_step (251), ==, 100);
  for (int most = 10; most <= 999; most++)
    {
      g_assert_cmpint (most / weft_chart_step (most), <=, 5);
      g_assert_cmpint (most / weft_chart_step (most), >=, 2);
    }
}

/* Labels keep their order and their distance, and stay where they are if they can. */
static void
test_spread (void)
{
  double far[] = { 90, 20, 50 }, near[] = { 60, 58, 59 }, low[] = { 2, 1, 0 };
  double crowd[] = { 5, 5, 5, 5, 5 };

  weft_chart_spread (far, 3, 20, 0, 100);
  g_assert_cmpfloat (far[0], ==, 90);
  g_assert_cmpfloat (far[1], ==, 20);
  g_assert_cmpfloat (far[2], ==, 50);
  weft_chart_spread (near, 3, 20, 0, 100);
  g_assert_cmpfloat (near[1], ==, 39); /* up and down, as little as can be */
  g_assert_cmpfloat (near[2], ==, 59);
  g_assert_cmpfloat (near[0], ==, 79);
  weft_chart_spread (low, 3, 20, 0, 100);
  g_assert_cmpfloat (low[2], >=, 0);
  g_assert_cmpfloat (low[0], <=, 100);
  g_assert_cmpfloat (low[1] - low[2], >=, 20);
  weft_chart_spread (crowd, 5, 40, 0, 100);
  for (int i = 1; i < 5; i++)
    g_assert_cmpfloat (crowd[i] - crowd[i - 1], ==, 25);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/page-geometry/columns", test_columns);
  g_test_add_func ("/page-geometry/shelf", test_shelf);
  g_test_add_func ("/page-geometry/landmarks", test_landmarks);
  g_test_add_func ("/page-geometry/chart", test_chart);
  g_test_add_func ("/page-geometry/steps", test_steps);
  g_test_add_func ("/page-geometry/spread", test_spread);
  return g_test_run ();
}
