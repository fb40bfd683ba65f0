/* weft-civilizations.c: the Automa's civilizations (C)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-civilizations.h"

#include "weft-benefits.h"
#include "weft-conquest.h"
#include "weft-deck.h"
#include "weft-hexes.h"
#include "weft-players-private.h"
#include "weft-tracks.h"

/* The numbers printed on the civilization cards; no table has them. */
#define TERRITORY_VP 1           /* C3 */
#define LANDMARK_VP 1            /* C4 */
#define FIRST_POOL 2             /* C5: a space tile and a tapestry card */
#define TRAIL_STEP 2             /* C6: spaces beyond the furthest */
#define TRAIL_VP 10              /* C6 */
#define EQUALIZER_REACH 2        /* C7 */
#define EQUALIZER_VP 5           /* C7 */
#define ICONOCLAST_VP 3          /* C8 */
#define CONQUERORS_TERRITORIES 2 /* C3: with more of these, one gets a toppled outpost */

/* The rule a civilization's events cite. */
static const guint8 rules[WEFT_N_CIVILIZATIONS] = {
  [WEFT_CIVILIZATION_EXPLORERS] = WEFT_RULE_C1,  [WEFT_CIVILIZATION_SCIENTISTS] = WEFT_RULE_C2,
  [WEFT_CIVILIZATION_CONQUERORS] = WEFT_RULE_C3, [WEFT_CIVILIZATION_ENGINEERS] = WEFT_RULE_C4,
  [WEFT_CIVILIZATION_HUCKSTERS] = WEFT_RULE_C5,  [WEFT_CIVILIZATION_TRAILBLAZERS] = WEFT_RULE_C6,
  [WEFT_CIVILIZATION_EQUALIZERS] = WEFT_RULE_C7, [WEFT_CIVILIZATION_ICONOCLASTS] = WEFT_RULE_C8,
};

static WeftSource
source_of (WeftCivilization civilization)
{
  return (WeftSource) (civilization - WEFT_CIVILIZATION_EXPLORERS + WEFT_SOURCE_EXPLORERS);
}

/* An event of the Automa's civilization @id, given as members of WeftEvent. */
#define emit_for(run, id, ...)                                                                     \
  weft_emit (run, .rule = rules[WEFT_CIVILIZATION_##id], .source = WEFT_SOURCE_##id, __VA_ARGS__)

static void
score (WeftRun *run, WeftCivilization civilization, WeftPart part, int count, int vp_each)
{
  WeftVpPart line = { (guint8) part, count, vp_each, count * vp_each };

  weft_run_score (run, line.vp);
  weft_emit (run, .kind = WEFT_EVENT_VP, .rule = rules[civilization],
             .source = (guint8) source_of (civilization), .player = AUTOMA, .vp = line.vp,
             .total = run->state->vp[AUTOMA], .parts = { line }, .n_parts = 1);
}

/* C1 and C2: a step the card shows. */
static void
push_printed_step (WeftState *state, WeftCivilization civilization, const WeftBenefit *step)
{
  WeftTask task = { .kind = WEFT_TASK_BENEFIT,
                    .player = AUTOMA,
                    .rule = rules[civilization],
                    .source = (guint8) source_of (civilization) };

  if (step->kind == WEFT_BENEFIT_ADVANCE && __builtin_popcount (step->tracks) == 1)
    {
      task.kind = WEFT_TASK_ADVANCE;
      task.advance.track = (guint8) __builtin_ctz (step->tracks);
      task.advance.cause = WEFT_CAUSE_CIVILIZATION;
    }
  else
    task.gain = *step;
  weft_agenda_push (state, task);
}

/* The steps the card shows for this income turn, in printed order. */
static void
take_printed_steps (WeftRun *run, WeftCivilization civilization, int turn)
{
  const WeftIncomeSteps *income = &run->tables->civilizations[civilization].income[turn];

  for (int i = income->n_steps - 1; i >= 0; i--)
    push_printed_step (run->state, civilization, &income->steps[i]);
}

static void
take_conquerors (WeftRun *run, int turn)
{
  weft_agenda_push (run->state, (WeftTask){ .kind = WEFT_TASK_CONQUERORS });
  if (weft_state_territories (run->state, AUTOMA) < turn) /* C3 (1) */
    weft_agenda_push (run->state, (WeftTask){ .kind = WEFT_TASK_BENEFIT,
                                              .rule = WEFT_RULE_C3,
                                              .source = WEFT_SOURCE_CONQUERORS,
                                              .gain = { .kind = WEFT_BENEFIT_CONQUER } });
}

void
weft_civilizations_conquerors_after (WeftRun *run)
{
  WeftState *state = run->state;
  WeftHexSet weak = state->board.controlled[AUTOMA] & state->board.one;
  guint tiebreaker = weft_deck_tiebreaker (&state->deck);

  if (__builtin_popcountll (weak) > CONQUERORS_TERRITORIES && tiebreaker != 0) /* C3 (2) */
    {
      guint8 hex = weft_hexes_first (run->tables, weak, run->tables->cards[tiebreaker].hexes);

      if (state->supply[SHADOW] > 0)
        weft_conquest_add_shadow (run, hex, WEFT_SOURCE_CONQUERORS,
                                  rules[WEFT_CIVILIZATION_CONQUERORS]);
      else
        emit_for (run, CONQUERORS, .kind = WEFT_EVENT_SKIP, .player = SHADOW,
                  .skip = WEFT_SKIP_OUTPOST, .reason = WEFT_REASON_NO_OUTPOST);
    }
  score (run, WEFT_CIVILIZATION_CONQUERORS, WEFT_PART_TERRITORIES,
         weft_state_territories (state, AUTOMA), TERRITORY_VP);
}

/* C5: one item by the favorite track. */
static void
add_to_pool (WeftRun *run, int items)
{
  run->state->pool += (guint8) items;
  emit_for (run, HUCKSTERS, .kind = WEFT_EVENT_POOL, .player = AUTOMA,
            .track = run->state->favorites[AUTOMA], .count = run->state->pool);
}

/* The space the human's most advanced token counts for in C6: a completed track counts as 12 (P1).
 */
static int
trail_position (const WeftState *state, guint track)
{
  if ((state->complete[HUMAN] & WEFT_TRACK_BIT (track)) != 0)
    return WEFT_LAST_SPACE;
  return weft_state_furthest (state, HUMAN, track);
}

/* The space the next trailblazer outpost would lie on; past 12 there is none. */
static int
trail_space (const WeftState *state, guint track)
{
  int furthest = trail_position (state, track);

  if (state->trailblazers[track] != 0)
    furthest = MAX (furthest, (int) g_bit_storage (state->trailblazers[track]) - 1);
  return MAX (furthest, 0) + TRAIL_STEP;
}

/* C6: where the favorite track has no room, the tracks in ladder order. */
static guint
trail_track (WeftRun *run)
{
  WeftState *state = run->state;
  guint favorite = state->favorites[AUTOMA];
  WeftTrackSet candidates = 0;

  if (trail_space (state, favorite) <= WEFT_LAST_SPACE)
    return favorite;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&state->setup, track)
        && trail_space (state, track) <= WEFT_LAST_SPACE)
      candidates |= (WeftTrackSet) WEFT_TRACK_BIT (track);
  return weft_tracks_choose (run, AUTOMA, WEFT_NONE, candidates, WEFT_RULE_C6);
}

