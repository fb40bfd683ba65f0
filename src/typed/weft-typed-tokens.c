/* weft-typed-tokens.c: a typed line as meanings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-tokens.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-typed-commands.h"
#include "weft-typed-slips.h"
#include "weft-typed-split.h"
#include "weft-typed-words.h"

/* A line being looked up. */
typedef struct
{
  WeftTokens *tokens;
  const WeftVoice *voice;
  const WeftState *state;
  GArray *words;
  const char **texts; /* of the words */
  guint at;
} Reader;

static const WeftTypedWord *
word_at (const Reader *reader, guint i)
{
  static const WeftTypedWord none = { .text = (char *) "" };

  return i < reader->words->len ? &g_array_index (reader->words, WeftTypedWord, i) : &none;
}

/* Adds a meaning for the next @n words. */
static void
add (Reader *reader, WeftMeaning meaning, guint n)
{
  WeftToken token = { meaning, word_at (reader, reader->at)->start,
                      word_at (reader, reader->at + n - 1)->end };

  g_array_append_val (reader->tokens->list, token);
  reader->at += n;
}

static gboolean
is_one_letter (const WeftTypedWord *word)
{
  return g_ascii_islower (word->text[0]) && word->text[1] == '\0';
}

/* The doing of the sentence so far, which says what belongs next; %WEFT_N_SENSES for none since
 * the last thing that parts a sentence. */
static WeftSense
doing_so_far (const Reader *reader)
{
  for (guint i = reader->tokens->list->len; i > 0; i--)
    {
      WeftSense sense = weft_tokens_sense (reader->tokens, i - 1);

      if (weft_sense_is_doing (sense) || sense == WEFT_SENSE_FIX)
        return sense;
    }
  return WEFT_N_SENSES;
}

static gboolean
takes_tracks (WeftSense sense)
{
  return sense == WEFT_SENSE_ADVANCE || sense == WEFT_SENSE_REGRESS || sense == WEFT_SENSE_ROLL
         || sense == WEFT_SENSE_SINGULARITY || sense == WEFT_SENSE_AGE_OF_DISCOVERY
         || sense == WEFT_SENSE_MOVE || sense == WEFT_SENSE_FIX;
}

/* Whether what was done has come, and to what: a beginning can be of the next. */
static gboolean
is_complete (const Reader *reader)
{
  guint n = reader->tokens->list->len;
  WeftSense last = n > 0 ? weft_tokens_sense (reader->tokens, n - 1) : WEFT_N_SENSES;

  return doing_so_far (reader) != WEFT_SENSE_FIX && strlen (word_at (reader, reader->at)->text) > 2
         && (last == WEFT_SENSE_HEX || last == WEFT_SENSE_TRACK || last == WEFT_SENSE_SPACE);
}

/* Nothing of a new part of the sentence has come yet. */
static gboolean
is_beginning (const Reader *reader)
{
  for (guint i = reader->tokens->list->len; i > 0; i--)
    {
      WeftSense sense = weft_tokens_sense (reader->tokens, i - 1);

      if (sense == WEFT_SENSE_AND || sense == WEFT_SENSE_COMMA)
        return TRUE;
      if (sense != WEFT_SENSE_ME && sense != WEFT_SENSE_PASS_OVER)
        return FALSE;
    }
  return TRUE;
}

/* ---- Hexes and numbers ---- */

/* Between a letter and a number, as in “e 4”, anything may be that is a word by itself: then it is
 * a hex only where one is spoken of. */
static gboolean
is_hex_spoken_of (const Reader *reader)
{
  WeftSense doing = doing_so_far (reader);
  guint n = reader->tokens->list->len;
  WeftSense last = n > 0 ? weft_tokens_sense (reader->tokens, n - 1) : WEFT_N_SENSES;

  return doing == WEFT_SENSE_EXPLORE || doing == WEFT_SENSE_CONQUER || doing == WEFT_SENSE_PUT
         || last == WEFT_SENSE_HEX_WORD || last == WEFT_SENSE_HEX;
}

