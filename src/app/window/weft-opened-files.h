/* weft-opened-files.h: games that lie outside the app's own folder and were opened lately
 *
 * The desktop's list of recent files keeps them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Notes that a game was opened; those in the app's own folder are listed anyway. */
void weft_opened_files_add (const char *path);

/* Whether a file lies in the app's own folder. */
gboolean weft_opened_files_is_kept (const char *path);

/* Those that are still there, the one opened last first, at most a handful. (transfer full)
 * (element-type GFile) */
GPtrArray *weft_opened_files_list (void);

G_END_DECLS
