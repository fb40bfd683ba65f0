/* weft-typed-acts.c: the parts of a sentence as moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-acts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-played.h"
#include "weft-typed-acts-answers-private.h"
#include "weft-typed-acts-cards-private.h"
#include "weft-typed-acts-hexes-private.h"
#include "weft-typed-acts-tracks-private.h"
#include "weft-typed-cards.h"
#include "weft-typed-words.h"

static gboolean
is_first (const WeftClause *clause, WeftSense sense)
{
  return clause->n_objects > 0 && clause->objects[0].meaning.sense == sense;
}

static gboolean
not_understood (GError **error)
{
  return weft_typed_misunderstood (error, "%s",
                                   _ ("Say what you did, such as “advanced on science”, or type "
                                      "“help”."));
}

static gboolean
speaks_of_answer (const WeftClause *clause)
{
  return clause->has[WEFT_SENSE_TRAP] || clause->has[WEFT_SENSE_YES] || clause->has[WEFT_SENSE_NO];
}

/* Nothing was said to be done: the things and names say what it was. */
static gboolean
make_bare (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  if (clause->has[WEFT_SENSE_VP])
    return weft_acts_note_points (maker, clause, error);
  if (is_first (clause, WEFT_SENSE_TRACK) && clause->has[WEFT_SENSE_LANDMARK_WORD])
    return weft_acts_take_landmark (maker, clause, error);
  if (is_first (clause, WEFT_SENSE_TRACK))
    return maker->state.prompt.kind == WEFT_PROMPT_ROLL
               ? weft_acts_roll (maker, clause, error)
               : weft_acts_move_tokens (maker, clause, WEFT_MOVE_ADVANCE, error);
  if (is_first (clause, WEFT_SENSE_HEX))
    return weft_acts_take_bare_hex (maker, clause, error);
  if (clause->has[WEFT_SENSE_POOL])
    return weft_maker_make_blank (maker, WEFT_MOVE_TAKE_POOL, error);
  if (clause->has[WEFT_SENSE_TILE])
    return weft_acts_note_tiles (maker, clause, error);
  if (clause->direction != WEFT_N_SENSES)
    return weft_maker_name_a_track (maker, error);
  return not_understood (error);
}

/* “took”, “put”, “played”: what it was says what was done. */
static gboolean
make_loose (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  gboolean taking = clause->doing == WEFT_SENSE_TAKE || clause->doing == WEFT_SENSE_GAIN;

  if (clause->has[WEFT_SENSE_VP] || (clause->doing == WEFT_SENSE_GAIN && clause->n_objects == 0))
    return weft_acts_note_points (maker, clause, error);
  if (taking
      && (is_first (clause, WEFT_SENSE_LANDMARK)
          || (clause->has[WEFT_SENSE_LANDMARK_WORD] && clause->n_objects > 0)))
    return weft_acts_take_landmark (maker, clause, error);
  if (taking && weft_acts_says_there (clause) && clause->n_objects == 0)
    return weft_acts_take_hexes (maker, clause, WEFT_MOVE_CONQUER, error);
  if (taking && (clause->has[WEFT_SENSE_POOL] || clause->n_objects == 0))
    return weft_maker_make_blank (maker, WEFT_MOVE_TAKE_POOL, error);
  if (clause->doing == WEFT_SENSE_TAKE && is_first (clause, WEFT_SENSE_HEX))
    return weft_acts_take_hexes (maker, clause, WEFT_MOVE_CONQUER, error);
  if (taking && is_first (clause, WEFT_SENSE_TRACK) && maker->state.prompt.kind == WEFT_PROMPT_ROLL)
    return weft_acts_roll (maker, clause, error);
  if (taking && is_first (clause, WEFT_SENSE_TRACK))
    return weft_acts_move_tokens (maker, clause, WEFT_MOVE_ADVANCE, error);
  if (clause->doing == WEFT_SENSE_PUT && is_first (clause, WEFT_SENSE_TRACK)
      && (clause->objects[0].to != WEFT_NOT_SAID || clause->objects[0].number != WEFT_NOT_SAID))
    return weft_acts_move_tokens (maker, clause, WEFT_MOVE_ADVANCE, error);
  if ((clause->doing == WEFT_SENSE_PUT || clause->doing == WEFT_SENSE_GAIN)
      && (is_first (clause, WEFT_SENSE_HEX) || weft_acts_says_there (clause)))
    {
      if (clause->has[WEFT_SENSE_TILE])
        return weft_acts_take_hexes (maker, clause, WEFT_MOVE_EXPLORE, error);
      if (clause->has[WEFT_SENSE_OUTPOST] && clause->card.sense == WEFT_SENSE_UNKNOWN)
        return weft_acts_take_hexes (maker, clause, WEFT_MOVE_CONQUER, error);
      if (clause->has[WEFT_SENSE_TOKEN] || clause->has[WEFT_SENSE_ASIDE]
          || clause->has[WEFT_SENSE_LANDMARK_WORD] || weft_acts_places_outpost (maker, clause))
        return weft_acts_take_hexes (maker, clause, WEFT_MOVE_PLACE, error);
      return weft_typed_misunderstood (
          error, "%s", _ ("Say what you put there: a tile, an outpost or a token."));
    }
  return not_understood (error);
}

