/* weft-two-panes.h: a list and what it leads to, side by side or one behind the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEFT_TYPE_TWO_PANES (weft_two_panes_get_type ())
G_DECLARE_FINAL_TYPE (WeftTwoPanes, weft_two_panes, WEFT, TWO_PANES, GtkWidget)

/* Properties `title` (what both are called), `list` and `page` (the widgets), to be set once; and
 * `folded`: whether there is room for one of them only. */

/* Brings the page, or the list, to the front where they are one behind the other. */
void weft_two_panes_show_page (WeftTwoPanes *panes);
void weft_two_panes_show_list (WeftTwoPanes *panes);

G_END_DECLS
