/* weft-record.c: the game record: a setup and the moves made from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-record.h"

#include <errno.h>
#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "weft-fault.h"
#include "weft-refusal.h"
#include "weft-safe-write.h"

#define MOVE_LENGTH 1000 /* bytes: more than any move has with its marks, but for a note's text */
#define MOST_ESCAPED 6   /* bytes for one of a text */
#define MOST_GROWN 4     /* how much longer numbers may be when they are written again */
#define MEASURE_STEP (WEFT_JSON_MAX_BYTES / 16)

/* A move and what it was read from. */
typedef struct
{
  WeftMove move;
  JsonNode *node;
} Entry;

struct _WeftRecord
{
  JsonObject *members; /* all but setup, moves and undone are kept as they are */
  JsonObject *setup_members;
  WeftSetup setup;
  WeftSeed seed;
  gboolean has_seed;
  WeftByHandSet by_hand;       /* as the record says, where it has a seed */
  char *names[WEFT_N_PLAYERS]; /* of the humans, fit to be printed */
  gsize size;                  /* at most what it has as a text */
  gsize measured;              /* the same when the text was looked at last */
  GArray *moves;               /* Entry */
  GArray *undone;              /* Entry, the one to be redone next last */
};

static void
entry_clear (gpointer data)
{
  Entry *entry = data;

  json_node_unref (entry->node);
}

static GArray *
entries_new (void)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (Entry));

  g_array_set_clear_func (entries, entry_clear);
  return entries;
}

static WeftRecord *
record_alloc (void)
{
  WeftRecord *record = g_new0 (WeftRecord, 1);

  record->moves = entries_new ();
  record->undone = entries_new ();
  return record;
}

void
weft_record_free (WeftRecord *record)
{
  if (record == NULL)
    return;
  g_clear_pointer (&record->members, json_object_unref);
  g_clear_pointer (&record->setup_members, json_object_unref);
  for (guint i = 0; i < WEFT_N_PLAYERS; i++)
    g_free (record->names[i]);
  g_array_unref (record->moves);
  g_array_unref (record->undone);
  g_free (record);
}

/* A shared file's names may hold anything; they are printed by many. */
static void
keep_names (WeftRecord *record)
{
  JsonArray *players = json_object_get_array_member (record->setup_members, "players");

  for (guint i = 0; i < record->setup.n_humans; i++)
    {
      JsonObject *player = json_array_get_object_element (players, i);
      g_autofree char *name =
          weft_one_line (json_object_get_string_member_with_default (player, "name", ""));

      record->names[i] = *name != '\0' ? g_steal_pointer (&name) : g_strdup (weft_player_nick (i));
    }
}

WeftRecord *
weft_record_new (const WeftSetup *setup, const char *const *names, const WeftSeed *seed)
{
  WeftRecord *record = record_alloc ();

  record->setup = *setup;
  record->members = json_object_new ();
  json_object_set_string_member (record->members, "format", WEFT_RECORD_FORMAT);
  json_object_set_int_member (record->members, "version", WEFT_RECORD_VERSION);
  record->setup_members = weft_setup_to_json (setup, names);
  keep_names (record);
  if (seed != NULL)
    {
      g_autofree char *digits = weft_seed_to_string (seed);

      record->seed = *seed;
      record->has_seed = TRUE;
      json_object_set_string_member (record->members, "seed", digits);
    }
  return record;
}

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
      Entry entry = { 0 };

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
      Entry entry = { 0 };

      entry.node = json_node_ref (json_array_get_element (undone, readable));
      weft_move_from_json (entry.node, tables, "undone", &entry.move, NULL);
      g_array_append_val (record->undone, entry);
    }
}

WeftRecord *
weft_record_parse (const char *text, gsize length, const WeftTables *tables, GError **error)
{
  g_autoptr (WeftRecord) record = record_alloc ();
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
  keep_names (record);
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
  g_autofree char *json = weft_json_print (g_array_index (entries, Entry, index).node);

  g_string_append_printf (text, "%s\n  %s", first ? "" : ",", json);
}

