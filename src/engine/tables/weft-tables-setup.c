/* weft-tables-setup.c: reading the setup table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

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

      if (!_weft_tables_read_row (rows, i, json->where, where, sizeof where, &row, error)
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
