/* weft-opened-files.c: games that lie outside the app's own folder and were opened lately
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-opened-files.h"

#include <gtk/gtk.h>

#include "weft-library.h"

#define MIME_TYPE "application/vnd.weft.game+json"
#define MOST 5

static gboolean
is_kept_by_app (GFile *file)
{
  g_autofree char *path = weft_library_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  return g_file_has_prefix (file, folder);
}

gboolean
weft_opened_files_is_kept (const char *path)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (path != NULL, FALSE);
  file = g_file_new_for_path (path);
  return is_kept_by_app (file);
}

void
weft_opened_files_add (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData data = { .mime_type = (char *) MIME_TYPE,
                         .app_name = (char *) g_get_prgname (),
                         .app_exec = (char *) "weft %u" };

  g_return_if_fail (path != NULL);

  if (!is_kept_by_app (file))
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static int
compare_visits (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

GPtrArray *
weft_opened_files_list (void)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  GList *recent = g_list_sort (gtk_recent_manager_get_items (gtk_recent_manager_get_default ()),
                               compare_visits);

  for (GList *item = recent; item != NULL && files->len < MOST; item = item->next)
    {
      GtkRecentInfo *info = item->data;
      g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));

      if (g_strcmp0 (gtk_recent_info_get_mime_type (info), MIME_TYPE) == 0
          && g_file_peek_path (file) != NULL && gtk_recent_info_exists (info)
          && !is_kept_by_app (file))
        g_ptr_array_add (files, g_steal_pointer (&file));
    }
  g_list_free_full (recent, (GDestroyNotify) gtk_recent_info_unref);
  return files;
}
