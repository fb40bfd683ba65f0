/* weft-tables-mat.c: reading the income mat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

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
