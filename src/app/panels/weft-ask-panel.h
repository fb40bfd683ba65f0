/* weft-ask-panel.h: what the game asks in the middle of a turn: traps, real cards, real dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_ASK_PANEL (weft_ask_panel_get_type ())
G_DECLARE_FINAL_TYPE (WeftAskPanel, weft_ask_panel, WEFT, ASK_PANEL, GtkBox)

/* Follows the game. @game must outlive the panel. */
void weft_ask_panel_set_game (WeftAskPanel *panel, WeftGame *game);

/* Whether the game waits for something the panel asks. */
gboolean weft_ask_panel_is_needed (WeftGame *game);

/* Moves the focus to what is to be answered. */
void weft_ask_panel_focus (WeftAskPanel *panel);

G_END_DECLS