static gboolean
read_hex (Reader *reader)
{
  const WeftTypedWord *letter = word_at (reader, reader->at);
  const WeftTypedWord *number = word_at (reader, reader->at + 1);
  g_autofree char *name = NULL;
  gboolean apart;
  int hex;

  if (!is_one_letter (letter) || !number->is_number)
    return FALSE;
  name = g_strconcat (letter->text, number->text, NULL);
  name[0] = g_ascii_toupper (name[0]);
  hex = weft_hex_from_name (reader->voice->tables, name);
  apart = number->start > letter->end && reader->tokens->line[letter->end] == ' ';
  if (apart && letter->text[0] == 'a' && !is_hex_spoken_of (reader))
    return FALSE;
  if (hex < 0 && (strchr ("xpuv", letter->text[0]) != NULL || (apart && letter->text[0] > 'g')))
    return FALSE;
  if (hex >= 0)
    add (reader, (WeftMeaning){ WEFT_SENSE_HEX, (guint8) hex, 0, 0 }, 2);
  else
    add (reader, (WeftMeaning){ .sense = WEFT_SENSE_NO_HEX }, 2);
  return TRUE;
}

#define LARGEST_NUMBER 9999

static gboolean
read_number (Reader *reader)
{
  const WeftTypedWord *word = word_at (reader, reader->at);
  guint64 value;

  if (word->text[0] == 'p' && word->text[1] == '\0' && word_at (reader, reader->at + 1)->joined)
    {
      g_autofree char *nick = g_strconcat ("p", word_at (reader, reader->at + 1)->text, NULL);
      int player = weft_player_from_nick (nick);

      if (player < 0)
        return FALSE;
      add (reader, (WeftMeaning){ WEFT_SENSE_PLAYER, (guint8) player, 0, 0 }, 2);
      return TRUE;
    }
  if (!word->is_number)
    return FALSE;
  if (!g_ascii_string_to_unsigned (word->text, 10, 0, LARGEST_NUMBER, &value, NULL))
    value = LARGEST_NUMBER;
  add (reader, (WeftMeaning){ WEFT_SENSE_NUMBER, 0, 0, (gint16) value }, 1);
  return TRUE;
}

static gboolean
read_sign (Reader *reader)
{
  static const struct
  {
    char sign;
    WeftSense sense;
  } signs[] = {
    { ',', WEFT_SENSE_COMMA }, { '&', WEFT_SENSE_AND },   { '+', WEFT_SENSE_PLUS },
    { '-', WEFT_SENSE_MINUS }, { '/', WEFT_SENSE_SLASH }, { '?', WEFT_SENSE_QUESTION_MARK },
  };
  const WeftTypedWord *word = word_at (reader, reader->at);

  if (!word->is_sign)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (signs[i].sign == word->text[0])
      {
        add (reader, (WeftMeaning){ .sense = (guint8) signs[i].sense }, 1);
        return TRUE;
      }
  g_return_val_if_reached (FALSE);
}

/* ---- Names of people ---- */

static gboolean
read_name (Reader *reader)
{
  for (guint player = 0; player < reader->state->setup.n_humans; player++)
    {
      const char *name = weft_words_name (reader->voice, player);
      g_autoptr (GArray) parts = weft_typed_split_words (name, WEFT_TOKENS_MOST);
      guint n = 0;

      while (n < parts->len
             && g_str_equal (g_array_index (parts, WeftTypedWord, n).text,
                             word_at (reader, reader->at + n)->text))
        n++;
      if (n == 0 || n < parts->len)
        continue;
      add (reader, (WeftMeaning){ WEFT_SENSE_PLAYER, (guint8) player, 0, 0 }, n);
      return TRUE;
    }
  return FALSE;
}

/* ---- Words of the languages ---- */

