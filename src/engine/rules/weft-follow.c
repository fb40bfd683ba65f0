/* weft-follow.c: pictures that follow a turn event by event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-follow.h"

#include "weft-agenda-private.h"
#include "weft-board.h"
#include "weft-deck.h"

#define AUTOMA WEFT_PLAYER_AUTOMA
#define HUMAN WEFT_PLAYER_P1

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

/* The other side of an attack: the Automa attacks the human, and the human the Automa (Q, D). */
static guint8
other_side (guint8 player)
{
  return player == AUTOMA ? HUMAN : AUTOMA;
}

/* An outpost that lies from the start was trapped and counts for the other side (V1); the Shadow
 * Empire's are put beside the Automa's and count for nobody (Q3, C3). */
static void
put_outpost (WeftState *shown, const WeftEvent *event)
{
  gboolean trapped = !event->upright && event->player != WEFT_PLAYER_SHADOW;
  guint8 toppled_by = trapped ? other_side (event->player) : WEFT_NONE;

  weft_board_add (
      &shown->board, event->hex,
      (WeftOutpost){ event->player, (guint8) event->upright, toppled_by, (guint8) event->other });
  if (!event->other)
    shown->supply[event->player]--;
}

static void
place (WeftState *shown, const WeftEvent *event)
{
  weft_board_add (&shown->board, event->hex,
                  (WeftOutpost){ event->player, TRUE, WEFT_NONE, (guint8) event->other });
  if (!event->other)
    shown->supply[event->player]--;
}

/* An upright piece of the player falls to whoever attacked. */
static void
topple (WeftState *shown, const WeftEvent *event)
{
  static const char *const by_human[] = { "D1", "P7", "P8", NULL };

  weft_board_topple (&shown->board, event->hex,
                     g_strv_contains (by_human, event->rule) ? HUMAN : AUTOMA);
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
    case WEFT_EVENT_PLACE:
      place (shown, event);
      break;
    case WEFT_EVENT_STAND:
      weft_board_stand (&shown->board, event->hex, event->player);
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
      weft_deck_deal (&shown->deck, event->cards);
      shown->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_NOTHING };
      break;
    case WEFT_EVENT_PROGRESS:
      weft_deck_add (&shown->deck, event->count);
      break;
    case WEFT_EVENT_SHUFFLE:
      weft_deck_shuffle (&shown->deck);
      break;
    case WEFT_EVENT_TURN:
      shown->turn++;
      shown->active = event->player;
      break;
    case WEFT_EVENT_OVER:
      shown->over = TRUE;
      break;
    default:
      break;
    }
}
