/* weft-mat-view.h: the Automa's income mat: what counts how often in which income turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-words.h"

G_BEGIN_DECLS

#define WEFT_TYPE_MAT_VIEW (weft_mat_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftMatView, weft_mat_view, WEFT, MAT_VIEW, GtkWidget)

GtkWidget *weft_mat_view_new (void);

/* Shows the side of the mat the level uses; the next income turn's row is marked. */
void weft_mat_view_set_state (WeftMatView *view, const WeftVoice *voice, const WeftState *state);

G_END_DECLS
