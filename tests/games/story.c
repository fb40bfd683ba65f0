/* story.c: a game as a person would tell it: moves, what they caused and where it led
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "story.h"

#include <string.h>

#include "weft-deck.h"

typedef struct
{
  const WeftTables *tables;
  GString *text;
} Story;

#define tell(story, ...) g_string_append_printf ((story)->text, __VA_ARGS__)

static const char *
hex_name (const Story *story, guint8 hex)
{
  return story->tables->hexes[hex].name;
}

static const char *
track_or_none (guint8 track)
{
  return track == WEFT_NONE ? "nothing" : weft_track_nick (track);
}

static void
tell_tracks (const Story *story, WeftTrackSet tracks)
{
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((tracks & WEFT_TRACK_BIT (track)) != 0)
      tell (story, " %s", weft_track_nick (track));
}

static void
tell_hexes (const Story *story, WeftHexSet hexes)
{
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if ((hexes >> hex & 1) != 0)
      tell (story, " %s", hex_name (story, (guint8) hex));
}

/* ---- Events ---- */

static void
tell_choice (const Story *story, const WeftEvent *event)
{
  tell (story, "%s chooses %s:", weft_player_nick (event->player), weft_track_nick (event->track));
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((event->open_tracks & WEFT_TRACK_BIT (track)) != 0)
      tell (story, " %s %u,", weft_track_nick (track), event->measure[track]);
  tell (story, " %s leaves", event->box == WEFT_NONE ? "no box" : weft_box_nick (event->box));
  tell_tracks (story, event->tracks);
  tell (story, "; ladder%s", event->ladder.from_bottom ? " from below" : "");
  for (int i = 0; i < event->ladder.length; i++)
    tell (story, " %s%s%s", i == event->ladder.heart ? "*" : "",
          weft_track_nick (event->ladder.tracks[i]), i == event->ladder.taken ? "!" : "");
}

static void
tell_step (const Story *story, const WeftEvent *event)
{
  tell (story, "%s %s on %s from %u to %u (%s%s)", weft_player_nick (event->player),
        event->kind == WEFT_EVENT_ADVANCE ? "advances" : "regresses",
        weft_track_nick (event->track), event->from, event->to, weft_cause_nick (event->cause),
        event->benefit ? "" : ", no benefit");
}

static void
tell_hex_choice (const Story *story, const WeftEvent *event)
{
  tell (story, "%s %s %s", weft_player_nick (event->player),
        event->kind == WEFT_EVENT_EXPLORE ? "explores" : "conquers", hex_name (story, event->hex));
  if (event->kind == WEFT_EVENT_CONQUER)
    tell (story, " (%s%s%s)", event->opponent ? "opponent" : "neutral",
          event->new_tile ? ", a new tile" : "",
          event->toppled ? ", a toppled shadow outpost" : "");
  if (event->pattern == 0)
    return;
  tell (story, ": hex order %u of", event->pattern);
  tell_hexes (story, event->hexes);
  for (int i = 0; i < event->n_kept; i++)
    {
      tell (story, "; %s", weft_criterion_nick (event->kept[i].criterion));
      tell_hexes (story, event->kept[i].hexes);
    }
}

static void
tell_vp (const Story *story, const WeftEvent *event)
{
  tell (story, "%s scores %d, now %d:", weft_player_nick (event->player), event->vp, event->total);
  for (int i = 0; i < event->n_parts; i++)
    tell (story, " %s%s %d x %d", i > 0 ? "+ " : "", weft_part_nick (event->parts[i].what),
          event->parts[i].count, event->parts[i].multiplier);
}

static void
tell_landmark (const Story *story, const WeftEvent *event)
{
  if (event->track == WEFT_NONE)
    tell (story, "a landmark of a landmark card");
  else
    tell (story, "%s",
          story->tables->spaces[event->track][story->tables->landmark_space[event->tier]].landmark);
}

static void
tell_favorite (const Story *story, const WeftEvent *event)
{
  tell (story, "%s's favorite ", weft_player_nick (event->player));
  if (event->changed)
    tell (story, "changes from %s to %s", weft_track_nick (event->from),
          weft_track_nick (event->to));
  else
    tell (story, "stays %s", weft_track_nick (event->to));
}

static const char *
winner_name (guint8 winner)
{
  if (winner == WEFT_WINNER_TIE)
    return "tie";
  return winner == WEFT_NONE ? "unknown" : weft_player_nick (winner);
}

static const char *
piece_name (const WeftEvent *event)
{
  return event->other ? "another piece" : "an outpost";
}

