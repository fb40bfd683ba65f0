/* weft-setup-roll.c: rolling what nobody has chosen for a game (M1, S2 to S4, S7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-setup-roll.h"

#include <string.h>

#include "weft-players-private.h"

WeftSetup
weft_setup_blank (WeftMode mode)
{
  WeftSetup setup = { .mode = (guint8) mode, .first = WEFT_NONE, .landmark_cards = WEFT_NONE };

  memset (setup.colors, WEFT_NONE, sizeof setup.colors);
  memset (setup.favorites, WEFT_NONE, sizeof setup.favorites);
  memset (setup.civilizations, WEFT_NONE, sizeof setup.civilizations);
  weft_setup_put_tracks (&setup);
  return setup;
}

/* Gray for the Shadow Empire where it is free, then the first free colors. */
static void
give_colors (WeftSetup *setup)
{
  guint taken = 0;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (setup->colors[player] < WEFT_N_COLORS)
      taken |= 1u << setup->colors[player];
  if (setup->colors[SHADOW] == WEFT_NONE && (taken & 1u << WEFT_COLOR_GRAY) == 0)
    {
      setup->colors[SHADOW] = WEFT_COLOR_GRAY;
      taken |= 1u << WEFT_COLOR_GRAY;
    }
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (weft_setup_has_player (setup, player) && setup->colors[player] == WEFT_NONE)
      {
        setup->colors[player] = (guint8) __builtin_ctz (~taken);
        taken |= 1u << setup->colors[player];
      }
}

/* The civilizations of the expansions in the game. */
static guint
civilizations_in_game (const WeftSetup *setup, const WeftTables *tables)
{
  guint civilizations = 0;

  for (guint i = 0; i < WEFT_N_CIVILIZATIONS; i++)
    if (weft_setup_can_have_civilization (setup, tables, i))
      civilizations |= 1u << i;
  return civilizations;
}

/* Whether a civilization's printed favorite goes with the favorites that are chosen (S2, S3). */
static gboolean
suits_favorites (const WeftSetup *setup, const WeftCivilizationCard *card)
{
  guint8 wanted = setup->favorites[AUTOMA];

  return card->favorite == WEFT_NONE
         || ((wanted == WEFT_NONE || card->favorite == wanted)
             && card->favorite != setup->favorites[SHADOW]);
}

/* One of the set bits, each equally likely; %WEFT_NONE of none. */
static guint8
any_bit (WeftRandom *random, guint bits)
{
  guint32 index;

  if (bits == 0)
    return WEFT_NONE;
  index = weft_random_below (random, (guint32) __builtin_popcount (bits));
  while (index-- > 0)
    bits &= bits - 1;
  return (guint8) __builtin_ctz (bits);
}

/* S2 and S4: only the first one's favorite counts, and the second differs. */
static void
roll_civilizations (WeftSetup *setup, const WeftTables *tables, WeftRandom *random)
{
  guint in_game = civilizations_in_game (setup, tables), suited = 0;

  setup->n_civilizations = weft_setup_level (setup, tables)->civilizations;
  for (guint i = 0; i < WEFT_N_CIVILIZATIONS; i++)
    if (suits_favorites (setup, &tables->civilizations[i])
        && (setup->n_civilizations < 2 || setup->civilizations[1] != i))
      suited |= 1u << i;
  if (setup->civilizations[0] == WEFT_NONE)
    setup->civilizations[0] = any_bit (random, in_game & suited);
  if (setup->n_civilizations == 2 && setup->civilizations[1] == WEFT_NONE)
    setup->civilizations[1] =
        any_bit (random, in_game
                             & ~(setup->civilizations[0] < WEFT_N_CIVILIZATIONS
                                     ? 1u << setup->civilizations[0]
                                     : 0));
}

/* A track for the bot, unlike the other bot's. */
static void
roll_favorite (WeftSetup *setup, WeftPlayer bot, WeftPlayer other, WeftRandom *random)
{
  WeftTrackSet tracks = setup->tracks;

  if (setup->favorites[bot] != WEFT_NONE)
    return;
  if (setup->favorites[other] < WEFT_N_TRACKS)
    tracks &= (WeftTrackSet) ~WEFT_TRACK_BIT (setup->favorites[other]);
  setup->favorites[bot] = any_bit (random, tracks);
}

/* S2 and S3: what is not chosen and not on the civilization is rolled. */
static void
roll_favorites (WeftSetup *setup, const WeftTables *tables, WeftRandom *random)
{
  if (weft_setup_is_solo (setup))
    {
      guint8 civilization = setup->civilizations[0];

      if (civilization < WEFT_N_CIVILIZATIONS && setup->favorites[AUTOMA] == WEFT_NONE)
        setup->favorites[AUTOMA] = tables->civilizations[civilization].favorite;
      roll_favorite (setup, AUTOMA, SHADOW, random);
    }
  roll_favorite (setup, SHADOW, AUTOMA, random);
}

/* M1: who starts is random. */
static void
roll_first (WeftSetup *setup, WeftRandom *random)
{
  guint8 seat = (guint8) weft_random_below (random, setup->n_humans + 1u);

  if (setup->first != WEFT_NONE)
    return;
  if (seat < setup->n_humans)
    setup->first = seat;
  else
    setup->first = weft_setup_is_solo (setup) ? AUTOMA : SHADOW;
}

void
weft_setup_roll (WeftSetup *setup, const WeftTables *tables, WeftRandom *random)
{
  g_return_if_fail (setup != NULL && tables != NULL && random != NULL);

  give_colors (setup);
  if (weft_setup_is_solo (setup))
    {
      roll_civilizations (setup, tables, random);
      if (setup->landmark_cards == WEFT_NONE)
        setup->landmark_cards = weft_setup_usual_landmark_cards (setup, tables);
    }
  else
    setup->landmark_cards = 0;
  roll_favorites (setup, tables, random);
  roll_first (setup, random);
}
