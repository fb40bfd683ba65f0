/* moves.c: reading, writing, allowing and refusing moves; corrections
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "test-game.h"
#include "weft-board.h"
#include "weft-error.h"
#include "weft-legal-moves.h"
#include "weft-move.h"

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = weft_json_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  return node;
}

static gboolean
read_move (const char *text, WeftMove *move, GError **error)
{
  g_autoptr (JsonNode) node = parse (text);

  return weft_move_from_json (node, test_tables (), "moves[3]", move, error);
}

static const char *const good_moves[] = {
  "{\"move\":\"income\",\"player\":\"p1\"}",
  "{\"move\":\"advance\",\"player\":\"p2\",\"track\":\"arts\"}",
  "{\"move\":\"advance\",\"player\":\"p1\",\"track\":\"science\",\"token\":1}",
  "{\"move\":\"regress\",\"player\":\"p1\",\"track\":\"military\"}",
  "{\"move\":\"singularity\",\"player\":\"p1\",\"track\":\"exploration\"}",
  "{\"move\":\"explore\",\"player\":\"p1\",\"hex\":\"C3\"}",
  "{\"move\":\"conquer\",\"player\":\"p1\",\"hex\":\"D4\"}",
  "{\"move\":\"conquer\",\"player\":\"p1\",\"hex\":\"D4\",\"other\":true}",
  "{\"move\":\"conquer\",\"player\":\"p1\",\"hex\":\"D4\",\"other\":true,\"no_traps\":true}",
  "{\"move\":\"place\",\"player\":\"p1\",\"hex\":\"D4\"}",
  "{\"move\":\"place\",\"player\":\"p1\",\"hex\":\"D4\",\"other\":true}",
  "{\"move\":\"revolution\",\"player\":\"p1\",\"hexes\":[\"G3\",\"A1\",\"D4\"]}",
  "{\"move\":\"take-landmark\",\"player\":\"p2\",\"track\":\"arts\",\"tier\":4}",
  "{\"move\":\"age-of-discovery\",\"player\":\"p1\",\"track\":\"military\"}",
  "{\"move\":\"age-of-discovery\",\"player\":\"p1\",\"track\":\"military\",\"token\":0}",
  "{\"move\":\"tie\",\"winner\":\"automa\"}",
  "{\"move\":\"tie\",\"winner\":\"tie\"}",
  "{\"move\":\"take-pool\",\"player\":\"p1\"}",
  "{\"move\":\"vp\",\"player\":\"p4\",\"vp\":999}",
  "{\"move\":\"end-turn\",\"player\":\"p1\"}",
  "{\"move\":\"deal\",\"cards\":[3,12]}",
  "{\"move\":\"roll\",\"track\":\"technology\"}",
  "{\"move\":\"reveal\",\"card\":22}",
  "{\"move\":\"answer\",\"value\":true}",
  "{\"move\":\"tiles\",\"left\":false}",
  "{\"move\":\"fix\",\"what\":\"track\",\"player\":\"automa\",\"track\":\"science\",\"space\":12}",
  "{\"move\":\"fix\",\"what\":\"track\",\"player\":\"p1\",\"track\":\"science\",\"space\":0,"
  "\"token\":0}",
  "{\"move\":\"fix\",\"what\":\"favorite\",\"player\":\"shadow\",\"track\":\"arts\"}",
  "{\"move\":\"fix\",\"what\":\"landmark\",\"track\":\"arts\",\"tier\":2,\"owner\":null}",
  "{\"move\":\"fix\",\"what\":\"landmark\",\"track\":\"arts\",\"tier\":4,\"owner\":\"p1\"}",
  "{\"move\":\"fix\",\"what\":\"hex\",\"hex\":\"C3\",\"territory\":true,\"tokens\":[]}",
  "{\"move\":\"fix\",\"what\":\"hex\",\"hex\":\"C3\",\"territory\":true,\"tokens\":"
  "[{\"player\":\"automa\",\"upright\":true},{\"player\":\"shadow\",\"upright\":false}]}",
  "{\"move\":\"fix\",\"what\":\"hex\",\"hex\":\"C3\",\"territory\":true,\"tokens\":"
  "[{\"player\":\"p1\",\"upright\":true,\"other\":true},{\"player\":\"p1\",\"upright\":false}]}",
  "{\"move\":\"fix\",\"what\":\"tapestry\",\"count\":50}",
  "{\"move\":\"fix\",\"what\":\"vp\",\"player\":\"automa\",\"vp\":0}",
  "{\"move\":\"fix\",\"what\":\"pool\",\"count\":3}",
  "{\"move\":\"fix\",\"what\":\"achievement\",\"achievement\":\"topple-two\",\"place\":1,"
  "\"owner\":\"automa\"}",
  "{\"move\":\"fix\",\"what\":\"era\",\"player\":\"p3\",\"taken\":5}",
};

static void
test_round_trip (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good_moves); i++)
    {
      g_autoptr (JsonNode) written = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      JsonObject *object;
      WeftMove move;

      read_move (good_moves[i], &move, &error);
      g_assert_no_error (error);
      object = weft_move_to_json (&move, test_tables ());
      written = json_node_init_object (json_node_alloc (), object);
      json_object_unref (object);
      text = json_to_string (written, FALSE);
      g_assert_cmpstr (text, ==, good_moves[i]);
    }
}

static const struct
{
  const char *text;
  const char *message;
} bad_moves[] = {
  { "[]", "must be an object" },
  { "{}", "moves[3].move is missing" },
  { "{\"move\":7}", "must be text" },
  { "{\"move\":\"fly\"}", "no move called “fly”" },
  { "{\"move\":\"income\"}", "moves[3].player is missing" },
  { "{\"move\":\"income\",\"player\":\"p5\"}", "no player called “p5”" },
  { "{\"move\":\"advance\",\"player\":\"p1\",\"track\":\"magic\"}", "no track called “magic”" },
  { "{\"move\":\"advance\",\"player\":\"p1\",\"track\":\"science\",\"token\":2}", "from 0 to 1" },
  { "{\"move\":\"explore\",\"player\":\"p1\",\"hex\":\"H1\"}", "no hex called “H1”" },
  { "{\"move\":\"explore\",\"player\":\"p1\",\"hex\":3}", "must be text" },
  { "{\"move\":\"conquer\",\"player\":\"p1\",\"hex\":\"D4\",\"other\":1}", "true or false" },
  { "{\"move\":\"conquer\",\"player\":\"p1\",\"hex\":\"D4\",\"no_traps\":\"yes\"}",
    "true or false" },
  { "{\"move\":\"place\",\"player\":\"p1\"}", "hex is missing" },
  { "{\"move\":\"place\",\"player\":\"p1\",\"hex\":\"D4\",\"other\":[]}", "true or false" },
  { "{\"move\":\"revolution\",\"player\":\"p1\"}", "hexes is missing" },
  { "{\"move\":\"revolution\",\"player\":\"p1\",\"hexes\":[]}", "1 to 3 entries" },
  { "{\"move\":\"revolution\",\"player\":\"p1\",\"hexes\":[\"A1\",\"A2\",\"A3\",\"B1\"]}",
    "1 to 3 entries" },
  { "{\"move\":\"revolution\",\"player\":\"p1\",\"hexes\":[\"A1\",\"Z1\"]}", "no hex called “Z1”" },
  { "{\"move\":\"revolution\",\"player\":\"p1\",\"hexes\":[4]}", "must be text" },
  { "{\"move\":\"take-landmark\",\"player\":\"p1\",\"track\":\"arts\"}", "tier is missing" },
  { "{\"move\":\"take-landmark\",\"player\":\"p1\",\"track\":\"arts\",\"tier\":5}", "from 2 to 4" },
  { "{\"move\":\"age-of-discovery\",\"player\":\"p1\"}", "track is missing" },
  { "{\"move\":\"age-of-discovery\",\"player\":\"p1\",\"track\":\"arts\",\"token\":2}",
    "from 0 to 1" },
  { "{\"move\":\"tie\"}", "winner is missing" },
  { "{\"move\":\"tie\",\"winner\":null}", "must be text" },
  { "{\"move\":\"tie\",\"winner\":\"nobody\"}", "no player called “nobody”" },
  { "{\"move\":\"vp\",\"player\":\"p1\",\"vp\":1000}", "from 0 to 999" },
  { "{\"move\":\"vp\",\"player\":\"p1\",\"vp\":-1}", "from 0 to 999" },
  { "{\"move\":\"vp\",\"player\":\"p1\",\"vp\":1.5}", "a number with a fraction" },
  { "{\"move\":\"deal\",\"cards\":[3]}", "moves[3].cards must have 2 entries" },
  { "{\"move\":\"deal\",\"cards\":[3,23]}", "moves[3].cards[1] must be from 1 to 22" },
  { "{\"move\":\"deal\",\"cards\":3}", "must be an array" },
  { "{\"move\":\"roll\",\"track\":null}", "must be text, not null" },
  { "{\"move\":\"answer\",\"value\":1}", "true or false" },
  { "{\"move\":\"note\"}", "moves[3].text is missing" },
  { "{\"move\":\"fix\"}", "moves[3].what is missing" },
  { "{\"move\":\"fix\",\"what\":\"weather\"}", "no correction called" },
  { "{\"move\":\"fix\",\"what\":\"track\",\"player\":\"p1\",\"track\":\"science\",\"space\":13}",
    "from 0 to 12" },
  { "{\"move\":\"fix\",\"what\":\"landmark\",\"track\":\"science\",\"tier\":1,\"owner\":null}",
    "from 2 to 4" },
  { "{\"move\":\"fix\",\"what\":\"landmark\",\"track\":\"science\",\"tier\":2}",
    "moves[3].owner is missing" },
  { "{\"move\":\"fix\",\"what\":\"hex\",\"hex\":\"C3\",\"territory\":true,\"tokens\":[1]}",
    "must be an object" },
  { "{\"move\":\"fix\",\"what\":\"hex\",\"hex\":\"C3\",\"territory\":true,\"tokens\":[{},{},{}]}",
    "0 to 2 entries" },
  { "{\"move\":\"fix\",\"what\":\"tapestry\",\"count\":51}", "from 0 to 50" },
  { "{\"move\":\"fix\",\"what\":\"era\",\"player\":\"p1\",\"taken\":6}", "from 0 to 5" },
};

static void
test_malformed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_moves); i++)
    {
      g_autoptr (GError) error = NULL;
      WeftMove move;

      g_assert_false (read_move (bad_moves[i].text, &move, &error));
      g_assert_error (error, WEFT_ERROR, WEFT_ERROR_MALFORMED);
      g_assert_true (g_str_has_prefix (error->message, "moves[3]"));
      g_assert_nonnull (strstr (error->message, bad_moves[i].message));
    }
}

/* ---- Every member of a move is needed, of its type and in its range ---- */

