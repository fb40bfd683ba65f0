/* saver.c: saving beside the main loop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/wait.h>
#include <unistd.h>

#include "folder.h"
#include "weft-record-text.h"
#include "weft-saver.h"

#define SAVES 200
#define KILLS 100
#define MEAN_SHARE 1000  /* microseconds that a save may take from the main loop on average */
#define FRAME_SHARE 8000 /* and at most */
#define PATIENCE (10 * G_USEC_PER_SEC)

#define RECORD                                                                                     \
  "{\"format\":\"weft-game\",\"version\":1,\"setup\":{\"mode\":\"solo\",\"level\":2,"              \
  "\"expansions\":[],\"players\":[{\"name\":\"Ann\",\"color\":\"blue\"}],\"automa\":{\"color\":"   \
  "\"red\",\"civilizations\":[\"explorers\"],\"favorite\":\"exploration\"},\"shadow\":{\"color\":" \
  "\"gray\",\"favorite\":\"military\"},\"first\":\"p1\",\"landmark_cards\":0},\"moves\":[]}"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  (void) data;
  fixture->folder = g_dir_make_tmp ("weft-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.weft", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  (void) data;
  folder_remove (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static WeftSaver *
open_saver (Fixture *fixture)
{
  WeftRecordFile *file = weft_record_file_open (fixture->path, NULL);

  g_assert_nonnull (file);
  return weft_saver_new (file);
}

static void
assert_content (Fixture *fixture, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static char *
trouble_of (WeftSaver *saver)
{
  char *trouble;

  g_object_get (saver, "trouble", &trouble, NULL);
  return trouble;
}

static void
assert_no_trouble (WeftSaver *saver)
{
  g_autofree char *trouble = trouble_of (saver);

  g_assert_null (trouble);
}

static gboolean
is_pending (WeftSaver *saver)
{
  gboolean pending;

  g_object_get (saver, "pending", &pending, NULL);
  return pending;
}

/* The main loop alone hears of what was done. */
static void
run_until_done (WeftSaver *saver)
{
  gint64 until = g_get_monotonic_time () + PATIENCE;

  while (is_pending (saver))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, until);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
test_newest_text_is_written (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftSaver) saver = open_saver (fixture);
  gint64 longest = 0, sum = 0;

  (void) data;
  for (int i = 0; i < SAVES; i++)
    {
      char *text = g_strdup_printf ("text %d", i);
      gint64 before = g_get_monotonic_time (), took;

      weft_saver_save (saver, text);
      took = g_get_monotonic_time () - before;
      sum += took;
      longest = MAX (longest, took);
      g_usleep (100);
    }
  weft_saver_flush (saver);
  assert_content (fixture, "text 199");
  g_test_message ("the main loop waited %.1f µs on average, %d µs at most", (double) sum / SAVES,
                  (int) longest);
  g_assert_cmpint (sum, <, SAVES * MEAN_SHARE);
  g_assert_cmpint (longest, <, FRAME_SHARE);
}

/* How often a file has been put in its place since the watch began. */
static int
count_writes (int watch)
{
  union
  {
    struct inotify_event event;
    char bytes[SAVES * 64];
  } buffer;
  ssize_t n;
  int writes = 0;

  while ((n = read (watch, buffer.bytes, sizeof buffer.bytes)) > 0)
    for (ssize_t at = 0; at < n; writes++)
      {
        struct inotify_event event;

        memcpy (&event, buffer.bytes + at, sizeof event);
        at += (ssize_t) (sizeof event + event.len);
      }
  return writes;
}

/* Of texts handed over at once those that are out of date when their turn comes are not written. */
static void
test_saves_coalesce (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftSaver) saver = open_saver (fixture);
  int watch = inotify_init1 (IN_NONBLOCK | IN_CLOEXEC), writes;
  char *texts[SAVES];

  (void) data;
  g_assert_cmpint (inotify_add_watch (watch, fixture->folder, IN_MOVED_TO), >=, 0);
  for (int i = 0; i < SAVES; i++)
    texts[i] = g_strdup_printf ("text %d", i);
  for (int i = 0; i < SAVES; i++)
    weft_saver_save (saver, texts[i]);
  weft_saver_flush (saver);
  writes = count_writes (watch);
  g_test_message ("%d saves, %d writes", SAVES, writes);
  g_assert_cmpint (writes, >=, 1);
  g_assert_cmpint (writes, <, SAVES / 2);
  assert_content (fixture, "text 199");

  weft_saver_flush (saver); /* nothing is to be done */
  g_assert_cmpint (count_writes (watch), ==, 0);
  weft_saver_save (saver, g_strdup ("one more"));
  weft_saver_flush (saver);
  g_assert_cmpint (count_writes (watch), ==, 1);
  close (watch);
}

/* What was handed over last is on disk when the saver is gone, and the file is free again. */
static void
test_goes_with_its_work_done (Fixture *fixture, gconstpointer data)
{
  (void) data;
  for (int i = 0; i < 20; i++)
    {
      g_autofree char *text = g_strdup_printf ("round %d", i);
      WeftSaver *saver = open_saver (fixture);

      weft_saver_save (saver, g_strdup (text));
      g_object_unref (saver);
      assert_content (fixture, text);
    }
  while (g_main_context_iteration (NULL, FALSE)) /* what they had to say is not said any more */
    ;
}

static void
note_thread_cb (WeftSaver *saver, GParamSpec *pspec, GThread **thread)
{
  (void) saver;
  (void) pspec;
  *thread = g_thread_self ();
}

static void
test_pending (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftSaver) saver = open_saver (fixture);
  GThread *told = NULL;

  (void) data;
  g_assert_false (is_pending (saver));
  weft_saver_save (saver, g_strdup ("one"));
  g_assert_true (is_pending (saver)); /* whatever the thread has done: nobody has heard */
  g_signal_connect (saver, "notify::pending", G_CALLBACK (note_thread_cb), &told);
  run_until_done (saver);
  g_assert_true (told == g_thread_self ());
  assert_content (fixture, "one");
  weft_saver_save (saver, g_strdup ("two"));
  weft_saver_flush (saver);
  g_assert_false (is_pending (saver));
  assert_no_trouble (saver);
}

