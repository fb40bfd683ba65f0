/* rules-tracks.c: advancing and its benefits (A, B), human tokens (P)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"
#include "weft-benefits.h"
#include "weft-tracks.h"

/* The bot's track by the pair, without moving it. */
static int
chosen_track (Game *game, WeftPlayer bot, WeftBox box, int tiebreaker)
{
  WeftRun run = { game->tables, &game->state, game->events };

  g_array_set_size (game->events, 0);
  game->state.deck.latest[1] = (guint8) tiebreaker;
  return weft_tracks_choose (&run, bot, box, weft_tracks_candidates (&game->state, bot),
                             WEFT_RULE_A3);
}

static void
put_all (Game *game, WeftPlayer player, int exploration, int technology, int military, int science)
{
  put (game, player, EXPLORATION, exploration);
  put (game, player, TECHNOLOGY, technology);
  put (game, player, MILITARY, military);
  put (game, player, SCIENCE, science);
}

/* Gives the Automa a benefit as a space would: its prompts are answered by moves. */
static void
land (Game *game, WeftTrack track, int space)
{
  put (game, AUTOMA, track, space - 1);
  /* Decision cards 7 (any); tiebreakers whose ladder begins with the track: 5 exploration,
   * 4 technology, 2 military, 3 science. */
  static const int tiebreakers[] = { 5, 4, 2, 3 };
  deal (game, 7, tiebreakers[track]);
  g_assert_cmpint (token_at (game, AUTOMA, track), ==, space);
}

/* Each bot's ladder as it is read and as it is printed, the favorite in place of the heart. */
static void
test_A3_ladder_for_a_picture (void)
{
  g_auto (Game) game = game_begin (solo_setup (2)); /* favorites exploration and science */
  WeftLadder automa = weft_tracks_ladder (&game.state, game.tables, AUTOMA, 2);
  WeftLadder shadow = weft_tracks_ladder (&game.state, game.tables, SHADOW, 2);
  const guint8 down[] = { MILITARY, EXPLORATION, EXPLORATION, SCIENCE, TECHNOLOGY };
  const guint8 up[] = { TECHNOLOGY, SCIENCE, SCIENCE, EXPLORATION, MILITARY };

  g_assert_cmpmem (automa.tracks, automa.length, down, sizeof down);
  g_assert_cmpmem (shadow.tracks, shadow.length, up, sizeof up);
  g_assert_false (automa.from_bottom);
  g_assert_true (shadow.from_bottom);
  g_assert_cmpint (automa.heart, ==, 2);
  g_assert_cmpint (shadow.heart, ==, 2);
  g_assert_cmpint (automa.taken, ==, WEFT_NONE);
  g_assert_cmpint (weft_ladder_printed (&automa, 1), ==, 1);
  g_assert_cmpint (weft_ladder_printed (&shadow, 1), ==, 3);
  g_assert_cmpint (weft_tracks_climb (&shadow, WEFT_TRACK_BIT (MILITARY)), ==, MILITARY);
  g_assert_cmpint (shadow.taken, ==, 4);
  g_assert_cmpint (weft_ladder_printed (&shadow, shadow.taken), ==, 0);
}

static void
test_A1_completed_tracks_are_no_candidates (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  put (&game, AUTOMA, EXPLORATION, 12);
  deal (&game, 6, 7); /* the ladder begins with the favorite, exploration */
  g_assert_cmpint (token_at (&game, AUTOMA, TECHNOLOGY), ==, 1);
}

static void
test_A1_bot_at_the_end_of_all_tracks_does_nothing (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  put_all (&game, AUTOMA, 12, 12, 12, 12);
  deal (&game, 6, 7);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_NO_ADVANCE, 0)->player, ==, AUTOMA);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ADVANCE, 0)->player, ==, SHADOW);
}

