/* weft-fix.c: corrections of the state to the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-fix.h"

#include "weft-board.h"
#include "weft-conditions-private.h"

/* The token a track correction means: the named one, else the most advanced. */
static int
fixed_token (const WeftState *state, const WeftMove *move)
{
  const gint8 *tokens = state->tokens[move->player][move->track];

  if (move->token != WEFT_NONE)
    return move->token;
  return tokens[1] > tokens[0] ? 1 : 0;
}

static gboolean
check_track (const WeftState *state, const WeftMove *move, GError **error)
{
  if (!weft_check_player (state, move->player, error)
      || !weft_check_track (state, move->track, error))
    return FALSE;
  if (state->tokens[move->player][move->track][fixed_token (state, move)] == WEFT_NO_TOKEN)
    return weft_refuse (error, NO_TOKEN, "%s has no such token on %s.",
                        weft_player_nick (move->player), weft_track_nick (move->track));
  return TRUE;
}

static gboolean
check_favorite (const WeftState *state, const WeftMove *move, GError **error)
{
  if (!weft_check_player (state, move->player, error)
      || !weft_check_track (state, move->track, error))
    return FALSE;
  if (weft_player_is_human (move->player))
    return weft_refuse (error, NO_FAVORITE, "Only automa and shadow have a favorite track.");
  return TRUE;
}

static gboolean
check_landmark (const WeftState *state, const WeftMove *move, GError **error)
{
  if (!weft_check_track (state, move->track, error))
    return FALSE;
  if (move->owner == WEFT_NONE)
    return TRUE;
  if (move->owner == WEFT_PLAYER_SHADOW && weft_setup_is_solo (&state->setup))
    return weft_refuse (
        error, LANDMARK_TO_AUTOMA,
        "The Shadow Empire's landmarks go to the Automa's mat: say automa."); /* A6 */
  return weft_check_player (state, move->owner, error);
}

/* The outposts each color has left after a hex is corrected; other pieces come from no supply (P5).
 */
static void
count_supply (const WeftState *state, const WeftMove *move, int supply[WEFT_N_PLAYERS])
{
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    supply[player] = state->supply[player];
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      const WeftOutpost *before = &state->board.outposts[move->hex][i];
      const WeftOutpost *after = &move->outposts[i];

      if (before->owner != WEFT_NONE && !before->other)
        supply[before->owner]++;
      if (after->owner != WEFT_NONE && !after->other)
        supply[after->owner]--;
    }
}

static gboolean
check_hex (const WeftState *state, const WeftTables *tables, const WeftMove *move, GError **error)
{
  const char *name = tables->hexes[move->hex].name;
  int supply[WEFT_N_PLAYERS];

  if (!weft_check_solo (state, "the map", error))
    return FALSE;
  if (!move->territory && ((tables->printed_land >> move->hex) & 1) != 0)
    return weft_refuse (error, PRINTED_LAND, "%s is printed land: it is always a territory.", name);
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      if (move->outposts[i].owner == WEFT_NONE)
        continue;
      if (!move->territory)
        return weft_refuse (error, OUTPOST_ON_SEA,
                            "Outposts stand on territories only: %s would be none.", name);
      if (!weft_check_player (state, move->outposts[i].owner, error))
        return FALSE;
      if (move->outposts[i].other && !weft_player_is_human (move->outposts[i].owner))
        return weft_refuse (error, PIECE_OF_BOT,
                            "%s has outposts only: “other” is for a human's pieces.",
                            weft_player_nick (move->outposts[i].owner));
    }
  count_supply (state, move, supply);
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (supply[player] < 0)
      return weft_refuse (error, NO_OUTPOST, "%s has no outpost left for %s: all %d are in use.",
                          weft_player_nick (player), name, tables->outposts_per_color);
  return TRUE;
}

