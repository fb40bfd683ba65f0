/* weft-game.h: a game in play: record, state, undo, who deals, what is told, saving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "weft-history.h"
#include "weft-record-file.h"
#include "weft-steps.h"
#include "weft-typed.h"

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
 * the person deals and rolls: kept in the record, and always so where it has no seed), `together`
 * (whether steps are told all at once). The signal `changed` follows every change of the game;
 * `told` changes by itself too.
 */
WeftGame *weft_game_new (const WeftTables *tables, WeftHistory *history, WeftRecordFile *file);

/* Lets the shuffler and the die answer what the game waits for: to be called once the properties
 * are set. A file that was there is written only when anything was to be answered. */
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

/* The move that began that turn, as weft_steps_find_turn() tells it. */
int weft_game_get_turn (WeftGame *game);

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

/**
 * weft_game_apply_typed:
 * @typed: what was typed: moves
 * @said: (out) (optional) (transfer full): what was recorded, a line or more a move; what ends a
 *   turn has none: what follows tells it
 *
 * Makes all of the moves or none, and saves.
 *
 * Returns: %FALSE with an error in the person's words when one of them is not possible
 */
gboolean
weft_game_apply_typed (WeftGame *game, const WeftTyped *typed, char ***said, GError **error);

/**
 * weft_game_apply_act:
 * @moves: (array length=n): what is one act at the table
 *
 * The same for moves that go back and forward together.
 */
gboolean
weft_game_apply_act (WeftGame *game, const WeftMove *moves, guint n, char ***said, GError **error);

/**
 * weft_game_note_card:
 * @nick: a name in lower case with hyphens, known or not
 *
 * Notes that the human whose turn it is has played a tapestry card or gained a civilization, and
 * saves.
 *
 * Returns: %FALSE with the engine's error when the record is full
 */
gboolean weft_game_note_card (WeftGame *game, WeftCardKind kind, const char *nick, GError **error);

/* Notes how many outposts the human whose turn it is keeps on a civilization mat, and saves. */
gboolean weft_game_note_kept (WeftGame *game, guint kept, GError **error);

/* The act of the record that begins with move @index, in words. (transfer full) */
char *weft_game_say_act (WeftGame *game, guint index);

/* What weft_game_undo() would take back, or %NULL. (transfer full) */
char *weft_game_next_undo (WeftGame *game);

/* One step back or forward: what a person did, with the cards and dice that followed. %FALSE when
 * there is none. */
gboolean weft_game_undo (WeftGame *game);
gboolean weft_game_redo (WeftGame *game);

/* Goes back to before move @index; the cards and dice that belong to the move before stay. %FALSE
 * when nothing is left to go back over. */
gboolean weft_game_go_back (WeftGame *game, guint index);

/* Whether the game came from a file that may not be written: nothing is kept of what is played
 * until it is saved elsewhere. */
gboolean weft_game_is_protected (WeftGame *game);

/* What is to become of a file that is there already. */
typedef enum
{
  WEFT_SAVE_BESIDE, /* it stays */
  WEFT_SAVE_OVER,   /* it is written over: the person was asked */
} WeftSave;

/**
 * weft_game_save_to:
 * @path: a file
 *
 * Saves the game in another file, and after every move from now on. The file it came from stays as
 * it was saved last.
 *
 * Returns: %FALSE with an error, and nothing changed, when that is not possible
 */
gboolean weft_game_save_to (WeftGame *game, const char *path, WeftSave how, GError **error);

/* Waits until the game is on disk, as far as that is possible. */
void weft_game_flush (WeftGame *game);

G_END_DECLS
