/* conformance.c: games of an independent model of the rules end in the state they must
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "conformance-games.h"
#include "invariants.h"
#include "json-diff.h"
#include "weft-state-json.h"

static WeftTables *tables;

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
  g_autofree char *difference = NULL;
  g_autoptr (JsonNode) file = conformance_games_load (path);
  g_autoptr (WeftHistory) history = conformance_games_replay (file, tables);
  JsonObject *state;

  check_states (history);
  state = weft_state_to_json (weft_history_state (history), tables);
  difference = json_diff_objects (
      state, json_object_get_object_member (json_node_get_object (file), "state"));
  json_object_unref (state);
  if (difference != NULL)
    g_test_fail_printf ("%s: %s", (const char *) path, difference);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (&error);
  g_assert_no_error (error);
  conformance_games_add_tests ("/conformance", test_file);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