static gboolean
check_achievement (const WeftState *state, const WeftMove *move, GError **error)
{
  int held;

  if (!weft_state_has_achievement (state, move->achievement))
    return weft_refuse (error, NO_ACHIEVEMENT, "This game has no achievement %s.",
                        weft_achievement_nick (move->achievement));
  if (move->owner == WEFT_NONE)
    return TRUE;
  if (!weft_check_player (state, move->owner, error))
    return FALSE;
  if (move->owner == WEFT_PLAYER_SHADOW && move->achievement != WEFT_ACHIEVEMENT_COMPLETE_TRACK)
    return weft_refuse (error, ACHIEVEMENT_SHADOW,
                        "The Shadow Empire can take complete-track only."); /* V2 */
  held = weft_state_achievement_place (state, move->achievement, move->owner);
  if (held >= 0 && held != move->place)
    return weft_refuse (error, ACHIEVEMENT_HELD,
                        "%s already holds the other place of %s: free that one first.",
                        weft_player_nick (move->owner), weft_achievement_nick (move->achievement));
  return TRUE;
}

static gboolean
check_automa_vp (const WeftState *state, const WeftMove *move, GError **error)
{
  if (!weft_check_solo (state, "the Automa", error))
    return FALSE;
  if (move->player != WEFT_PLAYER_AUTOMA)
    return weft_refuse (error, VP_OF_HUMAN,
                        "Only automa's victory points are corrected this way: use the move vp "
                        "for a human's.");
  return TRUE;
}

static gboolean
check_pool (const WeftState *state, GError **error)
{
  if (weft_setup_is_solo (&state->setup)
      && weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_HUCKSTERS))
    return TRUE;
  return weft_refuse (error, NO_POOL,
                      "This game has no pool: the Automa does not have the hucksters.");
}

gboolean
weft_fix_check (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                GError **error)
{
  switch ((WeftFixKind) move->fix)
    {
    case WEFT_FIX_TRACK:
      return check_track (state, move, error);
    case WEFT_FIX_FAVORITE:
      return check_favorite (state, move, error);
    case WEFT_FIX_LANDMARK:
      return check_landmark (state, move, error);
    case WEFT_FIX_HEX:
      return check_hex (state, tables, move, error);
    case WEFT_FIX_TAPESTRY:
      return weft_check_solo (state, "the Automa", error);
    case WEFT_FIX_VP:
      return check_automa_vp (state, move, error);
    case WEFT_FIX_POOL:
      return check_pool (state, error);
    case WEFT_FIX_ACHIEVEMENT:
      return check_achievement (state, move, error);
    case WEFT_FIX_ERA:
      return weft_check_human (state, move->player, error);
    case WEFT_N_FIXES:
    default:
      g_return_val_if_reached (FALSE);
    }
}

static void
fix_hex (WeftState *state, const WeftMove *move)
{
  WeftOutpost outposts[WEFT_HEX_TOKENS];
  int supply[WEFT_N_PLAYERS], n = 0;

  count_supply (state, move, supply);
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    state->supply[player] = (guint8) supply[player];
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    outposts[i] = (WeftOutpost){ WEFT_NONE, FALSE, WEFT_NONE, FALSE };
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    if (move->outposts[i].owner != WEFT_NONE)
      {
        outposts[n] = move->outposts[i];
        outposts[n++].toppled_by = WEFT_NONE; /* no longer counts for topple-two */
      }
  if (move->territory)
    state->board.territories |= WEFT_HEX_BIT (move->hex);
  else
    state->board.territories &= ~WEFT_HEX_BIT (move->hex);
  weft_board_set (&state->board, move->hex, outposts);
}

void
weft_fix_apply (WeftState *state, const WeftMove *move)
{
  switch ((WeftFixKind) move->fix)
    {
    case WEFT_FIX_TRACK:
      state->tokens[move->player][move->track][fixed_token (state, move)] = (gint8) move->number;
      break;
    case WEFT_FIX_FAVORITE:
      state->favorites[move->player] = move->track;
      break;
    case WEFT_FIX_LANDMARK:
      state->landmarks[move->track][move->tier] = move->owner;
      break;
    case WEFT_FIX_HEX:
      fix_hex (state, move);
      break;
    case WEFT_FIX_TAPESTRY:
      state->tapestry = (guint8) move->number;
      break;
    case WEFT_FIX_VP:
      state->vp[move->player] = move->number;
      break;
    case WEFT_FIX_POOL:
      state->pool = (guint8) move->number;
      break;
    case WEFT_FIX_ACHIEVEMENT:
      state->achievements[move->achievement][move->place] = move->owner;
      break;
    case WEFT_FIX_ERA:
      state->income_turns[move->player] = (guint8) move->number;
      break;
    case WEFT_N_FIXES:
    default:
      g_return_if_reached ();
    }
}
