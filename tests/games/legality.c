/* legality.c: which moves are possible, read off the specification a second time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "legality.h"

static gboolean
is_solo (const WeftState *state)
{
  return state->setup.mode == WEFT_MODE_SOLO;
}

static gboolean
is_human (const WeftState *state, guint player)
{
  return player < state->setup.n_humans;
}

static gboolean
plays (const WeftState *state, guint player)
{
  return is_human (state, player) || player == WEFT_PLAYER_SHADOW
         || (player == WEFT_PLAYER_AUTOMA && is_solo (state));
}

static gboolean
has_track (const WeftState *state, guint track)
{
  return track != WEFT_TRACK_ARTS
         || (state->setup.expansions >> WEFT_EXPANSION_ARTS_AND_ARCHITECTURE & 1) != 0;
}

static gboolean
has_hucksters (const WeftState *state)
{
  for (int i = 0; i < state->setup.n_civilizations; i++)
    if (state->setup.civilizations[i] == WEFT_CIVILIZATION_HUCKSTERS)
      return is_solo (state);
  return FALSE;
}

static gboolean
is_turn_of (const WeftState *state, guint player)
{
  return is_human (state, player) && state->prompt.kind == WEFT_PROMPT_TURN
         && state->prompt.player == player;
}

/* Whether the named token, or any when none is named, can move one space on or back. */
static gboolean
can_step (const WeftState *state, const WeftMove *move, int step)
{
  for (int i = 0; i < WEFT_N_TOKENS; i++)
    {
      int space = state->tokens[move->player][move->track][i];

      if (space < 0 || (move->token != WEFT_NONE && move->token != i))
        continue;
      if (space + step >= 0 && space + step <= 12)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_on_last_technology (const WeftState *state, guint player)
{
  const gint8 *tokens = state->tokens[player][WEFT_TRACK_TECHNOLOGY];

  return tokens[0] == 12 || tokens[1] == 12;
}

static int
count_tokens (const WeftState *state, guint hex)
{
  int count = 0;

  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    count += state->board.outposts[hex][i].owner != WEFT_NONE;
  return count;
}

/* Whether a piece of the player's stands or lies on the hex. */
static gboolean
has_piece (const WeftState *state, guint player, guint hex, guint upright)
{
  const WeftOutpost *pieces = state->board.outposts[hex];

  return (pieces[0].owner == player && pieces[0].upright == upright)
         || (pieces[1].owner == player && pieces[1].upright == upright);
}

/* H2: an upright piece of the player's stands there, whoever else's does. */
static gboolean
controls (const WeftState *state, guint player, guint hex)
{
  return has_piece (state, player, hex, 1);
}

static gboolean
is_territory (const WeftState *state, guint hex)
{
  return (state->board.territories >> hex & 1) != 0;
}

static gboolean
expects_conquer (const WeftState *state, const WeftMove *move)
{
  return is_solo (state) && is_territory (state, move->hex) && count_tokens (state, move->hex) < 2
         && !controls (state, move->player, move->hex)
         && (move->other || state->supply[move->player] > 0);
}

static gboolean
expects_place (const WeftState *state, const WeftMove *move)
{
  return is_solo (state) && is_territory (state, move->hex) && count_tokens (state, move->hex) < 2
         && (move->other || state->supply[move->player] > 0);
}

static gboolean
expects_revolution (const WeftState *state, const WeftMove *move)
{
  if (!is_solo (state) || move->n_hexes < 1 || move->n_hexes > 3)
    return FALSE;
  for (guint i = 0; i < move->n_hexes; i++)
    {
      guint hex = move->hexes[i];

      for (guint j = 0; j < i; j++)
        if (move->hexes[j] == hex)
          return FALSE;
      if (!has_piece (state, move->player, hex, 0)
          || !(has_piece (state, WEFT_PLAYER_AUTOMA, hex, 1)
               || has_piece (state, WEFT_PLAYER_SHADOW, hex, 1)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
expects_age_of_discovery (const WeftState *state, const WeftMove *move)
{
  return state->income_turns[move->player] > 0 && has_track (state, move->track)
         && (move->token == WEFT_NONE
             || state->tokens[move->player][move->track][move->token] >= 0);
}

/* V4: two or more have the most victory points, and the winner is one of them. */
static gboolean
expects_tie (const WeftState *state, const WeftMove *move)
{
  int most = -1, tied = 0;

  for (guint player = 0; player < WEFT_PLAYER_SHADOW; player++)
    {
      if (!plays (state, player))
        continue;
      if (state->vp[player] < 0)
        return FALSE;
      if (state->vp[player] > most)
        tied = 0;
      most = MAX (most, state->vp[player]);
      tied += state->vp[player] == most;
    }
  if (!state->over || tied < 2)
    return FALSE;
  return move->winner == WEFT_WINNER_TIE
         || (move->winner < WEFT_PLAYER_SHADOW && plays (state, move->winner)
             && state->vp[move->winner] == most);
}

WeftCardSet
legality_can_be_dealt (const WeftDeck *deck)
{
  return deck->unknown > 0 ? deck->known | (deck->pile & ~deck->revealed) : deck->known;
}

WeftCardSet
legality_can_be_revealed (const WeftDeck *deck)
{
  int progress = __builtin_popcount (deck->pile) - deck->unknown - deck->added;

  if (progress <= 0)
    return 0;
  return __builtin_popcount (deck->revealed) < progress ? deck->pile : deck->revealed;
}

static gboolean
expects_deal (const WeftState *state, const WeftMove *move)
{
  WeftDeck deck = state->deck;

  if (state->prompt.kind != WEFT_PROMPT_DEAL || move->cards[0] == move->cards[1]
      || (legality_can_be_dealt (&deck) >> move->cards[0] & 1) == 0)
    return FALSE;
  if ((deck.known >> move->cards[0] & 1) == 0) /* it was the unknown one */
    deck.unknown--;
  return (legality_can_be_dealt (&deck) >> move->cards[1] & 1) != 0;
}

static gboolean
expects_fixed_track (const WeftState *state, const WeftMove *move)
{
  const gint8 *tokens = state->tokens[move->player][move->track];

  if (!plays (state, move->player) || !has_track (state, move->track))
    return FALSE;
  return move->token == WEFT_NONE ? tokens[0] >= 0 || tokens[1] >= 0 : tokens[move->token] >= 0;
}

static gboolean
expects_fixed_hex (const WeftState *state, const WeftTables *tables, const WeftMove *move)
{
  if (!is_solo (state) || (!move->territory && (tables->printed_land >> move->hex & 1) != 0))
    return FALSE;
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      int left = state->supply[player], wanted = 0;

      for (int i = 0; i < WEFT_HEX_TOKENS; i++)
        {
          const WeftOutpost *before = &state->board.outposts[move->hex][i];
          const WeftOutpost *after = &move->outposts[i];

          left += before->owner == player && !before->other;
          wanted += after->owner == player && !after->other;
          if (after->owner == player && after->other
              && (!move->territory || !is_human (state, player)))
            return FALSE;
        }
      if (wanted > 0 && (!move->territory || !plays (state, player) || wanted > left))
        return FALSE;
    }
  return TRUE;
}

static gboolean
expects_fixed_landmark (const WeftState *state, const WeftMove *move)
{
  if (!has_track (state, move->track))
    return FALSE;
  return move->owner == WEFT_NONE
         || (plays (state, move->owner) && !(is_solo (state) && move->owner == WEFT_PLAYER_SHADOW));
}

static gboolean
expects_fixed_achievement (const WeftState *state, const WeftMove *move)
{
  if (!is_solo (state) && move->achievement != WEFT_ACHIEVEMENT_COMPLETE_TRACK)
    return FALSE;
  if (move->owner == WEFT_NONE)
    return TRUE;
  if (move->owner == WEFT_PLAYER_SHADOW && move->achievement != WEFT_ACHIEVEMENT_COMPLETE_TRACK)
    return FALSE; /* V2 */
  return plays (state, move->owner)
         && state->achievements[move->achievement][1 - move->place] != move->owner;
}

static gboolean
is_bot (const WeftState *state, guint player)
{
  return plays (state, player) && !is_human (state, player);
}

static gboolean
expects_fix (const WeftState *state, const WeftTables *tables, const WeftMove *move)
{
  if (state->prompt.kind == WEFT_PROMPT_DEAL || state->prompt.kind == WEFT_PROMPT_ROLL
      || state->prompt.kind == WEFT_PROMPT_REVEAL)
    return FALSE;
  switch ((WeftFixKind) move->fix)
    {
    case WEFT_FIX_TRACK:
      return expects_fixed_track (state, move);
    case WEFT_FIX_FAVORITE:
      return is_bot (state, move->player) && has_track (state, move->track);
    case WEFT_FIX_LANDMARK:
      return expects_fixed_landmark (state, move);
    case WEFT_FIX_HEX:
      return expects_fixed_hex (state, tables, move);
    case WEFT_FIX_TAPESTRY:
      return is_solo (state);
    case WEFT_FIX_VP:
      return is_solo (state) && move->player == WEFT_PLAYER_AUTOMA;
    case WEFT_FIX_POOL:
      return has_hucksters (state);
    case WEFT_FIX_ACHIEVEMENT:
      return expects_fixed_achievement (state, move);
    case WEFT_FIX_ERA:
      return is_human (state, move->player);
    case WEFT_N_FIXES:
    default:
      g_assert_not_reached ();
    }
}

/* What the human whose turn it is can do. */
static gboolean
expects_in_turn (const WeftState *state, const WeftMove *move)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_INCOME:
      return !state->took_income && state->income_turns[move->player] < 5;
    case WEFT_MOVE_ADVANCE:
      return state->income_turns[move->player] > 0 && has_track (state, move->track)
             && can_step (state, move, 1);
    case WEFT_MOVE_REGRESS:
      return has_track (state, move->track) && can_step (state, move, -1);
    case WEFT_MOVE_SINGULARITY:
      return has_track (state, move->track) && is_on_last_technology (state, move->player);
    case WEFT_MOVE_EXPLORE:
      return is_solo (state) && !is_territory (state, move->hex);
    case WEFT_MOVE_CONQUER:
      return expects_conquer (state, move);
    case WEFT_MOVE_PLACE:
      return expects_place (state, move);
    case WEFT_MOVE_REVOLUTION:
      return expects_revolution (state, move);
    case WEFT_MOVE_TAKE_LANDMARK:
      return has_track (state, move->track)
             && state->landmarks[move->track][move->tier] == WEFT_NONE;
    case WEFT_MOVE_AGE_OF_DISCOVERY:
      return expects_age_of_discovery (state, move);
    case WEFT_MOVE_TAKE_POOL:
      return has_hucksters (state) && state->pool > 0;
    case WEFT_MOVE_END_TURN:
      return state->took_income || state->advanced;
    default:
      g_assert_not_reached ();
    }
}

gboolean
legality_expects (const WeftState *state, const WeftTables *tables, const WeftMove *move)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_INCOME:
    case WEFT_MOVE_ADVANCE:
    case WEFT_MOVE_REGRESS:
    case WEFT_MOVE_SINGULARITY:
    case WEFT_MOVE_EXPLORE:
    case WEFT_MOVE_CONQUER:
    case WEFT_MOVE_PLACE:
    case WEFT_MOVE_REVOLUTION:
    case WEFT_MOVE_TAKE_LANDMARK:
    case WEFT_MOVE_AGE_OF_DISCOVERY:
    case WEFT_MOVE_TAKE_POOL:
    case WEFT_MOVE_END_TURN:
      return is_turn_of (state, move->player) && expects_in_turn (state, move);
    case WEFT_MOVE_VP:
      return is_human (state, move->player);
    case WEFT_MOVE_DEAL:
      return expects_deal (state, move);
    case WEFT_MOVE_ROLL:
      return state->prompt.kind == WEFT_PROMPT_ROLL
             && (state->prompt.tracks >> move->track & 1) != 0;
    case WEFT_MOVE_REVEAL:
      return state->prompt.kind == WEFT_PROMPT_REVEAL
             && (legality_can_be_revealed (&state->deck) >> move->cards[0] & 1) != 0;
    case WEFT_MOVE_ANSWER:
      return state->prompt.kind == WEFT_PROMPT_TRAP || state->prompt.kind == WEFT_PROMPT_HUMAN_TRAP;
    case WEFT_MOVE_TILES:
      return is_solo (state);
    case WEFT_MOVE_FIX:
      return expects_fix (state, tables, move);
    case WEFT_MOVE_TIE:
      return expects_tie (state, move);
    case WEFT_MOVE_NOTE:
      return TRUE;
    case WEFT_N_MOVES:
    default:
      g_assert_not_reached ();
    }
}
