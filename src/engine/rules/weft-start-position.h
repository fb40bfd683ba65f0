/* weft-start-position.h: setting a game up (S)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-run-private.h"

G_BEGIN_DECLS

/* Fills the state with the game as it is set up, before the first turn begins. */
void weft_start_position_lay (WeftRun *run, const WeftSetup *setup);

G_END_DECLS
