/* rules-map.c: hexes (H), exploring (E), conquering (Q, D)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"
#include "weft-board.h"
#include "weft-conquest.h"
#include "weft-deck.h"
#include "weft-explore.h"
#include "weft-hexes.h"

/* Tiebreaker cards by what they show: pattern and topple icon. */
#define PLAIN_1 18  /* pattern 1, no topple icon */
#define PLAIN_6 8   /* pattern 6 */
#define PLAIN_10 5  /* pattern 10 */
#define TOPPLE_1 6  /* pattern 1, topple icon */
#define TOPPLE_4 9  /* pattern 4 */
#define TOPPLE_9 10 /* pattern 9 */

/* A game in which the human plays and the Automa can be told to act. */
static Game
map_game (void)
{
  Game game = game_begin (solo_setup (2));

  income (&game);
  return game;
}

static WeftRun
prepare (Game *game, int tiebreaker)
{
  g_array_set_size (game->events, 0);
  game->state.deck.latest[0] = 7;
  game->state.deck.latest[1] = (guint8) tiebreaker;
  return (WeftRun){ game->tables, &game->state, game->events };
}

static void
automa_explores (Game *game, int tiebreaker, gboolean anywhere)
{
  WeftRun run = prepare (game, tiebreaker);

  g_assert_true (weft_explore_automa (&run, anywhere));
}

static void
automa_conquers (Game *game, int tiebreaker, gboolean anywhere)
{
  WeftRun run = prepare (game, tiebreaker);

  g_assert_true (weft_conquest_automa (&run, anywhere));
}

/* Why, and who, had to leave something undone. */
static void
assert_skipped (Game *game, guint8 player, WeftReason reason)
{
  const WeftEvent *event = event_at (game, WEFT_EVENT_SKIP, 0);

  g_assert_nonnull (event);
  g_assert_cmpint (event->player, ==, player);
  g_assert_cmpint (event->reason, ==, reason);
}

static void
assert_explored (Game *game, const char *hex)
{
  const WeftEvent *event = event_at (game, WEFT_EVENT_EXPLORE, 0);

  g_assert_nonnull (event);
  g_assert_cmpstr (game->tables->hexes[event->hex].name, ==, hex);
  g_assert_true (weft_board_is_territory (&game->state.board, event->hex));
}

static void
assert_conquered (Game *game, const char *hex)
{
  const WeftEvent *event = event_at (game, WEFT_EVENT_CONQUER, 0);

  g_assert_nonnull (event);
  g_assert_cmpstr (game->tables->hexes[event->hex].name, ==, hex);
}

static WeftHexSet
hexes (const char *names)
{
  g_auto (GStrv) parts = g_strsplit (names, " ", -1);
  WeftHexSet set = 0;

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      set |= WEFT_HEX_BIT (hex_at (*part));
  return set;
}

/* The middle island achievement is out of reach. */
static void
close_middle_island (Game *game)
{
  game->state.achievements[WEFT_ACHIEVEMENT_MIDDLE_ISLAND][0] = AUTOMA;
}

static void
test_H1_printed_land_and_tiles (void)
{
  g_auto (Game) game = map_game ();

  g_assert_cmphex (game.state.board.territories, ==,
                   hexes ("A3 B3 B4 C2 C5 D1 D2 D4 E2 E5 F3 F4 G3"));
  make (&game, (WeftMove){ .kind = WEFT_MOVE_EXPLORE, .player = P1, .hex = hex_at ("C4") });
  g_assert_true (weft_board_is_territory (&game.state.board, hex_at ("C4")));
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_EXPLORE, .player = P1, .hex = hex_at ("C4") },
           "already");
}

