/* weft-palette.h: the colors of what is drawn by hand, light, dark and in high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

#include "weft-terms.h"

G_BEGIN_DECLS

/* What is colored. */
typedef enum
{
  WEFT_INK_PAPER,  /* the ground of cards and rows */
  WEFT_INK_TEXT,   /* words on paper */
  WEFT_INK_QUIET,  /* words that may stand back */
  WEFT_INK_LINE,   /* edges */
  WEFT_INK_SEA,    /* hexes that are no territory */
  WEFT_INK_LAND,   /* printed land */
  WEFT_INK_TILE,   /* territories from tiles */
  WEFT_INK_CHOSEN, /* what the bots chose */
  WEFT_INK_SHADE,  /* what lies behind a card */
  WEFT_INK_HEART,  /* the heart of a ladder */
  WEFT_INK_RIM,    /* the edge of tokens and outposts */
  WEFT_N_INKS,
} WeftInk;

/* The color of @ink in the system's style. */
const GdkRGBA *weft_palette_ink (WeftInk ink);

/* The color of a player's tokens, and of the letter on them. */
const GdkRGBA *weft_palette_token (WeftColor color);
const GdkRGBA *weft_palette_letter (WeftColor color);

/* The color of a track as a ground for white signs; and as a sign on paper. */
const GdkRGBA *weft_palette_track (WeftTrack track);
const GdkRGBA *weft_palette_track_sign (WeftTrack track);

G_END_DECLS
