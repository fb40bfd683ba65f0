/* conformance-games.h: the games of tests/conformance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"

G_BEGIN_DECLS

/* Adds a test with the path of the file for each game, named @prefix/game. */
void conformance_games_add_tests (const char *prefix, GTestDataFunc test);

/* The file's JSON. (transfer full) */
JsonNode *conformance_games_load (const char *path);

/* The file's record, replayed. (transfer full) */
WeftHistory *conformance_games_replay (JsonNode *file, const WeftTables *tables);

G_END_DECLS
