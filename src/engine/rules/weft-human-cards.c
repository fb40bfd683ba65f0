/* weft-human-cards.c: what the human's cards and civilizations do to the table (P4 to P6, P8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-human-cards.h"

#include "weft-achievements.h"
#include "weft-board.h"
#include "weft-conditions-private.h"
#include "weft-players-private.h"
#include "weft-tracks.h"

/* ---- What is possible ---- */

static gboolean
check_place (const WeftState *state, const WeftTables *tables, const WeftMove *move, GError **error)
{
  if (!weft_check_solo (state, "a map", error)
      || !weft_check_room (state, tables, move->hex, error))
    return FALSE;
  return move->other || weft_check_supply (state, move->player, error);
}

gboolean
weft_human_cards_can_rise (const WeftState *state, WeftPlayer player, guint hex)
{
  return weft_board_has (&state->board, hex, player, FALSE)
         && (weft_board_has (&state->board, hex, AUTOMA, TRUE)
             || weft_board_has (&state->board, hex, SHADOW, TRUE));
}

static gboolean
check_revolution (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                  GError **error)
{
  WeftHexSet named = 0;

  if (!weft_check_solo (state, "a map", error))
    return FALSE;
  for (guint i = 0; i < move->n_hexes; i++)
    {
      const char *hex = tables->hexes[move->hexes[i]].name;

      if ((named & WEFT_HEX_BIT (move->hexes[i])) != 0)
        return weft_refuse (error, HEX_TWICE, "%s is named twice: name each territory once.", hex);
      if (!weft_human_cards_can_rise (state, move->player, move->hexes[i]))
        return weft_refuse (error, NOTHING_TOPPLED,
                            "%s has no toppled piece of %s beside an upright one of a bot.", hex,
                            weft_player_nick (move->player));
      named |= WEFT_HEX_BIT (move->hexes[i]);
    }
  return named != 0
         || weft_refuse (error, NOTHING_TOPPLED,
                         "A revolution names one to %d territories where a piece of %s lies beside "
                         "an upright one of a bot.",
                         WEFT_MOST_RISINGS, weft_player_nick (move->player));
}

static gboolean
check_take_landmark (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                     GError **error)
{
  const WeftSpace *spaces = tables->spaces[move->track];

  if (!weft_check_track (state, move->track, error))
    return FALSE;
  if (state->landmarks[move->track][move->tier] == WEFT_NONE)
    return TRUE;
  return weft_refuse (error, LANDMARK_GAINED,
                      "The %s has been gained already: name one that nobody has gained.",
                      spaces[tables->landmark_space[move->tier]].landmark);
}

/* A token at the end may be named: it stays where it is (P4). */
static gboolean
check_age_of_discovery (const WeftState *state, const WeftMove *move, GError **error)
{
  if (!weft_check_begun (state, move->player, error)
      || !weft_check_track (state, move->track, error))
    return FALSE;
  if (move->token == WEFT_NONE
      || state->tokens[move->player][move->track][move->token] != WEFT_NO_TOKEN)
    return TRUE;
  return weft_refuse (error, NO_TOKEN, "%s has no token %u on %s.", weft_player_nick (move->player),
                      move->token, weft_track_nick (move->track));
}

gboolean
weft_human_cards_check (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                        GError **error)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_PLACE:
      return check_place (state, tables, move, error);
    case WEFT_MOVE_REVOLUTION:
      return check_revolution (state, tables, move, error);
    case WEFT_MOVE_TAKE_LANDMARK:
      return check_take_landmark (state, tables, move, error);
    case WEFT_MOVE_AGE_OF_DISCOVERY:
      return check_age_of_discovery (state, move, error);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* ---- What happens ---- */

/* P5: no conquest, so no trap and no achievement. */
static void
place (WeftRun *run, const WeftMove *move)
{
  WeftOutpost piece = { move->player, TRUE, WEFT_NONE, move->other };

  weft_board_add (&run->state->board, move->hex, piece);
  if (!move->other)
    run->state->supply[move->player]--;
  weft_emit (run, .kind = WEFT_EVENT_PLACE, .rule = WEFT_RULE_P5, .player = move->player,
             .hex = move->hex, .other = move->other);
}

/* P8 for one territory. */
static void
rise (WeftRun *run, WeftPlayer human, guint8 hex)
{
  WeftBoard *board = &run->state->board;
  WeftOutpost risen = weft_board_stand (board, hex, human), fallen;

  weft_emit (run, .kind = WEFT_EVENT_STAND, .rule = WEFT_RULE_P8, .player = risen.owner, .hex = hex,
             .other = risen.other);
  fallen = weft_board_topple (board, hex, human);
  weft_emit (run, .kind = WEFT_EVENT_TOPPLE, .rule = WEFT_RULE_P8, .player = fallen.owner,
             .hex = hex, .by = (guint8) human, .opponent = TRUE);
}

static void
revolt (WeftRun *run, const WeftMove *move)
{
  for (guint i = 0; i < move->n_hexes; i++)
    rise (run, move->player, move->hexes[i]);
  weft_achievements_check_toppled (run, move->player);
}

/* P6. */
static void
take_landmark (WeftRun *run, const WeftMove *move)
{
  run->state->landmarks[move->track][move->tier] = move->player;
  weft_emit (run, .kind = WEFT_EVENT_LANDMARK, .rule = WEFT_RULE_P6, .player = move->player,
             .owner = move->player, .track = move->track, .tier = move->tier);
}

/* P4 for one player: the named token, or the most advanced that can still move (P2). */
static void
discover (WeftRun *run, WeftPlayer player, const WeftMove *move)
{
  gboolean own = player == move->player;
  int token = own && move->token != WEFT_NONE
                  ? move->token
                  : weft_tracks_token (run->state, player, move->track, TRUE);

  if (token < 0 || run->state->tokens[player][move->track][token] == WEFT_LAST_SPACE)
    return;
  weft_tracks_advance (
      run, player, move->track, token,
      &(WeftWhy){ .rule = WEFT_RULE_P4, .cause = WEFT_CAUSE_CARD, .benefit = own });
}

/* Whether a player other than the one who moves has finished their game. In the mode solo the bots
 * share their turns, and finish together (T5). */
static gboolean
has_finished (const WeftState *state, guint player)
{
  if (player == SHADOW && weft_setup_is_solo (&state->setup))
    return weft_state_is_finished (state, AUTOMA);
  return weft_state_is_finished (state, player);
}

/* P4: the human first, then the others in turn order. */
static void
discover_all (WeftRun *run, const WeftMove *move)
{
  discover (run, move->player, move);
  for (guint i = 1; i < WEFT_N_PLAYERS; i++)
    {
      guint player = (move->player + i) % WEFT_N_PLAYERS;

      if (weft_setup_has_player (&run->state->setup, player) && !has_finished (run->state, player))
        discover (run, player, move);
    }
}

void
weft_human_cards_apply (WeftRun *run, const WeftMove *move)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_PLACE:
      place (run, move);
      break;
    case WEFT_MOVE_REVOLUTION:
      revolt (run, move);
      break;
    case WEFT_MOVE_TAKE_LANDMARK:
      take_landmark (run, move);
      break;
    case WEFT_MOVE_AGE_OF_DISCOVERY:
      discover_all (run, move);
      break;
    default:
      g_return_if_reached ();
    }
}
