/* weft-offers-tracks.c: cards and civilizations that move tokens on the tracks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-offers-private.h"

#include <glib/gi18n.h>

#define DARK_AGES_BACK 3
#define DARK_AGES_AHEAD 3

static void
add_steps (WeftOfferMaker *maker, WeftOffer *offer, WeftMoveKind kind)
{
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    {
      WeftOfferChoice choice = WEFT_OFFER_NO_CHOICE;
      WeftMove move = weft_offer_maker_move (maker, kind);
      const char *name;

      if (!weft_setup_has_track (&maker->state->setup, track))
        continue;
      name = weft_words_track (track);
      move.track = choice.track = track;
      weft_offer_choice_add_move (&choice, move);
      weft_offer_maker_add_choice (
          maker, offer, &choice,
          /* Translators: a track on which a token goes back a space. */
          kind == WEFT_MOVE_REGRESS ? g_strdup_printf (_ ("%s, back"), name) : g_strdup (name));
    }
}

void
weft_offers_age_of_discovery (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  WeftOffer *offer;

  if (weft_offer_maker_was_made (maker, WEFT_MOVE_AGE_OF_DISCOVERY, since))
    return;
  offer = weft_offer_maker_add (
      maker, card,
      g_strdup_printf (_ ("%s: what does the science die show?"), weft_offer_card_name (card)),
      since);
  offer->die = TRUE;
  add_steps (maker, offer, WEFT_MOVE_AGE_OF_DISCOVERY);
  weft_offer_maker_drop_if_empty (maker, offer);
}

/* Dark Ages with @ahead going forward and @stay (or nothing) left alone. */
static void
add_dark_age (WeftOfferMaker *maker, WeftOffer *offer, guint8 ahead, guint8 stay)
{
  WeftOfferChoice choice = WEFT_OFFER_NO_CHOICE;
  WeftMove move = weft_offer_maker_move (maker, WEFT_MOVE_REGRESS);
  const char *name = weft_words_track (ahead);

  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    if (weft_setup_has_track (&maker->state->setup, move.track) && move.track != ahead
        && move.track != stay && weft_state_furthest (maker->state, maker->human, move.track) > 0)
      weft_offer_choice_add_move (&choice, move);
  move.kind = WEFT_MOVE_ADVANCE;
  move.track = choice.track = ahead;
  for (int space = weft_state_furthest (maker->state, maker->human, ahead), i = 0;
       space < WEFT_LAST_SPACE && space != WEFT_NO_TOKEN && i < DARK_AGES_AHEAD; space++, i++)
    weft_offer_choice_add_move (&choice, move);
  weft_offer_maker_add_choice (
      maker, offer, &choice,
      stay == WEFT_NONE ? g_strdup (name)
                        /* Translators: two tracks: one goes ahead, one stays. */
                        : g_strdup_printf (_ ("%1$s; %2$s stays"), name, weft_words_track (stay)));
}

void
weft_offers_dark_ages (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  WeftOffer *offer = weft_offer_maker_add (
      maker, card,
      g_strdup_printf (_ ("%s: which track goes three ahead? The others go one back."),
                       weft_offer_card_name (card)),
      since);
  gboolean one_stays = __builtin_popcount (maker->state->setup.tracks) > DARK_AGES_BACK + 1;

  for (guint8 ahead = 0; ahead < WEFT_N_TRACKS; ahead++)
    {
      if (!weft_setup_has_track (&maker->state->setup, ahead))
        continue;
      if (!one_stays)
        add_dark_age (maker, offer, ahead, WEFT_NONE);
      for (guint8 stay = 0; stay < WEFT_N_TRACKS && one_stays; stay++)
        if (stay != ahead && weft_setup_has_track (&maker->state->setup, stay))
          add_dark_age (maker, offer, ahead, stay);
    }
  weft_offer_maker_drop_if_empty (maker, offer);
}