/* Whether the record holds a member, or has room for it beside what was read and `undone`. */
static gboolean
can_hold (const WeftRecord *record, const char *name)
{
  guint n = json_object_get_size (record->members);

  if (!json_object_has_member (record->members, "undone") && !g_str_equal (name, "undone"))
    n++;
  return json_object_has_member (record->members, name) || n < WEFT_JSON_MAX_MEMBERS;
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
  if (record->undone->len > 0 && can_hold (record, "undone"))
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

const WeftSetup *
weft_record_setup (const WeftRecord *record)
{
  return &record->setup;
}

const WeftSeed *
weft_record_seed (const WeftRecord *record)
{
  return record->has_seed ? &record->seed : NULL;
}

/* The member of the setup that is about a human. */
static JsonObject *
player_object (const WeftRecord *record, WeftPlayer player)
{
  JsonArray *players = json_object_get_array_member (record->setup_members, "players");

  return json_array_get_object_element (players, player);
}

WeftByHandSet
weft_by_hand_of_prompt (WeftPromptKind prompt)
{
  return WEFT_BY_HAND_BIT (prompt == WEFT_PROMPT_ROLL ? WEFT_BY_HAND_DICE : WEFT_BY_HAND_CARDS);
}

WeftByHandSet
weft_record_by_hand (const WeftRecord *record)
{
  return record->has_seed ? record->by_hand : WEFT_BY_HAND_ALL;
}

void
weft_record_set_by_hand (WeftRecord *record, WeftByHandSet by_hand)
{
  JsonArray *list;

  g_return_if_fail (record != NULL && (by_hand & ~WEFT_BY_HAND_ALL) == 0);

  if (by_hand == weft_record_by_hand (record))
    return;
  record->by_hand = by_hand;
  if (!can_hold (record, "by_hand"))
    return;
  list = json_array_new ();
  for (guint what = 0; what < WEFT_N_BY_HANDS; what++)
    if ((by_hand & WEFT_BY_HAND_BIT (what)) != 0)
      json_array_add_string_element (list, weft_by_hand_nick (what));
  json_object_set_array_member (record->members, "by_hand", list);
}

const char *
weft_record_player_name (const WeftRecord *record, WeftPlayer player)
{
  g_return_val_if_fail (record != NULL && player < record->setup.n_humans, NULL);

  return record->names[player];
}

char **
weft_record_player_civilizations (const WeftRecord *record, WeftPlayer player)
{
  g_autoptr (GStrvBuilder) nicks = g_strv_builder_new ();
  JsonNode *member;
  JsonArray *list;

  g_return_val_if_fail (record != NULL && player < record->setup.n_humans, NULL);

  member = json_object_get_member (player_object (record, player), "civilizations");
  list = member != NULL && JSON_NODE_HOLDS_ARRAY (member) ? json_node_get_array (member) : NULL;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    g_strv_builder_add (nicks, json_array_get_string_element (list, i));
  return g_strv_builder_end (nicks);
}

void
weft_record_set_player_civilizations (WeftRecord *record, WeftPlayer player,
                                      const char *const *nicks)
{
  JsonArray *list = json_array_new ();

  g_return_if_fail (player < record->setup.n_humans && record->moves->len == 0);

  for (const char *const *nick = nicks; *nick != NULL; nick++)
    json_array_add_string_element (list, *nick);
  json_object_set_array_member (player_object (record, player), "civilizations", list);
  record->setup.militants =
      weft_setup_is_solo (&record->setup) && g_strv_contains (nicks, WEFT_MILITANTS);
}

guint
weft_record_n_moves (const WeftRecord *record)
{
  return record->moves->len;
}

const WeftMove *
weft_record_move (const WeftRecord *record, guint index)
{
  g_return_val_if_fail (index < record->moves->len, NULL);
  return &g_array_index (record->moves, Entry, index).move;
}

const char *
weft_record_note (const WeftRecord *record, guint index)
{
  const Entry *entry;

  g_return_val_if_fail (index < record->moves->len, NULL);

  entry = &g_array_index (record->moves, Entry, index);
  if (entry->move.kind != WEFT_MOVE_NOTE)
    return NULL;
  return json_object_get_string_member (json_node_get_object (entry->node), "text");
}

/* A text of an object that anybody may have written, or NULL. */
static const char *
text_member (JsonObject *object, const char *name)
{
  JsonNode *member = json_object_get_member (object, name);

  return member != NULL && JSON_NODE_HOLDS_VALUE (member) ? json_node_get_string (member) : NULL;
}

void
weft_record_mark_card (WeftRecord *record, WeftPlayer player, WeftCardKind kind, const char *nick)
{
  const Entry *last;
  JsonObject *object;

  g_return_if_fail (record->moves->len > 0 && player < record->setup.n_humans);

  last = &g_array_index (record->moves, Entry, record->moves->len - 1);
  g_return_if_fail (last->move.kind == WEFT_MOVE_NOTE);

  object = json_node_get_object (last->node);
  json_object_set_string_member (object, "player", weft_player_nick (player));
  json_object_set_string_member (object, weft_card_kind_nick (kind), nick);
}

void
weft_record_mark_kept (WeftRecord *record, WeftPlayer player, guint kept)
{
  const Entry *last;

  g_return_if_fail (record->moves->len > 0 && player < record->setup.n_humans);

  last = &g_array_index (record->moves, Entry, record->moves->len - 1);
  g_return_if_fail (last->move.kind == WEFT_MOVE_NOTE);

  json_object_set_string_member (json_node_get_object (last->node), "player",
                                 weft_player_nick (player));
  json_object_set_int_member (json_node_get_object (last->node), "kept", kept);
}

int
weft_record_kept (const WeftRecord *record, guint index, WeftPlayer player)
{
  const Entry *entry;
  JsonObject *object;
  JsonNode *member;
  gint64 kept;

  g_return_val_if_fail (index < record->moves->len, -1);

  entry = &g_array_index (record->moves, Entry, index);
  object = json_node_get_object (entry->node);
  member = entry->move.kind == WEFT_MOVE_NOTE ? json_object_get_member (object, "kept") : NULL;
  if (member == NULL || !JSON_NODE_HOLDS_VALUE (member)
      || json_node_get_value_type (member) != G_TYPE_INT64
      || g_strcmp0 (text_member (object, "player"), weft_player_nick (player)) != 0)
    return -1;
  kept = json_node_get_int (member);
  return kept >= 0 && kept <= G_MAXUINT8 ? (int) kept : -1;
}

const char *
weft_record_card (const WeftRecord *record, guint index, WeftPlayer player, WeftCardKind kind)
{
  const Entry *entry;
  JsonObject *object;

  g_return_val_if_fail (index < record->moves->len, NULL);

  entry = &g_array_index (record->moves, Entry, index);
  if (entry->move.kind != WEFT_MOVE_NOTE)
    return NULL;
  object = json_node_get_object (entry->node);
  if (g_strcmp0 (text_member (object, "player"), weft_player_nick (player)) != 0)
    return NULL;
  return text_member (object, weft_card_kind_nick (kind));
}

#define FOLLOWS "follows"

static gboolean
entry_follows (const Entry *entry)
{
  JsonNode *member = json_object_get_member (json_node_get_object (entry->node), FOLLOWS);

  return member != NULL && JSON_NODE_HOLDS_VALUE (member) && json_node_get_boolean (member);
}

void
weft_record_mark_follows (WeftRecord *record)
{
  const Entry *last;

  g_return_if_fail (record->moves->len > 1);

  last = &g_array_index (record->moves, Entry, record->moves->len - 1);
  json_object_set_boolean_member (json_node_get_object (last->node), FOLLOWS, TRUE);
}

gboolean
weft_record_follows (const WeftRecord *record, guint index)
{
  g_return_val_if_fail (index < record->moves->len, FALSE);
  return index > 0 && entry_follows (&g_array_index (record->moves, Entry, index));
}

static gsize
measure (const WeftRecord *record)
{
  g_autofree char *text = weft_record_to_text (record);

  return strlen (text);
}

/* Whether another @length bytes fit; the text itself is looked at only where it matters. */
static gboolean
has_room (const WeftRecord *record, gsize length)
{
  return record->size + length < WEFT_JSON_MAX_BYTES
         || measure (record) + length < WEFT_JSON_MAX_BYTES;
}

gboolean
weft_record_check (const WeftRecord *record, const WeftMove *move, const char *text, GError **error)
{
  gsize note = move->kind == WEFT_MOVE_NOTE && text != NULL ? strlen (text) : 0;

  if (note > 0 && g_utf8_strlen (text, -1) > WEFT_MAX_NOTE)
    {
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL, "A note has at most %d characters.",
                   WEFT_MAX_NOTE);
      weft_error_set_refusal (error, WEFT_REFUSAL_NOTE_TOO_LONG);
      return FALSE;
    }
  if (record->moves->len < WEFT_RECORD_MAX_MOVES
      && has_room (record, MOST_ESCAPED * note + MOVE_LENGTH))
    return TRUE;
  g_set_error (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL, "A record has at most %d moves and %d bytes.",
               WEFT_RECORD_MAX_MOVES, WEFT_JSON_MAX_BYTES);
  weft_error_set_refusal (error, WEFT_REFUSAL_RECORD_FULL);
  return FALSE;
}

