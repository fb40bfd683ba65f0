/* hand.c: what humans can have in a game, and drawing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"
#include "weft-hand.h"

static gboolean
has_card (GPtrArray *cards, const char *nick)
{
  for (guint i = 0; i < cards->len; i++)
    if (g_str_equal (((const WeftHumanCard *) g_ptr_array_index (cards, i))->nick, nick))
      return TRUE;
  return FALSE;
}

static gboolean
has_civilization (GPtrArray *civilizations, const char *nick)
{
  for (guint i = 0; i < civilizations->len; i++)
    if (g_str_equal (((const WeftDrawable *) g_ptr_array_index (civilizations, i))->nick, nick))
      return TRUE;
  return FALSE;
}

static void
test_tapestry_cards_of_a_game (void)
{
  WeftSetup solo = solo_setup (2), shadow = shadow_setup (2);
  g_autoptr (GPtrArray) cards = weft_hand_tapestry_cards (test_tables (), &solo);
  g_autoptr (GPtrArray) fewer = weft_hand_tapestry_cards (test_tables (), &shadow);

  g_assert_true (has_card (cards, "age-of-discovery"));
  g_assert_true (has_card (cards, "pillage-and-plunder"));
  g_assert_true (has_card (cards, "revolution"));
  g_assert_false (has_card (cards, "militants"));
  g_assert_true (has_card (fewer, "age-of-discovery"));
  g_assert_true (has_card (fewer, "dystopia"));
  g_assert_false (has_card (fewer, "pillage-and-plunder"));
  g_assert_false (has_card (fewer, "revolution"));
  g_assert_false (has_card (fewer, "trap"));
}

/* S6: with the Trailblazers it is taken out. */
static void
test_S6_socialism_is_out_with_trailblazers (void)
{
  WeftSetup without = solo_setup (2);
  WeftSetup with = civilization_setup (WEFT_CIVILIZATION_TRAILBLAZERS, MILITARY);
  g_autoptr (GPtrArray) all = weft_hand_tapestry_cards (test_tables (), &without);
  g_autoptr (GPtrArray) fewer = weft_hand_tapestry_cards (test_tables (), &with);

  g_assert_true (has_card (all, "socialism"));
  g_assert_false (has_card (fewer, "socialism"));
  g_assert_cmpuint (fewer->len, ==, all->len - 1);
}

