/* vocabulary.c: prints what the program itself reads and writes, for the test
 * of the documents
 *
 * One JSON object: the nicks of every term, the members of moves, corrections,
 * prompts and events, a state of each mode, a record with everything a record
 * can have, the rules, and the commands. Members that may be missing from a
 * move are found by leaving them out and reading the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-event.h"
#include "weft-flow.h"
#include "weft-record-text.h"
#include "weft-record.h"
#include "weft-state-json.h"
#include "weft-typed-commands.h"

#define FULL_SETUP                                                                                 \
  "{\"mode\": \"solo\", \"level\": 6,"                                                             \
  " \"expansions\": [\"plans-and-ploys\", \"arts-and-architecture\"],"                             \
  " \"players\": [{\"name\": \"Ada\", \"color\": \"blue\", "                                       \
  "\"civilizations\": [\"militants\"]}],"                                                          \
  " \"automa\": {\"color\": \"red\", \"civilizations\": [\"hucksters\", "                          \
  "\"trailblazers\"],"                                                                             \
  "              \"favorite\": \"arts\"},"                                                         \
  " \"shadow\": {\"color\": \"gray\", \"favorite\": \"military\"},"                                \
  " \"first\": \"p1\", \"landmark_cards\": 1}"
#define SHADOW_SETUP                                                                               \
  "{\"mode\": \"shadow-empire\", \"expansions\": [],"                                              \
  " \"players\": [{\"color\": \"blue\"}, {\"color\": \"green\"}],"                                 \
  " \"shadow\": {\"color\": \"gray\", \"favorite\": \"military\"}, "                               \
  "\"first\": \"shadow\"}"

static WeftTables *tables;

static JsonArray *
names_of (JsonObject *object, const char *but)
{
  JsonArray *names = json_array_new ();
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *name = members; name != NULL; name = name->next)
    if (!g_str_equal (name->data, but))
      json_array_add_string_element (names, name->data);
  return names;
}

#define ADD_TERM(Type, type, LIST)                                                                 \
  {                                                                                                \
    static const char *const nicks[] = { LIST (NICK) NULL };                                       \
    JsonArray *array = json_array_new ();                                                          \
                                                                                                   \
    for (guint i = 0; nicks[i] != NULL; i++)                                                       \
      json_array_add_string_element (array, nicks[i]);                                             \
    json_object_set_array_member (terms, #type, array);                                            \
  }
#define NICK(id, nick) nick,

static JsonObject *
list_terms (void)
{
  JsonObject *terms = json_object_new ();

  ADD_TERM (WeftTrack, track, WEFT_TRACKS)
  ADD_TERM (WeftPlayer, player, WEFT_PLAYERS)
  ADD_TERM (WeftColor, color, WEFT_COLORS)
  ADD_TERM (WeftMode, mode, WEFT_MODES)
  ADD_TERM (WeftExpansion, expansion, WEFT_EXPANSIONS)
  ADD_TERM (WeftCivilization, civilization, WEFT_CIVILIZATIONS)
  ADD_TERM (WeftBox, box, WEFT_BOXES)
  ADD_TERM (WeftAchievement, achievement, WEFT_ACHIEVEMENTS)
  ADD_TERM (WeftPromptKind, prompt, WEFT_PROMPTS)
  ADD_TERM (WeftMoveKind, move, WEFT_MOVES)
  ADD_TERM (WeftFixKind, fix, WEFT_FIXES)
  ADD_TERM (WeftEventKind, event, WEFT_EVENTS)
  ADD_TERM (WeftCause, cause, WEFT_CAUSES)
  ADD_TERM (WeftReason, reason, WEFT_REASONS)
  ADD_TERM (WeftSkip, skip, WEFT_SKIPS)
  ADD_TERM (WeftPart, part, WEFT_PARTS)
  ADD_TERM (WeftByHand, by_hand, WEFT_BY_HANDS)
  return terms;
}

/* A move with every member a move of its kind can have. */
static WeftMove
full_move (WeftMoveKind kind, WeftFixKind fix)
{
  WeftMove move = { .kind = (guint8) kind, .fix = (guint8) fix, .cards = { 1, 2 }, .n_hexes = 1 };

  move.other = move.no_traps = TRUE;
  move.outposts[0] = (WeftOutpost){ .owner = WEFT_PLAYER_P1, .upright = TRUE, .other = TRUE };
  move.outposts[1].owner = WEFT_NONE;
  return move;
}

static gboolean
reads (JsonObject *object, WeftMove *move)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return weft_move_from_json (node, tables, "move", move, NULL);
}

/* Which members of @part, an object somewhere in @whole, are needed and which
 * are not. */
static JsonObject *
weigh_members (JsonObject *whole, JsonObject *part, const char *but)
{
  JsonObject *members = json_object_new ();
  g_autoptr (JsonArray) names = names_of (part, but);
  WeftMove read;

  for (guint i = 0; i < json_array_get_length (names); i++)
    {
      const char *name = json_array_get_string_element (names, i);
      JsonNode *value = json_node_copy (json_object_get_member (part, name));

      json_object_remove_member (part, name);
      json_object_set_string_member (members, name, reads (whole, &read) ? "optional" : "required");
      json_object_set_member (part, name, value);
    }
  return members;
}

/* The move with the members that are written and read. */
static JsonObject *
move_object (WeftMoveKind kind, WeftFixKind fix)
{
  WeftMove move = full_move (kind, fix), read;
  g_autoptr (JsonObject) written = weft_move_to_json (&move, tables);
  JsonObject *object;

  if (kind == WEFT_MOVE_NOTE)
    json_object_set_string_member (written, "text", "");
  g_assert_true (reads (written, &read));
  object = weft_move_to_json (&read, tables);
  if (kind == WEFT_MOVE_NOTE)
    json_object_set_string_member (object, "text", "");
  return object;
}

