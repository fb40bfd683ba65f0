/* weft-part-signs.c: the signs of what victory points are scored for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-part-signs.h"

#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-signs.h"

#define MOST_SIGNS 3
#define PITCH 2.35 /* from sign to sign, in radii */

/* What is drawn for a part besides tracks, which stand for themselves. */
enum
{
  HOUSE = WEFT_N_TRACKS,
  TERRITORY,
  FIRST,
  TOWER,
  MEDAL,
  NOTHING,
};

struct _WeftPartSigns
{
  GtkWidget parent_instance;

  int part;
  int size;
  WeftSetup setup;
};

G_DEFINE_FINAL_TYPE (WeftPartSigns, weft_part_signs, GTK_TYPE_WIDGET)

static int
signs_of (int part, const WeftSetup *setup, int signs[MOST_SIGNS])
{
  int n = 0;

  switch (part)
    {
    case WEFT_PART_FIRST_TO_ERA:
      signs[n++] = FIRST;
      break;
    case WEFT_PART_LANDMARKS_AND_TERRITORIES:
      signs[n++] = HOUSE;
      signs[n++] = TERRITORY;
      break;
    case WEFT_PART_MILITARY_AND_SCIENCE:
      signs[n++] = WEFT_TRACK_MILITARY;
      signs[n++] = WEFT_TRACK_SCIENCE;
      break;
    case WEFT_PART_TECHNOLOGY_EXPLORATION_AND_ARTS:
      signs[n++] = WEFT_TRACK_TECHNOLOGY;
      signs[n++] = WEFT_TRACK_EXPLORATION;
      if (weft_setup_arts (setup))
        signs[n++] = WEFT_TRACK_ARTS;
      break;
    case WEFT_PART_TERRITORIES:
      signs[n++] = TERRITORY;
      break;
    case WEFT_PART_LANDMARKS:
      signs[n++] = HOUSE;
      break;
    case WEFT_PART_TRAILBLAZERS:
      signs[n++] = TOWER;
      break;
    case WEFT_PART_NO_CANDIDATE:
      signs[n++] = NOTHING;
      break;
    default:
      signs[n++] = MEDAL;
      break;
    }
  return n;
}

static void
draw_territory (cairo_t *cr, double x, double y, double radius)
{
  cairo_save (cr);
  weft_draw_trace_hex (cr, x, y, 1.08 * radius);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TILE));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, MAX (0.12 * radius, 1));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Three steps, the highest in the middle: who was there first. */
static void
draw_podium (cairo_t *cr, double x, double y, double radius)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_rectangle (cr, -0.98, 0.2, 0.58, 0.7);
  cairo_rectangle (cr, -0.32, -0.3, 0.64, 1.2);
  cairo_rectangle (cr, 0.4, 0.42, 0.58, 0.48);
  cairo_fill (cr);
  cairo_arc (cr, 0, -0.66, 0.26, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_sign (cairo_t *cr, int sign, double x, double y, double radius)
{
  const GdkRGBA *text = weft_palette_ink (WEFT_INK_TEXT);
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);

  switch (sign)
    {
    case HOUSE:
      weft_draw_house (cr, x, y, radius, text);
      break;
    case TERRITORY:
      draw_territory (cr, x, y, radius);
      break;
    case FIRST:
      draw_podium (cr, x, y, radius);
      break;
    case TOWER:
      weft_draw_trailblazer (cr, x, y, 1.9 * radius);
      break;
    case MEDAL:
      weft_signs_draw (cr, WEFT_SIGN_ACHIEVEMENT, x, y, radius, text, paper);
      break;
    case NOTHING:
      weft_signs_draw (cr, WEFT_SIGN_NOTHING, x, y, 0.9 * radius, text, paper);
      break;
    default:
      weft_draw_track (cr, (WeftTrack) sign, x, y, radius, weft_palette_track_sign ((guint) sign),
                       paper);
    }
}

double
weft_part_signs_width (int part, const WeftSetup *setup, double radius)
{
  int signs[MOST_SIGNS];

  return ((signs_of (part, setup, signs) - 1) * PITCH + 2) * radius;
}

void
weft_part_signs_draw (cairo_t *cr, int part, const WeftSetup *setup, double x, double y,
                      double radius)
{
  int signs[MOST_SIGNS], n = signs_of (part, setup, signs);

  for (int i = 0; i < n; i++)
    draw_sign (cr, signs[i], x + (i - (n - 1) / 2.0) * PITCH * radius, y, radius);
}

static void
weft_part_signs_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftPartSigns *signs = WEFT_PART_SIGNS (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  weft_part_signs_draw (cr, signs->part, &signs->setup, width / 2.0, height / 2.0,
                        0.46 * signs->size);
  cairo_destroy (cr);
}

static void
weft_part_signs_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  WeftPartSigns *signs = WEFT_PART_SIGNS (widget);

  (void) for_size;
  *minimum = *natural =
      orientation == GTK_ORIENTATION_VERTICAL
          ? signs->size
          : (int) weft_part_signs_width (signs->part, &signs->setup, 0.5 * signs->size) + 1;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_part_signs_class_init (WeftPartSignsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_part_signs_snapshot;
  widget_class->measure = weft_part_signs_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-part-signs");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
weft_part_signs_init (WeftPartSigns *signs)
{
  weft_drawn_follow_style (GTK_WIDGET (signs));
  gtk_widget_set_valign (GTK_WIDGET (signs), GTK_ALIGN_CENTER);
}

GtkWidget *
weft_part_signs_new (int part, const WeftSetup *setup, int size)
{
  WeftPartSigns *signs;

  g_return_val_if_fail (setup != NULL, NULL);

  signs = g_object_new (WEFT_TYPE_PART_SIGNS, NULL);
  signs->part = part;
  signs->size = size;
  signs->setup = *setup;
  return GTK_WIDGET (signs);
}
