/* weft-brings.h: what a space brings that the bots' side can see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-state.h"

G_BEGIN_DECLS

/* What can follow from an advance; the person knows the rest of the space. */
typedef enum
{
  WEFT_BRINGS_EXPLORE = 1 << 0,
  WEFT_BRINGS_CONQUER = 1 << 1,
  WEFT_BRINGS_DIE = 1 << 2,
  WEFT_BRINGS_LANDMARK = 1 << 3,    /* nobody has it yet (A5) */
  WEFT_BRINGS_ACHIEVEMENT = 1 << 4, /* *complete a track* with a free place (V1) */
} WeftBrings;

/**
 * weft_brings:
 * @space: 1 to 12
 *
 * Returns: what a token of @player brings by arriving on the space; tiles and the map are in the
 *   mode solo only
 */
WeftBrings weft_brings (const WeftState *state, const WeftTables *tables, WeftPlayer player,
                        WeftTrack track, int space);

/* The same in a word or two each: “explore”, “Lighthouse”. (transfer full) */
char **weft_brings_words (const WeftState *state, const WeftTables *tables, WeftPlayer player,
                          WeftTrack track, int space);

G_END_DECLS
