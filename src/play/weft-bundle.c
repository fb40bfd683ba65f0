/* weft-bundle.c: moves that are made all at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-bundle-private.h"

#include <glib/gi18n.h>

#include "weft-flow.h"
#include "weft-played.h"
#include "weft-record-marks.h"
#include "weft-refusals.h"
#include "weft-steps.h"
#include "weft-story-moves.h"
#include "weft-typed-words.h"

WeftMove
weft_bundle_complete (const WeftRecord *record, const WeftState *state, const WeftMove *move)
{
  WeftMove completed = *move;

  weft_played_complete (record, state, &completed);
  return completed;
}

/* Makes the chance moves that are not the person's to bring, in a state apart. */
static void
rehearse_chance (const WeftVoice *voice, WeftState *state)
{
  while (weft_chance_is_next (state)
         && (weft_record_by_hand (voice->record) & weft_by_hand_of_prompt (state->prompt.kind))
                == 0)
    {
      WeftMove move = weft_chance_sample (weft_record_seed (voice->record), state);

      weft_flow_apply_legal (voice->tables, state, &move, NULL);
    }
}

/* Whether all of the moves are possible one after the other, in a copy of the game. */
static gboolean
rehearse (const WeftBundle *bundle, const WeftVoice *voice, WeftState state, GError **error)
{
  for (guint i = 0; i < bundle->n; i++)
    {
      WeftMove move = weft_bundle_complete (voice->record, &state, &bundle->moves[i]);
      g_autoptr (GError) local = NULL;
      g_autofree char *words = NULL;

      if (!weft_record_check (voice->record, &move, bundle->text, &local)
          || !weft_flow_apply (voice->tables, &state, &move, NULL, &local))
        {
          words = weft_refusals_words (voice, local);
          g_set_error_literal (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL, words);
          return FALSE;
        }
      rehearse_chance (voice, &state);
    }
  return TRUE;
}

/* Moves that note something and do not go on with the game. */
static char *
say_noted (const WeftVoice *voice, guint index)
{
  const WeftMove *move = weft_record_move (voice->record, index);
  g_autofree char *words = weft_story_move (voice, move, weft_record_note (voice->record, index));

  if (move->kind == WEFT_MOVE_VP || move->kind == WEFT_MOVE_TILES)
    return g_strdup_printf (_ ("Noted: %s"), words);
  return g_steal_pointer (&words); /* these say it themselves */
}

/* Says back what move @index was, so that a slip shows. The bots' turn is told by its steps. */
static void
say_back (const WeftHistory *history, const WeftVoice *voice, guint index, GStrvBuilder *said)
{
  const WeftMove *move = weft_record_move (voice->record, index);
  g_auto (GStrv) lines = NULL;

  if (weft_move_is_note (move))
    {
      g_autofree char *noted = say_noted (voice, index);

      g_strv_builder_add (said, noted);
      return;
    }
  if (move->kind == WEFT_MOVE_END_TURN
      || !weft_player_is_human (weft_history_state_at (history, index)->active))
    return;
  lines = weft_steps_tell_move (voice, history, index);
  g_strv_builder_addv (said, (const char **) lines);
}

static gboolean
make_one (const WeftBundle *bundle, guint i, WeftHistory *history, GError **error)
{
  const WeftState *state = weft_history_state (history);
  WeftMove move = weft_bundle_complete (weft_history_record (history), state, &bundle->moves[i]);

  if (move.kind == WEFT_MOVE_NOTE && bundle->card != NULL)
    return weft_history_note_card (history, weft_typed_human (state), bundle->card_kind,
                                   bundle->card, bundle->text, error);
  if (move.kind == WEFT_MOVE_NOTE && bundle->kept >= 0)
    return weft_history_note_kept (history, weft_typed_human (state), (guint) bundle->kept,
                                   bundle->text, error);
  if (!weft_history_apply (history, &move, bundle->text, error))
    return FALSE;
  if (bundle->one_act && i > 0)
    weft_history_mark_follows (history);
  return TRUE;
}

gboolean
weft_bundle_make (const WeftBundle *bundle, WeftHistory *history, const WeftVoice *voice,
                  GStrvBuilder *said, GError **error)
{
  guint before = weft_history_n_moves (history);

  if (!rehearse (bundle, voice, *weft_history_state (history), error))
    return FALSE;
  for (guint i = 0; i < bundle->n; i++)
    {
      if (!make_one (bundle, i, history, error))
        {
          weft_history_go_back (history, before);
          return FALSE;
        }
      say_back (history, voice, weft_history_n_moves (history) - 1, said);
      weft_history_take_chance (history);
    }
  return TRUE;
}

char *
weft_bundle_say (const WeftVoice *voice, guint index)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  do
    {
      g_autofree char *said = weft_story_move (voice, weft_record_move (voice->record, index),
                                               weft_record_note (voice->record, index));

      g_strv_builder_add (builder, said);
      index++;
    }
  while (index < weft_record_n_moves (voice->record) && weft_record_follows (voice->record, index));
  return weft_words_list_of (builder);
}
