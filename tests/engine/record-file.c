/* record-file.c: files that two may want
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "folder.h"
#include "weft-fault.h"
#include "weft-json.h"
#include "weft-record-file.h"

#define LARGE (1 << 20)
#define SMALL_DISK 4096

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
  g_remove (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0); /* nothing else has been left there */
  g_free (fixture->path);
  g_free (fixture->folder);
}

static void
assert_content (Fixture *fixture, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
assert_refused (WeftRecordFile *file, const char *text, WeftFault fault)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (weft_record_file_write (file, text, &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_FILE);
  g_assert_cmpint (weft_error_details (error)->fault, ==, fault);
}

static gboolean
can_open (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (WeftRecordFile) file = weft_record_file_open (path, &error);

  if (file != NULL)
    return TRUE;
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_FILE);
  g_assert_cmpint (weft_error_details (error)->fault, ==, WEFT_FAULT_OPEN_ELSEWHERE);
  return FALSE;
}

/* Whether another process can open the file. It goes by a signal: what it has of our memory is no
 * leak. */
static gboolean
another_can_open (const char *path)
{
  int answer[2], status;
  gboolean can;
  pid_t child;

  g_assert_cmpint (pipe (answer), ==, 0);
  child = fork ();
  if (child == 0)
    {
      can = can_open (path);
      if (write (answer[1], &can, sizeof can) == sizeof can)
        raise (SIGKILL);
      _exit (1);
    }
  close (answer[1]);
  g_assert_cmpint (read (answer[0], &can, sizeof can), ==, sizeof can);
  close (answer[0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return can;
}

static void
test_one_at_a_time (Fixture *fixture, gconstpointer data)
{
  WeftRecordFile *file = weft_record_file_open (fixture->path, NULL);
  g_autofree char *other = g_build_filename (fixture->folder, "other.weft", NULL);

  (void) data;
  g_assert_nonnull (file);
  g_assert_cmpstr (weft_record_file_path (file), ==, fixture->path);
  g_assert_false (can_open (fixture->path));
  g_assert_false (another_can_open (fixture->path));
  g_assert_true (another_can_open (other));
  g_assert_true (weft_record_file_write (file, "ours", NULL)); /* another file in its place */
  g_assert_false (another_can_open (fixture->path));
  weft_record_file_free (file);
  g_assert_true (can_open (fixture->path));
  g_assert_true (another_can_open (fixture->path));
}

/* All ways to a file lead to the same lock. */
static void
test_every_way_is_locked (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);
  g_autofree char *dotted = g_build_filename (fixture->folder, ".", "game.weft", NULL);
  g_autofree char *link = g_strconcat (fixture->folder, "-link", NULL);
  g_autofree char *linked = g_build_filename (link, "game.weft", NULL);
  g_autofree char *alias = g_build_filename (fixture->folder, "alias", NULL);

  (void) data;
  g_assert_cmpint (symlink (fixture->folder, link), ==, 0);
  g_assert_cmpint (symlink ("game.weft", alias), ==, 0);
  for (int written = 0; written < 2; written++) /* before there is a file, and then */
    {
      g_assert_false (another_can_open (dotted));
      g_assert_false (another_can_open (linked));
      g_assert_false (another_can_open (alias));
      g_assert_true (weft_record_file_write (file, "ours", NULL));
    }
  g_clear_pointer (&file, weft_record_file_free);
  g_assert_true (another_can_open (linked));
  g_unlink (link);
  g_unlink (alias);
}

/* A program that was killed holds nothing any more. */
static void
test_lock_goes_with_its_process (Fixture *fixture, gconstpointer data)
{
  int ready[2], status;
  char byte = 0;
  pid_t child;

  (void) data;
  g_assert_cmpint (pipe (ready), ==, 0);
  child = fork ();
  if (child == 0)
    {
      WeftRecordFile *file = weft_record_file_open (fixture->path, NULL);

      close (ready[0]);
      if (file == NULL || write (ready[1], &byte, 1) != 1)
        _exit (1);
      while (TRUE)
        pause ();
    }
  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  g_assert_false (can_open (fixture->path));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (can_open (fixture->path));
  close (ready[0]);
  close (ready[1]);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (files != NULL && g_dir_read_name (files) != NULL)
    n++;
  return n;
}

/* A program may be started without standard input: the lock, or what is written, is its file number
 * 0. */
static void
test_without_standard_input (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = { "ours", "ours again" };
  int status;

  (void) data;
  for (int i = 0; i < 2; i++)
    {
      pid_t child = fork ();

      if (child == 0)
        {
          WeftRecordFile *file = i > 0 ? weft_record_file_open (fixture->path, NULL) : NULL;

          guint n_open;

          close (STDIN_FILENO);
          if (file == NULL)
            file = weft_record_file_open (fixture->path, NULL);
          n_open = count_files ("/proc/self/fd");
          if (!weft_record_file_write (file, texts[i], NULL) || another_can_open (fixture->path)
              || count_files ("/proc/self/fd") != n_open)
            _exit (1);
          raise (SIGKILL); /* what it has of our memory is no leak */
        }
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_true (WIFSIGNALED (status));
      assert_content (fixture, texts[i]);
    }
}

static void
test_changes_of_others_stay (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);

  (void) data;
  g_assert_true (weft_record_file_write (file, "ours", NULL));
  g_assert_true (weft_record_file_write (file, "ours again", NULL));
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  assert_refused (file, "ours at last", WEFT_FAULT_CHANGED_ELSEWHERE);
  assert_refused (file, "ours at last",
                  WEFT_FAULT_CHANGED_ELSEWHERE); /* asking again does not help */
  assert_content (fixture, "theirs");
}

