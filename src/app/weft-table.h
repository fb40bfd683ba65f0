/* weft-table.h: the page a game is played on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TABLE (weft_table_get_type ())
G_DECLARE_FINAL_TYPE (WeftTable, weft_table, WEFT, TABLE, GtkBox)

/* Property `show-odds`: whether the bots' page shows the odds of their next turn.
 * Property `view`: “turn”, “tracks”, “map”, “bots” or “log”. */
GtkWidget *weft_table_new (WeftGame *game);

/* Moves the focus to what is done next. */
void weft_table_focus (WeftTable *table);

/* Draws everything again, as after a change of style. */
void weft_table_redraw (WeftTable *table);

G_END_DECLS
