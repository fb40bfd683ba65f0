/* weft-tracks.c: tokens on tracks: choosing one, advancing, landmarks (A, P)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tracks.h"

#include <string.h>

#include "weft-achievements.h"

WeftTrackSet
weft_tracks_candidates (const WeftState *state, WeftPlayer bot)
{
  WeftTrackSet candidates = 0;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&state->setup, track)
        && state->tokens[bot][track][0] < WEFT_LAST_SPACE)
      candidates |= (WeftTrackSet) WEFT_TRACK_BIT (track);
  return candidates;
}

/* Spaces to the nearest landmark ahead that nobody has gained, or to the end (A2). */
static int
landmark_distance (const WeftState *state, const WeftTables *tables, WeftPlayer bot, guint track)
{
  int space = state->tokens[bot][track][0];

  for (int tier = 0; tier < WEFT_N_TIERS; tier++)
    if (tables->landmark_space[tier] > space && state->landmarks[track][tier] == WEFT_NONE)
      return tables->landmark_space[tier] - space;
  return WEFT_LAST_SPACE - space;
}

WeftTrackSet
weft_tracks_narrow (const WeftState *state, const WeftTables *tables, WeftPlayer bot, WeftBox box,
                    WeftTrackSet candidates, guint8 measure[WEFT_N_TRACKS])
{
  WeftTrackSet kept = 0;
  int best = G_MAXINT;

  if (box == WEFT_BOX_ANY)
    return candidates;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      int space = state->tokens[bot][track][0], distance;

      if ((candidates & WEFT_TRACK_BIT (track)) == 0)
        continue;
      distance = box == WEFT_BOX_FINISH ? WEFT_LAST_SPACE - space
                                        : landmark_distance (state, tables, bot, track);
      if (measure != NULL)
        measure[track] = (guint8) (box == WEFT_BOX_FINISH ? space : distance);
      if (distance < best)
        kept = 0;
      if (distance <= best)
        kept |= (WeftTrackSet) WEFT_TRACK_BIT (track);
      best = MIN (best, distance);
    }
  return kept;
}

WeftLadder
weft_tracks_ladder (const WeftState *state, const WeftTables *tables, WeftPlayer bot, guint card)
{
  int arts = weft_setup_arts (&state->setup);
  WeftLadder ladder = { .taken = WEFT_NONE, .from_bottom = bot == WEFT_PLAYER_SHADOW };
  const guint8 *printed;

  g_return_val_if_fail (card >= 1 && card <= WEFT_N_CARDS, ladder);

  printed = tables->cards[card].ladder[arts];
  ladder.length = tables->cards[card].ladder_length[arts];
  for (guint8 i = 0; i < ladder.length; i++)
    {
      guint8 entry = printed[weft_ladder_printed (&ladder, i)];

      if (entry == WEFT_LADDER_FAVORITE)
        {
          ladder.heart = i;
          entry = state->favorites[bot];
        }
      ladder.tracks[i] = entry;
    }
  return ladder;
}

guint8
weft_tracks_climb (WeftLadder *ladder, WeftTrackSet candidates)
{
  g_return_val_if_fail (candidates != 0, WEFT_NONE);

  for (guint8 i = 0; i < ladder->length; i++)
    if ((candidates & WEFT_TRACK_BIT (ladder->tracks[i])) != 0)
      {
        ladder->taken = i;
        return ladder->tracks[i];
      }
  return (guint8) __builtin_ctz (candidates);
}

