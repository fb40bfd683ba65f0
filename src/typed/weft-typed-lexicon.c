/* weft-typed-lexicon.c: the words people use, by language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-lexicon.h"

#include <gio/gio.h>
#include <string.h>

#include "weft-json.h"
#include "weft-tables.h"
#include "weft-typed-cards.h"
#include "weft-typed-resources.h"
#include "weft-typed-split.h"

#define FOLDER "/io/github/weft_companion/Weft/typed/"
#define MOST_WORDS 8     /* of one entry */
#define MOST_ENTRIES 400 /* of one meaning */

/* One thing that a meaning is called. */
typedef struct
{
  WeftMeaning meaning;
  const char *name; /* the English word of the tables */
  char *words[MOST_WORDS];
  gboolean is_stem[MOST_WORDS]; /* short endings may follow */
  gboolean begins;              /* only what begins a part of a sentence */
  guint n;
} Entry;

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

#define V(id, name) name,
static const char *const sense_names[] = { WEFT_TYPED_DOINGS (V) WEFT_TYPED_LOOSE_DOINGS (V)
                                               WEFT_TYPED_COMMANDS (V) WEFT_TYPED_THINGS (V)
                                                   WEFT_TYPED_LINKS (V) WEFT_TYPED_NAMES (V)
                                                       WEFT_TYPED_SIGNS (V) };
#undef V
G_STATIC_ASSERT (G_N_ELEMENTS (sense_names) == WEFT_N_SENSES);

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

/* ---- Reading ---- */

static gboolean
bad_table (GError **error, const char *language, const char *what)
{
  g_set_error (error, WEFT_ERROR, WEFT_ERROR_TABLE, "typed/%s.json: %s", language, what);
  return FALSE;
}

/* The bucket of a word: its first two bytes. */
static gpointer
bucket_of (const char *word)
{
  return GUINT_TO_POINTER ((guint) (guint8) word[0] << 8 | (guint8) word[word[0] != '\0' ? 1 : 0]);
}

static gboolean
is_alike (const Entry *one, const Entry *other)
{
  if (one->n != other->n || one->begins != other->begins)
    return FALSE;
  for (guint i = 0; i < one->n; i++)
    if (!g_str_equal (one->words[i], other->words[i]) || one->is_stem[i] != other->is_stem[i])
      return FALSE;
  return TRUE;
}

/* Whether an entry of the same words means something else. */
static gboolean
is_contradicted (const WeftLexicon *lexicon, const GArray *bucket, const Entry *entry)
{
  for (guint i = 0; bucket != NULL && i < bucket->len; i++)
    {
      const Entry *other =
          &g_array_index (lexicon->entries, Entry, g_array_index (bucket, guint, i));

      if (entry->meaning.sense != WEFT_SENSE_UNKNOWN && other->meaning.sense != WEFT_SENSE_UNKNOWN
          && is_alike (entry, other) && !weft_meaning_is_same (entry->meaning, other->meaning))
        return TRUE;
    }
  return FALSE;
}

/* A stem of one letter would be in no certain bucket: the tables have none. */
static gboolean
file_entry (WeftLexicon *lexicon, guint index)
{
  const Entry *entry = &g_array_index (lexicon->entries, Entry, index);
  GArray *bucket = g_hash_table_lookup (lexicon->by_letters, bucket_of (entry->words[0]));

  if ((entry->is_stem[0] && strlen (entry->words[0]) < 2)
      || is_contradicted (lexicon, bucket, entry))
    return FALSE;
  if (bucket == NULL)
    {
      bucket = g_array_new (FALSE, FALSE, sizeof (guint));
      g_hash_table_insert (lexicon->by_letters, bucket_of (entry->words[0]), bucket);
    }
  g_array_append_val (bucket, index);
  return TRUE;
}

static void
clear_entry (gpointer data)
{
  Entry *entry = data;

  for (guint i = 0; i < entry->n; i++)
    g_free (entry->words[i]);
}

