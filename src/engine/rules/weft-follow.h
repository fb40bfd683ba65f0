/* weft-follow.h: pictures that follow a turn event by event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"

G_BEGIN_DECLS

/**
 * weft_follow_event:
 * @shown: a state that is only for showing: its agenda and prompt mean nothing
 *
 * Carries the visible effect of one event over. From the state before a move, its events lead to
 * what is visible of the state after it.
 */
void weft_follow_event (WeftState *shown, const WeftTables *tables, const WeftEvent *event);

G_END_DECLS
