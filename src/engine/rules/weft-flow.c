/* weft-flow.c: the course of a game: starting it, and applying moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-flow.h"

#include "weft-agenda-private.h"
#include "weft-benefits.h"
#include "weft-civilizations.h"
#include "weft-conquest.h"
#include "weft-deck.h"
#include "weft-explore.h"
#include "weft-fix.h"
#include "weft-human-cards.h"
#include "weft-income.h"
#include "weft-legal.h"
#include "weft-players-private.h"
#include "weft-start-position.h"
#include "weft-tracks.h"
#include "weft-turns.h"

/* T4: a bot advances by the latest pair. */
static void
advance_by_pair (WeftRun *run, WeftPlayer bot)
{
  const WeftWhy why = { .cause = WEFT_CAUSE_PAIR, .rule = WEFT_RULE_A5, .benefit = TRUE };
  const WeftState *state = run->state;
  const WeftCard *decision = &run->tables->cards[state->deck.latest[0]];
  guint8 box = bot == AUTOMA ? decision->automa : decision->shadow;
  guint8 track;

  if (state->deck.latest[0] == 0)
    return;
  track = weft_tracks_choose (run, bot, box, weft_tracks_candidates (state, bot), WEFT_RULE_A3);
  if (track == WEFT_NONE)
    weft_emit (run, .kind = WEFT_EVENT_NO_ADVANCE, .rule = WEFT_RULE_A1, .player = (guint8) bot,
               .reason = WEFT_REASON_ALL_TRACKS_COMPLETE);
  else
    weft_benefits_advance (run, bot, track, &why);
}

static void
carry_out (WeftRun *run, const WeftTask *task)
{
  switch ((WeftTaskKind) task->kind)
    {
    case WEFT_TASK_PAIR:
      advance_by_pair (run, task->player);
      break;
    case WEFT_TASK_ADVANCE:
      weft_benefits_take_advance (run, task);
      break;
    case WEFT_TASK_BENEFIT:
      weft_benefits_gain (run, task);
      break;
    case WEFT_TASK_INCOME:
      weft_income_step (run, task->step);
      break;
    case WEFT_TASK_CIVILIZATION:
      weft_civilizations_take_income (run, task->civilization);
      break;
    case WEFT_TASK_CONQUERORS:
      weft_civilizations_conquerors_after (run);
      break;
    case WEFT_TASK_ICONOCLASTS:
      weft_civilizations_iconoclasts (run, task->rolls);
      break;
    case WEFT_TASK_END_TURN:
      weft_turns_pass (run);
      break;
    case WEFT_TASK_ROLLED:
    case WEFT_TASK_CONQUEST:
    case WEFT_TASK_HUMAN_CONQUEST:
    default:
      g_assert_not_reached (); /* these wait for a move */
    }
}

/* Runs the agenda to the next prompt. */
static void
run_on (WeftRun *run)
{
  WeftState *state = run->state;

  while (state->prompt.kind == WEFT_PROMPT_NOTHING)
    if (!weft_agenda_is_empty (state))
      {
        WeftTask task = weft_agenda_pop (state);

        carry_out (run, &task);
      }
    else
      state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_TURN, .player = state->active };
}

/* T3, T4. */
static void
deal (WeftRun *run, const WeftMove *move)
{
  WeftState *state = run->state;
  gboolean income_hand = run->tables->cards[move->cards[0]].income;

  weft_deck_deal (&state->deck, move->cards);
  state->deals++;
  weft_emit (run, .kind = WEFT_EVENT_CARDS,
             .rule = weft_setup_is_solo (&state->setup) ? WEFT_RULE_T3 : WEFT_RULE_T6,
             .player = state->active, .cards = { move->cards[0], move->cards[1] });
  if (!weft_setup_is_solo (&state->setup))
    weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_PAIR, .player = SHADOW });
  else if (income_hand && weft_deck_size (&state->deck) == 0)
    weft_income_begin (run, WEFT_ERA_INCOME_HAND);
  else
    {
      weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_PAIR, .player = SHADOW });
      weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_PAIR, .player = AUTOMA });
    }
}

static void
roll (WeftRun *run, const WeftMove *move)
{
  WeftTask task = weft_agenda_pop (run->state);

  run->state->rolls++;
  weft_benefits_rolled (run, &task, move->track);
}

static void
answer (WeftRun *run, const WeftMove *move)
{
  WeftTask task = weft_agenda_pop (run->state);

  if (task.kind == WEFT_TASK_CONQUEST)
    weft_conquest_automa_answered (run, task.hex, move->value);
  else
    weft_conquest_human_answered (run, &task, move->value);
}

static void
move_token (WeftRun *run, const WeftMove *move, WeftDirection direction)
{
  const WeftWhy why = { .cause = WEFT_CAUSE_TURN, .rule = WEFT_RULE_P2, .benefit = TRUE };
  int token = move->token != WEFT_NONE
                  ? move->token
                  : weft_tracks_token (run->state, move->player, move->track, direction);

  if (direction == WEFT_FORWARD)
    {
      run->state->advanced = TRUE;
      weft_tracks_advance (run, move->player, move->track, token, &why);
    }
  else
    weft_tracks_regress (run, move->player, move->track, token, &why);
}

