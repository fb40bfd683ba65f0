/* rules-income.c: achievements (V), income turns (I), civilizations (C)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"
#include "weft-board.h"
#include "weft-conquest.h"
#include "weft-deck.h"

/* Ladders: 5 begins with exploration, 4 technology, 2 military, 3 science, 7 the favorite. */
#define QUIET_DECISION 7

static Game
human_turn (WeftSetup setup)
{
  Game game = game_begin (setup);

  if (setup.first == P1)
    income (&game);
  return game;
}

static int
achievement_place (const Game *game, WeftAchievement achievement, WeftPlayer player)
{
  return weft_state_achievement_place (&game->state, achievement, player);
}

static int
score_of (const Game *game, WeftRule rule)
{
  for (guint n = 0;; n++)
    {
      const WeftEvent *event = event_at (game, WEFT_EVENT_VP, n);

      if (event == NULL)
        return -1;
      if (event->rule == rule)
        return event->vp;
    }
}

/* The line of I5's sum for @what, or -1. */
static int
part_of (const Game *game, WeftPart what)
{
  for (guint n = 0; event_at (game, WEFT_EVENT_VP, n) != NULL; n++)
    {
      const WeftEvent *event = event_at (game, WEFT_EVENT_VP, n);

      for (int i = 0; i < event->n_parts; i++)
        if (event->parts[i].what == what)
          return event->parts[i].vp;
    }
  return -1;
}

static void
test_V1_completing_a_track (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  put (&game, AUTOMA, TECHNOLOGY, 11);
  deal (&game, QUIET_DECISION, 4);
  g_assert_cmpint (achievement_place (&game, WEFT_ACHIEVEMENT_COMPLETE_TRACK, AUTOMA), ==, 0);
  g_assert_cmpint (game.state.vp[AUTOMA], ==, 10);
  put (&game, P1, SCIENCE, 11);
  advance (&game, SCIENCE);
  g_assert_cmpint (achievement_place (&game, WEFT_ACHIEVEMENT_COMPLETE_TRACK, P1), ==, 1);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ACHIEVEMENT, 0)->vp, ==, 5);
}

static void
test_V1_each_player_once (void)
{
  g_auto (Game) game = human_turn (solo_setup (2));

  put (&game, P1, SCIENCE, 11);
  advance (&game, SCIENCE);
  put (&game, P1, MILITARY, 11);
  advance (&game, MILITARY);
  g_assert_cmpint (game.state.achievements[WEFT_ACHIEVEMENT_COMPLETE_TRACK][0], ==, P1);
  g_assert_cmpint (game.state.achievements[WEFT_ACHIEVEMENT_COMPLETE_TRACK][1], ==, WEFT_NONE);
}

static void
automa_attacks (Game *game, gboolean trap)
{
  WeftRun run = { game->tables, &game->state, game->events };

  game->state.deck.latest[1] = 18;
  g_assert_true (weft_conquest_automa (&run, FALSE));
  answer (game, trap);
}

static void
test_V1_topple_two_by_conquest (void)
{
  g_auto (Game) game = human_turn (solo_setup (2));

  place (&game, "C5", P1, TRUE);
  automa_attacks (&game, FALSE);
  g_assert_cmpint (achievement_place (&game, WEFT_ACHIEVEMENT_TOPPLE_TWO, AUTOMA), ==, -1);
  place (&game, "A3", P1, TRUE);
  automa_attacks (&game, FALSE);
  g_assert_cmpint (achievement_place (&game, WEFT_ACHIEVEMENT_TOPPLE_TWO, AUTOMA), ==, 0);
  g_assert_cmpint (game.state.vp[AUTOMA], ==, 10);
}

static void
test_V1_topple_two_by_trap (void)
{
  g_auto (Game) game = human_turn (solo_setup (2)), defended = human_turn (solo_setup (2));

  for (int i = 0; i < 2; i++) /* the human traps the Automa twice */
    {
      place (&game, i == 0 ? "C5" : "A3", P1, TRUE);
      automa_attacks (&game, TRUE);
    }
  g_assert_cmpint (achievement_place (&game, WEFT_ACHIEVEMENT_TOPPLE_TWO, P1), ==, 0);
  defended.state.tapestry = 2;
  place (&defended, "C5", AUTOMA, TRUE);
  place (&defended, "A3", AUTOMA, TRUE);
  conquer (&defended, "C5");
  answer (&defended, TRUE);
  conquer (&defended, "A3");
  answer (&defended, TRUE);
  g_assert_cmpint (achievement_place (&defended, WEFT_ACHIEVEMENT_TOPPLE_TWO, AUTOMA), ==, 0);
}

static void
test_V1_placed_toppled_counts_for_nobody (void)
{
  g_auto (Game) game = human_turn (solo_setup (2));

  place (&game, "C5", SHADOW, FALSE);
  place (&game, "A3", SHADOW, FALSE);
  place (&game, "E5", AUTOMA, TRUE);
  conquer (&game, "E5");
  conquer (&game, "C5");
  g_assert_cmpint (achievement_place (&game, WEFT_ACHIEVEMENT_TOPPLE_TWO, P1), ==, -1);
}

