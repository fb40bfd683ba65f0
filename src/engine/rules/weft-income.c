/* weft-income.c: income turns of the Automa and of the Shadow Empire on its own (I, T6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-income.h"

#include "weft-agenda-private.h"
#include "weft-benefits.h"
#include "weft-civilizations.h"
#include "weft-deck.h"
#include "weft-players-private.h"
#include "weft-tracks.h"

/* The order of I1 at level 6. */
static const guint8 first_income_tracks[] = {
  WEFT_TRACK_MILITARY,
  WEFT_TRACK_EXPLORATION,
  WEFT_TRACK_TECHNOLOGY,
  WEFT_TRACK_SCIENCE,
};

static gboolean
has (WeftTurnSet turns, int turn)
{
  return (turns >> turn) & 1;
}

static void
push_advance (WeftState *state, WeftPlayer bot, guint track)
{
  weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_ADVANCE,
                                       .player = (guint8) bot,
                                       .rule = WEFT_RULE_I1,
                                       .advance = { (guint8) track, WEFT_CAUSE_INCOME } });
}

/* I1: first the Automa, then the Shadow Empire. */
static void
take_first_income_specials (WeftRun *run, const WeftLevel *level)
{
  static const WeftPlayer last_first[] = { SHADOW, AUTOMA };
  WeftState *state = run->state;

  for (guint i = 0; i < G_N_ELEMENTS (last_first); i++)
    if (level->first_income == WEFT_FIRST_INCOME_BOTS_ON_FAVORITES)
      push_advance (state, last_first[i], state->favorites[last_first[i]]);
    else if (level->first_income == WEFT_FIRST_INCOME_BOTS_ON_ALL_TRACKS)
      for (int track = (int) G_N_ELEMENTS (first_income_tracks) - 1; track >= 0; track--)
        push_advance (state, last_first[i], first_income_tracks[track]);
}

/* Whether another player's token on @bot's favorite track is further (I2). */
static gboolean
is_overtaken (const WeftState *state, WeftPlayer bot)
{
  guint track = state->favorites[bot];

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (player != bot && weft_setup_has_player (&state->setup, player)
        && weft_state_furthest (state, player, track) > state->tokens[bot][track][0])
      return TRUE;
  return FALSE;
}

/* I2 for one bot. */
static void
review_favorite (WeftRun *run, WeftPlayer bot)
{
  WeftState *state = run->state;
  guint8 from = state->favorites[bot], to = from;

  if (state->deck.latest[1] != 0
      && (state->tokens[bot][from][0] == WEFT_LAST_SPACE || is_overtaken (state, bot)))
    {
      guint8 chosen = weft_tracks_choose (run, bot, WEFT_BOX_LANDMARK,
                                          weft_tracks_candidates (state, bot), WEFT_RULE_I2);

      to = chosen != WEFT_NONE ? chosen : from;
    }
  state->favorites[bot] = to;
  weft_emit (run, .kind = WEFT_EVENT_FAVORITE, .rule = WEFT_RULE_I2, .player = (guint8) bot,
             .from = from, .to = to, .changed = from != to);
}

static void
add_part (WeftEvent *event, WeftPart what, int count, int multiplier)
{
  WeftVpPart part = { (guint8) what, count, multiplier, count * multiplier };

  event->parts[event->n_parts++] = part;
  event->vp += part.vp;
}

/* I5. */
static void
score_victory_points (WeftRun *run, const WeftLevel *level)
{
  WeftState *state = run->state;
  const WeftMatRow *row = &run->tables->mat[level->hard ? 1 : 0][state->income_turns[AUTOMA]];
  WeftEvent event = { .kind = WEFT_EVENT_VP, .rule = WEFT_RULE_I5, .player = AUTOMA };
  gint8 (*tokens)[WEFT_N_TOKENS] = state->tokens[AUTOMA];
  int others = tokens[WEFT_TRACK_TECHNOLOGY][0] + tokens[WEFT_TRACK_EXPLORATION][0];

  if (weft_setup_has_track (&state->setup, WEFT_TRACK_ARTS))
    others += tokens[WEFT_TRACK_ARTS][0];
  if (row->first_to_era > 0
      && weft_state_is_first_to_era (state, AUTOMA, state->income_turns[AUTOMA]))
    add_part (&event, WEFT_PART_FIRST_TO_ERA, 1, row->first_to_era);
  add_part (&event, WEFT_PART_LANDMARKS_AND_TERRITORIES,
            weft_state_mat_landmarks (state) + state->pool + weft_state_territories (state, AUTOMA),
            row->landmarks_and_territories);
  add_part (&event, WEFT_PART_MILITARY_AND_SCIENCE,
            tokens[WEFT_TRACK_MILITARY][0] + tokens[WEFT_TRACK_SCIENCE][0],
            row->military_and_science);
  add_part (&event, WEFT_PART_TECHNOLOGY_EXPLORATION_AND_ARTS, others,
            row->technology_exploration_and_arts);
  weft_run_score (run, event.vp);
  event.total = state->vp[AUTOMA];
  weft_run_tell (run, &event);
}

static void
add_progress_cards (WeftRun *run, int count)
{
  if (count == 0)
    return;
  weft_deck_add (&run->state->deck, count);
  weft_emit (run, .kind = WEFT_EVENT_PROGRESS, .rule = WEFT_RULE_I6, .player = AUTOMA,
             .count = count);
}

