/* weft-legal-moves.c: all moves that are possible now, as a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-legal-moves.h"

#include "weft-deck.h"
#include "weft-legal.h"
#include "weft-state.h"

static void
add_if_legal (GArray *moves, const WeftState *state, const WeftTables *tables, WeftMove move)
{
  if (weft_legal_check (state, tables, &move, NULL))
    g_array_append_val (moves, move);
}

/* Per track: with no token named, and by number where there are two. */
static void
add_token_moves (GArray *moves, const WeftState *state, const WeftTables *tables, WeftMove move)
{
  const gint8 *tokens = state->tokens[move.player][move.track];

  move.token = WEFT_NONE;
  add_if_legal (moves, state, tables, move);
  for (guint8 token = 0; token < WEFT_N_TOKENS; token++)
    if (tokens[token] != WEFT_NO_TOKEN)
      {
        move.token = token;
        add_if_legal (moves, state, tables, move);
      }
}

static void
add_landmark_moves (GArray *moves, const WeftState *state, const WeftTables *tables, WeftMove move)
{
  move.kind = WEFT_MOVE_TAKE_LANDMARK;
  for (move.tier = 0; move.tier < WEFT_N_TIERS; move.tier++)
    add_if_legal (moves, state, tables, move);
}

static void
add_turn_moves (GArray *moves, const WeftState *state, const WeftTables *tables)
{
  static const guint8 plain[] = { WEFT_MOVE_INCOME, WEFT_MOVE_TAKE_POOL, WEFT_MOVE_END_TURN };
  WeftMove move = { .player = state->prompt.player, .token = WEFT_NONE };

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      move.kind = plain[i];
      add_if_legal (moves, state, tables, move);
    }
  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    {
      if (!weft_setup_has_track (&state->setup, move.track))
        continue;
      move.kind = WEFT_MOVE_ADVANCE;
      add_token_moves (moves, state, tables, move);
      move.kind = WEFT_MOVE_REGRESS;
      add_token_moves (moves, state, tables, move);
      move.kind = WEFT_MOVE_SINGULARITY;
      add_if_legal (moves, state, tables, move);
      move.kind = WEFT_MOVE_AGE_OF_DISCOVERY;
      add_token_moves (moves, state, tables, move);
      add_landmark_moves (moves, state, tables, move);
    }
  move.track = 0;
  for (move.hex = 0; weft_setup_is_solo (&state->setup) && move.hex < WEFT_N_HEXES; move.hex++)
    {
      move.kind = WEFT_MOVE_EXPLORE;
      add_if_legal (moves, state, tables, move);
      move.kind = WEFT_MOVE_CONQUER;
      add_if_legal (moves, state, tables, move);
    }
}

static void
add_deals (GArray *moves, const WeftState *state)
{
  WeftCardSet first = weft_deck_possible (&state->deck);
  WeftMove move = { .kind = WEFT_MOVE_DEAL, .token = WEFT_NONE };

  for (guint8 a = 1; a <= WEFT_N_CARDS; a++)
    {
      WeftDeck deck = state->deck;

      if ((first & WEFT_CARD_BIT (a)) == 0)
        continue;
      weft_deck_take (&deck, a);
      for (guint8 b = 1; b <= WEFT_N_CARDS; b++)
        if ((weft_deck_possible (&deck) & WEFT_CARD_BIT (b)) != 0)
          {
            move.cards[0] = a;
            move.cards[1] = b;
            g_array_append_val (moves, move);
          }
    }
}

static void
add_reveals (GArray *moves, const WeftState *state)
{
  WeftMove move = { .kind = WEFT_MOVE_REVEAL, .token = WEFT_NONE };

  for (guint8 card = 1; card <= WEFT_N_CARDS; card++)
    if ((weft_deck_revealable (&state->deck) & WEFT_CARD_BIT (card)) != 0)
      {
        move.cards[0] = card;
        g_array_append_val (moves, move);
      }
}

