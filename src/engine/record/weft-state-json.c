/* weft-state-json.c: the state as the record format describes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-state-json.h"

#include "weft-board.h"
#include "weft-sets-json-private.h"

JsonObject *
weft_prompt_to_json (const WeftState *state, const WeftTables *tables)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "kind", weft_prompt_nick (state->prompt.kind));
  if (state->prompt.kind == WEFT_PROMPT_TURN)
    json_object_set_string_member (object, "player", weft_player_nick (state->prompt.player));
  if (state->prompt.kind == WEFT_PROMPT_ROLL)
    json_object_set_array_member (object, "tracks", weft_track_set_to_json (state->prompt.tracks));
  if (state->prompt.kind == WEFT_PROMPT_HUMAN_TRAP)
    json_object_set_string_member (object, "hex", tables->hexes[state->prompt.hex].name);
  return object;
}

/* A player, null for nobody, “removed” for a landmark out of the game. */
static void
add_owner (JsonArray *array, guint8 owner)
{
  if (owner == WEFT_NONE)
    json_array_add_null_element (array);
  else
    json_array_add_string_element (array, owner == WEFT_OWNER_REMOVED ? "removed"
                                                                      : weft_player_nick (owner));
}

static JsonObject *
tokens_to_json (const WeftState *state, guint player)
{
  JsonObject *tracks = json_object_new ();

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      JsonArray *spaces;

      if (!weft_setup_has_track (&state->setup, track))
        continue;
      spaces = json_array_new ();
      for (int token = 0; token < WEFT_N_TOKENS; token++)
        if (state->tokens[player][track][token] != WEFT_NO_TOKEN)
          json_array_add_int_element (spaces, state->tokens[player][track][token]);
      json_object_set_array_member (tracks, weft_track_nick (track), spaces);
    }
  return tracks;
}

static void
set_tracks (JsonObject *object, const WeftState *state)
{
  JsonObject *tracks = json_object_new (), *complete = json_object_new ();

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      const char *nick = weft_player_nick (player);

      if (!weft_setup_has_player (&state->setup, player))
        continue;
      json_object_set_object_member (tracks, nick, tokens_to_json (state, player));
      if (weft_player_is_human (player))
        json_object_set_array_member (complete, nick,
                                      weft_track_set_to_json (state->complete[player]));
    }
  json_object_set_object_member (object, "tracks", tracks);
  json_object_set_object_member (object, "complete", complete);
}

static void
set_favorites (JsonObject *object, const WeftState *state)
{
  JsonObject *favorites = json_object_new ();

  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    if (weft_setup_has_player (&state->setup, bot))
      json_object_set_string_member (favorites, weft_player_nick (bot),
                                     weft_track_nick (state->favorites[bot]));
  json_object_set_object_member (object, "favorites", favorites);
}

static void
set_landmarks (JsonObject *object, const WeftState *state)
{
  JsonObject *landmarks = json_object_new ();

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      JsonArray *owners;

      if (!weft_setup_has_track (&state->setup, track))
        continue;
      owners = json_array_new ();
      for (int tier = 0; tier < WEFT_N_TIERS; tier++)
        add_owner (owners, state->landmarks[track][tier]);
      json_object_set_array_member (landmarks, weft_track_nick (track), owners);
    }
  json_object_set_object_member (object, "landmarks", landmarks);
}

static void
set_achievements (JsonObject *object, const WeftState *state)
{
  JsonObject *achievements = json_object_new ();

  for (guint i = 0; i < WEFT_N_ACHIEVEMENTS; i++)
    {
      JsonArray *places;

      if (!weft_state_has_achievement (state, i))
        continue;
      places = json_array_new ();
      add_owner (places, state->achievements[i][0]);
      add_owner (places, state->achievements[i][1]);
      json_object_set_array_member (achievements, weft_achievement_nick (i), places);
    }
  json_object_set_object_member (object, "achievements", achievements);
}

static void
set_bots (JsonObject *object, const WeftState *state)
{
  JsonObject *automa = json_object_new (), *shadow = json_object_new ();

  json_object_set_int_member (automa, "vp", state->vp[WEFT_PLAYER_AUTOMA]);
  json_object_set_int_member (automa, "income_turns", state->income_turns[WEFT_PLAYER_AUTOMA]);
  json_object_set_int_member (automa, "tapestry", state->tapestry);
  json_object_set_int_member (automa, "outposts", state->supply[WEFT_PLAYER_AUTOMA]);
  json_object_set_int_member (automa, "landmarks", weft_state_mat_landmarks (state));
  json_object_set_int_member (automa, "pool", state->pool);
  json_object_set_int_member (automa, "territories",
                              weft_state_territories (state, WEFT_PLAYER_AUTOMA));
  json_object_set_int_member (shadow, "outposts", state->supply[WEFT_PLAYER_SHADOW]);
  json_object_set_object_member (object, "automa", automa);
  json_object_set_object_member (object, "shadow", shadow);
}

