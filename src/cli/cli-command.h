/* cli-command.h: the commands of weft-cli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "cli-choices.h"

G_BEGIN_DECLS

/* How a command ends, the exit status of the program. */
typedef enum
{
  CLI_GOOD = 0,  /* done */
  CLI_BAD = 1,   /* a bad record or an illegal move */
  CLI_USAGE = 2, /* the command line makes no sense */
} CliStatus;

/* Each takes the arguments after the program's name, the command's own name first. */
CliStatus cli_replay (const WeftTables *tables, int argc, char **argv);
CliStatus cli_check (const WeftTables *tables, int argc, char **argv);
CliStatus cli_legal (const WeftTables *tables, int argc, char **argv);
CliStatus cli_forecast (const WeftTables *tables, int argc, char **argv);
CliStatus cli_project (const WeftTables *tables, int argc, char **argv);
CliStatus cli_simulate (const WeftTables *tables, int argc, char **argv);
CliStatus cli_play (const WeftTables *tables, int argc, char **argv);

/**
 * cli_parse_options:
 * @entries: the command's options
 * @choices: (nullable): filled from the options for a new game, which are then understood too
 * @parameters: what follows the options, such as “FILE”
 * @least, @most: how many such arguments there may be
 *
 * Takes the options out of the arguments; `--help` is printed by GLib.
 *
 * Returns: %FALSE after telling what is wrong: the command must end with %CLI_USAGE
 */
gboolean cli_parse_options (const GOptionEntry *entries, CliChoices *choices,
                            const char *parameters, int least, int most, int *argc, char ***argv);

/* Prints an object as JSON on one line. @object: (transfer full) */
void cli_print_object (JsonObject *object);

/* Prints “weft-cli: FILE: message” as one line to standard error. */
void cli_print_error (const char *file, const GError *error);

G_END_DECLS