/* “paid 2 coins”, “drew a tapestry card”, “rolled the die”: the bots have no part in it. */
static gboolean
is_beside_the_point (const WeftMaker *maker, const WeftClause *clause)
{
  if (clause->n_objects > 0 || clause->all.number != WEFT_NOT_SAID || clause->has[WEFT_SENSE_VP]
      || clause->card.sense != WEFT_SENSE_UNKNOWN || clause->has[WEFT_SENSE_NO_TRAPS])
    return FALSE;
  if (clause->has[WEFT_SENSE_ASIDE] || clause->has[WEFT_SENSE_TAPESTRY]
      || clause->has[WEFT_SENSE_CIVILIZATION])
    return clause->doing == WEFT_N_SENSES || weft_sense_is_loose (clause->doing);
  return clause->doing == WEFT_SENSE_ROLL && clause->has[WEFT_SENSE_DIE]
         && maker->state.prompt.kind == WEFT_PROMPT_TURN;
}

/* “Ann: …” */
static gboolean
only_names_speaker (const WeftMaker *maker, const WeftClause *clause)
{
  WeftClause named = {
    .doing = WEFT_N_SENSES, .direction = WEFT_N_SENSES, .all = clause->all, .player = maker->human
  };

  return clause->player == maker->human && clause->doing == WEFT_N_SENSES && clause->n_objects == 0
         && clause->card.sense == WEFT_SENSE_UNKNOWN && clause->direction == WEFT_N_SENSES
         && clause->all.number == WEFT_NOT_SAID
         && memcmp (clause->has, named.has, sizeof named.has) == 0;
}

/* Whether a part of a sentence says that the person has a card: “played Militarism”, “my
 * civilization is Nomads”, “conquered with Militants” does not. */
static gboolean
is_about_card (const WeftClause *clause, WeftCardKind *kind, const char **nick)
{
  gboolean having =
      clause->doing == WEFT_N_SENSES || weft_sense_is_loose (clause->doing)
      || clause->doing == WEFT_SENSE_WIN
      || (clause->doing == WEFT_SENSE_CONQUER && clause->has[WEFT_SENSE_CIVILIZATION]);

  *kind = WEFT_CARD_KIND_TAPESTRY;
  *nick = weft_typed_card_of (clause->card, kind);
  /* These words are of what no trap can be played against, too. */
  if (*nick == NULL && clause->has[WEFT_SENSE_NO_TRAPS] && clause->doing != WEFT_SENSE_CONQUER)
    *nick = WEFT_PILLAGE_AND_PLUNDER;
  return *nick != NULL && having
         && (clause->doing == WEFT_N_SENSES || !weft_acts_says_there (clause))
         && (clause->n_objects == 0
             || (clause->doing == WEFT_SENSE_PLAY && is_first (clause, WEFT_SENSE_LANDMARK)));
}

/* “played Dystopia, the Forge” */
static gboolean
play_card (WeftMaker *maker, const WeftClause *clause, WeftCardKind kind, const char *nick,
           GError **error)
{
  return weft_acts_note_card (maker, kind, nick, error)
         && (clause->n_objects == 0 || weft_acts_take_landmark (maker, clause, error));
}

/* What was done, by the word that says it. */
static gboolean
make_doing (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  const WeftMove *last = weft_maker_last (maker);

  switch (clause->doing)
    {
    case WEFT_SENSE_ADVANCE:
    case WEFT_SENSE_MOVE:
      return weft_acts_move_tokens (maker, clause, WEFT_MOVE_ADVANCE, error);
    case WEFT_SENSE_REGRESS:
      return weft_acts_move_tokens (maker, clause, WEFT_MOVE_REGRESS, error);
    case WEFT_SENSE_EXPLORE:
      return weft_acts_take_hexes (maker, clause, WEFT_MOVE_EXPLORE, error);
    case WEFT_SENSE_CONQUER:
      if (is_first (clause, WEFT_SENSE_LANDMARK))
        return weft_acts_take_landmark (maker, clause, error);
      return weft_acts_take_hexes (maker, clause, WEFT_MOVE_CONQUER, error);
    case WEFT_SENSE_SINGULARITY:
      return weft_acts_use_singularity (maker, clause, WEFT_MOVE_SINGULARITY, error);
    case WEFT_SENSE_AGE_OF_DISCOVERY:
      return weft_acts_use_singularity (maker, clause, WEFT_MOVE_AGE_OF_DISCOVERY, error);
    case WEFT_SENSE_REVOLUTION:
      return weft_acts_revolt (maker, clause, error);
    case WEFT_SENSE_ROLL:
      return weft_acts_roll (maker, clause, error);
    case WEFT_SENSE_INCOME:
      return weft_maker_make_blank (maker, WEFT_MOVE_INCOME, error);
    case WEFT_SENSE_TAKE_POOL:
      return weft_maker_make_blank (maker, WEFT_MOVE_TAKE_POOL, error);
    case WEFT_SENSE_DONE:
      if (last != NULL && last->kind == WEFT_MOVE_END_TURN)
        return TRUE; /* “that's it, done” */
      return weft_maker_make_blank (maker, WEFT_MOVE_END_TURN, error);
    case WEFT_SENSE_PUT:
    case WEFT_SENSE_WIN:
    case WEFT_SENSE_TAKE:
    case WEFT_SENSE_GAIN:
    case WEFT_SENSE_PLAY:
      return make_loose (maker, clause, error);
    case WEFT_N_SENSES:
      return make_bare (maker, clause, error);
    default:
      return not_understood (error);
    }
}

