/* weft-game.h: a game being played, as the window sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "weft-history.h"
#include "weft-record-file.h"
#include "weft-steps.h"

G_BEGIN_DECLS

#define WEFT_TYPE_GAME (weft_game_get_type ())
G_DECLARE_FINAL_TYPE (WeftGame, weft_game, WEFT, GAME, GObject)

/**
 * weft_game_new:
 * @tables: must outlive the game
 * @history: (transfer full): the game
 * @file: (transfer full) (nullable): where it is saved after every move; %NULL to keep it in memory
 *
 * Properties for widgets to bind to: `title` (whose turn), `subtitle` (level, civilization, victory
 * points), `can-undo`, `can-redo`, `trouble` (why the last save failed, or %NULL), `told` (how many
 * steps of the bots' turn the person has taken). Writable: `real-cards` and `real-dice` (whether
 * the person deals and rolls), `together` (whether steps are told all at once). The signal
 * `changed` follows every change of the game; `told` changes by itself too.
 */
WeftGame *weft_game_new (const WeftTables *tables, WeftHistory *history, WeftRecordFile *file);

/* Lets the shuffler and the die answer what the game waits for, and saves: to be called once the
 * properties are set. */
void weft_game_go_on (WeftGame *game);

const WeftTables *weft_game_get_tables (WeftGame *game);
WeftHistory *weft_game_get_history (WeftGame *game);
const WeftRecord *weft_game_get_record (WeftGame *game);
const WeftVoice *weft_game_get_voice (WeftGame *game);

/* The file it is saved to, or %NULL. */
const char *weft_game_get_path (WeftGame *game);

/* The game as it stands; while steps are told the pictures show weft_game_get_shown() instead. */
const WeftState *weft_game_get_state (WeftGame *game);
const WeftState *weft_game_get_shown (WeftGame *game);

/* The steps of the bots' latest turn. (transfer none) (element-type WeftStep) */
GPtrArray *weft_game_get_steps (WeftGame *game);

/* The step being told, or %NULL when all have been. */
const WeftStep *weft_game_get_step (WeftGame *game);

/* Goes to the step with this index; the number of steps when all have been told. */
void weft_game_tell (WeftGame *game, guint told);
guint weft_game_get_told (WeftGame *game);

/* Whether a move is possible now; else the engine's refusal. */
gboolean weft_game_check (WeftGame *game, const WeftMove *move, GError **error);

/**
 * weft_game_apply:
 * @text: (nullable): the text of a `note`
 *
 * Makes a move, lets the shuffler answer what follows from it, and saves.
 *
 * Returns: %FALSE with the engine's error when the move is not possible
 */
gboolean weft_game_apply (WeftGame *game, const WeftMove *move, const char *text, GError **error);

/* One step back or forward: what a person did, with the cards and dice that followed. */
void weft_game_undo (WeftGame *game);
void weft_game_redo (WeftGame *game);

/* Goes back to before move @index; the cards and dice that belong to the move before stay. */
void weft_game_go_back (WeftGame *game, guint index);

/* Waits until the game is on disk, as far as that is possible. */
void weft_game_flush (WeftGame *game);

G_END_DECLS