/* S6: what the table says of Arts & Architecture. */
static void
test_S6_cards_are_out_with_arts (void)
{
  g_autoptr (WeftTables) tables =
      changed_tables ("setup.json", "\"Granges\"", "\"Revolution\", \"Renaissance\"", NULL);
  WeftSetup without = solo_setup (2), with = solo_setup (2), shadow = shadow_setup (2);
  g_autoptr (GPtrArray) all = NULL, fewer = NULL, beside_shadow = NULL;

  put_expansion (&with, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  put_expansion (&shadow, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  all = weft_hand_tapestry_cards (tables, &without);
  fewer = weft_hand_tapestry_cards (tables, &with);
  beside_shadow = weft_hand_tapestry_cards (tables, &shadow);
  g_assert_true (has_card (all, "revolution") && has_card (all, "renaissance"));
  g_assert_false (has_card (fewer, "revolution") || has_card (fewer, "renaissance"));
  g_assert_true (has_card (beside_shadow, "renaissance")); /* only the Automa takes cards out */
}

static void
test_civilizations_of_the_expansions (void)
{
  WeftSetup setup = solo_setup (2);
  g_autoptr (GPtrArray) base = weft_hand_civilizations (test_tables (), &setup);
  g_autoptr (GPtrArray) plans = NULL, both = NULL;

  put_expansion (&setup, WEFT_EXPANSION_PLANS_AND_PLOYS);
  plans = weft_hand_civilizations (test_tables (), &setup);
  put_expansion (&setup, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  both = weft_hand_civilizations (test_tables (), &setup);
  g_assert_cmpuint (base->len, ==, 12);
  g_assert_cmpuint (plans->len, ==, 20);
  g_assert_cmpuint (both->len, ==, 25);
  g_assert_true (has_civilization (base, WEFT_MILITANTS));
  g_assert_true (has_civilization (base, "the-chosen"));
  g_assert_false (has_civilization (base, "infiltrators"));
  g_assert_true (has_civilization (plans, "treasure-hunters"));
  g_assert_false (has_civilization (both, "traders")); /* S6 */
}

static void
test_found_by_nick (void)
{
  const WeftTables *tables = test_tables ();
  const WeftHumanCard *card =
      weft_hand_find (tables, WEFT_CARD_KIND_TAPESTRY, "pillage-and-plunder");

  g_assert_nonnull (card);
  g_assert_cmpstr (card->name, ==, "Pillage and Plunder");
  g_assert_cmpint (card->act, ==, WEFT_CARD_ACT_NO_TRAPS);
  g_assert_cmpint (card->when, ==, WEFT_CARD_TIME_ERA);
  g_assert_cmpint (card->rule, ==, WEFT_RULE_P7);
  card = weft_hand_find (tables, WEFT_CARD_KIND_CIVILIZATION, "infiltrators");
  g_assert_cmpint (card->act, ==, WEFT_CARD_ACT_PLACE);
  g_assert_cmpint (card->expansion, ==, WEFT_EXPANSION_PLANS_AND_PLOYS);
  g_assert_cmpint (card->when, ==, WEFT_NONE);
  g_assert_null (weft_hand_find (tables, WEFT_CARD_KIND_TAPESTRY, "infiltrators"));
  g_assert_null (weft_hand_find (tables, WEFT_CARD_KIND_CIVILIZATION, "architects"));
  g_assert_cmpstr (weft_hand_civilization_name (tables, "urban-planners"), ==, "Urban Planners");
  g_assert_null (weft_hand_civilization_name (tables, "Urban Planners"));
  for (guint i = 0; i < tables->human.n_civilizations; i++)
    g_assert_cmpstr (weft_hand_civilization_name (tables, tables->human.civilizations[i].nick), ==,
                     tables->human.civilizations[i].name);
  for (guint i = 0; i < tables->human.n_cards; i++)
    g_assert_true (weft_hand_find (tables, tables->human.cards[i].kind, tables->human.cards[i].nick)
                   == &tables->human.cards[i]);
}

/* Every civilization comes up, two that are drawn together differ. */
static void
test_draws_are_different_and_fair (void)
{
  const WeftTables *tables = test_tables ();
  WeftSetup setup = solo_setup (2);
  const WeftSeed seed = { 3, 4 };
  guint counts[64] = { 0 }, pairs[WEFT_N_MATS + 1] = { 0 }, n = 12000;

  for (guint i = 0; i < n; i++)
    {
      WeftRandom random = weft_random_start (&seed, WEFT_STREAM_DRAW, i);
      const WeftDrawable *drawn[2];
      guint8 mats[2];

      g_assert_cmpuint (
          weft_hand_draw_civilizations (tables, &setup, &random, drawn, tables->human.draws), ==,
          2);
      g_assert_true (drawn[0] != drawn[1]);
      counts[drawn[0] - tables->human.civilizations]++;
      counts[drawn[1] - tables->human.civilizations]++;
      weft_hand_draw_mats (tables, &random, mats);
      g_assert_cmpint (mats[0], !=, mats[1]);
      pairs[mats[0]]++;
    }
  for (guint i = 0; i < 12; i++)
    g_assert_cmpint (ABS ((int) counts[i] - (int) n / 6), <, (int) n / 60);
  for (guint i = 12; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpint (counts[i], ==, 0);
  for (guint i = 0; i < WEFT_N_MAT_PAIRS; i++)
    g_assert_cmpint (ABS ((int) pairs[tables->human.mat_pairs[i][0]] - (int) n / 3), <,
                     (int) n / 30);
}

static void
test_no_more_than_there_are (void)
{
  WeftSetup setup = shadow_setup (4);
  const WeftSeed seed = { 1, 2 };
  WeftRandom random = weft_random_start (&seed, WEFT_STREAM_DRAW, 0);
  const WeftDrawable *drawn[20];

  g_assert_cmpuint (
      weft_hand_draw_civilizations (test_tables (), &setup, &random, drawn, G_N_ELEMENTS (drawn)),
      ==, 12);
}

/* The die of a card follows from the seed and the count, and shows every track. */
static void
test_die_of_a_card (void)
{
  WeftSetup setup = solo_setup (2);
  const WeftSeed seed = { 8, 9 };
  guint counts[WEFT_N_TRACKS] = { 0 };

  for (guint i = 0; i < 4000; i++)
    {
      WeftTrack track = weft_chance_roll_for_card (&seed, &setup, i);

      g_assert_cmpint (track, ==, weft_chance_roll_for_card (&seed, &setup, i));
      counts[track]++;
    }
  for (guint track = 0; track < WEFT_TRACK_ARTS; track++)
    g_assert_cmpint (ABS ((int) counts[track] - 1000), <, 150);
  g_assert_cmpint (counts[WEFT_TRACK_ARTS], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hand/tapestry-cards-of-a-game", test_tapestry_cards_of_a_game);
  g_test_add_func ("/hand/S6/socialism-is-out-with-trailblazers",
                   test_S6_socialism_is_out_with_trailblazers);
  g_test_add_func ("/hand/S6/cards-are-out-with-arts", test_S6_cards_are_out_with_arts);
  g_test_add_func ("/hand/civilizations-of-the-expansions", test_civilizations_of_the_expansions);
  g_test_add_func ("/hand/found-by-nick", test_found_by_nick);
  g_test_add_func ("/hand/draws-are-different-and-fair", test_draws_are_different_and_fair);
  g_test_add_func ("/hand/no-more-than-there-are", test_no_more_than_there_are);
  g_test_add_func ("/hand/die-of-a-card", test_die_of_a_card);
  return g_test_run ();
}
