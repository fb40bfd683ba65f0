/* cli-new-file.h: writing a file that is not there yet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * cli_new_file_write:
 * @text: all that the file will hold
 *
 * Writes a file that is not there yet; one that is there stays as it is.
 *
 * Returns: %FALSE with a #GFileError in the person's language, which names the file
 */
gboolean cli_new_file_write (const char *path, const char *text, GError **error);

G_END_DECLS