static gboolean
read_entry (Reader *reader)
{
  const char *const *texts = reader->texts + reader->at;
  guint n = reader->words->len - reader->at;
  gboolean begins = is_beginning (reader);
  WeftLexiconMatch own = { .n = 0 };
  WeftLexiconMatch english = weft_lexicon_match (reader->tokens->english, texts, n, begins);

  if (reader->tokens->own != NULL)
    own = weft_lexicon_match (reader->tokens->own, texts, n, begins);
  if (own.n == 0 && english.n == 0)
    return FALSE;
  /* The person's language goes first, but a stem of it not before a whole word. */
  if (own.n > english.n || (own.n == english.n && (own.is_whole || !english.is_whole)))
    english = own;
  if (english.n == 1 && english.meaning.sense < WEFT_SENSE_FIX
      && weft_lexicon_is_future (
          reader->tokens->own != NULL ? reader->tokens->own : reader->tokens->english, texts[0]))
    english.meaning = (WeftMeaning){ .sense = WEFT_SENSE_PLAN };
  add (reader, english.meaning, english.n);
  return TRUE;
}

static gboolean
read_negated (Reader *reader)
{
  const char *word = word_at (reader, reader->at)->text;

  if (reader->tokens->own == NULL || !weft_lexicon_is_negated (reader->tokens->own, word))
    return FALSE;
  add (reader, (WeftMeaning){ .sense = WEFT_SENSE_NOT }, 1);
  return TRUE;
}

/* ---- Beginnings ---- */

/* What a beginning can stand for. */
typedef struct
{
  WeftMeaning meaning;
  guint n;
  GString *names;
} Candidates;

static gboolean
name_begins (const WeftLexicon *lexicon, const char *name, const char *word)
{
  g_autofree char *plain =
      lexicon != NULL ? weft_typed_plain (weft_lexicon_say (lexicon, name)) : NULL;

  return plain != NULL && g_str_has_prefix (plain, word);
}

static void
consider (const Reader *reader, const char *name, WeftMeaning meaning, Candidates *candidates)
{
  const char *word = word_at (reader, reader->at)->text;
  const WeftLexicon *own = reader->tokens->own;

  if (!name_begins (own, name, word) && !name_begins (reader->tokens->english, name, word))
    return;
  if (candidates->n > 0 && weft_meaning_is_same (candidates->meaning, meaning))
    return;
  candidates->meaning = meaning;
  if (candidates->n++ > 0)
    g_string_append (candidates->names, C_ ("between the items of a list", ", "));
  g_string_append (candidates->names,
                   weft_lexicon_say (own != NULL ? own : reader->tokens->english, name));
}

static void
consider_tracks (const Reader *reader, Candidates *candidates)
{
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&reader->state->setup, track))
      consider (reader, weft_track_nick (track), (WeftMeaning){ WEFT_SENSE_TRACK, track, 0, 0 },
                candidates);
}

static void
consider_commands (const Reader *reader, Candidates *candidates)
{
  for (guint i = 0; i < WEFT_N_COMMANDS; i++)
    {
      guint8 sense = (guint8) weft_commands[i].sense;

      if (sense != WEFT_SENSE_TRAP)
        consider (reader, weft_commands[i].name,
                  (WeftMeaning){ .sense = sense == WEFT_SENSE_TAKE_POOL ? WEFT_SENSE_POOL : sense },
                  candidates);
    }
}

static void
consider_players (const Reader *reader, Candidates *candidates)
{
  consider (reader, "automa", (WeftMeaning){ WEFT_SENSE_PLAYER, WEFT_PLAYER_AUTOMA, 0, 0 },
            candidates);
  consider (reader, "shadow", (WeftMeaning){ WEFT_SENSE_PLAYER, WEFT_PLAYER_SHADOW, 0, 0 },
            candidates);
}

/* What can be corrected, and what is said of it. */
static void
consider_fixes (const Reader *reader, Candidates *candidates)
{
  static const WeftSense senses[] = {
    WEFT_SENSE_TRACK_WORD, WEFT_SENSE_FAVORITE,         WEFT_SENSE_LANDMARK_WORD,
    WEFT_SENSE_HEX_WORD,   WEFT_SENSE_TAPESTRY,         WEFT_SENSE_VP,
    WEFT_SENSE_POOL,       WEFT_SENSE_ACHIEVEMENT_WORD, WEFT_SENSE_ERA
  };
  static const char *const names[] = { "track", "favorite", "landmark",    "hex", "tapestry",
                                       "vp",    "pool",     "achievement", "era" };

  for (guint i = 0; i < G_N_ELEMENTS (senses); i++)
    consider (reader, names[i], (WeftMeaning){ .sense = (guint8) senses[i] }, candidates);
}

