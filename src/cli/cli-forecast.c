/* cli-forecast.c: forecast and project: what may come of a game in progress
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "cli-command.h"
#include "cli-statistics.h"
#include "weft-forecast.h"
#include "weft-history.h"
#include "weft-record-text.h"

#define MOST_GAMES 10000000

static WeftHistory *
load (const WeftTables *tables, const char *file)
{
  g_autoptr (GError) error = NULL;
  WeftRecord *record = weft_record_load (file, tables, &error);
  WeftHistory *history = record != NULL ? weft_history_new (tables, record, &error) : NULL;

  if (history == NULL)
    cli_print_error (file, error);
  return history;
}

/* Per track the chance that the bot advances there by the pair. */
static JsonObject *
bot_to_json (const WeftForecast *forecast, const WeftState *state, guint bot)
{
  JsonObject *object = json_object_new ();

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&state->setup, track))
      json_object_set_double_member (object, weft_track_nick (track), forecast->track[bot][track]);
  json_object_set_double_member (object, "none", forecast->no_advance[bot]);
  return object;
}

CliStatus
cli_forecast (const WeftTables *tables, int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (WeftHistory) history = NULL;
  g_autoptr (GError) error = NULL;
  const WeftState *state;
  WeftForecast forecast;
  JsonObject *object;

  if (!cli_parse_options (entries, NULL, _ ("FILE"), 1, 1, &argc, &argv))
    return CLI_USAGE;
  history = load (tables, argv[1]);
  if (history == NULL)
    return CLI_BAD;
  state = weft_history_state (history);
  if (!weft_forecast_is_possible (state))
    {
      g_set_error (&error, WEFT_ERROR, WEFT_ERROR_SETUP,
                   _ ("The bots have no more turns: nothing to forecast."));
      cli_print_error (argv[1], error);
      return CLI_BAD;
    }
  forecast = weft_forecast (state, tables);
  object = json_object_new ();
  json_object_set_double_member (object, "income", forecast.income);
  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    if (weft_setup_has_player (&state->setup, bot))
      json_object_set_object_member (object, weft_player_nick (bot),
                                     bot_to_json (&forecast, state, bot));
  if (weft_setup_is_solo (&state->setup))
    {
      json_object_set_double_member (object, "explore", forecast.explore);
      json_object_set_double_member (object, "conquer", forecast.conquer);
    }
  cli_print_object (object);
  return CLI_GOOD;
}

static void
print_projection (const WeftSimulation *simulation, const WeftSimulationTotals *totals)
{
  JsonObject *object = json_object_new ();
  g_autofree char *seed = weft_seed_to_string (&simulation->seed);

  json_object_set_int_member (object, "games", (gint64) totals->games);
  json_object_set_string_member (object, "seed", seed);
  json_object_set_string_member (object, "assumption", WEFT_SIMULATION_ASSUMPTION);
  json_object_set_object_member (object, "vp", cli_distribution_to_json (totals));
  cli_print_object (object);
}

CliStatus
cli_project (const WeftTables *tables, int argc, char **argv)
{
  gint64 games = 1000;
  g_autofree char *seed = NULL;
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT64, &games, N_ ("How many games (1000)"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, N_ ("A number or 32 hex digits"), "S" },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree WeftSimulationTotals *totals = g_new0 (WeftSimulationTotals, 1);
  g_autoptr (WeftHistory) history = NULL;
  g_autoptr (GError) error = NULL;
  WeftSimulation simulation = { .tables = tables };

  if (!cli_parse_options (entries, NULL, _ ("FILE"), 1, 1, &argc, &argv))
    return CLI_USAGE;
  if (games < 1 || games > MOST_GAMES || !cli_parse_seed (seed, &simulation.seed, &error))
    {
      g_autofree char *refusal =
          g_strdup_printf (_ ("project: games from 1 to %d, and a seed"), MOST_GAMES);

      g_printerr ("weft-cli: %s\n", refusal);
      return CLI_USAGE;
    }
  history = load (tables, argv[1]);
  if (history == NULL)
    return CLI_BAD;
  if (!weft_setup_is_solo (weft_record_setup (weft_history_record (history))))
    {
      g_set_error (&error, WEFT_ERROR, WEFT_ERROR_SETUP,
                   _ ("The Automa does not play in the mode shadow-empire: nothing to project."));
      cli_print_error (argv[1], error);
      return CLI_BAD;
    }
  weft_simulation_run_from (&simulation, weft_history_state (history), (guint64) games, totals);
  print_projection (&simulation, totals);
  return CLI_GOOD;
}
