/* chance.c: what decks and dice bring follows from the seed and the count, for ever and fairly
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-chance.h"

#include <math.h>
#include <string.h>

#include "test-game.h"

static void
test_chance_follows_from_seed_and_count (void)
{
  g_auto (Game) a = game_at_deal (solo_setup (2)), b = game_at_deal (solo_setup (2));
  WeftSeed seed = { 5, 6 }, other = { 5, 7 };
  WeftMove first = weft_chance_sample (&seed, &a.state), second;
  gboolean differs = FALSE;

  /* What was done in between changes nothing. */
  put (&b, P1, SCIENCE, 9);
  second = weft_chance_sample (&seed, &b.state);
  g_assert_cmpmem (first.cards, 2, second.cards, 2);
  for (guint16 n = 1; n < 20; n++)
    {
      a.state.deals = n;
      second = weft_chance_sample (&seed, &a.state);
      differs |= memcmp (first.cards, second.cards, 2) != 0;
    }
  g_assert_true (differs);
  a.state.deals = 0;
  second = weft_chance_sample (&other, &a.state);
  g_assert_cmpint (memcmp (first.cards, second.cards, 2), !=, 0);
}

/* Saved games go on as they would have: the numbers of each stream stay. They are SplitMix64’s,
 * computed apart. */
