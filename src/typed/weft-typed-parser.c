/* weft-typed-parser.c: a sentence being parted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-parser-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-typed-words.h"

const WeftObject weft_parser_blank_object = {
  { .sense = WEFT_SENSE_UNKNOWN }, WEFT_NOT_SAID, WEFT_NOT_SAID, WEFT_NOT_SAID, WEFT_NOT_SAID
};

void
weft_parser_start_clause (WeftParser *parser)
{
  parser->clause = (WeftClause){
    .doing = WEFT_N_SENSES,
    .direction = WEFT_N_SENSES,
    .card = { .sense = WEFT_SENSE_UNKNOWN },
    .all = weft_parser_blank_object,
    .player = WEFT_NONE,
  };
}

static gboolean
is_blank (const WeftClause *clause)
{
  static const gboolean nothing[WEFT_N_SENSES];

  return clause->doing == WEFT_N_SENSES && clause->n_objects == 0
         && clause->card.sense == WEFT_SENSE_UNKNOWN && clause->direction == WEFT_N_SENSES
         && clause->player == WEFT_NONE && clause->all.number == WEFT_NOT_SAID
         && clause->all.count == WEFT_NOT_SAID && clause->all.to == WEFT_NOT_SAID
         && memcmp (clause->has, nothing, sizeof nothing) == 0;
}

void
weft_parser_close_clause (WeftParser *parser)
{
  if (!is_blank (&parser->clause))
    g_array_append_val (parser->clauses, parser->clause);
  weft_parser_start_clause (parser);
}

WeftSense
weft_parser_sense_at (const WeftParser *parser, int step)
{
  int i = (int) parser->at + step;

  return i < 0 ? WEFT_SENSE_PASS_OVER : weft_tokens_sense (parser->tokens, (guint) i);
}

gboolean
weft_parser_too_much (const WeftParser *parser, GError **error)
{
  g_autofree char *quote =
      weft_tokens_quote (parser->tokens, weft_tokens_at (parser->tokens, parser->at));

  return weft_typed_misunderstood (
      error, _ ("%s is too much here: “help” shows what belongs together."), quote);
}
