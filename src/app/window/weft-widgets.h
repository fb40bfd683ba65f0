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

/* A row of widgets beside each other where some have text that wraps. A box gives its children a
 * width by what their height needs, and a label tries a dozen widths for that; a grid asks for the
 * height by the width. */
GtkWidget *weft_widgets_row (int spacing);

/* Adds a child at the end of such a row. */
void weft_widgets_add (GtkWidget *row, GtkWidget *child);

/* A place for a child that has text that wraps, in the middle of the height that it gets; as with a
 * box, an alignment of the toolkit's would try widths. */
GtkWidget *weft_widgets_middle (GtkWidget *child);

/* Lets the labels of all buttons in @widget wrap: other languages need more room. */
void weft_widgets_wrap_buttons (GtkWidget *widget);

/* Lets the labels of all buttons in @widget be cut where there is no room for them. */
void weft_widgets_shorten_buttons (GtkWidget *widget);

/* Lets the lists of all combo rows in @widget show every choice whole, however long. */
void weft_widgets_show_choices_whole (GtkWidget *widget);

/* Gives a button a menu whose widgets are made when it is opened. */
void weft_widgets_set_menu (GtkMenuButton *button, GMenuModel *menu);

/* Lets an entry take digits only: of what is typed or pasted it keeps the first number, “12” of
 * “12 VP”, in whatever script. */
void weft_widgets_take_digits (GtkEditable *editable);

/* Says what a tooltip says, or with NULL that there is none. Unlike a tooltip text of the
 * toolkit's, which asks the display where the pointer is whenever it is set, this costs nothing
 * until somebody points at the widget. */
void weft_widgets_set_tip (GtkWidget *widget, const char *words);

/* What the tooltip of a widget says, whoever set it, or NULL. */
const char *weft_widgets_get_tip (GtkWidget *widget);

/* Moves the focus to a widget when the click or key that led there has been dealt with: it may move
 * the focus too. */
void weft_widgets_focus_later (GtkWidget *widget);

#define WEFT_TYPE_STRUT (weft_strut_get_type ())
G_DECLARE_FINAL_TYPE (WeftStrut, weft_strut, WEFT, STRUT, GtkWidget)

/* Property `width`: a strut has no height, needs no width, and likes to be this wide: it keeps the
 * width of a column the same whatever is in it. */

G_END_DECLS