static void
test_H2_two_tokens_and_control (void)
{
  g_auto (Game) game = map_game ();
  const WeftBoard *board = &game.state.board;
  WeftMove move = { .kind = WEFT_MOVE_CONQUER, .player = P1, .hex = hex_at ("B4") };

  refused (&game, move, "at most 2 tokens");
  place (&game, "D4", AUTOMA, FALSE);
  g_assert_false (weft_board_controls (board, AUTOMA, hex_at ("D4")));
  place (&game, "D4", P1, TRUE);
  g_assert_true (weft_board_controls (board, P1, hex_at ("D4")));
  place (&game, "E5", P1, TRUE);
  place (&game, "E5", AUTOMA, TRUE); /* by a correction */
  g_assert_true (weft_board_controls (board, P1, hex_at ("E5")));
  g_assert_true (weft_board_controls (board, AUTOMA, hex_at ("E5")));
}

static void
test_H3_orders_follow_the_arrows (void)
{
  const WeftTables *tables = test_tables ();

  g_assert_cmpint (weft_hexes_first (tables, hexes ("A1 D1 G3"), 1), ==, hex_at ("D1"));
  g_assert_cmpint (weft_hexes_first (tables, hexes ("A1 D1 G3"), 3), ==, hex_at ("G3"));
  g_assert_cmpint (weft_hexes_first (tables, hexes ("A1 D1 G3"), 10), ==, hex_at ("A1"));
}

/* Pattern 6 begins E6 F5 G3, then C6 D6 E5 F4 G2: with nothing valid there the third row decides.
 */
static void
test_H3_pattern_6_goes_on_to_the_third_row (void)
{
  g_auto (Game) game = map_game ();

  g_assert_cmpint (weft_hexes_first (test_tables (), hexes ("B4 C5 D4 E3 A1"), 6), ==,
                   hex_at ("C5"));
  game.state.favorites[AUTOMA] = MILITARY; /* E2 narrows nothing */
  automa_explores (&game, PLAIN_6, FALSE); /* next to B4: A2 B5 C4 */
  assert_explored (&game, "B5");
  g_assert_cmphex (event_at (&game, WEFT_EVENT_EXPLORE, 0)->hexes, ==, hexes ("A2 B5 C4"));
}

/* H4: without a tiebreaker card nothing is done yet, but what needs none is left undone at once. */
static void
test_H4_exploring_needs_a_tiebreaker (void)
{
  g_auto (Game) game = map_game ();
  WeftRun run = prepare (&game, 0);
  WeftState before = game.state;

  g_assert_false (weft_explore_automa (&run, FALSE));
  g_assert_cmpuint (game.events->len, ==, 0);
  g_assert_cmpmem (&game.state, sizeof before, &before, sizeof before);
  game.state.tiles = FALSE;
  g_assert_true (weft_explore_automa (&run, FALSE));
  assert_skipped (&game, AUTOMA, WEFT_REASON_NO_TILES);
}

static Game
first_income_game (void)
{
  Game game = game_begin (solo_setup (6));

  income (&game);
  end_turn (&game); /* the Automa's Archery needs a tiebreaker card */
  return game;
}

static void
test_H4_first_income_turn_reveals_a_progress_card (void)
{
  g_auto (Game) game = first_income_game ();
  WeftRun run = { game.tables, &game.state, game.events };

  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_REVEAL);
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_REVEAL, .cards = { 3 } }, "progress deck");
  make (&game, (WeftMove){ .kind = WEFT_MOVE_REVEAL, .cards = { 12 } });
  assert_conquered (&game, "C4");
  g_assert_cmpint (event_at (&game, WEFT_EVENT_CONQUER, 0)->pattern, ==, 8);
  g_assert_cmpint (weft_deck_progress (&game.state.deck), ==, 14);
  /* It is in the progress deck for sure, so it is not the unknown card of the deck. */
  g_assert_cmphex (weft_deck_possible (&game.state.deck) & WEFT_CARD_BIT (12), ==, 0);
  g_assert_false (weft_explore_automa (&run, TRUE)); /* the next choice needs another card */
  weft_deck_add (&game.state.deck, 2);
  weft_deck_shuffle (&game.state.deck);
  g_assert_cmphex (weft_deck_possible (&game.state.deck) & WEFT_CARD_BIT (12), !=, 0);
}

