/* weft-simulation.c: random complete games, for statistics
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-simulation.h"

#include <math.h>
#include <string.h>

#include "weft-board.h"
#include "weft-deck.h"
#include "weft-flow.h"
#include "weft-hexes.h"
#include "weft-setup-roll.h"
#include "weft-tracks.h"

#define FEWEST_ADVANCES 4 /* advance turns in an era */
#define MOST_ADVANCES 8
#define TRAP_ODDS 8         /* the human plays a trap once in so many attacks */
#define AUTOMA_TRAP_ODDS 10 /* so many tapestry cards hold one trap */

/* A game in progress, and what its human is about to do. */
typedef struct
{
  const WeftTables *tables;
  WeftState state;
  WeftSeed seed;
  WeftRandom human;
  int advances_left[WEFT_N_PLAYERS]; /* in this era */
  WeftMove follow_up;                /* an explore or conquest, when has_follow_up */
  gboolean has_follow_up;
} Game;

static WeftSeed
game_seed (const WeftSimulation *simulation, guint64 n)
{
  WeftRandom random = weft_random_start (&simulation->seed, WEFT_STREAM_SETUP, n);
  WeftSeed seed = { 0, 0 };

  for (int word = 0; word < 2; word++)
    {
      seed.high = seed.high << 32 | weft_random_below (&random, G_MAXUINT32);
      seed.low = seed.low << 32 | weft_random_below (&random, G_MAXUINT32);
    }
  return seed;
}

static guint8
any_hex (WeftRandom *random, WeftHexSet hexes)
{
  guint32 index = weft_random_below (random, (guint32) __builtin_popcountll (hexes));

  while (index-- > 0)
    hexes &= hexes - 1;
  return (guint8) __builtin_ctzll (hexes);
}

/* The same level and expansions, with civilizations, favorites and who starts rolled anew. */
static void
roll_bots (WeftSetup *setup, const WeftTables *tables, WeftRandom *random)
{
  memset (setup->civilizations, WEFT_NONE, sizeof setup->civilizations);
  memset (setup->favorites, WEFT_NONE, sizeof setup->favorites);
  setup->first = WEFT_NONE;
  weft_setup_roll (setup, tables, random);
}

static void
begin_era (Game *game, guint player)
{
  game->advances_left[player] =
      FEWEST_ADVANCES + (int) weft_random_below (&game->human, MOST_ADVANCES - FEWEST_ADVANCES + 1);
}

static WeftSetup
game_setup (const WeftSimulation *simulation, guint64 n)
{
  WeftSetup setup = simulation->setup;
  WeftRandom random = weft_random_start (&simulation->seed, WEFT_STREAM_SIMULATED_SETUP, n);

  if (simulation->roll_bots && weft_setup_is_solo (&setup))
    roll_bots (&setup, simulation->tables, &random);
  return setup;
}

static void
begin_game (Game *game, const WeftSimulation *simulation, guint64 n, const WeftSetup *setup)
{
  memset (game, 0, sizeof *game);
  game->tables = simulation->tables;
  game->seed = game_seed (simulation, n);
  game->human = weft_random_start (&simulation->seed, WEFT_STREAM_SIMULATED_HUMAN, n);
  weft_flow_start (game->tables, setup, &game->state, NULL);
}

/* What the human does because the space just reached shows it: an explore or a conquest. */
static void
plan_follow_up (Game *game, guint player, guint track)
{
  const WeftState *state = &game->state;
  const WeftBoard *board = &state->board;
  int reached = MIN (weft_state_furthest (state, player, track) + 1, WEFT_LAST_SPACE);
  const WeftSpace *space = &game->tables->spaces[track][reached];
  WeftHexSet near = weft_hexes_next_to (game->tables, board->controlled[player]), hexes = 0;

  if (space->n_benefits == 0 || !weft_setup_is_solo (&state->setup))
    return;
  if (space->benefits[0].kind == WEFT_BENEFIT_EXPLORE && state->tiles)
    hexes = weft_board_empty_hexes (board) & near;
  else if (space->benefits[0].kind == WEFT_BENEFIT_CONQUER && state->supply[player] > 0)
    hexes = board->territories & ~board->two & ~board->controlled[player] & near;
  if (hexes == 0)
    return;
  game->has_follow_up = TRUE;
  game->follow_up =
      (WeftMove){ .kind = space->benefits[0].kind == WEFT_BENEFIT_EXPLORE ? WEFT_MOVE_EXPLORE
                                                                          : WEFT_MOVE_CONQUER,
                  .player = (guint8) player,
                  .token = WEFT_NONE,
                  .hex = any_hex (&game->human, hexes) };
}

static gboolean
is_time_for_income (const Game *game, guint player, WeftTrackSet tracks)
{
  int taken = game->state.income_turns[player];

  return taken == 0
         || (taken < WEFT_N_INCOME_TURNS && (game->advances_left[player] <= 0 || tracks == 0));
}

/* The human's next move in a turn: an income turn or one advance with what follows, then the end.
 */
