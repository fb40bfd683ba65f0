/* weft-explore.h: the Automa explores (E)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-run-private.h"

G_BEGIN_DECLS

/**
 * weft_explore_automa:
 * @anywhere: whether the hex need not be next to a territory the Automa controls
 *
 * The Automa explores, or skips it with an event that says why.
 *
 * Returns: %FALSE when a tiebreaker card must be revealed first (H4): nothing has happened yet
 */
gboolean weft_explore_automa (WeftRun *run, gboolean anywhere);

/* Makes @hex a territory: a tile was placed there. */
void weft_explore_place_tile (WeftState *state, guint hex);

G_END_DECLS
