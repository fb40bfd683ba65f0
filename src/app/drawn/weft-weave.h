/* weft-weave.h: a woven band in the colors of the tracks, as on the icon
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEFT_TYPE_WEAVE (weft_weave_get_type ())
G_DECLARE_FINAL_TYPE (WeftWeave, weft_weave, WEFT, WEAVE, GtkWidget)

/* Decoration only: it means nothing. As wide as there is room. Properties: `wefts` (how many
 * threads high it is, 3 at first; 0 for as many as there is room for), `pitch` (pixels from thread
 * to thread). */
GtkWidget *weft_weave_new (guint wefts);

G_END_DECLS
