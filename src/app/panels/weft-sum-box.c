/* weft-sum-box.c: a sum of victory points as a sentence in pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-sum-box.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-story.h"
#include "weft-widgets.h"
#include "weft-words.h"

#define BADGE_SIZE 18

enum
{
  COLUMN_WORDS,
  COLUMN_FACTORS,
  COLUMN_VP,
};

/* The tracks a part counts, for their signs. */
static WeftTrackSet
tracks_of (WeftPart part)
{
  switch (part)
    {
    case WEFT_PART_MILITARY_AND_SCIENCE:
      return WEFT_TRACK_BIT (WEFT_TRACK_MILITARY) | WEFT_TRACK_BIT (WEFT_TRACK_SCIENCE);
    case WEFT_PART_TECHNOLOGY_EXPLORATION_AND_ARTS:
      return WEFT_TRACK_BIT (WEFT_TRACK_TECHNOLOGY) | WEFT_TRACK_BIT (WEFT_TRACK_EXPLORATION)
             | WEFT_TRACK_BIT (WEFT_TRACK_ARTS);
    default:
      return 0;
    }
}

/* What else a part counts; returns how many signs there are. */
static guint
signs_of (WeftPart part, WeftSign signs[2])
{
  switch (part)
    {
    case WEFT_PART_FIRST_TO_ERA:
      signs[0] = WEFT_SIGN_INCOME;
      return 1;
    case WEFT_PART_LANDMARKS_AND_TERRITORIES:
      signs[0] = WEFT_SIGN_LANDMARK;
      signs[1] = WEFT_SIGN_EXPLORE;
      return 2;
    case WEFT_PART_TERRITORIES:
      signs[0] = WEFT_SIGN_EXPLORE;
      return 1;
    case WEFT_PART_LANDMARKS:
      signs[0] = WEFT_SIGN_LANDMARK;
      return 1;
    case WEFT_PART_TRAILBLAZERS:
      signs[0] = WEFT_SIGN_CONQUER;
      return 1;
    case WEFT_PART_NO_CANDIDATE:
      signs[0] = WEFT_SIGN_NOTHING;
      return 1;
    default:
      return 0;
    }
}

static void
append_signs (GtkBox *box, const WeftSetup *setup, WeftPart part)
{
  WeftTrackSet tracks = tracks_of (part);
  WeftSign signs[2];
  guint n = signs_of (part, signs);

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((tracks & WEFT_TRACK_BIT (track)) != 0 && weft_setup_has_track (setup, track))
      gtk_box_append (box, weft_badge_new_track (track, BADGE_SIZE));
  for (guint i = 0; i < n; i++)
    gtk_box_append (box, weft_badge_new_sign (signs[i], BADGE_SIZE));
}

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
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = weft_widgets_text (weft_words_part (part->what), NULL);

  append_signs (GTK_BOX (box), setup, part->what);
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
  append_signs (GTK_BOX (chip), setup, part->what);
  gtk_box_append (GTK_BOX (chip), gtk_label_new (factors));
  weft_widgets_set_tip (chip, weft_words_part (part->what));
  return chip;
}

static char *
say_sum (const WeftEvent *event)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  for (int i = 0; i < event->n_parts; i++)
    {
      g_autofree char *part = weft_story_part (&event->parts[i]);

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

  said = say_sum (event);
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
