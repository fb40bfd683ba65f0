/* weft-record-text.c: a game record read and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-record-text.h"

#include <errno.h>
#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "weft-fault.h"
#include "weft-record-private.h"
#include "weft-safe-write.h"

#define MOST_GROWN 4 /* how much longer numbers may be when they are written again */

static gboolean
check_format (const WeftJson *json, GError **error)
{
  const char *format = weft_json_string (json, "format", error);
  g_autofree char *quote = NULL;
  int version;

  if (format == NULL)
    return FALSE;
  quote = weft_quote (format);
  if (!g_str_equal (format, WEFT_RECORD_FORMAT))
    weft_error_fail (error, json->code,
                     &(WeftErrorDetails){ .fault = WEFT_FAULT_OTHER_FORMAT, .text = quote },
                     "format must be “" WEFT_RECORD_FORMAT "”, not %s.", quote);
  else if (weft_json_int (json, "version", 0, G_MAXINT, &version, error))
    {
      if (version == WEFT_RECORD_VERSION)
        return TRUE;
      weft_error_fail (error, json->code,
                       &(WeftErrorDetails){ .fault = WEFT_FAULT_OTHER_VERSION, .number = version },
                       "version %d is not known; this program reads version %d.", version,
                       WEFT_RECORD_VERSION);
    }
  return FALSE;
}

static gboolean
read_seed (const WeftJson *json, WeftRecord *record, GError **error)
{
  const char *digits;

  if (!weft_json_has (json, "seed") || weft_json_is_null (json, "seed"))
    return TRUE;
  digits = weft_json_string (json, "seed", error);
  record->has_seed = digits != NULL && weft_seed_parse (digits, &record->seed, error);
  return record->has_seed;
}

static gboolean
read_by_hand (const WeftJson *json, WeftRecord *record, GError **error)
{
  JsonArray *list;

  if (!weft_json_has (json, "by_hand") || weft_json_is_null (json, "by_hand"))
    return TRUE;
  list = weft_json_array (json, "by_hand", 0, WEFT_N_BY_HANDS, error);
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      guint8 what;

      if (!weft_json_node_term (json_array_get_element (list, i), "by_hand", json->code,
                                weft_by_hand_from_nick, "thing to bring by hand", &what, error))
        return FALSE;
      record->by_hand |= WEFT_BY_HAND_BIT (what);
    }
  return list != NULL;
}

static gboolean
read_moves (const WeftJson *json, const WeftTables *tables, WeftRecord *record, GError **error)
{
  JsonArray *moves = weft_json_array (json, "moves", 0, WEFT_RECORD_MAX_MOVES, error);

  if (moves == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      g_autofree char *where = g_strdup_printf ("moves[%u]", i);
      WeftRecordEntry entry = { 0 };

      entry.node = json_array_get_element (moves, i);
      if (!weft_move_from_json (entry.node, tables, where, &entry.move, error))
        return FALSE;
      json_node_ref (entry.node);
      g_array_append_val (record->moves, entry);
    }
  return TRUE;
}

/* What could be redone is a convenience: a damaged entry ends the list, but not the reading. */
static void
read_undone (const WeftJson *json, const WeftTables *tables, WeftRecord *record)
{
  JsonNode *member = json_object_get_member (json->object, "undone");
  JsonArray *undone;
  guint readable = 0;

  if (member == NULL || !JSON_NODE_HOLDS_ARRAY (member))
    return;
  undone = json_node_get_array (member);
  while (readable < MIN (json_array_get_length (undone), WEFT_RECORD_MAX_MOVES))
    {
      WeftMove move;

      if (!weft_move_from_json (json_array_get_element (undone, readable), tables, "undone", &move,
                                NULL))
        break;
      readable++;
    }
  while (readable-- > 0)
    {
      WeftRecordEntry entry = { 0 };

      entry.node = json_node_ref (json_array_get_element (undone, readable));
      weft_move_from_json (entry.node, tables, "undone", &entry.move, NULL);
      g_array_append_val (record->undone, entry);
    }
}

