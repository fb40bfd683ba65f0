/* weft-offers.c: what a person's cards and civilizations let them do or know now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-offers.h"

#include <glib/gi18n.h>

#include "weft-board.h"
#include "weft-flow.h"
#include "weft-hand.h"
#include "weft-hexes.h"
#include "weft-played.h"
#include "weft-typed-words.h"

#define BROKER_VP 3
#define BOAST_VP 4
#define DARK_AGES_BACK 3
#define DARK_AGES_AHEAD 3

/* Income turns that put a tapestry card on the mat, and those at which civilizations act. */
#define FIRST_ACTIVE_INCOME 2
#define LAST_TAPESTRY_INCOME 4

/* What is looked at while offers are made. */
typedef struct
{
  const WeftVoice *voice;
  const WeftHistory *history;
  const WeftState *state;
  guint8 human;
  guint turn_begin; /* the first move of the human's turn */
  GPtrArray *offers;
} Maker;

/* What a card does where its act in the table does not say it all. */
typedef void (*Offerer) (Maker *maker, const WeftHumanCard *card, guint since);

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

/* ---- Making offers ---- */

static const char *
name_of (const WeftHumanCard *card)
{
  return g_dpgettext2 (
      NULL, card->kind == WEFT_CARD_KIND_TAPESTRY ? "tapestry card" : "civilization", card->name);
}

/* @sentence is (transfer full); @since the move it comes from. */
static WeftOffer *
add_offer (Maker *maker, const WeftHumanCard *card, char *sentence, guint since)
{
  WeftOffer *offer = g_new0 (WeftOffer, 1);

  offer->card = card;
  offer->sentence = sentence;
  offer->choices = g_ptr_array_new_with_free_func (choice_free);
  offer->asks = TRUE;
  offer->key = g_strdup_printf ("%s %u", card->nick, since);
  g_ptr_array_add (maker->offers, offer);
  return offer;
}

/* An offer nobody can take is none. */
static void
drop_if_empty (Maker *maker, const WeftOffer *offer)
{
  if (offer->choices->len == 0)
    g_ptr_array_remove_index (maker->offers, maker->offers->len - 1);
}

static WeftMove
move_of (const Maker *maker, WeftMoveKind kind)
{
  return (WeftMove){ .kind = (guint8) kind, .player = maker->human, .token = WEFT_NONE };
}

static void
add_move (WeftOfferChoice *choice, WeftMove move)
{
  g_return_if_fail (choice->n_moves < WEFT_OFFER_MOST_MOVES);

  choice->moves[choice->n_moves++] = move;
}

static gboolean
is_possible (const Maker *maker, const WeftOfferChoice *choice)
{
  WeftState state = *maker->state;

  for (guint i = 0; i < choice->n_moves; i++)
    if (!weft_flow_apply (maker->voice->tables, &state, &choice->moves[i], NULL, NULL))
      return FALSE;
  return choice->n_moves > 0;
}

/* Adds a copy of @choice with its label (transfer full), when it is possible. */
static void
add_choice (const Maker *maker, WeftOffer *offer, const WeftOfferChoice *choice, char *label)
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

static const WeftOfferChoice no_choice = { .track = WEFT_NONE, .hex = WEFT_NONE };

/* ---- What was done ---- */

/* Whether a move of this kind was made from move @since on. */
static gboolean
was_made (const Maker *maker, WeftMoveKind kind, guint since)
{
  for (guint i = since; i < weft_history_n_moves (maker->history); i++)
    if (weft_record_move (maker->voice->record, i)->kind == kind)
      return TRUE;
  return FALSE;
}

static gboolean
was_placed (const Maker *maker, gboolean other, guint since)
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
static guint
income_move (const Maker *maker)
{
  guint n = weft_history_n_moves (maker->history);

  for (guint i = maker->turn_begin; i < n; i++)
    if (weft_record_move (maker->voice->record, i)->kind == WEFT_MOVE_INCOME)
      return i;
  return n;
}

/* Whether civilizations act: in income turns but the first. */
static gboolean
acts_at_income (const Maker *maker)
{
  return maker->state->took_income
         && maker->state->income_turns[maker->human] >= FIRST_ACTIVE_INCOME;
}