static void
test_V1_corrected_outposts_no_longer_count (void)
{
  g_auto (Game) game = human_turn (solo_setup (2));
  WeftMove fix = { .kind = WEFT_MOVE_FIX,
                   .fix = WEFT_FIX_HEX,
                   .hex = hex_at ("C5"),
                   .territory = TRUE,
                   .outposts = { { AUTOMA, TRUE, WEFT_NONE }, { P1, FALSE, WEFT_NONE } } };

  place (&game, "C5", P1, TRUE);
  automa_attacks (&game, FALSE);
  make (&game, fix);
  place (&game, "A3", P1, TRUE);
  automa_attacks (&game, FALSE);
  g_assert_cmpint (achievement_place (&game, WEFT_ACHIEVEMENT_TOPPLE_TWO, AUTOMA), ==, -1);
}

static void
test_V1_middle_island (void)
{
  g_auto (Game) game = human_turn (solo_setup (2)), trapped = human_turn (solo_setup (2));

  conquer (&game, "D4");
  g_assert_cmpint (achievement_place (&game, WEFT_ACHIEVEMENT_MIDDLE_ISLAND, P1), ==, 0);
  place (&trapped, "D4", AUTOMA, TRUE);
  trapped.state.tapestry = 1;
  conquer (&trapped, "D4");
  answer (&trapped, TRUE);
  g_assert_cmpint (achievement_place (&trapped, WEFT_ACHIEVEMENT_MIDDLE_ISLAND, P1), ==, -1);
}

static void
test_V2_shadow_uses_up_a_place_and_scores_nothing (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  put (&game, SHADOW, SCIENCE, 11);
  deal (&game, QUIET_DECISION, 5);
  g_assert_cmpint (achievement_place (&game, WEFT_ACHIEVEMENT_COMPLETE_TRACK, SHADOW), ==, 0);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ACHIEVEMENT, 0)->vp, ==, 0);
  g_assert_cmpint (game.state.vp[SHADOW], ==, 0);
  put (&game, P1, TECHNOLOGY, 11);
  advance (&game, TECHNOLOGY);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ACHIEVEMENT, 0)->vp, ==, 5);
}

static void
test_V3_no_points_on_advance_turns (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  put (&game, AUTOMA, MILITARY, 3);
  deal (&game, QUIET_DECISION, 2);
  g_assert_cmpint (game.state.landmarks[MILITARY][0], ==, AUTOMA);
  g_assert_cmpint (game.state.vp[AUTOMA], ==, 0);
}

static void
test_I1_level_1_advances_the_human_on_four_tracks (void)
{
  g_auto (Game) game = game_begin (solo_setup (1)), second = game_begin (solo_setup (2));

  income (&game);
  for (guint track = EXPLORATION; track <= SCIENCE; track++)
    {
      g_assert_cmpint (token_at (&game, P1, track), ==, 1);
      g_assert_true (event_at (&game, WEFT_EVENT_ADVANCE, track)->benefit);
    }
  income (&second);
  g_assert_cmpint (token_at (&second, P1, MILITARY), ==, 0);
}

static void
test_I1_level_5_advances_bots_on_favorites (void)
{
  WeftSetup setup = solo_setup (5);
  g_auto (Game) game = { 0 };

  setup.civilizations[0] = WEFT_CIVILIZATION_SCIENTISTS;
  setup.favorites[AUTOMA] = SCIENCE;
  setup.favorites[SHADOW] = TECHNOLOGY;
  game = game_begin (setup);
  income (&game);
  end_turn (&game);
  g_assert_cmpint (token_at (&game, AUTOMA, SCIENCE), ==, 1);
  g_assert_cmpint (token_at (&game, SHADOW, TECHNOLOGY), ==, 0); /* the Automa's roll comes first */
  roll (&game, MILITARY);
  g_assert_cmpint (token_at (&game, AUTOMA, MILITARY), ==, 1);
  g_assert_cmpint (token_at (&game, SHADOW, TECHNOLOGY), ==, 1);
}

static void
test_I1_level_6_advances_bots_on_all_tracks (void)
{
  g_auto (Game) game = game_begin (solo_setup (6));

  income (&game);
  end_turn (&game);
  g_assert_cmpint (token_at (&game, AUTOMA, MILITARY), ==, 1); /* military first: it conquers */
  g_assert_cmpint (token_at (&game, AUTOMA, EXPLORATION), ==, 0);
  make (&game, (WeftMove){ .kind = WEFT_MOVE_REVEAL, .cards = { 8 } });
  g_assert_cmpint (token_at (&game, AUTOMA, SCIENCE), ==, 1);
  g_assert_cmpint (token_at (&game, SHADOW, MILITARY), ==, 0);
  roll (&game, TECHNOLOGY);
  for (guint track = EXPLORATION; track <= SCIENCE; track++)
    g_assert_cmpint (token_at (&game, SHADOW, track), ==, 1);
  g_assert_cmpint (token_at (&game, AUTOMA, TECHNOLOGY), ==, 2);
}