static void
test_H4_later_the_latest_pair_is_used (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  deal (&game, 7, TOPPLE_1); /* military first */
  g_assert_cmpint (event_at (&game, WEFT_EVENT_CONQUER, 0)->pattern, ==, 1);
}

static void
test_H5_steps_do_not_enter_barred_hexes (void)
{
  const WeftTables *tables = test_tables ();
  WeftHexSet candidates = hexes ("B3 A3");

  g_assert_cmphex (weft_hexes_closest (tables, candidates, hexes ("D4"), 0), ==, hexes ("B3"));
  /* Round the barred hexes B3 needs as many steps as before through C4. */
  g_assert_cmphex (weft_hexes_closest (tables, candidates, hexes ("D4"), hexes ("C3")), ==,
                   hexes ("B3"));
  /* Shut in, A3 alone has a way. */
  g_assert_cmphex (
      weft_hexes_closest (tables, candidates, hexes ("D4"), hexes ("B2 A1 C3 A2 C4 B4")), ==,
      hexes ("A3"));
}

static void
test_H5_the_goal_itself_may_be_barred (void)
{
  const WeftTables *tables = test_tables ();

  g_assert_cmphex (weft_hexes_closest (tables, hexes ("C4 C5"), hexes ("D4"), hexes ("D4")), ==,
                   hexes ("C4"));
}

static void
test_H5_skipped_when_nothing_has_a_way (void)
{
  const WeftTables *tables = test_tables ();
  WeftHexSet candidates = hexes ("A2 A3");

  g_assert_cmphex (
      weft_hexes_closest (tables, candidates, hexes ("D4"), hexes ("D3 C3 E3 C4 E4 D5")), ==,
      candidates);
}

static void
test_H6_no_tiles_left (void)
{
  g_auto (Game) game = map_game ();

  make (&game, (WeftMove){ .kind = WEFT_MOVE_TILES, .value = FALSE });
  automa_explores (&game, PLAIN_1, TRUE);
  assert_skipped (&game, AUTOMA, WEFT_REASON_NO_TILES);
  automa_conquers (&game, PLAIN_1, FALSE);
  g_assert_cmphex (event_at (&game, WEFT_EVENT_CONQUER, 0)->hexes, ==, hexes ("A3 B3 C5"));
  /* A human may still hold tiles. */
  make (&game, (WeftMove){ .kind = WEFT_MOVE_EXPLORE, .player = P1, .hex = hex_at ("G1") });
}

static void
test_E1_empty_hexes_next_to_automa_territory (void)
{
  g_auto (Game) game = map_game ();

  automa_explores (&game, PLAIN_1, FALSE);
  g_assert_cmphex (event_at (&game, WEFT_EVENT_EXPLORE, 0)->hexes, ==, hexes ("A2 B5 C4"));
  game.state.board.territories |= hexes ("A2 B5 C4");
  automa_explores (&game, PLAIN_1, FALSE);
  assert_skipped (&game, AUTOMA, WEFT_REASON_NO_HEX);
  automa_explores (&game, PLAIN_1, TRUE);
  g_assert_nonnull (event_at (&game, WEFT_EVENT_EXPLORE, 0));
}

static void
test_E2_furthest_from_the_human (void)
{
  g_auto (Game) game = map_game ();

  /* From F4: A2 is 5 steps away, B5 4, C4 3; pattern 6 alone would take B5. */
  automa_explores (&game, PLAIN_6, FALSE);
  assert_explored (&game, "A2");
}

static void
test_E2_not_with_favorite_military (void)
{
  g_auto (Game) game = map_game ();

  game.state.favorites[AUTOMA] = MILITARY;
  automa_explores (&game, PLAIN_6, FALSE);
  assert_explored (&game, "B5");
}

static void
test_E2_nearest_human_territory_counts (void)
{
  g_auto (Game) game = map_game ();

  place (&game, "A1", P1, TRUE); /* next to A2; two steps from C4, three from B5 */
  automa_explores (&game, PLAIN_6, FALSE);
  g_assert_cmphex (event_at (&game, WEFT_EVENT_EXPLORE, 0)->kept[0].hexes, ==, hexes ("B5"));
}

