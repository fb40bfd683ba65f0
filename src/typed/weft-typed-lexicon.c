/* weft-typed-lexicon.c: the words people use, by language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-lexicon.h"

#include <gio/gio.h>
#include <string.h>

#include "weft-typed-lexicon-private.h"
#include "weft-typed-lexicon-read.h"
#include "weft-typed-resources.h"

/* Commands by a single letter. */
static const struct
{
  const char *letter;
  WeftSense sense;
} letters[] = {
  { "a", WEFT_SENSE_ADVANCE }, { "i", WEFT_SENSE_INCOME },  { "e", WEFT_SENSE_EXPLORE },
  { "c", WEFT_SENSE_CONQUER }, { "r", WEFT_SENSE_REGRESS }, { "s", WEFT_SENSE_SINGULARITY },
  { "p", WEFT_SENSE_POOL },    { "d", WEFT_SENSE_DONE },    { "v", WEFT_SENSE_VP },
  { "f", WEFT_SENSE_FIX },     { "u", WEFT_SENSE_UNDO },    { "w", WEFT_SENSE_WHY },
  { "t", WEFT_SENSE_TRACKS },  { "m", WEFT_SENSE_MAP },     { "b", WEFT_SENSE_BOTS },
  { "o", WEFT_SENSE_ODDS },    { "l", WEFT_SENSE_LOG },     { "?", WEFT_SENSE_POSSIBLE },
  { "h", WEFT_SENSE_HELP },    { "q", WEFT_SENSE_QUIT },
};

int
weft_lexicon_letter (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (g_str_equal (letters[i].letter, word))
      return (int) letters[i].sense;
  return -1;
}

void
weft_lexicon_free (WeftLexicon *lexicon)
{
  if (lexicon == NULL)
    return;
  g_clear_pointer (&lexicon->entries, g_array_unref);
  g_clear_pointer (&lexicon->by_letters, g_hash_table_unref);
  g_clear_pointer (&lexicon->said, g_hash_table_unref);
  g_clear_pointer (&lexicon->root, json_node_unref);
  g_strfreev (lexicon->negations);
  g_strfreev (lexicon->futures);
  g_free (lexicon);
}

gpointer
weft_lexicon_bucket (const char *word)
{
  return GUINT_TO_POINTER ((guint) (guint8) word[0] << 8 | (guint8) word[word[0] != '\0' ? 1 : 0]);
}

/* ---- Which language ---- */

/* The language of the messages: the first of the locale that has a table. */
static const char *
language_of_locale (void)
{
  const char *const *names = g_get_language_names ();

  for (; *names != NULL && !g_str_equal (*names, "C"); names++)
    {
      g_autofree char *path = g_strconcat (WEFT_LEXICON_FOLDER, *names, ".json", NULL);

      if (g_resource_get_info (weft_typed_get_resource (), path, 0, NULL, NULL, NULL))
        return *names;
    }
  return "en";
}

const WeftLexicon *
weft_lexicon_get (const char *language)
{
  /* Read once for each language, and kept as long as the program runs. */
  static GHashTable *lexicons;
  static GMutex mutex;
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&mutex);
  g_autoptr (GError) error = NULL;
  WeftLexicon *lexicon;

  if (language == NULL)
    language = language_of_locale ();
  if (lexicons == NULL)
    lexicons =
        g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) weft_lexicon_free);
  lexicon = g_hash_table_lookup (lexicons, language);
  if (lexicon != NULL)
    return lexicon;
  lexicon = weft_lexicon_load (language, NULL, &error);
  if (lexicon == NULL)
    g_error ("%s", error->message);
  g_hash_table_insert (lexicons, g_strdup (language), lexicon);
  return lexicon;
}

/* ---- Looking up ---- */

const char *
weft_lexicon_say (const WeftLexicon *lexicon, const char *name)
{
  const char *said = g_hash_table_lookup (lexicon->said, name);

  return said != NULL ? said : name;
}

