/* weft-widgets.c: small things several widgets need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-widgets.h"

void
weft_widgets_clear (GtkWidget *container)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (container));

  while ((child = gtk_widget_get_first_child (container)) != NULL)
    if (GTK_IS_LIST_BOX (container))
      gtk_list_box_remove (GTK_LIST_BOX (container), child);
    else if (GTK_IS_FLOW_BOX (container))
      gtk_flow_box_remove (GTK_FLOW_BOX (container), child);
    else
      gtk_widget_unparent (child);
}

GtkWidget *
weft_widgets_text (const char *text, const char *css)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css != NULL)
    gtk_widget_add_css_class (label, css);
  return label;
}
