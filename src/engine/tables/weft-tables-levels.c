/* weft-tables-levels.c: reading the level charts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

static gboolean
read_turns (const WeftJson *json, const char *name, WeftTurnSet *turns, GError **error)
{
  JsonArray *list = weft_json_array (json, name, 0, WEFT_N_INCOME_TURNS, error);

  if (list == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      int turn;

      if (!weft_json_node_int (json_array_get_element (list, i), json->where, json->code, 1,
                               WEFT_N_INCOME_TURNS, &turn, error))
        return FALSE;
      *turns |= (WeftTurnSet) WEFT_TURN_BIT (turn);
    }
  return TRUE;
}

static gboolean
read_progress_cards (const WeftJson *json, guint8 *progress_cards, GError **error)
{
  JsonNode *node = weft_json_member (json, "progress_cards", JSON_NODE_OBJECT, error);
  WeftJson turns = { NULL, json->where, json->code };

  if (node == NULL)
    return FALSE;
  turns.object = json_node_get_object (node);
  for (int turn = 1; turn <= WEFT_N_INCOME_TURNS; turn++)
    {
      char name[2] = { (char) ('0' + turn), '\0' };
      int cards;

      if (!weft_json_has (&turns, name))
        continue;
      if (!weft_json_int (&turns, name, 0, WEFT_N_CARDS, &cards, error))
        return FALSE;
      progress_cards[turn] = (guint8) cards;
    }
  return TRUE;
}

static gboolean
read_mat_side (const WeftJson *json, const char *name, gboolean *hard, GError **error)
{
  const char *side = weft_json_string (json, name, error);

  if (side == NULL)
    return FALSE;
  *hard = g_str_equal (side, "hard");
  if (!*hard && !g_str_equal (side, "normal"))
    return _weft_tables_read_error (error, json->where, "“mat” must be normal or hard.");
  return TRUE;
}

static gboolean
read_first_income (const WeftJson *json, guint8 *first_income, GError **error)
{
  *first_income = WEFT_NONE;
  return weft_json_is_null (json, "first_income")
         || weft_json_term (json, "first_income", weft_first_income_from_nick, "first income turn",
                            first_income, error);
}

static gboolean
read_level (int number, const WeftJson *json, WeftLevel *level, GError **error)
{
  int value, civilizations, landmark_cards;

  if (!weft_json_int (json, "level", number, number, &value, error)
      || weft_json_string (json, "name", error) == NULL /* said by words */
      || !read_mat_side (json, "mat", &level->hard, error)
      || !read_turns (json, "favorites", &level->favorites, error)
      || !read_turns (json, "advance_both", &level->advance_both, error)
      || !read_turns (json, "civilization", &level->civilization, error)
      || !read_turns (json, "victory_points", &level->victory_points, error)
      || !read_turns (json, "play_tapestry", &level->play_tapestry, error)
      || !read_turns (json, "gain_tapestry", &level->gain_tapestry, error)
      || !read_turns (json, "shuffle", &level->shuffle, error)
      || !read_progress_cards (json, level->progress_cards, error)
      || !weft_json_int (json, "civilizations", 1, 2, &civilizations, error)
      || !read_first_income (json, &level->first_income, error)
      || !weft_json_int (json, "extra_landmark_cards", 0, 2, &landmark_cards, error))
    return FALSE;
  level->civilizations = (guint8) civilizations;
  level->extra_landmark_cards = (guint8) landmark_cards;
  return TRUE;
}

/* The progress deck starts with the cards of the table's “progress” deck but one (S5). */
static gboolean
check_progress_cards (const WeftLevel *level, const char *where, GError **error)
{
  int added = 1;

  for (int turn = 1; turn <= WEFT_N_INCOME_TURNS; turn++)
    added += level->progress_cards[turn];
  if (added > WEFT_N_CARDS - 7)
    return _weft_tables_read_error (error, where,
                                    "more cards are added than the progress deck has.");
  return TRUE;
}

static gboolean
read_chart (WeftTables *tables, int chart, const WeftJson *json, const char *name, GError **error)
{
  JsonArray *rows = weft_json_array (json, name, WEFT_N_LEVELS, WEFT_N_LEVELS, error);
  char where[WEFT_TABLE_WHERE];
  WeftJson row = { 0 };

  if (rows == NULL)
    return FALSE;
  for (guint i = 0; i < WEFT_N_LEVELS; i++)
    {
      WeftLevel *level = &tables->levels[chart][i + 1];

      if (!_weft_tables_read_row (rows, i, name, where, sizeof where, &row, error)
          || !read_level ((int) i + 1, &row, level, error)
          || !check_progress_cards (level, where, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
_weft_tables_read_levels (WeftTables *tables, JsonNode *root, GError **error)
{
  WeftJson json = { NULL, "levels.json", WEFT_ERROR_TABLE };

  json.object = weft_json_node_object (root, json.where, json.code, error);
  return json.object != NULL && read_chart (tables, 0, &json, "base", error)
         && read_chart (tables, 1, &json, "arts_and_architecture", error);
}
