/* weft-refusal.h: why a move is refused, as codes
 *
 * The messages of the engine speak the record's words; what a person reads is made from the code
 * and the parameters of weft-fault.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define WEFT_REFUSALS(X)                                                                           \
  X (NONE)              /* no refusal, or one of another kind */                                   \
  X (NOT_NOW)           /* the game waits for something else */                                    \
  X (NO_SUCH_PLAYER)    /* the player does not take part */                                        \
  X (NO_HUMAN)          /* the player is a bot */                                                  \
  X (NO_SUCH_TRACK)     /* the track is not in play */                                             \
  X (NOT_SOLO)          /* the game has no map, no Automa */                                       \
  X (INCOME_TAKEN)      /* an income turn was taken this turn */                                   \
  X (ALL_INCOME_TAKEN)  /* all five were taken */                                                  \
  X (BEGIN_WITH_INCOME) /* no income turn was taken yet */                                         \
  X (NO_TOKEN)          /* the player has no (such) token there */                                 \
  X (END_OF_TRACK)                                                                                 \
  X (START_OF_TRACK)                                                                               \
  X (NO_SINGULARITY) /* no token at the end of technology */                                       \
  X (IS_TERRITORY)                                                                                 \
  X (NO_TERRITORY)                                                                                 \
  X (HEX_FULL)                                                                                     \
  X (HEX_CONTROLLED)                                                                               \
  X (NO_OUTPOST)                                                                                   \
  X (NO_POOL)                                                                                      \
  X (POOL_EMPTY)                                                                                   \
  X (NOTHING_DONE)       /* the turn had neither an advance nor an income turn */                  \
  X (CARD_IMPOSSIBLE)    /* the deck cannot hold the card */                                       \
  X (ROLL_IMPOSSIBLE)    /* the roll does not count */                                             \
  X (REVEAL_IMPOSSIBLE)  /* the progress deck cannot hold the card */                              \
  X (NO_FAVORITE)        /* only bots have favorite tracks */                                      \
  X (LANDMARK_TO_AUTOMA) /* the Shadow Empire's landmarks are the Automa's */                      \
  X (PRINTED_LAND)                                                                                 \
  X (OUTPOST_ON_SEA)     /* outposts stand on territories only */                                  \
  X (NO_ACHIEVEMENT)     /* the game does not have it */                                           \
  X (ACHIEVEMENT_SHADOW) /* the Shadow Empire can take one kind only */                            \
  X (ACHIEVEMENT_HELD)   /* the player holds the other place */                                    \
  X (VP_OF_HUMAN)        /* a human's victory points are noted, not corrected */                   \
  X (LANDMARK_GAINED)    /* somebody has it, or it is out of the game */                           \
  X (NOTHING_TOPPLED)    /* no toppled piece of the player's beside an upright one of a bot */     \
  X (HEX_TWICE)          /* a hex is named twice */                                                \
  X (PIECE_OF_BOT)       /* bots have no pieces but outposts */                                    \
  X (NO_TIE)             /* one player alone is in front, or a score is unknown */                 \
  X (NOT_TIED)           /* the player is not among those in front */                              \
  X (NOTE_TOO_LONG)      /* a note's text is longer than a record may hold */                      \
  X (RECORD_FULL)        /* the record could not be read again with another move */

/* clang-format off */
#define V(id) WEFT_REFUSAL_##id,
typedef enum { WEFT_REFUSALS (V) WEFT_N_REFUSALS } WeftRefusal;
#undef V
/* clang-format on */

/* Why a move was refused; %WEFT_REFUSAL_NONE for every other error. */
WeftRefusal weft_error_get_refusal (const GError *error);

/* Notes it in an error just made; nothing when @error is %NULL. */
void weft_error_set_refusal (GError **error, WeftRefusal refusal);

G_END_DECLS