static void
test_A2_finish_keeps_furthest (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));

  put_all (&game, AUTOMA, 3, 6, 6, 12);
  /* Card 6: military before technology; science is complete and does not count. */
  g_assert_cmpint (chosen_track (&game, AUTOMA, WEFT_BOX_FINISH, 6), ==, MILITARY);
  g_assert_cmphex (event_at (&game, WEFT_EVENT_CHOICE, 0)->tracks, ==,
                   WEFT_TRACK_BIT (MILITARY) | WEFT_TRACK_BIT (TECHNOLOGY));
}

static void
test_A2_landmark_keeps_nearest_free_landmark (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));

  put_all (&game, AUTOMA, 2, 3, 0, 3);
  game.state.landmarks[TECHNOLOGY][0] = P1; /* gained: 4 spaces to the next one */
  g_assert_cmpint (chosen_track (&game, AUTOMA, WEFT_BOX_LANDMARK, 4), ==, SCIENCE);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_CHOICE, 0)->measure[TECHNOLOGY], ==, 4);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_CHOICE, 0)->measure[SCIENCE], ==, 1);
}

static void
test_A2_landmark_counts_the_end_too (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));

  put_all (&game, AUTOMA, 10, 2, 2, 2); /* two spaces to 12, two to each space 4 */
  g_assert_cmphex (
      weft_tracks_narrow (&game.state, game.tables, AUTOMA, WEFT_BOX_LANDMARK, 0xf, NULL), ==, 0xf);
  put (&game, AUTOMA, EXPLORATION, 11);
  g_assert_cmpint (chosen_track (&game, AUTOMA, WEFT_BOX_LANDMARK, 6), ==, EXPLORATION);
}

static void
test_A3_automa_from_top_shadow_from_bottom (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));

  /* Card 6: military, science, favorite, technology, exploration. */
  g_assert_cmpint (chosen_track (&game, AUTOMA, WEFT_BOX_ANY, 6), ==, MILITARY);
  g_assert_cmpint (chosen_track (&game, SHADOW, WEFT_BOX_ANY, 6), ==, EXPLORATION);
}

static void
test_A3_heart_is_the_bots_own_favorite (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));

  /* Card 7 begins, card 5 ends with the heart. */
  game.state.favorites[AUTOMA] = MILITARY;
  game.state.favorites[SHADOW] = TECHNOLOGY;
  g_assert_cmpint (chosen_track (&game, AUTOMA, WEFT_BOX_ANY, 7), ==, MILITARY);
  g_assert_cmpint (chosen_track (&game, SHADOW, WEFT_BOX_ANY, 5), ==, TECHNOLOGY);
}

static Game
arts_game (void)
{
  WeftSetup setup = solo_setup (2);

  put_expansion (&setup, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  return game_begin (setup);
}

static void
test_A4_arts_icon_at_top_or_bottom (void)
{
  g_auto (Game) game = arts_game ();
  g_auto (Game) base = game_begin (solo_setup (2));

  g_assert_cmpint (chosen_track (&game, AUTOMA, WEFT_BOX_ANY, 2), ==, ARTS);     /* at the top */
  g_assert_cmpint (chosen_track (&game, SHADOW, WEFT_BOX_ANY, 4), ==, ARTS);     /* at the bottom */
  g_assert_cmpint (chosen_track (&game, AUTOMA, WEFT_BOX_ANY, 6), ==, MILITARY); /* none */
  g_assert_cmpint (chosen_track (&base, AUTOMA, WEFT_BOX_ANY, 2), ==, MILITARY);
}

static void
test_A4_remaining_candidate_when_ladder_names_none (void)
{
  g_auto (Game) game = arts_game ();

  put_all (&game, AUTOMA, 12, 12, 12, 12);
  g_assert_cmpint (chosen_track (&game, AUTOMA, WEFT_BOX_ANY, 6), ==, ARTS);
}

static void
test_A5_one_space_and_first_gains_landmark (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  put (&game, SHADOW, SCIENCE, 3);
  land (&game, MILITARY, 4); /* tiebreaker 2; the Shadow Empire from the bottom: technology */
  g_assert_cmpint (game.state.landmarks[MILITARY][0], ==, AUTOMA);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ADVANCE, 0)->from, ==, 3);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_ADVANCE, 0)->to, ==, 4);
}

