/* rules-cards.c: the human's cards and civilizations (P4 to P8), pieces on the map (H2), ties (V4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "test-game.h"
#include "weft-board.h"
#include "weft-conquest.h"
#include "weft-deck.h"
#include "weft-legal-moves.h"
#include "weft-state-json.h"

#define PLAIN_1 18 /* a tiebreaker card: pattern 1, no topple icon */
#define TOPPLE_TWO WEFT_ACHIEVEMENT_TOPPLE_TWO
#define MIDDLE_ISLAND WEFT_ACHIEVEMENT_MIDDLE_ISLAND
#define COMPLETE_TRACK WEFT_ACHIEVEMENT_COMPLETE_TRACK

/* p1's turn after an income turn. */
static Game
turn_game (void)
{
  Game game = game_begin (solo_setup (2));

  income (&game);
  return game;
}

static Game
militants_game (void)
{
  WeftSetup setup = solo_setup (2);

  setup.militants = TRUE;
  return game_begin (setup);
}

static WeftMove
discovery (WeftPlayer player, WeftTrack track)
{
  return (WeftMove){ .kind = WEFT_MOVE_AGE_OF_DISCOVERY,
                     .player = (guint8) player,
                     .track = (guint8) track,
                     .token = WEFT_NONE };
}

static WeftMove
placing (const char *hex, gboolean other)
{
  return (WeftMove){
    .kind = WEFT_MOVE_PLACE, .player = P1, .hex = hex_at (hex), .other = (guint8) other
  };
}

static WeftMove
conquest (const char *hex, gboolean other, gboolean no_traps)
{
  return (WeftMove){ .kind = WEFT_MOVE_CONQUER,
                     .player = P1,
                     .hex = hex_at (hex),
                     .other = (guint8) other,
                     .no_traps = (guint8) no_traps };
}

static WeftMove
revolution (const char *first, const char *second)
{
  WeftMove move = { .kind = WEFT_MOVE_REVOLUTION, .player = P1, .n_hexes = second != NULL ? 2 : 1 };

  move.hexes[0] = hex_at (first);
  if (second != NULL)
    move.hexes[1] = hex_at (second);
  return move;
}

/* A piece of the human's that is no outpost. */
static void
place_other (Game *game, const char *hex)
{
  game->state.board.territories |= WEFT_HEX_BIT (hex_at (hex));
  weft_board_add (&game->state.board, hex_at (hex), (WeftOutpost){ P1, TRUE, WEFT_NONE, TRUE });
}

/* The Automa controls the territory and attacked the human there, whose outpost lies. */
static void
put_defeat (Game *game, const char *hex)
{
  place (game, hex, AUTOMA, TRUE);
  weft_board_add (&game->state.board, hex_at (hex), (WeftOutpost){ P1, FALSE, AUTOMA, FALSE });
}

static const WeftOutpost *
piece_at (const Game *game, const char *hex, int slot)
{
  return &game->state.board.outposts[hex_at (hex)][slot];
}

static int
order_of (const Game *game, WeftPlayer player)
{
  return event_order (game, WEFT_EVENT_ADVANCE, player);
}

/* ---- P4 Age of Discovery ---- */

static void
test_P4_moves_all_players_the_human_first (void)
{
  g_auto (Game) game = turn_game ();

  make (&game, discovery (P1, MILITARY));
  g_assert_cmpint (token_at (&game, P1, MILITARY), ==, 1);
  g_assert_cmpint (token_at (&game, AUTOMA, MILITARY), ==, 1);
  g_assert_cmpint (token_at (&game, SHADOW, MILITARY), ==, 1);
  g_assert_cmpint (order_of (&game, P1), <, order_of (&game, AUTOMA));
  g_assert_cmpint (order_of (&game, AUTOMA), <, order_of (&game, SHADOW));
  for (guint i = 0; i < 3; i++)
    {
      const WeftEvent *event = event_at (&game, WEFT_EVENT_ADVANCE, i);

      g_assert_cmpint (event->cause, ==, WEFT_CAUSE_CARD);
      g_assert_cmpint (event->benefit, ==, event->player == P1);
    }
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
}

