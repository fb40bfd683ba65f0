/* weft-record.c: the game record: a setup and the moves made from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-record.h"

#include <string.h>

#include "weft-record-private.h"
#include "weft-record-text.h"
#include "weft-refusal.h"

#define MEASURE_STEP (WEFT_JSON_MAX_BYTES / 16)

static void
entry_clear (gpointer data)
{
  WeftRecordEntry *entry = data;

  json_node_unref (entry->node);
}

static GArray *
entries_new (void)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (WeftRecordEntry));

  g_array_set_clear_func (entries, entry_clear);
  return entries;
}

WeftRecord *
weft_record_alloc (void)
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

void
weft_record_keep_names (WeftRecord *record)
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
  WeftRecord *record = weft_record_alloc ();

  record->setup = *setup;
  record->members = json_object_new ();
  json_object_set_string_member (record->members, "format", WEFT_RECORD_FORMAT);
  json_object_set_int_member (record->members, "version", WEFT_RECORD_VERSION);
  record->setup_members = weft_setup_to_json (setup, names);
  weft_record_keep_names (record);
  if (seed != NULL)
    {
      g_autofree char *digits = weft_seed_to_string (seed);

      record->seed = *seed;
      record->has_seed = TRUE;
      json_object_set_string_member (record->members, "seed", digits);
    }
  return record;
}

gboolean
weft_record_can_hold (const WeftRecord *record, const char *name)
{
  guint n = json_object_get_size (record->members);

  if (!json_object_has_member (record->members, "undone") && !g_str_equal (name, "undone"))
    n++;
  return json_object_has_member (record->members, name) || n < WEFT_JSON_MAX_MEMBERS;
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
  if (!weft_record_can_hold (record, "by_hand"))
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
  return &g_array_index (record->moves, WeftRecordEntry, index).move;
}

const char *
weft_record_note (const WeftRecord *record, guint index)
{
  const WeftRecordEntry *entry;

  g_return_val_if_fail (index < record->moves->len, NULL);

  entry = &g_array_index (record->moves, WeftRecordEntry, index);
  if (entry->move.kind != WEFT_MOVE_NOTE)
    return NULL;
  return json_object_get_string_member (json_node_get_object (entry->node), "text");
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
      && has_room (record, WEFT_RECORD_MOST_ESCAPED * note + WEFT_RECORD_MOVE_LENGTH))
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
  WeftRecordEntry entry = { *move, json_node_alloc () };

  if (move->kind == WEFT_MOVE_NOTE)
    json_object_set_string_member (object, "text", text != NULL ? text : "");
  json_node_init_object (entry.node, object);
  json_object_unref (object);
  g_array_append_val (record->moves, entry);
  record->size +=
      WEFT_RECORD_MOVE_LENGTH + (text != NULL ? WEFT_RECORD_MOST_ESCAPED * strlen (text) : 0);
  weft_record_drop_undone (record);
  if (record->size > record->measured + MEASURE_STEP)
    record->size = record->measured = measure (record);
}

/* Moves the last entry of one list to the end of the other. */
static void
shift_entry (GArray *from, GArray *to)
{
  WeftRecordEntry entry;

  g_return_if_fail (from->len > 0);

  entry = g_array_index (from, WeftRecordEntry, from->len - 1);
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
  return &g_array_index (record->undone, WeftRecordEntry, record->undone->len - 1).move;
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
  if (weft_record_can_hold (record, "told"))
    json_object_set_int_member (record->members, "told", steps);
}
