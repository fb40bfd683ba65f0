/* invariants.c: what holds in every state and over every move, worked out anew from the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "invariants.h"

#include <string.h>

#include "legality.h"
#include "weft-agenda-private.h"
#include "weft-flow.h"
#include "weft-legal-moves.h"
#include "weft-players-private.h"
#include "weft-refusal.h"

#define N_OUTPOSTS 10
#define LAST WEFT_LAST_SPACE

/* Ends the check with what does not hold. */
#define require(condition)                                                                         \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if (!(condition))                                                                              \
      return G_STRLOC ": " #condition;                                                             \
  }                                                                                                \
  G_STMT_END

static gboolean
fixed (GameFixes fixes, guint kind)
{
  return (fixes >> kind & 1) != 0;
}

static gboolean
is_solo (const WeftState *state)
{
  return state->setup.mode == WEFT_MODE_SOLO;
}

static gboolean
plays (const WeftState *state, guint player)
{
  return weft_setup_has_player (&state->setup, player);
}

static gboolean
is_bots_turn (const WeftState *state)
{
  return !weft_player_is_human (state->active);
}

/* ---- The map ---- */

/* Whether the player controls the hex by H2: something of theirs stands on it. */
static gboolean
stands_on (const WeftOutpost outposts[WEFT_HEX_TOKENS], guint player)
{
  return (outposts[0].owner == player && outposts[0].upright)
         || (outposts[1].owner == player && outposts[1].upright);
}

static const char *
check_hex (const WeftState *state, guint hex)
{
  const WeftBoard *board = &state->board;
  const WeftOutpost *outposts = board->outposts[hex];
  int count = 0;

  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      if (outposts[i].owner == WEFT_NONE)
        continue;
      require (i == count); /* the first slot is filled first */
      require (plays (state, outposts[i].owner) && outposts[i].upright <= 1);
      require (outposts[i].other <= weft_player_is_human (outposts[i].owner)); /* P5 */
      require (outposts[i].toppled_by == WEFT_NONE || !outposts[i].upright);
      require (outposts[i].toppled_by == WEFT_NONE || outposts[i].toppled_by != outposts[i].owner);
      count++;
    }
  require (count == 0 || (board->territories >> hex & 1) != 0);
  require ((board->one >> hex & 1) == (count == 1));
  require ((board->two >> hex & 1) == (count == 2));
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    require ((board->controlled[player] >> hex & 1) == (stands_on (outposts, player) ? 1 : 0));
  return NULL;
}

/* H1, H2: the sets follow the outposts; two tokens at most, on territories only. */
static const char *
check_board (const WeftState *state, const WeftTables *tables, GameFixes fixes G_GNUC_UNUSED)
{
  const WeftHexSet all = WEFT_HEX_BIT (WEFT_N_HEXES) - 1;

  require ((state->board.territories & ~all) == 0);
  require ((state->board.one & ~all) == 0 && (state->board.two & ~all) == 0);
  if (is_solo (state))
    require ((tables->printed_land & ~state->board.territories) == 0);
  else
    require (state->board.territories == 0);
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      const char *wrong = check_hex (state, hex);

      if (wrong != NULL)
        return wrong;
    }
  return NULL;
}

/* S1 to S3: ten of each color: supply, map, and a bot's one beside its favorite track. */
static const char *
check_supplies (const WeftState *state, const WeftTables *tables G_GNUC_UNUSED,
                GameFixes fixes G_GNUC_UNUSED)
{
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      int count = state->supply[player];

      for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
        for (int i = 0; i < WEFT_HEX_TOKENS; i++)
          count +=
              state->board.outposts[hex][i].owner == player && !state->board.outposts[hex][i].other;
      if (!is_solo (state) || !plays (state, player))
        require (count == 0);
      else if (weft_player_is_human (player))
        require (count == N_OUTPOSTS);
      else
        require (count + 1 == N_OUTPOSTS);
    }
  return NULL;
}

/* ---- The decks ---- */

static WeftCardSet
game_cards (const WeftState *state, const WeftTables *tables)
{
  WeftCardSet cards = 0;

  for (guint card = 1; card <= WEFT_N_CARDS; card++)
    if (is_solo (state) || tables->cards[card].shadow_only)
      cards |= WEFT_CARD_BIT (card);
  return cards;
}

