/* weft-announce.h: what a screen reader says by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets a screen reader say @words now. The toolkit before 4.14 cannot announce: there the words are
 * the description of @widget, which is to have the focus next, and come with it. */
void weft_announce (GtkWidget *widget, const char *words);

G_END_DECLS
