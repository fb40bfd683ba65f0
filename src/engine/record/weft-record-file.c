/* weft-record-file.c: a game's file, kept from being written by two at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-record-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "weft-fault.h"
#include "weft-safe-write.h"

#define MAX_LINKS 40 /* as the kernel follows */

struct _WeftRecordFile
{
  char *path;     /* as it was given */
  char *target;   /* the file itself, where the path is a link */
  GStatBuf known; /* the file as we left it; st_ino is 0 before there is one */
  char *lock_path;
  int lock; /* the lock file, or -1 where there can be none */
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

/* Where the lock of a target is below @room; NULL when there is no place for it. */
static char *
lock_path (const char *room, const char *target)
{
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, target, -1);
  g_autofree char *folder = g_build_filename (room, "weft", NULL);

  return g_mkdir_with_parents (folder, 0700) == 0 ? g_build_filename (folder, name, NULL) : NULL;
}

/* Whether a lock file is still the one that has the name: whoever gives a lock back removes it. */
static gboolean
is_in_place (int lock, const char *path)
{
  struct stat held, named;

  return fstat (lock, &held) == 0 && stat (path, &named) == 0 && held.st_dev == named.st_dev
         && held.st_ino == named.st_ino;
}

typedef enum
{
  LOCK_TAKEN,
  LOCK_BUSY,
  LOCK_NOWHERE,
} LockResult;

static LockResult
take_lock_below (WeftRecordFile *file, const char *room)
{
  g_autofree char *path = lock_path (room, file->target);

  while (path != NULL && (file->lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600)) >= 0)
    {
      if (flock (file->lock, LOCK_EX | LOCK_NB) != 0)
        {
          int reason = errno;

          close (file->lock);
          file->lock = -1;
          return reason == EWOULDBLOCK ? LOCK_BUSY : LOCK_NOWHERE;
        }
      if (is_in_place (file->lock, path))
        {
          file->lock_path = g_steal_pointer (&path);
          return LOCK_TAKEN;
        }
      close (file->lock);
    }
  file->lock = -1;
  return LOCK_NOWHERE;
}

/* Takes the lock; FALSE when somebody else has it. Without a place for locks there are none. */
static gboolean
take_lock (WeftRecordFile *file)
{
  LockResult result = take_lock_below (file, g_get_user_runtime_dir ());

  if (result == LOCK_NOWHERE)
    result = take_lock_below (file, g_get_user_cache_dir ());
  return result != LOCK_BUSY;
}

/* Gives the lock back. While it is held nobody else takes it, so its file can go. */
static void
drop_lock (WeftRecordFile *file)
{
  if (file->lock < 0)
    return;
  g_unlink (file->lock_path);
  close (file->lock);
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
      weft_error_fail (error, WEFT_ERROR_FILE,
                       &(WeftErrorDetails){ .fault = WEFT_FAULT_OPEN_ELSEWHERE },
                       "The game is open in another window or program.");
      return NULL;
    }
  if (file->lock >= 0) /* else somebody may be writing */
    weft_safe_write_clean (file->target);
  remember (file);
  return g_steal_pointer (&file);
}

/* By its mode, which an administrator's programs have to heed too. */
gboolean
weft_record_file_is_protected (const WeftRecordFile *file)
{
  GStatBuf now;

  g_return_val_if_fail (file != NULL, FALSE);
  return g_stat (file->target, &now) == 0
         && ((now.st_mode & S_IWUSR) == 0 || g_access (file->target, W_OK) != 0);
}

/* @why is in the person's language: the system says it. */
static gboolean
fail_to_save (const char *why, GError **error)
{
  return weft_error_fail (error, WEFT_ERROR_FILE,
                          &(WeftErrorDetails){ .fault = WEFT_FAULT_CANNOT_SAVE, .text = why },
                          "The game cannot be saved: %s", why);
}

gboolean
weft_record_file_write (WeftRecordFile *file, const char *text, GError **error)
{
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (file != NULL && text != NULL, FALSE);

  if (is_changed_elsewhere (file))
    return weft_error_fail (error, WEFT_ERROR_FILE,
                            &(WeftErrorDetails){ .fault = WEFT_FAULT_CHANGED_ELSEWHERE },
                            "The file was changed by somebody else: not saved.");
  if (strlen (text) > WEFT_JSON_MAX_BYTES)
    return fail_to_save (g_strerror (EFBIG), error);
  if (weft_record_file_is_protected (file))
    return weft_error_fail (error, WEFT_ERROR_FILE,
                            &(WeftErrorDetails){ .fault = WEFT_FAULT_PROTECTED },
                            "The file is protected: not saved.");
  if (!weft_safe_write (file->target, text, &local))
    return fail_to_save (local->message, error);
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

void
weft_record_file_free (WeftRecordFile *file)
{
  if (file == NULL)
    return;
  drop_lock (file);
  g_free (file->lock_path);
  g_free (file->path);
  g_free (file->target);
  g_free (file);
}