/* Reads “token moved up*” into an entry. */
static gboolean
read_entry (WeftLexicon *lexicon, const char *text, WeftMeaning meaning, const char *name)
{
  Entry entry = { .meaning = meaning, .name = name };
  g_auto (GStrv) parts = NULL;

  entry.begins = *text == '^';
  parts = g_strsplit_set (text + (entry.begins ? 1 : 0), " -'", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      gsize length = strlen (*part);

      if (length == 0)
        continue;
      if (entry.n == MOST_WORDS)
        {
          clear_entry (&entry);
          return FALSE;
        }
      entry.is_stem[entry.n] = (*part)[length - 1] == '*';
      if (entry.is_stem[entry.n])
        (*part)[length - 1] = '\0';
      entry.words[entry.n++] = weft_typed_plain (*part);
    }
  if (entry.n == 0)
    return FALSE;
  g_array_append_val (lexicon->entries, entry);
  return file_entry (lexicon, lexicon->entries->len - 1);
}

/* A meaning's entries: a list of texts. The first is what it is said with. */
static gboolean
read_meaning (WeftLexicon *lexicon, JsonNode *node, WeftMeaning meaning, const char *name,
              const char *where, GError **error)
{
  JsonArray *list;

  if (!JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) == 0
      || json_array_get_length (json_node_get_array (node)) > MOST_ENTRIES)
    return bad_table (error, where, "a meaning must have a list of words.");
  list = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      const char *text =
          weft_json_node_string (json_array_get_element (list, i), where, WEFT_ERROR_TABLE, error);

      if (text == NULL)
        return FALSE;
      if (!read_entry (lexicon, text, meaning, name))
        {
          g_set_error (error, WEFT_ERROR, WEFT_ERROR_TABLE, "typed/%s.json: “%s” is no entry.",
                       where, text);
          return FALSE;
        }
      if (i == 0 && name != NULL)
        g_hash_table_insert (lexicon->said, (gpointer) name, (gpointer) text);
    }
  return TRUE;
}

/* What an English word of the tables means; FALSE for one that only names something chosen before
 * a game, such as a color. */
static gboolean
meaning_of_name (const char *name, WeftMeaning *meaning)
{
  int value;

  *meaning = (WeftMeaning){ .sense = WEFT_SENSE_UNKNOWN };
  if ((value = weft_track_from_nick (name)) >= 0)
    *meaning = (WeftMeaning){ WEFT_SENSE_TRACK, (guint8) value, 0, 0 };
  else if ((value = weft_achievement_from_nick (name)) >= 0)
    *meaning = (WeftMeaning){ WEFT_SENSE_ACHIEVEMENT, (guint8) value, 0, 0 };
  else if ((value = weft_player_from_nick (name)) >= 0)
    *meaning = (WeftMeaning){ WEFT_SENSE_PLAYER, (guint8) value, 0, 0 };
  else
    for (guint sense = 0; sense < WEFT_SENSE_TRACK; sense++)
      if (g_str_equal (sense_names[sense], name))
        meaning->sense = (guint8) sense;
  return meaning->sense != WEFT_SENSE_UNKNOWN;
}

static gboolean
read_words (WeftLexicon *lexicon, JsonObject *words, const char *where, GError **error)
{
  g_autoptr (GList) names = json_object_get_members (words);

  for (GList *link = names; link != NULL; link = link->next)
    {
      const char *name = link->data;
      WeftMeaning meaning;

      if (!meaning_of_name (name, &meaning))
        {
          g_set_error (error, WEFT_ERROR, WEFT_ERROR_TABLE,
                       "typed/%s.json: there is no meaning “%s”.", where, name);
          return FALSE;
        }
      if (!read_meaning (lexicon, json_object_get_member (words, name), meaning, name, where,
                         error))
        return FALSE;
    }
  return TRUE;
}