void
weft_offers_renaissance (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  WeftOffer *offer = weft_offer_maker_add (
      maker, card,
      g_strdup_printf (_ ("%s: one space ahead on every track?"), weft_offer_card_name (card)),
      since);
  WeftOfferChoice choice = WEFT_OFFER_NO_CHOICE;
  WeftMove move = weft_offer_maker_move (maker, WEFT_MOVE_ADVANCE);

  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    {
      int space = weft_setup_has_track (&maker->state->setup, move.track)
                      ? weft_state_furthest (maker->state, maker->human, move.track)
                      : WEFT_NO_TOKEN;

      if (space != WEFT_NO_TOKEN && space < WEFT_LAST_SPACE)
        weft_offer_choice_add_move (&choice, move);
    }
  weft_offer_maker_add_choice (maker, offer, &choice, g_strdup (_ ("Do it")));
  weft_offer_maker_drop_if_empty (maker, offer);
}

/* To one space of a track, step by step. */
static void
add_way (WeftOfferMaker *maker, WeftOffer *offer, guint8 track, int space)
{
  WeftOfferChoice choice = WEFT_OFFER_NO_CHOICE;
  int own = weft_state_furthest (maker->state, maker->human, track);
  WeftMove move =
      weft_offer_maker_move (maker, space > own ? WEFT_MOVE_ADVANCE : WEFT_MOVE_REGRESS);

  move.track = choice.track = track;
  for (int i = 0; i < ABS (space - own); i++)
    weft_offer_choice_add_move (&choice, move);
  weft_offer_maker_add_choice (maker, offer, &choice,
                               weft_words_space (maker->voice->tables, track, space));
}

/* To the closest opponent: the spaces at the least distance, ahead and behind. */
static void
add_socialism_on (WeftOfferMaker *maker, WeftOffer *offer, guint8 track)
{
  int own = weft_state_furthest (maker->state, maker->human, track);

  for (int distance = 0; distance <= WEFT_LAST_SPACE && own != WEFT_NO_TOKEN; distance++)
    {
      gboolean ahead = FALSE, behind = FALSE;

      for (guint player = 0; player < WEFT_N_PLAYERS; player++)
        if (weft_offer_maker_is_other (maker, player))
          {
            int space = weft_state_furthest (maker->state, player, track);

            ahead |= space == own + distance;
            behind |= space == own - distance;
          }
      if (distance > 0 && ahead)
        add_way (maker, offer, track, own + distance);
      if (distance > 0 && behind)
        add_way (maker, offer, track, own - distance);
      if (ahead || behind)
        return;
    }
}

void
weft_offers_socialism (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  WeftOffer *offer =
      weft_offer_maker_add (maker, card,
                            g_strdup_printf (_ ("%s: which token goes to the closest opponent?"),
                                             weft_offer_card_name (card)),
                            since);

  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&maker->state->setup, track))
      add_socialism_on (maker, offer, track);
  weft_offer_maker_drop_if_empty (maker, offer);
}

/* Civilizations that move tokens in income turns. */
void
weft_offers_moving (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  gboolean back = card->act == WEFT_CARD_ACT_ADVANCE_AND_REGRESS;
  WeftOffer *offer;

  (void) since;
  if (!weft_offer_maker_acts_at_income (maker)
      || (!back
          && weft_offer_maker_was_made (maker, WEFT_MOVE_ADVANCE, weft_offer_maker_income (maker))))
    return;
  offer = weft_offer_maker_add (
      maker, card,
      g_strdup_printf (back ? _ ("%s: which token moves?") : _ ("%s: which token goes ahead?"),
                       weft_offer_card_name (card)),
      weft_offer_maker_income (maker));
  offer->again = back;
  add_steps (maker, offer, WEFT_MOVE_ADVANCE);
  if (back)
    add_steps (maker, offer, WEFT_MOVE_REGRESS);
  weft_offer_maker_drop_if_empty (maker, offer);
}
