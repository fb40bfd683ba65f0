/* weft-tale.h: a whole game as a story
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"
#include "weft-words.h"

G_BEGIN_DECLS

/* What a line of a tale is. */
typedef enum
{
  WEFT_TALE_TITLE,  /* what the game started from */
  WEFT_TALE_PLAYER, /* a player, with what it scored */
  WEFT_TALE_TURN,   /* the heading of a turn, or of the end */
  WEFT_TALE_MOVE,   /* a move of the record */
  WEFT_TALE_EVENT,  /* what followed from it */
  WEFT_TALE_PART,   /* a part of a sum of victory points */
} WeftTaleKind;

/**
 * WeftTaleLine:
 * @move: for %WEFT_TALE_MOVE its line in the log, from 1
 *
 * A line of a tale. Its text has no control characters.
 */
typedef struct
{
  WeftTaleKind kind;
  guint move;
  char *text;
} WeftTaleLine;

/* Whose turn it is, for a heading: “The bots’ turn”, “Your turn”, a name. */
const char *weft_tale_whose_turn (const WeftVoice *voice, guint player);

/* The heading of a turn, with its number from 1: “Turn 7 · Your turn”. (transfer full) */
char *weft_tale_turn (const WeftVoice *voice, guint number, guint player);

/**
 * weft_tale:
 *
 * Returns: (transfer full) (element-type WeftTaleLine): the players, then every turn with its moves
 *   and what followed from each, then who has won
 */
GPtrArray *weft_tale (const WeftVoice *voice, const WeftHistory *history);

/**
 * weft_tale_markdown:
 *
 * Returns: (transfer full): the same as a text in Markdown
 */
char *weft_tale_markdown (const WeftVoice *voice, const WeftHistory *history);

/**
 * weft_tale_find_turn:
 * @number: as in the headings, from 1
 * @player: (out): whose turn it was
 *
 * Returns: the move that began the turn, -1 when it was the start of the game, or
 *   %WEFT_TALE_NO_TURN when the game has not had so many turns
 */
int weft_tale_find_turn (const WeftHistory *history, guint number, guint8 *player);

#define WEFT_TALE_NO_TURN (-2)

G_END_DECLS