/* Names that mean something before a game only: they are said and matched, but not in sentences. */
static gboolean
read_choices (WeftLexicon *lexicon, JsonObject *choices, const char *where, GError **error)
{
  g_autoptr (GList) names = json_object_get_members (choices);

  for (GList *link = names; link != NULL; link = link->next)
    if (!read_meaning (lexicon, json_object_get_member (choices, link->data),
                       (WeftMeaning){ .sense = WEFT_SENSE_UNKNOWN }, link->data, where, error))
      return FALSE;
  return TRUE;
}

/* A list of lists: the n-th has the words for n. */
static gboolean
read_numbers (WeftLexicon *lexicon, JsonArray *lists, WeftSense sense, guint8 track, guint first,
              const char *where, GError **error)
{
  for (guint i = 0; i < json_array_get_length (lists); i++)
    {
      JsonNode *node = json_array_get_element (lists, i);
      WeftMeaning meaning = { (guint8) sense, track, (guint8) (i + first), (gint16) (i + first) };

      if (sense == WEFT_SENSE_NUMBER || sense == WEFT_SENSE_COUNT)
        meaning.b = 0;
      else
        meaning.number = 0;
      if (!read_meaning (lexicon, node, meaning, NULL, where, error))
        return FALSE;
    }
  return TRUE;
}

/* The names of spaces or landmarks, by track. */
static gboolean
read_places (WeftLexicon *lexicon, const WeftJson *json, const char *name, WeftSense sense,
             guint length, guint first, GError **error)
{
  JsonNode *node = weft_json_member (json, name, JSON_NODE_OBJECT, error);
  WeftJson places = { node != NULL ? json_node_get_object (node) : NULL, name, json->code };

  for (guint8 track = 0; node != NULL && track < WEFT_N_TRACKS; track++)
    {
      JsonArray *lists = weft_json_array (&places, weft_track_nick (track), length, length, error);

      if (lists == NULL || !read_numbers (lexicon, lists, sense, track, first, json->where, error))
        return FALSE;
    }
  return node != NULL;
}

/* The names of the person's cards or civilizations: a list of words for each, and no others. */
static gboolean
read_cards (WeftLexicon *lexicon, const WeftJson *json, const char *member, WeftSense sense,
            const WeftTypedNames *names, GError **error)
{
  JsonNode *node = weft_json_member (json, member, JSON_NODE_OBJECT, error);
  WeftJson cards = { node != NULL ? json_node_get_object (node) : NULL, member, json->code };

  if (node == NULL)
    return FALSE;
  for (int i = 0; i < names->n; i++)
    {
      JsonNode *words = weft_json_member (&cards, names->names[i], JSON_NODE_ARRAY, error);

      if (words == NULL
          || !read_meaning (lexicon, words, (WeftMeaning){ (guint8) sense, (guint8) i, 0, 0 },
                            names->names[i], json->where, error))
        return FALSE;
    }
  return (int) json_object_get_size (cards.object) == names->n
         || bad_table (error, json->where, "a card that there is no name for.");
}

static gboolean
read_list (const WeftJson *json, const char *name, GStrv *list, GError **error)
{
  JsonArray *array = weft_json_array (json, name, 0, 50, error);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (array == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      const char *text =
          weft_json_node_string (json_array_get_element (array, i), json->where, json->code, error);

      if (text == NULL)
        return FALSE;
      g_strv_builder_add (builder, text);
    }
  *list = g_strv_builder_end (builder);
  return TRUE;
}

