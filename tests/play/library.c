/* library.c: the games kept by the app, and what it tells of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

#include "folder.h"
#include "weft-course.h"
#include "weft-library.h"
#include "weft-log.h"
#include "weft-record-text.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"
#include "weft-steps.h"

static WeftTables *tables;

static WeftRecord *
simulated (guint8 level, guint8 expansions, guint64 n)
{
  WeftSimulation simulation = { .tables = tables, .seed = { 5, level } };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

  simulation.setup = weft_setup_blank (level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
  simulation.setup.level = level;
  simulation.setup.n_humans = level > 0 ? 1 : 4;
  simulation.setup.expansions = expansions;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  return weft_simulation_record (&simulation, n);
}

static char *
new_path (void)
{
  g_autoptr (WeftRecordFile) file = weft_library_new_file (NULL);

  g_assert_nonnull (file);
  return g_strdup (weft_record_file_path (file));
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

  weft_library_list_async (tables, NULL, NULL, listed_cb, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  return games;
}

/* Gives a file the time its game is said to have been played last. */
static void
set_time (const char *path, gint64 seconds)
{
  struct utimbuf times = { (time_t) seconds, (time_t) seconds };

  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

static WeftSavedGame *
find_game (GListStore *games, guint index, const char *path)
{
  g_autoptr (WeftSavedGame) game = g_list_model_get_item (G_LIST_MODEL (games), index);

  g_assert_nonnull (game);
  g_assert_cmpstr (weft_saved_game_get_path (game), ==, path);
  return g_steal_pointer (&game);
}

static void
test_no_games (void)
{
  g_autoptr (GListStore) games = weft_library_list (tables);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 0);
}

/* Five files, whose order is neither that of their names nor that of their making. */
static void
test_order (void)
{
  static const gint64 days[] = { 3, 1, 5, 2, 4 };
  char *paths[G_N_ELEMENTS (days)];
  g_autoptr (WeftRecord) record = simulated (1, 0, 1);
  g_autoptr (GListStore) games = NULL, later = list_games ();

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      paths[i] = new_path ();
      g_assert_true (weft_record_save (record, paths[i], NULL));
      set_time (paths[i], days[i] * 86400);
    }
  games = weft_library_list (tables);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, G_N_ELEMENTS (days));
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autoptr (WeftSavedGame) game = find_game (games, (guint) (5 - days[i]), paths[i]);

      g_assert_cmpint (weft_saved_game_get_modified (game), ==, days[i] * 86400);
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (later)), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    g_free (paths[i]);
}

/* Games that lie elsewhere come last, in the order asked for, and every game has its picture. */
static void
test_elsewhere (void)
{
  g_autoptr (WeftRecord) record = simulated (1, 0, 1);
  g_autofree char *own = new_path ();
  g_autofree char *folder = g_dir_make_tmp ("weft-elsewhere-XXXXXX", NULL);
  g_autofree char *a = g_build_filename (folder, "a.weft", NULL);
  g_autofree char *b = g_build_filename (folder, "b.weft", NULL);
  const char *const elsewhere[] = { b, a, NULL };
  g_autoptr (GListStore) games = NULL;

  g_assert_true (weft_record_save (record, own, NULL));
  g_assert_true (weft_record_save (record, a, NULL));
  g_assert_true (g_file_set_contents (b, "{", -1, NULL));
  weft_library_list_async (tables, elsewhere, NULL, listed_cb, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      const char *path = i == 0 ? own : elsewhere[i - 1];
      g_autoptr (WeftSavedGame) game = find_game (games, i, path);

      g_assert_true (weft_saved_game_is_elsewhere (game) == (i > 0));
      g_assert_true ((weft_saved_game_get_threads (game) == NULL) == (path == b));
      g_assert_true ((weft_saved_game_get_setup (game) == NULL) == (path == b));
      if (path != b)
        g_assert_cmpuint (weft_saved_game_get_threads (game)->len, >, 20);
    }
  folder_remove (folder);
}

/* What the properties say is what the functions say. */
static void
check_properties (WeftSavedGame *game)
{
  g_autofree char *path = NULL, *title = NULL, *subtitle = NULL, *damaged = NULL;
  gint64 modified;
  gboolean over;

  g_object_get (game, "path", &path, "title", &title, "subtitle", &subtitle, "damaged", &damaged,
                "modified", &modified, "over", &over, NULL);
  g_assert_cmpstr (path, ==, weft_saved_game_get_path (game));
  g_assert_cmpstr (title, ==, weft_saved_game_get_title (game));
  g_assert_cmpstr (subtitle, ==, weft_saved_game_get_subtitle (game));
  g_assert_cmpstr (damaged, ==, weft_saved_game_get_damage (game));
  g_assert_cmpint (modified, ==, weft_saved_game_get_modified (game));
  g_assert_cmpint (over, ==, weft_saved_game_is_over (game));
}

