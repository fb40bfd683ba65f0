/* weft-typed-cards.h: the names of the person's cards and civilizations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-tables.h"
#include "weft-typed-senses.h"
#include "weft-typed-words.h"

G_BEGIN_DECLS

/* The tapestry cards and civilizations that the tables of words have names for. */
extern const WeftTypedNames weft_typed_own_cards[WEFT_N_CARD_KINDS];

/* The card or civilization that a meaning is the name of, as a record has it, with its kind;
 * %NULL for another meaning. */
const char *weft_typed_card_of (WeftMeaning meaning, WeftCardKind *kind);

/**
 * weft_typed_card_nick:
 * @name: a card's or civilization's name, in English or the person's language, or any other
 *
 * Returns: (transfer full): the name as a record has it, in lower case with hyphens
 */
char *weft_typed_card_nick (const WeftTables *tables, WeftCardKind kind, const char *name);

G_END_DECLS
