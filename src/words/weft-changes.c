/* weft-changes.c: from one table to another: what to put where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-changes.h"

#include "weft-board.h"
#include "weft-changes-private.h"

#define AUTOMA WEFT_PLAYER_AUTOMA

static gboolean
is_on_hex (const WeftEvent *event)
{
  return event->kind == WEFT_EVENT_EXPLORE || event->kind == WEFT_EVENT_CONQUER
         || event->kind == WEFT_EVENT_OUTPOST || event->kind == WEFT_EVENT_TOPPLE
         || event->kind == WEFT_EVENT_PLACE || event->kind == WEFT_EVENT_STAND;
}

static gboolean
moves_token (const WeftEvent *event)
{
  return event->kind == WEFT_EVENT_ADVANCE || event->kind == WEFT_EVENT_REGRESS
         || event->kind == WEFT_EVENT_SINGULARITY;
}

/* Whether an event of the game moved the piece that a step moves. */
static gboolean
touches (const WeftEvent *event, const WeftStep *step)
{
  const WeftEvent *piece = &step->event;

  if (moves_token (piece))
    return moves_token (event) && event->player == piece->player && event->track == piece->track;
  if (step->act == WEFT_ACT_TILE || step->act == WEFT_ACT_TILE_AWAY)
    return (event->kind == WEFT_EVENT_EXPLORE || event->new_tile) && event->hex == piece->hex;
  if (is_on_hex (piece))
    return is_on_hex (event) && event->hex == piece->hex
           && (event->player == piece->player || event->kind == WEFT_EVENT_CONQUER);
  if (piece->kind == WEFT_EVENT_LANDMARK || piece->kind == WEFT_EVENT_REMOVE_LANDMARK)
    return (event->kind == WEFT_EVENT_LANDMARK || event->kind == WEFT_EVENT_REMOVE_LANDMARK)
           && event->track == piece->track && event->tier == piece->tier;
  if (piece->kind == WEFT_EVENT_VP)
    return event->kind == WEFT_EVENT_VP || event->kind == WEFT_EVENT_ACHIEVEMENT;
  if (piece->kind == WEFT_EVENT_ACHIEVEMENT)
    return event->kind == piece->kind && event->achievement == piece->achievement
           && event->place == piece->place;
  return event->kind == piece->kind && event->player == piece->player;
}

/* When a piece was moved last, from 1; 0 when no event says so. */
static guint
rank (GArray *events, const WeftStep *step)
{
  for (guint i = events->len; i > 0; i--)
    if (touches (&g_array_index (events, WeftEvent, i - 1), step))
      return i;
  return 0;
}

/* A step with its place in the order. */
typedef struct
{
  WeftStep *step;
  guint rank;
  guint index;
} Ranked;

/* Steps of one hex keep their order: a tile lies under what stands on it. */
static int
by_rank_back (gconstpointer a, gconstpointer b)
{
  const Ranked *x = a, *y = b;

  if (x->rank != y->rank)
    return x->rank > y->rank ? -1 : 1;
  return x->index < y->index ? -1 : 1;
}

static int
by_rank_forward (gconstpointer a, gconstpointer b)
{
  const Ranked *x = a, *y = b;

  if (x->rank != y->rank && (x->rank == 0 || y->rank == 0))
    return x->rank == 0 ? 1 : -1;
  if (x->rank != y->rank)
    return x->rank < y->rank ? -1 : 1;
  return x->index < y->index ? -1 : 1;
}

/* What stands on a hex shares the rank of its tile, so that the two stay in order. */
static void
join_hexes (Ranked *ranked, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      if (is_on_hex (&ranked[i].step->event) && is_on_hex (&ranked[j].step->event)
          && ranked[i].step->event.hex == ranked[j].step->event.hex)
        ranked[i].rank = ranked[j].rank = MAX (ranked[i].rank, ranked[j].rank);
}

static void
put_in_order (GPtrArray *steps, GArray *events, WeftChangesWay way)
{
  g_autofree Ranked *ranked = g_new0 (Ranked, steps->len + 1);

  for (guint i = 0; i < steps->len; i++)
    {
      WeftStep *step = g_ptr_array_index (steps, i);

      ranked[i] = (Ranked){ step, events != NULL ? rank (events, step) : 0, i };
    }
  join_hexes (ranked, steps->len);
  qsort (ranked, steps->len, sizeof *ranked,
         way == WEFT_CHANGES_BACK ? by_rank_back : by_rank_forward);
  for (guint i = 0; i < steps->len; i++)
    steps->pdata[i] = ranked[i].step;
}

