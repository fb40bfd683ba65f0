/* weft-board.c: territories and the pieces on them (H1, H2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-board.h"

/* Brings the sets in line with the pieces on one hex. */
static void
update_sets (WeftBoard *board, guint hex)
{
  const WeftOutpost *outposts = board->outposts[hex];
  WeftHexSet bit = WEFT_HEX_BIT (hex);
  WeftPlayerSet standing = 0;
  int count = 0;

  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      if (outposts[i].owner == WEFT_NONE)
        continue;
      count++;
      if (outposts[i].upright)
        standing |= (WeftPlayerSet) WEFT_PLAYER_BIT (outposts[i].owner);
    }
  board->one = count == 1 ? board->one | bit : board->one & ~bit;
  board->two = count == 2 ? board->two | bit : board->two & ~bit;
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if ((standing & WEFT_PLAYER_BIT (player)) != 0) /* both do where two stand (H2) */
      board->controlled[player] |= bit;
    else
      board->controlled[player] &= ~bit;
}

void
weft_board_add (WeftBoard *board, guint hex, WeftOutpost outpost)
{
  int slot = weft_board_count (board, hex);

  g_return_if_fail (slot < WEFT_HEX_TOKENS && weft_board_is_territory (board, hex));
  board->outposts[hex][slot] = outpost;
  update_sets (board, hex);
}

WeftOutpost
weft_board_topple (WeftBoard *board, guint hex, WeftPlayer by)
{
  WeftOutpost fallen = { .owner = WEFT_NONE };

  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      WeftOutpost *outpost = &board->outposts[hex][i];

      if (outpost->owner == WEFT_NONE || outpost->owner == by || !outpost->upright)
        continue;
      fallen = *outpost;
      outpost->upright = FALSE;
      outpost->toppled_by = (guint8) by;
    }
  update_sets (board, hex);
  return fallen;
}

WeftOutpost
weft_board_stand (WeftBoard *board, guint hex, WeftPlayer owner)
{
  WeftOutpost risen = { .owner = WEFT_NONE };

  for (int i = 0; i < WEFT_HEX_TOKENS && risen.owner == WEFT_NONE; i++)
    {
      WeftOutpost *outpost = &board->outposts[hex][i];

      if (outpost->owner != owner || outpost->upright)
        continue;
      risen = *outpost;
      outpost->upright = TRUE;
      outpost->toppled_by = WEFT_NONE;
    }
  update_sets (board, hex);
  return risen;
}

gboolean
weft_board_has (const WeftBoard *board, guint hex, guint owner, gboolean upright)
{
  for (int i = 0; i < weft_board_count (board, hex); i++)
    if (board->outposts[hex][i].owner == owner && board->outposts[hex][i].upright == upright)
      return TRUE;
  return FALSE;
}

void
weft_board_set (WeftBoard *board, guint hex, const WeftOutpost outposts[WEFT_HEX_TOKENS])
{
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    board->outposts[hex][i] = outposts[i];
  update_sets (board, hex);
}

int
weft_board_toppled (const WeftBoard *board, guint8 owner, WeftPlayer by)
{
  int count = 0;

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    for (int i = 0; i < weft_board_count (board, hex); i++)
      {
        const WeftOutpost *outpost = &board->outposts[hex][i];

        if (!outpost->upright && outpost->toppled_by == by && outpost->owner != by
            && (owner == WEFT_NONE || owner == outpost->owner))
          count++;
      }
  return count;
}