/* ---- Tracks ---- */

static gboolean
is_other (const Maker *maker, guint player)
{
  return player != maker->human && weft_setup_has_player (&maker->state->setup, player);
}

/* The human's space on a track; a complete one stays so (P1). */
static int
own_space (const Maker *maker, guint track)
{
  if ((maker->state->complete[maker->human] >> track) & 1)
    return WEFT_LAST_SPACE;
  return weft_state_furthest (maker->state, maker->human, track);
}

/* The spaces of the others on a track. */
static void
look_at_others (const Maker *maker, guint track, int *least, int *most)
{
  *least = WEFT_LAST_SPACE;
  *most = 0;
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (is_other (maker, player))
      {
        int space = weft_state_furthest (maker->state, player, track);

        *least = MIN (*least, space);
        *most = MAX (*most, space);
      }
}

typedef enum
{
  NOBODY_AHEAD,
  ALL_AHEAD,
  LEADS,
  COMPLETE,
} Standing;

static WeftTrackSet
tracks_where (const Maker *maker, Standing standing)
{
  WeftTrackSet tracks = 0;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      int own, least, most;

      if (!weft_setup_has_track (&maker->state->setup, track))
        continue;
      own = own_space (maker, track);
      look_at_others (maker, track, &least, &most);
      if ((standing == NOBODY_AHEAD && most <= own) || (standing == ALL_AHEAD && least > own)
          || (standing == LEADS && most < own) || (standing == COMPLETE && own == WEFT_LAST_SPACE))
        tracks |= WEFT_TRACK_BIT (track);
    }
  return tracks;
}

static char *
track_names (WeftTrackSet tracks)
{
  return tracks != 0 ? weft_words_tracks (tracks) : g_strdup (C_ ("tracks", "none"));
}

/* One space on each track, forward or back. */
static void
add_steps (Maker *maker, WeftOffer *offer, WeftMoveKind kind)
{
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    {
      WeftOfferChoice choice = no_choice;
      WeftMove move = move_of (maker, kind);
      const char *name;

      if (!weft_setup_has_track (&maker->state->setup, track))
        continue;
      name = weft_words_track (track);
      move.track = choice.track = track;
      add_move (&choice, move);
      add_choice (maker, offer, &choice,
                  /* Translators: a track on which a token goes back a space. */
                  kind == WEFT_MOVE_REGRESS ? g_strdup_printf (_ ("%s, back"), name)
                                            : g_strdup (name));
    }
}

static void
add_age_of_discovery (Maker *maker, const WeftHumanCard *card, guint since)
{
  WeftOffer *offer;

  if (was_made (maker, WEFT_MOVE_AGE_OF_DISCOVERY, since))
    return;
  offer = add_offer (maker, card,
                     g_strdup_printf (_ ("%s: what does the science die show?"), name_of (card)),
                     since);
  offer->die = TRUE;
  add_steps (maker, offer, WEFT_MOVE_AGE_OF_DISCOVERY);
  drop_if_empty (maker, offer);
}

/* Dark Ages with @ahead going forward and @stay (or nothing) left alone. */
static void
add_dark_age (Maker *maker, WeftOffer *offer, guint8 ahead, guint8 stay)
{
  WeftOfferChoice choice = no_choice;
  WeftMove move = move_of (maker, WEFT_MOVE_REGRESS);
  const char *name = weft_words_track (ahead);

  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    if (weft_setup_has_track (&maker->state->setup, move.track) && move.track != ahead
        && move.track != stay && weft_state_furthest (maker->state, maker->human, move.track) > 0)
      add_move (&choice, move);
  move.kind = WEFT_MOVE_ADVANCE;
  move.track = choice.track = ahead;
  for (int space = weft_state_furthest (maker->state, maker->human, ahead), i = 0;
       space < WEFT_LAST_SPACE && space != WEFT_NO_TOKEN && i < DARK_AGES_AHEAD; space++, i++)
    add_move (&choice, move);
  add_choice (maker, offer, &choice,
              stay == WEFT_NONE
                  ? g_strdup (name)
                  /* Translators: two tracks: one goes ahead, one stays. */
                  : g_strdup_printf (_ ("%1$s; %2$s stays"), name, weft_words_track (stay)));
}

