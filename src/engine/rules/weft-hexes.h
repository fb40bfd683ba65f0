/* weft-hexes.h: choosing hexes: neighbors, distances and the hex order (H)
 *
 * Pure functions of the map table and sets of hexes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-tables.h"

G_BEGIN_DECLS

/* The hexes adjacent to any of @hexes (some of @hexes may be among them). */
WeftHexSet weft_hexes_next_to (const WeftTables *tables, WeftHexSet hexes);

/**
 * weft_hexes_furthest:
 *
 * Returns: those of @candidates whose nearest hex of @from is the most plain steps away (E2);
 *   all of them when @from is empty
 */
WeftHexSet weft_hexes_furthest (const WeftTables *tables, WeftHexSet candidates, WeftHexSet from);

/**
 * weft_hexes_closest:
 * @goals: the hexes to be close to
 * @barred: hexes no step may enter, unless they are a goal (H5)
 *
 * Returns: those of @candidates with the fewest steps to a goal; all of them when none has a way
 */
WeftHexSet weft_hexes_closest (const WeftTables *tables, WeftHexSet candidates, WeftHexSet goals,
                               WeftHexSet barred);

/* The first of @candidates (not empty) in the order of @pattern, 1 to 10 (H3). */
guint8 weft_hexes_first (const WeftTables *tables, WeftHexSet candidates, guint pattern);

G_END_DECLS
