/* card-games.h: games with cards and civilizations, played by the offers alone
 *
 * A person who plays such a game by what Weft offers and asks, whatever front end shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-offers.h"

G_BEGIN_DECLS

#define CARD_GAME_ERAS 3 /* those with a tapestry card */

/**
 * CardGame:
 * @civilization: the human's
 * @cards: what is played in eras 2 to 4
 * @traps: whether the human plays a trap when the Automa attacks
 */
typedef struct
{
  const char *name;
  const char *civilization;
  const char *cards[CARD_GAME_ERAS];
  gboolean traps;
} CardGame;

extern const CardGame card_games[];
extern const guint n_card_games;

typedef enum
{
  CARD_ACT_OVER,
  CARD_ACT_MOVE,
  CARD_ACT_CARD, /* answers which tapestry card is played */
  CARD_ACT_TAKE, /* takes an offer */
} CardActKind;

/**
 * CardAct:
 * @move: for %CARD_ACT_MOVE
 * @card: for %CARD_ACT_CARD
 * @offer, @choice: for %CARD_ACT_TAKE: places in weft_offers_now()
 */
typedef struct
{
  CardActKind kind;
  WeftMove move;
  const char *card;
  guint offer;
  guint choice;
} CardAct;

/* The game before its first move. (transfer full) */
WeftRecord *card_game_begin (const CardGame *game, const WeftTables *tables);

/* What the person does next; @taken keeps the keys of the offers that were taken. */
CardAct card_game_next (const CardGame *game, const WeftVoice *voice, const WeftHistory *history,
                        GHashTable *taken);

/* The game is over, without a correction, and has what its cards and its civilization do. */
void card_game_check (const CardGame *game, const WeftHistory *history);

G_END_DECLS