static void
test_I2_overtaken_bot_changes_its_favorite (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  put (&game, P1, EXPLORATION, 1);
  put (&game, AUTOMA, MILITARY, 3); /* nearest to a landmark */
  bots_income (&game, 2, QUIET_DECISION, 5);
  g_assert_cmpint (game.state.favorites[AUTOMA], ==, MILITARY);
  g_assert_true (event_at (&game, WEFT_EVENT_FAVORITE, 0)->changed);
}

static void
test_I2_other_bot_counts_and_level_does_not (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2)), level = game_at_deal (solo_setup (2));

  put (&game, SHADOW, EXPLORATION, 2);
  put (&game, AUTOMA, MILITARY, 3);
  bots_income (&game, 2, QUIET_DECISION, 5);
  g_assert_cmpint (game.state.favorites[AUTOMA], ==, MILITARY);
  put (&level, P1, EXPLORATION, 2);
  put (&level, AUTOMA, EXPLORATION, 2);
  put (&level, AUTOMA, MILITARY, 3);
  bots_income (&level, 2, QUIET_DECISION, 5);
  g_assert_cmpint (level.state.favorites[AUTOMA], ==, EXPLORATION);
}

static void
test_I2_end_of_track (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  put (&game, AUTOMA, EXPLORATION, 12);
  put (&game, AUTOMA, TECHNOLOGY, 3);
  bots_income (&game, 2, QUIET_DECISION, 5);
  g_assert_cmpint (game.state.favorites[AUTOMA], ==, TECHNOLOGY);
}

static void
test_I2_shadow_may_follow_the_automa (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  put (&game, P1, EXPLORATION, 1);
  put (&game, P1, SCIENCE, 1);
  put (&game, AUTOMA, MILITARY, 3);
  put (&game, SHADOW, MILITARY, 3);
  bots_income (&game, 2, QUIET_DECISION, 5);
  g_assert_cmpint (game.state.favorites[AUTOMA], ==, MILITARY);
  g_assert_cmpint (game.state.favorites[SHADOW], ==, MILITARY);
}

static void
test_I3_both_advance_from_level_3 (void)
{
  WeftSetup setup = solo_setup (3);
  g_auto (Game) game = game_at_deal (setup), second = game_at_deal (solo_setup (2));

  bots_income (&game, 2, QUIET_DECISION, 4); /* technology; the Shadow Empire exploration */
  g_assert_cmpint (token_at (&game, AUTOMA, TECHNOLOGY), ==, 1);
  g_assert_cmpint (token_at (&game, SHADOW, EXPLORATION), ==, 1);
  bots_income (&second, 2, QUIET_DECISION, 4);
  g_assert_cmpint (token_at (&second, AUTOMA, TECHNOLOGY), ==, 0);
  g_assert_cmpint (token_at (&second, SHADOW, EXPLORATION), ==, 0);
}

static void
test_I4_civilization_from_level_2 (void)
{
  g_auto (Game) first = game_at_deal (solo_setup (1)), second = game_at_deal (solo_setup (2));

  bots_income (&first, 2, QUIET_DECISION, 5);
  g_assert_cmpint (token_at (&first, AUTOMA, EXPLORATION), ==, 0);
  bots_income (&second, 2, QUIET_DECISION, 5);
  g_assert_cmpint (token_at (&second, AUTOMA, EXPLORATION), ==, 1);
}

static void
test_I5_rows_and_sums (void)
{
  WeftSetup setup = solo_setup (1);
  g_auto (Game) game = game_at_deal (setup);

  setup.landmark_cards = 1;
  put (&game, AUTOMA, MILITARY, 3);
  put (&game, AUTOMA, SCIENCE, 4);
  put (&game, AUTOMA, TECHNOLOGY, 5);
  put (&game, AUTOMA, EXPLORATION, 2);
  game.state.income_turns[P1] = 4;
  game.state.landmarks[SCIENCE][0] = AUTOMA;
  bots_income (&game, 4, QUIET_DECISION, 5);
  /* (1 landmark + 1 territory) x 2, (3 + 4) x 1, (5 + 2) x 2 */
  g_assert_cmpint (score_of (&game, WEFT_RULE_I5), ==, 4 + 7 + 14);
  g_assert_cmpint (game.state.vp[AUTOMA], ==, 25);
}

static void
test_I5_first_to_the_era (void)
{
  g_auto (Game) first = game_at_deal (solo_setup (1)), later = game_at_deal (solo_setup (1));
  g_auto (Game) last = game_at_deal (solo_setup (1));

  bots_income (&first, 3, QUIET_DECISION, 5); /* the human is in era 1 */
  g_assert_cmpint (part_of (&first, WEFT_PART_FIRST_TO_ERA), ==, 3);
  later.state.income_turns[P1] = 3;
  bots_income (&later, 3, QUIET_DECISION, 5);
  g_assert_cmpint (part_of (&later, WEFT_PART_FIRST_TO_ERA), ==, -1);
  bots_income (&last, 5, QUIET_DECISION, 5);
  g_assert_cmpint (part_of (&last, WEFT_PART_FIRST_TO_ERA), ==, -1);
}

