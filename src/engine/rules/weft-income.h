/* weft-income.h: income turns of the Automa and of the Shadow Empire on its own (I, T6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-run-private.h"

G_BEGIN_DECLS

/**
 * weft_income_begin:
 * @begun: why this turn is an income turn (T1 to T3)
 *
 * Begins the Automa's next income turn: its steps are put on the agenda.
 */
void weft_income_begin (WeftRun *run, WeftEraBegun begun);

/* Carries out step @step of a %WEFT_TASK_INCOME and puts the next one on the agenda. */
void weft_income_step (WeftRun *run, int step);

/* The whole income turn of the Shadow Empire in the mode shadow-empire (T6). */
void weft_income_shadow_empire (WeftRun *run);

/* A human begins the next era; in the first income turn at level 1 with its advances (I1). */
void weft_income_human (WeftRun *run, WeftPlayer human);

G_END_DECLS