/* Reads a word by its beginning: what belongs next goes before what could be. */
static gboolean
read_beginning (Reader *reader)
{
  const WeftTypedWord *word = word_at (reader, reader->at);
  WeftSense doing = doing_so_far (reader);
  Candidates candidates = { .names = g_string_new (NULL) };
  gboolean found;

  if (word->text[1] == '\0' && !takes_tracks (doing))
    {
      g_string_free (candidates.names, TRUE);
      return FALSE;
    }
  if (doing == WEFT_SENSE_FIX && reader->tokens->list->len == 1)
    consider_fixes (reader, &candidates);
  if (candidates.n == 0 && (is_beginning (reader) || is_complete (reader))
      && doing != WEFT_SENSE_FIX)
    consider_commands (reader, &candidates);
  if (candidates.n == 0 && doing == WEFT_SENSE_FIX)
    consider_players (reader, &candidates);
  if (candidates.n == 0)
    consider_tracks (reader, &candidates);
  found = candidates.n > 0;
  if (candidates.n == 1)
    add (reader, candidates.meaning, 1);
  else if (candidates.n > 1)
    {
      add (reader, (WeftMeaning){ .sense = WEFT_SENSE_UNCLEAR }, 1);
      g_free (reader->tokens->unclear);
      reader->tokens->unclear = g_strdup (candidates.names->str);
    }
  g_string_free (candidates.names, TRUE);
  return found;
}

/* “y” and “n”, where the game asks for one of them. */
static gboolean
read_short_answer (Reader *reader)
{
  guint8 prompt = reader->state->prompt.kind;
  Candidates candidates = { .names = NULL };

  if ((prompt != WEFT_PROMPT_TRAP && prompt != WEFT_PROMPT_HUMAN_TRAP) || reader->words->len != 1
      || !is_one_letter (word_at (reader, 0)))
    return FALSE;
  candidates.names = g_string_new (NULL);
  consider (reader, "yes", (WeftMeaning){ .sense = WEFT_SENSE_YES }, &candidates);
  consider (reader, "no", (WeftMeaning){ .sense = WEFT_SENSE_NO }, &candidates);
  g_string_free (candidates.names, TRUE);
  if (candidates.n == 1)
    add (reader, candidates.meaning, 1);
  return candidates.n == 1;
}

/* A command of one letter, with nothing or what belongs to it behind it. */
static gboolean
read_letter (Reader *reader)
{
  const WeftTypedWord *next = word_at (reader, 1);
  int sense = reader->at == 0 ? weft_lexicon_letter (word_at (reader, 0)->text) : -1;
  gboolean alone = reader->words->len == 1;

  if (sense < 0)
    return FALSE;
  if (alone && sense != WEFT_SENSE_FIX)
    {
      add (reader, (WeftMeaning){ .sense = (guint8) sense }, 1);
      return TRUE;
    }
  switch ((WeftSense) sense)
    {
    case WEFT_SENSE_ADVANCE:
    case WEFT_SENSE_REGRESS:
    case WEFT_SENSE_SINGULARITY:
      if (next->is_number || next->is_sign || reader->words->len > 3)
        return FALSE;
      add (reader, (WeftMeaning){ .sense = (guint8) sense }, 1);
      if (read_beginning (reader))
        return TRUE;
      if (weft_lexicon_match (reader->tokens->english, reader->texts + 1, 1, FALSE).meaning.sense
              == WEFT_SENSE_TRACK
          || (reader->tokens->own != NULL
              && weft_lexicon_match (reader->tokens->own, reader->texts + 1, 1, FALSE).meaning.sense
                     == WEFT_SENSE_TRACK))
        return TRUE;
      break;
    case WEFT_SENSE_EXPLORE:
    case WEFT_SENSE_CONQUER:
      add (reader, (WeftMeaning){ .sense = (guint8) sense }, 1);
      if (read_hex (reader))
        return TRUE;
      break;
    case WEFT_SENSE_VP:
    case WEFT_SENSE_UNDO:
      if (!next->is_number || reader->words->len > 2 || next->joined)
        return FALSE;
      add (reader, (WeftMeaning){ .sense = (guint8) sense }, 1);
      return TRUE;
    case WEFT_SENSE_FIX:
      add (reader, (WeftMeaning){ .sense = (guint8) sense }, 1);
      return TRUE;
    default:
      return FALSE;
    }
  g_array_set_size (reader->tokens->list, 0);
  reader->at = 0;
  return FALSE;
}