static void
add_dark_ages (Maker *maker, const WeftHumanCard *card, guint since)
{
  WeftOffer *offer =
      add_offer (maker, card,
                 g_strdup_printf (_ ("%s: which track goes three ahead? The others go one back."),
                                  name_of (card)),
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
  drop_if_empty (maker, offer);
}

static void
add_renaissance (Maker *maker, const WeftHumanCard *card, guint since)
{
  WeftOffer *offer = add_offer (
      maker, card, g_strdup_printf (_ ("%s: one space ahead on every track?"), name_of (card)),
      since);
  WeftOfferChoice choice = no_choice;
  WeftMove move = move_of (maker, WEFT_MOVE_ADVANCE);

  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    {
      int space = weft_setup_has_track (&maker->state->setup, move.track)
                      ? weft_state_furthest (maker->state, maker->human, move.track)
                      : WEFT_NO_TOKEN;

      if (space != WEFT_NO_TOKEN && space < WEFT_LAST_SPACE)
        add_move (&choice, move);
    }
  add_choice (maker, offer, &choice, g_strdup (_ ("Do it")));
  drop_if_empty (maker, offer);
}

/* To one space of a track, step by step. */
static void
add_way (Maker *maker, WeftOffer *offer, guint8 track, int space)
{
  WeftOfferChoice choice = no_choice;
  int own = weft_state_furthest (maker->state, maker->human, track);
  WeftMove move = move_of (maker, space > own ? WEFT_MOVE_ADVANCE : WEFT_MOVE_REGRESS);

  move.track = choice.track = track;
  for (int i = 0; i < ABS (space - own); i++)
    add_move (&choice, move);
  add_choice (maker, offer, &choice, weft_words_space (maker->voice->tables, track, space));
}

/* To the closest opponent: the spaces at the least distance, ahead and behind. */
static void
add_socialism_on (Maker *maker, WeftOffer *offer, guint8 track)
{
  int own = weft_state_furthest (maker->state, maker->human, track);

  for (int distance = 0; distance <= WEFT_LAST_SPACE && own != WEFT_NO_TOKEN; distance++)
    {
      gboolean ahead = FALSE, behind = FALSE;

      for (guint player = 0; player < WEFT_N_PLAYERS; player++)
        if (is_other (maker, player))
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

static void
add_socialism (Maker *maker, const WeftHumanCard *card, guint since)
{
  WeftOffer *offer = add_offer (
      maker, card,
      g_strdup_printf (_ ("%s: which token goes to the closest opponent?"), name_of (card)), since);

  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&maker->state->setup, track))
      add_socialism_on (maker, offer, track);
  drop_if_empty (maker, offer);
}

/* Civilizations that move tokens in income turns. */
static void
add_moving (Maker *maker, const WeftHumanCard *card, guint since)
{
  gboolean back = card->act == WEFT_CARD_ACT_ADVANCE_AND_REGRESS;
  WeftOffer *offer;

  (void) since;
  if (!acts_at_income (maker)
      || (!back && was_made (maker, WEFT_MOVE_ADVANCE, income_move (maker))))
    return;
  offer = add_offer (
      maker, card,
      g_strdup_printf (back ? _ ("%s: which token moves?") : _ ("%s: which token goes ahead?"),
                       name_of (card)),
      income_move (maker));
  offer->again = back;
  add_steps (maker, offer, WEFT_MOVE_ADVANCE);
  if (back)
    add_steps (maker, offer, WEFT_MOVE_REGRESS);
  drop_if_empty (maker, offer);
}

/* ---- The map ---- */

/* A piece on each of @hexes, as far as it is possible there. */
static void
add_places (Maker *maker, WeftOffer *offer, WeftHexSet hexes, gboolean other)
{
  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftOfferChoice choice = no_choice;
      WeftMove move = move_of (maker, WEFT_MOVE_PLACE);

      if ((hexes & WEFT_HEX_BIT (hex)) == 0)
        continue;
      move.hex = choice.hex = hex;
      move.other = (guint8) other;
      add_move (&choice, move);
      add_choice (maker, offer, &choice, g_strdup (maker->voice->tables->hexes[hex].name));
    }
  drop_if_empty (maker, offer);
}

