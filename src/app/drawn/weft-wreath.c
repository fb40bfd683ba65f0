/* weft-wreath.c: who has won: tokens in wreaths of thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-wreath.h"

#include <math.h>

#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"

#define SIZE 116
#define N_THREADS 30

struct _WeftWreath
{
  GtkWidget parent_instance;

  WeftSetup setup;
  WeftPlayerSet players;
};

G_DEFINE_FINAL_TYPE (WeftWreath, weft_wreath, GTK_TYPE_WIDGET)

static int
n_players (const WeftWreath *wreath)
{
  return __builtin_popcount (wreath->players);
}

/* Threads in the colors of the tracks, long and short in turn. */
static void
draw_threads (cairo_t *cr, double x, double y, double radius)
{
  static const WeftTrack tracks[] = { WEFT_TRACK_MILITARY, WEFT_TRACK_EXPLORATION,
                                      WEFT_TRACK_TECHNOLOGY, WEFT_TRACK_SCIENCE };

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.085 * radius);
  for (int i = 0; i < N_THREADS; i++)
    {
      double angle = 2 * G_PI * i / N_THREADS - G_PI / 2, to = i % 2 == 0 ? 0.94 : 0.84;

      gdk_cairo_set_source_rgba (cr,
                                 weft_palette_track_sign (tracks[i % (int) G_N_ELEMENTS (tracks)]));
      cairo_move_to (cr, x + 0.66 * radius * cos (angle), y + 0.66 * radius * sin (angle));
      cairo_line_to (cr, x + to * radius * cos (angle), y + to * radius * sin (angle));
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
weft_wreath_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftWreath *wreath = WEFT_WREATH (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int n = n_players (wreath), i = 0;
  double side = n > 0 ? MIN (width / n, height) : 0;
  cairo_t *cr = weft_drawn_begin (widget, snapshot);

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if ((wreath->players & WEFT_PLAYER_BIT (player)) != 0)
      {
        double x = width / 2 + (i++ - (n - 1) / 2.0) * side;

        draw_threads (cr, x, height / 2, side / 2);
        weft_draw_token (widget, cr, &wreath->setup, player, x, height / 2, 0.27 * side);
      }
  cairo_destroy (cr);
}

/* Several of them share the room of three. */
static void
weft_wreath_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  (void) for_size;
  *minimum = SIZE;
  *natural = across ? SIZE * CLAMP (n_players (WEFT_WREATH (widget)), 1, 3) : SIZE;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_wreath_class_init (WeftWreathClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_wreath_snapshot;
  widget_class->measure = weft_wreath_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-wreath");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
weft_wreath_init (WeftWreath *wreath)
{
  weft_drawn_follow_style (GTK_WIDGET (wreath));
  gtk_widget_set_visible (GTK_WIDGET (wreath), FALSE);
}

GtkWidget *
weft_wreath_new (void)
{
  return g_object_new (WEFT_TYPE_WREATH, NULL);
}

void
weft_wreath_set_players (WeftWreath *wreath, const WeftSetup *setup, WeftPlayerSet players)
{
  g_return_if_fail (WEFT_IS_WREATH (wreath) && setup != NULL);

  wreath->setup = *setup;
  wreath->players = players;
  gtk_widget_set_visible (GTK_WIDGET (wreath), players != 0);
  gtk_widget_queue_resize (GTK_WIDGET (wreath));
}
