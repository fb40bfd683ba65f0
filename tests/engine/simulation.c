/* simulation.c: simulated games: what is assumed of their humans and bots, and adding them up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-simulation.h"

#include <math.h>
#include <string.h>

#include "test-game.h"
#include "weft-hexes.h"
#include "weft-legal.h"

#define MOST_ADVANCES 8 /* in an era */

static WeftSimulation
simulation (WeftSetup setup)
{
  return (WeftSimulation){
    .tables = test_tables (), .seed = { 1, 2 }, .setup = setup, .roll_bots = TRUE
  };
}

/* The least number that the share of the games does not exceed. */
static void
test_figures (void)
{
  g_autofree WeftSimulationTotals *totals = g_new0 (WeftSimulationTotals, 1);

  totals->games = 4;
  totals->vp[10] = 1;
  totals->vp[20] = 2;
  totals->vp[30] = 1;
  g_assert_cmpint (weft_simulation_quantile (totals, 0.25), ==, 10);
  g_assert_cmpint (weft_simulation_quantile (totals, 0.26), ==, 20);
  g_assert_cmpint (weft_simulation_quantile (totals, 0.75), ==, 20);
  g_assert_cmpint (weft_simulation_quantile (totals, 1), ==, 30);
  g_assert_cmpfloat (weft_simulation_mean (totals), ==, 20);
  g_assert_cmpfloat_with_epsilon (weft_simulation_deviation (totals), sqrt (50), 1e-9);
}

/* What the assumption says: an income turn after 4 to 8 advance turns. */
static void
test_pace (void)
{
  WeftSimulation games = simulation (solo_setup (4));
  gboolean seen[10] = { FALSE };

  for (guint64 n = 0; n < 20; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (&games, n);
      guint advances = 0;
      int eras = 0;

      for (guint i = 0; i < weft_record_n_moves (record); i++)
        {
          const WeftMove *move = weft_record_move (record, i);

          advances += move->kind == WEFT_MOVE_ADVANCE;
          if (move->kind != WEFT_MOVE_INCOME)
            continue;
          if (eras++ > 0)
            {
              g_assert_cmpuint (advances, >=, 4);
              g_assert_cmpuint (advances, <=, 8);
              seen[advances] = TRUE;
            }
          advances = 0;
        }
      g_assert_cmpint (eras, ==, WEFT_N_INCOME_TURNS);
    }
  g_assert_true (seen[4] && seen[5] && seen[6] && seen[7] && seen[8]);
}

static void
test_is_repeatable (void)
{
  WeftSimulation games = simulation (solo_setup (4));
  g_autofree WeftSimulationTotals *whole = g_new0 (WeftSimulationTotals, 1);
  g_autofree WeftSimulationTotals *parts = g_new0 (WeftSimulationTotals, 1);

  weft_simulation_run (&games, 0, 60, whole);
  weft_simulation_run (&games, 40, 20, parts);
  weft_simulation_run (&games, 0, 40, parts);
  g_assert_cmpmem (whole, sizeof *whole, parts, sizeof *parts);
  g_assert_cmpfloat (weft_simulation_mean (whole), >, 100);
  g_assert_cmpint (weft_simulation_quantile (whole, 0.05), <,
                   weft_simulation_quantile (whole, 0.95));
}

/* ---- What the simulated human does ---- */

/* How often things were done in all games, and how often they could have been. */
typedef struct
{
  guint advances[WEFT_N_TRACKS];
  guint explored, conquered;
  guint first_hexes, last_hexes, choices; /* of the hexes that were possible, where several were */
  guint traps, attacks;                   /* on the human */
  guint automa_traps, automa_attacks;
} Counts;

static WeftMove
on_hex (WeftMoveKind kind, guint8 player, guint8 hex)
{
  return (WeftMove){ .kind = (guint8) kind, .player = player, .token = WEFT_NONE, .hex = hex };
}

/* Where the human can explore or conquer beside their own territories. */
static WeftHexSet
possible_hexes (const WeftState *state, WeftMoveKind kind)
{
  WeftHexSet near = weft_hexes_next_to (test_tables (), state->board.controlled[P1]), hexes = 0;

  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftMove move = on_hex (kind, P1, hex);

      if ((near & WEFT_HEX_BIT (hex)) != 0 && weft_legal_check (state, test_tables (), &move, NULL))
        hexes |= WEFT_HEX_BIT (hex);
    }
  return kind == WEFT_MOVE_EXPLORE && !state->tiles ? 0 : hexes;
}

