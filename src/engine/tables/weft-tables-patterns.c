/* weft-tables-patterns.c: reading the hex orders
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

static gboolean
read_order (WeftTables *tables, int pattern, const WeftJson *json, GError **error)
{
  JsonArray *order = weft_json_array (json, "order", WEFT_N_HEXES, WEFT_N_HEXES, error);
  WeftHexSet seen = 0;
  int number;

  if (order == NULL || !weft_json_int (json, "hexes", pattern, pattern, &number, error))
    return FALSE;
  for (guint i = 0; i < WEFT_N_HEXES; i++)
    {
      int hex;

      if (!_weft_tables_read_hex (tables, json_array_get_element (order, i), json->where, &hex,
                                  error))
        return FALSE;
      tables->hex_order[pattern][i] = (guint8) hex;
      seen |= WEFT_HEX_BIT (hex);
    }
  if (seen != WEFT_HEX_BIT (WEFT_N_HEXES) - 1)
    return _weft_tables_read_error (error, json->where, "“order” must name every hex once.");
  return TRUE;
}

gboolean
_weft_tables_read_patterns (WeftTables *tables, JsonNode *root, GError **error)
{
  JsonArray *rows = _weft_tables_read_rows (root, "hex-tiebreakers.json", WEFT_N_PATTERNS, error);
  char where[WEFT_TABLE_WHERE];
  WeftJson json = { 0 };

  if (rows == NULL)
    return FALSE;
  for (guint i = 0; i < WEFT_N_PATTERNS; i++)
    if (!_weft_tables_read_row (rows, i, "hex-tiebreakers.json", where, sizeof where, &json, error)
        || !read_order (tables, (int) i + 1, &json, error))
      return FALSE;
  return TRUE;
}