static void
test_E3_no_points_for_exploring (void)
{
  g_auto (Game) game = map_game ();

  automa_explores (&game, PLAIN_10, FALSE);
  assert_explored (&game, "A2");
  g_assert_cmpint (game.state.vp[AUTOMA], ==, 0);
  g_assert_cmpint (weft_board_count (&game.state.board, hex_at ("A2")), ==, 0);
}

static void
test_Q1_needs_an_outpost (void)
{
  g_auto (Game) game = map_game ();

  game.state.supply[AUTOMA] = 0;
  automa_conquers (&game, TOPPLE_1, FALSE);
  assert_skipped (&game, AUTOMA, WEFT_REASON_NO_OUTPOST);
}

static void
test_Q3_nothing_to_conquer (void)
{
  g_auto (Game) game = map_game ();

  game.state.tiles = FALSE;
  game.state.board.territories = game.state.board.controlled[AUTOMA];
  automa_conquers (&game, PLAIN_1, FALSE);
  assert_skipped (&game, AUTOMA, WEFT_REASON_NO_HEX);
}

static void
test_Q2_attacks_one_token_territories_first (void)
{
  g_auto (Game) game = map_game ();

  place (&game, "C5", P1, TRUE);
  automa_conquers (&game, PLAIN_1, FALSE);
  assert_conquered (&game, "C5");
  g_assert_true (event_at (&game, WEFT_EVENT_CONQUER, 0)->opponent);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_HUMAN_TRAP);
  answer (&game, FALSE);
  g_assert_true (stands (&game, "C5", AUTOMA));
  g_assert_true (lies (&game, "C5", P1));
}

/* Where the human has nothing, nothing is close to it. */
static void
test_Q3_no_human_territory (void)
{
  const WeftOutpost none[WEFT_HEX_TOKENS] = { { .owner = WEFT_NONE }, { .owner = WEFT_NONE } };
  g_auto (Game) game = map_game ();
  const WeftEvent *event;

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if (weft_board_controls (&game.state.board, P1, hex))
      weft_board_set (&game.state.board, hex, none);
  g_assert_cmphex (game.state.board.controlled[P1], ==, 0);
  automa_conquers (&game, PLAIN_1, FALSE);
  event = event_at (&game, WEFT_EVENT_CONQUER, 0);
  for (guint i = 0; i < event->n_kept; i++)
    {
      g_assert_cmpint (event->kept[i].criterion, !=, WEFT_CRITERION_WEAK_TERRITORY);
      g_assert_cmpint (event->kept[i].criterion, !=, WEFT_CRITERION_HUMAN_TERRITORY);
    }
}

static void
test_Q3_anywhere_is_the_whole_map (void)
{
  g_auto (Game) game = map_game ();

  place (&game, "A1", P1, TRUE);
  place (&game, "G3", P1, TRUE);
  automa_conquers (&game, PLAIN_1, TRUE);
  g_assert_cmphex (event_at (&game, WEFT_EVENT_CONQUER, 0)->hexes, ==, hexes ("A1 G3"));
}

static void
test_Q2_a_trap_topples_the_attacker (void)
{
  g_auto (Game) game = map_game ();

  place (&game, "C5", P1, TRUE);
  automa_conquers (&game, PLAIN_1, FALSE);
  answer (&game, TRUE);
  g_assert_true (lies (&game, "C5", AUTOMA));
  g_assert_true (stands (&game, "C5", P1));
  g_assert_cmpint (game.state.supply[AUTOMA], ==, 6);
}

static void
test_Q2_not_territories_with_two_tokens_or_far_away (void)
{
  g_auto (Game) game = map_game ();

  place (&game, "C5", P1, TRUE);
  place (&game, "C5", AUTOMA, FALSE);
  place (&game, "E5", P1, TRUE); /* not next to B4 */
  automa_conquers (&game, PLAIN_1, FALSE);
  g_assert_false (event_at (&game, WEFT_EVENT_CONQUER, 0)->opponent);
}

