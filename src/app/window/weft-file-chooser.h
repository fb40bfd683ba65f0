/* weft-file-chooser.h: asking which file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What to do with the file that was chosen. */
typedef void (*WeftFileChosen) (GFile *file, gpointer data);

/**
 * weft_file_chooser_open:
 * @filter: which files are offered
 * @chosen: called when a file has been chosen, and not at all when none was
 * @data: freed with @free_data afterwards
 *
 * Asks for a file that is there.
 */
void weft_file_chooser_open (GtkWindow *parent, const char *title, GtkFileFilter *filter,
                             WeftFileChosen chosen, gpointer data, GDestroyNotify free_data);

/* The same for a file to be written, with a @name to begin with. */
void weft_file_chooser_save (GtkWindow *parent, const char *title, const char *name,
                             WeftFileChosen chosen, gpointer data, GDestroyNotify free_data);

G_END_DECLS