/* In the mode shadow-empire the others follow in turn order from the one who plays the card. */
static void
test_P4_other_humans_in_turn_order (void)
{
  static const guint8 order[] = { P2, P3, SHADOW, P1 };
  g_auto (Game) game = game_begin (shadow_setup (3));

  income (&game);
  end_turn (&game);
  income (&game);
  make (&game, discovery (P2, SCIENCE));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    g_assert_cmpint (event_at (&game, WEFT_EVENT_ADVANCE, i)->player, ==, order[i]);
  g_assert_false (event_at (&game, WEFT_EVENT_ADVANCE, 3)->benefit); /* for P2 only */
}

static void
test_P4_bots_gain_no_benefit (void)
{
  g_auto (Game) game = turn_game ();
  int space = 0;

  while (game.tables->spaces[SCIENCE][space + 1].n_benefits == 0)
    space++;
  put (&game, AUTOMA, SCIENCE, space);
  make (&game, discovery (P1, SCIENCE));
  g_assert_cmpint (token_at (&game, AUTOMA, SCIENCE), ==, space + 1);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
  g_assert_cmpint (game.state.tapestry, ==, 0);
}

static void
test_P4_leaves_out_who_is_at_the_end (void)
{
  g_auto (Game) game = turn_game ();

  put (&game, P1, MILITARY, WEFT_LAST_SPACE);
  put (&game, AUTOMA, MILITARY, WEFT_LAST_SPACE);
  make (&game, discovery (P1, MILITARY));
  g_assert_cmpint (token_at (&game, P1, MILITARY), ==, WEFT_LAST_SPACE);
  g_assert_cmpint (order_of (&game, P1), ==, -1);
  g_assert_cmpint (order_of (&game, AUTOMA), ==, -1);
  g_assert_cmpint (token_at (&game, SHADOW, MILITARY), ==, 1);
}

/* Who has finished stays; the human who plays the card in the last era has not (V4). */
static void
test_P4_leaves_out_who_has_finished (void)
{
  g_auto (Game) game = turn_game (), shadow = game_begin (shadow_setup (2));

  game.state.income_turns[AUTOMA] = game.state.income_turns[P1] = WEFT_N_INCOME_TURNS;
  make (&game, discovery (P1, MILITARY));
  g_assert_cmpint (token_at (&game, P1, MILITARY), ==, 1);
  g_assert_cmpint (token_at (&game, AUTOMA, MILITARY), ==, 0);
  g_assert_cmpint (token_at (&game, SHADOW, MILITARY), ==, 0); /* the bots share their turns */
  income (&shadow);
  shadow.state.income_turns[P2] = WEFT_N_INCOME_TURNS;
  make (&shadow, discovery (P1, MILITARY));
  g_assert_cmpint (token_at (&shadow, P2, MILITARY), ==, 0);
  g_assert_cmpint (token_at (&shadow, SHADOW, MILITARY), ==, 1);
}

/* A5, A6, P3, V1: also in another player's turn, and the human comes first. */
static void
test_P4_landmarks_and_achievements (void)
{
  g_auto (Game) game = turn_game ();

  put (&game, AUTOMA, MILITARY, 3);
  make (&game, discovery (P1, MILITARY));
  g_assert_cmpint (game.state.landmarks[MILITARY][0], ==, AUTOMA);
  put (&game, P1, SCIENCE, 3);
  put (&game, SHADOW, SCIENCE, 3);
  make (&game, discovery (P1, SCIENCE));
  g_assert_cmpint (game.state.landmarks[SCIENCE][0], ==, P1);
  put (&game, AUTOMA, TECHNOLOGY, 11);
  put (&game, SHADOW, TECHNOLOGY, 11);
  make (&game, discovery (P1, TECHNOLOGY));
  g_assert_cmpint (game.state.achievements[COMPLETE_TRACK][0], ==, AUTOMA);
  g_assert_cmpint (game.state.achievements[COMPLETE_TRACK][1], ==, SHADOW);
  g_assert_cmpint (game.state.vp[AUTOMA], ==, 10);
}

