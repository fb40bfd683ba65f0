/* weft-setup-roll.h: rolling what nobody has chosen for a game (M1, S2 to S4, S7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-chance.h"
#include "weft-setup.h"

G_BEGIN_DECLS

/**
 * weft_setup_roll:
 * @setup: mode, level, expansions, tracks and number of humans are chosen; %WEFT_NONE in the others
 *   stands for what is to be rolled or usual: colors, civilizations, favorites, who is first,
 *   landmark cards
 *
 * Fills in what is not chosen, so that it goes with what is. Choices that contradict each other
 * stay: weft_setup_check() names them.
 */
void weft_setup_roll (WeftSetup *setup, const WeftTables *tables, WeftRandom *random);

/* A setup with nothing chosen but the mode, for weft_setup_roll() to fill in. */
WeftSetup weft_setup_blank (WeftMode mode);

G_END_DECLS
