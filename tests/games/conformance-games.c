/* conformance-games.c: the games of tests/conformance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "conformance-games.h"
#include "weft-record-text.h"

#include <string.h>

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the files, sorted. */
static GPtrArray *
list_files (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;

  dir = g_dir_open (folder, 0, &error);
  if (dir == NULL)
    g_error ("%s", error->message);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  if (names->len == 0)
    g_error ("There are no games in %s.", folder);
  return names;
}

void
conformance_games_add_tests (const char *prefix, GTestDataFunc test)
{
  const char *root = g_getenv ("WEFT_SOURCE_DIR");
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) names = NULL;

  if (root == NULL)
    g_error ("WEFT_SOURCE_DIR must name the project's folder: run this test with meson.");
  folder = g_build_filename (root, "tests", "conformance", NULL);
  names = list_files (folder);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *path =
          g_strdup_printf ("%s/%.*s", prefix, (int) (strlen (name) - strlen (".json")), name);

      g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test, g_free);
    }
}

JsonNode *
conformance_games_load (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  JsonNode *file;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  file = json_from_string (text, &error);
  g_assert_no_error (error);
  return file;
}

/* The text of a member of the file, as the engine is to read it. */
static char *
member_text (JsonNode *file, const char *name)
{
  JsonNode *member = json_object_get_member (json_node_get_object (file), name);

  g_assert_nonnull (member);
  return json_to_string (member, FALSE);
}

WeftHistory *
conformance_games_replay (JsonNode *file, const WeftTables *tables)
{
  g_autofree char *text = member_text (file, "record");
  g_autoptr (GError) error = NULL;
  WeftRecord *record = weft_record_parse (text, strlen (text), tables, &error);
  WeftHistory *history;

  g_assert_no_error (error);
  history = weft_history_new (tables, record, &error);
  g_assert_no_error (error);
  return history;
}
