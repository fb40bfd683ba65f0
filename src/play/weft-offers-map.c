/* weft-offers-map.c: cards and civilizations that put pieces on the map or change what lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-offers-private.h"

#include <glib/gi18n.h>

#include "weft-board.h"
#include "weft-hexes.h"
#include "weft-played.h"

/* A piece on each of @hexes, as far as it is possible there. */
static void
add_places (WeftOfferMaker *maker, WeftOffer *offer, WeftHexSet hexes, gboolean other)
{
  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftOfferChoice choice = WEFT_OFFER_NO_CHOICE;
      WeftMove move = weft_offer_maker_move (maker, WEFT_MOVE_PLACE);

      if ((hexes & WEFT_HEX_BIT (hex)) == 0)
        continue;
      move.hex = choice.hex = hex;
      move.other = (guint8) other;
      weft_offer_choice_add_move (&choice, move);
      weft_offer_maker_add_choice (maker, offer, &choice,
                                   g_strdup (maker->voice->tables->hexes[hex].name));
    }
  weft_offer_maker_drop_if_empty (maker, offer);
}

/* For each hex of this turn's moves of a kind that is as @fits says, one offer. */
static void
add_after (WeftOfferMaker *maker, const WeftHumanCard *card, WeftMoveKind kind, guint since)
{
  gboolean other = kind == WEFT_MOVE_CONQUER;

  for (guint i = MAX (maker->turn_begin, since); i < weft_history_n_moves (maker->history); i++)
    {
      const WeftMove *move = weft_record_move (maker->voice->record, i);
      const WeftBoard *before = &weft_history_state_at (maker->history, i)->board;
      const WeftBoard *now = &maker->state->board;
      const char *hex;

      if (move->kind != kind || weft_board_count (before, move->hex) > 0
          || weft_board_count (now, move->hex) != (other ? 1 : 0)
          || (other && !weft_board_controls (now, maker->human, move->hex)))
        continue;
      hex = maker->voice->tables->hexes[move->hex].name;
      add_places (
          maker,
          weft_offer_maker_add (maker, card,
                                /* Translators: a card, a hex. */
                                g_strdup_printf (other ? _ ("%1$s: put a token on %2$s too?")
                                                       : _ ("%1$s: put an outpost on %2$s?"),
                                                 weft_offer_card_name (card), hex),
                                i),
          WEFT_HEX_BIT (move->hex), other);
    }
}

void
weft_offers_militarism (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  add_after (maker, card, WEFT_MOVE_EXPLORE, since);
}

void
weft_offers_isolationists (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  add_after (maker, card, WEFT_MOVE_CONQUER, since);
}

/* Territories without a piece next to those the human controls. */
static WeftHexSet
empty_neighbours (const WeftOfferMaker *maker)
{
  const WeftBoard *board = &maker->state->board;

  return weft_hexes_next_to (maker->voice->tables, board->controlled[maker->human])
         & board->territories & ~board->one & ~board->two;
}

void
weft_offers_infiltrators (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  const WeftBoard *board = &maker->state->board;

  (void) since;
  if (weft_offer_maker_acts_at_income (maker)
      && !weft_offer_maker_was_placed (maker, FALSE, weft_offer_maker_income (maker)))
    add_places (
        maker,
        weft_offer_maker_add (maker, card,
                              g_strdup_printf (_ ("%s: put an outpost beside one of the Automa’s?"),
                                               weft_offer_card_name (card)),
                              weft_offer_maker_income (maker)),
        board->one & board->controlled[WEFT_PLAYER_AUTOMA], FALSE);
}

void
weft_offers_treasure_hunters (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  (void) since;
  if (weft_offer_maker_acts_at_income (maker)
      && !weft_offer_maker_was_placed (maker, TRUE, weft_offer_maker_income (maker)))
    add_places (maker,
                weft_offer_maker_add (maker, card,
                                      g_strdup_printf (_ ("%s: put a token on an empty territory?"),
                                                       weft_offer_card_name (card)),
                                      weft_offer_maker_income (maker)),
                empty_neighbours (maker), TRUE);
}

/* Whenever a building or landmark is gained: most often in income turns. */
void
weft_offers_nomads (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  const WeftBoard *board = &maker->state->board;
  WeftOffer *offer;

  (void) since;
  if (maker->state->income_turns[maker->human] == 0)
    return;
  offer = weft_offer_maker_add (maker, card,
                                g_strdup_printf (_ ("%s: put a building or landmark on the map?"),
                                                 weft_offer_card_name (card)),
                                weft_offer_maker_income (maker));
  offer->asks = maker->state->took_income;
  offer->again = TRUE;
  add_places (maker, offer,
              (board->one & board->controlled[maker->human]) | empty_neighbours (maker), TRUE);
}