/* What the human goes on with in a state after an advance: what the space shows first, where there
 * is a hex for it, or nothing. */
static WeftMoveKind
expected_follow_up (const WeftState *state, guint8 track, WeftHexSet *hexes)
{
  int space = weft_state_furthest (state, P1, track);
  const WeftSpace *reached = &test_tables ()->spaces[track][space];
  WeftMoveKind kind = WEFT_MOVE_END_TURN;

  if (reached->n_benefits > 0 && reached->benefits[0].kind == WEFT_BENEFIT_EXPLORE)
    kind = WEFT_MOVE_EXPLORE;
  else if (reached->n_benefits > 0 && reached->benefits[0].kind == WEFT_BENEFIT_CONQUER)
    kind = WEFT_MOVE_CONQUER;
  if (kind == WEFT_MOVE_END_TURN || !weft_setup_is_solo (&state->setup))
    return WEFT_MOVE_END_TURN;
  *hexes = possible_hexes (state, kind);
  return *hexes != 0 ? kind : WEFT_MOVE_END_TURN;
}

static void
count_hex (Counts *counts, WeftHexSet hexes, guint8 hex)
{
  WeftHexSet bit = WEFT_HEX_BIT (hex);

  g_assert_true ((hexes & bit) != 0);
  if (hexes == bit)
    return;
  counts->choices++;
  counts->first_hexes += (hexes & (bit - 1)) == 0;
  counts->last_hexes += (hexes & ~(bit - 1)) == bit;
}

/* Looks at move @i, which brings a game into @state. */
static void
check_move (const WeftRecord *record, guint i, const WeftState *state, Counts *counts)
{
  const WeftMove *move = weft_record_move (record, i);
  const WeftMove *next =
      i + 1 < weft_record_n_moves (record) ? weft_record_move (record, i + 1) : NULL;
  WeftHexSet hexes = 0;

  if (move->kind == WEFT_MOVE_ADVANCE)
    {
      WeftMoveKind expected = expected_follow_up (state, move->track, &hexes);

      counts->advances[move->track]++;
      counts->explored += expected == WEFT_MOVE_EXPLORE;
      counts->conquered += expected == WEFT_MOVE_CONQUER;
      g_assert_nonnull (next);
      g_assert_cmpint (next->kind, ==, expected);
      if (expected != WEFT_MOVE_END_TURN)
        count_hex (counts, hexes, next->hex);
    }
  else if (move->kind == WEFT_MOVE_INCOME || move->kind == WEFT_MOVE_EXPLORE)
    g_assert_cmpint (next->kind, ==, WEFT_MOVE_END_TURN);
}

static void
count_traps (Counts *counts, WeftPromptKind prompt, const WeftMove *move)
{
  if (prompt == WEFT_PROMPT_HUMAN_TRAP)
    {
      counts->attacks++;
      counts->traps += move->value != 0;
    }
  if (prompt == WEFT_PROMPT_TRAP)
    {
      counts->automa_attacks++;
      counts->automa_traps += move->value != 0;
    }
}

static Counts
check_games (WeftSetup setup, guint64 n_games)
{
  WeftSimulation games = simulation (setup);
  Counts counts = { 0 };

  for (guint64 n = 0; n < n_games; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (&games, n);
      WeftState state;

      weft_flow_start (test_tables (), weft_record_setup (record), &state, NULL);
      for (guint i = 0; i < weft_record_n_moves (record); i++)
        {
          const WeftMove *move = weft_record_move (record, i);

          count_traps (&counts, state.prompt.kind, move);
          g_assert_true (weft_flow_apply (test_tables (), &state, move, NULL, NULL));
          if (!state.over)
            check_move (record, i, &state, &counts);
        }
      g_assert_true (state.over);
    }
  return counts;
}

/* Whether about one in @odds of @all are @some. */
static void
assert_about (guint some, guint all, double odds)
{
  double expected = all / odds;

  g_test_message ("%u of %u, expected %g", some, all, expected);
  g_assert_cmpfloat (fabs (some - expected), <, 4 * sqrt (expected));
}

