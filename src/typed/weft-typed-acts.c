/* weft-typed-acts.c: the parts of a sentence as moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-acts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-flow.h"
#include "weft-forms.h"
#include "weft-legal.h"
#include "weft-played.h"
#include "weft-refusals.h"
#include "weft-typed-cards.h"
#include "weft-typed-words.h"

/* A sentence being made into moves. */
typedef struct
{
  const WeftVoice *voice;
  const GArray *clauses;
  WeftState state; /* after the moves so far */
  WeftTyped *typed;
  guint8 human;       /* who speaks */
  gboolean was_noted; /* whether a card was named that is noted already */
  guint at;
} Maker;

static WeftMove
blank_move (const Maker *maker, WeftMoveKind kind)
{
  return (WeftMove){ .kind = (guint8) kind, .player = maker->human, .token = WEFT_NONE };
}

/* Makes a move in the copy of the game; refused in the words of the game. */
static gboolean
make (Maker *maker, const WeftMove *move, GError **error)
{
  g_autoptr (GError) refusal = NULL;
  g_autofree char *words = NULL;
  const WeftTyped *typed = maker->typed;

  if (typed->n_moves > 0 && typed->moves[typed->n_moves - 1].kind == WEFT_MOVE_END_TURN
      && move->kind != WEFT_MOVE_VP)
    return weft_typed_misunderstood (error, "%s",
                                     _ ("Your turn has ended there: say what comes after it by "
                                        "itself."));
  if (typed->n_moves == WEFT_TYPED_MOST_MOVES)
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

static gboolean
is_possible (const Maker *maker, const WeftMove *move)
{
  return weft_legal_check (&maker->state, maker->voice->tables, move, NULL);
}

/* ---- Cards and civilizations ---- */

/* The tapestry card of the person's era, after what the sentence has said so far. */
static const char *
tapestry_of (const Maker *maker)
{
  const WeftTyped *typed = maker->typed;

  if (typed->card != NULL && typed->card_kind == WEFT_CARD_KIND_TAPESTRY)
    return typed->card;
  for (guint i = 0; i < typed->n_moves; i++)
    if (typed->moves[i].kind == WEFT_MOVE_INCOME)
      return NULL;
  return weft_played_tapestry (maker->voice->record, maker->human, NULL);
}

static gboolean
has_card (const Maker *maker, WeftCardKind kind, const char *nick)
{
  if (kind == WEFT_CARD_KIND_TAPESTRY)
    return g_strcmp0 (tapestry_of (maker), nick) == 0;
  return weft_played_has_civilization (maker->voice->record, maker->human, nick);
}

/* Whether a word that does something was said as the name of a card, too. */
static gboolean
is_said_as_card (const WeftClause *clause)
{
  return clause->has[WEFT_SENSE_PLAY] || clause->has[WEFT_SENSE_CARD]
         || clause->has[WEFT_SENSE_TAPESTRY];
}

/* Notes that the person has played a card or gained a civilization; one that is noted already is
 * not noted again. */
static gboolean
note_card (Maker *maker, WeftCardKind kind, const char *nick, GError **error)
{
  WeftMove note = blank_move (maker, WEFT_MOVE_NOTE);
  WeftTyped *typed = maker->typed;

  maker->was_noted = has_card (maker, kind, nick);
  if (maker->was_noted)
    return TRUE;
  if (typed->card != NULL || typed->keeps)
    return weft_typed_misunderstood (error, "%s", _ ("One card at a time: say it in parts."));
  if (!make (maker, &note, error))
    return FALSE;
  typed->card = g_strdup (nick);
  typed->card_kind = (guint8) kind;
  typed->text = weft_words_card_note (maker->voice->tables, kind, nick);
  return TRUE;
}

/* “with Militarism”, where something else was done: the card must be there. */
static gboolean
check_card (const Maker *maker, const WeftClause *clause, GError **error)
{
  WeftCardKind kind;
  const char *nick = weft_typed_card_of (clause->card, &kind);
  g_autofree char *name = NULL;

  if (nick == NULL || has_card (maker, kind, nick))
    return TRUE;
  name = weft_words_card (maker->voice->tables, kind, nick);
  /* Translators: a tapestry card or a civilization. */
  return weft_typed_misunderstood (error, _ ("Say first that you have %s."), name);
}

/* “put an outpost on my civilization mat”, “took it from there”: it is none to conquer with. */
static gboolean
keep_outpost (Maker *maker, gboolean away, GError **error)
{
  WeftMove note = blank_move (maker, WEFT_MOVE_NOTE);
  WeftTyped *typed = maker->typed;
  guint kept = weft_played_kept (maker->voice->record, maker->human);

  if (typed->card != NULL || typed->keeps)
    return weft_typed_misunderstood (error, "%s", _ ("One card at a time: say it in parts."));
  if (away ? maker->state.supply[maker->human] <= kept : kept == 0)
    return weft_typed_misunderstood (error, "%s",
                                     away ? _ ("No outpost is left in your supply.")
                                          : _ ("No outpost lies on your civilization mat."));
  if (!make (maker, &note, error))
    return FALSE;
  typed->keeps = TRUE;
  typed->kept = (guint8) (away ? kept + 1 : kept - 1);
  typed->text = weft_words_kept (typed->kept);
  return TRUE;
}

/* ---- Tracks ---- */

static gboolean
name_a_track (const Maker *maker, GError **error)
{
  g_autofree char *tracks = weft_words_tracks (maker->state.setup.tracks);

  /* Translators: the names of the tracks. */
  return weft_typed_misunderstood (error, _ ("Name a track: %s."), tracks);
}

/* Which of two tokens a move is about: the number said, or the one that the spaces fit. */
static gboolean
choose_token (const Maker *maker, const WeftClause *clause, const WeftObject *object, int step,
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
        return name_a_track (maker, error);
      *to = object->number;
      return TRUE;
    }
  move->token = (guint8) object->number;
  return TRUE;
}