/* S5: every card is in exactly one place; the numbers of unknown ones fit. */
static const char *
check_deck (const WeftState *state, const WeftTables *tables, GameFixes fixes G_GNUC_UNUSED)
{
  const WeftDeck *deck = &state->deck;
  int pile = __builtin_popcount (deck->pile);

  require ((deck->known & deck->pile) == 0);
  require ((deck->known & deck->discard) == 0);
  require ((deck->pile & deck->discard) == 0);
  require ((deck->known | deck->pile | deck->discard) == game_cards (state, tables));
  require (__builtin_popcount (game_cards (state, tables)) == (is_solo (state) ? 22 : 12));
  require (is_solo (state) || (pile == 0 && deck->unknown == 0 && deck->added == 0));
  require (deck->unknown + deck->added <= pile);
  require ((deck->revealed & ~deck->pile) == 0);
  require (__builtin_popcount (deck->revealed) <= pile - deck->unknown - deck->added);
  require ((deck->latest[0] == 0) == (deck->latest[1] == 0));
  require (deck->latest[0] <= WEFT_N_CARDS && deck->latest[1] <= WEFT_N_CARDS);
  require (deck->latest[0] == 0 || deck->latest[0] != deck->latest[1]);
  require ((state->deals == 0) == (deck->latest[0] == 0));
  return NULL;
}

/* ---- Tracks ---- */

static const char *
check_tokens_of (const WeftState *state, guint player)
{
  int tokens = 0;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (int i = 0; i < WEFT_N_TOKENS; i++)
      {
        int space = state->tokens[player][track][i];

        require (space >= WEFT_NO_TOKEN && space <= LAST);
        if (space == WEFT_NO_TOKEN)
          continue;
        require (plays (state, player) && weft_setup_has_track (&state->setup, track));
        require (i == 0 || state->tokens[player][track][0] != WEFT_NO_TOKEN);
        require (i == 0 || weft_player_is_human (player));
        tokens++;
      }
  require (tokens == (plays (state, player) ? __builtin_popcount (state->setup.tracks) : 0));
  require ((state->complete[player] & ~WEFT_TRACK_BIT (WEFT_TRACK_TECHNOLOGY)) == 0);
  require (state->complete[player] == 0 || weft_player_is_human (player));
  return NULL;
}

static const char *
check_tokens (const WeftState *state, const WeftTables *tables G_GNUC_UNUSED,
              GameFixes fixes G_GNUC_UNUSED)
{
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      const char *wrong = check_tokens_of (state, player);

      if (wrong != NULL)
        return wrong;
    }
  for (guint bot = AUTOMA; bot <= SHADOW; bot++)
    require (!plays (state, bot) || weft_setup_has_track (&state->setup, state->favorites[bot]));
  return NULL;
}

/* Whether any token has reached the space. */
static gboolean
is_reached (const WeftState *state, guint track, int space)
{
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (weft_state_furthest (state, player, track) >= space
        || (state->complete[player] & WEFT_TRACK_BIT (track)) != 0)
      return TRUE;
  return FALSE;
}

static const char *
check_landmark (const WeftState *state, guint track, guint8 owner)
{
  if (owner == WEFT_NONE)
    return NULL;
  require (weft_setup_has_track (&state->setup, track));
  if (owner == WEFT_OWNER_REMOVED)
    {
      require (weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_ICONOCLASTS));
      return NULL;
    }
  require (plays (state, owner));
  require (owner != SHADOW || !is_solo (state)); /* A6 */
  return NULL;
}

/* A5, A6, P3: a landmark has an owner as soon as a token has come as far. */
static const char *
check_landmarks (const WeftState *state, const WeftTables *tables, GameFixes fixes)
{
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (int tier = 0; tier < WEFT_N_TIERS; tier++)
      {
        guint8 owner = state->landmarks[track][tier];
        const char *wrong = check_landmark (state, track, owner);

        if (wrong != NULL)
          return wrong;
        if (!fixed (fixes, WEFT_FIX_TRACK) && !fixed (fixes, WEFT_FIX_LANDMARK))
          require (owner != WEFT_NONE || !is_reached (state, track, tables->landmark_space[tier]));
      }
  require (state->landmark_cards <= 3);
  require (state->landmark_cards == 0 || is_solo (state));
  return NULL;
}

