/* folder.h: folders of tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Removes a folder with all that is in it. */
void folder_remove (const char *path);

G_END_DECLS
