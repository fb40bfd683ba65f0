/* weft-chance.h: shuffling and rolling: a move for every chance prompt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"

G_BEGIN_DECLS

#define WEFT_SEED_DIGITS 32

/**
 * WeftSeed:
 *
 * What chance follows from: the result of the n-th deal, roll or reveal of a game depends on the
 * seed, the kind, n and what is possible then, and on nothing else. Plain: copied by assignment.
 */
typedef struct
{
  guint64 high;
  guint64 low;
} WeftSeed;

/* A seed from the system's entropy. */
WeftSeed weft_seed_random (void);

/**
 * weft_seed_parse:
 * @text: 32 hex digits
 *
 * Returns: %FALSE and %WEFT_ERROR_RECORD when @text is no seed
 */
gboolean weft_seed_parse (const char *text, WeftSeed *seed, GError **error);

/* The seed as 32 hex digits. (transfer full) */
char *weft_seed_to_string (const WeftSeed *seed);

/**
 * weft_chance_sample:
 * @state: a game that waits for a deal, a roll or a reveal
 *
 * Returns: what the shuffled deck or the die brings
 */
WeftMove weft_chance_sample (const WeftSeed *seed, const WeftState *state);

/**
 * weft_chance_roll_for_card:
 * @n: the science dice the game has had rolled for cards of humans so far
 *
 * Returns: the track that the science die brings for Age of Discovery (P4); like everything that
 *   follows from the seed it is the same when the card is taken back and played again
 */
WeftTrack weft_chance_roll_for_card (const WeftSeed *seed, const WeftSetup *setup, guint n);

/* Whether the game waits for a deal, a roll or a reveal. */
gboolean weft_chance_is_next (const WeftState *state);

/**
 * WeftRandom:
 *
 * A stream of random numbers (SplitMix64). Start one with weft_random_start().
 */
typedef struct
{
  guint64 state;
} WeftRandom;

/* What a stream of random numbers is for. The numbers never change: chance in the games that are
 * saved follows from them. */
typedef enum
{
  WEFT_STREAM_DEAL = 9,
  WEFT_STREAM_ROLL = 10,
  WEFT_STREAM_REVEAL = 11,
  WEFT_STREAM_SETUP = 16, /* of a game that is begun, and the seeds of simulated games */
  WEFT_STREAM_SIMULATED_SETUP = 17,
  WEFT_STREAM_SIMULATED_HUMAN = 18,
  WEFT_STREAM_CARD_ROLL = 19, /* the die of a human's card (P4) */
  WEFT_STREAM_DRAW = 20,      /* civilizations and capital city mats to choose from */
} WeftStream;

/* A stream that depends on the seed, @kind, such as a #WeftStream, and @n only. */
WeftRandom weft_random_start (const WeftSeed *seed, guint64 kind, guint64 n);

/* A number from 0 to @below - 1, each equally likely. @below is from 1 to G_MAXUINT32. */
guint32 weft_random_below (WeftRandom *random, guint32 below);

/* One of @tracks (not empty), each equally likely. */
guint8 weft_random_track (WeftRandom *random, WeftTrackSet tracks);

G_END_DECLS
