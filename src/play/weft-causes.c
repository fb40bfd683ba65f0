/* weft-causes.c: undo by cause: cards and dice go back and forward with what they follow from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-causes.h"
#include "weft-record-marks.h"

/* Whether the program would make just this move in @state; what is brought by hand never is. */
static gboolean
is_own_chance (const WeftHistory *history, const WeftState *state, const WeftMove *move)
{
  const WeftRecord *record = weft_history_record (history);
  WeftMove own;

  if (!weft_chance_is_next (state)
      || (weft_record_by_hand (record) & weft_by_hand_of_prompt (state->prompt.kind)) != 0)
    return FALSE;
  own = weft_chance_sample (weft_record_seed (record), state);
  if (own.kind != move->kind)
    return FALSE;
  if (move->kind == WEFT_MOVE_ROLL)
    return own.track == move->track;
  return own.cards[0] == move->cards[0]
         && (move->kind == WEFT_MOVE_REVEAL || own.cards[1] == move->cards[1]);
}

static gboolean
follows (const WeftHistory *history, guint index)
{
  const WeftRecord *record = weft_history_record (history);

  return weft_record_follows (record, index)
         || is_own_chance (history, weft_history_state_at (history, index),
                           weft_record_move (record, index));
}

int
weft_causes_last_step (const WeftHistory *history)
{
  int index;

  g_return_val_if_fail (history != NULL, WEFT_CAUSES_NO_STEP);

  index = (int) weft_history_n_moves (history) - 1;
  while (index >= 0 && follows (history, (guint) index))
    index--;
  return index >= 0 ? index : WEFT_CAUSES_NO_STEP;
}

guint
weft_causes_next_step (const WeftHistory *history, guint index)
{
  g_return_val_if_fail (history != NULL && index <= weft_history_n_moves (history), index);

  while (index < weft_history_n_moves (history) && follows (history, index))
    index++;
  return index;
}

gboolean
weft_causes_redo (WeftHistory *history)
{
  const WeftMove *next;

  g_return_val_if_fail (history != NULL, FALSE);

  if (!weft_history_redo (history, NULL))
    return FALSE;
  while ((next = weft_record_next_undone (weft_history_record (history))) != NULL
         && (weft_record_next_undone_follows (weft_history_record (history))
             || is_own_chance (history, weft_history_state (history), next)))
    if (!weft_history_redo (history, NULL))
      break;
  /* A record from elsewhere may have nothing to redo where chance is due. */
  if (weft_record_next_undone (weft_history_record (history)) == NULL)
    weft_history_take_chance (history);
  return TRUE;
}
