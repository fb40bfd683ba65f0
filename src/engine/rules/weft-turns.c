/* weft-turns.c: whose turn it is, and the end of the game (M, T)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-turns.h"

#include "weft-agenda-private.h"
#include "weft-civilizations.h"
#include "weft-deck.h"
#include "weft-income.h"
#include "weft-players-private.h"

/* T1 to T3: the bots' shared turn in the mode solo. */
static void
begin_bots_turn (WeftRun *run)
{
  WeftState *state = run->state;

  weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_END_TURN });
  if (state->income_turns[AUTOMA] == 0)
    weft_income_begin (run, WEFT_ERA_FIRST_TURN);
  else if (weft_deck_size (&state->deck) == 0)
    weft_income_begin (run, WEFT_ERA_EMPTY_DECK);
  else
    state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_DEAL };
}

/* T6: the Shadow Empire's turn in the mode shadow-empire. */
static void
begin_shadow_turn (WeftRun *run)
{
  WeftState *state = run->state;

  weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_END_TURN });
  if (!state->opened || weft_deck_size (&state->deck) == 0)
    weft_income_shadow_empire (run);
  else
    state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_DEAL };
}

void
weft_turns_begin (WeftRun *run, guint player)
{
  WeftState *state = run->state;

  state->active = (guint8) player;
  state->turn++;
  state->took_income = state->advanced = FALSE;
  weft_emit (run, .kind = WEFT_EVENT_TURN,
             .rule = weft_setup_is_solo (&state->setup) ? WEFT_RULE_M1 : WEFT_RULE_M2,
             .player = (guint8) player);
  if (player == AUTOMA)
    begin_bots_turn (run);
  else if (player == SHADOW)
    begin_shadow_turn (run);
}

static void
end_game (WeftRun *run)
{
  WeftState *state = run->state;

  weft_civilizations_end_game (run);
  state->over = TRUE;
  state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_OVER };
  weft_emit (run, .kind = WEFT_EVENT_OVER, .rule = WEFT_RULE_V4,
             .winner = weft_state_winner (state));
}

/* M1, T5: human and bots take turns; who is finished is skipped. */
static guint
next_in_solo (const WeftState *state)
{
  guint other = state->active == AUTOMA ? HUMAN : AUTOMA;

  if (!weft_state_is_finished (state, other))
    return other;
  return weft_state_is_finished (state, state->active) ? WEFT_NONE : state->active;
}

/* M2, T6: p1 to the last human, then the Shadow Empire, while any human still plays. */
static guint
next_in_shadow_empire (const WeftState *state)
{
  int seats = state->setup.n_humans + 1;
  int seat = state->active == SHADOW ? seats - 1 : state->active;
  gboolean anybody = FALSE;

  for (guint player = 0; player < state->setup.n_humans; player++)
    anybody |= !weft_state_is_finished (state, player);
  if (!anybody)
    return WEFT_NONE;
  do
    seat = (seat + 1) % seats;
  while (seat < seats - 1 && weft_state_is_finished (state, seat));
  return seat == seats - 1 ? SHADOW : (guint) seat;
}

guint
weft_turns_next (const WeftState *state)
{
  g_return_val_if_fail (state != NULL, WEFT_NONE);

  if (state->over)
    return WEFT_NONE;
  return weft_setup_is_solo (&state->setup) ? next_in_solo (state) : next_in_shadow_empire (state);
}

void
weft_turns_pass (WeftRun *run)
{
  guint next = weft_turns_next (run->state);

  if (next == WEFT_NONE)
    end_game (run);
  else
    weft_turns_begin (run, next);
}
