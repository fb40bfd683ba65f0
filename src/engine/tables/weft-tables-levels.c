/* weft-tables-levels.c: reading the level charts, the income mat and the setup table
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
    return weft_tables_read_error (error, json->where, "“mat” must be normal or hard.");
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
  const char *name;

  if (!weft_json_int (json, "level", number, number, &value, error)
      || (name = weft_json_string (json, "name", error)) == NULL
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
  level->name = g_strdup (name);
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
    return weft_tables_read_error (error, where,
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

      if (!weft_tables_read_row (rows, i, name, where, sizeof where, &row, error)
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

static gboolean
read_mat_number (const WeftJson *json, const char *name, guint8 *number, GError **error)
{
  int value;

  if (!weft_json_int (json, name, 0, 20, &value, error))
    return FALSE;
  *number = (guint8) value;
  return TRUE;
}

static gboolean
read_mat_rows (const WeftJson *json, const char *side, WeftMatRow *rows, GError **error)
{
  JsonNode *node = weft_json_member (json, side, JSON_NODE_OBJECT, error);
  WeftJson turns = { NULL, json->where, json->code };

  if (node == NULL)
    return FALSE;
  turns.object = json_node_get_object (node);
  for (int turn = 2; turn <= WEFT_N_INCOME_TURNS; turn++)
    {
      char name[2] = { (char) ('0' + turn), '\0' };
      JsonNode *row_node = weft_json_member (&turns, name, JSON_NODE_OBJECT, error);
      WeftJson row = { NULL, json->where, json->code };

      if (row_node == NULL)
        return FALSE;
      row.object = json_node_get_object (row_node);
      if (!read_mat_number (&row, "landmarks_and_territories",
                            &rows[turn].landmarks_and_territories, error)
          || !read_mat_number (&row, "military_and_science", &rows[turn].military_and_science,
                               error)
          || !read_mat_number (&row, "technology_exploration_and_arts",
                               &rows[turn].technology_exploration_and_arts, error)
          || !read_mat_number (&row, "first_to_era", &rows[turn].first_to_era, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
_weft_tables_read_mat (WeftTables *tables, JsonNode *root, GError **error)
{
  WeftJson json = { NULL, "income-mat.json", WEFT_ERROR_TABLE };

  json.object = weft_json_node_object (root, json.where, json.code, error);
  return json.object != NULL && read_mat_rows (&json, "normal", tables->mat[0], error)
         && read_mat_rows (&json, "hard", tables->mat[1], error);
}

static gboolean
read_names (const WeftJson *json, const char *name, char ***names, GError **error)
{
  JsonArray *list = weft_json_array (json, name, 1, 100, error);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (list == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      const char *text =
          weft_json_node_string (json_array_get_element (list, i), json->where, json->code, error);

      if (text == NULL)
        return FALSE;
      g_strv_builder_add (builder, text);
    }
  *names = g_strv_builder_end (builder);
  return TRUE;
}

static gboolean
read_removals (const WeftJson *json, WeftRemovals *removals, GError **error)
{
  JsonNode *cards = weft_json_member (json, "remove_tapestry_cards", JSON_NODE_OBJECT, error);
  JsonNode *civilizations =
      cards ? weft_json_member (json, "remove_civilizations", JSON_NODE_OBJECT, error) : NULL;
  WeftJson card_lists = { NULL, json->where, json->code };
  WeftJson civilization_lists = { NULL, json->where, json->code };

  if (civilizations == NULL)
    return FALSE;
  card_lists.object = json_node_get_object (cards);
  civilization_lists.object = json_node_get_object (civilizations);
  return read_names (&card_lists, "base", &removals->tapestry_cards, error)
         && read_names (&card_lists, "arts_and_architecture", &removals->tapestry_cards_arts, error)
         && read_names (&card_lists, "trailblazers", &removals->tapestry_cards_trailblazers, error)
         && read_names (&civilization_lists, "base", &removals->civilizations, error)
         && read_names (&civilization_lists, "plans_and_ploys", &removals->civilizations_plans,
                        error);
}

static gboolean
read_achievements (WeftTables *tables, const WeftJson *json, GError **error)
{
  JsonArray *rows =
      weft_json_array (json, "achievements", WEFT_N_ACHIEVEMENTS, WEFT_N_ACHIEVEMENTS, error);
  char where[WEFT_TABLE_WHERE];
  WeftJson row = { 0 };

  if (rows == NULL)
    return FALSE;
  for (guint i = 0; i < WEFT_N_ACHIEVEMENTS; i++)
    {
      guint8 achievement;
      JsonArray *vp;

      if (!weft_tables_read_row (rows, i, json->where, where, sizeof where, &row, error)
          || !weft_json_term (&row, "achievement", weft_achievement_from_nick, "achievement",
                              &achievement, error)
          || (vp = weft_json_array (&row, "vp", 2, 2, error)) == NULL)
        return FALSE;
      for (guint place = 0; place < 2; place++)
        {
          int value;

          if (!weft_json_node_int (json_array_get_element (vp, place), where, row.code, 1, 99,
                                   &value, error))
            return FALSE;
          tables->achievement_vp[achievement][place] = (guint8) value;
        }
    }
  return TRUE;
}

static gboolean
read_die (WeftTables *tables, int with_arts, const WeftJson *dice, const char *name, GError **error)
{
  JsonNode *node = weft_json_member (dice, name, JSON_NODE_OBJECT, error);
  WeftJson json = { NULL, dice->where, dice->code };
  JsonArray *tracks;
  int faces;

  if (node == NULL)
    return FALSE;
  json.object = json_node_get_object (node);
  if (!weft_json_int (&json, "faces", 4, 100, &faces, error)
      || (tracks = weft_json_array (&json, "tracks", 4, WEFT_N_TRACKS, error)) == NULL)
    return FALSE;
  tables->die_faces[with_arts] = (guint8) faces;
  for (guint i = 0; i < json_array_get_length (tracks); i++)
    {
      guint8 track;

      if (!weft_json_node_term (json_array_get_element (tracks, i), json.where, json.code,
                                weft_track_from_nick, "track", &track, error))
        return FALSE;
      tables->die_tracks[with_arts] |= (WeftTrackSet) WEFT_TRACK_BIT (track);
    }
  return TRUE;
}

gboolean
_weft_tables_read_setup (WeftTables *tables, JsonNode *root, GError **error)
{
  WeftJson json = { NULL, "setup.json", WEFT_ERROR_TABLE };
  WeftJson dice = json;
  JsonNode *die;
  int outposts;

  json.object = weft_json_node_object (root, json.where, json.code, error);
  if (json.object == NULL || !read_removals (&json, &tables->removals, error)
      || !weft_json_int (&json, "outposts_per_color", 3, 50, &outposts, error)
      || !read_achievements (tables, &json, error)
      || (die = weft_json_member (&json, "science_die", JSON_NODE_OBJECT, error)) == NULL)
    return FALSE;
  tables->outposts_per_color = (guint8) outposts;
  dice.object = json_node_get_object (die);
  return read_die (tables, 0, &dice, "base", error)
         && read_die (tables, 1, &dice, "arts_and_architecture", error);
}
