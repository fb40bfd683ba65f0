/* weft-typed-lexicon-read.c: reading the words of a language from its table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-lexicon-read.h"

#include <gio/gio.h>
#include <string.h>

#include "weft-tables.h"
#include "weft-typed-cards.h"
#include "weft-typed-lexicon-private.h"
#include "weft-typed-resources.h"
#include "weft-typed-split.h"

#define MOST_ENTRIES 400 /* of one meaning */

#define V(id, name) name,
static const char *const sense_names[] = { WEFT_TYPED_DOINGS (V) WEFT_TYPED_LOOSE_DOINGS (V)
                                               WEFT_TYPED_COMMANDS (V) WEFT_TYPED_THINGS (V)
                                                   WEFT_TYPED_LINKS (V) WEFT_TYPED_NAMES (V)
                                                       WEFT_TYPED_SIGNS (V) };
#undef V
G_STATIC_ASSERT (G_N_ELEMENTS (sense_names) == WEFT_N_SENSES);

static gboolean
bad_table (GError **error, const char *language, const char *what)
{
  g_set_error (error, WEFT_ERROR, WEFT_ERROR_TABLE, "typed/%s.json: %s", language, what);
  return FALSE;
}

static gboolean
is_alike (const WeftLexiconEntry *one, const WeftLexiconEntry *other)
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
is_contradicted (const WeftLexicon *lexicon, const GArray *bucket, const WeftLexiconEntry *entry)
{
  for (guint i = 0; bucket != NULL && i < bucket->len; i++)
    {
      const WeftLexiconEntry *other =
          &g_array_index (lexicon->entries, WeftLexiconEntry, g_array_index (bucket, guint, i));

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
  const WeftLexiconEntry *entry = &g_array_index (lexicon->entries, WeftLexiconEntry, index);
  GArray *bucket = g_hash_table_lookup (lexicon->by_letters, weft_lexicon_bucket (entry->words[0]));

  if ((entry->is_stem[0] && strlen (entry->words[0]) < 2)
      || is_contradicted (lexicon, bucket, entry))
    return FALSE;
  if (bucket == NULL)
    {
      bucket = g_array_new (FALSE, FALSE, sizeof (guint));
      g_hash_table_insert (lexicon->by_letters, weft_lexicon_bucket (entry->words[0]), bucket);
    }
  g_array_append_val (bucket, index);
  return TRUE;
}

static void
clear_entry (gpointer data)
{
  WeftLexiconEntry *entry = data;

  for (guint i = 0; i < entry->n; i++)
    g_free (entry->words[i]);
}

/* Reads “token moved up*” into an entry. */
static gboolean
read_entry (WeftLexicon *lexicon, const char *text, WeftMeaning meaning, const char *name)
{
  WeftLexiconEntry entry = { .meaning = meaning, .name = name };
  g_auto (GStrv) parts = NULL;

  entry.begins = *text == '^';
  parts = g_strsplit_set (text + (entry.begins ? 1 : 0), " -'", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      gsize length = strlen (*part);

      if (length == 0)
        continue;
      if (entry.n == WEFT_LEXICON_MOST_WORDS)
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
  g_autofree char *path = g_strconcat (WEFT_LEXICON_FOLDER, language, ".json", NULL);
  g_autoptr (GBytes) bytes = NULL;

  if (text == NULL)
    {
      bytes = g_resource_lookup_data (weft_typed_get_resource (), path, 0, error);
      if (bytes == NULL)
        return NULL;
      text = g_bytes_get_data (bytes, NULL);
    }
  lexicon->entries = g_array_new (FALSE, FALSE, sizeof (WeftLexiconEntry));
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
