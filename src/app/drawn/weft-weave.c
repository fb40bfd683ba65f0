/* weft-weave.c: a woven band in the colors of the tracks, as on the icon
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-weave.h"

#include "weft-palette.h"

#define PITCH 14     /* from thread to thread, where nobody says */
#define THREAD 0.786 /* the part of it that is thread */
#define WEFTS 3

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

static void
append_thread (GtkSnapshot *snapshot, WeftTrack track, float x, float y, float width, float height)
{
  GskRoundedRect thread;

  gsk_rounded_rect_init_from_rect (&thread, &GRAPHENE_RECT_INIT (x, y, width, height),
                                   MIN (width, height) / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &thread);
  gtk_snapshot_append_color (snapshot, weft_palette_track (track),
                             &GRAPHENE_RECT_INIT (x, y, width, height));
  gtk_snapshot_pop (snapshot);
}

/* As many as there is room for, and one that is cut. */
static int
count_wefts (WeftWeave *weave)
{
  int height = gtk_widget_get_height (GTK_WIDGET (weave));

  return weave->wefts > 0 ? (int) weave->wefts : height / (int) weave->pitch + 1;
}

/* What is seen of a thread is where it lies above: every second crossing. */
static void
weft_weave_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftWeave *weave = WEFT_WEAVE (widget);
  int columns = gtk_widget_get_width (widget) / (int) weave->pitch, rows = count_wefts (weave);
  float pitch = (float) weave->pitch, thread = (float) (THREAD * pitch);
  float left = ((float) gtk_widget_get_width (widget) - (float) columns * pitch) / 2;
  float gap = (pitch - thread) / 2;

  for (int column = 0; column < columns; column++)
    for (int row = 0; row < rows; row++)
      {
        float x = left + (float) column * pitch, y = (float) row * pitch;

        if ((column + row) % 2 == 0)
          append_thread (snapshot, WEFT_TRACK_MILITARY, x - gap, y + gap, pitch + 2 * gap, thread);
        else
          append_thread (snapshot, warp[column % (int) G_N_ELEMENTS (warp)], x + gap, y - gap,
                         thread, pitch + 2 * gap);
      }
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
