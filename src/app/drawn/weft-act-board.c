/* weft-act-board.c: acts on the tracks and the map, as pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-act-board-private.h"

#include "weft-draw.h"

/* Tokens on tracks. */

#define SPACE_Y 41
#define SPACE_RADIUS 13

/* The three spaces that are shown: what is between two distant ones is left out. */
static void
choose_spaces (int from, int to, int spaces[3])
{
  int low = MIN (from, to), high = MAX (from, to);
  int first = to > from ? high - 2 : low;

  first = CLAMP (first, 0, WEFT_LAST_SPACE - 2);
  for (int i = 0; i < 3; i++)
    spaces[i] = first + i;
  if (high - low <= 2)
    return;
  spaces[0] = low;
  spaces[1] = -1;
  spaces[2] = high;
}

static double
space_x (int i)
{
  return WEFT_ACT_MIDDLE_X + (i - 1) * 30;
}

static void
draw_space (const WeftAct *act, cairo_t *cr, int i, int space)
{
  g_autofree char *number = space < 0 ? g_strdup ("…") : g_strdup_printf ("%d", space);

  if (space >= 0)
    {
      cairo_arc (cr, space_x (i), SPACE_Y, SPACE_RADIUS, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, weft_palette_track_sign (act->event.track));
      cairo_set_line_width (cr, 1.2);
      cairo_stroke (cr);
    }
  weft_draw_word (act->widget, cr, number, space_x (i), SPACE_Y, 13,
                  weft_palette_ink (WEFT_INK_QUIET));
}

void
weft_act_draw_advance (const WeftAct *act, cairo_t *cr)
{
  const WeftEvent *event = &act->event;
  int from = weft_act_is_back (act) ? event->to : event->from;
  int to = weft_act_is_back (act) ? event->from : event->to;
  int spaces[3], start = 0, end = 0;
  GdkRGBA ground = weft_palette_tier (event->track, 0);

  weft_act_draw_ground (cr, &ground);
  choose_spaces (from, to, spaces);
  for (int i = 0; i < 3; i++)
    {
      draw_space (act, cr, i, spaces[i]);
      start = spaces[i] == from ? i : start;
      end = spaces[i] == to ? i : end;
    }
  weft_draw_track (cr, event->track, to > from ? 15 : WEFT_ACT_PICTURE_WIDTH - 15, 14, 9,
                   weft_palette_track_sign (event->track), &ground);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  if (start != end)
    weft_draw_way (cr, space_x (start), SPACE_Y - SPACE_RADIUS - 2, space_x (end),
                   SPACE_Y - SPACE_RADIUS - 5, 11, 2.4);
  weft_draw_token (act->widget, cr, &act->setup, event->player, space_x (end), SPACE_Y, 15.5);
}

void
weft_act_draw_trailblazer (const WeftAct *act, cairo_t *cr)
{
  weft_act_draw_track_ground (cr, act->event.track);
  for (int i = 0; i < 3; i++)
    {
      int space = CLAMP (act->event.count, 1, WEFT_LAST_SPACE - 1) - 1 + i;

      draw_space (act, cr, i, space);
      if (space == act->event.count)
        weft_draw_trailblazer (cr, space_x (i), 18, 18);
    }
}

/* From the sign of one track to another's; what moves stands on where it goes. */
static void
draw_tracks (const WeftAct *act, cairo_t *cr, guint8 from, guint8 to, gboolean outpost)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const WeftEvent *event = &act->event;
  gboolean rtl = weft_act_is_rtl (act);
  const guint8 ends[] = { weft_act_is_back (act) ? to : from, weft_act_is_back (act) ? from : to };
  double sign_y = WEFT_ACT_MIDDLE_Y + 10;

  weft_act_draw_player_ground (act, cr, event->player);
  for (int i = 0; i < 2; i++)
    {
      double x = WEFT_ACT_MIDDLE_X + (i == 0 ? -30 : 30) * (rtl ? -1 : 1);

      if (ends[i] >= WEFT_N_TRACKS)
        continue;
      weft_draw_trace_round (cr, x - 14, sign_y - 14, 28, 28, 8);
      gdk_cairo_set_source_rgba (cr, weft_palette_track (ends[i]));
      cairo_fill (cr);
      weft_draw_track (cr, ends[i], x, sign_y, 8, &white, weft_palette_track (ends[i]));
      if (i == 1 && outpost)
        weft_draw_outpost (act->widget, cr, &act->setup, event->player, TRUE, x, sign_y - 21, 10);
      else if (i == 1)
        weft_draw_token (act->widget, cr, &act->setup, event->player, x, sign_y - 21, 11);
    }
  weft_act_draw_arrow (act, cr, WEFT_ACT_MIDDLE_X, sign_y, 22);
}