/* The same length, and in the same file: the time tells. */
static void
test_changes_in_place_stay (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);
  FILE *theirs;

  (void) data;
  g_assert_true (weft_record_file_write (file, "AAAA", NULL));
  g_usleep (20000); /* the clock of a file system is coarse */
  theirs = g_fopen (fixture->path, "r+");
  g_assert_cmpint (fputs ("BBBB", theirs), >=, 0);
  fclose (theirs);
  assert_refused (file, "CCCC", WEFT_FAULT_CHANGED_ELSEWHERE);
  assert_content (fixture, "BBBB");
}

/* What is in the file before it is opened is what we go on from; what comes after is not. */
static void
test_changes_before_the_first_write_stay (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = NULL;

  (void) data;
  g_assert_true (g_file_set_contents (fixture->path, "read", -1, NULL));
  file = weft_record_file_open (fixture->path, NULL);
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  assert_refused (file, "ours", WEFT_FAULT_CHANGED_ELSEWHERE);
  assert_content (fixture, "theirs");
  g_clear_pointer (&file, weft_record_file_free);
  file = weft_record_file_open (fixture->path, NULL);
  g_assert_true (weft_record_file_write (file, "ours", NULL));
}

/* A file that others make where there was none is theirs. */
static void
test_files_of_others_stay (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);

  (void) data;
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  assert_refused (file, "ours", WEFT_FAULT_CHANGED_ELSEWHERE);
  assert_content (fixture, "theirs");
}

static void
test_made_anew_stays (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);

  (void) data;
  g_assert_true (weft_record_file_write (file, "ours", NULL));
  g_usleep (20000);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_true (g_file_set_contents (fixture->path, "ours", -1, NULL)); /* the same text even */
  assert_refused (file, "more", WEFT_FAULT_CHANGED_ELSEWHERE);
  assert_content (fixture, "ours");
}

/* Gives the file a time of its own again, as programs that keep times do. */
static void
set_times (Fixture *fixture, const GStatBuf *times)
{
  const struct timespec both[] = { times->st_atim, times->st_mtim };

  g_assert_cmpint (utimensat (AT_FDCWD, fixture->path, both, 0), ==, 0);
}

/* Another file of the same length and time, and the same file with another length. */
static void
test_changes_with_the_same_time_stay (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);
  GStatBuf ours;
  FILE *theirs;

  (void) data;
  g_assert_true (weft_record_file_write (file, "AAAA", NULL));
  g_assert_cmpint (g_stat (fixture->path, &ours), ==, 0);
  g_assert_true (g_file_set_contents (fixture->path, "BBBB", -1, NULL));
  set_times (fixture, &ours);
  assert_refused (file, "CCCC", WEFT_FAULT_CHANGED_ELSEWHERE);
  assert_content (fixture, "BBBB");

  weft_record_file_free (g_steal_pointer (&file));
  file = weft_record_file_open (fixture->path, NULL);
  g_assert_cmpint (g_stat (fixture->path, &ours), ==, 0);
  theirs = g_fopen (fixture->path, "a");
  g_assert_cmpint (fputs ("BBBB", theirs), >=, 0);
  fclose (theirs);
  set_times (fixture, &ours);
  assert_refused (file, "CCCC", WEFT_FAULT_CHANGED_ELSEWHERE);
  assert_content (fixture, "BBBBBBBB");
}

