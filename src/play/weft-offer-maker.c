/* weft-offer-maker.c: offers being made, and what they look at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-offer-maker-private.h"

#include <glib/gi18n.h>

#include "weft-flow.h"

/* The first income turn in which civilizations act. */
#define FIRST_ACTIVE_INCOME 2

static void
choice_free (gpointer data)
{
  WeftOfferChoice *choice = data;

  g_free (choice->label);
  g_free (choice);
}

static void
offer_free (gpointer data)
{
  WeftOffer *offer = data;

  g_free (offer->sentence);
  g_free (offer->key);
  g_ptr_array_unref (offer->choices);
  g_free (offer);
}

GPtrArray *
weft_offer_list_new (void)
{
  return g_ptr_array_new_with_free_func (offer_free);
}

/* ---- Making offers ---- */

const char *
weft_offer_card_name (const WeftHumanCard *card)
{
  return g_dpgettext2 (
      NULL, card->kind == WEFT_CARD_KIND_TAPESTRY ? "tapestry card" : "civilization", card->name);
}

/* @sentence is (transfer full); @since the move it comes from. */
WeftOffer *
weft_offer_maker_add (WeftOfferMaker *maker, const WeftHumanCard *card, char *sentence, guint since)
{
  WeftOffer *offer = g_new0 (WeftOffer, 1);

  offer->card = card;
  offer->sentence = sentence;
  offer->choices = g_ptr_array_new_with_free_func (choice_free);
  offer->asks = TRUE;
  offer->since = since;
  offer->key = g_strdup_printf ("%s %u", card->nick, since);
  g_ptr_array_add (maker->offers, offer);
  return offer;
}

/* An offer nobody can take is none. */
void
weft_offer_maker_drop_if_empty (WeftOfferMaker *maker, const WeftOffer *offer)
{
  if (offer->choices->len == 0)
    g_ptr_array_remove_index (maker->offers, maker->offers->len - 1);
}

WeftMove
weft_offer_maker_move (const WeftOfferMaker *maker, WeftMoveKind kind)
{
  return (WeftMove){ .kind = (guint8) kind, .player = maker->human, .token = WEFT_NONE };
}

void
weft_offer_choice_add_move (WeftOfferChoice *choice, WeftMove move)
{
  g_return_if_fail (choice->n_moves < WEFT_OFFER_MOST_MOVES);

  choice->moves[choice->n_moves++] = move;
}

static gboolean
is_possible (const WeftOfferMaker *maker, const WeftOfferChoice *choice)
{
  WeftState state = *maker->state;

  for (guint i = 0; i < choice->n_moves; i++)
    if (!weft_flow_apply (maker->voice->tables, &state, &choice->moves[i], NULL, NULL))
      return FALSE;
  return choice->n_moves > 0;
}

/* Adds a copy of @choice with its label (transfer full), when it is possible. */
void
weft_offer_maker_add_choice (const WeftOfferMaker *maker, WeftOffer *offer,
                             const WeftOfferChoice *choice, char *label)
{
  WeftOfferChoice *kept;

  if (!is_possible (maker, choice))
    {
      g_free (label);
      return;
    }
  kept = g_new (WeftOfferChoice, 1);
  *kept = *choice;
  kept->label = label;
  g_ptr_array_add (offer->choices, kept);
}

/* ---- What was done ---- */

/* Whether a move of this kind was made from move @since on. */
gboolean
weft_offer_maker_was_made (const WeftOfferMaker *maker, WeftMoveKind kind, guint since)
{
  for (guint i = since; i < weft_history_n_moves (maker->history); i++)
    if (weft_record_move (maker->voice->record, i)->kind == kind)
      return TRUE;
  return FALSE;
}

gboolean
weft_offer_maker_was_placed (const WeftOfferMaker *maker, gboolean other, guint since)
{
  for (guint i = since; i < weft_history_n_moves (maker->history); i++)
    {
      const WeftMove *move = weft_record_move (maker->voice->record, i);

      if (move->kind == WEFT_MOVE_PLACE && !move->other == !other)
        return TRUE;
    }
  return FALSE;
}

/* The human's income turn of the turn in progress, or the number of moves. */
guint
weft_offer_maker_income (const WeftOfferMaker *maker)
{
  guint n = weft_history_n_moves (maker->history);

  for (guint i = maker->turn_begin; i < n; i++)
    if (weft_record_move (maker->voice->record, i)->kind == WEFT_MOVE_INCOME)
      return i;
  return n;
}

/* Whether civilizations act: in income turns but the first. */
gboolean
weft_offer_maker_acts_at_income (const WeftOfferMaker *maker)
{
  return maker->state->took_income
         && maker->state->income_turns[maker->human] >= FIRST_ACTIVE_INCOME;
}

gboolean
weft_offer_maker_is_other (const WeftOfferMaker *maker, guint player)
{
  return player != maker->human && weft_setup_has_player (&maker->state->setup, player);
}
