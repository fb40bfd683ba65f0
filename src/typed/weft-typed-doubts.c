/* weft-typed-doubts.c: what forbids to record anything
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-doubts-private.h"

#include <glib/gi18n.h>

#include "weft-typed-words.h"

gboolean
weft_doubts_refuse_or (const WeftParser *parser, GError **error)
{
  const WeftToken *before = weft_tokens_at (parser->tokens, parser->at - 1);
  const WeftToken *after = weft_tokens_at (parser->tokens, parser->at + 1);
  const WeftTables *tables = parser->voice->tables;

  if (parser->at > 0 && before->meaning.sense == WEFT_SENSE_TRACK
      && after->meaning.sense == WEFT_SENSE_TRACK)
    /* Translators: the names of two tracks. */
    return weft_typed_misunderstood (error, _ ("%1$s or %2$s? Say one."),
                                     weft_words_track (before->meaning.a),
                                     weft_words_track (after->meaning.a));
  if (parser->at > 0 && before->meaning.sense == WEFT_SENSE_HEX
      && after->meaning.sense == WEFT_SENSE_HEX)
    return weft_typed_misunderstood (error, _ ("%1$s or %2$s? Say one."),
                                     tables->hexes[before->meaning.a].name,
                                     tables->hexes[after->meaning.a].name);
  return weft_typed_misunderstood (error, "%s", _ ("Say which one it was: “or” is not recorded."));
}

gboolean
weft_doubts_refuse_other (GError **error)
{
  return weft_typed_misunderstood (
      error, "%s", _ ("Weft plays the bots: type what you did, or “fix” what differs."));
}

gboolean
weft_doubts_refuse_plan (GError **error)
{
  return weft_typed_misunderstood (
      error, "%s", _ ("Nothing is recorded before it is done: say it then, as “I did”."));
}

gboolean
weft_doubts_refuse (const WeftParser *parser, GError **error)
{
  const WeftToken *token = weft_tokens_at (parser->tokens, parser->at);
  g_autofree char *quote = weft_tokens_quote (parser->tokens, token);

  switch ((WeftSense) token->meaning.sense)
    {
    case WEFT_SENSE_NO_HEX:
      return weft_typed_misunderstood (error, _ ("The map has no hex %s: they go from A1 to G3."),
                                       quote);
    case WEFT_SENSE_PLAN:
      return weft_doubts_refuse_plan (error);
    case WEFT_SENSE_MAYBE:
      return weft_typed_misunderstood (
          error, _ ("Say it without %s, once it is certain: nothing is recorded."), quote);
    case WEFT_SENSE_ASK:
    case WEFT_SENSE_SHOW:
    case WEFT_SENSE_QUESTION_MARK:
      return weft_typed_misunderstood (
          error, "%s", _ ("A question records nothing: “possible” shows what can be done."));
    case WEFT_SENSE_OTHER:
    case WEFT_SENSE_BOTS:
    case WEFT_SENSE_YOU:
      return weft_doubts_refuse_other (error);
    default:
      return weft_typed_misunderstood (
          error, _ ("%s does not belong in a sentence with moves: say it by itself."), quote);
    }
}

gboolean
weft_doubts_check_negation (const WeftParser *parser, GError **error)
{
  guint8 prompt = parser->state->prompt.kind;

  if (prompt == WEFT_PROMPT_TRAP || prompt == WEFT_PROMPT_HUMAN_TRAP
      || weft_tokens_find (parser->tokens, WEFT_SENSE_TRAP) >= 0
      || weft_tokens_find (parser->tokens, WEFT_SENSE_TILE) >= 0)
    return TRUE;
  return weft_typed_misunderstood (error, "%s",
                                   _ ("What was not done is not recorded: say what you did."));
}

gboolean
weft_doubts_check_end (const WeftParser *parser, GError **error)
{
  WeftSense last = weft_tokens_sense (parser->tokens, parser->tokens->list->len - 1);

  if (last == WEFT_SENSE_AND || last == WEFT_SENSE_TO || last == WEFT_SENSE_FROM
      || last == WEFT_SENSE_PLUS || last == WEFT_SENSE_BY)
    return weft_typed_misunderstood (error, "%s",
                                     _ ("The sentence stops in the middle: say all of it."));
  return TRUE;
}
