/* weft-act-cards.c: landmarks, cards, dice and points, as pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-act-cards-private.h"

#include "weft-draw.h"

void
weft_act_draw_landmark (const WeftAct *act, cairo_t *cr)
{
  const WeftEvent *event = &act->event;
  gboolean away = (event->kind == WEFT_EVENT_REMOVE_LANDMARK) != weft_act_is_back (act);
  const GdkRGBA *color = event->track < WEFT_N_TRACKS ? weft_palette_track_sign (event->track)
                                                      : weft_palette_ink (WEFT_INK_TEXT);

  if (event->track < WEFT_N_TRACKS)
    weft_act_draw_track_ground (cr, event->track);
  else
    weft_act_draw_ground (cr, weft_palette_ink (WEFT_INK_PAPER));
  weft_draw_house (cr, WEFT_ACT_MIDDLE_X, WEFT_ACT_MIDDLE_Y + 2, 23, color);
  if (event->track < WEFT_N_TRACKS)
    weft_draw_track (cr, event->track, WEFT_ACT_MIDDLE_X, WEFT_ACT_MIDDLE_Y + 8, 8,
                     weft_palette_ink (WEFT_INK_PAPER), color);
  if (away)
    weft_act_cross_out (cr, 26);
  weft_act_draw_owner (act, cr, event->owner);
}

/* One card with its sign. */
static void
draw_card (const WeftAct *act, cairo_t *cr, WeftSign sign, const GdkRGBA *color)
{
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);

  weft_act_draw_ground (cr, paper);
  weft_signs_draw (cr, sign, WEFT_ACT_MIDDLE_X, WEFT_ACT_MIDDLE_Y, 24, color, paper);
  weft_act_draw_owner (act, cr, act->event.player);
  if (weft_act_is_back (act))
    weft_act_draw_down (act, cr, 14);
}

void
weft_act_draw_tapestry (const WeftAct *act, cairo_t *cr)
{
  draw_card (act, cr, WEFT_SIGN_TAPESTRY, weft_palette_ink (WEFT_INK_HEART));
  if (act->event.discarded && !weft_act_is_back (act))
    weft_act_cross_out (cr, 26);
}

void
weft_act_draw_income (const WeftAct *act, cairo_t *cr)
{
  draw_card (act, cr, WEFT_SIGN_INCOME, weft_palette_ink (WEFT_INK_TEXT));
}

/* A row of three that are discarded. */
static void
draw_discards (cairo_t *cr, guint track)
{
  GdkRGBA ground = weft_palette_tier (track, 0);
  const GdkRGBA *color = weft_palette_track_sign (track);

  weft_act_draw_ground (cr, &ground);
  for (int i = 0; i < 3; i++)
    weft_signs_draw (cr, WEFT_SIGN_CARD, WEFT_ACT_MIDDLE_X + (i - 1) * 27, WEFT_ACT_MIDDLE_Y, 17,
                     color, &ground);
  weft_act_cross_out (cr, 40);
}

void
weft_act_draw_tech_discards (const WeftAct *act, cairo_t *cr)
{
  (void) act;
  draw_discards (cr, WEFT_TRACK_TECHNOLOGY);
}

void
weft_act_draw_masterpiece_discards (const WeftAct *act, cairo_t *cr)
{
  (void) act;
  draw_discards (cr, WEFT_TRACK_ARTS);
}

void
weft_act_draw_vp (const WeftAct *act, cairo_t *cr)
{
  const WeftEvent *event = &act->event;
  gboolean rtl = weft_act_is_rtl (act);
  int before = event->total - event->vp;
  int from = weft_act_is_back (act) ? event->total : before;
  int to = weft_act_is_back (act) ? before : event->total;
  g_autofree char *from_words = g_strdup_printf ("%d", from);
  g_autofree char *to_words = g_strdup_printf ("%d", to);
  double size = to > 99 || from > 99 ? 0.72 : 1, side = rtl ? -1 : 1;

  weft_act_draw_player_ground (act, cr, event->player);
  weft_act_draw_words (act, cr, from_words, WEFT_ACT_MIDDLE_X - side * 30, WEFT_ACT_MIDDLE_Y,
                       18 * size, WEFT_INK_QUIET);
  weft_act_draw_arrow (act, cr, WEFT_ACT_MIDDLE_X - side * 5, WEFT_ACT_MIDDLE_Y, 17);
  weft_act_draw_words (act, cr, to_words, WEFT_ACT_MIDDLE_X + side * 27, WEFT_ACT_MIDDLE_Y,
                       26 * size, WEFT_INK_TEXT);
}