static void
test_I5_hard_side_and_arts (void)
{
  WeftSetup setup = solo_setup (5);
  g_auto (Game) game = { 0 };

  put_expansion (&setup, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  game = game_begin (setup);
  put (&game, P1, MILITARY, 1);
  income (&game);
  end_turn (&game); /* both bots advance on their favorites */
  skip_human (&game);
  put (&game, AUTOMA, ARTS, 6);
  put (&game, AUTOMA, MILITARY, 4);
  bots_income (&game, 4, QUIET_DECISION, 18); /* favorite exploration first */
  while (game.state.prompt.kind != WEFT_PROMPT_TURN)
    roll (&game, SCIENCE);
  /* hard, income turn 4: military and science x 2, the others x 2 */
  g_assert_cmpint (part_of (&game, WEFT_PART_MILITARY_AND_SCIENCE), ==,
                   2 * (token_at (&game, AUTOMA, MILITARY) + token_at (&game, AUTOMA, SCIENCE)));
  g_assert_cmpint (
      part_of (&game, WEFT_PART_TECHNOLOGY_EXPLORATION_AND_ARTS), ==,
      2 * (6 + token_at (&game, AUTOMA, EXPLORATION) + token_at (&game, AUTOMA, TECHNOLOGY)));
}

static void
test_I6_progress_cards_are_added (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  bots_income (&game, 2, QUIET_DECISION, 5);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_PROGRESS, 0)->count, ==, 2);
  g_assert_cmpint (game.state.deck.unknown, ==, 2);
}

static void
test_I7_tapestry_card_on_the_mat (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2)), last = game_at_deal (solo_setup (2));

  bots_income (&game, 4, QUIET_DECISION, 5);
  g_assert_nonnull (event_at (&game, WEFT_EVENT_PLAY_TAPESTRY, 0));
  bots_income (&last, 5, QUIET_DECISION, 5);
  g_assert_null (event_at (&last, WEFT_EVENT_PLAY_TAPESTRY, 0));
}

static void
test_I8_tapestry_card_beside_the_mat (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2)), first = game_at_deal (solo_setup (1));

  g_assert_cmpint (game.state.tapestry, ==, 1); /* turn 1 too */
  bots_income (&game, 2, QUIET_DECISION, 5);
  g_assert_cmpint (game.state.tapestry, ==, 2);
  bots_income (&first, 2, QUIET_DECISION, 5);
  g_assert_cmpint (first.state.tapestry, ==, 0);
}

static void
test_I9_all_cards_make_the_new_deck (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  bots_income (&game, 3, QUIET_DECISION, 5);
  g_assert_cmphex (game.state.deck.known, ==, 0xfe);
  g_assert_cmpint (game.state.deck.unknown, ==, 2);
  g_assert_cmphex (game.state.deck.discard, ==, 0);
}

static void
test_I_steps_come_in_order (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (3));

  bots_income (&game, 2, QUIET_DECISION, 4);
  g_assert_cmpint (event_order (&game, WEFT_EVENT_FAVORITE, SHADOW), <,
                   event_order (&game, WEFT_EVENT_CHOICE, AUTOMA));
  g_assert_cmpint (event_order (&game, WEFT_EVENT_ADVANCE, SHADOW), <,
                   event_order (&game, WEFT_EVENT_VP, AUTOMA));
  g_assert_cmpint (event_order (&game, WEFT_EVENT_VP, AUTOMA), <,
                   event_order (&game, WEFT_EVENT_PLAY_TAPESTRY, AUTOMA));
  g_assert_cmpint (event_order (&game, WEFT_EVENT_PLAY_TAPESTRY, AUTOMA), <,
                   event_order (&game, WEFT_EVENT_TAPESTRY, AUTOMA));
  g_assert_cmpint (event_order (&game, WEFT_EVENT_TAPESTRY, AUTOMA), <,
                   event_order (&game, WEFT_EVENT_SHUFFLE, AUTOMA));
}

static void
test_C1_explorers (void)
{
  g_auto (Game) even = game_at_deal (solo_setup (2)), odd = game_at_deal (solo_setup (2));

  put (&even, AUTOMA, EXPLORATION, 1);
  bots_income (&even, 2, QUIET_DECISION, 18);
  g_assert_cmpint (token_at (&even, AUTOMA, EXPLORATION), ==, 2);
  g_assert_nonnull (event_at (&even, WEFT_EVENT_EXPLORE, 0)); /* with benefit */
  bots_income (&odd, 3, QUIET_DECISION, 18);
  g_assert_cmpint (token_at (&odd, AUTOMA, MILITARY), ==, 1);
  g_assert_nonnull (event_at (&odd, WEFT_EVENT_CONQUER, 0));
}

