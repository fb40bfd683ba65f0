/* weft-typed-line-private.h: a line being understood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-tokens.h"
#include "weft-typed.h"

G_BEGIN_DECLS

/* A line being read. */
typedef struct
{
  WeftTokens tokens;
  const WeftVoice *voice;
  const WeftState *state;
  WeftTyped *typed;
} WeftLine;

/* The sense of the token at @i, %WEFT_SENSE_PASS_OVER after the last. */
WeftSense weft_line_sense (const WeftLine *line, guint i);

/* Whether anything in the line has the sense. */
gboolean weft_line_says (const WeftLine *line, WeftSense wanted);

/* Whether something is said of the game, and not of the program. */
gboolean weft_line_is_about_the_game (WeftSense what);

/* Adds a move that is possible; else %FALSE with an error in the words of the game. */
gboolean weft_line_add_move (WeftLine *line, const WeftMove *move, GError **error);

G_END_DECLS
