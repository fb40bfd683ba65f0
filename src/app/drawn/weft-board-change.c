/* weft-board-change.c: what is different between two maps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-board-change.h"

static gboolean
is_same_kind (const WeftOutpost *one, const WeftOutpost *other)
{
  return one->owner == other->owner && !one->other == !other->other;
}

/* The n-th piece of a kind on a hex, from 0; or NULL. */
static const WeftOutpost *
piece_of (const WeftBoard *board, guint hex, const WeftOutpost *kind, guint n)
{
  for (int slot = 0; slot < weft_board_count (board, hex); slot++)
    if (is_same_kind (&board->outposts[hex][slot], kind) && n-- == 0)
      return &board->outposts[hex][slot];
  return NULL;
}

WeftPieceChange
weft_board_change_piece (const WeftBoard *before, const WeftBoard *after, guint hex, guint slot)
{
  const WeftOutpost *piece = &after->outposts[hex][slot], *was;
  guint earlier = 0;

  for (guint i = 0; i < slot; i++)
    earlier += is_same_kind (&after->outposts[hex][i], piece);
  was = piece_of (before, hex, piece, earlier);
  if (was == NULL)
    return WEFT_PIECE_DROPS;
  if (!was->upright == !piece->upright)
    return WEFT_PIECE_STAYS;
  return piece->upright ? WEFT_PIECE_RISES : WEFT_PIECE_TOPPLES;
}

gboolean
weft_board_change_ground (const WeftBoard *before, const WeftBoard *after, guint hex)
{
  if (weft_board_is_territory (before, hex) != weft_board_is_territory (after, hex))
    return TRUE;
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (weft_board_controls (before, player, hex) != weft_board_controls (after, player, hex))
      return TRUE;
  return FALSE;
}

gboolean
weft_board_change_any_ground (const WeftBoard *before, const WeftBoard *after)
{
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if (weft_board_change_ground (before, after, hex))
      return TRUE;
  return FALSE;
}

gboolean
weft_board_change_any (const WeftBoard *before, const WeftBoard *after)
{
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      if (weft_board_change_ground (before, after, hex)
          || weft_board_count (before, hex) != weft_board_count (after, hex))
        return TRUE;
      for (int slot = 0; slot < weft_board_count (after, hex); slot++)
        if (weft_board_change_piece (before, after, hex, (guint) slot) != WEFT_PIECE_STAYS)
          return TRUE;
    }
  return FALSE;
}
