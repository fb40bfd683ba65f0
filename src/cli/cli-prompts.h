/* cli-prompts.h: where the game stands and what it waits for, in words
 *
 * Every function returns text that its caller frees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-state.h"
#include "weft-words.h"

G_BEGIN_DECLS

/* What the game waits for, as a question or a request. */
char *cli_say_prompt (const WeftVoice *voice, const WeftState *state);

/* What is possible now: each command with its tracks or hexes, one a line. */
char *cli_say_possible (const WeftVoice *voice, const WeftState *state);

/* Where the game stands: era, turn, victory points. */
char *cli_say_status (const WeftVoice *voice, const WeftState *state);

/* The end: the sum, and who has won. */
char *cli_say_end (const WeftVoice *voice, const WeftState *state);

G_END_DECLS
