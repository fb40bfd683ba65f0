/* weft-drawn.h: what widgets drawn by hand have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

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

/* How much larger than usual the system wants text to be: 1 or more. */
double weft_drawn_text_scale (GtkWidget *widget);

G_END_DECLS
