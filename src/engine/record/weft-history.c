/* weft-history.c: a game being played: its record, every state on the way, undo and redo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-history.h"

#include "weft-fault.h"
#include "weft-flow.h"
#include "weft-record-marks.h"

struct _WeftHistory
{
  const WeftTables *tables;
  WeftRecord *record;
  GArray *states; /* WeftState, before each move and now */
};

static void
start (WeftHistory *history)
{
  WeftState state;

  weft_flow_start (history->tables, weft_record_setup (history->record), &state, NULL);
  g_array_append_val (history->states, state);
}

/* Applies a move to the latest state and keeps the result. */
static gboolean
advance (WeftHistory *history, const WeftMove *move, GError **error)
{
  WeftState state = *weft_history_state (history);

  if (history->states->len > WEFT_RECORD_MAX_MOVES)
    {
      return weft_error_fail (
          error, WEFT_ERROR_ILLEGAL,
          &(WeftErrorDetails){ .fault = WEFT_FAULT_TOO_MANY_MOVES, .most = WEFT_RECORD_MAX_MOVES },
          "A game has at most %d moves.", WEFT_RECORD_MAX_MOVES);
    }
  if (!weft_flow_apply (history->tables, &state, move, NULL, error))
    return FALSE;
  g_array_append_val (history->states, state);
  return TRUE;
}

WeftHistory *
weft_history_new (const WeftTables *tables, WeftRecord *record, GError **error)
{
  g_autoptr (WeftHistory) history = g_new0 (WeftHistory, 1);

  g_return_val_if_fail (tables != NULL && record != NULL, NULL);

  history->tables = tables;
  history->record = record;
  history->states =
      g_array_sized_new (FALSE, FALSE, sizeof (WeftState), weft_record_n_moves (record) + 1);
  start (history);
  for (guint i = 0; i < weft_record_n_moves (record); i++)
    if (!advance (history, weft_record_move (record, i), error))
      {
        weft_error_set_move (error, i);
        return NULL;
      }
  return g_steal_pointer (&history);
}

void
weft_history_free (WeftHistory *history)
{
  if (history == NULL)
    return;
  weft_record_free (history->record);
  g_array_unref (history->states);
  g_free (history);
}

const WeftRecord *
weft_history_record (const WeftHistory *history)
{
  return history->record;
}

const WeftState *
weft_history_state (const WeftHistory *history)
{
  return weft_history_state_at (history, history->states->len - 1);
}

const WeftState *
weft_history_state_at (const WeftHistory *history, guint index)
{
  g_return_val_if_fail (index < history->states->len, NULL);
  return &g_array_index (history->states, WeftState, index);
}

guint
weft_history_n_moves (const WeftHistory *history)
{
  return weft_record_n_moves (history->record);
}

GArray *
weft_history_events (const WeftHistory *history, int index)
{
  GArray *events = weft_events_new ();
  WeftState state;

  g_return_val_if_fail (index >= -1 && index < (int) weft_history_n_moves (history), events);

  if (index < 0)
    {
      weft_flow_start (history->tables, weft_record_setup (history->record), &state, events);
      return events;
    }
  state = *weft_history_state_at (history, (guint) index);
  weft_flow_apply_legal (history->tables, &state, weft_record_move (history->record, (guint) index),
                         events);
  return events;
}

GArray *
weft_history_follow (const WeftHistory *history, int index, GArray **states)
{
  GArray *events = weft_events_new ();
  WeftState state;

  *states = g_array_new (FALSE, FALSE, sizeof (WeftState));
  g_return_val_if_fail (index >= -1 && index < (int) weft_history_n_moves (history), events);

  if (index < 0)
    {
      weft_flow_follow_start (history->tables, weft_record_setup (history->record), &state, events,
                              *states);
      return events;
    }
  state = *weft_history_state_at (history, (guint) index);
  weft_flow_follow (history->tables, &state, weft_record_move (history->record, (guint) index),
                    events, *states);
  return events;
}

gboolean
weft_history_apply (WeftHistory *history, const WeftMove *move, const char *text, GError **error)
{
  if (!weft_record_check (history->record, move, text, error) || !advance (history, move, error))
    return FALSE;
  weft_record_append (history->record, move, text, history->tables);
  return TRUE;
}

gboolean
weft_history_note_card (WeftHistory *history, WeftPlayer player, WeftCardKind kind,
                        const char *nick, const char *text, GError **error)
{
  WeftMove note = { .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE };

  g_return_val_if_fail (player < weft_record_setup (history->record)->n_humans, FALSE);

  if (!weft_history_apply (history, &note, text, error))
    return FALSE;
  weft_record_mark_card (history->record, player, kind, nick);
  return TRUE;
}

gboolean
weft_history_note_kept (WeftHistory *history, WeftPlayer player, guint kept, const char *text,
                        GError **error)
{
  WeftMove note = { .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE };

  g_return_val_if_fail (player < weft_record_setup (history->record)->n_humans, FALSE);

  if (!weft_history_apply (history, &note, text, error))
    return FALSE;
  weft_record_mark_kept (history->record, player, kept);
  return TRUE;
}

void
weft_history_mark_follows (WeftHistory *history)
{
  weft_record_mark_follows (history->record);
}

void
weft_history_go_back (WeftHistory *history, guint n_moves)
{
  g_return_if_fail (n_moves <= weft_history_n_moves (history));

  while (weft_history_n_moves (history) > n_moves)
    weft_record_undo (history->record);
  g_array_set_size (history->states, n_moves + 1);
}

gboolean
weft_history_redo (WeftHistory *history, GError **error)
{
  const WeftMove *move = weft_record_next_undone (history->record);

  if (move == NULL || !advance (history, move, error))
    return FALSE;
  weft_record_redo (history->record);
  return TRUE;
}

void
weft_history_set_told (WeftHistory *history, int steps)
{
  weft_record_set_told (history->record, steps);
}

void
weft_history_set_by_hand (WeftHistory *history, WeftByHandSet by_hand)
{
  weft_record_set_by_hand (history->record, by_hand);
}

gboolean
weft_history_owes_chance (const WeftHistory *history)
{
  const WeftState *state = weft_history_state (history);
  WeftByHand what = state->prompt.kind == WEFT_PROMPT_ROLL ? WEFT_BY_HAND_DICE : WEFT_BY_HAND_CARDS;

  return weft_chance_is_next (state)
         && (weft_record_by_hand (history->record) & WEFT_BY_HAND_BIT (what)) == 0;
}

guint
weft_history_take_chance (WeftHistory *history)
{
  guint taken = 0;

  while (weft_history_owes_chance (history))
    {
      WeftMove move =
          weft_chance_sample (weft_record_seed (history->record), weft_history_state (history));

      if (!weft_history_apply (history, &move, NULL, NULL))
        break;
      taken++;
    }
  return taken;
}
