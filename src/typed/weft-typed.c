/* weft-typed.c: what people type, understood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed.h"

#include <glib/gi18n.h>

#include "weft-story-moves.h"
#include "weft-typed-acts.h"
#include "weft-typed-commands.h"
#include "weft-typed-dealt-private.h"
#include "weft-typed-orders-private.h"
#include "weft-typed-unknown-private.h"
#include "weft-typed-words.h"

void
weft_typed_clear (WeftTyped *typed)
{
  g_clear_pointer (&typed->text, g_free);
  g_clear_pointer (&typed->card, g_free);
  g_clear_pointer (&typed->understood, g_free);
}

static gboolean
read_line (WeftLine *line, GError **error)
{
  g_autoptr (GArray) clauses = NULL;
  gboolean matched = FALSE;

  if (line->tokens.is_blank)
    return TRUE;
  if (line->tokens.list->len == 0)
    return weft_typed_misunderstood (error, "%s", _ ("Nothing to do is said there: type “help”."));
  if (!weft_orders_read (line, &matched, error))
    return FALSE;
  if (matched)
    return TRUE;
  if (!weft_unknown_check (line, error) || !weft_dealt_cards_read (line, &matched, error))
    return FALSE;
  if (matched)
    return TRUE;
  if (!weft_unknown_check_answer (line, error))
    return FALSE;
  clauses = weft_clauses_read (&line->tokens, line->voice, line->state, error);
  if (clauses == NULL)
    return FALSE;
  line->typed->kind = WEFT_TYPED_MOVE;
  return weft_acts_read (clauses, line->voice, line->state, line->typed, error);
}

/* Reads a line with the words of a language, or of English alone. */
static gboolean
read_in (const WeftLexicon *language, const char *text, const WeftVoice *voice,
         const WeftState *state, WeftTyped *typed, GError **error)
{
  WeftLine line = { .voice = voice, .state = state, .typed = typed };
  gboolean understood;

  *typed = (WeftTyped){ .kind = WEFT_TYPED_NOTHING };
  weft_tokens_read (&line.tokens, text, language, voice, state);
  understood = read_line (&line, error);
  if (understood)
    typed->understood = weft_tokens_say_slips (&line.tokens, voice);
  else
    {
      weft_typed_clear (typed);
      *typed = (WeftTyped){ .kind = WEFT_TYPED_NOTHING };
    }
  weft_tokens_clear (&line.tokens);
  return understood;
}

gboolean
weft_typed_read (const char *language, const char *line, const WeftVoice *voice,
                 const WeftState *state, WeftTyped *typed, GError **error)
{
  const WeftLexicon *own = weft_lexicon_get (language), *english = weft_lexicon_get ("en");
  g_autoptr (GError) refusal = NULL;

  *typed = (WeftTyped){ .kind = WEFT_TYPED_NOTHING };
  if (!g_utf8_validate (line, -1, NULL))
    return weft_typed_misunderstood (error, "%s", _ ("This is not UTF-8 text."));
  if (read_in (own, line, voice, state, typed, &refusal))
    return TRUE;
  /* Words of the person's language that mean something else in English are no hindrance to a
   * sentence that is English from end to end. */
  if (own != english && read_in (english, line, voice, state, typed, NULL)
      && typed->understood == NULL)
    return TRUE;
  weft_typed_clear (typed);
  *typed = (WeftTyped){ .kind = WEFT_TYPED_NOTHING };
  g_propagate_error (error, g_steal_pointer (&refusal));
  return FALSE;
}

char *
weft_typed_preview (const char *language, const char *line, const WeftVoice *voice,
                    const WeftState *state)
{
  g_auto (WeftTyped) typed = { 0 };
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  if (!weft_typed_read (language, line, voice, state, &typed, NULL)
      || typed.kind != WEFT_TYPED_MOVE)
    return NULL;
  for (guint i = 0; i < typed.n_moves; i++)
    {
      g_autofree char *words = weft_story_move (voice, &typed.moves[i], typed.text);

      g_strv_builder_add (lines, words);
    }
  if (typed.understood != NULL)
    g_strv_builder_add (lines, typed.understood);
  list = g_strv_builder_end (lines);
  return g_strjoinv ("\n", list);
}

char **
weft_typed_split (const char *line)
{
  g_auto (GStrv) parts = g_strsplit_set (line, " \t,", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (words, *part);
  return g_strv_builder_end (words);
}

const char *
weft_typed_command (WeftMoveKind kind)
{
  for (guint i = 0; i < WEFT_N_COMMANDS; i++)
    if (weft_commands[i].move == kind && weft_commands[i].sense != WEFT_SENSE_TRAP)
      return weft_typed_say (weft_commands[i].name);
  return NULL;
}