/* C5, C6. */
static const char *
check_civilizations (const WeftState *state, const WeftTables *tables G_GNUC_UNUSED,
                     GameFixes fixes)
{
  gboolean trail = weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_TRAILBLAZERS);
  int outposts = 0;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      require (state->trailblazers[track] == 0 || weft_setup_has_track (&state->setup, track));
      require ((state->trailblazers[track] & 3) == 0 && state->trailblazers[track] >> 13 == 0);
      outposts += __builtin_popcount (state->trailblazers[track]);
    }
  require (outposts <= (trail ? 1 + MAX (state->income_turns[AUTOMA] - 1, 0) : 0));
  require (state->pool == 0
           || weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_HUCKSTERS));
  require (fixed (fixes, WEFT_FIX_POOL) || state->pool <= 7);
  require (fixed (fixes, WEFT_FIX_POOL) || state->pool <= 3 + state->income_turns[AUTOMA]);
  return NULL;
}

/* ---- Achievements ---- */

static gboolean
holds (const WeftState *state, WeftAchievement achievement, guint8 player)
{
  return state->achievements[achievement][0] == player
         || state->achievements[achievement][1] == player;
}

/* Whether the player has the achievement or came too late for it. */
static gboolean
is_settled (const WeftState *state, WeftAchievement achievement, guint8 player)
{
  return holds (state, achievement, player) || !holds (state, achievement, WEFT_NONE);
}

static int
count_toppled (const WeftState *state, guint player)
{
  int count = 0;

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    for (int i = 0; i < WEFT_HEX_TOKENS; i++)
      {
        const WeftOutpost *outpost = &state->board.outposts[hex][i];

        if (outpost->owner != WEFT_NONE && !outpost->upright && outpost->toppled_by == player)
          count += player != AUTOMA || outpost->owner == WEFT_PLAYER_P1;
      }
  return count;
}

/* V1: what is reached is awarded. */
static const char *
check_awards (const WeftState *state, const WeftTables *tables, guint8 player, GameFixes fixes)
{
  gboolean complete = state->complete[player] != 0;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    complete |= weft_state_furthest (state, player, track) == LAST;
  if (complete && !fixed (fixes, WEFT_FIX_TRACK))
    require (is_settled (state, WEFT_ACHIEVEMENT_COMPLETE_TRACK, player));
  if (player == SHADOW || !is_solo (state))
    return NULL;
  if (count_toppled (state, player) >= 2)
    require (is_settled (state, WEFT_ACHIEVEMENT_TOPPLE_TWO, player));
  if ((state->board.controlled[player] >> tables->middle_island & 1) != 0
      && !fixed (fixes, WEFT_FIX_HEX) && !fixed (fixes, GAME_PLACED))
    require (is_settled (state, WEFT_ACHIEVEMENT_MIDDLE_ISLAND, player));
  return NULL;
}

static const char *
check_places (const WeftState *state, WeftAchievement achievement, GameFixes fixes)
{
  const guint8 *owners = state->achievements[achievement];

  for (int place = 0; place < 2; place++)
    {
      if (owners[place] == WEFT_NONE)
        continue;
      require (plays (state, owners[place]));
      require (is_solo (state) || achievement == WEFT_ACHIEVEMENT_COMPLETE_TRACK);
      require (owners[place] != SHADOW || achievement == WEFT_ACHIEVEMENT_COMPLETE_TRACK); /* V2 */
    }
  require (owners[0] == WEFT_NONE || owners[0] != owners[1]);
  require (owners[0] != WEFT_NONE || owners[1] == WEFT_NONE || fixed (fixes, WEFT_FIX_ACHIEVEMENT));
  return NULL;
}

static const char *
check_achievements (const WeftState *state, const WeftTables *tables, GameFixes fixes)
{
  const char *wrong = NULL;

  for (guint i = 0; i < WEFT_N_ACHIEVEMENTS && wrong == NULL; i++)
    wrong = check_places (state, i, fixes);
  for (guint8 player = 0; player < WEFT_N_PLAYERS && wrong == NULL; player++)
    if (plays (state, player) && !fixed (fixes, WEFT_FIX_ACHIEVEMENT))
      wrong = check_awards (state, tables, player, fixes);
  return wrong;
}

/* ---- The course of the game ---- */

static WeftTask
top_task (const WeftState *state)
{
  return state->agenda.tasks[state->agenda.length - 1];
}