/* What a move may be without, or what may be null: it then has none of it. */
static gboolean
is_optional (const char *name)
{
  return g_str_equal (name, "token") || g_str_equal (name, "other")
         || g_str_equal (name, "no_traps");
}

/* “tokens” may be none, and where nobody owns a thing the owner is null. */
static gboolean
may_be_null (const char *name)
{
  return is_optional (name) || g_str_equal (name, "owner");
}

static gboolean
is_read (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  g_autoptr (GError) error = NULL;
  WeftMove move;

  if (weft_move_from_json (node, test_tables (), "moves[3]", &move, &error))
    return TRUE;
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_MALFORMED);
  return FALSE;
}

static void
check_member (JsonObject *object, const char *name)
{
  g_autoptr (JsonNode) whole = json_node_copy (json_object_get_member (object, name));

  g_test_message ("%s", name);
  json_object_remove_member (object, name);
  g_assert_cmpint (is_read (object), ==, is_optional (name));
  json_object_set_null_member (object, name);
  g_assert_cmpint (is_read (object), ==, may_be_null (name));
  json_object_set_double_member (object, name, 0.5);
  g_assert_false (is_read (object));
  json_object_set_array_member (object, name, json_array_new ());
  g_assert_cmpint (is_read (object), ==, g_str_equal (name, "tokens"));
  json_object_set_string_member (object, name, "nonsense");
  g_assert_false (is_read (object));
  json_object_set_member (object, name, json_node_copy (whole));
  g_assert_true (is_read (object));
}