static void
test_P4_own_token_may_be_named (void)
{
  g_auto (Game) game = turn_game ();
  WeftMove move = discovery (P1, SCIENCE);

  game.state.tokens[P1][SCIENCE][0] = 5;
  game.state.tokens[P1][SCIENCE][1] = 2;
  move.token = 1;
  make (&game, move);
  g_assert_cmpint (game.state.tokens[P1][SCIENCE][0], ==, 5);
  g_assert_cmpint (game.state.tokens[P1][SCIENCE][1], ==, 3);
  move.token = WEFT_NONE; /* P2 */
  make (&game, move);
  g_assert_cmpint (game.state.tokens[P1][SCIENCE][0], ==, 6);
  move.track = MILITARY;
  move.token = 1;
  refused (&game, move, "no token 1");
  put (&game, P1, MILITARY, WEFT_LAST_SPACE);
  move.token = 0; /* it is at the end: the others move all the same */
  make (&game, move);
  g_assert_cmpint (token_at (&game, P1, MILITARY), ==, WEFT_LAST_SPACE);
  g_assert_cmpint (token_at (&game, SHADOW, MILITARY), ==, 1);
}

static void
test_P4_is_no_advance_of_the_turn (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  deal (&game, 7, 5);
  make (&game, discovery (P1, SCIENCE));
  refused (&game, (WeftMove){ .kind = WEFT_MOVE_END_TURN, .player = P1 }, "must advance");
}

static void
test_P4_not_before_the_first_income_turn (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));

  refused (&game, discovery (P1, SCIENCE), "begin with an income turn");
}

/* ---- P5 Pieces that are no outposts ---- */

static void
test_P5_place_takes_from_the_supply_unless_other (void)
{
  g_auto (Game) game = turn_game ();

  make (&game, placing ("E5", TRUE));
  g_assert_cmpint (game.state.supply[P1], ==, 8);
  g_assert_true (piece_at (&game, "E5", 0)->other);
  make (&game, placing ("E5", FALSE));
  g_assert_cmpint (game.state.supply[P1], ==, 7);
  g_assert_false (piece_at (&game, "E5", 1)->other);
  refused (&game, placing ("E5", TRUE), "at most 2 tokens");
  refused (&game, placing ("C4", TRUE), "no territory");
  game.state.supply[P1] = 0;
  refused (&game, placing ("D4", FALSE), "no outpost left");
  make (&game, placing ("D4", TRUE));
}

static void
test_P5_place_is_no_conquest (void)
{
  g_auto (Game) game = turn_game ();

  game.state.tapestry = 2;
  make (&game, placing ("D4", TRUE));
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
  g_assert_cmpint (game.state.achievements[MIDDLE_ISLAND][0], ==, WEFT_NONE);
  g_assert_nonnull (event_at (&game, WEFT_EVENT_PLACE, 0));
  place (&game, "E5", AUTOMA, TRUE);
  make (&game, placing ("E5", FALSE));
  g_assert_cmpint (game.state.tapestry, ==, 2);
  g_assert_true (stands (&game, "E5", AUTOMA));
}

static void
test_P5_another_piece_controls_and_counts_as_one_of_two (void)
{
  g_auto (Game) game = turn_game ();

  make (&game, placing ("E5", TRUE));
  g_assert_true (weft_board_controls (&game.state.board, P1, hex_at ("E5")));
  g_assert_cmpint (weft_board_count (&game.state.board, hex_at ("E5")), ==, 1);
  refused (&game, conquest ("E5", FALSE, FALSE), "controls E5 already");
  make (&game, placing ("E5", TRUE)); /* Isolationists: nobody can conquer it any more */
  g_assert_cmpint (weft_board_count (&game.state.board, hex_at ("E5")), ==, 2);
}

