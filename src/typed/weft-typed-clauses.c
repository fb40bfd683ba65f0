/* weft-typed-clauses.c: the parts of a sentence: what was done, and to what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-clauses.h"

#include <glib/gi18n.h>

#include "weft-typed-doubts-private.h"
#include "weft-typed-objects-private.h"
#include "weft-typed-words.h"

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
add_doing (WeftParser *parser, WeftSense doing)
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
      clause->joined = weft_parser_sense_at (parser, -1) == WEFT_SENSE_AND;
      weft_parser_close_clause (parser);
      parser->clause.doing = doing;
    }
  parser->parted = FALSE;
}

static gboolean
add_direction (WeftParser *parser, const WeftToken *token, GError **error)
{
  WeftSense direction =
      token->meaning.sense == WEFT_SENSE_UP ? WEFT_SENSE_UP : WEFT_SENSE_DOWN; /* or back */

  if (parser->parted && parser->clause.n_objects > 0)
    weft_parser_close_clause (parser);
  parser->parted = FALSE;
  if (parser->clause.direction != WEFT_N_SENSES && parser->clause.direction != direction)
    return weft_typed_misunderstood (error, "%s", _ ("Forward or back? Say one."));
  parser->clause.direction = direction;
  return TRUE;
}

/* A thing that is named, such as “tile”. After a comma it belongs to what follows. */
static void
add_thing (WeftParser *parser, WeftSense sense)
{
  if (parser->parted && (parser->clause.n_objects > 0 || is_whole (parser->clause.doing)))
    weft_parser_close_clause (parser);
  /* “no, a trap” takes back what it says. */
  if (parser->parted && sense == WEFT_SENSE_TRAP && parser->clause.has[WEFT_SENSE_NO])
    parser->clause.has[WEFT_SENSE_YES] = TRUE;
  parser->parted = FALSE;
  parser->clause.has[sense] = TRUE;
}

/* A card or civilization: what was played or gained, or by what something else was done. */
static gboolean
add_card (WeftParser *parser, const WeftToken *token, GError **error)
{
  WeftMeaning card = token->meaning;
  WeftClause *clause = &parser->clause;
  gboolean named = clause->card.sense != WEFT_SENSE_UNKNOWN;

  if (parser->parted && (named || clause->n_objects > 0 || !weft_sense_is_loose (clause->doing)))
    weft_parser_close_clause (parser);
  else if (named && !weft_meaning_is_same (clause->card, card))
    return weft_parser_too_much (parser, error);
  parser->parted = FALSE;
  clause->card = card;
  return TRUE;
}

/* ---- By whom, and to whom ---- */

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
is_victim (const WeftParser *parser)
{
  const WeftClause *clause = &parser->clause;
  const WeftLexicon *own = parser->tokens->own;
  gboolean follows = weft_sense_is_doing (weft_parser_sense_at (parser, -1))
                     || weft_parser_sense_at (parser, -1) == WEFT_SENSE_TOPPLED;

  if (parser->parted || weft_parser_sense_at (parser, -1) == WEFT_SENSE_BY)
    return FALSE;
  if (weft_parser_sense_at (parser, -1) == WEFT_SENSE_FROM)
    return TRUE;
  return is_taking (clause) && follows && clause->n_objects == 0
         && (own == NULL || !weft_lexicon_has_cases (own));
}

/* A player who is spoken of. */
static gboolean
add_player (WeftParser *parser, const WeftToken *token, GError **error)
{
  guint8 player = token->meaning.a;
  WeftClause *clause = &parser->clause;
  gboolean bot = !weft_player_is_human (player);

  if (bot && (is_victim (parser) || clause->doing == WEFT_SENSE_DONE))
    return TRUE; /* “your turn, Automa” */
  if (parser->parted)
    weft_parser_close_clause (parser);
  parser->parted = FALSE;
  if (bot && parser->state->prompt.kind != WEFT_PROMPT_OVER)
    return weft_doubts_refuse_other (error);
  clause->player = player;
  return TRUE;
}

/* ---- All of it ---- */

/* Takes what a token says into the part of the sentence being read. */
typedef gboolean Adder (WeftParser *parser, const WeftToken *token, GError **error);

static gboolean
part (WeftParser *parser, const WeftToken *token, GError **error)
{
  (void) error;
  if (token->meaning.sense != WEFT_SENSE_PLUS
      || weft_parser_sense_at (parser, 1) != WEFT_SENSE_NUMBER)
    parser->parted = TRUE;
  return TRUE;
}

static gboolean
say_or (WeftParser *parser, const WeftToken *token, GError **error)
{
  (void) token;
  return weft_doubts_refuse_or (parser, error);
}

static gboolean
name_object (WeftParser *parser, const WeftToken *token, GError **error)
{
  return weft_objects_add (parser, token->meaning, error);
}

static gboolean
say_number (WeftParser *parser, const WeftToken *token, GError **error)
{
  return weft_objects_add_number (parser, token->meaning.number, error);
}

static gboolean
say_count (WeftParser *parser, const WeftToken *token, GError **error)
{
  return weft_objects_add_count (parser, token->meaning.number, error);
}

static gboolean
say_not (WeftParser *parser, const WeftToken *token, GError **error)
{
  add_thing (parser, (WeftSense) token->meaning.sense);
  return weft_doubts_check_negation (parser, error);
}

