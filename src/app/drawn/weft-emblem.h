/* weft-emblem.h: a civilization's emblem
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-terms.h"

G_BEGIN_DECLS

#define WEFT_TYPE_EMBLEM (weft_emblem_get_type ())
G_DECLARE_FINAL_TYPE (WeftEmblem, weft_emblem, WEFT, EMBLEM, GtkWidget)

/* Our own drawing, not that of the card. Decoration only: what stands beside it says the same.
 * @size is its side in pixels. */
GtkWidget *weft_emblem_new (WeftCivilization civilization, int size);

G_END_DECLS
