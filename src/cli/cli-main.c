/* cli-main.c: weft-cli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "cli-command.h"
#include "weft-error.h"

typedef CliStatus (*Command) (const WeftTables *tables, int argc, char **argv);

static const struct
{
  const char *name;
  Command run;
  const char *arguments;
  const char *what;
} commands[] = {
  { "play", cli_play, "[FILE]", "play a game: the companion in a terminal" },
  { "replay", cli_replay, "FILE [--state] [--events] [--until N]", "replay a game record" },
  { "check", cli_check, "FILE…", "tell which records are bad, and why" },
  { "legal", cli_legal, "FILE", "print what is possible after a record, as JSON" },
  { "forecast", cli_forecast, "FILE", "print the odds of the bots' next deal, as JSON" },
  { "project", cli_project, "FILE --games N --seed S", "print where the Automa's VP may end" },
  { "simulate", cli_simulate, "--games N --seed S …", "play random games, for statistics" },
};

static void
print_help (void)
{
  g_print ("Usage: weft-cli COMMAND …\n\n");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-8s %-37s %s\n", commands[i].name, commands[i].arguments, commands[i].what);
  g_print ("\nA FILE may be - for standard input. “weft-cli COMMAND --help” tells more.\n");
}

void
cli_print_error (const char *file, const GError *error)
{
  g_autofree char *name = g_filename_display_name (file);
  g_autofree char *line = g_strdup (error->message);

  g_printerr ("weft-cli: %s: %s\n", name, g_strdelimit (line, "\r\n", ' '));
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
  g_option_context_add_main_entries (context, entries, NULL);
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
      g_printerr ("weft-cli: %s %s\n",
                  (*argc - 1 < least) ? "something is missing: weft-cli"
                                      : "there is too much: weft-cli",
                  parameters);
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

  setlocale (LC_ALL, "");
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
      g_printerr ("weft-cli: there is no command “%s”; weft-cli --help lists them\n", argv[1]);
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
