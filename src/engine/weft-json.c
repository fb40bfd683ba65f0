/* weft-json.c: reading JSON strictly, with errors that say where and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-json.h"

#include <string.h>

/* json-glib 1.6 parses by recursion and has no limit of its own. */
#define MAX_DEPTH 32

/* Whether a byte may stand outside strings; json-glib's scanner also takes comments and single
 * quotes, which JSON does not have. */
static gboolean
is_json_byte (guchar c)
{
  return strchr ("{}[]:,+-.0123456789eEtrufalsn \t\r\n", c) != NULL;
}

static gboolean
check_structure (const char *text, gsize length, GError **error)
{
  gboolean in_string = FALSE;
  int depth = 0;

  for (gsize i = 0; i < length; i++)
    {
      guchar c = (guchar) text[i];

      if (in_string && c == '\\')
        i++;
      else if (c == '"')
        in_string = !in_string;
      else if (in_string ? c < 0x20 : !is_json_byte (c))
        {
          g_set_error (error, WEFT_ERROR, WEFT_ERROR_SYNTAX,
                       "This is not valid JSON: unexpected character at byte %" G_GSIZE_FORMAT ".",
                       i);
          return FALSE;
        }
      else if (!in_string && (c == '[' || c == '{') && ++depth > MAX_DEPTH)
        {
          g_set_error (error, WEFT_ERROR, WEFT_ERROR_SYNTAX,
                       "This is no game record: its brackets nest more than %d deep.", MAX_DEPTH);
          return FALSE;
        }
      else if (!in_string && (c == ']' || c == '}'))
        depth--;
    }
  return TRUE;
}

static gboolean
check_text (const char *text, gsize length, GError **error)
{
  const char *end;

  if (length > WEFT_JSON_MAX_BYTES)
    g_set_error (error, WEFT_ERROR, WEFT_ERROR_SYNTAX,
                 "This is too large to be a game record (more than %d MiB).",
                 WEFT_JSON_MAX_BYTES / (1024 * 1024));
  else if (length == 0)
    g_set_error_literal (error, WEFT_ERROR, WEFT_ERROR_SYNTAX, "The file is empty.");
  else if (memchr (text, '\0', length) != NULL)
    g_set_error (error, WEFT_ERROR, WEFT_ERROR_SYNTAX,
                 "This is not text: there is a NUL byte at byte %" G_GSIZE_FORMAT ".",
                 (gsize) ((const char *) memchr (text, '\0', length) - text));
  else if (!g_utf8_validate_len (text, length, &end))
    g_set_error (error, WEFT_ERROR, WEFT_ERROR_SYNTAX,
                 "This is not UTF-8 text: there is an invalid byte at byte %" G_GSIZE_FORMAT ".",
                 (gsize) (end - text));
  else
    return check_structure (text, length, error);
  return FALSE;
}

JsonNode *
weft_json_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) local = NULL;
  JsonNode *root;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (!check_text (text, length, error))
    return NULL;
  if (!json_parser_load_from_data (parser, text, length, &local))
    {
      /* json-glib prefixes its own place and may end with a line break. */
      g_strdelimit (local->message, "\r\n", ' ');
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_SYNTAX, "This is not valid JSON: %s",
                   g_strstrip (local->message));
      return NULL;
    }
  root = json_parser_steal_root (parser);
  if (root == NULL)
    g_set_error_literal (error, WEFT_ERROR, WEFT_ERROR_SYNTAX, "The file holds no JSON value.");
  return root;
}

static const char *
node_kind (JsonNode *node)
{
  switch (json_node_get_node_type (node))
    {
    case JSON_NODE_OBJECT:
      return "an object";
    case JSON_NODE_ARRAY:
      return "an array";
    case JSON_NODE_NULL:
      return "null";
    case JSON_NODE_VALUE:
    default:
      break;
    }
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_STRING:
      return "text";
    case G_TYPE_BOOLEAN:
      return "true or false";
    case G_TYPE_DOUBLE:
      return "a number with a fraction";
    default:
      return "a number";
    }
}

static char *
member_place (const WeftJson *json, const char *name)
{
  return g_strdup_printf ("%s: “%s”", json->where, name);
}

gboolean
weft_json_has (const WeftJson *json, const char *name)
{
  return json_object_has_member (json->object, name);
}

gboolean
weft_json_is_null (const WeftJson *json, const char *name)
{
  return weft_json_has (json, name) && json_object_get_null_member (json->object, name);
}

/* The member of whatever type, or NULL with an error when there is none. */
static JsonNode *
any_member (const WeftJson *json, const char *name, GError **error)
{
  JsonNode *node = json_object_get_member (json->object, name);

  if (node == NULL)
    g_set_error (error, WEFT_ERROR, json->code, "%s: “%s” is missing.", json->where, name);
  return node;
}

static gboolean
check_node_type (JsonNode *node, const char *where, WeftError code, JsonNodeType node_type,
                 GError **error)
{
  static const char *const wanted[] = { "an object", "an array", "a value", "null" };

  if (json_node_get_node_type (node) == node_type)
    return TRUE;
  g_set_error (error, WEFT_ERROR, code, "%s must be %s, not %s.", where, wanted[node_type],
               node_kind (node));
  return FALSE;
}