/* What is left to do fits what the game waits for. */
static const char *
check_agenda (const WeftState *state, const WeftTables *tables G_GNUC_UNUSED,
              GameFixes fixes G_GNUC_UNUSED)
{
  guint length = state->agenda.length;

  require (length <= WEFT_AGENDA_LENGTH);
  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_TURN:
    case WEFT_PROMPT_OVER:
      require (length == 0);
      return NULL;
    case WEFT_PROMPT_TRAP:
      require (length == 1 && top_task (state).kind == WEFT_TASK_HUMAN_CONQUEST);
      require (top_task (state).player == state->active && !is_bots_turn (state));
      return NULL;
    case WEFT_PROMPT_DEAL:
      require (length == 1 && top_task (state).kind == WEFT_TASK_END_TURN);
      break;
    case WEFT_PROMPT_ROLL:
      require (length >= 2 && top_task (state).kind == WEFT_TASK_ROLLED);
      break;
    case WEFT_PROMPT_REVEAL:
      require (length >= 2 && top_task (state).kind == WEFT_TASK_BENEFIT);
      break;
    case WEFT_PROMPT_HUMAN_TRAP:
      require (length >= 2 && top_task (state).kind == WEFT_TASK_CONQUEST);
      require (top_task (state).hex == state->prompt.hex);
      break;
    case WEFT_N_PROMPTS:
    default:
      require (state->prompt.kind < WEFT_N_PROMPTS);
    }
  require (is_bots_turn (state) && state->agenda.tasks[0].kind == WEFT_TASK_END_TURN);
  return NULL;
}

static const char *
check_chance_prompt (const WeftState *state)
{
  const WeftDeck *deck = &state->deck;

  if (state->prompt.kind == WEFT_PROMPT_DEAL)
    require (__builtin_popcount (deck->known) + deck->unknown >= 2);
  if (state->prompt.kind == WEFT_PROMPT_ROLL)
    {
      require (is_solo (state) && state->prompt.tracks != 0);
      require ((state->prompt.tracks & ~state->setup.tracks) == 0);
    }
  if (state->prompt.kind == WEFT_PROMPT_REVEAL) /* H4 */
    {
      require (is_solo (state) && state->income_turns[AUTOMA] == 1 && state->deals == 0);
      require (legality_can_be_revealed (deck) != 0);
    }
  return NULL;
}

static const char *
check_prompt (const WeftState *state, const WeftTables *tables G_GNUC_UNUSED, GameFixes fixes)
{
  const WeftPrompt *prompt = &state->prompt;

  require (state->turn >= 1 && plays (state, state->active));
  require (is_solo (state) ? state->active != SHADOW : state->active != AUTOMA);
  require ((state->over != 0) == (prompt->kind == WEFT_PROMPT_OVER));
  if (prompt->kind == WEFT_PROMPT_TURN)
    {
      require (prompt->player == state->active && prompt->player < state->setup.n_humans);
      require (state->income_turns[prompt->player] < 5 || state->took_income
               || fixed (fixes, WEFT_FIX_ERA));
    }
  if (prompt->kind == WEFT_PROMPT_HUMAN_TRAP)
    require (is_solo (state) && prompt->hex < WEFT_N_HEXES);
  require (is_bots_turn (state) ? !state->took_income && !state->advanced : TRUE);
  if (state->over && !fixed (fixes, WEFT_FIX_ERA))
    for (guint player = 0; player <= AUTOMA; player++)
      require (!plays (state, player) || state->income_turns[player] == 5);
  return check_chance_prompt (state);
}

/* V3, V4. */
static const char *
check_points (const WeftState *state, const WeftTables *tables G_GNUC_UNUSED, GameFixes fixes)
{
  guint8 winner = weft_state_winner (state);

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      require (state->income_turns[player] <= 5);
      require (plays (state, player) || state->income_turns[player] == 0);
      if (weft_player_is_human (player))
        require (state->vp[player] >= WEFT_VP_UNKNOWN && state->vp[player] <= WEFT_MOST_VP);
      if (weft_player_is_human (player) && !plays (state, player))
        require (state->vp[player] == WEFT_VP_UNKNOWN);
    }
  require (state->vp[SHADOW] == 0 && state->income_turns[SHADOW] == 0);
  require (state->vp[AUTOMA] >= 0 && (is_solo (state) || state->vp[AUTOMA] == 0));
  require (state->over || winner == WEFT_NONE);
  require (winner == WEFT_NONE || winner == WEFT_WINNER_TIE
           || (winner != SHADOW && plays (state, winner)));
  for (guint player = 0; player < SHADOW && state->over && plays (state, player); player++)
    require (winner >= WEFT_N_PLAYERS || state->vp[player] <= state->vp[winner]);
  require (state->tie == WEFT_NONE || __builtin_popcount (weft_state_foremost (state)) > 1);
  require (state->tie == WEFT_NONE || winner == state->tie);
  require (is_solo (state) || (state->tapestry == 0 && !state->tiles));
  require (fixed (fixes, WEFT_FIX_TAPESTRY) || state->tapestry <= 60);
  return NULL;
}

