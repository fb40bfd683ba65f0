/* weft-emblem.c: a civilization's emblem
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-emblem.h"

#include "weft-draw.h"
#include "weft-palette.h"

#define N_STITCHES 28

struct _WeftEmblem
{
  GtkWidget parent_instance;

  WeftCivilization civilization;
  int size;
};

G_DEFINE_FINAL_TYPE (WeftEmblem, weft_emblem, GTK_TYPE_WIDGET)

/* Every emblem is drawn in a circle of radius 1; the color is set, and round line ends. */

/* A ship under sail. */
static void
draw_explorers (cairo_t *cr)
{
  cairo_move_to (cr, -0.85, 0.42);
  cairo_line_to (cr, 0.85, 0.42);
  cairo_curve_to (cr, 0.75, 0.75, 0.5, 0.86, 0.3, 0.86);
  cairo_line_to (cr, -0.3, 0.86);
  cairo_curve_to (cr, -0.5, 0.86, -0.75, 0.75, -0.85, 0.42);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_move_to (cr, 0.04, -0.92);
  cairo_curve_to (cr, 0.62, -0.6, 0.76, -0.1, 0.72, 0.24);
  cairo_line_to (cr, 0.04, 0.24);
  cairo_close_path (cr);
  cairo_move_to (cr, -0.14, -0.7);
  cairo_line_to (cr, -0.14, 0.24);
  cairo_line_to (cr, -0.74, 0.24);
  cairo_curve_to (cr, -0.66, -0.1, -0.42, -0.45, -0.14, -0.7);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Something small with orbits. */
static void
draw_scientists (cairo_t *cr)
{
  for (int i = 0; i < 3; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, i * G_PI / 3);
      cairo_scale (cr, 0.95, 0.36);
      cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_restore (cr);
      cairo_set_line_width (cr, 0.13);
      cairo_stroke (cr);
    }
  cairo_arc (cr, 0, 0, 0.19, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_sword (cairo_t *cr)
{
  cairo_move_to (cr, -0.11, -0.85);
  cairo_line_to (cr, 0, -1.02);
  cairo_line_to (cr, 0.11, -0.85);
  cairo_line_to (cr, 0.11, 0.4);
  cairo_line_to (cr, -0.11, 0.4);
  cairo_close_path (cr);
  cairo_fill (cr);
  weft_draw_trace_round (cr, -0.36, 0.4, 0.72, 0.16, 0.08);
  cairo_fill (cr);
  weft_draw_trace_round (cr, -0.09, 0.5, 0.18, 0.42, 0.08);
  cairo_fill (cr);
}

static void
draw_conquerors (cairo_t *cr)
{
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_save (cr);
      cairo_rotate (cr, side * G_PI / 4);
      draw_sword (cr);
      cairo_restore (cr);
    }
}

/* A bridge of two arches. */
static void
draw_engineers (cairo_t *cr)
{
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_rectangle (cr, -0.95, -0.5, 1.9, 1.2);
  for (int side = -1; side <= 1; side += 2)
    {
      double x = 0.46 * side;

      cairo_new_sub_path (cr);
      cairo_arc (cr, x, 0.16, 0.34, G_PI, 2 * G_PI);
      cairo_line_to (cr, x + 0.34, 0.7);
      cairo_line_to (cr, x - 0.34, 0.7);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  for (int i = -2; i <= 2; i++)
    {
      cairo_rectangle (cr, 0.42 * i - 0.12, -0.76, 0.24, 0.3);
      cairo_fill (cr);
    }
}

/* A pair of scales, level. */
static void
draw_equalizers (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.13);
  cairo_move_to (cr, 0, -0.8);
  cairo_line_to (cr, 0, 0.75);
  cairo_move_to (cr, -0.42, 0.82);
  cairo_line_to (cr, 0.42, 0.82);
  cairo_move_to (cr, -0.72, -0.55);
  cairo_line_to (cr, 0.72, -0.55);
  cairo_stroke (cr);
  for (int side = -1; side <= 1; side += 2)
    {
      double x = 0.66 * side;

      cairo_set_line_width (cr, 0.08);
      cairo_move_to (cr, x - 0.26, 0.12);
      cairo_line_to (cr, x, -0.52);
      cairo_line_to (cr, x + 0.26, 0.12);
      cairo_stroke (cr);
      cairo_arc (cr, x, 0.12, 0.33, 0, G_PI);
      cairo_close_path (cr);
      cairo_fill (cr);
    }
}

/* A purse, tied, and a coin that has got out. */
static void
draw_hucksters (cairo_t *cr)
{
  cairo_move_to (cr, -0.4, -0.9);
  cairo_line_to (cr, 0.16, -0.9);
  cairo_line_to (cr, 0.02, -0.55);
  cairo_line_to (cr, -0.26, -0.55);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_move_to (cr, -0.26, -0.4);
  cairo_line_to (cr, 0.02, -0.4);
  cairo_curve_to (cr, 0.5, -0.1, 0.62, 0.85, 0.28, 0.85);
  cairo_line_to (cr, -0.52, 0.85);
  cairo_curve_to (cr, -0.86, 0.85, -0.74, -0.1, -0.26, -0.4);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_set_line_width (cr, 0.12);
  cairo_arc (cr, 0.7, 0.6, 0.22, 0, 2 * G_PI);
  cairo_stroke (cr);
}

/* A column, broken. */
static void
draw_iconoclasts (cairo_t *cr)
{
  weft_draw_trace_round (cr, -0.62, 0.7, 1.24, 0.2, 0.06);
  cairo_fill (cr);
  cairo_move_to (cr, -0.4, 0.62);
  cairo_line_to (cr, -0.4, 0.12);
  cairo_line_to (cr, -0.12, 0.26);
  cairo_line_to (cr, 0.08, 0.02);
  cairo_line_to (cr, 0.4, 0.2);
  cairo_line_to (cr, 0.4, 0.62);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_save (cr);
  cairo_translate (cr, 0.16, -0.16);
  cairo_rotate (cr, G_PI / 9);
  cairo_move_to (cr, -0.4, 0.14);
  cairo_line_to (cr, -0.4, -0.5);
  cairo_line_to (cr, 0.4, -0.5);
  cairo_line_to (cr, 0.4, 0.1);
  cairo_line_to (cr, 0.1, -0.1);
  cairo_line_to (cr, -0.12, 0.14);
  cairo_close_path (cr);
  cairo_fill (cr);
  weft_draw_trace_round (cr, -0.6, -0.78, 1.2, 0.2, 0.06);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* A signpost. */
static void
draw_trailblazers (cairo_t *cr)
{
  weft_draw_trace_round (cr, -0.1, -0.95, 0.2, 1.9, 0.08);
  cairo_fill (cr);
  for (int side = -1; side <= 1; side += 2)
    {
      double y = side > 0 ? -0.72 : -0.1;

      cairo_move_to (cr, -0.36 * side, y);
      cairo_line_to (cr, 0.56 * side, y);
      cairo_line_to (cr, 0.88 * side, y + 0.22);
      cairo_line_to (cr, 0.56 * side, y + 0.44);
      cairo_line_to (cr, -0.36 * side, y + 0.44);
      cairo_close_path (cr);
      cairo_fill (cr);
    }
}

static void
draw_civilization (cairo_t *cr, WeftCivilization civilization)
{
  static void (*const draw[WEFT_N_CIVILIZATIONS]) (cairo_t *) = {
    [WEFT_CIVILIZATION_EXPLORERS] = draw_explorers,
    [WEFT_CIVILIZATION_SCIENTISTS] = draw_scientists,
    [WEFT_CIVILIZATION_CONQUERORS] = draw_conquerors,
    [WEFT_CIVILIZATION_ENGINEERS] = draw_engineers,
    [WEFT_CIVILIZATION_EQUALIZERS] = draw_equalizers,
    [WEFT_CIVILIZATION_HUCKSTERS] = draw_hucksters,
    [WEFT_CIVILIZATION_ICONOCLASTS] = draw_iconoclasts,
    [WEFT_CIVILIZATION_TRAILBLAZERS] = draw_trailblazers,
  };

  draw[civilization](cr);
}

/* The four of the base game have the colors of their tracks. */
static const GdkRGBA *
ground_of (WeftCivilization civilization)
{
  static const GdkRGBA bark = { 0.42f, 0.28f, 0.18f, 1 };

  switch (civilization)
    {
    case WEFT_CIVILIZATION_EXPLORERS:
      return weft_palette_track (WEFT_TRACK_EXPLORATION);
    case WEFT_CIVILIZATION_SCIENTISTS:
      return weft_palette_track (WEFT_TRACK_SCIENCE);
    case WEFT_CIVILIZATION_CONQUERORS:
      return weft_palette_track (WEFT_TRACK_MILITARY);
    case WEFT_CIVILIZATION_ENGINEERS:
      return weft_palette_track (WEFT_TRACK_TECHNOLOGY);
    default:
      return &bark;
    }
}

/* A seam along the edge. */
static void
draw_stitches (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.045);
  for (int i = 0; i < N_STITCHES; i++)
    {
      double from = 2 * G_PI * i / N_STITCHES, to = 2 * G_PI * (i + 0.55) / N_STITCHES;

      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, 0.86, from, to);
    }
  cairo_stroke (cr);
}

