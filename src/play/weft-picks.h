/* weft-picks.h: what picking a hex or a space on the board means in a human's turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-game.h"

G_BEGIN_DECLS

/* The hexes on which a kind of move is possible for the human whose turn it is. */
WeftHexSet weft_picks_hexes (WeftGame *game, WeftMoveKind kind);

/* The hexes beside that human's territories: what is explored or conquered as a rule. */
WeftHexSet weft_picks_near (WeftGame *game);

/* Whether the game waits for what else a human did in a turn that has begun. */
gboolean weft_picks_follow (WeftGame *game);

/* The hexes that can be picked then without a question: all on which anything is possible. */
WeftHexSet weft_picks_open (WeftGame *game);

/* Those of them that are meant as a rule: free ones beside the human's territories. */
WeftHexSet weft_picks_usual (WeftGame *game);

/* What picking one of those means: a territory is conquered, any other hex explored. */
WeftMoveKind weft_picks_meaning (WeftGame *game, guint hex);

/**
 * weft_picks_advances:
 * @moves: (out) (array length=WEFT_N_TOKENS)
 *
 * The advances on a track by the human whose turn it is, possible or not: one, or where two tokens
 * are on it one for each (P1, P2).
 *
 * Returns: how many
 */
guint weft_picks_advances (const WeftState *state, guint track, WeftMove moves[WEFT_N_TOKENS]);

/* Whether any is possible. */
gboolean weft_picks_can_advance (WeftGame *game);

/**
 * weft_picks_advance:
 * @move: (out): the advance
 *
 * Whether an advance is possible that leads to a space: the one behind a token of the human's.
 */
gboolean weft_picks_advance (WeftGame *game, guint track, guint space, WeftMove *move);

G_END_DECLS
