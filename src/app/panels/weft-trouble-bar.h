/* weft-trouble-bar.h: that a game could not be saved, and what to do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TROUBLE_BAR (weft_trouble_bar_get_type ())
G_DECLARE_FINAL_TYPE (WeftTroubleBar, weft_trouble_bar, WEFT, TROUBLE_BAR, GtkWidget)

void weft_trouble_bar_set_game (WeftTroubleBar *bar, WeftGame *game);

G_END_DECLS