static void
lay_trailblazer (WeftRun *run)
{
  WeftState *state = run->state;
  guint track = trail_track (run);
  int space;

  if (track == WEFT_NONE)
    {
      emit_for (run, TRAILBLAZERS, .kind = WEFT_EVENT_SKIP, .player = AUTOMA,
                .skip = WEFT_SKIP_TRAILBLAZER, .reason = WEFT_REASON_NO_TRACK);
      return;
    }
  space = trail_space (state, track);
  state->trailblazers[track] |= (guint16) (1u << space);
  emit_for (run, TRAILBLAZERS, .kind = WEFT_EVENT_TRAILBLAZER, .player = AUTOMA,
            .track = (guint8) track, .count = space);
}

/* C7: to the human's space, one or two ahead. */
static void
take_equalizers (WeftRun *run)
{
  WeftState *state = run->state;
  WeftTrackSet candidates = 0;
  guint8 track;
  int from, to;

  for (guint i = 0; i < WEFT_N_TRACKS; i++)
    {
      int ahead;

      if (!weft_setup_has_track (&state->setup, i))
        continue;
      ahead = weft_state_furthest (state, HUMAN, i) - state->tokens[AUTOMA][i][0];
      if (ahead >= 1 && ahead <= EQUALIZER_REACH)
        candidates |= (WeftTrackSet) WEFT_TRACK_BIT (i);
    }
  track = weft_tracks_choose (run, AUTOMA, WEFT_NONE, candidates, WEFT_RULE_C7);
  if (track == WEFT_NONE)
    {
      score (run, WEFT_CIVILIZATION_EQUALIZERS, WEFT_PART_NO_CANDIDATE, 1, EQUALIZER_VP);
      return;
    }
  from = state->tokens[AUTOMA][track][0];
  to = weft_state_furthest (state, HUMAN, track);
  state->tokens[AUTOMA][track][0] = (gint8) to;
  emit_for (run, EQUALIZERS, .kind = WEFT_EVENT_ADVANCE, .player = AUTOMA, .track = track,
            .from = (guint8) from, .to = (guint8) to, .cause = WEFT_CAUSE_CIVILIZATION,
            .benefit = TRUE);
  weft_tracks_enter (run, AUTOMA, track, to);
  weft_benefits_of_space (run, track, to);
}

