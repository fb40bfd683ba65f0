/* weft-game.h: a game being played, as the window sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "weft-history.h"

G_BEGIN_DECLS

#define WEFT_TYPE_GAME (weft_game_get_type ())
G_DECLARE_FINAL_TYPE (WeftGame, weft_game, WEFT, GAME, GObject)

/**
 * weft_game_new:
 * @tables: must outlive the game
 * @history: (transfer full): the game
 * @path: the file it is saved to after every move
 *
 * Properties for widgets to bind to: `title` (whose turn), `subtitle` (level, civilization, victory
 * points), `can-undo`, `can-redo`, `trouble` (why the last save failed, or %NULL). The signal
 * `changed` follows every change.
 */
WeftGame *weft_game_new (const WeftTables *tables, WeftHistory *history, const char *path);

const WeftTables *weft_game_get_tables (WeftGame *game);
WeftHistory *weft_game_get_history (WeftGame *game);
const WeftState *weft_game_get_state (WeftGame *game);

/**
 * weft_game_apply:
 *
 * Makes a move, lets the shuffler answer what follows from it, and saves.
 *
 * Returns: %FALSE with the engine's error when the move is not possible
 */
gboolean weft_game_apply (WeftGame *game, const WeftMove *move, GError **error);

/* One step back or forward: what a person did, with the cards and dice that followed. */
void weft_game_undo (WeftGame *game);
void weft_game_redo (WeftGame *game);

/* The first move of the latest step a person took; the number of moves when there was none. */
guint weft_game_get_step (WeftGame *game);

G_END_DECLS
