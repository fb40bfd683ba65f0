/* cli-tell.h: a game in play told at the terminal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-game.h"

G_BEGIN_DECLS

/* Tells the steps of the bots' latest turn from step @first on, under its heading when that is 0.
 */
void cli_tell_steps (WeftGame *game, guint first);

/* Tells what the game waits for, with where it stands at the beginning of a turn; at its end, the
 * scores and who has won. */
void cli_tell_question (WeftGame *game);

/* What is possible now: each command with its tracks or hexes, one a line. (transfer full) */
char *cli_tell_possible (WeftGame *game);

/* Tells why the bots did what they did, every step with its reasons and rules: in turn @number, or
 * in their latest one when that is 0. Of a human's turn it tells what was done. %FALSE when there
 * has been no such turn. */
gboolean cli_tell_why (WeftGame *game, guint number);

/* The hex the Automa chose last in its latest turn, or %WEFT_NONE. */
guint8 cli_tell_chosen_hex (WeftGame *game);

G_END_DECLS
