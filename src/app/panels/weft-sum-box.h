/* weft-sum-box.h: a sum of victory points as a sentence in pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-event.h"

G_BEGIN_DECLS

/* What is counted × its multiplier = victory points, a line each, and what they come to. */
GtkWidget *weft_sum_box_new (const WeftEvent *event);

G_END_DECLS
