/* weft-typed-tokens.c: a typed line as meanings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-tokens.h"

#include <glib/gi18n.h>

#include "weft-typed-beginnings-private.h"
#include "weft-typed-figures-private.h"
#include "weft-typed-slips.h"
#include "weft-typed-split.h"
#include "weft-typed-words.h"

/* ---- Names of people ---- */

static gboolean
read_name (WeftReader *reader)
{
  for (guint player = 0; player < reader->state->setup.n_humans; player++)
    {
      const char *name = weft_words_name (reader->voice, player);
      g_autoptr (GArray) parts = weft_typed_split_words (name, WEFT_TOKENS_MOST);
      guint n = 0;

      while (n < parts->len
             && g_str_equal (g_array_index (parts, WeftTypedWord, n).text,
                             weft_reader_word_at (reader, reader->at + n)->text))
        n++;
      if (n == 0 || n < parts->len)
        continue;
      weft_reader_add (reader, (WeftMeaning){ WEFT_SENSE_PLAYER, (guint8) player, 0, 0 }, n);
      return TRUE;
    }
  return FALSE;
}

/* ---- Words of the languages ---- */

static gboolean
read_entry (WeftReader *reader)
{
  const char *const *texts = reader->texts + reader->at;
  guint n = reader->words->len - reader->at;
  gboolean begins = weft_reader_is_beginning (reader);
  WeftLexiconMatch own = { .n = 0 };
  WeftLexiconMatch english = weft_lexicon_match (reader->tokens->english, texts, n, begins);

  if (reader->tokens->own != NULL)
    own = weft_lexicon_match (reader->tokens->own, texts, n, begins);
  if (own.n == 0 && english.n == 0)
    return FALSE;
  /* The person's language goes first, but a stem of it not before a whole word. */
  if (own.n > english.n || (own.n == english.n && (own.is_whole || !english.is_whole)))
    english = own;
  if (english.n == 1 && english.meaning.sense < WEFT_SENSE_FIX
      && weft_lexicon_is_future (
          reader->tokens->own != NULL ? reader->tokens->own : reader->tokens->english, texts[0]))
    english.meaning = (WeftMeaning){ .sense = WEFT_SENSE_PLAN };
  weft_reader_add (reader, english.meaning, english.n);
  return TRUE;
}

static gboolean
read_negated (WeftReader *reader)
{
  const char *word = weft_reader_word_at (reader, reader->at)->text;

  if (reader->tokens->own == NULL || !weft_lexicon_is_negated (reader->tokens->own, word))
    return FALSE;
  weft_reader_add (reader, (WeftMeaning){ .sense = WEFT_SENSE_NOT }, 1);
  return TRUE;
}

/* ---- Slips ---- */

/* What leaves or takes back is never guessed: it must be said. */
static gboolean
may_be_guessed (WeftMeaning meaning)
{
  switch ((WeftSense) meaning.sense)
    {
    case WEFT_SENSE_QUIT:
    case WEFT_SENSE_UNDO:
    case WEFT_SENSE_REDO:
    case WEFT_SENSE_BACK:
      return FALSE;
    default:
      return TRUE;
    }
}

/* A word that is misspelt, when only one can be meant. Of what forbids to record anything a doubt
 * is enough. */
static gboolean
read_slip (WeftReader *reader)
{
  const WeftTypedWord *word = weft_reader_word_at (reader, reader->at);
  WeftMeaning own = { .sense = WEFT_SENSE_UNKNOWN }, english = { .sense = WEFT_SENSE_UNKNOWN };
  guint nearest = G_MAXUINT - 1, own_nearest, n_own = 0, n_english;
  WeftSlip slip;

  if (reader->tokens->own != NULL)
    n_own = weft_lexicon_nearest (reader->tokens->own, word->text, &own, &nearest);
  own_nearest = nearest;
  n_english = weft_lexicon_nearest (reader->tokens->english, word->text, &english, &nearest);
  if (n_english > 0 && nearest < own_nearest)
    n_own = 0;
  if (n_own == 0)
    own = english;
  if (MAX (n_own, n_english) == 0)
    return FALSE;
  if (n_own > 1 || (n_own == 0 && n_english > 1)
      || (n_own > 0 && n_english > 0 && !weft_meaning_is_same (own, english))
      || !may_be_guessed (own))
    return FALSE;
  slip = (WeftSlip){ word->start, word->end, own };
  g_array_append_val (reader->tokens->slips, slip);
  weft_reader_add (reader, own, 1);
  return TRUE;
}

/* ---- All of it ---- */

static void
read_word (WeftReader *reader)
{
  if (weft_beginnings_read_answer (reader) || weft_beginnings_read_letter (reader)
      || weft_figures_read_sign (reader) || weft_figures_read_hex (reader)
      || weft_figures_read_number (reader) || read_name (reader) || read_entry (reader)
      || read_negated (reader) || weft_beginnings_read (reader) || read_slip (reader))
    return;
  weft_reader_add (reader, (WeftMeaning){ .sense = WEFT_SENSE_UNKNOWN }, 1);
}

