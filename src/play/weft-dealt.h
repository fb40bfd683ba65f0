/* weft-dealt.h: the decision cards that lie on the discard pile, in the order they were dealt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"

G_BEGIN_DECLS

/**
 * weft_dealt_cards:
 * @deck: the cards as they are shown: of the history's last turn
 *
 * The rules only need to know which cards have been seen since the last shuffle; people also
 * remember them in their order.
 *
 * Returns: (transfer full): an array of guint8, the cards of @deck's discard pile that were dealt,
 *   the first one first, two a turn
 */
GArray *weft_dealt_cards (const WeftHistory *history, const WeftDeck *deck);

G_END_DECLS