static WeftMove
choose_turn_move (Game *game)
{
  WeftState *state = &game->state;
  guint8 player = state->prompt.player;
  WeftMove move = { .kind = WEFT_MOVE_END_TURN, .player = player, .token = WEFT_NONE };
  WeftTrackSet tracks = 0;

  if (game->has_follow_up)
    {
      game->has_follow_up = FALSE;
      return game->follow_up;
    }
  if (weft_state_has_begun_turn (state))
    return move;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&state->setup, track)
        && weft_tracks_token (state, player, track, WEFT_FORWARD) >= 0)
      tracks |= (WeftTrackSet) WEFT_TRACK_BIT (track);
  if (is_time_for_income (game, player, tracks))
    {
      begin_era (game, player);
      move.kind = WEFT_MOVE_INCOME;
      return move;
    }
  if (tracks == 0) /* after corrections only: all income turns taken, every token at the end */
    return move;
  game->advances_left[player]--;
  move.kind = WEFT_MOVE_ADVANCE;
  move.track = weft_random_track (&game->human, tracks);
  plan_follow_up (game, player, move.track);
  return move;
}

static WeftMove
choose_move (Game *game)
{
  WeftMove move = { .kind = WEFT_MOVE_ANSWER, .token = WEFT_NONE };

  switch ((WeftPromptKind) game->state.prompt.kind)
    {
    case WEFT_PROMPT_TURN:
      return choose_turn_move (game);
    case WEFT_PROMPT_TRAP:
      move.value = weft_random_below (&game->human, AUTOMA_TRAP_ODDS) == 0;
      return move;
    case WEFT_PROMPT_HUMAN_TRAP:
      move.value = weft_random_below (&game->human, TRAP_ODDS) == 0;
      return move;
    default:
      return weft_chance_sample (&game->seed, &game->state);
    }
}

/* Plays a game to its end and adds it up. */
static void
finish_game (Game *game, WeftSimulationTotals *totals)
{
  while (!game->state.over)
    {
      WeftMove move = choose_move (game);

      weft_flow_apply_legal (game->tables, &game->state, &move, NULL);
      totals->moves++;
    }
  totals->games++;
  totals->turns += game->state.turn;
  totals->vp[CLAMP (game->state.vp[WEFT_PLAYER_AUTOMA], 0, WEFT_SIMULATION_MOST_VP)]++;
}

void
weft_simulation_run (const WeftSimulation *simulation, guint64 first, guint64 count,
                     WeftSimulationTotals *totals)
{
  Game game;

  g_return_if_fail (simulation != NULL && totals != NULL);

  for (guint64 n = first; n < first + count; n++)
    {
      WeftSetup setup = game_setup (simulation, n);

      begin_game (&game, simulation, n, &setup);
      finish_game (&game, totals);
    }
}

void
weft_simulation_run_from (const WeftSimulation *simulation, const WeftState *state, guint64 count,
                          WeftSimulationTotals *totals)
{
  g_return_if_fail (simulation != NULL && state != NULL && totals != NULL);

  for (guint64 n = 0; n < count; n++)
    {
      Game game = { .tables = simulation->tables, .state = *state };

      game.seed = game_seed (simulation, n);
      game.human = weft_random_start (&simulation->seed, WEFT_STREAM_SIMULATED_HUMAN, n);
      /* Part of the era in progress has been played. */
      for (guint player = 0; player < state->setup.n_humans; player++)
        game.advances_left[player] = (int) weft_random_below (&game.human, MOST_ADVANCES + 1);
      finish_game (&game, totals);
    }
}

WeftRecord *
weft_simulation_record (const WeftSimulation *simulation, guint64 n)
{
  WeftSetup setup;
  WeftRecord *record;
  Game game;

  g_return_val_if_fail (simulation != NULL, NULL);

  setup = game_setup (simulation, n);
  begin_game (&game, simulation, n, &setup);
  record = weft_record_new (&setup, NULL, &game.seed);
  while (!game.state.over)
    {
      WeftMove move = choose_move (&game);

      weft_flow_apply_legal (game.tables, &game.state, &move, NULL);
      weft_record_append (record, &move, NULL, game.tables);
    }
  return record;
}

void
weft_simulation_add (WeftSimulationTotals *to, const WeftSimulationTotals *from)
{
  to->games += from->games;
  to->moves += from->moves;
  to->turns += from->turns;
  for (guint i = 0; i < G_N_ELEMENTS (to->vp); i++)
    to->vp[i] += from->vp[i];
}

double
weft_simulation_mean (const WeftSimulationTotals *totals)
{
  double sum = 0;

  g_return_val_if_fail (totals->games > 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (totals->vp); i++)
    sum += (double) i * (double) totals->vp[i];
  return sum / (double) totals->games;
}

double
weft_simulation_deviation (const WeftSimulationTotals *totals)
{
  double mean = weft_simulation_mean (totals), sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (totals->vp); i++)
    sum += (i - mean) * (i - mean) * (double) totals->vp[i];
  return sqrt (sum / (double) totals->games);
}

int
weft_simulation_quantile (const WeftSimulationTotals *totals, double share)
{
  guint64 seen = 0;
  int vp = 0;

  while (vp < WEFT_SIMULATION_MOST_VP)
    {
      seen += totals->vp[vp];
      if ((double) seen >= share * (double) totals->games)
        break;
      vp++;
    }
  return vp;
}
