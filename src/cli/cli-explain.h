/* cli-explain.h: why the bots did what they did
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"
#include "weft-words.h"

G_BEGIN_DECLS

/**
 * cli_explain_turn:
 * @real_cards: whether the decision cards lie on the table too
 *
 * Explains the latest bots' turn: for every step the candidates, what the box measured, the ladder
 * as the bot reads it, the hexes and what each criterion left of them, each with its rule number.
 *
 * Returns: (transfer full): one reason a line
 */
char *cli_explain_turn (const WeftVoice *voice, const WeftHistory *history, gboolean real_cards);

G_END_DECLS
