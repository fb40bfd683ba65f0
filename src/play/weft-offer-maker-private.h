/* weft-offer-maker-private.h: offers being made, and what they look at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-offers.h"

G_BEGIN_DECLS

/* What is looked at while offers are made. */
typedef struct
{
  const WeftVoice *voice;
  const WeftHistory *history;
  const WeftState *state;
  guint8 human;
  guint turn_begin;  /* the first move of the human's turn */
  GPtrArray *offers; /* WeftOffer */
} WeftOfferMaker;

#define WEFT_OFFER_NO_CHOICE ((WeftOfferChoice){ .track = WEFT_NONE, .hex = WEFT_NONE })

/* An empty list of offers. (transfer full) */
GPtrArray *weft_offer_list_new (void);

/* The card's name in the person's language. */
const char *weft_offer_card_name (const WeftHumanCard *card);

/* A new offer: @sentence is (transfer full), @since the move it comes from. */
WeftOffer *weft_offer_maker_add (WeftOfferMaker *maker, const WeftHumanCard *card, char *sentence,
                                 guint since);

/* The latest offer, @offer, goes when nobody can take it. */
void weft_offer_maker_drop_if_empty (WeftOfferMaker *maker, const WeftOffer *offer);

/* A move of the human's without anything it is about. */
WeftMove weft_offer_maker_move (const WeftOfferMaker *maker, WeftMoveKind kind);

void weft_offer_choice_add_move (WeftOfferChoice *choice, WeftMove move);

/* Adds a copy of @choice with its @label (transfer full), when all of its moves are possible. */
void weft_offer_maker_add_choice (const WeftOfferMaker *maker, WeftOffer *offer,
                                  const WeftOfferChoice *choice, char *label);

/* Whether a move of the kind was made from move @since on. */
gboolean weft_offer_maker_was_made (const WeftOfferMaker *maker, WeftMoveKind kind, guint since);

/* Whether an outpost, or with @other another piece, was placed from move @since on. */
gboolean weft_offer_maker_was_placed (const WeftOfferMaker *maker, gboolean other, guint since);

/* The human's income turn of the turn in progress; the number of moves for none. */
guint weft_offer_maker_income (const WeftOfferMaker *maker);

/* Whether civilizations act: in income turns but the first. */
gboolean weft_offer_maker_acts_at_income (const WeftOfferMaker *maker);

/* Whether @player is in the game and not the human whose turn it is. */
gboolean weft_offer_maker_is_other (const WeftOfferMaker *maker, guint player);

G_END_DECLS