/* ---- Slips ---- */

/* What leaves or takes back is never guessed: it must be said. */
static gboolean
may_be_guessed (WeftMeaning meaning)
{
  switch ((WeftSense) meaning.sense)
    {
    case WEFT_SENSE_QUIT:
    case WEFT_SENSE_UNDO:
    case WEFT_SENSE_REDO:
    case WEFT_SENSE_BACK:
      return FALSE;
    default:
      return TRUE;
    }
}

/* A word that is misspelt, when only one can be meant. Of what forbids to record anything a doubt
 * is enough. */
static gboolean
read_slip (Reader *reader)
{
  const WeftTypedWord *word = word_at (reader, reader->at);
  WeftMeaning own = { .sense = WEFT_SENSE_UNKNOWN }, english = { .sense = WEFT_SENSE_UNKNOWN };
  guint nearest = G_MAXUINT - 1, own_nearest, n_own = 0, n_english;
  WeftSlip slip;

  if (reader->tokens->own != NULL)
    n_own = weft_lexicon_nearest (reader->tokens->own, word->text, &own, &nearest);
  own_nearest = nearest;
  n_english = weft_lexicon_nearest (reader->tokens->english, word->text, &english, &nearest);
  if (n_english > 0 && nearest < own_nearest)
    n_own = 0;
  if (n_own == 0)
    own = english;
  if (MAX (n_own, n_english) == 0)
    return FALSE;
  if (n_own > 1 || (n_own == 0 && n_english > 1)
      || (n_own > 0 && n_english > 0 && !weft_meaning_is_same (own, english))
      || !may_be_guessed (own))
    return FALSE;
  slip = (WeftSlip){ word->start, word->end, own };
  g_array_append_val (reader->tokens->slips, slip);
  add (reader, own, 1);
  return TRUE;
}

/* ---- All of it ---- */

static void
read_word (Reader *reader)
{
  if (read_short_answer (reader) || read_letter (reader) || read_sign (reader) || read_hex (reader)
      || read_number (reader) || read_name (reader) || read_entry (reader) || read_negated (reader)
      || read_beginning (reader) || read_slip (reader))
    return;
  add (reader, (WeftMeaning){ .sense = WEFT_SENSE_UNKNOWN }, 1);
}

/* “2 times” and “x 2” are one thing; what says nothing is left out. */
static void
tidy (WeftTokens *tokens)
{
  g_autoptr (GArray) all = g_steal_pointer (&tokens->list);

  tokens->list = g_array_new (FALSE, FALSE, sizeof (WeftToken));
  for (guint i = 0; i < all->len; i++)
    {
      WeftToken token = g_array_index (all, WeftToken, i);
      WeftToken *next = i + 1 < all->len ? &g_array_index (all, WeftToken, i + 1) : NULL;
      gboolean number = token.meaning.sense == WEFT_SENSE_NUMBER;
      guint8 fellow = number ? WEFT_SENSE_TIMES : WEFT_SENSE_NUMBER;

      if (token.meaning.sense == WEFT_SENSE_PASS_OVER)
        continue;
      if ((number || token.meaning.sense == WEFT_SENSE_TIMES) && next != NULL
          && next->meaning.sense == fellow)
        {
          token.meaning.number = number ? token.meaning.number : next->meaning.number;
          token.meaning.sense = WEFT_SENSE_COUNT;
          token.end = next->end;
          i++;
        }
      g_array_append_val (tokens->list, token);
    }
}

