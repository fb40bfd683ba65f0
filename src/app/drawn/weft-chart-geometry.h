/* weft-chart-geometry.h: where things are in a chart; pure arithmetic
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * WeftChartFrame:
 * @left, @right, @top, @bottom: where the lines are
 * @most: the value at the top; 0 is at the bottom
 * @last: the number of the last moment; 0 is the first
 * @width: of the whole chart
 * @mirrored: whether time goes from right to left
 */
typedef struct
{
  double left;
  double right;
  double top;
  double bottom;
  int most;
  guint last;
  double width;
  gboolean mirrored;
} WeftChartFrame;

/* Where a moment and a value are. */
double weft_chart_x (const WeftChartFrame *frame, guint moment);
double weft_chart_y (const WeftChartFrame *frame, double value);

/* The distance of the grid's lines: a round number, so that there are at most five above 0. */
int weft_chart_step (int most);

/**
 * weft_chart_spread:
 * @middles: (inout): where @n labels would like to be, in any order
 * @gap: the least distance of two
 * @low, @high: the least and the greatest place
 *
 * Moves labels apart without changing their order, as little as needed (the sum of the squares of
 * the ways is the least). Where there is no room for all of them they are spread evenly.
 */
void weft_chart_spread (double *middles, guint n, double gap, double low, double high);

G_END_DECLS
