/* weft-log-export.c: the log saved as a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-log-export.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-log.h"

/* What there is to do when the file has been chosen. */
typedef struct
{
  WeftGame *game;
  AdwToastOverlay *toasts;
} Export;

static void
export_free (gpointer data, GClosure *closure)
{
  Export *export = data;

  (void) closure;
  g_object_unref (export->game);
  g_object_unref (export->toasts);
  g_free (export);
}

static void
chosen_cb (GtkNativeDialog *dialog, int response, Export *export)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    {
      file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
      text = weft_log_text (export->game);
      if (!g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE,
                                    NULL, NULL, &error))
        adw_toast_overlay_add_toast (export->toasts, adw_toast_new (error->message));
    }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

void
weft_log_export (WeftGame *game, GtkWindow *parent, AdwToastOverlay *toasts)
{
  GtkFileChooserNative *dialog;
  Export *export;

  g_return_if_fail (WEFT_IS_GAME (game) && ADW_IS_TOAST_OVERLAY (toasts));

  dialog = gtk_file_chooser_native_new (_ ("Save the log"), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                        NULL, NULL);
  export = g_new0 (Export, 1);
  export->game = g_object_ref (game);
  export->toasts = g_object_ref (toasts);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), _ ("weft-log.txt"));
  g_signal_connect_data (dialog, "response", G_CALLBACK (chosen_cb), export, export_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
