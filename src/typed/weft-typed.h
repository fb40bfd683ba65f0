/* weft-typed.h: what people type, understood
 *
 * A line is split into plain words (weft-typed-split), which are looked up in tables kept by
 * language (weft-typed-lexicon, weft-typed-tokens), put together to what was done and to what
 * (weft-typed-clauses), and made into moves that the engine takes one after the other
 * (weft-typed-acts).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"
#include "weft-typed-words.h"
#include "weft-words.h"

G_BEGIN_DECLS

/* What a typed line asks for. */
typedef enum
{
  WEFT_TYPED_NOTHING, /* an empty line */
  WEFT_TYPED_MOVE,
  WEFT_TYPED_UNDO,
  WEFT_TYPED_REDO,
  WEFT_TYPED_BACK,
  WEFT_TYPED_TRACKS,
  WEFT_TYPED_MAP,
  WEFT_TYPED_BOTS,
  WEFT_TYPED_DECK,
  WEFT_TYPED_ODDS,
  WEFT_TYPED_LOG,
  WEFT_TYPED_SCORE,
  WEFT_TYPED_WHY,
  WEFT_TYPED_SETUP,
  WEFT_TYPED_POSSIBLE,
  WEFT_TYPED_HELP,
  WEFT_TYPED_QUIT,
} WeftTypedKind;

#define WEFT_TYPED_MOST_MOVES 24

/**
 * WeftTyped:
 * @moves, @n_moves: for %WEFT_TYPED_MOVE, in order; each is possible after those before it
 * @number: how many steps to undo or redo; the line of the log to go back to; for
 *   %WEFT_TYPED_WHY the turn, 0 for the latest
 * @text: (nullable): the text of the note among @moves
 * @card: (nullable): the card or civilization which that note says that the person has, as a record
 *   names it
 * @card_kind: its #WeftCardKind
 * @keeps, @kept: whether that note says how many outposts lie on a civilization mat, and how many
 * @understood: (nullable): what was misspelt and what it was taken for, as a sentence
 *
 * Free with weft_typed_clear().
 */
typedef struct
{
  WeftTypedKind kind;
  WeftMove moves[WEFT_TYPED_MOST_MOVES];
  guint n_moves;
  int number;
  char *text;
  char *understood;
  char *card;
  guint8 card_kind;
  gboolean keeps;
  guint8 kept;
} WeftTyped;

/**
 * weft_typed_read:
 * @language: (nullable): such as “fr”; %NULL for the language of the locale. English is always
 *   understood beside it
 * @line: what was typed
 * @voice: for the players' names and the words of refusals
 * @state: the game the line is about
 * @typed: (out): filled on success
 *
 * Understands a line: a command, an answer, or a sentence about what was done. All of its moves are
 * possible one after the other, or nothing is understood.
 *
 * Returns: %FALSE with an error that says what is wrong and what would be understood:
 *   %WEFT_ERROR_MALFORMED for the words, %WEFT_ERROR_ILLEGAL for a move that is not possible
 */
gboolean weft_typed_read (const char *language, const char *line, const WeftVoice *voice,
                          const WeftState *state, WeftTyped *typed, GError **error);

void weft_typed_clear (WeftTyped *typed);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WeftTyped, weft_typed_clear)

/**
 * weft_typed_preview:
 *
 * Returns: (transfer full) (nullable): what the line would record, a line for each move and one for
 *   what was misspelt; %NULL when it would record nothing
 */
char *weft_typed_preview (const char *language, const char *line, const WeftVoice *voice,
                          const WeftState *state);

/* The words of a line, with spaces or commas between them. (transfer full) */
char **weft_typed_split (const char *line);

/**
 * weft_typed_complete:
 * @line: what has been typed so far
 *
 * Returns: (transfer full): the words that can stand in place of the last one: in the language, and
 *   only what is possible now
 */
char **weft_typed_complete (const char *language, const char *line, const WeftVoice *voice,
                            const WeftState *state);

/* The command that makes a kind of move, in the person's language; %NULL when none does. */
const char *weft_typed_command (WeftMoveKind kind);

G_END_DECLS