/* Takes every landmark off the mat and out of the game; returns how many there were. */
static int
remove_landmarks (WeftRun *run)
{
  WeftState *state = run->state;
  int removed = 0;

  for (; state->landmark_cards > 0; removed++)
    {
      state->landmark_cards--;
      emit_for (run, ICONOCLASTS, .kind = WEFT_EVENT_REMOVE_LANDMARK, .player = AUTOMA,
                .track = WEFT_NONE, .tier = WEFT_NONE);
    }
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    for (guint8 tier = 0; tier < WEFT_N_TIERS; tier++)
      {
        if (state->landmarks[track][tier] != AUTOMA)
          continue;
        state->landmarks[track][tier] = WEFT_OWNER_REMOVED;
        removed++;
        emit_for (run, ICONOCLASTS, .kind = WEFT_EVENT_REMOVE_LANDMARK, .player = AUTOMA,
                  .track = track, .tier = tier);
      }
  return removed;
}

/* Landmarks gained by the rolls are removed and rolled for like the first ones. */
void
weft_civilizations_iconoclasts (WeftRun *run, int rolls)
{
  const WeftTask roll = { .rule = WEFT_RULE_C8,
                          .source = WEFT_SOURCE_ICONOCLASTS,
                          .gain = { .kind = WEFT_BENEFIT_ROLL } };
  WeftState *state = run->state;
  int removed = remove_landmarks (run);
  WeftTrackSet tracks = weft_tracks_candidates (state, AUTOMA);

  if (removed > 0)
    score (run, WEFT_CIVILIZATION_ICONOCLASTS, WEFT_PART_LANDMARKS, removed, ICONOCLAST_VP);
  rolls += removed;
  if (rolls == 0)
    return;
  if (tracks == 0)
    {
      emit_for (run, ICONOCLASTS, .kind = WEFT_EVENT_SKIP, .player = AUTOMA, .skip = WEFT_SKIP_ROLL,
                .reason = WEFT_REASON_ALL_TRACKS_COMPLETE);
      return;
    }
  weft_agenda_push (state,
                    (WeftTask){ .kind = WEFT_TASK_ICONOCLASTS, .rolls = (guint8) (rolls - 1) });
  weft_benefits_ask_roll (run, &roll, tracks);
}

void
weft_civilizations_take_income (WeftRun *run, int index)
{
  WeftState *state = run->state;
  int turn = state->income_turns[AUTOMA];
  WeftCivilization civilization = state->setup.civilizations[index];

  switch (civilization)
    {
    case WEFT_CIVILIZATION_EXPLORERS:
    case WEFT_CIVILIZATION_SCIENTISTS:
      take_printed_steps (run, civilization, turn);
      break;
    case WEFT_CIVILIZATION_CONQUERORS:
      take_conquerors (run, turn);
      break;
    case WEFT_CIVILIZATION_ENGINEERS:
      score (run, WEFT_CIVILIZATION_ENGINEERS, WEFT_PART_LANDMARKS,
             weft_state_mat_landmarks (state), LANDMARK_VP);
      break;
    case WEFT_CIVILIZATION_EQUALIZERS:
      take_equalizers (run);
      break;
    case WEFT_CIVILIZATION_HUCKSTERS:
      add_to_pool (run, 1);
      break;
    case WEFT_CIVILIZATION_ICONOCLASTS:
      if (weft_state_mat_landmarks (state) == 0)
        emit_for (run, ICONOCLASTS, .kind = WEFT_EVENT_SKIP, .player = AUTOMA,
                  .skip = WEFT_SKIP_REMOVE_LANDMARK, .reason = WEFT_REASON_NO_LANDMARK);
      weft_civilizations_iconoclasts (run, 0);
      break;
    case WEFT_CIVILIZATION_TRAILBLAZERS:
      lay_trailblazer (run);
      break;
    case WEFT_N_CIVILIZATIONS:
    default:
      g_assert_not_reached ();
    }
}

void
weft_civilizations_set_up (WeftRun *run)
{
  const WeftSetup *setup = &run->state->setup;

  if (weft_setup_has_civilization (setup, WEFT_CIVILIZATION_HUCKSTERS))
    add_to_pool (run, FIRST_POOL + 1);
  if (weft_setup_has_civilization (setup, WEFT_CIVILIZATION_TRAILBLAZERS))
    lay_trailblazer (run);
}

void
weft_civilizations_end_game (WeftRun *run)
{
  const WeftState *state = run->state;
  int ahead = 0;

  if (!weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_TRAILBLAZERS))
    return;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (int space = 1; space <= WEFT_LAST_SPACE; space++)
      if ((state->trailblazers[track] >> space) & 1)
        ahead += trail_position (state, track) <= space;
  score (run, WEFT_CIVILIZATION_TRAILBLAZERS, WEFT_PART_TRAILBLAZERS, ahead, TRAIL_VP);
}
