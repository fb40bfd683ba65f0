/* weft-typed-dealt-private.h: cards that were dealt or turned over, by their numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-line-private.h"

G_BEGIN_DECLS

/**
 * weft_dealt_cards_read:
 * @matched: (out): whether the line is of cards
 *
 * Reads cards where they are asked for, or after “deal” and “reveal”.
 *
 * Returns: %FALSE with an error that says why they cannot be taken
 */
gboolean weft_dealt_cards_read (WeftLine *line, gboolean *matched, GError **error);

G_END_DECLS
