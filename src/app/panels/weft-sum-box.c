/* weft-sum-box.c: a sum of victory points as a sentence in pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-sum-box.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-widgets.h"
#include "weft-words.h"

#define BADGE_SIZE 22

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
attach_words (GtkGrid *grid, const WeftVpPart *part, int row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = weft_widgets_text (weft_words_part (part->what), NULL);
  WeftTrackSet tracks = tracks_of (part->what);

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((tracks & WEFT_TRACK_BIT (track)) != 0)
      gtk_box_append (GTK_BOX (box), weft_badge_new_track (track, BADGE_SIZE));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_grid_attach (grid, box, COLUMN_WORDS, row, 1, 1);
}

GtkWidget *
weft_sum_box_new (const WeftEvent *event)
{
  GtkWidget *sum = gtk_grid_new ();
  GtkGrid *grid = GTK_GRID (sum);
  g_autofree char *total = NULL;

  g_return_val_if_fail (event != NULL, NULL);

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 6);
  gtk_widget_add_css_class (sum, "sum");
  for (int i = 0; i < event->n_parts; i++)
    {
      const WeftVpPart *part = &event->parts[i];
      /* Translators: a count and its multiplier. */
      g_autofree char *factors = g_strdup_printf (_ ("%1$d × %2$d"), part->count, part->multiplier);
      g_autofree char *vp = g_strdup_printf (C_ ("a sum", "= %d"), part->vp);

      attach_words (grid, part, i);
      attach (grid, factors, COLUMN_FACTORS, i, NULL);
      attach (grid, vp, COLUMN_VP, i, NULL);
    }
  total = g_strdup_printf (_ ("%d VP"), event->vp);
  attach (grid, total, COLUMN_VP, event->n_parts, "heading");
  return sum;
}
