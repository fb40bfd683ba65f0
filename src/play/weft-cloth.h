/* weft-cloth.h: the threads of a game's cloth: who did what, turn by turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"

G_BEGIN_DECLS

/**
 * WeftThread:
 * @turn: counted as #WeftState does
 * @player: whose turn it was; of a turn the bots share each has a thread
 * @track: where the turn advanced first, or %WEFT_NONE
 * @income: whether it was an income turn
 */
typedef struct
{
  guint16 turn;
  guint8 player;
  guint8 track;
  guint8 income;
} WeftThread;

/* An array of #WeftThread, in order. (transfer full) */
GArray *weft_cloth_weave (const WeftHistory *history);

G_END_DECLS