const char *
invariants_of_state (const WeftState *state, const WeftTables *tables, GameFixes fixes)
{
  static const char *(*const checks[]) (const WeftState *, const WeftTables *, GameFixes) = {
    check_prompt, check_agenda,    check_board,         check_supplies,     check_deck,
    check_tokens, check_landmarks, check_civilizations, check_achievements, check_points,
  };
  const char *wrong = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (checks) && wrong == NULL; i++)
    wrong = checks[i](state, tables, fixes);
  return wrong;
}

/* ---- From one state to the next ---- */

/* What only a correction takes back. */
static const char *
check_only_grows (const WeftState *before, const WeftState *after)
{
  require (after->vp[AUTOMA] >= before->vp[AUTOMA]);
  require ((before->board.territories & ~after->board.territories) == 0);
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      require ((before->trailblazers[track] & ~after->trailblazers[track]) == 0);
      require (after->tokens[SHADOW][track][0] >= before->tokens[SHADOW][track][0]);
      for (int tier = 0; tier < WEFT_N_TIERS; tier++)
        {
          guint8 owner = before->landmarks[track][tier];

          require (owner == WEFT_NONE || after->landmarks[track][tier] == owner
                   || (owner == AUTOMA && after->landmarks[track][tier] == WEFT_OWNER_REMOVED));
        }
    }
  for (guint i = 0; i < WEFT_N_ACHIEVEMENTS; i++)
    for (int place = 0; place < 2; place++)
      require (before->achievements[i][place] == WEFT_NONE
               || before->achievements[i][place] == after->achievements[i][place]);
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      require (after->income_turns[player] >= before->income_turns[player]);
      require (after->supply[player] <= before->supply[player]);
    }
  return NULL;
}

/* A move that is no turn's own leaves the course of the game alone. */
static const char *
check_aside (const WeftState *before, const WeftMove *move, const WeftState *after)
{
  require (memcmp (&before->prompt, &after->prompt, sizeof before->prompt) == 0);
  require (memcmp (&before->agenda, &after->agenda, sizeof before->agenda) == 0);
  require (before->turn == after->turn && before->active == after->active);
  require (memcmp (&before->deck, &after->deck, sizeof before->deck) == 0);
  require (move->kind != WEFT_MOVE_NOTE || memcmp (before, after, sizeof *before) == 0);
  if (move->kind == WEFT_MOVE_VP)
    require (after->vp[move->player] == move->number);
  if (move->kind == WEFT_MOVE_TILES)
    require (after->tiles == move->value);
  if (move->kind == WEFT_MOVE_TIE)
    require (after->tie == move->winner && weft_state_winner (after) == move->winner);
  return NULL;
}

/* How far a player's tokens on a track are from the start, all in all. */
static int
sum_of_spaces (const WeftState *state, guint player, guint track)
{
  const gint8 *tokens = state->tokens[player][track];

  return MAX (tokens[0], 0) + MAX (tokens[1], 0);
}

/* P4: one space at most, on that track, nothing else gained but landmarks and achievements. */
static const char *
check_discovery (const WeftState *before, const WeftMove *move, const WeftState *after)
{
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (guint track = 0; track < WEFT_N_TRACKS; track++)
      {
        int steps = sum_of_spaces (after, player, track) - sum_of_spaces (before, player, track);

        require (steps == 0 || (steps == 1 && track == move->track));
        if (track == move->track && player == WEFT_PLAYER_SHADOW && plays (before, player)
            && !(is_solo (before) && before->income_turns[AUTOMA] == 5)
            && before->tokens[player][track][0] < LAST)
          require (steps == 1);
      }
  require (before->tapestry == after->tapestry && before->pool == after->pool);
  require (memcmp (&before->board, &after->board, sizeof before->board) == 0);
  return NULL;
}

