/* cli-main.c: weft-cli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli-command.h"
#include "cli-terminal.h"
#include "weft-error.h"
#include "weft-errors.h"
#include "weft-language.h"

/* Output may get lost while it is written, or only when it is flushed; that is told and ends with
 * 1, as in GNU's closeout. It runs at the exit: GLib's --help exits by itself. */
static void
close_output (void)
{
  gboolean lost = ferror (stdout) != 0;

  if (fclose (stdout) == 0 && !lost)
    return;
  g_printerr ("weft-cli: %s\n", _ ("the output cannot be written"));
  _exit (CLI_BAD);
}

/* A standard stream that is closed would be a file opened later: a game, say. Reading from it and
 * writing to it then fails, which is told. */
static void
open_streams (void)
{
  int place;

  do
    place = open ("/dev/null", O_RDONLY);
  while (place >= 0 && place <= STDERR_FILENO);
  if (place >= 0)
    close (place);
  atexit (close_output);
}

typedef CliStatus (*Command) (const WeftTables *tables, int argc, char **argv);

static const struct
{
  const char *name;
  Command run;
  const char *arguments;
  const char *what;
} commands[] = {
  { "play", cli_play, N_ ("[FILE]"), N_ ("play a game: the companion in a terminal") },
  { "replay", cli_replay, N_ ("FILE [--text FILE] [--state] …"), N_ ("tell a game as a story") },
  { "check", cli_check, N_ ("FILE…"), N_ ("tell which records are bad, and why") },
  { "legal", cli_legal, N_ ("FILE"), N_ ("print what is possible after a record, as JSON") },
  { "forecast", cli_forecast, N_ ("FILE"), N_ ("print the odds of the bots’ next deal, as JSON") },
  { "project", cli_project, N_ ("FILE [--games N] [--seed S]"),
    N_ ("print where the Automa’s VP may end") },
  { "simulate", cli_simulate, N_ ("[--games N] [--seed S] …"),
    N_ ("play random games, for statistics") },
};

/* A command on a line, and what it does below: that fits any terminal. */
static void
print_help (void)
{
  cli_terminal_print (CLI_PLAIN, _ ("Usage: weft-cli COMMAND …"));
  cli_terminal_print (CLI_PLAIN, "");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *command =
          g_strdup_printf ("  %s %s", commands[i].name, _ (commands[i].arguments));
      g_autofree char *what = g_strconcat ("      ", _ (commands[i].what), NULL);

      cli_terminal_print (CLI_PLAIN, command);
      cli_terminal_print (CLI_PLAIN, what);
    }
  cli_terminal_print (CLI_PLAIN, "");
  cli_terminal_print (CLI_PLAIN, _ ("A FILE may be - for standard input. “weft-cli COMMAND --help” "
                                    "tells more."));
}

void
cli_print_error (const char *file, const GError *error)
{
  g_autofree char *display = g_filename_display_name (file);
  g_autofree char *name = weft_one_line (display); /* a name may have control characters, too */
  g_autofree char *words = weft_errors_words (error);

  g_printerr ("weft-cli: %s: %s\n", name, words);
}

void
cli_print_object (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  g_autofree char *text = json_to_string (node, FALSE);

  g_print ("%s\n", text);
  json_object_unref (object);
}

gboolean
cli_parse_options (const GOptionEntry *entries, CliChoices *choices, const char *parameters,
                   int least, int most, int *argc, char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (parameters);
  g_autofree char *program = g_strconcat ("weft-cli ", (*argv)[0], NULL);
  g_autoptr (GError) error = NULL;

  g_set_prgname (program);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (choices != NULL)
    cli_choices_add_options (choices, context);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      g_printerr ("weft-cli: %s\n", error->message);
      return FALSE;
    }
  /* “--” ends the options; GLib leaves it where a file name with a dash may follow. */
  if (*argc > 1 && g_str_equal ((*argv)[1], "--"))
    {
      (*argv)++;
      (*argc)--;
    }
  if (*argc - 1 < least || *argc - 1 > most)
    {
      g_autofree char *usage = g_strstrip (g_strjoin (" ", program, parameters, NULL));
      /* Translators: a command line as it should be. */
      g_autofree char *refusal = g_strdup_printf (
          *argc - 1 < least ? _ ("something is missing: %s") : _ ("there is too much: %s"), usage);

      g_printerr ("weft-cli: %s\n", refusal);
      return FALSE;
    }
  return TRUE;
}

static Command
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      return commands[i].run;
  return NULL;
}

int
main (int argc, char **argv)
{
  g_autoptr (WeftTables) tables = NULL;
  g_autoptr (GError) error = NULL;
  Command command;

  open_streams ();
  weft_language_start ();
  if (argc < 2)
    {
      print_help ();
      return CLI_USAGE;
    }
  if (g_str_equal (argv[1], "--version"))
    {
      g_print ("weft-cli %s\n", WEFT_VERSION);
      return CLI_GOOD;
    }
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "help"))
    {
      print_help ();
      return CLI_GOOD;
    }
  command = find_command (argv[1]);
  if (command == NULL)
    {
      g_autofree char *refusal =
          g_strdup_printf (_ ("there is no command “%s”; weft-cli --help lists them"), argv[1]);

      g_printerr ("weft-cli: %s\n", refusal);
      return CLI_USAGE;
    }
  tables = weft_tables_load (&error);
  if (tables == NULL)
    {
      cli_print_error ("data", error);
      return CLI_BAD;
    }
  return (int) command (tables, argc - 1, argv + 1);
}
