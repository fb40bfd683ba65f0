/* weft-turn-row.h: a row of the person's turn: where a token goes and what the space brings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TURN_ROW (weft_turn_row_get_type ())
G_DECLARE_FINAL_TYPE (WeftTurnRow, weft_turn_row, WEFT, TURN_ROW, GtkGrid)

/* Whether a row ends the turn too. */
typedef enum
{
  WEFT_TURN_ROW_RECORDS,
  WEFT_TURN_ROW_RECORDS_AND_ENDS,
} WeftTurnRowPart;

/**
 * weft_turn_row_new:
 * @move: an `advance` or `income`
 * @key: the key that presses the row, from 1
 *
 * The row has two parts: one records the move, its end records it and ends the turn (the action
 * `table.move-and-end`).
 */
GtkWidget *weft_turn_row_new (WeftGame *game, const WeftMove *move, guint key);

/* Presses a part of the row; FALSE when that is not possible. */
gboolean weft_turn_row_press (WeftTurnRow *row, WeftTurnRowPart part);

G_END_DECLS
