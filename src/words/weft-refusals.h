/* weft-refusals.h: why a move is not possible, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"
#include "weft-words.h"

G_BEGIN_DECLS

/**
 * weft_refusals_words:
 * @state: the game in which @move was refused
 * @error: the engine's refusal
 *
 * Returns: (transfer full): what is wrong and what to do instead
 */
char *weft_refusals_words (const WeftVoice *voice, const WeftState *state, const WeftMove *move,
                           const GError *error);

G_END_DECLS
