/* weft-follow.c: pictures that follow a turn event by event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-follow.h"

#include <string.h>

#include "weft-board.h"

#define AUTOMA WEFT_PLAYER_AUTOMA

/* P1: the token leaves technology for the start of a track. */
static void
leave_technology (WeftState *shown, const WeftEvent *event)
{
  gint8 *technology = shown->tokens[event->player][WEFT_TRACK_TECHNOLOGY];
  gint8 *target = shown->tokens[event->player][event->track];

  technology[technology[0] == WEFT_LAST_SPACE ? 0 : 1] = WEFT_NO_TOKEN;
  if (technology[0] == WEFT_NO_TOKEN)
    {
      technology[0] = technology[1];
      technology[1] = WEFT_NO_TOKEN;
    }
  shown->complete[event->player] |= (WeftTrackSet) WEFT_TRACK_BIT (WEFT_TRACK_TECHNOLOGY);
  target[target[0] == WEFT_NO_TOKEN ? 0 : 1] = (gint8) event->to;
}

static void
move_token (WeftState *shown, const WeftEvent *event)
{
  gint8 *tokens = shown->tokens[event->player][event->track];

  tokens[tokens[0] == (int) event->from ? 0 : 1] = (gint8) event->to;
}

static void
remove_landmark (WeftState *shown, const WeftEvent *event)
{
  if (event->track == WEFT_NONE)
    shown->landmark_cards--;
  else
    shown->landmarks[event->track][event->tier] = WEFT_OWNER_REMOVED;
}

static void
put_outpost (WeftState *shown, const WeftEvent *event)
{
  weft_board_add (&shown->board, event->hex,
                  (WeftOutpost){ event->player, (guint8) event->upright, WEFT_NONE });
  shown->supply[event->player]--;
}

/* An upright outpost of the player falls. */
static void
topple (WeftState *shown, const WeftEvent *event)
{
  WeftOutpost outposts[WEFT_HEX_TOKENS];

  memcpy (outposts, shown->board.outposts[event->hex], sizeof outposts);
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    if (outposts[i].owner == event->player && outposts[i].upright)
      {
        outposts[i].upright = FALSE;
        break;
      }
  weft_board_set (&shown->board, event->hex, outposts);
}

static void
gain_achievement (WeftState *shown, const WeftEvent *event)
{
  shown->achievements[event->achievement][event->place] = event->player;
  if (event->player == AUTOMA)
    shown->vp[AUTOMA] += (gint16) event->vp;
}

void
weft_follow_event (WeftState *shown, const WeftTables *tables, const WeftEvent *event)
{
  g_return_if_fail (shown != NULL && tables != NULL && event != NULL);

  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_ADVANCE:
      move_token (shown, event);
      break;
    case WEFT_EVENT_REGRESS:
      if (g_str_equal (event->rule, "P1"))
        leave_technology (shown, event);
      else
        move_token (shown, event);
      break;
    case WEFT_EVENT_LANDMARK:
      shown->landmarks[event->track][event->tier] = event->owner;
      break;
    case WEFT_EVENT_REMOVE_LANDMARK:
      remove_landmark (shown, event);
      break;
    case WEFT_EVENT_TAPESTRY:
      shown->tapestry = (guint8) event->count;
      break;
    case WEFT_EVENT_POOL:
      shown->pool = (guint8) event->count;
      break;
    case WEFT_EVENT_EXPLORE:
      shown->board.territories |= WEFT_HEX_BIT (event->hex);
      break;
    case WEFT_EVENT_CONQUER:
      if (event->new_tile)
        shown->board.territories |= WEFT_HEX_BIT (event->hex);
      break;
    case WEFT_EVENT_OUTPOST:
      put_outpost (shown, event);
      break;
    case WEFT_EVENT_TOPPLE:
      topple (shown, event);
      break;
    case WEFT_EVENT_FAVORITE:
      shown->favorites[event->player] = event->to;
      break;
    case WEFT_EVENT_ERA:
      shown->income_turns[event->player] = (guint8) event->count;
      break;
    case WEFT_EVENT_VP:
      shown->vp[AUTOMA] = (gint16) event->total;
      break;
    case WEFT_EVENT_ACHIEVEMENT:
      gain_achievement (shown, event);
      break;
    case WEFT_EVENT_TRAILBLAZER:
      shown->trailblazers[event->track] |= (guint16) (1u << event->count);
      break;
    case WEFT_EVENT_CARDS:
      shown->deck.latest[0] = event->cards[0];
      shown->deck.latest[1] = event->cards[1];
      break;
    default:
      break;
    }
}
