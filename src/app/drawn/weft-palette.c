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
    [WEFT_INK_SEA] = { RGB (0xfcf8ef), RGB (0x302d29), RGB (0xfffdf8), RGB (0x12110f) },
    [WEFT_INK_LAND] = { RGB (0xd3e2ae), RGB (0x524f46), RGB (0xe2dfb5), RGB (0x4a4f46) },
    [WEFT_INK_TILE] = { RGB (0xe5b98b), RGB (0x8d624b), RGB (0xddbc86), RGB (0x6b541e) },
    [WEFT_INK_CHOSEN] = { RGB (0x15101d), RGB (0xfffaf0), RGB (0x000000), RGB (0xffffff) },
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
weft_palette_tint_in (WeftStyle style, WeftColor color)
{
  static const GdkRGBA tints[WEFT_N_COLORS][WEFT_N_STYLES] = {
    [WEFT_COLOR_BLUE] = { RGB (0xb6d3fe), RGB (0x4457b1), RGB (0xabc9fe), RGB (0x1e3183) },
    [WEFT_COLOR_RED] = { RGB (0xfaaaab), RGB (0x741109), RGB (0xf0afaa), RGB (0x61271c) },
    [WEFT_COLOR_GREEN] = { RGB (0x8adcbe), RGB (0x0f5724), RGB (0x97e0c5), RGB (0x3b7448) },
    [WEFT_COLOR_YELLOW] = { RGB (0xf9df83), RGB (0x766d0a), RGB (0xfce157), RGB (0x956e07) },
    [WEFT_COLOR_GRAY] = { RGB (0xbbc8d5), RGB (0x656e78), RGB (0xbebfcd), RGB (0x69737e) },
  };

  return &tints[color][style];
}

const GdkRGBA *
weft_palette_tint (WeftColor color)
{
  return weft_palette_tint_in (weft_palette_style (), color);
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

GdkRGBA
weft_palette_mix (const GdkRGBA *ground, const GdkRGBA *color, double share)
{
  const float of = (float) share;

  return (GdkRGBA){ ground->red + of * (color->red - ground->red),
                    ground->green + of * (color->green - ground->green),
                    ground->blue + of * (color->blue - ground->blue), 1 };
}

GdkRGBA
weft_palette_tier_in (WeftStyle style, WeftTrack track, guint tier)
{
  static const double first[WEFT_N_STYLES] = { 0.09, 0.14, 0, 0 };
  static const double step[WEFT_N_STYLES] = { 0.05, 0.05, 0.03, 0.04 };

  return weft_palette_mix (weft_palette_ink_in (style, WEFT_INK_PAPER),
                           weft_palette_track_sign_in (style, track),
                           first[style] + tier * step[style]);
}

GdkRGBA
weft_palette_tier (WeftTrack track, guint tier)
{
  return weft_palette_tier_in (weft_palette_style (), track, tier);
}

GdkRGBA
weft_palette_mat_in (WeftStyle style, WeftColor color)
{
  return weft_palette_mix (weft_palette_ink_in (style, WEFT_INK_PAPER),
                           weft_palette_tint_in (style, color), 0.4);
}

GdkRGBA
weft_palette_mat (WeftColor color)
{
  return weft_palette_mat_in (weft_palette_style (), color);
}
