/* weft-legal-moves.h: all moves that are possible now, as a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"

G_BEGIN_DECLS

/**
 * weft_legal_moves:
 *
 * Lists the moves that follow the game: those of the human whose turn it is, chance, answers,
 * `tiles` and `tie`. What is possible besides and too much to list, weft_legal_unlisted() tells: of
 * `conquer` the list has what is done with an outpost and against traps.
 *
 * Returns: (transfer full): an array of #WeftMove
 */
GArray *weft_legal_moves (const WeftState *state, const WeftTables *tables);

/* In a set of kinds of moves: bit n is #WeftMoveKind n. */
#define WEFT_MOVE_BIT(kind) (1u << (kind))

/* The kinds of which moves are possible that weft_legal_moves() does not list. */
guint32 weft_legal_unlisted (const WeftState *state, const WeftTables *tables);

G_END_DECLS
