/* weft-signs.h: small signs for what is done at the table
 *
 * Every sign is drawn around a point, fits into a circle of the radius given, and takes the color
 * given; @ground shows in its holes. Nothing is left on the path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-tables.h"

G_BEGIN_DECLS

typedef enum
{
  WEFT_SIGN_EXPLORE,     /* a hex with a cross: a tile is added */
  WEFT_SIGN_CONQUER,     /* a tower */
  WEFT_SIGN_DIE,         /* the science die */
  WEFT_SIGN_LANDMARK,    /* a house */
  WEFT_SIGN_ACHIEVEMENT, /* a medal */
  WEFT_SIGN_TAPESTRY,    /* the woven back of a tapestry card */
  WEFT_SIGN_CARD,        /* any other card */
  WEFT_SIGN_DECK,        /* a pile of cards */
  WEFT_SIGN_INCOME,      /* the income hand */
  WEFT_SIGN_CHECK,       /* a tick */
  WEFT_SIGN_NOTHING,     /* a barred circle */
} WeftSign;

void weft_signs_draw (cairo_t *cr, WeftSign sign, double x, double y, double radius,
                      const GdkRGBA *color, const GdkRGBA *ground);

#define WEFT_MOST_SPACE_SIGNS 3

/**
 * weft_signs_of_space:
 * @signs: (out caller-allocates): what a space brings that the bots' side can see: exploring,
 *   conquering, the die, an achievement. Landmarks are drawn by themselves, for they go away.
 *
 * Returns: how many there are
 */
guint weft_signs_of_space (const WeftTables *tables, guint track, guint space,
                           WeftSign signs[WEFT_MOST_SPACE_SIGNS]);

G_END_DECLS
