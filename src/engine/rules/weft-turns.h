/* weft-turns.h: whose turn it is, and the end of the game (M, T)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-run-private.h"

G_BEGIN_DECLS

/**
 * weft_turns_begin:
 * @player: a human, %WEFT_PLAYER_AUTOMA for the bots' shared turn in the mode solo, or
 *   %WEFT_PLAYER_SHADOW in the mode shadow-empire
 *
 * Begins a turn. A bots' turn puts its steps on the agenda or sets the prompt (T1 to T3, T6).
 */
void weft_turns_begin (WeftRun *run, guint player);

/**
 * weft_turns_next:
 *
 * Returns: whose turn comes when the one in progress ends as the game stands now (M1, M2, T5, T6):
 * a human, the player whose turn it is included, %WEFT_PLAYER_AUTOMA for the bots' shared turn in
 *   the mode solo, %WEFT_PLAYER_SHADOW in the mode shadow-empire, or %WEFT_NONE when the game ends
 */
guint weft_turns_next (const WeftState *state);

/* The turn in progress is over: begins the next one, or ends the game (T5, V4). */
void weft_turns_pass (WeftRun *run);

G_END_DECLS
