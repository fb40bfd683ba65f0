/* weft-cloth-view.h: the cloth a game weaves, one thread a turn: its picture and its timeline
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-cloth.h"

G_BEGIN_DECLS

#define WEFT_TYPE_CLOTH_VIEW (weft_cloth_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftClothView, weft_cloth_view, WEFT, CLOTH_VIEW, GtkWidget)

GtkWidget *weft_cloth_view_new (void);

/**
 * weft_cloth_view_set_threads:
 * @setup: of the game; copied
 * @threads: (element-type WeftThread): copied
 *
 * Shows the threads in the direction of reading, the rest of the warp still bare.
 */
void
weft_cloth_view_set_threads (WeftClothView *view, const WeftSetup *setup, const GArray *threads);

G_END_DECLS
