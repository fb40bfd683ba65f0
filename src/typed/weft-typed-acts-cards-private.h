/* weft-typed-acts-cards-private.h: what a sentence says of the person’s cards and civilizations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-maker-private.h"

G_BEGIN_DECLS

/* The tapestry card of the person’s era, after what the sentence has said so far, or %NULL. Owned
 * by the record or by what was typed. */
const char *weft_acts_tapestry (const WeftMaker *maker);

/* Whether a word that does something was said as the name of a card, too. */
gboolean weft_acts_is_said_as_card (const WeftClause *clause);

/* Notes that the person has played a card or gained a civilization; one that is noted already is
 * not noted again. */
gboolean
weft_acts_note_card (WeftMaker *maker, WeftCardKind kind, const char *nick, GError **error);

/* “with Militarism”, where something else was done: the card must be there. */
gboolean weft_acts_check_card (const WeftMaker *maker, const WeftClause *clause, GError **error);

/* “put an outpost on my civilization mat”, “took it from there”: it is none to conquer with. */
gboolean weft_acts_keep_outpost (WeftMaker *maker, const WeftClause *clause, GError **error);

/* “place E3”, “put an outpost on E3 with Militarism”: where a card in play lets an outpost be
 * placed without a conquest (P5). */
gboolean weft_acts_places_outpost (const WeftMaker *maker, const WeftClause *clause);

G_END_DECLS
