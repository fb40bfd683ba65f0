/* weft-typed-fix.h: typed corrections
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"
#include "weft-typed-words.h"

G_BEGIN_DECLS

/* What can be corrected, and the achievements, as they are typed. */
extern const WeftTypedNames weft_typed_fixes, weft_typed_achievements;

/* Reads the words after “fix” into a move; %FALSE with an error that says what would be understood.
 */
gboolean weft_typed_parse_fix (char **words, const WeftState *state, const WeftTables *tables,
                               WeftMove *move, GError **error);

G_END_DECLS
