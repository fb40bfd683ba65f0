/* weft-typed-fix.h: typed corrections
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"
#include "weft-typed-tokens.h"
#include "weft-typed-words.h"

G_BEGIN_DECLS

/* What can be corrected, and the achievements, as they are typed. */
extern const WeftTypedNames weft_typed_fixes, weft_typed_achievements;

/**
 * weft_typed_read_fix:
 * @first: the token after “fix”
 *
 * Reads a correction: what it is about may be said in any order.
 *
 * Returns: %FALSE with an error that says what would be understood
 */
gboolean weft_typed_read_fix (const WeftTokens *tokens, guint first, const WeftState *state,
                              WeftMove *move, GError **error);

G_END_DECLS
