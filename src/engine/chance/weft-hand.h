/* weft-hand.h: what humans can have in a game: cards and civilizations, and drawing them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-chance.h"
#include "weft-setup.h"

G_BEGIN_DECLS

/* Whether a card does anything in such a game: some need the map or the Automa. */
gboolean weft_hand_is_of_use (const WeftHumanCard *card, const WeftSetup *setup);

/**
 * weft_hand_tapestry_cards:
 *
 * The tapestry cards that the bots' side can see in such a game: without those taken out of it (S6)
 * or of expansions it does not have, and in the mode shadow-empire without those that need the map
 * or the Automa.
 *
 * Returns: (transfer container) (element-type WeftHumanCard): in the order of the table
 */
GPtrArray *weft_hand_tapestry_cards (const WeftTables *tables, const WeftSetup *setup);

/**
 * weft_hand_civilizations:
 *
 * Returns: (transfer container) (element-type WeftDrawable): the civilizations that can be drawn in
 *   such a game, without those taken out of it (S6), in the order of the table. Those of Fantasies
 * & Futures are not among them: the table does not have their names.
 */
GPtrArray *weft_hand_civilizations (const WeftTables *tables, const WeftSetup *setup);

/**
 * weft_hand_find:
 * @nick: a name in lower case with hyphens, such as “age-of-discovery”
 *
 * Returns: (nullable): what is known of the card or civilization; %NULL when it does not touch the
 *   bots, or is not known
 */
const WeftHumanCard *weft_hand_find (const WeftTables *tables, WeftCardKind kind, const char *nick);

/* The printed name of a civilization that can be drawn, in English; %NULL when none is called
 * @nick. */
const char *weft_hand_civilization_name (const WeftTables *tables, const char *nick);

/**
 * weft_hand_draw_civilizations:
 * @drawn: (out) (array length=n): what is drawn, all different
 * @n: how many: `tables->human.draws` for each human, for all humans at once
 *
 * Returns: how many were drawn: @n, or all there are
 */
guint weft_hand_draw_civilizations (const WeftTables *tables, const WeftSetup *setup,
                                    WeftRandom *random, const WeftDrawable **drawn, guint n);

/**
 * weft_hand_draw_mats:
 * @mats: (out): the numbers of two capital city mats, one of which is kept
 */
void weft_hand_draw_mats (const WeftTables *tables, WeftRandom *random, guint8 mats[2]);

G_END_DECLS
