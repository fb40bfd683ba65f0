/* weft-save-dialog.c: asking for a file to save something in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-save-dialog.h"

/* What there is to do when the file has been chosen. */
typedef struct
{
  WeftSaveDialogChosen chosen;
  gpointer data;
  GDestroyNotify free_data;
} Asking;

static void
asking_free (gpointer data, GClosure *closure)
{
  Asking *asking = data;

  (void) closure;
  asking->free_data (asking->data);
  g_free (asking);
}

static void
response_cb (GtkNativeDialog *dialog, int response, Asking *asking)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      asking->chosen (file, asking->data);
    }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

void
weft_save_dialog_ask (GtkWindow *parent, const char *title, const char *name,
                      WeftSaveDialogChosen chosen, gpointer data, GDestroyNotify free_data)
{
  GtkFileChooserNative *dialog;
  Asking *asking;

  g_return_if_fail (title != NULL && name != NULL && chosen != NULL && free_data != NULL);

  dialog = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  asking = g_new0 (Asking, 1);
  asking->chosen = chosen;
  asking->data = data;
  asking->free_data = free_data;
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), asking, asking_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
