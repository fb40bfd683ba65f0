/* weft-typed-acts-tracks.c: what a sentence says was done on the tracks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-acts-tracks-private.h"

#include <glib/gi18n.h>

#include "weft-forms.h"
#include "weft-typed-acts-cards-private.h"
#include "weft-typed-words.h"

/* Which of two tokens a move is about: the number said, or the one that the spaces fit. */
static gboolean
choose_token (const WeftMaker *maker, const WeftClause *clause, const WeftObject *object, int step,
              WeftMove *move, int *to, GError **error)
{
  const gint8 *tokens = maker->state.tokens[maker->human][move->track];
  gboolean two = tokens[0] >= 0 && tokens[1] >= 0;

  *to = object->to;
  if (object->number == WEFT_NOT_SAID)
    {
      if (two && *to != WEFT_NOT_SAID)
        move->token = tokens[0] + step == *to ? 0 : 1;
      return TRUE;
    }
  if (clause->is_less)
    return weft_typed_misunderstood (error, "%s", _ ("A number below zero means nothing here."));
  if ((!two && object->number > 0) || object->number >= WEFT_N_TOKENS)
    {
      if (two)
        return weft_typed_misunderstood (
            error, _ ("Say which token as a number from %1$d to %2$d."), 0, WEFT_N_TOKENS - 1);
      if (*to != WEFT_NOT_SAID)
        return weft_maker_name_a_track (maker, error);
      *to = object->number;
      return TRUE;
    }
  move->token = (guint8) object->number;
  return TRUE;
}

/* Where the token is that moves. */
static int
space_of (const WeftMaker *maker, const WeftMove *move)
{
  if (move->token != WEFT_NONE)
    return maker->state.tokens[maker->human][move->track][move->token];
  return weft_state_furthest (&maker->state, maker->human, move->track);
}

/* How many spaces were meant; a space that is said must be the one the token comes to. */
static gboolean
count_steps (const WeftMaker *maker, const WeftObject *object, const WeftMove *move, int to,
             int step, int *count, GError **error)
{
  int space = space_of (maker, move);
  int reached;

  *count = object->count != WEFT_NOT_SAID ? object->count : 1;
  if (object->count == WEFT_NOT_SAID && object->from == space && to != WEFT_NOT_SAID)
    *count = (to - space) * step;
  reached = space + *count * step;
  if ((to == WEFT_NOT_SAID || to == reached) && *count > 0
      && (object->from == WEFT_NOT_SAID || object->from == space))
    return TRUE;
  if (*count <= 0 || (to == WEFT_NOT_SAID && object->from == WEFT_NOT_SAID))
    return weft_typed_misunderstood (error, "%s", _ ("Say how many spaces: 1 or more."));
  /* Translators: a track, the space the token is on, the space that was not said but follows. */
  return weft_typed_misunderstood (
      error, _ ("On %1$s your token is on space %2$d, so that it comes to %3$d."),
      weft_forms_track (move->track), space, reached);
}

/* Advances, or goes back, on one track. */
static gboolean
move_token (WeftMaker *maker, const WeftClause *clause, const WeftObject *object, WeftMoveKind kind,
            GError **error)
{
  WeftMove move = weft_maker_blank (maker, kind);
  int step = kind == WEFT_MOVE_REGRESS ? -1 : 1;
  int to, count;

  move.track = object->meaning.a;
  if (weft_setup_has_track (&maker->state.setup, move.track)
      && (!choose_token (maker, clause, object, step, &move, &to, error)
          || !count_steps (maker, object, &move, to, step, &count, error)))
    return FALSE;
  if (!weft_setup_has_track (&maker->state.setup, move.track))
    count = 1; /* the engine says what is wrong */
  while (count-- > 0)
    if (!weft_maker_make (maker, &move, error))
      return FALSE;
  return TRUE;
}

gboolean
weft_acts_move_tokens (WeftMaker *maker, const WeftClause *clause, WeftMoveKind kind,
                       GError **error)
{
  gboolean back = clause->direction == WEFT_SENSE_DOWN || clause->is_less;

  if (clause->n_objects == 0)
    return weft_maker_name_a_track (maker, error);
  if (kind == WEFT_MOVE_ADVANCE && back)
    kind = WEFT_MOVE_REGRESS;
  else if (kind == WEFT_MOVE_REGRESS && clause->direction == WEFT_SENSE_UP)
    return weft_typed_misunderstood (error, "%s", _ ("Forward or back? Say one."));
  for (guint i = 0; i < clause->n_objects; i++)
    {
      WeftObject object = clause->objects[i];

      if (object.meaning.sense != WEFT_SENSE_TRACK)
        return weft_maker_name_a_track (maker, error);
      /* “twice on science and arts” is said of the last only when nothing else can be meant. */
      if (i == 0 && object.count == WEFT_NOT_SAID)
        object.count = clause->all.count;
      if (!move_token (maker, clause, &object, kind, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
weft_acts_use_singularity (WeftMaker *maker, const WeftClause *clause, WeftMoveKind kind,
                           GError **error)
{
  WeftMove move = weft_maker_blank (maker, kind);
  gboolean is_card = kind == WEFT_MOVE_AGE_OF_DISCOVERY && weft_acts_is_said_as_card (clause);

  if (is_card && clause->n_objects == 0)
    return weft_acts_note_card (maker, WEFT_CARD_KIND_TAPESTRY, "age-of-discovery", error);
  if (clause->n_objects != 1 || clause->objects[0].meaning.sense != WEFT_SENSE_TRACK)
    return weft_maker_name_a_track (maker, error);
  if (is_card && !weft_acts_note_card (maker, WEFT_CARD_KIND_TAPESTRY, "age-of-discovery", error))
    return FALSE;
  move.track = clause->objects[0].meaning.a;
  if (kind == WEFT_MOVE_AGE_OF_DISCOVERY && clause->objects[0].number != WEFT_NOT_SAID)
    move.token = (guint8) MIN (clause->objects[0].number, WEFT_N_TOKENS - 1);
  return weft_maker_make (maker, &move, error);
}

gboolean
weft_acts_take_landmark (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = weft_maker_blank (maker, WEFT_MOVE_TAKE_LANDMARK);
  const WeftMove *last = weft_maker_last (maker);
  const WeftObject *object = &clause->objects[0];

  if (object->meaning.sense == WEFT_SENSE_LANDMARK)
    {
      move.track = object->meaning.a;
      move.tier = object->meaning.b;
    }
  else if (object->number >= 2 && object->number <= WEFT_N_TIERS + 1)
    {
      move.track = object->meaning.a;
      move.tier = (guint8) (object->number - 2);
    }
  else
    return weft_typed_misunderstood (error, _ ("Say the tier as a number from %1$d to %2$d."), 2,
                                     WEFT_N_TIERS + 1);
  /* The advance before it brought the landmark. */
  if (weft_setup_has_track (&maker->state.setup, move.track) && last != NULL
      && last->kind == WEFT_MOVE_ADVANCE && last->track == move.track
      && maker->state.landmarks[move.track][move.tier] == maker->human)
    return TRUE;
  return weft_maker_make (maker, &move, error);
}
