/* weft-steps.h: a bots' turn as the steps the person takes on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"
#include "weft-step.h"

G_BEGIN_DECLS

/**
 * weft_steps_find_turn:
 *
 * Returns: the move that began the bots' turn that is to be told: the latest one; -1 when that was
 *   the start of the game, -2 when the bots have had no turn yet
 */
int weft_steps_find_turn (const WeftHistory *history);

#define WEFT_STEPS_NO_TURN (-2)

/**
 * weft_steps_tell:
 * @first: a result of weft_steps_find_turn()
 *
 * What the person does with the decision cards is told where they are dealt by hand. Steps told
 * while the game waits for the person stay the same when it goes on.
 *
 * Returns: (transfer full) (element-type WeftStep): the bots' turns from @first to the next human's
 *   turn
 */
GPtrArray *weft_steps_tell (const WeftVoice *voice, const WeftHistory *history, int first);

/**
 * weft_steps_tell_move:
 * @index: a move of the record, in a human's turn
 *
 * Returns: (transfer full): what the move did and what followed until a bots' turn began, one
 *   sentence each; the move itself where nothing followed
 */
char **weft_steps_tell_move (const WeftVoice *voice, const WeftHistory *history, guint index);

/**
 * weft_steps_tell_own:
 *
 * Returns: (transfer full): what the human whose turn it is has done in it, and what followed
 */
char **weft_steps_tell_own (const WeftVoice *voice, const WeftHistory *history);

G_END_DECLS
