/* positions.c: games that sentences are tried in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "positions.h"

#include "weft-flow.h"
#include "weft-record-text.h"

Position *
position_load (const char *name)
{
  Position *position = g_new0 (Position, 1);
  g_autofree char *file = g_strconcat (name, ".weft", NULL);
  g_autofree char *path =
      g_build_filename (g_getenv ("WEFT_SOURCE_DIR"), "tests", "typed", "positions", file, NULL);
  g_autoptr (GError) error = NULL;

  position->tables = weft_tables_load (&error);
  g_assert_no_error (error);
  position->record = weft_record_load (path, position->tables, &error);
  g_assert_no_error (error);
  position->voice = (WeftVoice){ position->tables, position->record };
  weft_flow_start (position->tables, weft_record_setup (position->record), &position->state, NULL);
  for (guint i = 0; i < weft_record_n_moves (position->record); i++)
    {
      weft_flow_apply (position->tables, &position->state, weft_record_move (position->record, i),
                       NULL, &error);
      g_assert_no_error (error);
    }
  return position;
}

void
position_free (Position *position)
{
  weft_record_free (position->record);
  weft_tables_free (position->tables);
  g_free (position);
}

/* A member of a move as it is told: tracks, hexes and numbers as they are, what is true by its
 * name. */
static void
append_member (GString *text, const char *name, JsonNode *node)
{
  GType type = json_node_get_value_type (node);

  if (g_str_equal (name, "move") || g_str_equal (name, "player"))
    return;
  if (JSON_NODE_HOLDS_VALUE (node) && type == G_TYPE_STRING)
    g_string_append_printf (text, " %s", json_node_get_string (node));
  else if (JSON_NODE_HOLDS_VALUE (node) && type == G_TYPE_INT64)
    g_string_append_printf (text, " %d", (int) json_node_get_int (node));
  else if (JSON_NODE_HOLDS_VALUE (node) && type == G_TYPE_BOOLEAN)
    g_string_append_printf (text, " %s%s", json_node_get_boolean (node) ? "" : "no-", name);
  else
    {
      g_autofree char *json = json_to_string (node, FALSE);

      g_string_append_printf (text, " %s", json);
    }
}

/* The move as the record has it, shortened; the first player is not named. */
static void
append_move (GString *text, const Position *position, const WeftMove *move)
{
  g_autoptr (JsonObject) object = weft_move_to_json (move, position->tables);
  g_autoptr (GList) names = json_object_get_members (object);

  g_string_append (text, weft_move_nick (move->kind));
  if (json_object_has_member (object, "player")
      && (move->player != WEFT_PLAYER_P1 || move->kind == WEFT_MOVE_FIX))
    g_string_append_printf (text, " %s", weft_player_nick (move->player));
  for (GList *link = names; link != NULL; link = link->next)
    append_member (text, link->data, json_object_get_member (object, link->data));
}

char *
position_say (const Position *position, const WeftTyped *typed)
{
  static const char *const kinds[] = {
    [WEFT_TYPED_NOTHING] = "nothing", [WEFT_TYPED_UNDO] = "undo",
    [WEFT_TYPED_REDO] = "redo",       [WEFT_TYPED_BACK] = "back",
    [WEFT_TYPED_TRACKS] = "tracks",   [WEFT_TYPED_MAP] = "map",
    [WEFT_TYPED_BOTS] = "bots",       [WEFT_TYPED_DECK] = "deck",
    [WEFT_TYPED_ODDS] = "odds",       [WEFT_TYPED_LOG] = "log",
    [WEFT_TYPED_SCORE] = "score",     [WEFT_TYPED_WHY] = "why",
    [WEFT_TYPED_SETUP] = "setup",     [WEFT_TYPED_POSSIBLE] = "possible",
    [WEFT_TYPED_HELP] = "help",       [WEFT_TYPED_QUIT] = "quit",
  };
  GString *text = g_string_new (NULL);

  if (typed->kind != WEFT_TYPED_MOVE)
    {
      g_string_append (text, kinds[typed->kind]);
      if (typed->number != 0)
        g_string_append_printf (text, " %d", typed->number);
    }
  for (guint i = 0; i < typed->n_moves; i++)
    {
      if (i > 0)
        g_string_append (text, "; ");
      append_move (text, position, &typed->moves[i]);
    }
  if (typed->card != NULL) /* its text is in the language of the locale */
    g_string_append_printf (text, " %s %s", weft_card_kind_nick (typed->card_kind), typed->card);
  else if (typed->keeps)
    g_string_append_printf (text, " kept %u", typed->kept);
  else if (typed->text != NULL)
    g_string_append_printf (text, " %s", typed->text);
  return g_string_free (text, FALSE);
}