/* How many territories have risen from move @since on. */
static guint
count_risen (const WeftOfferMaker *maker, guint since)
{
  guint risen = 0;

  for (guint i = since; i < weft_history_n_moves (maker->history); i++)
    if (weft_record_move (maker->voice->record, i)->kind == WEFT_MOVE_REVOLUTION)
      risen += weft_record_move (maker->voice->record, i)->n_hexes;
  return risen;
}

/* All of them where they are not too many, and each by itself. */
void
weft_offers_revolution (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  guint left = WEFT_MOST_RISINGS - MIN (count_risen (maker, since), WEFT_MOST_RISINGS);
  WeftOffer *offer = weft_offer_maker_add (
      maker, card,
      g_strdup_printf (_ ("%s: where does your outpost stand up?"), weft_offer_card_name (card)),
      since);
  WeftHexSet hexes = 0;

  offer->again = TRUE;
  for (guint8 hex = 0; hex < WEFT_N_HEXES && left > 0; hex++)
    {
      WeftOfferChoice choice = WEFT_OFFER_NO_CHOICE;
      WeftMove move = weft_offer_maker_move (maker, WEFT_MOVE_REVOLUTION);
      guint before = offer->choices->len;

      move.hexes[move.n_hexes++] = choice.hex = hex;
      weft_offer_choice_add_move (&choice, move);
      weft_offer_maker_add_choice (maker, offer, &choice,
                                   g_strdup (maker->voice->tables->hexes[hex].name));
      if (offer->choices->len > before)
        hexes |= WEFT_HEX_BIT (hex);
    }
  if (offer->choices->len > 1 && offer->choices->len <= left)
    {
      WeftOfferChoice all = WEFT_OFFER_NO_CHOICE;
      WeftMove move = weft_offer_maker_move (maker, WEFT_MOVE_REVOLUTION);

      for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
        if ((hexes & WEFT_HEX_BIT (hex)) != 0)
          move.hexes[move.n_hexes++] = hex;
      weft_offer_choice_add_move (&all, move);
      weft_offer_maker_add_choice (maker, offer, &all,
                                   weft_words_hexes (maker->voice->tables, hexes));
    }
  weft_offer_maker_drop_if_empty (maker, offer);
}

void
weft_offers_militants (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  if (weft_played_outposts (maker->voice->record, maker->state, maker->human) == 0)
    weft_offer_maker_add (maker, card,
                          g_strdup_printf (_ ("%s: no outpost is left: conquer with your tokens."),
                                           weft_offer_card_name (card)),
                          since);
}

void
weft_offers_no_traps (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  weft_offer_maker_add (
      maker, card,
      g_strdup_printf (_ ("%s: no trap can be played against you."), weft_offer_card_name (card)),
      since);
}

/* Another number of outposts on the civilization mat. */
static void
add_kept (WeftOfferMaker *maker, WeftOffer *offer, guint kept, const char *label)
{
  WeftOfferChoice choice = WEFT_OFFER_NO_CHOICE;

  choice.keeps = TRUE;
  choice.kept = kept;
  weft_offer_choice_add_move (&choice, weft_offer_maker_move (maker, WEFT_MOVE_NOTE));
  weft_offer_maker_add_choice (maker, offer, &choice, g_strdup (label));
}

/* An outpost on the civilization mat is none to conquer with; the bots do not feel it. */
void
weft_offers_collectors (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  guint kept = weft_played_kept (maker->voice->record, maker->human);
  WeftOffer *offer;

  if (!weft_state_has_begun_turn (maker->state))
    return;
  offer = weft_offer_maker_add (
      maker, card,
      /* Translators: a civilization, how many outposts lie on its mat. */
      g_strdup_printf (_ ("%1$s: outposts on the mat: %2$u"), weft_offer_card_name (card), kept),
      since);
  offer->asks = FALSE;
  offer->again = TRUE;
  if (maker->state->supply[maker->human] > kept)
    add_kept (maker, offer, kept + 1, _ ("One more"));
  if (kept > 0)
    add_kept (maker, offer, kept - 1, _ ("One fewer"));
}
