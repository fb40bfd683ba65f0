/* weft-widgets.h: small things several widgets need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Removes every child of a box, grid, list box or flow box. */
void weft_widgets_clear (GtkWidget *container);

/* A label that wraps, aligned to the start, with a style class or %NULL. */
GtkWidget *weft_widgets_text (const char *text, const char *css);

/* Lets the labels of all buttons in @widget wrap: other languages need more room. */
void weft_widgets_wrap_buttons (GtkWidget *widget);

/* Lets the labels of all buttons in @widget be cut where there is no room for them. */
void weft_widgets_shorten_buttons (GtkWidget *widget);

/* Lets the lists of all combo rows in @widget show every choice whole, however long. */
void weft_widgets_show_choices_whole (GtkWidget *widget);

/* Lets an entry take digits only: of what is typed or pasted it keeps the first number, “12” of
 * “12 VP”, in whatever script. */
void weft_widgets_take_digits (GtkEditable *editable);

/* Moves the focus to a widget when the click or key that led there has been dealt with: it may move
 * the focus too. */
void weft_widgets_focus_later (GtkWidget *widget);

#define WEFT_TYPE_STRUT (weft_strut_get_type ())
G_DECLARE_FINAL_TYPE (WeftStrut, weft_strut, WEFT, STRUT, GtkWidget)

/* Property `width`: a strut has no height, needs no width, and likes to be this wide: it keeps the
 * width of a column the same whatever is in it. */

G_END_DECLS
