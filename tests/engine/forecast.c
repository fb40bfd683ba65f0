/* forecast.c: the exact odds of the bots' next turn against how often it comes when it is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "test-game.h"
#include "weft-board.h"
#include "weft-chance.h"
#include "weft-forecast.h"

#define TIMES 20000
#define DEVIATIONS 4.5 /* the seeds are fixed: what passes once passes ever */

/* What happened in so many turns of the bots. */
typedef struct
{
  int income;
  int track[WEFT_N_PLAYERS][WEFT_N_TRACKS];
  int no_advance[WEFT_N_PLAYERS];
  int explore;
  int conquer;
} Counts;

/* Counts what the events of a turn say once for the turn; TRUE when the turn is over. */
static gboolean
count_events (const GArray *events, Counts *turn)
{
  for (guint i = 0; i < events->len; i++)
    {
      const WeftEvent *event = &g_array_index (events, WeftEvent, i);

      if (event->kind == WEFT_EVENT_ERA)
        turn->income = 1;
      if (event->kind == WEFT_EVENT_ERA || event->kind == WEFT_EVENT_TURN
          || event->kind == WEFT_EVENT_OVER)
        return TRUE;
      if (event->kind == WEFT_EVENT_ADVANCE && event->cause == WEFT_CAUSE_PAIR)
        turn->track[event->player][event->track] = 1;
      if (event->kind == WEFT_EVENT_NO_ADVANCE)
        turn->no_advance[event->player] = 1;
      if (event->kind == WEFT_EVENT_EXPLORE)
        turn->explore = 1;
      if (event->kind == WEFT_EVENT_CONQUER)
        turn->conquer = 1;
    }
  return FALSE;
}

/* Plays the turn that waits for its deal once, without traps. */
static void
play_turn (const Game *game, guint64 n, Counts *counts)
{
  WeftSeed seed = { 20251, n };
  WeftMove no_trap = { .kind = WEFT_MOVE_ANSWER, .token = WEFT_NONE };
  WeftState state = game->state;
  Counts turn = { 0 };
  g_autoptr (GArray) events = weft_events_new ();

  do
    {
      WeftMove move = weft_chance_is_next (&state) ? weft_chance_sample (&seed, &state) : no_trap;

      g_array_set_size (events, 0);
      g_assert_true (weft_flow_apply (game->tables, &state, &move, events, NULL));
    }
  while (!count_events (events, &turn));
  counts->income += turn.income;
  counts->explore += turn.explore;
  counts->conquer += turn.conquer;
  for (guint bot = AUTOMA; bot <= SHADOW; bot++)
    {
      counts->no_advance[bot] += turn.no_advance[bot];
      for (guint track = 0; track < WEFT_N_TRACKS; track++)
        counts->track[bot][track] += turn.track[bot][track];
    }
}

static void
agree (double odds, int count)
{
  double expected = odds * TIMES, room = DEVIATIONS * sqrt (TIMES * odds * MAX (1 - odds, 0));

  g_assert_cmpfloat (odds, >=, 0);
  g_assert_cmpfloat (odds, <=, 1 + 1e-9);
  g_assert_cmpfloat (fabs (count - expected), <=, room + 1e-6 * TIMES);
}

/* A game that waits for the bots' deal. */
static void
check_odds (const Game *game)
{
  WeftForecast forecast = weft_forecast (&game->state, game->tables);
  Counts counts = { 0 };

  g_assert_cmpint (game->state.prompt.kind, ==, WEFT_PROMPT_DEAL);
  for (guint64 n = 0; n < TIMES; n++)
    play_turn (game, n, &counts);
  agree (forecast.income, counts.income);
  agree (forecast.explore, counts.explore);
  agree (forecast.conquer, counts.conquer);
  for (guint bot = AUTOMA; bot <= SHADOW; bot++)
    {
      double sum = forecast.no_advance[bot];

      agree (forecast.no_advance[bot], counts.no_advance[bot]);
      for (guint track = 0; track < WEFT_N_TRACKS; track++)
        {
          agree (forecast.track[bot][track], counts.track[bot][track]);
          sum += forecast.track[bot][track];
        }
      if (weft_setup_has_player (&game->state.setup, bot))
        g_assert_cmpfloat_with_epsilon (sum + forecast.income, 1, 1e-9);
    }
}

/* The Automa explores on space 2 of exploration and conquers on 1 of military. */
static void
test_explore_and_conquer (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  WeftForecast forecast;

  put (&game, AUTOMA, EXPLORATION, 1);
  check_odds (&game);
  forecast = weft_forecast (&game.state, game.tables);
  g_assert_cmpfloat_with_epsilon (forecast.explore, forecast.track[AUTOMA][EXPLORATION], 1e-9);
  g_assert_cmpfloat_with_epsilon (forecast.conquer, forecast.track[AUTOMA][MILITARY], 1e-9);
  g_assert_cmpfloat (forecast.explore, >, 0);
  g_assert_cmpfloat (forecast.conquer, >, 0);
}

/* Space 9 of science rolls among three tracks, 5 of science among all: each face goes its own way.
 */
static void
test_a_roll_follows_every_face (void)
{
  for (int space = 4; space <= 8; space += 4)
    {
      g_auto (Game) game = game_at_deal (solo_setup (3));

      put (&game, AUTOMA, SCIENCE, space);
      put (&game, AUTOMA, EXPLORATION, 1);
      put (&game, AUTOMA, MILITARY, 2);
      check_odds (&game);
    }
}

