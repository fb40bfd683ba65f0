/* weft-simulation.h: random complete games, for statistics
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-chance.h"
#include "weft-record.h"

G_BEGIN_DECLS

/* Sentence about the human that every figure from a simulation rests on. */
#define WEFT_SIMULATION_ASSUMPTION                                                                 \
  "The human takes an income turn after 4 to 8 advance turns in each era, advances on a random "   \
  "track, explores and conquers next to own territories where the space reached shows it, plays "  \
  "a trap against one attack in eight and meets a trap in one of ten tapestry cards."

#define WEFT_SIMULATION_MOST_VP 1023

/**
 * WeftSimulation:
 * @tables: the rule tables
 * @seed: what all games follow from
 * @setup: the setup of every game; see @roll_bots
 * @roll_bots: whether civilizations, favorites and who starts are rolled for each game
 */
typedef struct
{
  const WeftTables *tables;
  WeftSeed seed;
  WeftSetup setup;
  gboolean roll_bots;
} WeftSimulation;

/**
 * WeftSimulationTotals:
 * @games, @moves, @turns: sums over all games
 * @vp: how many games ended with the Automa at each number of victory points
 *
 * Plain; totals of several runs are added member by member.
 */
typedef struct
{
  guint64 games;
  guint64 moves;
  guint64 turns;
  guint64 vp[WEFT_SIMULATION_MOST_VP + 1];
} WeftSimulationTotals;

/**
 * weft_simulation_run:
 * @first, @count: which games of the simulation are played
 * @totals: added to
 *
 * Plays complete games. Game n is the same whoever plays it and in whatever order.
 */
void weft_simulation_run (const WeftSimulation *simulation, guint64 first, guint64 count,
                          WeftSimulationTotals *totals);

/**
 * weft_simulation_run_from:
 * @state: a game in progress
 *
 * Plays @count games to their end from @state on, whatever the simulation's setup says.
 */
void weft_simulation_run_from (const WeftSimulation *simulation, const WeftState *state,
                               guint64 count, WeftSimulationTotals *totals);

/* The record of game @n. (transfer full) */
WeftRecord *weft_simulation_record (const WeftSimulation *simulation, guint64 n);

/* Adds @from to @to. */
void weft_simulation_add (WeftSimulationTotals *to, const WeftSimulationTotals *from);

/* Mean and standard deviation of the Automa's victory points. */
double weft_simulation_mean (const WeftSimulationTotals *totals);
double weft_simulation_deviation (const WeftSimulationTotals *totals);

/* The least number of victory points that @share (0 to 1) of the games do not exceed. */
int weft_simulation_quantile (const WeftSimulationTotals *totals, double share);

G_END_DECLS
