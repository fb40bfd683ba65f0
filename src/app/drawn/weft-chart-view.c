/* weft-chart-view.c: the course of a game as a chart
 *
 * A line a player: its color, its dashes and the shape of its marks are the player's, and at its
 * end is the player's token with the last value. Behind the lines lie the eras, and the grid, which
 * is thinner than any line. Victory points are drawn where they are known: the Automa's after every
 * turn, a human's from when they were said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-chart-view.h"

#include <glib/gi18n.h>

#include "weft-chart-geometry.h"
#include "weft-course.h"
#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"

/* With text of the usual size. */
#define LEFT 34
#define RIGHT 56  /* tokens and last values */
#define TOP 38    /* the title */
#define BOTTOM 24 /* the eras' numbers */
#define TOKEN 9
#define MARK 4.2

struct _WeftChartView
{
  GtkWidget parent_instance;

  guint shows;
  const WeftVoice *voice;
  GArray *course;
};

G_DEFINE_FINAL_TYPE (WeftChartView, weft_chart_view, GTK_TYPE_WIDGET)

static const WeftSetup *
setup_of (WeftChartView *view)
{
  return weft_record_setup (view->voice->record);
}

static const WeftCoursePoint *
point_at (WeftChartView *view, guint i)
{
  return &g_array_index (view->course, WeftCoursePoint, i);
}

/* What is drawn for a player at a turn; negative where nothing is known. */
static int
value_at (WeftChartView *view, guint player, guint i)
{
  if (!weft_setup_has_player (setup_of (view), player))
    return -1;
  if (view->shows != WEFT_CHART_VP)
    return point_at (view, i)->tracks[player][view->shows];
  return player == WEFT_PLAYER_SHADOW ? -1 : point_at (view, i)->vp[player];
}

/* The last moment at which a player's value is known, or -1. */
static int
last_known (WeftChartView *view, guint player)
{
  int i = (int) view->course->len - 1;

  while (i >= 0 && value_at (view, player, (guint) i) < 0)
    i--;
  return i;
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

static WeftChartFrame
frame_of (WeftChartView *view, double scale)
{
  GtkWidget *widget = GTK_WIDGET (view);
  double width = gtk_widget_get_width (widget);

  return (WeftChartFrame){ .left = LEFT * scale,
                           .right = width - RIGHT * scale,
                           .top = TOP * scale,
                           .bottom = gtk_widget_get_height (widget) - BOTTOM * scale,
                           .most = highest (view),
                           .last = view->course->len - 1,
                           .width = width,
                           .mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL };
}

/* Whose income turns divide the game: the Automa's, else the first human's. */
static guint
whose_eras (WeftChartView *view)
{
  return weft_setup_is_solo (setup_of (view)) ? WEFT_PLAYER_AUTOMA : WEFT_PLAYER_P1;
}

/* An era from one moment to another: every other one is shaded. */
static void
draw_era (WeftChartView *view, cairo_t *cr, const WeftChartFrame *frame, guint era, guint from,
          guint to, double scale)
{
  static const char *const numbers[WEFT_N_INCOME_TURNS + 1] = { "", "I", "II", "III", "IV", "V" };
  double x = weft_chart_x (frame, from), end = weft_chart_x (frame, to);

  if (era % 2 == 1)
    {
      cairo_rectangle (cr, MIN (x, end), frame->top, ABS (end - x), frame->bottom - frame->top);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_SHADE));
      cairo_fill (cr);
    }
  weft_draw_word (GTK_WIDGET (view), cr, numbers[era], (x + end) / 2,
                  frame->bottom + BOTTOM * scale / 2, 11 * scale,
                  weft_palette_ink (WEFT_INK_QUIET));
}

static void
draw_eras (WeftChartView *view, cairo_t *cr, const WeftChartFrame *frame, double scale)
{
  guint whose = whose_eras (view), from = 0, era = 1;

  for (guint i = 1; i < view->course->len; i++)
    {
      guint now = MAX (point_at (view, i)->income_turns[whose], 1);

      if (now == era && i < frame->last)
        continue;
      draw_era (view, cr, frame, era, from, i, scale);
      from = i;
      era = now;
    }
}

