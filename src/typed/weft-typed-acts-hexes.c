/* weft-typed-acts-hexes.c: what a sentence says was done on the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-acts-hexes-private.h"

#include <glib/gi18n.h>

#include "weft-played.h"
#include "weft-typed-acts-cards-private.h"
#include "weft-typed-words.h"

static gboolean
name_a_hex (GError **error)
{
  return weft_typed_misunderstood (error, "%s", _ ("Name a hex, such as c4."));
}

/* The hex the sentence spoke of last; -1 when it spoke of none. */
static int
latest_hex (const WeftMaker *maker)
{
  for (guint i = maker->typed->n_moves; i > 0; i--)
    {
      const WeftMove *move = &maker->typed->moves[i - 1];

      if (move->kind == WEFT_MOVE_EXPLORE || move->kind == WEFT_MOVE_CONQUER
          || move->kind == WEFT_MOVE_PLACE)
        return move->hex;
    }
  return -1;
}

gboolean
weft_acts_says_there (const WeftClause *clause)
{
  return clause->has[WEFT_SENSE_IT] || clause->has[WEFT_SENSE_THERE];
}

/* The same thing said in other words, as in “explored E3, laid a tile there”. */
static gboolean
is_said_again (const WeftMaker *maker, const WeftClause *clause, WeftMoveKind kind, guint8 hex)
{
  const WeftMove *last = weft_maker_last (maker);
  const WeftClause *before =
      maker->at > 0 ? &g_array_index (maker->clauses, WeftClause, maker->at - 1) : NULL;

  return last != NULL && before != NULL && last->kind == kind && last->hex == hex
         && before->doing != clause->doing;
}

static gboolean
take_hex (WeftMaker *maker, const WeftClause *clause, WeftMoveKind kind, guint8 hex, GError **error)
{
  WeftMove move = weft_maker_blank (maker, kind);

  if (is_said_again (maker, clause, kind, hex))
    return TRUE;
  move.hex = hex;
  if (kind == WEFT_MOVE_PLACE)
    move.other = clause->has[WEFT_SENSE_TOKEN] || clause->has[WEFT_SENSE_ASIDE]
                 || clause->has[WEFT_SENSE_LANDMARK_WORD];
  if (kind == WEFT_MOVE_CONQUER)
    {
      move.other = clause->has[WEFT_SENSE_TOKEN] && !clause->has[WEFT_SENSE_TOPPLED]
                   && !clause->has[WEFT_SENSE_VICTIM];
      move.no_traps = clause->has[WEFT_SENSE_NO_TRAPS];
      weft_played_complete_with (maker->voice->record, weft_acts_tapestry (maker), &maker->state,
                                 &move);
    }
  return weft_maker_make (maker, &move, error);
}

/* The clause that names the hexes of this one: “explored and conquered E3”. */
static const WeftClause *
clause_with_hexes (const WeftMaker *maker)
{
  guint i = maker->at;

  while (i + 1 < maker->clauses->len)
    {
      const WeftClause *clause = &g_array_index (maker->clauses, WeftClause, i);

      if (clause->n_objects > 0 || weft_acts_says_there (clause) || !clause->joined)
        return clause;
      i++;
    }
  return &g_array_index (maker->clauses, WeftClause, i);
}

gboolean
weft_acts_take_hexes (WeftMaker *maker, const WeftClause *clause, WeftMoveKind kind, GError **error)
{
  const WeftClause *named = clause_with_hexes (maker);
  int latest = latest_hex (maker);

  if (named->n_objects == 0)
    return weft_acts_says_there (named) && latest >= 0
               ? take_hex (maker, clause, kind, (guint8) latest, error)
               : name_a_hex (error);
  for (guint i = 0; i < named->n_objects; i++)
    {
      const WeftObject *object = &named->objects[i];

      if (object->meaning.sense != WEFT_SENSE_HEX || object->count > 1 || clause->all.count > 1)
        return name_a_hex (error);
      if (!take_hex (maker, clause, kind, object->meaning.a, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
weft_acts_take_bare_hex (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftMove explore = weft_maker_blank (maker, WEFT_MOVE_EXPLORE);
  WeftMove conquer = weft_maker_blank (maker, WEFT_MOVE_CONQUER);

  explore.hex = conquer.hex = clause->objects[0].meaning.a;
  if (clause->has[WEFT_SENSE_TILE])
    return weft_acts_take_hexes (maker, clause, WEFT_MOVE_EXPLORE, error);
  if (clause->has[WEFT_SENSE_OUTPOST] || clause->has[WEFT_SENSE_TOPPLED])
    return weft_acts_take_hexes (maker, clause, WEFT_MOVE_CONQUER, error);
  if (clause->has[WEFT_SENSE_TOKEN])
    return weft_typed_misunderstood (error, "%s", _ ("Say what you did on the hex."));
  if (weft_maker_can_make (maker, &explore) == weft_maker_can_make (maker, &conquer))
    return weft_maker_make (maker, &conquer, error);
  return weft_acts_take_hexes (
      maker, clause, weft_maker_can_make (maker, &explore) ? WEFT_MOVE_EXPLORE : WEFT_MOVE_CONQUER,
      error);
}

gboolean
weft_acts_revolt (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = weft_maker_blank (maker, WEFT_MOVE_REVOLUTION);

  if (weft_acts_is_said_as_card (clause)
      && !weft_acts_note_card (maker, WEFT_CARD_KIND_TAPESTRY, "revolution", error))
    return FALSE;
  if (weft_acts_is_said_as_card (clause) && clause->n_objects == 0)
    return TRUE;
  if (clause->n_objects == 0)
    return name_a_hex (error);
  if (clause->n_objects > WEFT_MOST_RISINGS)
    return weft_typed_misunderstood (error,
                                     g_dngettext (NULL, "A Revolution has at most %d territory.",
                                                  "A Revolution has at most %d territories.",
                                                  WEFT_MOST_RISINGS),
                                     WEFT_MOST_RISINGS);
  for (guint i = 0; i < clause->n_objects; i++)
    {
      if (clause->objects[i].meaning.sense != WEFT_SENSE_HEX)
        return name_a_hex (error);
      move.hexes[move.n_hexes++] = clause->objects[i].meaning.a;
    }
  return weft_maker_make (maker, &move, error);
}
