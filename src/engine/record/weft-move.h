/* weft-move.h: moves: what people, decks and dice do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-json.h"
#include "weft-state.h"

G_BEGIN_DECLS

#define WEFT_MAX_NOTE 1000 /* characters */

/* The most territories of one Revolution (P8). */
#define WEFT_MOST_RISINGS 3

/**
 * WeftMove:
 * @kind: a #WeftMoveKind; it says which of the other members mean something
 * @fix: a #WeftFixKind, for `fix`
 * @player: who moves, or whose state is corrected
 * @track: a #WeftTrack
 * @token: 0 or 1, or %WEFT_NONE for the most advanced one (P2)
 * @hex: an index of the map table
 * @cards: `deal`: decision and tiebreaker card; `reveal`: the first only
 * @value: `answer`, `tiles` (whether some are left)
 * @number: `vp` and `fix vp`: victory points; `fix track`: the space; `fix tapestry` and
 *   `fix pool`: the count; `fix era`: income turns taken
 * @tier: `take-landmark`, `fix landmark`, from 0
 * @achievement, @place: `fix achievement`
 * @owner: `fix landmark`, `fix achievement`: a #WeftPlayer or %WEFT_NONE
 * @territory, @outposts: `fix hex`: what lies there, unused places with owner %WEFT_NONE
 * @other: `conquer`, `place`: a piece that is no outpost is used (P5)
 * @no_traps: `conquer`: no trap can be played against it (P7)
 * @hexes, @n_hexes: `revolution`: where (P8)
 * @winner: `tie`: who has won, %WEFT_WINNER_TIE for a shared victory (V4)
 *
 * Plain: copied by assignment. The text of a `note` is in the record only.
 */
typedef struct
{
  guint8 kind;
  guint8 fix;
  guint8 player;
  guint8 track;
  guint8 token;
  guint8 hex;
  guint8 cards[2];
  guint8 value;
  gint16 number;
  guint8 tier;
  guint8 achievement;
  guint8 place;
  guint8 owner;
  guint8 territory;
  WeftOutpost outposts[WEFT_HEX_TOKENS];
  guint8 other;
  guint8 no_traps;
  guint8 hexes[WEFT_MOST_RISINGS];
  guint8 n_hexes;
  guint8 winner;
} WeftMove;

#define WEFT_MOST_VP 999
#define WEFT_MOST_ITEMS 50 /* tapestry cards, pool items */

/**
 * weft_move_from_json:
 * @where: the move's place for messages, such as “moves[3]”
 * @move: (out): filled on success
 *
 * Reads a move; members it does not know are passed over.
 *
 * Returns: %FALSE and %WEFT_ERROR_MALFORMED when it cannot be understood
 */
gboolean weft_move_from_json (JsonNode *node, const WeftTables *tables, const char *where,
                              WeftMove *move, GError **error);

/* Whether a move only notes or corrects something: the game then waits for the same as before. */
gboolean weft_move_is_note (const WeftMove *move);

/* (transfer full): the move as a record has it. */
JsonObject *weft_move_to_json (const WeftMove *move, const WeftTables *tables);

G_END_DECLS
