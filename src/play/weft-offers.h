/* weft-offers.h: what a person's cards and civilizations let them do or know now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-game.h"
#include "weft-human-table.h"

G_BEGIN_DECLS

#define WEFT_OFFER_MOST_MOVES 12

/**
 * WeftOfferChoice:
 * @label: what is chosen: a track, a hex, a landmark
 * @moves, @n_moves: what is done then, in this order, all or nothing
 * @keeps, @kept: whether it only notes how many outposts lie on a civilization mat, and how many
 * @track, @hex: what the choice is about, or %WEFT_NONE
 *
 * One way to take an offer.
 */
typedef struct
{
  char *label;
  WeftMove moves[WEFT_OFFER_MOST_MOVES];
  guint n_moves;
  gboolean keeps;
  guint kept;
  guint8 track;
  guint8 hex;
} WeftOfferChoice;

/**
 * WeftOffer:
 * @card: the card or civilization it comes from
 * @sentence: what to decide, or what there is to know
 * @choices: (element-type WeftOfferChoice): every possible one; none where there is only something
 *   to know
 * @die: whether the science die chooses, one of the tracks of @choices (P4)
 * @asks: whether the moment for it is now; else it is possible in many turns, and not worth a
 *   question in each
 * @again: whether it can be taken several times
 * @since: the move it follows from
 * @key: the same for the same offer as long as it stands
 *
 * What a card offers or tells. The person may pass it over.
 */
typedef struct
{
  const WeftHumanCard *card;
  char *sentence;
  GPtrArray *choices;
  gboolean die;
  gboolean asks;
  gboolean again;
  guint since;
  char *key;
} WeftOffer;

/**
 * weft_offers_now:
 *
 * What the cards and civilizations of the human whose turn it is offer and tell at this moment.
 * What is possible the engine alone decides.
 *
 * Returns: (transfer full) (element-type WeftOffer): none outside of a human's turn
 */
GPtrArray *weft_offers_now (const WeftVoice *voice, const WeftHistory *history);

/**
 * weft_offers_cards_to_ask:
 *
 * The tapestry cards worth asking about: those that matter here, in the income turns with which
 * eras 2 to 4 begin, until one is named.
 *
 * Returns: (transfer container) (element-type WeftHumanCard): none when there is nothing to ask
 */
GPtrArray *weft_offers_cards_to_ask (const WeftVoice *voice, const WeftHistory *history);

/**
 * weft_offers_hold_turn:
 *
 * Whether the move made last has brought a question, so that a turn is not ended together with it:
 * an offer that is asked about, or which tapestry card is played, for people who have said anything
 * about their cards and civilizations in this game. Others are not kept waiting.
 */
gboolean weft_offers_hold_turn (const WeftVoice *voice, const WeftHistory *history);

/* Whether an income turn of the human whose turn it is would bring the question which tapestry card
 * is played, to somebody who answers it. */
gboolean weft_offers_hold_income (const WeftVoice *voice, const WeftState *state);

/* Whether there are pieces on the map that are no outposts, or can be by what somebody has said
 * they have (P5). */
gboolean weft_offers_use_other_pieces (const WeftVoice *voice, const WeftState *state);

/**
 * weft_offers_take:
 * @said: (out) (optional) (transfer full): what was recorded, as of weft_game_apply_act()
 *
 * Does what a choice is, as one act.
 */
gboolean
weft_offers_take (WeftGame *game, const WeftOfferChoice *choice, char ***said, GError **error);

/* Whether there is ever anything to offer or tell for a card. */
gboolean weft_offers_knows (const WeftHumanCard *card);

/* The choice of an offer by the die that the science die picks; undoing brings no other one. */
const WeftOfferChoice *weft_offers_roll (const WeftHistory *history, const WeftOffer *offer);

/* What is asked where weft_offers_cards_to_ask() has cards. */
const char *weft_offers_card_question (void);

/* Whether the program rolls the die that an offer needs, as the person may leave to it. */
gboolean weft_offers_is_rolled (const WeftRecord *record, const WeftOffer *offer);

G_END_DECLS