/* How many steps a card shows for an income turn is the table's business. */
static void
test_C1_explorers_advance_twice (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (WeftTables) tables =
      changed_tables ("civilizations.json", "\"2\": [\"advance:exploration\"]",
                      "\"2\": [\"advance:technology\", \"advance:exploration\"]", &error);
  g_auto (Game) game = game_at_deal (solo_setup (2));

  g_assert_no_error (error);
  game.tables = tables;
  put (&game, AUTOMA, EXPLORATION, 1);
  bots_income (&game, 2, QUIET_DECISION, 18);
  g_assert_cmpint (token_at (&game, AUTOMA, TECHNOLOGY), ==, 1);
  g_assert_cmpint (token_at (&game, AUTOMA, EXPLORATION), ==, 2);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ADVANCE, 0)->track, ==, TECHNOLOGY);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ADVANCE, 1)->track, ==, EXPLORATION);
  for (guint n = 0; n < 2; n++)
    {
      const WeftEvent *event = event_at (&game, WEFT_EVENT_ADVANCE, n);

      g_assert_cmpint (event->cause, ==, WEFT_CAUSE_CIVILIZATION);
      g_assert_cmpint (event->source, ==, WEFT_SOURCE_EXPLORERS);
      g_assert_cmpint (event->rule, ==, WEFT_RULE_C1);
    }
  /* The first step's benefit comes before the second step. */
  g_assert_cmpint (event_order (&game, WEFT_EVENT_DISCARD_TECH, AUTOMA), <,
                   event_order (&game, WEFT_EVENT_EXPLORE, AUTOMA));
  g_assert_cmpint (event_order (&game, WEFT_EVENT_DISCARD_TECH, AUTOMA), >, 0);
}

static Game
base_game (WeftCivilization civilization, WeftTrack favorite)
{
  WeftSetup setup = civilization_setup (civilization, favorite);

  return game_at_deal (setup);
}

/* A civilization leaves something undone, and says who, what and why. */
static void
assert_skipped (const Game *game, WeftRule rule, WeftSource source, WeftPlayer player,
                WeftSkip skip, WeftReason reason)
{
  const WeftEvent *event = event_at (game, WEFT_EVENT_SKIP, 0);

  g_assert_nonnull (event);
  g_assert_cmpint (event->rule, ==, rule);
  g_assert_cmpint (event->source, ==, source);
  g_assert_cmpint (event->player, ==, player);
  g_assert_cmpint (event->skip, ==, skip);
  g_assert_cmpint (event->reason, ==, reason);
}

/* C1: a printed step that names one track to advance on needs no die; every other one does. */
static void
test_C1_printed_steps (void)
{
  static const struct
  {
    const char *step;
    WeftTrackSet rolls; /* none: the step is taken at once */
  } cases[] = {
    { "[\"advance:technology\"]", 0 },
    { "[\"advance:technology,science\"]", WEFT_TRACK_BIT (TECHNOLOGY) | WEFT_TRACK_BIT (SCIENCE) },
    { "[\"regress:technology\"]", WEFT_TRACK_BIT (TECHNOLOGY) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (WeftTables) tables =
          changed_tables ("civilizations.json", "[\"advance:exploration\"]", cases[i].step, NULL);
      g_auto (Game) game = game_at_deal (solo_setup (2));

      g_assert_nonnull (tables);
      game.tables = tables;
      put (&game, AUTOMA, TECHNOLOGY, 1);
      bots_income (&game, 2, QUIET_DECISION, 18);
      g_assert_cmpint (game.state.prompt.kind, ==,
                       cases[i].rolls == 0 ? WEFT_PROMPT_TURN : WEFT_PROMPT_ROLL);
      g_assert_cmphex (game.state.prompt.tracks, ==, cases[i].rolls);
      g_assert_cmpint (token_at (&game, AUTOMA, TECHNOLOGY), ==, cases[i].rolls == 0 ? 2 : 1);
    }
}

static void
test_C2_scientists (void)
{
  g_auto (Game) second = base_game (WEFT_CIVILIZATION_SCIENTISTS, SCIENCE);
  g_auto (Game) third = base_game (WEFT_CIVILIZATION_SCIENTISTS, SCIENCE);

  bots_income (&second, 2, QUIET_DECISION, 18);
  g_assert_cmpint (second.state.prompt.kind, ==, WEFT_PROMPT_TURN);
  g_assert_cmpint (second.state.tapestry, ==, 2); /* I8 twice, nothing else */
  bots_income (&third, 3, QUIET_DECISION, 18);
  g_assert_cmpint (third.state.prompt.kind, ==, WEFT_PROMPT_ROLL);
  put (&third, AUTOMA, TECHNOLOGY, 1);
  roll (&third, TECHNOLOGY);
  g_assert_cmpint (token_at (&third, AUTOMA, TECHNOLOGY), ==, 2);
  g_assert_cmpint (third.state.tapestry, ==, 3); /* with benefit, and I8 */
}

static void
test_C3_conquerors (void)
{
  g_auto (Game) few = base_game (WEFT_CIVILIZATION_CONQUERORS, MILITARY);
  g_auto (Game) many = base_game (WEFT_CIVILIZATION_CONQUERORS, MILITARY);

  bots_income (&few, 2, QUIET_DECISION, 18); /* one territory, fewer than 2 */
  g_assert_nonnull (event_at (&few, WEFT_EVENT_CONQUER, 0));
  g_assert_cmpint (score_of (&few, WEFT_RULE_C3), ==, 2);

  place (&many, "C4", AUTOMA, TRUE);
  place (&many, "C5", AUTOMA, TRUE);
  place (&many, "A3", AUTOMA, TRUE);
  bots_income (&many, 2, QUIET_DECISION, 6); /* pattern 1: C4 comes first */
  g_assert_null (event_at (&many, WEFT_EVENT_CONQUER, 0));
  g_assert_true (lies (&many, "C4", SHADOW));
  g_assert_cmpint (score_of (&many, WEFT_RULE_C3), ==, 4);
}

static void
test_C3_shadow_outpost_needs_more_than_two_weak_territories (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_CONQUERORS, MILITARY);

  place (&game, "C4", AUTOMA, TRUE);
  place (&game, "C5", AUTOMA, TRUE);
  bots_income (&game, 2, QUIET_DECISION, 6);
  g_assert_false (lies (&game, "C4", SHADOW));
  g_assert_cmpint (game.state.supply[SHADOW], ==, 9);
}