/* Infiltrators: an outpost beside the Automa's. */
static void
test_H2_two_players_control_the_same_territory (void)
{
  g_auto (Game) game = turn_game ();
  int theirs = weft_state_territories (&game.state, AUTOMA);
  int ours = weft_state_territories (&game.state, P1);

  place (&game, "E5", AUTOMA, TRUE);
  make (&game, placing ("E5", FALSE));
  g_assert_true (weft_board_controls (&game.state.board, P1, hex_at ("E5")));
  g_assert_true (weft_board_controls (&game.state.board, AUTOMA, hex_at ("E5")));
  g_assert_cmpint (weft_state_territories (&game.state, AUTOMA), ==, theirs + 1);
  g_assert_cmpint (weft_state_territories (&game.state, P1), ==, ours + 1);
}

static void
automa_conquers (Game *game)
{
  WeftRun run = { game->tables, &game->state, game->events, NULL };

  g_array_set_size (game->events, 0);
  game->state.deck.latest[0] = 7;
  game->state.deck.latest[1] = PLAIN_1;
  g_assert_true (weft_conquest_automa (&run, FALSE));
}

static void
test_P5_automa_conquers_and_topples_a_lone_piece (void)
{
  g_auto (Game) game = turn_game ();
  WeftRun run = { game.tables, &game.state, game.events, NULL };

  place_other (&game, "C5"); /* next to B4 */
  automa_conquers (&game);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_HUMAN_TRAP);
  g_assert_cmpint (game.state.prompt.hex, ==, hex_at ("C5"));
  weft_conquest_automa_answered (&run, hex_at ("C5"), FALSE);
  g_assert_true (lies (&game, "C5", P1));
  g_assert_true (piece_at (&game, "C5", 0)->other);
  g_assert_cmpint (game.state.supply[P1], ==, 8);
  g_assert_true (event_at (&game, WEFT_EVENT_TOPPLE, 0)->other);
}

static void
test_P5_automa_cannot_conquer_two_pieces (void)
{
  g_auto (Game) game = turn_game ();
  const WeftEvent *event;

  place_other (&game, "C5");
  place (&game, "C5", P1, TRUE);
  automa_conquers (&game);
  event = event_at (&game, WEFT_EVENT_CONQUER, 0);
  g_assert_nonnull (event);
  g_assert_false (event->opponent);
  g_assert_cmpint (event->hexes & WEFT_HEX_BIT (hex_at ("C5")), ==, 0);
}

/* V1 by the ruling on player tokens. */
static void
test_P5_toppled_pieces_count_for_topple_two (void)
{
  g_auto (Game) game = turn_game ();
  WeftRun run = { game.tables, &game.state, game.events, NULL };

  place_other (&game, "C5");
  place_other (&game, "B3");
  weft_conquest_automa_answered (&run, hex_at ("C5"), FALSE);
  g_assert_cmpint (game.state.achievements[TOPPLE_TWO][0], ==, WEFT_NONE);
  weft_conquest_automa_answered (&run, hex_at ("B3"), FALSE);
  g_assert_cmpint (game.state.achievements[TOPPLE_TWO][0], ==, AUTOMA);
}

static void
test_P5_militants_begin_with_tokens (void)
{
  g_auto (Game) game = militants_game ();

  g_assert_cmpint (game.state.supply[P1], ==, 10);
  for (int slot = 0; slot < 2; slot++)
    {
      g_assert_cmpint (piece_at (&game, "F4", slot)->owner, ==, P1);
      g_assert_true (piece_at (&game, "F4", slot)->other);
      g_assert_false (piece_at (&game, "B4", slot)->other);
    }
  g_assert_cmpint (game.state.supply[AUTOMA], ==, 7);
}

static void
test_P5_militants_conquer_without_outposts (void)
{
  g_auto (Game) game = militants_game ();

  income (&game);
  game.state.supply[P1] = 0;
  refused (&game, conquest ("E5", FALSE, FALSE), "no outpost left");
  make (&game, conquest ("E5", TRUE, FALSE));
  g_assert_true (stands (&game, "E5", P1));
  g_assert_true (piece_at (&game, "E5", 0)->other);
  g_assert_cmpint (game.state.supply[P1], ==, 0);
  make (&game, conquest ("D4", TRUE, FALSE));
  g_assert_cmpint (game.state.achievements[MIDDLE_ISLAND][0], ==, P1); /* a conquest it is */
}

