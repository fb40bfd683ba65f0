/* folder.c: folders of tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folder.h"

#include <glib/gstdio.h>

void
folder_remove (const char *path)
{
  g_autoptr (GDir) files = g_dir_open (path, 0, NULL);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      if (g_remove (inner) != 0)
        folder_remove (inner);
    }
  g_rmdir (path);
}
