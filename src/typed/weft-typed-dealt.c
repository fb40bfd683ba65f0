/* weft-typed-dealt.c: cards that were dealt or turned over, by their numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-dealt-private.h"

#include <glib/gi18n.h>

#include "weft-typed-words.h"

/* Numbers of cards, with nothing but what cards are called. The card that breaks ties comes second,
 * wherever it is said. */
static gboolean
find_cards (const WeftLine *line, int *cards, guint most, guint *n)
{
  gboolean second_first = FALSE;
  WeftSense last = WEFT_SENSE_PASS_OVER;

  *n = 0;
  for (guint i = 0; i < line->tokens.list->len; i++)
    {
      WeftSense now = weft_line_sense (line, i);

      if (now == WEFT_SENSE_NUMBER)
        {
          if (*n == 0 && last == WEFT_SENSE_TIEBREAKER)
            second_first = TRUE;
          if (*n < most)
            cards[*n] = weft_tokens_at (&line->tokens, i)->meaning.number;
          ++*n;
        }
      else if (now == WEFT_SENSE_DECISION || now == WEFT_SENSE_TIEBREAKER)
        last = now;
      else if (now != WEFT_SENSE_AND && now != WEFT_SENSE_COMMA && now != WEFT_SENSE_SLASH
               && now != WEFT_SENSE_PLUS && now != WEFT_SENSE_CARD && now != WEFT_SENSE_DEAL
               && now != WEFT_SENSE_AMOUNT && now != WEFT_SENSE_REVEAL && now != WEFT_SENSE_ME
               && now != WEFT_SENSE_TAKE)
        return FALSE;
    }
  if (second_first && *n == 2 && most == 2)
    {
      int first = cards[1];

      cards[1] = cards[0];
      cards[0] = first;
    }
  return TRUE;
}

static gboolean
too_many_cards (const WeftLine *line, guint most, GError **error)
{
  guint seen = 0;

  for (guint i = 0; i < line->tokens.list->len; i++)
    if (weft_line_sense (line, i) == WEFT_SENSE_NUMBER && seen++ == most)
      {
        g_autofree char *quote =
            weft_tokens_quote (&line->tokens, weft_tokens_at (&line->tokens, i));

        return weft_typed_misunderstood (
            error, _ ("%s is too much here: “help” shows what belongs together."), quote);
      }
  g_return_val_if_reached (FALSE);
}

static gboolean
is_card (int card)
{
  return card >= 1 && card <= WEFT_N_CARDS;
}

gboolean
weft_dealt_cards_read (WeftLine *line, gboolean *matched, GError **error)
{
  guint8 prompt = line->state->prompt.kind;
  gboolean deal = weft_line_says (line, WEFT_SENSE_DEAL) || prompt == WEFT_PROMPT_DEAL;
  gboolean reveal = weft_line_says (line, WEFT_SENSE_REVEAL) || prompt == WEFT_PROMPT_REVEAL;
  WeftMove move = { .kind = deal ? WEFT_MOVE_DEAL : WEFT_MOVE_REVEAL, .token = WEFT_NONE };
  guint most = deal ? 2 : 1, n;
  int cards[2] = { 0, 0 };

  *matched = (deal || reveal) && find_cards (line, cards, most, &n)
             && (n > 0 || weft_line_says (line, WEFT_SENSE_DEAL)
                 || weft_line_says (line, WEFT_SENSE_REVEAL));
  if (!*matched)
    return TRUE;
  if (n > most)
    return too_many_cards (line, most, error);
  if (deal && (!is_card (cards[0]) || !is_card (cards[1])))
    return weft_typed_misunderstood (
        error, _ ("Say both cards, the decision card first: numbers from %1$d to %2$d."), 1,
        WEFT_N_CARDS);
  if (!is_card (cards[0]))
    return weft_typed_misunderstood (error, _ ("Say the card as a number from %1$d to %2$d."), 1,
                                     WEFT_N_CARDS);
  move.cards[0] = (guint8) cards[0];
  move.cards[1] = (guint8) cards[1];
  return weft_line_add_move (line, &move, error);
}
