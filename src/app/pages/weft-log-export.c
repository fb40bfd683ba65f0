/* weft-log-export.c: the log saved as a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-log-export.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-errors.h"
#include "weft-file-chooser.h"
#include "weft-log.h"

/* What there is to do when the file has been chosen. */
typedef struct
{
  WeftGame *game;
  AdwToastOverlay *toasts;
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->game);
  g_object_unref (export->toasts);
  g_free (export);
}

static void
save (GFile *file, gpointer data)
{
  Export *export = data;
  g_autofree char *text = weft_log_text (export->game);
  g_autoptr (GError) error = NULL;

  if (!g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                NULL, &error))
    {
      g_autofree char *words = weft_errors_words (error);

      adw_toast_overlay_add_toast (export->toasts, adw_toast_new (words));
    }
}

void
weft_log_export (WeftGame *game, GtkWindow *parent, AdwToastOverlay *toasts)
{
  Export *export;

  g_return_if_fail (WEFT_IS_GAME (game) && ADW_IS_TOAST_OVERLAY (toasts));

  export = g_new0 (Export, 1);
  export->game = g_object_ref (game);
  export->toasts = g_object_ref (toasts);
  weft_file_chooser_save (parent, _ ("Save the log"), _ ("weft-log.txt"), save, export,
                          export_free);
}