/* The outposts of a hex after one of them has been moved. */
static void
show_outpost (WeftState *shown, const WeftStep *step)
{
  const WeftEvent *event = &step->event;
  WeftOutpost outposts[WEFT_HEX_TOKENS];
  gboolean was_upright =
      step->act == WEFT_ACT_TOPPLE || (step->act == WEFT_ACT_OUTPOST_AWAY && event->upright);
  int n = 0;
  gboolean found = step->act == WEFT_ACT_OUTPOST;

  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    outposts[i] = (WeftOutpost){ WEFT_NONE, FALSE, WEFT_NONE, FALSE };
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      WeftOutpost outpost = shown->board.outposts[event->hex][i];

      if (!found && outpost.owner == event->player && !outpost.other == !event->other
          && !outpost.upright == !was_upright)
        {
          found = TRUE;
          if (step->act == WEFT_ACT_OUTPOST_AWAY)
            continue;
          outpost.upright = !was_upright;
        }
      if (outpost.owner != WEFT_NONE)
        outposts[n++] = outpost;
    }
  if (step->act == WEFT_ACT_OUTPOST && n < WEFT_HEX_TOKENS)
    outposts[n] =
        (WeftOutpost){ event->player, (guint8) event->upright, WEFT_NONE, (guint8) event->other };
  weft_board_set (&shown->board, event->hex, outposts);
}

static void
show_token (WeftState *shown, const WeftEvent *event, const WeftState *to)
{
  for (guint token = 0; token < WEFT_N_TOKENS; token++)
    {
      gint8 *now = &shown->tokens[event->player][event->track][token];
      int wanted = to->tokens[event->player][event->track][token];

      if (*now != wanted && MAX (*now, 0) == (int) event->from
          && MAX (wanted, 0) == (int) event->to)
        {
          *now = (gint8) wanted;
          return;
        }
    }
}

/* Carries out a step on what is shown. */
static void
show (WeftState *shown, const WeftStep *step, const WeftState *to)
{
  const WeftEvent *event = &step->event;
  guint16 bit = (guint16) (1u << (event->count & 15));

  switch ((WeftAct) step->act)
    {
    case WEFT_ACT_TOKEN:
      show_token (shown, event, to);
      break;
    case WEFT_ACT_TILE:
      shown->board.territories |= WEFT_HEX_BIT (event->hex);
      break;
    case WEFT_ACT_TILE_AWAY:
      shown->board.territories &= ~WEFT_HEX_BIT (event->hex);
      break;
    case WEFT_ACT_OUTPOST:
    case WEFT_ACT_OUTPOST_AWAY:
    case WEFT_ACT_TOPPLE:
    case WEFT_ACT_RAISE:
      show_outpost (shown, step);
      break;
    case WEFT_ACT_LANDMARK:
    case WEFT_ACT_LANDMARK_AWAY:
      if (event->track == WEFT_NONE)
        shown->landmark_cards += step->act == WEFT_ACT_LANDMARK ? 1 : -1;
      else
        shown->landmarks[event->track][event->tier] =
            step->act == WEFT_ACT_LANDMARK ? event->owner : WEFT_OWNER_REMOVED;
      break;
    case WEFT_ACT_LANDMARK_BACK:
      shown->landmarks[event->track][event->tier] = WEFT_NONE;
      break;
    case WEFT_ACT_ACHIEVEMENT:
      shown->achievements[event->achievement][event->place] = event->player;
      break;
    case WEFT_ACT_ACHIEVEMENT_AWAY:
      shown->achievements[event->achievement][event->place] = WEFT_NONE;
      break;
    case WEFT_ACT_FAVORITE:
      shown->favorites[event->player] = event->to;
      break;
    case WEFT_ACT_VP:
      shown->vp[AUTOMA] = (gint16) event->total;
      break;
    case WEFT_ACT_TAPESTRY:
    case WEFT_ACT_TAPESTRY_AWAY:
      if (event->kind == WEFT_EVENT_TAPESTRY)
        shown->tapestry = (guint8) event->count;
      else /* on the mat: the card of an era */
        shown->income_turns[AUTOMA] =
            (guint8) (step->act == WEFT_ACT_TAPESTRY ? event->count : event->count - 1);
      break;
    case WEFT_ACT_POOL:
      shown->pool = (guint8) event->count;
      break;
    case WEFT_ACT_TRAILBLAZER:
      shown->trailblazers[event->track] |= bit;
      break;
    case WEFT_ACT_TRAILBLAZER_AWAY:
      shown->trailblazers[event->track] &= (guint16) ~bit;
      break;
    default:
      break;
    }
}

GPtrArray *
weft_changes_tell (const WeftVoice *voice, const WeftState *from, const WeftState *to,
                   GArray *events, WeftChangesWay way)
{
  GPtrArray *steps;
  WeftState shown;

  g_return_val_if_fail (voice != NULL && from != NULL && to != NULL, NULL);

  steps = _weft_changes_compare (voice, from, to);
  put_in_order (steps, events, way);
  shown = *from;
  for (guint i = 0; i < steps->len; i++)
    {
      WeftStep *step = g_ptr_array_index (steps, i);

      if (step->act != WEFT_ACT_VP)
        step->vp_from = step->vp_to = shown.vp[AUTOMA];
      show (&shown, step, to);
      step->shown = shown;
    }
  return steps;
}

gboolean
weft_changes_none (const WeftVoice *voice, const WeftState *from, const WeftState *to)
{
  g_autoptr (GPtrArray) steps = weft_changes_tell (voice, from, to, NULL, WEFT_CHANGES_BACK);

  return steps->len == 0;
}