WeftRecord *
weft_record_parse (const char *text, gsize length, const WeftTables *tables, GError **error)
{
  g_autoptr (WeftRecord) record = weft_record_alloc ();
  g_autoptr (JsonNode) root = weft_json_parse (text, length, error);
  WeftJson json = { NULL, "", WEFT_ERROR_RECORD };
  JsonNode *setup;

  if (root == NULL)
    return NULL;
  json.object = weft_json_node_object (root, json.where, json.code, error);
  if (json.object == NULL || !check_format (&json, error)
      || (setup = weft_json_member (&json, "setup", JSON_NODE_OBJECT, error)) == NULL
      || !weft_setup_from_json (json_node_get_object (setup), tables, &record->setup, error)
      || !read_seed (&json, record, error) || !read_by_hand (&json, record, error)
      || !read_moves (&json, tables, record, error))
    return NULL;
  read_undone (&json, tables, record);
  record->members = json_object_ref (json.object);
  record->setup_members = json_object_ref (json_node_get_object (setup));
  record->size = MOST_GROWN * length;
  weft_record_keep_names (record);
  return g_steal_pointer (&record);
}

/* Reads at most one byte more than a record may have, so that size is told, not memory filled. */
static char *
read_stream (GInputStream *stream, gsize *length, GError **error)
{
  char *text = g_malloc (WEFT_JSON_MAX_BYTES + 2);

  if (g_input_stream_read_all (stream, text, WEFT_JSON_MAX_BYTES + 1, length, NULL, error))
    {
      text[*length] = '\0';
      return text;
    }
  g_free (text);
  return NULL;
}

static GInputStream *
open_stream (const char *path, GError **error)
{
  g_autoptr (GFile) file = NULL;

  if (g_str_equal (path, "-"))
    return g_unix_input_stream_new (STDIN_FILENO, FALSE);
  file = g_file_new_for_commandline_arg (path);
  return G_INPUT_STREAM (g_file_read (file, NULL, error));
}

WeftRecord *
weft_record_load (const char *path, const WeftTables *tables, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autofree char *text = NULL;
  gsize length = 0;

  g_return_val_if_fail (path != NULL && tables != NULL, NULL);

  stream = open_stream (path, &local);
  if (stream != NULL)
    text = read_stream (stream, &length, &local);
  if (text == NULL)
    {
      weft_error_fail (
          error, WEFT_ERROR_FILE,
          &(WeftErrorDetails){ .fault = WEFT_FAULT_CANNOT_READ, .text = local->message },
          "The file cannot be read: %s", local->message);
      return NULL;
    }
  return weft_record_parse (text, length, tables, error);
}

static void
append_member (GString *text, const char *name, JsonNode *value)
{
  g_autofree char *json = weft_json_print (value);
  g_autoptr (JsonNode) key = json_node_init_string (json_node_alloc (), name);
  g_autofree char *quoted = weft_json_print (key);

  g_string_append_printf (text, "%s%s: %s", text->len > 1 ? ",\n " : "", quoted, json);
}

static void
append_object (GString *text, const char *name, JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  append_member (text, name, node);
}

static void
append_entry (GString *text, const GArray *entries, guint index, gboolean first)
{
  g_autofree char *json = weft_json_print (g_array_index (entries, WeftRecordEntry, index).node);

  g_string_append_printf (text, "%s\n  %s", first ? "" : ",", json);
}

char *
weft_record_to_text (const WeftRecord *record)
{
  GString *text = g_string_new ("{");
  g_autoptr (GList) names = json_object_get_members (record->members);

  /* Known members last, and first of them what a reader looks for. */
  for (GList *name = names; name != NULL; name = name->next)
    if (!g_str_equal (name->data, "setup") && !g_str_equal (name->data, "moves")
        && !g_str_equal (name->data, "undone"))
      append_member (text, name->data, json_object_get_member (record->members, name->data));
  append_object (text, "setup", record->setup_members);
  g_string_append (text, ",\n \"moves\": [");
  for (guint i = 0; i < record->moves->len; i++)
    append_entry (text, record->moves, i, i == 0);
  g_string_append_c (text, ']');
  if (record->undone->len > 0 && weft_record_can_hold (record, "undone"))
    {
      g_string_append (text, ",\n \"undone\": [");
      for (guint i = record->undone->len; i-- > 0;)
        append_entry (text, record->undone, i, i + 1 == record->undone->len);
      g_string_append_c (text, ']');
    }
  g_string_append (text, "}\n");
  return g_string_free (text, FALSE);
}

gboolean
weft_record_save (const WeftRecord *record, const char *path, GError **error)
{
  g_autofree char *text = weft_record_to_text (record);
  g_autoptr (GError) local = NULL;

  if (weft_safe_write (path, text, &local))
    return TRUE;
  return weft_error_fail (
      error, WEFT_ERROR_FILE,
      &(WeftErrorDetails){ .fault = WEFT_FAULT_CANNOT_SAVE, .text = local->message },
      "The game cannot be saved: %s", local->message);
}
