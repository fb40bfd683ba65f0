/* weft-record-marks.h: what the moves of a record say besides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-record.h"

G_BEGIN_DECLS

/**
 * weft_record_mark_card:
 * @record: a record whose last move is a `note`
 * @player: one of the humans
 * @nick: a name in lower case with hyphens
 *
 * Lets that note say which card @player has played, or which civilization they have gained. It goes
 * and comes with the note by undo and redo.
 */
void
weft_record_mark_card (WeftRecord *record, WeftPlayer player, WeftCardKind kind, const char *nick);

/**
 * weft_record_card:
 *
 * Returns: (nullable): what move @index says of a card or civilization of @player's, as
 *   weft_record_mark_card() has put it there; owned by the record
 */
const char *
weft_record_card (const WeftRecord *record, guint index, WeftPlayer player, WeftCardKind kind);

/* Lets the last move, a `note`, say how many outposts @player keeps off the supply and the map, in
 * its member `kept`. */
void weft_record_mark_kept (WeftRecord *record, WeftPlayer player, guint kept);

/* What move @index says of that; -1 when it says nothing. */
int weft_record_kept (const WeftRecord *record, guint index, WeftPlayer player);

/* Lets the last move be one act with the move before it, in the move's member `follows`. There must
 * be two. */
void weft_record_mark_follows (WeftRecord *record);

/* Whether move @index is one act with the move before it, so that they go back and forward
 * together. */
gboolean weft_record_follows (const WeftRecord *record, guint index);

/* Whether the move that would be redone next is one act with the move before it. */
gboolean weft_record_next_undone_follows (const WeftRecord *record);

G_END_DECLS