static void
test_every_member (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good_moves); i++)
    {
      g_autoptr (JsonNode) node = json_from_string (good_moves[i], NULL);
      JsonObject *object = json_node_get_object (node);
      g_autoptr (GList) names = json_object_get_members (object);

      g_test_message ("%s", good_moves[i]);
      for (GList *name = names; name != NULL; name = name->next)
        {
          g_autofree char *copy = g_strdup (name->data);

          check_member (object, copy);
        }
    }
}

/* A number of a move, and what it may be. */
static const struct
{
  const char *move;
  const char *name;
  int least, most;
} ranges[] = {
  { "{'move':'advance','player':'p1','track':'arts'}", "token", 0, 1 },
  { "{'move':'regress','player':'p1','track':'arts'}", "token", 0, 1 },
  { "{'move':'age-of-discovery','player':'p1','track':'arts'}", "token", 0, 1 },
  { "{'move':'take-landmark','player':'p1','track':'arts'}", "tier", 2, 4 },
  { "{'move':'vp','player':'p1'}", "vp", 0, 999 },
  { "{'move':'reveal'}", "card", 1, 22 },
  { "{'move':'fix','what':'track','player':'p1','track':'arts'}", "space", 0, 12 },
  { "{'move':'fix','what':'track','player':'p1','track':'arts','space':3}", "token", 0, 1 },
  { "{'move':'fix','what':'landmark','track':'arts','owner':null}", "tier", 2, 4 },
  { "{'move':'fix','what':'tapestry'}", "count", 0, 50 },
  { "{'move':'fix','what':'pool'}", "count", 0, 50 },
  { "{'move':'fix','what':'vp','player':'automa'}", "vp", 0, 999 },
  { "{'move':'fix','what':'achievement','achievement':'topple-two','owner':null}", "place", 0, 1 },
  { "{'move':'fix','what':'era','player':'p1'}", "taken", 0, 5 },
};

