/* rules-setup.c: modes and setup (M, S)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"
#include "weft-board.h"
#include "weft-deck.h"

static void
refuse_setup (WeftSetup setup, const char *part)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (weft_setup_check (&setup, test_tables (), &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_SETUP);
  g_assert_nonnull (strstr (error->message, part));
}

static void
test_M1_human_and_bots_alternate (void)
{
  WeftSetup setup = solo_setup (2);
  g_auto (Game) game = game_begin (setup);

  g_assert_cmpint (game.state.active, ==, P1);
  income (&game);
  end_turn (&game); /* the bots' income turn asks nothing at level 2 */
  g_assert_cmpint (game.state.active, ==, P1);
  g_assert_cmpint (game.state.turn, ==, 3);
  advance (&game, SCIENCE);
  end_turn (&game);
  g_assert_cmpint (game.state.active, ==, AUTOMA);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_DEAL);
}

static void
test_M1_bots_may_begin (void)
{
  WeftSetup setup = solo_setup (2);
  g_auto (Game) game = { 0 };

  setup.first = AUTOMA;
  game = game_begin (setup);
  g_assert_cmpint (game.state.income_turns[AUTOMA], ==, 1);
  g_assert_cmpint (game.state.prompt.player, ==, P1);
  g_assert_cmpint (game.state.turn, ==, 2);
}

static void
test_M2_shadow_takes_its_own_seat (void)
{
  g_auto (Game) game = game_begin (shadow_setup (3));

  for (guint player = P1; player <= P3; player++)
    {
      g_assert_cmpint (game.state.prompt.player, ==, player);
      income (&game);
      end_turn (&game);
    }
  /* The Shadow Empire's first turn asks nothing. */
  g_assert_cmpint (game.state.prompt.player, ==, P1);
  g_assert_cmpint (game.state.turn, ==, 5);
}

static void
test_M2_shadow_has_no_map_and_no_points (void)
{
  g_auto (Game) game = game_begin (shadow_setup (2));
  WeftMove explore = { .kind = WEFT_MOVE_EXPLORE, .player = P1, .hex = hex_at ("C4") };

  income (&game);
  refused (&game, explore, "map");
  g_assert_cmpint (game.state.supply[SHADOW], ==, 0);
  g_assert_cmpint (game.state.vp[SHADOW], ==, 0);
}

static void
test_M3_arts_track_and_its_charts (void)
{
  WeftSetup base = solo_setup (1), arts = solo_setup (1);

  put_expansion (&arts, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  g_assert_false (weft_setup_has_track (&base, ARTS));
  g_assert_true (weft_setup_has_track (&arts, ARTS));
  g_assert_cmpint (weft_setup_level (&base, test_tables ())->progress_cards[3], ==, 2);
  g_assert_cmpint (weft_setup_level (&arts, test_tables ())->progress_cards[3], ==, 4);
}

static void
test_M3_arts_is_no_first_income_advance (void)
{
  WeftSetup setup = solo_setup (6);
  g_auto (Game) game = { 0 };

  put_expansion (&setup, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  game = game_begin (setup);
  income (&game);
  end_turn (&game);
  make (&game, (WeftMove){ .kind = WEFT_MOVE_REVEAL, .cards = { 8 } });
  roll (&game, ARTS);
  g_assert_cmpint (token_at (&game, SHADOW, ARTS), ==, 0);
  g_assert_cmpint (token_at (&game, SHADOW, SCIENCE), ==, 1);
}

static void
test_S1_outposts_stand_on_F4_and_B4 (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  const WeftBoard *board = &game.state.board;

  g_assert_cmpint (weft_board_count (board, hex_at ("F4")), ==, 2);
  g_assert_cmpint (weft_board_count (board, hex_at ("B4")), ==, 2);
  g_assert_true (weft_board_controls (board, P1, hex_at ("F4")));
  g_assert_true (weft_board_controls (board, AUTOMA, hex_at ("B4")));
  g_assert_cmpint (game.state.supply[P1], ==, 8);
  g_assert_cmpint (game.state.vp[AUTOMA], ==, 0);
  g_assert_cmpint (token_at (&game, AUTOMA, MILITARY), ==, 0);
}

static void
test_S2_civilization_and_favorite_belong_together (void)
{
  WeftSetup setup = solo_setup (2);
  g_auto (Game) game = game_begin (setup);

  g_assert_cmpint (game.state.supply[AUTOMA], ==, 7);
  setup.favorites[AUTOMA] = MILITARY;
  refuse_setup (setup, "favorite track of explorers is exploration");
  setup = civilization_setup (WEFT_CIVILIZATION_HUCKSTERS, MILITARY);
  setup.expansions = 0;
  refuse_setup (setup, "plans-and-ploys");
}

static void
test_S3_bots_begin_with_different_favorites (void)
{
  WeftSetup setup = solo_setup (2);
  g_auto (Game) game = game_begin (setup);

  g_assert_cmpint (game.state.supply[SHADOW], ==, 9);
  setup.favorites[SHADOW] = EXPLORATION;
  refuse_setup (setup, "different favorite tracks");
}

static void
test_S4_level_6_has_two_civilizations (void)
{
  WeftSetup setup = solo_setup (6);

  setup.civilizations[1] = setup.civilizations[0];
  refuse_setup (setup, "must differ");
  setup.n_civilizations = 1;
  refuse_setup (setup, "2 civilizations");
  setup = solo_setup (2);
  setup.n_civilizations = 2;
  refuse_setup (setup, "1 civilization");
}

static void
test_S4_first_civilization_acts_first (void)
{
  WeftSetup setup = civilization_setup (WEFT_CIVILIZATION_HUCKSTERS, MILITARY);
  g_auto (Game) game = { 0 };
  int pool, engineers;

  setup.level = 6;
  setup.n_civilizations = 2;
  setup.civilizations[1] = WEFT_CIVILIZATION_ENGINEERS;
  setup.landmark_cards = 1;
  game = game_begin (setup);
  income (&game);
  end_turn (&game);
  make (&game, (WeftMove){ .kind = WEFT_MOVE_REVEAL, .cards = { 8 } });
  roll (&game, TECHNOLOGY);
  skip_human (&game);
  /* Tiebreaker 5: exploration for the Automa, whose next space has no icon. */
  put (&game, AUTOMA, EXPLORATION, 4);
  bots_income (&game, 2, 5, 5);
  pool = event_order (&game, WEFT_EVENT_POOL, AUTOMA);
  engineers = event_order (&game, WEFT_EVENT_VP, AUTOMA);
  g_assert_cmpint (pool, >=, 0);
  g_assert_cmpint (engineers, >, pool);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_VP, 0)->rule, ==, WEFT_RULE_C4);
}