static void
gain_tapestry (WeftRun *run)
{
  run->state->tapestry++;
  weft_emit (run, .kind = WEFT_EVENT_TAPESTRY, .rule = WEFT_RULE_I8, .player = AUTOMA,
             .cause = WEFT_CAUSE_INCOME, .count = run->state->tapestry);
}

static void
shuffle (WeftRun *run, WeftRule rule)
{
  weft_deck_shuffle (&run->state->deck);
  weft_emit (run, .kind = WEFT_EVENT_SHUFFLE, .rule = (guint8) rule, .player = run->state->active);
}

enum
{
  STEP_FIRST_INCOME_SPECIALS = 1, /* I1 */
  STEP_FAVORITES,                 /* I2 */
  STEP_ADVANCE_BOTH,              /* I3 */
  STEP_CIVILIZATION,              /* I4 */
  STEP_VICTORY_POINTS,            /* I5 */
  STEP_PROGRESS_CARDS,            /* I6 */
  STEP_PLAY_TAPESTRY,             /* I7 */
  STEP_GAIN_TAPESTRY,             /* I8 */
  STEP_SHUFFLE,                   /* I9 */
  N_STEPS,
};

void
weft_income_begin (WeftRun *run, WeftEraBegun begun)
{
  static const guint8 rules[] = {
    [WEFT_ERA_FIRST_TURN] = WEFT_RULE_T1,
    [WEFT_ERA_EMPTY_DECK] = WEFT_RULE_T2,
    [WEFT_ERA_INCOME_HAND] = WEFT_RULE_T3,
  };
  WeftState *state = run->state;

  state->income_turns[AUTOMA]++;
  weft_emit (run, .kind = WEFT_EVENT_ERA, .rule = rules[begun], .player = AUTOMA,
             .count = state->income_turns[AUTOMA], .begun = (guint8) begun);
  weft_agenda_push (state,
                    (WeftTask){ .kind = WEFT_TASK_INCOME, .step = STEP_FIRST_INCOME_SPECIALS });
}

/* I4: at level 6 the first civilization acts before the second (S4). */
static void
take_civilizations (WeftState *state)
{
  for (int index = state->setup.n_civilizations - 1; index >= 0; index--)
    weft_agenda_push (state,
                      (WeftTask){ .kind = WEFT_TASK_CIVILIZATION, .civilization = (guint8) index });
}

static void
advance_both (WeftState *state)
{
  weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_PAIR, .player = SHADOW });
  weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_PAIR, .player = AUTOMA });
}

void
weft_income_step (WeftRun *run, int step)
{
  WeftState *state = run->state;
  const WeftLevel *level = weft_setup_level (&state->setup, run->tables);
  int turn = state->income_turns[AUTOMA];

  if (step + 1 < N_STEPS)
    weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_INCOME, .step = (guint8) (step + 1) });
  switch (step)
    {
    case STEP_FIRST_INCOME_SPECIALS:
      if (turn == 1)
        take_first_income_specials (run, level);
      break;
    case STEP_FAVORITES:
      if (has (level->favorites, turn))
        {
          review_favorite (run, AUTOMA);
          review_favorite (run, SHADOW);
        }
      break;
    case STEP_ADVANCE_BOTH:
      if (has (level->advance_both, turn))
        advance_both (state);
      break;
    case STEP_CIVILIZATION:
      if (has (level->civilization, turn))
        take_civilizations (state);
      break;
    case STEP_VICTORY_POINTS:
      if (has (level->victory_points, turn))
        score_victory_points (run, level);
      break;
    case STEP_PROGRESS_CARDS:
      add_progress_cards (run, level->progress_cards[turn]);
      break;
    case STEP_PLAY_TAPESTRY:
      if (has (level->play_tapestry, turn))
        weft_emit (run, .kind = WEFT_EVENT_PLAY_TAPESTRY, .rule = WEFT_RULE_I7, .player = AUTOMA);
      break;
    case STEP_GAIN_TAPESTRY:
      if (has (level->gain_tapestry, turn))
        gain_tapestry (run);
      break;
    case STEP_SHUFFLE:
      if (has (level->shuffle, turn))
        shuffle (run, WEFT_RULE_I9);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
weft_income_shadow_empire (WeftRun *run)
{
  WeftState *state = run->state;

  if (state->opened)
    review_favorite (run, SHADOW);
  state->opened = TRUE;
  shuffle (run, WEFT_RULE_T6);
}

void
weft_income_human (WeftRun *run, WeftPlayer human)
{
  const WeftWhy why = { .cause = WEFT_CAUSE_INCOME, .rule = WEFT_RULE_I1, .benefit = TRUE };
  WeftState *state = run->state;
  gboolean solo = weft_setup_is_solo (&state->setup);

  state->income_turns[human]++;
  state->took_income = TRUE;
  weft_emit (run, .kind = WEFT_EVENT_ERA, .rule = WEFT_RULE_T5, .player = (guint8) human,
             .count = state->income_turns[human]);
  if (!solo || state->income_turns[human] != 1
      || weft_setup_level (&state->setup, run->tables)->first_income
             != WEFT_FIRST_INCOME_HUMAN_ON_FOUR_TRACKS)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (first_income_tracks); i++)
    {
      guint track = first_income_tracks[i];
      int token = weft_tracks_token (state, human, track, WEFT_FORWARD);

      if (token >= 0)
        weft_tracks_advance (run, human, track, token, &why);
    }
}
