/* weft-offers-gains.c: cards and civilizations that bring a landmark or an achievement
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-offers-private.h"

#include <glib/gi18n.h>

static void
add_landmarks (WeftOfferMaker *maker, const WeftHumanCard *card, guint8 tiers, guint since)
{
  WeftOffer *offer;

  if (weft_offer_maker_was_made (maker, WEFT_MOVE_TAKE_LANDMARK, since))
    return;
  offer = weft_offer_maker_add (
      maker, card,
      g_strdup_printf (_ ("%s: which landmark do you take?"), weft_offer_card_name (card)), since);
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    for (guint8 tier = 0; tier < tiers; tier++)
      {
        WeftOfferChoice choice = WEFT_OFFER_NO_CHOICE;
        WeftMove move = weft_offer_maker_move (maker, WEFT_MOVE_TAKE_LANDMARK);

        move.track = choice.track = track;
        move.tier = tier;
        weft_offer_choice_add_move (&choice, move);
        weft_offer_maker_add_choice (
            maker, offer, &choice,
            g_strdup (weft_setup_has_track (&maker->state->setup, track)
                          ? weft_words_landmark (maker->voice->tables, track, tier)
                          : NULL));
      }
  weft_offer_maker_drop_if_empty (maker, offer);
}

void
weft_offers_dystopia (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  add_landmarks (maker, card, WEFT_N_TIERS, since);
}

/* At the start: in the human's first turn, a landmark of tier II. */
void
weft_offers_utilitarians (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  (void) since;
  if (weft_history_state_at (maker->history, maker->turn_begin)->income_turns[maker->human] == 0)
    add_landmarks (maker, card, 1, 0);
}

/* The end of their own track: the best place that is free. */
void
weft_offers_renegades (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  const WeftAchievement achievement = WEFT_ACHIEVEMENT_COMPLETE_TRACK;
  WeftOfferChoice choice = WEFT_OFFER_NO_CHOICE;
  WeftMove move = { .kind = WEFT_MOVE_FIX,
                    .fix = WEFT_FIX_ACHIEVEMENT,
                    .achievement = WEFT_ACHIEVEMENT_COMPLETE_TRACK,
                    .owner = maker->human,
                    .token = WEFT_NONE };
  WeftOffer *offer;

  if (weft_state_achievement_place (maker->state, achievement, maker->human) >= 0)
    return;
  while (move.place < 2 && maker->state->achievements[achievement][move.place] != WEFT_NONE)
    move.place++;
  if (move.place == 2)
    return;
  offer =
      weft_offer_maker_add (maker, card,
                            g_strdup_printf (_ ("%s: have you reached the end of your own track?"),
                                             weft_offer_card_name (card)),
                            since);
  offer->asks = FALSE;
  weft_offer_choice_add_move (&choice, move);
  weft_offer_maker_add_choice (maker, offer, &choice, g_strdup (C_ ("answer", "Yes")));
  weft_offer_maker_drop_if_empty (maker, offer);
}