static void
test_S5_decks (void)
{
  g_auto (Game) solo = game_begin (solo_setup (2));
  g_auto (Game) shadow = game_begin (shadow_setup (2));

  g_assert_cmphex (solo.state.deck.known, ==, 0xfe); /* cards 1 to 7 */
  g_assert_cmpint (solo.state.deck.unknown, ==, 1);
  g_assert_cmphex (solo.state.deck.pile, ==, 0x7fff00);  /* 8 to 22 */
  g_assert_cmphex (shadow.state.deck.known, ==, 0x1ffe); /* 1 to 12 */
  g_assert_cmpint (shadow.state.deck.unknown, ==, 0);
  g_assert_cmphex (shadow.state.deck.pile, ==, 0);
}

static void
test_S6_cards_to_remove (void)
{
  const WeftRemovals *removals = &test_tables ()->removals;

  g_assert_true (g_strv_contains ((const char *const *) removals->tapestry_cards, "Espionage"));
  g_assert_true (g_strv_contains ((const char *const *) removals->civilizations, "Traders"));
  g_assert_true (g_strv_contains ((const char *const *) removals->civilizations_plans, "Spies"));
}

static void
test_S7_landmarks_from_landmark_cards (void)
{
  WeftSetup setup = solo_setup (3);
  g_auto (Game) game = { 0 };

  put_expansion (&setup, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  g_assert_cmpint (weft_setup_level (&setup, test_tables ())->extra_landmark_cards, ==, 2);
  setup.landmark_cards = 2;
  game = game_begin (setup);
  g_assert_cmpint (weft_state_mat_landmarks (&game.state), ==, 2);
  setup.landmark_cards = 4;
  refuse_setup (setup, "at most 3");
}

static void
test_S8_setup_steps_of_civilizations (void)
{
  g_auto (Game) hucksters = game_begin (civilization_setup (WEFT_CIVILIZATION_HUCKSTERS, SCIENCE));
  g_auto (Game) trailblazers =
      game_begin (civilization_setup (WEFT_CIVILIZATION_TRAILBLAZERS, MILITARY));

  g_assert_cmpint (hucksters.state.pool, ==, 3);
  g_assert_cmphex (trailblazers.state.trailblazers[MILITARY], ==, 1u << 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/M1/human-and-bots-alternate", test_M1_human_and_bots_alternate);
  g_test_add_func ("/rules/M1/bots-may-begin", test_M1_bots_may_begin);
  g_test_add_func ("/rules/M2/shadow-takes-its-own-seat", test_M2_shadow_takes_its_own_seat);
  g_test_add_func ("/rules/M2/shadow-has-no-map-and-no-points",
                   test_M2_shadow_has_no_map_and_no_points);
  g_test_add_func ("/rules/M3/arts-track-and-its-charts", test_M3_arts_track_and_its_charts);
  g_test_add_func ("/rules/M3/arts-is-no-first-income-advance",
                   test_M3_arts_is_no_first_income_advance);
  g_test_add_func ("/rules/S1/outposts-stand-on-F4-and-B4", test_S1_outposts_stand_on_F4_and_B4);
  g_test_add_func ("/rules/S2/civilization-and-favorite-belong-together",
                   test_S2_civilization_and_favorite_belong_together);
  g_test_add_func ("/rules/S3/bots-begin-with-different-favorites",
                   test_S3_bots_begin_with_different_favorites);
  g_test_add_func ("/rules/S4/level-6-has-two-civilizations",
                   test_S4_level_6_has_two_civilizations);
  g_test_add_func ("/rules/S4/first-civilization-acts-first",
                   test_S4_first_civilization_acts_first);
  g_test_add_func ("/rules/S5/decks", test_S5_decks);
  g_test_add_func ("/rules/S6/cards-to-remove", test_S6_cards_to_remove);
  g_test_add_func ("/rules/S7/landmarks-from-landmark-cards",
                   test_S7_landmarks_from_landmark_cards);
  g_test_add_func ("/rules/S8/setup-steps-of-civilizations", test_S8_setup_steps_of_civilizations);
  return g_test_run ();
}
