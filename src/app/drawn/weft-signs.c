/* weft-signs.c: small signs for what is done at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-signs.h"

#include <math.h>

#include "weft-draw.h"

/* Every sign is drawn in a circle of radius 1; the color is set. */

static void
draw_explore (cairo_t *cr, const GdkRGBA *ground)
{
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, cos (i * G_PI / 3), sin (i * G_PI / 3));
  cairo_close_path (cr);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_set_line_width (cr, 0.3);
  cairo_move_to (cr, -0.5, 0);
  cairo_line_to (cr, 0.5, 0);
  cairo_move_to (cr, 0, -0.5);
  cairo_line_to (cr, 0, 0.5);
  cairo_stroke (cr);
}

static void
draw_conquer (cairo_t *cr, const GdkRGBA *ground)
{
  static const double points[][2] = {
    { -0.78, -0.95 }, { -0.4, -0.95 }, { -0.4, -0.6 },  { -0.2, -0.6 },
    { -0.2, -0.95 },  { 0.2, -0.95 },  { 0.2, -0.6 },   { 0.4, -0.6 },
    { 0.4, -0.95 },   { 0.78, -0.95 }, { 0.78, -0.15 }, { 0.52, 0 },
    { 0.6, 0.95 },    { -0.6, 0.95 },  { -0.52, 0 },    { -0.78, -0.15 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_close_path (cr);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_arc (cr, 0, 0.6, 0.2, G_PI, 2 * G_PI);
  cairo_rectangle (cr, -0.2, 0.6, 0.4, 0.35);
  cairo_fill (cr);
}

static void
draw_die (cairo_t *cr, const GdkRGBA *ground)
{
  static const double pips[][2] = {
    { -0.4, -0.4 }, { 0.4, -0.4 }, { 0, 0 }, { -0.4, 0.4 }, { 0.4, 0.4 }
  };

  weft_draw_trace_round (cr, -0.86, -0.86, 1.72, 1.72, 0.32);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  for (guint i = 0; i < G_N_ELEMENTS (pips); i++)
    {
      cairo_arc (cr, pips[i][0], pips[i][1], 0.17, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
draw_medal (cairo_t *cr, const GdkRGBA *ground)
{
  cairo_move_to (cr, -0.62, -0.1); /* the ribbon's ends */
  cairo_line_to (cr, -0.5, 1);
  cairo_line_to (cr, 0, 0.68);
  cairo_line_to (cr, 0.5, 1);
  cairo_line_to (cr, 0.62, -0.1);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_arc (cr, 0, -0.28, 0.72, 0, 2 * G_PI);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  for (int i = 0; i < 10; i++)
    {
      double far = i % 2 == 0 ? 0.46 : 0.2, angle = i * G_PI / 5 - G_PI / 2;

      cairo_line_to (cr, far * cos (angle), -0.28 + far * sin (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A card with a lozenge of threads. */
static void
draw_tapestry (cairo_t *cr, const GdkRGBA *ground)
{
  weft_draw_trace_round (cr, -0.7, -1, 1.4, 2, 0.2);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_set_line_width (cr, 0.13);
  cairo_save (cr);
  weft_draw_trace_round (cr, -0.5, -0.8, 1, 1.6, 0.08);
  cairo_clip (cr);
  for (int i = -4; i <= 4; i++)
    {
      cairo_move_to (cr, -0.6, 0.4 * i - 0.6);
      cairo_line_to (cr, 0.6, 0.4 * i + 0.6);
      cairo_move_to (cr, 0.6, 0.4 * i - 0.6);
      cairo_line_to (cr, -0.6, 0.4 * i + 0.6);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_plain_card (cairo_t *cr, const GdkRGBA *ground)
{
  weft_draw_trace_round (cr, -0.7, -1, 1.4, 2, 0.2);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_rectangle (cr, -0.46, -0.76, 0.92, 0.66);
  cairo_rectangle (cr, -0.46, 0.1, 0.92, 0.13);
  cairo_rectangle (cr, -0.46, 0.38, 0.92, 0.13);
  cairo_fill (cr);
}

static void
draw_deck (cairo_t *cr, const GdkRGBA *ground)
{
  for (int i = 0; i < 3; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0.2 * i - 0.22, 0.14 * i - 0.14);
      weft_draw_trace_round (cr, -0.62, -0.84, 1.2, 1.68, 0.18);
      cairo_restore (cr);
      if (i == 2)
        cairo_fill (cr);
      else
        {
          cairo_set_line_width (cr, 0.12);
          cairo_stroke (cr);
        }
    }
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_set_line_width (cr, 0.14); /* turned around: shuffled */
  cairo_arc (cr, 0.16, 0.14, 0.32, 0.15 * G_PI, 1.6 * G_PI);
  cairo_stroke (cr);
  cairo_move_to (cr, 0.2, -0.42);
  cairo_line_to (cr, 0.52, -0.18);
  cairo_line_to (cr, 0.16, 0.04);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_check (cairo_t *cr, const GdkRGBA *ground)
{
  (void) ground;
  cairo_set_line_width (cr, 0.34);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, -0.72, 0.06);
  cairo_line_to (cr, -0.2, 0.58);
  cairo_line_to (cr, 0.76, -0.56);
  cairo_stroke (cr);
}

static void
draw_nothing (cairo_t *cr, const GdkRGBA *ground)
{
  (void) ground;
  cairo_set_line_width (cr, 0.24);
  cairo_arc (cr, 0, 0, 0.84, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_move_to (cr, -0.56, 0.56);
  cairo_line_to (cr, 0.56, -0.56);
  cairo_stroke (cr);
}

void
weft_signs_draw (cairo_t *cr, WeftSign sign, double x, double y, double radius,
                 const GdkRGBA *color, const GdkRGBA *ground)
{
  static void (*const draw[]) (cairo_t *, const GdkRGBA *) = {
    [WEFT_SIGN_EXPLORE] = draw_explore,   [WEFT_SIGN_CONQUER] = draw_conquer,
    [WEFT_SIGN_DIE] = draw_die,           [WEFT_SIGN_ACHIEVEMENT] = draw_medal,
    [WEFT_SIGN_TAPESTRY] = draw_tapestry, [WEFT_SIGN_CARD] = draw_plain_card,
    [WEFT_SIGN_DECK] = draw_deck,         [WEFT_SIGN_CHECK] = draw_check,
    [WEFT_SIGN_NOTHING] = draw_nothing,
  };

  if (sign == WEFT_SIGN_LANDMARK)
    {
      weft_draw_house (cr, x, y, radius, color);
      return;
    }
  if (sign == WEFT_SIGN_INCOME)
    {
      weft_draw_hand (cr, x, y, radius, color);
      return;
    }
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius);
  cairo_new_path (cr);
  gdk_cairo_set_source_rgba (cr, color);
  draw[sign](cr, ground);
  cairo_restore (cr);
}

/* The sign of a benefit; -1 where it has none. */
static int
sign_of (WeftBenefitKind kind)
{
  switch (kind)
    {
    case WEFT_BENEFIT_EXPLORE:
    case WEFT_BENEFIT_EXPLORE_ANYWHERE:
      return WEFT_SIGN_EXPLORE;
    case WEFT_BENEFIT_CONQUER:
    case WEFT_BENEFIT_CONQUER_ANYWHERE:
      return WEFT_SIGN_CONQUER;
    case WEFT_BENEFIT_ROLL:
    case WEFT_BENEFIT_ROLL_PLAIN:
      return WEFT_SIGN_DIE;
    default:
      return -1;
    }
}

guint
weft_signs_of_space (const WeftTables *tables, guint track, guint space,
                     WeftSign signs[WEFT_MOST_SPACE_SIGNS])
{
  const WeftSpace *entry = &tables->spaces[track][space];
  guint n = 0;

  for (guint i = 0; i < entry->n_benefits; i++)
    {
      int sign = sign_of (entry->benefits[i].kind);

      if (sign >= 0)
        signs[n++] = (WeftSign) sign;
    }
  if (space == WEFT_LAST_SPACE)
    signs[n++] = WEFT_SIGN_ACHIEVEMENT; /* the end of a track (V1) */
  return n;
}
