/* weft-offers-private.h: what each card and civilization offers and tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-offer-maker-private.h"

G_BEGIN_DECLS

/* Adds what @card, in play since move @since, offers and tells now. */
typedef void WeftOfferer (WeftOfferMaker *maker, const WeftHumanCard *card, guint since);

/* weft-offers-tracks */
WeftOfferer weft_offers_age_of_discovery;
WeftOfferer weft_offers_dark_ages;
WeftOfferer weft_offers_renaissance;
WeftOfferer weft_offers_socialism;
WeftOfferer weft_offers_moving;

/* weft-offers-map */
WeftOfferer weft_offers_militarism;
WeftOfferer weft_offers_isolationists;
WeftOfferer weft_offers_infiltrators;
WeftOfferer weft_offers_treasure_hunters;
WeftOfferer weft_offers_nomads;
WeftOfferer weft_offers_revolution;
WeftOfferer weft_offers_militants;
WeftOfferer weft_offers_no_traps;
WeftOfferer weft_offers_collectors;

/* weft-offers-gains */
WeftOfferer weft_offers_dystopia;
WeftOfferer weft_offers_utilitarians;
WeftOfferer weft_offers_renegades;

/* weft-offers-tell */
WeftOfferer weft_offers_tell_boast;
WeftOfferer weft_offers_tell_plea;
WeftOfferer weft_offers_tell_technocracy;
WeftOfferer weft_offers_tell_wonders;
WeftOfferer weft_offers_tell_chosen;
WeftOfferer weft_offers_remind_broker;
WeftOfferer weft_offers_remind_historians;

G_END_DECLS
