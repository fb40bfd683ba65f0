/* weft-fault.h: what is wrong with a file, a record or a setup, as codes with parameters
 *
 * The messages of the engine are plain English ones for logs and tests; what a person reads is made
 * from the code and its parameters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-error.h"
#include "weft-refusal.h"

G_BEGIN_DECLS

/* In brackets the members of WeftErrorDetails that mean something. */
#define WEFT_FAULTS(X)                                                                             \
  X (NONE)                     /* an error of another kind */                                      \
  X (OPEN_ELSEWHERE)           /* another window or program has the game open */                   \
  X (CHANGED_ELSEWHERE)        /* somebody else has changed the file */                            \
  X (PROTECTED)                /* nobody may write to the file */                                  \
  X (CANNOT_SAVE)              /* (text: why, in the person's language) */                         \
  X (CANNOT_READ)              /* (text: why, in the person's language) */                         \
  X (EMPTY)                    /* the file holds nothing */                                        \
  X (TOO_LARGE)                /* the file is longer than a record may be (most: MiB) */           \
  X (NUL_BYTE)                 /* (line, character) */                                             \
  X (NOT_UTF8)                 /* (line, character) */                                             \
  X (CUT_OFF)                  /* the file ends in the middle (line, character) */                 \
  X (UNEXPECTED)               /* no JSON (line, character) */                                     \
  X (BROKEN_ESCAPE)            /* (line, character) */                                             \
  X (BROKEN_NUMBER)            /* (line, character) */                                             \
  X (GOES_ON)                  /* something follows the record (line, character) */                \
  X (NUMBER_TOO_LARGE)         /* a number no program can hold */                                  \
  X (TOO_DEEP)                 /* brackets in brackets (most) */                                   \
  X (TOO_MANY_MEMBERS)         /* of an object (most) */                                           \
  X (MISSING)                  /* (place) */                                                       \
  X (NO_OBJECT)                /* (place) */                                                       \
  X (NO_ARRAY)                 /* (place) */                                                       \
  X (NO_TEXT)                  /* (place) */                                                       \
  X (NO_WHOLE_NUMBER)          /* (place) */                                                       \
  X (NO_TRUTH_VALUE)           /* neither true nor false (place) */                                \
  X (OUT_OF_RANGE)             /* (place, least, most, number) */                                  \
  X (WRONG_LENGTH)             /* of an array (place, least, most, number) */                      \
  X (TEXT_TOO_LONG)            /* (place, most: characters) */                                     \
  X (UNKNOWN_NAME)             /* (place, text: the name) */                                       \
  X (UNKNOWN_HEX)              /* (place, text: the name) */                                       \
  X (OTHER_FORMAT)             /* no record of a game (text: what it says it is) */                \
  X (OTHER_VERSION)            /* (number) */                                                      \
  X (BAD_SEED)                 /* (most: digits) */                                                \
  X (TOO_MANY_MOVES)           /* (most) */                                                        \
  X (NO_COLOR)                 /* (player) */                                                      \
  X (SAME_COLOR)               /* (player, other, color) */                                        \
  X (FAVORITE_NOT_THERE)       /* a favorite track that is not in play (player) */                 \
  X (CIVILIZATIONS)            /* too few or too many (least: wanted, number) */                   \
  X (NO_CIVILIZATION)          /* none goes with the favorite tracks */                            \
  X (CIVILIZATION_COMES_WITH)  /* (civilization, expansion) */                                     \
  X (SAME_CIVILIZATION)        /* twice */                                                         \
  X (OTHER_FAVORITE)           /* (civilization, track: its own) */                                \
  X (SAME_FAVORITES)           /* of the two bots */                                               \
  X (WRONG_LEVEL)              /* (most) */                                                        \
  X (PLAYERS_OF_SOLO)          /* not one */                                                       \
  X (PLAYERS_OF_SHADOW_EMPIRE) /* not 2 to 4 */                                                    \
  X (FIRST_OF_SOLO)            /* neither p1 nor the Automa begins */                              \
  X (FIRST_OF_SHADOW_EMPIRE)   /* neither a player nor the Shadow Empire begins */                 \
  X (LANDMARK_CARDS)           /* too many (most) */                                               \
  X (NOT_OF_SHADOW_EMPIRE)     /* a member only games against the Automa have (place) */

/* clang-format off */
#define V(id) WEFT_FAULT_##id,
typedef enum { WEFT_FAULTS (V) WEFT_N_FAULTS } WeftFault;
#undef V
/* clang-format on */

/**
 * WeftErrorDetails:
 * @fault: what is wrong with a file, a record or a setup
 * @refusal: why a move is not possible
 * @place: where in a record, as its members are named: “moves[3].hex”; empty for the whole record,
 *   %NULL when it is nowhere in one
 * @text: text from the file or the system, on one line and free of control characters
 * @line, @character: where in a file, from 1
 * @least, @most, @number: what is possible, and what is there
 * @player, @other, @color, @track, @civilization, @expansion: what the fault is about
 * @hex: the name of the hex that a refused move is about, or empty
 * @card, @cards: a card that cannot have come, and those that can
 * @prompt, @player: what the game waits for, a #WeftPromptKind, and whose turn it is
 *
 * The parameters of an error; which of them mean something follows from its code.
 */
typedef struct
{
  guint8 fault;
  guint8 refusal;
  const char *place;
  const char *text;
  guint line;
  guint character;
  gint64 least;
  gint64 most;
  gint64 number;
  guint8 player;
  guint8 other;
  guint8 color;
  guint8 track;
  guint8 civilization;
  guint8 expansion;
  char hex[3];
  guint8 card;
  guint32 cards;
  guint8 prompt;
} WeftErrorDetails;

/* What an error of the engine carries, owned by it; %NULL for one of another domain. */
const WeftErrorDetails *weft_error_details (const GError *error);

/**
 * weft_error_fail:
 * @details: copied
 * @format: the message for logs and tests
 *
 * Sets an error with its details.
 *
 * Returns: %FALSE
 */
gboolean weft_error_fail (GError **error, WeftError code, const WeftErrorDetails *details,
                          const char *format, ...) G_GNUC_PRINTF (4, 5);

/* Replaces the details of an error just made; nothing when there is none. */
void weft_error_set_details (GError **error, const WeftErrorDetails *details);

/* Notes in which move of a record an error just made is; nothing when there is none. */
void weft_error_set_move (GError **error, guint index);

G_END_DECLS
