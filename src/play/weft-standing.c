/* weft-standing.c: where a game stands, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-standing.h"

#include <glib/gi18n.h>

#include "weft-turns.h"

guint
weft_standing_era (const WeftState *state, guint player)
{
  g_return_val_if_fail (state != NULL && player < WEFT_N_PLAYERS, 1);
  return MAX (state->income_turns[player], 1);
}

static char *
shadow_empire_words (const WeftSetup *setup)
{
  return g_strdup_printf (g_dngettext (NULL, "Shadow Empire · %u player",
                                       "Shadow Empire · %u players", setup->n_humans),
                          setup->n_humans);
}

char *
weft_standing_setup (const WeftSetup *setup)
{
  g_return_val_if_fail (setup != NULL, NULL);

  if (!weft_setup_is_solo (setup))
    return shadow_empire_words (setup);
  if (setup->n_civilizations > 1)
    /* Translators: a level, two civilizations. */
    return g_strdup_printf (_ ("Level %1$u · %2$s and %3$s"), setup->level,
                            weft_words_civilization (setup->civilizations[0]),
                            weft_words_civilization (setup->civilizations[1]));
  /* Translators: a level, a civilization. */
  return g_strdup_printf (_ ("Level %1$u · %2$s"), setup->level,
                          weft_words_civilization (setup->civilizations[0]));
}

static char *
solo_title (const WeftState *state, gboolean bots)
{
  guint era = weft_standing_era (state, WEFT_PLAYER_P1);

  return bots ? g_strdup_printf (_ ("Era %u · bots’ turn"), era)
              : g_strdup_printf (_ ("Era %u · your turn"), era);
}

char *
weft_standing_title (const WeftVoice *voice, const WeftState *state, const WeftStep *step)
{
  gboolean bots;

  g_return_val_if_fail (voice != NULL && state != NULL, NULL);

  bots = step != NULL || !weft_player_is_human (state->active);
  if (state->over && step == NULL)
    return g_strdup (_ ("The game is over"));
  if (weft_setup_is_solo (&state->setup))
    return solo_title (state, bots);
  if (bots)
    return g_strdup (_ ("The Shadow Empire’s turn"));
  /* Translators: an era's number, a player's name. */
  return g_strdup_printf (_ ("Era %1$u · %2$s"), weft_standing_era (state, state->active),
                          weft_words_player (voice, state->active));
}

char *
weft_standing_subtitle (const WeftVoice *voice, const WeftState *state)
{
  g_return_val_if_fail (voice != NULL && state != NULL, NULL);

  if (!weft_setup_is_solo (&state->setup))
    return shadow_empire_words (&state->setup);
  if (state->vp[WEFT_PLAYER_P1] != WEFT_VP_UNKNOWN)
    /* Translators: level, the Automa's victory points, the person's. */
    return g_strdup_printf (_ ("Level %1$u · Automa %2$d VP · you %3$d"), state->setup.level,
                            state->vp[WEFT_PLAYER_AUTOMA], state->vp[WEFT_PLAYER_P1]);
  /* Translators: level, a civilization, the Automa's victory points. */
  return g_strdup_printf (_ ("Level %1$u · %2$s · Automa %3$d VP"), state->setup.level,
                          weft_words_civilization (state->setup.civilizations[0]),
                          state->vp[WEFT_PLAYER_AUTOMA]);
}

static char *
solo_line (const WeftState *state)
{
  int era = (int) weft_standing_era (state, WEFT_PLAYER_P1);
  int automa = (int) weft_standing_era (state, WEFT_PLAYER_AUTOMA);

  if (state->vp[WEFT_PLAYER_P1] != WEFT_VP_UNKNOWN)
    /* Translators: the person's era and turn, the Automa's era and victory points, the person's. */
    return g_strdup_printf (
        _ ("Your turn · era %1$d, turn %2$d · Automa: era %3$d, %4$d VP · you: %5$d VP"), era,
        state->turn, automa, state->vp[WEFT_PLAYER_AUTOMA], state->vp[WEFT_PLAYER_P1]);
  /* Translators: the person's era and turn, the Automa's era and victory points. */
  return g_strdup_printf (_ ("Your turn · era %1$d, turn %2$d · Automa: era %3$d, %4$d VP"), era,
                          state->turn, automa, state->vp[WEFT_PLAYER_AUTOMA]);
}