static void
tell_piece (const Story *story, const WeftEvent *event)
{
  const char *player = weft_player_nick (event->player);

  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_OUTPOST:
      if (event->upright || event->other)
        tell (story, "%s puts %s%s on %s", player, piece_name (event),
              event->upright ? "" : ", toppled,", hex_name (story, event->hex));
      else
        tell (story, "%s puts a toppled outpost on %s", player, hex_name (story, event->hex));
      tell (story, "%s", event->opponent ? " in an attack" : "");
      break;
    case WEFT_EVENT_TOPPLE:
      tell (story, "%s's outpost on %s is toppled by %s%s%s", player, hex_name (story, event->hex),
            weft_player_nick (event->by), event->opponent ? " in an attack" : "",
            event->other ? " (another piece)" : "");
      break;
    case WEFT_EVENT_PLACE:
      tell (story, "%s places %s on %s", player, piece_name (event), hex_name (story, event->hex));
      break;
    case WEFT_EVENT_STAND:
      tell (story, "%s's outpost on %s stands up%s", player, hex_name (story, event->hex),
            event->other ? " (another piece)" : "");
      break;
    default:
      g_assert_not_reached ();
    }
}

/* What happened on the map and the mats. */
static void
tell_thing (const Story *story, const WeftEvent *event)
{
  const char *player = weft_player_nick (event->player);

  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_LANDMARK:
      tell (story, "%s gains the ", player);
      tell_landmark (story, event);
      tell (story, " for %s", weft_player_nick (event->owner));
      break;
    case WEFT_EVENT_REMOVE_LANDMARK:
      tell_landmark (story, event);
      tell (story, " leaves the game");
      break;
    case WEFT_EVENT_TAPESTRY:
      if (event->discarded)
        tell (story, "%s loses a tapestry card: %d", player, event->count);
      else
        tell (story, "%s gains a tapestry card (%s): %d", player, weft_cause_nick (event->cause),
              event->count);
      break;
    case WEFT_EVENT_POOL:
      tell (story, "the pool has %d items (%s)", event->count, track_or_none (event->track));
      break;
    case WEFT_EVENT_OUTPOST:
    case WEFT_EVENT_TOPPLE:
    case WEFT_EVENT_PLACE:
    case WEFT_EVENT_STAND:
      tell_piece (story, event);
      break;
    case WEFT_EVENT_ACHIEVEMENT:
      tell (story, "%s achieves %s, place %d for %d", player,
            weft_achievement_nick (event->achievement), event->place + 1, event->vp);
      break;
    case WEFT_EVENT_TRAILBLAZER:
      tell (story, "%s puts a trailblazer outpost on %s, space %d", player,
            weft_track_nick (event->track), event->count);
      break;
    default:
      tell (story, "%s: %s", player, weft_event_nick (event->kind));
      break;
    }
}

/* How an era began. */
static const char *
begun_name (const WeftEvent *event)
{
  switch ((WeftEraBegun) event->begun)
    {
    case WEFT_ERA_CHOSEN:
      return "chosen";
    case WEFT_ERA_FIRST_TURN:
      return "the first turn";
    case WEFT_ERA_EMPTY_DECK:
      return "the deck is empty";
    case WEFT_ERA_INCOME_HAND:
      return "an income hand";
    default:
      g_assert_not_reached ();
    }
}

static void
tell_what (const Story *story, const WeftEvent *event)
{
  const char *player = weft_player_nick (event->player);

  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_CARDS:
      tell (story, "cards %u and %u", event->cards[0], event->cards[1]);
      break;
    case WEFT_EVENT_NO_ADVANCE:
      tell (story, "%s does not advance: %s", player, weft_reason_nick (event->reason));
      break;
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      tell_step (story, event);
      break;
    case WEFT_EVENT_SINGULARITY:
      tell (story, "%s leaves technology and starts again on %s", player,
            weft_track_nick (event->track));
      break;
    case WEFT_EVENT_CHOICE:
      tell_choice (story, event);
      break;
    case WEFT_EVENT_ROLL:
      tell (story, "%s rolls %s", player, weft_track_nick (event->track));
      break;
    case WEFT_EVENT_EXPLORE:
    case WEFT_EVENT_CONQUER:
      tell_hex_choice (story, event);
      break;
    case WEFT_EVENT_SKIP:
      tell (story, "%s skips %s: %s", player, weft_skip_nick (event->skip),
            weft_reason_nick (event->reason));
      break;
    case WEFT_EVENT_FAVORITE:
      tell_favorite (story, event);
      break;
    case WEFT_EVENT_ERA:
      tell (story, "%s takes income turn %d: %s", player, event->count, begun_name (event));
      break;
    case WEFT_EVENT_VP:
      tell_vp (story, event);
      break;
    case WEFT_EVENT_PROGRESS:
      tell (story, "%s adds %d progress cards", player, event->count);
      break;
    case WEFT_EVENT_OVER:
      tell (story, "the game is over, winner: %s", winner_name (event->winner));
      break;
    default:
      tell_thing (story, event);
      break;
    }
}

static void
tell_event (const Story *story, const WeftEvent *event, guint turn)
{
  if (event->kind == WEFT_EVENT_TURN)
    {
      tell (story, "\nTurn %u: %s (%s)\n", turn, weft_player_nick (event->player),
            weft_rule_nick (event->rule));
      return;
    }
  tell (story, "       %-2s ", weft_rule_nick (event->rule));
  tell_what (story, event);
  if (event->source != WEFT_SOURCE_NONE)
    tell (story, ", for the %s", weft_civilization_nick (event->source - 1));
  tell (story, "\n");
}

