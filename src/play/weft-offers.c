/* weft-offers.c: what a person's cards and civilizations let them do or know now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-offers.h"

#include <glib/gi18n.h>

#include "weft-board.h"
#include "weft-hand.h"
#include "weft-offers-private.h"
#include "weft-played.h"
#include "weft-record-marks.h"

/* Income turns that put a tapestry card on the mat. */
#define FIRST_TAPESTRY_INCOME 2
#define LAST_TAPESTRY_INCOME 4

/* ---- Which card does what ---- */

static const struct
{
  const char *nick;
  WeftOfferer *offer;
  gboolean moves; /* whether moving a token has done it */
} offerers[] = {
  { "age-of-discovery", weft_offers_age_of_discovery, FALSE },
  { "age-of-wonders", weft_offers_tell_wonders, FALSE },
  { "boast-of-superiority", weft_offers_tell_boast, FALSE },
  { "broker-of-peace", weft_offers_remind_broker, FALSE },
  { "dark-ages", weft_offers_dark_ages, TRUE },
  { "dystopia", weft_offers_dystopia, FALSE },
  { "militarism", weft_offers_militarism, FALSE },
  { "pillage-and-plunder", weft_offers_no_traps, FALSE },
  { "plea-for-aid", weft_offers_tell_plea, FALSE },
  { "renaissance", weft_offers_renaissance, TRUE },
  { "revolution", weft_offers_revolution, FALSE },
  { "socialism", weft_offers_socialism, TRUE },
  { "technocracy", weft_offers_tell_technocracy, FALSE },
  { "alchemists", weft_offers_moving, FALSE },
  { "collectors", weft_offers_collectors, FALSE },
  { "historians", weft_offers_remind_historians, FALSE },
  { "infiltrators", weft_offers_infiltrators, FALSE },
  { "isolationists", weft_offers_isolationists, FALSE },
  { "leaders", weft_offers_moving, FALSE },
  { "militants", weft_offers_militants, FALSE },
  { "nomads", weft_offers_nomads, FALSE },
  { "renegades", weft_offers_renegades, FALSE },
  { "the-chosen", weft_offers_tell_chosen, FALSE },
  { "tinkerers", weft_offers_moving, FALSE },
  { "treasure-hunters", weft_offers_treasure_hunters, FALSE },
  { "utilitarians", weft_offers_utilitarians, FALSE },
};

static void
add_card (WeftOfferMaker *maker, WeftCardKind kind, const char *nick, guint since)
{
  const WeftHumanCard *card = weft_hand_find (maker->voice->tables, kind, nick);
  gboolean moved = weft_offer_maker_was_made (maker, WEFT_MOVE_ADVANCE, since)
                   || weft_offer_maker_was_made (maker, WEFT_MOVE_REGRESS, since);

  if (card == NULL || !weft_hand_is_of_use (card, &maker->state->setup))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (offerers); i++)
    if (g_str_equal (offerers[i].nick, card->nick) && !(offerers[i].moves && moved))
      offerers[i].offer (maker, card, since);
}

static gboolean
lies_on_the_map (const WeftBoard *board)
{
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    for (guint place = 0; place < WEFT_HEX_TOKENS; place++)
      if (board->outposts[hex][place].owner != WEFT_NONE && board->outposts[hex][place].other)
        return TRUE;
  return FALSE;
}

gboolean
weft_offers_use_other_pieces (const WeftVoice *voice, const WeftState *state)
{
  g_auto (GStrv) civilizations = NULL;

  g_return_val_if_fail (voice != NULL && state != NULL, FALSE);

  civilizations = weft_played_civilizations (voice->record, WEFT_PLAYER_P1);
  for (char **nick = civilizations; *nick != NULL; nick++)
    {
      const WeftHumanCard *card =
          weft_hand_find (voice->tables, WEFT_CARD_KIND_CIVILIZATION, *nick);

      if (card != NULL
          && (card->act == WEFT_CARD_ACT_PLACE || card->act == WEFT_CARD_ACT_CONQUER_OTHER))
        return TRUE;
    }
  return lies_on_the_map (&state->board);
}

gboolean
weft_offers_take (WeftGame *game, const WeftOfferChoice *choice, char ***said, GError **error)
{
  g_return_val_if_fail (WEFT_IS_GAME (game) && choice != NULL, FALSE);

  if (!choice->keeps)
    return weft_game_apply_act (game, choice->moves, choice->n_moves, said, error);
  if (said != NULL)
    *said = g_new0 (char *, 1);
  return weft_game_note_kept (game, choice->kept, error);
}

gboolean
weft_offers_knows (const WeftHumanCard *card)
{
  for (guint i = 0; i < G_N_ELEMENTS (offerers); i++)
    if (g_str_equal (offerers[i].nick, card->nick))
      return TRUE;
  return FALSE;
}

/* A card that acts when it is played does so in the turn of the human that says so. */
static void
add_tapestry (WeftOfferMaker *maker)
{
  guint index = 0;
  const char *nick = weft_played_tapestry (maker->voice->record, maker->human, &index);
  const WeftHumanCard *card =
      nick != NULL ? weft_hand_find (maker->voice->tables, WEFT_CARD_KIND_TAPESTRY, nick) : NULL;

  if (card != NULL && (card->when != WEFT_CARD_TIME_PLAYED || index >= maker->turn_begin))
    add_card (maker, WEFT_CARD_KIND_TAPESTRY, nick, index);
}

