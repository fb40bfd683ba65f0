/* weft-typed-tokens.h: a typed line as meanings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-state.h"
#include "weft-typed-lexicon.h"
#include "weft-words.h"

G_BEGIN_DECLS

/* No sentence has as many words; a note may, but they are not read. */
#define WEFT_TOKENS_MOST 100

/**
 * WeftToken:
 * @start, @end: where it stands in the line, in bytes
 */
typedef struct
{
  WeftMeaning meaning;
  guint start;
  guint end;
} WeftToken;

/**
 * WeftSlip:
 * @start, @end: the misspelt word in the line
 * @meaning: what it was taken for
 */
typedef struct
{
  guint start;
  guint end;
  WeftMeaning meaning;
} WeftSlip;

/**
 * WeftTokens:
 * @line: (unowned): what was typed
 * @own: the person's language
 * @english: always understood beside it
 * @list: (element-type WeftToken): a line's meanings in order, without what says nothing
 * @slips: (element-type WeftSlip): what was misspelt
 * @is_blank: whether the line has no words
 * @is_too_long: whether the line has more words than were read
 * @unclear: (nullable): for %WEFT_SENSE_UNCLEAR, what the word can mean, with commas
 */
typedef struct
{
  const char *line;
  const WeftLexicon *own;
  const WeftLexicon *english;
  GArray *list;
  GArray *slips;
  gboolean is_blank;
  gboolean is_too_long;
  char *unclear;
} WeftTokens;

/**
 * weft_tokens_read:
 * @line: UTF-8 text; it must outlive the tokens
 * @own: (nullable): %NULL for English alone
 *
 * Looks the words of a line up: names of the game, numbers, hexes, and the words of the languages;
 * a beginning or a misspelt word when only one can be meant.
 */
void weft_tokens_read (WeftTokens *tokens, const char *line, const WeftLexicon *own,
                       const WeftVoice *voice, const WeftState *state);

void weft_tokens_clear (WeftTokens *tokens);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WeftTokens, weft_tokens_clear)

/* The token at @i; one of nothing after the last. */
const WeftToken *weft_tokens_at (const WeftTokens *tokens, guint i);

/* The sense of the token at @i, %WEFT_SENSE_PASS_OVER after the last. */
WeftSense weft_tokens_sense (const WeftTokens *tokens, guint i);

/* The first token with the sense; -1 when there is none. */
int weft_tokens_find (const WeftTokens *tokens, WeftSense sense);

/* What was typed for the token, in quotation marks. (transfer full) */
char *weft_tokens_quote (const WeftTokens *tokens, const WeftToken *token);

/* What was misspelt, and what it was taken for; %NULL when nothing was. (transfer full) */
char *weft_tokens_say_slips (const WeftTokens *tokens, const WeftVoice *voice);

static inline gboolean
weft_sense_is_doing (WeftSense sense)
{
  return sense <= WEFT_SENSE_PLAY;
}

static inline gboolean
weft_sense_is_loose (WeftSense sense)
{
  return sense >= WEFT_SENSE_MOVE && sense <= WEFT_SENSE_PLAY;
}

/* Commands that only look. */
static inline gboolean
weft_sense_is_look (WeftSense sense)
{
  return sense >= WEFT_SENSE_WHY && sense <= WEFT_SENSE_QUIT;
}

G_END_DECLS
