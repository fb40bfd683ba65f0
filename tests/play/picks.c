/* picks.c: what picking a hex or a space on the board means in a human's turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-picks.h"
#include "weft-setup-roll.h"

static WeftTables *tables;

/* A game in the human's first turn, before its income turn. */
static WeftGame *
begin (WeftMode mode)
{
  WeftSetup setup = weft_setup_blank (mode);
  WeftSeed seed = { 5, 6 };
  WeftRandom random = weft_random_start (&seed, 0, 0);
  WeftGame *game;

  setup.level = mode == WEFT_MODE_SOLO ? 2 : 0;
  setup.n_humans = mode == WEFT_MODE_SOLO ? 1 : 2;
  setup.first = WEFT_PLAYER_P1;
  weft_setup_roll (&setup, tables, &random);
  game = weft_game_new (
      tables, weft_history_new (tables, weft_record_new (&setup, NULL, &seed), NULL), NULL);
  weft_game_go_on (game);
  return game;
}

static void
make (WeftGame *game, WeftMove move)
{
  g_autoptr (GError) error = NULL;

  weft_game_apply (game, &move, NULL, &error);
  g_assert_no_error (error);
}

static void
take_income (WeftGame *game)
{
  make (game, (WeftMove){ .kind = WEFT_MOVE_INCOME, .player = WEFT_PLAYER_P1 });
}

static void
put_token (WeftGame *game, WeftTrack track, int space)
{
  make (game, (WeftMove){ .kind = WEFT_MOVE_FIX,
                          .fix = WEFT_FIX_TRACK,
                          .player = WEFT_PLAYER_P1,
                          .track = (guint8) track,
                          .number = (gint16) space });
}

/* Nothing is picked unasked before the turn has begun, then whatever is possible. */
static void
test_hexes (void)
{
  g_autoptr (WeftGame) game = begin (WEFT_MODE_SOLO);
  WeftHexSet open;

  g_assert_false (weft_picks_follow (game));
  g_assert_cmpuint (weft_picks_open (game), ==, 0);
  take_income (game);
  g_assert_true (weft_picks_follow (game));
  open = weft_picks_open (game);
  g_assert_cmpuint (open, ==,
                    weft_picks_hexes (game, WEFT_MOVE_EXPLORE)
                        | weft_picks_hexes (game, WEFT_MOVE_CONQUER));
  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftMove move = { .kind = (guint8) weft_picks_meaning (game, hex),
                        .player = WEFT_PLAYER_P1,
                        .hex = hex };

      g_assert_cmpint ((open & WEFT_HEX_BIT (hex)) != 0, ==, weft_game_check (game, &move, NULL));
    }
  g_assert_cmpuint (open, !=, 0);
  g_assert_cmpuint (open & weft_game_get_state (game)->board.controlled[WEFT_PLAYER_P1], ==, 0);
}

/* Unasked, only free hexes beside the human's own: not those far away, nor where the Automa is. */
static void
test_usual (void)
{
  g_autoptr (WeftGame) game = begin (WEFT_MODE_SOLO);
  WeftMove fix = { .kind = WEFT_MOVE_FIX,
                   .fix = WEFT_FIX_HEX,
                   .territory = TRUE,
                   .outposts = { { WEFT_PLAYER_AUTOMA, TRUE, WEFT_NONE, FALSE },
                                 { WEFT_NONE, FALSE, WEFT_NONE, FALSE } } };
  WeftHexSet territories;

  g_assert_cmpuint (weft_picks_usual (game), ==, 0);
  take_income (game);
  g_assert_cmpuint (weft_picks_usual (game), !=, 0);
  g_assert_cmpuint (weft_picks_usual (game), !=, weft_picks_open (game));
  g_assert_cmpuint (weft_picks_usual (game), ==, weft_picks_open (game) & weft_picks_near (game));
  territories = weft_picks_usual (game) & weft_picks_hexes (game, WEFT_MOVE_CONQUER);
  g_assert_cmpuint (territories, !=, 0);
  fix.hex = (guint8) __builtin_ctzll (territories);
  make (game, fix);
  g_assert_cmpuint (weft_picks_open (game) & WEFT_HEX_BIT (fix.hex), !=, 0);
  g_assert_cmpuint (weft_picks_near (game) & WEFT_HEX_BIT (fix.hex), !=, 0);
  g_assert_cmpuint (weft_picks_usual (game) & WEFT_HEX_BIT (fix.hex), ==, 0);
}