static gboolean
make_clause (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftCardKind kind;
  const char *nick;

  if (maker->state.prompt.kind == WEFT_PROMPT_OVER
      && (clause->has[WEFT_SENSE_SHARED] || clause->doing == WEFT_SENSE_TIE
          || clause->doing == WEFT_SENSE_WIN))
    return weft_acts_settle_tie (maker, clause, error);
  if (clause->player != WEFT_NONE && clause->player != maker->human && !clause->has[WEFT_SENSE_VP])
    return weft_typed_misunderstood (error, _ ("It is the turn of %s."),
                                     weft_words_player (maker->voice, maker->human));
  if (clause->has[WEFT_SENSE_CIVILIZATION] && clause->has[WEFT_SENSE_OUTPOST]
      && clause->n_objects == 0 && weft_sense_is_loose (clause->doing))
    return weft_acts_keep_outpost (maker, clause, error);
  if (is_about_card (clause, &kind, &nick))
    return play_card (maker, clause, kind, nick, error);
  if (!weft_acts_check_card (maker, clause, error))
    return FALSE;
  if (is_beside_the_point (maker, clause) || only_names_speaker (maker, clause))
    return TRUE;
  if ((clause->doing == WEFT_N_SENSES || weft_sense_is_loose (clause->doing))
      && (speaks_of_answer (clause)
          || (clause->has[WEFT_SENSE_NOT] && weft_acts_asks_about_trap (&maker->state)))
      && !clause->has[WEFT_SENSE_TILE] && clause->n_objects == 0)
    return weft_acts_answer (maker, clause, error);
  return make_doing (maker, clause, error);
}

/* Whether everything a clause says is taken into account by what is done. */
static gboolean
check_said (const WeftClause *clause, GError **error)
{
  gboolean points = clause->has[WEFT_SENSE_VP] || clause->doing == WEFT_SENSE_WIN
                    || clause->doing == WEFT_SENSE_GAIN || clause->doing == WEFT_SENSE_TAKE;
  gboolean whole = clause->doing == WEFT_SENSE_INCOME || clause->doing == WEFT_SENSE_DONE;
  gboolean denied = clause->has[WEFT_SENSE_NO] || clause->has[WEFT_SENSE_NOT];

  if (clause->all.number != WEFT_NOT_SAID && !points)
    return whole ? TRUE : not_understood (error);
  if (clause->has[WEFT_SENSE_YES] && !clause->has[WEFT_SENSE_TRAP] && clause->n_objects > 0)
    return not_understood (error);
  if (denied && !clause->has[WEFT_SENSE_TRAP] && !clause->has[WEFT_SENSE_TILE]
      && clause->doing != WEFT_N_SENSES && !weft_sense_is_loose (clause->doing))
    return weft_typed_misunderstood (error, "%s",
                                     _ ("What was not done is not recorded: say what you did."));
  return TRUE;
}

gboolean
weft_acts_read (const GArray *clauses, const WeftVoice *voice, const WeftState *state,
                WeftTyped *typed, GError **error)
{
  WeftMaker maker = { .voice = voice,
                      .clauses = clauses,
                      .state = *state,
                      .typed = typed,
                      .human = weft_typed_human (state) };

  for (maker.at = 0; maker.at < clauses->len; maker.at++)
    {
      const WeftClause *clause = &g_array_index (clauses, WeftClause, maker.at);

      if (!check_said (clause, error) || !make_clause (&maker, clause, error))
        return FALSE;
    }
  if (typed->n_moves == 0 && maker.was_noted)
    return weft_typed_misunderstood (error, "%s", _ ("That card is noted already."));
  return typed->n_moves > 0 || not_understood (error);
}
