/* weft-tally.h: how many there are of something, with a picture of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * weft_tally_new:
 * @title: what is counted
 * @number: (nullable): how many there are
 * @picture: (transfer floating) (nullable): below
 * @button: (transfer floating) (nullable): what sets the number right; it becomes the tally
 *
 * Returns: (transfer floating): the tally
 */
GtkWidget *
weft_tally_new (const char *title, const char *number, GtkWidget *picture, GtkWidget *button);

/* The same with a number as such. */
GtkWidget *
weft_tally_new_count (const char *title, int count, GtkWidget *picture, GtkWidget *button);

/* A pencil: what it stands on can be set right. */
GtkWidget *weft_tally_new_pencil (void);

G_END_DECLS