static void
add_rolls (GArray *moves, const WeftState *state)
{
  WeftMove move = { .kind = WEFT_MOVE_ROLL, .token = WEFT_NONE };

  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    if ((state->prompt.tracks & WEFT_TRACK_BIT (move.track)) != 0)
      g_array_append_val (moves, move);
}

/* Who can have won a tie. */
static void
add_ties (GArray *moves, const WeftState *state, const WeftTables *tables)
{
  WeftMove move = { .kind = WEFT_MOVE_TIE, .token = WEFT_NONE };

  for (move.winner = 0; move.winner < WEFT_N_PLAYERS; move.winner++)
    add_if_legal (moves, state, tables, move);
  move.winner = WEFT_WINNER_TIE;
  add_if_legal (moves, state, tables, move);
}

/* Both values of an answer or of `tiles`. */
static void
add_yes_and_no (GArray *moves, WeftMoveKind kind)
{
  WeftMove move = { .kind = (guint8) kind, .token = WEFT_NONE };

  for (move.value = 0; move.value <= 1; move.value++)
    g_array_append_val (moves, move);
}

GArray *
weft_legal_moves (const WeftState *state, const WeftTables *tables)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (WeftMove));

  g_return_val_if_fail (state != NULL && tables != NULL, moves);

  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_TURN:
      add_turn_moves (moves, state, tables);
      break;
    case WEFT_PROMPT_DEAL:
      add_deals (moves, state);
      break;
    case WEFT_PROMPT_ROLL:
      add_rolls (moves, state);
      break;
    case WEFT_PROMPT_REVEAL:
      add_reveals (moves, state);
      break;
    case WEFT_PROMPT_TRAP:
    case WEFT_PROMPT_HUMAN_TRAP:
      add_yes_and_no (moves, WEFT_MOVE_ANSWER);
      break;
    case WEFT_PROMPT_OVER:
      add_ties (moves, state, tables);
      break;
    case WEFT_N_PROMPTS:
    default:
      break;
    }
  if (weft_setup_is_solo (&state->setup))
    add_yes_and_no (moves, WEFT_MOVE_TILES);
  return moves;
}

/* Whether a move of the kind is possible on any hex that the list does not have. */
static gboolean
is_possible_unlisted (const WeftState *state, const WeftTables *tables, WeftMoveKind kind)
{
  WeftMove move = { .kind = (guint8) kind,
                    .player = state->prompt.player,
                    .token = WEFT_NONE,
                    .other = kind != WEFT_MOVE_REVOLUTION,
                    .n_hexes = 1 };

  if (state->prompt.kind != WEFT_PROMPT_TURN)
    return FALSE;
  for (move.hex = 0; move.hex < WEFT_N_HEXES; move.hex++)
    {
      g_autoptr (GError) ignored = NULL;

      move.hexes[0] = move.hex;
      if (weft_legal_check (state, tables, &move, &ignored))
        return TRUE;
    }
  return FALSE;
}

guint32
weft_legal_unlisted (const WeftState *state, const WeftTables *tables)
{
  static const guint8 on_hexes[] = { WEFT_MOVE_CONQUER, WEFT_MOVE_PLACE, WEFT_MOVE_REVOLUTION };
  guint32 kinds = WEFT_MOVE_BIT (WEFT_MOVE_VP) | WEFT_MOVE_BIT (WEFT_MOVE_NOTE);

  g_return_val_if_fail (state != NULL && tables != NULL, 0);

  if (weft_legal_can_fix (state))
    kinds |= WEFT_MOVE_BIT (WEFT_MOVE_FIX);
  for (guint i = 0; i < G_N_ELEMENTS (on_hexes); i++)
    if (is_possible_unlisted (state, tables, on_hexes[i]))
      kinds |= WEFT_MOVE_BIT (on_hexes[i]);
  return kinds;
}
