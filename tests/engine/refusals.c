/* refusals.c: each reason to refuse a move has its code
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"
#include "weft-conditions-private.h"
#include "weft-fault.h"

#define SEA "C4"
#define LAND "A3" /* printed */

/* ---- Positions ---- */

static Game
solo_begins (void)
{
  return game_begin (solo_setup (2));
}

static Game
solo_deal (void)
{
  return game_at_deal (solo_setup (2));
}

static Game
shadow_empire (void)
{
  return game_begin (shadow_setup (2));
}

/* p1's second turn, with income taken in the first. */
static Game
solo (void)
{
  Game game = game_at_deal (solo_setup (2));

  deal (&game, 7, 5);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
  return game;
}

static Game
after_income (void)
{
  Game game = solo ();

  income (&game);
  return game;
}

static Game
last_era (void)
{
  Game game = solo ();

  game.state.income_turns[P1] = WEFT_N_INCOME_TURNS;
  return game;
}

static Game
science_empty (void)
{
  Game game = solo ();

  put (&game, P1, SCIENCE, WEFT_NO_TOKEN);
  return game;
}

static Game
science_complete (void)
{
  Game game = solo ();

  put (&game, P1, SCIENCE, WEFT_LAST_SPACE);
  return game;
}

static Game
land_full (void)
{
  Game game = solo ();

  place (&game, LAND, AUTOMA, TRUE);
  place (&game, LAND, SHADOW, FALSE);
  return game;
}

static Game
land_controlled (void)
{
  Game game = solo ();

  place (&game, LAND, P1, TRUE);
  return game;
}

static Game
no_supply (void)
{
  Game game = solo ();

  game.state.supply[P1] = 0;
  return game;
}

static Game
pool_empty (void)
{
  Game game = game_begin (civilization_setup (WEFT_CIVILIZATION_HUCKSTERS, MILITARY));

  game.state.pool = 0;
  return game;
}

static Game
military_to_roll (void)
{
  Game game = solo ();

  game.state.prompt =
      (WeftPrompt){ .kind = WEFT_PROMPT_ROLL, .tracks = (WeftTrackSet) WEFT_TRACK_BIT (MILITARY) };
  return game;
}

static Game
to_reveal (void)
{
  Game game = solo_begins ();

  game.state.prompt = (WeftPrompt){ .kind = WEFT_PROMPT_REVEAL };
  return game;
}

static Game
track_completed (void)
{
  Game game = solo ();

  game.state.achievements[WEFT_ACHIEVEMENT_COMPLETE_TRACK][0] = P1;
  return game;
}

/* The Automa's outpost stands, p1's lies beside it. */
static Game
defeated (void)
{
  Game game = solo ();

  place (&game, LAND, AUTOMA, TRUE);
  place (&game, LAND, P1, FALSE);
  return game;
}

static Game
forge_gained (void)
{
  Game game = solo ();

  game.state.landmarks[TECHNOLOGY][0] = AUTOMA;
  return game;
}

static Game
tied (void)
{
  Game game = solo ();

  game.state.over = TRUE;
  game.state.prompt = (WeftPrompt){ .kind = WEFT_PROMPT_OVER };
  game.state.vp[P1] = game.state.vp[AUTOMA] = 7;
  return game;
}

static Game
over (void)
{
  Game game = solo ();

  game.state.over = TRUE;
  game.state.prompt = (WeftPrompt){ .kind = WEFT_PROMPT_OVER };
  return game;
}

/* ---- Moves ---- */

#define MOVE(id, ...)                                                                              \
  {                                                                                                \
    .kind = WEFT_MOVE_##id, .token = WEFT_NONE, __VA_ARGS__                                        \
  }
#define FIX(id, ...) MOVE (FIX, .fix = WEFT_FIX_##id, __VA_ARGS__)
#define NOTHING                                                                                    \
  {                                                                                                \
    .owner = WEFT_NONE                                                                             \
  }
#define NO_OUTPOSTS .outposts = { { .owner = WEFT_NONE }, { .owner = WEFT_NONE } }
#define ONE_OUTPOST(player) .outposts = { { player, TRUE, WEFT_NONE }, { .owner = WEFT_NONE } }

/**
 * Case:
 * @refusal: the code
 * @position: makes the game
 * @hex: (nullable): the name of the move's hex
 * @move: what is refused in it
 */
typedef struct
{
  WeftRefusal refusal;
  Game (*position) (void);
  const char *hex;
  WeftMove move;
} Case;

