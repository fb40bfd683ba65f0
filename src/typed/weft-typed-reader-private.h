/* weft-typed-reader-private.h: a line being looked up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-split.h"
#include "weft-typed-tokens.h"

G_BEGIN_DECLS

/* A line being looked up. */
typedef struct
{
  WeftTokens *tokens;
  const WeftVoice *voice;
  const WeftState *state;
  GArray *words;
  const char **texts; /* of the words */
  guint at;
} WeftReader;

/* The word at @i; one of nothing after the last. */
const WeftTypedWord *weft_reader_word_at (const WeftReader *reader, guint i);

/* Adds a meaning for the next @n words. */
void weft_reader_add (WeftReader *reader, WeftMeaning meaning, guint n);

/* The latest meaning, or %WEFT_N_SENSES. */
WeftSense weft_reader_last (const WeftReader *reader);

/* The doing of the sentence so far, which says what belongs next; %WEFT_N_SENSES for none since
 * the last thing that parts a sentence. */
WeftSense weft_reader_doing (const WeftReader *reader);

/* Nothing of a new part of the sentence has come yet. */
gboolean weft_reader_is_beginning (const WeftReader *reader);

gboolean weft_reader_is_one_letter (const WeftTypedWord *word);

G_END_DECLS
