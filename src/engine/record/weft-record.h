/* weft-record.h: the game record: a setup and the moves made from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-chance.h"
#include "weft-move.h"

G_BEGIN_DECLS

#define WEFT_RECORD_FORMAT "weft-game"
#define WEFT_RECORD_VERSION 1
#define WEFT_RECORD_MAX_MOVES 10000 /* a game has about 150 */

/**
 * WeftRecord:
 *
 * A game record. What it was read from is kept, with every member unknown to us, for writing it
 * again. Moves are appended and removed at the end only; what was removed can be redone.
 */
typedef struct _WeftRecord WeftRecord;

/**
 * weft_record_new:
 * @setup: a checked setup
 * @names: (array) (nullable): the humans' names
 * @seed: (nullable): what chance follows from, %NULL when cards and dice are the real ones
 */
WeftRecord *
weft_record_new (const WeftSetup *setup, const char *const *names, const WeftSeed *seed);

void weft_record_free (WeftRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WeftRecord, weft_record_free)

const WeftSetup *weft_record_setup (const WeftRecord *record);

/* The seed, or %NULL when the record has none. */
const WeftSeed *weft_record_seed (const WeftRecord *record);

/* What the person brings by hand, a bit each; see WEFT_BY_HAND_BIT(). */
typedef guint8 WeftByHandSet;

#define WEFT_BY_HAND_BIT(what) ((WeftByHandSet) (1u << (what)))
#define WEFT_BY_HAND_ALL ((WeftByHandSet) ((1u << WEFT_N_BY_HANDS) - 1))

/* What answers a prompt for chance, as a set of one. */
WeftByHandSet weft_by_hand_of_prompt (WeftPromptKind prompt);

/**
 * weft_record_by_hand:
 *
 * Returns: what the person deals or rolls on the real table. A record without a seed leaves nothing
 *   else; one that does not say leaves everything to its seed.
 */
WeftByHandSet weft_record_by_hand (const WeftRecord *record);

/* Notes it in the record's member `by_hand`; no move. */
void weft_record_set_by_hand (WeftRecord *record, WeftByHandSet by_hand);

/* The name of a human on one line, fit to be printed, owned by the record; “p1” and so on when none
 * was given. */
const char *weft_record_player_name (const WeftRecord *record, WeftPlayer player);

/**
 * weft_record_player_civilizations:
 * @player: one of the humans
 *
 * Returns: (transfer full) (array zero-terminated=1): the civilizations the human begins with, as
 *   the record names them: any names, of which only the Militants change the start (P5)
 */
char **weft_record_player_civilizations (const WeftRecord *record, WeftPlayer player);

/**
 * weft_record_set_player_civilizations:
 * @record: a record without moves
 * @nicks: (array zero-terminated=1): names in lower case with hyphens
 *
 * Says which civilizations a human begins with; the setup follows.
 */
void weft_record_set_player_civilizations (WeftRecord *record, WeftPlayer player,
                                           const char *const *nicks);

guint weft_record_n_moves (const WeftRecord *record);
const WeftMove *weft_record_move (const WeftRecord *record, guint index);

/* The text of a `note` as it was written, owned by the record; %NULL for other moves. */
const char *weft_record_note (const WeftRecord *record, guint index);

/**
 * weft_record_check:
 *
 * Whether the record can be read again with @move appended: the length of a note, and how many
 * moves and bytes a record may have.
 *
 * Returns: %FALSE with %WEFT_ERROR_ILLEGAL
 */
gboolean weft_record_check (const WeftRecord *record, const WeftMove *move, const char *text,
                            GError **error);

/**
 * weft_record_append:
 * @text: (nullable): the text when @move is a `note`
 *
 * Appends a move and forgets what could be redone.
 */
void weft_record_append (WeftRecord *record, const WeftMove *move, const char *text,
                         const WeftTables *tables);

/* Takes the last move back; it can be redone. There must be one. */
void weft_record_undo (WeftRecord *record);

/* How many moves can be redone. */
guint weft_record_n_undone (const WeftRecord *record);

/* The move that would be redone next, or %NULL. */
const WeftMove *weft_record_next_undone (const WeftRecord *record);

/* Appends the move that was undone last. There must be one. */
void weft_record_redo (WeftRecord *record);

/* Forgets what could be redone. */
void weft_record_drop_undone (WeftRecord *record);

#define WEFT_RECORD_ALL_TOLD (-1)

/**
 * weft_record_told:
 *
 * Returns: how many steps of the bots' latest turn the person has been told, so that a game can go
 *   on in the middle of them; %WEFT_RECORD_ALL_TOLD when the record does not say
 */
int weft_record_told (const WeftRecord *record);

/* Notes it in the record's member `told`. */
void weft_record_set_told (WeftRecord *record, int steps);

G_END_DECLS
