/* weft-standing.h: where a game stands, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-steps.h"

G_BEGIN_DECLS

/* The era a player is in, from 1: the first income turn begins it, so it counts before that. */
guint weft_standing_era (const WeftState *state, guint player);

/* What the game started from: “Level 2 · Explorers”. (transfer full) */
char *weft_standing_setup (const WeftSetup *setup);

/**
 * weft_standing_title:
 * @step: (nullable): the step of a bots' turn being told
 *
 * Returns: (transfer full): the person's era, and whose turn it is
 */
char *weft_standing_title (const WeftVoice *voice, const WeftState *state, const WeftStep *step);

/* Level, civilization and victory points on one line. (transfer full) */
char *weft_standing_subtitle (const WeftVoice *voice, const WeftState *state);

/* Whose turn has come: era, turn and victory points on one line. (transfer full) */
char *weft_standing_line (const WeftVoice *voice, const WeftState *state);

/* What the next income turn of a human is: “begins your era 3, before the Automa”. (transfer full)
 */
char *weft_standing_income (const WeftState *state, guint human);

/**
 * weft_standing_done:
 * @state: a human's turn
 *
 * Returns: (transfer full): what ends the turn, with who comes next: “Done — bots’ turn”
 */
char *weft_standing_done (const WeftVoice *voice, const WeftState *state);

/* Whether somebody has to say how a tie was decided at the table (V4). */
gboolean weft_standing_is_tie_open (const WeftState *state);

/* Who has won, or what is missing to know it; a tie that is open is told as one. (transfer full) */
char *weft_standing_verdict (const WeftVoice *voice, const WeftState *state);

/* By how many victory points the winner is ahead of the next: “46 VP ahead”; %NULL where nobody is.
 * (transfer full) */
char *weft_standing_margin (const WeftState *state);

G_END_DECLS