void
weft_record_append (WeftRecord *record, const WeftMove *move, const char *text,
                    const WeftTables *tables)
{
  JsonObject *object = weft_move_to_json (move, tables);
  Entry entry = { *move, json_node_alloc () };

  if (move->kind == WEFT_MOVE_NOTE)
    json_object_set_string_member (object, "text", text != NULL ? text : "");
  json_node_init_object (entry.node, object);
  json_object_unref (object);
  g_array_append_val (record->moves, entry);
  record->size += MOVE_LENGTH + (text != NULL ? MOST_ESCAPED * strlen (text) : 0);
  weft_record_drop_undone (record);
  if (record->size > record->measured + MEASURE_STEP)
    record->size = record->measured = measure (record);
}

/* Moves the last entry of one list to the end of the other. */
static void
shift_entry (GArray *from, GArray *to)
{
  Entry entry;

  g_return_if_fail (from->len > 0);

  entry = g_array_index (from, Entry, from->len - 1);
  json_node_ref (entry.node);
  g_array_append_val (to, entry);
  g_array_set_size (from, from->len - 1);
}

void
weft_record_undo (WeftRecord *record)
{
  shift_entry (record->moves, record->undone);
}

guint
weft_record_n_undone (const WeftRecord *record)
{
  return record->undone->len;
}

const WeftMove *
weft_record_next_undone (const WeftRecord *record)
{
  if (record->undone->len == 0)
    return NULL;
  return &g_array_index (record->undone, Entry, record->undone->len - 1).move;
}

gboolean
weft_record_next_undone_follows (const WeftRecord *record)
{
  return record->undone->len > 0
         && entry_follows (&g_array_index (record->undone, Entry, record->undone->len - 1));
}

void
weft_record_redo (WeftRecord *record)
{
  shift_entry (record->undone, record->moves);
}

void
weft_record_drop_undone (WeftRecord *record)
{
  g_array_set_size (record->undone, 0);
}

int
weft_record_told (const WeftRecord *record)
{
  JsonNode *member = json_object_get_member (record->members, "told");
  int steps;

  if (member == NULL
      || !weft_json_node_int (member, "told", WEFT_ERROR_RECORD, 0, G_MAXINT16, &steps, NULL))
    return WEFT_RECORD_ALL_TOLD;
  return steps;
}

void
weft_record_set_told (WeftRecord *record, int steps)
{
  if (can_hold (record, "told"))
    json_object_set_int_member (record->members, "told", steps);
}