void
weft_tokens_read (WeftTokens *tokens, const char *line, const WeftLexicon *own,
                  const WeftVoice *voice, const WeftState *state)
{
  g_autoptr (GArray) words = weft_typed_split_words (line, WEFT_TOKENS_MOST);
  g_autofree const char **texts = g_new0 (const char *, words->len + 1);
  Reader reader = { tokens, voice, state, words, texts, 0 };

  *tokens = (WeftTokens){ .line = line, .own = own, .english = weft_lexicon_get ("en") };
  if (own == tokens->english)
    tokens->own = NULL;
  tokens->is_blank = words->len == 0;
  tokens->is_too_long = words->len >= WEFT_TOKENS_MOST;
  tokens->list = g_array_new (FALSE, FALSE, sizeof (WeftToken));
  tokens->slips = g_array_new (FALSE, FALSE, sizeof (WeftSlip));
  for (guint i = 0; i < words->len; i++)
    texts[i] = g_array_index (words, WeftTypedWord, i).text;
  while (reader.at < words->len)
    read_word (&reader);
  tidy (tokens);
}

void
weft_tokens_clear (WeftTokens *tokens)
{
  g_clear_pointer (&tokens->list, g_array_unref);
  g_clear_pointer (&tokens->slips, g_array_unref);
  g_clear_pointer (&tokens->unclear, g_free);
}

const WeftToken *
weft_tokens_at (const WeftTokens *tokens, guint i)
{
  static const WeftToken none = { { .sense = WEFT_SENSE_PASS_OVER }, 0, 0 };

  return i < tokens->list->len ? &g_array_index (tokens->list, WeftToken, i) : &none;
}

WeftSense
weft_tokens_sense (const WeftTokens *tokens, guint i)
{
  return (WeftSense) weft_tokens_at (tokens, i)->meaning.sense;
}

int
weft_tokens_find (const WeftTokens *tokens, WeftSense sense)
{
  for (guint i = 0; i < tokens->list->len; i++)
    if (weft_tokens_sense (tokens, i) == sense)
      return (int) i;
  return -1;
}

char *
weft_tokens_quote (const WeftTokens *tokens, const WeftToken *token)
{
  g_autofree char *typed = g_strndup (tokens->line + token->start, token->end - token->start);

  return weft_typed_quote (typed);
}

/* A meaning as the person's language calls it. */
static char *
say_meaning (const WeftTokens *tokens, const WeftVoice *voice, WeftMeaning meaning)
{
  const WeftLexicon *lexicon = tokens->own != NULL ? tokens->own : tokens->english;

  switch ((WeftSense) meaning.sense)
    {
    case WEFT_SENSE_SPACE:
      return g_strdup (weft_words_space_name (voice->tables, meaning.a, meaning.b));
    case WEFT_SENSE_LANDMARK:
      return g_strdup (weft_words_landmark (voice->tables, meaning.a, meaning.b));
    case WEFT_SENSE_NUMBER:
    case WEFT_SENSE_COUNT:
      return g_strdup_printf ("%d", meaning.number);
    default:
      return g_strdup (weft_lexicon_say_meaning (lexicon, meaning));
    }
}

char *
weft_tokens_say_slips (const WeftTokens *tokens, const WeftVoice *voice)
{
  GString *text = NULL;

  for (guint i = 0; i < tokens->slips->len; i++)
    {
      const WeftSlip *slip = &g_array_index (tokens->slips, WeftSlip, i);
      g_autofree char *typed = g_strndup (tokens->line + slip->start, slip->end - slip->start);
      g_autofree char *quote = weft_typed_quote (typed);
      g_autofree char *meant = say_meaning (tokens, voice, slip->meaning);
      g_autofree char *meant_quote = weft_typed_quote (meant);

      if (text == NULL)
        text = g_string_new (NULL);
      else
        g_string_append_c (text, ' ');
      /* Translators: what was misspelt, what it was taken for; both in quotation marks. */
      g_string_append_printf (text, _ ("%1$s was read as %2$s."), quote, meant_quote);
    }
  return text != NULL ? g_string_free (text, FALSE) : NULL;
}
