/* positions.h: games that sentences are tried in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed.h"

G_BEGIN_DECLS

/**
 * Position:
 *
 * A game at a moment, from the record of its name in positions/.
 */
typedef struct
{
  WeftTables *tables;
  WeftRecord *record;
  WeftVoice voice;
  WeftState state;
} Position;

/* The position of the name; stops the program when there is none. (transfer full) */
Position *position_load (const char *name);

void position_free (Position *position);

/**
 * position_say:
 *
 * Returns: (transfer full): what a line was understood as, such as “advance military; explore E3”,
 *   “undo 2” or “map”
 */
char *position_say (const Position *position, const WeftTyped *typed);

G_END_DECLS
