/* weft-legal.c: which moves are possible now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-legal.h"

#include "weft-board.h"
#include "weft-conditions-private.h"
#include "weft-deck.h"
#include "weft-fault.h"
#include "weft-fix.h"
#include "weft-human-cards.h"
#include "weft-tracks.h"

static void
append_cards (GString *text, WeftCardSet cards)
{
  for (guint card = 1; card <= WEFT_N_CARDS; card++)
    if ((cards & WEFT_CARD_BIT (card)) != 0)
      g_string_append_printf (text, " %u", card);
}

static void
append_tracks (GString *text, WeftTrackSet tracks)
{
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((tracks & WEFT_TRACK_BIT (track)) != 0)
      g_string_append_printf (text, " %s", weft_track_nick (track));
}

char *
weft_legal_describe_prompt (const WeftState *state, const WeftTables *tables)
{
  GString *text = g_string_new (NULL);

  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_TURN:
      g_string_append_printf (text, "It is the turn of %s",
                              weft_player_nick (state->prompt.player));
      break;
    case WEFT_PROMPT_DEAL:
      g_string_append (text, "The game waits for a deal of two of the cards");
      append_cards (text, weft_deck_possible (&state->deck));
      break;
    case WEFT_PROMPT_ROLL:
      g_string_append (text, "The game waits for a roll of");
      append_tracks (text, state->prompt.tracks);
      break;
    case WEFT_PROMPT_REVEAL:
      g_string_append (text, "The game waits for a reveal of one of the cards");
      append_cards (text, weft_deck_revealable (&state->deck));
      break;
    case WEFT_PROMPT_TRAP:
      g_string_append (text, "The game waits for the answer whether the Automa's card is a trap");
      break;
    case WEFT_PROMPT_HUMAN_TRAP:
      g_string_append_printf (text, "The game waits for the answer whether you play a trap on %s",
                              tables->hexes[state->prompt.hex].name);
      break;
    case WEFT_PROMPT_OVER:
      g_string_append (text, "The game is over");
      break;
    case WEFT_N_PROMPTS:
    default:
      break;
    }
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

static gboolean
refuse_for_prompt (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                   GError **error)
{
  g_autofree char *prompt = weft_legal_describe_prompt (state, tables);

  return weft_refuse (error, NOT_NOW, "%s is not possible now. %s", weft_move_nick (move->kind),
                      prompt);
}

/* Whether it is the turn of the human who moves. */
static gboolean
check_turn (const WeftState *state, const WeftTables *tables, const WeftMove *move, GError **error)
{
  if (!weft_check_human (state, move->player, error))
    return FALSE;
  if (state->prompt.kind == WEFT_PROMPT_TURN && state->prompt.player == move->player)
    return TRUE;
  return refuse_for_prompt (state, tables, move, error);
}

static gboolean
check_income (const WeftState *state, const WeftMove *move, GError **error)
{
  const char *player = weft_player_nick (move->player);

  if (state->took_income)
    return weft_refuse (error, INCOME_TAKEN,
                        "%s has taken an income turn this turn already: end-turn is possible.",
                        player);
  if (state->income_turns[move->player] >= WEFT_N_INCOME_TURNS)
    return weft_refuse (error, ALL_INCOME_TAKEN, "%s has taken all %d income turns.", player,
                        WEFT_N_INCOME_TURNS);
  return TRUE;
}

static gboolean
check_token (const WeftState *state, const WeftMove *move, WeftDirection direction, GError **error)
{
  const char *player = weft_player_nick (move->player), *track;
  int space;

  if (!weft_check_track (state, move->track, error))
    return FALSE;
  track = weft_track_nick (move->track);
  if (move->token == WEFT_NONE)
    {
      if (weft_tracks_token (state, move->player, move->track, direction) >= 0)
        return TRUE;
      if (weft_state_furthest (state, move->player, move->track) == WEFT_NO_TOKEN)
        return weft_refuse (error, NO_TOKEN, "%s has no token on %s.", player, track);
    }
  else
    {
      space = state->tokens[move->player][move->track][move->token];
      if (space == WEFT_NO_TOKEN)
        return weft_refuse (error, NO_TOKEN, "%s has no token %u on %s.", player, move->token,
                            track);
      if (direction == WEFT_FORWARD ? space < WEFT_LAST_SPACE : space > 0)
        return TRUE;
    }
  return direction == WEFT_FORWARD
             ? weft_refuse (error, END_OF_TRACK, "%s is at space %d of %s, the end of the track.",
                            player, WEFT_LAST_SPACE, track)
             : weft_refuse (error, START_OF_TRACK, "%s is at the start of %s and cannot regress.",
                            player, track);
}

static gboolean
check_advance (const WeftState *state, const WeftMove *move, GError **error)
{
  return weft_check_begun (state, move->player, error)
         && check_token (state, move, WEFT_FORWARD, error);
}

