/* bench.c: the figures of the README: speed, start-up, memory
 *
 * Takes the paths of weft-cli, of the bare program and of a record. Prints one line a figure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>
#include <unistd.h>

#include "cost.h"
#include "weft-state.h"

#define ROUNDS 41 /* of each start-up measurement; the median counts */

static Cost
run (const char *const *argv)
{
  return cost_of (argv, STDOUT_FILENO);
}

/* The two programs in turn, so that a machine that gets slower slows both. */
static void
measure_start_up (const char *cli, const char *bare, const char *record)
{
  const char *const replay_argv[] = { cli, "replay", "--state", record, NULL };
  const char *const bare_argv[] = { bare, NULL };
  double replays[ROUNDS], bares[ROUNDS], ratios[ROUNDS];

  for (int i = 0; i < ROUNDS; i++)
    {
      replays[i] = run (replay_argv).seconds;
      bares[i] = run (bare_argv).seconds;
      ratios[i] = replays[i] / bares[i];
    }
  g_print ("replay of a whole game, with start-up: %.2f ms\n", 1000 * median (replays, ROUNDS));
  g_print ("a bare program with the same libraries: %.2f ms\n", 1000 * median (bares, ROUNDS));
  g_print ("ratio: %.2f\n", median (ratios, ROUNDS));
}

static double
games_per_second (const char *cli, const char *games, const char *threads, const char *level)
{
  const char *argv[] = { cli,       "simulate", "--games",   games,   "--seed",   "1",
                         "--level", level,      "--threads", threads, "--timing", NULL };
  g_autofree char *output = NULL;
  g_autoptr (JsonParser) parser = json_parser_new ();

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, &output, NULL,
                     NULL)
      || !json_parser_load_from_data (parser, output, -1, NULL))
    g_error ("simulate failed");
  return json_object_get_double_member (json_node_get_object (json_parser_get_root (parser)),
                                        "games_per_second");
}

static void
measure_simulation (const char *cli)
{
  g_autofree char *all = g_strdup_printf ("%u", g_get_num_processors ());

  for (int level = 1; level <= 6; level++)
    {
      char digit[] = { (char) ('0' + level), '\0' };

      g_print ("complete games a second at level %d: %.0f on one core, %.0f on %s\n", level,
               games_per_second (cli, "50000", "1", digit),
               games_per_second (cli, "50000", all, digit), all);
    }
}

static void
measure_memory (const char *cli)
{
  const char *const few[] = { cli, "simulate", "--games", "1000", "--seed", "1", NULL };
  const char *const many[] = { cli, "simulate", "--games", "100000", "--seed", "1", NULL };

  g_print ("bytes of a state: %zu\n", sizeof (WeftState));
  g_print ("peak memory of 100,000 games over that of 1,000: %.3f\n",
           run (many).peak_mib / run (few).peak_mib);
}

int
main (int argc, char **argv)
{
  if (argc != 4)
    {
      g_printerr ("usage: bench WEFT-CLI BARE RECORD\n");
      return 2;
    }
  measure_start_up (argv[1], argv[2], argv[3]);
  measure_memory (argv[1]);
  measure_simulation (argv[1]);
  return 0;
}
