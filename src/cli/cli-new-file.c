/* cli-new-file.c: writing a file that is not there yet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-new-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>

static gboolean
fail (const char *path, int number, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (number),
               /* Translators: a file, what the system says. */
               _ ("%1$s cannot be written: %2$s"), name, g_strerror (number));
  return FALSE;
}

gboolean
cli_new_file_write (const char *path, const char *text, GError **error)
{
  int place = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  FILE *file = place >= 0 ? fdopen (place, "w") : NULL;
  gboolean written;
  int number;

  if (file == NULL)
    return fail (path, errno, error);
  written = fputs (text, file) >= 0;
  number = errno;
  if (fclose (file) != 0 && written)
    {
      written = FALSE;
      number = errno;
    }
  return written || fail (path, number, error);
}