static void
draw_grid (WeftChartView *view, cairo_t *cr, const WeftChartFrame *frame, double scale)
{
  int step = view->shows != WEFT_CHART_VP ? 3 : weft_chart_step (frame->most);
  GdkRGBA color =
      weft_palette_mix (weft_palette_ink (WEFT_INK_PAPER), weft_palette_ink (WEFT_INK_LINE), 0.6);

  cairo_set_line_width (cr, 1);
  for (int value = 0; value <= frame->most; value += step)
    {
      g_autofree char *number = g_strdup_printf ("%d", value);
      double y = (int) weft_chart_y (frame, value) + 0.5, x = LEFT * scale / 2;

      gdk_cairo_set_source_rgba (cr, &color);
      cairo_move_to (cr, weft_chart_x (frame, 0), y);
      cairo_line_to (cr, weft_chart_x (frame, frame->last), y);
      cairo_stroke (cr);
      weft_draw_word (GTK_WIDGET (view), cr, number, frame->mirrored ? frame->width - x : x, y,
                      11 * scale, weft_palette_ink (WEFT_INK_QUIET));
    }
}

/* On a track several may be on one space: side by side then. */
static double
shift_of (WeftChartView *view, guint player)
{
  const WeftSetup *setup = setup_of (view);
  int n = 0, before = 0;

  if (view->shows == WEFT_CHART_VP)
    return 0;
  for (guint other = 0; other < WEFT_N_PLAYERS; other++)
    if (weft_setup_has_player (setup, other))
      {
        n++;
        before += other < player;
      }
  return (before - (n - 1) / 2.0) * 3.4;
}

static void
trace_line (WeftChartView *view, cairo_t *cr, const WeftChartFrame *frame, guint player)
{
  double shift = shift_of (view, player);

  cairo_new_path (cr);
  for (guint i = 0; i < view->course->len; i++)
    {
      int value = value_at (view, player, i);

      if (value >= 0) /* the first one begins the line */
        cairo_line_to (cr, weft_chart_x (frame, i), weft_chart_y (frame, value) + shift);
    }
}

static void
set_dashes (cairo_t *cr, guint player)
{
  static const struct
  {
    double lengths[4];
    int n;
  } dashes[WEFT_N_PLAYERS] = {
    [WEFT_PLAYER_P1] = { { 0 }, 0 },           [WEFT_PLAYER_P2] = { { 9, 4 }, 2 },
    [WEFT_PLAYER_P3] = { { 3, 3 }, 2 },        [WEFT_PLAYER_P4] = { { 9, 3, 2, 3 }, 4 },
    [WEFT_PLAYER_AUTOMA] = { { 14, 3.5 }, 2 }, [WEFT_PLAYER_SHADOW] = { { 3, 3 }, 2 },
  };

  cairo_set_dash (cr, dashes[player].lengths, dashes[player].n, 0);
}

/* The shape of the player's token, small, wherever an era begins. */
static void
draw_marks (WeftChartView *view, cairo_t *cr, const WeftChartFrame *frame, guint player)
{
  guint whose = whose_eras (view);

  for (guint i = 1; i + 1 < view->course->len; i++)
    {
      int value = value_at (view, player, i);

      if (value >= 0
          && point_at (view, i)->income_turns[whose] != point_at (view, i - 1)->income_turns[whose])
        weft_draw_mark (cr, setup_of (view), player, weft_chart_x (frame, i),
                        weft_chart_y (frame, value) + shift_of (view, player), MARK);
    }
}

