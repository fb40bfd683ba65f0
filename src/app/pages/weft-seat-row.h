/* weft-seat-row.h: who sits where in a new game: a name and a color
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-setup.h"

G_BEGIN_DECLS

#define WEFT_TYPE_SEAT_ROW (weft_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (WeftSeatRow, weft_seat_row, WEFT, SEAT_ROW, AdwPreferencesRow)

/**
 * weft_seat_row_new:
 * @player: the #WeftPlayer whose token the swatches show
 *
 * Properties to bind to: `selected` (0 for any color, else one more than the #WeftColor), `name`
 * (what was typed; empty for the usual name) and `usual-name` (what the seat is called without).
 * The title is what the seat is called.
 */
GtkWidget *weft_seat_row_new (WeftPlayer player, const char *usual_name);

/* Lets the name be typed. */
void weft_seat_row_set_named (WeftSeatRow *row, gboolean named);

/* What was typed as the name, empty for the usual one; the row's own. */
const char *weft_seat_row_get_name (WeftSeatRow *row);

/* What the seat is called; the row's own. */
const char *weft_seat_row_get_title (WeftSeatRow *row);

/* The chosen #WeftColor, or %WEFT_NONE for any. */
guint8 weft_seat_row_get_color (WeftSeatRow *row);

/* Says at the seat what is wrong with its color; %NULL for nothing. */
void weft_seat_row_set_conflict (WeftSeatRow *row, const char *words);

G_END_DECLS
