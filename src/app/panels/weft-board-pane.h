/* weft-board-pane.h: the board, what is asked on it, and what is corrected there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_BOARD_PANE (weft_board_pane_get_type ())
G_DECLARE_FINAL_TYPE (WeftBoardPane, weft_board_pane, WEFT, BOARD_PANE, GtkBox)

/* The signal `hex-picked` comes with the kind of move that a hex was picked for, the hex, and
 * whether the turn is over with it: when it was held, or activated with Shift. A hex is picked when
 * one is asked for, and in a turn that has begun: land is conquered, what is no territory yet is
 * explored. There the space before a token of the person's is the next advance. Any other click is
 * for correcting. Property: `asking` (read only: whether a question stands over the board). */

void weft_board_pane_set_game (WeftBoardPane *pane, WeftGame *game);

/* In a narrow window the board is as large as is comfortable, and scrolled; else always whole. */
void weft_board_pane_set_narrow (WeftBoardPane *pane, gboolean narrow);

/* Shows a table, and what @step did to it; @step may be %NULL. */
void weft_board_pane_show (WeftBoardPane *pane, const WeftState *state, const WeftStep *step);

/**
 * weft_board_pane_ask:
 * @kind: %WEFT_MOVE_EXPLORE or %WEFT_MOVE_CONQUER
 *
 * Asks which hex.
 *
 * Returns: %FALSE when none is possible
 */
gboolean weft_board_pane_ask (WeftBoardPane *pane, WeftMoveKind kind);

/* What is being asked about, or %WEFT_N_MOVES. */
WeftMoveKind weft_board_pane_get_asked (WeftBoardPane *pane);

/* Asks no longer. */
void weft_board_pane_stop_asking (WeftBoardPane *pane);

/* The button of a hex or a space. (transfer none) */
GtkWidget *weft_board_pane_get_hex (WeftBoardPane *pane, guint hex);

GtkWidget *weft_board_pane_get_space (WeftBoardPane *pane, guint track, guint space);

/* Moves the focus to what is asked. */
void weft_board_pane_focus (WeftBoardPane *pane);

G_END_DECLS
