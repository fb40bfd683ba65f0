/* cli-new-game.h: the questions for a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli-choices.h"

G_BEGIN_DECLS

/**
 * cli_new_game_ask:
 *
 * Asks a person for the choices; Enter takes what is shown, “quick” that for all the rest. An
 * answer that is not possible is asked for again.
 *
 * Returns: %FALSE when the input ended before the last question: no game is wanted
 */
gboolean cli_new_game_ask (CliChoices *choices, const WeftTables *tables);

G_END_DECLS