static void
test_ranges (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    {
      g_autofree char *text = g_strdelimit (g_strdup (ranges[i].move), "'", '"');
      g_autoptr (JsonNode) node = json_from_string (text, NULL);
      JsonObject *object = json_node_get_object (node);

      g_test_message ("%s: %s", text, ranges[i].name);
      for (int number = ranges[i].least - 1; number <= ranges[i].most + 1; number++)
        {
          json_object_set_int_member (object, ranges[i].name, number);
          g_assert_cmpint (is_read (object), ==,
                           number >= ranges[i].least && number <= ranges[i].most);
        }
    }
}

static void
test_refusals_of_a_turn (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftMove move = { .kind = WEFT_MOVE_ADVANCE, .track = SCIENCE, .token = WEFT_NONE };

  refused (&game, move, "must begin with an income turn");
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_END_TURN }, "must advance or take an income turn");
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_DEAL, .cards = { 1, 2 } }, "turn of p1");
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_ROLL }, "not possible now");
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_REVEAL, .cards = { 9 } }, "not possible now");
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_ANSWER }, "not possible now");
  income (&game);
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_INCOME }, "income turn this turn already");
  move.player = AUTOMA;
  refused (&game, move, "is a bot");
  move.player = P2;
  refused (&game, move, "does not play in this game");
  move.player = P1;
  move.track = ARTS;
  refused (&game, move, "not in play");
  move.track = SCIENCE;
  move.token = 1;
  refused (&game, move, "no token 1 on science");
  put (&game, P1, SCIENCE, 12);
  move.token = WEFT_NONE;
  refused (&game, move, "the end of the track");
  move.kind = WEFT_MOVE_REGRESS;
  move.track = MILITARY;
  refused (&game, move, "at the start of military");
  end_turn (&game);
  game.state.income_turns[P1] = 5;
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_INCOME }, "all 5 income turns");
}

