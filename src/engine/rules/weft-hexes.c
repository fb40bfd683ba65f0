/* weft-hexes.c: choosing hexes: neighbors, distances and the hex order (H)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-hexes.h"

WeftHexSet
weft_hexes_next_to (const WeftTables *tables, WeftHexSet hexes)
{
  WeftHexSet next = 0;

  for (; hexes != 0; hexes &= hexes - 1)
    next |= tables->hexes[__builtin_ctzll (hexes)].neighbors;
  return next;
}

WeftHexSet
weft_hexes_furthest (const WeftTables *tables, WeftHexSet candidates, WeftHexSet from)
{
  WeftHexSet reached = from, ring = from, furthest = candidates;

  while (ring != 0)
    {
      if ((candidates & ring) != 0)
        furthest = candidates & ring;
      ring = weft_hexes_next_to (tables, ring) & ~reached;
      reached |= ring;
    }
  return furthest;
}

WeftHexSet
weft_hexes_closest (const WeftTables *tables, WeftHexSet candidates, WeftHexSet goals,
                    WeftHexSet barred)
{
  WeftHexSet reached = goals, ring = goals;

  /* Backwards from the goals: a way may end at a candidate in every ring,
   * but goes on only through hexes a step may enter. */
  while (ring != 0 && (candidates & ring) == 0)
    {
      WeftHexSet ways = ring == goals ? goals : ring & ~barred;

      ring = weft_hexes_next_to (tables, ways) & ~reached;
      reached |= ring;
    }
  return ring != 0 ? candidates & ring : candidates;
}

guint8
weft_hexes_first (const WeftTables *tables, WeftHexSet candidates, guint pattern)
{
  const guint8 *order;

  g_return_val_if_fail (candidates != 0 && pattern >= 1 && pattern <= WEFT_N_PATTERNS, WEFT_NONE);

  order = tables->hex_order[pattern];
  while (((candidates >> *order) & 1) == 0)
    order++;
  return *order;
}
