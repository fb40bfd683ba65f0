/* weft-sum-box.c: a sum of victory points as a sentence in pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-sum-box.h"

#include <glib/gi18n.h>

#include "weft-part-signs.h"
#include "weft-story.h"
#include "weft-widgets.h"
#include "weft-words.h"

#define SIGN 18 /* how large the signs are, the same as on the mat */

enum
{
  COLUMN_WORDS,
  COLUMN_FACTORS,
  COLUMN_VP,
};

/* “7 × 2”: a count and its multiplier. */
static char *
factors_of (const WeftVpPart *part)
{
  /* Translators: a count and its multiplier. */
  return g_strdup_printf (_ ("%1$d × %2$d"), part->count, part->multiplier);
}

static void
attach (GtkGrid *grid, const char *text, int column, int row, const char *css)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  if (css != NULL)
    gtk_widget_add_css_class (label, css);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
attach_words (GtkGrid *grid, const WeftSetup *setup, const WeftVpPart *part, int row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = weft_widgets_text (weft_words_part (setup, part->what), NULL);

  gtk_box_append (GTK_BOX (box), weft_part_signs_new (part->what, setup, SIGN));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_grid_attach (grid, box, COLUMN_WORDS, row, 1, 1);
}

GtkWidget *
weft_sum_box_new_table (const WeftSetup *setup, const WeftEvent *event)
{
  GtkWidget *sum = gtk_grid_new ();
  GtkGrid *grid = GTK_GRID (sum);
  g_autofree char *total = NULL;

  g_return_val_if_fail (setup != NULL && event != NULL, NULL);

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 6);
  gtk_widget_add_css_class (sum, "sum");
  for (int i = 0; i < event->n_parts; i++)
    {
      const WeftVpPart *part = &event->parts[i];
      g_autofree char *factors = factors_of (part);
      g_autofree char *vp = g_strdup_printf (C_ ("a sum", "= %d"), part->vp);

      attach_words (grid, setup, part, i);
      attach (grid, factors, COLUMN_FACTORS, i, NULL);
      attach (grid, vp, COLUMN_VP, i, NULL);
    }
  total = g_strdup_printf (_ ("%d VP"), event->vp);
  attach (grid, total, COLUMN_VP, event->n_parts, "heading");
  return sum;
}

static void
append_chip (GtkFlowBox *row, GtkWidget *chip)
{
  gtk_flow_box_append (row, chip);
  gtk_widget_set_focusable (gtk_widget_get_parent (chip), FALSE);
}

/* A part: what stands before it, its signs, count and multiplier. */
static GtkWidget *
new_chip (const WeftSetup *setup, const WeftVpPart *part, gboolean first)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  g_autofree char *factors = factors_of (part);

  if (!first)
    gtk_box_append (GTK_BOX (chip), gtk_label_new ("+"));
  gtk_box_append (GTK_BOX (chip), weft_part_signs_new (part->what, setup, SIGN));
  gtk_box_append (GTK_BOX (chip), gtk_label_new (factors));
  weft_widgets_set_tip (chip, weft_words_part (setup, part->what));
  return chip;
}

static char *
say_sum (const WeftSetup *setup, const WeftEvent *event)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  for (int i = 0; i < event->n_parts; i++)
    {
      g_autofree char *part = weft_story_part (setup, &event->parts[i]);

      g_strv_builder_add (words, part);
    }
  parts = g_strv_builder_end (words);
  return g_strjoinv ("\n", parts);
}

GtkWidget *
weft_sum_box_new (const WeftSetup *setup, const WeftEvent *event)
{
  GtkWidget *row, *total;
  g_autofree char *words = NULL;
  g_autofree char *said = NULL;

  g_return_val_if_fail (setup != NULL && event != NULL, NULL);

  said = say_sum (setup, event);
  row = g_object_new (GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                      "selection-mode", GTK_SELECTION_NONE, "max-children-per-line", 6,
                      "column-spacing", 5, "row-spacing", 4, NULL);
  gtk_widget_add_css_class (row, "sum");
  gtk_widget_add_css_class (row, "numeric");
  for (int i = 0; i < event->n_parts; i++)
    append_chip (GTK_FLOW_BOX (row), new_chip (setup, &event->parts[i], i == 0));
  words = g_strdup_printf (C_ ("a sum", "= %d"), event->vp);
  total = gtk_label_new (words);
  gtk_widget_add_css_class (total, "heading");
  append_chip (GTK_FLOW_BOX (row), total);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  return row;
}