/* The first move of the turn in progress. */
static guint
find_turn (const WeftHistory *history)
{
  guint i = weft_history_n_moves (history);
  guint16 turn = weft_history_state (history)->turn;

  while (i > 0 && weft_history_state_at (history, i - 1)->turn == turn)
    i--;
  return i;
}

static gboolean
is_human_turn (const WeftState *state)
{
  return !state->over && state->prompt.kind == WEFT_PROMPT_TURN;
}

GPtrArray *
weft_offers_now (const WeftVoice *voice, const WeftHistory *history)
{
  GPtrArray *offers = weft_offer_list_new ();
  const WeftState *state = weft_history_state (history);
  WeftOfferMaker maker = {
    voice, history, state, state->prompt.player, find_turn (history), offers
  };
  g_auto (GStrv) civilizations = NULL;

  g_return_val_if_fail (voice != NULL && history != NULL, offers);

  if (!is_human_turn (state))
    return offers;
  add_tapestry (&maker);
  civilizations = weft_played_civilizations (voice->record, state->prompt.player);
  for (char **nick = civilizations; *nick != NULL; nick++)
    add_card (&maker, WEFT_CARD_KIND_CIVILIZATION, *nick, 0);
  return offers;
}

/* Whether the human has said anything about cards and civilizations in this game. */
static gboolean
uses_cards (const WeftRecord *record, guint8 human)
{
  g_auto (GStrv) civilizations = weft_played_civilizations (record, human);

  if (*civilizations != NULL)
    return TRUE;
  for (guint i = 0; i < weft_record_n_moves (record); i++)
    if (weft_record_card (record, i, human, WEFT_CARD_KIND_TAPESTRY) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
plays_tapestry (guint income_turn)
{
  return income_turn >= FIRST_TAPESTRY_INCOME && income_turn <= LAST_TAPESTRY_INCOME;
}

gboolean
weft_offers_hold_income (const WeftVoice *voice, const WeftState *state)
{
  g_return_val_if_fail (voice != NULL && state != NULL, FALSE);
  return is_human_turn (state) && plays_tapestry (state->income_turns[state->prompt.player] + 1u)
         && uses_cards (voice->record, state->prompt.player);
}

gboolean
weft_offers_hold_turn (const WeftVoice *voice, const WeftHistory *history)
{
  g_autoptr (GPtrArray) cards = weft_offers_cards_to_ask (voice, history);
  g_autoptr (GPtrArray) offers = weft_offers_now (voice, history);
  guint n = weft_history_n_moves (history);

  if (n == 0)
    return FALSE;
  if (cards->len > 0 && weft_record_move (voice->record, n - 1)->kind == WEFT_MOVE_INCOME
      && uses_cards (voice->record, weft_history_state (history)->prompt.player))
    return TRUE;
  for (guint i = 0; i < offers->len; i++)
    {
      const WeftOffer *offer = g_ptr_array_index (offers, i);

      if (offer->asks && offer->choices->len > 0 && offer->since + 1 == n)
        return TRUE;
    }
  return FALSE;
}

GPtrArray *
weft_offers_cards_to_ask (const WeftVoice *voice, const WeftHistory *history)
{
  const WeftState *state = weft_history_state (history);
  GPtrArray *cards = g_ptr_array_new ();
  g_autoptr (GPtrArray) all = NULL;
  guint8 human = state->prompt.player;

  if (!is_human_turn (state) || !state->took_income || !plays_tapestry (state->income_turns[human])
      || weft_played_tapestry (voice->record, human, NULL) != NULL)
    return cards;
  all = weft_hand_tapestry_cards (voice->tables, &state->setup);
  for (guint i = 0; i < all->len; i++)
    {
      const WeftHumanCard *card = g_ptr_array_index (all, i);

      if (card->when != WEFT_CARD_TIME_RESPONSE) /* those are asked about when they can be played */
        g_ptr_array_add (cards, (gpointer) card);
    }
  return cards;
}

const WeftOfferChoice *
weft_offers_roll (const WeftHistory *history, const WeftOffer *offer)
{
  const WeftState *state = weft_history_state (history);
  const WeftSeed *kept = weft_record_seed (weft_history_record (history));
  WeftSeed seed = kept != NULL ? *kept : weft_seed_random ();
  WeftTrack track = weft_chance_roll_for_card (&seed, &state->setup, state->turn);

  for (guint i = 0; i < offer->choices->len; i++)
    {
      const WeftOfferChoice *choice = g_ptr_array_index (offer->choices, i);

      if (choice->track == track)
        return choice;
    }
  return NULL;
}

const char *
weft_offers_card_question (void)
{
  return _ ("Which tapestry card do you play?");
}

gboolean
weft_offers_is_rolled (const WeftRecord *record, const WeftOffer *offer)
{
  g_return_val_if_fail (record != NULL && offer != NULL, FALSE);
  return offer->die && (weft_record_by_hand (record) & WEFT_BY_HAND_BIT (WEFT_BY_HAND_DICE)) == 0;
}
