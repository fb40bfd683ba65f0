/* weft-message.h: messages and questions above a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows words above the window that @widget is in, until the person closes them. */
void weft_message_tell (GtkWidget *widget, const char *title, const char *words);

/* What a question can be answered with: @label has an underscore before its key. */
typedef struct
{
  const char *id;
  const char *label;
  enum
  {
    WEFT_CHOICE_PLAIN,
    WEFT_CHOICE_SUGGESTED, /* Enter takes it */
    WEFT_CHOICE_LOSES,     /* something is lost by it */
  } manner;
} WeftMessageChoice;

typedef void (*WeftMessageChosen) (const char *id, gpointer data);

/**
 * weft_message_choose:
 * @choices: the first is what closing the message means
 * @data: freed with @free_data, unless that is %NULL, once the message is gone
 *
 * Asks above the window that @widget is in.
 */
void weft_message_choose (GtkWidget *widget, const char *title, const char *words,
                          const WeftMessageChoice *choices, guint n_choices,
                          WeftMessageChosen chosen, gpointer data, GDestroyNotify free_data);

G_END_DECLS