void
weft_act_draw_favorite (const WeftAct *act, cairo_t *cr)
{
  draw_tracks (act, cr, act->event.from, act->event.to, TRUE);
}

void
weft_act_draw_singularity (const WeftAct *act, cairo_t *cr)
{
  draw_tracks (act, cr, WEFT_TRACK_TECHNOLOGY, act->event.track, FALSE);
}

/* Hexes. */

#define HEX_RADIUS 30.0

static void
draw_hex (const WeftAct *act, cairo_t *cr, const GdkRGBA *fill)
{
  weft_draw_trace_hex (cr, WEFT_ACT_MIDDLE_X, WEFT_ACT_MIDDLE_Y, HEX_RADIUS);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  weft_draw_word (act->widget, cr, act->tables->hexes[act->event.hex].name, WEFT_ACT_MIDDLE_X,
                  WEFT_ACT_MIDDLE_Y + 18, 12, weft_palette_ink (WEFT_INK_TEXT));
}

/* It lies turned, as a new one does. */
void
weft_act_draw_explore (const WeftAct *act, cairo_t *cr)
{
  weft_act_draw_ground (cr, weft_palette_ink (WEFT_INK_SEA));
  draw_hex (act, cr, weft_palette_ink (weft_act_is_back (act) ? WEFT_INK_SEA : WEFT_INK_TILE));
  weft_signs_draw (cr, WEFT_SIGN_EXPLORE, WEFT_ACT_MIDDLE_X, WEFT_ACT_MIDDLE_Y - 6, 13,
                   weft_palette_ink (WEFT_INK_TEXT),
                   weft_palette_ink (weft_act_is_back (act) ? WEFT_INK_SEA : WEFT_INK_TILE));
  if (weft_act_is_back (act))
    weft_act_draw_down (act, cr, WEFT_ACT_PICTURE_WIDTH - 12);
}

/* A piece of who the event is about. */
static void
draw_piece (const WeftAct *act, cairo_t *cr, gboolean upright, double x, double y, double radius,
            double alpha)
{
  const WeftOutpost piece = { act->event.player, (guint8) upright, WEFT_NONE,
                              (guint8) act->event.other };

  cairo_push_group (cr);
  weft_draw_piece (act->widget, cr, &act->setup, &piece, x, y, radius);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, alpha);
}

static void
draw_placed (const WeftAct *act, cairo_t *cr, gboolean upright)
{
  const WeftEvent *event = &act->event;

  weft_act_draw_player_ground (act, cr, event->player);
  draw_hex (act, cr,
            upright && !weft_act_is_back (act)
                ? weft_palette_tint (weft_act_color (act, event->player))
                : weft_palette_ink (WEFT_INK_TILE));
  draw_piece (act, cr, upright, WEFT_ACT_MIDDLE_X, WEFT_ACT_MIDDLE_Y - 6, 12.5,
              weft_act_is_back (act) ? 0.45 : 1);
  if (weft_act_is_back (act))
    weft_act_draw_down (act, cr, WEFT_ACT_PICTURE_WIDTH - 12);
}

void
weft_act_draw_placed (const WeftAct *act, cairo_t *cr)
{
  draw_placed (act, cr, TRUE);
}

void
weft_act_draw_outpost (const WeftAct *act, cairo_t *cr)
{
  draw_placed (act, cr, act->event.upright);
}

void
weft_act_draw_conquest (const WeftAct *act, cairo_t *cr)
{
  if (act->event.new_tile) /* the outpost is told apart */
    weft_act_draw_explore (act, cr);
  else
    weft_act_draw_placed (act, cr);
}

/* It falls, or is set up again: from left to right, as tokens go. */
static void
draw_turned (const WeftAct *act, cairo_t *cr, gboolean upright)
{
  weft_act_draw_player_ground (act, cr, act->event.player);
  draw_hex (act, cr, weft_palette_ink (WEFT_INK_TILE));
  draw_piece (act, cr, !upright, WEFT_ACT_MIDDLE_X - 15, WEFT_ACT_MIDDLE_Y - 5, 9, 0.5);
  draw_piece (act, cr, upright, WEFT_ACT_MIDDLE_X + 11, WEFT_ACT_MIDDLE_Y - 3, 11.5, 1);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  weft_draw_way (cr, WEFT_ACT_MIDDLE_X - 13, WEFT_ACT_MIDDLE_Y - 17, WEFT_ACT_MIDDLE_X + 12,
                 WEFT_ACT_MIDDLE_Y - 15, 6, 2.2);
}

void
weft_act_draw_topple (const WeftAct *act, cairo_t *cr)
{
  draw_turned (act, cr, weft_act_is_back (act));
}

void
weft_act_draw_stand (const WeftAct *act, cairo_t *cr)
{
  draw_turned (act, cr, !weft_act_is_back (act));
}
