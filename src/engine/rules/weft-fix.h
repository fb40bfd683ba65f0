/* weft-fix.h: corrections of the state to the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"

G_BEGIN_DECLS

/**
 * weft_fix_check:
 *
 * Returns: whether the components of the game can be as the correction says; otherwise %FALSE and
 *   %WEFT_ERROR_ILLEGAL
 */
gboolean weft_fix_check (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                         GError **error);

/* Corrects the state; nothing is gained by it. */
void weft_fix_apply (WeftState *state, const WeftMove *move);

G_END_DECLS
