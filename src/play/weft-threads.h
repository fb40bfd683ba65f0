/* weft-threads.h: a game as a cloth: one thread a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"

G_BEGIN_DECLS

/**
 * WeftThread:
 * @player: whose turn it was; %WEFT_PLAYER_AUTOMA for the bots' shared turn in the mode solo
 * @tracks: the tracks that somebody advanced on in it
 * @income: whether it was an income turn
 * @first: the first move of the turn, for going back to it
 *
 * A turn, as the cloth shows it.
 */
typedef struct
{
  guint8 player;
  WeftTrackSet tracks;
  guint8 income;
  guint first;
} WeftThread;

/**
 * weft_threads:
 *
 * Returns: (transfer full) (element-type WeftThread): the turns of a game, in order; the one in
 *   progress is the last
 */
GArray *weft_threads (const WeftHistory *history);

G_END_DECLS
