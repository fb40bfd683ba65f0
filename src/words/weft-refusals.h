/* weft-refusals.h: why a move is not possible, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-words.h"

G_BEGIN_DECLS

/**
 * weft_refusals_words:
 * @voice: (nullable): the game; without it players have the names of the record
 * @error: what weft_legal_check() and everything that makes a move refuse with
 *
 * Returns: (transfer full): what is wrong and what to do instead
 */
char *weft_refusals_words (const WeftVoice *voice, const GError *error);

G_END_DECLS