static void
test_A5_gained_landmark_stays (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  game.state.landmarks[MILITARY][0] = P1;
  land (&game, MILITARY, 4);
  g_assert_cmpint (game.state.landmarks[MILITARY][0], ==, P1);
  g_assert_null (event_at (&game, WEFT_EVENT_LANDMARK, 0));
}

static void
test_A6_shadows_landmark_goes_to_the_automas_mat (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  put (&game, SHADOW, SCIENCE, 3);
  deal (&game, 7, 5); /* the Shadow Empire reads its favorite science first */
  g_assert_cmpint (game.state.landmarks[SCIENCE][0], ==, AUTOMA);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_LANDMARK, 0)->player, ==, SHADOW);
  g_assert_cmpint (weft_state_mat_landmarks (&game.state), ==, 1);
}

static void
test_A6_landmark_before_benefit (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  land (&game, TECHNOLOGY, 4);
  g_assert_cmpint (event_order (&game, WEFT_EVENT_LANDMARK, AUTOMA), >, 0);
  g_assert_cmpint (event_order (&game, WEFT_EVENT_LANDMARK, AUTOMA), <,
                   event_order (&game, WEFT_EVENT_DISCARD_TECH, AUTOMA));
}

static void
test_B1_shadow_gains_no_benefit (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  int tapestry = game.state.tapestry;

  put (&game, SHADOW, SCIENCE, 1); /* Mathematics shows a tapestry card */
  deal (&game, 7, 5);
  g_assert_cmpint (token_at (&game, SHADOW, SCIENCE), ==, 2);
  g_assert_cmpint (game.state.tapestry, ==, tapestry);
}

static void
test_B1_icons_in_printed_order (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  land (&game, MILITARY, 6); /* Gunpowder: conquer, tapestry */
  g_assert_cmpint (event_order (&game, WEFT_EVENT_CONQUER, AUTOMA), <,
                   event_order (&game, WEFT_EVENT_TAPESTRY, AUTOMA));
  g_assert_null (event_at (&game, WEFT_EVENT_TAPESTRY, 1));
}

static void
test_B2_tapestry_card_beside_the_mat (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  int tapestry = game.state.tapestry;

  land (&game, TECHNOLOGY, 2);
  g_assert_cmpint (game.state.tapestry, ==, tapestry + 1);
}

static void
test_B3_face_up_cards_are_replaced (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  g_auto (Game) arts = arts_game ();
  WeftRun run = { arts.tables, &arts.state, arts.events };
  WeftTask task = { .kind = WEFT_TASK_BENEFIT, .gain = { WEFT_BENEFIT_DISCARD_MASTERPIECES } };

  land (&game, TECHNOLOGY, 1);
  g_assert_nonnull (event_at (&game, WEFT_EVENT_DISCARD_TECH, 0));
  weft_benefits_gain (&run, &task);
  g_assert_nonnull (event_at (&arts, WEFT_EVENT_DISCARD_MASTERPIECES, 0));
}

static void
test_B4_roll_with_and_without_benefit (void)
{
  g_auto (Game) plain = game_at_deal (solo_setup (2)), full = game_at_deal (solo_setup (2));
  int tapestry = plain.state.tapestry;

  land (&plain, SCIENCE, 1); /* roll-plain */
  g_assert_cmphex (plain.state.prompt.tracks, ==, 0xf);
  put (&plain, AUTOMA, TECHNOLOGY, 1);
  roll (&plain, TECHNOLOGY);
  g_assert_cmpint (token_at (&plain, AUTOMA, TECHNOLOGY), ==, 2);
  g_assert_cmpint (plain.state.tapestry, ==, tapestry);

  land (&full, SCIENCE, 5); /* roll */
  put (&full, AUTOMA, TECHNOLOGY, 1);
  roll (&full, TECHNOLOGY);
  g_assert_cmpint (full.state.tapestry, ==, tapestry + 1);
}

