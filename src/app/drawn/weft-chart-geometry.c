/* weft-chart-geometry.c: where things are in a chart; pure arithmetic
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-chart-geometry.h"

#define MOST_LINES 5

double
weft_chart_x (const WeftChartFrame *frame, guint moment)
{
  double x = frame->left + (frame->right - frame->left) * moment / MAX (frame->last, 1);

  return frame->mirrored ? frame->width - x : x;
}

double
weft_chart_y (const WeftChartFrame *frame, double value)
{
  return frame->bottom - (frame->bottom - frame->top) * value / MAX (frame->most, 1);
}

int
weft_chart_step (int most)
{
  static const int round[] = { 1, 2, 5 };

  for (int ten = 1;; ten *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (round); i++)
      if (most <= MOST_LINES * ten * round[i])
        return ten * round[i];
}

/* The labels by their places. */
static void
sort (const double *middles, guint n, guint *order)
{
  for (guint i = 0; i < n; i++)
    {
      guint at = i;

      for (; at > 0 && middles[order[at - 1]] > middles[i]; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
}

/* Without the gaps the places must not decrease; where they would, neighbors share their mean. */
static void
share_means (double *places, guint n)
{
  for (guint i = 1; i < n; i++)
    {
      double sum = places[i];
      guint from = i;

      while (from > 0 && places[from - 1] > sum / (i - from + 1))
        sum += places[--from];
      for (guint at = from; at <= i; at++)
        places[at] = sum / (i - from + 1);
    }
}

void
weft_chart_spread (double *middles, guint n, double gap, double low, double high)
{
  g_autofree guint *order = g_new (guint, MAX (n, 1));
  g_autofree double *places = g_new (double, MAX (n, 1));

  g_return_if_fail (middles != NULL);

  if (n > 1)
    gap = MIN (gap, (high - low) / (n - 1));
  sort (middles, n, order);
  for (guint i = 0; i < n; i++)
    places[i] = middles[order[i]] - i * gap;
  share_means (places, n);
  for (guint i = 0; i < n; i++)
    middles[order[i]] = CLAMP (places[i], low, MAX (low, high - (n - 1) * gap)) + i * gap;
}
