/* weft-typed-maker.c: a sentence being made into moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-maker-private.h"

#include <glib/gi18n.h>

#include "weft-flow.h"
#include "weft-legal.h"
#include "weft-refusals.h"
#include "weft-typed-words.h"

WeftMove
weft_maker_blank (const WeftMaker *maker, WeftMoveKind kind)
{
  return (WeftMove){ .kind = (guint8) kind, .player = maker->human, .token = WEFT_NONE };
}

const WeftMove *
weft_maker_last (const WeftMaker *maker)
{
  const WeftTyped *typed = maker->typed;

  return typed->n_moves > 0 ? &typed->moves[typed->n_moves - 1] : NULL;
}

gboolean
weft_maker_make (WeftMaker *maker, const WeftMove *move, GError **error)
{
  g_autoptr (GError) refusal = NULL;
  g_autofree char *words = NULL;
  const WeftMove *last = weft_maker_last (maker);

  if (last != NULL && last->kind == WEFT_MOVE_END_TURN && move->kind != WEFT_MOVE_VP)
    return weft_typed_misunderstood (error, "%s",
                                     _ ("Your turn has ended there: say what comes after it by "
                                        "itself."));
  if (maker->typed->n_moves == WEFT_TYPED_MOST_MOVES)
    return weft_typed_misunderstood (error, "%s", _ ("That is too much at once: say it in parts."));
  if (!weft_flow_apply (maker->voice->tables, &maker->state, move, NULL, &refusal))
    {
      words = weft_refusals_words (maker->voice, refusal);
      g_set_error_literal (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL, words);
      return FALSE;
    }
  maker->typed->moves[maker->typed->n_moves++] = *move;
  return TRUE;
}

gboolean
weft_maker_make_blank (WeftMaker *maker, WeftMoveKind kind, GError **error)
{
  WeftMove move = weft_maker_blank (maker, kind);

  return weft_maker_make (maker, &move, error);
}

gboolean
weft_maker_can_make (const WeftMaker *maker, const WeftMove *move)
{
  return weft_legal_check (&maker->state, maker->voice->tables, move, NULL);
}

gboolean
weft_maker_name_a_track (const WeftMaker *maker, GError **error)
{
  g_autofree char *tracks = weft_words_tracks (maker->state.setup.tracks);

  /* Translators: the names of the tracks. */
  return weft_typed_misunderstood (error, _ ("Name a track: %s."), tracks);
}