/* At least one for each place that refuses. */
static const Case cases[] = {
  { WEFT_REFUSAL_NOT_NOW, solo, NULL, MOVE (DEAL, .cards = { 1, 2 }) },
  { WEFT_REFUSAL_NOT_NOW, solo, NULL, MOVE (ROLL, .track = SCIENCE) },
  { WEFT_REFUSAL_NOT_NOW, solo, NULL, MOVE (REVEAL, .cards = { 8 }) },
  { WEFT_REFUSAL_NOT_NOW, solo, NULL, MOVE (ANSWER, .value = 1) },
  { WEFT_REFUSAL_NOT_NOW, solo_deal, NULL, MOVE (END_TURN, .player = P1) },
  { WEFT_REFUSAL_NOT_NOW, solo_deal, NULL, FIX (TAPESTRY, .number = 1) },
  { WEFT_REFUSAL_NOT_NOW, shadow_empire, NULL, MOVE (INCOME, .player = P2) },
  { WEFT_REFUSAL_NOT_NOW, over, NULL, MOVE (INCOME, .player = P1) },

  { WEFT_REFUSAL_NOT_NOW, solo, NULL, MOVE (TIE, .winner = P1) },
  { WEFT_REFUSAL_NOT_NOW, solo_deal, LAND, MOVE (PLACE, .player = P1) },
  { WEFT_REFUSAL_NOT_NOW, solo_deal, NULL, MOVE (AGE_OF_DISCOVERY, .player = P1) },
  { WEFT_REFUSAL_NOT_NOW, over, NULL, MOVE (TAKE_LANDMARK, .player = P1) },

  { WEFT_REFUSAL_NO_SUCH_PLAYER, solo, NULL, MOVE (INCOME, .player = P2) },
  { WEFT_REFUSAL_NO_SUCH_PLAYER, shadow_empire, NULL, MOVE (VP, .player = P3) },
  { WEFT_REFUSAL_NO_SUCH_PLAYER, shadow_empire, NULL, FIX (TRACK, .player = AUTOMA) },
  { WEFT_REFUSAL_NO_SUCH_PLAYER, shadow_empire, NULL, FIX (FAVORITE, .player = AUTOMA) },
  { WEFT_REFUSAL_NO_SUCH_PLAYER, solo, NULL, FIX (LANDMARK, .owner = P2) },
  { WEFT_REFUSAL_NO_SUCH_PLAYER, solo, NULL, FIX (ACHIEVEMENT, .owner = P2) },
  { WEFT_REFUSAL_NO_SUCH_PLAYER, solo, LAND, FIX (HEX, .territory = TRUE, ONE_OUTPOST (P2)) },
  { WEFT_REFUSAL_NO_SUCH_PLAYER, solo, NULL, FIX (ERA, .player = P2) },

  { WEFT_REFUSAL_NO_HUMAN, solo, NULL, MOVE (INCOME, .player = AUTOMA) },
  { WEFT_REFUSAL_NO_HUMAN, solo, NULL, MOVE (VP, .player = SHADOW) },
  { WEFT_REFUSAL_NO_HUMAN, solo, NULL, FIX (ERA, .player = AUTOMA) },

  { WEFT_REFUSAL_NO_SUCH_TRACK, solo, NULL, MOVE (ADVANCE, .track = ARTS) },
  { WEFT_REFUSAL_NO_SUCH_TRACK, solo, NULL, MOVE (REGRESS, .track = ARTS) },
  { WEFT_REFUSAL_NO_SUCH_TRACK, solo, NULL, MOVE (SINGULARITY, .track = ARTS) },
  { WEFT_REFUSAL_NO_SUCH_TRACK, solo, NULL, MOVE (AGE_OF_DISCOVERY, .track = ARTS) },
  { WEFT_REFUSAL_NO_SUCH_TRACK, solo, NULL, MOVE (TAKE_LANDMARK, .track = ARTS) },
  { WEFT_REFUSAL_NO_SUCH_TRACK, solo, NULL, FIX (TRACK, .player = P1, .track = ARTS) },
  { WEFT_REFUSAL_NO_SUCH_TRACK, solo, NULL, FIX (FAVORITE, .player = AUTOMA, .track = ARTS) },
  { WEFT_REFUSAL_NO_SUCH_TRACK, solo, NULL, FIX (LANDMARK, .track = ARTS) },

  { WEFT_REFUSAL_NOT_SOLO, shadow_empire, SEA, MOVE (EXPLORE, .player = P1) },
  { WEFT_REFUSAL_NOT_SOLO, shadow_empire, LAND, MOVE (CONQUER, .player = P1) },
  { WEFT_REFUSAL_NOT_SOLO, shadow_empire, LAND, MOVE (PLACE, .player = P1, .other = TRUE) },
  { WEFT_REFUSAL_NOT_SOLO, shadow_empire, NULL, MOVE (REVOLUTION, .player = P1, .n_hexes = 1) },
  { WEFT_REFUSAL_NOT_SOLO, shadow_empire, NULL, MOVE (TAKE_POOL, .player = P1) },
  { WEFT_REFUSAL_NOT_SOLO, shadow_empire, NULL, MOVE (TILES, .value = 0) },
  { WEFT_REFUSAL_NOT_SOLO, shadow_empire, SEA, FIX (HEX, .territory = TRUE, NO_OUTPOSTS) },
  { WEFT_REFUSAL_NOT_SOLO, shadow_empire, NULL, FIX (TAPESTRY, .number = 1) },
  { WEFT_REFUSAL_NOT_SOLO, shadow_empire, NULL, FIX (VP, .player = AUTOMA) },

  { WEFT_REFUSAL_INCOME_TAKEN, after_income, NULL, MOVE (INCOME, .player = P1) },
  { WEFT_REFUSAL_ALL_INCOME_TAKEN, last_era, NULL, MOVE (INCOME, .player = P1) },
  { WEFT_REFUSAL_BEGIN_WITH_INCOME, solo_begins, NULL, MOVE (ADVANCE, .track = SCIENCE) },
  { WEFT_REFUSAL_BEGIN_WITH_INCOME, solo_begins, NULL, MOVE (AGE_OF_DISCOVERY, .track = SCIENCE) },

  { WEFT_REFUSAL_NO_TOKEN, science_empty, NULL, MOVE (ADVANCE, .track = SCIENCE) },
  { WEFT_REFUSAL_NO_TOKEN, science_empty, NULL, MOVE (REGRESS, .track = SCIENCE) },
  { WEFT_REFUSAL_NO_TOKEN,
    solo,
    NULL,
    { .kind = WEFT_MOVE_ADVANCE, .player = P1, .track = SCIENCE, .token = 1 } },
  { WEFT_REFUSAL_NO_TOKEN,
    solo,
    NULL,
    { .kind = WEFT_MOVE_AGE_OF_DISCOVERY, .player = P1, .track = SCIENCE, .token = 1 } },
  { WEFT_REFUSAL_NO_TOKEN, science_empty, NULL, FIX (TRACK, .player = P1, .track = SCIENCE) },

  { WEFT_REFUSAL_END_OF_TRACK, science_complete, NULL, MOVE (ADVANCE, .track = SCIENCE) },
  { WEFT_REFUSAL_END_OF_TRACK,
    science_complete,
    NULL,
    { .kind = WEFT_MOVE_ADVANCE, .player = P1, .track = SCIENCE, .token = 0 } },
  { WEFT_REFUSAL_START_OF_TRACK, solo, NULL, MOVE (REGRESS, .track = SCIENCE) },
  { WEFT_REFUSAL_START_OF_TRACK,
    solo,
    NULL,
    { .kind = WEFT_MOVE_REGRESS, .player = P1, .track = SCIENCE, .token = 0 } },
  { WEFT_REFUSAL_NO_SINGULARITY, solo, NULL, MOVE (SINGULARITY, .track = SCIENCE) },

  { WEFT_REFUSAL_IS_TERRITORY, solo, LAND, MOVE (EXPLORE, .player = P1) },
  { WEFT_REFUSAL_NO_TERRITORY, solo, SEA, MOVE (CONQUER, .player = P1) },
  { WEFT_REFUSAL_NO_TERRITORY, solo, SEA, MOVE (PLACE, .player = P1) },
  { WEFT_REFUSAL_HEX_FULL, land_full, LAND, MOVE (CONQUER, .player = P1) },
  { WEFT_REFUSAL_HEX_FULL, land_full, LAND, MOVE (PLACE, .player = P1, .other = TRUE) },
  { WEFT_REFUSAL_HEX_CONTROLLED, land_controlled, LAND, MOVE (CONQUER, .player = P1) },
  { WEFT_REFUSAL_NO_OUTPOST, no_supply, LAND, MOVE (CONQUER, .player = P1) },
  { WEFT_REFUSAL_NO_OUTPOST, no_supply, LAND, MOVE (PLACE, .player = P1) },
  { WEFT_REFUSAL_NO_OUTPOST, no_supply, LAND, FIX (HEX, .territory = TRUE, ONE_OUTPOST (P1)) },

  { WEFT_REFUSAL_NO_POOL, solo, NULL, MOVE (TAKE_POOL, .player = P1) },
  { WEFT_REFUSAL_NO_POOL, solo, NULL, FIX (POOL, .number = 1) },
  { WEFT_REFUSAL_NO_POOL, shadow_empire, NULL, FIX (POOL, .number = 1) },
  { WEFT_REFUSAL_POOL_EMPTY, pool_empty, NULL, MOVE (TAKE_POOL, .player = P1) },
  { WEFT_REFUSAL_NOTHING_DONE, solo, NULL, MOVE (END_TURN, .player = P1) },

  { WEFT_REFUSAL_CARD_IMPOSSIBLE, solo_deal, NULL, MOVE (DEAL, .cards = { 1, 1 }) },
  { WEFT_REFUSAL_CARD_IMPOSSIBLE, solo_deal, NULL, MOVE (DEAL, .cards = { 8, 9 }) },
  { WEFT_REFUSAL_ROLL_IMPOSSIBLE, military_to_roll, NULL, MOVE (ROLL, .track = SCIENCE) },
  { WEFT_REFUSAL_REVEAL_IMPOSSIBLE, to_reveal, NULL, MOVE (REVEAL, .cards = { 1 }) },

  { WEFT_REFUSAL_NO_FAVORITE, solo, NULL, FIX (FAVORITE, .player = P1, .track = SCIENCE) },
  { WEFT_REFUSAL_LANDMARK_TO_AUTOMA, solo, NULL, FIX (LANDMARK, .owner = SHADOW) },
  { WEFT_REFUSAL_PRINTED_LAND, solo, LAND, FIX (HEX, .territory = FALSE, NO_OUTPOSTS) },
  { WEFT_REFUSAL_OUTPOST_ON_SEA, solo, SEA, FIX (HEX, .territory = FALSE, ONE_OUTPOST (P1)) },
  { WEFT_REFUSAL_NO_ACHIEVEMENT, shadow_empire, NULL,
    FIX (ACHIEVEMENT, .achievement = WEFT_ACHIEVEMENT_TOPPLE_TWO) },
  { WEFT_REFUSAL_ACHIEVEMENT_SHADOW, solo, NULL,
    FIX (ACHIEVEMENT, .achievement = WEFT_ACHIEVEMENT_TOPPLE_TWO, .owner = SHADOW) },
  { WEFT_REFUSAL_ACHIEVEMENT_HELD, track_completed, NULL,
    FIX (ACHIEVEMENT, .place = 1, .owner = P1) },
  { WEFT_REFUSAL_VP_OF_HUMAN, solo, NULL, FIX (VP, .player = P1) },

  { WEFT_REFUSAL_LANDMARK_GAINED, forge_gained, NULL, MOVE (TAKE_LANDMARK, .track = TECHNOLOGY) },
  { WEFT_REFUSAL_NOTHING_TOPPLED, solo, NULL, MOVE (REVOLUTION, .n_hexes = 1) },
  { WEFT_REFUSAL_NOTHING_TOPPLED, defeated, NULL, MOVE (REVOLUTION, .n_hexes = 0) },
  { WEFT_REFUSAL_HEX_TWICE, defeated, LAND, MOVE (REVOLUTION, .n_hexes = 2) },
  { WEFT_REFUSAL_PIECE_OF_BOT, solo, LAND,
    FIX (HEX, .territory = TRUE, .outposts = { { AUTOMA, TRUE, WEFT_NONE, TRUE }, NOTHING }) },
  { WEFT_REFUSAL_NO_TIE, over, NULL, MOVE (TIE, .winner = P1) },
  { WEFT_REFUSAL_NOT_TIED, tied, NULL, MOVE (TIE, .winner = SHADOW) },
};

