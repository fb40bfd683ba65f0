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
 */
typedef struct
{
  const WeftTables *tables;
  WeftState *state;
  GArray *events;
} WeftRun;

/* Adds an event, given as members of WeftEvent, when events are asked for. */
#define weft_emit(run, ...)                                                                        \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if ((run)->events != NULL)                                                                     \
      g_array_append_vals ((run)->events, &(WeftEvent){ __VA_ARGS__ }, 1);                         \
  }                                                                                                \
  G_STMT_END

/* Adds victory points to the Automa's (V3), without an event. */
static inline void
weft_run_score (WeftRun *run, int vp)
{
  run->state->vp[WEFT_PLAYER_AUTOMA] += (gint16) vp;
}

G_END_DECLS
