/* weft-tables-read.c: what the readers of the tables share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

gboolean
_weft_tables_read_error (GError **error, const char *where, const char *format, ...)
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
_weft_tables_read_rows (JsonNode *root, const char *file, guint n_rows, GError **error)
{
  JsonArray *rows;

  if (!JSON_NODE_HOLDS_ARRAY (root))
    {
      _weft_tables_read_error (error, file, "the table must be an array.");
      return NULL;
    }
  rows = json_node_get_array (root);
  if (json_array_get_length (rows) != n_rows)
    {
      _weft_tables_read_error (error, file, "the table must have %u rows, not %u.", n_rows,
                               json_array_get_length (rows));
      return NULL;
    }
  return rows;
}

gboolean
_weft_tables_read_row (JsonArray *rows, guint index, const char *file, char *where,
                       gsize where_size, WeftJson *json, GError **error)
{
  g_snprintf (where, where_size, "%s[%u]", file, index);
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
    return _weft_tables_read_error (error, where, "a benefit names no track.");
  for (guint i = 0; names[i] != NULL; i++)
    {
      int track = weft_track_from_nick (names[i]);

      if (track < 0)
        return _weft_tables_read_error (error, where, "there is no track called “%s”.", names[i]);
      *tracks |= WEFT_TRACK_BIT (track);
    }
  return TRUE;
}

static gboolean
read_benefit (const char *text, const char *where, WeftBenefit *benefit, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  int kind = parts[0] != NULL ? weft_benefit_from_nick (parts[0]) : -1;
  gboolean names_tracks = kind == WEFT_BENEFIT_ADVANCE || kind == WEFT_BENEFIT_REGRESS;

  if (kind < 0 || (parts[1] != NULL) != names_tracks)
    return _weft_tables_read_error (error, where, "“%s” is no benefit.", text);
  benefit->kind = (guint8) kind;
  return !names_tracks || parse_track_list (parts[1], where, &benefit->tracks, error);
}

gboolean
_weft_tables_read_benefits (const WeftJson *json, const char *name, guint most,
                            WeftBenefit *benefits, guint8 *n, GError **error)
{
  JsonArray *list = weft_json_array (json, name, 0, most, error);

  if (list == NULL)
    return FALSE;
  *n = (guint8) json_array_get_length (list);
  for (guint i = 0; i < *n; i++)
    {
      const char *text =
          weft_json_node_string (json_array_get_element (list, i), json->where, json->code, error);

      if (text == NULL || !read_benefit (text, json->where, &benefits[i], error))
        return FALSE;
    }
  return TRUE;
}

gboolean
_weft_tables_read_expansion (const WeftJson *json, guint8 *expansion, GError **error)
{
  *expansion = WEFT_NONE;
  return weft_json_is_null (json, "expansion")
         || weft_json_term (json, "expansion", weft_expansion_from_nick, "expansion", expansion,
                            error);
}

gboolean
_weft_tables_read_hex (const WeftTables *tables, JsonNode *node, const char *where, int *hex,
                       GError **error)
{
  const char *name = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

  *hex = name != NULL ? weft_hex_from_name (tables, name) : -1;
  if (*hex < 0)
    return _weft_tables_read_error (error, where, "there is no hex called “%s”.", name ? name : "");
  return TRUE;
}
