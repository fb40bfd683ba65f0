/* weft-typed-beginnings.c: words read by their beginning, commands by a letter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-beginnings-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-typed-commands.h"
#include "weft-typed-figures-private.h"

static gboolean
takes_tracks (WeftSense sense)
{
  return sense == WEFT_SENSE_ADVANCE || sense == WEFT_SENSE_REGRESS || sense == WEFT_SENSE_ROLL
         || sense == WEFT_SENSE_SINGULARITY || sense == WEFT_SENSE_AGE_OF_DISCOVERY
         || sense == WEFT_SENSE_MOVE || sense == WEFT_SENSE_FIX;
}

/* Whether what was done has come, and to what: a beginning can be of the next. */
static gboolean
is_complete (const WeftReader *reader)
{
  WeftSense last = weft_reader_last (reader);

  return weft_reader_doing (reader) != WEFT_SENSE_FIX
         && strlen (weft_reader_word_at (reader, reader->at)->text) > 2
         && (last == WEFT_SENSE_HEX || last == WEFT_SENSE_TRACK || last == WEFT_SENSE_SPACE);
}

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
consider (const WeftReader *reader, const char *name, WeftMeaning meaning, Candidates *candidates)
{
  const char *word = weft_reader_word_at (reader, reader->at)->text;
  const WeftLexicon *own = reader->tokens->own;

  if (!name_begins (own, name, word) && !name_begins (reader->tokens->english, name, word))
    return;
  if (candidates->n > 0 && weft_meaning_is_same (candidates->meaning, meaning))
    return;
  candidates->meaning = meaning;
  if (candidates->n++ > 0)
    g_string_append (candidates->names, weft_words_comma ());
  g_string_append (candidates->names,
                   weft_lexicon_say (own != NULL ? own : reader->tokens->english, name));
}

static void
consider_tracks (const WeftReader *reader, Candidates *candidates)
{
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&reader->state->setup, track))
      consider (reader, weft_track_nick (track), (WeftMeaning){ WEFT_SENSE_TRACK, track, 0, 0 },
                candidates);
}

static void
consider_commands (const WeftReader *reader, Candidates *candidates)
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
consider_players (const WeftReader *reader, Candidates *candidates)
{
  consider (reader, "automa", (WeftMeaning){ WEFT_SENSE_PLAYER, WEFT_PLAYER_AUTOMA, 0, 0 },
            candidates);
  consider (reader, "shadow", (WeftMeaning){ WEFT_SENSE_PLAYER, WEFT_PLAYER_SHADOW, 0, 0 },
            candidates);
}

/* What can be corrected, and what is said of it. */
static void
consider_fixes (const WeftReader *reader, Candidates *candidates)
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

gboolean
weft_beginnings_read (WeftReader *reader)
{
  const WeftTypedWord *word = weft_reader_word_at (reader, reader->at);
  WeftSense doing = weft_reader_doing (reader);
  Candidates candidates = { .names = g_string_new (NULL) };
  gboolean found;

  if (word->text[1] == '\0' && !takes_tracks (doing))
    {
      g_string_free (candidates.names, TRUE);
      return FALSE;
    }
  if (doing == WEFT_SENSE_FIX && reader->tokens->list->len == 1)
    consider_fixes (reader, &candidates);
  if (candidates.n == 0 && (weft_reader_is_beginning (reader) || is_complete (reader))
      && doing != WEFT_SENSE_FIX)
    consider_commands (reader, &candidates);
  if (candidates.n == 0 && doing == WEFT_SENSE_FIX)
    consider_players (reader, &candidates);
  if (candidates.n == 0)
    consider_tracks (reader, &candidates);
  found = candidates.n > 0;
  if (candidates.n == 1)
    weft_reader_add (reader, candidates.meaning, 1);
  else if (candidates.n > 1)
    {
      weft_reader_add (reader, (WeftMeaning){ .sense = WEFT_SENSE_UNCLEAR }, 1);
      g_free (reader->tokens->unclear);
      reader->tokens->unclear = g_strdup (candidates.names->str);
    }
  g_string_free (candidates.names, TRUE);
  return found;
}

gboolean
weft_beginnings_read_answer (WeftReader *reader)
{
  guint8 prompt = reader->state->prompt.kind;
  Candidates candidates = { .names = NULL };

  if ((prompt != WEFT_PROMPT_TRAP && prompt != WEFT_PROMPT_HUMAN_TRAP) || reader->words->len != 1
      || !weft_reader_is_one_letter (weft_reader_word_at (reader, 0)))
    return FALSE;
  candidates.names = g_string_new (NULL);
  consider (reader, "yes", (WeftMeaning){ .sense = WEFT_SENSE_YES }, &candidates);
  consider (reader, "no", (WeftMeaning){ .sense = WEFT_SENSE_NO }, &candidates);
  g_string_free (candidates.names, TRUE);
  if (candidates.n == 1)
    weft_reader_add (reader, candidates.meaning, 1);
  return candidates.n == 1;
}

/* Whether the second word is a track, by its beginning or by a word for it. */
static gboolean
read_track (WeftReader *reader)
{
  const WeftTokens *tokens = reader->tokens;

  if (weft_beginnings_read (reader))
    return TRUE;
  return weft_lexicon_match (tokens->english, reader->texts + 1, 1, FALSE).meaning.sense
             == WEFT_SENSE_TRACK
         || (tokens->own != NULL
             && weft_lexicon_match (tokens->own, reader->texts + 1, 1, FALSE).meaning.sense
                    == WEFT_SENSE_TRACK);
}

/* Whether what is behind the letter can belong to it. */
static gboolean
can_follow (const WeftReader *reader, WeftSense sense)
{
  const WeftTypedWord *next = weft_reader_word_at (reader, 1);

  switch (sense)
    {
    case WEFT_SENSE_ADVANCE:
    case WEFT_SENSE_REGRESS:
    case WEFT_SENSE_SINGULARITY:
      return !next->is_number && !next->is_sign && reader->words->len <= 3;
    case WEFT_SENSE_VP:
    case WEFT_SENSE_UNDO:
      return next->is_number && reader->words->len <= 2 && !next->joined;
    case WEFT_SENSE_EXPLORE:
    case WEFT_SENSE_CONQUER:
    case WEFT_SENSE_FIX:
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
weft_beginnings_read_letter (WeftReader *reader)
{
  int sense = reader->at == 0 ? weft_lexicon_letter (weft_reader_word_at (reader, 0)->text) : -1;
  gboolean alone = reader->words->len == 1, follows = TRUE;

  if (sense < 0 || (!(alone && sense != WEFT_SENSE_FIX) && !can_follow (reader, (WeftSense) sense)))
    return FALSE;
  weft_reader_add (reader, (WeftMeaning){ .sense = (guint8) sense }, 1);
  if (alone)
    return TRUE;
  if (sense == WEFT_SENSE_ADVANCE || sense == WEFT_SENSE_REGRESS || sense == WEFT_SENSE_SINGULARITY)
    follows = read_track (reader);
  else if (sense == WEFT_SENSE_EXPLORE || sense == WEFT_SENSE_CONQUER)
    follows = weft_figures_read_hex (reader);
  if (follows)
    return TRUE;
  g_array_set_size (reader->tokens->list, 0);
  reader->at = 0;
  return FALSE;
}
