/* weft-announce.h: what a screen reader says at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * weft_announce:
 * @widget: what the words are about
 *
 * Lets a screen reader say @words now. What it says whenever @widget gets the focus is its
 * description; this is for what comes up while the focus stays.
 *
 * Returns: %FALSE where the toolkit cannot, before GTK 4.14
 */
gboolean weft_announce (GtkWidget *widget, const char *words);

G_END_DECLS