/* D1: the trap takes the token that attacked, not an outpost. */
static void
test_P5_trapped_token_lies (void)
{
  g_auto (Game) game = militants_game ();

  income (&game);
  game.state.supply[P1] = 0;
  place (&game, "E5", AUTOMA, TRUE);
  game.state.tapestry = 2;
  make (&game, conquest ("E5", TRUE, FALSE));
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TRAP);
  answer (&game, FALSE);
  answer (&game, TRUE);
  g_assert_true (lies (&game, "E5", P1));
  g_assert_true (piece_at (&game, "E5", 1)->other);
  g_assert_cmpint (piece_at (&game, "E5", 1)->toppled_by, ==, AUTOMA);
  g_assert_cmpint (game.state.supply[P1], ==, 0);
}

/* ---- P6 Landmarks without an advance ---- */

static void
test_P6_take_landmark (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftMove move = {
    .kind = WEFT_MOVE_TAKE_LANDMARK, .player = P1, .track = EXPLORATION, .tier = 0
  };

  make (&game, move); /* Utilitarians: before the first income turn */
  g_assert_cmpint (game.state.landmarks[EXPLORATION][0], ==, P1);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_LANDMARK, 0)->rule, ==, WEFT_RULE_P6);
  refused (&game, move, "gained already");
  income (&game);
  put (&game, AUTOMA, EXPLORATION, 3);
  make (&game, discovery (P1, EXPLORATION));
  g_assert_cmpint (game.state.landmarks[EXPLORATION][0], ==, P1); /* nobody can afterwards */
}

static void
test_P6_removed_landmark_is_gone (void)
{
  g_auto (Game) game = turn_game ();

  game.state.landmarks[SCIENCE][2] = WEFT_OWNER_REMOVED;
  refused (&game,
           (WeftMove){ .kind = WEFT_MOVE_TAKE_LANDMARK, .player = P1, .track = SCIENCE, .tier = 2 },
           "gained already");
}

/* ---- P7 Pillage and Plunder ---- */

static void
test_P7_no_trap_and_no_card_discarded (void)
{
  g_auto (Game) game = turn_game ();

  place (&game, "E5", AUTOMA, TRUE);
  game.state.tapestry = 3;
  make (&game, conquest ("E5", FALSE, TRUE));
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
  g_assert_cmpint (game.state.tapestry, ==, 3);
  g_assert_true (stands (&game, "E5", P1));
  g_assert_true (lies (&game, "E5", AUTOMA));
  g_assert_cmpint (event_at (&game, WEFT_EVENT_OUTPOST, 0)->rule, ==, WEFT_RULE_P7);
}

static void
test_P7_is_cited_only_where_it_matters (void)
{
  g_auto (Game) game = turn_game ();

  make (&game, conquest ("E5", FALSE, TRUE)); /* nobody's */
  g_assert_cmpint (event_at (&game, WEFT_EVENT_OUTPOST, 0)->rule, ==, WEFT_RULE_D1);
}

/* ---- P8 Revolution ---- */

static void
test_P8_stands_up_and_topples (void)
{
  g_auto (Game) game = turn_game ();
  const WeftBoard *board = &game.state.board;

  put_defeat (&game, "E5");
  make (&game, revolution ("E5", NULL));
  g_assert_true (stands (&game, "E5", P1));
  g_assert_true (lies (&game, "E5", AUTOMA));
  g_assert_true (weft_board_controls (board, P1, hex_at ("E5")));
  g_assert_false (weft_board_controls (board, AUTOMA, hex_at ("E5")));
  g_assert_cmpint (event_at (&game, WEFT_EVENT_STAND, 0)->player, ==, P1);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_TOPPLE, 0)->player, ==, AUTOMA);
  g_assert_cmpint (game.state.supply[P1], ==, 8);
}

static void
test_P8_counts_for_topple_two (void)
{
  g_auto (Game) game = turn_game ();

  put_defeat (&game, "E5");
  put_defeat (&game, "D4");
  make (&game, revolution ("E5", "D4"));
  g_assert_cmpint (game.state.achievements[TOPPLE_TWO][0], ==, P1);
  g_assert_cmpint (game.state.achievements[MIDDLE_ISLAND][0], ==, WEFT_NONE); /* no conquest */
}

