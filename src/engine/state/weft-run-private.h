/* weft-run-private.h: what every rule module works on (private to the engine)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"

G_BEGIN_DECLS

/**
 * WeftRun:
 * @tables: the rule tables
 * @state: the game, changed in place
 * @events: (nullable): where events go; %NULL when nobody asks for them
 * @states: (nullable): where the state after each event goes; only where @events do
 */
typedef struct
{
  const WeftTables *tables;
  WeftState *state;
  GArray *events;
  GArray *states;
} WeftRun;

/* Adds an event when events are asked for. What it tells must have been done already: the state
 * goes with it. */
static inline void
weft_run_tell (WeftRun *run, const WeftEvent *event)
{
  if (run->events == NULL)
    return;
  g_array_append_vals (run->events, event, 1);
  if (run->states != NULL)
    g_array_append_vals (run->states, run->state, 1);
}

/* The same, the event given as members of WeftEvent. */
#define weft_emit(run, ...)                                                                        \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if ((run)->events != NULL)                                                                     \
      weft_run_tell ((run), &(WeftEvent){ __VA_ARGS__ });                                          \
  }                                                                                                \
  G_STMT_END

/* Adds victory points to the Automa's (V3), without an event. */
static inline void
weft_run_score (WeftRun *run, int vp)
{
  run->state->vp[WEFT_PLAYER_AUTOMA] += (gint16) vp;
}

G_END_DECLS
