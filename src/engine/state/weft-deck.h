/* weft-deck.h: the decision cards: what is known, what can come (S5, T3, I6, I9, H4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-state.h"

G_BEGIN_DECLS

/* Sets the decks up: starting cards known and one unknown card, or cards 1-12 (S5). */
void weft_deck_init (WeftDeck *deck, const WeftTables *tables, WeftMode mode);

/* The number of cards in the decision deck. */
static inline int
weft_deck_size (const WeftDeck *deck)
{
  return __builtin_popcount (deck->known) + deck->unknown;
}

/* The number of cards in the progress deck. */
static inline int
weft_deck_progress (const WeftDeck *deck)
{
  return __builtin_popcount (deck->pile) - deck->unknown - deck->added;
}

/* The cards of the pile that an unknown card of the decision deck can be. */
static inline WeftCardSet
weft_deck_hidden (const WeftDeck *deck)
{
  return deck->unknown > 0 ? deck->pile & ~deck->revealed : 0;
}

/* The cards that can be dealt next. */
static inline WeftCardSet
weft_deck_possible (const WeftDeck *deck)
{
  return deck->known | weft_deck_hidden (deck);
}

/* The cards that can be on top of the progress deck. */
WeftCardSet weft_deck_revealable (const WeftDeck *deck);

/* Takes one card out of the decision deck; it must be possible. */
void weft_deck_take (WeftDeck *deck, guint card);

/* Deals the pair: both cards to the discard pile, and the latest pair. */
void weft_deck_deal (WeftDeck *deck, const guint8 cards[2]);

/* Notes that @card was on top of the progress deck and was shuffled back. */
void weft_deck_reveal (WeftDeck *deck, guint card);

/* Adds @count unknown cards to the discard pile (I6). */
void weft_deck_add (WeftDeck *deck, int count);

/* Shuffles all decision cards into a new deck (I9). */
void weft_deck_shuffle (WeftDeck *deck);

/* The tiebreaker card: the latest pair's, or in income turn 1 the one revealed for this choice
 * (H4); 0 when neither is there. */
static inline guint
weft_deck_tiebreaker (const WeftDeck *deck)
{
  return deck->latest[1] != 0 ? deck->latest[1] : deck->shown;
}

G_END_DECLS
