/* rolls.c: rolling what nobody has chosen for a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"
#include "weft-setup-roll.h"

#define GAMES 500

static WeftSetup
rolled (guint64 n, int level, guint expansions, guint8 favorite, guint8 shadow_favorite)
{
  WeftSeed seed = { 1, n };
  WeftRandom random = weft_random_start (&seed, 0, 0);
  WeftSetup setup = weft_setup_blank (WEFT_MODE_SOLO);

  setup.level = (guint8) level;
  setup.n_humans = 1;
  setup.expansions = (guint8) expansions;
  weft_setup_put_tracks (&setup);
  setup.favorites[AUTOMA] = favorite;
  setup.favorites[SHADOW] = shadow_favorite;
  weft_setup_roll (&setup, test_tables (), &random);
  return setup;
}

/* Whatever is chosen of mode, level and expansions, what is rolled makes a game. */
static void
test_every_roll_is_a_game (void)
{
  for (guint64 n = 0; n < GAMES; n++)
    {
      WeftSetup setup = rolled (n, 1 + (int) (n % 6), (guint) (n / 6 % 8), WEFT_NONE, WEFT_NONE);
      g_autoptr (GError) error = NULL;

      weft_setup_check (&setup, test_tables (), &error);
      g_assert_no_error (error);
    }
}

static void
test_shadow_empire (void)
{
  for (guint64 n = 0; n < GAMES; n++)
    {
      WeftSeed seed = { 2, n };
      WeftRandom random = weft_random_start (&seed, 0, 0);
      WeftSetup setup = weft_setup_blank (WEFT_MODE_SHADOW_EMPIRE);
      g_autoptr (GError) error = NULL;

      setup.n_humans = (guint8) (2 + n % 3);
      setup.landmark_cards = 2; /* of a solo game before */
      weft_setup_roll (&setup, test_tables (), &random);
      g_assert_cmpint (setup.landmark_cards, ==, 0);
      weft_setup_check (&setup, test_tables (), &error);
      g_assert_no_error (error);
    }
}

/* A chosen color stays; gray is the Shadow Empire's while it is free. */
static void
test_colors (void)
{
  WeftSetup setup = rolled (1, 2, 0, WEFT_NONE, WEFT_NONE), chosen;
  WeftSeed seed = { 3, 4 };
  WeftRandom random = weft_random_start (&seed, 0, 0);

  g_assert_cmpint (setup.colors[SHADOW], ==, WEFT_COLOR_GRAY);
  g_assert_cmpint (setup.colors[P1], ==, WEFT_COLOR_BLUE);
  g_assert_cmpint (setup.colors[AUTOMA], ==, WEFT_COLOR_RED);
  g_assert_cmpint (setup.colors[P2], ==, WEFT_NONE);

  chosen = weft_setup_blank (WEFT_MODE_SOLO);
  chosen.level = 2;
  chosen.n_humans = 1;
  chosen.colors[AUTOMA] = WEFT_COLOR_GRAY;
  weft_setup_roll (&chosen, test_tables (), &random);
  g_assert_cmpint (chosen.colors[AUTOMA], ==, WEFT_COLOR_GRAY);
  g_assert_cmpint (chosen.colors[P1], ==, WEFT_COLOR_BLUE);
  g_assert_cmpint (chosen.colors[SHADOW], ==, WEFT_COLOR_RED);

  chosen = weft_setup_blank (WEFT_MODE_SOLO);
  chosen.level = 2;
  chosen.n_humans = 1;
  chosen.colors[SHADOW] = WEFT_COLOR_BLUE;
  weft_setup_roll (&chosen, test_tables (), &random);
  g_assert_cmpint (chosen.colors[SHADOW], ==, WEFT_COLOR_BLUE);
  g_assert_cmpint (chosen.colors[P1], ==, WEFT_COLOR_RED);
  g_assert_cmpint (chosen.colors[AUTOMA], ==, WEFT_COLOR_GREEN);
}

/* Whatever colors are chosen: they stay, and everybody else gets one that nobody has. */
static void
check_colors (guint8 human, guint8 automa, guint8 shadow)
{
  const guint8 chosen[] = { human, automa, shadow };
  static const guint8 players[] = { P1, AUTOMA, SHADOW };
  WeftSeed seed = { 3, 4 };
  WeftRandom random = weft_random_start (&seed, 0, 0);
  WeftSetup setup = weft_setup_blank (WEFT_MODE_SOLO);
  guint seen = 0;

  setup.level = 2;
  setup.n_humans = 1;
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    setup.colors[players[i]] = chosen[i];
  weft_setup_roll (&setup, test_tables (), &random);
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      if (chosen[i] != WEFT_NONE)
        g_assert_cmpint (setup.colors[players[i]], ==, chosen[i]);
      g_assert_cmpint (setup.colors[players[i]], <, WEFT_N_COLORS);
      seen |= 1u << setup.colors[players[i]];
    }
  g_assert_cmpint (__builtin_popcount (seen), ==, G_N_ELEMENTS (players));
  if (shadow == WEFT_NONE && human != WEFT_COLOR_GRAY && automa != WEFT_COLOR_GRAY)
    g_assert_cmpint (setup.colors[SHADOW], ==, WEFT_COLOR_GRAY);
}

