/* game-source.h: games to test with: any setup, any move, drawn from a seed or from bytes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-chance.h"
#include "weft-move.h"

G_BEGIN_DECLS

/**
 * GameSource:
 * @random: where numbers come from when @bytes is %NULL
 * @bytes: (nullable): a fuzzer's input; after its end every number is 0
 * @length: of @bytes
 * @used: how many of @bytes have been used
 *
 * Choices, the same for the same seed or bytes.
 */
typedef struct
{
  WeftRandom random;
  const guint8 *bytes;
  gsize length;
  gsize used;
} GameSource;

/* Choices that follow from a seed and a number. */
GameSource game_source_from_seed (guint64 seed, guint64 n);

/* Choices that follow from a fuzzer's input: one byte each, two where there are many. */
GameSource game_source_from_bytes (const guint8 *bytes, gsize length);

/* Whether the bytes are used up; never true for a seed. */
gboolean game_source_is_empty (const GameSource *source);

/* A number from 0 to @below - 1. */
guint game_source_below (GameSource *source, guint below);

/* True in @percent of all cases. */
gboolean game_source_percent (GameSource *source, guint percent);

/* Any setup the rules allow: mode, level, expansions, civilizations, colors, first player. */
void game_source_setup (GameSource *source, const WeftTables *tables, WeftSetup *setup);

/* Any move a record can hold, possible now or not. */
WeftMove game_source_any_move (GameSource *source);

/* A correction, mostly one that concerns the players and tracks of the game. */
WeftMove game_source_fix (GameSource *source, const WeftState *state);

/* What a human's card or civilization may do on the map, most of it too much to be listed; how a
 * tie is decided when the game is over. Possible or not. */
WeftMove game_source_card_move (GameSource *source, const WeftState *state);

/**
 * GameStyle:
 * @GAME_STYLE_WILD: whatever is listed, often several advances a turn
 * @GAME_STYLE_SENSIBLE: one advance or an income turn, with what goes with it
 * @GAME_STYLE_HURRIED: the next income turn as soon as it is possible: it ends the game
 *
 * How the humans play.
 */
typedef enum
{
  GAME_STYLE_WILD,
  GAME_STYLE_SENSIBLE,
  GAME_STYLE_HURRIED,
} GameStyle;

/* One of @moves, a not empty array of #WeftMove that are possible in @state. */
WeftMove game_source_listed_move (GameSource *source, GameStyle style, const WeftState *state,
                                  const GArray *moves);

G_END_DECLS
