/* weft-chart-view.h: the course of a game as a chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-words.h"

G_BEGIN_DECLS

#define WEFT_TYPE_CHART_VIEW (weft_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftChartView, weft_chart_view, WEFT, CHART_VIEW, GtkWidget)

/* What a chart shows over the turns: victory points, or the positions on one track. */
#define WEFT_CHART_VP WEFT_N_TRACKS

/* @shows: %WEFT_CHART_VP or a #WeftTrack. */
GtkWidget *weft_chart_view_new (guint shows);

/* @course: the result of weft_course(); kept. */
void weft_chart_view_set_course (WeftChartView *view, const WeftVoice *voice, GArray *course);

G_END_DECLS
