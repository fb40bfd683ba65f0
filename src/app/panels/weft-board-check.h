/* weft-board-check.h: the numbers to compare with the table, each corrected where it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_BOARD_CHECK (weft_board_check_get_type ())
G_DECLARE_FINAL_TYPE (WeftBoardCheck, weft_board_check, WEFT, BOARD_CHECK, GtkBox)

void weft_board_check_set_game (WeftBoardCheck *check, WeftGame *game);

G_END_DECLS
