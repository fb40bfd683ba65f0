/* weft-tables.c: loading the rule tables; tracks, cards and civilizations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

#include <gio/gio.h>
#include <string.h>

#include "weft-engine-resources.h"

#define RESOURCE_FOLDER "/io/github/weft_companion/Weft/tables/"

const char *const weft_tables_read_files[WEFT_N_TABLE_FILES] = {
  "tracks.json",     "decision-cards.json",  "levels.json",
  "income-mat.json", "civilizations.json",   "setup.json",
  "map.json",        "hex-tiebreakers.json", "human-cards.json",
};

typedef gboolean (*TableReader) (WeftTables *, JsonNode *, GError **);

static const TableReader readers[WEFT_N_TABLE_FILES] = {
  _weft_tables_read_tracks, _weft_tables_read_cards,         _weft_tables_read_levels,
  _weft_tables_read_mat,    _weft_tables_read_civilizations, _weft_tables_read_setup,
  _weft_tables_read_map,    _weft_tables_read_patterns,      _weft_tables_read_human,
};

gboolean
weft_tables_read_error (GError **error, const char *where, const char *format, ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, WEFT_ERROR, WEFT_ERROR_TABLE, "%s: %s", where, reason);
  return FALSE;
}

JsonArray *
weft_tables_read_rows (JsonNode *root, const char *file, guint n_rows, GError **error)
{
  JsonArray *rows;

  if (!JSON_NODE_HOLDS_ARRAY (root))
    {
      weft_tables_read_error (error, file, "the table must be an array.");
      return NULL;
    }
  rows = json_node_get_array (root);
  if (json_array_get_length (rows) != n_rows)
    {
      weft_tables_read_error (error, file, "the table must have %u rows, not %u.", n_rows,
                              json_array_get_length (rows));
      return NULL;
    }
  return rows;
}

gboolean
weft_tables_read_row (JsonArray *rows, guint index, const char *file, char *where, gsize where_size,
                      WeftJson *json, GError **error)
{
  g_snprintf (where, where_size, "%s, row %u", file, index + 1);
  json->where = where;
  json->code = WEFT_ERROR_TABLE;
  json->object =
      weft_json_node_object (json_array_get_element (rows, index), where, json->code, error);
  return json->object != NULL;
}

static gboolean
parse_track_list (const char *list, const char *where, WeftTrackSet *tracks, GError **error)
{
  g_auto (GStrv) names = g_strsplit (list, ",", -1);

  *tracks = 0;
  if (names[0] == NULL)
    return weft_tables_read_error (error, where, "a benefit names no track.");
  for (guint i = 0; names[i] != NULL; i++)
    {
      int track = weft_track_from_nick (names[i]);

      if (track < 0)
        return weft_tables_read_error (error, where, "there is no track called “%s”.", names[i]);
      *tracks |= WEFT_TRACK_BIT (track);
    }
  return TRUE;
}

gboolean
weft_tables_read_benefit (const char *text, const char *where, WeftBenefit *benefit, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  int kind = parts[0] != NULL ? weft_benefit_from_nick (parts[0]) : -1;
  gboolean names_tracks = kind == WEFT_BENEFIT_ADVANCE || kind == WEFT_BENEFIT_REGRESS;

  if (kind < 0 || (parts[1] != NULL) != names_tracks)
    return weft_tables_read_error (error, where, "“%s” is no benefit.", text);
  benefit->kind = (guint8) kind;
  return !names_tracks || parse_track_list (parts[1], where, &benefit->tracks, error);
}

/* The benefits an array names, at most @most; @n tells how many. */
static gboolean
read_benefits (const WeftJson *json, const char *name, guint most, WeftBenefit *benefits, guint8 *n,
               GError **error)
{
  JsonArray *list = weft_json_array (json, name, 0, most, error);

  if (list == NULL)
    return FALSE;
  *n = (guint8) json_array_get_length (list);
  for (guint i = 0; i < *n; i++)
    {
      const char *text =
          weft_json_node_string (json_array_get_element (list, i), json->where, json->code, error);

      if (text == NULL || !weft_tables_read_benefit (text, json->where, &benefits[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_space (WeftTables *tables, int track, int number, const WeftJson *json, GError **error)
{
  static const char *const tiers[] = { "I", "II", "III", "IV" };
  WeftSpace *space = &tables->spaces[track][number];
  const char *name, *tier;
  int value;

  if (!weft_json_int (json, "space", number, number, &value, error)
      || (name = weft_json_string (json, "name", error)) == NULL
      || (tier = weft_json_string (json, "tier", error)) == NULL
      || !read_benefits (json, "automa", WEFT_MAX_BENEFITS, space->benefits, &space->n_benefits,
                         error))
    return FALSE;
  if (!g_str_equal (tier, tiers[(number - 1) / 3]))
    return weft_tables_read_error (error, json->where, "space %d is in tier %s.", number,
                                   tiers[(number - 1) / 3]);
  space->name = g_strdup (name);
  if (weft_json_has (json, "landmark"))
    {
      const char *landmark = weft_json_string (json, "landmark", error);

      if (landmark == NULL)
        return FALSE;
      space->landmark = g_strdup (landmark);
    }
  if ((space->landmark != NULL) != (tables->landmark_tier[number] != WEFT_NONE))
    return weft_tables_read_error (error, json->where, "landmarks are on spaces 4, 7 and 10.");
  return TRUE;
}

gboolean
weft_tables_read_expansion (const WeftJson *json, guint8 *expansion, GError **error)
{
  *expansion = WEFT_NONE;
  return weft_json_is_null (json, "expansion")
         || weft_json_term (json, "expansion", weft_expansion_from_nick, "expansion", expansion,
                            error);
}

static gboolean
read_track (WeftTables *tables, int track, const WeftJson *json, GError **error)
{
  char where[WEFT_TABLE_WHERE];
  WeftJson space = { 0 };
  JsonArray *spaces;
  guint8 nick;

  if (!weft_json_term (json, "track", weft_track_from_nick, "track", &nick, error)
      || !weft_tables_read_expansion (json, &tables->track_expansion[track], error))
    return FALSE;
  if (nick != track)
    return weft_tables_read_error (error, json->where, "this row must be the track “%s”.",
                                   weft_track_nick ((WeftTrack) track));
  spaces = weft_json_array (json, "spaces", WEFT_LAST_SPACE, WEFT_LAST_SPACE, error);
  if (spaces == NULL)
    return FALSE;
  for (guint i = 0; i < WEFT_LAST_SPACE; i++)
    if (!weft_tables_read_row (spaces, i, json->where, where, sizeof where, &space, error)
        || !read_space (tables, track, (int) i + 1, &space, error))
      return FALSE;
  return TRUE;
}

static void
number_landmark_tiers (WeftTables *tables)
{
  memset (tables->landmark_tier, WEFT_NONE, sizeof tables->landmark_tier);
  for (int tier = 0; tier < WEFT_N_TIERS; tier++)
    {
      int first_of_tier = 3 * (tier + 1) + 1; /* tier I holds spaces 1 to 3 */

      tables->landmark_space[tier] = (guint8) first_of_tier;
      tables->landmark_tier[first_of_tier] = (guint8) tier;
    }
}

gboolean
_weft_tables_read_tracks (WeftTables *tables, JsonNode *root, GError **error)
{
  JsonArray *rows = weft_tables_read_rows (root, "tracks.json", WEFT_N_TRACKS, error);
  char where[WEFT_TABLE_WHERE];
  WeftJson json = { 0 };

  if (rows == NULL)
    return FALSE;
  number_landmark_tiers (tables);
  for (guint i = 0; i < WEFT_N_TRACKS; i++)
    if (!weft_tables_read_row (rows, i, "tracks.json", where, sizeof where, &json, error)
        || !read_track (tables, (int) i, &json, error))
      return FALSE;
  return TRUE;
}

static int
ladder_entry_from_nick (const char *nick)
{
  return g_str_equal (nick, "favorite") ? WEFT_LADDER_FAVORITE : weft_track_from_nick (nick);
}

/* The ladder as printed; with the arts track in play the arts icon is added (A4). */
static gboolean
read_ladder (const WeftJson *json, WeftCard *card, GError **error)
{
  JsonArray *ladder = weft_json_array (json, "ladder", 5, 5, error);
  const char *arts = NULL;
  guint8 *with_arts = card->ladder[1];
  guint seen = 0;

  if (ladder == NULL)
    return FALSE;
  if (!weft_json_is_null (json, "arts") && (arts = weft_json_string (json, "arts", error)) == NULL)
    return FALSE;
  if (arts != NULL && !g_str_equal (arts, "top") && !g_str_equal (arts, "bottom"))
    return weft_tables_read_error (error, json->where, "“arts” must be top, bottom or null.");

  for (guint i = 0; i < 5; i++)
    {
      if (!weft_json_node_term (json_array_get_element (ladder, i), json->where, json->code,
                                ladder_entry_from_nick, "ladder entry", &card->ladder[0][i], error))
        return FALSE;
      seen |= 1u << card->ladder[0][i];
    }
  if (seen != (0x0fu | 1u << WEFT_LADDER_FAVORITE))
    return weft_tables_read_error (error, json->where,
                                   "the ladder must name each base track and the favorite once.");
  card->ladder_length[0] = card->ladder_length[1] = 5;
  if (arts != NULL && g_str_equal (arts, "top"))
    *with_arts++ = WEFT_TRACK_ARTS;
  memcpy (with_arts, card->ladder[0], 5);
  if (arts != NULL)
    card->ladder_length[1] = 6;
  if (arts != NULL && g_str_equal (arts, "bottom"))
    card->ladder[1][5] = WEFT_TRACK_ARTS;
  return TRUE;
}

static gboolean
read_card (int number, const WeftJson *json, WeftCard *card, GError **error)
{
  const char *deck;
  int value;

  if (!weft_json_int (json, "card", number, number, &value, error)
      || (deck = weft_json_string (json, "deck", error)) == NULL
      || !weft_json_boolean (json, "shadow_only", &card->shadow_only, error)
      || !weft_json_term (json, "automa", weft_box_from_nick, "box", &card->automa, error)
      || !weft_json_term (json, "shadow", weft_box_from_nick, "box", &card->shadow, error)
      || !weft_json_boolean (json, "income", &card->income, error)
      || !weft_json_boolean (json, "topple", &card->topple, error)
      || !weft_json_int (json, "hexes", 1, WEFT_N_PATTERNS, &value, error)
      || !read_ladder (json, card, error))
    return FALSE;
  if (!g_str_equal (deck, "starting") && !g_str_equal (deck, "progress"))
    return weft_tables_read_error (error, json->where, "“deck” must be starting or progress.");
  card->hexes = (guint8) value;
  card->starting = g_str_equal (deck, "starting");
  return TRUE;
}

gboolean
_weft_tables_read_cards (WeftTables *tables, JsonNode *root, GError **error)
{
  JsonArray *rows = weft_tables_read_rows (root, "decision-cards.json", WEFT_N_CARDS, error);
  char where[WEFT_TABLE_WHERE];
  WeftJson json = { 0 };

  if (rows == NULL)
    return FALSE;
  for (guint i = 0; i < WEFT_N_CARDS; i++)
    if (!weft_tables_read_row (rows, i, "decision-cards.json", where, sizeof where, &json, error)
        || !read_card ((int) i + 1, &json, &tables->cards[i + 1], error))
      return FALSE;
  return TRUE;
}

/* The steps of Explorers and Scientists; the other civilizations are rules of their own (C). */
static gboolean
read_civilization_income (const WeftJson *json, WeftCivilizationCard *card, GError **error)
{
  WeftJson turns = { NULL, json->where, json->code };
  JsonNode *income;

  if (weft_json_is_null (json, "income"))
    return TRUE;
  income = weft_json_member (json, "income", JSON_NODE_OBJECT, error);
  if (income == NULL)
    return FALSE;
  turns.object = json_node_get_object (income);
  for (int turn = 1; turn <= WEFT_N_INCOME_TURNS; turn++)
    {
      char name[2] = { (char) ('0' + turn), '\0' };
      WeftIncomeSteps *steps = &card->income[turn];

      if (weft_json_has (&turns, name)
          && !read_benefits (&turns, name, WEFT_MOST_INCOME_STEPS, steps->steps, &steps->n_steps,
                             error))
        return FALSE;
    }
  return TRUE;
}

static int
favorite_from_nick (const char *nick)
{
  return g_str_equal (nick, "rolled") ? WEFT_NONE : weft_track_from_nick (nick);
}

gboolean
_weft_tables_read_civilizations (WeftTables *tables, JsonNode *root, GError **error)
{
  JsonArray *rows = weft_tables_read_rows (root, "civilizations.json", WEFT_N_CIVILIZATIONS, error);
  char where[WEFT_TABLE_WHERE];
  WeftJson json = { 0 };

  if (rows == NULL)
    return FALSE;
  for (guint i = 0; i < WEFT_N_CIVILIZATIONS; i++)
    {
      WeftCivilizationCard *card;
      guint8 civilization;

      if (!weft_tables_read_row (rows, i, "civilizations.json", where, sizeof where, &json, error)
          || !weft_json_term (&json, "civilization", weft_civilization_from_nick, "civilization",
                              &civilization, error))
        return FALSE;
      if (civilization != i)
        return weft_tables_read_error (error, where, "this row must be “%s”.",
                                       weft_civilization_nick ((WeftCivilization) i));
      card = &tables->civilizations[civilization];
      if (!weft_tables_read_expansion (&json, &card->expansion, error)
          || !weft_json_term (&json, "favorite", favorite_from_nick, "favorite", &card->favorite,
                              error)
          || !read_civilization_income (&json, card, error))
        return FALSE;
    }
  return TRUE;
}

static WeftTables *
read_tables (const char *const *texts, const gsize *lengths, GError **error)
{
  g_autoptr (WeftTables) tables = g_new0 (WeftTables, 1);

  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    {
      g_autoptr (GError) local = NULL;
      g_autoptr (JsonNode) root = weft_json_parse (texts[i], lengths[i], &local);

      if (root == NULL)
        {
          weft_tables_read_error (error, weft_tables_read_files[i], "%s", local->message);
          return NULL;
        }
      if (!readers[i](tables, root, error))
        return NULL;
    }
  return g_steal_pointer (&tables);
}

WeftTables *
weft_tables_load_from (const char *const *texts, GError **error)
{
  gsize lengths[WEFT_N_TABLE_FILES];

  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    lengths[i] = strlen (texts[i]);
  return read_tables (texts, lengths, error);
}

WeftTables *
weft_tables_load (GError **error)
{
  const char *texts[WEFT_N_TABLE_FILES];
  gsize lengths[WEFT_N_TABLE_FILES];
  GBytes *files[WEFT_N_TABLE_FILES];
  WeftTables *tables;

  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    {
      g_autofree char *path = g_strconcat (RESOURCE_FOLDER, weft_tables_read_files[i], NULL);

      files[i] = g_resource_lookup_data (weft_engine_get_resource (), path,
                                         G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_assert (files[i] != NULL); /* compiled in by the build */
      texts[i] = g_bytes_get_data (files[i], &lengths[i]);
    }
  tables = read_tables (texts, lengths, error);
  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    g_bytes_unref (files[i]);
  return tables;
}

void
weft_tables_free (WeftTables *tables)
{
  if (tables == NULL)
    return;
  for (int track = 0; track < WEFT_N_TRACKS; track++)
    for (int space = 0; space < WEFT_N_SPACES; space++)
      {
        g_free (tables->spaces[track][space].name);
        g_free (tables->spaces[track][space].landmark);
      }
  for (int chart = 0; chart < 2; chart++)
    for (int level = 1; level <= WEFT_N_LEVELS; level++)
      g_free (tables->levels[chart][level].name);
  _weft_tables_clear_human (&tables->human);
  g_strfreev (tables->removals.tapestry_cards);
  g_strfreev (tables->removals.tapestry_cards_arts);
  g_strfreev (tables->removals.tapestry_cards_trailblazers);
  g_strfreev (tables->removals.civilizations);
  g_strfreev (tables->removals.civilizations_plans);
  g_free (tables);
}
