/* weft-explore.c: the Automa explores (E)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-explore.h"

#include "weft-board.h"
#include "weft-deck.h"
#include "weft-hexes.h"

void
weft_explore_place_tile (WeftState *state, guint hex)
{
  state->board.territories |= WEFT_HEX_BIT (hex);
}

static gboolean
skip (WeftRun *run, WeftReason reason, WeftRule rule)
{
  weft_emit (run, .kind = WEFT_EVENT_SKIP, .rule = rule, .player = WEFT_PLAYER_AUTOMA,
             .skip = WEFT_SKIP_EXPLORE, .reason = (guint8) reason);
  return TRUE;
}

gboolean
weft_explore_automa (WeftRun *run, gboolean anywhere)
{
  WeftState *state = run->state;
  const WeftBoard *board = &state->board;
  WeftEvent event = { .kind = WEFT_EVENT_EXPLORE,
                      .rule = WEFT_RULE_E3,
                      .player = WEFT_PLAYER_AUTOMA };
  WeftHexSet valid = weft_board_empty_hexes (board), kept;
  guint tiebreaker = weft_deck_tiebreaker (&state->deck);

  if (!state->tiles)
    return skip (run, WEFT_REASON_NO_TILES, WEFT_RULE_H6);
  if (!anywhere)
    valid &= weft_hexes_next_to (run->tables, board->controlled[WEFT_PLAYER_AUTOMA]);
  if (valid == 0)
    return skip (run, WEFT_REASON_NO_HEX, WEFT_RULE_E1);
  if (tiebreaker == 0)
    return FALSE;

  kept = valid;
  if (state->favorites[WEFT_PLAYER_AUTOMA] != WEFT_TRACK_MILITARY
      && board->controlled[WEFT_PLAYER_P1] != 0) /* E2 */
    {
      kept = weft_hexes_furthest (run->tables, valid, board->controlled[WEFT_PLAYER_P1]);
      event.kept[event.n_kept++] = (WeftKept){ WEFT_CRITERION_FURTHEST_FROM_HUMAN, kept };
    }
  event.hexes = valid;
  event.pattern = run->tables->cards[tiebreaker].hexes;
  event.hex = weft_hexes_first (run->tables, kept, event.pattern);
  weft_explore_place_tile (state, event.hex);
  weft_run_tell (run, &event);
  return TRUE;
}
