/* weft-forecast.h: exact odds of the bots' next deal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-state.h"

G_BEGIN_DECLS

/**
 * WeftForecast:
 * @income: that the turn is an income turn (T1 to T3, T6)
 * @track: per bot and track, that the bot advances there by the pair
 * @no_advance: per bot, that it does not advance by the pair
 * @explore, @conquer: that the Automa explores or conquers at least once by the pair and what
 *   follows from it; income turns are left out
 *
 * Probabilities from 0 to 1 for the bots' next turn, if it began now.
 */
typedef struct
{
  double income;
  double track[WEFT_N_PLAYERS][WEFT_N_TRACKS];
  double no_advance[WEFT_N_PLAYERS];
  double explore;
  double conquer;
} WeftForecast;

/* Whether the bots have another turn: else there is nothing to forecast. */
gboolean weft_forecast_is_possible (const WeftState *state);

/**
 * weft_forecast:
 *
 * All are 0 when the bots have no more turns.
 * Weighs every pair that can be dealt (by the weights of the record format's chapter on chance) and
 * every roll that can follow.
 */
WeftForecast weft_forecast (const WeftState *state, const WeftTables *tables);

G_END_DECLS