void
weft_act_draw_achievement (const WeftAct *act, cairo_t *cr)
{
  const WeftEvent *event = &act->event;
  /* Translators: victory points gained, or given back; in a picture. */
  g_autofree char *points = g_strdup_printf (weft_act_is_back (act) ? "−%d" : "+%d", event->vp);

  weft_act_draw_player_ground (act, cr, event->player);
  weft_signs_draw (cr, WEFT_SIGN_ACHIEVEMENT, event->vp > 0 ? 30 : WEFT_ACT_MIDDLE_X,
                   WEFT_ACT_MIDDLE_Y, 23, weft_palette_ink (WEFT_INK_TEXT),
                   weft_palette_ink (WEFT_INK_PAPER));
  if (event->vp > 0)
    weft_act_draw_words (act, cr, points, 70, WEFT_ACT_MIDDLE_Y, 20, WEFT_INK_TEXT);
}

void
weft_act_draw_roll (const WeftAct *act, cairo_t *cr)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const guint track = act->event.track;

  weft_act_draw_track_ground (cr, track);
  weft_draw_trace_round (cr, WEFT_ACT_MIDDLE_X - 21, WEFT_ACT_MIDDLE_Y - 21, 42, 42, 9);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_track (track));
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  weft_draw_track (cr, track, WEFT_ACT_MIDDLE_X, WEFT_ACT_MIDDLE_Y, 13, weft_palette_track (track),
                   &white);
}

void
weft_act_draw_pool (const WeftAct *act, cairo_t *cr)
{
  static const WeftSign items[WEFT_N_TRACKS] = {
    [WEFT_TRACK_EXPLORATION] = WEFT_SIGN_EXPLORE, [WEFT_TRACK_TECHNOLOGY] = WEFT_SIGN_CARD,
    [WEFT_TRACK_MILITARY] = WEFT_SIGN_TAPESTRY,   [WEFT_TRACK_SCIENCE] = WEFT_SIGN_TAPESTRY,
    [WEFT_TRACK_ARTS] = WEFT_SIGN_CARD,
  };
  const guint track = act->event.track;

  if (track >= WEFT_N_TRACKS)
    {
      draw_card (act, cr, WEFT_SIGN_CARD, weft_palette_ink (WEFT_INK_TEXT));
      weft_act_cross_out (cr, 26);
      return;
    }
  draw_card (act, cr, items[track], weft_palette_track_sign (track));
}

static void
draw_deck (const WeftAct *act, cairo_t *cr, int added)
{
  g_autofree char *words = g_strdup_printf ("+%d", added);
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);

  weft_act_draw_ground (cr, paper);
  weft_signs_draw (cr, WEFT_SIGN_DECK, added > 0 ? 34 : WEFT_ACT_MIDDLE_X, WEFT_ACT_MIDDLE_Y, 24,
                   weft_palette_ink (WEFT_INK_TEXT), paper);
  if (added > 0)
    weft_act_draw_words (act, cr, words, 74, WEFT_ACT_MIDDLE_Y, 22, WEFT_INK_TEXT);
}

void
weft_act_draw_shuffle (const WeftAct *act, cairo_t *cr)
{
  draw_deck (act, cr, 0);
}

void
weft_act_draw_progress (const WeftAct *act, cairo_t *cr)
{
  draw_deck (act, cr, act->event.count);
}

void
weft_act_draw_pair (const WeftAct *act, cairo_t *cr)
{
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);

  weft_act_draw_ground (cr, paper);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", act->event.cards[i]);
      double x = WEFT_ACT_MIDDLE_X + (i == 0 ? -18 : 18);

      weft_draw_trace_round (cr, x - 15, WEFT_ACT_MIDDLE_Y - 22, 30, 44, 5);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_SHADE));
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
      cairo_set_line_width (cr, 1.4);
      cairo_stroke (cr);
      weft_act_draw_words (act, cr, number, x, WEFT_ACT_MIDDLE_Y, 18, WEFT_INK_TEXT);
    }
}

/* Nothing moves: whose turn, and why the sign alone. */
static void
draw_plain (const WeftAct *act, cairo_t *cr, WeftSign sign)
{
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);

  weft_act_draw_ground (cr, paper);
  weft_signs_draw (cr, sign, WEFT_ACT_MIDDLE_X, WEFT_ACT_MIDDLE_Y, 21,
                   weft_palette_ink (WEFT_INK_TEXT), paper);
  if (act->event.kind != WEFT_N_EVENTS)
    weft_act_draw_owner (act, cr, act->event.player);
}

void
weft_act_draw_over (const WeftAct *act, cairo_t *cr)
{
  draw_plain (act, cr, WEFT_SIGN_ACHIEVEMENT);
}

void
weft_act_draw_nothing (const WeftAct *act, cairo_t *cr)
{
  draw_plain (act, cr, WEFT_SIGN_NOTHING);
}

void
weft_act_draw_check (const WeftAct *act, cairo_t *cr)
{
  draw_plain (act, cr, WEFT_SIGN_CHECK);
}
