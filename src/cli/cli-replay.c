/* cli-replay.c: replay, check and legal: records without a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "cli-command.h"
#include "cli-tale.h"
#include "weft-fault.h"
#include "weft-flow.h"
#include "weft-history.h"
#include "weft-legal-moves.h"
#include "weft-record-text.h"
#include "weft-state-json.h"

static void
print_events (const GArray *events, const WeftTables *tables, int move)
{
  for (guint i = 0; i < events->len; i++)
    cli_print_object (weft_event_to_json (&g_array_index (events, WeftEvent, i), tables, move));
}

/* Applies the first @until moves; @show_events prints what each move caused as it goes. */
static gboolean
replay (const WeftTables *tables, const WeftRecord *record, guint until, gboolean show_events,
        WeftState *state, GError **error)
{
  g_autoptr (GArray) events = show_events ? weft_events_new () : NULL;

  weft_flow_start (tables, weft_record_setup (record), state, events);
  if (show_events)
    print_events (events, tables, -1);
  for (guint i = 0; i < MIN (until, weft_record_n_moves (record)); i++)
    {
      if (show_events)
        g_array_set_size (events, 0);
      if (!weft_flow_apply (tables, state, weft_record_move (record, i), events, error))
        {
          weft_error_set_move (error, i);
          return FALSE;
        }
      if (show_events)
        print_events (events, tables, (int) i);
    }
  return TRUE;
}

/* The game of the first @until moves. @record: (transfer full) */
static WeftHistory *
history_until (const WeftTables *tables, WeftRecord *record, guint until, GError **error)
{
  while (weft_record_n_moves (record) > until)
    weft_record_undo (record);
  return weft_history_new (tables, record, error);
}

/* The game as a story: on the terminal, or as Markdown in a file. */
static gboolean
tell_story (const WeftTables *tables, const char *path, guint until, const char *text_file,
            GError **error)
{
  WeftRecord *record = weft_record_load (path, tables, error);
  g_autoptr (WeftHistory) history =
      record != NULL ? history_until (tables, record, until, error) : NULL;
  WeftVoice voice = { tables, NULL };

  if (history == NULL)
    return FALSE;
  voice.record = weft_history_record (history);
  if (text_file != NULL)
    return cli_tale_write (&voice, history, text_file, error);
  cli_tale_print (&voice, history, FALSE);
  return TRUE;
}

CliStatus
cli_replay (const WeftTables *tables, int argc, char **argv)
{
  gboolean show_state = FALSE, show_events = FALSE;
  int until = G_MAXINT;
  g_autofree char *text_file = NULL;
  const GOptionEntry entries[] = {
    { "state", 0, 0, G_OPTION_ARG_NONE, &show_state, N_ ("Print the state the game ends in"),
      NULL },
    { "events", 0, 0, G_OPTION_ARG_NONE, &show_events, N_ ("Print what each move caused"), NULL },
    { "text", 0, 0, G_OPTION_ARG_FILENAME, &text_file, N_ ("Write the game to a file, as Markdown"),
      N_ ("FILE") },
    { "until", 0, 0, G_OPTION_ARG_INT, &until, N_ ("Stop after the first N moves"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (WeftRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  WeftState state;

  if (!cli_parse_options (entries, NULL, _ ("FILE"), 1, 1, &argc, &argv))
    return CLI_USAGE;
  if (until < 0)
    {
      g_printerr ("weft-cli: %s\n", _ ("--until takes a number from 0"));
      return CLI_USAGE;
    }
  if (!show_state && !show_events)
    {
      if (tell_story (tables, argv[1], (guint) until, text_file, &error))
        return CLI_GOOD;
      if (error->domain == G_FILE_ERROR) /* it names the file itself */
        g_printerr ("weft-cli: %s\n", error->message);
      else
        cli_print_error (argv[1], error);
      return CLI_BAD;
    }
  record = weft_record_load (argv[1], tables, &error);
  if (record == NULL || !replay (tables, record, (guint) until, show_events, &state, &error))
    {
      cli_print_error (argv[1], error);
      return CLI_BAD;
    }
  if (show_state)
    cli_print_object (weft_state_to_json (&state, tables));
  return CLI_GOOD;
}

CliStatus
cli_check (const WeftTables *tables, int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  CliStatus status = CLI_GOOD;

  if (!cli_parse_options (entries, NULL, _ ("FILE…"), 1, G_MAXINT, &argc, &argv))
    return CLI_USAGE;
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (WeftRecord) record = weft_record_load (argv[i], tables, &error);
      WeftState state;

      if (record != NULL && replay (tables, record, G_MAXUINT, FALSE, &state, &error))
        continue;
      cli_print_error (argv[i], error);
      status = CLI_BAD;
    }
  return status;
}

CliStatus
cli_legal (const WeftTables *tables, int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (WeftRecord) record = NULL;
  g_autoptr (GArray) moves = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *answer;
  JsonArray *list, *always;
  WeftState state;

  if (!cli_parse_options (entries, NULL, _ ("FILE"), 1, 1, &argc, &argv))
    return CLI_USAGE;
  record = weft_record_load (argv[1], tables, &error);
  if (record == NULL || !replay (tables, record, G_MAXUINT, FALSE, &state, &error))
    {
      cli_print_error (argv[1], error);
      return CLI_BAD;
    }
  moves = weft_legal_moves (&state, tables);
  list = json_array_new ();
  for (guint i = 0; i < moves->len; i++)
    json_array_add_object_element (list,
                                   weft_move_to_json (&g_array_index (moves, WeftMove, i), tables));
  always = json_array_new ();
  for (guint kind = 0; kind < WEFT_N_MOVES; kind++)
    if ((weft_legal_unlisted (&state, tables) & WEFT_MOVE_BIT (kind)) != 0)
      json_array_add_string_element (always, weft_move_nick (kind));
  answer = json_object_new ();
  json_object_set_object_member (answer, "prompt", weft_prompt_to_json (&state, tables));
  json_object_set_array_member (answer, "moves", list);
  json_object_set_array_member (answer, "also", always);
  cli_print_object (answer);
  return CLI_GOOD;
}
