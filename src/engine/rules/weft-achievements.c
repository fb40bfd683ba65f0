/* weft-achievements.c: the three achievements (V1, V2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-achievements.h"

#include "weft-board.h"

static int
free_place (const WeftState *state, WeftAchievement achievement)
{
  return weft_state_achievement_place (state, achievement, (WeftPlayer) WEFT_NONE);
}

void
weft_achievements_award (WeftRun *run, WeftAchievement achievement, WeftPlayer player)
{
  WeftState *state = run->state;
  int place = free_place (state, achievement);
  int vp;

  if (place < 0 || weft_state_achievement_place (state, achievement, player) >= 0)
    return;
  state->achievements[achievement][place] = (guint8) player;
  vp = player == WEFT_PLAYER_SHADOW ? 0 : run->tables->achievement_vp[achievement][place]; /* V2 */
  if (player == WEFT_PLAYER_AUTOMA)
    weft_run_score (run, vp);
  weft_emit (run, .kind = WEFT_EVENT_ACHIEVEMENT,
             .rule = player == WEFT_PLAYER_SHADOW ? WEFT_RULE_V2 : WEFT_RULE_V1,
             .player = (guint8) player, .achievement = (guint8) achievement,
             .place = (guint8) place, .vp = vp);
}

void
weft_achievements_check_toppled (WeftRun *run, WeftPlayer player)
{
  guint8 owner = player == WEFT_PLAYER_AUTOMA ? WEFT_PLAYER_P1 : WEFT_NONE;

  if (weft_board_toppled (&run->state->board, owner, player) >= 2)
    weft_achievements_award (run, WEFT_ACHIEVEMENT_TOPPLE_TWO, player);
}

gboolean
weft_achievements_can_gain_middle_island (const WeftState *state, const WeftTables *tables)
{
  const WeftAchievement island = WEFT_ACHIEVEMENT_MIDDLE_ISLAND;

  return weft_state_achievement_place (state, island, WEFT_PLAYER_AUTOMA) < 0
         && free_place (state, island) >= 0
         && weft_board_count (&state->board, tables->middle_island) < WEFT_HEX_TOKENS
         && !weft_board_controls (&state->board, WEFT_PLAYER_AUTOMA, tables->middle_island);
}
