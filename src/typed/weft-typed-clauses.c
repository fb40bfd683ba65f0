/* weft-typed-clauses.c: the parts of a sentence: what was done, and to what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-clauses.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-typed-words.h"

/* A sentence being parted. */
typedef struct
{
  const WeftTokens *tokens;
  const WeftVoice *voice;
  const WeftState *state;
  GArray *clauses;
  WeftClause clause; /* the one being read */
  gboolean parted;   /* “and” or a comma came since its last word */
  guint at;
} Parser;

static const WeftObject blank_object = {
  { .sense = WEFT_SENSE_UNKNOWN }, WEFT_NOT_SAID, WEFT_NOT_SAID, WEFT_NOT_SAID, WEFT_NOT_SAID
};

static void
start_clause (Parser *parser)
{
  parser->clause = (WeftClause){
    .doing = WEFT_N_SENSES,
    .direction = WEFT_N_SENSES,
    .card = { .sense = WEFT_SENSE_UNKNOWN },
    .all = blank_object,
    .player = WEFT_NONE,
  };
}

static gboolean
is_blank (const WeftClause *clause)
{
  static const gboolean nothing[WEFT_N_SENSES];

  return clause->doing == WEFT_N_SENSES && clause->n_objects == 0
         && clause->card.sense == WEFT_SENSE_UNKNOWN && clause->direction == WEFT_N_SENSES
         && clause->player == WEFT_NONE && clause->all.number == WEFT_NOT_SAID
         && clause->all.count == WEFT_NOT_SAID && clause->all.to == WEFT_NOT_SAID
         && memcmp (clause->has, nothing, sizeof nothing) == 0;
}

static void
close_clause (Parser *parser)
{
  if (!is_blank (&parser->clause))
    g_array_append_val (parser->clauses, parser->clause);
  start_clause (parser);
}

static WeftSense
sense_at (const Parser *parser, int step)
{
  int i = (int) parser->at + step;

  return i < 0 ? WEFT_SENSE_PASS_OVER : weft_tokens_sense (parser->tokens, (guint) i);
}

/* ---- What is said of objects ---- */

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