/* Where the token is that moves. */
static int
space_of (const Maker *maker, const WeftMove *move)
{
  if (move->token != WEFT_NONE)
    return maker->state.tokens[maker->human][move->track][move->token];
  return weft_state_furthest (&maker->state, maker->human, move->track);
}

/* How many spaces were meant; a space that is said must be the one the token comes to. */
static gboolean
count_steps (const Maker *maker, const WeftObject *object, const WeftMove *move, int to, int step,
             int *count, GError **error)
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
move_token (Maker *maker, const WeftClause *clause, const WeftObject *object, WeftMoveKind kind,
            GError **error)
{
  WeftMove move = blank_move (maker, kind);
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
    if (!make (maker, &move, error))
      return FALSE;
  return TRUE;
}

static gboolean
move_tokens (Maker *maker, const WeftClause *clause, WeftMoveKind kind, GError **error)
{
  gboolean back = clause->direction == WEFT_SENSE_DOWN || clause->is_less;

  if (clause->n_objects == 0)
    return name_a_track (maker, error);
  if (kind == WEFT_MOVE_ADVANCE && back)
    kind = WEFT_MOVE_REGRESS;
  else if (kind == WEFT_MOVE_REGRESS && clause->direction == WEFT_SENSE_UP)
    return weft_typed_misunderstood (error, "%s", _ ("Forward or back? Say one."));
  for (guint i = 0; i < clause->n_objects; i++)
    {
      WeftObject object = clause->objects[i];

      if (object.meaning.sense != WEFT_SENSE_TRACK)
        return name_a_track (maker, error);
      /* “twice on science and arts” is said of the last only when nothing else can be meant. */
      if (i == 0 && object.count == WEFT_NOT_SAID)
        object.count = clause->all.count;
      if (!move_token (maker, clause, &object, kind, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
use_singularity (Maker *maker, const WeftClause *clause, WeftMoveKind kind, GError **error)
{
  WeftMove move = blank_move (maker, kind);
  gboolean is_card = kind == WEFT_MOVE_AGE_OF_DISCOVERY && is_said_as_card (clause);

  if (is_card && clause->n_objects == 0)
    return note_card (maker, WEFT_CARD_KIND_TAPESTRY, "age-of-discovery", error);
  if (clause->n_objects != 1 || clause->objects[0].meaning.sense != WEFT_SENSE_TRACK)
    return name_a_track (maker, error);
  if (is_card && !note_card (maker, WEFT_CARD_KIND_TAPESTRY, "age-of-discovery", error))
    return FALSE;
  move.track = clause->objects[0].meaning.a;
  if (kind == WEFT_MOVE_AGE_OF_DISCOVERY && clause->objects[0].number != WEFT_NOT_SAID)
    move.token = (guint8) MIN (clause->objects[0].number, WEFT_N_TOKENS - 1);
  return make (maker, &move, error);
}

/* ---- Hexes ---- */

static gboolean
name_a_hex (GError **error)
{
  return weft_typed_misunderstood (error, "%s", _ ("Name a hex, such as c4."));
}

/* The hex the sentence spoke of last; -1 when it spoke of none. */
static int
latest_hex (const Maker *maker)
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

static gboolean
says_there (const WeftClause *clause)
{
  return clause->has[WEFT_SENSE_IT] || clause->has[WEFT_SENSE_THERE];
}

/* The same thing said in other words, as in “explored E3, laid a tile there”. */
static gboolean
is_said_again (const Maker *maker, const WeftClause *clause, WeftMoveKind kind, guint8 hex)
{
  const WeftMove *last =
      maker->typed->n_moves > 0 ? &maker->typed->moves[maker->typed->n_moves - 1] : NULL;
  const WeftClause *before =
      maker->at > 0 ? &g_array_index (maker->clauses, WeftClause, maker->at - 1) : NULL;

  return last != NULL && before != NULL && last->kind == kind && last->hex == hex
         && before->doing != clause->doing;
}

static gboolean
take_hex (Maker *maker, const WeftClause *clause, WeftMoveKind kind, guint8 hex, GError **error)
{
  WeftMove move = blank_move (maker, kind);

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
      weft_played_complete_with (maker->voice->record, tapestry_of (maker), &maker->state, &move);
    }
  return make (maker, &move, error);
}

/* The clause that names the hexes of this one: “explored and conquered E3”. */
static const WeftClause *
clause_with_hexes (const Maker *maker)
{
  guint i = maker->at;

  while (i + 1 < maker->clauses->len)
    {
      const WeftClause *clause = &g_array_index (maker->clauses, WeftClause, i);

      if (clause->n_objects > 0 || says_there (clause) || !clause->joined)
        return clause;
      i++;
    }
  return &g_array_index (maker->clauses, WeftClause, i);
}

static gboolean
take_hexes (Maker *maker, const WeftClause *clause, WeftMoveKind kind, GError **error)
{
  const WeftClause *named = clause_with_hexes (maker);
  int latest = latest_hex (maker);

  if (named->n_objects == 0)
    return says_there (named) && latest >= 0
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

/* A hex by itself: what can be done there, when it is only one thing. */
static gboolean
take_bare_hex (Maker *maker, const WeftClause *clause, GError **error)
{
  WeftMove explore = blank_move (maker, WEFT_MOVE_EXPLORE);
  WeftMove conquer = blank_move (maker, WEFT_MOVE_CONQUER);

  explore.hex = conquer.hex = clause->objects[0].meaning.a;
  if (clause->has[WEFT_SENSE_TILE])
    return take_hexes (maker, clause, WEFT_MOVE_EXPLORE, error);
  if (clause->has[WEFT_SENSE_OUTPOST] || clause->has[WEFT_SENSE_TOPPLED])
    return take_hexes (maker, clause, WEFT_MOVE_CONQUER, error);
  if (clause->has[WEFT_SENSE_TOKEN])
    return weft_typed_misunderstood (error, "%s", _ ("Say what you did on the hex."));
  if (is_possible (maker, &explore) == is_possible (maker, &conquer))
    return make (maker, &conquer, error);
  return take_hexes (maker, clause,
                     is_possible (maker, &explore) ? WEFT_MOVE_EXPLORE : WEFT_MOVE_CONQUER, error);
}

static gboolean
revolt (Maker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = blank_move (maker, WEFT_MOVE_REVOLUTION);

  if (is_said_as_card (clause) && !note_card (maker, WEFT_CARD_KIND_TAPESTRY, "revolution", error))
    return FALSE;
  if (is_said_as_card (clause) && clause->n_objects == 0)
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
  return make (maker, &move, error);
}

/* ---- Points, tiles, traps, the end ---- */

static gboolean
note_points (Maker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = blank_move (maker, WEFT_MOVE_VP);
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
  return make (maker, &move, error);
}

static gboolean
note_tiles (Maker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = blank_move (maker, WEFT_MOVE_TILES);
  gboolean none = clause->has[WEFT_SENSE_NONE_LEFT] || clause->has[WEFT_SENSE_NO]
                  || clause->has[WEFT_SENSE_NOT] || clause->has[WEFT_SENSE_NOBODY];

  if (!none && !clause->has[WEFT_SENSE_LEFT])
    return weft_typed_misunderstood (error, "%s", _ ("Say “tiles none” or “tiles left”."));
  move.value = !none;
  return make (maker, &move, error);
}

static gboolean
asks_about_trap (const WeftState *state)
{
  return state->prompt.kind == WEFT_PROMPT_TRAP || state->prompt.kind == WEFT_PROMPT_HUMAN_TRAP;
}

/* An answer, or after a conquest what came of it. */
static gboolean
answer (Maker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = blank_move (maker, WEFT_MOVE_ANSWER);
  gboolean no = clause->has[WEFT_SENSE_NO] || clause->has[WEFT_SENSE_NOT]
                || clause->has[WEFT_SENSE_NONE_LEFT] || clause->has[WEFT_SENSE_NOBODY];
  gboolean yes = clause->has[WEFT_SENSE_YES] || (clause->has[WEFT_SENSE_TRAP] && !no);

  if (no == yes)
    return weft_typed_misunderstood (error, "%s", _ ("A trap or no trap? Say one."));
  move.value = yes;
  /* The Automa had no card that could have been one. */
  if (no && !asks_about_trap (&maker->state) && maker->typed->n_moves > 0
      && maker->typed->moves[maker->typed->n_moves - 1].kind == WEFT_MOVE_CONQUER)
    return TRUE;
  return make (maker, &move, error);
}

static gboolean
settle_tie (Maker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = blank_move (maker, WEFT_MOVE_TIE);

  if (clause->has[WEFT_SENSE_SHARED])
    move.winner = WEFT_WINNER_TIE;
  else if (clause->player != WEFT_NONE)
    move.winner = clause->player;
  else if (clause->has[WEFT_SENSE_ME] || clause->doing == WEFT_SENSE_WIN)
    move.winner = maker->human;
  else
    return weft_typed_misunderstood (error, "%s",
                                     _ ("Say who has won the tie, or that it is shared."));
  return make (maker, &move, error);
}

static gboolean
take_landmark (Maker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = blank_move (maker, WEFT_MOVE_TAKE_LANDMARK);
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
  if (weft_setup_has_track (&maker->state.setup, move.track) && maker->typed->n_moves > 0
      && maker->typed->moves[maker->typed->n_moves - 1].kind == WEFT_MOVE_ADVANCE
      && maker->typed->moves[maker->typed->n_moves - 1].track == move.track
      && maker->state.landmarks[move.track][move.tier] == maker->human)
    return TRUE;
  return make (maker, &move, error);
}

static gboolean
roll (Maker *maker, const WeftClause *clause, GError **error)
{
  WeftMove move = blank_move (maker, WEFT_MOVE_ROLL);

  if (clause->n_objects != 1)
    return name_a_track (maker, error);
  move.track = clause->objects[0].meaning.a;
  return make (maker, &move, error);
}

/* ---- What a part of a sentence says ---- */

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
make_bare (Maker *maker, const WeftClause *clause, GError **error)
{
  if (clause->has[WEFT_SENSE_VP])
    return note_points (maker, clause, error);
  if (is_first (clause, WEFT_SENSE_TRACK) && clause->has[WEFT_SENSE_LANDMARK_WORD])
    return take_landmark (maker, clause, error);
  if (is_first (clause, WEFT_SENSE_TRACK))
    return maker->state.prompt.kind == WEFT_PROMPT_ROLL
               ? roll (maker, clause, error)
               : move_tokens (maker, clause, WEFT_MOVE_ADVANCE, error);
  if (is_first (clause, WEFT_SENSE_HEX))
    return take_bare_hex (maker, clause, error);
  if (clause->has[WEFT_SENSE_POOL])
    {
      WeftMove move = blank_move (maker, WEFT_MOVE_TAKE_POOL);

      return make (maker, &move, error);
    }
  if (clause->has[WEFT_SENSE_TILE])
    return note_tiles (maker, clause, error);
  if (clause->direction != WEFT_N_SENSES)
    return name_a_track (maker, error);
  return not_understood (error);
}

/* “place E3”, “put an outpost on E3 with Militarism”: where a card in play lets an outpost be
 * placed without a conquest (P5). */
static gboolean
places_outpost (const Maker *maker, const WeftClause *clause)
{
  return clause->doing == WEFT_SENSE_PUT
         && weft_played_places_outposts (maker->voice->record, tapestry_of (maker), maker->human);
}

/* “took”, “put”, “played”: what it was says what was done. */
static gboolean
make_loose (Maker *maker, const WeftClause *clause, GError **error)
{
  gboolean taking = clause->doing == WEFT_SENSE_TAKE || clause->doing == WEFT_SENSE_GAIN;

  if (clause->has[WEFT_SENSE_VP] || (clause->doing == WEFT_SENSE_GAIN && clause->n_objects == 0))
    return note_points (maker, clause, error);
  if (taking
      && (is_first (clause, WEFT_SENSE_LANDMARK)
          || (clause->has[WEFT_SENSE_LANDMARK_WORD] && clause->n_objects > 0)))
    return take_landmark (maker, clause, error);
  if (taking && says_there (clause) && clause->n_objects == 0)
    return take_hexes (maker, clause, WEFT_MOVE_CONQUER, error);
  if (taking && (clause->has[WEFT_SENSE_POOL] || clause->n_objects == 0))
    {
      WeftMove move = blank_move (maker, WEFT_MOVE_TAKE_POOL);

      return make (maker, &move, error);
    }
  if (clause->doing == WEFT_SENSE_TAKE && is_first (clause, WEFT_SENSE_HEX))
    return take_hexes (maker, clause, WEFT_MOVE_CONQUER, error);
  if (taking && is_first (clause, WEFT_SENSE_TRACK) && maker->state.prompt.kind == WEFT_PROMPT_ROLL)
    return roll (maker, clause, error);
  if (taking && is_first (clause, WEFT_SENSE_TRACK))
    return move_tokens (maker, clause, WEFT_MOVE_ADVANCE, error);
  if (clause->doing == WEFT_SENSE_PUT && is_first (clause, WEFT_SENSE_TRACK)
      && (clause->objects[0].to != WEFT_NOT_SAID || clause->objects[0].number != WEFT_NOT_SAID))
    return move_tokens (maker, clause, WEFT_MOVE_ADVANCE, error);
  if ((clause->doing == WEFT_SENSE_PUT || clause->doing == WEFT_SENSE_GAIN)
      && (is_first (clause, WEFT_SENSE_HEX) || says_there (clause)))
    {
      if (clause->has[WEFT_SENSE_TILE])
        return take_hexes (maker, clause, WEFT_MOVE_EXPLORE, error);
      if (clause->has[WEFT_SENSE_OUTPOST] && clause->card.sense == WEFT_SENSE_UNKNOWN)
        return take_hexes (maker, clause, WEFT_MOVE_CONQUER, error);
      if (clause->has[WEFT_SENSE_TOKEN] || clause->has[WEFT_SENSE_ASIDE]
          || clause->has[WEFT_SENSE_LANDMARK_WORD] || places_outpost (maker, clause))
        return take_hexes (maker, clause, WEFT_MOVE_PLACE, error);
      return weft_typed_misunderstood (
          error, "%s", _ ("Say what you put there: a tile, an outpost or a token."));
    }
  return not_understood (error);
}

/* “paid 2 coins”, “drew a tapestry card”, “rolled the die”: the bots have no part in it. */
static gboolean
is_beside_the_point (const Maker *maker, const WeftClause *clause)
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
only_names_speaker (const Maker *maker, const WeftClause *clause)
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
  return *nick != NULL && having && (clause->doing == WEFT_N_SENSES || !says_there (clause))
         && (clause->n_objects == 0
             || (clause->doing == WEFT_SENSE_PLAY && is_first (clause, WEFT_SENSE_LANDMARK)));
}

/* “played Dystopia, the Forge” */
static gboolean
play_card (Maker *maker, const WeftClause *clause, WeftCardKind kind, const char *nick,
           GError **error)
{
  return note_card (maker, kind, nick, error)
         && (clause->n_objects == 0 || take_landmark (maker, clause, error));
}

static gboolean
make_clause (Maker *maker, const WeftClause *clause, GError **error)
{
  WeftCardKind kind;
  const char *nick;
  WeftMove move;

  if (maker->state.prompt.kind == WEFT_PROMPT_OVER
      && (clause->has[WEFT_SENSE_SHARED] || clause->doing == WEFT_SENSE_TIE
          || clause->doing == WEFT_SENSE_WIN))
    return settle_tie (maker, clause, error);
  if (clause->player != WEFT_NONE && clause->player != maker->human && !clause->has[WEFT_SENSE_VP])
    return weft_typed_misunderstood (error, _ ("It is the turn of %s."),
                                     weft_words_player (maker->voice, maker->human));
  if (clause->has[WEFT_SENSE_CIVILIZATION] && clause->has[WEFT_SENSE_OUTPOST]
      && clause->n_objects == 0 && weft_sense_is_loose (clause->doing))
    return keep_outpost (maker, clause->doing == WEFT_SENSE_PUT, error);
  if (is_about_card (clause, &kind, &nick))
    return play_card (maker, clause, kind, nick, error);
  if (!check_card (maker, clause, error))
    return FALSE;
  if (is_beside_the_point (maker, clause) || only_names_speaker (maker, clause))
    return TRUE;
  if ((clause->doing == WEFT_N_SENSES || weft_sense_is_loose (clause->doing))
      && (speaks_of_answer (clause)
          || (clause->has[WEFT_SENSE_NOT] && asks_about_trap (&maker->state)))
      && !clause->has[WEFT_SENSE_TILE] && clause->n_objects == 0)
    return answer (maker, clause, error);
  switch (clause->doing)
    {
    case WEFT_SENSE_ADVANCE:
    case WEFT_SENSE_MOVE:
      return move_tokens (maker, clause, WEFT_MOVE_ADVANCE, error);
    case WEFT_SENSE_REGRESS:
      return move_tokens (maker, clause, WEFT_MOVE_REGRESS, error);
    case WEFT_SENSE_EXPLORE:
      return take_hexes (maker, clause, WEFT_MOVE_EXPLORE, error);
    case WEFT_SENSE_CONQUER:
      if (is_first (clause, WEFT_SENSE_LANDMARK))
        return take_landmark (maker, clause, error);
      return take_hexes (maker, clause, WEFT_MOVE_CONQUER, error);
    case WEFT_SENSE_SINGULARITY:
      return use_singularity (maker, clause, WEFT_MOVE_SINGULARITY, error);
    case WEFT_SENSE_AGE_OF_DISCOVERY:
      return use_singularity (maker, clause, WEFT_MOVE_AGE_OF_DISCOVERY, error);
    case WEFT_SENSE_REVOLUTION:
      return revolt (maker, clause, error);
    case WEFT_SENSE_ROLL:
      return roll (maker, clause, error);
    case WEFT_SENSE_INCOME:
      move = blank_move (maker, WEFT_MOVE_INCOME);
      return make (maker, &move, error);
    case WEFT_SENSE_TAKE_POOL:
      move = blank_move (maker, WEFT_MOVE_TAKE_POOL);
      return make (maker, &move, error);
    case WEFT_SENSE_DONE:
      if (maker->typed->n_moves > 0
          && maker->typed->moves[maker->typed->n_moves - 1].kind == WEFT_MOVE_END_TURN)
        return TRUE; /* “that's it, done” */
      move = blank_move (maker, WEFT_MOVE_END_TURN);
      return make (maker, &move, error);
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
  Maker maker = { .voice = voice,
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
