/* weft-json.c: reading JSON strictly, with errors that say where and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-json.h"

#include <math.h>

#include "weft-fault.h"
#include "weft-json-text-private.h"

/* Whether every number can be written again: 1e999 is read as infinity, which JSON does not have.
 */
static gboolean
has_finite_numbers (JsonNode *node)
{
  gboolean finite = TRUE;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      JsonNode *member;

      json_object_iter_init (&iter, json_node_get_object (node));
      while (finite && json_object_iter_next (&iter, NULL, &member))
        finite = has_finite_numbers (member);
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; finite && i < json_array_get_length (array); i++)
        finite = has_finite_numbers (json_array_get_element (array, i));
    }
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_DOUBLE)
    finite = isfinite (json_node_get_double (node)) != 0;
  return finite;
}

/* Notes where json-glib stops: what every token passed and it did not is a mark or value in a wrong
 * place. */
static void
parse_error_cb (JsonParser *parser, gpointer error, gpointer data)
{
  WeftErrorDetails *details = data;

  (void) error;
  details->line = json_parser_get_current_line (parser);
  details->character = json_parser_get_current_pos (parser) + 1;
}

JsonNode *
weft_json_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  WeftErrorDetails details = { .fault = WEFT_FAULT_UNEXPECTED };
  g_autoptr (GError) local = NULL;
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (!weft_json_text_check (text, length, error))
    return NULL;
  g_signal_connect (parser, "error", G_CALLBACK (parse_error_cb), &details);
  if (!json_parser_load_from_data (parser, text, length, &local))
    {
      /* json-glib quotes what it has read, line breaks and broken characters included. */
      g_autofree char *message = weft_one_line (local->message);

      weft_error_fail (error, WEFT_ERROR_SYNTAX, &details, "This is not valid JSON: %s", message);
      return NULL;
    }
  root = json_parser_steal_root (parser);
  if (root == NULL)
    weft_error_fail (error, WEFT_ERROR_SYNTAX, &(WeftErrorDetails){ .fault = WEFT_FAULT_EMPTY },
                     "The file holds no JSON value.");
  else if (!has_finite_numbers (root))
    weft_error_fail (error, WEFT_ERROR_SYNTAX,
                     &(WeftErrorDetails){ .fault = WEFT_FAULT_NUMBER_TOO_LARGE },
                     "This is no game record: it holds a number that is too large.");
  else
    return g_steal_pointer (&root);
  return NULL;
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
  if (*json->where == '\0')
    return g_strdup (name);
  return g_strdup_printf ("%s.%s", json->where, name);
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
    {
      g_autofree char *where = member_place (json, name);

      weft_error_fail (error, json->code,
                       &(WeftErrorDetails){ .fault = WEFT_FAULT_MISSING, .place = where },
                       "%s is missing.", where);
    }
  return node;
}

static gboolean
fail_kind (JsonNode *node, const char *where, WeftError code, WeftFault fault, GError **error)
{
  static const char *const wanted[WEFT_N_FAULTS] = {
    [WEFT_FAULT_NO_OBJECT] = "an object",
    [WEFT_FAULT_NO_ARRAY] = "an array",
    [WEFT_FAULT_NO_TEXT] = "text",
    [WEFT_FAULT_NO_WHOLE_NUMBER] = "a whole number",
    [WEFT_FAULT_NO_TRUTH_VALUE] = "true or false",
  };

  return weft_error_fail (error, code,
                          &(WeftErrorDetails){ .fault = (guint8) fault, .place = where },
                          "%s must be %s, not %s.", *where != '\0' ? where : "The record",
                          wanted[fault], node_kind (node));
}

