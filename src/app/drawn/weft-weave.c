/* weft-weave.c: a woven band in the colors of the tracks, as on the icon
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-weave.h"

#include "weft-palette.h"

#define PITCH 14 /* from thread to thread */
#define THREAD 11
#define WEFTS 3 /* where nobody says how many */

struct _WeftWeave
{
  GtkWidget parent_instance;

  int wefts;
};

G_DEFINE_FINAL_TYPE (WeftWeave, weft_weave, GTK_TYPE_WIDGET)

/* The weft threads are the military track's, as on the icon; the warp has the others' colors. */
static const WeftTrack warp[] = { WEFT_TRACK_EXPLORATION, WEFT_TRACK_TECHNOLOGY,
                                  WEFT_TRACK_SCIENCE };

static void
append_thread (GtkSnapshot *snapshot, WeftTrack track, float x, float y, float width, float height)
{
  GskRoundedRect thread;

  gsk_rounded_rect_init_from_rect (&thread, &GRAPHENE_RECT_INIT (x, y, width, height), THREAD / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &thread);
  gtk_snapshot_append_color (snapshot, weft_palette_track (track),
                             &GRAPHENE_RECT_INIT (x, y, width, height));
  gtk_snapshot_pop (snapshot);
}

/* What is seen of a thread is where it lies above: every second crossing. */
static void
weft_weave_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int columns = gtk_widget_get_width (widget) / PITCH;
  float left = (float) (gtk_widget_get_width (widget) - columns * PITCH) / 2;
  float gap = (PITCH - THREAD) / 2.0f;

  for (int column = 0; column < columns; column++)
    for (int row = 0; row < WEFT_WEAVE (widget)->wefts; row++)
      {
        float x = left + (float) (column * PITCH), y = (float) (row * PITCH);

        if ((column + row) % 2 == 0)
          append_thread (snapshot, WEFT_TRACK_MILITARY, x - gap, y + gap, PITCH + 2 * gap, THREAD);
        else
          append_thread (snapshot, warp[column % (int) G_N_ELEMENTS (warp)], x + gap, y - gap,
                         THREAD, PITCH + 2 * gap);
      }
}

static void
weft_weave_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  int wefts = WEFT_WEAVE (widget)->wefts;

  (void) for_size;
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? wefts * PITCH : PITCH;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_weave_class_init (WeftWeaveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_weave_snapshot;
  widget_class->measure = weft_weave_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-weave");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
weft_weave_init (WeftWeave *weave)
{
  weave->wefts = WEFTS;
  gtk_widget_set_hexpand (GTK_WIDGET (weave), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (weave), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
weft_weave_new (int wefts)
{
  WeftWeave *weave = g_object_new (WEFT_TYPE_WEAVE, NULL);

  g_return_val_if_fail (wefts > 0, GTK_WIDGET (weave));

  weave->wefts = wefts;
  return GTK_WIDGET (weave);
}
