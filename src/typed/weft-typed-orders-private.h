/* weft-typed-orders-private.h: lines that are no sentences about the game: notes, corrections,
 * looks, undo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-line-private.h"

G_BEGIN_DECLS

/**
 * weft_orders_read:
 * @matched: (out): whether the line is one of those
 *
 * Returns: %FALSE with an error that says why it cannot be taken
 */
gboolean weft_orders_read (WeftLine *line, gboolean *matched, GError **error);

G_END_DECLS
