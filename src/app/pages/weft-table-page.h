/* weft-table-page.h: the page a game is played on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TABLE_PAGE (weft_table_page_get_type ())
G_DECLARE_FINAL_TYPE (WeftTablePage, weft_table_page, WEFT, TABLE_PAGE, GtkBox)

/* Property `show-odds`: whether the bots' page shows the odds of their next turn.
 * Property `view`: “turn”, “tracks”, “map”, “bots” or “log”. */
GtkWidget *weft_table_page_new (WeftGame *game);

/* Where the game comes from, which the header says; %NULL for the app's own folder. */
void weft_table_page_set_origin (WeftTablePage *table, const char *path);

/* Moves the focus to what is done next. */
void weft_table_page_focus (WeftTablePage *table);

G_END_DECLS