static gboolean
too_much (Parser *parser, GError **error)
{
  g_autofree char *quote =
      weft_tokens_quote (parser->tokens, weft_tokens_at (parser->tokens, parser->at));

  return weft_typed_misunderstood (
      error, _ ("%s is too much here: “help” shows what belongs together."), quote);
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

static gboolean
add_object (Parser *parser, WeftMeaning meaning, GError **error)
{
  WeftClause *clause = &parser->clause;
  WeftSense sense = (WeftSense) meaning.sense;
  WeftObject object = blank_object;

  if (completes_track (clause, meaning))
    {
      if (sense_at (parser, -1) == WEFT_SENSE_FROM)
        clause->objects[clause->n_objects - 1].from = meaning.b;
      else
        clause->objects[clause->n_objects - 1].to = meaning.b;
      return TRUE;
    }
  if (completes_space (clause, meaning) && !parser->parted)
    return TRUE;
  if (parser->parted && !continues (clause, sense)
      && (clause->n_objects > 0 || !takes (clause->doing, sense) || clause->doing == WEFT_N_SENSES))
    close_clause (parser);
  else if (!parser->parted && (!takes (clause->doing, sense) || clause->n_objects > 0)
           && clause->doing != WEFT_SENSE_REVOLUTION)
    return too_much (parser, error);
  if (clause->n_objects == WEFT_CLAUSE_MOST_OBJECTS)
    return too_much (parser, error);
  object.meaning = meaning;
  if (sense == WEFT_SENSE_SPACE)
    {
      object.meaning = (WeftMeaning){ WEFT_SENSE_TRACK, meaning.a, 0, 0 };
      if (sense_at (parser, -1) == WEFT_SENSE_FROM)
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
  clause->all = blank_object;
  clause->objects[clause->n_objects++] = object;
  parser->parted = FALSE;
  return TRUE;
}

/* What a number or count is said of: the last object, unless something parts them. */
static WeftObject *
spoken_of (Parser *parser)
{
  WeftClause *clause = &parser->clause;

  return clause->n_objects > 0 && !parser->parted ? &clause->objects[clause->n_objects - 1]
                                                  : &clause->all;
}

/* “2 coins”, “one tapestry card”: what the bots have no part in. */
static gboolean
is_aside (const Parser *parser)
{
  return sense_at (parser, 1) == WEFT_SENSE_ASIDE
         || (sense_at (parser, 1) == WEFT_SENSE_TAPESTRY
             && parser->clause.doing != WEFT_SENSE_ADVANCE);
}

static gboolean
add_number (Parser *parser, int number, GError **error)
{
  WeftSense before = sense_at (parser, -1), after = sense_at (parser, 1);
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
      && !is_place (sense_at (parser, 2)))
    parser->parted = FALSE;
  if (parser->parted
      && (parser->clause.n_objects > 0 || parser->clause.all.number != WEFT_NOT_SAID))
    {
      close_clause (parser);
      parser->parted = FALSE;
    }
  object = spoken_of (parser);
  /* “from 3 to 4”, in languages where the second word says nothing by itself */
  if (before != WEFT_SENSE_AMOUNT && sense_at (parser, -2) == WEFT_SENSE_AMOUNT
      && before == WEFT_SENSE_NUMBER && object->count != WEFT_NOT_SAID)
    {
      object->from = object->count;
      object->count = WEFT_NOT_SAID;
    }
  if (after == WEFT_SENSE_VP || parser->clause.has[WEFT_SENSE_VP])
    place = &parser->clause.all.number;
  else if (before == WEFT_SENSE_TO || before == WEFT_SENSE_SPACE_WORD
           || (object->from != WEFT_NOT_SAID && object->to == WEFT_NOT_SAID))
    place = &object->to;
  else if (before == WEFT_SENSE_FROM)
    place = &object->from;
  else if (after == WEFT_SENSE_SPACE_WORD || after == WEFT_SENSE_UP || after == WEFT_SENSE_DOWN
           || before == WEFT_SENSE_UP || before == WEFT_SENSE_DOWN || before == WEFT_SENSE_BACK
           || before == WEFT_SENSE_AMOUNT || before == WEFT_SENSE_BY
           || (before == WEFT_SENSE_MINUS && object->meaning.sense == WEFT_SENSE_TRACK)
           || after == WEFT_SENSE_BACK || (is_place (after) && object == &parser->clause.all)
           || (before == WEFT_SENSE_PLUS && object->meaning.sense == WEFT_SENSE_TRACK))
    place = &object->count;
  else
    place = &object->number;
  if (*place != WEFT_NOT_SAID)
    return too_much (parser, error);
  *place = number;
  parser->clause.is_more = parser->clause.is_more || before == WEFT_SENSE_PLUS;
  parser->clause.is_less = parser->clause.is_less || before == WEFT_SENSE_MINUS;
  return TRUE;
}

static gboolean
add_count (Parser *parser, int count, GError **error)
{
  WeftObject *object = spoken_of (parser);

  if (object->count != WEFT_NOT_SAID)
    return too_much (parser, error);
  object->count = count;
  return TRUE;
}

/* ---- What was done ---- */

/* Doings that are complete by themselves. */
static gboolean
is_whole (WeftSense doing)
{
  return doing == WEFT_SENSE_INCOME || doing == WEFT_SENSE_DONE || doing == WEFT_SENSE_TAKE_POOL;
}

static gboolean
is_of_end (WeftSense doing)
{
  return doing == WEFT_SENSE_WIN || doing == WEFT_SENSE_TIE;
}

static void
add_doing (Parser *parser, WeftSense doing)
{
  WeftClause *clause = &parser->clause;
  gboolean loose = weft_sense_is_loose (doing);

  if (!parser->parted && is_of_end (clause->doing) && is_of_end (doing))
    clause->doing = WEFT_SENSE_WIN; /* “won the tie” */
  else if (clause->doing == WEFT_N_SENSES && !parser->parted)
    clause->doing = doing; /* “military: advanced” */
  else if (!parser->parted && clause->doing != WEFT_N_SENSES && clause->n_objects == 0
           && weft_sense_is_loose (clause->doing))
    {
      clause->has[WEFT_SENSE_PLAY] = !loose && clause->doing == WEFT_SENSE_PLAY;
      clause->doing = loose ? clause->doing : doing; /* “took an income turn” */
    }
  else if (!parser->parted && doing == WEFT_SENSE_INCOME && clause->doing == WEFT_SENSE_ADVANCE
           && clause->n_objects == 0)
    clause->doing = doing; /* “increased my income” */
  else if (!parser->parted && doing == WEFT_SENSE_ROLL
           && clause->doing == WEFT_SENSE_AGE_OF_DISCOVERY && clause->n_objects == 0)
    ; /* “Age of Discovery: rolled science” */
  else if (!parser->parted && loose && is_whole (clause->doing))
    ; /* “income taken” */
  else if (!parser->parted && clause->doing == doing && clause->n_objects == 0)
    ; /* said twice */
  else if (!parser->parted && doing == WEFT_SENSE_ADVANCE && clause->doing == WEFT_SENSE_TAKE
           && clause->n_objects == 1)
    clause->doing = doing; /* “took a science advance” */
  else
    {
      clause->joined = sense_at (parser, -1) == WEFT_SENSE_AND;
      close_clause (parser);
      parser->clause.doing = doing;
    }
  parser->parted = FALSE;
}

static gboolean
add_direction (Parser *parser, WeftSense direction, GError **error)
{
  if (parser->parted && parser->clause.n_objects > 0)
    close_clause (parser);
  parser->parted = FALSE;
  if (parser->clause.direction != WEFT_N_SENSES && parser->clause.direction != direction)
    return weft_typed_misunderstood (error, "%s", _ ("Forward or back? Say one."));
  parser->clause.direction = direction;
  return TRUE;
}

/* A thing that is named, such as “tile”. After a comma it belongs to what follows. */
static void
add_thing (Parser *parser, WeftSense sense)
{
  if (parser->parted && (parser->clause.n_objects > 0 || is_whole (parser->clause.doing)))
    close_clause (parser);
  /* “no, a trap” takes back what it says. */
  if (parser->parted && sense == WEFT_SENSE_TRAP && parser->clause.has[WEFT_SENSE_NO])
    parser->clause.has[WEFT_SENSE_YES] = TRUE;
  parser->parted = FALSE;
  parser->clause.has[sense] = TRUE;
}

/* A card or civilization: what was played or gained, or by what something else was done. */
static gboolean
add_card (Parser *parser, WeftMeaning card, GError **error)
{
  WeftClause *clause = &parser->clause;
  gboolean named = clause->card.sense != WEFT_SENSE_UNKNOWN;

  if (parser->parted && (named || clause->n_objects > 0 || !weft_sense_is_loose (clause->doing)))
    close_clause (parser);
  else if (named && !weft_meaning_is_same (clause->card, card))
    return too_much (parser, error);
  parser->parted = FALSE;
  clause->card = card;
  return TRUE;
}

/* ---- What forbids to record anything ---- */

static gboolean
refuse_or (const Parser *parser, GError **error)
{
  const WeftToken *before = weft_tokens_at (parser->tokens, parser->at - 1);
  const WeftToken *after = weft_tokens_at (parser->tokens, parser->at + 1);
  const WeftTables *tables = parser->voice->tables;

  if (parser->at > 0 && before->meaning.sense == WEFT_SENSE_TRACK
      && after->meaning.sense == WEFT_SENSE_TRACK)
    /* Translators: the names of two tracks. */
    return weft_typed_misunderstood (error, _ ("%1$s or %2$s? Say one."),
                                     weft_words_track (before->meaning.a),
                                     weft_words_track (after->meaning.a));
  if (parser->at > 0 && before->meaning.sense == WEFT_SENSE_HEX
      && after->meaning.sense == WEFT_SENSE_HEX)
    return weft_typed_misunderstood (error, _ ("%1$s or %2$s? Say one."),
                                     tables->hexes[before->meaning.a].name,
                                     tables->hexes[after->meaning.a].name);
  return weft_typed_misunderstood (error, "%s", _ ("Say which one it was: “or” is not recorded."));
}

static gboolean
refuse_other (GError **error)
{
  return weft_typed_misunderstood (
      error, "%s", _ ("Weft plays the bots: type what you did, or “fix” what differs."));
}

/* “it advanced”: who that is was not said. */
static gboolean
is_done_by_it (const WeftClause *clause)
{
  return clause->has[WEFT_SENSE_IT] && clause->doing == WEFT_N_SENSES && clause->n_objects == 0;
}

/* Whether something is taken from somebody. */
static gboolean
is_taking (const WeftClause *clause)
{
  return clause->doing == WEFT_SENSE_CONQUER || clause->doing == WEFT_SENSE_TAKE
         || clause->has[WEFT_SENSE_TOPPLED];
}

/* Whether a bot is the one something was done to: “attacked the Automa”, “took it from the Automa”.
 * A language with cases has a word of its own for that, and the plain name is the one who did it.
 */
static gboolean
is_victim (const Parser *parser)
{
  const WeftClause *clause = &parser->clause;
  const WeftLexicon *own = parser->tokens->own;
  gboolean follows =
      weft_sense_is_doing (sense_at (parser, -1)) || sense_at (parser, -1) == WEFT_SENSE_TOPPLED;

  if (parser->parted || sense_at (parser, -1) == WEFT_SENSE_BY)
    return FALSE;
  if (sense_at (parser, -1) == WEFT_SENSE_FROM)
    return TRUE;
  return is_taking (clause) && follows && clause->n_objects == 0
         && (own == NULL || !weft_lexicon_has_cases (own));
}

/* A player who is spoken of. */
static gboolean
add_player (Parser *parser, guint8 player, GError **error)
{
  WeftClause *clause = &parser->clause;
  gboolean bot = !weft_player_is_human (player);

  if (bot && (is_victim (parser) || clause->doing == WEFT_SENSE_DONE))
    return TRUE; /* “your turn, Automa” */
  if (parser->parted)
    close_clause (parser);
  parser->parted = FALSE;
  if (bot && parser->state->prompt.kind != WEFT_PROMPT_OVER)
    return refuse_other (error);
  clause->player = player;
  return TRUE;
}

static gboolean
refuse_token (const Parser *parser, GError **error)
{
  const WeftToken *token = weft_tokens_at (parser->tokens, parser->at);
  g_autofree char *quote = weft_tokens_quote (parser->tokens, token);

  switch ((WeftSense) token->meaning.sense)
    {
    case WEFT_SENSE_NO_HEX:
      return weft_typed_misunderstood (error, _ ("The map has no hex %s: they go from A1 to G3."),
                                       quote);
    case WEFT_SENSE_PLAN:
      return weft_typed_misunderstood (
          error, "%s", _ ("Nothing is recorded before it is done: say it then, as “I did”."));
    case WEFT_SENSE_MAYBE:
      return weft_typed_misunderstood (
          error, _ ("Say it without %s, once it is certain: nothing is recorded."), quote);
    case WEFT_SENSE_ASK:
    case WEFT_SENSE_SHOW:
    case WEFT_SENSE_QUESTION_MARK:
      return weft_typed_misunderstood (
          error, "%s", _ ("A question records nothing: “possible” shows what can be done."));
    case WEFT_SENSE_OTHER:
    case WEFT_SENSE_BOTS:
    case WEFT_SENSE_YOU:
      return refuse_other (error);
    default:
      return weft_typed_misunderstood (
          error, _ ("%s does not belong in a sentence with moves: say it by itself."), quote);
    }
}

/* “not” is said of a trap or of tiles; of anything else it means that nothing was done. */
static gboolean
check_negation (const Parser *parser, GError **error)
{
  guint8 prompt = parser->state->prompt.kind;

  if (prompt == WEFT_PROMPT_TRAP || prompt == WEFT_PROMPT_HUMAN_TRAP
      || weft_tokens_find (parser->tokens, WEFT_SENSE_TRAP) >= 0
      || weft_tokens_find (parser->tokens, WEFT_SENSE_TILE) >= 0)
    return TRUE;
  return weft_typed_misunderstood (error, "%s",
                                   _ ("What was not done is not recorded: say what you did."));
}

/* ---- All of it ---- */

static gboolean
add_token (Parser *parser, GError **error)
{
  const WeftToken *token = weft_tokens_at (parser->tokens, parser->at);
  WeftSense sense = (WeftSense) token->meaning.sense;

  if (weft_sense_is_doing (sense))
    {
      if (sense_at (parser, -1) == WEFT_SENSE_TO)
        return weft_typed_misunderstood (
            error, "%s", _ ("Nothing is recorded before it is done: say it then, as “I did”."));
      if (is_done_by_it (&parser->clause) && !parser->parted && sense != WEFT_SENSE_ROLL)
        return refuse_other (error);
      add_doing (parser, sense);
      return TRUE;
    }
  switch (sense)
    {
    case WEFT_SENSE_AND:
    case WEFT_SENSE_COMMA:
      parser->parted = TRUE;
      return TRUE;
    case WEFT_SENSE_PLUS:
      if (sense_at (parser, 1) != WEFT_SENSE_NUMBER)
        parser->parted = TRUE;
      return TRUE;
    case WEFT_SENSE_OR:
    case WEFT_SENSE_SLASH:
      return refuse_or (parser, error);
    case WEFT_SENSE_TRACK:
    case WEFT_SENSE_SPACE:
    case WEFT_SENSE_HEX:
    case WEFT_SENSE_LANDMARK:
      return add_object (parser, token->meaning, error);
    case WEFT_SENSE_TAPESTRY_CARD:
    case WEFT_SENSE_CIVILIZATION_NAME:
      return add_card (parser, token->meaning, error);
    case WEFT_SENSE_NUMBER:
      return add_number (parser, token->meaning.number, error);
    case WEFT_SENSE_COUNT:
      return add_count (parser, token->meaning.number, error);
    case WEFT_SENSE_PLAYER:
      return add_player (parser, token->meaning.a, error);
    case WEFT_SENSE_UP:
    case WEFT_SENSE_DOWN:
      return add_direction (parser, sense, error);
    case WEFT_SENSE_BACK:
      return add_direction (parser, WEFT_SENSE_DOWN, error);
    case WEFT_SENSE_NOT:
    case WEFT_SENSE_NO:
      add_thing (parser, sense);
      return check_negation (parser, error);
    case WEFT_SENSE_VICTIM:
      if (!is_taking (&parser->clause) || sense_at (parser, -1) == WEFT_SENSE_BY)
        return refuse_other (error);
      parser->clause.has[sense] = TRUE;
      return TRUE;
    case WEFT_SENSE_BOTS:
      return parser->clause.doing == WEFT_SENSE_DONE || refuse_other (error);
    case WEFT_SENSE_PLAN:
    case WEFT_SENSE_MAYBE:
    case WEFT_SENSE_ASK:
    case WEFT_SENSE_SHOW:
    case WEFT_SENSE_QUESTION_MARK:
    case WEFT_SENSE_OTHER:
    case WEFT_SENSE_YOU:
    case WEFT_SENSE_NO_HEX:
      return refuse_token (parser, error);
    case WEFT_SENSE_FROM:
    case WEFT_SENSE_TO:
    case WEFT_SENSE_BY:
    case WEFT_SENSE_AMOUNT:
    case WEFT_SENSE_MINUS:
    case WEFT_SENSE_MAP:
    case WEFT_SENSE_TRACKS:
    case WEFT_SENSE_TRACK_WORD:
    case WEFT_SENSE_HEX_WORD:
      return TRUE;
    case WEFT_SENSE_SCORE:
      add_thing (parser, WEFT_SENSE_VP);
      return TRUE;
    default:
      if (sense >= WEFT_SENSE_FIX && sense <= WEFT_SENSE_QUIT)
        return refuse_token (parser, error);
      add_thing (parser, sense);
      return TRUE;
    }
}

/* A sentence that stops where more must come. */
static gboolean
check_end (const Parser *parser, GError **error)
{
  WeftSense last = weft_tokens_sense (parser->tokens, parser->tokens->list->len - 1);

  if (last == WEFT_SENSE_AND || last == WEFT_SENSE_TO || last == WEFT_SENSE_FROM
      || last == WEFT_SENSE_PLUS || last == WEFT_SENSE_BY)
    return weft_typed_misunderstood (error, "%s",
                                     _ ("The sentence stops in the middle: say all of it."));
  return TRUE;
}

GArray *
weft_clauses_read (const WeftTokens *tokens, const WeftVoice *voice, const WeftState *state,
                   GError **error)
{
  Parser parser = { tokens, voice, state, g_array_new (FALSE, FALSE, sizeof (WeftClause)),
                    { 0 },  FALSE, 0 };

  start_clause (&parser);
  while (parser.at < tokens->list->len && add_token (&parser, error))
    parser.at++;
  if (parser.at == tokens->list->len && check_end (&parser, error))
    {
      close_clause (&parser);
      return parser.clauses;
    }
  g_array_unref (parser.clauses);
  return NULL;
}