/* The game somebody deletes while it is played comes back: nothing but ours was there. */
static void
test_deleted_comes_back (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);

  (void) data;
  g_assert_true (weft_record_file_write (file, "ours", NULL));
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_true (weft_record_file_write (file, "ours again", NULL));
  assert_content (fixture, "ours again");
}

static void
check_link (Fixture *fixture, const char *before)
{
  g_autofree char *target = g_build_filename (fixture->folder, "target", NULL);
  g_autoptr (WeftRecordFile) file = NULL;

  if (before != NULL)
    g_assert_true (g_file_set_contents (target, before, -1, NULL));
  g_assert_cmpint (symlink ("target", fixture->path), ==, 0);
  file = weft_record_file_open (fixture->path, NULL);
  g_assert_true (weft_record_file_write (file, "one", NULL));
  g_assert_true (weft_record_file_write (file, "two", NULL));
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (target, G_FILE_TEST_IS_SYMLINK));
  assert_content (fixture, "two");
  g_unlink (fixture->path);
  g_assert_cmpint (g_unlink (target), ==, 0);
}

static void
test_links_are_followed (Fixture *fixture, gconstpointer data)
{
  (void) data;
  check_link (fixture, "before");
  check_link (fixture, NULL); /* to a file that is yet to be made */
}

/* A link that leads to itself is replaced like a file: there is nothing behind it to be kept. */
static void
test_link_in_a_circle (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = NULL;

  (void) data;
  g_assert_cmpint (symlink ("game.weft", fixture->path), ==, 0);
  file = weft_record_file_open (fixture->path, NULL);
  g_assert_nonnull (file);
  g_assert_true (weft_record_file_is_new (file));
  g_assert_true (weft_record_file_write (file, "ours", NULL));
  assert_content (fixture, "ours");
}

static void
test_folder_in_the_way (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = NULL;

  (void) data;
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  file = weft_record_file_open (fixture->path, NULL);
  assert_refused (file, "ours", WEFT_FAULT_CANNOT_SAVE);
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  g_assert_true (weft_record_file_write (file, "ours", NULL));
  assert_content (fixture, "ours");
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "missing", NULL);
  g_autofree char *path = g_build_filename (folder, "game.weft", NULL);
  g_autoptr (WeftRecordFile) file = weft_record_file_open (path, NULL);

  (void) data;
  assert_refused (file, "ours", WEFT_FAULT_CANNOT_SAVE);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0); /* as a disk that is plugged in again */
  g_assert_true (weft_record_file_write (file, "ours", NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A full disk: the old text stays, and once there is room again the new one is written. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);
  g_autofree char *large = g_strnfill (LARGE, 'x');
  struct rlimit before, small;
  void (*handler) (int) = signal (SIGXFSZ, SIG_IGN);

  (void) data;
  g_assert_true (weft_record_file_write (file, "small", NULL));
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = SMALL_DISK;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  assert_refused (file, large, WEFT_FAULT_CANNOT_SAVE);
  assert_content (fixture, "small");
  g_assert_true (weft_record_file_write (file, "tiny", NULL));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_true (weft_record_file_write (file, large, NULL));
  assert_content (fixture, large);
  signal (SIGXFSZ, handler);
}

/* What could not be read again is not written. */
static void
test_too_large (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);
  g_autofree char *largest = g_strnfill (WEFT_JSON_MAX_BYTES, 'x');
  g_autofree char *larger = g_strconcat (largest, "x", NULL);

  (void) data;
  g_assert_true (weft_record_file_write (file, largest, NULL));
  assert_refused (file, larger, WEFT_FAULT_CANNOT_SAVE);
  assert_content (fixture, largest);
}

