/* board-and-deck.c: pieces on the board and cards in the decks, where few games lead
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-board.h"

#include "test-game.h"
#include "weft-deck.h"
#include "weft-tracks.h"
#include "weft-turns.h"

#define HEX "D5"

static const WeftOutpost nothing = {
  .owner = WEFT_NONE, .upright = WEFT_NONE, .toppled_by = WEFT_NONE, .other = WEFT_NONE
};

/* A board with two pieces on a territory, or one. */
static WeftBoard
board_with (WeftOutpost first, WeftOutpost second)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftOutpost pieces[WEFT_HEX_TOKENS] = { first, second };

  game.state.board.territories |= WEFT_HEX_BIT (hex_at (HEX));
  weft_board_set (&game.state.board, hex_at (HEX), pieces);
  return game.state.board;
}

static void
test_toppling (void)
{
  WeftOutpost standing = { P1, TRUE, WEFT_NONE, TRUE }, lying = { SHADOW, FALSE, AUTOMA, FALSE };
  WeftBoard board = board_with (lying, standing), alone = board_with (lying, nothing);
  WeftOutpost fallen = weft_board_topple (&board, hex_at (HEX), P1);

  g_assert_cmpint (fallen.owner, ==, WEFT_NONE); /* nobody topples their own */
  g_assert_true (board.outposts[hex_at (HEX)][1].upright);
  fallen = weft_board_topple (&board, hex_at (HEX), AUTOMA);
  g_assert_cmpint (fallen.owner, ==, P1);
  g_assert_true (fallen.other);
  g_assert_true (fallen.upright); /* as it stood */
  g_assert_false (board.outposts[hex_at (HEX)][1].upright);
  g_assert_cmpint (board.outposts[hex_at (HEX)][1].toppled_by, ==, AUTOMA);
  g_assert_false (weft_board_controls (&board, P1, hex_at (HEX)));
  g_assert_cmpint (weft_board_topple (&alone, hex_at (HEX), P1).owner, ==, WEFT_NONE);
  g_assert_cmpint (alone.outposts[hex_at (HEX)][0].toppled_by, ==, AUTOMA); /* as it was */
}

static void
test_standing_up (void)
{
  WeftOutpost lying = { P1, FALSE, AUTOMA, FALSE }, standing = { P1, TRUE, WEFT_NONE, TRUE };
  WeftOutpost shadow = { SHADOW, FALSE, AUTOMA, FALSE };
  WeftBoard board = board_with (standing, lying), others = board_with (shadow, nothing);
  WeftBoard both = board_with (lying, lying);
  WeftOutpost risen = weft_board_stand (&board, hex_at (HEX), P1);

  g_assert_cmpint (risen.owner, ==, P1);
  g_assert_false (risen.upright); /* as it lay */
  g_assert_cmpint (risen.toppled_by, ==, AUTOMA);
  g_assert_true (board.outposts[hex_at (HEX)][1].upright);
  g_assert_cmpint (board.outposts[hex_at (HEX)][1].toppled_by, ==, WEFT_NONE);
  g_assert_cmpint (weft_board_stand (&board, hex_at (HEX), P1).owner, ==, WEFT_NONE);
  g_assert_cmpint (weft_board_stand (&others, hex_at (HEX), P1).owner, ==, WEFT_NONE);
  g_assert_false (others.outposts[hex_at (HEX)][0].upright);
  weft_board_stand (&both, hex_at (HEX), P1); /* one of them */
  g_assert_true (both.outposts[hex_at (HEX)][0].upright);
  g_assert_false (both.outposts[hex_at (HEX)][1].upright);
  g_assert_true (weft_board_controls (&both, P1, hex_at (HEX)));
}

static void
test_counting (void)
{
  WeftOutpost ours = { P1, FALSE, AUTOMA, FALSE }, theirs = { SHADOW, FALSE, AUTOMA, FALSE };
  WeftOutpost own = { AUTOMA, FALSE, AUTOMA, FALSE }, up = { P1, TRUE, AUTOMA, FALSE };
  WeftBoard board = board_with (ours, theirs), others = board_with (own, up);

  g_assert_cmpint (weft_board_count (&board, hex_at (HEX)), ==, 2);
  g_assert_cmpint (weft_board_toppled (&board, WEFT_NONE, AUTOMA), ==, 2);
  g_assert_cmpint (weft_board_toppled (&board, P1, AUTOMA), ==, 1);
  g_assert_cmpint (weft_board_toppled (&board, SHADOW, AUTOMA), ==, 1);
  g_assert_cmpint (weft_board_toppled (&board, P1, P1), ==, 0);
  g_assert_cmpint (weft_board_toppled (&others, WEFT_NONE, AUTOMA), ==, 0);
  g_assert_true (weft_board_has (&board, hex_at (HEX), P1, FALSE));
  g_assert_false (weft_board_has (&board, hex_at (HEX), P1, TRUE));
  g_assert_true (weft_board_has (&others, hex_at (HEX), P1, TRUE));
  g_assert_false (weft_board_has (&others, hex_at (HEX), SHADOW, FALSE));
}

