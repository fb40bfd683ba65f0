/* weft-typed-senses.h: what a typed word can mean
 *
 * Each sense has the name it has in the tables of words (data/typed).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What can be done: each begins an act of its own. */
#define WEFT_TYPED_DOINGS(X)                                                                       \
  X (ADVANCE, "advance")                                                                           \
  X (REGRESS, "regress")                                                                           \
  X (INCOME, "income")                                                                             \
  X (EXPLORE, "explore")                                                                           \
  X (CONQUER, "conquer")                                                                           \
  X (SINGULARITY, "singularity")                                                                   \
  X (TAKE_POOL, "take-pool")                                                                       \
  X (DONE, "done")                                                                                 \
  X (DEAL, "deal")                                                                                 \
  X (ROLL, "roll")                                                                                 \
  X (REVEAL, "reveal")                                                                             \
  X (REVOLUTION, "revolution")                                                                     \
  X (AGE_OF_DISCOVERY, "age-of-discovery")                                                         \
  X (TIE, "tie")                                                                                   \
  X (WIN, "win")

/* Doings that get their meaning from what they are done to. */
#define WEFT_TYPED_LOOSE_DOINGS(X)                                                                 \
  X (MOVE, "move")                                                                                 \
  X (PUT, "put")                                                                                   \
  X (TAKE, "take")                                                                                 \
  X (GAIN, "gain")                                                                                 \
  X (PLAY, "play")

/* What is no move of the game, and what only looks. */
#define WEFT_TYPED_COMMANDS(X)                                                                     \
  X (FIX, "fix")                                                                                   \
  X (NOTE, "note")                                                                                 \
  X (UNDO, "undo")                                                                                 \
  X (REDO, "redo")                                                                                 \
  X (BACK, "back")                                                                                 \
  X (WHY, "why")                                                                                   \
  X (TRACKS, "tracks")                                                                             \
  X (MAP, "map")                                                                                   \
  X (BOTS, "bots")                                                                                 \
  X (DECK, "deck")                                                                                 \
  X (ODDS, "odds")                                                                                 \
  X (LOG, "log")                                                                                   \
  X (SCORE, "score")                                                                               \
  X (SETUP, "setup")                                                                               \
  X (POSSIBLE, "possible")                                                                         \
  X (HELP, "help")                                                                                 \
  X (QUIT, "quit")

/* Things spoken of. */
#define WEFT_TYPED_THINGS(X)                                                                       \
  X (TRACK_WORD, "track")                                                                          \
  X (SPACE_WORD, "space")                                                                          \
  X (HEX_WORD, "hex")                                                                              \
  X (TILE, "tile")                                                                                 \
  X (OUTPOST, "outpost")                                                                           \
  X (TOKEN, "token")                                                                               \
  X (LANDMARK_WORD, "landmark")                                                                    \
  X (POOL, "pool")                                                                                 \
  X (VP, "vp")                                                                                     \
  X (TRAP, "trap")                                                                                 \
  X (NO_TRAPS, "no-traps")                                                                         \
  X (DIE, "die")                                                                                   \
  X (CARD, "card")                                                                                 \
  X (CIVILIZATION, "civilization")                                                                 \
  X (ERA, "era")                                                                                   \
  X (TAPESTRY, "tapestry")                                                                         \
  X (FAVORITE, "favorite")                                                                         \
  X (ACHIEVEMENT_WORD, "achievement")                                                              \
  X (ASIDE, "aside")

/* How they belong together, and what forbids to record anything. */
#define WEFT_TYPED_LINKS(X)                                                                        \
  X (AND, "and")                                                                                   \
  X (OR, "or")                                                                                     \
  X (TO, "to")                                                                                     \
  X (FROM, "from")                                                                                 \
  X (BY, "by")                                                                                     \
  X (AMOUNT, "amount")                                                                             \
  X (IT, "it")                                                                                     \
  X (THERE, "there")                                                                               \
  X (UP, "up")                                                                                     \
  X (DOWN, "down")                                                                                 \
  X (NOT, "not")                                                                                   \
  X (NO, "no")                                                                                     \
  X (YES, "yes")                                                                                   \
  X (PLAN, "plan")                                                                                 \
  X (MAYBE, "maybe")                                                                               \
  X (ASK, "ask")                                                                                   \
  X (SHOW, "show")                                                                                 \
  X (OTHER, "other")                                                                               \
  X (VICTIM, "victim")                                                                             \
  X (YOU, "you")                                                                                   \
  X (ME, "me")                                                                                     \
  X (PASS_OVER, "pass-over")                                                                       \
  X (NONE_LEFT, "none")                                                                            \
  X (LEFT, "left")                                                                                 \
  X (NOBODY, "nobody")                                                                             \
  X (EMPTY, "empty")                                                                               \
  X (TERRITORY, "territory")                                                                       \
  X (TOPPLED, "toppled")                                                                           \
  X (DECISION, "decision")                                                                         \
  X (TIEBREAKER, "tiebreaker")                                                                     \
  X (SHARED, "shared")                                                                             \
  X (TIMES, "times")

/* Names and numbers: which one is in the value. */
#define WEFT_TYPED_NAMES(X)                                                                        \
  X (TRACK, "tracks-in-play")                                                                      \
  X (SPACE, "spaces")                                                                              \
  X (LANDMARK, "landmarks")                                                                        \
  X (PLAYER, "players")                                                                            \
  X (ACHIEVEMENT, "achievements")                                                                  \
  X (HEX, "hexes")                                                                                 \
  X (TAPESTRY_CARD, "tapestry-cards")                                                              \
  X (CIVILIZATION_NAME, "civilizations")                                                           \
  X (NUMBER, "numbers")                                                                            \
  X (COUNT, "counts")

/* What stands in the line but in no table. */
#define WEFT_TYPED_SIGNS(X)                                                                        \
  X (COMMA, ",")                                                                                   \
  X (PLUS, "+")                                                                                    \
  X (MINUS, "-")                                                                                   \
  X (SLASH, "/")                                                                                   \
  X (QUESTION_MARK, "?")                                                                           \
  X (NO_HEX, "")                                                                                   \
  X (UNCLEAR, "")                                                                                  \
  X (UNKNOWN, "")

#define V(id, name) WEFT_SENSE_##id,
/* clang-format off */
typedef enum
{
  WEFT_TYPED_DOINGS (V)
  WEFT_TYPED_LOOSE_DOINGS (V)
  WEFT_TYPED_COMMANDS (V)
  WEFT_TYPED_THINGS (V)
  WEFT_TYPED_LINKS (V)
  WEFT_TYPED_NAMES (V)
  WEFT_TYPED_SIGNS (V)
  WEFT_N_SENSES
} WeftSense;
/* clang-format on */
#undef V

/**
 * WeftMeaning:
 * @sense: a #WeftSense
 * @a: the track of `tracks-in-play`, `spaces` and `landmarks`; the player; the achievement; the
 *   hex; the card or civilization of #weft_typed_own_cards
 * @b: the space; the tier, from 0
 * @number: the number or count
 */
typedef struct
{
  guint8 sense;
  guint8 a;
  guint8 b;
  gint16 number;
} WeftMeaning;

static inline gboolean
weft_meaning_is_same (WeftMeaning one, WeftMeaning other)
{
  return one.sense == other.sense && one.a == other.a && one.b == other.b
         && one.number == other.number;
}

G_END_DECLS
