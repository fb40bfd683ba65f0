/* weft-card-back.c: the woven backs of cards, and piles of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-card-back.h"

#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"

#define PILE_WIDTH 62.0
#define PILE_HEIGHT 78.0
#define THICKNESS 2.0 /* of a card on a pile */
#define MOST_THICK 18 /* cards that can be told apart */

struct _WeftCardPile
{
  GtkWidget parent_instance;

  WeftBack back;
  int n_cards;
};

G_DEFINE_FINAL_TYPE (WeftCardPile, weft_card_pile, GTK_TYPE_WIDGET)

/* The colors of the threads: those across, then those lengthwise in turn. */
static const GdkRGBA *
thread_color (WeftBack back, gboolean across, int column)
{
  static const WeftTrack lengthwise[] = { WEFT_TRACK_EXPLORATION, WEFT_TRACK_TECHNOLOGY,
                                          WEFT_TRACK_SCIENCE };
  static const GdkRGBA undyed = { 0.87f, 0.82f, 0.72f, 1 }, brown = { 0.56f, 0.47f, 0.36f, 1 };

  if (back == WEFT_BACK_DECISION)
    return across ? &undyed : &brown;
  return across ? weft_palette_track (WEFT_TRACK_MILITARY)
                : weft_palette_track (lengthwise[column % (int) G_N_ELEMENTS (lengthwise)]);
}

/* What is seen of a thread is where it lies above: every second crossing. */
static void
draw_weave (cairo_t *cr, WeftBack back, double x, double y, double width, double height)
{
  int columns = MAX (3, (int) (width / 7)), rows = MAX (3, (int) (height / 7));
  double across = width / columns, down = height / rows;

  for (int column = 0; column < columns; column++)
    for (int row = 0; row < rows; row++)
      {
        gboolean above = (column + row) % 2 == 0;
        double w = above ? 1.1 * across : 0.74 * across, h = above ? 0.74 * down : 1.1 * down;

        weft_draw_trace_round (cr, x + (column + 0.5) * across - w / 2,
                               y + (row + 0.5) * down - h / 2, w, h, 0.45 * MIN (w, h));
        gdk_cairo_set_source_rgba (cr, thread_color (back, above, column));
        cairo_fill (cr);
      }
}

void
weft_card_back_draw (cairo_t *cr, WeftBack back, double x, double y, double width, double height)
{
  static const GdkRGBA card = { 1, 0.99f, 0.965f, 1 };
  double corner = 0.12 * width, frame = 0.11 * width;

  weft_draw_trace_round (cr, x + 0.5, y + 0.5, width - 1, height - 1, corner);
  gdk_cairo_set_source_rgba (cr, &card);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  draw_weave (cr, back, x + frame, y + frame, width - 2 * frame, height - 2 * frame);
}

void
weft_card_back_draw_place (cairo_t *cr, double x, double y, double width, double height)
{
  const double dashes[] = { 3, 3 };

  cairo_save (cr);
  weft_draw_trace_round (cr, x + 1, y + 1, width - 2, height - 2, 0.12 * width);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 1.4);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
weft_card_pile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftCardPile *pile = WEFT_CARD_PILE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double x = (width - PILE_WIDTH) / 2, y = height - PILE_HEIGHT;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  if (pile->n_cards == 0)
    weft_card_back_draw_place (cr, x, y, PILE_WIDTH, PILE_HEIGHT);
  for (int i = 0; i < MIN (pile->n_cards, MOST_THICK); i++, y -= THICKNESS)
    weft_card_back_draw (cr, pile->back, x, y, PILE_WIDTH, PILE_HEIGHT);
  cairo_destroy (cr);
}

static void
weft_card_pile_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  int n_cards = CLAMP (WEFT_CARD_PILE (widget)->n_cards, 1, MOST_THICK);

  (void) for_size;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? (int) PILE_WIDTH
                            : (int) (PILE_HEIGHT + (n_cards - 1) * THICKNESS);
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_card_pile_class_init (WeftCardPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_card_pile_snapshot;
  widget_class->measure = weft_card_pile_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
weft_card_pile_init (WeftCardPile *pile)
{
  weft_drawn_follow_style (GTK_WIDGET (pile));
}

GtkWidget *
weft_card_pile_new (WeftBack back, int n_cards)
{
  WeftCardPile *pile = g_object_new (WEFT_TYPE_CARD_PILE, NULL);

  pile->back = back;
  pile->n_cards = n_cards;
  return GTK_WIDGET (pile);
}
