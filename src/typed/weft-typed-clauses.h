/* weft-typed-clauses.h: the parts of a sentence: what was done, and to what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-tokens.h"

G_BEGIN_DECLS

#define WEFT_CLAUSE_MOST_OBJECTS 8
#define WEFT_NOT_SAID (-1)

/**
 * WeftObject:
 * @meaning: a track, space, hex or landmark
 * @count: how often, or %WEFT_NOT_SAID
 * @to, @from: the spaces it leads to and from
 * @number: a number behind it of which nothing more is said
 *
 * What something was done to.
 */
typedef struct
{
  WeftMeaning meaning;
  int count;
  int to;
  int from;
  int number;
} WeftObject;

/**
 * WeftClause:
 * @doing: a doing, or %WEFT_N_SENSES when none was said
 * @direction: %WEFT_SENSE_UP, %WEFT_SENSE_DOWN or %WEFT_N_SENSES
 * @has: the senses that were said besides; “play” of a doing that is a card’s as well
 * @objects: what it was done to
 * @card: a card or civilization that was named, or %WEFT_SENSE_UNKNOWN
 * @all: what was said of no single object
 * @is_more: whether a plus was before the number
 * @is_less: whether a minus was before it
 * @player: a #WeftPlayer spoken of, or %WEFT_NONE
 * @joined: whether “and” leads from it to the next with nothing between
 *
 * A part of a sentence.
 */
typedef struct
{
  WeftSense doing;
  WeftSense direction;
  gboolean has[WEFT_N_SENSES];
  WeftObject objects[WEFT_CLAUSE_MOST_OBJECTS];
  guint n_objects;
  WeftMeaning card;
  WeftObject all;
  gboolean is_more;
  gboolean is_less;
  guint8 player;
  gboolean joined;
} WeftClause;

/**
 * weft_clauses_read:
 *
 * Parts a sentence into what was done one after the other.
 *
 * Returns: (transfer full) (element-type WeftClause): its parts, or %NULL with an error that says
 *   why nothing of it can be recorded
 */
GArray *weft_clauses_read (const WeftTokens *tokens, const WeftVoice *voice, const WeftState *state,
                           GError **error);

G_END_DECLS