static void
test_C3_no_shadow_outpost_is_left (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_CONQUERORS, MILITARY);

  place (&game, "C4", AUTOMA, TRUE);
  place (&game, "C5", AUTOMA, TRUE);
  place (&game, "A3", AUTOMA, TRUE);
  game.state.supply[SHADOW] = 0;
  bots_income (&game, 2, QUIET_DECISION, 6);
  g_assert_false (lies (&game, "C4", SHADOW));
  g_assert_cmpint (game.state.supply[SHADOW], ==, 0);
  assert_skipped (&game, WEFT_RULE_C3, WEFT_SOURCE_CONQUERORS, SHADOW, WEFT_SKIP_OUTPOST,
                  WEFT_REASON_NO_OUTPOST);
  g_assert_cmpint (score_of (&game, WEFT_RULE_C3), ==, 4);
}

static void
test_C4_engineers (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_ENGINEERS, TECHNOLOGY);

  game.state.landmarks[SCIENCE][0] = AUTOMA;
  game.state.landmarks[MILITARY][2] = AUTOMA;
  game.state.landmarks[MILITARY][1] = P1;
  game.state.landmark_cards = 1;
  bots_income (&game, 2, QUIET_DECISION, 18);
  g_assert_cmpint (score_of (&game, WEFT_RULE_C4), ==, 3);
}

static void
test_C5_hucksters (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_HUCKSTERS, TECHNOLOGY);

  game.state.income_turns[P1] = 5;
  bots_income (&game, 2, QUIET_DECISION, 18);
  g_assert_cmpint (game.state.pool, ==, 4);
  /* 4 items and 1 territory, x 1 */
  g_assert_cmpint (part_of (&game, WEFT_PART_LANDMARKS_AND_TERRITORIES), ==, 5);
}

static void
test_C5_human_takes_from_the_pool (void)
{
  g_auto (Game) game = human_turn (civilization_setup (WEFT_CIVILIZATION_HUCKSTERS, TECHNOLOGY));
  g_auto (Game) other = human_turn (solo_setup (2));
  WeftMove take = { .kind = WEFT_MOVE_TAKE_POOL, .player = P1 };

  for (int left = 2; left >= 0; left--)
    {
      make (&game, take);
      g_assert_cmpint (game.state.pool, ==, left);
    }
  refused (&game, take, "pool is empty");
  refused (&other, take, "no pool");
}

static void
test_C6_trailblazers_lay_ahead (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_TRAILBLAZERS, MILITARY);

  put (&game, P1, MILITARY, 5);
  put (&game, AUTOMA, MILITARY, 6); /* keeps the favorite */
  bots_income (&game, 2, QUIET_DECISION, 18);
  g_assert_cmphex (game.state.trailblazers[MILITARY], ==, 1u << 2 | 1u << 7);
}

static void
test_C6_other_tracks_in_ladder_order (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_TRAILBLAZERS, MILITARY);
  g_auto (Game) none = base_game (WEFT_CIVILIZATION_TRAILBLAZERS, MILITARY);

  put (&game, P1, MILITARY, 11);
  put (&game, AUTOMA, MILITARY, 11);
  bots_income (&game, 2, QUIET_DECISION, 4); /* technology first */
  g_assert_cmphex (game.state.trailblazers[TECHNOLOGY], ==, 1u << 2);
  for (guint track = EXPLORATION; track <= SCIENCE; track++)
    put (&none, P1, track, 11);
  bots_income (&none, 2, QUIET_DECISION, 4);
  assert_skipped (&none, WEFT_RULE_C6, WEFT_SOURCE_TRAILBLAZERS, AUTOMA, WEFT_SKIP_TRAILBLAZER,
                  WEFT_REASON_NO_TRACK);
}

static void
test_C6_completed_technology_counts_as_12 (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_TRAILBLAZERS, MILITARY);

  put (&game, P1, MILITARY, 11);
  put (&game, AUTOMA, MILITARY, 11);
  put (&game, P1, TECHNOLOGY, WEFT_NO_TOKEN);
  game.state.complete[P1] = WEFT_TRACK_BIT (TECHNOLOGY);
  bots_income (&game, 2, QUIET_DECISION, 4); /* technology would be first, then science */
  g_assert_cmphex (game.state.trailblazers[TECHNOLOGY], ==, 0);
  g_assert_cmphex (game.state.trailblazers[SCIENCE], ==, 1u << 2);
}