static void
test_refusals_of_chance (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  WeftMove fix = { .kind = WEFT_MOVE_FIX, .fix = WEFT_FIX_TAPESTRY, .number = 3 };

  refused (&game, fix, "deal of two of the cards");
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_DEAL, .cards = { 3, 3 } }, "cannot be dealt");
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_DEAL, .cards = { 8, 9 } },
           "Card 9 cannot be dealt"); /* one unknown card only */
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_ADVANCE, .token = WEFT_NONE }, "waits for a deal");
  make (&game, (WeftMove){ .kind = WEFT_MOVE_DEAL, .cards = { 3, 1 } });
  make (&game, (WeftMove){ .kind = WEFT_MOVE_VP, .number = 12 });
}

static void
test_fixes (void)
{
  g_auto (Game) game = game_begin (civilization_setup (WEFT_CIVILIZATION_HUCKSTERS, MILITARY));
  WeftMove fix = { .kind = WEFT_MOVE_FIX, .fix = WEFT_FIX_TRACK, .token = WEFT_NONE };

  fix.player = AUTOMA;
  fix.track = SCIENCE;
  fix.number = 12;
  make (&game, fix);
  g_assert_cmpint (token_at (&game, AUTOMA, SCIENCE), ==, 12);
  g_assert_cmpint (game.state.vp[AUTOMA], ==, 0); /* a fixed position gains nothing */
  fix.fix = WEFT_FIX_FAVORITE;
  make (&game, fix);
  g_assert_cmpint (game.state.favorites[AUTOMA], ==, SCIENCE);
  fix.fix = WEFT_FIX_LANDMARK;
  fix.tier = 1;
  fix.owner = AUTOMA;
  make (&game, fix);
  g_assert_cmpint (weft_state_mat_landmarks (&game.state), ==, 1);
  fix.fix = WEFT_FIX_TAPESTRY;
  make (&game, fix);
  g_assert_cmpint (game.state.tapestry, ==, 12);
  fix.fix = WEFT_FIX_VP;
  make (&game, fix);
  g_assert_cmpint (game.state.vp[AUTOMA], ==, 12);
  fix.fix = WEFT_FIX_POOL;
  make (&game, fix);
  g_assert_cmpint (game.state.pool, ==, 12);
  fix.fix = WEFT_FIX_ACHIEVEMENT;
  fix.achievement = WEFT_ACHIEVEMENT_TOPPLE_TWO;
  fix.place = 1;
  make (&game, fix);
  g_assert_cmpint (game.state.achievements[WEFT_ACHIEVEMENT_TOPPLE_TWO][1], ==, AUTOMA);
  fix.fix = WEFT_FIX_ERA;
  fix.player = P1;
  fix.number = 3;
  make (&game, fix);
  g_assert_cmpint (game.state.income_turns[P1], ==, 3);
}

static void
test_fix_of_a_hex_keeps_ten_outposts (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftMove fix = { .kind = WEFT_MOVE_FIX,
                   .fix = WEFT_FIX_HEX,
                   .hex = hex_at ("B4"),
                   .territory = TRUE,
                   .outposts = { { P1, TRUE, WEFT_NONE }, { SHADOW, FALSE, WEFT_NONE } } };

  make (&game, fix);
  g_assert_cmpint (game.state.supply[P1], ==, 7);
  g_assert_cmpint (game.state.supply[SHADOW], ==, 8);
  g_assert_cmpint (game.state.supply[AUTOMA], ==, 9);
  g_assert_true (weft_board_controls (&game.state.board, P1, hex_at ("B4")));
  game.state.supply[P1] = 0;
  fix.hex = hex_at ("C4");
  refused (&game, fix, "no outpost left");
  fix.hex = hex_at ("B4"); /* its own outpost counts as free */
  make (&game, fix);
}

