/* weft-reasons.h: why the bots do what they do, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"
#include "weft-words.h"

G_BEGIN_DECLS

/**
 * weft_reasons_event:
 * @tiebreaker: the tiebreaker card in force, or 0
 *
 * Returns: (transfer full) (nullable): why the event came about, each reason a line of its own;
 *   %NULL for events that need none
 */
char *weft_reasons_event (const WeftVoice *voice, const WeftEvent *event, guint tiebreaker);

/* How many hexes an `explore` or `conquer` was chosen from, and how many each criterion kept: one
 * line for above the map. (transfer full) */
char *weft_reasons_count (const WeftEvent *event);

/**
 * weft_reasons_heart:
 * @event: a `choice`
 *
 * Returns: the index of the heart in the event's ladder, or -1 when the card has none (A3)
 */
int weft_reasons_heart (const WeftVoice *voice, const WeftEvent *event, guint tiebreaker);

G_END_DECLS
