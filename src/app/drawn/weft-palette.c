/* weft-palette.c: the colors of what is drawn by hand, light, dark and in high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-palette.h"

#include <adwaita.h>

#define RGB(hex)                                                                                   \
  {                                                                                                \
    ((hex) >> 16 & 0xff) / 255.0f, ((hex) >> 8 & 0xff) / 255.0f, ((hex) &0xff) / 255.0f, 1         \
  }

WeftStyle
weft_palette_style (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);

  if (adw_style_manager_get_high_contrast (manager))
    return dark ? WEFT_STYLE_DARK_HIGH_CONTRAST : WEFT_STYLE_LIGHT_HIGH_CONTRAST;
  return dark ? WEFT_STYLE_DARK : WEFT_STYLE_LIGHT;
}

const GdkRGBA *
weft_palette_ink_in (WeftStyle style, WeftInk ink)
{
  static const GdkRGBA inks[WEFT_N_INKS][WEFT_N_STYLES] = {
    [WEFT_INK_PAPER] = { RGB (0xfffdf7), RGB (0x2f2c29), RGB (0xffffff), RGB (0x000000) },
    [WEFT_INK_TEXT] = { RGB (0x241f31), RGB (0xf6f2ea), RGB (0x000000), RGB (0xffffff) },
    [WEFT_INK_QUIET] = { RGB (0x655c4e), RGB (0xbfb7a9), RGB (0x241f1a), RGB (0xf0ece4) },
    [WEFT_INK_LINE] = { RGB (0xbfae8a), RGB (0x6a6253), RGB (0x3b3428), RGB (0xe8e2d6) },
    [WEFT_INK_SEA] = { RGB (0xf0e8d6), RGB (0x3b3832), RGB (0xf7f2e6), RGB (0x1b1a17) },
    [WEFT_INK_LAND] = { RGB (0xa3c9ac), RGB (0x3f6b4d), RGB (0x9fd6ad), RGB (0x1f5a32) },
    [WEFT_INK_TILE] = { RGB (0xdcc088), RGB (0x7d6536), RGB (0xe7c67c), RGB (0x6b4f12) },
    [WEFT_INK_CHOSEN] = { RGB (0xb3261e), RGB (0xffb0a6), RGB (0x9c0f08), RGB (0xffb3aa) },
    [WEFT_INK_SHADE] = { RGB (0xf1eadc), RGB (0x242220), RGB (0xe9e1cf), RGB (0x101010) },
    [WEFT_INK_HEART] = { RGB (0xb82a5f), RGB (0xff7fae), RGB (0x8f0f43), RGB (0xffa6c8) },
  };

  return &inks[ink][style];
}

const GdkRGBA *
weft_palette_ink (WeftInk ink)
{
  return weft_palette_ink_in (weft_palette_style (), ink);
}

const GdkRGBA *
weft_palette_token (WeftColor color)
{
  static const GdkRGBA colors[WEFT_N_COLORS] = {
    [WEFT_COLOR_BLUE] = RGB (0x1f56dc),  [WEFT_COLOR_RED] = RGB (0x990a0e),
    [WEFT_COLOR_GREEN] = RGB (0x057746), [WEFT_COLOR_YELLOW] = RGB (0xf2c230),
    [WEFT_COLOR_GRAY] = RGB (0x474a52),
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
weft_palette_rim (WeftColor color)
{
  static const GdkRGBA light = RGB (0xfffdf7), dark = RGB (0x241f31);

  return color == WEFT_COLOR_YELLOW ? &dark : &light;
}

const GdkRGBA *
weft_palette_track (WeftTrack track)
{
  static const GdkRGBA colors[WEFT_N_TRACKS] = {
    [WEFT_TRACK_EXPLORATION] = RGB (0x2b6cb0), [WEFT_TRACK_TECHNOLOGY] = RGB (0x9a6a0b),
    [WEFT_TRACK_MILITARY] = RGB (0xb0302a),    [WEFT_TRACK_SCIENCE] = RGB (0x2a7547),
    [WEFT_TRACK_ARTS] = RGB (0x7b4fa3),
  };

  return &colors[track];
}

const GdkRGBA *
weft_palette_track_sign_in (WeftStyle style, WeftTrack track)
{
  static const GdkRGBA dark[WEFT_N_TRACKS] = {
    [WEFT_TRACK_EXPLORATION] = RGB (0x7fb5ee), [WEFT_TRACK_TECHNOLOGY] = RGB (0xe9b44c),
    [WEFT_TRACK_MILITARY] = RGB (0xf08a80),    [WEFT_TRACK_SCIENCE] = RGB (0x79c795),
    [WEFT_TRACK_ARTS] = RGB (0xc7a0ec),
  };
  gboolean is_dark = style == WEFT_STYLE_DARK || style == WEFT_STYLE_DARK_HIGH_CONTRAST;

  return is_dark ? &dark[track] : weft_palette_track (track);
}

const GdkRGBA *
weft_palette_track_sign (WeftTrack track)
{
  return weft_palette_track_sign_in (weft_palette_style (), track);
}