static gboolean
has_token_to_leave (const WeftState *state, guint player)
{
  return weft_state_furthest (state, player, WEFT_TRACK_TECHNOLOGY) == WEFT_LAST_SPACE;
}

static gboolean
check_singularity (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                   GError **error)
{
  if (!weft_check_track (state, move->track, error))
    return FALSE;
  if (!has_token_to_leave (state, move->player))
    return weft_refuse (error, NO_SINGULARITY, "%s has no token on %s, space %d of technology.",
                        weft_player_nick (move->player),
                        tables->spaces[WEFT_TRACK_TECHNOLOGY][WEFT_LAST_SPACE].name,
                        WEFT_LAST_SPACE);
  return TRUE;
}

static gboolean
check_explore (const WeftState *state, const WeftTables *tables, const WeftMove *move,
               GError **error)
{
  if (!weft_check_solo (state, "a map", error))
    return FALSE;
  if (weft_board_is_territory (&state->board, move->hex))
    return weft_refuse (error, IS_TERRITORY,
                        "%s is a territory already: only empty hexes can be explored.",
                        tables->hexes[move->hex].name);
  return TRUE;
}

static gboolean
check_conquer (const WeftState *state, const WeftTables *tables, const WeftMove *move,
               GError **error)
{
  if (!weft_check_solo (state, "a map", error)
      || !weft_check_room (state, tables, move->hex, error))
    return FALSE;
  if (weft_board_controls (&state->board, move->player, move->hex))
    return weft_refuse (error, HEX_CONTROLLED, "%s controls %s already.",
                        weft_player_nick (move->player), tables->hexes[move->hex].name);
  return move->other || weft_check_supply (state, move->player, error);
}

static gboolean
check_take_pool (const WeftState *state, GError **error)
{
  if (!weft_check_solo (state, "a pool", error))
    return FALSE;
  if (!weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_HUCKSTERS))
    return weft_refuse (error, NO_POOL,
                        "This game has no pool: the Automa does not have the hucksters.");
  if (state->pool == 0)
    return weft_refuse (error, POOL_EMPTY, "The pool is empty.");
  return TRUE;
}

static gboolean
check_end_turn (const WeftState *state, const WeftMove *move, GError **error)
{
  if (weft_state_has_begun_turn (state))
    return TRUE;
  return weft_refuse (error, NOTHING_DONE, "%s must advance or take an income turn first.",
                      weft_player_nick (move->player));
}

static gboolean
check_deal (const WeftState *state, const WeftMove *move, GError **error)
{
  WeftDeck deck = state->deck;

  for (int i = 0; i < 2; i++)
    {
      WeftCardSet possible = weft_deck_possible (&deck);

      if ((possible & WEFT_CARD_BIT (move->cards[i])) == 0)
        {
          g_autoptr (GString) text = g_string_new (NULL);

          append_cards (text, possible);
          return weft_refuse (error, CARD_IMPOSSIBLE,
                              "Card %u cannot be dealt: the deck can hold%s.", move->cards[i],
                              text->str);
        }
      weft_deck_take (&deck, move->cards[i]);
    }
  return TRUE;
}

static gboolean
check_roll (const WeftState *state, const WeftMove *move, GError **error)
{
  g_autoptr (GString) text = NULL;

  if ((state->prompt.tracks & WEFT_TRACK_BIT (move->track)) != 0)
    return TRUE;
  text = g_string_new (NULL);
  append_tracks (text, state->prompt.tracks);
  return weft_refuse (error, ROLL_IMPOSSIBLE,
                      "A roll of %s does not count here: roll until one of%s comes up.",
                      weft_track_nick (move->track), text->str);
}

static gboolean
check_reveal (const WeftState *state, const WeftMove *move, GError **error)
{
  g_autoptr (GString) text = NULL;

  if ((weft_deck_revealable (&state->deck) & WEFT_CARD_BIT (move->cards[0])) != 0)
    return TRUE;
  text = g_string_new (NULL);
  append_cards (text, weft_deck_revealable (&state->deck));
  return weft_refuse (error, REVEAL_IMPOSSIBLE,
                      "Card %u cannot be on top of the progress deck, which can hold%s.",
                      move->cards[0], text->str);
}

/* V4. */
static gboolean
check_tie (const WeftState *state, const WeftMove *move, GError **error)
{
  WeftPlayerSet foremost = weft_state_foremost (state);

  if ((foremost & (foremost - 1)) == 0)
    return weft_refuse (error, NO_TIE,
                        "There is no tie: all victory points must be known, and two players have "
                        "the most.");
  if (move->winner == WEFT_WINNER_TIE
      || (move->winner < WEFT_N_PLAYERS && (foremost & WEFT_PLAYER_BIT (move->winner)) != 0))
    return TRUE;
  return weft_refuse (error, NOT_TIED, "%s is not among those who are tied.",
                      weft_player_nick (move->winner));
}

