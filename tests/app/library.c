/* library.c: the games kept by the app, and what it tells of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "weft-course.h"
#include "weft-help-text.h"
#include "weft-library.h"
#include "weft-log.h"
#include "weft-roll.h"
#include "weft-simulation.h"
#include "weft-steps.h"

#define LONGEST_PARAGRAPH 600

static WeftTables *tables;

static WeftRecord *
simulated (guint8 level, guint8 expansions, guint64 n)
{
  WeftSimulation simulation = { .tables = tables, .seed = { 5, level } };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

  simulation.setup = weft_roll_blank (level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
  simulation.setup.level = level;
  simulation.setup.n_humans = level > 0 ? 1 : 4;
  simulation.setup.expansions = expansions;
  weft_setup_put_tracks (&simulation.setup);
  weft_roll_setup (&simulation.setup, tables, &random);
  return weft_simulation_record (&simulation, n);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  (void) source;
  *(GListStore **) data = weft_library_list_finish (result, NULL);
}

static GListStore *
list_games (void)
{
  GListStore *games = NULL;

  weft_library_list_async (tables, NULL, listed_cb, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  return games;
}

static void
test_list (void)
{
  g_autoptr (WeftRecord) over = simulated (3, 0, 1), begun = simulated (0, 0, 2);
  g_autofree char *first = weft_library_new_path (NULL), *second = NULL, *third = NULL;
  g_autoptr (GListStore) games = NULL;
  g_autoptr (WeftSavedGame) latest = NULL, middle = NULL, oldest = NULL;

  while (weft_record_n_moves (begun) > 5)
    weft_record_undo (begun);
  g_assert_true (weft_record_save (over, first, NULL));
  g_usleep (20000);
  second = weft_library_new_path (NULL);
  g_assert_cmpstr (first, !=, second);
  g_assert_true (weft_record_save (begun, second, NULL));
  g_usleep (20000);
  third = weft_library_new_path (NULL);
  g_assert_true (g_file_set_contents (third, "{\"format\": \"weft-ga", -1, NULL));
  games = list_games ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 3);
  latest = g_list_model_get_item (G_LIST_MODEL (games), 0);
  middle = g_list_model_get_item (G_LIST_MODEL (games), 1);
  oldest = g_list_model_get_item (G_LIST_MODEL (games), 2);
  g_assert_nonnull (weft_saved_game_get_damage (latest));
  g_assert_cmpstr (weft_saved_game_get_path (latest), ==, third);
  g_assert_cmpstr (weft_saved_game_get_title (middle), ==, "Shadow Empire · 4 players");
  g_assert_false (weft_saved_game_is_over (middle));
  g_assert_true (g_str_has_prefix (weft_saved_game_get_title (oldest), "Level 3 · "));
  g_assert_true (weft_saved_game_is_over (oldest));
}

static void
test_damaged_files_are_set_aside (void)
{
  g_autofree char *path = weft_library_new_path (NULL);
  g_autofree char *first = NULL, *second = NULL, *text = NULL;

  g_assert_true (g_file_set_contents (path, "one", -1, NULL));
  first = weft_library_set_aside (path, NULL);
  g_assert_nonnull (first);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_set_contents (path, "two", -1, NULL));
  second = weft_library_set_aside (path, NULL);
  g_assert_cmpstr (first, !=, second);
  g_assert_true (g_file_get_contents (first, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "one");
  g_assert_null (weft_library_set_aside (path, NULL)); /* there is none any more */
}

/* Every bots' turn of a game can be told: sentences, reasons with rules, and the table after. */
static void
check_turns (WeftHistory *history)
{
  WeftVoice voice = { tables, weft_history_record (history) };
  guint n = weft_history_n_moves (history), steps_told = 0, reasons = 0;

  while (n > 0)
    {
      int turn = weft_steps_find_turn (history);
      g_autoptr (GPtrArray) steps = weft_steps_tell (&voice, history, turn, FALSE);

      for (guint i = 0; i < steps->len; i++)
        {
          const WeftStep *step = g_ptr_array_index (steps, i);

          g_assert_nonnull (step->sentence);
          g_assert_cmpint (*step->sentence, !=, '\0');
          g_assert_nonnull (step->heading);
          steps_told++;
          reasons += step->why != NULL;
          if (step->choice.kind == WEFT_EVENT_CHOICE)
            g_assert_nonnull (step->why);
          if (step->why != NULL)
            g_assert_nonnull (step->rules[0]);
        }
      n--;
      weft_history_go_back (history, n);
    }
  g_assert_cmpuint (steps_told, >, 20);
  g_assert_cmpuint (2 * reasons, >, steps_told);
}

