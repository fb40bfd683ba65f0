/* cli-explain.h: why the bots did what they did
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli-sentences.h"
#include "weft-history.h"

G_BEGIN_DECLS

/* No bots' turn has begun; -1 is the start of the game. */
#define CLI_EXPLAIN_NO_TURN (-2)

/* The move with which the latest bots' turn began, or %CLI_EXPLAIN_NO_TURN. */
int cli_explain_find_turn (const WeftHistory *history);

/**
 * cli_explain_turn:
 *
 * Explains the latest bots' turn: the candidates, what the box measured, the ladder as the bot
 * reads it, the hexes and what each criterion left of them, each with its rule number.
 *
 * Returns: (transfer full): one reason a line
 */
char *cli_explain_turn (const CliSpeaker *speaker, const WeftHistory *history);

G_END_DECLS
