/* legality.h: which moves are possible, read off the specification a second time
 *
 * Written from the table of moves in the game record's description, not from the engine, to check
 * the engine's answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"

G_BEGIN_DECLS

/* Whether @move, any move a record can hold, must be taken in @state. */
gboolean legality_expects (const WeftState *state, const WeftTables *tables, const WeftMove *move);

/* The cards that can come next from a deck: dealt, and revealed from the progress deck. */
WeftCardSet legality_can_be_dealt (const WeftDeck *deck);
WeftCardSet legality_can_be_revealed (const WeftDeck *deck);

G_END_DECLS
