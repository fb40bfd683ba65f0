/* weft-event.c: what a move caused, as facts with their rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-event.h"

#include "weft-sets-json.h"

GArray *
weft_events_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (WeftEvent));
}

static void
set_player (JsonObject *object, const WeftEvent *event)
{
  json_object_set_string_member (object, "player", weft_player_nick (event->player));
}

static void
set_track (JsonObject *object, const char *name, guint8 track)
{
  if (track == WEFT_NONE)
    json_object_set_null_member (object, name);
  else
    json_object_set_string_member (object, name, weft_track_nick (track));
}

static void
set_hex (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  json_object_set_string_member (object, "hex", tables->hexes[event->hex].name);
}

static void
set_step (JsonObject *object, const WeftEvent *event)
{
  set_player (object, event);
  set_track (object, "track", event->track);
  json_object_set_int_member (object, "from", event->from);
  json_object_set_int_member (object, "to", event->to);
  json_object_set_string_member (object, "by", weft_cause_nick (event->cause));
  json_object_set_boolean_member (object, "benefit", event->benefit);
}

static void
set_choice (JsonObject *object, const WeftEvent *event)
{
  JsonArray *ladder = json_array_new ();

  for (int i = 0; i < event->ladder_length; i++)
    json_array_add_string_element (ladder, weft_track_nick (event->ladder[i]));
  set_player (object, event);
  if (event->box == WEFT_NONE)
    json_object_set_null_member (object, "box");
  else
    json_object_set_string_member (object, "box", weft_box_nick (event->box));
  json_object_set_array_member (object, "candidates", weft_track_set_to_json (event->tracks));
  json_object_set_array_member (object, "ladder", ladder);
  set_track (object, "chosen", event->track);
}

static void
set_hex_choice (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  WeftHexSet kept = event->n_kept > 0 ? event->kept[event->n_kept - 1].hexes : event->hexes;

  set_player (object, event);
  set_hex (object, event, tables);
  json_object_set_array_member (object, "candidates", weft_hex_set_to_json (event->hexes, tables));
  json_object_set_array_member (object, "kept", weft_hex_set_to_json (kept, tables));
  if (event->pattern == 0)
    json_object_set_null_member (object, "hexes");
  else
    json_object_set_int_member (object, "hexes", event->pattern);
}

static void
set_vp (JsonObject *object, const WeftEvent *event)
{
  JsonArray *parts = json_array_new ();

  for (int i = 0; i < event->n_parts; i++)
    {
      JsonObject *part = json_object_new ();

      json_object_set_string_member (part, "what", weft_part_nick (event->parts[i].what));
      json_object_set_int_member (part, "count", event->parts[i].count);
      json_object_set_int_member (part, "multiplier", event->parts[i].multiplier);
      json_object_set_int_member (part, "vp", event->parts[i].vp);
      json_array_add_object_element (parts, part);
    }
  set_player (object, event);
  json_object_set_int_member (object, "vp", event->vp);
  json_object_set_int_member (object, "total", event->total);
  json_object_set_array_member (object, "parts", parts);
}

static void
set_cards (JsonObject *object, const WeftEvent *event)
{
  JsonArray *cards = json_array_new ();

  json_array_add_int_element (cards, event->cards[0]);
  json_array_add_int_element (cards, event->cards[1]);
  json_object_set_array_member (object, "cards", cards);
}

/* A landmark's track and tier (from II); both null for one of a landmark card (S7). */
static void
set_landmark (JsonObject *object, const WeftEvent *event)
{
  set_track (object, "track", event->track);
  if (event->tier == WEFT_NONE)
    json_object_set_null_member (object, "tier");
  else
    json_object_set_int_member (object, "tier", event->tier + 2);
}

static void
set_members (JsonObject *object, const WeftEvent *event, const WeftTables *tables)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_CARDS:
      set_cards (object, event);
      break;
    case WEFT_EVENT_NO_ADVANCE:
      set_player (object, event);
      json_object_set_string_member (object, "why", weft_reason_nick (event->reason));
      break;
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      set_step (object, event);
      break;
    case WEFT_EVENT_CHOICE:
      set_choice (object, event);
      break;
    case WEFT_EVENT_LANDMARK:
      set_player (object, event);
      json_object_set_string_member (object, "owner", weft_player_nick (event->owner));
      set_landmark (object, event);
      json_object_set_string_member (
          object, "name",
          tables->spaces[event->track][tables->landmark_space[event->tier]].landmark);
      break;
    case WEFT_EVENT_TAPESTRY:
    case WEFT_EVENT_PROGRESS:
    case WEFT_EVENT_POOL:
      json_object_set_int_member (object, "count", event->count);
      break;
    case WEFT_EVENT_ROLL:
      set_track (object, "track", event->track);
      break;
    case WEFT_EVENT_EXPLORE:
      set_hex_choice (object, event, tables);
      break;
    case WEFT_EVENT_CONQUER:
      set_hex_choice (object, event, tables);
      json_object_set_string_member (object, "kind", event->opponent ? "opponent" : "neutral");
      json_object_set_boolean_member (object, "toppled", event->toppled);
      break;
    case WEFT_EVENT_SKIP:
      json_object_set_string_member (object, "what", weft_skip_nick (event->skip));
      json_object_set_string_member (object, "why", weft_reason_nick (event->reason));
      break;
    case WEFT_EVENT_OUTPOST:
      set_player (object, event);
      set_hex (object, event, tables);
      json_object_set_boolean_member (object, "upright", event->upright);
      break;
    case WEFT_EVENT_TOPPLE:
      set_player (object, event);
      set_hex (object, event, tables);
      break;
    case WEFT_EVENT_FAVORITE:
      set_player (object, event);
      set_track (object, "from", event->from);
      set_track (object, "to", event->to);
      json_object_set_boolean_member (object, "changed", event->changed);
      break;
    case WEFT_EVENT_ERA:
      set_player (object, event);
      json_object_set_int_member (object, "income_turn", event->count);
      break;
    case WEFT_EVENT_VP:
      set_vp (object, event);
      break;
    case WEFT_EVENT_ACHIEVEMENT:
      set_player (object, event);
      json_object_set_string_member (object, "achievement",
                                     weft_achievement_nick (event->achievement));
      json_object_set_int_member (object, "place", event->place);
      json_object_set_int_member (object, "vp", event->vp);
      break;
    case WEFT_EVENT_TRAILBLAZER:
      set_track (object, "track", event->track);
      json_object_set_int_member (object, "space", event->count);
      break;
    case WEFT_EVENT_REMOVE_LANDMARK:
      set_landmark (object, event);
      break;
    case WEFT_EVENT_TURN:
      set_player (object, event);
      break;
    case WEFT_EVENT_OVER:
      weft_winner_to_json (object, event->winner);
      break;
    case WEFT_EVENT_DISCARD_TECH:
    case WEFT_EVENT_DISCARD_MASTERPIECES:
    case WEFT_EVENT_PLAY_TAPESTRY:
    case WEFT_EVENT_SHUFFLE:
    case WEFT_N_EVENTS:
    default:
      break;
    }
}

JsonObject *
weft_event_to_json (const WeftEvent *event, const WeftTables *tables, int move)
{
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (event != NULL && tables != NULL, object);

  json_object_set_string_member (object, "event", weft_event_nick (event->kind));
  set_members (object, event, tables);
  json_object_set_string_member (object, "rule", event->rule);
  json_object_set_int_member (object, "move", move);
  return object;
}
