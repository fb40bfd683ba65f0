/* weft-typed-orders.c: lines that are no sentences about the game: notes, corrections, looks, undo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-orders-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-typed-cards.h"
#include "weft-typed-fix.h"
#include "weft-typed-words.h"

#define MOST_STEPS 9999

/* The first thing said, but for who says it. */
static guint
first_of (const WeftLine *line)
{
  guint i = 0;

  while (weft_line_sense (line, i) == WEFT_SENSE_ME
         || weft_line_sense (line, i) == WEFT_SENSE_COMMA)
    i++;
  return i;
}

/* ---- Notes and corrections ---- */

static gboolean
read_note (WeftLine *line, guint at, GError **error)
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
  return weft_line_add_move (line, &move, error);
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
begins_with_one_word (const WeftLine *line)
{
  const WeftToken *first = weft_tokens_at (&line->tokens, 0);

  return memchr (line->tokens.line + first->start, ' ', first->end - first->start) == NULL;
}

/* Whether a line is “card” or “civilization” and a name that no table of words has: such a card
 * is kept under it and has no effect. */
static gboolean
names_unknown_card (const WeftLine *line, WeftCardKind *kind)
{
  WeftSense first = weft_line_sense (line, 0);
  gboolean named = line->tokens.slips->len > 0;

  *kind = first == WEFT_SENSE_CIVILIZATION ? WEFT_CARD_KIND_CIVILIZATION : WEFT_CARD_KIND_TAPESTRY;
  if ((first != WEFT_SENSE_CARD && first != WEFT_SENSE_TAPESTRY && first != WEFT_SENSE_CIVILIZATION)
      || (line->state->prompt.kind != WEFT_PROMPT_TURN && !line->state->over)
      || !begins_with_one_word (line))
    return FALSE;
  for (guint i = 1; i < line->tokens.list->len; i++)
    {
      if (weft_line_is_about_the_game (weft_line_sense (line, i))
          || is_no_name (weft_line_sense (line, i)))
        return FALSE;
      named |= weft_line_sense (line, i) == WEFT_SENSE_UNKNOWN;
    }
  return named;
}

static gboolean
read_unknown_card (WeftLine *line, WeftCardKind kind, GError **error)
{
  const char *name = line->tokens.line + weft_tokens_at (&line->tokens, 0)->end;
  WeftMove move = { .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE };

  name += strspn (name, " \t:,");
  g_array_set_size (line->tokens.slips, 0); /* a name is kept as it is */
  line->typed->card_kind = (guint8) kind;
  line->typed->card = weft_typed_card_nick (line->voice->tables, kind, name);
  line->typed->text = weft_words_card_note (line->voice->tables, kind, line->typed->card);
  return weft_line_add_move (line, &move, error);
}

/* “place E3”: the command alone, for a card that puts an outpost there without a conquest (P5). */
static gboolean
is_placing (const WeftLine *line)
{
  const WeftToken *first = weft_tokens_at (&line->tokens, 0);
  g_autofree char *word = NULL;

  if (line->tokens.list->len != 2 || weft_line_sense (line, 0) != WEFT_SENSE_PUT
      || weft_line_sense (line, 1) != WEFT_SENSE_HEX)
    return FALSE;
  word = g_strndup (line->tokens.line + first->start, first->end - first->start);
  return weft_typed_is_same (word, "place")
         || (line->tokens.own != NULL
             && weft_typed_is_same (word, weft_lexicon_say (line->tokens.own, "place")));
}

static gboolean
read_place (WeftLine *line, GError **error)
{
  return weft_line_add_move (line,
                             &(WeftMove){ .kind = WEFT_MOVE_PLACE,
                                          .player = weft_typed_human (line->state),
                                          .hex = weft_tokens_at (&line->tokens, 1)->meaning.a,
                                          .token = WEFT_NONE },
                             error);
}

static gboolean
read_fix (WeftLine *line, guint at, GError **error)
{
  WeftMove move;

  return weft_typed_read_fix (&line->tokens, at + 1, line->state, &move, error)
         && weft_line_add_move (line, &move, error);
}

/* ---- What is asked to be seen, or taken back ---- */

