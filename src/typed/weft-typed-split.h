/* weft-typed-split.h: a typed line in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * WeftTypedWord:
 * @text: in lower case, without accents; of a sign one of `,` `&` `+` `-` `/` `?`
 * @start, @end: where it stands in the line, in bytes
 * @is_number: only digits
 * @is_sign: no letters and no digits
 * @joined: nothing is between it and the word before
 *
 * A run of letters, a run of digits, or a sign.
 */
typedef struct
{
  char *text;
  guint start;
  guint end;
  gboolean is_number;
  gboolean is_sign;
  gboolean joined;
} WeftTypedWord;

/* @text in lower case and without accents, as words are compared. (transfer full) */
char *weft_typed_plain (const char *text);

/**
 * weft_typed_split_words:
 * @line: UTF-8 text
 * @most: after how many words to stop
 *
 * Spaces and apostrophes of any kind part words, dashes within a word too.
 *
 * Returns: (transfer full): an array of #WeftTypedWord
 */
GArray *weft_typed_split_words (const char *line, guint most);

G_END_DECLS
