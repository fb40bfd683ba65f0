/* saver.c: files that two may want, and saving beside the main loop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "weft-saver.h"

#define SAVES 200
#define FRAME_SHARE 8000 /* microseconds that a save may take from the main loop */

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
  g_unlink (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0); /* nothing else has been left there */
  g_free (fixture->path);
  g_free (fixture->folder);
}

static char *
content (Fixture *fixture)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  return text;
}

static void
test_one_at_a_time (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *roundabout = g_build_filename (fixture->folder, ".", "game.weft", NULL);
  WeftRecordFile *first = weft_record_file_open (fixture->path, NULL);

  (void) data;
  g_assert_nonnull (first);
  g_assert_null (weft_record_file_open (roundabout, &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_FILE);
  weft_record_file_free (first);
  first = weft_record_file_open (roundabout, NULL);
  g_assert_nonnull (first);
  weft_record_file_free (first);
}

static void
test_changes_of_others_stay (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  (void) data;
  g_assert_true (weft_record_file_write (file, "ours", NULL));
  g_assert_true (weft_record_file_write (file, "ours again", NULL));
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  g_assert_false (weft_record_file_write (file, "ours at last", &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_FILE);
  text = content (fixture);
  g_assert_cmpstr (text, ==, "theirs");
}

static void
test_links_are_followed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *target = g_build_filename (fixture->folder, "target", NULL);
  g_autoptr (WeftRecordFile) file = NULL;
  g_autofree char *text = NULL;

  (void) data;
  g_assert_true (g_file_set_contents (target, "before", -1, NULL));
  g_assert_cmpint (symlink (target, fixture->path), ==, 0);
  file = weft_record_file_open (fixture->path, NULL);
  g_assert_true (weft_record_file_write (file, "after", NULL));
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  text = content (fixture);
  g_assert_cmpstr (text, ==, "after");
  g_unlink (target);
}

/* A full disk: the old text stays. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);
  g_autofree char *large = g_strnfill (1 << 20, 'x');
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  struct rlimit before, small;

  (void) data;
  g_assert_true (weft_record_file_write (file, "small", NULL));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = 4096;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  g_assert_false (weft_record_file_write (file, large, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_FILE);
  text = content (fixture);
  g_assert_cmpstr (text, ==, "small");
  g_assert_true (weft_record_file_write (file, large, NULL));
}

static void
test_newest_text_is_written (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftSaver) saver = weft_saver_new (weft_record_file_open (fixture->path, NULL));
  gint64 longest = 0;
  g_autofree char *text = NULL;

  (void) data;
  for (int i = 0; i < SAVES; i++)
    {
      gint64 before = g_get_monotonic_time ();

      weft_saver_save (saver, g_strdup_printf ("text %d", i));
      longest = MAX (longest, g_get_monotonic_time () - before);
    }
  weft_saver_flush (saver);
  text = content (fixture);
  g_assert_cmpstr (text, ==, "text 199");
  g_test_message ("the main loop waited %d µs at most", (int) longest);
  g_assert_cmpint (longest, <, FRAME_SHARE);
}

/* What was handed over last is on disk when the saver is gone. */
static void
test_goes_with_its_work_done (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  (void) data;
  for (int i = 0; i < 20; i++)
    {
      WeftSaver *saver = weft_saver_new (weft_record_file_open (fixture->path, NULL));

      weft_saver_save (saver, g_strdup_printf ("round %d", i));
      g_object_unref (saver);
    }
  text = content (fixture);
  g_assert_cmpstr (text, ==, "round 19");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_autofree char *room = g_dir_make_tmp ("weft-XXXXXX", NULL);

  g_setenv ("XDG_RUNTIME_DIR", room, TRUE); /* for the locks */
  g_test_init (&argc, &argv, NULL);
  ADD ("/saver/one-at-a-time", test_one_at_a_time);
  ADD ("/saver/changes-of-others-stay", test_changes_of_others_stay);
  ADD ("/saver/links-are-followed", test_links_are_followed);
  ADD ("/saver/full-disk", test_full_disk);
  ADD ("/saver/newest-text-is-written", test_newest_text_is_written);
  ADD ("/saver/goes-with-its-work-done", test_goes_with_its_work_done);
  return g_test_run ();
}
