/* weft-act-ground-private.h: what the pictures of all acts are drawn with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-act-picture.h"
#include "weft-palette.h"
#include "weft-signs.h"

G_BEGIN_DECLS

#define WEFT_ACT_MIDDLE_X (WEFT_ACT_PICTURE_WIDTH / 2.0)
#define WEFT_ACT_MIDDLE_Y (WEFT_ACT_PICTURE_HEIGHT / 2.0)

/* An act to be drawn; @widget has the font and the direction of reading. */
typedef struct
{
  GtkWidget *widget;
  const WeftTables *tables;
  WeftSetup setup;
  WeftEvent event;
  WeftActWay way;
} WeftAct;

/* Draws an act on a ground of 96 x 64. */
typedef void WeftActDrawer (const WeftAct *act, cairo_t *cr);

/* Whether it is shown as it is undone. */
gboolean weft_act_is_back (const WeftAct *act);

/* Whether reading goes from right to left. */
gboolean weft_act_is_rtl (const WeftAct *act);

/* The color of a player of the game. */
WeftColor weft_act_color (const WeftAct *act, guint player);

/* The ground, in a color, that of a track, or a player's. */
void weft_act_draw_ground (cairo_t *cr, const GdkRGBA *color);
void weft_act_draw_track_ground (cairo_t *cr, guint track);
void weft_act_draw_player_ground (const WeftAct *act, cairo_t *cr, guint player);

/* A heavy arrow between what was and what is. It follows the direction of reading. */
void weft_act_draw_arrow (const WeftAct *act, cairo_t *cr, double x, double y, double length);

/* An arrow down onto what lies there, or up from it. */
void weft_act_draw_down (const WeftAct *act, cairo_t *cr, double x);

/* A small token in the corner where the text ends: whose it is. */
void weft_act_draw_owner (const WeftAct *act, cairo_t *cr, guint player);

void weft_act_draw_words (const WeftAct *act, cairo_t *cr, const char *words, double x, double y,
                          double size, WeftInk ink);

/* What is taken away is crossed out. */
void weft_act_cross_out (cairo_t *cr, double width);

G_END_DECLS
