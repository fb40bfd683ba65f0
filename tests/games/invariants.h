/* invariants.h: what holds in every state and over every move, worked out anew from the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"

G_BEGIN_DECLS

/* Corrections made so far: bit n is #WeftFixKind n. They may break the rules of play, never the
 * limits of the components, and so take some invariants away. */
typedef guint GameFixes;

/* The bit for pieces that came to control a territory without a conquest (P5, P8). */
#define GAME_PLACED WEFT_N_FIXES

/* The corrections known after @move. */
static inline GameFixes
game_fixes_after (GameFixes fixes, const WeftMove *move)
{
  if (move->kind == WEFT_MOVE_PLACE || move->kind == WEFT_MOVE_REVOLUTION)
    return fixes | 1u << GAME_PLACED;
  return move->kind == WEFT_MOVE_FIX ? fixes | 1u << move->fix : fixes;
}

/**
 * invariants_of_state:
 * @fixes: the corrections made on the way to @state
 *
 * Returns: %NULL, or the invariant that does not hold (a static string)
 */
const char *invariants_of_state (const WeftState *state, const WeftTables *tables, GameFixes fixes);

/**
 * invariants_of_step:
 * @before: the state before @move was taken
 * @after: the state that followed
 *
 * Returns: %NULL, or the invariant that does not hold (a static string)
 */
const char *
invariants_of_step (const WeftState *before, const WeftMove *move, const WeftState *after);

/**
 * invariants_of_moves:
 *
 * Tries every move a record can hold (corrections and victory points: a sample) on a copy of the
 * state. What is listed or possible besides must be taken, everything else refused with the state
 * untouched byte for byte. Slow.
 *
 * Returns: (transfer full): %NULL, or what is wrong with the move
 */
char *invariants_of_moves (const WeftState *state, const WeftTables *tables);

/**
 * invariants_of_apply:
 * @move: any move a record can hold
 *
 * Applies the move to a copy of the state and checks that it is taken or refused as the
 * specification says, a refusal with one line of text and the state untouched.
 *
 * Returns: (transfer full): %NULL, or what is wrong
 */
char *invariants_of_apply (const WeftState *state, const WeftTables *tables, const WeftMove *move);

/* The move as a record has it, for messages. (transfer full) */
char *game_move_to_text (const WeftMove *move, const WeftTables *tables);

/* Whether @text is one line of UTF-8 that ends like a sentence: what every message must be. */
gboolean game_is_message (const char *text);

G_END_DECLS
