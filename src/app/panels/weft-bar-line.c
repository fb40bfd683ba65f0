/* weft-bar-line.c: a share of a whole on one line: signs, a bar, a figure
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-bar-line.h"

#include "weft-widgets.h"

static GtkWidget *
new_bar (const char *name, double share, const char *figure)
{
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, 1);

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), CLAMP (share, 0, 1));
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, figure, -1);
  return bar;
}

GtkWidget *
weft_bar_line_new (GtkWidget *signs, int signs_width, const char *name, gboolean written,
                   double share, const char *figure)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *words = gtk_label_new (figure);

  g_return_val_if_fail (GTK_IS_WIDGET (signs) && name != NULL && figure != NULL, NULL);

  gtk_widget_set_size_request (signs, signs_width, -1);
  gtk_widget_set_valign (signs, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), signs);
  if (written)
    gtk_box_append (GTK_BOX (middle), weft_widgets_text (name, NULL));
  else
    weft_widgets_set_tip (line, name);
  gtk_box_append (GTK_BOX (middle), new_bar (name, share, figure));
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), middle);
  gtk_label_set_xalign (GTK_LABEL (words), 1);
  gtk_label_set_width_chars (GTK_LABEL (words), 5);
  gtk_widget_add_css_class (words, "value");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), words);
  gtk_widget_add_css_class (line, "bar-line");
  return line;
}