static void
test_P8_no_longer_counts_for_the_automa (void)
{
  g_auto (Game) game = turn_game ();
  const WeftBoard *board = &game.state.board;

  put_defeat (&game, "E5");
  g_assert_cmpint (weft_board_toppled (board, P1, AUTOMA), ==, 1);
  make (&game, revolution ("E5", NULL));
  g_assert_cmpint (weft_board_toppled (board, P1, AUTOMA), ==, 0);
  g_assert_cmpint (piece_at (&game, "E5", 1)->toppled_by, ==, WEFT_NONE);
}

static void
test_P8_needs_a_toppled_and_an_upright_piece (void)
{
  g_auto (Game) game = turn_game ();
  WeftMove none = { .kind = WEFT_MOVE_REVOLUTION, .player = P1 };

  put_defeat (&game, "E5");
  place (&game, "D4", P1, FALSE);
  place (&game, "C2", AUTOMA, TRUE);
  place (&game, "G3", AUTOMA, TRUE);
  place (&game, "G3", P1, TRUE);
  refused (&game, revolution ("D4", NULL), "no toppled piece");
  refused (&game, revolution ("C2", NULL), "no toppled piece");
  refused (&game, revolution ("G3", NULL), "no toppled piece");
  refused (&game, revolution ("E5", "D4"), "no toppled piece");
  refused (&game, revolution ("E5", "E5"), "named twice");
  refused (&game, none, "one to 3 territories");
}

/* ---- V4 Ties ---- */

static Game
tie_game (void)
{
  Game game = turn_game ();

  game.state.income_turns[P1] = game.state.income_turns[AUTOMA] = WEFT_N_INCOME_TURNS;
  game.state.vp[P1] = game.state.vp[AUTOMA] = 50;
  end_turn (&game);
  g_assert_true (game.state.over);
  return game;
}

static WeftMove
decision (guint8 winner)
{
  return (WeftMove){ .kind = WEFT_MOVE_TIE, .winner = winner };
}

static void
test_V4_tie_is_decided_at_the_table (void)
{
  g_auto (Game) game = tie_game ();

  g_assert_cmpint (weft_state_winner (&game.state), ==, WEFT_WINNER_TIE);
  make (&game, decision (P1));
  g_assert_cmpint (weft_state_winner (&game.state), ==, P1);
  make (&game, decision (WEFT_WINNER_TIE));
  g_assert_cmpint (weft_state_winner (&game.state), ==, WEFT_WINNER_TIE);
  refused (&game, decision (SHADOW), "not among those who are tied");
  refused (&game, decision (P2), "not among those who are tied");
}

static void
test_V4_tie_is_forgotten_when_others_are_in_front (void)
{
  g_auto (Game) game = tie_game ();
  WeftMove vp = { .kind = WEFT_MOVE_VP, .player = P1, .number = 50 };
  WeftMove fix = { .kind = WEFT_MOVE_FIX, .fix = WEFT_FIX_VP, .player = AUTOMA, .number = 51 };

  make (&game, decision (P1));
  make (&game, vp); /* says nothing new */
  g_assert_cmpint (weft_state_winner (&game.state), ==, P1);
  make (&game, fix);
  g_assert_cmpint (weft_state_winner (&game.state), ==, AUTOMA);
  fix.number = 50;
  make (&game, fix);
  g_assert_cmpint (weft_state_winner (&game.state), ==, WEFT_WINNER_TIE);
  make (&game, decision (AUTOMA));
  vp.number = 49;
  make (&game, vp);
  refused (&game, decision (AUTOMA), "no tie");
  vp.number = 50;
  make (&game, vp);
  g_assert_cmpint (weft_state_winner (&game.state), ==, WEFT_WINNER_TIE);
}

