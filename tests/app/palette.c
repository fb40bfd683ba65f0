/* palette.c: contrasts and color-blind distances of what is drawn by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "weft-palette.h"

/* WCAG 2: text and symbols. */
#define TEXT 4.5
#define SYMBOL 3.0

/* CIE 1976 color differences that are seen at a glance: tokens, which also differ by letter; the
 * three kinds of hexes, which differ by texture too; and hexes that somebody controls, where a
 * piece with a letter stands. */
#define TOKENS_APART 20.0
#define HEXES_APART 11.0
#define TINTS_APART 10.0

static double
linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
luminance (const GdkRGBA *color)
{
  return 0.2126 * linear (color->red) + 0.7152 * linear (color->green)
         + 0.0722 * linear (color->blue);
}

static double
contrast (const GdkRGBA *one, const GdkRGBA *other)
{
  double a = luminance (one) + 0.05, b = luminance (other) + 0.05;

  return MAX (a, b) / MIN (a, b);
}

/* How colors are seen: Machado, Oliveira and Fernandes 2009, for linear light. */
static const double sights[][3][3] = {
  { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  { { 0.152286, 1.052583, -0.204868 },
    { 0.114503, 0.786281, 0.099216 },
    { -0.003882, -0.048116, 1.051998 } },
  { { 0.367322, 0.860646, -0.227968 },
    { 0.280085, 0.672501, 0.047413 },
    { -0.011820, 0.042940, 0.968881 } },
  { { 1.255528, -0.076749, -0.178779 },
    { -0.078411, 0.930809, 0.147602 },
    { 0.004733, 0.691367, 0.303900 } },
};
static const char *const sight_names[] = { "all cones", "protanopia", "deuteranopia",
                                           "tritanopia" };

static double
lab_part (double value)
{
  return value > 0.008856 ? cbrt (value) : 7.787 * value + 16.0 / 116;
}

static void
to_lab (const GdkRGBA *color, const double sight[3][3], double lab[3])
{
  const double light[3] = { linear (color->red), linear (color->green), linear (color->blue) };
  double seen[3], x, y, z;

  for (int i = 0; i < 3; i++)
    seen[i] =
        CLAMP (sight[i][0] * light[0] + sight[i][1] * light[1] + sight[i][2] * light[2], 0, 1);
  x = lab_part ((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
  y = lab_part (0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]);
  z = lab_part ((0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
  lab[0] = 116 * y - 16;
  lab[1] = 500 * (x - y);
  lab[2] = 200 * (y - z);
}

static double
difference (const GdkRGBA *one, const GdkRGBA *other, const double sight[3][3])
{
  double a[3], b[3];

  to_lab (one, sight, a);
  to_lab (other, sight, b);
  return sqrt (pow (a[0] - b[0], 2) + pow (a[1] - b[1], 2) + pow (a[2] - b[2], 2));
}

static const WeftInk grounds[] = { WEFT_INK_PAPER, WEFT_INK_SEA, WEFT_INK_LAND, WEFT_INK_TILE };

/* The grounds of the map: @i from 0 to 7, the last five tinted by who controls them. */
#define N_HEX_GROUNDS (3 + WEFT_N_COLORS)

static const GdkRGBA *
hex_ground (WeftStyle style, guint i)
{
  static const WeftInk hexes[] = { WEFT_INK_SEA, WEFT_INK_LAND, WEFT_INK_TILE };

  return i < 3 ? weft_palette_ink_in (style, hexes[i]) : weft_palette_tint_in (style, i - 3);
}

static void
test_text (void)
{
  double least = G_MAXDOUBLE;

  for (guint style = 0; style < WEFT_N_STYLES; style++)
    {
      const GdkRGBA *paper = weft_palette_ink_in (style, WEFT_INK_PAPER);
      const GdkRGBA *shade = weft_palette_ink_in (style, WEFT_INK_SHADE);
      const GdkRGBA *quiet = weft_palette_ink_in (style, WEFT_INK_QUIET);

      for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
        least = MIN (least, contrast (weft_palette_ink_in (style, WEFT_INK_TEXT),
                                      weft_palette_ink_in (style, grounds[i])));
      least = MIN (least, MIN (contrast (quiet, paper), contrast (quiet, shade)));
    }
  for (guint color = 0; color < WEFT_N_COLORS; color++)
    least = MIN (least, contrast (weft_palette_letter (color), weft_palette_token (color)));
  g_test_message ("least contrast of text: %.2f", least);
  g_assert_cmpfloat (least, >=, TEXT);
}

/* A token is seen by its own color or by its rim, and the rim on the token. */
static void
test_tokens (void)
{
  double least = G_MAXDOUBLE;

  for (guint style = 0; style < WEFT_N_STYLES; style++)
    for (guint color = 0; color < WEFT_N_COLORS; color++)
      for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
        {
          const GdkRGBA *ground = weft_palette_ink_in (style, grounds[i]);
          double fill = contrast (weft_palette_token (color), ground);
          double rim = contrast (weft_palette_rim (color), ground);

          least = MIN (least, MAX (fill, rim));
          least = MIN (least, contrast (weft_palette_rim (color), weft_palette_token (color)));
        }
  g_test_message ("least contrast of tokens: %.2f", least);
  g_assert_cmpfloat (least, >=, SYMBOL);
}

static void
test_signs (void)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  double least = G_MAXDOUBLE;

  for (guint style = 0; style < WEFT_N_STYLES; style++)
    {
      const GdkRGBA *paper = weft_palette_ink_in (style, WEFT_INK_PAPER);

      for (guint track = 0; track < WEFT_N_TRACKS; track++)
        least = MIN (least, contrast (weft_palette_track_sign_in (style, track), paper));
      for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
        least = MIN (least, contrast (weft_palette_ink_in (style, WEFT_INK_CHOSEN),
                                      weft_palette_ink_in (style, grounds[i])));
      least = MIN (least, contrast (weft_palette_ink_in (style, WEFT_INK_HEART), paper));
    }
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    least = MIN (least, contrast (weft_palette_track (track), &white));
  g_test_message ("least contrast of signs: %.2f", least);
  g_assert_cmpfloat (least, >=, SYMBOL);
}

static void
test_tokens_apart (void)
{
  for (guint sight = 0; sight < G_N_ELEMENTS (sights); sight++)
    {
      double least = G_MAXDOUBLE;

      for (guint a = 0; a < WEFT_N_COLORS; a++)
        for (guint b = a + 1; b < WEFT_N_COLORS; b++)
          least = MIN (least,
                       difference (weft_palette_token (a), weft_palette_token (b), sights[sight]));
      g_test_message ("tokens, %s: at least %.1f apart", sight_names[sight], least);
      g_assert_cmpfloat (least, >=, TOKENS_APART);
    }
}

static void
test_hexes_apart (void)
{
  static const WeftInk hexes[] = { WEFT_INK_SEA, WEFT_INK_LAND, WEFT_INK_TILE };
  double least = G_MAXDOUBLE;

  for (guint sight = 0; sight < G_N_ELEMENTS (sights); sight++)
    for (guint style = 0; style < WEFT_N_STYLES; style++)
      for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
        least = MIN (least,
                     difference (weft_palette_ink_in (style, hexes[i]),
                                 weft_palette_ink_in (style, hexes[(i + 1) % 3]), sights[sight]));
  g_test_message ("hexes: at least %.1f apart", least);
  g_assert_cmpfloat (least, >=, HEXES_APART);
}

/* What is done on the mat is quiet, but can be read, and the signs in its head are seen. */
static void
test_mat (void)
{
  double text = G_MAXDOUBLE, sign = G_MAXDOUBLE;

  for (guint style = 0; style < WEFT_N_STYLES; style++)
    for (guint color = 0; color < WEFT_N_COLORS; color++)
      {
        GdkRGBA mat = weft_palette_mat_in (style, color);

        text = MIN (text, contrast (weft_palette_ink_in (style, WEFT_INK_QUIET), &mat));
        for (guint track = 0; track < WEFT_N_TRACKS; track++)
          sign = MIN (sign, contrast (weft_palette_track_sign_in (style, track), &mat));
      }
  g_test_message ("on the mat: text %.2f, signs %.2f", text, sign);
  g_assert_cmpfloat (text, >=, TEXT);
  g_assert_cmpfloat (sign, >=, SYMBOL);
}

/* Coordinates and pieces are seen on every hex, whoever controls it, and so is what is marked. */
static void
test_map (void)
{
  double text = G_MAXDOUBLE, piece = G_MAXDOUBLE, mark = G_MAXDOUBLE;

  for (guint style = 0; style < WEFT_N_STYLES; style++)
    for (guint i = 0; i < N_HEX_GROUNDS; i++)
      {
        const GdkRGBA *ground = hex_ground (style, i);

        text = MIN (text, contrast (weft_palette_ink_in (style, WEFT_INK_TEXT), ground));
        mark = MIN (mark, contrast (weft_palette_ink_in (style, WEFT_INK_CHOSEN), ground));
        for (guint color = 0; color < WEFT_N_COLORS; color++)
          piece = MIN (piece, MAX (contrast (weft_palette_token (color), ground),
                                   contrast (weft_palette_rim (color), ground)));
      }
  g_test_message ("on hexes: text %.2f, pieces %.2f, the mark %.2f", text, piece, mark);
  g_assert_cmpfloat (text, >=, TEXT);
  g_assert_cmpfloat (piece, >=, SYMBOL);
  g_assert_cmpfloat (mark, >=, TEXT);
}

static void
test_tints_apart (void)
{
  double least = G_MAXDOUBLE;

  for (guint sight = 0; sight < G_N_ELEMENTS (sights); sight++)
    for (guint style = 0; style < WEFT_N_STYLES; style++)
      for (guint a = 0; a < N_HEX_GROUNDS; a++)
        for (guint b = a + 1; b < N_HEX_GROUNDS; b++)
          least =
              MIN (least, difference (hex_ground (style, a), hex_ground (style, b), sights[sight]));
  g_test_message ("tints: at least %.1f apart", least);
  g_assert_cmpfloat (least, >=, TINTS_APART);
}

/* What marks a hex or a space is nobody's color. */
static void
test_mark_is_nobodys (void)
{
  double least = G_MAXDOUBLE;

  for (guint sight = 0; sight < G_N_ELEMENTS (sights); sight++)
    for (guint style = 0; style < WEFT_N_STYLES; style++)
      for (guint color = 0; color < WEFT_N_COLORS; color++)
        least = MIN (least, difference (weft_palette_ink_in (style, WEFT_INK_CHOSEN),
                                        weft_palette_token (color), sights[sight]));
  g_test_message ("the mark: at least %.1f from tokens", least);
  g_assert_cmpfloat (least, >=, TOKENS_APART);
}

/* On the grounds of a track's tiers its signs, its numbers, tokens and the mark are seen. */
static void
test_tiers (void)
{
  double sign = G_MAXDOUBLE, text = G_MAXDOUBLE, token = G_MAXDOUBLE;

  for (guint style = 0; style < WEFT_N_STYLES; style++)
    for (guint track = 0; track < WEFT_N_TRACKS; track++)
      for (guint tier = 0; tier < 4; tier++)
        {
          GdkRGBA ground = weft_palette_tier_in (style, track, tier);

          sign = MIN (sign, contrast (weft_palette_track_sign_in (style, track), &ground));
          text = MIN (text, contrast (weft_palette_ink_in (style, WEFT_INK_TEXT), &ground));
          for (guint color = 0; color < WEFT_N_COLORS; color++)
            token = MIN (token, MAX (contrast (weft_palette_token (color), &ground),
                                     contrast (weft_palette_rim (color), &ground)));
        }
  g_test_message ("on tiers: signs %.2f, text %.2f, tokens %.2f", sign, text, token);
  g_assert_cmpfloat (sign, >=, SYMBOL);
  g_assert_cmpfloat (text, >=, TEXT);
  g_assert_cmpfloat (token, >=, SYMBOL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/palette/text", test_text);
  g_test_add_func ("/palette/tokens", test_tokens);
  g_test_add_func ("/palette/signs", test_signs);
  g_test_add_func ("/palette/tokens-apart", test_tokens_apart);
  g_test_add_func ("/palette/hexes-apart", test_hexes_apart);
  g_test_add_func ("/palette/map", test_map);
  g_test_add_func ("/palette/mat", test_mat);
  g_test_add_func ("/palette/tints-apart", test_tints_apart);
  g_test_add_func ("/palette/mark-is-nobodys", test_mark_is_nobodys);
  g_test_add_func ("/palette/tiers", test_tiers);
  return g_test_run ();
}
