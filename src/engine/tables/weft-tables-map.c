/* weft-tables-map.c: reading the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

#include <string.h>

int
weft_hex_from_name (const WeftTables *tables, const char *name)
{
  for (int hex = 0; hex < WEFT_N_HEXES; hex++)
    if (g_str_equal (tables->hexes[hex].name, name))
      return hex;
  return -1;
}

static gboolean
read_hex (const WeftJson *json, WeftHex *hex, gboolean *printed, GError **error)
{
  const char *name = weft_json_string (json, "hex", error);
  int column, row;

  if (name == NULL || !weft_json_int (json, "column", 1, 7, &column, error)
      || !weft_json_int (json, "row", 1, 12, &row, error)
      || !weft_json_boolean (json, "printed", printed, error))
    return FALSE;
  if (strlen (name) != 2 || name[0] != 'A' + column - 1 || !g_ascii_isdigit (name[1]))
    return _weft_tables_read_error (error, json->where, "“%s” is no hex of column %d.", name,
                                    column);
  g_strlcpy (hex->name, name, sizeof hex->name);
  hex->column = (guint8) column;
  hex->row = (guint8) row;
  return TRUE;
}

static gboolean
read_neighbors (WeftTables *tables, int hex, const WeftJson *json, GError **error)
{
  JsonArray *neighbors = weft_json_array (json, "neighbors", 1, 6, error);

  if (neighbors == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (neighbors); i++)
    {
      int neighbor, rows_apart, columns_apart;

      if (!_weft_tables_read_hex (tables, json_array_get_element (neighbors, i), json->where,
                                  &neighbor, error))
        return FALSE;
      columns_apart = ABS (tables->hexes[hex].column - tables->hexes[neighbor].column);
      rows_apart = ABS (tables->hexes[hex].row - tables->hexes[neighbor].row);
      if (columns_apart + rows_apart != 2 || columns_apart > 1)
        return _weft_tables_read_error (error, json->where, "%s and %s are not adjacent.",
                                        tables->hexes[hex].name, tables->hexes[neighbor].name);
      tables->hexes[hex].neighbors |= WEFT_HEX_BIT (neighbor);
    }
  return TRUE;
}

static gboolean
check_neighbors (const WeftTables *tables, GError **error)
{
  for (int a = 0; a < WEFT_N_HEXES; a++)
    for (int b = 0; b < WEFT_N_HEXES; b++)
      if (((tables->hexes[a].neighbors >> b) & 1) != ((tables->hexes[b].neighbors >> a) & 1))
        return _weft_tables_read_error (error, "map.json", "%s and %s are neighbors one way only.",
                                        tables->hexes[a].name, tables->hexes[b].name);
  return TRUE;
}

/* Plain hex steps from one hex to every other, ring by ring. */
static void
measure_distances (WeftTables *tables, int from)
{
  WeftHexSet reached = WEFT_HEX_BIT (from), ring = reached;

  memset (tables->distance[from], WEFT_NONE, WEFT_N_HEXES);
  for (guint8 steps = 0; ring != 0; steps++)
    {
      WeftHexSet next = 0;

      for (int hex = 0; hex < WEFT_N_HEXES; hex++)
        if ((ring >> hex) & 1)
          {
            tables->distance[from][hex] = steps;
            next |= tables->hexes[hex].neighbors;
          }
      ring = next & ~reached;
      reached |= next;
    }
}

static gboolean
read_named_hex (const WeftTables *tables, const WeftJson *json, const char *name, guint8 *hex,
                GError **error)
{
  JsonNode *node = weft_json_member (json, name, JSON_NODE_VALUE, error);
  int found;

  if (node == NULL || !_weft_tables_read_hex (tables, node, json->where, &found, error))
    return FALSE;
  *hex = (guint8) found;
  return TRUE;
}

gboolean
_weft_tables_read_map (WeftTables *tables, JsonNode *root, GError **error)
{
  WeftJson json = { NULL, "map.json", WEFT_ERROR_TABLE }, row = { 0 };
  char where[WEFT_TABLE_WHERE];
  JsonArray *rows;

  json.object = weft_json_node_object (root, json.where, json.code, error);
  if (json.object == NULL
      || (rows = weft_json_array (&json, "hexes", WEFT_N_HEXES, WEFT_N_HEXES, error)) == NULL)
    return FALSE;
  for (guint i = 0; i < WEFT_N_HEXES; i++)
    {
      gboolean printed;

      if (!_weft_tables_read_row (rows, i, "map.json", where, sizeof where, &row, error)
          || !read_hex (&row, &tables->hexes[i], &printed, error))
        return FALSE;
      if (printed)
        tables->printed_land |= WEFT_HEX_BIT (i);
    }
  for (guint i = 0; i < WEFT_N_HEXES; i++)
    if (!_weft_tables_read_row (rows, i, "map.json", where, sizeof where, &row, error)
        || !read_neighbors (tables, (int) i, &row, error))
      return FALSE;
  for (int i = 0; i < WEFT_N_HEXES; i++)
    measure_distances (tables, i);
  return check_neighbors (tables, error)
         && read_named_hex (tables, &json, "middle_island", &tables->middle_island, error)
         && read_named_hex (tables, &json, "human_start", &tables->human_start, error)
         && read_named_hex (tables, &json, "automa_start", &tables->automa_start, error);
}
