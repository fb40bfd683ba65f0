/* weft-typed.c: what people type, understood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-flow.h"
#include "weft-legal.h"
#include "weft-refusals.h"
#include "weft-story-moves.h"
#include "weft-typed-acts.h"
#include "weft-typed-cards.h"
#include "weft-typed-commands.h"
#include "weft-typed-fix.h"
#include "weft-typed-tokens.h"

#define MOST_STEPS 9999

void
weft_typed_clear (WeftTyped *typed)
{
  g_clear_pointer (&typed->text, g_free);
  g_clear_pointer (&typed->card, g_free);
  g_clear_pointer (&typed->understood, g_free);
}

/* A line being read. */
typedef struct
{
  WeftTokens tokens;
  const WeftVoice *voice;
  const WeftState *state;
  WeftTyped *typed;
} Line;

static WeftSense
sense (const Line *line, guint i)
{
  return weft_tokens_sense (&line->tokens, i);
}

static gboolean
says (const Line *line, WeftSense wanted)
{
  return weft_tokens_find (&line->tokens, wanted) >= 0;
}

/* The first thing said, but for who says it. */
static guint
first_of (const Line *line)
{
  guint i = 0;

  while (sense (line, i) == WEFT_SENSE_ME || sense (line, i) == WEFT_SENSE_COMMA)
    i++;
  return i;
}

static gboolean
is_about_the_game (WeftSense what)
{
  return weft_sense_is_doing (what) || (what >= WEFT_SENSE_TRACK && what <= WEFT_SENSE_LANDMARK)
         || what == WEFT_SENSE_HEX || what == WEFT_SENSE_TAPESTRY_CARD
         || what == WEFT_SENSE_CIVILIZATION_NAME;
}

static gboolean
add_checked (Line *line, const WeftMove *move, GError **error)
{
  g_autoptr (GError) refusal = NULL;

  if (!weft_legal_check (line->state, line->voice->tables, move, &refusal))
    {
      g_autofree char *words = weft_refusals_words (line->voice, refusal);

      g_set_error_literal (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL, words);
      return FALSE;
    }
  line->typed->kind = WEFT_TYPED_MOVE;
  line->typed->moves[line->typed->n_moves++] = *move;
  return TRUE;
}

/* ---- Notes and corrections ---- */

static gboolean
read_note (Line *line, guint at, GError **error)
{
  const char *text = line->tokens.line + weft_tokens_at (&line->tokens, at)->end;
  WeftMove move = { .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE };

  line->typed->text = g_strstrip (g_strdup (text + strspn (text, " \t:,")));
  if (*line->typed->text == '\0')
    return weft_typed_misunderstood (error, "%s", _ ("Say “note” and then its text."));
  if (g_utf8_strlen (line->typed->text, -1) > WEFT_MAX_NOTE)
    return weft_typed_misunderstood (error,
                                     g_dngettext (NULL, "A note has at most %d letter.",
                                                  "A note has at most %d letters.", WEFT_MAX_NOTE),
                                     WEFT_MAX_NOTE);
  g_array_set_size (line->tokens.slips, 0); /* its text is kept as it is */
  return add_checked (line, &move, error);
}

