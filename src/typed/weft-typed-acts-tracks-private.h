/* weft-typed-acts-tracks-private.h: what a sentence says was done on the tracks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-maker-private.h"

G_BEGIN_DECLS

/* “advanced twice on science”, “back one on arts”: @kind is an advance, or going back. */
gboolean weft_acts_move_tokens (WeftMaker *maker, const WeftClause *clause, WeftMoveKind kind,
                                GError **error);

/* “singularity on science”, “played Age of Discovery on arts”. */
gboolean weft_acts_use_singularity (WeftMaker *maker, const WeftClause *clause, WeftMoveKind kind,
                                    GError **error);

/* “took the Forge”, “science landmark 2”. */
gboolean weft_acts_take_landmark (WeftMaker *maker, const WeftClause *clause, GError **error);

G_END_DECLS
