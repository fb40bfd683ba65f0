/* weft-end-panel.h: the end of a game: who has won, the scores, how it went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_END_PANEL (weft_end_panel_get_type ())
G_DECLARE_FINAL_TYPE (WeftEndPanel, weft_end_panel, WEFT, END_PANEL, GtkBox)

/* Follows the game. @game must outlive the panel. */
void weft_end_panel_set_game (WeftEndPanel *panel, WeftGame *game);

/* Moves the focus to what is still to be said, or to the main button. */
void weft_end_panel_focus (WeftEndPanel *panel);

G_END_DECLS
