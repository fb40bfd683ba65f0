/* weft-changes.h: from one table to another: what to put where
 *
 * For going back and forward in a game: the moves are known, but what counts for the person is what
 * lies on the table and what should.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-step.h"

G_BEGIN_DECLS

/* Which way the game goes. */
typedef enum
{
  WEFT_CHANGES_BACK,
  WEFT_CHANGES_FORWARD,
} WeftChangesWay;

/**
 * weft_changes_tell:
 * @from: the table as it is
 * @to: the table as it is to be
 * @events: (element-type WeftEvent): what happened between the two, in the order it did; pieces
 *   that it does not name come last
 *
 * Every piece that differs is moved once, straight to where it belongs: back in the reverse order
 * of @events, forward in their order. Human's victory points and what lies on no table are left
 * out.
 *
 * Returns: (transfer full) (element-type WeftStep): what to do; `shown` is the table after it, in
 *   all that can be seen
 */
GPtrArray *weft_changes_tell (const WeftVoice *voice, const WeftState *from, const WeftState *to,
                              GArray *events, WeftChangesWay way);

/* Whether the same pieces lie at the same places. */
gboolean weft_changes_none (const WeftVoice *voice, const WeftState *from, const WeftState *to);

G_END_DECLS
