/* weft-event.h: what a move caused, as facts with their rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "weft-rule.h"
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

/* Why an income turn is taken. */
typedef enum
{
  WEFT_ERA_CHOSEN,      /* a human takes it (T5) */
  WEFT_ERA_FIRST_TURN,  /* it is the bots' first turn (T1) */
  WEFT_ERA_EMPTY_DECK,  /* the decision deck was empty (T2) */
  WEFT_ERA_INCOME_HAND, /* the last pair showed the income hand (T3) */
} WeftEraBegun;

/* What a criterion left of the candidates for a hex. */
typedef struct
{
  guint8 criterion;
  WeftHexSet hexes;
} WeftKept;

/**
 * WeftLadder:
 * @tracks: in the order the bot reads them, the heart resolved (A3)
 * @length: how many there are
 * @heart: the index of the heart
 * @taken: the index of the entry that was taken, or %WEFT_NONE when the ladder names no candidate
 *   (A4) or nothing is to be chosen
 * @from_bottom: whether the bot reads the printed ladder from the bottom
 *
 * A tiebreaker card's ladder as one of the bots reads it.
 */
typedef struct
{
  guint8 tracks[WEFT_LADDER_LENGTH];
  guint8 length;
  guint8 heart;
  guint8 taken;
  gboolean from_bottom;
} WeftLadder;

/* Where entry @index of the ladder is printed on the card, from the top. */
static inline guint
weft_ladder_printed (const WeftLadder *ladder, guint index)
{
  return ladder->from_bottom ? ladder->length - 1 - index : index;
}

/**
 * WeftEvent:
 * @kind: a #WeftEventKind; it says which of the other members mean something
 * @rule: the #WeftRule that caused it, for citing
 * @player: who did it; in `outpost`, `topple`, `place` and `stand` whose piece it is
 * @source: a #WeftSource: the civilization whose ability it is (C)
 * @track, @from, @to, @cause, @benefit: `advance`, `regress`; @track also `roll`, `landmark`,
 *   `trailblazer`, `remove-landmark`, `singularity` (where the token goes, P1); @from and @to are
 *   tracks in `favorite`; @cause also `tapestry` and `skip`
 * @changed: `favorite`
 * @begun: `era`: a #WeftEraBegun
 * @cards: `cards`
 * @box: `choice`: a #WeftBox, or %WEFT_NONE where none narrows the candidates
 * @open_tracks: `choice`: the candidates before the box narrows them (A1)
 * @tracks: `choice`: the candidates the ladder decides among (A2)
 * @measure: `choice`: per open track the space (*finish*) or the distance (*landmark*), else 0
 * @ladder: `choice`: how the bot read it
 * @owner, @tier: `landmark`, `remove-landmark` (@tier from 0)
 * @hex: `explore`, `conquer`, `outpost`, `topple`, `place`, `stand`
 * @opponent: `conquer`, and the `outpost` and `topple` of one: whether it attacks a territory the
 *   other side controls
 * @by: `topple`: the #WeftPlayer who topples it
 * @new_tile: `conquer`: whether a tile is placed first
 * @toppled: `conquer`: whether a toppled Shadow Empire outpost is added (Q3)
 * @upright: `outpost`
 * @other: `outpost`, `topple`, `place`, `stand`: whether the piece is no outpost (P5)
 * @pattern: `explore`, `conquer`: the hex pattern, 0 when no order was needed
 * @hexes: `explore`, `conquer`: the valid hexes
 * @kept, @n_kept: `explore`, `conquer`: what each criterion left of them
 * @discarded: `tapestry`: whether a card leaves in defense (D1) rather than comes
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
  guint8 rule;
  guint8 player;
  guint8 source;
  guint8 track;
  guint8 from;
  guint8 to;
  guint8 cause;
  gboolean benefit;
  gboolean changed;
  guint8 begun;
  guint8 cards[2];
  guint8 box;
  WeftTrackSet open_tracks;
  WeftTrackSet tracks;
  guint8 measure[WEFT_N_TRACKS];
  WeftLadder ladder;
  guint8 owner;
  guint8 tier;
  guint8 hex;
  gboolean opponent;
  guint8 by;
  gboolean new_tile;
  gboolean toppled;
  gboolean upright;
  gboolean other;
  guint8 pattern;
  WeftHexSet hexes;
  WeftKept kept[WEFT_MOST_KEPT];
  guint8 n_kept;
  gboolean discarded;
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
