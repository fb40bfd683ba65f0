/* weft-causes.h: undo by cause: cards and dice go back and forward with what they follow from
 *
 * What a person did is a step; so is an act of several moves that the record says is one. A deal, a
 * roll or a reveal that the program made belongs to the step before it; one that the person brought
 * by hand is a step of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"

G_BEGIN_DECLS

#define WEFT_CAUSES_NO_STEP (-1)

/* The move that undo takes back, with all that follows from it; %WEFT_CAUSES_NO_STEP for none. */
int weft_causes_last_step (const WeftHistory *history);

/* The first move from @index on that begins a step: going back to before it leaves no step in
 * pieces. The number of moves when there is none. */
guint weft_causes_next_step (const WeftHistory *history, guint index);

/* Redoes one step; %FALSE when there is none. Where the record has nothing to redo but owes cards
 * or dice, those are made. */
gboolean weft_causes_redo (WeftHistory *history);

G_END_DECLS
