/* follow.c: the events of a move lead from the table before it to the table after it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "conformance-games.h"
#include "game-source.h"
#include "weft-board.h"
#include "weft-flow.h"
#include "weft-follow.h"
#include "weft-legal.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"

#define GAMES 20 /* of each level with each set of expansions */
#define WILD_GAMES 400
#define WILD_MOVES 250
#define WILD_SEED 11

static WeftTables *tables;

/* An outpost as a number; those of an empty place are equal. */
static int
outpost_code (const WeftOutpost *outpost)
{
  if (outpost->owner == WEFT_NONE)
    return 0;
  return 1 + outpost->owner
         + WEFT_N_PLAYERS * (outpost->upright + 2 * outpost->other + 4 * outpost->toppled_by);
}

/* What lies on a hex, whichever place comes first. */
static void
compare_hex (const WeftOutpost *shown, const WeftOutpost *real)
{
  int a[] = { outpost_code (&shown[0]), outpost_code (&shown[1]) };
  int b[] = { outpost_code (&real[0]), outpost_code (&real[1]) };

  g_assert_cmpint (MIN (a[0], a[1]), ==, MIN (b[0], b[1]));
  g_assert_cmpint (MAX (a[0], a[1]), ==, MAX (b[0], b[1]));
}

static void
compare_boards (const WeftBoard *shown, const WeftBoard *real)
{
  g_assert_cmphex (shown->territories, ==, real->territories);
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    compare_hex (shown->outposts[hex], real->outposts[hex]);
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    g_assert_cmphex (shown->controlled[player], ==, real->controlled[player]);
}

/* An event does not say which of two tokens on the same space moved. */
static void
compare_tokens (const WeftState *shown, const WeftState *real)
{
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (guint track = 0; track < WEFT_N_TRACKS; track++)
      {
        const gint8 *a = shown->tokens[player][track], *b = real->tokens[player][track];

        g_assert_cmpint (MAX (a[0], a[1]), ==, MAX (b[0], b[1]));
        g_assert_cmpint (MIN (a[0], a[1]), ==, MIN (b[0], b[1]));
      }
}

#define SAME(member)                                                                               \
  g_assert_cmpmem (&shown->member, sizeof shown->member, &real->member, sizeof real->member)

static void
compare_decks (const WeftDeck *shown, const WeftDeck *real)
{
  SAME (known);
  SAME (pile);
  SAME (discard);
  SAME (unknown);
  SAME (added);
  SAME (latest);
}

static void
compare (const WeftState *shown, const WeftState *real)
{
  SAME (turn);
  SAME (active);
  SAME (over);
  SAME (complete);
  SAME (favorites);
  SAME (landmarks);
  SAME (landmark_cards);
  SAME (achievements);
  SAME (income_turns);
  SAME (vp);
  SAME (tapestry);
  SAME (pool);
  SAME (supply);
  SAME (trailblazers);
  compare_tokens (shown, real);
  compare_decks (&shown->deck, &real->deck);
  compare_boards (&shown->board, &real->board);
}

/* Moves that are no events but what is said of the table. */
static gboolean
is_bookkeeping (const WeftMove *move)
{
  return move->kind == WEFT_MOVE_FIX || move->kind == WEFT_MOVE_VP || move->kind == WEFT_MOVE_NOTE
         || move->kind == WEFT_MOVE_TILES || move->kind == WEFT_MOVE_TIE;
}

static void
follow_move (const WeftState *before, const WeftMove *move, const GArray *events,
             const WeftState *after)
{
  WeftState shown = *before;

  if (is_bookkeeping (move))
    return;
  for (guint e = 0; e < events->len; e++)
    weft_follow_event (&shown, tables, &g_array_index (events, WeftEvent, e));
  compare (&shown, after);
}

