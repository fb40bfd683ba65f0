/* weft-save-dialog.h: asking for a file to save something in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is done with the file that was chosen; a file that is there may be written over. */
typedef void (*WeftSaveDialogChosen) (GFile *file, gpointer data);

/**
 * weft_save_dialog_ask:
 * @title: what is saved
 * @name: the name that is proposed
 * @data: freed with @free_data when the dialog is gone, whatever was answered
 */
void weft_save_dialog_ask (GtkWindow *parent, const char *title, const char *name,
                           WeftSaveDialogChosen chosen, gpointer data, GDestroyNotify free_data);

G_END_DECLS
