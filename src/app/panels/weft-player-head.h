/* weft-player-head.h: who it is about: token, name, favorite track, victory points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

/**
 * weft_player_head_new:
 * @state: as it is shown
 *
 * What can be wrong in it is a button that sets it right.
 */
GtkWidget *weft_player_head_new (WeftGame *game, const WeftState *state, guint player);

G_END_DECLS