static void
test_Q2_closest_to_the_middle_island (void)
{
  g_auto (Game) game = map_game (), closed = map_game ();

  place (&game, "A3", P1, TRUE);
  place (&game, "C5", P1, TRUE);
  automa_conquers (&game, TOPPLE_9, FALSE); /* pattern 9 begins with A3 */
  assert_conquered (&game, "C5");
  place (&closed, "A3", P1, TRUE);
  place (&closed, "C5", P1, TRUE);
  close_middle_island (&closed);
  automa_conquers (&closed, TOPPLE_9, FALSE);
  assert_conquered (&closed, "A3");
}

static void
test_Q2_anywhere (void)
{
  g_auto (Game) game = map_game ();

  place (&game, "E5", P1, TRUE);
  automa_conquers (&game, PLAIN_1, TRUE);
  assert_conquered (&game, "E5");
}

static void
test_Q3_neutral_or_empty_next_to_automa (void)
{
  g_auto (Game) game = map_game ();

  automa_conquers (&game, PLAIN_1, FALSE);
  g_assert_cmphex (event_at (&game, WEFT_EVENT_CONQUER, 0)->hexes, ==, hexes ("A2 A3 B3 B5 C4 C5"));
  g_assert_true (event_at (&game, WEFT_EVENT_CONQUER, 0)->new_tile);
  g_assert_true (stands (&game, "C4", AUTOMA));
}

static void
test_Q3_keeps_hexes_closest_to_middle_island (void)
{
  g_auto (Game) game = map_game ();

  automa_conquers (&game, TOPPLE_9, FALSE); /* pattern 9 begins with A3 A2 */
  assert_conquered (&game, "C4");
}

static void
test_Q3_near_the_human_only_with_topple_icon (void)
{
  g_auto (Game) plain = map_game (), topple = map_game ();

  place (&plain, "D5", P1, TRUE); /* next to C4 and C5 */
  automa_conquers (&plain, PLAIN_1, FALSE);
  g_assert_cmphex (event_at (&plain, WEFT_EVENT_CONQUER, 0)->hexes, ==, hexes ("A2 A3 B3 B5"));
  place (&topple, "D5", P1, TRUE);
  automa_conquers (&topple, TOPPLE_1, FALSE);
  g_assert_cmphex (event_at (&topple, WEFT_EVENT_CONQUER, 0)->hexes, ==,
                   hexes ("A2 A3 B3 B5 C4 C5"));
}

static void
test_Q3_then_closest_to_weak_human_territories (void)
{
  g_auto (Game) game = map_game ();

  close_middle_island (&game);
  place (&game, "C6", P1, TRUE);            /* next to B5 and C5 */
  automa_conquers (&game, TOPPLE_1, FALSE); /* pattern 1: B3 before C4, C5, B5 */
  g_assert_cmpint (event_at (&game, WEFT_EVENT_CONQUER, 0)->kept[0].criterion, ==,
                   WEFT_CRITERION_WEAK_TERRITORY);
  g_assert_cmphex (event_at (&game, WEFT_EVENT_CONQUER, 0)->kept[0].hexes, ==, hexes ("B5 C5"));
  assert_conquered (&game, "C5");
}

static void
test_Q3_else_closest_to_any_human_territory (void)
{
  g_auto (Game) game = map_game ();

  close_middle_island (&game); /* the human has F4 with two tokens only */
  automa_conquers (&game, TOPPLE_4, FALSE);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_CONQUER, 0)->kept[0].criterion, ==,
                   WEFT_CRITERION_HUMAN_TERRITORY);
  assert_conquered (&game, "C5"); /* C4 and C5 are three steps away; pattern 4 has C5 first */
}

