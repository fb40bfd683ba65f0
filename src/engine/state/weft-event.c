/* weft-event.c: what a move caused, as facts with their rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-event.h"

#include "weft-sets-json-private.h"

GArray *
weft_events_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (WeftEvent));
}

/* Sets the members of one kind of event. */
typedef void (*Setter) (JsonObject *object, const WeftEvent *event, const WeftTables *tables);

static void
set_player (JsonObject *object, const WeftEvent *event, const WeftTables *tables G_GNUC_UNUSED)
{
  json_object_set_string_member (object, "player", weft_player_nick (event->player));
}

static void
set_track_named (JsonObject *object, const char *name, guint8 track)
{
  if (track == WEFT_NONE)
    json_object_set_null_member (object, name);
  else
    json_object_set_string_member (object, name, weft_track_nick (track));
}

static void
set_track (JsonObject *object, const WeftEvent *event, const WeftTables *tables G_GNUC_UNUSED)
{
  set_track_named (object, "track", event->track);
}

static void
set_count (JsonObject *object, const WeftEvent *event, const WeftTables *tables G_GNUC_UNUSED)
{
  json_object_set_int_member (object, "count", event->count);
}

static void
set_player_and_hex (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_player (object, event, tables);
  json_object_set_string_member (object, "hex", tables->hexes[event->hex].name);
}

static void
set_cards (JsonObject *object, const WeftEvent *event, const WeftTables *tables G_GNUC_UNUSED)
{
  JsonArray *cards = json_array_new ();

  json_array_add_int_element (cards, event->cards[0]);
  json_array_add_int_element (cards, event->cards[1]);
  json_object_set_array_member (object, "cards", cards);
}

static void
set_no_advance (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_player (object, event, tables);
  json_object_set_string_member (object, "why", weft_reason_nick (event->reason));
}

static void
set_step (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_player (object, event, tables);
  set_track (object, event, tables);
  json_object_set_int_member (object, "from", event->from);
  json_object_set_int_member (object, "to", event->to);
  json_object_set_string_member (object, "by", weft_cause_nick (event->cause));
  json_object_set_boolean_member (object, "benefit", event->benefit);
}

static void
set_singularity (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_player (object, event, tables);
  set_track (object, event, tables);
}

static void
set_choice (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  JsonArray *ladder = json_array_new ();

  for (int i = 0; i < event->ladder.length; i++)
    json_array_add_string_element (ladder, weft_track_nick (event->ladder.tracks[i]));
  set_player (object, event, tables);
  if (event->box == WEFT_NONE)
    json_object_set_null_member (object, "box");
  else
    json_object_set_string_member (object, "box", weft_box_nick (event->box));
  json_object_set_array_member (object, "candidates", weft_track_set_to_json (event->tracks));
  json_object_set_array_member (object, "ladder", ladder);
  set_track_named (object, "chosen", event->track);
}

/* A landmark's track and tier (from II); both null for one of a landmark card (S7). */
static void
set_removal (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_track (object, event, tables);
  if (event->tier == WEFT_NONE)
    json_object_set_null_member (object, "tier");
  else
    json_object_set_int_member (object, "tier", event->tier + 2);
}

static void
set_landmark (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  const WeftSpace *spaces = tables->spaces[event->track];

  set_player (object, event, tables);
  json_object_set_string_member (object, "owner", weft_player_nick (event->owner));
  set_removal (object, event, tables);
  json_object_set_string_member (object, "name",
                                 spaces[tables->landmark_space[event->tier]].landmark);
}

static void
set_hex_choice (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  WeftHexSet kept = event->n_kept > 0 ? event->kept[event->n_kept - 1].hexes : event->hexes;

  set_player_and_hex (object, event, tables);
  json_object_set_array_member (object, "candidates", weft_hex_set_to_json (event->hexes, tables));
  json_object_set_array_member (object, "kept", weft_hex_set_to_json (kept, tables));
  if (event->pattern == 0)
    json_object_set_null_member (object, "hexes");
  else
    json_object_set_int_member (object, "hexes", event->pattern);
}

static void
set_conquest (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_hex_choice (object, event, tables);
  json_object_set_string_member (object, "kind", event->opponent ? "opponent" : "neutral");
  json_object_set_boolean_member (object, "toppled", event->toppled);
}