/* The Automa leaves something undone on a track, and says why and whatever caused it. */
static void
assert_skipped (const Game *game, WeftRule rule, WeftSkip skip, WeftReason reason, WeftTrack track)
{
  const WeftEvent *event = event_at (game, WEFT_EVENT_SKIP, 0);

  g_assert_nonnull (event);
  g_assert_cmpint (event->rule, ==, rule);
  g_assert_cmpint (event->source, ==, WEFT_SOURCE_NONE);
  g_assert_cmpint (event->player, ==, AUTOMA);
  g_assert_cmpint (event->skip, ==, skip);
  g_assert_cmpint (event->reason, ==, reason);
  g_assert_cmpint (event->track, ==, track);
}

static void
test_B4_nothing_at_the_end_of_a_track (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  land (&game, SCIENCE, 5);
  put (&game, AUTOMA, MILITARY, 12);
  roll (&game, MILITARY);
  g_assert_cmpint (token_at (&game, AUTOMA, MILITARY), ==, 12);
  assert_skipped (&game, WEFT_RULE_B4, WEFT_SKIP_ADVANCE, WEFT_REASON_END_OF_TRACK, MILITARY);
}

static void
test_B5_advance_rolls_for_named_tracks (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  WeftMove science = { .kind = WEFT_MOVE_ROLL, .track = SCIENCE };
  int tapestry = game.state.tapestry;

  land (&game, SCIENCE, 9); /* Physics */
  refused (&game, science, "roll until one of exploration technology military");
  put (&game, AUTOMA, TECHNOLOGY, 1);
  roll (&game, TECHNOLOGY);
  g_assert_cmpint (game.state.tapestry, ==, tapestry + 1);
}

static void
test_B5_regress_gains_the_benefit_of_the_space_reached (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  int tapestry = game.state.tapestry;

  land (&game, SCIENCE, 10); /* Neuroscience */
  g_assert_cmphex (game.state.prompt.tracks, ==,
                   WEFT_TRACK_BIT (MILITARY) | WEFT_TRACK_BIT (TECHNOLOGY));
  put (&game, AUTOMA, TECHNOLOGY, 3);
  roll (&game, TECHNOLOGY);
  g_assert_cmpint (token_at (&game, AUTOMA, TECHNOLOGY), ==, 2);
  g_assert_cmpint (game.state.tapestry, ==, tapestry + 1);
}

static void
test_B5_regress_touches_no_landmark_and_stops_at_the_start (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2)), start = game_at_deal (solo_setup (2));

  land (&game, SCIENCE, 10);
  put (&game, AUTOMA, MILITARY, 5);
  roll (&game, MILITARY);
  g_assert_cmpint (token_at (&game, AUTOMA, MILITARY), ==, 4);
  g_assert_cmpint (game.state.landmarks[MILITARY][0], ==, WEFT_NONE);

  land (&start, SCIENCE, 10);
  roll (&start, MILITARY);
  g_assert_cmpint (token_at (&start, AUTOMA, MILITARY), ==, 0);
  assert_skipped (&start, WEFT_RULE_B5, WEFT_SKIP_REGRESS, WEFT_REASON_START_OF_TRACK, MILITARY);
}

static void
test_B6_landmarks_by_every_advance (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  land (&game, SCIENCE, 1); /* even a roll without benefit */
  put (&game, AUTOMA, TECHNOLOGY, 3);
  roll (&game, TECHNOLOGY);
  g_assert_cmpint (game.state.landmarks[TECHNOLOGY][0], ==, AUTOMA);
}

static void
test_B7_anywhere_drops_adjacency (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  land (&game, EXPLORATION, 9); /* Airplanes */
  g_assert_cmpint (__builtin_popcountll (event_at (&game, WEFT_EVENT_EXPLORE, 0)->hexes), ==, 21);
}

static void
test_P1_most_advanced_token_counts (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  game.state.tokens[P1][EXPLORATION][1] = 7;
  g_assert_cmpint (weft_state_furthest (&game.state, P1, EXPLORATION), ==, 7);
  bots_income (&game, 2, 7, 5);
  /* Overtaken by the second token: the favorite is reviewed, all landmarks four spaces away. */
  g_assert_nonnull (event_at (&game, WEFT_EVENT_CHOICE, 0));
}

