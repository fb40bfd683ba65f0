/* cli-games.c: the games kept, listed and offered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-games.h"

#include <glib/gi18n.h>

#include "cli-terminal.h"
#include "weft-error.h"
#include "weft-library.h"

/* More are not offered: --list shows them. */
#define MOST_OFFERED 9

static void
print_game (WeftSavedGame *game, guint number)
{
  g_autofree char *line = g_strdup_printf ("%3u. %s · %s", number, weft_saved_game_get_title (game),
                                           weft_saved_game_get_subtitle (game));

  cli_terminal_print (CLI_PLAIN, line);
}

void
cli_games_list (const WeftTables *tables)
{
  g_autoptr (GListStore) games = weft_library_list (tables);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (games)); i++)
    {
      g_autoptr (WeftSavedGame) game = g_list_model_get_item (G_LIST_MODEL (games), i);
      g_autofree char *name = g_filename_display_name (weft_saved_game_get_path (game));
      g_autofree char *path = weft_one_line (name);
      g_autofree char *line = g_strconcat ("     ", path, NULL);

      print_game (game, i + 1);
      cli_terminal_print_picture (line); /* whole, to be copied */
    }
}

/* The games that can be gone on with, the one played last first. */
static GPtrArray *
unfinished (const WeftTables *tables)
{
  g_autoptr (GListStore) games = weft_library_list (tables);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (games)); i++)
    {
      g_autoptr (WeftSavedGame) game = g_list_model_get_item (G_LIST_MODEL (games), i);

      if (!weft_saved_game_is_over (game) && weft_saved_game_get_damage (game) == NULL)
        g_ptr_array_add (list, g_steal_pointer (&game));
    }
  return list;
}

char *
cli_games_last (const WeftTables *tables)
{
  g_autoptr (GPtrArray) games = unfinished (tables);

  return games->len > 0 ? g_strdup (weft_saved_game_get_path (g_ptr_array_index (games, 0))) : NULL;
}

/* The number of one of @n games, 0 for a new one; -1 when the person leaves. */
static int
ask_number (guint n)
{
  g_autofree char *question = g_strconcat (_ ("Which game?"), " [1] ", NULL);
  g_autofree char *refusal = g_strdup_printf (_ ("Say a number from %1$d to %2$d."), 0, (int) n);

  while (TRUE)
    {
      g_autofree char *line = cli_terminal_ask (question);
      guint64 number;

      if (line == NULL)
        return cli_terminal_is_person () ? -1 : 1;
      g_strstrip (line);
      if (*line == '\0')
        return 1;
      if (g_ascii_string_to_unsigned (line, 10, 0, n, &number, NULL))
        return (int) number;
      cli_terminal_print (CLI_WARN, refusal);
    }
}

gboolean
cli_games_offer (const WeftTables *tables, char **path)
{
  g_autoptr (GPtrArray) games = unfinished (tables);
  guint n = MIN (games->len, MOST_OFFERED);
  g_autofree char *new_game = g_strconcat ("  0. ", _ ("A new game"), NULL);
  int number;

  *path = NULL;
  if (n == 0)
    return TRUE;
  cli_terminal_print (CLI_PLAIN, new_game);
  for (guint i = 0; i < n; i++)
    print_game (g_ptr_array_index (games, i), i + 1);
  number = ask_number (n);
  if (number > 0)
    *path = g_strdup (weft_saved_game_get_path (g_ptr_array_index (games, number - 1)));
  return number >= 0;
}
