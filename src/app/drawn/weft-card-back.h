/* weft-card-back.h: the woven backs of cards, and piles of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Which cards lie face down. */
typedef enum
{
  WEFT_BACK_TAPESTRY, /* in the colors of the tracks, as the icon is woven */
  WEFT_BACK_DECISION, /* of undyed wool */
} WeftBack;

/* Draws a card's back with its upper left corner at a point. */
void
weft_card_back_draw (cairo_t *cr, WeftBack back, double x, double y, double width, double height);

/* The same for a place where a card will lie. */
void weft_card_back_draw_place (cairo_t *cr, double x, double y, double width, double height);

#define WEFT_TYPE_CARD_PILE (weft_card_pile_get_type ())
G_DECLARE_FINAL_TYPE (WeftCardPile, weft_card_pile, WEFT, CARD_PILE, GtkWidget)

/* A pile of so many cards, as thick as they are. Decoration only: what stands beside it says how
 * many there are. */
GtkWidget *weft_card_pile_new (WeftBack back, int n_cards);

G_END_DECLS