/* For each hex of this turn's moves of a kind that is as @fits says, one offer. */
static void
add_after (Maker *maker, const WeftHumanCard *card, WeftMoveKind kind, guint since)
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
      add_places (maker,
                  add_offer (maker, card,
                             /* Translators: a card, a hex. */
                             g_strdup_printf (other ? _ ("%1$s: put a token on %2$s too?")
                                                    : _ ("%1$s: put an outpost on %2$s?"),
                                              name_of (card), hex),
                             i),
                  WEFT_HEX_BIT (move->hex), other);
    }
}

static void
add_militarism (Maker *maker, const WeftHumanCard *card, guint since)
{
  add_after (maker, card, WEFT_MOVE_EXPLORE, since);
}

static void
add_isolationists (Maker *maker, const WeftHumanCard *card, guint since)
{
  add_after (maker, card, WEFT_MOVE_CONQUER, since);
}

/* Territories without a piece next to those the human controls. */
static WeftHexSet
empty_neighbours (const Maker *maker)
{
  const WeftBoard *board = &maker->state->board;

  return weft_hexes_next_to (maker->voice->tables, board->controlled[maker->human])
         & board->territories & ~board->one & ~board->two;
}

static void
add_infiltrators (Maker *maker, const WeftHumanCard *card, guint since)
{
  const WeftBoard *board = &maker->state->board;

  (void) since;
  if (acts_at_income (maker) && !was_placed (maker, FALSE, income_move (maker)))
    add_places (maker,
                add_offer (maker, card,
                           g_strdup_printf (_ ("%s: put an outpost beside one of the Automa’s?"),
                                            name_of (card)),
                           income_move (maker)),
                board->one & board->controlled[WEFT_PLAYER_AUTOMA], FALSE);
}

static void
add_treasure_hunters (Maker *maker, const WeftHumanCard *card, guint since)
{
  (void) since;
  if (acts_at_income (maker) && !was_placed (maker, TRUE, income_move (maker)))
    add_places (
        maker,
        add_offer (maker, card,
                   g_strdup_printf (_ ("%s: put a token on an empty territory?"), name_of (card)),
                   income_move (maker)),
        empty_neighbours (maker), TRUE);
}

/* Whenever a building or landmark is gained: most often in income turns. */
static void
add_nomads (Maker *maker, const WeftHumanCard *card, guint since)
{
  const WeftBoard *board = &maker->state->board;
  WeftOffer *offer;

  (void) since;
  if (maker->state->income_turns[maker->human] == 0)
    return;
  offer =
      add_offer (maker, card,
                 g_strdup_printf (_ ("%s: put a building or landmark on the map?"), name_of (card)),
                 income_move (maker));
  offer->asks = maker->state->took_income;
  offer->again = TRUE;
  add_places (maker, offer,
              (board->one & board->controlled[maker->human]) | empty_neighbours (maker), TRUE);
}

/* How many territories have risen from move @since on. */
static guint
count_risen (const Maker *maker, guint since)
{
  guint risen = 0;

  for (guint i = since; i < weft_history_n_moves (maker->history); i++)
    if (weft_record_move (maker->voice->record, i)->kind == WEFT_MOVE_REVOLUTION)
      risen += weft_record_move (maker->voice->record, i)->n_hexes;
  return risen;
}