/* P5, P6, P8: nothing but pieces on the map, or a landmark; P5 no achievement. */
static const char *
check_card (const WeftState *before, const WeftMove *move, const WeftState *after)
{
  gboolean map = move->kind != WEFT_MOVE_TAKE_LANDMARK;

  require (memcmp (before->tokens, after->tokens, sizeof before->tokens) == 0);
  require (before->tapestry == after->tapestry && before->vp[AUTOMA] == after->vp[AUTOMA]);
  require (before->advanced == after->advanced);
  if (move->kind != WEFT_MOVE_REVOLUTION)
    require (memcmp (before->achievements, after->achievements, sizeof before->achievements) == 0);
  if (map)
    require (memcmp (before->landmarks, after->landmarks, sizeof before->landmarks) == 0);
  else
    require (memcmp (&before->board, &after->board, sizeof before->board) == 0);
  require (after->supply[move->player]
           == before->supply[move->player] - (move->kind == WEFT_MOVE_PLACE && !move->other));
  return NULL;
}

/* What a human's cards and civilizations do is over with the move itself. */
static const char *
check_cards (const WeftState *before, const WeftMove *move, const WeftState *after)
{
  require (memcmp (&before->prompt, &after->prompt, sizeof before->prompt) == 0);
  require (memcmp (&before->agenda, &after->agenda, sizeof before->agenda) == 0);
  require (before->turn == after->turn && before->took_income == after->took_income);
  return move->kind == WEFT_MOVE_AGE_OF_DISCOVERY ? check_discovery (before, move, after)
                                                  : check_card (before, move, after);
}

const char *
invariants_of_step (const WeftState *before, const WeftMove *move, const WeftState *after)
{
  gboolean aside = move->kind == WEFT_MOVE_NOTE || move->kind == WEFT_MOVE_VP
                   || move->kind == WEFT_MOVE_TILES || move->kind == WEFT_MOVE_FIX
                   || move->kind == WEFT_MOVE_TIE;
  gboolean card = move->kind == WEFT_MOVE_PLACE || move->kind == WEFT_MOVE_REVOLUTION
                  || move->kind == WEFT_MOVE_TAKE_LANDMARK
                  || move->kind == WEFT_MOVE_AGE_OF_DISCOVERY;
  const char *wrong = NULL;

  require (after->deals == before->deals + (move->kind == WEFT_MOVE_DEAL));
  require (after->rolls == before->rolls + (move->kind == WEFT_MOVE_ROLL));
  require (after->reveals == before->reveals + (move->kind == WEFT_MOVE_REVEAL));
  require (after->turn >= before->turn && !(before->over && !after->over));
  require (memcmp (&before->setup, &after->setup, sizeof before->setup) == 0);
  for (guint player = 0; player < AUTOMA; player++)
    require (before->vp[player] == after->vp[player]
             || (move->kind == WEFT_MOVE_VP && move->player == player));
  if (move->kind != WEFT_MOVE_FIX)
    wrong = check_only_grows (before, after);
  if (wrong == NULL && aside)
    wrong = check_aside (before, move, after);
  if (wrong == NULL && card)
    wrong = check_cards (before, move, after);
  return wrong;
}

/* ---- Every move ---- */

char *
game_move_to_text (const WeftMove *move, const WeftTables *tables)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  JsonObject *object = weft_move_to_json (move, tables);

  json_node_init_object (node, object);
  json_object_unref (object);
  return json_to_string (node, FALSE);
}

gboolean
game_is_message (const char *text)
{
  if (text == NULL || *text == '\0' || !g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_iscntrl (g_utf8_get_char (at)))
      return FALSE;
  return TRUE;
}

char *
invariants_of_apply (const WeftState *state, const WeftTables *tables, const WeftMove *move)
{
  gboolean expected = legality_expects (state, tables, move), taken;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  const char *wrong = NULL;
  WeftState copy;

  memcpy (&copy, state, sizeof copy);
  taken = weft_flow_apply (tables, &copy, move, NULL, &error);
  if (taken != expected)
    wrong = taken ? "is taken but not possible" : "is possible but refused";
  else if (taken && error != NULL)
    wrong = "is taken with an error";
  else if (!taken && memcmp (&copy, state, sizeof copy) != 0)
    wrong = "is refused but changes the state";
  else if (!taken && !g_error_matches (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL))
    wrong = "is refused with another error than ILLEGAL";
  else if (!taken && weft_error_get_refusal (error) == WEFT_REFUSAL_NONE)
    wrong = "is refused without a code";
  else if (!taken && !game_is_message (error->message))
    wrong = "is refused with a message that is no line of text";
  if (wrong == NULL)
    return NULL;
  text = game_move_to_text (move, tables);
  return g_strdup_printf ("%s %s (%s)", text, wrong, error != NULL ? error->message : "no error");
}

