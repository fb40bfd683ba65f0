/* weft-agenda-private.h: the steps of a turn in progress (private to the engine)
 *
 * A stack: what is pushed last happens first. A step that must wait sets the prompt and leaves
 * itself (or what follows it) on the agenda.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-state.h"

G_BEGIN_DECLS

/**
 * WeftTaskKind:
 * @WEFT_TASK_PAIR: @player advances by the latest pair (T4)
 * @WEFT_TASK_ADVANCE: @player advances on @advance.track, because of @advance.cause, with benefit
 * @WEFT_TASK_BENEFIT: the Automa gains @gain (B)
 * @WEFT_TASK_ROLLED: waits for a roll, which says where @gain happens
 * @WEFT_TASK_CONQUEST: waits for the human's answer: the Automa conquers @hex (Q2)
 * @WEFT_TASK_HUMAN_CONQUEST: waits for the trap: @player makes the @attack (D1)
 * @WEFT_TASK_INCOME: the income turn's step @step and those after it (I)
 * @WEFT_TASK_CIVILIZATION: the income ability of the Automa's @civilization, the first or the
 *   second (I4)
 * @WEFT_TASK_CONQUERORS: C3 after the conquest
 * @WEFT_TASK_ICONOCLASTS: C8 with @rolls left
 * @WEFT_TASK_END_TURN: the bots' turn is over
 */
typedef enum
{
  WEFT_TASK_PAIR,
  WEFT_TASK_ADVANCE,
  WEFT_TASK_BENEFIT,
  WEFT_TASK_ROLLED,
  WEFT_TASK_CONQUEST,
  WEFT_TASK_HUMAN_CONQUEST,
  WEFT_TASK_INCOME,
  WEFT_TASK_CIVILIZATION,
  WEFT_TASK_CONQUERORS,
  WEFT_TASK_ICONOCLASTS,
  WEFT_TASK_END_TURN,
} WeftTaskKind;

static inline void
weft_agenda_push (WeftState *state, WeftTask task)
{
  g_assert (state->agenda.length < WEFT_AGENDA_LENGTH);
  state->agenda.tasks[state->agenda.length++] = task;
}

static inline gboolean
weft_agenda_is_empty (const WeftState *state)
{
  return state->agenda.length == 0;
}

static inline WeftTask
weft_agenda_pop (WeftState *state)
{
  g_assert (state->agenda.length > 0);
  return state->agenda.tasks[--state->agenda.length];
}

/* In place of a prompt while the agenda runs. */
#define WEFT_PROMPT_NOTHING WEFT_N_PROMPTS

G_END_DECLS
