/* weft-typed-unknown.c: words that are not known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-unknown-private.h"

#include <glib/gi18n.h>

#include "weft-typed-words.h"

/* A line of one word, or of an answer, that is not known: says what the game waits for, or where
 * the commands are. */
static gboolean
no_command (const WeftLine *line, const char *quote, GError **error)
{
  switch ((WeftPromptKind) line->state->prompt.kind)
    {
    case WEFT_PROMPT_DEAL:
      return weft_typed_misunderstood (
          error, _ ("%s is no answer: type both cards, such as “3 12”."), quote);
    case WEFT_PROMPT_REVEAL:
      return weft_typed_misunderstood (error, _ ("%s is no answer: type the card, such as “12”."),
                                       quote);
    case WEFT_PROMPT_ROLL:
      return weft_typed_misunderstood (error, _ ("%s is no answer: type the track the die shows."),
                                       quote);
    case WEFT_PROMPT_TRAP:
    case WEFT_PROMPT_HUMAN_TRAP:
      return weft_typed_misunderstood (error, _ ("%s is no answer: type yes or no."), quote);
    case WEFT_PROMPT_TURN:
    case WEFT_PROMPT_OVER:
    case WEFT_N_PROMPTS:
    default:
      return weft_typed_misunderstood (error, _ ("%s is no command: “help” lists them."), quote);
    }
}

gboolean
weft_unknown_check (const WeftLine *line, GError **error)
{
  int unknown = weft_tokens_find (&line->tokens, WEFT_SENSE_UNKNOWN);
  int unclear = weft_tokens_find (&line->tokens, WEFT_SENSE_UNCLEAR);
  g_autofree char *quote = NULL;

  if (unclear >= 0 && (unknown < 0 || unclear < unknown))
    {
      quote = weft_tokens_quote (&line->tokens, weft_tokens_at (&line->tokens, (guint) unclear));
      /* Translators: the beginning of a word, the words it can be. */
      return weft_typed_misunderstood (error, _ ("%1$s can be %2$s. Say which."), quote,
                                       line->tokens.unclear);
    }
  if (unknown < 0)
    return TRUE;
  quote = weft_tokens_quote (&line->tokens, weft_tokens_at (&line->tokens, (guint) unknown));
  if (line->tokens.list->len == 1)
    return no_command (line, quote, error);
  switch (weft_line_sense (line, (guint) MAX (unknown - 1, 0)))
    {
    case WEFT_SENSE_ADVANCE:
    case WEFT_SENSE_REGRESS:
    case WEFT_SENSE_SINGULARITY:
    case WEFT_SENSE_ROLL:
      return weft_typed_no_track (quote, line->state->setup.tracks, error);
    case WEFT_SENSE_EXPLORE:
    case WEFT_SENSE_CONQUER:
      return weft_typed_misunderstood (error, _ ("The map has no hex %s: they go from A1 to G3."),
                                       quote);
    case WEFT_SENSE_VP:
      return weft_typed_misunderstood (
          error, _ ("There is no player %s: say you, automa or shadow (or p1 to p4)."), quote);
    default:
      /* Translators: a word that was typed. */
      return weft_typed_misunderstood (
          error, _ ("%s is not understood: say it in other words. “help” shows how."), quote);
    }
}

gboolean
weft_unknown_check_answer (const WeftLine *line, GError **error)
{
  guint8 prompt = line->state->prompt.kind;

  if (line->tokens.list->len == 1 && weft_line_sense (line, 0) == WEFT_SENSE_NUMBER
      && prompt != WEFT_PROMPT_TURN && prompt != WEFT_PROMPT_OVER)
    {
      g_autofree char *quote = weft_tokens_quote (&line->tokens, weft_tokens_at (&line->tokens, 0));

      return no_command (line, quote, error);
    }
  return TRUE;
}
