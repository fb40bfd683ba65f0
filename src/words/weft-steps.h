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
 * @real_cards: whether the decision cards lie on the table too
 *
 * Returns: (transfer full) (element-type WeftStep): the bots' turns from @first to the next human's
 *   turn
 */
GPtrArray *weft_steps_tell (const WeftVoice *voice, const WeftHistory *history, int first,
                            gboolean real_cards);

/**
 * weft_steps_tell_own:
 *
 * Returns: (transfer full): what the human whose turn it is has done in it, and what followed
 */
char **weft_steps_tell_own (const WeftVoice *voice, const WeftHistory *history);

G_END_DECLS
