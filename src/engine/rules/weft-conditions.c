/* weft-conditions.c: conditions that several moves share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-conditions-private.h"

#include "weft-board.h"

gboolean
weft_check_player (const WeftState *state, guint player, GError **error)
{
  if (weft_setup_has_player (&state->setup, player))
    return TRUE;
  return weft_refuse (error, NO_SUCH_PLAYER, "%s does not play in this game.",
                      weft_player_nick (player));
}

gboolean
weft_check_human (const WeftState *state, guint player, GError **error)
{
  if (!weft_check_player (state, player, error))
    return FALSE;
  if (weft_player_is_human (player))
    return TRUE;
  return weft_refuse (error, NO_HUMAN, "%s is a bot: name one of the humans.",
                      weft_player_nick (player));
}

gboolean
weft_check_track (const WeftState *state, guint track, GError **error)
{
  if (weft_setup_has_track (&state->setup, track))
    return TRUE;
  return weft_refuse (error, NO_SUCH_TRACK, "The track %s is not in play: it comes with %s.",
                      weft_track_nick (track),
                      weft_expansion_nick (WEFT_EXPANSION_ARTS_AND_ARCHITECTURE));
}

gboolean
weft_check_begun (const WeftState *state, guint player, GError **error)
{
  if (!weft_state_begins_with_income (state, player))
    return TRUE;
  return weft_refuse (error, BEGIN_WITH_INCOME, "%s must begin with an income turn.",
                      weft_player_nick (player));
}

gboolean
weft_check_room (const WeftState *state, const WeftTables *tables, guint hex, GError **error)
{
  const char *name = tables->hexes[hex].name;

  if (!weft_board_is_territory (&state->board, hex))
    return weft_refuse (error, NO_TERRITORY, "%s is no territory: explore it first.", name);
  if (weft_board_count (&state->board, hex) >= WEFT_HEX_TOKENS)
    return weft_refuse (error, HEX_FULL, "%s is full: a territory holds at most %d tokens.", name,
                        WEFT_HEX_TOKENS);
  return TRUE;
}

gboolean
weft_check_supply (const WeftState *state, guint player, GError **error)
{
  if (state->supply[player] > 0)
    return TRUE;
  return weft_refuse (error, NO_OUTPOST, "%s has no outpost left.", weft_player_nick (player));
}

gboolean
weft_check_solo (const WeftState *state, const char *what, GError **error)
{
  if (weft_setup_is_solo (&state->setup))
    return TRUE;
  return weft_refuse (error, NOT_SOLO, "A game of the mode shadow-empire does not have %s.", what);
}
