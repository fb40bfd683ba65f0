/* weft-cloth.c: the threads of a game's cloth: who did what, turn by turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-cloth.h"

/* The player's thread of the turn; made when there is none yet. */
static WeftThread *
thread_of (GArray *threads, guint16 turn, guint8 player)
{
  WeftThread thread = { .turn = turn, .player = player, .track = WEFT_NONE };

  for (guint i = threads->len; i > 0; i--)
    {
      WeftThread *earlier = &g_array_index (threads, WeftThread, i - 1);

      if (earlier->turn != turn)
        break;
      if (earlier->player == player)
        return earlier;
    }
  g_array_append_val (threads, thread);
  return &g_array_index (threads, WeftThread, threads->len - 1);
}

/* What belongs to the cloth: whose token moves because of its own turn, and income turns. */
static void
weave_event (GArray *threads, guint16 turn, const WeftEvent *event)
{
  WeftThread *thread;

  if (event->kind != WEFT_EVENT_ADVANCE && event->kind != WEFT_EVENT_ERA)
    return;
  thread = thread_of (threads, turn, event->player);
  if (event->kind == WEFT_EVENT_ERA)
    thread->income = TRUE;
  else if (thread->track == WEFT_NONE)
    thread->track = event->track;
}

GArray *
weft_cloth_weave (const WeftHistory *history)
{
  GArray *threads = g_array_new (FALSE, FALSE, sizeof (WeftThread));
  guint16 turn = 0;

  for (int move = -1; move < (int) weft_history_n_moves (history); move++)
    {
      g_autoptr (GArray) events = weft_history_events (history, move);

      for (guint i = 0; i < events->len; i++)
        {
          const WeftEvent *event = &g_array_index (events, WeftEvent, i);

          turn += event->kind == WEFT_EVENT_TURN;
          weave_event (threads, turn, event);
        }
    }
  return threads;
}
