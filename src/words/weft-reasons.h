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
 *
 * Returns: (transfer full) (nullable): why the event came about, each reason a line of its own;
 *   %NULL for events that need none
 */
char *weft_reasons_event (const WeftVoice *voice, const WeftEvent *event);

/* How many hexes an `explore` or `conquer` was chosen from, and how many each criterion kept: one
 * line for above the map. (transfer full) */
char *weft_reasons_count (const WeftEvent *event);

G_END_DECLS
