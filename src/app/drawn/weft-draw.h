/* weft-draw.h: the signs of the game as cairo drawings
 *
 * Every sign is drawn around a point, fits into a circle of the radius given, and takes the color
 * given; nothing is left on the path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-state.h"

G_BEGIN_DECLS

/* A rectangle with round corners, as a path. */
void
weft_draw_trace_round (cairo_t *cr, double x, double y, double width, double height, double corner);

/* A hex with its corners at @radius, as a path. */
void weft_draw_trace_hex (cairo_t *cr, double x, double y, double radius);

/* The dotted way of a token from one point to another, in the current color: an arc that rises
 * @rise above the higher one. */
void weft_draw_way (cairo_t *cr, double x, double y, double to_x, double to_y, double rise,
                    double width);

/* Writes a word of @size pixels with its middle at a point. @widget gives the font. */
void weft_draw_word (GtkWidget *widget, cairo_t *cr, const char *word, double x, double y,
                     double size, const GdkRGBA *color);

/* The same, beginning at @x. Returns the width in pixels. */
double weft_draw_word_from (GtkWidget *widget, cairo_t *cr, const char *word, double x, double y,
                            double size, const GdkRGBA *color);

/* The same, ending at @x. */
void weft_draw_word_until (GtkWidget *widget, cairo_t *cr, const char *word, double x, double y,
                           double size, const GdkRGBA *color);

/* The sign of a track; @ground shows in its holes. */
void weft_draw_track (cairo_t *cr, WeftTrack track, double x, double y, double radius,
                      const GdkRGBA *color, const GdkRGBA *ground);

/* A player's token: the Automa's a diamond, the Shadow Empire's a hexagon, a human's a disk; each
 * with its letter. */
void weft_draw_token (GtkWidget *widget, cairo_t *cr, const WeftSetup *setup, guint player,
                      double x, double y, double radius);

/* The shape of a player's token, too small for its letter: a mark on a line. */
void weft_draw_mark (cairo_t *cr, const WeftSetup *setup, guint player, double x, double y,
                     double radius);

/* An outpost, standing or on its side. */
void weft_draw_outpost (GtkWidget *widget, cairo_t *cr, const WeftSetup *setup, guint player,
                        gboolean upright, double x, double y, double radius);

/* A trailblazer outpost (C6), which is of nobody's color: a small tower of the size given. */
void weft_draw_trailblazer (cairo_t *cr, double x, double y, double size);

/* A human's token or building on a territory (P5), standing or fallen. */
void weft_draw_other (GtkWidget *widget, cairo_t *cr, const WeftSetup *setup, guint player,
                      gboolean upright, double x, double y, double radius);

/* An outpost or another piece. */
void weft_draw_piece (GtkWidget *widget, cairo_t *cr, const WeftSetup *setup,
                      const WeftOutpost *piece, double x, double y, double radius);

/* The angle between an outpost that stands and one that lies: to turn one into the other. */
#define WEFT_DRAW_TOPPLED_ANGLE (-(G_PI / 2 + G_PI / 14))

void weft_draw_heart (cairo_t *cr, double x, double y, double radius, const GdkRGBA *color);
void weft_draw_house (cairo_t *cr, double x, double y, double radius, const GdkRGBA *color);
void weft_draw_hand (cairo_t *cr, double x, double y, double radius, const GdkRGBA *color);

/* The sign of a bot's box: a square, a flag, or a flag with a house (A2). */
void
weft_draw_box (cairo_t *cr, WeftBox box, double x, double y, double radius, const GdkRGBA *color);

/* An arrow from one point to another, its head at the end. */
void weft_draw_arrow (cairo_t *cr, double x, double y, double to_x, double to_y, double head);

G_END_DECLS
