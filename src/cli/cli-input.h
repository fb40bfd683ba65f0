/* cli-input.h: what people type, understood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"

G_BEGIN_DECLS

/* What a typed line asks for. */
typedef enum
{
  CLI_INPUT_NOTHING, /* an empty line */
  CLI_INPUT_MOVE,
  CLI_INPUT_UNDO,
  CLI_INPUT_REDO,
  CLI_INPUT_BACK,
  CLI_INPUT_TRACKS,
  CLI_INPUT_MAP,
  CLI_INPUT_BOTS,
  CLI_INPUT_DECK,
  CLI_INPUT_ODDS,
  CLI_INPUT_LOG,
  CLI_INPUT_WHY,
  CLI_INPUT_SETUP,
  CLI_INPUT_POSSIBLE,
  CLI_INPUT_HELP,
  CLI_INPUT_QUIT,
} CliInputKind;

/**
 * CliInput:
 * @move: for %CLI_INPUT_MOVE
 * @number: how many steps to undo or redo; the line of the log to go back to
 * @text: (nullable): the text of a note; free with cli_input_clear()
 */
typedef struct
{
  CliInputKind kind;
  WeftMove move;
  int number;
  char *text;
} CliInput;

/**
 * cli_input_parse:
 * @line: what was typed
 * @input: (out): filled on success
 *
 * Understands a line: commands, tracks and players by any beginning that is clear, hexes in either
 * case. What it means may depend on what the game waits for; whether the move is possible is not
 * decided here.
 *
 * Returns: %FALSE with an error that says what would be understood
 */
gboolean cli_input_parse (const char *line, const WeftState *state, const WeftTables *tables,
                          CliInput *input, GError **error);

void cli_input_clear (CliInput *input);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliInput, cli_input_clear)

/* The words of a line, with spaces or commas between them. (transfer full) */
char **cli_input_split (const char *line);

/**
 * cli_input_complete:
 * @line: what has been typed so far
 *
 * Returns: (transfer full): the words that can stand in place of the last one
 */
char **cli_input_complete (const char *line, const WeftState *state, const WeftTables *tables);

/* The help text: every command with what it does, one a line. */
const char *cli_input_help (void);

G_END_DECLS