static void
check_near (WeftGame *game)
{
  WeftHexSet own = weft_game_get_state (game)->board.controlled[WEFT_PLAYER_P1];
  WeftHexSet near = weft_picks_near (game);

  g_assert_cmpuint (near, !=, 0);
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    g_assert_cmpint ((near & WEFT_HEX_BIT (hex)) != 0, ==,
                     (tables->hexes[hex].neighbors & own) != 0);
}

/* Beside one territory, and beside another far from it. */
static void
test_near (void)
{
  g_autoptr (WeftGame) game = begin (WEFT_MODE_SOLO);
  WeftMove conquer = { .kind = WEFT_MOVE_CONQUER, .player = WEFT_PLAYER_P1 };
  WeftHexSet far;

  take_income (game);
  check_near (game);
  far = weft_picks_hexes (game, WEFT_MOVE_CONQUER) & ~weft_picks_near (game);
  g_assert_cmpuint (far, !=, 0);
  conquer.hex = (guint8) __builtin_ctzll (far);
  make (game, conquer);
  check_near (game);
}

/* Without the Automa there is no map. */
static void
test_no_map (void)
{
  g_autoptr (WeftGame) game = begin (WEFT_MODE_SHADOW_EMPIRE);

  take_income (game);
  g_assert_true (weft_picks_follow (game));
  g_assert_cmpuint (weft_picks_open (game), ==, 0);
}

/* The space behind the only token of a track is its advance, which names no token. */
static void
test_advance (void)
{
  g_autoptr (WeftGame) game = begin (WEFT_MODE_SOLO);
  WeftMove move;

  g_assert_false (weft_picks_can_advance (game)); /* the income turn comes first */
  g_assert_false (weft_picks_advance (game, WEFT_TRACK_SCIENCE, 1, &move));
  take_income (game);
  put_token (game, WEFT_TRACK_SCIENCE, 3);
  g_assert_true (weft_picks_can_advance (game));
  g_assert_false (weft_picks_advance (game, WEFT_TRACK_SCIENCE, 3, &move));
  g_assert_false (weft_picks_advance (game, WEFT_TRACK_SCIENCE, 5, &move));
  g_assert_true (weft_picks_advance (game, WEFT_TRACK_SCIENCE, 4, &move));
  g_assert_cmpint (move.token, ==, WEFT_NONE);
  make (game, move);
  g_assert_cmpint (weft_game_get_state (game)->tokens[WEFT_PLAYER_P1][WEFT_TRACK_SCIENCE][0], ==,
                   4);
}

/* P1, P2: of two tokens on a track each has its own advance, and the move names it. */
static void
test_two_tokens (void)
{
  g_autoptr (WeftGame) game = begin (WEFT_MODE_SOLO);
  const gint8 *tokens;
  WeftMove moves[WEFT_N_TOKENS], move;

  take_income (game);
  put_token (game, WEFT_TRACK_SCIENCE, 3);
  g_assert_cmpuint (weft_picks_advances (weft_game_get_state (game), WEFT_TRACK_SCIENCE, moves), ==,
                    1);
  g_assert_cmpint (moves[0].token, ==, WEFT_NONE);
  put_token (game, WEFT_TRACK_TECHNOLOGY, WEFT_LAST_SPACE);
  make (game, (WeftMove){ .kind = WEFT_MOVE_SINGULARITY,
                          .player = WEFT_PLAYER_P1,
                          .track = WEFT_TRACK_SCIENCE });
  tokens = weft_game_get_state (game)->tokens[WEFT_PLAYER_P1][WEFT_TRACK_SCIENCE];
  g_assert_cmpuint (weft_picks_advances (weft_game_get_state (game), WEFT_TRACK_SCIENCE, moves), ==,
                    2);
  for (guint8 token = 0; token < WEFT_N_TOKENS; token++)
    {
      g_assert_cmpint (moves[token].token, ==, token);
      g_assert_true (
          weft_picks_advance (game, WEFT_TRACK_SCIENCE, (guint) tokens[token] + 1, &move));
      g_assert_cmpint (move.token, ==, token);
    }
  g_assert_cmpint (tokens[0], !=, tokens[1]);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/picks/hexes", test_hexes);
  g_test_add_func ("/picks/near", test_near);
  g_test_add_func ("/picks/usual", test_usual);
  g_test_add_func ("/picks/no-map", test_no_map);
  g_test_add_func ("/picks/advance", test_advance);
  g_test_add_func ("/picks/two-tokens", test_two_tokens);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
