/* sentences.c: sentences, each understood as what its table says
 *
 * A table has a line for each: the position, the sentence, and what it must be understood as, or
 * “refuse”, with tabs between them.
 *
 * To try others: test-sentences LANGUAGE POSITION <LINES
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <string.h>

#include "positions.h"
#include "weft-flow.h"
#include "weft-language.h"

static char *
understand (const char *language, const Position *position, const char *line, char **reason)
{
  g_auto (WeftTyped) typed = { 0 };
  g_autoptr (GError) error = NULL;
  WeftState state = position->state;

  *reason = NULL;
  if (!weft_typed_read (language, line, &position->voice, &position->state, &typed, &error))
    {
      g_assert_null (strchr (error->message, '\n'));
      g_assert_cmpstr (error->message, !=, "");
      *reason = g_strdup (error->message);
      return g_strdup ("refuse");
    }
  for (guint i = 0; i < typed.n_moves; i++)
    g_assert_true (weft_flow_apply (position->tables, &state, &typed.moves[i], NULL, NULL));
  *reason = g_strdup (typed.understood);
  return position_say (position, &typed);
}

static Position *
position_of (GHashTable *positions, const char *name)
{
  Position *position = g_hash_table_lookup (positions, name);

  if (position == NULL)
    {
      position = position_load (name);
      g_hash_table_insert (positions, g_strdup (name), position);
    }
  return position;
}

static void
test_table (gconstpointer data)
{
  const char *language = data;
  g_autofree char *file = g_strconcat (language, ".tsv", NULL);
  g_autofree char *path =
      g_build_filename (g_getenv ("WEFT_SOURCE_DIR"), "tests", "typed", file, NULL);
  g_autoptr (GHashTable) positions =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) position_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0, n_refused = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) cells = g_strsplit (*line, "\t", 3);
      g_autofree char *found = NULL;
      g_autofree char *reason = NULL;

      if (g_strv_length (cells) != 3)
        continue;
      found = understand (language, position_of (positions, cells[0]), cells[1], &reason);
      if (!g_str_equal (found, cells[2]))
        {
          g_test_message ("%s: “%s” is read as: %s (%s), not as: %s", cells[0], cells[1], found,
                          reason != NULL ? reason : "", cells[2]);
          g_test_fail ();
        }
      n++;
      n_refused += g_str_equal (cells[2], "refuse");
    }
  g_test_message ("%u sentences, %u of them refused", n, n_refused);
  g_assert_cmpuint (n, >=, g_str_equal (language, "en") ? 200 : 100);
  g_assert_cmpuint (n_refused * 3 + 3, >=, n);
}

/* Tells how each line of the standard input is understood. */
static int
try_lines (const char *language, const char *name)
{
  Position *position = position_load (name);
  char line[4096];

  while (fgets (line, sizeof line, stdin) != NULL)
    {
      g_autofree char *reason = NULL;
      g_autofree char *found = NULL;

      g_strchomp (line);
      found = understand (language, position, line, &reason);
      g_print ("%s\t%s\t%s%s%s\n", name, line, found, reason != NULL ? "\t" : "",
               reason != NULL ? reason : "");
    }
  position_free (position);
  return 0;
}

int
main (int argc, char **argv)
{
  weft_language_start ();
  if (argc == 3 && argv[1][0] != '-')
    return try_lines (argv[1], argv[2]);
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/typed/sentences/en", "en", test_table);
  g_test_add_data_func ("/typed/sentences/fr", "fr", test_table);
  g_test_add_data_func ("/typed/sentences/cs", "cs", test_table);
  g_test_add_data_func ("/typed/sentences/pl", "pl", test_table);
  return g_test_run ();
}
