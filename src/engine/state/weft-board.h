/* weft-board.h: territories and the pieces on them (H1, H2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-state.h"

G_BEGIN_DECLS

/* The number of tokens on a hex, 0 to 2. */
static inline int
weft_board_count (const WeftBoard *board, guint hex)
{
  return (int) ((board->one >> hex) & 1) + 2 * (int) ((board->two >> hex) & 1);
}

static inline gboolean
weft_board_is_territory (const WeftBoard *board, guint hex)
{
  return (board->territories >> hex) & 1;
}

static inline gboolean
weft_board_controls (const WeftBoard *board, guint player, guint hex)
{
  return (board->controlled[player] >> hex) & 1;
}

/* The hexes that are no territory yet. */
static inline WeftHexSet
weft_board_empty_hexes (const WeftBoard *board)
{
  return ~board->territories & (WEFT_HEX_BIT (WEFT_N_HEXES) - 1);
}

/**
 * weft_board_add:
 * @hex: a territory with fewer than two tokens
 * @outpost: what is put there
 *
 * Puts an outpost on a territory; supplies are the caller's business.
 */
void weft_board_add (WeftBoard *board, guint hex, WeftOutpost outpost);

/* Topples every upright piece on @hex that is not @by's; returns one of them as it stood, its owner
 * %WEFT_NONE when there was none. */
WeftOutpost weft_board_topple (WeftBoard *board, guint hex, WeftPlayer by);

/* Stands @owner's toppled piece on @hex up; returns it as it lay, its owner %WEFT_NONE when there
 * was none. It counts for nobody's *topple two* any more (P8). */
WeftOutpost weft_board_stand (WeftBoard *board, guint hex, WeftPlayer owner);

/* Whether a piece of @owner's stands (@upright) or lies on @hex. */
gboolean weft_board_has (const WeftBoard *board, guint hex, guint owner, gboolean upright);

/* Replaces what lies on a hex. */
void weft_board_set (WeftBoard *board, guint hex, const WeftOutpost outposts[WEFT_HEX_TOKENS]);

/* How many of @owner's pieces lie toppled by @by; @owner may be %WEFT_NONE for anybody's. */
int weft_board_toppled (const WeftBoard *board, guint8 owner, WeftPlayer by);

G_END_DECLS
