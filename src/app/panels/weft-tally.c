/* weft-tally.c: how many there are of something, with a picture of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tally.h"

#include "weft-widgets.h"

GtkWidget *
weft_tally_new_pencil (void)
{
  GtkWidget *pencil = gtk_image_new_from_icon_name ("document-edit-symbolic");

  gtk_widget_add_css_class (pencil, "pencil");
  gtk_widget_set_valign (pencil, GTK_ALIGN_CENTER);
  return pencil;
}

static GtkWidget *
new_head (const char *title, const char *number, gboolean correctable)
{
  GtkWidget *head = weft_widgets_row (8);
  GtkWidget *words = weft_widgets_text (title, "tally-title");

  gtk_widget_set_hexpand (words, TRUE);
  weft_widgets_add (head, weft_widgets_middle (words));
  if (number != NULL)
    {
      GtkWidget *figure = gtk_label_new (number);

      gtk_widget_add_css_class (figure, "tally-number");
      gtk_widget_set_valign (figure, GTK_ALIGN_CENTER);
      weft_widgets_add (head, figure);
    }
  if (correctable)
    weft_widgets_add (head, weft_tally_new_pencil ());
  return head;
}

GtkWidget *
weft_tally_new (const char *title, const char *number, GtkWidget *picture, GtkWidget *button)
{
  GtkWidget *tally = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  g_return_val_if_fail (title != NULL, NULL);

  gtk_box_append (GTK_BOX (tally), new_head (title, number, button != NULL));
  if (picture != NULL)
    gtk_box_append (GTK_BOX (tally), picture);
  if (button == NULL)
    {
      gtk_widget_add_css_class (tally, "tally");
      return tally;
    }
  gtk_button_set_child (GTK_BUTTON (button), tally);
  gtk_widget_add_css_class (button, "tally");
  return button;
}

GtkWidget *
weft_tally_new_count (const char *title, int count, GtkWidget *picture, GtkWidget *button)
{
  g_autofree char *number = g_strdup_printf ("%d", count);

  return weft_tally_new (title, number, picture, button);
}
