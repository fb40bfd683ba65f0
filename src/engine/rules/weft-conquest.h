/* weft-conquest.h: conquests of the Automa (Q) and of the human (D)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"
#include "weft-run-private.h"

G_BEGIN_DECLS

/**
 * weft_conquest_automa:
 * @anywhere: whether the hex need not be next to a territory the Automa controls
 *
 * The Automa conquers, or skips it with an event that says why. Attacking the human (Q2) sets the
 * prompt `human-trap` and goes on in weft_conquest_automa_answered().
 *
 * Returns: %FALSE when a tiebreaker card must be revealed first (H4): nothing has happened yet
 */
gboolean weft_conquest_automa (WeftRun *run, gboolean anywhere);

/* The human has answered whether a trap is played against the Automa on @hex (Q2). */
void weft_conquest_automa_answered (WeftRun *run, guint hex, gboolean trapped);

/**
 * weft_conquest_human:
 * @move: a `conquer`, which says with what (P5) and whether a trap is possible (P7)
 *
 * The human conquers a hex (D). While the Automa may discard a trap this sets the prompt `trap` and
 * goes on in weft_conquest_human_answered().
 */
void weft_conquest_human (WeftRun *run, const WeftMove *move);

/* The card the Automa discarded against the conquest @task was a trap, or was not (D1). */
void weft_conquest_human_answered (WeftRun *run, const WeftTask *task, gboolean trapped);

/* Adds a toppled Shadow Empire outpost to @hex (Q3; for @source C3); it must have room, the supply
 * one. */
void weft_conquest_add_shadow (WeftRun *run, guint hex, WeftSource source, WeftRule rule);

G_END_DECLS
