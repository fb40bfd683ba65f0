/* weft-chart-view.c: the course of a game as a chart
 *
 * A line a player, with the player's token at its end. Victory points are drawn where they are
 * known: the Automa's after every turn, a human's from when they were said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-chart-view.h"

#include <glib/gi18n.h>

#include "weft-course.h"
#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"

#define LEFT 36
#define RIGHT 22
#define TOP 30
#define BOTTOM 12

struct _WeftChartView
{
  GtkWidget parent_instance;

  guint shows;
  const WeftVoice *voice;
  GArray *course;
};

G_DEFINE_FINAL_TYPE (WeftChartView, weft_chart_view, GTK_TYPE_WIDGET)

/* What is drawn for a player at a turn; negative where nothing is known. */
static int
value_at (WeftChartView *view, guint player, guint i)
{
  const WeftCoursePoint *point = &g_array_index (view->course, WeftCoursePoint, i);

  if (!weft_setup_has_player (weft_record_setup (view->voice->record), player))
    return -1;
  if (view->shows != WEFT_CHART_VP)
    return point->tracks[player][view->shows];
  return player == WEFT_PLAYER_SHADOW ? -1 : point->vp[player];
}

static int
highest (WeftChartView *view)
{
  int most = 10;

  if (view->shows != WEFT_CHART_VP)
    return WEFT_LAST_SPACE;
  for (guint i = 0; i < view->course->len; i++)
    for (guint player = 0; player < WEFT_N_PLAYERS; player++)
      most = MAX (most, value_at (view, player, i));
  return most;
}

/* Where a value is in the chart. */
typedef struct
{
  double width;
  double height;
  int most;
  guint last;
} Frame;

static double
x_of (const Frame *frame, guint i)
{
  return LEFT + (frame->width - LEFT - RIGHT) * i / MAX (frame->last, 1);
}

static double
y_of (const Frame *frame, int value)
{
  return TOP + (frame->height - TOP - BOTTOM) * (1 - (double) value / frame->most);
}

static void
draw_grid (WeftChartView *view, cairo_t *cr, const Frame *frame)
{
  int step = view->shows != WEFT_CHART_VP ? 3 : MAX (10, (frame->most / 4 + 9) / 10 * 10);

  cairo_set_line_width (cr, 1);
  for (int value = 0; value <= frame->most; value += step)
    {
      g_autofree char *number = g_strdup_printf ("%d", value);
      double y = y_of (frame, value);

      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
      cairo_move_to (cr, LEFT, y);
      cairo_line_to (cr, frame->width - RIGHT, y);
      cairo_stroke (cr);
      weft_draw_word (GTK_WIDGET (view), cr, number, LEFT / 2.0, y, 11,
                      weft_palette_ink (WEFT_INK_QUIET));
    }
}

/* A dotted line where the Automa, or else the first human, has taken an income turn. */
static void
draw_eras (WeftChartView *view, cairo_t *cr, const Frame *frame)
{
  const double dashes[] = { 2, 4 };
  guint whose = weft_setup_is_solo (weft_record_setup (view->voice->record)) ? WEFT_PLAYER_AUTOMA
                                                                             : WEFT_PLAYER_P1;

  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_QUIET));
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  for (guint i = 1; i < view->course->len; i++)
    {
      const WeftCoursePoint *points = (const WeftCoursePoint *) view->course->data;

      if (points[i].income_turns[whose] == points[i - 1].income_turns[whose])
        continue;
      cairo_move_to (cr, x_of (frame, i), TOP);
      cairo_line_to (cr, x_of (frame, i), frame->height - BOTTOM);
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_line (WeftChartView *view, cairo_t *cr, const Frame *frame, guint player)
{
  const WeftSetup *setup = weft_record_setup (view->voice->record);
  const GdkRGBA *rim = weft_palette_ink (WEFT_INK_QUIET);
  guint last = view->course->len;

  if (!weft_setup_has_player (setup, player))
    return;
  cairo_new_path (cr);
  for (guint i = 0; i < view->course->len; i++)
    {
      int value = value_at (view, player, i);

      if (value < 0)
        continue;
      if (last == view->course->len)
        cairo_move_to (cr, x_of (frame, i), y_of (frame, value));
      else
        cairo_line_to (cr, x_of (frame, i), y_of (frame, value));
      last = i;
    }
  cairo_set_source_rgba (cr, rim->red, rim->green, rim->blue, 0.55); /* so that yellow shows too */
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_token (setup->colors[player]));
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  if (last < view->course->len)
    weft_draw_token (GTK_WIDGET (view), cr, setup, player, x_of (frame, last) + 4 * (player % 3),
                     y_of (frame, value_at (view, player, last)), 8);
}

static const char *
title_of (WeftChartView *view)
{
  return view->shows == WEFT_CHART_VP ? _ ("Victory points") : weft_words_track (view->shows);
}

static void
weft_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftChartView *view = WEFT_CHART_VIEW (widget);
  Frame frame = { gtk_widget_get_width (widget), gtk_widget_get_height (widget), 0, 0 };
  cairo_t *cr;

  if (view->course == NULL || view->course->len == 0)
    return;
  frame.most = highest (view);
  frame.last = view->course->len - 1;
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) frame.width, (float) frame.height));
  weft_draw_trace_round (cr, 0.5, 0.5, frame.width - 1, frame.height - 1, 12);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_fill (cr);
  weft_draw_word_from (widget, cr, title_of (view), 12, 15, 13, weft_palette_ink (WEFT_INK_TEXT));
  draw_grid (view, cr, &frame);
  draw_eras (view, cr, &frame);
  for (guint player = WEFT_N_PLAYERS; player-- > 0;)
    draw_line (view, cr, &frame, player);
  cairo_destroy (cr);
}

static void
weft_chart_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean large = WEFT_CHART_VIEW (widget)->shows == WEFT_CHART_VP;

  (void) for_size;
  *minimum = across ? 250 : large ? 200 : 130;
  *natural = across ? 320 : large ? 230 : 140;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_chart_view_finalize (GObject *object)
{
  g_clear_pointer (&WEFT_CHART_VIEW (object)->course, g_array_unref);
  G_OBJECT_CLASS (weft_chart_view_parent_class)->finalize (object);
}

static void
weft_chart_view_class_init (WeftChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = weft_chart_view_finalize;
  widget_class->snapshot = weft_chart_view_snapshot;
  widget_class->measure = weft_chart_view_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
weft_chart_view_init (WeftChartView *view)
{
  weft_drawn_follow_style (GTK_WIDGET (view));
  gtk_widget_set_hexpand (GTK_WIDGET (view), TRUE);
}

GtkWidget *
weft_chart_view_new (guint shows)
{
  WeftChartView *view = g_object_new (WEFT_TYPE_CHART_VIEW, NULL);

  view->shows = shows;
  return GTK_WIDGET (view);
}

/* Where every line ends, in words. */
static void
describe (WeftChartView *view)
{
  g_autoptr (GString) words = g_string_new (title_of (view));

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      int value = view->course->len > 0 ? value_at (view, player, view->course->len - 1) : -1;

      if (value >= 0)
        g_string_append_printf (words, ", %s %d", weft_words_player (view->voice, player), value);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, words->str,
                                  -1);
}

void
weft_chart_view_set_course (WeftChartView *view, const WeftVoice *voice, GArray *course)
{
  g_return_if_fail (WEFT_IS_CHART_VIEW (view) && voice != NULL && course != NULL);

  view->voice = voice;
  g_clear_pointer (&view->course, g_array_unref);
  view->course = g_array_ref (course);
  describe (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}
