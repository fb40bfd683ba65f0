/* weft-legal.h: which moves are possible now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"

G_BEGIN_DECLS

/**
 * weft_legal_check:
 *
 * Returns: whether @move is possible in @state; otherwise %FALSE and %WEFT_ERROR_ILLEGAL with what
 *   is wrong and what would be legal
 */
gboolean weft_legal_check (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                           GError **error);

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

/* What the game waits for, as a sentence for messages. (transfer full) */
char *weft_legal_describe_prompt (const WeftState *state, const WeftTables *tables);

/* Whether a correction is possible now: at any time but during a chance prompt. */
gboolean weft_legal_can_fix (const WeftState *state);

G_END_DECLS
