/* weft-palette.h: the colors of what is drawn by hand, light and dark
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
  WEFT_INK_PAPER,
  WEFT_INK_TEXT,
  WEFT_INK_QUIET,
  WEFT_INK_LINE,
  WEFT_INK_SEA,
  WEFT_INK_LAND,
  WEFT_INK_TILE,
  WEFT_INK_CHOSEN,
  WEFT_N_INKS,
} WeftInk;

/* The color of @ink in the system's light or dark style. */
const GdkRGBA *weft_palette_ink (WeftInk ink);

/* The color of a player's tokens, and of the letter on them. */
const GdkRGBA *weft_palette_token (WeftColor color);
const GdkRGBA *weft_palette_letter (WeftColor color);

/* The color of a track. */
const GdkRGBA *weft_palette_track (WeftTrack track);

G_END_DECLS
