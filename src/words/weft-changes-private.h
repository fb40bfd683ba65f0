/* weft-changes-private.h: the pieces that lie elsewhere on another table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-changes.h"

G_BEGIN_DECLS

/**
 * _weft_changes_compare:
 *
 * Compares two tables of the same game.
 *
 * Returns: (transfer full) (element-type WeftStep): what to do with each piece that differs, in no
 *   order that means anything and without `shown`
 */
GPtrArray *
_weft_changes_compare (const WeftVoice *voice, const WeftState *from, const WeftState *to);

G_END_DECLS