static gboolean
name_victim (WeftParser *parser, const WeftToken *token, GError **error)
{
  if (!is_taking (&parser->clause) || weft_parser_sense_at (parser, -1) == WEFT_SENSE_BY)
    return weft_doubts_refuse_other (error);
  parser->clause.has[token->meaning.sense] = TRUE;
  return TRUE;
}

static gboolean
name_bots (WeftParser *parser, const WeftToken *token, GError **error)
{
  (void) token;
  return parser->clause.doing == WEFT_SENSE_DONE || weft_doubts_refuse_other (error);
}

static gboolean
forbid (WeftParser *parser, const WeftToken *token, GError **error)
{
  (void) token;
  return weft_doubts_refuse (parser, error);
}

static gboolean
pass_over (WeftParser *parser, const WeftToken *token, GError **error)
{
  (void) parser;
  (void) token;
  (void) error;
  return TRUE;
}

static gboolean
say_score (WeftParser *parser, const WeftToken *token, GError **error)
{
  (void) token;
  (void) error;
  add_thing (parser, WEFT_SENSE_VP);
  return TRUE;
}

/* What is neither here nor a doing is a thing, or a command that does not belong here. */
static Adder *const adders[WEFT_N_SENSES] = {
  [WEFT_SENSE_AND] = part,
  [WEFT_SENSE_COMMA] = part,
  [WEFT_SENSE_PLUS] = part,
  [WEFT_SENSE_OR] = say_or,
  [WEFT_SENSE_SLASH] = say_or,
  [WEFT_SENSE_TRACK] = name_object,
  [WEFT_SENSE_SPACE] = name_object,
  [WEFT_SENSE_HEX] = name_object,
  [WEFT_SENSE_LANDMARK] = name_object,
  [WEFT_SENSE_TAPESTRY_CARD] = add_card,
  [WEFT_SENSE_CIVILIZATION_NAME] = add_card,
  [WEFT_SENSE_NUMBER] = say_number,
  [WEFT_SENSE_COUNT] = say_count,
  [WEFT_SENSE_PLAYER] = add_player,
  [WEFT_SENSE_UP] = add_direction,
  [WEFT_SENSE_DOWN] = add_direction,
  [WEFT_SENSE_BACK] = add_direction,
  [WEFT_SENSE_NOT] = say_not,
  [WEFT_SENSE_NO] = say_not,
  [WEFT_SENSE_VICTIM] = name_victim,
  [WEFT_SENSE_BOTS] = name_bots,
  [WEFT_SENSE_PLAN] = forbid,
  [WEFT_SENSE_MAYBE] = forbid,
  [WEFT_SENSE_ASK] = forbid,
  [WEFT_SENSE_SHOW] = forbid,
  [WEFT_SENSE_QUESTION_MARK] = forbid,
  [WEFT_SENSE_OTHER] = forbid,
  [WEFT_SENSE_YOU] = forbid,
  [WEFT_SENSE_NO_HEX] = forbid,
  [WEFT_SENSE_FROM] = pass_over,
  [WEFT_SENSE_TO] = pass_over,
  [WEFT_SENSE_BY] = pass_over,
  [WEFT_SENSE_AMOUNT] = pass_over,
  [WEFT_SENSE_MINUS] = pass_over,
  [WEFT_SENSE_MAP] = pass_over,
  [WEFT_SENSE_TRACKS] = pass_over,
  [WEFT_SENSE_TRACK_WORD] = pass_over,
  [WEFT_SENSE_HEX_WORD] = pass_over,
  [WEFT_SENSE_SCORE] = say_score,
};

static gboolean
add_done (WeftParser *parser, WeftSense doing, GError **error)
{
  if (weft_parser_sense_at (parser, -1) == WEFT_SENSE_TO)
    return weft_doubts_refuse_plan (error);
  if (is_done_by_it (&parser->clause) && !parser->parted && doing != WEFT_SENSE_ROLL)
    return weft_doubts_refuse_other (error);
  add_doing (parser, doing);
  return TRUE;
}

static gboolean
add_token (WeftParser *parser, GError **error)
{
  const WeftToken *token = weft_tokens_at (parser->tokens, parser->at);
  WeftSense sense = (WeftSense) token->meaning.sense;

  if (weft_sense_is_doing (sense))
    return add_done (parser, sense, error);
  if (adders[sense] != NULL)
    return adders[sense](parser, token, error);
  if (sense >= WEFT_SENSE_FIX && sense <= WEFT_SENSE_QUIT)
    return weft_doubts_refuse (parser, error);
  add_thing (parser, sense);
  return TRUE;
}

GArray *
weft_clauses_read (const WeftTokens *tokens, const WeftVoice *voice, const WeftState *state,
                   GError **error)
{
  WeftParser parser = { tokens, voice, state, g_array_new (FALSE, FALSE, sizeof (WeftClause)),
                        { 0 },  FALSE, 0 };

  weft_parser_start_clause (&parser);
  while (parser.at < tokens->list->len && add_token (&parser, error))
    parser.at++;
  if (parser.at == tokens->list->len && weft_doubts_check_end (&parser, error))
    {
      weft_parser_close_clause (&parser);
      return parser.clauses;
    }
  g_array_unref (parser.clauses);
  return NULL;
}
