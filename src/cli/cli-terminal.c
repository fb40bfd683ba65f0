/* cli-terminal.c: reading lines and writing text, at a terminal or through pipes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-terminal.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

#define WIDTH 80
#define LEAST_WIDTH 20
#define MOST_WIDTH 100
#define LEAST_ROWS 4
#define COLUMN_INDENT 4
#define MOST_HISTORY 500

/* Readline's completion has no place for data of ours, hence these. */
static CliCompleter terminal_completer;
static gpointer terminal_data;

/* The page being read. */
static int page_lines;    /* printed since the person typed */
static gboolean skips;    /* whether the person wants no more of it */
static char *typed_ahead; /* what was typed where a page ended */
static const char *end_style = "";

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

/* The size of the terminal that is written to; 0 and 0 when it is none or does not tell. */
static struct winsize
terminal_size (void)
{
  struct winsize size = { 0 };

  if (!isatty (STDOUT_FILENO) || ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
    return (struct winsize){ 0 };
  return size;
}

int
cli_terminal_width (void)
{
  const char *columns = g_getenv ("COLUMNS");
  gint64 width = terminal_size ().ws_col;

  if (width == 0 && columns != NULL)
    width = g_ascii_strtoll (columns, NULL, 10);
  return width >= LEAST_WIDTH ? (int) MIN (width, MOST_WIDTH) : WIDTH;
}

/* Whether lines wait that were typed or pasted already. */
static gboolean
is_line_waiting (void)
{
  GPollFD input = { .fd = STDIN_FILENO, .events = G_IO_IN };

  return g_poll (&input, 1, 0) > 0;
}

/* Stops where a page is full. What is typed there is no page to be turned but the next line. */
static void
turn_page (void)
{
  int rows = terminal_size ().ws_row;
  char *line;

  if (rows < LEAST_ROWS || !cli_terminal_is_person () || ++page_lines < rows || is_line_waiting ())
    return;
  page_lines = 1;
  fputs (end_style, stdout);
  line = readline (_ ("Enter shows more, q stops: "));
  skips = line == NULL || *line != '\0';
  if (line != NULL && *line != '\0' && !g_str_equal (line, "q"))
    typed_ahead = g_strdup (line);
  free (line);
}

/* Every line that is printed comes through here. */
static void
put_line (const char *line)
{
  if (!skips)
    turn_page ();
  if (!skips)
    puts (line);
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
  rl_initialize ();
  rl_variable_bind ("enable-bracketed-paste", "off"); /* several lines are several lines */
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
  page_lines = 0;
  skips = FALSE;
  if (typed_ahead != NULL)
    return g_steal_pointer (&typed_ahead);
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

/* A line in as many as it takes. A gap of several spaces stands between the columns of a table: the
 * next column then begins a line of its own. */
static void
print_wrapped (const char *line, int width)
{
  gsize start = hanging_indent (line);
  gsize indent = start < (gsize) width / 2 ? start : 2 * COLUMN_INDENT;
  g_auto (GStrv) words = g_strsplit (line + start, " ", -1);
  g_autoptr (GString) row = g_string_new_len (line, (gssize) MIN (start, indent));
  gboolean gap = FALSE, columns = FALSE;

  for (char **word = words; *word != NULL; word++)
    {
      glong column = g_utf8_strlen (row->str, -1);

      if (**word == '\0')
        {
          gap = TRUE;
          continue;
        }
      if (word != words && (gap || column + 1 + g_utf8_strlen (*word, -1) > width))
        {
          if (gap && !columns)
            indent += COLUMN_INDENT;
          columns |= gap;
          put_line (row->str);
          g_string_printf (row, "%*s", (int) indent, "");
        }
      else if (word != words)
        g_string_append_c (row, ' ');
      g_string_append (row, *word);
      gap = FALSE;
    }
  put_line (row->str);
}

/* The lines of a text: one at least, which may be empty. (transfer full) */
static char **
split_lines (const char *text)
{
  static const char *const empty[] = { "", NULL };

  return *text != '\0' ? g_strsplit (text, "\n", -1) : g_strdupv ((char **) empty);
}

void
cli_terminal_print (CliStyle style, const char *text)
{
  g_auto (GStrv) lines = split_lines (text);
  int width = cli_terminal_width ();

  end_style = is_styled () && style != CLI_PLAIN ? "\033[0m" : "";
  fputs (style_code (style), stdout);
  for (char **line = lines; *line != NULL; line++)
    if ((int) g_utf8_strlen (*line, -1) <= width)
      put_line (*line); /* as it is: it may be a table */
    else
      print_wrapped (*line, width);
  fputs (end_style, stdout);
  end_style = "";
}

void
cli_terminal_print_picture (const char *text)
{
  g_auto (GStrv) lines = split_lines (text);

  for (char **line = lines; *line != NULL; line++)
    put_line (*line);
}

void
cli_terminal_stop_skipping (void)
{
  skips = FALSE;
}
