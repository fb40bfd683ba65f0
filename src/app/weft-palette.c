/* weft-palette.c: the colors of what is drawn by hand, light and dark
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-palette.h"

#include <adwaita.h>

#define RGB(hex)                                                                                   \
  {                                                                                                \
    ((hex) >> 16 & 0xff) / 255.0f, ((hex) >> 8 & 0xff) / 255.0f, ((hex) &0xff) / 255.0f, 1         \
  }

const GdkRGBA *
weft_palette_ink (WeftInk ink)
{
  static const GdkRGBA inks[WEFT_N_INKS][2] = {
    [WEFT_INK_PAPER] = { RGB (0xfffdf7), RGB (0x2b2926) },
    [WEFT_INK_TEXT] = { RGB (0x241f31), RGB (0xf6f2ea) },
    [WEFT_INK_QUIET] = { RGB (0x6b6255), RGB (0xb9b1a4) },
    [WEFT_INK_LINE] = { RGB (0xc4b492), RGB (0x5d564a) },
    [WEFT_INK_SEA] = { RGB (0xefe6d2), RGB (0x3a3730) },
    [WEFT_INK_LAND] = { RGB (0x9fc6a8), RGB (0x3f6b4d) },
    [WEFT_INK_TILE] = { RGB (0xd9bd85), RGB (0x7a6234) },
    [WEFT_INK_CHOSEN] = { RGB (0xb3261e), RGB (0xff8a80) },
  };
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  return &inks[ink][dark ? 1 : 0];
}

const GdkRGBA *
weft_palette_token (WeftColor color)
{
  static const GdkRGBA colors[WEFT_N_COLORS] = {
    [WEFT_COLOR_BLUE] = RGB (0x2f6fd6),  [WEFT_COLOR_RED] = RGB (0xc62828),
    [WEFT_COLOR_GREEN] = RGB (0x2e7d43), [WEFT_COLOR_YELLOW] = RGB (0xf2c230),
    [WEFT_COLOR_GRAY] = RGB (0x5f6368),
  };

  return &colors[color];
}

const GdkRGBA *
weft_palette_letter (WeftColor color)
{
  static const GdkRGBA light = RGB (0xffffff), dark = RGB (0x241f31);

  return color == WEFT_COLOR_YELLOW ? &dark : &light;
}

const GdkRGBA *
weft_palette_track (WeftTrack track)
{
  static const GdkRGBA colors[WEFT_N_TRACKS] = {
    [WEFT_TRACK_EXPLORATION] = RGB (0x2b6cb0), [WEFT_TRACK_TECHNOLOGY] = RGB (0xb7791f),
    [WEFT_TRACK_MILITARY] = RGB (0xb0302a),    [WEFT_TRACK_SCIENCE] = RGB (0x2f7d4f),
    [WEFT_TRACK_ARTS] = RGB (0x7b4fa3),
  };

  return &colors[track];
}
