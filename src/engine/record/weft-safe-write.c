/* weft-safe-write.c: writing a file so that it holds the old or the new text whatever happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* for files without a name */

#include "weft-safe-write.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NEW_MODE 0666
#define RANDOM_LETTERS 6

/* What a file is called while it is not yet in its place: “.game.weft.” and letters. */
static char *
unfinished_prefix (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  return g_strdup_printf (".%s.", name);
}

static char *
unfinished_path (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *prefix = unfinished_prefix (path);
  char letters[RANDOM_LETTERS + 1] = { 0 };
  g_autofree char *name = NULL;

  for (int i = 0; i < RANDOM_LETTERS; i++)
    letters[i] = (char) ('a' + g_random_int_range (0, 26));
  name = g_strconcat (prefix, letters, NULL);
  return g_build_filename (folder, name, NULL);
}

static gboolean
write_all (int fd, const char *text)
{
  gsize length = strlen (text);

  while (length > 0)
    {
      gssize written = write (fd, text, length);

      if (written < 0 && errno != EINTR)
        return FALSE;
      if (written > 0)
        {
          text += written;
          length -= (gsize) written;
        }
    }
  return TRUE;
}

/* The text, with the mode of the file it is to replace, on disk. */
static gboolean
fill (int fd, const char *path, const char *text)
{
  struct stat old;

  if (stat (path, &old) == 0 && S_ISREG (old.st_mode) && fchmod (fd, old.st_mode & 0777) != 0)
    return FALSE;
  return write_all (fd, text) && fsync (fd) == 0;
}

/* Gives a file without a name one that nobody has; NULL where that cannot be. (transfer full) */
static char *
name_it (int fd, const char *path)
{
  g_autofree char *own = g_strdup_printf ("/proc/self/fd/%d", fd);
  g_autofree char *name = unfinished_path (path);

  if (linkat (AT_FDCWD, own, AT_FDCWD, name, AT_SYMLINK_FOLLOW) != 0)
    return NULL;
  return g_steal_pointer (&name);
}

/* A whole file beside the one it is to replace, made without a name; NULL where that cannot be. */
static char *
write_unnamed (const char *path, const char *text)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, NEW_MODE);
  char *name = NULL;

  if (fd < 0)
    return NULL;
  if (fill (fd, path, text))
    name = name_it (fd, path);
  close (fd);
  return name;
}

/* The same with a name from the beginning. */
static char *
write_named (const char *path, const char *text)
{
  g_autofree char *name = unfinished_path (path);
  int fd = g_open (name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, NEW_MODE);
  gboolean filled;
  int reason;

  if (fd < 0)
    return NULL;
  filled = fill (fd, path, text);
  reason = errno;
  close (fd);
  if (filled)
    return g_steal_pointer (&name);
  g_unlink (name);
  errno = reason;
  return NULL;
}

/* The folder too: else the file's new place may be forgotten. */
static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  fsync (fd);
  close (fd);
}

gboolean
weft_safe_write (const char *path, const char *text, GError **error)
{
  g_autofree char *unfinished = NULL;
  int reason;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  unfinished = write_unnamed (path, text);
  if (unfinished == NULL) /* not every file system has files without a name */
    unfinished = write_named (path, text);
  if (unfinished != NULL && g_rename (unfinished, path) == 0)
    {
      sync_folder (path);
      return TRUE;
    }
  reason = errno;
  if (unfinished != NULL)
    g_unlink (unfinished);
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (reason),
                       g_strerror (reason));
  return FALSE;
}

static gboolean
is_unfinished (const char *name, const char *prefix)
{
  const char *letters = name + strlen (prefix);

  return g_str_has_prefix (name, prefix) && strlen (letters) == RANDOM_LETTERS
         && strspn (letters, "abcdefghijklmnopqrstuvwxyz") == RANDOM_LETTERS;
}

void
weft_safe_write_clean (const char *path)
{
  g_autofree char *folder = NULL;
  g_autofree char *prefix = NULL;
  g_autoptr (GDir) files = NULL;
  const char *name;

  g_return_if_fail (path != NULL);

  folder = g_path_get_dirname (path);
  prefix = unfinished_prefix (path);
  files = g_dir_open (folder, 0, NULL);
  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    if (is_unfinished (name, prefix))
      {
        g_autofree char *left = g_build_filename (folder, name, NULL);

        g_unlink (left);
      }
}
