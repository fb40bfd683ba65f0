/* weft-played.h: what humans have in play, as far as they have said so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-record.h"

G_BEGIN_DECLS

/* In place of a card's name: a card that does not touch the bots. */
#define WEFT_OTHER_CARD "other"

#define WEFT_PILLAGE_AND_PLUNDER "pillage-and-plunder"

/**
 * weft_played_tapestry:
 * @index: (out) (optional): the move that says so
 *
 * Returns: (nullable): the tapestry card of @player's era, as the record names it; %NULL when
 *   nothing was said since @player's latest income turn. Owned by the record.
 */
const char *weft_played_tapestry (const WeftRecord *record, WeftPlayer player, guint *index);

/* The same as it was before move @n. */
const char *
weft_played_tapestry_before (const WeftRecord *record, guint n, WeftPlayer player, guint *index);

/**
 * weft_played_civilizations:
 *
 * Returns: (transfer full) (array zero-terminated=1): the civilizations @player began with and has
 *   gained since, as the record names them, each once
 */
char **weft_played_civilizations (const WeftRecord *record, WeftPlayer player);

/* Whether @player has the civilization called @nick. */
gboolean
weft_played_has_civilization (const WeftRecord *record, WeftPlayer player, const char *nick);

/* The same as it was before move @n. */
gboolean weft_played_has_civilization_before (const WeftRecord *record, guint n, WeftPlayer player,
                                              const char *nick);

/* How many outposts @player keeps on a civilization mat, as the Collectors may. */
guint weft_played_kept (const WeftRecord *record, WeftPlayer player);

/* The outposts @player has left to put on the map: those kept are not among them. */
guint weft_played_outposts (const WeftRecord *record, const WeftState *state, WeftPlayer player);

/**
 * weft_played_places_outposts:
 * @tapestry: (nullable): the tapestry card of @player's era
 *
 * Whether what @player has in play puts outposts on the map without a conquest (P5): Militarism,
 * Infiltrators. Other cards put other pieces there.
 */
gboolean
weft_played_places_outposts (const WeftRecord *record, const char *tapestry, WeftPlayer player);

/**
 * weft_played_complete:
 * @move: (inout): a move of any kind, as the person named it
 *
 * Adds to a conquest what the cards in play make of it: Militants without outposts use a player
 * token (P5), and while Pillage and Plunder is in play no trap can be played (P7).
 */
void weft_played_complete (const WeftRecord *record, const WeftState *state, WeftMove *move);

/**
 * weft_played_complete_with:
 * @tapestry: (nullable): the tapestry card of the human's era
 *
 * The same where the record does not have that card yet.
 */
void weft_played_complete_with (const WeftRecord *record, const char *tapestry,
                                const WeftState *state, WeftMove *move);

G_END_DECLS
