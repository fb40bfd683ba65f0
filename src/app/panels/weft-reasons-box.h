/* weft-reasons-box.h: why something came about, with a button for each rule it cites
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-step.h"

G_BEGIN_DECLS

/* Whether there is anything to tell. */
gboolean weft_reasons_box_is_needed (const WeftStep *step);

/* The reasons of a step. */
GtkWidget *weft_reasons_box_new (const WeftStep *step);

G_END_DECLS