/* A folder in the file's place: the trouble is told on the main loop, and goes when it is gone. */
static void
test_trouble (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftSaver) saver = NULL;
  g_autofree char *trouble = NULL;
  GThread *told = NULL;

  (void) data;
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  saver = open_saver (fixture);
  g_signal_connect (saver, "notify::trouble", G_CALLBACK (note_thread_cb), &told);
  weft_saver_save (saver, g_strdup ("one"));
  run_until_done (saver);
  trouble = trouble_of (saver);
  g_assert_nonnull (trouble);
  g_assert_nonnull (strstr (trouble, "cannot be saved"));
  g_assert_true (told == g_thread_self ());
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  weft_saver_save (saver, g_strdup ("two"));
  run_until_done (saver);
  assert_no_trouble (saver);
  assert_content (fixture, "two");
}

/* Whoever waits for the disk knows at once what became of it. */
static void
test_trouble_after_flush (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftSaver) saver = open_saver (fixture);
  g_autofree char *trouble = NULL;

  (void) data;
  weft_saver_save (saver, g_strdup ("ours"));
  weft_saver_flush (saver);
  assert_no_trouble (saver);
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  weft_saver_save (saver, g_strdup ("ours again"));
  weft_saver_flush (saver);
  trouble = trouble_of (saver);
  g_assert_nonnull (trouble);
  g_assert_nonnull (strstr (trouble, "changed there"));
  assert_content (fixture, "theirs");
}

