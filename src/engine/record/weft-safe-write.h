/* weft-safe-write.h: writing a file so that it holds the old or the new text whatever happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * weft_safe_write:
 * @path: the file itself, no link
 *
 * Writes the file anew; it is on disk when the function returns. A file that was there keeps its
 * mode. What is written has no name until it is whole, where the file system can do that.
 *
 * Returns: %FALSE with a #GFileError and nothing changed
 */
gboolean weft_safe_write (const char *path, const char *text, GError **error);

/* Removes what writes of @path have left that never came to their end. Nobody else may be writing
 * it. */
void weft_safe_write_clean (const char *path);

G_END_DECLS