static void
set_players (JsonObject *object, const WeftState *state)
{
  JsonObject *players = json_object_new ();

  for (guint player = 0; player < state->setup.n_humans; player++)
    {
      JsonObject *human = json_object_new ();

      json_object_set_int_member (human, "income_turns", state->income_turns[player]);
      if (state->vp[player] == WEFT_VP_UNKNOWN)
        json_object_set_null_member (human, "vp");
      else
        json_object_set_int_member (human, "vp", state->vp[player]);
      if (weft_setup_is_solo (&state->setup))
        json_object_set_int_member (human, "outposts", state->supply[player]);
      json_object_set_object_member (players, weft_player_nick (player), human);
    }
  json_object_set_object_member (object, "players", players);
}

static JsonObject *
piece_to_json (const WeftOutpost *piece)
{
  JsonObject *token = json_object_new ();

  json_object_set_string_member (token, "player", weft_player_nick (piece->owner));
  json_object_set_boolean_member (token, "upright", piece->upright);
  if (piece->other)
    json_object_set_boolean_member (token, "other", TRUE);
  return token;
}

/* The pieces on a hex, sorted by the players' names, upright ones first, outposts before others. */
static JsonArray *
outposts_to_json (const WeftOutpost *outposts)
{
  static const guint8 by_name[] = { WEFT_PLAYER_AUTOMA, WEFT_PLAYER_P1, WEFT_PLAYER_P2,
                                    WEFT_PLAYER_P3,     WEFT_PLAYER_P4, WEFT_PLAYER_SHADOW };
  JsonArray *tokens = json_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (by_name); i++)
    for (int kind = 0; kind < 4; kind++)
      for (int slot = 0; slot < WEFT_HEX_TOKENS; slot++)
        if (outposts[slot].owner == by_name[i] && outposts[slot].upright == (kind < 2)
            && outposts[slot].other == kind % 2)
          json_array_add_object_element (tokens, piece_to_json (&outposts[slot]));
  return tokens;
}

static void
set_hexes (JsonObject *object, const WeftState *state, const WeftTables *tables)
{
  JsonObject *hexes = json_object_new ();

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      JsonObject *entry;

      if (!weft_board_is_territory (&state->board, hex))
        continue;
      entry = json_object_new ();
      json_object_set_boolean_member (entry, "territory", TRUE);
      json_object_set_array_member (entry, "tokens", outposts_to_json (state->board.outposts[hex]));
      json_object_set_object_member (hexes, tables->hexes[hex].name, entry);
    }
  json_object_set_object_member (object, "hexes", hexes);
}

static void
set_deck (JsonObject *object, const WeftDeck *deck)
{
  JsonObject *cards = json_object_new ();
  JsonArray *latest;

  json_object_set_array_member (cards, "known", weft_card_set_to_json (deck->known));
  json_object_set_int_member (cards, "unknown", deck->unknown);
  json_object_set_array_member (cards, "pile", weft_card_set_to_json (deck->pile));
  if (deck->latest[0] == 0)
    json_object_set_null_member (cards, "latest");
  else
    {
      latest = json_array_new ();
      json_array_add_int_element (latest, deck->latest[0]);
      json_array_add_int_element (latest, deck->latest[1]);
      json_object_set_array_member (cards, "latest", latest);
    }
  json_object_set_array_member (cards, "discard", weft_card_set_to_json (deck->discard));
  json_object_set_object_member (object, "deck", cards);
}

static void
set_trailblazers (JsonObject *object, const WeftState *state)
{
  JsonObject *trailblazers = json_object_new ();

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      JsonArray *spaces;

      if (!weft_setup_has_track (&state->setup, track))
        continue;
      spaces = json_array_new ();
      for (int space = 0; space <= WEFT_LAST_SPACE; space++)
        if ((state->trailblazers[track] >> space) & 1)
          json_array_add_int_element (spaces, space);
      json_object_set_array_member (trailblazers, weft_track_nick (track), spaces);
    }
  json_object_set_object_member (object, "trailblazers", trailblazers);
}

JsonObject *
weft_state_to_json (const WeftState *state, const WeftTables *tables)
{
  JsonObject *object = json_object_new ();
  gboolean solo;

  g_return_val_if_fail (state != NULL && tables != NULL, object);

  solo = weft_setup_is_solo (&state->setup);
  json_object_set_object_member (object, "prompt", weft_prompt_to_json (state, tables));
  json_object_set_int_member (object, "turn", state->turn);
  json_object_set_boolean_member (object, "over", state->over);
  weft_winner_to_json (object, weft_state_winner (state));
  set_tracks (object, state);
  set_favorites (object, state);
  set_landmarks (object, state);
  if (solo)
    set_bots (object, state);
  set_players (object, state);
  set_achievements (object, state);
  if (solo)
    set_hexes (object, state, tables);
  set_deck (object, &state->deck);
  if (solo)
    {
      json_object_set_boolean_member (object, "tiles", state->tiles);
      set_trailblazers (object, state);
    }
  return object;
}
