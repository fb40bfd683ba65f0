/* weft-record-marks.c: what the moves of a record say besides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-record-marks.h"

#include <string.h>

#include "weft-record-private.h"

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
  const WeftRecordEntry *last;
  JsonObject *object;

  g_return_if_fail (record->moves->len > 0 && player < record->setup.n_humans);

  last = &g_array_index (record->moves, WeftRecordEntry, record->moves->len - 1);
  g_return_if_fail (last->move.kind == WEFT_MOVE_NOTE);

  object = json_node_get_object (last->node);
  json_object_set_string_member (object, "player", weft_player_nick (player));
  json_object_set_string_member (object, weft_card_kind_nick (kind), nick);
}

void
weft_record_mark_kept (WeftRecord *record, WeftPlayer player, guint kept)
{
  const WeftRecordEntry *last;

  g_return_if_fail (record->moves->len > 0 && player < record->setup.n_humans);

  last = &g_array_index (record->moves, WeftRecordEntry, record->moves->len - 1);
  g_return_if_fail (last->move.kind == WEFT_MOVE_NOTE);

  json_object_set_string_member (json_node_get_object (last->node), "player",
                                 weft_player_nick (player));
  json_object_set_int_member (json_node_get_object (last->node), "kept", kept);
}

int
weft_record_kept (const WeftRecord *record, guint index, WeftPlayer player)
{
  const WeftRecordEntry *entry;
  JsonObject *object;
  JsonNode *member;
  gint64 kept;

  g_return_val_if_fail (index < record->moves->len, -1);

  entry = &g_array_index (record->moves, WeftRecordEntry, index);
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
  const WeftRecordEntry *entry;
  JsonObject *object;

  g_return_val_if_fail (index < record->moves->len, NULL);

  entry = &g_array_index (record->moves, WeftRecordEntry, index);
  if (entry->move.kind != WEFT_MOVE_NOTE)
    return NULL;
  object = json_node_get_object (entry->node);
  if (g_strcmp0 (text_member (object, "player"), weft_player_nick (player)) != 0)
    return NULL;
  return text_member (object, weft_card_kind_nick (kind));
}

#define FOLLOWS "follows"

static gboolean
entry_follows (const WeftRecordEntry *entry)
{
  JsonNode *member = json_object_get_member (json_node_get_object (entry->node), FOLLOWS);

  return member != NULL && JSON_NODE_HOLDS_VALUE (member) && json_node_get_boolean (member);
}

void
weft_record_mark_follows (WeftRecord *record)
{
  const WeftRecordEntry *last;

  g_return_if_fail (record->moves->len > 1);

  last = &g_array_index (record->moves, WeftRecordEntry, record->moves->len - 1);
  json_object_set_boolean_member (json_node_get_object (last->node), FOLLOWS, TRUE);
}

gboolean
weft_record_follows (const WeftRecord *record, guint index)
{
  g_return_val_if_fail (index < record->moves->len, FALSE);
  return index > 0 && entry_follows (&g_array_index (record->moves, WeftRecordEntry, index));
}

gboolean
weft_record_next_undone_follows (const WeftRecord *record)
{
  return record->undone->len > 0
         && entry_follows (
             &g_array_index (record->undone, WeftRecordEntry, record->undone->len - 1));
}
