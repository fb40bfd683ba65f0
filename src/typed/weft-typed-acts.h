/* weft-typed-acts.h: the parts of a sentence as moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-clauses.h"
#include "weft-typed.h"

G_BEGIN_DECLS

/**
 * weft_acts_read:
 * @clauses: (element-type WeftClause)
 * @typed: the moves are added to it
 *
 * Makes the moves that a sentence tells of, each checked after those before it.
 *
 * Returns: %FALSE with an error that says why nothing of it can be recorded
 */
gboolean weft_acts_read (const GArray *clauses, const WeftVoice *voice, const WeftState *state,
                         WeftTyped *typed, GError **error);

G_END_DECLS