/* ---- Tests ---- */

#define V(id) #id,
static const char *const names[] = { WEFT_REFUSALS (V) };
#undef V

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_auto (Game) game = test->position ();
  g_autoptr (GError) error = NULL;
  WeftMove move = test->move;

  if (test->hex != NULL)
    move.hex = move.hexes[0] = move.hexes[1] = hex_at (test->hex);
  refused (&game, move, ".");
  g_assert_false (weft_flow_apply (game.tables, &game.state, &move, NULL, &error));
  g_assert_cmpstr (names[weft_error_get_refusal (error)], ==, names[test->refusal]);
  g_assert_false (weft_flow_apply (game.tables, &game.state, &move, NULL, NULL));
}

static void
test_no_code_without_case (void)
{
  for (guint refusal = WEFT_REFUSAL_NONE + 1; refusal < WEFT_N_REFUSALS; refusal++)
    {
      /* These two are the record's, which has tests of its own. */
      gboolean found = refusal == WEFT_REFUSAL_NOTE_TOO_LONG || refusal == WEFT_REFUSAL_RECORD_FULL;

      for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
        found |= cases[i].refusal == refusal;
      if (!found)
        g_test_fail_printf ("no case is refused with %s", names[refusal]);
    }
}

static void
test_other_errors_have_no_code (void)
{
  g_autoptr (GError) plain = g_error_new (WEFT_ERROR, WEFT_ERROR_ILLEGAL, "Plain %d.", 1);
  g_autoptr (GError) literal = g_error_new_literal (WEFT_ERROR, WEFT_ERROR_SYNTAX, "Literal.");
  g_autoptr (GError) foreign = g_error_new (G_FILE_ERROR, G_FILE_ERROR_NOENT, "Foreign.");
  g_autoptr (GError) set = NULL;

  g_set_error (&set, WEFT_ERROR, WEFT_ERROR_SETUP, "Set %s.", "here");
  g_assert_error (set, WEFT_ERROR, WEFT_ERROR_SETUP);
  g_assert_cmpstr (set->message, ==, "Set here.");
  g_assert_cmpint (weft_error_get_refusal (set), ==, WEFT_REFUSAL_NONE);
  g_assert_cmpint (weft_error_get_refusal (plain), ==, WEFT_REFUSAL_NONE);
  g_assert_cmpint (weft_error_get_refusal (literal), ==, WEFT_REFUSAL_NONE);
  g_assert_cmpint (weft_error_get_refusal (foreign), ==, WEFT_REFUSAL_NONE);
  g_assert_cmpint (weft_error_get_refusal (NULL), ==, WEFT_REFUSAL_NONE);
  weft_error_set_refusal (&foreign, WEFT_REFUSAL_NOT_NOW);
  g_assert_cmpint (weft_error_get_refusal (foreign), ==, WEFT_REFUSAL_NONE);
}

