/* weft-turn-panel.h: “What did you do?”: the person's own turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TURN_PANEL (weft_turn_panel_get_type ())
G_DECLARE_FINAL_TYPE (WeftTurnPanel, weft_turn_panel, WEFT, TURN_PANEL, GtkBox)

/* Follows the game. @game must outlive the panel. */
void weft_turn_panel_set_game (WeftTurnPanel *panel, WeftGame *game);

/* Moves the focus to what is done next: the first act, or the end of the turn. */
void weft_turn_panel_focus (WeftTurnPanel *panel);

/* Moves the focus to the command entry. */
void weft_turn_panel_focus_command (WeftTurnPanel *panel);

/* Unfolds the list of what the bots did. */
void weft_turn_panel_show_steps (WeftTurnPanel *panel, gboolean unfolded);

G_END_DECLS