/* All of them where they are not too many, and each by itself. */
static void
add_revolution (Maker *maker, const WeftHumanCard *card, guint since)
{
  guint left = WEFT_MOST_RISINGS - MIN (count_risen (maker, since), WEFT_MOST_RISINGS);
  WeftOffer *offer = add_offer (
      maker, card, g_strdup_printf (_ ("%s: where does your outpost stand up?"), name_of (card)),
      since);
  WeftHexSet hexes = 0;

  offer->again = TRUE;
  for (guint8 hex = 0; hex < WEFT_N_HEXES && left > 0; hex++)
    {
      WeftOfferChoice choice = no_choice;
      WeftMove move = move_of (maker, WEFT_MOVE_REVOLUTION);
      guint before = offer->choices->len;

      move.hexes[move.n_hexes++] = choice.hex = hex;
      add_move (&choice, move);
      add_choice (maker, offer, &choice, g_strdup (maker->voice->tables->hexes[hex].name));
      if (offer->choices->len > before)
        hexes |= WEFT_HEX_BIT (hex);
    }
  if (offer->choices->len > 1 && offer->choices->len <= left)
    {
      WeftOfferChoice all = no_choice;
      WeftMove move = move_of (maker, WEFT_MOVE_REVOLUTION);

      for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
        if ((hexes & WEFT_HEX_BIT (hex)) != 0)
          move.hexes[move.n_hexes++] = hex;
      add_move (&all, move);
      add_choice (maker, offer, &all, weft_words_hexes (maker->voice->tables, hexes));
    }
  drop_if_empty (maker, offer);
}

static void
add_militants (Maker *maker, const WeftHumanCard *card, guint since)
{
  if (maker->state->supply[maker->human] == 0)
    add_offer (
        maker, card,
        g_strdup_printf (_ ("%s: no outpost is left: conquer with your tokens."), name_of (card)),
        since);
}

static void
add_no_traps (Maker *maker, const WeftHumanCard *card, guint since)
{
  add_offer (maker, card,
             g_strdup_printf (_ ("%s: no trap can be played against you."), name_of (card)), since);
}

/* ---- Landmarks and achievements ---- */

static void
add_landmarks (Maker *maker, const WeftHumanCard *card, guint8 tiers, guint since)
{
  WeftOffer *offer;

  if (was_made (maker, WEFT_MOVE_TAKE_LANDMARK, since))
    return;
  offer = add_offer (
      maker, card, g_strdup_printf (_ ("%s: which landmark do you take?"), name_of (card)), since);
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    for (guint8 tier = 0; tier < tiers; tier++)
      {
        WeftOfferChoice choice = no_choice;
        WeftMove move = move_of (maker, WEFT_MOVE_TAKE_LANDMARK);

        move.track = choice.track = track;
        move.tier = tier;
        add_move (&choice, move);
        add_choice (maker, offer, &choice,
                    g_strdup (weft_setup_has_track (&maker->state->setup, track)
                                  ? weft_words_landmark (maker->voice->tables, track, tier)
                                  : NULL));
      }
  drop_if_empty (maker, offer);
}

static void
add_dystopia (Maker *maker, const WeftHumanCard *card, guint since)
{
  add_landmarks (maker, card, WEFT_N_TIERS, since);
}

/* At the start: in the human's first turn, a landmark of tier II. */
static void
add_utilitarians (Maker *maker, const WeftHumanCard *card, guint since)
{
  (void) since;
  if (weft_history_state_at (maker->history, maker->turn_begin)->income_turns[maker->human] == 0)
    add_landmarks (maker, card, 1, 0);
}

/* The end of their own track: the best place that is free. */
static void
add_renegades (Maker *maker, const WeftHumanCard *card, guint since)
{
  const WeftAchievement achievement = WEFT_ACHIEVEMENT_COMPLETE_TRACK;
  WeftOfferChoice choice = no_choice;
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
  offer = add_offer (
      maker, card,
      g_strdup_printf (_ ("%s: have you reached the end of your own track?"), name_of (card)),
      since);
  offer->asks = FALSE;
  add_move (&choice, move);
  add_choice (maker, offer, &choice, g_strdup (C_ ("answer", "Yes")));
  drop_if_empty (maker, offer);
}

/* ---- What there is to know ---- */

static void
tell_boast (Maker *maker, const WeftHumanCard *card, guint since)
{
  WeftTrackSet tracks = tracks_where (maker, NOBODY_AHEAD);
  g_autofree char *names = track_names (tracks);

  /* Translators: a card, victory points, the tracks they are for. */
  add_offer (maker, card,
             g_strdup_printf (_ ("%1$s: %2$d VP. Nobody is ahead of you on: %3$s."), name_of (card),
                              BOAST_VP * __builtin_popcount (tracks), names),
             since);
}