static void
append (GArray *moves, WeftMove move)
{
  g_array_append_val (moves, move);
}

static void
append_track_moves (GArray *moves, guint8 player, guint8 track)
{
  static const guint8 tokens[] = { WEFT_NONE, 0, 1 };
  WeftMove move = { .player = player, .track = track, .token = WEFT_NONE };

  move.kind = WEFT_MOVE_SINGULARITY;
  append (moves, move);
  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    {
      move.token = tokens[i];
      move.kind = WEFT_MOVE_ADVANCE;
      append (moves, move);
      move.kind = WEFT_MOVE_REGRESS;
      append (moves, move);
      move.kind = WEFT_MOVE_AGE_OF_DISCOVERY;
      append (moves, move);
    }
  move.token = WEFT_NONE;
  move.kind = WEFT_MOVE_TAKE_LANDMARK;
  for (move.tier = 0; move.tier < WEFT_N_TIERS; move.tier++)
    append (moves, move);
}

static void
append_hex_moves (GArray *moves, guint8 player, guint8 hex)
{
  WeftMove move = { .player = player, .token = WEFT_NONE, .hex = hex };

  move.kind = WEFT_MOVE_EXPLORE;
  append (moves, move);
  for (move.other = 0; move.other <= 1; move.other++)
    {
      move.kind = WEFT_MOVE_PLACE;
      append (moves, move);
      move.kind = WEFT_MOVE_CONQUER;
      append (moves, move);
      move.no_traps = 1;
      append (moves, move);
      move.no_traps = 0;
    }
  move = (WeftMove){ .kind = WEFT_MOVE_REVOLUTION, .player = player, .token = WEFT_NONE };
  for (move.n_hexes = 0; move.n_hexes <= WEFT_MOST_RISINGS; move.n_hexes++)
    {
      /* None, one, two neighbors in the table, and the last of them twice. */
      if (move.n_hexes > 0)
        move.hexes[move.n_hexes - 1] = (guint8) ((hex + (move.n_hexes > 1)) % WEFT_N_HEXES);
      append (moves, move);
    }
}

static void
append_player_moves (GArray *moves, guint8 player)
{
  static const guint8 plain[] = { WEFT_MOVE_INCOME, WEFT_MOVE_TAKE_POOL, WEFT_MOVE_END_TURN };
  WeftMove move = { .player = player, .token = WEFT_NONE };

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      move.kind = plain[i];
      append (moves, move);
    }
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    append_track_moves (moves, player, track);
  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    append_hex_moves (moves, player, hex);
  move.kind = WEFT_MOVE_TIE;
  move.player = 0;
  move.winner = player;
  append (moves, move);
}

static void
append_chance_moves (GArray *moves)
{
  WeftMove move = { .token = WEFT_NONE };

  for (guint8 a = 1; a <= WEFT_N_CARDS; a++)
    {
      move.cards[0] = a;
      move.cards[1] = 0;
      move.kind = WEFT_MOVE_REVEAL;
      append (moves, move);
      move.kind = WEFT_MOVE_DEAL;
      for (move.cards[1] = 1; move.cards[1] <= WEFT_N_CARDS; move.cards[1]++)
        append (moves, move);
    }
  move = (WeftMove){ .kind = WEFT_MOVE_ROLL, .token = WEFT_NONE };
  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    append (moves, move);
}

/* Every move a record can hold but `vp`, `fix` and `note`. (transfer full) */
static GArray *
all_moves (void)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (WeftMove));
  WeftMove move = { .token = WEFT_NONE };

  for (guint8 player = 0; player < WEFT_N_PLAYERS; player++)
    append_player_moves (moves, player);
  append_chance_moves (moves);
  for (move.value = 0; move.value <= 1; move.value++)
    {
      move.kind = WEFT_MOVE_ANSWER;
      append (moves, move);
      move.kind = WEFT_MOVE_TILES;
      append (moves, move);
    }
  append (moves,
          (WeftMove){ .kind = WEFT_MOVE_TIE, .token = WEFT_NONE, .winner = WEFT_WINNER_TIE });
  return moves;
}

