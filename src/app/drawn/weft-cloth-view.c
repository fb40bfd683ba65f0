/* weft-cloth-view.c: the cloth a game weaves, one thread a turn: its picture and its timeline
 *
 * A thread has the color of the track the turn advanced on, and at its ends, where it turns around,
 * the color of whose turn it was. Income turns are the dark threads between the eras.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-cloth-view.h"

#include <glib/gi18n.h>

#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-words.h"

#define HEIGHT 30
#define LEAST_WIDTH 120
#define FEWEST_THREADS 96 /* that there is room for from the start: a short game's */
#define WIDEST_THREAD 9.0
#define N_WARPS 5

struct _WeftClothView
{
  GtkWidget parent_instance;

  GArray *threads;
  WeftSetup setup;
  WeftDrawnGround ground;
};

G_DEFINE_FINAL_TYPE (WeftClothView, weft_cloth_view, GTK_TYPE_WIDGET)

typedef struct
{
  double width; /* of a thread */
  double height;
  double edge; /* of the part that turns around */
} Loom;

static double
warp_y (const Loom *loom, int warp)
{
  return loom->edge + (warp + 0.5) * (loom->height - 2 * loom->edge) / N_WARPS;
}

/* The threads of the warp, before anything is woven into them. */
static void
paint_warp (cairo_t *cr, const Loom *loom, double from, double to)
{
  cairo_set_line_width (cr, 1.2);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  for (int warp = 0; warp < N_WARPS; warp++)
    {
      cairo_move_to (cr, from, warp_y (loom, warp));
      cairo_line_to (cr, to, warp_y (loom, warp));
    }
  cairo_stroke (cr);
}

static const GdkRGBA *
color_of (const WeftThread *thread)
{
  if (thread->income)
    return weft_palette_ink (WEFT_INK_CHOSEN);
  return thread->track < WEFT_N_TRACKS ? weft_palette_track_sign (thread->track)
                                       : weft_palette_ink (WEFT_INK_QUIET);
}

/* Every other thread goes over the even warps, the others over the odd ones. */
static void
paint_thread (const WeftClothView *view, cairo_t *cr, const Loom *loom, guint i)
{
  const WeftThread *thread = &g_array_index (view->threads, WeftThread, i);
  double x = i * loom->width, row = (loom->height - 2 * loom->edge) / N_WARPS;
  double gap = MIN (0.12 * loom->width, 0.8);

  weft_draw_trace_round (cr, x + gap, 0, loom->width - 2 * gap, loom->height,
                         MIN (0.45 * loom->width, 3));
  gdk_cairo_set_source_rgba (cr, weft_palette_token (view->setup.colors[thread->player]));
  cairo_fill (cr);
  cairo_rectangle (cr, x + gap, loom->edge, loom->width - 2 * gap, loom->height - 2 * loom->edge);
  gdk_cairo_set_source_rgba (cr, color_of (thread));
  cairo_fill (cr);
  if (thread->income)
    return;
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  for (int warp = 0; warp < N_WARPS; warp++)
    if ((warp + (int) i) % 2 == 0)
      {
        weft_draw_trace_round (cr, x, warp_y (loom, warp) - 0.2 * row, loom->width, 0.4 * row,
                               0.2 * row);
        cairo_fill (cr);
      }
}

static void
paint_ground (GtkWidget *widget, cairo_t *cr)
{
  const WeftClothView *view = WEFT_CLOTH_VIEW (widget);
  double width = gtk_widget_get_width (widget);
  Loom loom = { .height = gtk_widget_get_height (widget) };

  loom.width = MIN (width / MAX (view->threads->len, FEWEST_THREADS), WIDEST_THREAD);
  loom.edge = 0.13 * loom.height;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }
  paint_warp (cr, &loom, view->threads->len * loom.width, width);
  for (guint i = 0; i < view->threads->len; i++)
    paint_thread (view, cr, &loom, i);
}

static void
weft_cloth_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  weft_drawn_show_ground (widget, snapshot, &WEFT_CLOTH_VIEW (widget)->ground, paint_ground);
}

static void
weft_cloth_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  (void) widget;
  (void) for_size;
  *minimum = across ? LEAST_WIDTH : HEIGHT / 2;
  *natural = across ? LEAST_WIDTH : HEIGHT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_cloth_view_dispose (GObject *object)
{
  weft_drawn_clear_ground (&WEFT_CLOTH_VIEW (object)->ground);
  G_OBJECT_CLASS (weft_cloth_view_parent_class)->dispose (object);
}

static void
weft_cloth_view_finalize (GObject *object)
{
  g_array_unref (WEFT_CLOTH_VIEW (object)->threads);
  G_OBJECT_CLASS (weft_cloth_view_parent_class)->finalize (object);
}

static void
weft_cloth_view_class_init (WeftClothViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = weft_cloth_view_dispose;
  object_class->finalize = weft_cloth_view_finalize;
  widget_class->snapshot = weft_cloth_view_snapshot;
  widget_class->measure = weft_cloth_view_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-cloth");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
weft_cloth_view_init (WeftClothView *view)
{
  view->threads = g_array_new (FALSE, FALSE, sizeof (WeftThread));
  weft_drawn_follow_style (GTK_WIDGET (view));
}

GtkWidget *
weft_cloth_view_new (void)
{
  return g_object_new (WEFT_TYPE_CLOTH_VIEW, NULL);
}

/* How often each track was advanced on: what the picture shows at a glance. */
static char *
describe (const WeftClothView *view)
{
  guint n = view->threads->len, counts[WEFT_N_TRACKS] = { 0 };
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      const WeftThread *thread = &g_array_index (view->threads, WeftThread, i);

      if (thread->track < WEFT_N_TRACKS && !thread->income)
        counts[thread->track]++;
    }
  /* Translators: the cloth is the picture of a game: every turn weaves a thread into it. */
  g_string_append_printf (words,
                          g_dngettext (NULL, "The cloth of this game: %u thread",
                                       "The cloth of this game: %u threads", n),
                          n);
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&view->setup, track))
      {
        g_string_append (words, ", ");
        /* Translators: a track, and how many turns advanced on it. */
        g_string_append_printf (words, C_ ("cloth", "%1$s %2$u"), weft_words_track (track),
                                counts[track]);
      }
  return g_string_free (words, FALSE);
}

void
weft_cloth_view_set_threads (WeftClothView *view, const WeftSetup *setup, const GArray *threads)
{
  g_autofree char *words = NULL;

  g_return_if_fail (WEFT_IS_CLOTH_VIEW (view) && setup != NULL && threads != NULL);

  view->setup = *setup;
  g_array_set_size (view->threads, 0);
  if (threads->len > 0)
    g_array_append_vals (view->threads, threads->data, threads->len);
  weft_drawn_clear_ground (&view->ground);
  words = describe (view);
  weft_drawn_name (GTK_WIDGET (view), words);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}
