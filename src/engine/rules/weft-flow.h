/* weft-flow.h: the course of a game: starting it, and applying moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"
#include "weft-move.h"

G_BEGIN_DECLS

/**
 * weft_flow_start:
 * @setup: a checked setup
 * @state: (out): the game at its first prompt
 * @events: (nullable): an array of #WeftEvent to append to
 *
 * Sets the game up (S) and begins the first turn.
 */
void weft_flow_start (const WeftTables *tables, const WeftSetup *setup, WeftState *state,
                      GArray *events);

/**
 * weft_flow_apply:
 * @state: changed in place, or untouched on an error
 * @move: any move as a record can hold it: its members within their ranges
 * @events: (nullable): an array of #WeftEvent to append to
 *
 * Applies a move and runs the game on to the next prompt.
 *
 * Returns: %FALSE and %WEFT_ERROR_ILLEGAL when the move is not possible now
 */
gboolean weft_flow_apply (const WeftTables *tables, WeftState *state, const WeftMove *move,
                          GArray *events, GError **error);

/* The same for a move that is known to be legal: for simulations. */
void weft_flow_apply_legal (const WeftTables *tables, WeftState *state, const WeftMove *move,
                            GArray *events);

/**
 * weft_flow_follow:
 * @move: a move that is known to be legal
 * @events: an array of #WeftEvent to append to
 * @states: an array of #WeftState, as long as @events: to it is appended, for each event, the state
 *   as soon as that has happened
 *
 * The same for who shows a move event by event. The states are there to be looked at: their prompt
 * and agenda are those of a move in progress.
 */
void weft_flow_follow (const WeftTables *tables, WeftState *state, const WeftMove *move,
                       GArray *events, GArray *states);

/* The same for the start of the game. */
void weft_flow_follow_start (const WeftTables *tables, const WeftSetup *setup, WeftState *state,
                             GArray *events, GArray *states);

G_END_DECLS