static gboolean
check_node_type (JsonNode *node, const char *where, WeftError code, JsonNodeType node_type,
                 GError **error)
{
  static const guint8 faults[] = {
    [JSON_NODE_OBJECT] = WEFT_FAULT_NO_OBJECT,
    [JSON_NODE_ARRAY] = WEFT_FAULT_NO_ARRAY,
    [JSON_NODE_VALUE] = WEFT_FAULT_NO_TEXT,
  };

  if (json_node_get_node_type (node) == node_type)
    return TRUE;
  return fail_kind (node, where, code, faults[node_type], error);
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
check_value_type (JsonNode *node, const char *where, WeftError code, GType type, WeftFault fault,
                  GError **error)
{
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type)
    return TRUE;
  return fail_kind (node, where, code, fault, error);
}

gboolean
weft_json_node_int (JsonNode *node, const char *where, WeftError code, int least, int most,
                    int *value, GError **error)
{
  WeftErrorDetails details = {
    .fault = WEFT_FAULT_OUT_OF_RANGE, .place = where, .least = least, .most = most
  };

  if (!check_value_type (node, where, code, G_TYPE_INT64, WEFT_FAULT_NO_WHOLE_NUMBER, error))
    return FALSE;
  details.number = json_node_get_int (node);
  if (details.number < least || details.number > most)
    return weft_error_fail (error, code, &details,
                            "%s must be from %d to %d, not %" G_GINT64_FORMAT ".", where, least,
                            most, details.number);
  *value = (int) details.number;
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
  if (!check_value_type (node, where, json->code, G_TYPE_BOOLEAN, WEFT_FAULT_NO_TRUTH_VALUE, error))
    return FALSE;
  *value = json_node_get_boolean (node);
  return TRUE;
}

const char *
weft_json_node_string (JsonNode *node, const char *where, WeftError code, GError **error)
{
  if (!check_value_type (node, where, code, G_TYPE_STRING, WEFT_FAULT_NO_TEXT, error))
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
  return weft_error_fail (
      error, code,
      &(WeftErrorDetails){ .fault = WEFT_FAULT_UNKNOWN_NAME, .place = where, .text = quote },
      "%s: there is no %s called %s.", where, what, quote);
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

static void
fail_length (const WeftJson *json, const char *name, guint least, guint most, guint length,
             GError **error)
{
  g_autofree char *where = member_place (json, name);
  WeftErrorDetails details = {
    .fault = WEFT_FAULT_WRONG_LENGTH, .place = where, .least = least, .most = most, .number = length
  };

  if (least == most)
    weft_error_fail (error, json->code, &details, "%s must have %u entries, not %u.", where, least,
                     length);
  else
    weft_error_fail (error, json->code, &details, "%s must have %u to %u entries, not %u.", where,
                     least, most, length);
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
  fail_length (json, name, least, most, length, error);
  return NULL;
}

JsonObject *
weft_json_node_object (JsonNode *node, const char *where, WeftError code, GError **error)
{
  if (!check_node_type (node, where, code, JSON_NODE_OBJECT, error))
    return NULL;
  return json_node_get_object (node);
}

/* json-glib 1.6 writes 1e20 as 1e+20.0, which is no JSON: takes the “.0” out again. */
static void
mend_exponents (char *text)
{
  gboolean in_string = FALSE, in_exponent = FALSE;
  char *to = text;

  for (const char *from = text; *from != '\0'; from++)
    {
      if (in_string && *from == '\\')
        *to++ = *from++;
      else if (*from == '"')
        in_string = !in_string;
      else if (!in_string && *from == 'e' && g_ascii_isdigit (from[-1]))
        in_exponent = TRUE;
      else if (in_exponent && from[0] == '.' && from[1] == '0')
        {
          from++;
          in_exponent = FALSE;
          continue;
        }
      else if (!g_ascii_isdigit (*from) && *from != '+' && *from != '-')
        in_exponent = FALSE;
      *to++ = *from;
    }
  *to = '\0';
}

char *
weft_json_print (JsonNode *node)
{
  char *text = json_to_string (node, FALSE);

  mend_exponents (text);
  return text;
}