static void
test_code_stays_with_the_error (void)
{
  g_autoptr (GError) error = NULL, copy = NULL, propagated = NULL;

  g_assert_false (weft_refuse (&error, POOL_EMPTY, "The pool is %s.", "empty"));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL);
  g_assert_cmpstr (error->message, ==, "The pool is empty.");
  copy = g_error_copy (error);
  g_prefix_error (&copy, "moves[%d]: ", 3);
  g_assert_cmpstr (copy->message, ==, "moves[3]: The pool is empty.");
  g_assert_cmpint (weft_error_get_refusal (copy), ==, WEFT_REFUSAL_POOL_EMPTY);
  g_propagate_error (&propagated, g_steal_pointer (&error));
  g_assert_cmpint (weft_error_get_refusal (propagated), ==, WEFT_REFUSAL_POOL_EMPTY);
}

/* What the words for a refusal need is carried by it. */
static void
test_details (void)
{
  g_auto (Game) game = solo (), at_deal = solo_deal (), first = solo_begins ();
  WeftMove conquer = { .kind = WEFT_MOVE_CONQUER, .player = P1, .hex = hex_at (SEA) };
  WeftMove deal = { .kind = WEFT_MOVE_DEAL, .cards = { 3, 3 } };
  g_autoptr (GError) sea = NULL, second = NULL, early = NULL;

  g_assert_false (weft_flow_apply (game.tables, &game.state, &conquer, NULL, &sea));
  g_assert_cmpint (weft_error_details (sea)->refusal, ==, WEFT_REFUSAL_NO_TERRITORY);
  g_assert_cmpstr (weft_error_details (sea)->hex, ==, SEA);
  g_assert_false (weft_flow_apply (at_deal.tables, &at_deal.state, &deal, NULL, &second));
  g_assert_cmpint (weft_error_details (second)->card, ==, 3);
  g_assert_cmpuint (weft_error_details (second)->cards & WEFT_CARD_BIT (3), ==, 0);
  g_assert_cmpuint (weft_error_details (second)->cards & WEFT_CARD_BIT (4), !=, 0);
  g_assert_false (weft_flow_apply (first.tables, &first.state, &deal, NULL, &early));
  g_assert_cmpint (weft_error_details (early)->prompt, ==, WEFT_PROMPT_TURN);
  g_assert_cmpint (weft_error_details (early)->player, ==, P1);
}