static void
test_assumptions (void)
{
  guint n_games = g_getenv ("WEFT_QUICK") == NULL ? 2000 : 200;
  WeftSetup setup = solo_setup (4);
  Counts counts;

  put_expansion (&setup, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  counts = check_games (setup, n_games);
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    g_assert_cmpuint (counts.advances[track], >, n_games);
  g_assert_cmpuint (counts.explored, >, n_games);
  g_assert_cmpuint (counts.conquered, >, n_games / 2);
  /* The hexes are chosen evenly: neither the first nor the last is preferred. */
  g_assert_cmpuint (counts.first_hexes, >, counts.choices / 10);
  g_assert_cmpuint (counts.last_hexes, >, counts.choices / 10);
  g_assert_cmpuint (counts.first_hexes, <, counts.choices / 2);
  g_assert_cmpuint (counts.last_hexes, <, counts.choices / 2);
  assert_about (counts.traps, counts.attacks, 8);
  assert_about (counts.automa_traps, counts.automa_attacks, 10);
}

/* Without a map there is nothing to explore or conquer. */
static void
test_assumptions_beside_the_shadow_empire (void)
{
  Counts counts = check_games (shadow_setup (3), 50);

  for (guint track = 0; track < ARTS; track++)
    g_assert_cmpuint (counts.advances[track], >, 0);
  g_assert_cmpuint (counts.advances[ARTS], ==, 0);
  g_assert_cmpuint (counts.explored + counts.conquered + counts.attacks, ==, 0);
}

/* ---- What the games begin with ---- */

/* The bots are rolled anew for every game, and nothing else of the setup. */
static void
test_bots_are_rolled (void)
{
  WeftSimulation games = simulation (solo_setup (2));
  guint civilizations = 0, automa = 0, shadow = 0, first = 0;

  for (guint64 n = 0; n < 200; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (&games, n);
      const WeftSetup *setup = weft_record_setup (record);

      g_assert_cmpint (setup->level, ==, 2);
      g_assert_cmpint (setup->expansions, ==, 0);
      g_assert_cmpmem (setup->colors, sizeof setup->colors, games.setup.colors,
                       sizeof games.setup.colors);
      civilizations |= 1u << setup->civilizations[0];
      automa |= 1u << setup->favorites[AUTOMA];
      shadow |= 1u << setup->favorites[SHADOW];
      first |= 1u << setup->first;
    }
  g_assert_cmphex (civilizations, ==, 0xf);
  g_assert_cmphex (automa, ==, 0xf);
  g_assert_cmphex (shadow, ==, 0xf);
  g_assert_cmphex (first, ==, 1u << P1 | 1u << AUTOMA);
}

/* Where they are not to be rolled, or there is no Automa, the setup stays. */
static void
test_setup_stays (void)
{
  WeftSimulation chosen = simulation (solo_setup (2)),
                 beside_shadow = simulation (shadow_setup (3));

  chosen.roll_bots = FALSE;
  beside_shadow.setup.first = P2;
  for (guint64 n = 0; n < 20; n++)
    {
      g_autoptr (WeftRecord) one = weft_simulation_record (&chosen, n);
      g_autoptr (WeftRecord) other = weft_simulation_record (&beside_shadow, n);

      g_assert_cmpmem (weft_record_setup (one), sizeof (WeftSetup), &chosen.setup,
                       sizeof (WeftSetup));
      g_assert_cmpmem (weft_record_setup (other), sizeof (WeftSetup), &beside_shadow.setup,
                       sizeof (WeftSetup));
    }
}

/* Each bit of the games' seeds comes up both ways. */
static void
test_seeds_differ (void)
{
  WeftSimulation games = simulation (solo_setup (2));
  WeftSeed ever = { 0, 0 }, always = { G_MAXUINT64, G_MAXUINT64 };

  for (guint64 n = 0; n < 40; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (&games, n);
      const WeftSeed *seed = weft_record_seed (record);

      ever = (WeftSeed){ ever.high | seed->high, ever.low | seed->low };
      always = (WeftSeed){ always.high & seed->high, always.low & seed->low };
    }
  g_assert_cmphex (ever.high, ==, G_MAXUINT64);
  g_assert_cmphex (ever.low, ==, G_MAXUINT64);
  g_assert_cmphex (always.high, ==, 0);
  g_assert_cmphex (always.low, ==, 0);
}

/* ---- Adding up ---- */

/* What is added up are the games as their records have them. */
static void
test_totals_are_those_of_the_records (void)
{
  WeftSimulation games = simulation (solo_setup (4));
  g_autofree WeftSimulationTotals *totals = g_new0 (WeftSimulationTotals, 1);
  g_autofree WeftSimulationTotals *expected = g_new0 (WeftSimulationTotals, 1);

  for (guint64 n = 5; n < 25; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (&games, n);
      WeftState state;

      weft_flow_start (test_tables (), weft_record_setup (record), &state, NULL);
      for (guint i = 0; i < weft_record_n_moves (record); i++)
        g_assert_true (
            weft_flow_apply (test_tables (), &state, weft_record_move (record, i), NULL, NULL));
      expected->games++;
      expected->moves += weft_record_n_moves (record);
      expected->turns += state.turn;
      expected->vp[state.vp[AUTOMA]]++;
    }
  weft_simulation_run (&games, 5, 20, totals);
  g_assert_cmpmem (totals, sizeof *totals, expected, sizeof *expected);
}

static void
test_sums (void)
{
  g_autofree WeftSimulationTotals *to = g_new0 (WeftSimulationTotals, 1);
  g_autofree WeftSimulationTotals *from = g_new0 (WeftSimulationTotals, 1);

  *to = (WeftSimulationTotals){ .games = 1, .moves = 20, .turns = 300, .vp = { [7] = 1 } };
  *from = (WeftSimulationTotals){
    .games = 2, .moves = 50, .turns = 600, .vp = { [0] = 3, [7] = 5, [WEFT_SIMULATION_MOST_VP] = 9 }
  };
  weft_simulation_add (to, from);
  g_assert_cmpuint (to->games, ==, 3);
  g_assert_cmpuint (to->moves, ==, 70);
  g_assert_cmpuint (to->turns, ==, 900);
  g_assert_cmpuint (to->vp[0], ==, 3);
  g_assert_cmpuint (to->vp[7], ==, 6);
  g_assert_cmpuint (to->vp[WEFT_SIMULATION_MOST_VP], ==, 9);
  g_assert_cmpuint (from->games, ==, 2);
}

/* ---- Going on from a game in progress ---- */

/* A game in which the Automa is finished and the human, whose turn it is, has one era left. */
static WeftState
last_era (void)
{
  WeftSimulation games = simulation (solo_setup (1));

  for (guint64 n = 0;; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (&games, n);
      WeftState state;

      weft_flow_start (test_tables (), weft_record_setup (record), &state, NULL);
      for (guint i = 0; i < weft_record_n_moves (record); i++)
        {
          weft_flow_apply_legal (test_tables (), &state, weft_record_move (record, i), NULL);
          if (weft_state_is_finished (&state, AUTOMA) && state.prompt.kind == WEFT_PROMPT_TURN
              && !state.advanced && !state.took_income
              && state.income_turns[P1] == WEFT_N_INCOME_TURNS - 1)
            return state;
        }
    }
}

/* Of the era in progress none to all of an era's advances may be left: then comes the income turn,
 * and the game is over. */
static void
test_going_on (void)
{
  WeftSimulation games = simulation (solo_setup (1));
  WeftState state = last_era ();
  guint seen[MOST_ADVANCES + 2] = { 0 }, n_games = 400;

  for (guint64 n = 0; n < n_games; n++)
    {
      g_autofree WeftSimulationTotals *totals = g_new0 (WeftSimulationTotals, 1);
      guint64 advances;

      games.seed.low = n;
      weft_simulation_run_from (&games, &state, 1, totals);
      g_assert_cmpuint (totals->games, ==, 1);
      g_assert_cmpuint (totals->vp[state.vp[AUTOMA]], ==, 1); /* the human brings it none */
      advances = totals->turns - state.turn;
      g_assert_cmpuint (advances, <=, MOST_ADVANCES);
      g_assert_cmpuint (totals->moves, >=, 2 * advances + 2);
      seen[advances]++;
    }
  for (guint i = 0; i <= MOST_ADVANCES; i++)
    assert_about (seen[i], n_games, MOST_ADVANCES + 1);
}

/* Who cannot advance takes the income turn that is left, and then only ends the turn. */
static void
test_no_token_to_advance (void)
{
  WeftSimulation games = simulation (solo_setup (1));
  WeftState state = last_era ();
  g_autofree WeftSimulationTotals *one = g_new0 (WeftSimulationTotals, 1);
  g_autofree WeftSimulationTotals *other = g_new0 (WeftSimulationTotals, 1);

  for (guint track = 0; track < ARTS; track++)
    state.tokens[P1][track][0] = WEFT_LAST_SPACE;
  weft_simulation_run_from (&games, &state, 20, one);
  g_assert_cmpuint (one->moves, ==, 20 * 2);
  g_assert_cmpuint (one->turns, ==, 20 * (guint64) state.turn);
  state.income_turns[P1] = WEFT_N_INCOME_TURNS; /* as a correction may say */
  weft_simulation_run_from (&games, &state, 20, other);
  g_assert_cmpuint (other->moves, ==, 20);
}

/* Each goes on in its own way, and is the same whenever it is simulated; the bots are not rolled
 * anew. */
static void
test_going_on_is_repeatable (void)
{
  WeftSimulation games = simulation (solo_setup (4));
  g_auto (Game) game = game_at_deal (solo_setup (4));
  g_autofree WeftSimulationTotals *once = g_new0 (WeftSimulationTotals, 1);
  g_autofree WeftSimulationTotals *twice = g_new0 (WeftSimulationTotals, 1);
  WeftState before = game.state;

  weft_simulation_run_from (&games, &game.state, 30, once);
  g_assert_cmpmem (&game.state, sizeof before, &before, sizeof before);
  g_assert_cmpuint (once->games, ==, 30);
  g_assert_cmpuint (once->moves, >, 30 * 50);
  g_assert_cmpfloat (weft_simulation_deviation (once), >, 5);
  games.setup = solo_setup (1);
  weft_simulation_run_from (&games, &game.state, 30, twice);
  g_assert_cmpmem (once, sizeof *once, twice, sizeof *twice);
}

/* Figures that no game has by itself are counted as the nearest there is a place for. */
static void
test_figures_out_of_range (void)
{
  WeftSimulation games = simulation (solo_setup (1));
  WeftState state = last_era ();
  g_autofree WeftSimulationTotals *totals = g_new0 (WeftSimulationTotals, 1);

  state.vp[AUTOMA] = 5000;
  weft_simulation_run_from (&games, &state, 3, totals);
  g_assert_cmpuint (totals->vp[WEFT_SIMULATION_MOST_VP], ==, 3);
  g_assert_cmpint (weft_simulation_quantile (totals, 1), ==, WEFT_SIMULATION_MOST_VP);
  state.vp[AUTOMA] = -5;
  weft_simulation_run_from (&games, &state, 2, totals);
  g_assert_cmpuint (totals->vp[0], ==, 2);
  g_assert_cmpint (weft_simulation_quantile (totals, 0.4), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simulation/figures", test_figures);
  g_test_add_func ("/simulation/pace", test_pace);
  g_test_add_func ("/simulation/is-repeatable", test_is_repeatable);
  g_test_add_func ("/simulation/assumptions", test_assumptions);
  g_test_add_func ("/simulation/assumptions-beside-the-shadow-empire",
                   test_assumptions_beside_the_shadow_empire);
  g_test_add_func ("/simulation/bots-are-rolled", test_bots_are_rolled);
  g_test_add_func ("/simulation/setup-stays", test_setup_stays);
  g_test_add_func ("/simulation/seeds-differ", test_seeds_differ);
  g_test_add_func ("/simulation/totals-are-those-of-the-records",
                   test_totals_are_those_of_the_records);
  g_test_add_func ("/simulation/sums", test_sums);
  g_test_add_func ("/simulation/going-on", test_going_on);
  g_test_add_func ("/simulation/no-token-to-advance", test_no_token_to_advance);
  g_test_add_func ("/simulation/going-on-is-repeatable", test_going_on_is_repeatable);
  g_test_add_func ("/simulation/figures-out-of-range", test_figures_out_of_range);
  return g_test_run ();
}
