/* cli-terminal.h: reading lines and writing text, at a terminal or through pipes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the words that can stand in place of the last one of @line. (transfer full) */
typedef char **(*CliCompleter) (const char *line, gpointer data);

/* Prepares line editing, history and completion when standard input is a terminal. */
void cli_terminal_open (CliCompleter completer, gpointer data);

/* Saves the history of typed lines. */
void cli_terminal_close (void);

/* Whether a person types. */
gboolean cli_terminal_is_person (void);

/**
 * cli_terminal_read:
 * @prompt: shown before the line when a person types
 *
 * Returns: (transfer full) (nullable): the line without its end, or %NULL at the end of input
 */
char *cli_terminal_read (const char *prompt);

/* The same for a question, which is seen whoever types. */
char *cli_terminal_ask (const char *question);

/* How text is to be looked at. */
typedef enum
{
  CLI_PLAIN,
  CLI_BOLD,
  CLI_DIM,
  CLI_WARN,
} CliStyle;

/* How many columns there are: of the terminal, else as COLUMNS says, else 80. */
int cli_terminal_width (void);

/* At a terminal, what is more than it has rows stops at the end of a page. Who has read enough sees
 * no more until the next line is read, or until this is called before what must be seen. */
void cli_terminal_stop_skipping (void);

/* Prints text wrapped at the terminal's width, with later lines of a paragraph under the first
 * word after a mark such as “- ” or “3. ”. */
void cli_terminal_print (CliStyle style, const char *text);

/* Prints a picture as it is. */
void cli_terminal_print_picture (const char *text);

G_END_DECLS