static JsonObject *
list_moves (void)
{
  JsonObject *moves = json_object_new ();

  for (guint kind = 0; kind < WEFT_N_MOVES; kind++)
    {
      g_autoptr (JsonObject) move = move_object (kind, 0);

      json_object_set_object_member (moves, weft_move_nick (kind),
                                     weigh_members (move, move, "move"));
    }
  return moves;
}

static JsonObject *
list_fixes (void)
{
  JsonObject *fixes = json_object_new ();
  g_autoptr (JsonObject) hex = move_object (WEFT_MOVE_FIX, WEFT_FIX_HEX);
  JsonObject *token =
      json_array_get_object_element (json_object_get_array_member (hex, "tokens"), 0);

  for (guint kind = 0; kind < WEFT_N_FIXES; kind++)
    {
      g_autoptr (JsonObject) fix = move_object (WEFT_MOVE_FIX, kind);
      JsonObject *members;

      json_object_remove_member (fix, "move");
      json_object_set_string_member (fix, "move", weft_move_nick (WEFT_MOVE_FIX));
      members = weigh_members (fix, fix, "move");
      json_object_remove_member (members, "what");
      json_object_set_object_member (fixes, weft_fix_nick (kind), members);
    }
  json_object_set_object_member (fixes, "tokens", weigh_members (hex, token, ""));
  return fixes;
}

static JsonObject *
list_prompts (void)
{
  JsonObject *prompts = json_object_new ();

  for (guint kind = 0; kind < WEFT_N_PROMPTS; kind++)
    {
      WeftState state = { .prompt = { .kind = (guint8) kind } };
      g_autoptr (JsonObject) prompt = weft_prompt_to_json (&state, tables);

      json_object_set_array_member (prompts, weft_prompt_nick (kind), names_of (prompt, "kind"));
    }
  return prompts;
}

static JsonObject *
list_events (void)
{
  JsonObject *events = json_object_new ();

  for (guint kind = 0; kind < WEFT_N_EVENTS; kind++)
    {
      WeftEvent event = { .kind = (guint8) kind, .rule = WEFT_RULE_A1, .n_parts = 1 };
      g_autoptr (JsonObject) object = weft_event_to_json (&event, tables, 0);

      json_object_set_array_member (events, weft_event_nick (kind), names_of (object, "event"));
      if (kind == WEFT_EVENT_VP)
        json_object_set_array_member (
            events, "parts",
            names_of (
                json_array_get_object_element (json_object_get_array_member (object, "parts"), 0),
                ""));
    }
  return events;
}

static void
read_setup (const char *text, WeftSetup *setup)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;

  weft_setup_from_json (json_node_get_object (node), tables, setup, &error);
  g_assert_no_error (error);
}

static JsonObject *
start_of (const char *setup_text)
{
  WeftSetup setup;
  WeftState state;

  read_setup (setup_text, &setup);
  weft_flow_start (tables, &setup, &state, NULL);
  return weft_state_to_json (&state, tables);
}

/* A record with every member Weft writes. */
static JsonNode *
full_record (void)
{
  WeftSeed seed = { 1, 2 };
  WeftMove move = { .kind = WEFT_MOVE_INCOME };
  WeftSetup setup;
  g_autoptr (WeftRecord) record = NULL;
  g_autofree char *text = NULL;
  JsonNode *node;

  read_setup (FULL_SETUP, &setup);
  record = weft_record_new (&setup, NULL, &seed);
  weft_record_append (record, &move, NULL, tables);
  weft_record_append (record, &move, NULL, tables);
  weft_record_undo (record);
  weft_record_set_told (record, 1);
  weft_record_set_by_hand (record, WEFT_BY_HAND_ALL);
  text = weft_record_to_text (record);
  node = json_from_string (text, NULL);
  json_object_set_member (json_node_get_object (node), "setup",
                          json_from_string (FULL_SETUP, NULL));
  return node;
}

static JsonArray *
list_rules (void)
{
  JsonArray *rules = json_array_new ();

  for (guint rule = WEFT_RULE_NONE + 1; rule < WEFT_N_RULES; rule++)
    json_array_add_string_element (rules, weft_rule_nick (rule));
  return rules;
}

static JsonArray *
list_commands (void)
{
  JsonArray *commands = json_array_new ();

  for (guint i = 0; i < WEFT_N_COMMANDS; i++)
    json_array_add_string_element (commands, weft_commands[i].name);
  return commands;
}

int
main (void)
{
  g_autoptr (JsonNode) root = json_node_alloc ();
  g_autofree char *text = NULL;
  JsonObject *all = json_object_new ();

  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  json_object_set_object_member (all, "terms", list_terms ());
  json_object_set_object_member (all, "moves", list_moves ());
  json_object_set_object_member (all, "fixes", list_fixes ());
  json_object_set_object_member (all, "prompts", list_prompts ());
  json_object_set_object_member (all, "events", list_events ());
  json_object_set_object_member (all, "solo", start_of (FULL_SETUP));
  json_object_set_object_member (all, "shadow-empire", start_of (SHADOW_SETUP));
  json_object_set_member (all, "record", full_record ());
  json_object_set_array_member (all, "rules", list_rules ());
  json_object_set_array_member (all, "commands", list_commands ());
  json_node_take_object (root, all);
  text = json_to_string (root, FALSE);
  g_print ("%s\n", text);
  weft_tables_free (tables);
  return 0;
}