static void
test_steps (void)
{
  for (guint8 level = 0; level <= WEFT_N_LEVELS; level++)
    {
      g_autoptr (WeftHistory) history =
          weft_history_new (tables, simulated (level, level % 2 ? 7 : 0, 4), NULL);

      g_assert_nonnull (history);
      check_turns (history);
    }
}

/* The course of a game begins at nothing and ends with the final score. */
static void
test_course (void)
{
  g_autoptr (WeftHistory) history = weft_history_new (tables, simulated (5, 3, 9), NULL);
  g_autoptr (GArray) course = weft_course (history);
  const WeftCoursePoint *points = (const WeftCoursePoint *) course->data;
  int vp[WEFT_N_PARTS], sum = weft_course_sources (history, vp);

  g_assert_cmpuint (course->len, ==, weft_history_state (history)->turn);
  g_assert_cmpint (points[course->len - 1].vp[WEFT_PLAYER_AUTOMA], ==,
                   weft_history_state (history)->vp[WEFT_PLAYER_AUTOMA]);
  for (int i = 0; i < WEFT_N_PARTS; i++)
    sum += vp[i];
  g_assert_cmpint (sum, ==, weft_history_state (history)->vp[WEFT_PLAYER_AUTOMA]);
  for (guint i = 1; i < course->len; i++)
    g_assert_cmpint (points[i].turn, >, points[i - 1].turn);
}

static void
test_log (void)
{
  WeftHistory *history = weft_history_new (tables, simulated (2, 0, 1), NULL);
  g_autoptr (WeftGame) game = weft_game_new (tables, history, NULL);
  g_autoptr (GListStore) lines = weft_log_lines (game);
  g_autofree char *text = weft_log_text (game);
  guint n = weft_history_n_moves (history);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lines)), ==, n);
  g_assert_nonnull (strstr (text, "You: income turn"));
  g_assert_nonnull (strstr (text, "Move the Automa ("));
  weft_game_undo (game);
  weft_log_update (lines, game);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lines)), ==,
                    weft_history_n_moves (history));
  g_assert_cmpuint (weft_history_n_moves (history), <, n);
}

/* How many paragraphs explain a rule. */
static int
count_rule (const char *rule)
{
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);
  int count = 0;

  for (guint i = 0; i < n; i++)
    for (guint r = 0; r < pages[i].n_rules; r++)
      count += g_str_equal (pages[i].rules[r].rule, rule);
  return count;
}

static void
test_every_rule_has_help (void)
{
  static const struct
  {
    char letter;
    int last;
  } groups[] = { { 'M', 3 }, { 'S', 8 }, { 'T', 6 }, { 'A', 6 }, { 'B', 7 }, { 'H', 6 }, { 'E', 3 },
                 { 'Q', 5 }, { 'D', 2 }, { 'V', 4 }, { 'I', 9 }, { 'C', 8 }, { 'P', 3 } };

  for (guint g = 0; g < G_N_ELEMENTS (groups); g++)
    for (int i = 1; i <= groups[g].last; i++)
      {
        g_autofree char *rule = g_strdup_printf ("%c%d", groups[g].letter, i);

        g_assert_cmpint (count_rule (rule), ==, 1);
      }
}

static void
test_help_is_short (void)
{
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);

  for (guint i = 0; i < n; i++)
    for (guint r = 0; r < pages[i].n_rules; r++)
      {
        g_assert_cmpint (*pages[i].rules[r].text, !=, '\0');
        g_assert_cmpuint (strlen (pages[i].rules[r].text), <, LONGEST_PARAGRAPH);
      }
}

int
main (int argc, char **argv)
{
  g_autofree char *room = g_dir_make_tmp ("weft-XXXXXX", NULL);
  int status;

  g_setenv ("XDG_DATA_HOME", room, TRUE);
  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/library/list", test_list);
  g_test_add_func ("/library/damaged-files-are-set-aside", test_damaged_files_are_set_aside);
  g_test_add_func ("/steps/every-turn-is-told", test_steps);
  g_test_add_func ("/course/adds-up", test_course);
  g_test_add_func ("/log/has-every-move", test_log);
  g_test_add_func ("/help/every-rule-has-help", test_every_rule_has_help);
  g_test_add_func ("/help/is-short", test_help_is_short);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