static void
test_list (void)
{
  g_autoptr (WeftRecord) over = simulated (3, 0, 1), begun = simulated (0, 0, 2);
  g_autofree char *first = new_path (), *second = NULL, *third = NULL;
  g_autofree char *folder = weft_library_folder (), *trap = NULL, *other = NULL;
  g_autoptr (GListStore) games = NULL;
  g_autoptr (WeftSavedGame) latest = NULL, middle = NULL, oldest = NULL;

  while (weft_record_n_moves (begun) > 5)
    weft_record_undo (begun);
  g_assert_true (weft_record_save (over, first, NULL));
  set_time (first, 1000000);
  second = new_path ();
  g_assert_true (weft_record_save (begun, second, NULL));
  set_time (second, 2000000);
  third = new_path ();
  g_assert_true (g_file_set_contents (third, "{\"format\": \"weft-ga", -1, NULL));
  trap = g_build_filename (folder, "no-game.weft", NULL);
  g_assert_cmpint (g_mkdir (trap, 0700), ==, 0);
  other = g_build_filename (folder, "game.weft.K7D2QX", NULL); /* as a kill may leave behind */
  g_assert_true (g_file_set_contents (other, "{", -1, NULL));
  games = list_games ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 3);
  latest = find_game (games, 0, third);
  middle = find_game (games, 1, second);
  oldest = find_game (games, 2, first);
  g_assert_nonnull (weft_saved_game_get_damage (latest));
  g_assert_null (weft_saved_game_get_damage (middle));
  g_assert_cmpstr (weft_saved_game_get_title (middle), ==, "Shadow Empire · 4 players");
  g_assert_true (g_str_has_prefix (weft_saved_game_get_subtitle (middle), "Era 1 · 24 January"));
  g_assert_false (weft_saved_game_is_over (middle));
  g_assert_true (g_str_has_prefix (weft_saved_game_get_title (oldest), "Level 3 · "));
  g_assert_true (g_str_has_prefix (weft_saved_game_get_subtitle (oldest), "Over · Automa "));
  g_assert_true (weft_saved_game_is_over (oldest));
  check_properties (latest);
  check_properties (middle);
  check_properties (oldest);
}

/* Nobody waits for a list that was called off. */
static void
called_off_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  (void) source;
  g_assert_null (weft_library_list_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

static void
test_called_off (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean done = FALSE;

  weft_library_list_async (tables, NULL, cancellable, called_off_cb, &done);
  g_cancellable_cancel (cancellable);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

/* Every path is a new one, also within a minute. */
static void
test_new_paths (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *folder = weft_library_folder ();

  for (int i = 0; i < 12; i++)
    {
      char *path = new_path ();
      g_autofree char *in = g_path_get_dirname (path);

      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      g_assert_true (g_str_has_suffix (path, ".weft"));
      g_assert_cmpstr (in, ==, folder);
      g_assert_true (g_file_set_contents (path, "taken", -1, NULL));
      g_assert_true (g_hash_table_add (seen, path));
    }
}

#define BEGINNERS 6

/* Games begun at once are games apart: each tells its number through the file it was given. */
static void
test_begun_at_once (void)
{
  g_autofree char *folder = weft_library_folder ();
  g_autoptr (GDir) files = NULL;
  pid_t beginners[BEGINNERS];
  int begin[2], status, sum = 0;
  const char *name;

  g_assert_cmpint (pipe (begin), ==, 0);
  for (int i = 0; i < BEGINNERS; i++)
    if ((beginners[i] = fork ()) == 0)
      {
        g_autoptr (WeftRecordFile) file = NULL;
        g_autofree char *number = g_strdup_printf ("%d", 1 << i);
        char byte;

        close (begin[1]);
        g_assert_cmpint (read (begin[0], &byte, 1), ==, 0); /* until all are there */
        file = weft_library_new_file (NULL);
        g_usleep (20000);
        g_assert_true (weft_record_file_write (file, number, NULL));
        _exit (0);
      }
  close (begin[0]);
  close (begin[1]);
  for (int i = 0; i < BEGINNERS; i++)
    {
      g_assert_cmpint (waitpid (beginners[i], &status, 0), ==, beginners[i]);
      g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
    }
  files = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      sum += atoi (text);
    }
  g_assert_cmpint (sum, ==, (1 << BEGINNERS) - 1);
}

static void
test_no_new_path (void)
{
  g_autofree char *folder = weft_library_folder ();
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autofree char *root = g_path_get_dirname (parent);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (root, 0700), ==, 0);
  g_assert_true (g_file_set_contents (parent, "in the way", -1, NULL));
  g_assert_null (weft_library_new_file (&error));
  g_assert_nonnull (error);
}

