/* weft-benefits.h: what the Automa gains from spaces and rolls (B)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-agenda-private.h"
#include "weft-tracks.h"

G_BEGIN_DECLS

/* Puts the benefits of a space on the agenda, in printed order (B1). */
void weft_benefits_of_space (WeftRun *run, guint track, int space);

/**
 * weft_benefits_advance:
 * @bot: who advances; only the Automa gains benefits (B1)
 *
 * Advances a bot's token one space, with the benefit if @why says so; at the end of the track
 * nothing happens (B4).
 */
void weft_benefits_advance (WeftRun *run, WeftPlayer bot, guint track, const WeftWhy *why);

/* Carries out a %WEFT_TASK_ADVANCE. */
void weft_benefits_take_advance (WeftRun *run, const WeftTask *task);

/* Carries out a %WEFT_TASK_BENEFIT; it may set a prompt. */
void weft_benefits_gain (WeftRun *run, const WeftTask *task);

/* Carries out a %WEFT_TASK_ROLLED: the die shows @track (B4, B5). */
void weft_benefits_rolled (WeftRun *run, const WeftTask *task, guint track);

/* Asks for a roll of @tracks that then carries out the gain of @task (`roll`, `advance` ...). */
void weft_benefits_ask_roll (WeftRun *run, const WeftTask *task, WeftTrackSet tracks);

G_END_DECLS
