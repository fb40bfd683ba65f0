/* weft-benefits.c: what the Automa gains from spaces and rolls (B)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-benefits.h"

#include "weft-conquest.h"
#include "weft-explore.h"
#include "weft-tracks.h"

#define AUTOMA WEFT_PLAYER_AUTOMA

/* The rule a roll's events cite. */
static const char *
roll_rule (WeftBenefitKind benefit, WeftSource source)
{
  switch (source)
    {
    case WEFT_SOURCE_SCIENTISTS:
      return "C2";
    case WEFT_SOURCE_ICONOCLASTS:
      return "C8";
    case WEFT_SOURCE_SPACE:
    case WEFT_SOURCE_CONQUERORS:
    default:
      return benefit == WEFT_BENEFIT_ROLL || benefit == WEFT_BENEFIT_ROLL_PLAIN ? "B4" : "B5";
    }
}

void
weft_benefits_of_space (WeftRun *run, guint track, int number)
{
  const WeftSpace *space = &run->tables->spaces[track][number];

  for (int i = space->n_benefits - 1; i >= 0; i--)
    weft_agenda_push (run->state, (WeftTask){ .kind = WEFT_TASK_BENEFIT,
                                              .a = space->benefits[i].kind,
                                              .b = space->benefits[i].tracks,
                                              .c = WEFT_SOURCE_SPACE });
}

void
weft_benefits_advance (WeftRun *run, WeftPlayer bot, guint track, WeftCause cause, gboolean benefit,
                       const char *rule)
{
  int space;

  benefit = benefit && bot == AUTOMA;
  if (run->state->tokens[bot][track][0] >= WEFT_LAST_SPACE)
    {
      weft_emit (run, .kind = WEFT_EVENT_SKIP, .rule = rule, .player = (guint8) bot,
                 .skip = WEFT_SKIP_ADVANCE, .reason = WEFT_REASON_END_OF_TRACK,
                 .track = (guint8) track);
      return;
    }
  space = weft_tracks_advance (run, bot, track, 0, cause, benefit, rule);
  if (benefit)
    weft_benefits_of_space (run, track, space);
}

static void
regress (WeftRun *run, guint track, const char *rule)
{
  int space;

  if (run->state->tokens[AUTOMA][track][0] <= 0)
    {
      weft_emit (run, .kind = WEFT_EVENT_SKIP, .rule = rule, .player = AUTOMA,
                 .skip = WEFT_SKIP_REGRESS, .reason = WEFT_REASON_START_OF_TRACK,
                 .track = (guint8) track);
      return;
    }
  space = weft_tracks_regress (run, AUTOMA, track, 0, WEFT_CAUSE_BENEFIT, TRUE, rule);
  weft_benefits_of_space (run, track, space);
}

void
weft_benefits_ask_roll (WeftRun *run, WeftBenefitKind benefit, WeftTrackSet tracks,
                        WeftSource source)
{
  weft_agenda_push (
      run->state,
      (WeftTask){ .kind = WEFT_TASK_ROLLED, .a = (guint8) benefit, .c = (guint8) source });
  run->state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_ROLL, .tracks = tracks };
}

void
weft_benefits_rolled (WeftRun *run, const WeftTask *task, guint track)
{
  const char *rule = roll_rule (task->a, task->c);

  weft_emit (run, .kind = WEFT_EVENT_ROLL, .rule = rule, .player = AUTOMA, .track = (guint8) track);
  switch ((WeftBenefitKind) task->a)
    {
    case WEFT_BENEFIT_ROLL:
      weft_benefits_advance (run, AUTOMA, track, WEFT_CAUSE_ROLL, TRUE, rule);
      break;
    case WEFT_BENEFIT_ROLL_PLAIN:
      weft_benefits_advance (run, AUTOMA, track, WEFT_CAUSE_ROLL, FALSE, rule);
      break;
    case WEFT_BENEFIT_ADVANCE:
      weft_benefits_advance (run, AUTOMA, track, WEFT_CAUSE_BENEFIT, TRUE, rule);
      break;
    case WEFT_BENEFIT_REGRESS:
      regress (run, track, rule);
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
  gboolean anywhere =
      task->a == WEFT_BENEFIT_EXPLORE_ANYWHERE || task->a == WEFT_BENEFIT_CONQUER_ANYWHERE;
  gboolean explores = task->a == WEFT_BENEFIT_EXPLORE || task->a == WEFT_BENEFIT_EXPLORE_ANYWHERE;

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

  switch ((WeftBenefitKind) task->a)
    {
    case WEFT_BENEFIT_TAPESTRY:
      state->tapestry++;
      weft_emit (run, .kind = WEFT_EVENT_TAPESTRY, .rule = "B2", .player = AUTOMA,
                 .count = state->tapestry);
      break;
    case WEFT_BENEFIT_DISCARD_TECH:
      weft_emit (run, .kind = WEFT_EVENT_DISCARD_TECH, .rule = "B3", .player = AUTOMA);
      break;
    case WEFT_BENEFIT_DISCARD_MASTERPIECES:
      weft_emit (run, .kind = WEFT_EVENT_DISCARD_MASTERPIECES, .rule = "B3", .player = AUTOMA);
      break;
    case WEFT_BENEFIT_ROLL:
    case WEFT_BENEFIT_ROLL_PLAIN:
      weft_benefits_ask_roll (run, task->a, state->setup.tracks, task->c);
      break;
    case WEFT_BENEFIT_ADVANCE:
    case WEFT_BENEFIT_REGRESS:
      weft_benefits_ask_roll (run, task->a, task->b & state->setup.tracks, task->c);
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
