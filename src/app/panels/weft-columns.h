/* weft-columns.h: children side by side, as many as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How children are laid out. */
typedef struct
{
  int columns; /* 1 or more */
  int rows;
} WeftColumnsRows;

/**
 * weft_columns_fit:
 * @n: how many children
 * @width: of all together
 * @least: a column's least width
 * @most: of columns
 * @even: whether few children are as wide as many
 * @gap: between them
 *
 * Returns: as many columns as there is room for, at most @most, and unless @even at most @n
 */
WeftColumnsRows weft_columns_fit (int n, int width, int least, int most, gboolean even, int gap);

#define WEFT_TYPE_COLUMNS (weft_columns_get_type ())
G_DECLARE_FINAL_TYPE (WeftColumns, weft_columns, WEFT, COLUMNS, GtkWidget)

/**
 * weft_columns_new:
 * @least: a column's least width, with text of the usual size
 * @most: of columns
 * @even: whether children are no wider where there are few, or few in the last row
 *
 * Children in rows; those of a row are equally wide and high.
 */
GtkWidget *weft_columns_new (int least, int most, gboolean even);

void weft_columns_append (WeftColumns *columns, GtkWidget *child);

G_END_DECLS