static void
test_C6_points_at_the_end (void)
{
  g_auto (Game) game = human_turn (civilization_setup (WEFT_CIVILIZATION_TRAILBLAZERS, MILITARY));

  game.state.trailblazers[MILITARY] = 1u << 2 | 1u << 5;
  game.state.trailblazers[SCIENCE] = 1u << 3;
  put (&game, P1, MILITARY, 5); /* beyond 2, not beyond 5 */
  put (&game, P1, SCIENCE, 4);
  game.state.income_turns[P1] = game.state.income_turns[AUTOMA] = 5;
  end_turn (&game);
  g_assert_true (game.state.over);
  g_assert_cmpint (score_of (&game, WEFT_RULE_C6), ==, 10);
}

static void
test_C7_equalizers_catch_up (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_EQUALIZERS, MILITARY);
  int tapestry = game.state.tapestry;

  put (&game, P1, TECHNOLOGY, 2);
  put (&game, P1, SCIENCE, 3);               /* three ahead: too far */
  bots_income (&game, 2, QUIET_DECISION, 3); /* science, then technology */
  g_assert_cmpint (token_at (&game, AUTOMA, TECHNOLOGY), ==, 2);
  g_assert_cmpint (token_at (&game, AUTOMA, SCIENCE), ==, 0);
  /* The benefit of that space only: Carpentry's tapestry card, and I8's. */
  g_assert_cmpint (game.state.tapestry, ==, tapestry + 2);
  g_assert_null (event_at (&game, WEFT_EVENT_DISCARD_TECH, 0));
}

static void
test_C7_five_points_without_a_candidate (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_EQUALIZERS, MILITARY);

  put (&game, P1, TECHNOLOGY, WEFT_NO_TOKEN);
  bots_income (&game, 2, QUIET_DECISION, 3);
  g_assert_cmpint (score_of (&game, WEFT_RULE_C7), ==, 5);
}

static void
test_C8_iconoclasts_remove_score_and_roll (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_ICONOCLASTS, MILITARY);

  game.state.landmarks[SCIENCE][0] = AUTOMA;
  game.state.landmark_cards = 1;
  put (&game, AUTOMA, EXPLORATION, 12);
  bots_income (&game, 2, QUIET_DECISION, 18);
  for (guint i = 0; i < 2; i++)
    {
      const WeftEvent *removed = event_at (&game, WEFT_EVENT_REMOVE_LANDMARK, i);

      g_assert_nonnull (removed);
      g_assert_cmpint (removed->player, ==, AUTOMA);
      g_assert_cmpint (removed->track, ==, i == 0 ? WEFT_NONE : SCIENCE);
      g_assert_cmpint (removed->tier, ==, i == 0 ? WEFT_NONE : 0);
    }
  g_assert_cmpint (score_of (&game, WEFT_RULE_C8), ==, 6);
  g_assert_cmpint (game.state.landmarks[SCIENCE][0], ==, WEFT_OWNER_REMOVED);
  g_assert_cmphex (game.state.prompt.tracks, ==, 0xf & ~WEFT_TRACK_BIT (EXPLORATION));
  roll (&game, TECHNOLOGY);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_ROLL);
  roll (&game, TECHNOLOGY);
  g_assert_cmpint (token_at (&game, AUTOMA, TECHNOLOGY), ==, 2);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
}

static void
test_C8_landmarks_gained_by_the_rolls_are_treated_the_same (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_ICONOCLASTS, MILITARY);

  game.state.landmark_cards = 2;
  put (&game, AUTOMA, TECHNOLOGY, 3);
  bots_income (&game, 2, QUIET_DECISION, 18);
  roll (&game, TECHNOLOGY); /* gains the Forge: one roll of two is left, and one more */
  g_assert_cmpint (game.state.landmarks[TECHNOLOGY][0], ==, WEFT_OWNER_REMOVED);
  g_assert_cmpint (score_of (&game, WEFT_RULE_C8), ==, 3);
  roll (&game, EXPLORATION);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_ROLL);
  roll (&game, TECHNOLOGY);
  g_assert_cmpint (weft_state_mat_landmarks (&game.state), ==, 0);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
}

static void
test_C8_iconoclasts_without_landmarks (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_ICONOCLASTS, MILITARY);

  bots_income (&game, 2, QUIET_DECISION, 18);
  assert_skipped (&game, WEFT_RULE_C8, WEFT_SOURCE_ICONOCLASTS, AUTOMA, WEFT_SKIP_REMOVE_LANDMARK,
                  WEFT_REASON_NO_LANDMARK);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
}

static void
test_C8_no_track_to_roll_for (void)
{
  g_auto (Game) game = base_game (WEFT_CIVILIZATION_ICONOCLASTS, MILITARY);

  game.state.landmark_cards = 1;
  for (guint track = EXPLORATION; track <= SCIENCE; track++)
    put (&game, AUTOMA, track, 12);
  bots_income (&game, 2, QUIET_DECISION, 18);
  g_assert_cmpint (score_of (&game, WEFT_RULE_C8), ==, 3);
  assert_skipped (&game, WEFT_RULE_C8, WEFT_SOURCE_ICONOCLASTS, AUTOMA, WEFT_SKIP_ROLL,
                  WEFT_REASON_ALL_TRACKS_COMPLETE);
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_TURN);
}

