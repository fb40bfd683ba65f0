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
  WEFT_INK_CHOSEN, /* the mark of what is chosen, asked for or happens: nobody's color */
  WEFT_INK_SHADE,  /* what lies behind a card */
  WEFT_INK_HEART,  /* the heart of a ladder */
  WEFT_N_INKS,
} WeftInk;

typedef enum
{
  WEFT_STYLE_LIGHT,
  WEFT_STYLE_DARK,
  WEFT_STYLE_LIGHT_HIGH_CONTRAST,
  WEFT_STYLE_DARK_HIGH_CONTRAST,
  WEFT_N_STYLES,
} WeftStyle;

/* The system's style. */
WeftStyle weft_palette_style (void);

/* The color of @ink in the system's style, or in another. */
const GdkRGBA *weft_palette_ink (WeftInk ink);
const GdkRGBA *weft_palette_ink_in (WeftStyle style, WeftInk ink);

/* The color of a player's tokens, of the letter on them, and of the rim that sets them off from
 * the ground. They are chosen so that color-blind people can tell them apart (tests/app/palette.c
 * measures it), and differ by letter and shape besides. */
const GdkRGBA *weft_palette_token (WeftColor color);
const GdkRGBA *weft_palette_letter (WeftColor color);
const GdkRGBA *weft_palette_rim (WeftColor color);

/* The ground of a territory that the player of a color controls. */
const GdkRGBA *weft_palette_tint (WeftColor color);
const GdkRGBA *weft_palette_tint_in (WeftStyle style, WeftColor color);

/* The color of a track as a ground for white signs; and as a sign on paper. */
const GdkRGBA *weft_palette_track (WeftTrack track);
const GdkRGBA *weft_palette_track_sign (WeftTrack track);
const GdkRGBA *weft_palette_track_sign_in (WeftStyle style, WeftTrack track);

/* The ground of a track's spaces, deeper from tier to tier; @tier is 0 to 3. */
GdkRGBA weft_palette_tier (WeftTrack track, guint tier);
GdkRGBA weft_palette_tier_in (WeftStyle style, WeftTrack track, guint tier);

/* The ground of an income mat in its player's color. */
GdkRGBA weft_palette_mat (WeftColor color);
GdkRGBA weft_palette_mat_in (WeftStyle style, WeftColor color);

/* @ground with a share of @color, from 0 to 1, over it. */
GdkRGBA weft_palette_mix (const GdkRGBA *ground, const GdkRGBA *color, double share);

G_END_DECLS
