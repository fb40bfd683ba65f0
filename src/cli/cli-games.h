/* cli-games.h: the games kept, listed and offered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-tables.h"

G_BEGIN_DECLS

/* Prints every game kept, the one played last first, with its file. */
void cli_games_list (const WeftTables *tables);

/* The file of the unfinished game played last, or %NULL. (transfer full) */
char *cli_games_last (const WeftTables *tables);

/**
 * cli_games_offer:
 * @path: (out) (transfer full) (nullable): the file of the game chosen; %NULL for a new game
 *
 * Asks which of the unfinished games to go on with, if there is any.
 *
 * Returns: %FALSE when the person wants none
 */
gboolean cli_games_offer (const WeftTables *tables, char **path);

G_END_DECLS
