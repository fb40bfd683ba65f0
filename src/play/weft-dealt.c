/* weft-dealt.c: the decision cards that lie on the discard pile, in the order they were dealt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-dealt.h"

GArray *
weft_dealt_cards (const WeftHistory *history, const WeftDeck *deck)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (guint8));
  const WeftRecord *record = weft_history_record (history);
  WeftCardSet left;

  g_return_val_if_fail (history != NULL && deck != NULL, cards);

  left = deck->discard;
  /* Backwards: what a card was dealt for before the last shuffle no longer counts. */
  for (guint i = weft_history_n_moves (history); i-- > 0 && left != 0;)
    {
      const WeftMove *move = weft_record_move (record, i);

      for (int card = 1; move->kind == WEFT_MOVE_DEAL && card >= 0; card--)
        if ((left & WEFT_CARD_BIT (move->cards[card])) != 0)
          {
            left &= ~WEFT_CARD_BIT (move->cards[card]);
            g_array_prepend_val (cards, move->cards[card]);
          }
    }
  return cards;
}
