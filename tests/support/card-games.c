/* card-games.c: games with cards and civilizations, played by the offers alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "card-games.h"

#include "weft-board.h"
#include "weft-hexes.h"
#include "weft-legal.h"
#include "weft-played.h"
#include "weft-record-marks.h"

#define HUMAN WEFT_PLAYER_P1
#define TURNS_OF_ERA 3
#define MOST_CONQUESTS 2 /* in a turn */
#define KEPT_OUTPOSTS 4  /* for the cards that put them on the map */

/* Every tapestry card of the table is in one of them. */
const CardGame card_games[] = {
  { "isolationists", "isolationists", { "militarism", "dark-ages", "revolution" }, FALSE },
  { "nomads", "nomads", { "age-of-discovery", "pillage-and-plunder", "technocracy" }, FALSE },
  { "militants", "militants", { "renaissance", "boast-of-superiority", "dystopia" }, FALSE },
  { "infiltrators", "infiltrators", { "socialism", "plea-for-aid", "broker-of-peace" }, FALSE },
  { "historians", "historians", { "militarism", WEFT_OTHER_CARD, "age-of-wonders" }, TRUE },
};
const guint n_card_games = G_N_ELEMENTS (card_games);

WeftRecord *
card_game_begin (const CardGame *game, const WeftTables *tables)
{
  const char *nicks[] = { game->civilization, NULL };
  WeftSeed seed = { 21, 4 };
  WeftSetup setup = { .mode = WEFT_MODE_SOLO,
                      .level = 2,
                      .n_humans = 1,
                      .n_civilizations = 1,
                      .civilizations = { WEFT_CIVILIZATION_CONQUERORS },
                      .expansions = 1u << WEFT_EXPANSION_PLANS_AND_PLOYS,
                      .first = HUMAN,
                      .favorites = { [WEFT_PLAYER_AUTOMA] = WEFT_TRACK_MILITARY,
                                     [WEFT_PLAYER_SHADOW] = WEFT_TRACK_SCIENCE },
                      .colors = { WEFT_COLOR_BLUE, [WEFT_PLAYER_AUTOMA] = WEFT_COLOR_RED,
                                  [WEFT_PLAYER_SHADOW] = WEFT_COLOR_GRAY } };
  WeftRecord *record;

  weft_setup_put_tracks (&setup);
  g_assert_true (weft_setup_check (&setup, tables, NULL));
  record = weft_record_new (&setup, NULL, &seed);
  weft_record_set_player_civilizations (record, HUMAN, nicks);
  return record;
}

/* ---- What has been done ---- */

/* How often the human made a move of the kind since the last one of @since, which ends the look
 * back. */
static guint
count_since (const WeftHistory *history, WeftMoveKind kind, WeftMoveKind since)
{
  const WeftRecord *record = weft_history_record (history);
  guint count = 0;

  for (guint i = weft_record_n_moves (record); i-- > 0;)
    {
      const WeftMove *move = weft_record_move (record, i);

      if (move->kind == since)
        break;
      count += move->kind == kind;
    }
  return count;
}

static gboolean
was_answered_yes (const WeftHistory *history, WeftPromptKind prompt)
{
  const WeftRecord *record = weft_history_record (history);

  for (guint i = 0; i < weft_record_n_moves (record); i++)
    if (weft_record_move (record, i)->kind == WEFT_MOVE_ANSWER
        && weft_record_move (record, i)->value
        && weft_history_state_at (history, i)->prompt.kind == prompt)
      return TRUE;
  return FALSE;
}

/* ---- What is done next ---- */

static gboolean
is_possible (const WeftVoice *voice, const WeftState *state, WeftMove move)
{
  weft_played_complete (voice->record, state, &move);
  return weft_legal_check (state, voice->tables, &move, NULL);
}

/* The first of @hexes where the move is possible. */
static gboolean
find_hex (const WeftVoice *voice, const WeftState *state, WeftHexSet hexes, WeftMove *move)
{
  for (move->hex = 0; move->hex < WEFT_N_HEXES; move->hex++)
    if ((hexes & WEFT_HEX_BIT (move->hex)) != 0 && is_possible (voice, state, *move))
      return TRUE;
  return FALSE;
}

static WeftMove
move_of (WeftMoveKind kind)
{
  return (WeftMove){ .kind = (guint8) kind, .player = HUMAN, .token = WEFT_NONE };
}

/* Whether conquests are worth the last outposts. */
static gboolean
needs_conquests (const CardGame *game, const WeftVoice *voice)
{
  return g_str_equal (game->civilization, WEFT_MILITANTS)
         || g_strcmp0 (weft_played_tapestry (voice->record, HUMAN, NULL), WEFT_PILLAGE_AND_PLUNDER)
                == 0;
}

