/* weft-typed-lexicon-private.h: what the words of a language are kept in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-json.h"
#include "weft-typed-lexicon.h"

G_BEGIN_DECLS

#define WEFT_LEXICON_FOLDER "/io/github/weft_companion/Weft/typed/"
#define WEFT_LEXICON_MOST_WORDS 8 /* of one entry */

/* One thing that a meaning is called. */
typedef struct
{
  WeftMeaning meaning;
  const char *name; /* the English word of the tables */
  char *words[WEFT_LEXICON_MOST_WORDS];
  gboolean is_stem[WEFT_LEXICON_MOST_WORDS]; /* short endings may follow */
  gboolean begins;                           /* only what begins a part of a sentence */
  guint n;
} WeftLexiconEntry;

struct _WeftLexicon
{
  JsonNode *root;
  GArray *entries;
  GHashTable *by_letters; /* the first two letters of the first word: indices of entries */
  GHashTable *said;       /* English words of the tables: the words they are said with */
  guint longest_ending;
  gboolean has_cases;
  GStrv negations; /* what turns an act into its contrary when it stands before it */
  GStrv futures;   /* endings of acts yet to come */
};

/* The bucket of a word: its first two bytes. */
gpointer weft_lexicon_bucket (const char *word);

G_END_DECLS