static void
tell_plea (Maker *maker, const WeftHumanCard *card, guint since)
{
  g_autofree char *names = track_names (tracks_where (maker, ALL_AHEAD));

  add_offer (maker, card,
             g_strdup_printf (_ ("%1$s: all are ahead of you on: %2$s. Gain 2 VP and a resource "
                                 "for each."),
                              name_of (card), names),
             since);
}

static void
tell_technocracy (Maker *maker, const WeftHumanCard *card, guint since)
{
  const guint8 *taken = maker->state->income_turns;
  gboolean first = TRUE;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (is_other (maker, player) && taken[player] >= taken[maker->human])
      first = FALSE;
  add_offer (maker, card,
             g_strdup_printf (first ? _ ("%s: you are the first in this era.")
                                    : _ ("%s: you are not the first in this era."),
                              name_of (card)),
             since);
}

static void
tell_wonders (Maker *maker, const WeftHumanCard *card, guint since)
{
  int landmarks = weft_state_mat_landmarks (maker->state);

  add_offer (
      maker, card,
      /* Translators: a card, a number. */
      g_strdup_printf (g_dngettext (NULL, "%1$s: the Automa has %2$d landmark.",
                                    "%1$s: the Automa has %2$d landmarks.", (gulong) landmarks),
                       name_of (card), landmarks),
      since);
}

static void
tell_chosen (Maker *maker, const WeftHumanCard *card, guint since)
{
  g_autofree char *complete = track_names (tracks_where (maker, COMPLETE));
  g_autofree char *led = track_names (tracks_where (maker, LEADS));

  (void) since;
  if (acts_at_income (maker))
    add_offer (maker, card,
               g_strdup_printf (_ ("%1$s: you have completed: %2$s. You lead on: %3$s."),
                                name_of (card), complete, led),
               income_move (maker));
}

/* How often something happened to the bots since the human's turn before, from move @since on. */
static guint
count_events (const Maker *maker, WeftEventKind kind, guint track, guint since)
{
  const WeftRecord *record = maker->voice->record;
  int from = (int) maker->turn_begin;
  guint count = 0;

  do /* back to the end of the human's turn before */
    from--;
  while (from >= 0
         && !(weft_record_move (record, (guint) from)->kind == WEFT_MOVE_END_TURN
              && weft_record_move (record, (guint) from)->player == maker->human));
  for (int i = MAX (from, (int) since); i < (int) weft_history_n_moves (maker->history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (maker->history, i);

      for (guint e = 0; e < events->len; e++)
        {
          const WeftEvent *event = &g_array_index (events, WeftEvent, e);

          if (event->kind == kind && !weft_player_is_human (event->player)
              && (track == WEFT_NONE || event->track == track))
            count++;
        }
    }
  return count;
}

static void
remind_broker (Maker *maker, const WeftHumanCard *card, guint since)
{
  guint advances = count_events (maker, WEFT_EVENT_ADVANCE, WEFT_TRACK_MILITARY, since);

  if (advances > 0)
    add_offer (maker, card,
               g_strdup_printf (_ ("%1$s: %2$u VP, the bots advanced on military."), name_of (card),
                                BROKER_VP * advances),
               weft_history_n_moves (maker->history));
}

static void
remind_historians (Maker *maker, const WeftHumanCard *card, guint since)
{
  guint landmarks = count_events (maker, WEFT_EVENT_LANDMARK, WEFT_NONE, since);

  if (landmarks > 0)
    add_offer (maker, card,
               g_strdup_printf (g_dngettext (NULL, "%1$s: the bots gained %2$u landmark.",
                                             "%1$s: the bots gained %2$u landmarks.", landmarks),
                                name_of (card), landmarks),
               weft_history_n_moves (maker->history));
}

/* ---- Which card does what ---- */

static const struct
{
  const char *nick;
  Offerer offer;
  gboolean moves; /* whether moving a token has done it */
} offerers[] = {
  { "age-of-discovery", add_age_of_discovery, FALSE },
  { "age-of-wonders", tell_wonders, FALSE },
  { "boast-of-superiority", tell_boast, FALSE },
  { "broker-of-peace", remind_broker, FALSE },
  { "dark-ages", add_dark_ages, TRUE },
  { "dystopia", add_dystopia, FALSE },
  { "militarism", add_militarism, FALSE },
  { "pillage-and-plunder", add_no_traps, FALSE },
  { "plea-for-aid", tell_plea, FALSE },
  { "renaissance", add_renaissance, TRUE },
  { "revolution", add_revolution, FALSE },
  { "socialism", add_socialism, TRUE },
  { "technocracy", tell_technocracy, FALSE },
  { "alchemists", add_moving, FALSE },
  { "historians", remind_historians, FALSE },
  { "infiltrators", add_infiltrators, FALSE },
  { "isolationists", add_isolationists, FALSE },
  { "leaders", add_moving, FALSE },
  { "militants", add_militants, FALSE },
  { "nomads", add_nomads, FALSE },
  { "renegades", add_renegades, FALSE },
  { "the-chosen", tell_chosen, FALSE },
  { "tinkerers", add_moving, FALSE },
  { "treasure-hunters", add_treasure_hunters, FALSE },
  { "utilitarians", add_utilitarians, FALSE },
};

static gboolean
needs_solo (const WeftHumanCard *card)
{
  return card->act == WEFT_CARD_ACT_PLACE || card->act == WEFT_CARD_ACT_REVOLUTION
         || card->act == WEFT_CARD_ACT_CONQUER_OTHER || card->act == WEFT_CARD_ACT_NO_TRAPS;
}

static void
add_card (Maker *maker, WeftCardKind kind, const char *nick, guint since)
{
  const WeftHumanCard *card = weft_hand_find (maker->voice->tables, kind, nick);
  gboolean moved =
      was_made (maker, WEFT_MOVE_ADVANCE, since) || was_made (maker, WEFT_MOVE_REGRESS, since);

  if (card == NULL || (needs_solo (card) && !weft_setup_is_solo (&maker->state->setup)))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (offerers); i++)
    if (g_str_equal (offerers[i].nick, card->nick) && !(offerers[i].moves && moved))
      offerers[i].offer (maker, card, since);
}

