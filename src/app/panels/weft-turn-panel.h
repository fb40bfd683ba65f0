/* weft-turn-panel.h: “Where did you advance?”: the person's own turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"
#include "weft-turn-row.h"

G_BEGIN_DECLS

#define WEFT_TYPE_TURN_PANEL (weft_turn_panel_get_type ())
G_DECLARE_FINAL_TYPE (WeftTurnPanel, weft_turn_panel, WEFT, TURN_PANEL, GtkBox)

void weft_turn_panel_set_game (WeftTurnPanel *panel, WeftGame *game);

/* In a narrow window the entry for what is said comes when it is asked for. */
void weft_turn_panel_set_narrow (WeftTurnPanel *panel, gboolean narrow);

/* Presses row @key, from 1; FALSE when there is none that can be pressed. */
gboolean weft_turn_panel_press (WeftTurnPanel *panel, guint key, WeftTurnRowPart part);

/* On the question: no key records anything that nobody chose. */
void weft_turn_panel_focus (WeftTurnPanel *panel);

void weft_turn_panel_focus_command (WeftTurnPanel *panel);

G_END_DECLS
