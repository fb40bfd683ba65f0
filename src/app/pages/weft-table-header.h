/* weft-table-header.h: the table's header: undo, eras, whose turn, scores, menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TABLE_HEADER (weft_table_header_get_type ())
G_DECLARE_FINAL_TYPE (WeftTableHeader, weft_table_header, WEFT, TABLE_HEADER, GtkWidget)

void weft_table_header_set_game (WeftTableHeader *header, WeftGame *game);

/* In a narrow window only the era that is on is shown, and what can be pressed. */
void weft_table_header_set_narrow (WeftTableHeader *header, gboolean narrow);

/* Says where the game comes from; %NULL for nowhere in particular. */
void weft_table_header_set_origin (WeftTableHeader *header, const char *path);

G_END_DECLS
