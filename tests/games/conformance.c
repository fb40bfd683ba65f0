/* conformance.c: games of an independent model of the rules end in the state they must
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "invariants.h"
#include "json-diff.h"
#include "weft-history.h"
#include "weft-state-json.h"

static WeftTables *tables;

/* The text of a member of the file, as the engine is to read it. */
static char *
member_text (JsonNode *file, const char *name)
{
  JsonNode *member = json_object_get_member (json_node_get_object (file), name);

  g_assert_nonnull (member);
  return json_to_string (member, FALSE);
}

static WeftHistory *
replay (JsonNode *file)
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

static void
check_states (const WeftHistory *history)
{
  GameFixes fixes = 0;

  for (guint i = 0; i <= weft_history_n_moves (history); i++)
    {
      if (i > 0)
        fixes = game_fixes_after (fixes, weft_record_move (weft_history_record (history), i - 1));
      g_assert_cmpstr (invariants_of_state (weft_history_state_at (history, i), tables, fixes), ==,
                       NULL);
    }
}

static void
test_file (gconstpointer path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *difference = NULL;
  g_autoptr (JsonNode) file = NULL;
  g_autoptr (WeftHistory) history = NULL;
  JsonObject *state;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  file = json_from_string (text, &error);
  g_assert_no_error (error);
  history = replay (file);
  check_states (history);
  state = weft_state_to_json (weft_history_state (history), tables);
  difference = json_diff_objects (
      state, json_object_get_object_member (json_node_get_object (file), "state"));
  json_object_unref (state);
  if (difference != NULL)
    g_test_fail_printf ("%s: %s", (const char *) path, difference);
}

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

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *folder = NULL;
  const char *root = g_getenv ("WEFT_SOURCE_DIR");
  int status;

  g_test_init (&argc, &argv, NULL);
  if (root == NULL)
    g_error ("WEFT_SOURCE_DIR must name the project's folder: run this test with meson.");
  tables = weft_tables_load (&error);
  g_assert_no_error (error);
  folder = g_build_filename (root, "tests", "conformance", NULL);
  names = list_files (folder);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *test = g_strdup_printf ("/conformance/%.*s", (int) strlen (name) - 5, name);

      g_test_add_data_func_full (test, g_build_filename (folder, name, NULL), test_file, g_free);
    }
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
