/* cli-simulate.c: simulate: random complete games and what comes of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "cli-command.h"
#include "cli-statistics.h"
#include "weft-error.h"
#include "weft-json.h"
#include "weft-simulation.h"

#define MOST_GAMES 1000000000
#define MOST_THREADS 256
#define BATCH 512 /* games a thread takes at a time */

/* What the command line asks for. */
typedef struct
{
  gint64 games;
  char *seed;
  int level;
  int threads;
  char *mode;
  char **expansions;
  char **civilizations;
  char *favorite;
  char *shadow_favorite;
  char *first;
  int landmark_cards;
  int players;
  char *records;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->seed);
  g_free (options->mode);
  g_strfreev (options->expansions);
  g_strfreev (options->civilizations);
  g_free (options->favorite);
  g_free (options->shadow_favorite);
  g_free (options->first);
  g_free (options->records);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse_term (const char *text, int (*from_nick) (const char *), const char *what, guint8 *value,
            GError **error)
{
  g_autofree char *quote = weft_quote (text);
  int found = from_nick (text);

  if (found < 0)
    {
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, "there is no %s called %s", what, quote);
      return FALSE;
    }
  *value = (guint8) found;
  return TRUE;
}

static gboolean
parse_expansions (const Options *options, WeftSetup *setup, GError **error)
{
  for (char **name = options->expansions; name != NULL && *name != NULL; name++)
    {
      guint8 expansion;

      if (!parse_term (*name, weft_expansion_from_nick, "expansion", &expansion, error))
        return FALSE;
      setup->expansions |= (guint8) (1u << expansion);
    }
  weft_setup_put_tracks (setup);
  return TRUE;
}

/* The Automa's civilizations, or that they are rolled. */
static gboolean
parse_civilizations (const Options *options, const WeftTables *tables, WeftSimulation *simulation,
                     GError **error)
{
  WeftSetup *setup = &simulation->setup;
  guint8 *favorites = setup->favorites;

  simulation->roll_bots = options->civilizations == NULL;
  if (simulation->roll_bots)
    return TRUE;
  for (char **name = options->civilizations; *name != NULL; name++)
    {
      if (setup->n_civilizations == G_N_ELEMENTS (setup->civilizations))
        {
          g_set_error_literal (error, WEFT_ERROR, WEFT_ERROR_SETUP,
                               "the Automa has at most two civilizations");
          return FALSE;
        }
      if (!parse_term (*name, weft_civilization_from_nick, "civilization",
                       &setup->civilizations[setup->n_civilizations++], error))
        return FALSE;
    }
  favorites[WEFT_PLAYER_AUTOMA] = tables->civilizations[setup->civilizations[0]].favorite;
  if (favorites[WEFT_PLAYER_AUTOMA] == WEFT_NONE)
    favorites[WEFT_PLAYER_AUTOMA] = WEFT_TRACK_EXPLORATION;
  favorites[WEFT_PLAYER_SHADOW] = favorites[WEFT_PLAYER_AUTOMA] == WEFT_TRACK_EXPLORATION
                                      ? WEFT_TRACK_TECHNOLOGY
                                      : WEFT_TRACK_EXPLORATION;
  return TRUE;
}

static gboolean
parse_favorites (const Options *options, WeftSetup *setup, GError **error)
{
  return (options->favorite == NULL
          || parse_term (options->favorite, weft_track_from_nick, "track",
                         &setup->favorites[WEFT_PLAYER_AUTOMA], error))
         && (options->shadow_favorite == NULL
             || parse_term (options->shadow_favorite, weft_track_from_nick, "track",
                            &setup->favorites[WEFT_PLAYER_SHADOW], error))
         && (options->first == NULL
             || parse_term (options->first, weft_player_from_nick, "player", &setup->first, error));
}

/* S7: the landmarks the Automa gets from cards in a game with these expansions. */
static guint8
usual_landmark_cards (const WeftSetup *setup, const WeftTables *tables)
{
  gboolean plans = weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS);

  return (guint8) (plans + weft_setup_level (setup, tables)->extra_landmark_cards);
}

static void
give_colors (WeftSetup *setup)
{
  guint8 color = 0;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    setup->colors[player] = weft_setup_has_player (setup, player) ? color++ : WEFT_NONE;
}

static gboolean
options_to_simulation (const Options *options, const WeftTables *tables, WeftSimulation *simulation,
                       GError **error)
{
  WeftSetup *setup = &simulation->setup;

  simulation->tables = tables;
  if (!cli_parse_seed (options->seed, &simulation->seed, error)
      || !parse_term (options->mode != NULL ? options->mode : "solo", weft_mode_from_nick, "mode",
                      &setup->mode, error)
      || !parse_expansions (options, setup, error))
    return FALSE;
  memset (setup->favorites, WEFT_NONE, sizeof setup->favorites);
  setup->first = WEFT_PLAYER_P1;
  setup->n_humans = weft_setup_is_solo (setup) ? 1 : (guint8) CLAMP (options->players, 2, 4);
  setup->favorites[WEFT_PLAYER_SHADOW] = WEFT_TRACK_EXPLORATION;
  give_colors (setup);
  if (weft_setup_is_solo (setup))
    {
      if (options->level < 1 || options->level > WEFT_N_LEVELS)
        {
          g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, "the level must be from 1 to %d",
                       WEFT_N_LEVELS);
          return FALSE;
        }
      setup->level = (guint8) options->level;
      setup->landmark_cards = options->landmark_cards >= 0
                                  ? (guint8) MIN (options->landmark_cards, G_MAXUINT8)
                                  : usual_landmark_cards (setup, tables);
      if (!parse_civilizations (options, tables, simulation, error))
        return FALSE;
    }
  if (!parse_favorites (options, setup, error))
    return FALSE;
  return simulation->roll_bots || weft_setup_check (setup, tables, error);
}

