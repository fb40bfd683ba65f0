/* weft-message.c: messages and questions above a window
 *
 * libadwaita has dialogs within the window since 1.5; before, they are windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-message.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#if ADW_CHECK_VERSION(1, 5, 0)
typedef AdwAlertDialog Message;
#define message_add_response adw_alert_dialog_add_response
#define message_set_appearance adw_alert_dialog_set_response_appearance
#define message_set_default adw_alert_dialog_set_default_response
#define message_set_close adw_alert_dialog_set_close_response

static Message *
message_new (GtkWidget *widget, const char *title, const char *words)
{
  (void) widget;
  return ADW_ALERT_DIALOG (adw_alert_dialog_new (title, words));
}

static void
message_present (Message *message, GtkWidget *widget)
{
  adw_dialog_present (ADW_DIALOG (message), widget);
}
#else
typedef AdwMessageDialog Message;
#define message_add_response adw_message_dialog_add_response
#define message_set_appearance adw_message_dialog_set_response_appearance
#define message_set_default adw_message_dialog_set_default_response
#define message_set_close adw_message_dialog_set_close_response

static Message *
message_new (GtkWidget *widget, const char *title, const char *words)
{
  return ADW_MESSAGE_DIALOG (
      adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), title, words));
}

static void
message_present (Message *message, GtkWidget *widget)
{
  (void) widget;
  gtk_window_present (GTK_WINDOW (message));
}
#endif

void
weft_message_tell (GtkWidget *widget, const char *title, const char *words)
{
  Message *message;

  g_return_if_fail (GTK_IS_WIDGET (widget) && title != NULL && words != NULL);

  message = message_new (widget, title, words);
  message_add_response (message, "close", _ ("_Close"));
  message_present (message, widget);
}

/* What to do with the choice; the message's. */
typedef struct
{
  WeftMessageChosen chosen;
  gpointer data;
  GDestroyNotify free_data;
} Choosing;

static void
choosing_free (gpointer data, GClosure *closure)
{
  Choosing *choosing = data;

  (void) closure;
  if (choosing->free_data != NULL)
    choosing->free_data (choosing->data);
  g_free (choosing);
}

static void
chosen_cb (Message *message, const char *response, Choosing *choosing)
{
  (void) message;
  choosing->chosen (response, choosing->data);
}

void
weft_message_choose (GtkWidget *widget, const char *title, const char *words,
                     const WeftMessageChoice *choices, guint n_choices, WeftMessageChosen chosen,
                     gpointer data, GDestroyNotify free_data)
{
  Message *message;
  Choosing *choosing;

  g_return_if_fail (GTK_IS_WIDGET (widget) && title != NULL && words != NULL);
  g_return_if_fail (n_choices > 0 && chosen != NULL);

  message = message_new (widget, title, words);
  for (guint i = 0; i < n_choices; i++)
    {
      message_add_response (message, choices[i].id, choices[i].label);
      if (choices[i].manner == WEFT_CHOICE_LOSES)
        message_set_appearance (message, choices[i].id, ADW_RESPONSE_DESTRUCTIVE);
      if (choices[i].manner == WEFT_CHOICE_SUGGESTED)
        message_set_default (message, choices[i].id);
    }
  message_set_close (message, choices[0].id);
  choosing = g_new0 (Choosing, 1);
  *choosing = (Choosing){ chosen, data, free_data };
  g_signal_connect_data (message, "response", G_CALLBACK (chosen_cb), choosing, choosing_free, 0);
  message_present (message, widget);
}