/* P1: the token leaves technology for the start of a track. */
static void
leave_technology (WeftRun *run, const WeftMove *move)
{
  WeftState *state = run->state;
  gint8 *technology = state->tokens[move->player][WEFT_TRACK_TECHNOLOGY];
  gint8 *target = state->tokens[move->player][move->track];

  technology[technology[0] == WEFT_LAST_SPACE ? 0 : 1] = WEFT_NO_TOKEN;
  if (technology[0] == WEFT_NO_TOKEN)
    {
      technology[0] = technology[1];
      technology[1] = WEFT_NO_TOKEN;
    }
  state->complete[move->player] |= (WeftTrackSet) WEFT_TRACK_BIT (WEFT_TRACK_TECHNOLOGY);
  target[target[0] == WEFT_NO_TOKEN ? 0 : 1] = 0;
  weft_emit (run, .kind = WEFT_EVENT_SINGULARITY, .rule = WEFT_RULE_P1, .player = move->player,
             .track = move->track);
}

static void
take_from_pool (WeftRun *run)
{
  run->state->pool--;
  weft_emit (run, .kind = WEFT_EVENT_POOL, .rule = WEFT_RULE_C5, .player = run->state->active,
             .track = WEFT_NONE, .count = run->state->pool);
}

static void
explore (WeftRun *run, const WeftMove *move)
{
  weft_explore_place_tile (run->state, move->hex);
  weft_emit (run, .kind = WEFT_EVENT_EXPLORE, .rule = WEFT_RULE_H1, .player = move->player,
             .hex = move->hex);
}

/* Moves that change neither whose turn it is nor what the game waits for. */
static gboolean
note_down (WeftState *state, const WeftMove *move)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_VP:
      state->vp[move->player] = move->number;
      return TRUE;
    case WEFT_MOVE_TILES:
      state->tiles = move->value;
      return TRUE;
    case WEFT_MOVE_FIX:
      weft_fix_apply (state, move);
      return TRUE;
    case WEFT_MOVE_TIE:
      state->tie = move->winner;
      return TRUE;
    case WEFT_MOVE_NOTE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The same; a tie that was decided is forgotten when others are in front (V4). */
static gboolean
apply_bookkeeping (WeftState *state, const WeftMove *move)
{
  WeftPlayerSet before = weft_state_foremost (state);

  if (!note_down (state, move))
    return FALSE;
  if (weft_state_foremost (state) != before)
    state->tie = WEFT_NONE;
  return TRUE;
}

static void
apply_move (WeftRun *run, const WeftMove *move)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_INCOME:
      weft_income_human (run, move->player);
      break;
    case WEFT_MOVE_ADVANCE:
      move_token (run, move, WEFT_FORWARD);
      break;
    case WEFT_MOVE_REGRESS:
      move_token (run, move, WEFT_BACK);
      break;
    case WEFT_MOVE_SINGULARITY:
      leave_technology (run, move);
      break;
    case WEFT_MOVE_EXPLORE:
      explore (run, move);
      break;
    case WEFT_MOVE_CONQUER:
      weft_conquest_human (run, move);
      break;
    case WEFT_MOVE_PLACE:
    case WEFT_MOVE_REVOLUTION:
    case WEFT_MOVE_TAKE_LANDMARK:
    case WEFT_MOVE_AGE_OF_DISCOVERY:
      weft_human_cards_apply (run, move);
      break;
    case WEFT_MOVE_TAKE_POOL:
      take_from_pool (run);
      break;
    case WEFT_MOVE_END_TURN:
      weft_turns_pass (run);
      break;
    case WEFT_MOVE_DEAL:
      deal (run, move);
      break;
    case WEFT_MOVE_ROLL:
      roll (run, move);
      break;
    case WEFT_MOVE_REVEAL:
      weft_deck_reveal (&run->state->deck, move->cards[0]);
      run->state->reveals++;
      break;
    case WEFT_MOVE_ANSWER:
      answer (run, move);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
apply (WeftRun *run, const WeftMove *move)
{
  if (apply_bookkeeping (run->state, move))
    return;
  run->state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_NOTHING };
  apply_move (run, move);
  run_on (run);
}

void
weft_flow_apply_legal (const WeftTables *tables, WeftState *state, const WeftMove *move,
                       GArray *events)
{
  apply (&(WeftRun){ tables, state, events, .states = NULL }, move);
}

void
weft_flow_follow (const WeftTables *tables, WeftState *state, const WeftMove *move, GArray *events,
                  GArray *states)
{
  g_return_if_fail (events != NULL && states != NULL && events->len == states->len);

  apply (&(WeftRun){ tables, state, events, states }, move);
}

gboolean
weft_flow_apply (const WeftTables *tables, WeftState *state, const WeftMove *move, GArray *events,
                 GError **error)
{
  g_return_val_if_fail (tables != NULL && state != NULL && move != NULL, FALSE);

  if (!weft_legal_check (state, tables, move, error))
    return FALSE;
  weft_flow_apply_legal (tables, state, move, events);
  return TRUE;
}

static void
start (WeftRun *run, const WeftSetup *setup)
{
  weft_start_position_lay (run, setup);
  weft_turns_begin (run, setup->first);
  run_on (run);
}

void
weft_flow_start (const WeftTables *tables, const WeftSetup *setup, WeftState *state, GArray *events)
{
  g_return_if_fail (tables != NULL && setup != NULL && state != NULL);

  start (&(WeftRun){ tables, state, events, .states = NULL }, setup);
}

void
weft_flow_follow_start (const WeftTables *tables, const WeftSetup *setup, WeftState *state,
                        GArray *events, GArray *states)
{
  g_return_if_fail (events != NULL && states != NULL && events->len == states->len);

  start (&(WeftRun){ tables, state, events, states }, setup);
}
