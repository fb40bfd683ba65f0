/* weft-levels.h: what the levels change, and the scores to expect
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The levels' numbers and names, the first being level 1. (transfer full) */
GtkStringList *weft_levels_names (void);

/* What the level changes, in a sentence or two. @level is 1 to 6. */
const char *weft_levels_change (int level);

/* The Automa's usual final score, measured when the program was built; NULL where that was not
 * possible. @arts: 1 with the arts track. (transfer full) */
char *weft_levels_scores (int level, int arts);

G_END_DECLS