static gboolean
read_table (WeftLexicon *lexicon, const char *language, GError **error)
{
  WeftJson json = { json_node_get_object (lexicon->root), language, WEFT_ERROR_TABLE };
  JsonNode *words = weft_json_member (&json, "words", JSON_NODE_OBJECT, error);
  JsonNode *choices = NULL;
  JsonArray *numbers = NULL, *counts = NULL;
  int ending = 0;

  if (words == NULL || !weft_json_int (&json, "longest-ending", 0, 12, &ending, error)
      || !weft_json_boolean (&json, "has-cases", &lexicon->has_cases, error)
      || (choices = weft_json_member (&json, "choices", JSON_NODE_OBJECT, error)) == NULL
      || (numbers = weft_json_array (&json, "numbers", 0, 100, error)) == NULL
      || (counts = weft_json_array (&json, "counts", 0, 100, error)) == NULL)
    return FALSE;
  lexicon->longest_ending = (guint) ending;
  return read_list (&json, "negations", &lexicon->negations, error)
         && read_list (&json, "futures", &lexicon->futures, error)
         && read_words (lexicon, json_node_get_object (words), language, error)
         && read_choices (lexicon, json_node_get_object (choices), language, error)
         && read_numbers (lexicon, numbers, WEFT_SENSE_NUMBER, 0, 0, language, error)
         && read_numbers (lexicon, counts, WEFT_SENSE_COUNT, 0, 1, language, error)
         && read_places (lexicon, &json, "spaces", WEFT_SENSE_SPACE, WEFT_LAST_SPACE, 1, error)
         && read_places (lexicon, &json, "landmarks", WEFT_SENSE_LANDMARK, WEFT_N_TIERS, 0, error)
         && read_cards (lexicon, &json, "tapestry-cards", WEFT_SENSE_TAPESTRY_CARD,
                        &weft_typed_own_cards[WEFT_CARD_KIND_TAPESTRY], error)
         && read_cards (lexicon, &json, "civilizations", WEFT_SENSE_CIVILIZATION_NAME,
                        &weft_typed_own_cards[WEFT_CARD_KIND_CIVILIZATION], error);
}

WeftLexicon *
weft_lexicon_load (const char *language, const char *text, GError **error)
{
  g_autoptr (WeftLexicon) lexicon = g_new0 (WeftLexicon, 1);
  g_autofree char *path = g_strconcat (FOLDER, language, ".json", NULL);
  g_autoptr (GBytes) bytes = NULL;

  if (text == NULL)
    {
      bytes = g_resource_lookup_data (weft_typed_get_resource (), path, 0, error);
      if (bytes == NULL)
        return NULL;
      text = g_bytes_get_data (bytes, NULL);
    }
  lexicon->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (lexicon->entries, clear_entry);
  lexicon->by_letters = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);
  lexicon->said = g_hash_table_new (g_str_hash, g_str_equal);
  lexicon->root = weft_json_parse (text, strlen (text), error);
  if (lexicon->root == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_OBJECT (lexicon->root))
    {
      bad_table (error, language, "the table must be an object.");
      return NULL;
    }
  return read_table (lexicon, language, error) ? g_steal_pointer (&lexicon) : NULL;
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

/* ---- Which language ---- */

/* The language of the messages: the first of the locale that has a table. */
static const char *
language_of_locale (void)
{
  const char *const *names = g_get_language_names ();

  for (; *names != NULL && !g_str_equal (*names, "C"); names++)
    {
      g_autofree char *path = g_strconcat (FOLDER, *names, ".json", NULL);

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
      const Entry *entry = &g_array_index (lexicon->entries, Entry, i);

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
fits (const WeftLexicon *lexicon, const Entry *entry, guint i, const char *word)
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
rank_entry (const Entry *entry)
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
matches (const WeftLexicon *lexicon, const Entry *entry, const char *const *words, guint n,
         gboolean begins)
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
  const GArray *bucket = g_hash_table_lookup (lexicon->by_letters, bucket_of (words[0]));

  for (guint i = 0; bucket != NULL && i < bucket->len; i++)
    {
      const Entry *entry =
          &g_array_index (lexicon->entries, Entry, g_array_index (bucket, guint, i));

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
      const Entry *entry = &g_array_index (lexicon->entries, Entry, i);

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

/* ---- Slips ---- */

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
distance_to (const WeftLexicon *lexicon, const Entry *entry, const char *word)
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
allowed_slips (const Entry *entry, const char *word)
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
      const Entry *entry = &g_array_index (lexicon->entries, Entry, i);
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
