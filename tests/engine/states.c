/* states.c: a game at one moment, as the record format has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-state-json.h"

#include <string.h>

#include "test-game.h"
#include "weft-board.h"

/* A member of the state as text, with ' for ". */
static char *
member (const WeftState *state, const char *name)
{
  g_autoptr (JsonObject) object = weft_state_to_json (state, test_tables ());
  char *text;

  if (!json_object_has_member (object, name))
    return NULL;
  text = json_to_string (json_object_get_member (object, name), FALSE);
  return g_strdelimit (text, "\"", '\'');
}

static void
assert_member (const WeftState *state, const char *name, const char *expected)
{
  g_autofree char *text = member (state, name);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_within (const WeftState *state, const char *name, const char *part)
{
  g_autofree char *text = member (state, name);

  g_test_message ("%s: %s", name, text);
  g_assert_nonnull (strstr (text, part));
}

static void
test_prompts (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftState *state = &game.state;

  assert_member (state, "prompt", "{'kind':'turn','player':'p1'}");
  state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_ROLL, .tracks = state->setup.tracks };
  assert_member (state, "prompt",
                 "{'kind':'roll','tracks':['exploration','technology','military','science']}");
  state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_HUMAN_TRAP, .hex = hex_at ("G3") };
  assert_member (state, "prompt", "{'kind':'human-trap','hex':'G3'}");
  state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_DEAL };
  assert_member (state, "prompt", "{'kind':'deal'}");
}