/* Whether @nick, or its name in either language, is what was said. */
static gboolean
is_called (const WeftTables *tables, WeftCardKind kind, const char *nick, const char *plain,
           const char *name)
{
  g_autofree char *words = weft_words_card (tables, kind, nick);

  return g_str_equal (nick, plain) || weft_typed_is_same (words, name);
}

char *
weft_offers_nick (const WeftTables *tables, WeftCardKind kind, const char *name)
{
  const WeftHumanTable *human = &tables->human;
  g_autofree char *shown = NULL;
  g_autofree char *plain = NULL;

  g_return_val_if_fail (tables != NULL && name != NULL, NULL);

  shown = g_strstrip (g_strdup (name));
  plain = g_strdelimit (g_utf8_strdown (shown, -1), " ", '-');
  for (guint i = 0; i < human->n_cards; i++)
    if (human->cards[i].kind == kind
        && is_called (tables, kind, human->cards[i].nick, plain, shown))
      return g_strdup (human->cards[i].nick);
  for (guint i = 0; i < human->n_civilizations && kind == WEFT_CARD_KIND_CIVILIZATION; i++)
    if (is_called (tables, kind, human->civilizations[i].nick, plain, shown))
      return g_strdup (human->civilizations[i].nick);
  return g_utf8_substring (plain, 0, MIN (g_utf8_strlen (plain, -1), WEFT_MAX_NAME));
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
add_tapestry (Maker *maker)
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
  GPtrArray *offers = g_ptr_array_new_with_free_func (offer_free);
  const WeftState *state = weft_history_state (history);
  Maker maker = { voice, history, state, state->prompt.player, find_turn (history), offers };
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

GPtrArray *
weft_offers_cards_to_ask (const WeftVoice *voice, const WeftHistory *history)
{
  const WeftState *state = weft_history_state (history);
  GPtrArray *cards = g_ptr_array_new ();
  g_autoptr (GPtrArray) all = NULL;
  guint8 human = state->prompt.player;

  if (!is_human_turn (state) || !state->took_income
      || state->income_turns[human] < FIRST_ACTIVE_INCOME
      || state->income_turns[human] > LAST_TAPESTRY_INCOME
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
