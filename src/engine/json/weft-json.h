/* weft-json.h: reading JSON strictly, with errors that say where and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "weft-error.h"

G_BEGIN_DECLS

/* Longest text taken for JSON: far above any game record. */
#define WEFT_JSON_MAX_BYTES (8 * 1024 * 1024)

/* Most members of an object: json-glib looks for a repeated one along the list of all. */
#define WEFT_JSON_MAX_MEMBERS 1000

/**
 * WeftJson:
 * @object: the object whose members are read (not owned)
 * @where: its place in the record, such as “moves[3]”; empty for the record itself
 * @code: the error code of everything wrong with it
 */
typedef struct
{
  JsonObject *object;
  const char *where;
  WeftError code;
} WeftJson;

/**
 * weft_json_parse:
 * @text: bytes of any origin
 * @length: their number
 *
 * Parses JSON text: UTF-8 without NUL, at most %WEFT_JSON_MAX_BYTES, nested at most 32 deep, at
 * most 1000 members in an object.
 *
 * Returns: (transfer full): the root node, or %NULL with %WEFT_ERROR_SYNTAX
 */
JsonNode *weft_json_parse (const char *text, gsize length, GError **error);

/**
 * weft_json_member:
 * @node_type: the type the member must have
 *
 * Returns: (transfer none): the member named @name, or %NULL with an error when it is missing or of
 *   another type
 */
JsonNode *
weft_json_member (const WeftJson *json, const char *name, JsonNodeType node_type, GError **error);

/* Whether the object has the member (whatever its type). */
gboolean weft_json_has (const WeftJson *json, const char *name);

/* Whether the object has the member and its value is null. */
gboolean weft_json_is_null (const WeftJson *json, const char *name);

/* A whole number from @least to @most. */
gboolean weft_json_int (const WeftJson *json, const char *name, int least, int most, int *value,
                        GError **error);

gboolean
weft_json_boolean (const WeftJson *json, const char *name, gboolean *value, GError **error);

/* A string, owned by the object; %NULL with an error otherwise. */
const char *weft_json_string (const WeftJson *json, const char *name, GError **error);

/**
 * weft_json_term:
 * @from_nick: one of the `weft_…_from_nick` functions
 * @what: what the term is called in messages, such as “track”
 *
 * Reads a string that must be one of the nicks @from_nick knows.
 */
gboolean weft_json_term (const WeftJson *json, const char *name, int (*from_nick) (const char *),
                         const char *what, guint8 *value, GError **error);

/* The same for a node on its own; @where is its place for messages. */
gboolean weft_json_node_term (JsonNode *node, const char *where, WeftError code,
                              int (*from_nick) (const char *), const char *what, guint8 *value,
                              GError **error);

/* An array, owned by the object, with @least to @most elements; %NULL with an error otherwise. */
JsonArray *
weft_json_array (const WeftJson *json, const char *name, guint least, guint most, GError **error);

/**
 * weft_json_node_int:
 *
 * Reads a whole number from a node; @where is its place for messages.
 */
gboolean weft_json_node_int (JsonNode *node, const char *where, WeftError code, int least, int most,
                             int *value, GError **error);

/* The text a node holds (not owned), or %NULL with an error naming @where. */
const char *
weft_json_node_string (JsonNode *node, const char *where, WeftError code, GError **error);

/* The object a node holds (not owned), or %NULL with an error naming @where. */
JsonObject *
weft_json_node_object (JsonNode *node, const char *where, WeftError code, GError **error);

/* The node as JSON on one line. (transfer full) */
char *weft_json_print (JsonNode *node);

G_END_DECLS
