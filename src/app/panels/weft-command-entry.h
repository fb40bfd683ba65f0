/* weft-command-entry.h: what a person says to Weft, and what it would record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_COMMAND_ENTRY (weft_command_entry_get_type ())
G_DECLARE_FINAL_TYPE (WeftCommandEntry, weft_command_entry, WEFT, COMMAND_ENTRY, GtkBox)

void weft_command_entry_set_game (WeftCommandEntry *entry, WeftGame *game);

void weft_command_entry_focus (WeftCommandEntry *entry);

G_END_DECLS
