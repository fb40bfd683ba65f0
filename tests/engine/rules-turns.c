/* rules-turns.c: turns (T), and the end of the game (V4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"
#include "weft-deck.h"
#include "weft-turns.h"

/* Leaves the deck with just these two known cards. */
static void
leave_in_deck (Game *game, int a, int b)
{
  WeftDeck *deck = &game->state.deck;

  deck->discard |= deck->known;
  deck->known = WEFT_CARD_BIT (a) | WEFT_CARD_BIT (b);
  deck->discard &= ~deck->known;
  deck->unknown = 0;
}

static void
test_T1_first_turn_is_income_turn (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));

  income (&game);
  end_turn (&game);
  g_assert_cmpint (game.state.income_turns[AUTOMA], ==, 1);
  g_assert_null (event_at (&game, WEFT_EVENT_CARDS, 0));
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ERA, 0)->rule, ==, WEFT_RULE_T1);
}

static void
test_T2_empty_deck_means_income_turn (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  leave_in_deck (&game, 6, 7); /* no income hand on 7 */
  deal (&game, 7, 6);
  g_assert_cmpint (game.state.income_turns[AUTOMA], ==, 1);
  skip_human (&game);
  g_assert_cmpint (game.state.income_turns[AUTOMA], ==, 2);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ERA, 0)->rule, ==, WEFT_RULE_T2);
}

static void
test_T3_last_pair_with_income_hand (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  leave_in_deck (&game, 4, 6);
  deal (&game, 4, 6); /* 4 shows the income hand */
  g_assert_cmpint (game.state.income_turns[AUTOMA], ==, 2);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ERA, 0)->rule, ==, WEFT_RULE_T3);
  /* Nobody advances by the pair: what moves is the civilization's (C1). */
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ADVANCE, 0)->rule, ==, WEFT_RULE_C1);
  g_assert_null (event_at (&game, WEFT_EVENT_ADVANCE, 1));
}

static void
test_T3_hand_counts_on_decision_card_of_last_pair_only (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  g_auto (Game) other = game_at_deal (solo_setup (2));

  deal (&game, 4, 6); /* cards are left */
  g_assert_cmpint (game.state.income_turns[AUTOMA], ==, 1);
  leave_in_deck (&other, 4, 7);
  deal (&other, 7, 4); /* the hand is on the tiebreaker card */
  g_assert_cmpint (other.state.income_turns[AUTOMA], ==, 1);
  g_assert_nonnull (event_at (&other, WEFT_EVENT_ADVANCE, 0));
}

static void
test_T4_automa_then_shadow_then_discard (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  deal (&game, 7, 5); /* Automa exploration; Shadow Empire its favorite science */
  g_assert_cmpint (token_at (&game, AUTOMA, EXPLORATION), ==, 1);
  g_assert_cmpint (token_at (&game, SHADOW, SCIENCE), ==, 1);
  g_assert_cmpint (event_order (&game, WEFT_EVENT_ADVANCE, AUTOMA), <,
                   event_order (&game, WEFT_EVENT_ADVANCE, SHADOW));
  g_assert_cmphex (game.state.deck.discard, ==, WEFT_CARD_BIT (7) | WEFT_CARD_BIT (5));
  g_assert_cmpint (game.state.deck.latest[0], ==, 7);
  g_assert_cmpint (game.state.deck.latest[1], ==, 5);
}

static void
test_T5_finished_bots_take_no_turns (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  bots_income (&game, 5, 7, 5);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
  skip_human (&game);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
  g_assert_cmpint (game.state.active, ==, P1);
}

static void
test_T5_finished_human_is_skipped (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  game.state.income_turns[P1] = 5;
  deal (&game, 7, 5);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_DEAL);
  g_assert_cmpint (game.state.active, ==, AUTOMA);
}

/* Before a turn ends one can ask whose comes next. */
static void
test_T5_next_turn_is_foretold (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  deal (&game, 7, 5);
  g_assert_cmpint (weft_turns_next (&game.state), ==, AUTOMA);
  game.state.income_turns[AUTOMA] = 5;
  g_assert_cmpint (weft_turns_next (&game.state), ==, P1);
  game.state.income_turns[P1] = 5;
  g_assert_cmpint (weft_turns_next (&game.state), ==, WEFT_NONE);
  game.state.income_turns[AUTOMA] = 4;
  g_assert_cmpint (weft_turns_next (&game.state), ==, AUTOMA);
}

static void
test_T6_next_turn_is_foretold (void)
{
  g_auto (Game) game = game_at_deal (shadow_setup (3));

  deal (&game, 6, 7);
  g_assert_cmpint (game.state.prompt.player, ==, P1);
  g_assert_cmpint (weft_turns_next (&game.state), ==, P2);
  game.state.income_turns[P2] = 5;
  g_assert_cmpint (weft_turns_next (&game.state), ==, P3);
  game.state.income_turns[P3] = 5;
  g_assert_cmpint (weft_turns_next (&game.state), ==, SHADOW);
  game.state.income_turns[P1] = 5;
  g_assert_cmpint (weft_turns_next (&game.state), ==, WEFT_NONE);
}

static void
pass_humans (Game *game)
{
  while (game->state.prompt.kind == WEFT_PROMPT_TURN)
    {
      if (game->state.income_turns[game->state.prompt.player] == 0)
        income (game);
      skip_human (game);
    }
}

