/* weft-history.h: a game being played: its record, every state on the way, undo and redo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"
#include "weft-record.h"

G_BEGIN_DECLS

/**
 * WeftHistory:
 *
 * A game being played. It keeps the state before each move, so going back costs the same early and
 * late in a game.
 */
typedef struct _WeftHistory WeftHistory;

/**
 * weft_history_new:
 * @tables: must outlive the history
 * @record: (transfer full): the game
 *
 * Applies the record's moves.
 *
 * Returns: (transfer full): the history, or %NULL with the error of the first illegal move,
 *   which is named (the record is freed)
 */
WeftHistory *weft_history_new (const WeftTables *tables, WeftRecord *record, GError **error);

void weft_history_free (WeftHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WeftHistory, weft_history_free)

/* The record as it is now; it changes with the history. */
const WeftRecord *weft_history_record (const WeftHistory *history);

/* The state now; the pointer is good until the next change. */
const WeftState *weft_history_state (const WeftHistory *history);

/* The state before move @index; @index may be the number of moves. */
const WeftState *weft_history_state_at (const WeftHistory *history, guint index);

guint weft_history_n_moves (const WeftHistory *history);

/**
 * weft_history_events:
 * @index: a move, or -1 for the start of the game
 *
 * Returns: (transfer full): what the move caused, an array of #WeftEvent
 */
GArray *weft_history_events (const WeftHistory *history, int index);

/**
 * weft_history_follow:
 * @index: a move, or -1 for the start of the game
 * @states: (out) (transfer full): an array of #WeftState, for each event the state as soon as that
 *   has happened; to be looked at, their prompt means nothing
 *
 * Returns: (transfer full): what the move caused, an array of #WeftEvent
 */
GArray *weft_history_follow (const WeftHistory *history, int index, GArray **states);

/**
 * weft_history_apply:
 * @text: (nullable): the text of a `note`
 *
 * Makes a move. What could be redone is forgotten.
 *
 * Returns: %FALSE with %WEFT_ERROR_ILLEGAL, and nothing changed, when it is not possible
 */
gboolean
weft_history_apply (WeftHistory *history, const WeftMove *move, const char *text, GError **error);

/**
 * weft_history_note_kept:
 *
 * Appends a note which says how many outposts @player keeps; see weft_record_mark_kept().
 */
gboolean weft_history_note_kept (WeftHistory *history, WeftPlayer player, guint kept,
                                 const char *text, GError **error);

/* Lets the latest move be one act with the move before it. */
void weft_history_mark_follows (WeftHistory *history);

/**
 * weft_history_note_card:
 * @player: one of the humans
 * @nick: a name in lower case with hyphens
 * @text: the note's text, for the log
 *
 * Notes which card @player has played, or which civilization they have gained.
 *
 * Returns: %FALSE with %WEFT_ERROR_ILLEGAL when the record is full
 */
gboolean weft_history_note_card (WeftHistory *history, WeftPlayer player, WeftCardKind kind,
                                 const char *nick, const char *text, GError **error);

/* Takes back moves until @n_moves are left; there must be that many. They can be redone. */
void weft_history_go_back (WeftHistory *history, guint n_moves);

/* Redoes the move that was undone last.
 * Returns: %FALSE when there is none, or an error when it is not possible. */
gboolean weft_history_redo (WeftHistory *history, GError **error);

/* weft_record_set_told() for the history's record. */
void weft_history_set_told (WeftHistory *history, int steps);

/* weft_record_set_by_hand() for the history's record. */
void weft_history_set_by_hand (WeftHistory *history, WeftByHandSet by_hand);

/* Whether the game waits for a deal, a roll or a reveal that is not the person's to bring. */
gboolean weft_history_owes_chance (const WeftHistory *history);

/**
 * weft_history_take_chance:
 *
 * While the game waits for a deal, a roll or a reveal that is not the person's to bring, makes that
 * move from the seed.
 *
 * Returns: how many such moves were made
 */
guint weft_history_take_chance (WeftHistory *history);

G_END_DECLS