static void
test_V4_no_tie_before_the_end_or_with_unknown_points (void)
{
  g_auto (Game) running = turn_game (), unknown = tie_game ();

  refused (&running, decision (P1), "not possible now");
  unknown.state.vp[P1] = WEFT_VP_UNKNOWN;
  refused (&unknown, decision (P1), "no tie");
}

static void
test_V4_three_humans_tie_without_the_fourth (void)
{
  g_auto (Game) game = game_begin (shadow_setup (4));

  game.state.over = TRUE;
  game.state.prompt = (WeftPrompt){ .kind = WEFT_PROMPT_OVER };
  for (int player = 0; player < 4; player++)
    game.state.vp[player] = player == 1 ? 10 : 30;
  refused (&game, decision (P2), "not among those who are tied");
  make (&game, decision (P3));
  g_assert_cmpint (weft_state_winner (&game.state), ==, P3);
}

/* ---- What is written ---- */

/* Outposts come before other pieces, what stands before what lies; only other pieces say so. */
static void
test_P5_pieces_in_the_state (void)
{
  g_auto (Game) game = turn_game ();
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autofree char *text = NULL;
  JsonObject *state;

  place_other (&game, "E5");
  place (&game, "E5", P1, TRUE);
  place_other (&game, "C5");
  place (&game, "C5", P1, FALSE);
  state = weft_state_to_json (&game.state, game.tables);
  json_node_init_object (node, state);
  json_object_unref (state);
  text = json_to_string (node, FALSE);
  g_assert_nonnull (strstr (text, "\"E5\":{\"territory\":true,\"tokens\":["
                                  "{\"player\":\"p1\",\"upright\":true},"
                                  "{\"player\":\"p1\",\"upright\":true,\"other\":true}]}"));
  g_assert_nonnull (strstr (text, "\"C5\":{\"territory\":true,\"tokens\":["
                                  "{\"player\":\"p1\",\"upright\":true,\"other\":true},"
                                  "{\"player\":\"p1\",\"upright\":false}]}"));
}

/* The events of the new kinds, as records of them are read. */
static void
test_events_in_json (void)
{
  g_auto (Game) game = turn_game ();
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autofree char *text = NULL;
  JsonObject *object;

  make (&game, placing ("E5", TRUE));
  object = weft_event_to_json (event_at (&game, WEFT_EVENT_PLACE, 0), game.tables, 3);
  json_node_init_object (node, object);
  json_object_unref (object);
  text = json_to_string (node, FALSE);
  g_assert_cmpstr (text, ==,
                   "{\"event\":\"place\",\"player\":\"p1\",\"hex\":\"E5\",\"other\":true,"
                   "\"rule\":\"P5\",\"move\":3}");
}

/* ---- What is possible besides ---- */