/* Moves that are possible besides and not listed: a sample. */
static char *
check_unlisted_moves (const WeftState *state, const WeftTables *tables)
{
  char *wrong = NULL;
  WeftMove move = { .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE };

  wrong = invariants_of_apply (state, tables, &move);
  for (guint8 player = 0; player < WEFT_N_PLAYERS && wrong == NULL; player++)
    for (guint8 fix = 0; fix < WEFT_N_FIXES && wrong == NULL; fix++)
      {
        move = (WeftMove){ .kind = WEFT_MOVE_VP, .player = player, .token = WEFT_NONE };
        wrong = invariants_of_apply (state, tables, &move);
        move = (WeftMove){ .kind = WEFT_MOVE_FIX,
                           .fix = fix,
                           .player = player,
                           .track = (guint8) ((player + state->turn) % WEFT_N_TRACKS),
                           .token = player % 2 ? 1 : WEFT_NONE,
                           .hex = (guint8) ((player * 5 + state->turn) % WEFT_N_HEXES),
                           .achievement = player % WEFT_N_ACHIEVEMENTS,
                           .place = fix % 2,
                           .tier = player % WEFT_N_TIERS,
                           .owner = player,
                           .territory = player > 0,
                           .number = 3,
                           .outposts = { { player, TRUE, WEFT_NONE, fix % 2 },
                                         { WEFT_NONE, FALSE, WEFT_NONE, FALSE } } };
        if (wrong == NULL)
          wrong = invariants_of_apply (state, tables, &move);
      }
  return wrong;
}

static gboolean
same_move (const WeftMove *a, const WeftMove *b)
{
  return a->kind == b->kind && a->player == b->player && a->track == b->track
         && a->token == b->token && a->hex == b->hex && a->cards[0] == b->cards[0]
         && a->cards[1] == b->cards[1] && a->value == b->value && a->tier == b->tier
         && a->winner == b->winner && a->other == b->other && a->no_traps == b->no_traps;
}

/* What is possible on many hexes in many ways is not listed. */
static gboolean
is_listed (const WeftMove *move)
{
  return move->kind != WEFT_MOVE_PLACE && move->kind != WEFT_MOVE_REVOLUTION && !move->other
         && !move->no_traps;
}

/* How often the list has the move. */
static guint
count_listed (const GArray *moves, const WeftMove *move)
{
  guint count = 0;

  for (guint i = 0; i < moves->len; i++)
    count += same_move (&g_array_index (moves, WeftMove, i), move) ? 1 : 0;
  return count;
}

static const guint32 hex_kinds = WEFT_MOVE_BIT (WEFT_MOVE_CONQUER) | WEFT_MOVE_BIT (WEFT_MOVE_PLACE)
                                 | WEFT_MOVE_BIT (WEFT_MOVE_REVOLUTION);

char *
invariants_of_moves (const WeftState *state, const WeftTables *tables)
{
  g_autoptr (GArray) listed = weft_legal_moves (state, tables);
  g_autoptr (GArray) moves = all_moves ();
  guint found = 0;
  guint32 unlisted = 0;

  for (guint i = 0; i < moves->len; i++)
    {
      const WeftMove *move = &g_array_index (moves, WeftMove, i);
      gboolean possible = legality_expects (state, tables, move);
      guint count = is_listed (move) ? count_listed (listed, move) : 0;
      char *wrong = invariants_of_apply (state, tables, move);

      if (wrong != NULL)
        return wrong;
      if (possible && !is_listed (move))
        unlisted |= WEFT_MOVE_BIT (move->kind);
      if (count != (possible && is_listed (move) ? 1 : 0))
        {
          g_autofree char *text = game_move_to_text (move, tables);

          return g_strdup_printf ("%s is listed %u times", text, count);
        }
      found += count;
    }
  if (found != listed->len)
    return g_strdup_printf ("%u of %u listed moves are no moves", listed->len - found, listed->len);
  if ((weft_legal_unlisted (state, tables) & hex_kinds) != unlisted)
    return g_strdup_printf ("%x is said to be possible besides, not %x",
                            weft_legal_unlisted (state, tables), unlisted);
  return check_unlisted_moves (state, tables);
}
