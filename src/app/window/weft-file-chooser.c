/* weft-file-chooser.c: asking which file
 *
 * GTK has a class for that since 4.10; before, another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-file-chooser.h"

/* What to do when the person has chosen. */
typedef struct
{
  WeftFileChosen chosen;
  gpointer data;
  GDestroyNotify free_data;
} Choice;

static Choice *
choice_new (WeftFileChosen chosen, gpointer data, GDestroyNotify free_data)
{
  Choice *choice = g_new0 (Choice, 1);

  *choice = (Choice){ chosen, data, free_data };
  return choice;
}

/* @file: %NULL when there is none */
static void
choice_finish (Choice *choice, GFile *file)
{
  if (file != NULL)
    choice->chosen (file, choice->data);
  if (choice->free_data != NULL)
    choice->free_data (choice->data);
  g_free (choice);
}

#if GTK_CHECK_VERSION(4, 10, 0)
/* That there is no file is no trouble: the person has closed the dialog. */
static void
opened_cb (GObject *dialog, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  choice_finish (data, file);
}

static void
saved_cb (GObject *dialog, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  choice_finish (data, file);
}

void
weft_file_chooser_open (GtkWindow *parent, const char *title, GtkFileFilter *filter,
                        WeftFileChosen chosen, gpointer data, GDestroyNotify free_data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  g_return_if_fail (GTK_IS_FILE_FILTER (filter) && chosen != NULL);

  g_list_store_append (filters, filter);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_open (dialog, parent, NULL, opened_cb, choice_new (chosen, data, free_data));
}

void
weft_file_chooser_save (GtkWindow *parent, const char *title, const char *name,
                        WeftFileChosen chosen, gpointer data, GDestroyNotify free_data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  g_return_if_fail (name != NULL && chosen != NULL);

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, parent, NULL, saved_cb, choice_new (chosen, data, free_data));
}
#else
static void
response_cb (GtkNativeDialog *dialog, int response, Choice *choice)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                               ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog))
                               : NULL;

  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
  choice_finish (choice, file);
}

static void
ask (GtkFileChooserNative *dialog, Choice *choice)
{
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), choice);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
weft_file_chooser_open (GtkWindow *parent, const char *title, GtkFileFilter *filter,
                        WeftFileChosen chosen, gpointer data, GDestroyNotify free_data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_FILE_FILTER (filter) && chosen != NULL);

  dialog = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  ask (dialog, choice_new (chosen, data, free_data));
}

void
weft_file_chooser_save (GtkWindow *parent, const char *title, const char *name,
                        WeftFileChosen chosen, gpointer data, GDestroyNotify free_data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (name != NULL && chosen != NULL);

  dialog = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  ask (dialog, choice_new (chosen, data, free_data));
}
#endif