typedef struct
{
  const WeftSimulation *simulation;
  guint64 games;
  guint64 next; /* atomically: the first game nobody has taken */
} Work;

static gpointer
play_batches (gpointer data)
{
  Work *work = data;
  WeftSimulationTotals *totals = g_new0 (WeftSimulationTotals, 1);
  guint64 first;

  while ((first = __atomic_fetch_add (&work->next, BATCH, __ATOMIC_RELAXED)) < work->games)
    weft_simulation_run (work->simulation, first, MIN (BATCH, work->games - first), totals);
  return totals;
}

static void
play_all (const WeftSimulation *simulation, guint64 games, int threads,
          WeftSimulationTotals *totals)
{
  Work work = { simulation, games, 0 };
  g_autoptr (GPtrArray) running = g_ptr_array_new ();

  for (int i = 0; i < threads; i++)
    g_ptr_array_add (running, g_thread_new ("simulate", play_batches, &work));
  for (guint i = 0; i < running->len; i++)
    {
      g_autofree WeftSimulationTotals *part = g_thread_join (running->pdata[i]);

      weft_simulation_add (totals, part);
    }
}

static gboolean
write_records (const WeftSimulation *simulation, guint64 games, const char *folder, GError **error)
{
  for (guint64 n = 0; n < games; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (simulation, n);
      g_autofree char *name = g_strdup_printf ("game-%06" G_GUINT64_FORMAT ".weft", n + 1);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = weft_record_to_text (record);

      if (!g_file_set_contents (path, text, -1, error))
        return FALSE;
    }
  return TRUE;
}

static void
print_totals (const WeftSimulation *simulation, const WeftSimulationTotals *totals, double seconds)
{
  JsonObject *object = json_object_new ();
  g_autofree char *seed = weft_seed_to_string (&simulation->seed);

  json_object_set_int_member (object, "games", (gint64) totals->games);
  json_object_set_double_member (object, "seconds", seconds);
  json_object_set_double_member (object, "games_per_second",
                                 seconds > 0 ? (double) totals->games / seconds : 0);
  json_object_set_int_member (object, "moves", (gint64) totals->moves);
  json_object_set_int_member (object, "turns", (gint64) totals->turns);
  json_object_set_string_member (object, "seed", seed);
  json_object_set_string_member (object, "assumption", WEFT_SIMULATION_ASSUMPTION);
  if (weft_setup_is_solo (&simulation->setup))
    json_object_set_object_member (object, "vp", cli_distribution_to_json (totals));
  cli_print_object (object);
}

static gboolean
parse_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT64, &options->games, "How many games (1000)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed, "A number or 32 hex digits", "S" },
    { "level", 0, 0, G_OPTION_ARG_INT, &options->level, "Level, 1 to 6 (2)", "L" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options->threads, "Threads (1)", "T" },
    { "mode", 0, 0, G_OPTION_ARG_STRING, &options->mode, "solo or shadow-empire", "MODE" },
    { "expansion", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->expansions,
      "An expansion in the game", "NAME" },
    { "civilization", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->civilizations,
      "The Automa's civilization, instead of a random one", "NAME" },
    { "favorite", 0, 0, G_OPTION_ARG_STRING, &options->favorite,
      "The Automa's favorite track (with --civilization)", "TRACK" },
    { "shadow-favorite", 0, 0, G_OPTION_ARG_STRING, &options->shadow_favorite,
      "The Shadow Empire's favorite track (with --civilization)", "TRACK" },
    { "first", 0, 0, G_OPTION_ARG_STRING, &options->first, "Who starts (with --civilization)",
      "PLAYER" },
    { "landmark-cards", 0, 0, G_OPTION_ARG_INT, &options->landmark_cards,
      "Landmarks from landmark cards", "N" },
    { "players", 0, 0, G_OPTION_ARG_INT, &options->players, "Humans in the mode shadow-empire (2)",
      "N" },
    { "records", 0, 0, G_OPTION_ARG_FILENAME, &options->records, "Write the games' records there",
      "DIR" },
    G_OPTION_ENTRY_NULL,
  };

  return cli_parse_options (entries, "", 0, 0, argc, argv);
}

CliStatus
cli_simulate (const WeftTables *tables, int argc, char **argv)
{
  g_auto (Options)
      options = { .games = 1000, .level = 2, .threads = 1, .landmark_cards = -1, .players = 2 };
  g_autofree WeftSimulationTotals *totals = g_new0 (WeftSimulationTotals, 1);
  WeftSimulation simulation = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 start;

  if (!parse_options (&options, &argc, &argv))
    return CLI_USAGE;
  if (options.games < 1 || options.games > MOST_GAMES || options.threads < 1
      || options.threads > MOST_THREADS)
    {
      g_printerr ("weft-cli: simulate takes 1 to %d games and 1 to %d threads\n", MOST_GAMES,
                  MOST_THREADS);
      return CLI_USAGE;
    }
  if (!options_to_simulation (&options, tables, &simulation, &error))
    {
      cli_print_error ("simulate", error);
      return CLI_USAGE;
    }
  if (options.records != NULL
      && (g_mkdir_with_parents (options.records, 0777) != 0
          || !write_records (&simulation, (guint64) options.games, options.records, &error)))
    {
      if (error == NULL)
        g_set_error (&error, WEFT_ERROR, WEFT_ERROR_FILE, "The folder cannot be made.");
      cli_print_error (options.records, error);
      return CLI_BAD;
    }
  start = g_get_monotonic_time ();
  play_all (&simulation, (guint64) options.games, options.threads, totals);
  print_totals (&simulation, totals, (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  return CLI_GOOD;
}