static void
weft_emblem_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 0.99f, 0.965f, 1 };
  WeftEmblem *emblem = WEFT_EMBLEM (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double radius = MIN (width, height) / 2.0;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, radius, radius);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, ground_of (emblem->civilization));
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &white);
  draw_stitches (cr);
  cairo_scale (cr, 0.6, 0.6);
  cairo_new_path (cr);
  draw_civilization (cr, emblem->civilization);
  cairo_destroy (cr);
}

static void
weft_emblem_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  (void) orientation;
  (void) for_size;
  *minimum = *natural = WEFT_EMBLEM (widget)->size;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_emblem_class_init (WeftEmblemClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_emblem_snapshot;
  widget_class->measure = weft_emblem_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-emblem");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
weft_emblem_init (WeftEmblem *emblem)
{
  gtk_widget_set_valign (GTK_WIDGET (emblem), GTK_ALIGN_CENTER);
}

GtkWidget *
weft_emblem_new (WeftCivilization civilization, int size)
{
  WeftEmblem *emblem;

  g_return_val_if_fail (civilization < WEFT_N_CIVILIZATIONS, NULL);

  emblem = g_object_new (WEFT_TYPE_EMBLEM, NULL);
  emblem->civilization = civilization;
  emblem->size = size;
  return GTK_WIDGET (emblem);
}
