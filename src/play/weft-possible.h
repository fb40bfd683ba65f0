/* weft-possible.h: what is possible now, as it would be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-words.h"

G_BEGIN_DECLS

/**
 * weft_possible_moves:
 *
 * Returns: (transfer full): every move that is possible now, but those with numbers to fill in, as
 *   it would be typed in the person's language: “advance science”, “explore C3”, “done”
 */
char **weft_possible_moves (const WeftVoice *voice, const WeftState *state);

/* The answers to a question: “no”, “yes”, or tracks; none in a turn. (transfer full) */
char **weft_possible_answers (const WeftVoice *voice, const WeftState *state);

/**
 * weft_possible_lines:
 *
 * Returns: (transfer full): the same and what can be typed any time; what is still to be filled in
 *   ends with a space: “note ”
 */
char **weft_possible_lines (const WeftVoice *voice, const WeftState *state);

G_END_DECLS
