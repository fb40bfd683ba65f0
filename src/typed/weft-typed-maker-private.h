/* weft-typed-maker-private.h: a sentence being made into moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-clauses.h"
#include "weft-typed.h"

G_BEGIN_DECLS

/**
 * WeftMaker:
 * @clauses: (element-type WeftClause): the parts of the sentence
 * @state: the game after the moves so far
 * @typed: the moves so far
 * @human: who speaks
 * @was_noted: whether a card was named that is noted already
 * @at: the part being made into moves
 *
 * A sentence being made into moves.
 */
typedef struct
{
  const WeftVoice *voice;
  const GArray *clauses;
  WeftState state;
  WeftTyped *typed;
  guint8 human;
  gboolean was_noted;
  guint at;
} WeftMaker;

/* A move of who speaks, with nothing said of it yet. */
WeftMove weft_maker_blank (const WeftMaker *maker, WeftMoveKind kind);

/* The latest move the sentence was made into, or %NULL. */
const WeftMove *weft_maker_last (const WeftMaker *maker);

/* Makes a move in the copy of the game; %FALSE with an error in the words of the game. */
gboolean weft_maker_make (WeftMaker *maker, const WeftMove *move, GError **error);

/* The same for a move of which nothing more is said than what it is. */
gboolean weft_maker_make_blank (WeftMaker *maker, WeftMoveKind kind, GError **error);

/* Whether weft_maker_make() would take the move, the length of the sentence apart. */
gboolean weft_maker_can_make (const WeftMaker *maker, const WeftMove *move);

/* Asks for a track; %FALSE. */
gboolean weft_maker_name_a_track (const WeftMaker *maker, GError **error);

G_END_DECLS
