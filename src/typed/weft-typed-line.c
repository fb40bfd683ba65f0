/* weft-typed-line.c: a line being understood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-line-private.h"

#include "weft-legal.h"
#include "weft-refusals.h"

WeftSense
weft_line_sense (const WeftLine *line, guint i)
{
  return weft_tokens_sense (&line->tokens, i);
}

gboolean
weft_line_says (const WeftLine *line, WeftSense wanted)
{
  return weft_tokens_find (&line->tokens, wanted) >= 0;
}

gboolean
weft_line_is_about_the_game (WeftSense what)
{
  return weft_sense_is_doing (what) || (what >= WEFT_SENSE_TRACK && what <= WEFT_SENSE_LANDMARK)
         || what == WEFT_SENSE_HEX || what == WEFT_SENSE_TAPESTRY_CARD
         || what == WEFT_SENSE_CIVILIZATION_NAME;
}

gboolean
weft_line_add_move (WeftLine *line, const WeftMove *move, GError **error)
{
  g_autoptr (GError) refusal = NULL;

  if (!weft_legal_check (line->state, line->voice->tables, move, &refusal))
    {
      g_autofree char *words = weft_refusals_words (line->voice, refusal);

      g_set_error_literal (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL, words);
      return FALSE;
    }
  line->typed->kind = WEFT_TYPED_MOVE;
  line->typed->moves[line->typed->n_moves++] = *move;
  return TRUE;
}