static void
test_Q3_topple_icon_adds_a_shadow_outpost (void)
{
  g_auto (Game) game = map_game (), plain = map_game (), none = map_game ();

  automa_conquers (&game, TOPPLE_1, FALSE);
  g_assert_true (lies (&game, "C4", SHADOW));
  g_assert_cmpint (game.state.supply[SHADOW], ==, 8);
  automa_conquers (&plain, PLAIN_1, FALSE);
  g_assert_false (lies (&plain, "C4", SHADOW));
  none.state.supply[SHADOW] = 0;
  automa_conquers (&none, TOPPLE_1, FALSE);
  g_assert_cmpint (weft_board_count (&none.state.board, hex_at ("C4")), ==, 1);
}

static void
test_Q3_no_shadow_outpost_on_the_middle_island_or_a_second_token (void)
{
  g_auto (Game) island = map_game (), second = map_game ();

  place (&island, "C4", AUTOMA, TRUE);
  automa_conquers (&island, TOPPLE_1, FALSE);
  assert_conquered (&island, "D4");
  g_assert_cmpint (weft_board_count (&island.state.board, hex_at ("D4")), ==, 1);
  place (&second, "C4", P1, FALSE); /* toppled: nobody controls it */
  automa_conquers (&second, TOPPLE_1, FALSE);
  assert_conquered (&second, "C4");
  g_assert_false (lies (&second, "C4", SHADOW));
}

static void
test_Q4_when_the_island_can_still_be_gained (void)
{
  g_auto (Game) free_places = map_game (), one_place = map_game (), full = map_game ();

  automa_conquers (&free_places, PLAIN_1, FALSE);
  g_assert_cmpint (event_at (&free_places, WEFT_EVENT_CONQUER, 0)->kept[0].criterion, ==,
                   WEFT_CRITERION_MIDDLE_ISLAND);
  one_place.state.achievements[WEFT_ACHIEVEMENT_MIDDLE_ISLAND][0] = P1;
  automa_conquers (&one_place, PLAIN_1, FALSE);
  g_assert_cmpint (event_at (&one_place, WEFT_EVENT_CONQUER, 0)->kept[0].criterion, ==,
                   WEFT_CRITERION_MIDDLE_ISLAND);
  place (&full, "D4", SHADOW, FALSE);
  place (&full, "D4", P1, FALSE);
  automa_conquers (&full, PLAIN_1, FALSE);
  g_assert_cmpint (event_at (&full, WEFT_EVENT_CONQUER, 0)->kept[0].criterion, !=,
                   WEFT_CRITERION_MIDDLE_ISLAND);
}

static void
test_Q4_not_when_gained_controlled_or_both_places_taken (void)
{
  g_auto (Game) gained = map_game (), controlled = map_game (), taken = map_game ();

  close_middle_island (&gained);
  automa_conquers (&gained, PLAIN_1, FALSE);
  g_assert_cmpint (event_at (&gained, WEFT_EVENT_CONQUER, 0)->kept[0].criterion, !=,
                   WEFT_CRITERION_MIDDLE_ISLAND);
  place (&controlled, "D4", AUTOMA, TRUE);
  automa_conquers (&controlled, PLAIN_1, FALSE);
  g_assert_cmpint (event_at (&controlled, WEFT_EVENT_CONQUER, 0)->kept[0].criterion, !=,
                   WEFT_CRITERION_MIDDLE_ISLAND);
  taken.state.achievements[WEFT_ACHIEVEMENT_MIDDLE_ISLAND][0] = P1;
  taken.state.achievements[WEFT_ACHIEVEMENT_MIDDLE_ISLAND][1] = SHADOW;
  automa_conquers (&taken, PLAIN_1, FALSE);
  g_assert_cmpint (event_at (&taken, WEFT_EVENT_CONQUER, 0)->kept[0].criterion, !=,
                   WEFT_CRITERION_MIDDLE_ISLAND);
}

static void
test_Q5_conquer_dice_are_not_rolled (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  deal (&game, 7, TOPPLE_1);
  g_assert_nonnull (event_at (&game, WEFT_EVENT_CONQUER, 0));
  g_assert_null (event_at (&game, WEFT_EVENT_ROLL, 0));
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
}