/* The message for logs says what would be possible. */
static void
test_message_says_what_is_possible (void)
{
  g_auto (Game) game = solo_deal ();
  WeftMove twice = { .kind = WEFT_MOVE_DEAL, .cards = { 3, 3 } };
  WeftMove roll = { .kind = WEFT_MOVE_ROLL, .track = SCIENCE };
  g_autoptr (GError) second = NULL, other = NULL;

  g_assert_false (weft_flow_apply (game.tables, &game.state, &twice, NULL, &second));
  g_assert_cmpstr (second->message, ==,
                   "Card 3 cannot be dealt: the deck can hold"
                   " 1 2 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22.");
  g_assert_false (weft_flow_apply (game.tables, &game.state, &roll, NULL, &other));
  g_assert_nonnull (strstr (other->message, "a deal of two of the cards 1 2 3 4 5 6 7 8 "));
}

/* An error outlives what it was made from, and so does a copy of it. */
static void
test_details_are_kept (void)
{
  g_autofree char *place = g_strdup ("moves[3].hex"), *text = g_strdup ("Z9");
  WeftErrorDetails details = { .fault = WEFT_FAULT_UNEXPECTED, .place = place, .text = text };
  g_autoptr (GError) error = NULL, copy = NULL;

  g_assert_false (weft_error_fail (&error, WEFT_ERROR_SYNTAX, &details, "Wrong."));
  memset (place, '-', strlen (place));
  memset (text, '-', strlen (text));
  g_assert_cmpstr (weft_error_details (error)->place, ==, "moves[3].hex");
  g_assert_cmpstr (weft_error_details (error)->text, ==, "Z9");
  copy = g_error_copy (error);
  g_assert_true (weft_error_details (copy)->place != weft_error_details (error)->place);
  g_assert_cmpstr (weft_error_details (copy)->place, ==, "moves[3].hex");
  g_assert_cmpstr (weft_error_details (copy)->text, ==, "Z9");
}