const char *
weft_lexicon_say_meaning (const WeftLexicon *lexicon, WeftMeaning meaning)
{
  for (guint i = 0; i < lexicon->entries->len; i++)
    {
      const WeftLexiconEntry *entry = &g_array_index (lexicon->entries, WeftLexiconEntry, i);

      if (entry->name != NULL && weft_meaning_is_same (entry->meaning, meaning))
        return weft_lexicon_say (lexicon, entry->name);
    }
  return "";
}

gboolean
weft_lexicon_has_cases (const WeftLexicon *lexicon)
{
  return lexicon->has_cases;
}

static gboolean
fits (const WeftLexicon *lexicon, const WeftLexiconEntry *entry, guint i, const char *word)
{
  gsize length;

  if (!entry->is_stem[i])
    return g_str_equal (entry->words[i], word);
  length = strlen (entry->words[i]);
  return strncmp (entry->words[i], word, length) == 0
         && (gsize) g_utf8_strlen (word + length, -1) <= lexicon->longest_ending;
}

#define WHOLE (1u << 12) /* longer than any entry */

/* More words are better, then whole words, then longer stems. */
static guint
rank_entry (const WeftLexiconEntry *entry)
{
  guint rank = entry->n << 16;
  gboolean whole = TRUE;

  for (guint i = 0; i < entry->n; i++)
    {
      rank += (guint) strlen (entry->words[i]);
      whole = whole && !entry->is_stem[i];
    }
  return rank + (whole ? WHOLE : 0);
}

static gboolean
matches (const WeftLexicon *lexicon, const WeftLexiconEntry *entry, const char *const *words,
         guint n, gboolean begins)
{
  if (entry->n > n || entry->meaning.sense == WEFT_SENSE_UNKNOWN || (entry->begins && !begins))
    return FALSE;
  for (guint i = 0; i < entry->n; i++)
    if (!fits (lexicon, entry, i, words[i]))
      return FALSE;
  return TRUE;
}

WeftLexiconMatch
weft_lexicon_match (const WeftLexicon *lexicon, const char *const *words, guint n, gboolean begins)
{
  WeftLexiconMatch best = { .n = 0 };
  const GArray *bucket = g_hash_table_lookup (lexicon->by_letters, weft_lexicon_bucket (words[0]));

  for (guint i = 0; bucket != NULL && i < bucket->len; i++)
    {
      const WeftLexiconEntry *entry =
          &g_array_index (lexicon->entries, WeftLexiconEntry, g_array_index (bucket, guint, i));

      if (matches (lexicon, entry, words, n, begins) && rank_entry (entry) > best.rank)
        best = (WeftLexiconMatch){ entry->meaning, entry->n, rank_entry (entry),
                                   (rank_entry (entry) & WHOLE) != 0 };
    }
  return best;
}

gboolean
weft_lexicon_is_called (const WeftLexicon *lexicon, const char *name, const char *word)
{
  for (guint i = 0; i < lexicon->entries->len; i++)
    {
      const WeftLexiconEntry *entry = &g_array_index (lexicon->entries, WeftLexiconEntry, i);

      if (entry->n == 1 && g_strcmp0 (entry->name, name) == 0 && fits (lexicon, entry, 0, word))
        return TRUE;
    }
  return FALSE;
}

gboolean
weft_lexicon_is_negated (const WeftLexicon *lexicon, const char *word)
{
  for (char **negation = lexicon->negations; *negation != NULL; negation++)
    if (g_str_has_prefix (word, *negation))
      {
        const char *rest = word + strlen (*negation);

        if (strlen (rest) >= 3 && weft_lexicon_match (lexicon, &rest, 1, FALSE).n > 0)
          return TRUE;
      }
  return FALSE;
}

gboolean
weft_lexicon_is_future (const WeftLexicon *lexicon, const char *word)
{
  for (char **future = lexicon->futures; *future != NULL; future++)
    if (g_str_has_suffix (word, *future))
      return TRUE;
  return FALSE;
}
