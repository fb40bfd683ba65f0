/* weft-badge.c: a small sign: a track, a favorite, the income hand, a token, or what is done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-badge.h"

#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"

enum
{
  SHOWS_TRACK,
  SHOWS_FAVORITE,
  SHOWS_INCOME,
  SHOWS_PLAYER,
  SHOWS_SIGN,
};

struct _WeftBadge
{
  GtkWidget parent_instance;

  int shows;
  int size;
  guint8 track;
  guint8 player;
  WeftSign sign;
  WeftSetup setup;
};

G_DEFINE_FINAL_TYPE (WeftBadge, weft_badge, GTK_TYPE_WIDGET)

/* A heart on the lower corner, set off by a rim. */
static void
draw_heart (cairo_t *cr, double size)
{
  weft_draw_heart (cr, 0.82 * size, 0.83 * size, 0.29 * size, weft_palette_ink (WEFT_INK_PAPER));
  weft_draw_heart (cr, 0.82 * size, 0.82 * size, 0.21 * size, weft_palette_ink (WEFT_INK_HEART));
}

static void
draw_on_ground (WeftBadge *badge, cairo_t *cr, double size)
{
  static const GdkRGBA white = { 1, 1, 1, 1 }, ochre = { 0.54f, 0.38f, 0.14f, 1 };
  gboolean income = badge->shows == SHOWS_INCOME;
  const GdkRGBA *ground = income ? &ochre : weft_palette_track (badge->track);

  weft_draw_trace_round (cr, 0, 0, size, size, income ? size / 2 : 0.24 * size);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_fill (cr);
  if (!income)
    weft_draw_track (cr, badge->track, size / 2, size / 2, 0.27 * size, &white, ground);
  else
    weft_draw_hand (cr, size / 2, size / 2, 0.27 * size, &white);
}

static void
weft_badge_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftBadge *badge = WEFT_BADGE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  if (badge->shows == SHOWS_PLAYER)
    weft_draw_token (widget, cr, &badge->setup, badge->player, size / 2, size / 2, 0.44 * size);
  else if (badge->shows == SHOWS_SIGN)
    weft_signs_draw (cr, badge->sign, size / 2, size / 2, 0.44 * size,
                     weft_palette_ink (WEFT_INK_TEXT), weft_palette_ink (WEFT_INK_PAPER));
  else
    draw_on_ground (badge, cr, size);
  if (badge->shows == SHOWS_FAVORITE)
    draw_heart (cr, size);
  cairo_destroy (cr);
}

static void
weft_badge_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  (void) orientation;
  (void) for_size;
  *minimum = *natural = WEFT_BADGE (widget)->size;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_badge_class_init (WeftBadgeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_badge_snapshot;
  widget_class->measure = weft_badge_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-badge");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
weft_badge_init (WeftBadge *badge)
{
  weft_drawn_follow_style (GTK_WIDGET (badge));
  badge->size = 36;
  gtk_widget_set_valign (GTK_WIDGET (badge), GTK_ALIGN_CENTER);
}

static WeftBadge *
create (int shows, int size)
{
  WeftBadge *badge = g_object_new (WEFT_TYPE_BADGE, NULL);

  badge->shows = shows;
  badge->size = size;
  return badge;
}

GtkWidget *
weft_badge_new_track (WeftTrack track, int size)
{
  WeftBadge *badge = create (SHOWS_TRACK, size);

  badge->track = (guint8) track;
  return GTK_WIDGET (badge);
}

GtkWidget *
weft_badge_new_favorite (WeftTrack track, int size)
{
  WeftBadge *badge = create (SHOWS_FAVORITE, size);

  badge->track = (guint8) track;
  return GTK_WIDGET (badge);
}

GtkWidget *
weft_badge_new_income (int size)
{
  return GTK_WIDGET (create (SHOWS_INCOME, size));
}

GtkWidget *
weft_badge_new_sign (WeftSign sign, int size)
{
  WeftBadge *badge = create (SHOWS_SIGN, size);

  badge->sign = sign;
  return GTK_WIDGET (badge);
}

GtkWidget *
weft_badge_new_player (const WeftSetup *setup, guint player, int size)
{
  WeftBadge *badge = create (SHOWS_PLAYER, size);

  weft_badge_set_player (badge, setup, player);
  return GTK_WIDGET (badge);
}

void
weft_badge_set_player (WeftBadge *badge, const WeftSetup *setup, guint player)
{
  g_return_if_fail (WEFT_IS_BADGE (badge) && setup != NULL && player < WEFT_N_PLAYERS);

  badge->shows = SHOWS_PLAYER;
  badge->setup = *setup;
  badge->player = (guint8) player;
  gtk_widget_queue_draw (GTK_WIDGET (badge));
}
