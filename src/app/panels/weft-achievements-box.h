/* weft-achievements-box.h: the achievements: who has which place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

/**
 * weft_achievements_box_new:
 * @state: as it is shown
 * @correctable: whether every place is a button that sets it right
 */
GtkWidget *weft_achievements_box_new (WeftGame *game, const WeftState *state, gboolean correctable);

G_END_DECLS