/* Puts a file where the folder of the locks is. */
static void
block_locks (const char *room)
{
  g_autofree char *folder = g_build_filename (room, "weft", NULL);

  folder_remove (folder);
  g_assert_cmpint (g_mkdir_with_parents (room, 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
}

static void
clear_way (const char *room)
{
  g_autofree char *folder = g_build_filename (room, "weft", NULL);

  g_assert_cmpint (g_unlink (folder), ==, 0);
}

/* Locks have a second place; without any, files can be written all the same. */
static void
test_place_for_locks (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = NULL;

  (void) data;
  block_locks (g_get_user_runtime_dir ());
  file = weft_record_file_open (fixture->path, NULL);
  g_assert_false (another_can_open (fixture->path));
  g_clear_pointer (&file, weft_record_file_free);

  block_locks (g_get_user_cache_dir ());
  file = weft_record_file_open (fixture->path, NULL);
  g_assert_nonnull (file);
  g_assert_true (another_can_open (fixture->path));
  g_assert_true (weft_record_file_write (file, "ours", NULL));
  clear_way (g_get_user_runtime_dir ());
  clear_way (g_get_user_cache_dir ());
}

/* A lock that is given back leaves nothing behind. */
static void
test_no_locks_are_left (Fixture *fixture, gconstpointer data)
{
  g_autofree char *room = g_build_filename (g_get_user_runtime_dir (), "weft", NULL);

  (void) data;
  for (int i = 0; i < 20; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s-%d", fixture->path, i);
      g_autoptr (WeftRecordFile) file = weft_record_file_open (path, NULL);

      g_assert_nonnull (file);
      g_assert_cmpuint (count_files (room), ==, 1);
    }
  g_assert_cmpuint (count_files (room), ==, 0);
}

/* Files that are not closed would end the game some day. */
static void
test_nothing_stays_open (Fixture *fixture, gconstpointer data)
{
  guint before = count_files ("/proc/self/fd");

  (void) data;
  for (int i = 0; i < 10; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);
      g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);

      g_assert_true (weft_record_file_write (file, text, NULL));
      g_assert_true (weft_record_file_write (file, "again", NULL));
      g_assert_false (can_open (fixture->path));
    }
  g_assert_cmpuint (count_files ("/proc/self/fd"), ==, before);
}

#define RACERS 8
#define ROUNDS 20

/* Takes and gives back the lock, and adds to a number in the file while it is held. */
static void
race (const char *path)
{
  for (int i = 0; i < ROUNDS;)
    {
      g_autoptr (WeftRecordFile) file = weft_record_file_open (path, NULL);
      g_autofree char *text = NULL;
      g_autofree char *next = NULL;

      if (file == NULL)
        continue;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      next = g_strdup_printf ("%d", atoi (text) + 1);
      g_assert_true (weft_record_file_write (file, next, NULL));
      i++;
    }
}

/* Two never hold a lock whose file comes and goes. */
static void
test_locks_come_and_go (Fixture *fixture, gconstpointer data)
{
  g_autofree char *sum = g_strdup_printf ("%d", RACERS * ROUNDS);
  pid_t racers[RACERS];
  int status;

  (void) data;
  g_assert_true (g_file_set_contents (fixture->path, "0", -1, NULL));
  for (int i = 0; i < RACERS; i++)
    if ((racers[i] = fork ()) == 0)
      {
        race (fixture->path);
        _exit (0);
      }
  for (int i = 0; i < RACERS; i++)
    {
      g_assert_cmpint (waitpid (racers[i], &status, 0), ==, racers[i]);
      g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
    }
  assert_content (fixture, sum);
}

static int
mode_of (const char *path)
{
  GStatBuf now;

  g_assert_cmpint (g_stat (path, &now), ==, 0);
  return (int) (now.st_mode & 0777);
}

static void
test_mode_is_kept (Fixture *fixture, gconstpointer data)
{
  static const int modes[] = { 0600, 0640, 0664, 0700 };
  mode_t mask = umask (022);

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (WeftRecordFile) file = NULL;

      g_assert_true (g_file_set_contents (fixture->path, "before", -1, NULL));
      g_assert_cmpint (g_chmod (fixture->path, modes[i]), ==, 0);
      file = weft_record_file_open (fixture->path, NULL);
      g_assert_true (weft_record_file_write (file, "after", NULL));
      g_assert_cmpint (mode_of (fixture->path), ==, modes[i]);
      assert_content (fixture, "after");
    }
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  {
    g_autoptr (WeftRecordFile) file = weft_record_file_open (fixture->path, NULL);

    g_assert_true (weft_record_file_write (file, "new", NULL));
    g_assert_cmpint (mode_of (fixture->path), ==, 0644); /* as any new file */
  }
  umask (mask);
}