static void
test_chance_stays (void)
{
  static const struct
  {
    WeftStream stream;
    guint64 n;
    guint32 numbers[3]; /* below a million */
  } cases[] = {
    { WEFT_STREAM_DEAL, 0, { 466301, 993750, 933393 } },
    { WEFT_STREAM_DEAL, 1, { 162059, 771628, 77926 } },
    { WEFT_STREAM_ROLL, 0, { 164959, 117775, 984178 } },
    { WEFT_STREAM_ROLL, 1, { 103200, 437486, 198321 } },
    { WEFT_STREAM_REVEAL, 0, { 263446, 768920, 155630 } },
    { WEFT_STREAM_SETUP, 1, { 213021, 856957, 542500 } },
    { WEFT_STREAM_SIMULATED_SETUP, 1, { 97405, 899666, 32695 } },
    { WEFT_STREAM_SIMULATED_HUMAN, 1, { 797586, 491998, 48713 } },
    { WEFT_STREAM_CARD_ROLL, 1, { 115918, 751714, 375387 } },
    { WEFT_STREAM_DRAW, 1, { 306903, 54859, 876400 } },
  };
  WeftSeed seed;

  g_assert_true (weft_seed_parse ("0123456789abcdeffedcba9876543210", &seed, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WeftRandom random = weft_random_start (&seed, cases[i].stream, cases[i].n);

      for (guint number = 0; number < G_N_ELEMENTS (cases[i].numbers); number++)
        g_assert_cmpuint (weft_random_below (&random, 1000000), ==, cases[i].numbers[number]);
    }
}

#define SAMPLES 3000

/* How often each card comes first, or is revealed, in so many games. */
static void
count_cards (const WeftState *state, guint counts[WEFT_N_CARDS + 1])
{
  WeftMoveKind kind = state->prompt.kind == WEFT_PROMPT_REVEAL ? WEFT_MOVE_REVEAL : WEFT_MOVE_DEAL;

  for (guint i = 0; i < SAMPLES; i++)
    {
      WeftSeed seed = { i, 7 };
      WeftMove move = weft_chance_sample (&seed, state);

      g_assert_cmpint (move.kind, ==, kind);
      g_assert_cmpint (move.cards[0], !=, move.cards[1]);
      counts[move.cards[0]]++;
    }
}

static void
assert_odds (const guint counts[WEFT_N_CARDS + 1], WeftCardSet cards, double odds)
{
  for (guint card = 1; card <= WEFT_N_CARDS; card++)
    if ((cards & WEFT_CARD_BIT (card)) != 0)
      g_assert_cmpfloat (fabs (counts[card] / (double) SAMPLES - odds), <=, odds > 0 ? 0.04 : 0);
}

/* Two of the cards 8, 9, 21 and 22 are in the deck with 1 and 5; 12 and 20 are surely not. */
static void
test_chance_of_cards (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  WeftDeck *deck = &game.state.deck;
  WeftCardSet hidden =
      WEFT_CARD_BIT (8) | WEFT_CARD_BIT (9) | WEFT_CARD_BIT (21) | WEFT_CARD_BIT (22);
  guint dealt[WEFT_N_CARDS + 1] = { 0 }, shown[WEFT_N_CARDS + 1] = { 0 };

  deck->known = WEFT_CARD_BIT (1) | WEFT_CARD_BIT (5);
  deck->revealed = WEFT_CARD_BIT (12) | WEFT_CARD_BIT (20);
  deck->pile = hidden | deck->revealed;
  deck->unknown = 2;
  count_cards (&game.state, dealt);
  assert_odds (dealt, deck->known, 1 / 4.0);
  assert_odds (dealt, hidden, 1 / 8.0);
  assert_odds (dealt, ~(deck->known | hidden), 0);
  /* So four are in the progress deck, two of them known. */
  game.state.prompt = (WeftPrompt){ .kind = WEFT_PROMPT_REVEAL };
  count_cards (&game.state, shown);
  assert_odds (shown, deck->revealed, 1 / 4.0);
  assert_odds (shown, hidden, 1 / 8.0);
  assert_odds (shown, ~deck->pile, 0);
}

static void
test_chance_of_rolls (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  guint counts[WEFT_N_TRACKS] = { 0 };

  game.state.prompt =
      (WeftPrompt){ .kind = WEFT_PROMPT_ROLL,
                    .tracks = WEFT_TRACK_BIT (EXPLORATION) | WEFT_TRACK_BIT (SCIENCE) };
  for (guint i = 0; i < SAMPLES; i++)
    {
      WeftSeed seed = { i, 7 };
      WeftMove move = weft_chance_sample (&seed, &game.state);

      g_assert_cmpint (move.kind, ==, WEFT_MOVE_ROLL);
      counts[move.track]++;
    }
  g_assert_cmpuint (counts[EXPLORATION] + counts[SCIENCE], ==, SAMPLES);
  g_assert_cmpfloat (fabs (counts[SCIENCE] / (double) SAMPLES - 0.5), <, 0.04);
}

static void
test_chance_weighs_unknown_cards (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  int counts[WEFT_N_CARDS + 1] = { 0 }, samples = 20000, hidden = 0;

  for (int i = 0; i < samples; i++)
    {
      WeftSeed seed = { (guint64) i, 99 };

      counts[weft_chance_sample (&seed, &game.state).cards[0]]++;
    }
  for (int card = 1; card <= 7; card++) /* one in eight each */
    g_assert_cmpint (ABS (counts[card] - samples / 8), <, samples / 80);
  for (int card = 8; card <= WEFT_N_CARDS; card++)
    {
      hidden += counts[card];
      g_assert_cmpint (counts[card], >, 0);
    }
  g_assert_cmpint (ABS (hidden - samples / 8), <, samples / 80);
}

static void
test_seed_text (void)
{
  WeftSeed seed, again;
  g_autofree char *text = NULL;

  g_assert_true (weft_seed_parse ("0123456789abcdefFEDCBA9876543210", &seed, NULL));
  text = weft_seed_to_string (&seed);
  g_assert_cmpstr (text, ==, "0123456789abcdeffedcba9876543210");
  g_assert_false (weft_seed_parse ("0123", &again, NULL));
  g_assert_false (weft_seed_parse ("0123456789abcdefFEDCBA98765432100", &again, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chance/follows-from-seed-and-count", test_chance_follows_from_seed_and_count);
  g_test_add_func ("/chance/stays", test_chance_stays);
  g_test_add_func ("/chance/cards", test_chance_of_cards);
  g_test_add_func ("/chance/rolls", test_chance_of_rolls);
  g_test_add_func ("/chance/weighs-unknown-cards", test_chance_weighs_unknown_cards);
  g_test_add_func ("/chance/seed-text", test_seed_text);
  return g_test_run ();
}
