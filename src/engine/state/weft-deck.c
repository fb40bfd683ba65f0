/* weft-deck.c: the decision cards: what is known, what can come (S5, T3, I6, I9, H4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-deck.h"

void
weft_deck_init (WeftDeck *deck, const WeftTables *tables, WeftMode mode)
{
  for (guint card = 1; card <= WEFT_N_CARDS; card++)
    if (mode == WEFT_MODE_SHADOW_EMPIRE ? tables->cards[card].shadow_only
                                        : tables->cards[card].starting)
      deck->known |= WEFT_CARD_BIT (card);
    else if (mode == WEFT_MODE_SOLO)
      deck->pile |= WEFT_CARD_BIT (card);
  deck->unknown = mode == WEFT_MODE_SOLO ? 1 : 0;
}

WeftCardSet
weft_deck_revealable (const WeftDeck *deck)
{
  int progress = weft_deck_progress (deck);

  if (progress <= 0)
    return 0;
  return __builtin_popcount (deck->revealed) == progress ? deck->revealed : deck->pile;
}

void
weft_deck_take (WeftDeck *deck, guint card)
{
  WeftCardSet bit = WEFT_CARD_BIT (card);

  g_return_if_fail ((weft_deck_possible (deck) & bit) != 0);

  if ((deck->known & bit) != 0)
    {
      deck->known &= ~bit;
      return;
    }
  deck->pile &= ~bit;
  deck->unknown--;
}

void
weft_deck_deal (WeftDeck *deck, const guint8 cards[2])
{
  for (int i = 0; i < 2; i++)
    {
      weft_deck_take (deck, cards[i]);
      deck->discard |= WEFT_CARD_BIT (cards[i]);
      deck->latest[i] = cards[i];
    }
}

void
weft_deck_reveal (WeftDeck *deck, guint card)
{
  deck->revealed |= WEFT_CARD_BIT (card);
  deck->shown = (guint8) card;
}

void
weft_deck_add (WeftDeck *deck, int count)
{
  if (count == 0)
    return;
  deck->added += (guint8) MIN (count, weft_deck_progress (deck));
  deck->revealed = 0;
}

void
weft_deck_shuffle (WeftDeck *deck)
{
  deck->known |= deck->discard;
  deck->discard = 0;
  deck->unknown += deck->added;
  deck->added = 0;
}
