/* weft-weave.c: a woven band in the colors of the tracks, as on the icon
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-weave.h"

#include "weft-draw.h"
#include "weft-palette.h"

#define PITCH 14     /* from thread to thread, where nobody says */
#define THREAD 0.786 /* the part of it that is thread */
#define WEFTS 3
#define STRENGTH 0.88       /* of the colors: what is before them counts more */
#define PANEL_STRENGTH 0.66 /* and where it is large */

struct _WeftWeave
{
  GtkWidget parent_instance;

  guint wefts;
  guint pitch;
};

G_DEFINE_FINAL_TYPE (WeftWeave, weft_weave, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_WEFTS,
  PROP_PITCH,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* The weft threads are the military track's, as on the icon; the warp has the others' colors. */
static const WeftTrack warp[] = { WEFT_TRACK_EXPLORATION, WEFT_TRACK_TECHNOLOGY,
                                  WEFT_TRACK_SCIENCE };

/* After so many threads the weave is the same again: its colors, and what lies above. */
#define PERIOD_COLUMNS 6
#define PERIOD_ROWS 2

/* What is seen of a thread is where it lies above: every second crossing. Traces what is seen of
 * the threads of a track in one period, and what reaches into it. */
static void
trace_threads (const WeftWeave *weave, cairo_t *cr, WeftTrack track)
{
  double pitch = weave->pitch, thread = THREAD * pitch, gap = (pitch - thread) / 2;

  for (int column = -1; column <= PERIOD_COLUMNS; column++)
    for (int row = -1; row <= PERIOD_ROWS; row++)
      {
        gboolean weft = (column + row) % 2 == 0;
        double x = column * pitch, y = row * pitch;
        guint above = (guint) (column + PERIOD_COLUMNS) % G_N_ELEMENTS (warp);

        if ((weft ? WEFT_TRACK_MILITARY : warp[above]) != track)
          continue;
        if (weft)
          weft_draw_trace_round (cr, x - gap, y + gap, pitch + 2 * gap, thread, thread / 2);
        else
          weft_draw_trace_round (cr, x + gap, y - gap, thread, pitch + 2 * gap, thread / 2);
      }
}

static void
weft_weave_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const WeftTrack tracks[] = { WEFT_TRACK_MILITARY, WEFT_TRACK_EXPLORATION,
                                      WEFT_TRACK_TECHNOLOGY, WEFT_TRACK_SCIENCE };
  const WeftWeave *weave = WEFT_WEAVE (widget);
  double strength = gtk_widget_has_css_class (widget, "panel") ? PANEL_STRENGTH : STRENGTH;
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget), pitch = (float) weave->pitch;
  graphene_rect_t period = GRAPHENE_RECT_INIT (0, 0, PERIOD_COLUMNS * pitch, PERIOD_ROWS * pitch);
  cairo_t *cr;

  if (weave->wefts > 0)
    height = MIN (height, (float) weave->wefts * pitch);
  gtk_snapshot_push_repeat (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), &period);
  cr = gtk_snapshot_append_cairo (snapshot, &period);
  for (guint i = 0; i < G_N_ELEMENTS (tracks); i++)
    {
      GdkRGBA color = *weft_palette_track (tracks[i]);

      color.alpha = (float) strength;
      trace_threads (weave, cr, tracks[i]);
      gdk_cairo_set_source_rgba (cr, &color);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

static void
weft_weave_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  WeftWeave *weave = WEFT_WEAVE (widget);
  guint threads = orientation == GTK_ORIENTATION_VERTICAL ? MAX (weave->wefts, 1) : 1;

  (void) for_size;
  *minimum = *natural = (int) (threads * weave->pitch);
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_weave_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_WEFTS)
    g_value_set_uint (value, WEFT_WEAVE (object)->wefts);
  else if (id == PROP_PITCH)
    g_value_set_uint (value, WEFT_WEAVE (object)->pitch);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_weave_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_WEFTS)
    WEFT_WEAVE (object)->wefts = g_value_get_uint (value);
  else if (id == PROP_PITCH)
    WEFT_WEAVE (object)->pitch = g_value_get_uint (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
weft_weave_class_init (WeftWeaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = weft_weave_get_property;
  object_class->set_property = weft_weave_set_property;
  properties[PROP_WEFTS] = g_param_spec_uint ("wefts", NULL, NULL, 0, 1000, WEFTS, flags);
  properties[PROP_PITCH] = g_param_spec_uint ("pitch", NULL, NULL, 2, 200, PITCH, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  widget_class->snapshot = weft_weave_snapshot;
  widget_class->measure = weft_weave_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-weave");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
weft_weave_init (WeftWeave *weave)
{
  weave->wefts = WEFTS;
  weave->pitch = PITCH;
  gtk_widget_set_hexpand (GTK_WIDGET (weave), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (weave), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
weft_weave_new (guint wefts)
{
  return g_object_new (WEFT_TYPE_WEAVE, "wefts", wefts, NULL);
}
