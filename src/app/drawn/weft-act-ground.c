/* weft-act-ground.c: what the pictures of all acts are drawn with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-act-ground-private.h"

#include "weft-draw.h"

gboolean
weft_act_is_back (const WeftAct *act)
{
  return act->way == WEFT_ACT_TAKEN_BACK;
}

gboolean
weft_act_is_rtl (const WeftAct *act)
{
  return gtk_widget_get_direction (act->widget) == GTK_TEXT_DIR_RTL;
}

WeftColor
weft_act_color (const WeftAct *act, guint player)
{
  return act->setup.colors[player < WEFT_N_PLAYERS ? player : WEFT_PLAYER_P1];
}

void
weft_act_draw_ground (cairo_t *cr, const GdkRGBA *color)
{
  weft_draw_trace_round (cr, 0.5, 0.5, WEFT_ACT_PICTURE_WIDTH - 1, WEFT_ACT_PICTURE_HEIGHT - 1, 10);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
}

void
weft_act_draw_track_ground (cairo_t *cr, guint track)
{
  GdkRGBA color = weft_palette_tier (track, 0);

  weft_act_draw_ground (cr, &color);
}

void
weft_act_draw_player_ground (const WeftAct *act, cairo_t *cr, guint player)
{
  GdkRGBA color = weft_palette_mix (weft_palette_ink (WEFT_INK_PAPER),
                                    weft_palette_tint (weft_act_color (act, player)), 0.45);

  weft_act_draw_ground (cr, &color);
}

void
weft_act_draw_arrow (const WeftAct *act, cairo_t *cr, double x, double y, double length)
{
  double half = weft_act_is_rtl (act) ? -length / 2 : length / 2;

  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 2.6);
  weft_draw_arrow (cr, x - half, y, x + half, y, 8);
}

void
weft_act_draw_down (const WeftAct *act, cairo_t *cr, double x)
{
  double high = 10, low = 30;

  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 2.4);
  if (weft_act_is_back (act))
    weft_draw_arrow (cr, x, low, x, high, 7);
  else
    weft_draw_arrow (cr, x, high, x, low, 7);
}

void
weft_act_draw_owner (const WeftAct *act, cairo_t *cr, guint player)
{
  gboolean rtl = weft_act_is_rtl (act);

  if (player < WEFT_N_PLAYERS)
    weft_draw_token (act->widget, cr, &act->setup, player, rtl ? 16 : WEFT_ACT_PICTURE_WIDTH - 16,
                     WEFT_ACT_PICTURE_HEIGHT - 16, 11);
}

void
weft_act_draw_words (const WeftAct *act, cairo_t *cr, const char *words, double x, double y,
                     double size, WeftInk ink)
{
  weft_draw_word (act->widget, cr, words, x, y, size, weft_palette_ink (ink));
}

void
weft_act_cross_out (cairo_t *cr, double width)
{
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, WEFT_ACT_MIDDLE_X - width, WEFT_ACT_MIDDLE_Y + 20);
  cairo_line_to (cr, WEFT_ACT_MIDDLE_X + width, WEFT_ACT_MIDDLE_Y - 20);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_set_line_width (cr, 7);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  cairo_restore (cr);
}