/* Opponents first, then what is empty beside the human's. */
static gboolean
find_conquest (const CardGame *game, const WeftVoice *voice, const WeftState *state, WeftMove *move)
{
  const WeftBoard *board = &state->board;
  WeftHexSet own = board->controlled[HUMAN];

  *move = move_of (WEFT_MOVE_CONQUER);
  if (state->supply[HUMAN] <= KEPT_OUTPOSTS && !needs_conquests (game, voice))
    return FALSE;
  if (find_hex (voice, state, board->one & board->controlled[WEFT_PLAYER_AUTOMA], move))
    return TRUE;
  return find_hex (voice, state,
                   weft_hexes_next_to (voice->tables, own) & ~board->one & ~board->two, move)
         || find_hex (voice, state, ~(WeftHexSet) 0 & ~board->one & ~board->two, move);
}

static gboolean
find_exploration (const WeftVoice *voice, const WeftState *state, WeftMove *move)
{
  *move = move_of (WEFT_MOVE_EXPLORE);
  return find_hex (voice, state, weft_hexes_next_to (voice->tables, state->board.controlled[HUMAN]),
                   move)
         || find_hex (voice, state, ~(WeftHexSet) 0, move);
}

/* The first move of a turn: an income turn when the era has lasted, else an advance. */
static WeftMove
begin_turn (const WeftVoice *voice, const WeftHistory *history)
{
  const WeftState *state = weft_history_state (history);
  WeftMove move = move_of (WEFT_MOVE_ADVANCE);
  guint turns = count_since (history, WEFT_MOVE_END_TURN, WEFT_MOVE_INCOME);

  if (state->income_turns[HUMAN] == 0 || turns > TURNS_OF_ERA)
    return move_of (WEFT_MOVE_INCOME);
  for (guint i = 0; i < WEFT_TRACK_ARTS; i++)
    {
      move.track = (guint8) ((state->turn / 2 + i) % WEFT_TRACK_ARTS);
      if (is_possible (voice, state, move))
        return move;
    }
  return move_of (WEFT_MOVE_INCOME);
}

static WeftMove
go_on (const CardGame *game, const WeftVoice *voice, const WeftHistory *history)
{
  const WeftState *state = weft_history_state (history);
  WeftMove move;

  if (!state->took_income && !state->advanced)
    return begin_turn (voice, history);
  if (!state->took_income)
    {
      if (count_since (history, WEFT_MOVE_EXPLORE, WEFT_MOVE_END_TURN) == 0
          && find_exploration (voice, state, &move))
        return move;
      if (count_since (history, WEFT_MOVE_CONQUER, WEFT_MOVE_END_TURN) < MOST_CONQUESTS
          && find_conquest (game, voice, state, &move))
        return move;
    }
  return move_of (WEFT_MOVE_END_TURN);
}

/* The Automa's first trap falls shut, and the human's where they have one. */
static WeftMove
answer (const CardGame *game, const WeftHistory *history)
{
  WeftPromptKind prompt = weft_history_state (history)->prompt.kind;
  gboolean first = !was_answered_yes (history, prompt);

  g_assert_true (prompt == WEFT_PROMPT_TRAP || prompt == WEFT_PROMPT_HUMAN_TRAP);
  return (WeftMove){ .kind = WEFT_MOVE_ANSWER,
                     .value = first && (prompt == WEFT_PROMPT_TRAP || game->traps) };
}

CardAct
card_game_next (const CardGame *game, const WeftVoice *voice, const WeftHistory *history,
                GHashTable *taken)
{
  const WeftState *state = weft_history_state (history);
  g_autoptr (GPtrArray) offers = weft_offers_now (voice, history);
  g_autoptr (GPtrArray) cards = weft_offers_cards_to_ask (voice, history);

  if (state->over)
    return (CardAct){ .kind = CARD_ACT_OVER };
  if (state->prompt.kind != WEFT_PROMPT_TURN)
    return (CardAct){ .kind = CARD_ACT_MOVE, .move = answer (game, history) };
  if (cards->len > 0)
    return (CardAct){ .kind = CARD_ACT_CARD, .card = game->cards[state->income_turns[HUMAN] - 2] };
  for (guint i = 0; i < offers->len; i++)
    {
      const WeftOffer *offer = g_ptr_array_index (offers, i);

      if (offer->asks && offer->choices->len > 0 && g_hash_table_add (taken, g_strdup (offer->key)))
        return (CardAct){ .kind = CARD_ACT_TAKE, .offer = i };
    }
  return (CardAct){ .kind = CARD_ACT_MOVE, .move = go_on (game, voice, history) };
}

/* ---- What it must have come to ---- */

typedef gboolean (*Wanted) (const WeftHistory *history, guint index);

static const WeftMove *
move_at (const WeftHistory *history, guint index)
{
  return weft_record_move (weft_history_record (history), index);
}

static gboolean
follows (const WeftHistory *history, guint index)
{
  return weft_record_follows (weft_history_record (history), index);
}

static gboolean
is_token (const WeftHistory *history, guint index)
{
  return move_at (history, index)->kind == WEFT_MOVE_PLACE && move_at (history, index)->other;
}

/* A token on what the move before has conquered. */
static gboolean
is_token_on_conquest (const WeftHistory *history, guint index)
{
  return is_token (history, index) && index > 0
         && move_at (history, index - 1)->kind == WEFT_MOVE_CONQUER
         && move_at (history, index - 1)->hex == move_at (history, index)->hex;
}

