/* weft-human-cards.h: what the human's cards and civilizations do to the table (P4 to P6, P8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"
#include "weft-run-private.h"

G_BEGIN_DECLS

/**
 * weft_human_cards_check:
 * @move: `place`, `revolution`, `take-landmark` or `age-of-discovery` of the human whose turn it is
 *
 * Returns: whether @move is possible; otherwise %FALSE and %WEFT_ERROR_ILLEGAL
 */
gboolean weft_human_cards_check (const WeftState *state, const WeftTables *tables,
                                 const WeftMove *move, GError **error);

/* Makes such a move, which must be possible. */
void weft_human_cards_apply (WeftRun *run, const WeftMove *move);

/**
 * weft_human_cards_can_rise:
 *
 * Returns: whether a Revolution of @player's is possible on @hex: a toppled piece of theirs lies
 *   there, and an upright one of a bot's stands (P8)
 */
gboolean weft_human_cards_can_rise (const WeftState *state, WeftPlayer player, guint hex);

G_END_DECLS
