/* follow.c: the events of a move lead from the table before it to the table after it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "weft-board.h"
#include "weft-follow.h"
#include "weft-history.h"
#include "weft-roll.h"
#include "weft-simulation.h"

#define GAMES 120

static WeftTables *tables;

/* What lies on a hex, whichever place comes first. */
static int
outposts_code (const WeftBoard *board, guint hex)
{
  int codes[WEFT_HEX_TOKENS];

  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      const WeftOutpost *outpost = &board->outposts[hex][i];

      codes[i] = outpost->owner == WEFT_NONE ? 0 : 2 * outpost->owner + outpost->upright + 1;
    }
  return MIN (codes[0], codes[1]) * 100 + MAX (codes[0], codes[1]);
}

static void
compare_boards (const WeftBoard *shown, const WeftBoard *real)
{
  g_assert_cmphex (shown->territories, ==, real->territories);
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    g_assert_cmpint (outposts_code (shown, hex), ==, outposts_code (real, hex));
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    g_assert_cmphex (shown->controlled[player], ==, real->controlled[player]);
}

#define SAME(member)                                                                               \
  g_assert_cmpmem (&shown->member, sizeof shown->member, &real->member, sizeof real->member)

static void
compare (const WeftState *shown, const WeftState *real)
{
  SAME (tokens);
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
  SAME (deck.latest);
  compare_boards (&shown->board, &real->board);
}

/* Moves that are no events but what is said of the table. */
static gboolean
is_bookkeeping (const WeftMove *move)
{
  return move->kind == WEFT_MOVE_FIX || move->kind == WEFT_MOVE_VP || move->kind == WEFT_MOVE_NOTE
         || move->kind == WEFT_MOVE_TILES;
}

static void
follow (const WeftHistory *history)
{
  for (guint i = 0; i < weft_history_n_moves (history); i++)
    {
      WeftState shown = *weft_history_state_at (history, i);
      g_autoptr (GArray) events = weft_history_events (history, (int) i);

      if (is_bookkeeping (weft_record_move (weft_history_record (history), i)))
        continue;
      for (guint e = 0; e < events->len; e++)
        weft_follow_event (&shown, tables, &g_array_index (events, WeftEvent, e));
      compare (&shown, weft_history_state_at (history, i + 1));
    }
}

static void
test_simulated (gconstpointer data)
{
  int level = GPOINTER_TO_INT (data);
  WeftSimulation simulation = { .tables = tables,
                                .seed = { 11, (guint64) level },
                                .roll_bots = TRUE };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

  simulation.setup = weft_roll_blank (level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
  simulation.setup.level = (guint8) level;
  simulation.setup.n_humans = level > 0 ? 1 : 3;
  simulation.setup.expansions = 7;
  weft_setup_put_tracks (&simulation.setup);
  weft_roll_setup (&simulation.setup, tables, &random);
  g_assert_true (weft_setup_check (&simulation.setup, tables, NULL));
  for (guint64 n = 0; n < GAMES; n++)
    {
      g_autoptr (WeftHistory) history =
          weft_history_new (tables, weft_simulation_record (&simulation, n), NULL);

      g_assert_nonnull (history);
      g_assert_cmpuint (weft_history_n_moves (history), >, 20);
      follow (history);
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  for (int level = 0; level <= WEFT_N_LEVELS; level++)
    {
      g_autofree char *name = g_strdup_printf ("/follow/level-%d", level);

      g_test_add_data_func (name, GINT_TO_POINTER (level), test_simulated);
    }
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
