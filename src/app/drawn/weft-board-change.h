/* weft-board-change.h: what is different between two maps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-board.h"

G_BEGIN_DECLS

typedef enum
{
  WEFT_PIECE_STAYS,
  WEFT_PIECE_DROPS,
  WEFT_PIECE_TOPPLES,
  WEFT_PIECE_RISES,
} WeftPieceChange;

/**
 * weft_board_change_piece:
 * @hex, @slot: a piece of @after
 *
 * Pieces of a player on a hex are the same ones, in their order.
 *
 * Returns: what happened to the piece since @before
 */
WeftPieceChange
weft_board_change_piece (const WeftBoard *before, const WeftBoard *after, guint hex, guint slot);

/* Whether a hex looks different for what it is or who controls it. */
gboolean weft_board_change_ground (const WeftBoard *before, const WeftBoard *after, guint hex);

/* Whether any hex does. */
gboolean weft_board_change_any_ground (const WeftBoard *before, const WeftBoard *after);

/* Whether anything is different. */
gboolean weft_board_change_any (const WeftBoard *before, const WeftBoard *after);

G_END_DECLS
