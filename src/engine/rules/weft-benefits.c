/* weft-benefits.c: what the Automa gains from spaces and rolls (B)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-benefits.h"

#include "weft-conquest.h"
#include "weft-explore.h"
#include "weft-players-private.h"

/* The rule that the events of a space's benefit cite. */
static WeftRule
rule_of (WeftBenefitKind benefit)
{
  switch (benefit)
    {
    case WEFT_BENEFIT_TAPESTRY:
      return WEFT_RULE_B2;
    case WEFT_BENEFIT_DISCARD_TECH:
    case WEFT_BENEFIT_DISCARD_MASTERPIECES:
      return WEFT_RULE_B3;
    case WEFT_BENEFIT_ROLL:
    case WEFT_BENEFIT_ROLL_PLAIN:
      return WEFT_RULE_B4;
    case WEFT_BENEFIT_ADVANCE:
    case WEFT_BENEFIT_REGRESS:
      return WEFT_RULE_B5;
    case WEFT_BENEFIT_EXPLORE:
    case WEFT_BENEFIT_EXPLORE_ANYWHERE:
    case WEFT_BENEFIT_CONQUER:
    case WEFT_BENEFIT_CONQUER_ANYWHERE:
      return WEFT_RULE_B7;
    case WEFT_N_BENEFITS:
    default:
      g_return_val_if_reached (WEFT_RULE_NONE);
    }
}

void
weft_benefits_of_space (WeftRun *run, guint track, int number)
{
  const WeftSpace *space = &run->tables->spaces[track][number];

  for (int i = space->n_benefits - 1; i >= 0; i--)
    weft_agenda_push (run->state, (WeftTask){ .kind = WEFT_TASK_BENEFIT,
                                              .rule = (guint8) rule_of (space->benefits[i].kind),
                                              .gain = space->benefits[i] });
}

void
weft_benefits_advance (WeftRun *run, WeftPlayer bot, guint track, const WeftWhy *why)
{
  WeftWhy told = *why;
  int space;

  told.benefit = why->benefit && bot == AUTOMA;
  if (run->state->tokens[bot][track][0] >= WEFT_LAST_SPACE)
    {
      weft_emit (run, .kind = WEFT_EVENT_SKIP, .rule = why->rule, .player = (guint8) bot,
                 .source = why->source, .skip = WEFT_SKIP_ADVANCE, .cause = why->cause,
                 .reason = WEFT_REASON_END_OF_TRACK, .track = (guint8) track);
      return;
    }
  space = weft_tracks_advance (run, bot, track, 0, &told);
  if (told.benefit)
    weft_benefits_of_space (run, track, space);
}

void
weft_benefits_take_advance (WeftRun *run, const WeftTask *task)
{
  const WeftWhy why = { task->advance.cause, task->source, task->rule, .benefit = TRUE };

  weft_benefits_advance (run, task->player, task->advance.track, &why);
}

static void
regress (WeftRun *run, guint track, const WeftWhy *why)
{
  int space;

  if (run->state->tokens[AUTOMA][track][0] <= 0)
    {
      weft_emit (run, .kind = WEFT_EVENT_SKIP, .rule = why->rule, .player = AUTOMA,
                 .source = why->source, .skip = WEFT_SKIP_REGRESS, .cause = why->cause,
                 .reason = WEFT_REASON_START_OF_TRACK, .track = (guint8) track);
      return;
    }
  space = weft_tracks_regress (run, AUTOMA, track, 0, why);
  weft_benefits_of_space (run, track, space);
}

void
weft_benefits_ask_roll (WeftRun *run, const WeftTask *task, WeftTrackSet tracks)
{
  WeftTask rolled = *task;

  rolled.kind = WEFT_TASK_ROLLED;
  weft_agenda_push (run->state, rolled);
  run->state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_ROLL, .tracks = tracks };
}

void
weft_benefits_rolled (WeftRun *run, const WeftTask *task, guint track)
{
  WeftWhy why = { WEFT_CAUSE_BENEFIT, task->source, task->rule, .benefit = TRUE };

  weft_emit (run, .kind = WEFT_EVENT_ROLL, .rule = task->rule, .player = AUTOMA,
             .source = task->source, .track = (guint8) track);
  switch ((WeftBenefitKind) task->gain.kind)
    {
    case WEFT_BENEFIT_ROLL:
    case WEFT_BENEFIT_ROLL_PLAIN:
      why.cause = WEFT_CAUSE_ROLL;
      why.benefit = task->gain.kind == WEFT_BENEFIT_ROLL;
      weft_benefits_advance (run, AUTOMA, track, &why);
      break;
    case WEFT_BENEFIT_ADVANCE:
      weft_benefits_advance (run, AUTOMA, track, &why);
      break;
    case WEFT_BENEFIT_REGRESS:
      regress (run, track, &why);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Puts the task back and asks for the tiebreaker card of income turn 1 (H4). */
static void
ask_reveal (WeftRun *run, const WeftTask *task)
{
  weft_agenda_push (run->state, *task);
  run->state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_REVEAL };
}

static void
take_hex_action (WeftRun *run, const WeftTask *task)
{
  WeftBenefitKind kind = task->gain.kind;
  gboolean anywhere =
      kind == WEFT_BENEFIT_EXPLORE_ANYWHERE || kind == WEFT_BENEFIT_CONQUER_ANYWHERE;
  gboolean explores = kind == WEFT_BENEFIT_EXPLORE || kind == WEFT_BENEFIT_EXPLORE_ANYWHERE;

  if (!(explores ? weft_explore_automa (run, anywhere) : weft_conquest_automa (run, anywhere)))
    {
      ask_reveal (run, task);
      return;
    }
  run->state->deck.shown = 0; /* the revealed card is shuffled back */
}

void
weft_benefits_gain (WeftRun *run, const WeftTask *task)
{
  WeftState *state = run->state;

  switch ((WeftBenefitKind) task->gain.kind)
    {
    case WEFT_BENEFIT_TAPESTRY:
      state->tapestry++;
      weft_emit (run, .kind = WEFT_EVENT_TAPESTRY, .rule = task->rule, .player = AUTOMA,
                 .source = task->source, .cause = WEFT_CAUSE_BENEFIT, .count = state->tapestry);
      break;
    case WEFT_BENEFIT_DISCARD_TECH:
      weft_emit (run, .kind = WEFT_EVENT_DISCARD_TECH, .rule = task->rule, .player = AUTOMA,
                 .source = task->source);
      break;
    case WEFT_BENEFIT_DISCARD_MASTERPIECES:
      weft_emit (run, .kind = WEFT_EVENT_DISCARD_MASTERPIECES, .rule = task->rule, .player = AUTOMA,
                 .source = task->source);
      break;
    case WEFT_BENEFIT_ROLL:
    case WEFT_BENEFIT_ROLL_PLAIN:
      weft_benefits_ask_roll (run, task, state->setup.tracks);
      break;
    case WEFT_BENEFIT_ADVANCE:
    case WEFT_BENEFIT_REGRESS:
      weft_benefits_ask_roll (run, task, task->gain.tracks & state->setup.tracks);
      break;
    case WEFT_BENEFIT_EXPLORE:
    case WEFT_BENEFIT_EXPLORE_ANYWHERE:
    case WEFT_BENEFIT_CONQUER:
    case WEFT_BENEFIT_CONQUER_ANYWHERE:
      take_hex_action (run, task);
      break;
    case WEFT_N_BENEFITS:
    default:
      g_assert_not_reached ();
    }
}