static void
test_unlisted_kinds (void)
{
  g_auto (Game) game = turn_game (), shadow = game_begin (shadow_setup (2)), tie = tie_game ();
  guint32 kinds = weft_legal_unlisted (&game.state, game.tables);
  g_autoptr (GArray) ties = weft_legal_moves (&tie.state, tie.tables);
  guint n_ties = 0;

  g_assert_true (kinds & WEFT_MOVE_BIT (WEFT_MOVE_PLACE));
  g_assert_false (kinds & WEFT_MOVE_BIT (WEFT_MOVE_REVOLUTION));
  put_defeat (&game, "E5");
  kinds = weft_legal_unlisted (&game.state, game.tables);
  g_assert_true (kinds & WEFT_MOVE_BIT (WEFT_MOVE_REVOLUTION));
  kinds = weft_legal_unlisted (&shadow.state, shadow.tables);
  g_assert_false (kinds & WEFT_MOVE_BIT (WEFT_MOVE_PLACE));
  for (guint i = 0; i < ties->len; i++)
    n_ties += g_array_index (ties, WeftMove, i).kind == WEFT_MOVE_TIE;
  g_assert_cmpuint (n_ties, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/P4/moves-all-players-the-human-first",
                   test_P4_moves_all_players_the_human_first);
  g_test_add_func ("/rules/P4/other-humans-in-turn-order", test_P4_other_humans_in_turn_order);
  g_test_add_func ("/rules/P4/bots-gain-no-benefit", test_P4_bots_gain_no_benefit);
  g_test_add_func ("/rules/P4/leaves-out-who-is-at-the-end", test_P4_leaves_out_who_is_at_the_end);
  g_test_add_func ("/rules/P4/leaves-out-who-has-finished", test_P4_leaves_out_who_has_finished);
  g_test_add_func ("/rules/P4/landmarks-and-achievements", test_P4_landmarks_and_achievements);
  g_test_add_func ("/rules/P4/own-token-may-be-named", test_P4_own_token_may_be_named);
  g_test_add_func ("/rules/P4/is-no-advance-of-the-turn", test_P4_is_no_advance_of_the_turn);
  g_test_add_func ("/rules/P4/not-before-the-first-income-turn",
                   test_P4_not_before_the_first_income_turn);
  g_test_add_func ("/rules/P5/place-takes-from-the-supply-unless-other",
                   test_P5_place_takes_from_the_supply_unless_other);
  g_test_add_func ("/rules/P5/place-is-no-conquest", test_P5_place_is_no_conquest);
  g_test_add_func ("/rules/P5/another-piece-controls-and-counts",
                   test_P5_another_piece_controls_and_counts_as_one_of_two);
  g_test_add_func ("/rules/H2/two-players-control-the-same-territory",
                   test_H2_two_players_control_the_same_territory);
  g_test_add_func ("/rules/P5/automa-conquers-a-lone-piece",
                   test_P5_automa_conquers_and_topples_a_lone_piece);
  g_test_add_func ("/rules/P5/automa-cannot-conquer-two-pieces",
                   test_P5_automa_cannot_conquer_two_pieces);
  g_test_add_func ("/rules/P5/toppled-pieces-count-for-topple-two",
                   test_P5_toppled_pieces_count_for_topple_two);
  g_test_add_func ("/rules/P5/militants-begin-with-tokens", test_P5_militants_begin_with_tokens);
  g_test_add_func ("/rules/P5/militants-conquer-without-outposts",
                   test_P5_militants_conquer_without_outposts);
  g_test_add_func ("/rules/P5/trapped-token-lies", test_P5_trapped_token_lies);
  g_test_add_func ("/rules/P6/take-landmark", test_P6_take_landmark);
  g_test_add_func ("/rules/P6/removed-landmark-is-gone", test_P6_removed_landmark_is_gone);
  g_test_add_func ("/rules/P7/no-trap-and-no-card-discarded",
                   test_P7_no_trap_and_no_card_discarded);
  g_test_add_func ("/rules/P7/is-cited-only-where-it-matters",
                   test_P7_is_cited_only_where_it_matters);
  g_test_add_func ("/rules/P5/pieces-in-the-state", test_P5_pieces_in_the_state);
  g_test_add_func ("/rules/P5/events-in-json", test_events_in_json);
  g_test_add_func ("/rules/P8/stands-up-and-topples", test_P8_stands_up_and_topples);
  g_test_add_func ("/rules/P8/counts-for-topple-two", test_P8_counts_for_topple_two);
  g_test_add_func ("/rules/P8/no-longer-counts-for-the-automa",
                   test_P8_no_longer_counts_for_the_automa);
  g_test_add_func ("/rules/P8/needs-a-toppled-and-an-upright-piece",
                   test_P8_needs_a_toppled_and_an_upright_piece);
  g_test_add_func ("/rules/V4/tie-is-decided-at-the-table", test_V4_tie_is_decided_at_the_table);
  g_test_add_func ("/rules/V4/tie-is-forgotten-when-others-are-in-front",
                   test_V4_tie_is_forgotten_when_others_are_in_front);
  g_test_add_func ("/rules/V4/no-tie-before-the-end-or-with-unknown-points",
                   test_V4_no_tie_before_the_end_or_with_unknown_points);
  g_test_add_func ("/rules/V4/three-humans-tie-without-the-fourth",
                   test_V4_three_humans_tie_without_the_fourth);
  g_test_add_func ("/legal/unlisted-kinds", test_unlisted_kinds);
  return g_test_run ();
}