static void
test_P1_singularity (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftMove leave = { .kind = WEFT_MOVE_SINGULARITY, .player = P1, .track = SCIENCE };

  income (&game);
  refused (&game, leave, "no token on AI Singularity");
  put (&game, P1, TECHNOLOGY, 12);
  put (&game, P1, SCIENCE, 5);
  make (&game, leave);
  g_assert_cmpint (weft_state_furthest (&game.state, P1, TECHNOLOGY), ==, WEFT_NO_TOKEN);
  g_assert_cmpint (game.state.tokens[P1][SCIENCE][0], ==, 5);
  g_assert_cmpint (game.state.tokens[P1][SCIENCE][1], ==, 0);
  g_assert_cmphex (game.state.complete[P1], ==, WEFT_TRACK_BIT (TECHNOLOGY));
  g_assert_cmpuint (game.events->len, ==, 1);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_SINGULARITY, 0)->player, ==, P1);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_SINGULARITY, 0)->track, ==, SCIENCE);
}

static void
test_P1_singularity_as_a_record_has_it (void)
{
  WeftEvent event = {
    .kind = WEFT_EVENT_SINGULARITY, .rule = WEFT_RULE_P1, .player = P1, .track = SCIENCE
  };
  g_autoptr (JsonNode) node = json_node_alloc ();
  JsonObject *object = weft_event_to_json (&event, test_tables (), 7);
  g_autofree char *text = NULL;

  json_node_take_object (node, object);
  text = json_to_string (node, FALSE);
  g_assert_cmpstr (text, ==,
                   "{\"event\":\"singularity\",\"player\":\"p1\",\"track\":\"science\","
                   "\"rule\":\"P1\",\"move\":7}");
}

static void
test_P1_no_token_overtakes_nobody (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));

  game.state.favorites[AUTOMA] = TECHNOLOGY;
  put (&game, P1, TECHNOLOGY, WEFT_NO_TOKEN);
  bots_income (&game, 2, 7, 5);
  g_assert_false (event_at (&game, WEFT_EVENT_FAVORITE, 0)->changed);
  g_assert_cmpint (event_at (&game, WEFT_EVENT_FAVORITE, 0)->player, ==, AUTOMA);
  g_assert_cmpint (event_order (&game, WEFT_EVENT_CHOICE, AUTOMA), ==, -1);
}

static void
test_P2_unnamed_token_is_the_most_advanced_that_can_move (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));
  WeftMove named = { .kind = WEFT_MOVE_ADVANCE, .player = P1, .track = SCIENCE, .token = 1 };

  income (&game);
  put (&game, P1, SCIENCE, 12);
  game.state.tokens[P1][SCIENCE][1] = 3;
  advance (&game, SCIENCE);
  g_assert_cmpint (game.state.tokens[P1][SCIENCE][1], ==, 4);
  make (&game, named);
  g_assert_cmpint (game.state.tokens[P1][SCIENCE][1], ==, 5);
  make (&game, (WeftMove){
                   .kind = WEFT_MOVE_REGRESS, .player = P1, .track = SCIENCE, .token = WEFT_NONE });
  g_assert_cmpint (token_at (&game, P1, SCIENCE), ==, 11);
  put (&game, P1, SCIENCE, 12);
  named.token = 0;
  refused (&game, named, "the end of the track");
}

static void
test_P3_human_gains_a_landmark_by_entering (void)
{
  g_auto (Game) game = game_begin (solo_setup (2));

  income (&game);
  put (&game, P1, SCIENCE, 3);
  advance (&game, SCIENCE);
  g_assert_cmpint (game.state.landmarks[SCIENCE][0], ==, P1);
  put (&game, P1, MILITARY, 3);
  game.state.landmarks[MILITARY][0] = WEFT_OWNER_REMOVED;
  advance (&game, MILITARY);
  g_assert_cmpint (game.state.landmarks[MILITARY][0], ==, WEFT_OWNER_REMOVED);
}