gboolean
weft_legal_can_fix (const WeftState *state)
{
  return state->prompt.kind != WEFT_PROMPT_DEAL && state->prompt.kind != WEFT_PROMPT_ROLL
         && state->prompt.kind != WEFT_PROMPT_REVEAL;
}

/* The moves of the human whose turn it is; that has been checked. */
static gboolean
check_human_move (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                  GError **error)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_INCOME:
      return check_income (state, move, error);
    case WEFT_MOVE_ADVANCE:
      return check_advance (state, move, error);
    case WEFT_MOVE_REGRESS:
      return check_token (state, move, WEFT_BACK, error);
    case WEFT_MOVE_SINGULARITY:
      return check_singularity (state, tables, move, error);
    case WEFT_MOVE_EXPLORE:
      return check_explore (state, tables, move, error);
    case WEFT_MOVE_CONQUER:
      return check_conquer (state, tables, move, error);
    case WEFT_MOVE_PLACE:
    case WEFT_MOVE_REVOLUTION:
    case WEFT_MOVE_TAKE_LANDMARK:
    case WEFT_MOVE_AGE_OF_DISCOVERY:
      return weft_human_cards_check (state, tables, move, error);
    case WEFT_MOVE_TAKE_POOL:
      return check_take_pool (state, error);
    case WEFT_MOVE_END_TURN:
      return check_end_turn (state, move, error);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* The prompt a chance move or an answer needs. */
static gboolean
has_prompt_for (const WeftState *state, WeftMoveKind kind)
{
  switch (kind)
    {
    case WEFT_MOVE_DEAL:
      return state->prompt.kind == WEFT_PROMPT_DEAL;
    case WEFT_MOVE_ROLL:
      return state->prompt.kind == WEFT_PROMPT_ROLL;
    case WEFT_MOVE_REVEAL:
      return state->prompt.kind == WEFT_PROMPT_REVEAL;
    case WEFT_MOVE_ANSWER:
      return state->prompt.kind == WEFT_PROMPT_TRAP || state->prompt.kind == WEFT_PROMPT_HUMAN_TRAP;
    case WEFT_MOVE_FIX:
      return weft_legal_can_fix (state);
    case WEFT_MOVE_TIE:
      return state->over;
    default:
      return TRUE;
    }
}

static gboolean
check_move (const WeftState *state, const WeftTables *tables, const WeftMove *move, GError **error)
{
  if (!has_prompt_for (state, move->kind))
    return refuse_for_prompt (state, tables, move, error);
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
      return check_turn (state, tables, move, error)
             && check_human_move (state, tables, move, error);
    case WEFT_MOVE_VP:
      return weft_check_human (state, move->player, error);
    case WEFT_MOVE_DEAL:
      return check_deal (state, move, error);
    case WEFT_MOVE_ROLL:
      return check_roll (state, move, error);
    case WEFT_MOVE_REVEAL:
      return check_reveal (state, move, error);
    case WEFT_MOVE_TILES:
      return weft_check_solo (state, "territory tiles", error);
    case WEFT_MOVE_FIX:
      return weft_fix_check (state, tables, move, error);
    case WEFT_MOVE_TIE:
      return check_tie (state, move, error);
    case WEFT_MOVE_ANSWER:
    case WEFT_MOVE_NOTE:
      return TRUE;
    case WEFT_N_MOVES:
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* The card that cannot have come, and those that could have come instead. */
static void
detail_cards (const WeftState *state, const WeftMove *move, WeftErrorDetails *details)
{
  WeftDeck deck = state->deck;
  gboolean first_is_possible = (weft_deck_possible (&deck) & WEFT_CARD_BIT (move->cards[0])) != 0;

  details->card = move->cards[0];
  if (details->refusal == WEFT_REFUSAL_REVEAL_IMPOSSIBLE)
    {
      details->cards = weft_deck_revealable (&deck);
      return;
    }
  if (first_is_possible)
    {
      weft_deck_take (&deck, move->cards[0]);
      details->card = move->cards[1];
    }
  details->cards = weft_deck_possible (&deck);
}

/* What the words for a refusal need to know. */
static void
detail_refusal (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                GError **error)
{
  WeftErrorDetails details = { .refusal = (guint8) weft_error_get_refusal (*error),
                               .prompt = state->prompt.kind,
                               .player = state->prompt.player };

  if (move->hex < WEFT_N_HEXES)
    g_strlcpy (details.hex, tables->hexes[move->hex].name, sizeof details.hex);
  if (details.refusal == WEFT_REFUSAL_CARD_IMPOSSIBLE
      || details.refusal == WEFT_REFUSAL_REVEAL_IMPOSSIBLE)
    detail_cards (state, move, &details);
  weft_error_set_details (error, &details);
}

gboolean
weft_legal_check (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                  GError **error)
{
  g_return_val_if_fail (state != NULL && tables != NULL && move != NULL, FALSE);

  if (check_move (state, tables, move, error))
    return TRUE;
  if (error != NULL)
    detail_refusal (state, tables, move, error);
  return FALSE;
}