static void
test_D1_automa_discards_until_a_trap (void)
{
  g_auto (Game) game = map_game ();

  place (&game, "C5", AUTOMA, TRUE);
  game.state.tapestry = 3;
  conquer (&game, "C5");
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TRAP);
  answer (&game, FALSE);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TRAP);
  answer (&game, TRUE);
  g_assert_cmpint (game.state.tapestry, ==, 1);
  g_assert_true (stands (&game, "C5", AUTOMA));
  g_assert_true (lies (&game, "C5", P1));
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
}

static void
test_D1_succeeds_without_tapestry_cards (void)
{
  g_auto (Game) game = map_game ();

  place (&game, "C5", AUTOMA, TRUE);
  conquer (&game, "C5");
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
  g_assert_true (stands (&game, "C5", P1));
  g_assert_true (lies (&game, "C5", AUTOMA));
  g_assert_cmpint (game.state.supply[P1], ==, 7);
}

/* D2: what the cards of Plans & Ploys do is for the person at the table, who reports it as no trap.
 */
static void
test_D2_cards_reported_as_no_trap_are_used_up (void)
{
  WeftSetup setup = civilization_setup (WEFT_CIVILIZATION_EQUALIZERS, MILITARY);
  g_auto (Game) game = game_begin (setup);

  income (&game);
  place (&game, "C5", AUTOMA, TRUE);
  game.state.tapestry = 2;
  conquer (&game, "C5");
  answer (&game, FALSE);
  answer (&game, FALSE);
  g_assert_cmpint (game.state.tapestry, ==, 0);
  g_assert_true (stands (&game, "C5", P1));
}

static void
test_D_neutral_territories_ask_nothing (void)
{
  g_auto (Game) game = map_game ();

  game.state.tapestry = 3;
  conquer (&game, "E5");
  g_assert_true (stands (&game, "E5", P1));
  g_assert_cmpint (game.state.tapestry, ==, 3);
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_CONQUER, .player = P1, .hex = hex_at ("E5") },
           "controls E5 already");
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_CONQUER, .player = P1, .hex = hex_at ("C4") },
           "no territory");
  game.state.supply[P1] = 0;
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_CONQUER, .player = P1, .hex = hex_at ("G3") },
           "no outpost left");
}

static void
test_D_room_taken_by_a_correction_meanwhile (void)
{
  g_auto (Game) game = map_game ();
  WeftMove fill = { .kind = WEFT_MOVE_FIX,
                    .fix = WEFT_FIX_HEX,
                    .hex = hex_at ("C5"),
                    .territory = TRUE,
                    .outposts = { { AUTOMA, TRUE, WEFT_NONE }, { SHADOW, FALSE, WEFT_NONE } } };

  place (&game, "C5", AUTOMA, TRUE);
  game.state.supply[AUTOMA]--;
  game.state.tapestry = 1;
  conquer (&game, "C5");
  make (&game, fill);
  answer (&game, FALSE);
  assert_skipped (&game, P1, WEFT_REASON_NO_ROOM);
  g_assert_cmpint (weft_board_count (&game.state.board, hex_at ("C5")), ==, 2);
  g_assert_cmpint (game.state.supply[P1], ==, 8);
}