static void
set_skip (JsonObject *object, const WeftEvent *event, const WeftTables *tables G_GNUC_UNUSED)
{
  json_object_set_string_member (object, "what", weft_skip_nick (event->skip));
  json_object_set_string_member (object, "why", weft_reason_nick (event->reason));
}

static void
set_outpost (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_player_and_hex (object, event, tables);
  json_object_set_boolean_member (object, "upright", event->upright);
}

static void
set_place (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_player_and_hex (object, event, tables);
  json_object_set_boolean_member (object, "other", event->other);
}

static void
set_favorite (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_player (object, event, tables);
  set_track_named (object, "from", event->from);
  set_track_named (object, "to", event->to);
  json_object_set_boolean_member (object, "changed", event->changed);
}

static void
set_era (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_player (object, event, tables);
  json_object_set_int_member (object, "income_turn", event->count);
}

static JsonObject *
part_to_json (const WeftVpPart *part)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "what", weft_part_nick (part->what));
  json_object_set_int_member (object, "count", part->count);
  json_object_set_int_member (object, "multiplier", part->multiplier);
  json_object_set_int_member (object, "vp", part->vp);
  return object;
}

static void
set_vp (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  JsonArray *parts = json_array_new ();

  for (int i = 0; i < event->n_parts; i++)
    json_array_add_object_element (parts, part_to_json (&event->parts[i]));
  set_player (object, event, tables);
  json_object_set_int_member (object, "vp", event->vp);
  json_object_set_int_member (object, "total", event->total);
  json_object_set_array_member (object, "parts", parts);
}

static void
set_achievement (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_player (object, event, tables);
  json_object_set_string_member (object, "achievement", weft_achievement_nick (event->achievement));
  json_object_set_int_member (object, "place", event->place);
  json_object_set_int_member (object, "vp", event->vp);
}

static void
set_trailblazer (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  set_track (object, event, tables);
  json_object_set_int_member (object, "space", event->count);
}

static void
set_winner (JsonObject *object, const WeftEvent *event, const WeftTables *tables G_GNUC_UNUSED)
{
  weft_winner_to_json (object, event->winner);
}

/* Events without members of their own have none here. */
static const Setter setters[WEFT_N_EVENTS] = {
  [WEFT_EVENT_CARDS] = set_cards,
  [WEFT_EVENT_NO_ADVANCE] = set_no_advance,
  [WEFT_EVENT_ADVANCE] = set_step,
  [WEFT_EVENT_REGRESS] = set_step,
  [WEFT_EVENT_SINGULARITY] = set_singularity,
  [WEFT_EVENT_CHOICE] = set_choice,
  [WEFT_EVENT_LANDMARK] = set_landmark,
  [WEFT_EVENT_TAPESTRY] = set_count,
  [WEFT_EVENT_ROLL] = set_track,
  [WEFT_EVENT_EXPLORE] = set_hex_choice,
  [WEFT_EVENT_CONQUER] = set_conquest,
  [WEFT_EVENT_SKIP] = set_skip,
  [WEFT_EVENT_OUTPOST] = set_outpost,
  [WEFT_EVENT_TOPPLE] = set_player_and_hex,
  [WEFT_EVENT_PLACE] = set_place,
  [WEFT_EVENT_STAND] = set_player_and_hex,
  [WEFT_EVENT_FAVORITE] = set_favorite,
  [WEFT_EVENT_ERA] = set_era,
  [WEFT_EVENT_VP] = set_vp,
  [WEFT_EVENT_PROGRESS] = set_count,
  [WEFT_EVENT_ACHIEVEMENT] = set_achievement,
  [WEFT_EVENT_POOL] = set_count,
  [WEFT_EVENT_TRAILBLAZER] = set_trailblazer,
  [WEFT_EVENT_REMOVE_LANDMARK] = set_removal,
  [WEFT_EVENT_TURN] = set_player,
  [WEFT_EVENT_OVER] = set_winner,
};

JsonObject *
weft_event_to_json (const WeftEvent *event, const WeftTables *tables, int move)
{
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (event != NULL && tables != NULL, object);

  json_object_set_string_member (object, "event", weft_event_nick (event->kind));
  if (setters[event->kind] != NULL)
    setters[event->kind](object, event, tables);
  json_object_set_string_member (object, "rule", weft_rule_nick (event->rule));
  json_object_set_int_member (object, "move", move);
  return object;
}