#define ADD(path, function) g_test_add_func (path, function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/rules/V1/completing-a-track", test_V1_completing_a_track);
  ADD ("/rules/V1/each-player-once", test_V1_each_player_once);
  ADD ("/rules/V1/topple-two-by-conquest", test_V1_topple_two_by_conquest);
  ADD ("/rules/V1/topple-two-by-trap", test_V1_topple_two_by_trap);
  ADD ("/rules/V1/placed-toppled-counts-for-nobody", test_V1_placed_toppled_counts_for_nobody);
  ADD ("/rules/V1/corrected-outposts-no-longer-count", test_V1_corrected_outposts_no_longer_count);
  ADD ("/rules/V1/middle-island", test_V1_middle_island);
  ADD ("/rules/V2/shadow-uses-up-a-place-and-scores-nothing",
       test_V2_shadow_uses_up_a_place_and_scores_nothing);
  ADD ("/rules/V3/no-points-on-advance-turns", test_V3_no_points_on_advance_turns);
  ADD ("/rules/I1/level-1-advances-the-human-on-four-tracks",
       test_I1_level_1_advances_the_human_on_four_tracks);
  ADD ("/rules/I1/level-5-advances-bots-on-favorites", test_I1_level_5_advances_bots_on_favorites);
  ADD ("/rules/I1/level-6-advances-bots-on-all-tracks",
       test_I1_level_6_advances_bots_on_all_tracks);
  ADD ("/rules/I2/overtaken-bot-changes-its-favorite", test_I2_overtaken_bot_changes_its_favorite);
  ADD ("/rules/I2/other-bot-counts-and-level-does-not",
       test_I2_other_bot_counts_and_level_does_not);
  ADD ("/rules/I2/end-of-track", test_I2_end_of_track);
  ADD ("/rules/I2/shadow-may-follow-the-automa", test_I2_shadow_may_follow_the_automa);
  ADD ("/rules/I3/both-advance-from-level-3", test_I3_both_advance_from_level_3);
  ADD ("/rules/I4/civilization-from-level-2", test_I4_civilization_from_level_2);
  ADD ("/rules/I5/rows-and-sums", test_I5_rows_and_sums);
  ADD ("/rules/I5/first-to-the-era", test_I5_first_to_the_era);
  ADD ("/rules/I5/hard-side-and-arts", test_I5_hard_side_and_arts);
  ADD ("/rules/I6/progress-cards-are-added", test_I6_progress_cards_are_added);
  ADD ("/rules/I7/tapestry-card-on-the-mat", test_I7_tapestry_card_on_the_mat);
  ADD ("/rules/I8/tapestry-card-beside-the-mat", test_I8_tapestry_card_beside_the_mat);
  ADD ("/rules/I9/all-cards-make-the-new-deck", test_I9_all_cards_make_the_new_deck);
  ADD ("/rules/I/steps-come-in-order", test_I_steps_come_in_order);
  ADD ("/rules/C1/explorers", test_C1_explorers);
  ADD ("/rules/C1/explorers-advance-twice", test_C1_explorers_advance_twice);
  ADD ("/rules/C1/printed-steps", test_C1_printed_steps);
  ADD ("/rules/C2/scientists", test_C2_scientists);
  ADD ("/rules/C3/conquerors", test_C3_conquerors);
  ADD ("/rules/C3/shadow-outpost-needs-more-than-two-weak-territories",
       test_C3_shadow_outpost_needs_more_than_two_weak_territories);
  ADD ("/rules/C3/no-shadow-outpost-is-left", test_C3_no_shadow_outpost_is_left);
  ADD ("/rules/C4/engineers", test_C4_engineers);
  ADD ("/rules/C5/hucksters", test_C5_hucksters);
  ADD ("/rules/C5/human-takes-from-the-pool", test_C5_human_takes_from_the_pool);
  ADD ("/rules/C6/trailblazers-lay-ahead", test_C6_trailblazers_lay_ahead);
  ADD ("/rules/C6/other-tracks-in-ladder-order", test_C6_other_tracks_in_ladder_order);
  ADD ("/rules/C6/completed-technology-counts-as-12", test_C6_completed_technology_counts_as_12);
  ADD ("/rules/C6/points-at-the-end", test_C6_points_at_the_end);
  ADD ("/rules/C7/equalizers-catch-up", test_C7_equalizers_catch_up);
  ADD ("/rules/C7/five-points-without-a-candidate", test_C7_five_points_without_a_candidate);
  ADD ("/rules/C8/iconoclasts-without-landmarks", test_C8_iconoclasts_without_landmarks);
  ADD ("/rules/C8/no-track-to-roll-for", test_C8_no_track_to_roll_for);
  ADD ("/rules/C8/iconoclasts-remove-score-and-roll", test_C8_iconoclasts_remove_score_and_roll);
  ADD ("/rules/C8/landmarks-gained-by-the-rolls-are-treated-the-same",
       test_C8_landmarks_gained_by_the_rolls_are_treated_the_same);
  return g_test_run ();
}
