/* weft-reasons-box.c: why something came about, with a button for each rule it cites
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-reasons-box.h"

#include <glib/gi18n.h>

#include "weft-widgets.h"

#define MOST_IN_A_LINE 12

gboolean
weft_reasons_box_is_needed (const WeftStep *step)
{
  g_return_val_if_fail (step != NULL, FALSE);
  return step->why != NULL || *step->rules != NULL;
}

static GtkWidget *
new_rule (const char *rule)
{
  GtkWidget *button = gtk_button_new_with_label (rule), *child = gtk_flow_box_child_new ();
  g_autofree char *tip = g_strdup_printf (_ ("Open rule %s in the help"), rule);

  gtk_widget_add_css_class (button, "rule");
  weft_widgets_set_tip (button, tip);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.help");
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_widget_set_focusable (child, FALSE);
  gtk_widget_set_halign (child, GTK_ALIGN_START);
  return child;
}

GtkWidget *
weft_reasons_box_new (const WeftStep *step)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *rules;

  g_return_val_if_fail (step != NULL, NULL);

  gtk_widget_add_css_class (box, "reasons");
  if (step->why != NULL)
    gtk_box_append (GTK_BOX (box), weft_widgets_text (step->why, NULL));
  if (*step->rules == NULL)
    return box;
  rules = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (rules), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (rules), MOST_IN_A_LINE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (rules), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (rules), 6);
  for (char **rule = step->rules; *rule != NULL; rule++)
    gtk_flow_box_append (GTK_FLOW_BOX (rules), new_rule (*rule));
  gtk_box_append (GTK_BOX (box), rules);
  return box;
}
