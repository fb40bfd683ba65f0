/* weft-bar-line.h: a share of a whole on one line: signs, a bar, a figure
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * weft_bar_line_new:
 * @signs: (transfer floating): what it is about
 * @signs_width: the least room for them, so that the bars of several lines begin together
 * @name: the same in words
 * @written: whether the name stands above the bar; else it is only said, and shown as a tooltip
 * @share: from 0 to 1
 * @figure: the share in words
 */
GtkWidget *weft_bar_line_new (GtkWidget *signs, int signs_width, const char *name, gboolean written,
                              double share, const char *figure);

G_END_DECLS