static void
test_T6_first_turn_changes_nothing (void)
{
  g_auto (Game) game = game_begin (shadow_setup (2));

  put (&game, P1, EXPLORATION, 5); /* F1 would change the favorite */
  income (&game);
  end_turn (&game);
  income (&game);
  end_turn (&game);
  g_assert_null (event_at (&game, WEFT_EVENT_CARDS, 0));
  g_assert_null (event_at (&game, WEFT_EVENT_FAVORITE, 0));
  g_assert_cmpint (game.state.favorites[SHADOW], ==, EXPLORATION);
  g_assert_cmpint (weft_deck_size (&game.state.deck), ==, 12);
}

static void
test_T6_empty_deck_reviews_favorite_and_reshuffles (void)
{
  g_auto (Game) game = game_at_deal (shadow_setup (2));

  leave_in_deck (&game, 4, 6);
  deal (&game, 4, 6); /* the income hand means nothing here: the Shadow Empire advances */
  g_assert_nonnull (event_at (&game, WEFT_EVENT_ADVANCE, 0));
  put (&game, P1, EXPLORATION, 5);
  put (&game, SHADOW, MILITARY, 3); /* one space to a landmark */
  pass_humans (&game);
  g_assert_cmpint (weft_deck_size (&game.state.deck), ==, 12);
  g_assert_cmpint (game.state.favorites[SHADOW], ==, MILITARY);
}

static void
test_T6_shadow_advances_by_its_box (void)
{
  g_auto (Game) game = game_at_deal (shadow_setup (2));

  put (&game, SHADOW, MILITARY, 3); /* one space to the Barracks */
  deal (&game, 5, 6);               /* 5: landmark */
  g_assert_cmpint (token_at (&game, SHADOW, MILITARY), ==, 4);
  g_assert_cmpint (game.state.landmarks[MILITARY][0], ==, SHADOW);
}

static void
test_T6_goes_on_while_a_human_plays (void)
{
  g_auto (Game) game = game_at_deal (shadow_setup (2));

  game.state.income_turns[P1] = 5;
  deal (&game, 6, 7);
  g_assert_cmpint (game.state.prompt.player, ==, P2);
  game.state.income_turns[P2] = 5;
  skip_human (&game);
  g_assert_true (game.state.over);
}

static void
finish (Game *game, int human_vp, int automa_vp)
{
  game->state.vp[AUTOMA] = (gint16) automa_vp;
  if (human_vp >= 0)
    make (game, (WeftMove){ .kind = WEFT_MOVE_VP, .player = P1, .number = (gint16) human_vp });
  game->state.income_turns[P1] = 5;
  game->state.income_turns[AUTOMA] = 5;
  skip_human (game);
  g_assert_true (game->state.over);
}

static void
test_V4_most_points_win (void)
{
  g_auto (Game) lost = game_begin (solo_setup (2)), won = game_begin (solo_setup (2));
  g_auto (Game) tie = game_begin (solo_setup (2)), open = game_begin (solo_setup (2));

  finish (&lost, 99, 100);
  g_assert_cmpint (weft_state_winner (&lost.state), ==, AUTOMA);
  finish (&won, 101, 100);
  g_assert_cmpint (weft_state_winner (&won.state), ==, P1);
  finish (&tie, 100, 100);
  g_assert_cmpint (weft_state_winner (&tie.state), ==, WEFT_WINNER_TIE);
  finish (&open, -1, 100);
  g_assert_cmpint (weft_state_winner (&open.state), ==, WEFT_NONE);
}

static void
test_V4_shadow_empire_cannot_win (void)
{
  g_auto (Game) game = game_begin (shadow_setup (2));

  game.state.over = TRUE;
  game.state.vp[P1] = 0;
  game.state.vp[P2] = 0;
  g_assert_cmpint (weft_state_winner (&game.state), ==, WEFT_WINNER_TIE);
  game.state.vp[P2] = 1;
  g_assert_cmpint (weft_state_winner (&game.state), ==, P2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/T1/first-turn-is-income-turn", test_T1_first_turn_is_income_turn);
  g_test_add_func ("/rules/T2/empty-deck-means-income-turn", test_T2_empty_deck_means_income_turn);
  g_test_add_func ("/rules/T3/last-pair-with-income-hand", test_T3_last_pair_with_income_hand);
  g_test_add_func ("/rules/T3/hand-counts-on-decision-card-of-last-pair-only",
                   test_T3_hand_counts_on_decision_card_of_last_pair_only);
  g_test_add_func ("/rules/T4/automa-then-shadow-then-discard",
                   test_T4_automa_then_shadow_then_discard);
  g_test_add_func ("/rules/T5/finished-bots-take-no-turns", test_T5_finished_bots_take_no_turns);
  g_test_add_func ("/rules/T5/finished-human-is-skipped", test_T5_finished_human_is_skipped);
  g_test_add_func ("/rules/T5/next-turn-is-foretold", test_T5_next_turn_is_foretold);
  g_test_add_func ("/rules/T6/next-turn-is-foretold", test_T6_next_turn_is_foretold);
  g_test_add_func ("/rules/T6/first-turn-changes-nothing", test_T6_first_turn_changes_nothing);
  g_test_add_func ("/rules/T6/empty-deck-reviews-favorite-and-reshuffles",
                   test_T6_empty_deck_reviews_favorite_and_reshuffles);
  g_test_add_func ("/rules/T6/shadow-advances-by-its-box", test_T6_shadow_advances_by_its_box);
  g_test_add_func ("/rules/T6/goes-on-while-a-human-plays", test_T6_goes_on_while_a_human_plays);
  g_test_add_func ("/rules/V4/most-points-win", test_V4_most_points_win);
  g_test_add_func ("/rules/V4/shadow-empire-cannot-win", test_V4_shadow_empire_cannot_win);
  return g_test_run ();
}
