/* weft-typed.h: what people type, understood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"
#include "weft-typed-words.h"

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
  WEFT_TYPED_WHY,
  WEFT_TYPED_SETUP,
  WEFT_TYPED_POSSIBLE,
  WEFT_TYPED_HELP,
  WEFT_TYPED_QUIT,
} WeftTypedKind;

/**
 * WeftTyped:
 * @move: for %WEFT_TYPED_MOVE
 * @number: how many steps to undo or redo; the line of the log to go back to
 * @text: (nullable): the text of a note; free with weft_typed_clear()
 */
typedef struct
{
  WeftTypedKind kind;
  WeftMove move;
  int number;
  char *text;
} WeftTyped;

/**
 * weft_typed_parse:
 * @line: what was typed
 * @input: (out): filled on success
 *
 * Understands a line: commands, tracks and players in English and in the person's language, by any
 * beginning that is clear, hexes in either case. What it means may depend on what the game waits
 * for; whether the move is possible is not decided here.
 *
 * Returns: %FALSE with an error that says what would be understood
 */
gboolean weft_typed_parse (const char *line, const WeftState *state, const WeftTables *tables,
                           WeftTyped *input, GError **error);

void weft_typed_clear (WeftTyped *input);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WeftTyped, weft_typed_clear)

/* The words of a line, with spaces or commas between them. (transfer full) */
char **weft_typed_split (const char *line);

/**
 * weft_typed_complete:
 * @line: what has been typed so far
 *
 * Returns: (transfer full): the words that can stand in place of the last one
 */
char **weft_typed_complete (const char *line, const WeftState *state, const WeftTables *tables);

/* The command that makes a kind of move, in the person's language; %NULL when none does. */
const char *weft_typed_command (WeftMoveKind kind);

G_END_DECLS
