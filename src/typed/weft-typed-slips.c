/* weft-typed-slips.c: misspelt words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-slips.h"

#include <string.h>

#include "weft-typed-lexicon-private.h"

/* How many letters are wrong, missing, too many or changed for each other, in words of at most
 * LONGEST bytes; more than @most is not told apart. */
#define LONGEST 24

static guint
count_slips (const char *one, gsize n, const char *other, gsize m)
{
  guint rows[LONGEST + 1][LONGEST + 1];

  for (guint i = 0; i <= n; i++)
    rows[i][0] = i;
  for (guint j = 0; j <= m; j++)
    rows[0][j] = j;
  for (guint i = 1; i <= n; i++)
    for (guint j = 1; j <= m; j++)
      {
        guint same = one[i - 1] == other[j - 1] ? 0 : 1;
        guint least = MIN (rows[i - 1][j], rows[i][j - 1]) + 1;

        least = MIN (least, rows[i - 1][j - 1] + same);
        if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
          least = MIN (least, rows[i - 2][j - 2] + 1);
        rows[i][j] = least;
      }
  return rows[n][m];
}

/* How far a word is from an entry: from a stem whatever short ending the word has. */
static guint
distance_to (const WeftLexicon *lexicon, const WeftLexiconEntry *entry, const char *word)
{
  gsize n = strlen (entry->words[0]), m = strlen (word);
  guint best = G_MAXUINT;

  if (n > LONGEST || m > LONGEST || n < 4)
    return G_MAXUINT;
  if (!entry->is_stem[0])
    return n > m + 2 || m > n + 2 ? G_MAXUINT : count_slips (entry->words[0], n, word, m);
  for (gsize part = n > 2 ? n - 2 : 0; part <= MIN (m, n + 2); part++)
    if (m - part <= lexicon->longest_ending)
      best = MIN (best, count_slips (entry->words[0], n, word, part));
  return best;
}

/* How many slips a word may have and still be known: none in short ones, and none in the first
 * letter but one changed for the second. What is passed over must be spelt rightly: it would hide
 * what was said. */
static guint
allowed_slips (const WeftLexiconEntry *entry, const char *word)
{
  const char *right = entry->words[0];
  gsize shorter = MIN (strlen (right), strlen (word));

  if (entry->meaning.sense == WEFT_SENSE_PASS_OVER || entry->meaning.sense == WEFT_SENSE_ASIDE
      || entry->meaning.sense == WEFT_SENSE_ME)
    return 0;
  if (right[0] != word[0] && (right[0] != word[1] || right[1] != word[0]))
    return 0;
  return shorter >= 8 ? 2 : shorter >= 4 ? 1 : 0;
}

guint
weft_lexicon_nearest (const WeftLexicon *lexicon, const char *word, WeftMeaning *meaning,
                      guint *distance)
{
  guint found = 0;

  for (guint i = 0; i < lexicon->entries->len; i++)
    {
      const WeftLexiconEntry *entry = &g_array_index (lexicon->entries, WeftLexiconEntry, i);
      guint slips;

      if (entry->n != 1 || entry->begins || entry->meaning.sense == WEFT_SENSE_UNKNOWN)
        continue;
      slips = distance_to (lexicon, entry, word);
      if (slips > allowed_slips (entry, word) || slips > *distance)
        continue;
      if (slips < *distance || found == 0)
        {
          *distance = slips;
          *meaning = entry->meaning;
          found = 1;
        }
      else if (!weft_meaning_is_same (*meaning, entry->meaning))
        found = 2;
    }
  return found;
}
