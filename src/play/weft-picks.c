/* weft-picks.c: what picking a hex or a space on the board means in a human's turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-picks.h"

#include "weft-board.h"

WeftHexSet
weft_picks_hexes (WeftGame *game, WeftMoveKind kind)
{
  WeftMove move = { .kind = (guint8) kind, .player = weft_game_get_state (game)->prompt.player };
  WeftHexSet hexes = 0;

  for (move.hex = 0; move.hex < WEFT_N_HEXES; move.hex++)
    if (weft_game_check (game, &move, NULL))
      hexes |= WEFT_HEX_BIT (move.hex);
  return hexes;
}

WeftHexSet
weft_picks_near (WeftGame *game)
{
  const WeftState *state = weft_game_get_state (game);
  WeftHexSet own, near = 0;

  g_return_val_if_fail (weft_player_is_human (state->prompt.player), 0);

  own = state->board.controlled[state->prompt.player];
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if ((own & WEFT_HEX_BIT (hex)) != 0)
      near |= weft_game_get_tables (game)->hexes[hex].neighbors;
  return near;
}

gboolean
weft_picks_follow (WeftGame *game)
{
  const WeftState *state = weft_game_get_state (game);

  return state->prompt.kind == WEFT_PROMPT_TURN && weft_state_has_begun_turn (state);
}

WeftHexSet
weft_picks_open (WeftGame *game)
{
  if (!weft_picks_follow (game) || !weft_setup_is_solo (&weft_game_get_state (game)->setup))
    return 0;
  return weft_picks_hexes (game, WEFT_MOVE_EXPLORE) | weft_picks_hexes (game, WEFT_MOVE_CONQUER);
}

WeftHexSet
weft_picks_usual (WeftGame *game)
{
  WeftHexSet open = weft_picks_open (game), usual = open != 0 ? open & weft_picks_near (game) : 0;

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if (weft_board_count (&weft_game_get_state (game)->board, hex) > 0)
      usual &= ~WEFT_HEX_BIT (hex);
  return usual;
}

WeftMoveKind
weft_picks_meaning (WeftGame *game, guint hex)
{
  return weft_board_is_territory (&weft_game_get_state (game)->board, hex) ? WEFT_MOVE_CONQUER
                                                                           : WEFT_MOVE_EXPLORE;
}

guint
weft_picks_advances (const WeftState *state, guint track, WeftMove moves[WEFT_N_TOKENS])
{
  const gint8 *tokens;
  gboolean two;
  guint n;

  g_return_val_if_fail (weft_player_is_human (state->prompt.player) && track < WEFT_N_TRACKS, 0);

  tokens = state->tokens[state->prompt.player][track];
  two = tokens[0] != WEFT_NO_TOKEN && tokens[1] != WEFT_NO_TOKEN;
  n = two ? WEFT_N_TOKENS : 1;
  for (guint8 token = 0; token < n; token++)
    moves[token] = (WeftMove){ .kind = WEFT_MOVE_ADVANCE,
                               .player = state->prompt.player,
                               .track = (guint8) track,
                               .token = two ? token : WEFT_NONE };
  return n;
}

gboolean
weft_picks_can_advance (WeftGame *game)
{
  WeftMove move = { .kind = WEFT_MOVE_ADVANCE,
                    .player = weft_game_get_state (game)->prompt.player,
                    .token = WEFT_NONE };

  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    if (weft_game_check (game, &move, NULL))
      return TRUE;
  return FALSE;
}

gboolean
weft_picks_advance (WeftGame *game, guint track, guint space, WeftMove *move)
{
  const WeftState *state = weft_game_get_state (game);
  WeftMove moves[WEFT_N_TOKENS];
  guint n = weft_picks_advances (state, track, moves);

  for (guint i = 0; i < n; i++)
    {
      /* An advance without a token is of the only one. */
      gint8 token = moves[i].token != WEFT_NONE
                        ? state->tokens[moves[i].player][track][moves[i].token]
                        : weft_state_furthest (state, moves[i].player, track);

      if (token == WEFT_NO_TOKEN || token + 1 != (int) space)
        continue;
      *move = moves[i];
      return weft_game_check (game, move, NULL);
    }
  return FALSE;
}
