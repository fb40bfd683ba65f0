/* weft-past.h: what has happened, in short, as it is told afterwards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"
#include "weft-words.h"

G_BEGIN_DECLS

/**
 * weft_past_event:
 *
 * Returns: (transfer full) (nullable): what happened, short enough for a line beside its picture:
 *   “Automa → Military 3”; %NULL when there is nothing to say
 */
char *weft_past_event (const WeftVoice *voice, const WeftEvent *event);

/**
 * weft_past_detail:
 *
 * Returns: (transfer full) (nullable): what belongs to it: the name of the space, or the sum that
 *   victory points come from, one part a line
 */
char *weft_past_detail (const WeftVoice *voice, const WeftEvent *event);

G_END_DECLS