static void
test_tracks (void)
{
  WeftSetup setup = solo_setup (2);
  g_auto (Game) game = { 0 };
  WeftState *state = &game.state;

  put_expansion (&setup, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  game = game_begin (setup);
  put (&game, P1, EXPLORATION, 12);
  state->tokens[P1][ARTS][1] = 3;
  put (&game, SHADOW, ARTS, WEFT_NO_TOKEN);
  state->complete[P1] = WEFT_TRACK_BIT (EXPLORATION) | WEFT_TRACK_BIT (ARTS);
  assert_within (state, "tracks",
                 "'p1':{'exploration':[12],'technology':[0],'military':[0],'science':[0],"
                 "'arts':[0,3]}");
  assert_within (state, "tracks", "'science':[0],'arts':[]}}"); /* of the Shadow Empire, the last */
  assert_member (state, "complete", "{'p1':['exploration','arts']}");
  assert_member (state, "favorites", "{'automa':'exploration','shadow':'science'}");
  state->landmarks[EXPLORATION][0] = AUTOMA;
  state->landmarks[ARTS][2] = WEFT_OWNER_REMOVED;
  state->landmarks[ARTS][1] = P1;
  assert_member (state, "landmarks",
                 "{'exploration':['automa',null,null],'technology':[null,null,null],"
                 "'military':[null,null,null],'science':[null,null,null],"
                 "'arts':[null,'p1','removed']}");
  state->trailblazers[EXPLORATION] = 1u << 0 | 1u << 12;
  state->trailblazers[ARTS] = 1u << 5;
  assert_member (state, "trailblazers",
                 "{'exploration':[0,12],'technology':[],'military':[],'science':[],'arts':[5]}");
}

static void
test_players (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftState *state = &game.state;

  state->vp[AUTOMA] = 77;
  state->income_turns[AUTOMA] = 3;
  state->tapestry = 4;
  state->supply[AUTOMA] = 5;
  state->supply[SHADOW] = 6;
  state->supply[P1] = 7;
  state->income_turns[P1] = 2;
  state->landmark_cards = 2;
  state->landmarks[MILITARY][1] = AUTOMA;
  state->pool = 8;
  assert_member (state, "automa",
                 "{'vp':77,'income_turns':3,'tapestry':4,'outposts':5,'landmarks':3,'pool':8,"
                 "'territories':1}");
  assert_member (state, "shadow", "{'outposts':6}");
  assert_member (state, "players", "{'p1':{'income_turns':2,'vp':null,'outposts':7}}");
  state->vp[P1] = 0;
  assert_member (state, "players", "{'p1':{'income_turns':2,'vp':0,'outposts':7}}");
  state->achievements[WEFT_ACHIEVEMENT_COMPLETE_TRACK][0] = P1;
  state->achievements[WEFT_ACHIEVEMENT_TOPPLE_TWO][1] = AUTOMA;
  assert_within (state, "achievements", "'complete-track':['p1',null]");
  assert_within (state, "achievements", "'topple-two':[null,'automa']");
  assert_member (state, "tiles", "true");
  state->tiles = FALSE;
  assert_member (state, "tiles", "false");
}

/* Sorted by the players' names, upright pieces first, outposts before other pieces. */
static void
test_pieces (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftState *state = &game.state;
  guint8 hex = hex_at ("D4");
  WeftOutpost lying[] = { { P1, FALSE, AUTOMA, FALSE }, { AUTOMA, FALSE, WEFT_NONE, FALSE } };
  WeftOutpost mixed[] = { { P1, FALSE, AUTOMA, FALSE }, { P1, TRUE, WEFT_NONE, TRUE } };
  WeftOutpost others[] = { { P1, FALSE, AUTOMA, TRUE }, { P1, FALSE, AUTOMA, FALSE } };
  WeftOutpost shadow[] = { { SHADOW, FALSE, WEFT_NONE, FALSE }, { P1, TRUE, WEFT_NONE, FALSE } };

  assert_within (state, "hexes", "'D4':{'territory':true,'tokens':[]}");
  weft_board_set (&state->board, hex, lying);
  assert_within (state, "hexes",
                 "'D4':{'territory':true,'tokens':[{'player':'automa','upright':false},"
                 "{'player':'p1','upright':false}]}");
  weft_board_set (&state->board, hex, mixed);
  assert_within (state, "hexes",
                 "'D4':{'territory':true,'tokens':[{'player':'p1','upright':true,'other':true},"
                 "{'player':'p1','upright':false}]}");
  weft_board_set (&state->board, hex, others);
  assert_within (state, "hexes",
                 "'D4':{'territory':true,'tokens':[{'player':'p1','upright':false},"
                 "{'player':'p1','upright':false,'other':true}]}");
  weft_board_set (&state->board, hex, shadow);
  assert_within (state, "hexes",
                 "'D4':{'territory':true,'tokens':[{'player':'p1','upright':true},"
                 "{'player':'shadow','upright':false}]}");
}

/* Every territory has its place among the hexes, and only territories. */
static void
test_hexes (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  g_autofree char *printed = member (&game.state, "hexes");
  g_auto (GStrv) some = g_strsplit (printed, "'territory':true", -1), all = NULL;
  g_autofree char *full = NULL;

  g_assert_cmpint ((int) g_strv_length (some) - 1, ==,
                   __builtin_popcountll (game.state.board.territories));
  game.state.board.territories = WEFT_HEX_BIT (WEFT_N_HEXES) - 1;
  full = member (&game.state, "hexes");
  all = g_strsplit (full, "'territory':true", -1);
  g_assert_cmpint ((int) g_strv_length (all) - 1, ==, WEFT_N_HEXES);
}

static void
test_deck (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftDeck *deck = &game.state.deck;

  deck->known = WEFT_CARD_BIT (1) | WEFT_CARD_BIT (22);
  deck->unknown = 3;
  deck->pile = WEFT_CARD_BIT (8);
  deck->discard = WEFT_CARD_BIT (2) | WEFT_CARD_BIT (7);
  assert_member (&game.state, "deck",
                 "{'known':[1,22],'unknown':3,'pile':[8],'latest':null,'discard':[2,7]}");
  deck->latest[0] = 7;
  deck->latest[1] = 2;
  assert_member (&game.state, "deck",
                 "{'known':[1,22],'unknown':3,'pile':[8],'latest':[7,2],'discard':[2,7]}");
}

static void
test_end (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftState *state = &game.state;

  state->turn = 31;
  assert_member (state, "turn", "31");
  assert_member (state, "over", "false");
  assert_member (state, "winner", "null");
  state->over = TRUE;
  state->vp[AUTOMA] = 100;
  assert_member (state, "over", "true");
  assert_member (state, "winner", "null");
  state->vp[P1] = 99;
  assert_member (state, "winner", "'automa'");
  state->vp[P1] = 101;
  assert_member (state, "winner", "'p1'");
  state->vp[P1] = 100;
  assert_member (state, "winner", "'tie'");
}

/* Without a map and the Automa's mat; of the bots there is one. */
static void
test_shadow_empire (void)
{
  static const char *const absent[] = { "automa", "shadow", "hexes", "tiles", "trailblazers" };
  g_auto (Game) game = game_begin (shadow_setup (4));

  for (guint i = 0; i < G_N_ELEMENTS (absent); i++)
    assert_member (&game.state, absent[i], NULL);
  assert_member (&game.state, "favorites", "{'shadow':'exploration'}");
  assert_member (&game.state, "complete", "{'p1':[],'p2':[],'p3':[],'p4':[]}");
  assert_member (&game.state, "achievements", "{'complete-track':[null,null]}");
  game.state.income_turns[WEFT_PLAYER_P4] = 5;
  assert_member (&game.state, "players",
                 "{'p1':{'income_turns':0,'vp':null},'p2':{'income_turns':0,'vp':null},"
                 "'p3':{'income_turns':0,'vp':null},'p4':{'income_turns':5,'vp':null}}");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/states/prompts", test_prompts);
  g_test_add_func ("/states/tracks", test_tracks);
  g_test_add_func ("/states/players", test_players);
  g_test_add_func ("/states/pieces", test_pieces);
  g_test_add_func ("/states/hexes", test_hexes);
  g_test_add_func ("/states/deck", test_deck);
  g_test_add_func ("/states/end", test_end);
  g_test_add_func ("/states/shadow-empire", test_shadow_empire);
  return g_test_run ();
}