/* What may not be written is not, although its folder would allow it. */
static void
test_protected_files_are_left_alone (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WeftRecordFile) file = NULL;

  (void) data;
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  file = weft_record_file_open (fixture->path, NULL);
  g_assert_true (weft_record_file_is_protected (file));
  assert_refused (file, "ours", WEFT_FAULT_PROTECTED);
  assert_content (fixture, "theirs");
  g_assert_cmpint (mode_of (fixture->path), ==, 0444);
  g_assert_cmpint (g_chmod (fixture->path, 0644), ==, 0);
  g_assert_true (weft_record_file_write (file, "ours", NULL));
}

/* What a kill has left is gone when the game is opened again; other files stay. */
static void
test_unfinished_files_go (Fixture *fixture, gconstpointer data)
{
  g_autofree char *left = g_build_filename (fixture->folder, ".game.weft.abcdef", NULL);
  g_autofree char *other = g_build_filename (fixture->folder, ".game.weft.backup2", NULL);

  (void) data;
  g_assert_true (g_file_set_contents (left, "half", -1, NULL));
  g_assert_true (g_file_set_contents (other, "mine", -1, NULL));
  g_assert_true (can_open (fixture->path));
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (other), ==, 0);
}

static gboolean links_are_refused;

/* In place of the C library's: some file systems give no name to a file that was made without. */
int
linkat (int from_folder, const char *from, int to_folder, const char *to, int flags)
{
  if (!links_are_refused)
    return (int) syscall (SYS_linkat, from_folder, from, to_folder, to, flags);
  errno = EPERM;
  return -1;
}

/* There a file has a name from the beginning: nothing else is different. */
static void
test_other_file_systems (Fixture *fixture, gconstpointer data)
{
  mode_t mask = umask (022);

  links_are_refused = TRUE;
  test_changes_of_others_stay (fixture, data);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  test_mode_is_kept (fixture, data);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  test_folder_in_the_way (fixture, data);
  test_no_folder (fixture, data);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  test_full_disk (fixture, data);
  test_without_standard_input (fixture, data);
  test_nothing_stays_open (fixture, data);
  links_are_refused = FALSE;
  umask (mask);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_autofree char *room = g_dir_make_tmp ("weft-XXXXXX", NULL);
  g_autofree char *cache = g_build_filename (room, "cache", NULL);
  int status;

  g_setenv ("XDG_RUNTIME_DIR", room, TRUE); /* for the locks */
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_test_init (&argc, &argv, NULL);
  ADD ("/record-file/one-at-a-time", test_one_at_a_time);
  ADD ("/record-file/every-way-is-locked", test_every_way_is_locked);
  ADD ("/record-file/lock-goes-with-its-process", test_lock_goes_with_its_process);
  ADD ("/record-file/without-standard-input", test_without_standard_input);
  ADD ("/record-file/changes-of-others-stay", test_changes_of_others_stay);
  ADD ("/record-file/changes-in-place-stay", test_changes_in_place_stay);
  ADD ("/record-file/changes-before-the-first-write-stay",
       test_changes_before_the_first_write_stay);
  ADD ("/record-file/files-of-others-stay", test_files_of_others_stay);
  ADD ("/record-file/made-anew-stays", test_made_anew_stays);
  ADD ("/record-file/changes-with-the-same-time-stay", test_changes_with_the_same_time_stay);
  ADD ("/record-file/deleted-comes-back", test_deleted_comes_back);
  ADD ("/record-file/links-are-followed", test_links_are_followed);
  ADD ("/record-file/link-in-a-circle", test_link_in_a_circle);
  ADD ("/record-file/folder-in-the-way", test_folder_in_the_way);
  ADD ("/record-file/no-folder", test_no_folder);
  ADD ("/record-file/full-disk", test_full_disk);
  ADD ("/record-file/too-large", test_too_large);
  ADD ("/record-file/place-for-locks", test_place_for_locks);
  ADD ("/record-file/no-locks-are-left", test_no_locks_are_left);
  ADD ("/record-file/nothing-stays-open", test_nothing_stays_open);
  ADD ("/record-file/locks-come-and-go", test_locks_come_and_go);
  ADD ("/record-file/mode-is-kept", test_mode_is_kept);
  ADD ("/record-file/other-file-systems", test_other_file_systems);
  ADD ("/record-file/protected-files-are-left-alone", test_protected_files_are_left_alone);
  ADD ("/record-file/unfinished-files-go", test_unfinished_files_go);
  status = g_test_run ();
  folder_remove (room);
  return status;
}
