/* weft-achievements.h: the three achievements (V1, V2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-run-private.h"

G_BEGIN_DECLS

/**
 * weft_achievements_award:
 *
 * Gives @player the best free place of the achievement, unless the player holds one already or both
 * are taken. The Automa scores its victory points; humans' are on their own board.
 */
void weft_achievements_award (WeftRun *run, WeftAchievement achievement, WeftPlayer player);

/**
 * weft_achievements_check_toppled:
 * @player: the human or the Automa, who has just toppled an outpost
 *
 * Awards *topple two* when two outposts count for @player.
 */
void weft_achievements_check_toppled (WeftRun *run, WeftPlayer player);

/**
 * weft_achievements_can_gain_middle_island:
 *
 * Returns: whether the Automa can still gain *middle island* (Q4)
 */
gboolean
weft_achievements_can_gain_middle_island (const WeftState *state, const WeftTables *tables);

G_END_DECLS
