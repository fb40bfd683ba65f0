/* weft-typed-parser-private.h: a sentence being parted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-clauses.h"

G_BEGIN_DECLS

/* A sentence being parted. */
typedef struct
{
  const WeftTokens *tokens;
  const WeftVoice *voice;
  const WeftState *state;
  GArray *clauses;
  WeftClause clause; /* the one being read */
  gboolean parted;   /* “and” or a comma came since its last word */
  guint at;
} WeftParser;

/* Nothing said of anything. */
extern const WeftObject weft_parser_blank_object;

/* The sense of the token @step after the one being read. */
WeftSense weft_parser_sense_at (const WeftParser *parser, int step);

/* Begins a part of the sentence of which nothing is said yet. */
void weft_parser_start_clause (WeftParser *parser);

/* Ends the part being read, if anything was said in it, and starts the next. */
void weft_parser_close_clause (WeftParser *parser);

/* Refuses the token being read, which does not go with what came before; %FALSE. */
gboolean weft_parser_too_much (const WeftParser *parser, GError **error);

G_END_DECLS