static void
follow (const WeftHistory *history)
{
  for (guint i = 0; i < weft_history_n_moves (history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (history, (int) i);

      follow_move (weft_history_state_at (history, i),
                   weft_record_move (weft_history_record (history), i), events,
                   weft_history_state_at (history, i + 1));
    }
}

static void
test_conformance (gconstpointer path)
{
  g_autoptr (JsonNode) file = conformance_games_load (path);
  g_autoptr (WeftHistory) history = conformance_games_replay (file, tables);

  follow (history);
}

/* Level 0 stands for the mode shadow-empire, with 2 to 4 humans. */
static WeftSimulation
make_simulation (int level, guint expansions)
{
  WeftSimulation simulation = { .tables = tables,
                                .seed = { 11, (guint64) level * 8 + expansions },
                                .roll_bots = TRUE };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

  simulation.setup = weft_setup_blank (level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
  simulation.setup.level = (guint8) level;
  simulation.setup.n_humans = (guint8) (level > 0 ? 1 : 2 + expansions % 3);
  simulation.setup.expansions = (guint8) expansions;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  g_assert_true (weft_setup_check (&simulation.setup, tables, NULL));
  return simulation;
}

static void
test_simulated (gconstpointer data)
{
  for (guint expansions = 0; expansions < 1u << WEFT_N_EXPANSIONS; expansions++)
    {
      WeftSimulation simulation = make_simulation (GPOINTER_TO_INT (data), expansions);

      for (guint64 n = 0; n < GAMES; n++)
        {
          g_autoptr (WeftHistory) history =
              weft_history_new (tables, weft_simulation_record (&simulation, n), NULL);

          g_assert_nonnull (history);
          g_assert_cmpuint (weft_history_n_moves (history), >, 20);
          follow (history);
        }
    }
}

/* A move of any kind that is possible now: what a simulated human never does as well. */
static WeftMove
draw_move (GameSource *source, const WeftState *state)
{
  g_autoptr (GArray) moves = NULL;
  WeftMove move;

  for (int i = 0; i < 3; i++)
    {
      if (game_source_percent (source, 10))
        move = game_source_fix (source, state);
      else if (state->prompt.kind == WEFT_PROMPT_TURN && game_source_percent (source, 20))
        move = game_source_card_move (source, state);
      else
        move = game_source_any_move (source);
      if (weft_legal_check (state, tables, &move, NULL))
        return move;
    }
  moves = weft_legal_moves (state, tables);
  return game_source_listed_move (source, GAME_STYLE_WILD, state, moves);
}

static void
follow_wild_game (guint64 number, guint64 seen[WEFT_N_EVENTS])
{
  GameSource source = game_source_from_seed (WILD_SEED, number);
  g_autoptr (GArray) events = weft_events_new ();
  WeftSetup setup;
  WeftState state;

  game_source_setup (&source, tables, &setup);
  weft_flow_start (tables, &setup, &state, NULL);
  for (int i = 0; i < WILD_MOVES && !state.over; i++)
    {
      WeftState before = state;
      WeftMove move = draw_move (&source, &state);

      g_array_set_size (events, 0);
      weft_flow_apply_legal (tables, &state, &move, events);
      follow_move (&before, &move, events, &state);
      for (guint e = 0; e < events->len; e++)
        seen[g_array_index (events, WeftEvent, e).kind]++;
    }
}

static void
test_wild (void)
{
  guint64 seen[WEFT_N_EVENTS] = { 0 };

  for (guint64 n = 0; n < WILD_GAMES; n++)
    follow_wild_game (n, seen);
  for (guint kind = 0; kind < WEFT_N_EVENTS; kind++)
    if (seen[kind] == 0)
      g_test_fail_printf ("no event %s was followed", weft_event_nick (kind));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  conformance_games_add_tests ("/follow/conformance", test_conformance);
  for (int level = 0; level <= WEFT_N_LEVELS; level++)
    {
      g_autofree char *name = g_strdup_printf ("/follow/level-%d", level);

      g_test_add_data_func (name, GINT_TO_POINTER (level), test_simulated);
    }
  g_test_add_func ("/follow/wild", test_wild);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
