/* cli-terminal.c: reading lines and writing text, at a terminal or through pipes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-terminal.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

#define WIDTH 80
#define MOST_HISTORY 500

/* Readline's completion has no place for data of ours, hence these. */
static CliCompleter terminal_completer;
static gpointer terminal_data;

gboolean
cli_terminal_is_person (void)
{
  return isatty (STDIN_FILENO) != 0;
}

static gboolean
is_styled (void)
{
  return isatty (STDOUT_FILENO) && g_getenv ("NO_COLOR") == NULL
         && g_strcmp0 (g_getenv ("TERM"), "dumb") != 0;
}

static int
terminal_width (void)
{
  struct winsize size;

  if (isatty (STDOUT_FILENO) && ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 20)
    return MIN (size.ws_col, 100);
  return WIDTH;
}

/* Called with 0, 1 … until it returns NULL; readline frees what it gets with free(). */
static char *
next_match (const char *word, int state)
{
  static char **matches;
  static int next;

  if (state == 0)
    {
      g_autofree char *line = g_strndup (rl_line_buffer, (gsize) rl_point);

      g_clear_pointer (&matches, g_strfreev);
      matches = terminal_completer (line, terminal_data);
      next = 0;
    }
  (void) word;
  return matches[next] != NULL ? strdup (matches[next++]) : NULL;
}

static char **
complete (const char *word, int start, int end)
{
  (void) start;
  (void) end;
  rl_attempted_completion_over = 1; /* file names are never meant */
  return terminal_completer != NULL ? rl_completion_matches (word, next_match) : NULL;
}

static char *
history_file (void)
{
  return g_build_filename (g_get_user_state_dir (), "weft", "typed", NULL);
}

void
cli_terminal_open (CliCompleter completer, gpointer data)
{
  g_autofree char *file = NULL;

  if (!cli_terminal_is_person ())
    return;
  file = history_file ();
  terminal_completer = completer;
  terminal_data = data;
  rl_readline_name = "weft";
  using_history ();
  stifle_history (MOST_HISTORY);
  read_history (file);
}

void
cli_terminal_close (void)
{
  g_autofree char *file = NULL;
  g_autofree char *folder = NULL;

  if (!cli_terminal_is_person ())
    return;
  file = history_file ();
  folder = g_path_get_dirname (file);
  if (g_mkdir_with_parents (folder, 0700) == 0)
    write_history (file);
}

static char *
read_piped_line (void)
{
  char *line = NULL, *copy;
  gsize size = 0;
  gssize length;

  fflush (stdout);
  length = getline (&line, &size, stdin);
  for (gssize i = 0; i < length; i++)
    if (line[i] == '\0')
      line[i] = '?'; /* else the rest of the line would go unseen */
  copy = length >= 0 ? g_strndup (line, (gsize) length) : NULL;
  free (line);
  if (copy != NULL)
    g_strchomp (copy);
  return copy;
}

char *
cli_terminal_read (const char *prompt)
{
  char *line, *copy;

  if (!cli_terminal_is_person ())
    return read_piped_line ();
  rl_attempted_completion_function = complete;
  line = readline (prompt);
  if (line == NULL)
    return NULL;
  if (*line != '\0' && terminal_completer != NULL) /* commands, not answers */
    add_history (line);
  copy = g_strdup (line);
  free (line);
  return copy;
}

char *
cli_terminal_ask (const char *question)
{
  if (!cli_terminal_is_person ())
    cli_terminal_print (CLI_PLAIN, question);
  return cli_terminal_read (question);
}

static const char *
style_code (CliStyle style)
{
  static const char *const codes[] = { "", "\033[1m", "\033[2m", "\033[33m" };

  return is_styled () ? codes[style] : "";
}

/* How far later lines of a paragraph stand in: under the text after a mark. */
static gsize
hanging_indent (const char *line)
{
  gsize spaces = strspn (line, " "), mark = strspn (line + spaces, "0123456789.-");

  return mark > 0 ? spaces + mark + strspn (line + spaces + mark, " ") : spaces;
}

static void
print_wrapped (const char *line, int width)
{
  gsize indent = hanging_indent (line);
  g_auto (GStrv) words = g_strsplit (line + strspn (line, " "), " ", -1);
  int column = (int) strspn (line, " ");

  printf ("%*s", column, "");
  for (char **word = words; *word != NULL; word++)
    {
      int length = (int) g_utf8_strlen (*word, -1);

      if (word != words && column + 1 + length > width)
        {
          printf ("\n%*s", (int) indent, "");
          column = (int) indent;
        }
      else if (word != words)
        {
          putchar (' ');
          column++;
        }
      fputs (*word, stdout);
      column += length;
    }
  putchar ('\n');
}

void
cli_terminal_print (CliStyle style, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  int width = terminal_width ();

  fputs (style_code (style), stdout);
  for (char **line = lines; *line != NULL; line++)
    if ((int) g_utf8_strlen (*line, -1) <= width)
      puts (*line); /* as it is: it may be a table */
    else
      print_wrapped (*line, width);
  if (is_styled () && style != CLI_PLAIN)
    fputs ("\033[0m", stdout);
}

void
cli_terminal_print_picture (const char *text)
{
  puts (text);
}