/* ---- Where it led ---- */

static void
tell_tokens (const Story *story, const WeftState *state, guint player)
{
  tell (story, "  %s", weft_player_nick (player));
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      const gint8 *tokens = state->tokens[player][track];

      if (!weft_setup_has_track (&state->setup, track))
        continue;
      tell (story, " %c", g_ascii_toupper (weft_track_nick (track)[0]));
      for (int i = 0; i < WEFT_N_TOKENS; i++)
        if (tokens[i] != WEFT_NO_TOKEN)
          tell (story, "%s%d", i > 0 ? "+" : "", tokens[i]);
    }
}

static void
tell_state (const Story *story, const WeftState *state)
{
  tell (story, "    =");
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (weft_setup_has_player (&state->setup, player))
      tell_tokens (story, state, player);
  tell (story, "  deck %d discard %d", weft_deck_size (&state->deck),
        __builtin_popcount (state->deck.discard) + state->deck.added);
  if (weft_setup_is_solo (&state->setup))
    tell (story, "  vp %d tapestry %d landmarks %d territories %d:%d outposts %d:%d:%d",
          state->vp[WEFT_PLAYER_AUTOMA], state->tapestry, weft_state_mat_landmarks (state),
          weft_state_territories (state, WEFT_PLAYER_AUTOMA),
          weft_state_territories (state, WEFT_PLAYER_P1), state->supply[WEFT_PLAYER_AUTOMA],
          state->supply[WEFT_PLAYER_P1], state->supply[WEFT_PLAYER_SHADOW]);
  tell (story, "\n");
}

/* Whether @after shows a turn of the bots that has just ended and nothing more. */
static gboolean
ends_bots_turn (const WeftState *before, const WeftState *after)
{
  return after->over
         || (after->turn > before->turn && !weft_player_is_human (before->active)
             && (after->prompt.kind == WEFT_PROMPT_TURN || after->prompt.kind == WEFT_PROMPT_DEAL));
}

/* ---- The game ---- */

static char *
move_text (const Story *story, const WeftRecord *record, guint index)
{
  JsonObject *object = weft_move_to_json (weft_record_move (record, index), story->tables);
  g_autoptr (JsonNode) node = json_node_alloc ();
  const char *note = weft_record_note (record, index);

  if (note != NULL)
    json_object_set_string_member (object, "text", note);
  json_node_init_object (node, object);
  json_object_unref (object);
  return json_to_string (node, FALSE);
}

static void
tell_events (const Story *story, const WeftHistory *history, int index)
{
  g_autoptr (GArray) events = weft_history_events (history, index);
  const WeftState *before = weft_history_state_at (history, (guint) MAX (index, 0));
  guint turn = index < 0 ? 0 : before->turn;

  for (guint i = 0; i < events->len; i++)
    {
      const WeftEvent *event = &g_array_index (events, WeftEvent, i);

      turn += event->kind == WEFT_EVENT_TURN ? 1 : 0;
      tell_event (story, event, turn);
    }
}

static void
tell_move (const Story *story, const WeftHistory *history, guint index)
{
  const WeftRecord *record = weft_history_record (history);
  const WeftState *before = weft_history_state_at (history, index);
  const WeftState *after = weft_history_state_at (history, index + 1);
  g_autofree char *move = move_text (story, record, index);

  if (weft_record_move (record, index)->kind == WEFT_MOVE_END_TURN)
    tell_state (story, before);
  tell (story, "%4u %s\n", index, move);
  if (ends_bots_turn (before, after) && !after->over)
    {
      /* The line of the bots' turn belongs above the heading of the next one. */
      gsize start = story->text->len;
      char *heading;

      tell_events (story, history, (int) index);
      heading = strstr (story->text->str + start, "\nTurn ");
      if (heading != NULL)
        {
          g_autofree char *rest = g_strdup (heading);

          g_string_truncate (story->text, (gsize) (heading - story->text->str));
          tell_state (story, after);
          g_string_append (story->text, rest);
        }
      return;
    }
  tell_events (story, history, (int) index);
  if (after->over && !before->over)
    tell_state (story, after);
}

char *
story_of (const WeftHistory *history, const WeftTables *tables)
{
  Story story = { tables, g_string_new (NULL) };
  const WeftRecord *record = weft_history_record (history);
  JsonObject *object = weft_setup_to_json (weft_record_setup (record), NULL);
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autofree char *setup = NULL;

  json_node_init_object (node, object);
  json_object_unref (object);
  setup = json_to_string (node, FALSE);
  tell (&story, "%s\n", setup);
  tell_events (&story, history, -1);
  for (guint i = 0; i < weft_history_n_moves (history); i++)
    tell_move (&story, history, i);
  return g_string_free (story.text, FALSE);
}
