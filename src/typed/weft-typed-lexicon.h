/* weft-typed-lexicon.h: the words people use, by language
 *
 * Read from data/typed, where each meaning has the word it is said with, and then what else it is
 * called: “advanc*” stands for the stem with any short ending, several words for a turn of phrase,
 * “^next” for a word that means this only at the beginning of a sentence or of a part of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-senses.h"

G_BEGIN_DECLS

typedef struct _WeftLexicon WeftLexicon;

void weft_lexicon_free (WeftLexicon *lexicon);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WeftLexicon, weft_lexicon_free)

/**
 * weft_lexicon_get:
 * @language: (nullable): such as “fr”; %NULL for the language of the locale
 *
 * Returns: (transfer none): the words of the language, or of English when there are none
 */
const WeftLexicon *weft_lexicon_get (const char *language);

/* The word for an English one of the tables, in the language; else the same. */
const char *weft_lexicon_say (const WeftLexicon *lexicon, const char *name);

/* The word for a meaning, in the language. */
const char *weft_lexicon_say_meaning (const WeftLexicon *lexicon, WeftMeaning meaning);

/**
 * WeftLexiconMatch:
 * @n: how many words it takes; 0 for none
 * @rank: how well it fits, to compare with other matches
 * @is_whole: whether no stem is in it
 */
typedef struct
{
  WeftMeaning meaning;
  guint n;
  guint rank;
  gboolean is_whole;
} WeftLexiconMatch;

/**
 * weft_lexicon_match:
 * @words: (array length=n): plain words
 * @begins: whether a part of a sentence begins with them
 *
 * Returns: the longest entry that the words begin with
 */
WeftLexiconMatch
weft_lexicon_match (const WeftLexicon *lexicon, const char *const *words, guint n, gboolean begins);

/* Whether a plain word is one that @name, an English one of the tables, is called by. */
gboolean weft_lexicon_is_called (const WeftLexicon *lexicon, const char *name, const char *word);

/* Whether names have cases, so that the plain one is always of who did something. */
gboolean weft_lexicon_has_cases (const WeftLexicon *lexicon);

/* Whether a plain word is an act with what turns it into its contrary before it, as in Czech. */
gboolean weft_lexicon_is_negated (const WeftLexicon *lexicon, const char *word);

/* Whether a plain word has an ending of what is yet to come, as in French. */
gboolean weft_lexicon_is_future (const WeftLexicon *lexicon, const char *word);

/* The command of a single letter; its sense, or -1. Letters are the same in every language. */
int weft_lexicon_letter (const char *word);

G_END_DECLS