/* What makes a line more, or less, than a command and a name. */
static gboolean
is_no_name (WeftSense what)
{
  switch (what)
    {
    case WEFT_SENSE_NUMBER:
    case WEFT_SENSE_NO_TRAPS:
    case WEFT_SENSE_NOT:
    case WEFT_SENSE_NO:
    case WEFT_SENSE_OR:
    case WEFT_SENSE_PLAN:
    case WEFT_SENSE_MAYBE:
    case WEFT_SENSE_ASK:
    case WEFT_SENSE_SHOW:
    case WEFT_SENSE_QUESTION_MARK:
    case WEFT_SENSE_OTHER:
    case WEFT_SENSE_YOU:
    case WEFT_SENSE_PLAYER:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether the first thing said is a single word, as commands are. */
static gboolean
begins_with_one_word (const Line *line)
{
  const WeftToken *first = weft_tokens_at (&line->tokens, 0);

  return memchr (line->tokens.line + first->start, ' ', first->end - first->start) == NULL;
}

/* Whether a line is “card” or “civilization” and a name that no table of words has: such a card
 * is kept under it and has no effect. */
static gboolean
names_unknown_card (const Line *line, WeftCardKind *kind)
{
  WeftSense first = sense (line, 0);
  gboolean named = line->tokens.slips->len > 0;

  *kind = first == WEFT_SENSE_CIVILIZATION ? WEFT_CARD_KIND_CIVILIZATION : WEFT_CARD_KIND_TAPESTRY;
  if ((first != WEFT_SENSE_CARD && first != WEFT_SENSE_TAPESTRY && first != WEFT_SENSE_CIVILIZATION)
      || (line->state->prompt.kind != WEFT_PROMPT_TURN && !line->state->over)
      || !begins_with_one_word (line))
    return FALSE;
  for (guint i = 1; i < line->tokens.list->len; i++)
    {
      if (is_about_the_game (sense (line, i)) || is_no_name (sense (line, i)))
        return FALSE;
      named |= sense (line, i) == WEFT_SENSE_UNKNOWN;
    }
  return named;
}

static gboolean
read_unknown_card (Line *line, WeftCardKind kind, GError **error)
{
  const char *name = line->tokens.line + weft_tokens_at (&line->tokens, 0)->end;
  WeftMove move = { .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE };

  name += strspn (name, " \t:,");
  g_array_set_size (line->tokens.slips, 0); /* a name is kept as it is */
  line->typed->card_kind = (guint8) kind;
  line->typed->card = weft_typed_card_nick (line->voice->tables, kind, name);
  line->typed->text = weft_words_card_note (line->voice->tables, kind, line->typed->card);
  return add_checked (line, &move, error);
}

/* “place E3”: the command alone, for a card that puts an outpost there without a conquest (P5). */
static gboolean
is_placing (const Line *line)
{
  const WeftToken *first = weft_tokens_at (&line->tokens, 0);
  g_autofree char *word = NULL;

  if (line->tokens.list->len != 2 || sense (line, 0) != WEFT_SENSE_PUT
      || sense (line, 1) != WEFT_SENSE_HEX)
    return FALSE;
  word = g_strndup (line->tokens.line + first->start, first->end - first->start);
  return weft_typed_is_same (word, "place")
         || (line->tokens.own != NULL
             && weft_typed_is_same (word, weft_lexicon_say (line->tokens.own, "place")));
}

static gboolean
read_place (Line *line, GError **error)
{
  return add_checked (line,
                      &(WeftMove){ .kind = WEFT_MOVE_PLACE,
                                   .player = weft_typed_human (line->state),
                                   .hex = weft_tokens_at (&line->tokens, 1)->meaning.a,
                                   .token = WEFT_NONE },
                      error);
}

static gboolean
read_fix (Line *line, guint at, GError **error)
{
  WeftMove move;

  return weft_typed_read_fix (&line->tokens, at + 1, line->state, &move, error)
         && add_checked (line, &move, error);
}

/* ---- Cards ---- */

/* Numbers of cards, with nothing but what cards are called. The card that breaks ties comes second,
 * wherever it is said. */
static gboolean
find_cards (const Line *line, int *cards, guint most, guint *n)
{
  gboolean second_first = FALSE;
  WeftSense last = WEFT_SENSE_PASS_OVER;

  *n = 0;
  for (guint i = 0; i < line->tokens.list->len; i++)
    {
      WeftSense now = sense (line, i);

      if (now == WEFT_SENSE_NUMBER)
        {
          if (*n == 0 && last == WEFT_SENSE_TIEBREAKER)
            second_first = TRUE;
          if (*n < most)
            cards[*n] = weft_tokens_at (&line->tokens, i)->meaning.number;
          ++*n;
        }
      else if (now == WEFT_SENSE_DECISION || now == WEFT_SENSE_TIEBREAKER)
        last = now;
      else if (now != WEFT_SENSE_AND && now != WEFT_SENSE_COMMA && now != WEFT_SENSE_SLASH
               && now != WEFT_SENSE_PLUS && now != WEFT_SENSE_CARD && now != WEFT_SENSE_DEAL
               && now != WEFT_SENSE_AMOUNT && now != WEFT_SENSE_REVEAL && now != WEFT_SENSE_ME
               && now != WEFT_SENSE_TAKE)
        return FALSE;
    }
  if (second_first && *n == 2 && most == 2)
    {
      int first = cards[1];

      cards[1] = cards[0];
      cards[0] = first;
    }
  return TRUE;
}

static gboolean
too_many_cards (const Line *line, guint most, GError **error)
{
  guint seen = 0;

  for (guint i = 0; i < line->tokens.list->len; i++)
    if (sense (line, i) == WEFT_SENSE_NUMBER && seen++ == most)
      {
        g_autofree char *quote =
            weft_tokens_quote (&line->tokens, weft_tokens_at (&line->tokens, i));

        return weft_typed_misunderstood (
            error, _ ("%s is too much here: “help” shows what belongs together."), quote);
      }
  g_return_val_if_reached (FALSE);
}

static gboolean
is_card (int card)
{
  return card >= 1 && card <= WEFT_N_CARDS;
}

/* Reads cards where they are asked for, or after “deal” and “reveal”. */
static gboolean
read_cards (Line *line, gboolean *matched, GError **error)
{
  guint8 prompt = line->state->prompt.kind;
  gboolean deal = says (line, WEFT_SENSE_DEAL) || prompt == WEFT_PROMPT_DEAL;
  gboolean reveal = says (line, WEFT_SENSE_REVEAL) || prompt == WEFT_PROMPT_REVEAL;
  WeftMove move = { .kind = deal ? WEFT_MOVE_DEAL : WEFT_MOVE_REVEAL, .token = WEFT_NONE };
  guint most = deal ? 2 : 1, n;
  int cards[2] = { 0, 0 };

  *matched = (deal || reveal) && find_cards (line, cards, most, &n)
             && (n > 0 || says (line, WEFT_SENSE_DEAL) || says (line, WEFT_SENSE_REVEAL));
  if (!*matched)
    return TRUE;
  if (n > most)
    return too_many_cards (line, most, error);
  if (deal && (!is_card (cards[0]) || !is_card (cards[1])))
    return weft_typed_misunderstood (
        error, _ ("Say both cards, the decision card first: numbers from %1$d to %2$d."), 1,
        WEFT_N_CARDS);
  if (!is_card (cards[0]))
    return weft_typed_misunderstood (error, _ ("Say the card as a number from %1$d to %2$d."), 1,
                                     WEFT_N_CARDS);
  move.cards[0] = (guint8) cards[0];
  move.cards[1] = (guint8) cards[1];
  return add_checked (line, &move, error);
}

/* ---- Commands ---- */

/* Whether the line tells of a move as well. */
static gboolean
tells_of_moves (const Line *line)
{
  for (guint i = 0; i < line->tokens.list->len; i++)
    if (is_about_the_game (sense (line, i)))
      return TRUE;
  return FALSE;
}

/* The same, but for words such as “move”, which only name what is taken back. */
static gboolean
tells_of_certain_moves (const Line *line)
{
  for (guint i = 0; i < line->tokens.list->len; i++)
    if (is_about_the_game (sense (line, i)) && !weft_sense_is_loose (sense (line, i)))
      return TRUE;
  return FALSE;
}

static gboolean
asks (const Line *line)
{
  return says (line, WEFT_SENSE_ASK) || says (line, WEFT_SENSE_SHOW)
         || says (line, WEFT_SENSE_QUESTION_MARK);
}

/* The number in the line; @usual when there is none. */
static int
number_in (const Line *line, int usual)
{
  int at = weft_tokens_find (&line->tokens, WEFT_SENSE_NUMBER);

  if (at < 0)
    at = weft_tokens_find (&line->tokens, WEFT_SENSE_COUNT);
  return at < 0 ? usual : weft_tokens_at (&line->tokens, (guint) at)->meaning.number;
}

static WeftTypedKind
kind_of_look (WeftSense look)
{
  switch (look)
    {
    case WEFT_SENSE_WHY:
      return WEFT_TYPED_WHY;
    case WEFT_SENSE_TRACKS:
    case WEFT_SENSE_TRACK_WORD:
      return WEFT_TYPED_TRACKS;
    case WEFT_SENSE_MAP:
      return WEFT_TYPED_MAP;
    case WEFT_SENSE_BOTS:
      return WEFT_TYPED_BOTS;
    case WEFT_SENSE_DECK:
      return WEFT_TYPED_DECK;
    case WEFT_SENSE_ODDS:
      return WEFT_TYPED_ODDS;
    case WEFT_SENSE_LOG:
      return WEFT_TYPED_LOG;
    case WEFT_SENSE_SCORE:
    case WEFT_SENSE_VP:
      return WEFT_TYPED_SCORE;
    case WEFT_SENSE_SETUP:
      return WEFT_TYPED_SETUP;
    case WEFT_SENSE_POSSIBLE:
      return WEFT_TYPED_POSSIBLE;
    case WEFT_SENSE_HELP:
      return WEFT_TYPED_HELP;
    case WEFT_SENSE_QUIT:
    default:
      return WEFT_TYPED_QUIT;
    }
}

/* What a line asks to see; %WEFT_N_SENSES for a line that does not ask. */
static WeftSense
find_look (const Line *line)
{
  gboolean asking = asks (line);

  if (says (line, WEFT_SENSE_WHY))
    return WEFT_SENSE_WHY;
  for (guint i = 0; i < line->tokens.list->len; i++)
    {
      WeftSense now = sense (line, i);

      if (now == WEFT_SENSE_SCORE && says (line, WEFT_SENSE_NUMBER) && !asking)
        continue;
      if (weft_sense_is_look (now) && (asking || !tells_of_moves (line)))
        return now;
      if (asking && (now == WEFT_SENSE_VP || now == WEFT_SENSE_TRACK_WORD))
        return now;
    }
  if (sense (line, 0) == WEFT_SENSE_TRACK_WORD && line->tokens.list->len == 1)
    return WEFT_SENSE_TRACKS;
  return WEFT_N_SENSES;
}

static gboolean
read_steps (Line *line, WeftTypedKind kind, GError **error)
{
  WeftTyped *typed = line->typed;
  gboolean back = kind == WEFT_TYPED_BACK;

  if (tells_of_certain_moves (line) || says (line, WEFT_SENSE_UNKNOWN)
      || says (line, WEFT_SENSE_NOT) || says (line, WEFT_SENSE_PLAN)
      || says (line, WEFT_SENSE_MAYBE))
    {
      int found = weft_tokens_find (&line->tokens, back                      ? WEFT_SENSE_BACK
                                                   : kind == WEFT_TYPED_UNDO ? WEFT_SENSE_UNDO
                                                                             : WEFT_SENSE_REDO);
      g_autofree char *quote =
          weft_tokens_quote (&line->tokens, weft_tokens_at (&line->tokens, (guint) MAX (found, 0)));

      return weft_typed_misunderstood (
          error, _ ("%s does not belong in a sentence with moves: say it by itself."), quote);
    }
  typed->kind = kind;
  typed->number = number_in (line, back ? -1 : 1);
  if (back && (typed->number < 0 || typed->number > MOST_STEPS))
    return weft_typed_misunderstood (
        error, _ ("Say the line of the log as a number from %1$d to %2$d."), 0, MOST_STEPS);
  if (typed->number < 1 && !back)
    return weft_typed_misunderstood (error, _ ("Say how many steps as a number from %1$d to %2$d."),
                                     1, MOST_STEPS);
  return TRUE;
}

/* Lines that are no sentences about the game. */
static gboolean
read_command (Line *line, gboolean *matched, GError **error)
{
  guint first = first_of (line);
  WeftCardKind kind;
  WeftSense look;

  *matched = TRUE;
  if (sense (line, first) == WEFT_SENSE_NOTE)
    return read_note (line, first, error);
  if (line->tokens.is_too_long)
    return weft_typed_misunderstood (error, "%s", _ ("That is too much at once: say it in parts."));
  if (names_unknown_card (line, &kind))
    return read_unknown_card (line, kind, error);
  if (is_placing (line))
    return read_place (line, error);
  if (sense (line, first) == WEFT_SENSE_FIX)
    return read_fix (line, first, error);
  if (!asks (line) && says (line, WEFT_SENSE_UNDO))
    return read_steps (line, WEFT_TYPED_UNDO, error);
  if (!asks (line) && says (line, WEFT_SENSE_REDO))
    return read_steps (line, WEFT_TYPED_REDO, error);
  if (!asks (line) && says (line, WEFT_SENSE_BACK) && !tells_of_moves (line))
    return read_steps (line, WEFT_TYPED_BACK, error);
  look = find_look (line);
  if (look != WEFT_N_SENSES && !says (line, WEFT_SENSE_UNKNOWN) && !says (line, WEFT_SENSE_NOT))
    {
      line->typed->kind = kind_of_look (look);
      line->typed->number = look == WEFT_SENSE_WHY ? number_in (line, 0) : 0;
      return TRUE;
    }
  *matched = FALSE;
  return TRUE;
}

/* ---- Words that are not known ---- */

/* A line of one word, or of an answer, that is not known: says what the game waits for, or where
 * the commands are. */
static gboolean
no_command (const Line *line, const char *quote, GError **error)
{
  switch ((WeftPromptKind) line->state->prompt.kind)
    {
    case WEFT_PROMPT_DEAL:
      return weft_typed_misunderstood (
          error, _ ("%s is no answer: type both cards, such as “3 12”."), quote);
    case WEFT_PROMPT_REVEAL:
      return weft_typed_misunderstood (error, _ ("%s is no answer: type the card, such as “12”."),
                                       quote);
    case WEFT_PROMPT_ROLL:
      return weft_typed_misunderstood (error, _ ("%s is no answer: type the track the die shows."),
                                       quote);
    case WEFT_PROMPT_TRAP:
    case WEFT_PROMPT_HUMAN_TRAP:
      return weft_typed_misunderstood (error, _ ("%s is no answer: type yes or no."), quote);
    case WEFT_PROMPT_TURN:
    case WEFT_PROMPT_OVER:
    case WEFT_N_PROMPTS:
    default:
      return weft_typed_misunderstood (error, _ ("%s is no command: “help” lists them."), quote);
    }
}

static gboolean
check_known (const Line *line, GError **error)
{
  int unknown = weft_tokens_find (&line->tokens, WEFT_SENSE_UNKNOWN);
  int unclear = weft_tokens_find (&line->tokens, WEFT_SENSE_UNCLEAR);
  g_autofree char *quote = NULL;

  if (unclear >= 0 && (unknown < 0 || unclear < unknown))
    {
      quote = weft_tokens_quote (&line->tokens, weft_tokens_at (&line->tokens, (guint) unclear));
      /* Translators: the beginning of a word, the words it can be. */
      return weft_typed_misunderstood (error, _ ("%1$s can be %2$s. Say which."), quote,
                                       line->tokens.unclear);
    }
  if (unknown < 0)
    return TRUE;
  quote = weft_tokens_quote (&line->tokens, weft_tokens_at (&line->tokens, (guint) unknown));
  if (line->tokens.list->len == 1)
    return no_command (line, quote, error);
  switch (sense (line, (guint) MAX (unknown - 1, 0)))
    {
    case WEFT_SENSE_ADVANCE:
    case WEFT_SENSE_REGRESS:
    case WEFT_SENSE_SINGULARITY:
    case WEFT_SENSE_ROLL:
      return weft_typed_no_track (quote, line->state->setup.tracks, error);
    case WEFT_SENSE_EXPLORE:
    case WEFT_SENSE_CONQUER:
      return weft_typed_misunderstood (error, _ ("The map has no hex %s: they go from A1 to G3."),
                                       quote);
    case WEFT_SENSE_VP:
      return weft_typed_misunderstood (
          error, _ ("There is no player %s: say you, automa or shadow (or p1 to p4)."), quote);
    default:
      /* Translators: a word that was typed. */
      return weft_typed_misunderstood (
          error, _ ("%s is not understood: say it in other words. “help” shows how."), quote);
    }
}

/* ---- All of it ---- */

/* A question is answered first: what else a line says is not known there. */
static gboolean
check_answer (const Line *line, GError **error)
{
  guint8 prompt = line->state->prompt.kind;

  if (line->tokens.list->len == 1 && sense (line, 0) == WEFT_SENSE_NUMBER
      && prompt != WEFT_PROMPT_TURN && prompt != WEFT_PROMPT_OVER)
    {
      g_autofree char *quote = weft_tokens_quote (&line->tokens, weft_tokens_at (&line->tokens, 0));

      return no_command (line, quote, error);
    }
  return TRUE;
}

static gboolean
read_line (Line *line, GError **error)
{
  g_autoptr (GArray) clauses = NULL;
  gboolean matched = FALSE;

  if (line->tokens.is_blank)
    return TRUE;
  if (line->tokens.list->len == 0)
    return weft_typed_misunderstood (error, "%s", _ ("Nothing to do is said there: type “help”."));
  if (!read_command (line, &matched, error))
    return FALSE;
  if (matched)
    return TRUE;
  if (!check_known (line, error) || !read_cards (line, &matched, error))
    return FALSE;
  if (matched)
    return TRUE;
  if (!check_answer (line, error))
    return FALSE;
  clauses = weft_clauses_read (&line->tokens, line->voice, line->state, error);
  if (clauses == NULL)
    return FALSE;
  line->typed->kind = WEFT_TYPED_MOVE;
  return weft_acts_read (clauses, line->voice, line->state, line->typed, error);
}

/* Reads a line with the words of a language, or of English alone. */
static gboolean
read_in (const WeftLexicon *language, const char *text, const WeftVoice *voice,
         const WeftState *state, WeftTyped *typed, GError **error)
{
  Line line = { .voice = voice, .state = state, .typed = typed };
  gboolean understood;

  *typed = (WeftTyped){ .kind = WEFT_TYPED_NOTHING };
  weft_tokens_read (&line.tokens, text, language, voice, state);
  understood = read_line (&line, error);
  if (understood)
    typed->understood = weft_tokens_say_slips (&line.tokens, voice);
  else
    {
      weft_typed_clear (typed);
      *typed = (WeftTyped){ .kind = WEFT_TYPED_NOTHING };
    }
  weft_tokens_clear (&line.tokens);
  return understood;
}

gboolean
weft_typed_read (const char *language, const char *line, const WeftVoice *voice,
                 const WeftState *state, WeftTyped *typed, GError **error)
{
  const WeftLexicon *own = weft_lexicon_get (language), *english = weft_lexicon_get ("en");
  g_autoptr (GError) refusal = NULL;

  *typed = (WeftTyped){ .kind = WEFT_TYPED_NOTHING };
  if (!g_utf8_validate (line, -1, NULL))
    return weft_typed_misunderstood (error, "%s", _ ("This is not UTF-8 text."));
  if (read_in (own, line, voice, state, typed, &refusal))
    return TRUE;
  /* Words of the person's language that mean something else in English are no hindrance to a
   * sentence that is English from end to end. */
  if (own != english && read_in (english, line, voice, state, typed, NULL)
      && typed->understood == NULL)
    return TRUE;
  weft_typed_clear (typed);
  *typed = (WeftTyped){ .kind = WEFT_TYPED_NOTHING };
  g_propagate_error (error, g_steal_pointer (&refusal));
  return FALSE;
}

char *
weft_typed_preview (const char *language, const char *line, const WeftVoice *voice,
                    const WeftState *state)
{
  g_auto (WeftTyped) typed = { 0 };
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  if (!weft_typed_read (language, line, voice, state, &typed, NULL)
      || typed.kind != WEFT_TYPED_MOVE)
    return NULL;
  for (guint i = 0; i < typed.n_moves; i++)
    {
      g_autofree char *words = weft_story_move (voice, &typed.moves[i], typed.text);

      g_strv_builder_add (lines, words);
    }
  if (typed.understood != NULL)
    g_strv_builder_add (lines, typed.understood);
  list = g_strv_builder_end (lines);
  return g_strjoinv ("\n", list);
}

char **
weft_typed_split (const char *line)
{
  g_auto (GStrv) parts = g_strsplit_set (line, " \t,", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (words, *part);
  return g_strv_builder_end (words);
}

const char *
weft_typed_command (WeftMoveKind kind)
{
  for (guint i = 0; i < WEFT_N_COMMANDS; i++)
    if (weft_commands[i].move == kind && weft_commands[i].sense != WEFT_SENSE_TRAP)
      return weft_typed_say (weft_commands[i].name);
  return NULL;
}
