/* weft-state.c: questions about a game at one moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-state.h"

int
weft_state_mat_landmarks (const WeftState *state)
{
  int count = state->landmark_cards;

  for (int track = 0; track < WEFT_N_TRACKS; track++)
    for (int tier = 0; tier < WEFT_N_TIERS; tier++)
      count += state->landmarks[track][tier] == WEFT_PLAYER_AUTOMA;
  return count;
}

int
weft_state_territories (const WeftState *state, WeftPlayer player)
{
  return __builtin_popcountll (state->board.controlled[player]);
}

gboolean
weft_state_has_achievement (const WeftState *state, WeftAchievement achievement)
{
  return weft_setup_is_solo (&state->setup) || achievement == WEFT_ACHIEVEMENT_COMPLETE_TRACK;
}

int
weft_state_achievement_place (const WeftState *state, WeftAchievement achievement,
                              WeftPlayer player)
{
  for (int place = 0; place < 2; place++)
    if (state->achievements[achievement][place] == player)
      return place;
  return -1;
}

gboolean
weft_state_is_first_to_era (const WeftState *state, guint player, guint era)
{
  for (guint other = 0; other < WEFT_N_PLAYERS; other++)
    if (other != player && weft_setup_has_player (&state->setup, other)
        && state->income_turns[other] >= era)
      return FALSE;
  return TRUE;
}

gboolean
weft_state_begins_with_income (const WeftState *state, guint player)
{
  g_return_val_if_fail (state != NULL && player < WEFT_N_PLAYERS, FALSE);
  return state->income_turns[player] == 0;
}

gboolean
weft_state_has_begun_turn (const WeftState *state)
{
  g_return_val_if_fail (state != NULL, FALSE);
  return state->took_income || state->advanced;
}

gboolean
weft_state_is_finished (const WeftState *state, WeftPlayer player)
{
  return state->income_turns[player] >= WEFT_N_INCOME_TURNS;
}

WeftTieBreaker
weft_state_tie_breaker (const WeftState *state)
{
  return weft_setup_has_expansion (&state->setup, WEFT_EXPANSION_FANTASIES_AND_FUTURES)
             ? WEFT_TIE_TALLEST_LANDMARK
             : WEFT_TIE_RESOURCES;
}

WeftPlayerSet
weft_state_foremost (const WeftState *state)
{
  WeftPlayerSet foremost = 0;
  int best = WEFT_VP_UNKNOWN;

  if (!state->over)
    return 0;
  for (guint player = 0; player < WEFT_PLAYER_SHADOW; player++)
    {
      int vp = state->vp[player];

      if (!weft_setup_has_player (&state->setup, player))
        continue;
      if (vp == WEFT_VP_UNKNOWN)
        return 0;
      if (vp > best)
        foremost = 0;
      if (vp >= best)
        foremost |= (WeftPlayerSet) WEFT_PLAYER_BIT (player);
      best = MAX (best, vp);
    }
  return foremost;
}

guint8
weft_state_winner (const WeftState *state)
{
  WeftPlayerSet foremost = weft_state_foremost (state);

  if (foremost == 0)
    return WEFT_NONE;
  if ((foremost & (foremost - 1)) == 0)
    return (guint8) __builtin_ctz (foremost);
  return state->tie != WEFT_NONE ? state->tie : WEFT_WINNER_TIE;
}