static void
drop_cb (WeftSaver *saver, GParamSpec *pspec, gpointer data)
{
  (void) saver;
  (void) pspec;
  g_clear_object ((WeftSaver **) data);
}

/* Nobody has to keep the saver while it tells. */
static void
test_dropped_while_telling (Fixture *fixture, gconstpointer data)
{
  WeftSaver *saver = open_saver (fixture);

  (void) data;
  weft_saver_save (saver, g_strdup ("one"));
  g_signal_connect (saver, "notify::pending", G_CALLBACK (drop_cb), &saver);
  while (saver != NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_content (fixture, "one");
}

/* Saves one record after the other, and says which are sure to be on disk. */
static void
save_until_killed (const char *path, const WeftTables *tables, int report)
{
  WeftRecord *record = weft_record_load (path, tables, NULL);
  WeftSaver *saver = weft_saver_new (weft_record_file_open (path, NULL));

  for (int n = weft_record_told (record) + 1; n <= G_MAXINT16; n++)
    {
      weft_record_set_told (record, n);
      weft_saver_save (saver, weft_record_to_text (record));
      if (n % 3 != 0) /* others are replaced while they wait or are being written */
        continue;
      weft_saver_flush (saver);
      if (write (report, &n, sizeof n) != sizeof n)
        _exit (1);
    }
}

/* Returns: the number in the file after a kill at a random moment. */
static int
pull_the_plug (Fixture *fixture, const WeftTables *tables, GRand *random)
{
  int report[2], status, reported, n;
  pid_t child;
  g_autoptr (WeftRecord) record = NULL;

  g_assert_cmpint (pipe (report), ==, 0);
  child = fork ();
  if (child == 0)
    {
      close (report[0]);
      save_until_killed (fixture->path, tables, report[1]);
      _exit (0);
    }
  close (report[1]);
  g_assert_cmpint (read (report[0], &reported, sizeof reported), ==, sizeof reported);
  g_usleep ((gulong) g_rand_int_range (random, 0, 20000));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  while (read (report[0], &n, sizeof n) == sizeof n)
    reported = n;
  close (report[0]);
  record = weft_record_load (fixture->path, tables, NULL);
  g_assert_nonnull (record);
  g_assert_cmpint (weft_record_told (record), >=, reported);
  return weft_record_told (record);
}

static void
test_nothing_is_lost_by_a_kill (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  WeftTables *tables = weft_tables_load (NULL);
  g_autoptr (WeftRecord) record = weft_record_parse (RECORD, strlen (RECORD), tables, NULL);
  int told = 0;

  (void) data;
  weft_record_set_told (record, 0);
  g_assert_true (weft_record_save (record, fixture->path, NULL));
  for (int i = 0; i < KILLS; i++)
    {
      int now = pull_the_plug (fixture, tables, random);

      g_assert_cmpint (now, >, told); /* it goes on from where it was */
      told = now;
    }
  g_test_message ("%d kills, %d records saved", KILLS, told);
  weft_tables_free (tables);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_autofree char *room = g_dir_make_tmp ("weft-XXXXXX", NULL);
  int status;

  g_setenv ("XDG_RUNTIME_DIR", room, TRUE); /* for the locks */
  g_test_init (&argc, &argv, NULL);
  ADD ("/saver/newest-text-is-written", test_newest_text_is_written);
  ADD ("/saver/saves-coalesce", test_saves_coalesce);
  ADD ("/saver/goes-with-its-work-done", test_goes_with_its_work_done);
  ADD ("/saver/pending", test_pending);
  ADD ("/saver/trouble", test_trouble);
  ADD ("/saver/trouble-after-flush", test_trouble_after_flush);
  ADD ("/saver/dropped-while-telling", test_dropped_while_telling);
  ADD ("/saver/nothing-is-lost-by-a-kill", test_nothing_is_lost_by_a_kill);
  status = g_test_run ();
  folder_remove (room);
  return status;
}