guint8
weft_tracks_choose (WeftRun *run, WeftPlayer bot, guint8 box, WeftTrackSet candidates,
                    WeftRule rule)
{
  guint8 measure[WEFT_N_TRACKS] = { 0 };
  WeftTrackSet left = candidates;
  WeftLadder ladder;
  guint8 chosen;

  if (box != WEFT_NONE)
    left = weft_tracks_narrow (run->state, run->tables, bot, box, candidates, measure);
  if (left == 0)
    return WEFT_NONE;
  ladder = weft_tracks_ladder (run->state, run->tables, bot, run->state->deck.latest[1]);
  chosen = weft_tracks_climb (&ladder, left);
  if (run->events != NULL)
    {
      WeftEvent choice = { .kind = WEFT_EVENT_CHOICE,
                           .rule = (guint8) rule,
                           .player = (guint8) bot,
                           .box = box,
                           .open_tracks = candidates,
                           .tracks = left,
                           .track = chosen,
                           .ladder = ladder };

      memcpy (choice.measure, measure, sizeof measure);
      weft_run_tell (run, &choice);
    }
  return chosen;
}

void
weft_tracks_enter (WeftRun *run, WeftPlayer player, guint track, int space)
{
  WeftState *state = run->state;
  guint8 tier = run->tables->landmark_tier[space];

  if (tier != WEFT_NONE && state->landmarks[track][tier] == WEFT_NONE)
    {
      guint8 owner = (guint8) player;

      if (player == WEFT_PLAYER_SHADOW && weft_setup_is_solo (&state->setup))
        owner = WEFT_PLAYER_AUTOMA; /* A6 */
      state->landmarks[track][tier] = owner;
      weft_emit (run, .kind = WEFT_EVENT_LANDMARK,
                 .rule = weft_player_is_human (player) ? WEFT_RULE_P3 : WEFT_RULE_A6,
                 .player = (guint8) player, .owner = owner, .track = (guint8) track, .tier = tier);
    }
  if (space == WEFT_LAST_SPACE)
    weft_achievements_award (run, WEFT_ACHIEVEMENT_COMPLETE_TRACK, player);
}

int
weft_tracks_advance (WeftRun *run, WeftPlayer player, guint track, int token, const WeftWhy *why)
{
  gint8 *space = &run->state->tokens[player][track][token];

  g_return_val_if_fail (*space >= 0 && *space < WEFT_LAST_SPACE, *space);

  ++*space;
  weft_emit (run, .kind = WEFT_EVENT_ADVANCE, .rule = why->rule, .player = (guint8) player,
             .source = why->source, .track = (guint8) track, .from = (guint8) (*space - 1),
             .to = (guint8) *space, .cause = why->cause, .benefit = why->benefit);
  weft_tracks_enter (run, player, track, *space);
  return *space;
}

int
weft_tracks_regress (WeftRun *run, WeftPlayer player, guint track, int token, const WeftWhy *why)
{
  gint8 *space = &run->state->tokens[player][track][token];

  g_return_val_if_fail (*space > 0, *space);

  --*space;
  weft_emit (run, .kind = WEFT_EVENT_REGRESS, .rule = why->rule, .player = (guint8) player,
             .source = why->source, .track = (guint8) track, .from = (guint8) (*space + 1),
             .to = (guint8) *space, .cause = why->cause, .benefit = why->benefit);
  return *space;
}

int
weft_tracks_token (const WeftState *state, WeftPlayer player, guint track, WeftDirection direction)
{
  const gint8 *tokens = state->tokens[player][track];
  int best = -1;

  for (int i = 0; i < WEFT_N_TOKENS; i++)
    {
      gboolean movable =
          direction == WEFT_FORWARD ? tokens[i] >= 0 && tokens[i] < WEFT_LAST_SPACE : tokens[i] > 0;

      if (movable && (best < 0 || tokens[i] > tokens[best]))
        best = i;
    }
  return best;
}

int
weft_tracks_next_space (const WeftState *state, WeftPlayer player, guint track, guint8 token)
{
  int moved = token != WEFT_NONE ? token : weft_tracks_token (state, player, track, WEFT_FORWARD);

  if (moved < 0 || state->tokens[player][track][moved] == WEFT_LAST_SPACE)
    return 0;
  return state->tokens[player][track][moved] + 1;
}
