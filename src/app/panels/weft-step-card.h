/* weft-step-card.h: one step of the bots' turn, as a large card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_STEP_CARD (weft_step_card_get_type ())
G_DECLARE_FINAL_TYPE (WeftStepCard, weft_step_card, WEFT, STEP_CARD, GtkBox)

/* Follows the game's `told`. @game must outlive the card. */
void weft_step_card_set_game (WeftStepCard *card, WeftGame *game);

/* Whether the card shows tracks and map itself, where no room is beside it. */
void weft_step_card_set_narrow (WeftStepCard *card, gboolean narrow);

/* Moves the focus to Next. */
void weft_step_card_focus (WeftStepCard *card);

G_END_DECLS
