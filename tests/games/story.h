/* story.h: a game as a person would tell it: moves, what they caused and where it led
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"

G_BEGIN_DECLS

/* The game, one line for each move, each event (with its rule) and the end of each turn.
 * (transfer full) */
char *story_of (const WeftHistory *history, const WeftTables *tables);

G_END_DECLS
