/* weft-bots-view.h: the bots: mat, civilization and cards; and the players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_BOTS_VIEW (weft_bots_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftBotsView, weft_bots_view, WEFT, BOTS_VIEW, GtkWidget)

/* Property `show-odds`: whether the odds of the bots' next turn are shown, and the cards that can
 * still come are unfolded. */

/* Follows the game. @game must outlive the view. */
void weft_bots_view_set_game (WeftBotsView *view, WeftGame *game);

G_END_DECLS
