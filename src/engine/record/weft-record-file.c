/* weft-record-file.c: a game's file, kept from being written by two at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-record-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

#define MAX_LINKS 40 /* as the kernel follows */

struct _WeftRecordFile
{
  char *path;     /* as it was given */
  char *target;   /* the file itself, where the path is a link */
  GStatBuf known; /* the file as we left it; st_ino is 0 before there is one */
  int lock;       /* the lock file, or -1 where there can be none */
};

/* realpath() with GLib's memory; %NULL when there is no such file. */
static char *
real_path (const char *path)
{
  char *real = realpath (path, NULL);
  char *copy = g_strdup (real);

  free (real);
  return copy;
}

/* Where a path that leads to no file yet would make one: its folder is found, its name kept. */
static char *
missing_path (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *real_folder = real_path (folder);

  if (real_folder == NULL)
    return g_canonicalize_filename (path, NULL);
  return g_build_filename (real_folder, name, NULL);
}

/* Where a path leads; the same for every way to the same file. (transfer full) */
static char *
find_target (const char *path)
{
  char *target = real_path (path);

  if (target != NULL)
    return target;
  target = missing_path (path);
  for (int links = 0; links < MAX_LINKS; links++) /* a link may lead to what is yet to be made */
    {
      g_autofree char *link = g_file_read_link (target, NULL);
      g_autofree char *folder = g_path_get_dirname (target);
      g_autofree char *next = link != NULL ? g_canonicalize_filename (link, folder) : NULL;

      if (next == NULL)
        break;
      g_free (target);
      target = missing_path (next);
    }
  return target;
}

/* Opens the lock file of a target below @room; -1 when that is not possible. */
static int
open_lock (const char *room, const char *target)
{
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, target, -1);
  g_autofree char *folder = g_build_filename (room, "weft", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return -1;
  return g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

/* Takes the lock; FALSE when somebody else has it. Without a place for locks there are none. */
static gboolean
take_lock (WeftRecordFile *file)
{
  file->lock = open_lock (g_get_user_runtime_dir (), file->target);
  if (file->lock < 0)
    file->lock = open_lock (g_get_user_cache_dir (), file->target);
  return file->lock < 0 || flock (file->lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

static void
remember (WeftRecordFile *file)
{
  if (g_stat (file->target, &file->known) != 0)
    file->known = (GStatBuf){ 0 };
}

/* Whether somebody else has written the file, or made it anew, since we read or wrote it. A file
 * that is gone holds nothing to be lost. */
static gboolean
is_changed_elsewhere (const WeftRecordFile *file)
{
  const GStatBuf *known = &file->known;
  GStatBuf now;

  if (g_stat (file->target, &now) != 0)
    return FALSE;
  return now.st_dev != known->st_dev || now.st_ino != known->st_ino || now.st_size != known->st_size
         || now.st_mtim.tv_sec != known->st_mtim.tv_sec
         || now.st_mtim.tv_nsec != known->st_mtim.tv_nsec;
}

WeftRecordFile *
weft_record_file_open (const char *path, GError **error)
{
  g_autoptr (WeftRecordFile) file = g_new0 (WeftRecordFile, 1);

  g_return_val_if_fail (path != NULL, NULL);

  file->path = g_strdup (path);
  file->target = find_target (path);
  if (!take_lock (file))
    {
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_FILE,
                   _ ("The game is open in another window or program."));
      return NULL;
    }
  remember (file);
  return g_steal_pointer (&file);
}

gboolean
weft_record_file_write (WeftRecordFile *file, const char *text, GError **error)
{
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (file != NULL && text != NULL, FALSE);

  if (is_changed_elsewhere (file))
    {
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_FILE,
                   _ ("Not saved: this game goes on somewhere else, and its file was changed "
                      "there. Close it here, and open it again to go on from it."));
      return FALSE;
    }
  if (!g_file_set_contents_full (file->target, text, -1,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666,
                                 &local))
    {
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_FILE, _ ("The game cannot be saved: %s"),
                   local->message);
      return FALSE;
    }
  remember (file);
  return TRUE;
}

gboolean
weft_record_file_is_new (const WeftRecordFile *file)
{
  g_return_val_if_fail (file != NULL, FALSE);
  return file->known.st_ino == 0;
}

const char *
weft_record_file_path (const WeftRecordFile *file)
{
  g_return_val_if_fail (file != NULL, NULL);
  return file->path;
}

/* The lock file stays: removing it could take it from under somebody who waits for it. */
void
weft_record_file_free (WeftRecordFile *file)
{
  if (file == NULL)
    return;
  if (file->lock >= 0)
    close (file->lock);
  g_free (file->path);
  g_free (file->target);
  g_free (file);
}