static void
test_damaged_files_are_set_aside (void)
{
  static const char *const texts[] = { "one", "two", "three" };
  static const char *const endings[] = { ".damaged", ".damaged-2", ".damaged-3" };
  g_autofree char *path = new_path ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GListStore) games = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *expected = g_strconcat (path, endings[i], NULL);
      g_autofree char *aside = NULL;

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      aside = weft_library_set_aside (path, NULL);
      g_assert_cmpstr (aside, ==, expected);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *aside = g_strconcat (path, endings[i], NULL);
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (aside, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, texts[i]);
    }
  g_assert_null (weft_library_set_aside (path, &error)); /* there is none any more */
  g_assert_nonnull (error);
  games = list_games ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 0);
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
      g_autoptr (GPtrArray) steps = weft_steps_tell (&voice, history, turn);

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

static const WeftLogEntry *
log_entry (GListStore *lines, guint i)
{
  g_autoptr (WeftLogLine) line = g_list_model_get_item (G_LIST_MODEL (lines), i);

  return weft_log_line_get (line);
}

/* The entries of a kind. */
static guint
count_entries (GListStore *lines, WeftLogKind kind)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (lines)); i++)
    n += log_entry (lines, i)->kind == kind;
  return n;
}

/* Every turn is a chapter, every era has its heading, and nothing that moved is left out. */
static void
test_log (void)
{
  WeftHistory *history = weft_history_new (tables, simulated (2, 0, 1), NULL);
  g_autoptr (WeftGame) game = weft_game_new (tables, history, NULL);
  g_autoptr (GListStore) lines = weft_log_lines (game);
  g_autofree char *text = weft_log_text (game);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (lines)), chapters = 0;
  int vp = 0;

  g_assert_true (weft_history_state (history)->over);
  /* The end is a chapter, too. */
  g_assert_cmpuint (count_entries (lines, WEFT_LOG_TURN), ==,
                    (guint) weft_history_state (history)->turn + 1);
  g_assert_cmpuint (count_entries (lines, WEFT_LOG_ERA), ==, WEFT_N_INCOME_TURNS);
  for (guint i = 0; i < n; i++)
    {
      const WeftLogEntry *entry = log_entry (lines, i), *next;

      g_assert_nonnull (entry->title);
      g_assert_cmpstr (entry->title, !=, "You: done");
      g_assert_cmpint (entry->move, >=, i > 0 ? log_entry (lines, i - 1)->move : -1);
      chapters += entry->first;
      g_assert_true (entry->first == (entry->kind == WEFT_LOG_TURN));
      next = i + 1 < n ? log_entry (lines, i + 1) : NULL;
      g_assert_true (entry->last
                     == (entry->kind != WEFT_LOG_ERA
                         && (next == NULL || next->kind == WEFT_LOG_ERA || next->first)));
      if (entry->event.player == WEFT_PLAYER_AUTOMA
          && (entry->event.kind == WEFT_EVENT_VP || entry->event.kind == WEFT_EVENT_ACHIEVEMENT))
        vp += entry->event.vp;
    }
  g_assert_cmpuint (chapters, ==, (guint) weft_history_state (history)->turn + 1);
  g_assert_cmpint (vp, ==, weft_history_state (history)->vp[WEFT_PLAYER_AUTOMA]);
  /* The last picture is the winner's, or nobody's. */
  g_assert_cmpint (log_entry (lines, n - 1)->event.kind, ==, WEFT_EVENT_OVER);
  g_assert_cmpint (log_entry (lines, n - 1)->event.player, ==,
                   weft_state_winner (weft_history_state (history)));
  /* Headings are the same as in the text the terminal shows. */
  for (guint i = 0; i < n; i++)
    if (log_entry (lines, i)->kind == WEFT_LOG_TURN)
      g_assert_nonnull (strstr (text, log_entry (lines, i)->title));
  g_assert_nonnull (strstr (text, "You: income turn"));
  g_assert_nonnull (strstr (text, "Move the Automa’s "));
}

