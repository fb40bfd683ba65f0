/* cli-simulate.c: simulate: random complete games and what comes of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cli-command.h"
#include "cli-new-file.h"
#include "cli-statistics.h"
#include "weft-error.h"
#include "weft-json.h"
#include "weft-record-text.h"
#include "weft-simulation.h"

#define MOST_GAMES 1000000000
#define MOST_THREADS 256
#define BATCH 512 /* games a thread takes at a time */

/* What the command line asks for beside the games' setup. */
typedef struct
{
  CliChoices choices;
  gint64 games;
  int threads;
  char *seed;
  char *records;
  gboolean timing;
} Options;

static void
options_clear (Options *options)
{
  cli_choices_clear (&options->choices);
  g_free (options->seed);
  g_free (options->records);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
options_to_simulation (const Options *options, const WeftTables *tables, WeftSimulation *simulation,
                       GError **error)
{
  WeftRandom random;

  if (!cli_parse_seed (options->seed, &simulation->seed, error))
    return FALSE;
  random = weft_random_start (&simulation->seed, WEFT_STREAM_SETUP, 0);
  simulation->tables = tables;
  simulation->roll_bots = options->choices.civilizations == NULL;
  return cli_choices_to_setup (&options->choices, tables, &random, &simulation->setup, error);
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

static char *
record_path (const char *folder, guint64 game)
{
  g_autofree char *name = g_strdup_printf ("game-%06" G_GUINT64_FORMAT ".weft", game + 1);

  return g_build_filename (folder, name, NULL);
}

/* Nothing is written over: what lies there may be somebody's games. */
static gboolean
make_room (guint64 games, const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, 0777) != 0)
    {
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_FILE, _ ("The folder cannot be made."));
      return FALSE;
    }
  for (guint64 n = 0; n < games; n++)
    {
      g_autofree char *path = record_path (folder, n);

      if (!g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        continue;
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_FILE,
                   _ ("There are games in the folder already; name another."));
      return FALSE;
    }
  return TRUE;
}

static gboolean
write_records (const WeftSimulation *simulation, guint64 games, const char *folder, GError **error)
{
  for (guint64 n = 0; n < games; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (simulation, n);
      g_autofree char *path = record_path (folder, n);
      g_autofree char *text = weft_record_to_text (record);

      if (!cli_new_file_write (path, text, error))
        return FALSE;
    }
  return TRUE;
}

static void
print_totals (const WeftSimulation *simulation, const WeftSimulationTotals *totals)
{
  JsonObject *object = json_object_new ();
  g_autofree char *seed = weft_seed_to_string (&simulation->seed);

  json_object_set_int_member (object, "games", (gint64) totals->games);
  json_object_set_int_member (object, "moves", (gint64) totals->moves);
  json_object_set_int_member (object, "turns", (gint64) totals->turns);
  json_object_set_string_member (object, "seed", seed);
  json_object_set_string_member (object, "assumption", WEFT_SIMULATION_ASSUMPTION);
  if (weft_setup_is_solo (&simulation->setup))
    json_object_set_object_member (object, "vp", cli_distribution_to_json (totals));
  cli_print_object (object);
}

/* Apart from the results, which are the same every time. */
static void
print_timing (guint64 games, double seconds)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), json_object_new ());
  JsonObject *object = json_node_get_object (node);
  g_autofree char *text = NULL;

  json_object_set_double_member (object, "seconds", seconds);
  json_object_set_double_member (object, "games_per_second",
                                 seconds > 0 ? (double) games / seconds : 0);
  text = json_to_string (node, FALSE);
  g_printerr ("%s\n", text);
}

static gboolean
parse_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT64, &options->games, N_ ("How many games (1000)"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed, N_ ("A number or 32 hex digits"), "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options->threads, N_ ("Threads (1)"), "T" },
    { "records", 0, 0, G_OPTION_ARG_FILENAME, &options->records,
      N_ ("Write the games’ records there"), N_ ("DIR") },
    { "timing", 0, 0, G_OPTION_ARG_NONE, &options->timing,
      N_ ("Tell on standard error how long it took"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  return cli_parse_options (entries, &options->choices, "", 0, 0, argc, argv);
}

CliStatus
cli_simulate (const WeftTables *tables, int argc, char **argv)
{
  g_auto (Options) options = { .games = 1000, .threads = 1 };
  g_autofree WeftSimulationTotals *totals = g_new0 (WeftSimulationTotals, 1);
  WeftSimulation simulation = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 start;
  double seconds;

  cli_choices_init (&options.choices);
  if (!parse_options (&options, &argc, &argv))
    return CLI_USAGE;
  if (options.games < 1 || options.games > MOST_GAMES || options.threads < 1
      || options.threads > MOST_THREADS)
    {
      g_autofree char *refusal = g_strdup_printf (
          _ ("simulate: games from 1 to %1$d, threads from 1 to %2$d"), MOST_GAMES, MOST_THREADS);

      g_printerr ("weft-cli: %s\n", refusal);
      return CLI_USAGE;
    }
  if (!options_to_simulation (&options, tables, &simulation, &error))
    {
      cli_print_error ("simulate", error);
      return CLI_USAGE;
    }
  if (options.records != NULL
      && (!make_room ((guint64) options.games, options.records, &error)
          || !write_records (&simulation, (guint64) options.games, options.records, &error)))
    {
      if (error->domain == G_FILE_ERROR) /* it names the file itself */
        g_printerr ("weft-cli: %s\n", error->message);
      else
        cli_print_error (options.records, error);
      return CLI_BAD;
    }
  start = g_get_monotonic_time ();
  play_all (&simulation, (guint64) options.games, options.threads, totals);
  seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  print_totals (&simulation, totals);
  if (options.timing)
    print_timing (totals->games, seconds);
  return CLI_GOOD;
}
