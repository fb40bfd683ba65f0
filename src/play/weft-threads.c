/* weft-threads.c: a game as a cloth: one thread a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-threads.h"

/* What an event adds to the thread of the turn in progress. */
static void
spin (WeftThread *thread, const WeftEvent *event)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_ADVANCE:
      thread->tracks |= (WeftTrackSet) WEFT_TRACK_BIT (event->track);
      break;
    case WEFT_EVENT_ERA:
      thread->income = TRUE;
      break;
    default:
      break;
    }
}

GArray *
weft_threads (const WeftHistory *history)
{
  GArray *threads = g_array_new (FALSE, FALSE, sizeof (WeftThread));

  g_return_val_if_fail (history != NULL, threads);

  for (int i = -1; i < (int) weft_history_n_moves (history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (history, i);

      for (guint e = 0; e < events->len; e++)
        {
          const WeftEvent *event = &g_array_index (events, WeftEvent, e);

          if (event->kind == WEFT_EVENT_TURN)
            {
              WeftThread thread = { .player = event->player, .first = (guint) (i + 1) };

              g_array_append_val (threads, thread);
            }
          else if (threads->len > 0)
            spin (&g_array_index (threads, WeftThread, threads->len - 1), event);
        }
    }
  return threads;
}