/* Where cards or tracks are possible, the message says which. */
static void
test_what_could_have_come (void)
{
  g_auto (Game) game = solo_deal ();
  WeftMove deal = { .kind = WEFT_MOVE_DEAL, .cards = { 3, 3 } };
  WeftMove reveal = { .kind = WEFT_MOVE_REVEAL, .cards = { 3 } };
  WeftMove roll = { .kind = WEFT_MOVE_ROLL, .track = MILITARY };

  refused (&game, deal,
           "Card 3 cannot be dealt: the deck can hold 1 2 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 "
           "19 20 21 22.");
  refused (&game, roll,
           "a deal of two of the cards 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 "
           "19 20 21 22");
  game.state.prompt = (WeftPrompt){ .kind = WEFT_PROMPT_REVEAL };
  refused (&game, reveal,
           "top of the progress deck, which can hold 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22.");
  refused (&game, roll, "a reveal of one of the cards 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22");
  game.state.prompt =
      (WeftPrompt){ .kind = WEFT_PROMPT_ROLL,
                    .tracks = WEFT_TRACK_BIT (EXPLORATION) | WEFT_TRACK_BIT (SCIENCE) };
  refused (&game, roll, "roll until one of exploration science comes up.");
  refused (&game, reveal, "a roll of exploration science");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("/refusals/%s/%u", names[cases[i].refusal], i);

      g_test_add_data_func (name, &cases[i], test_case);
    }
  g_test_add_func ("/refusals/no-code-without-case", test_no_code_without_case);
  g_test_add_func ("/refusals/other-errors-have-no-code", test_other_errors_have_no_code);
  g_test_add_func ("/refusals/code-stays-with-the-error", test_code_stays_with_the_error);
  g_test_add_func ("/refusals/details", test_details);
  g_test_add_func ("/refusals/details-are-kept", test_details_are_kept);
  g_test_add_func ("/refusals/message-says-what-is-possible", test_message_says_what_is_possible);
  g_test_add_func ("/refusals/what-could-have-come", test_what_could_have_come);
  return g_test_run ();
}