/* A chapter's lines have the thread of whoever acts, as the cloth does. */
static void
test_log_threads (void)
{
  WeftHistory *history = weft_history_new (tables, simulated (2, 0, 1), NULL);
  g_autoptr (WeftGame) game = weft_game_new (tables, history, NULL);
  g_autoptr (GListStore) lines = weft_log_lines (game);
  g_autoptr (GArray) threads = weft_cloth_weave (history);
  guint found = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (lines)); i++)
    {
      const WeftLogEntry *entry = log_entry (lines, i);

      for (guint t = 0; t < threads->len && entry->kind == WEFT_LOG_TOLD; t++)
        {
          const WeftThread *thread = &g_array_index (threads, WeftThread, t);

          if (thread->turn != entry->thread.turn || thread->player != entry->thread.player)
            continue;
          g_assert_cmpuint (thread->track, ==, entry->thread.track);
          g_assert_cmpuint (thread->income, ==, entry->thread.income);
          found++;
        }
    }
  g_assert_cmpuint (found, >, 100);
}

static GListModel *changed;
static guint changed_from;

static void
changed_cb (GListModel *model, guint position, guint removed, guint added, gpointer data)
{
  (void) removed;
  (void) added;
  (void) data;
  changed = model;
  changed_from = position;
}

/* What is the same stays: only what undo took back goes, and comes back with redo. */
static void
test_log_update (void)
{
  WeftHistory *history = weft_history_new (tables, simulated (2, 0, 1), NULL);
  g_autoptr (WeftGame) game = weft_game_new (tables, history, NULL);
  g_autoptr (GListStore) lines = weft_log_lines (game);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (lines));

  g_signal_connect (lines, "items-changed", G_CALLBACK (changed_cb), NULL);
  g_assert_true (weft_game_undo (game));
  weft_log_update (lines, game);
  g_assert_true (changed == G_LIST_MODEL (lines));
  g_assert_cmpuint (changed_from, >, n / 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lines)), <, n);
  g_assert_true (weft_game_redo (game));
  weft_log_update (lines, game);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lines)), ==, n);
}

/* A note, an answer and a correction are told; what they lead to, too. */
static void
test_log_notes (void)
{
  WeftHistory *history = weft_history_new (tables, simulated (2, 0, 1), NULL);
  g_autoptr (WeftGame) game = weft_game_new (tables, history, NULL);
  const WeftMove note = { .kind = WEFT_MOVE_NOTE };
  g_autoptr (GListStore) lines = NULL;
  guint n;

  g_assert_true (weft_game_apply (game, &note, "we had soup", NULL));
  lines = weft_log_lines (game);
  n = g_list_model_get_n_items (G_LIST_MODEL (lines));
  for (guint i = 0; i < n; i++)
    if (g_str_equal (log_entry (lines, i)->title, "Note: we had soup"))
      return;
  g_assert_not_reached ();
}

static const struct
{
  const char *path;
  void (*test) (void);
} library_tests[] = {
  { "/library/no-games", test_no_games },
  { "/library/order", test_order },
  { "/library/elsewhere", test_elsewhere },
  { "/library/list", test_list },
  { "/library/called-off", test_called_off },
  { "/library/new-paths", test_new_paths },
  { "/library/begun-at-once", test_begun_at_once },
  { "/library/no-new-path", test_no_new_path },
  { "/library/damaged-files-are-set-aside", test_damaged_files_are_set_aside },
};

/* Each has a library of its own. */
static void
test_library (gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "weft", NULL);

  library_tests[GPOINTER_TO_UINT (data)].test ();
  if (g_unlink (folder) != 0)
    folder_remove (folder);
}

int
main (int argc, char **argv)
{
  g_autofree char *room = g_dir_make_tmp ("weft-XXXXXX", NULL);
  int status;

  g_setenv ("XDG_DATA_HOME", room, TRUE);
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  for (guint i = 0; i < G_N_ELEMENTS (library_tests); i++)
    g_test_add_data_func (library_tests[i].path, GUINT_TO_POINTER (i), test_library);
  g_test_add_func ("/steps/every-turn-is-told", test_steps);
  g_test_add_func ("/course/adds-up", test_course);
  g_test_add_func ("/log/turns-are-chapters", test_log);
  g_test_add_func ("/log/threads-are-those-of-the-cloth", test_log_threads);
  g_test_add_func ("/log/update-keeps-what-is-the-same", test_log_update);
  g_test_add_func ("/log/notes-are-told", test_log_notes);
  status = g_test_run ();
  weft_tables_free (tables);
  folder_remove (room);
  return status;
}
