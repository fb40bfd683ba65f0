/* weft-event.h: what a move caused, as facts with their rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "weft-state.h"

G_BEGIN_DECLS

#define WEFT_MOST_PARTS 4
#define WEFT_MOST_KEPT 3

/**
 * WeftVpPart:
 * @what: a #WeftPart
 *
 * A line of a victory point sum: @count x @multiplier = @vp.
 */
typedef struct
{
  guint8 what;
  int count;
  int multiplier;
  int vp;
} WeftVpPart;

/* What a criterion left of the candidates for a hex. */
typedef struct
{
  guint8 criterion;
  WeftHexSet hexes;
} WeftKept;

/**
 * WeftEvent:
 * @kind: a #WeftEventKind; it says which of the other members mean something
 * @rule: the rule that caused it, a static string such as “A3”
 * @player: who did it
 * @track, @from, @to, @cause, @benefit: `advance`, `regress`; @track also `roll`, `landmark`,
 *   `trailblazer`, `remove-landmark`; @from and @to are tracks in `favorite`
 * @changed: `favorite`
 * @cards: `cards`
 * @box: `choice`: a #WeftBox, or %WEFT_NONE where none narrows the candidates
 * @open_tracks: `choice`: the candidates before the box narrows them (A1)
 * @tracks: `choice`: the candidates the ladder decides among (A2)
 * @measure: `choice`: per open track the space (*finish*) or the distance (*landmark*), else 0
 * @ladder, @ladder_length: `choice`: in the order the bot reads it, the heart resolved
 * @owner, @tier: `landmark`, `remove-landmark` (@tier from 0)
 * @hex: `explore`, `conquer`, `outpost`, `topple`, `place`, `stand`
 * @opponent: `conquer`: whether it attacks a territory the other side controls
 * @new_tile: `conquer`: whether a tile is placed first
 * @toppled: `conquer`: whether a toppled Shadow Empire outpost is added (Q3)
 * @upright: `outpost`
 * @other: `outpost`, `topple`, `place`, `stand`: whether the piece is no outpost (P5)
 * @pattern: `explore`, `conquer`: the hex pattern, 0 when no order was needed
 * @hexes: `explore`, `conquer`: the valid hexes
 * @kept, @n_kept: `explore`, `conquer`: what each criterion left of them
 * @skip, @reason: `skip`; @reason also `no-advance`
 * @count: `tapestry`, `pool`, `progress`: the number there is now (`progress`: cards added);
 *   `era`: the income turn; `trailblazer`: the space
 * @vp, @total, @parts, @n_parts: `vp`; @vp also `achievement`
 * @achievement, @place: `achievement`
 * @winner: `over`
 */
typedef struct
{
  guint8 kind;
  const char *rule;
  guint8 player;
  guint8 track;
  guint8 from;
  guint8 to;
  guint8 cause;
  gboolean benefit;
  gboolean changed;
  guint8 cards[2];
  guint8 box;
  WeftTrackSet open_tracks;
  WeftTrackSet tracks;
  guint8 measure[WEFT_N_TRACKS];
  guint8 ladder[WEFT_LADDER_LENGTH];
  guint8 ladder_length;
  guint8 owner;
  guint8 tier;
  guint8 hex;
  gboolean opponent;
  gboolean new_tile;
  gboolean toppled;
  gboolean upright;
  gboolean other;
  guint8 pattern;
  WeftHexSet hexes;
  WeftKept kept[WEFT_MOST_KEPT];
  guint8 n_kept;
  guint8 skip;
  guint8 reason;
  int count;
  int vp;
  int total;
  WeftVpPart parts[WEFT_MOST_PARTS];
  guint8 n_parts;
  guint8 achievement;
  guint8 place;
  guint8 winner;
} WeftEvent;

/* An array of #WeftEvent, in order. (transfer full) */
GArray *weft_events_new (void);

/**
 * weft_event_to_json:
 * @move: the index of the move that caused it; -1 for the start of the game
 *
 * Returns: (transfer full): the event as the record format describes it
 */
JsonObject *weft_event_to_json (const WeftEvent *event, const WeftTables *tables, int move);

G_END_DECLS
