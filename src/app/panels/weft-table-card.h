/* weft-table-card.h: what is done on the table now: the bots' turn, a question, what to put back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-put-back.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TABLE_CARD (weft_table_card_get_type ())
G_DECLARE_FINAL_TYPE (WeftTableCard, weft_table_card, WEFT, TABLE_CARD, GtkBox)

/* Acts are ticked in any order; the first that is not is what the board shows. The button at the
 * bottom ticks all of them (the action `table.all-done`). */
void weft_table_card_set_game (WeftTableCard *card, WeftGame *game, WeftPutBack *put_back);

/* Ticks the act that is done next; FALSE when all are. */
gboolean weft_table_card_tick_next (WeftTableCard *card);

void weft_table_card_focus (WeftTableCard *card);

G_END_DECLS
