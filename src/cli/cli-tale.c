/* cli-tale.c: a whole game told at the terminal, or written to a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-tale.h"

#include "cli-new-file.h"
#include "cli-terminal.h"

static void
print_line (const WeftTaleLine *line, gboolean numbered)
{
  static const char *const indents[] = {
    [WEFT_TALE_TITLE] = "",    [WEFT_TALE_PLAYER] = "  ",    [WEFT_TALE_TURN] = "",
    [WEFT_TALE_MOVE] = "    ", [WEFT_TALE_EVENT] = "      ", [WEFT_TALE_PART] = "        ",
  };
  gboolean heading = line->kind == WEFT_TALE_TITLE || line->kind == WEFT_TALE_TURN;
  g_autofree char *words = line->kind == WEFT_TALE_MOVE && numbered
                               ? g_strdup_printf ("%4u  %s", line->move, line->text)
                               : g_strconcat (indents[line->kind], line->text, NULL);

  if (line->kind == WEFT_TALE_TURN)
    cli_terminal_print_picture ("");
  cli_terminal_print (heading ? CLI_BOLD : CLI_PLAIN, words);
}

void
cli_tale_print_turn (const WeftVoice *voice, const WeftHistory *history, guint number)
{
  g_autoptr (GPtrArray) lines = weft_tale (voice, history);
  guint turn = 0;

  for (guint i = 0; i < lines->len && turn <= number; i++)
    {
      const WeftTaleLine *line = g_ptr_array_index (lines, i);

      if (line->kind == WEFT_TALE_TURN)
        turn++;
      if (turn == number)
        print_line (line, FALSE);
    }
}

void
cli_tale_print (const WeftVoice *voice, const WeftHistory *history, gboolean numbered)
{
  g_autoptr (GPtrArray) lines = weft_tale (voice, history);

  for (guint i = 0; i < lines->len; i++)
    print_line (g_ptr_array_index (lines, i), numbered);
}

gboolean
cli_tale_write (const WeftVoice *voice, const WeftHistory *history, const char *path,
                GError **error)
{
  g_autofree char *text = weft_tale_markdown (voice, history);

  return cli_new_file_write (path, text, error);
}