/* Whether the line tells of a move as well. */
static gboolean
tells_of_moves (const WeftLine *line)
{
  for (guint i = 0; i < line->tokens.list->len; i++)
    if (weft_line_is_about_the_game (weft_line_sense (line, i)))
      return TRUE;
  return FALSE;
}

/* The same, but for words such as “move”, which only name what is taken back. */
static gboolean
tells_of_certain_moves (const WeftLine *line)
{
  for (guint i = 0; i < line->tokens.list->len; i++)
    if (weft_line_is_about_the_game (weft_line_sense (line, i))
        && !weft_sense_is_loose (weft_line_sense (line, i)))
      return TRUE;
  return FALSE;
}

static gboolean
asks (const WeftLine *line)
{
  return weft_line_says (line, WEFT_SENSE_ASK) || weft_line_says (line, WEFT_SENSE_SHOW)
         || weft_line_says (line, WEFT_SENSE_QUESTION_MARK);
}

/* The number in the line; @usual when there is none. */
static int
number_in (const WeftLine *line, int usual)
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
find_look (const WeftLine *line)
{
  gboolean asking = asks (line);

  if (weft_line_says (line, WEFT_SENSE_WHY))
    return WEFT_SENSE_WHY;
  for (guint i = 0; i < line->tokens.list->len; i++)
    {
      WeftSense now = weft_line_sense (line, i);

      if (now == WEFT_SENSE_SCORE && weft_line_says (line, WEFT_SENSE_NUMBER) && !asking)
        continue;
      if (weft_sense_is_look (now) && (asking || !tells_of_moves (line)))
        return now;
      if (asking && (now == WEFT_SENSE_VP || now == WEFT_SENSE_TRACK_WORD))
        return now;
    }
  if (weft_line_sense (line, 0) == WEFT_SENSE_TRACK_WORD && line->tokens.list->len == 1)
    return WEFT_SENSE_TRACKS;
  return WEFT_N_SENSES;
}

static gboolean
read_steps (WeftLine *line, WeftTypedKind kind, GError **error)
{
  WeftTyped *typed = line->typed;
  gboolean back = kind == WEFT_TYPED_BACK;

  if (tells_of_certain_moves (line) || weft_line_says (line, WEFT_SENSE_UNKNOWN)
      || weft_line_says (line, WEFT_SENSE_NOT) || weft_line_says (line, WEFT_SENSE_PLAN)
      || weft_line_says (line, WEFT_SENSE_MAYBE))
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

gboolean
weft_orders_read (WeftLine *line, gboolean *matched, GError **error)
{
  guint first = first_of (line);
  WeftCardKind kind;
  WeftSense look;

  *matched = TRUE;
  if (weft_line_sense (line, first) == WEFT_SENSE_NOTE)
    return read_note (line, first, error);
  if (line->tokens.is_too_long)
    return weft_typed_misunderstood (error, "%s", _ ("That is too much at once: say it in parts."));
  if (names_unknown_card (line, &kind))
    return read_unknown_card (line, kind, error);
  if (is_placing (line))
    return read_place (line, error);
  if (weft_line_sense (line, first) == WEFT_SENSE_FIX)
    return read_fix (line, first, error);
  if (!asks (line) && weft_line_says (line, WEFT_SENSE_UNDO))
    return read_steps (line, WEFT_TYPED_UNDO, error);
  if (!asks (line) && weft_line_says (line, WEFT_SENSE_REDO))
    return read_steps (line, WEFT_TYPED_REDO, error);
  if (!asks (line) && weft_line_says (line, WEFT_SENSE_BACK) && !tells_of_moves (line))
    return read_steps (line, WEFT_TYPED_BACK, error);
  look = find_look (line);
  if (look != WEFT_N_SENSES && !weft_line_says (line, WEFT_SENSE_UNKNOWN)
      && !weft_line_says (line, WEFT_SENSE_NOT))
    {
      line->typed->kind = kind_of_look (look);
      line->typed->number = look == WEFT_SENSE_WHY ? number_in (line, 0) : 0;
      return TRUE;
    }
  *matched = FALSE;
  return TRUE;
}
