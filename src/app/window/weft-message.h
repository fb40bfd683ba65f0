/* weft-message.h: messages and questions above a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows words above the window that @widget is in, until the person closes them. */
void weft_message_tell (GtkWidget *widget, const char *title, const char *words);

/**
 * WeftMessageAnswer:
 *
 * What to do when the person has said yes.
 */
typedef void (*WeftMessageAnswer) (gpointer data);

/**
 * weft_message_ask:
 * @yes: what the button for yes is called, with an underscore before its key
 * @data: freed with @free_data once the question is gone
 *
 * Asks above the window that @widget is in. Cancelling does nothing.
 */
void weft_message_ask (GtkWidget *widget, const char *title, const char *words, const char *yes,
                       WeftMessageAnswer answer, gpointer data, GDestroyNotify free_data);

G_END_DECLS
