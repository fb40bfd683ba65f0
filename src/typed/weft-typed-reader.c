/* weft-typed-reader.c: a line being looked up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-reader-private.h"

const WeftTypedWord *
weft_reader_word_at (const WeftReader *reader, guint i)
{
  static const WeftTypedWord none = { .text = (char *) "" };

  return i < reader->words->len ? &g_array_index (reader->words, WeftTypedWord, i) : &none;
}

void
weft_reader_add (WeftReader *reader, WeftMeaning meaning, guint n)
{
  WeftToken token = { meaning, weft_reader_word_at (reader, reader->at)->start,
                      weft_reader_word_at (reader, reader->at + n - 1)->end };

  g_array_append_val (reader->tokens->list, token);
  reader->at += n;
}

WeftSense
weft_reader_last (const WeftReader *reader)
{
  guint n = reader->tokens->list->len;

  return n > 0 ? weft_tokens_sense (reader->tokens, n - 1) : WEFT_N_SENSES;
}

WeftSense
weft_reader_doing (const WeftReader *reader)
{
  for (guint i = reader->tokens->list->len; i > 0; i--)
    {
      WeftSense sense = weft_tokens_sense (reader->tokens, i - 1);

      if (weft_sense_is_doing (sense) || sense == WEFT_SENSE_FIX)
        return sense;
    }
  return WEFT_N_SENSES;
}

gboolean
weft_reader_is_beginning (const WeftReader *reader)
{
  for (guint i = reader->tokens->list->len; i > 0; i--)
    {
      WeftSense sense = weft_tokens_sense (reader->tokens, i - 1);

      if (sense == WEFT_SENSE_AND || sense == WEFT_SENSE_COMMA)
        return TRUE;
      if (sense != WEFT_SENSE_ME && sense != WEFT_SENSE_PASS_OVER)
        return FALSE;
    }
  return TRUE;
}

gboolean
weft_reader_is_one_letter (const WeftTypedWord *word)
{
  return g_ascii_islower (word->text[0]) && word->text[1] == '\0';
}
