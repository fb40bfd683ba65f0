/* weft-heading.c: the large words on top of a panel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-heading.h"

#include "weft-widgets.h"

struct _WeftHeading
{
  GtkWidget parent_instance;

  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (WeftHeading, weft_heading, GTK_TYPE_WIDGET)

static void
weft_heading_dispose (GObject *object)
{
  g_clear_pointer (&WEFT_HEADING (object)->label, gtk_widget_unparent);
  G_OBJECT_CLASS (weft_heading_parent_class)->dispose (object);
}

static void
weft_heading_class_init (WeftHeadingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_heading_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "weft-heading");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_HEADING);
}

static void
weft_heading_init (WeftHeading *heading)
{
  heading->label = weft_widgets_text (NULL, "sentence");
  gtk_widget_set_hexpand (heading->label, TRUE);
  gtk_widget_set_parent (heading->label, GTK_WIDGET (heading));
  gtk_widget_set_focusable (GTK_WIDGET (heading), TRUE);
}

void
weft_heading_set_text (WeftHeading *heading, const char *text)
{
  g_return_if_fail (WEFT_IS_HEADING (heading) && text != NULL);

  gtk_label_set_text (GTK_LABEL (heading->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
}

const char *
weft_heading_get_text (WeftHeading *heading)
{
  g_return_val_if_fail (WEFT_IS_HEADING (heading), NULL);
  return gtk_label_get_text (GTK_LABEL (heading->label));
}

void
weft_heading_set_description (WeftHeading *heading, const char *text)
{
  g_return_if_fail (WEFT_IS_HEADING (heading));
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : "", -1);
}