#define ADD(path, function) g_test_add_func (path, function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/rules/A1/completed-tracks-are-no-candidates", test_A1_completed_tracks_are_no_candidates);
  ADD ("/rules/A1/bot-at-the-end-of-all-tracks-does-nothing",
       test_A1_bot_at_the_end_of_all_tracks_does_nothing);
  ADD ("/rules/A2/finish-keeps-furthest", test_A2_finish_keeps_furthest);
  ADD ("/rules/A2/landmark-keeps-nearest-free-landmark",
       test_A2_landmark_keeps_nearest_free_landmark);
  ADD ("/rules/A2/landmark-counts-the-end-too", test_A2_landmark_counts_the_end_too);
  ADD ("/rules/A3/automa-from-top-shadow-from-bottom", test_A3_automa_from_top_shadow_from_bottom);
  ADD ("/rules/A3/ladder-for-a-picture", test_A3_ladder_for_a_picture);
  ADD ("/rules/A3/heart-is-the-bots-own-favorite", test_A3_heart_is_the_bots_own_favorite);
  ADD ("/rules/A4/arts-icon-at-top-or-bottom", test_A4_arts_icon_at_top_or_bottom);
  ADD ("/rules/A4/remaining-candidate-when-ladder-names-none",
       test_A4_remaining_candidate_when_ladder_names_none);
  ADD ("/rules/A5/one-space-and-first-gains-landmark", test_A5_one_space_and_first_gains_landmark);
  ADD ("/rules/A5/gained-landmark-stays", test_A5_gained_landmark_stays);
  ADD ("/rules/A6/shadows-landmark-goes-to-the-automas-mat",
       test_A6_shadows_landmark_goes_to_the_automas_mat);
  ADD ("/rules/A6/landmark-before-benefit", test_A6_landmark_before_benefit);
  ADD ("/rules/B1/shadow-gains-no-benefit", test_B1_shadow_gains_no_benefit);
  ADD ("/rules/B1/icons-in-printed-order", test_B1_icons_in_printed_order);
  ADD ("/rules/B2/tapestry-card-beside-the-mat", test_B2_tapestry_card_beside_the_mat);
  ADD ("/rules/B3/face-up-cards-are-replaced", test_B3_face_up_cards_are_replaced);
  ADD ("/rules/B4/roll-with-and-without-benefit", test_B4_roll_with_and_without_benefit);
  ADD ("/rules/B4/nothing-at-the-end-of-a-track", test_B4_nothing_at_the_end_of_a_track);
  ADD ("/rules/B5/advance-rolls-for-named-tracks", test_B5_advance_rolls_for_named_tracks);
  ADD ("/rules/B5/regress-gains-the-benefit-of-the-space-reached",
       test_B5_regress_gains_the_benefit_of_the_space_reached);
  ADD ("/rules/B5/regress-touches-no-landmark-and-stops-at-the-start",
       test_B5_regress_touches_no_landmark_and_stops_at_the_start);
  ADD ("/rules/B6/landmarks-by-every-advance", test_B6_landmarks_by_every_advance);
  ADD ("/rules/B7/anywhere-drops-adjacency", test_B7_anywhere_drops_adjacency);
  ADD ("/rules/P1/most-advanced-token-counts", test_P1_most_advanced_token_counts);
  ADD ("/rules/P1/singularity", test_P1_singularity);
  ADD ("/rules/P1/singularity-as-a-record-has-it", test_P1_singularity_as_a_record_has_it);
  ADD ("/rules/P1/no-token-overtakes-nobody", test_P1_no_token_overtakes_nobody);
  ADD ("/rules/P2/unnamed-token-is-the-most-advanced-that-can-move",
       test_P2_unnamed_token_is_the_most_advanced_that_can_move);
  ADD ("/rules/P3/human-gains-a-landmark-by-entering", test_P3_human_gains_a_landmark_by_entering);
  return g_test_run ();
}