/* P5: other pieces come from no supply, and stay what they are. */
static void
test_fix_of_a_hex_with_other_pieces (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftMove fix = { .kind = WEFT_MOVE_FIX,
                   .fix = WEFT_FIX_HEX,
                   .hex = hex_at ("F4"),
                   .territory = TRUE,
                   .outposts = { { P1, TRUE, WEFT_NONE, TRUE }, { P1, FALSE, WEFT_NONE, FALSE } } };

  make (&game, fix);
  g_assert_cmpint (game.state.supply[P1], ==, 9);
  g_assert_true (game.state.board.outposts[hex_at ("F4")][0].other);
  g_assert_true (weft_board_controls (&game.state.board, P1, hex_at ("F4")));
  fix.outposts[1] = (WeftOutpost){ WEFT_NONE, FALSE, WEFT_NONE, FALSE };
  make (&game, fix);
  g_assert_cmpint (game.state.supply[P1], ==, 10);
  game.state.supply[P1] = 0;
  fix.outposts[0].upright = FALSE;
  fix.outposts[0].toppled_by = AUTOMA; /* whatever was, it no longer counts for topple-two */
  make (&game, fix);
  g_assert_cmpint (game.state.board.outposts[hex_at ("F4")][0].toppled_by, ==, WEFT_NONE);
  fix.outposts[0].other = FALSE;
  refused (&game, fix, "no outpost left");
}

/* D1: while the trap is asked about, a token needs no outpost in the supply, but room it needs. */
static void
test_fix_during_an_attack_with_a_token (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftMove fix = { .kind = WEFT_MOVE_FIX,
                   .fix = WEFT_FIX_HEX,
                   .hex = hex_at ("E5"),
                   .territory = TRUE,
                   .outposts = { { AUTOMA, TRUE, WEFT_NONE, FALSE },
                                 { SHADOW, FALSE, WEFT_NONE, FALSE } } };
  WeftMove attack = { .kind = WEFT_MOVE_CONQUER, .player = P1, .hex = fix.hex, .other = TRUE };

  income (&game);
  place (&game, "E5", AUTOMA, TRUE);
  game.state.tapestry = 1;
  make (&game, attack);
  make (&game, fix);
  answer (&game, TRUE);
  g_assert_nonnull (event_at (&game, WEFT_EVENT_SKIP, 0));
  g_assert_false (lies (&game, "E5", P1));
}