/* “2 times” and “x 2” are one thing; what says nothing is left out. */
static void
tidy (WeftTokens *tokens)
{
  g_autoptr (GArray) all = g_steal_pointer (&tokens->list);

  tokens->list = g_array_new (FALSE, FALSE, sizeof (WeftToken));
  for (guint i = 0; i < all->len; i++)
    {
      WeftToken token = g_array_index (all, WeftToken, i);
      WeftToken *next = i + 1 < all->len ? &g_array_index (all, WeftToken, i + 1) : NULL;
      gboolean number = token.meaning.sense == WEFT_SENSE_NUMBER;
      guint8 fellow = number ? WEFT_SENSE_TIMES : WEFT_SENSE_NUMBER;

      if (token.meaning.sense == WEFT_SENSE_PASS_OVER)
        continue;
      if ((number || token.meaning.sense == WEFT_SENSE_TIMES) && next != NULL
          && next->meaning.sense == fellow)
        {
          token.meaning.number = number ? token.meaning.number : next->meaning.number;
          token.meaning.sense = WEFT_SENSE_COUNT;
          token.end = next->end;
          i++;
        }
      g_array_append_val (tokens->list, token);
    }
}

void
weft_tokens_read (WeftTokens *tokens, const char *line, const WeftLexicon *own,
                  const WeftVoice *voice, const WeftState *state)
{
  g_autoptr (GArray) words = weft_typed_split_words (line, WEFT_TOKENS_MOST);
  g_autofree const char **texts = g_new0 (const char *, words->len + 1);
  WeftReader reader = { tokens, voice, state, words, texts, 0 };

  *tokens = (WeftTokens){ .line = line, .own = own, .english = weft_lexicon_get ("en") };
  if (own == tokens->english)
    tokens->own = NULL;
  tokens->is_blank = words->len == 0;
  tokens->is_too_long = words->len >= WEFT_TOKENS_MOST;
  tokens->list = g_array_new (FALSE, FALSE, sizeof (WeftToken));
  tokens->slips = g_array_new (FALSE, FALSE, sizeof (WeftSlip));
  for (guint i = 0; i < words->len; i++)
    texts[i] = g_array_index (words, WeftTypedWord, i).text;
  while (reader.at < words->len)
    read_word (&reader);
  tidy (tokens);
}

void
weft_tokens_clear (WeftTokens *tokens)
{
  g_clear_pointer (&tokens->list, g_array_unref);
  g_clear_pointer (&tokens->slips, g_array_unref);
  g_clear_pointer (&tokens->unclear, g_free);
}

const WeftToken *
weft_tokens_at (const WeftTokens *tokens, guint i)
{
  static const WeftToken none = { { .sense = WEFT_SENSE_PASS_OVER }, 0, 0 };

  return i < tokens->list->len ? &g_array_index (tokens->list, WeftToken, i) : &none;
}

WeftSense
weft_tokens_sense (const WeftTokens *tokens, guint i)
{
  return (WeftSense) weft_tokens_at (tokens, i)->meaning.sense;
}

int
weft_tokens_find (const WeftTokens *tokens, WeftSense sense)
{
  for (guint i = 0; i < tokens->list->len; i++)
    if (weft_tokens_sense (tokens, i) == sense)
      return (int) i;
  return -1;
}

char *
weft_tokens_quote (const WeftTokens *tokens, const WeftToken *token)
{
  g_autofree char *typed = g_strndup (tokens->line + token->start, token->end - token->start);

  return weft_typed_quote (typed);
}

/* A meaning as the person's language calls it. */
static char *
say_meaning (const WeftTokens *tokens, const WeftVoice *voice, WeftMeaning meaning)
{
  const WeftLexicon *lexicon = tokens->own != NULL ? tokens->own : tokens->english;

  switch ((WeftSense) meaning.sense)
    {
    case WEFT_SENSE_SPACE:
      return g_strdup (weft_words_space_name (voice->tables, meaning.a, meaning.b));
    case WEFT_SENSE_LANDMARK:
      return g_strdup (weft_words_landmark (voice->tables, meaning.a, meaning.b));
    case WEFT_SENSE_NUMBER:
    case WEFT_SENSE_COUNT:
      return g_strdup_printf ("%d", meaning.number);
    default:
      return g_strdup (weft_lexicon_say_meaning (lexicon, meaning));
    }
}

char *
weft_tokens_say_slips (const WeftTokens *tokens, const WeftVoice *voice)
{
  GString *text = NULL;

  for (guint i = 0; i < tokens->slips->len; i++)
    {
      const WeftSlip *slip = &g_array_index (tokens->slips, WeftSlip, i);
      g_autofree char *typed = g_strndup (tokens->line + slip->start, slip->end - slip->start);
      g_autofree char *quote = weft_typed_quote (typed);
      g_autofree char *meant = say_meaning (tokens, voice, slip->meaning);
      g_autofree char *meant_quote = weft_typed_quote (meant);

      if (text == NULL)
        text = g_string_new (NULL);
      else
        g_string_append_c (text, ' ');
      /* Translators: what was misspelt, what it was taken for; both in quotation marks. */
      g_string_append_printf (text, _ ("%1$s was read as %2$s."), quote, meant_quote);
    }
  return text != NULL ? g_string_free (text, FALSE) : NULL;
}
