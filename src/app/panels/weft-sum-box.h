/* weft-sum-box.h: a sum of victory points as a sentence in pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-event.h"

G_BEGIN_DECLS

/* @setup: says which tracks there are; only looked at. */

/* A sum in pictures, for one glance: “1 × 3 + 7 × 2 = 17 VP”, a sign before each. */
GtkWidget *weft_sum_box_new (const WeftSetup *setup, const WeftEvent *event);

/* The same in words, a line for each part. */
GtkWidget *weft_sum_box_new_table (const WeftSetup *setup, const WeftEvent *event);

G_END_DECLS
