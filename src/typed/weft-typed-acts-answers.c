/* weft-typed-acts-answers.c: what a sentence answers: points, tiles, traps, the die, a tie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-acts-answers-private.h"

#include <glib/gi18n.h>

#include "weft-typed-words.h"

gboolean
weft_acts_note_points (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = weft_maker_blank (maker, WEFT_MOVE_VP);
  int number = clause->all.number;
  gboolean more = clause->is_more || clause->doing == WEFT_SENSE_GAIN
                  || clause->doing == WEFT_SENSE_TAKE || clause->doing == WEFT_SENSE_WIN;
  const gint16 *known;

  if (clause->player != WEFT_NONE)
    move.player = clause->player;
  known = &maker->state.vp[move.player];
  if (more && *known == WEFT_VP_UNKNOWN && number != WEFT_NOT_SAID)
    return weft_typed_misunderstood (
        error, "%s", _ ("Your points are not known yet: say all of them, such as “vp 41”."));
  if (more && number != WEFT_NOT_SAID)
    number += *known;
  if (number < 0 || number > WEFT_MOST_VP || clause->is_less || clause->all.count != WEFT_NOT_SAID)
    return weft_typed_misunderstood (error, _ ("Say your VP as a number from %1$d to %2$d."), 0,
                                     WEFT_MOST_VP);
  move.number = (gint16) number;
  return weft_maker_make (maker, &move, error);
}

gboolean
weft_acts_note_tiles (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = weft_maker_blank (maker, WEFT_MOVE_TILES);
  gboolean none = clause->has[WEFT_SENSE_NONE_LEFT] || clause->has[WEFT_SENSE_NO]
                  || clause->has[WEFT_SENSE_NOT] || clause->has[WEFT_SENSE_NOBODY];

  if (!none && !clause->has[WEFT_SENSE_LEFT])
    return weft_typed_misunderstood (error, "%s", _ ("Say “tiles none” or “tiles left”."));
  move.value = !none;
  return weft_maker_make (maker, &move, error);
}

gboolean
weft_acts_asks_about_trap (const WeftState *state)
{
  return state->prompt.kind == WEFT_PROMPT_TRAP || state->prompt.kind == WEFT_PROMPT_HUMAN_TRAP;
}

gboolean
weft_acts_answer (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = weft_maker_blank (maker, WEFT_MOVE_ANSWER);
  const WeftMove *last = weft_maker_last (maker);
  gboolean no = clause->has[WEFT_SENSE_NO] || clause->has[WEFT_SENSE_NOT]
                || clause->has[WEFT_SENSE_NONE_LEFT] || clause->has[WEFT_SENSE_NOBODY];
  gboolean yes = clause->has[WEFT_SENSE_YES] || (clause->has[WEFT_SENSE_TRAP] && !no);

  if (no == yes)
    return weft_typed_misunderstood (error, "%s", _ ("A trap or no trap? Say one."));
  move.value = yes;
  /* The Automa had no card that could have been one. */
  if (no && !weft_acts_asks_about_trap (&maker->state) && last != NULL
      && last->kind == WEFT_MOVE_CONQUER)
    return TRUE;
  return weft_maker_make (maker, &move, error);
}

gboolean
weft_acts_settle_tie (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = weft_maker_blank (maker, WEFT_MOVE_TIE);

  if (clause->has[WEFT_SENSE_SHARED])
    move.winner = WEFT_WINNER_TIE;
  else if (clause->player != WEFT_NONE)
    move.winner = clause->player;
  else if (clause->has[WEFT_SENSE_ME] || clause->doing == WEFT_SENSE_WIN)
    move.winner = maker->human;
  else
    return weft_typed_misunderstood (error, "%s",
                                     _ ("Say who has won the tie, or that it is shared."));
  return weft_maker_make (maker, &move, error);
}

gboolean
weft_acts_roll (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = weft_maker_blank (maker, WEFT_MOVE_ROLL);

  if (clause->n_objects != 1)
    return weft_maker_name_a_track (maker, error);
  move.track = clause->objects[0].meaning.a;
  return weft_maker_make (maker, &move, error);
}