/* After the human's answer the Shadow Empire still advances. */
static void
test_a_trap_does_not_end_the_turn (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  place (&game, "C4", P1, TRUE);
  place (&game, "C5", AUTOMA, TRUE);
  put (&game, AUTOMA, MILITARY, 4);
  put (&game, AUTOMA, SCIENCE, 12);
  check_odds (&game);
}

static void
test_complete_tracks (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  for (guint track = 0; track < ARTS; track++)
    put (&game, AUTOMA, track, 12);
  put (&game, SHADOW, SCIENCE, 12);
  check_odds (&game);
  g_assert_cmpfloat (weft_forecast (&game.state, game.tables).no_advance[AUTOMA], >, 0.4);
}

/* With few cards left the pair may be the last, and then the hand counts (T3). */
static void
test_the_last_pair (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  WeftForecast forecast;

  game.state.deck.known = WEFT_CARD_BIT (1) | WEFT_CARD_BIT (4);
  game.state.deck.unknown = 0;
  check_odds (&game);
  game.state.deck.known = WEFT_CARD_BIT (3);
  game.state.deck.unknown = 1;
  check_odds (&game);
  forecast = weft_forecast (&game.state, game.tables);
  g_assert_cmpfloat (forecast.income, >, 0);
  g_assert_cmpfloat (forecast.income, <, 1);
}

/* The odds of one card, as of all others: 22 is an unknown one as likely as 8. */
static void
test_unknown_cards_share_their_odds (void)
{
  for (int card = 8; card <= WEFT_N_CARDS; card += 14)
    {
      g_auto (Game) game = game_at_deal (solo_setup (2));
      double income;

      game.state.deck.known = WEFT_CARD_BIT (1);
      game.state.deck.unknown = 1;
      game.state.deck.pile = WEFT_CARD_BIT (card);
      check_odds (&game);
      income = weft_forecast (&game.state, game.tables).income;
      g_assert_cmpfloat_with_epsilon (
          income, (game.tables->cards[1].income + game.tables->cards[card].income) / 2.0, 1e-9);
    }
}

static void
test_arts_and_shadow_empire (void)
{
  WeftSetup arts = solo_setup (4);
  g_auto (Game) game = { 0 };
  g_auto (Game) shadow = { 0 };

  put_expansion (&arts, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  game = game_at_deal (arts);
  put (&game, AUTOMA, ARTS, 8);
  put (&game, AUTOMA, EXPLORATION, 1);
  check_odds (&game);
  shadow = game_at_deal (shadow_setup (2));
  check_odds (&shadow);
}

/* From a human's turn the odds are those of the bots' next one. */
static void
test_from_a_humans_turn (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  g_auto (Game) at_deal = game_at_deal (solo_setup (2));
  WeftForecast first = weft_forecast (&game.state, game.tables), now, then;

  g_assert_cmpfloat (first.income, ==, 1); /* T1 */
  income (&game);
  end_turn (&game);
  now = weft_forecast (&game.state, game.tables);
  then = weft_forecast (&at_deal.state, at_deal.tables);
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    g_assert_cmpfloat_with_epsilon (now.track[AUTOMA][track], then.track[AUTOMA][track], 1e-9);
  game.state.deck.known = 0;
  game.state.deck.unknown = 0;
  g_assert_cmpfloat (weft_forecast (&game.state, game.tables).income, ==, 1); /* T2 */
  game.state.income_turns[AUTOMA] = WEFT_N_INCOME_TURNS;
  g_assert_cmpfloat (weft_forecast (&game.state, game.tables).income, ==, 0); /* T5 */
}

static void
test_forecast_counts_pairs (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2)), first = game_begin (solo_setup (2));
  WeftForecast forecast;
  double automa = 0, shadow = 0;

  /* Two cards are left: 6 then 7, or 7 then 6. */
  game.state.deck.known = WEFT_CARD_BIT (6) | WEFT_CARD_BIT (7) | WEFT_CARD_BIT (3);
  game.state.deck.unknown = 0;
  forecast = weft_forecast (&game.state, game.tables);
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      automa += forecast.track[AUTOMA][track];
      shadow += forecast.track[SHADOW][track];
    }
  g_assert_cmpfloat_with_epsilon (automa, 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (shadow, 1, 1e-9);
  /* Tiebreaker 6 gives military (conquer), 7 exploration, 3 science. */
  g_assert_cmpfloat_with_epsilon (forecast.track[AUTOMA][MILITARY], 1 / 3.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (forecast.conquer, 1 / 3.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (forecast.income, 0, 1e-9);
  forecast = weft_forecast (&first.state, first.tables);
  g_assert_cmpfloat_with_epsilon (forecast.income, 1, 1e-9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/forecast/counts-pairs", test_forecast_counts_pairs);
  g_test_add_func ("/forecast/explore-and-conquer", test_explore_and_conquer);
  g_test_add_func ("/forecast/a-roll-follows-every-face", test_a_roll_follows_every_face);
  g_test_add_func ("/forecast/a-trap-does-not-end-the-turn", test_a_trap_does_not_end_the_turn);
  g_test_add_func ("/forecast/complete-tracks", test_complete_tracks);
  g_test_add_func ("/forecast/the-last-pair", test_the_last_pair);
  g_test_add_func ("/forecast/unknown-cards-share-their-odds", test_unknown_cards_share_their_odds);
  g_test_add_func ("/forecast/arts-and-shadow-empire", test_arts_and_shadow_empire);
  g_test_add_func ("/forecast/from-a-humans-turn", test_from_a_humans_turn);
  return g_test_run ();
}
