/* weft-legal.h: which moves are possible now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"

G_BEGIN_DECLS

/**
 * weft_legal_check:
 *
 * Returns: whether @move is possible in @state; otherwise %FALSE and %WEFT_ERROR_ILLEGAL with what
 *   is wrong and what would be legal
 */
gboolean weft_legal_check (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                           GError **error);

/* What the game waits for, as a sentence for messages. (transfer full) */
char *weft_legal_describe_prompt (const WeftState *state, const WeftTables *tables);

/* Whether a correction is possible now: at any time but during a chance prompt. */
gboolean weft_legal_can_fix (const WeftState *state);

G_END_DECLS
