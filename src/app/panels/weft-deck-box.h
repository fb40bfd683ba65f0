/* weft-deck-box.h: the decision cards: how many there are, which were seen, which can come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

/**
 * weft_deck_box_new:
 * @state: as it is shown
 * @unfolded: whether what can still come is in sight at once
 */
GtkWidget *weft_deck_box_new (WeftGame *game, const WeftState *state, gboolean unfolded);

G_END_DECLS