/* Its rim sets it off from the ground, from the grid and from other lines. */
static void
draw_line (WeftChartView *view, cairo_t *cr, const WeftChartFrame *frame, guint player)
{
  WeftColor color = setup_of (view)->colors[player];
  double width = view->shows == WEFT_CHART_VP ? 3 : 2.4;

  if (last_known (view, player) < 0)
    return;
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace_line (view, cr, frame, player);
  gdk_cairo_set_source_rgba (cr, weft_palette_rim (color));
  cairo_set_line_width (cr, width + 2);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_token (color));
  cairo_set_line_width (cr, width);
  set_dashes (cr, player);
  cairo_stroke (cr);
  cairo_restore (cr);
  draw_marks (view, cr, frame, player);
}

/* At the end of each line its token and the last value, moved apart where lines end together. */
static void
draw_ends (WeftChartView *view, cairo_t *cr, const WeftChartFrame *frame, double scale)
{
  double middles[WEFT_N_PLAYERS], radius = TOKEN * scale;
  guint players[WEFT_N_PLAYERS], n = 0;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (last_known (view, player) >= 0)
      {
        middles[n] =
            weft_chart_y (frame, value_at (view, player, (guint) last_known (view, player)));
        players[n++] = player;
      }
  weft_chart_spread (middles, n, 2.15 * radius, frame->top - radius / 2,
                     frame->bottom + radius / 2);
  for (guint i = 0; i < n; i++)
    {
      int value = value_at (view, players[i], (guint) last_known (view, players[i]));
      g_autofree char *number = g_strdup_printf ("%d", value);
      double token = frame->right + 12 * scale, word = frame->right + 37 * scale;

      weft_draw_token (GTK_WIDGET (view), cr, setup_of (view), players[i],
                       frame->mirrored ? frame->width - token : token, middles[i], radius);
      weft_draw_word (GTK_WIDGET (view), cr, number, frame->mirrored ? frame->width - word : word,
                      middles[i], 12.5 * scale, weft_palette_ink (WEFT_INK_TEXT));
    }
}

static const char *
title_of (WeftChartView *view)
{
  return view->shows == WEFT_CHART_VP ? _ ("Victory points") : weft_words_track (view->shows);
}

/* A track's sign before its name. */
static void
draw_title (WeftChartView *view, cairo_t *cr, const WeftChartFrame *frame, double scale)
{
  GtkWidget *widget = GTK_WIDGET (view);
  const GdkRGBA *ink = weft_palette_ink (WEFT_INK_TEXT);
  gboolean track = view->shows != WEFT_CHART_VP;
  double size = 13.5 * scale, y = 19 * scale, x = (track ? 36 : 12) * scale;
  double sign = 21 * scale;

  if (track)
    weft_draw_track (cr, view->shows, frame->mirrored ? frame->width - sign : sign, y, 8.5 * scale,
                     weft_palette_track_sign (view->shows), weft_palette_ink (WEFT_INK_PAPER));
  if (frame->mirrored)
    weft_draw_word_until (widget, cr, title_of (view), frame->width - x, y, size, ink);
  else
    weft_draw_word_from (widget, cr, title_of (view), x, y, size, ink);
}

static void
weft_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftChartView *view = WEFT_CHART_VIEW (widget);
  double scale = weft_drawn_text_scale (widget), height = gtk_widget_get_height (widget);
  WeftChartFrame frame;
  cairo_t *cr;

  if (view->course == NULL || view->course->len == 0)
    return;
  frame = frame_of (view, scale);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) frame.width, (float) height));
  weft_draw_trace_round (cr, 0.5, 0.5, frame.width - 1, height - 1, 14);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  draw_title (view, cr, &frame, scale);
  draw_eras (view, cr, &frame, scale);
  draw_grid (view, cr, &frame, scale);
  for (guint player = WEFT_N_PLAYERS; player-- > 0;)
    draw_line (view, cr, &frame, player);
  draw_ends (view, cr, &frame, scale);
  cairo_destroy (cr);
}

static void
weft_chart_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  double scale = weft_drawn_text_scale (widget);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean large = WEFT_CHART_VIEW (widget)->shows == WEFT_CHART_VP;

  (void) for_size;
  *minimum = (int) ((across ? 200 : large ? 230 : 170) * scale);
  *natural = (int) ((across ? 320 : large ? 250 : 180) * scale);
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