#define ADD(path, function) g_test_add_func (path, function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/rules/H1/printed-land-and-tiles", test_H1_printed_land_and_tiles);
  ADD ("/rules/H2/two-tokens-and-control", test_H2_two_tokens_and_control);
  ADD ("/rules/H3/orders-follow-the-arrows", test_H3_orders_follow_the_arrows);
  ADD ("/rules/H3/pattern-6-goes-on-to-the-third-row", test_H3_pattern_6_goes_on_to_the_third_row);
  ADD ("/rules/H4/exploring-needs-a-tiebreaker", test_H4_exploring_needs_a_tiebreaker);
  ADD ("/rules/H4/first-income-turn-reveals-a-progress-card",
       test_H4_first_income_turn_reveals_a_progress_card);
  ADD ("/rules/H4/later-the-latest-pair-is-used", test_H4_later_the_latest_pair_is_used);
  ADD ("/rules/H5/steps-do-not-enter-barred-hexes", test_H5_steps_do_not_enter_barred_hexes);
  ADD ("/rules/H5/the-goal-itself-may-be-barred", test_H5_the_goal_itself_may_be_barred);
  ADD ("/rules/H5/skipped-when-nothing-has-a-way", test_H5_skipped_when_nothing_has_a_way);
  ADD ("/rules/H6/no-tiles-left", test_H6_no_tiles_left);
  ADD ("/rules/E1/empty-hexes-next-to-automa-territory",
       test_E1_empty_hexes_next_to_automa_territory);
  ADD ("/rules/E2/furthest-from-the-human", test_E2_furthest_from_the_human);
  ADD ("/rules/E2/not-with-favorite-military", test_E2_not_with_favorite_military);
  ADD ("/rules/E2/nearest-human-territory-counts", test_E2_nearest_human_territory_counts);
  ADD ("/rules/E3/no-points-for-exploring", test_E3_no_points_for_exploring);
  ADD ("/rules/Q1/needs-an-outpost", test_Q1_needs_an_outpost);
  ADD ("/rules/Q3/nothing-to-conquer", test_Q3_nothing_to_conquer);
  ADD ("/rules/Q3/no-human-territory", test_Q3_no_human_territory);
  ADD ("/rules/Q3/anywhere-is-the-whole-map", test_Q3_anywhere_is_the_whole_map);
  ADD ("/rules/Q2/attacks-one-token-territories-first",
       test_Q2_attacks_one_token_territories_first);
  ADD ("/rules/Q2/a-trap-topples-the-attacker", test_Q2_a_trap_topples_the_attacker);
  ADD ("/rules/Q2/not-territories-with-two-tokens-or-far-away",
       test_Q2_not_territories_with_two_tokens_or_far_away);
  ADD ("/rules/Q2/closest-to-the-middle-island", test_Q2_closest_to_the_middle_island);
  ADD ("/rules/Q2/anywhere", test_Q2_anywhere);
  ADD ("/rules/Q3/neutral-or-empty-next-to-automa", test_Q3_neutral_or_empty_next_to_automa);
  ADD ("/rules/Q3/keeps-hexes-closest-to-middle-island",
       test_Q3_keeps_hexes_closest_to_middle_island);
  ADD ("/rules/Q3/near-the-human-only-with-topple-icon",
       test_Q3_near_the_human_only_with_topple_icon);
  ADD ("/rules/Q3/then-closest-to-weak-human-territories",
       test_Q3_then_closest_to_weak_human_territories);
  ADD ("/rules/Q3/else-closest-to-any-human-territory",
       test_Q3_else_closest_to_any_human_territory);
  ADD ("/rules/Q3/topple-icon-adds-a-shadow-outpost", test_Q3_topple_icon_adds_a_shadow_outpost);
  ADD ("/rules/Q3/no-shadow-outpost-on-the-middle-island-or-a-second-token",
       test_Q3_no_shadow_outpost_on_the_middle_island_or_a_second_token);
  ADD ("/rules/Q4/when-the-island-can-still-be-gained",
       test_Q4_when_the_island_can_still_be_gained);
  ADD ("/rules/Q4/not-when-gained-controlled-or-both-places-taken",
       test_Q4_not_when_gained_controlled_or_both_places_taken);
  ADD ("/rules/Q5/conquer-dice-are-not-rolled", test_Q5_conquer_dice_are_not_rolled);
  ADD ("/rules/D1/automa-discards-until-a-trap", test_D1_automa_discards_until_a_trap);
  ADD ("/rules/D1/succeeds-without-tapestry-cards", test_D1_succeeds_without_tapestry_cards);
  ADD ("/rules/D2/cards-reported-as-no-trap-are-used-up",
       test_D2_cards_reported_as_no_trap_are_used_up);
  ADD ("/rules/D/neutral-territories-ask-nothing", test_D_neutral_territories_ask_nothing);
  ADD ("/rules/D/room-taken-by-a-correction-meanwhile",
       test_D_room_taken_by_a_correction_meanwhile);
  return g_test_run ();
}