JsonNode *
weft_json_member (const WeftJson *json, const char *name, JsonNodeType node_type, GError **error)
{
  JsonNode *node = any_member (json, name, error);

  if (node != NULL && json_node_get_node_type (node) != node_type)
    {
      g_autofree char *where = member_place (json, name);

      check_node_type (node, where, json->code, node_type, error);
      return NULL;
    }
  return node;
}

/* Whether the node is a value of the type; an error otherwise. */
static gboolean
check_value_type (JsonNode *node, const char *where, WeftError code, GType type, const char *wanted,
                  GError **error)
{
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type)
    return TRUE;
  g_set_error (error, WEFT_ERROR, code, "%s must be %s, not %s.", where, wanted, node_kind (node));
  return FALSE;
}

gboolean
weft_json_node_int (JsonNode *node, const char *where, WeftError code, int least, int most,
                    int *value, GError **error)
{
  gint64 number;

  if (!check_value_type (node, where, code, G_TYPE_INT64, "a whole number", error))
    return FALSE;
  number = json_node_get_int (node);
  if (number < least || number > most)
    {
      g_set_error (error, WEFT_ERROR, code, "%s must be from %d to %d, not %" G_GINT64_FORMAT ".",
                   where, least, most, number);
      return FALSE;
    }
  *value = (int) number;
  return TRUE;
}

gboolean
weft_json_int (const WeftJson *json, const char *name, int least, int most, int *value,
               GError **error)
{
  JsonNode *node = any_member (json, name, error);
  g_autofree char *where = NULL;

  if (node == NULL)
    return FALSE;
  where = member_place (json, name);
  return weft_json_node_int (node, where, json->code, least, most, value, error);
}

gboolean
weft_json_boolean (const WeftJson *json, const char *name, gboolean *value, GError **error)
{
  JsonNode *node = any_member (json, name, error);
  g_autofree char *where = NULL;

  if (node == NULL)
    return FALSE;
  where = member_place (json, name);
  if (!check_value_type (node, where, json->code, G_TYPE_BOOLEAN, "true or false", error))
    return FALSE;
  *value = json_node_get_boolean (node);
  return TRUE;
}

const char *
weft_json_node_string (JsonNode *node, const char *where, WeftError code, GError **error)
{
  if (!check_value_type (node, where, code, G_TYPE_STRING, "text", error))
    return NULL;
  return json_node_get_string (node);
}

const char *
weft_json_string (const WeftJson *json, const char *name, GError **error)
{
  JsonNode *node = any_member (json, name, error);
  g_autofree char *where = NULL;

  if (node == NULL)
    return NULL;
  where = member_place (json, name);
  return weft_json_node_string (node, where, json->code, error);
}

gboolean
weft_json_node_term (JsonNode *node, const char *where, WeftError code,
                     int (*from_nick) (const char *), const char *what, guint8 *value,
                     GError **error)
{
  const char *nick = weft_json_node_string (node, where, code, error);
  g_autofree char *quote = NULL;
  int found;

  if (nick == NULL)
    return FALSE;
  found = from_nick (nick);
  if (found >= 0)
    {
      *value = (guint8) found;
      return TRUE;
    }
  quote = weft_quote (nick);
  g_set_error (error, WEFT_ERROR, code, "%s: there is no %s called %s.", where, what, quote);
  return FALSE;
}

gboolean
weft_json_term (const WeftJson *json, const char *name, int (*from_nick) (const char *),
                const char *what, guint8 *value, GError **error)
{
  JsonNode *node = any_member (json, name, error);
  g_autofree char *where = NULL;

  if (node == NULL)
    return FALSE;
  where = member_place (json, name);
  return weft_json_node_term (node, where, json->code, from_nick, what, value, error);
}

JsonArray *
weft_json_array (const WeftJson *json, const char *name, guint least, guint most, GError **error)
{
  JsonNode *node = weft_json_member (json, name, JSON_NODE_ARRAY, error);
  JsonArray *array;
  guint length;

  if (node == NULL)
    return NULL;
  array = json_node_get_array (node);
  length = json_array_get_length (array);
  if (length >= least && length <= most)
    return array;
  if (least == most)
    g_set_error (error, WEFT_ERROR, json->code, "%s: “%s” must have %u entries, not %u.",
                 json->where, name, least, length);
  else
    g_set_error (error, WEFT_ERROR, json->code, "%s: “%s” must have %u to %u entries, not %u.",
                 json->where, name, least, most, length);
  return NULL;
}

JsonObject *
weft_json_node_object (JsonNode *node, const char *where, WeftError code, GError **error)
{
  if (!check_node_type (node, where, code, JSON_NODE_OBJECT, error))
    return NULL;
  return json_node_get_object (node);
}

char *
weft_json_print (JsonNode *node, gboolean pretty)
{
  return json_to_string (node, pretty);
}