static void
test_all_colors (void)
{
  guint8 any[WEFT_N_COLORS + 1];

  for (guint8 color = 0; color <= WEFT_N_COLORS; color++)
    any[color] = color < WEFT_N_COLORS ? color : WEFT_NONE;
  for (guint a = 0; a <= WEFT_N_COLORS; a++)
    for (guint b = 0; b <= WEFT_N_COLORS; b++)
      for (guint c = 0; c <= WEFT_N_COLORS; c++)
        if ((a != b || any[a] == WEFT_NONE) && (a != c || any[a] == WEFT_NONE)
            && (b != c || any[b] == WEFT_NONE))
          check_colors (any[a], any[b], any[c]);
}

/* S2, S3: a chosen favorite leaves only civilizations that go with it. */
static void
test_chosen_favorites_stay (void)
{
  guint seen = 0;

  for (guint64 n = 0; n < GAMES; n++)
    {
      WeftSetup setup = rolled (n, 2, 1u << WEFT_EXPANSION_PLANS_AND_PLOYS, MILITARY, TECHNOLOGY);
      g_autoptr (GError) error = NULL;

      weft_setup_check (&setup, test_tables (), &error);
      g_assert_no_error (error);
      g_assert_cmpint (setup.favorites[AUTOMA], ==, MILITARY);
      g_assert_cmpint (setup.favorites[SHADOW], ==, TECHNOLOGY);
      seen |= 1u << setup.civilizations[0];
    }
  /* Conquerors, and the four of Plans & Ploys. */
  g_assert_cmphex (seen, ==, 1u << WEFT_CIVILIZATION_CONQUERORS | 0xf0);
}

/* S4: of two civilizations the one that is chosen stays, and the one that is rolled is another. */
static void
test_chosen_civilizations_stay (void)
{
  for (guint64 n = 0; n < GAMES; n++)
    {
      WeftSeed seed = { 5, n };
      WeftRandom random = weft_random_start (&seed, 0, 0);
      WeftSetup setup = weft_setup_blank (WEFT_MODE_SOLO);
      guint chosen = n % 2;
      guint8 civilization = (guint8) (n / 2 % WEFT_N_CIVILIZATIONS);
      g_autoptr (GError) error = NULL;

      setup.level = 6;
      setup.n_humans = 1;
      setup.expansions = 1u << WEFT_EXPANSION_PLANS_AND_PLOYS;
      weft_setup_put_tracks (&setup);
      setup.civilizations[chosen] = civilization;
      weft_setup_roll (&setup, test_tables (), &random);
      weft_setup_check (&setup, test_tables (), &error);
      g_assert_no_error (error);
      g_assert_cmpint (setup.n_civilizations, ==, 2);
      g_assert_cmpint (setup.civilizations[chosen], ==, civilization);
      g_assert_cmpint (setup.civilizations[1 - chosen], !=, civilization);
    }
}

/* M1, S2: each possibility comes up, about as often as the others. */
static void
test_rolls_are_even (void)
{
  int first = 0, civilizations[WEFT_N_CIVILIZATIONS] = { 0 };

  for (guint64 n = 0; n < 4000; n++)
    {
      WeftSetup setup = rolled (n, 2, 0, WEFT_NONE, WEFT_NONE);

      first += setup.first == P1;
      civilizations[setup.civilizations[0]]++;
    }
  g_assert_cmpint (ABS (first - 2000), <, 200);
  for (int i = 0; i <= WEFT_CIVILIZATION_ENGINEERS; i++)
    g_assert_cmpint (ABS (civilizations[i] - 1000), <, 150);
  for (int i = WEFT_CIVILIZATION_EQUALIZERS; i < WEFT_N_CIVILIZATIONS; i++)
    g_assert_cmpint (civilizations[i], ==, 0);
}

/* S7. */
static void
test_landmark_cards (void)
{
  guint plans = 1u << WEFT_EXPANSION_PLANS_AND_PLOYS;
  guint arts = 1u << WEFT_EXPANSION_ARTS_AND_ARCHITECTURE;

  g_assert_cmpint (rolled (1, 4, 0, WEFT_NONE, WEFT_NONE).landmark_cards, ==, 0);
  g_assert_cmpint (rolled (1, 4, plans, WEFT_NONE, WEFT_NONE).landmark_cards, ==, 1);
  g_assert_cmpint (rolled (1, 4, plans | arts, WEFT_NONE, WEFT_NONE).landmark_cards, ==, 3);
  g_assert_cmpint (rolled (1, 5, plans | arts, WEFT_NONE, WEFT_NONE).landmark_cards, ==, 1);
}

/* No civilization has the favorite track and leaves it to the other bot: the check names it. */
static void
test_contradictions_are_named (void)
{
  WeftSetup setup = rolled (1, 2, 0, MILITARY, MILITARY);
  g_autoptr (GError) error = NULL;

  g_assert_false (weft_setup_check (&setup, test_tables (), &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_SETUP);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/roll/colors", test_colors);
  g_test_add_func ("/roll/all-colors", test_all_colors);
  g_test_add_func ("/roll/every-roll-is-a-game", test_every_roll_is_a_game);
  g_test_add_func ("/roll/shadow-empire", test_shadow_empire);
  g_test_add_func ("/roll/chosen-favorites-stay", test_chosen_favorites_stay);
  g_test_add_func ("/roll/chosen-civilizations-stay", test_chosen_civilizations_stay);
  g_test_add_func ("/roll/rolls-are-even", test_rolls_are_even);
  g_test_add_func ("/roll/landmark-cards", test_landmark_cards);
  g_test_add_func ("/roll/contradictions-are-named", test_contradictions_are_named);
  return g_test_run ();
}