char *
weft_standing_line (const WeftVoice *voice, const WeftState *state)
{
  guint8 human;
  int era;

  g_return_val_if_fail (voice != NULL && state != NULL, NULL);

  if (weft_setup_is_solo (&state->setup))
    return solo_line (state);
  human = state->prompt.kind == WEFT_PROMPT_TURN ? state->prompt.player : WEFT_PLAYER_P1;
  era = (int) weft_standing_era (state, human);
  if (state->vp[human] != WEFT_VP_UNKNOWN)
    /* Translators: a player, the player's era, a turn's number, victory points. */
    return g_strdup_printf (_ ("%1$s · era %2$d, turn %3$d · %4$d VP"),
                            weft_words_player (voice, human), era, state->turn, state->vp[human]);
  /* Translators: a player, the player's era, a turn's number. */
  return g_strdup_printf (_ ("%1$s · era %2$d, turn %3$d"), weft_words_player (voice, human), era,
                          state->turn);
}

char *
weft_standing_income (const WeftState *state, guint human)
{
  guint next;

  g_return_val_if_fail (state != NULL && human < WEFT_N_PLAYERS, NULL);

  next = state->income_turns[human] + 1u;
  if (next > WEFT_N_INCOME_TURNS)
    return g_strdup (_ ("all five are taken"));
  if (next == WEFT_N_INCOME_TURNS)
    return g_strdup (_ ("your last one"));
  if (weft_setup_is_solo (&state->setup) && weft_state_is_first_to_era (state, human, next))
    return g_strdup_printf (_ ("begins your era %d, before the Automa"), (int) next);
  return g_strdup_printf (_ ("begins your era %d"), (int) next);
}

char *
weft_standing_done (const WeftVoice *voice, const WeftState *state)
{
  guint next;

  g_return_val_if_fail (voice != NULL && state != NULL && weft_player_is_human (state->active),
                        NULL);

  next = weft_turns_next (state);
  if (next == WEFT_NONE)
    return g_strdup (_ ("Done — the game ends"));
  if (next == WEFT_PLAYER_AUTOMA)
    return g_strdup (_ ("Done — bots’ turn"));
  if (next == WEFT_PLAYER_SHADOW)
    return g_strdup (_ ("Done — Shadow Empire’s turn"));
  if (next == state->active)
    return g_strdup (_ ("Done — your turn again"));
  return g_strdup_printf (_ ("Done — next: %s"), weft_words_player (voice, next));
}

/* What decides a tie. */
static const char *
tie_words (const WeftState *state)
{
  gboolean solo = weft_setup_is_solo (&state->setup);

  if (weft_state_tie_breaker (state) == WEFT_TIE_TALLEST_LANDMARK)
    return solo ? _ ("A tie. Is the tallest landmark in a capital city yours?")
                : _ ("A tie. Whoever has the tallest landmark in the capital city wins; else the "
                     "victory is shared.");
  return solo ? _ ("A tie. Have you any resource left?")
              : _ ("A tie. Whoever has more resources left wins; else the victory is shared.");
}

gboolean
weft_standing_is_tie_open (const WeftState *state)
{
  g_return_val_if_fail (state != NULL, FALSE);
  return weft_state_winner (state) == WEFT_WINNER_TIE && state->tie == WEFT_NONE;
}

char *
weft_standing_verdict (const WeftVoice *voice, const WeftState *state)
{
  gboolean solo;
  guint8 winner;

  g_return_val_if_fail (voice != NULL && state != NULL, NULL);

  solo = weft_setup_is_solo (&state->setup);
  winner = weft_state_winner (state);
  if (winner == WEFT_NONE)
    return g_strdup (solo ? _ ("How many victory points have you?")
                          : _ ("How many victory points has everybody?"));
  if (weft_standing_is_tie_open (state))
    return g_strdup (tie_words (state));
  if (winner == WEFT_WINNER_TIE)
    return g_strdup (solo ? _ ("You share the victory with the Automa")
                          : _ ("Those in front share the victory"));
  if (solo && winner == WEFT_PLAYER_P1 && state->tie == winner)
    return g_strdup (_ ("You have won the tie"));
  if (winner == WEFT_PLAYER_AUTOMA)
    return g_strdup (_ ("The Automa has won"));
  if (solo)
    return g_strdup (_ ("You have won"));
  return g_strdup_printf (_ ("%s has won"), weft_words_player (voice, winner));
}

char *
weft_standing_margin (const WeftState *state)
{
  guint8 winner;
  int next = 0, ahead;

  g_return_val_if_fail (state != NULL, NULL);

  winner = weft_state_winner (state);
  if (winner >= WEFT_N_PLAYERS)
    return NULL;
  for (guint player = 0; player < WEFT_PLAYER_SHADOW; player++)
    if (player != winner && weft_setup_has_player (&state->setup, player))
      next = MAX (next, state->vp[player]);
  ahead = state->vp[winner] - next;
  if (ahead == 0)
    return NULL;
  /* Translators: by how many victory points somebody has won. */
  return g_strdup_printf (g_dngettext (NULL, "%d VP ahead", "%d VP ahead", (gulong) ahead), ahead);
}
