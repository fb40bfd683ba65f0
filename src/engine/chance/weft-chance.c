/* weft-chance.c: shuffling and rolling: a move for every chance prompt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-chance.h"

#include <string.h>
#include <unistd.h>

#include "weft-deck.h"
#include "weft-fault.h"

WeftSeed
weft_seed_random (void)
{
  WeftSeed seed;

  if (getentropy (&seed, sizeof seed) != 0)
    g_error ("The system gives no random numbers.");
  return seed;
}

gboolean
weft_seed_parse (const char *text, WeftSeed *seed, GError **error)
{
  WeftSeed read = { 0, 0 };

  g_return_val_if_fail (text != NULL && seed != NULL, FALSE);

  for (gsize i = 0; i < WEFT_SEED_DIGITS + 1; i++)
    {
      gboolean at_end = text[i] == '\0';

      if (at_end && i == WEFT_SEED_DIGITS)
        {
          *seed = read;
          return TRUE;
        }
      if (at_end || !g_ascii_isxdigit (text[i]))
        break;
      read.high = read.high << 4 | read.low >> 60;
      read.low = read.low << 4 | (guint64) g_ascii_xdigit_value (text[i]);
    }
  return weft_error_fail (
      error, WEFT_ERROR_RECORD,
      &(WeftErrorDetails){ .fault = WEFT_FAULT_BAD_SEED, .most = WEFT_SEED_DIGITS },
      "seed must be %d hex digits.", WEFT_SEED_DIGITS);
}

char *
weft_seed_to_string (const WeftSeed *seed)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x%016" G_GINT64_MODIFIER "x", seed->high,
                          seed->low);
}

/* Sebastiano Vigna's SplitMix64. */
static guint64
next_number (WeftRandom *random)
{
  guint64 z = random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* Folds one more value into a stream's state. */
static void
mix (WeftRandom *random, guint64 value)
{
  random->state ^= value;
  random->state = next_number (random);
}

WeftRandom
weft_random_start (const WeftSeed *seed, guint64 kind, guint64 n)
{
  WeftRandom random = { seed->high };

  mix (&random, seed->low);
  mix (&random, kind);
  mix (&random, n);
  return random;
}

guint32
weft_random_below (WeftRandom *random, guint32 below)
{
  return (guint32) (((next_number (random) >> 32) * below) >> 32);
}

/* The @index-th member of a set, from 0. */
static guint
nth_member (guint32 set, guint32 index)
{
  while (index-- > 0)
    set &= set - 1;
  return (guint) __builtin_ctz (set);
}

static guint8
any_member (WeftRandom *random, guint32 set)
{
  return (guint8) nth_member (set, weft_random_below (random, (guint32) __builtin_popcount (set)));
}

guint8
weft_random_track (WeftRandom *random, WeftTrackSet tracks)
{
  return any_member (random, tracks);
}

/* Known cards weigh 1 each; the unknown ones their number, spread evenly over what they can be. */
static guint8
draw_card (WeftRandom *random, WeftDeck *deck)
{
  guint32 known = (guint32) __builtin_popcount (deck->known);
  guint32 index = weft_random_below (random, known + deck->unknown);
  guint8 card = index < known ? (guint8) nth_member (deck->known, index)
                              : any_member (random, weft_deck_hidden (deck));

  weft_deck_take (deck, card);
  return card;
}

/* A card that was revealed before is surely in the progress deck; the others share what is left. */
static guint8
reveal_card (WeftRandom *random, const WeftDeck *deck)
{
  guint32 revealed = (guint32) __builtin_popcount (deck->revealed);
  guint32 index = weft_random_below (random, (guint32) weft_deck_progress (deck));

  return index < revealed ? (guint8) nth_member (deck->revealed, index)
                          : any_member (random, deck->pile & ~deck->revealed);
}

gboolean
weft_chance_is_next (const WeftState *state)
{
  return state->prompt.kind == WEFT_PROMPT_DEAL || state->prompt.kind == WEFT_PROMPT_ROLL
         || state->prompt.kind == WEFT_PROMPT_REVEAL;
}

WeftMove
weft_chance_sample (const WeftSeed *seed, const WeftState *state)
{
  WeftMove move = { .token = WEFT_NONE };
  WeftDeck deck;
  WeftRandom random;

  g_return_val_if_fail (weft_chance_is_next (state), move);

  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_DEAL:
      move.kind = WEFT_MOVE_DEAL;
      random = weft_random_start (seed, WEFT_STREAM_DEAL, state->deals);
      deck = state->deck;
      move.cards[0] = draw_card (&random, &deck);
      move.cards[1] = draw_card (&random, &deck);
      break;
    case WEFT_PROMPT_ROLL:
      move.kind = WEFT_MOVE_ROLL;
      random = weft_random_start (seed, WEFT_STREAM_ROLL, state->rolls);
      move.track = any_member (&random, state->prompt.tracks);
      break;
    case WEFT_PROMPT_REVEAL:
      move.kind = WEFT_MOVE_REVEAL;
      random = weft_random_start (seed, WEFT_STREAM_REVEAL, state->reveals);
      move.cards[0] = reveal_card (&random, &state->deck);
      break;
    default:
      g_assert_not_reached ();
    }
  return move;
}

WeftTrack
weft_chance_roll_for_card (const WeftSeed *seed, const WeftSetup *setup, guint n)
{
  WeftRandom random = weft_random_start (seed, WEFT_STREAM_CARD_ROLL, n);

  return weft_random_track (&random, setup->tracks);
}