/* H4, I6: what is known of the progress deck goes when cards leave it, not when none do. */
static void
test_progress_deck (void)
{
  WeftDeck deck = { 0 };

  weft_deck_init (&deck, test_tables (), WEFT_MODE_SOLO);
  weft_deck_reveal (&deck, 12);
  g_assert_cmphex (deck.revealed, ==, WEFT_CARD_BIT (12));
  g_assert_cmphex (weft_deck_revealable (&deck), ==, deck.pile);
  weft_deck_add (&deck, 0);
  g_assert_cmphex (deck.revealed, ==, WEFT_CARD_BIT (12));
  weft_deck_add (&deck, 3);
  g_assert_cmphex (deck.revealed, ==, 0);
  g_assert_cmpint (deck.added, ==, 3);
  g_assert_cmpint (weft_deck_progress (&deck), ==, 11);
  weft_deck_add (&deck, 20); /* no more than there are */
  g_assert_cmpint (deck.added, ==, 14);
  g_assert_cmpint (weft_deck_progress (&deck), ==, 0);
  g_assert_cmphex (weft_deck_revealable (&deck), ==, 0);
}

/* Where every card of the progress deck has been seen, it is one of those. */
static void
test_seen_progress_deck (void)
{
  WeftDeck deck = { .pile = WEFT_CARD_BIT (9) | WEFT_CARD_BIT (10) | WEFT_CARD_BIT (11),
                    .unknown = 1 };

  weft_deck_reveal (&deck, 9);
  g_assert_cmphex (weft_deck_revealable (&deck), ==, deck.pile);
  weft_deck_reveal (&deck, 11);
  g_assert_cmphex (weft_deck_revealable (&deck), ==, WEFT_CARD_BIT (9) | WEFT_CARD_BIT (11));
  g_assert_cmphex (weft_deck_possible (&deck), ==, WEFT_CARD_BIT (10));
}

/* P1: of two tokens on a track the one in front that can be moved. */
static void
test_token_in_front (void)
{
  static const struct
  {
    gint8 tokens[WEFT_N_TOKENS];
    int forward, back;
  } cases[] = {
    { { 2, 5 }, 1, 1 },
    { { 5, 2 }, 0, 0 },
    { { 4, 4 }, 0, 0 },
    { { 12, 3 }, 1, 0 },
    { { 12, 12 }, -1, 0 },
    { { 0, 0 }, 0, -1 },
    { { 0, 1 }, 1, 1 },
    { { WEFT_NO_TOKEN, 0 }, 1, -1 },
    { { WEFT_NO_TOKEN, WEFT_NO_TOKEN }, -1, -1 },
  };
  g_auto (Game) game = game_begin (solo_setup (2));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint8 *tokens = game.state.tokens[P1][SCIENCE];

      tokens[0] = cases[i].tokens[0];
      tokens[1] = cases[i].tokens[1];
      g_assert_cmpint (weft_tracks_token (&game.state, P1, SCIENCE, WEFT_FORWARD), ==,
                       cases[i].forward);
      g_assert_cmpint (weft_tracks_token (&game.state, P1, SCIENCE, WEFT_BACK), ==, cases[i].back);
    }
}

static void
test_nobody_is_next_at_the_end (void)
{
  g_auto (Game) solo = game_begin (solo_setup (2)), shadow = game_begin (shadow_setup (2));

  g_assert_cmpint (weft_turns_next (&solo.state), ==, AUTOMA);
  g_assert_cmpint (weft_turns_next (&shadow.state), ==, P2);
  solo.state.over = shadow.state.over = TRUE;
  g_assert_cmpint (weft_turns_next (&solo.state), ==, WEFT_NONE);
  g_assert_cmpint (weft_turns_next (&shadow.state), ==, WEFT_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board/toppling", test_toppling);
  g_test_add_func ("/board/standing-up", test_standing_up);
  g_test_add_func ("/board/counting", test_counting);
  g_test_add_func ("/deck/progress", test_progress_deck);
  g_test_add_func ("/deck/seen-progress", test_seen_progress_deck);
  g_test_add_func ("/tracks/P1-token-in-front", test_token_in_front);
  g_test_add_func ("/turns/nobody-is-next-at-the-end", test_nobody_is_next_at_the_end);
  return g_test_run ();
}