static gboolean
is_outpost (const WeftHistory *history, guint index)
{
  return move_at (history, index)->kind == WEFT_MOVE_PLACE && !move_at (history, index)->other;
}

static gboolean
is_outpost_on_explored (const WeftHistory *history, guint index)
{
  return is_outpost (history, index) && move_at (history, index - 1)->kind == WEFT_MOVE_EXPLORE
         && move_at (history, index - 1)->hex == move_at (history, index)->hex;
}

static gboolean
is_outpost_beside_automa (const WeftHistory *history, guint index)
{
  return is_outpost (history, index)
         && weft_board_controls (&weft_history_state_at (history, index)->board, WEFT_PLAYER_AUTOMA,
                                 move_at (history, index)->hex);
}

static gboolean
is_conquest_by_token (const WeftHistory *history, guint index)
{
  return move_at (history, index)->kind == WEFT_MOVE_CONQUER && move_at (history, index)->other;
}

static gboolean
is_conquest_without_traps (const WeftHistory *history, guint index)
{
  return move_at (history, index)->kind == WEFT_MOVE_CONQUER && move_at (history, index)->no_traps;
}

static gboolean
is_human_trap (const WeftHistory *history, guint index)
{
  return move_at (history, index)->kind == WEFT_MOVE_ANSWER && move_at (history, index)->value
         && weft_history_state_at (history, index)->prompt.kind == WEFT_PROMPT_HUMAN_TRAP;
}

static gboolean
is_discovery (const WeftHistory *history, guint index)
{
  return move_at (history, index)->kind == WEFT_MOVE_AGE_OF_DISCOVERY;
}

static gboolean
is_revolution (const WeftHistory *history, guint index)
{
  return move_at (history, index)->kind == WEFT_MOVE_REVOLUTION;
}

static gboolean
is_landmark (const WeftHistory *history, guint index)
{
  return move_at (history, index)->kind == WEFT_MOVE_TAKE_LANDMARK;
}

/* The third of several advances in one act. */
static gboolean
is_long_act (const WeftHistory *history, guint index)
{
  return move_at (history, index)->kind == WEFT_MOVE_ADVANCE && follows (history, index)
         && follows (history, index - 1);
}

/* A move of a token right after the card. */
static gboolean
is_move_by_card (const WeftHistory *history, guint index)
{
  return (move_at (history, index)->kind == WEFT_MOVE_ADVANCE
          || move_at (history, index)->kind == WEFT_MOVE_REGRESS)
         && move_at (history, index - 1)->kind == WEFT_MOVE_NOTE;
}

static const struct
{
  const char *nick;
  Wanted wanted;
} evidence[] = {
  { "age-of-discovery", is_discovery },
  { "dark-ages", is_long_act },
  { "dystopia", is_landmark },
  { "militarism", is_outpost_on_explored },
  { "pillage-and-plunder", is_conquest_without_traps },
  { "renaissance", is_long_act },
  { "revolution", is_revolution },
  { "socialism", is_move_by_card },
  { "infiltrators", is_outpost_beside_automa },
  { "isolationists", is_token_on_conquest },
  { "militants", is_conquest_by_token },
  { "nomads", is_token },
};

/* Whether what @nick does was done from move @from to @to. */
static void
check_done (const WeftHistory *history, const char *nick, guint from, guint to)
{
  Wanted wanted = NULL;
  gboolean found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (evidence); i++)
    if (g_str_equal (evidence[i].nick, nick))
      wanted = evidence[i].wanted;
  for (guint i = MAX (from, 1); i < to && wanted != NULL && !found; i++)
    found = wanted (history, i);
  if (wanted != NULL && !found)
    g_test_message ("nothing of %s was done", nick);
  g_assert_true (wanted == NULL || found);
}

/* The move that says that the human has played the card, and the end of its era. */
static void
check_card (const WeftHistory *history, const char *nick)
{
  const WeftRecord *record = weft_history_record (history);
  guint n = weft_record_n_moves (record), played = 0, end;

  while (played < n
         && g_strcmp0 (weft_record_card (record, played, HUMAN, WEFT_CARD_KIND_TAPESTRY), nick)
                != 0)
    played++;
  g_assert_cmpuint (played, <, n);
  for (end = played; end < n && move_at (history, end)->kind != WEFT_MOVE_INCOME; end++)
    ;
  check_done (history, nick, played, end);
}

void
card_game_check (const CardGame *game, const WeftHistory *history)
{
  guint n = weft_history_n_moves (history);
  gboolean trapped = FALSE;

  g_assert_true (weft_history_state (history)->over);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (move_at (history, i)->kind, !=, WEFT_MOVE_FIX);
      trapped |= is_human_trap (history, i);
    }
  for (guint i = 0; i < CARD_GAME_ERAS; i++)
    check_card (history, game->cards[i]);
  check_done (history, game->civilization, 0, n);
  g_assert_true (trapped || !game->traps);
}