static void
test_fixes_that_no_component_allows (void)
{
  g_auto (Game) game = game_begin (solo_setup (2)), shadow = game_begin (shadow_setup (2));
  WeftMove fix = { .kind = WEFT_MOVE_FIX,
                   .fix = WEFT_FIX_HEX,
                   .hex = hex_at ("D4"),
                   .token = WEFT_NONE,
                   .outposts = { { WEFT_NONE }, { WEFT_NONE } } };

  refused (&game, fix, "printed land");
  refused (&shadow, fix, "does not have the map");
  fix.hex = hex_at ("C4");
  fix.outposts[0] = (WeftOutpost){ AUTOMA, TRUE, WEFT_NONE };
  refused (&game, fix, "on territories only");
  fix.territory = TRUE;
  fix.outposts[0].owner = P2;
  refused (&game, fix, "p2 does not play");
  fix.fix = WEFT_FIX_LANDMARK;
  fix.owner = SHADOW;
  refused (&game, fix, "say automa");
  make (&shadow, fix);
  fix.fix = WEFT_FIX_POOL;
  refused (&game, fix, "no pool");
  fix.fix = WEFT_FIX_ACHIEVEMENT;
  fix.achievement = WEFT_ACHIEVEMENT_TOPPLE_TWO;
  refused (&game, fix, "complete-track only");
  refused (&shadow, fix, "no achievement topple-two");
  fix.achievement = WEFT_ACHIEVEMENT_COMPLETE_TRACK;
  make (&game, fix);
  fix.place = 1;
  refused (&game, fix, "holds the other place");
  fix.fix = WEFT_FIX_FAVORITE;
  fix.player = P1;
  refused (&game, fix, "Only automa and shadow");
  fix.fix = WEFT_FIX_ERA;
  fix.player = AUTOMA;
  refused (&game, fix, "is a bot");
  fix.fix = WEFT_FIX_VP;
  fix.player = P1;
  refused (&game, fix, "use the move vp");
  fix.fix = WEFT_FIX_TRACK;
  fix.track = ARTS;
  refused (&game, fix, "not in play");
  fix.track = SCIENCE;
  fix.token = 1;
  refused (&game, fix, "no such token");
}

static void
test_winner_follows_fixes (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftMove fix = { .kind = WEFT_MOVE_FIX, .fix = WEFT_FIX_VP, .player = AUTOMA, .number = 50 };

  income (&game);
  make (&game, (WeftMove){ .kind = WEFT_MOVE_VP, .number = 40 });
  game.state.income_turns[P1] = game.state.income_turns[AUTOMA] = 5;
  end_turn (&game);
  g_assert_cmpint (weft_state_winner (&game.state), ==, P1);
  make (&game, fix);
  g_assert_cmpint (weft_state_winner (&game.state), ==, AUTOMA);
  make (&game, (WeftMove){ .kind = WEFT_MOVE_VP, .number = 50 });
  g_assert_cmpint (weft_state_winner (&game.state), ==, WEFT_WINNER_TIE);
}

static void
test_list_of_a_first_turn (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  g_autoptr (GArray) moves = weft_legal_moves (&game.state, game.tables);
  guint counts[WEFT_N_MOVES] = { 0 };

  for (guint i = 0; i < moves->len; i++)
    counts[g_array_index (moves, WeftMove, i).kind]++;
  g_assert_cmpint (counts[WEFT_MOVE_INCOME], ==, 1);
  g_assert_cmpint (counts[WEFT_MOVE_ADVANCE], ==, 0);
  g_assert_cmpint (counts[WEFT_MOVE_EXPLORE], ==, 21);
  g_assert_cmpint (counts[WEFT_MOVE_CONQUER], ==, 11);
  g_assert_cmpint (counts[WEFT_MOVE_END_TURN], ==, 0);
  g_assert_cmpint (counts[WEFT_MOVE_TILES], ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moves/round-trip", test_round_trip);
  g_test_add_func ("/moves/malformed", test_malformed);
  g_test_add_func ("/moves/every-member", test_every_member);
  g_test_add_func ("/moves/ranges", test_ranges);
  g_test_add_func ("/legal/refusals-of-a-turn", test_refusals_of_a_turn);
  g_test_add_func ("/legal/refusals-of-chance", test_refusals_of_chance);
  g_test_add_func ("/legal/list-of-a-first-turn", test_list_of_a_first_turn);
  g_test_add_func ("/fix/every-kind", test_fixes);
  g_test_add_func ("/fix/hex-keeps-ten-outposts", test_fix_of_a_hex_keeps_ten_outposts);
  g_test_add_func ("/fix/hex-with-other-pieces", test_fix_of_a_hex_with_other_pieces);
  g_test_add_func ("/fix/during-an-attack-with-a-token", test_fix_during_an_attack_with_a_token);
  g_test_add_func ("/fix/not-what-no-component-allows", test_fixes_that_no_component_allows);
  g_test_add_func ("/fix/winner-follows", test_winner_follows_fixes);
  return g_test_run ();
}
