/* weft-offers-panel.h: what the person's cards and civilizations offer and tell now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_OFFERS_PANEL (weft_offers_panel_get_type ())
G_DECLARE_FINAL_TYPE (WeftOffersPanel, weft_offers_panel, WEFT, OFFERS_PANEL, GtkBox)

/* Follows the game; invisible where there is nothing to offer. Moves are made by the action
 * `table.move`. @game must outlive the panel. */
void weft_offers_panel_set_game (WeftOffersPanel *panel, WeftGame *game);

G_END_DECLS
