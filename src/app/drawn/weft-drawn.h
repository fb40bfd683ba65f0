/* weft-drawn.h: what widgets drawn by hand have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Draws @widget again whenever the colors change: light, dark, high contrast. */
void weft_drawn_follow_style (GtkWidget *widget);

/**
 * WeftDrawnMove:
 * @columns, @rows: where the arrow key points: -1, 0 or 1 each, one of them 0
 *
 * Moves the focus from @focus, one of the widget's own buttons.
 */
typedef void (*WeftDrawnMove) (GtkWidget *widget, GtkWidget *focus, int columns, int rows);

/* Lets the arrow keys move the focus between the buttons that lie above a picture. They point the
 * same way from right to left: what is drawn is the table, which does not turn around. */
void weft_drawn_add_arrow_keys (GtkWidget *widget, WeftDrawnMove move);

/**
 * weft_drawn_focus:
 * @entry: the button that Tab leads to
 *
 * For GtkWidgetClass.focus: to Tab all buttons together are one stop.
 *
 * Returns: whether the focus is in the widget now
 */
gboolean weft_drawn_focus (GtkWidget *widget, GtkDirectionType direction, GtkWidget *entry);

/* Gives a button its place. */
void weft_drawn_place (GtkWidget *button, double x, double y, double width, double height);

/* Says what a button is: to the screen reader and as its tooltip. */
void weft_drawn_name (GtkWidget *button, const char *words);

/* Lets go of all children: for the widget's dispose. */
void weft_drawn_drop_children (GtkWidget *widget);

/**
 * weft_drawn_add_motion:
 *
 * Returns: (transfer full): an animation from 0 to 1 that draws @widget with every frame; without
 *   animations in the system's settings it is over at once
 */
AdwAnimation *weft_drawn_add_motion (GtkWidget *widget);

/* How far a motion is: 1 when nothing moves. */
double weft_drawn_progress (AdwAnimation *motion);

/* What is drawn and does not move: drawn once, and again when it was cleared or looks different. */
typedef struct
{
  GskRenderNode *node;
  int width;
  int height;
  int scale;
  guint style;
  double text_scale;
} WeftDrawnGround;

typedef void (*WeftDrawnPaint) (GtkWidget *widget, cairo_t *cr);

/* Shows a ground that @paint draws, a little of it beyond the widget's edges. */
void weft_drawn_show_ground (GtkWidget *widget, GtkSnapshot *snapshot, WeftDrawnGround *ground,
                             WeftDrawnPaint paint);
void weft_drawn_clear_ground (WeftDrawnGround *ground);

/* A picture of the widget's size, and a little beyond, to be drawn on and destroyed. */
cairo_t *weft_drawn_begin (GtkWidget *widget, GtkSnapshot *snapshot);

/* Threads that burst from a point: a moment's celebration. @progress is from 0 to 1. */
void weft_drawn_burst (cairo_t *cr, double x, double y, double radius, double progress,
                       const GdkRGBA *color);

/* How much larger than usual the system wants text to be: 1 or more. */
double weft_drawn_text_scale (GtkWidget *widget);

G_END_DECLS
