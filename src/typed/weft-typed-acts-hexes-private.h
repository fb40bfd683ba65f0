/* weft-typed-acts-hexes-private.h: what a sentence says was done on the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-maker-private.h"

G_BEGIN_DECLS

/* “it”, “there”: the hex the sentence spoke of last. */
gboolean weft_acts_says_there (const WeftClause *clause);

/* “explored E3”, “put a token on D4”: @kind is an exploration, a conquest or a piece that is
 * placed. */
gboolean weft_acts_take_hexes (WeftMaker *maker, const WeftClause *clause, WeftMoveKind kind,
                               GError **error);

/* A hex by itself: what can be done there, when it is only one thing. */
gboolean weft_acts_take_bare_hex (WeftMaker *maker, const WeftClause *clause, GError **error);

/* “revolution on E3 and D4” (P8). */
gboolean weft_acts_revolt (WeftMaker *maker, const WeftClause *clause, GError **error);

G_END_DECLS
