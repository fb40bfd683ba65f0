/* weft-typed-objects.c: what something was done to, and what is said of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-objects-private.h"

static gboolean
is_place (WeftSense sense)
{
  return sense == WEFT_SENSE_TRACK || sense == WEFT_SENSE_SPACE;
}

/* Whether the doing of a clause can be done to such a thing. */
static gboolean
takes (WeftSense doing, WeftSense object)
{
  switch (doing)
    {
    case WEFT_SENSE_ADVANCE:
    case WEFT_SENSE_REGRESS:
    case WEFT_SENSE_MOVE:
    case WEFT_SENSE_AGE_OF_DISCOVERY:
    case WEFT_SENSE_SINGULARITY:
    case WEFT_SENSE_ROLL:
      return is_place (object);
    case WEFT_SENSE_EXPLORE:
    case WEFT_SENSE_REVOLUTION:
      return object == WEFT_SENSE_HEX;
    case WEFT_SENSE_CONQUER:
      return object == WEFT_SENSE_HEX || object == WEFT_SENSE_LANDMARK;
    case WEFT_SENSE_PUT:
      return object == WEFT_SENSE_HEX || is_place (object);
    case WEFT_SENSE_TAKE:
    case WEFT_SENSE_GAIN:
      return TRUE;
    case WEFT_SENSE_PLAY:
    case WEFT_N_SENSES:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether the object continues a list of such, as in “science and arts”. */
static gboolean
continues (const WeftClause *clause, WeftSense object)
{
  WeftSense first;

  if (clause->n_objects == 0)
    return FALSE;
  first = (WeftSense) clause->objects[0].meaning.sense;
  if (clause->doing == WEFT_N_SENSES && clause->direction != WEFT_N_SENSES)
    return FALSE;
  return (is_place (first) && is_place (object)) || (first == object && object == WEFT_SENSE_HEX);
}

/* “science to Medicine”: the space says where the track's token goes. */
static gboolean
completes_track (const WeftClause *clause, WeftMeaning meaning)
{
  const WeftObject *last = &clause->objects[MAX (clause->n_objects, 1) - 1];

  return meaning.sense == WEFT_SENSE_SPACE && clause->n_objects > 0
         && last->meaning.sense == WEFT_SENSE_TRACK && last->meaning.a == meaning.a
         && last->to == WEFT_NOT_SAID;
}

static gboolean
completes_space (const WeftClause *clause, WeftMeaning meaning)
{
  const WeftObject *last = &clause->objects[MAX (clause->n_objects, 1) - 1];

  return meaning.sense == WEFT_SENSE_TRACK && clause->n_objects > 0
         && last->meaning.sense == WEFT_SENSE_SPACE && last->meaning.a == meaning.a;
}

gboolean
weft_objects_add (WeftParser *parser, WeftMeaning meaning, GError **error)
{
  WeftClause *clause = &parser->clause;
  WeftSense sense = (WeftSense) meaning.sense;
  WeftObject object = weft_parser_blank_object;

  if (completes_track (clause, meaning))
    {
      if (weft_parser_sense_at (parser, -1) == WEFT_SENSE_FROM)
        clause->objects[clause->n_objects - 1].from = meaning.b;
      else
        clause->objects[clause->n_objects - 1].to = meaning.b;
      return TRUE;
    }
  if (completes_space (clause, meaning) && !parser->parted)
    return TRUE;
  if (parser->parted && !continues (clause, sense)
      && (clause->n_objects > 0 || !takes (clause->doing, sense) || clause->doing == WEFT_N_SENSES))
    weft_parser_close_clause (parser);
  else if (!parser->parted && (!takes (clause->doing, sense) || clause->n_objects > 0)
           && clause->doing != WEFT_SENSE_REVOLUTION)
    return weft_parser_too_much (parser, error);
  if (clause->n_objects == WEFT_CLAUSE_MOST_OBJECTS)
    return weft_parser_too_much (parser, error);
  object.meaning = meaning;
  if (sense == WEFT_SENSE_SPACE)
    {
      object.meaning = (WeftMeaning){ WEFT_SENSE_TRACK, meaning.a, 0, 0 };
      if (weft_parser_sense_at (parser, -1) == WEFT_SENSE_FROM)
        object.from = meaning.b;
      else
        object.to = meaning.b;
    }
  /* “two on science”, “to 4 on science”: it was said before. */
  object.count = clause->all.count;
  if (clause->all.to != WEFT_NOT_SAID)
    object.to = clause->all.to;
  if (clause->all.from != WEFT_NOT_SAID)
    object.from = clause->all.from;
  clause->all = weft_parser_blank_object;
  clause->objects[clause->n_objects++] = object;
  parser->parted = FALSE;
  return TRUE;
}

/* What a number or count is said of: the last object, unless something parts them. */
static WeftObject *
spoken_of (WeftParser *parser)
{
  WeftClause *clause = &parser->clause;

  return clause->n_objects > 0 && !parser->parted ? &clause->objects[clause->n_objects - 1]
                                                  : &clause->all;
}

/* “2 coins”, “one tapestry card”: what the bots have no part in. */
static gboolean
is_aside (const WeftParser *parser)
{
  return weft_parser_sense_at (parser, 1) == WEFT_SENSE_ASIDE
         || (weft_parser_sense_at (parser, 1) == WEFT_SENSE_TAPESTRY
             && parser->clause.doing != WEFT_SENSE_ADVANCE);
}

/* What a number is that is said of @object, by the words beside it. */
static int *
place_of_number (WeftParser *parser, WeftObject *object)
{
  WeftSense before = weft_parser_sense_at (parser, -1), after = weft_parser_sense_at (parser, 1);
  gboolean of_track = object->meaning.sense == WEFT_SENSE_TRACK;

  if (after == WEFT_SENSE_VP || parser->clause.has[WEFT_SENSE_VP])
    return &parser->clause.all.number;
  if (before == WEFT_SENSE_TO || before == WEFT_SENSE_SPACE_WORD
      || (object->from != WEFT_NOT_SAID && object->to == WEFT_NOT_SAID))
    return &object->to;
  if (before == WEFT_SENSE_FROM)
    return &object->from;
  if (after == WEFT_SENSE_SPACE_WORD || after == WEFT_SENSE_UP || after == WEFT_SENSE_DOWN
      || before == WEFT_SENSE_UP || before == WEFT_SENSE_DOWN || before == WEFT_SENSE_BACK
      || before == WEFT_SENSE_AMOUNT || before == WEFT_SENSE_BY
      || (before == WEFT_SENSE_MINUS && of_track) || after == WEFT_SENSE_BACK
      || (is_place (after) && object == &parser->clause.all)
      || (before == WEFT_SENSE_PLUS && of_track))
    return &object->count;
  return &object->number;
}

gboolean
weft_objects_add_number (WeftParser *parser, int number, GError **error)
{
  WeftSense before = weft_parser_sense_at (parser, -1), after = weft_parser_sense_at (parser, 1);
  WeftObject *object;
  int *place;

  if (is_aside (parser))
    return TRUE;
  /* “2 military” after a list begins its next item. */
  if (parser->parted && parser->clause.n_objects > 0 && is_place (after)
      && parser->clause.all.count == WEFT_NOT_SAID)
    {
      parser->clause.all.count = number;
      return TRUE;
    }
  /* “science, one space” */
  if (parser->parted && after == WEFT_SENSE_SPACE_WORD && parser->clause.n_objects > 0
      && !is_place (weft_parser_sense_at (parser, 2)))
    parser->parted = FALSE;
  if (parser->parted
      && (parser->clause.n_objects > 0 || parser->clause.all.number != WEFT_NOT_SAID))
    {
      weft_parser_close_clause (parser);
      parser->parted = FALSE;
    }
  object = spoken_of (parser);
  /* “from 3 to 4”, in languages where the second word says nothing by itself */
  if (before != WEFT_SENSE_AMOUNT && weft_parser_sense_at (parser, -2) == WEFT_SENSE_AMOUNT
      && before == WEFT_SENSE_NUMBER && object->count != WEFT_NOT_SAID)
    {
      object->from = object->count;
      object->count = WEFT_NOT_SAID;
    }
  place = place_of_number (parser, object);
  if (*place != WEFT_NOT_SAID)
    return weft_parser_too_much (parser, error);
  *place = number;
  parser->clause.is_more = parser->clause.is_more || before == WEFT_SENSE_PLUS;
  parser->clause.is_less = parser->clause.is_less || before == WEFT_SENSE_MINUS;
  return TRUE;
}

gboolean
weft_objects_add_count (WeftParser *parser, int count, GError **error)
{
  WeftObject *object = spoken_of (parser);

  if (object->count != WEFT_NOT_SAID)
    return weft_parser_too_much (parser, error);
  object->count = count;
  return TRUE;
}
