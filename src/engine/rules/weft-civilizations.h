/* weft-civilizations.h: the Automa's civilizations (C)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-agenda-private.h"
#include "weft-run-private.h"

G_BEGIN_DECLS

/* The setup steps of Hucksters and Trailblazers (S8). */
void weft_civilizations_set_up (WeftRun *run);

/* The ability of the Automa's @index-th civilization in the income turn in progress (I4). */
void weft_civilizations_take_income (WeftRun *run, int index);

/* Carries out a %WEFT_TASK_CONQUERORS: what follows the conquest of C3. */
void weft_civilizations_conquerors_after (WeftRun *run);

/* Carries out a %WEFT_TASK_ICONOCLASTS (C8). */
void weft_civilizations_iconoclasts (WeftRun *run, int rolls);

/* The Trailblazers' victory points at the end of the game (C6). */
void weft_civilizations_end_game (WeftRun *run);

G_END_DECLS
