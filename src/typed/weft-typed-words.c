/* weft-typed-words.c: names that are typed, and what is said about what was typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-typed-lexicon.h"
#include "weft-typed-split.h"
#include "weft-words.h"

static const char *const tracks[WEFT_N_TRACKS] = {
  "exploration", "technology", "military", "science", "arts",
};
static const char *const colors[WEFT_N_COLORS] = { "blue", "red", "green", "yellow", "gray" };
static const char *const civilizations[WEFT_N_CIVILIZATIONS] = {
  "explorers",  "scientists", "conquerors",  "engineers",
  "equalizers", "hucksters",  "iconoclasts", "trailblazers",
};
static const char *const players[] = {
  "p1", "p2", "p3", "p4", "automa", "shadow", "you", "me",
};
static const char *const answers[] = { "no", "yes" };
static const char *const tiles[] = { "none", "left" };

const WeftTypedNames weft_typed_tracks = { tracks, G_N_ELEMENTS (tracks) };
const WeftTypedNames weft_typed_colors = { colors, G_N_ELEMENTS (colors) };
const WeftTypedNames weft_typed_civilizations = { civilizations, G_N_ELEMENTS (civilizations) };
const WeftTypedNames weft_typed_players = { players, G_N_ELEMENTS (players) };
const WeftTypedNames weft_typed_answers = { answers, G_N_ELEMENTS (answers) };
const WeftTypedNames weft_typed_tiles = { tiles, G_N_ELEMENTS (tiles) };

char *
weft_typed_quote (const char *word)
{
  g_autofree char *english = weft_quote (word);
  gsize mark = strlen ("“");
  g_autofree char *plain = g_strndup (english + mark, strlen (english) - 2 * mark);

  /* Translators: the quotation marks of your language around what was typed. */
  return g_strdup_printf (C_ ("what was typed", "“%s”"), plain);
}

gboolean
weft_typed_no_track (const char *quote, WeftTrackSet tracks_in_play, GError **error)
{
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();
  g_autofree char *names = NULL;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((tracks_in_play & WEFT_TRACK_BIT (track)) != 0)
      g_strv_builder_add (list, weft_typed_say (tracks[track]));
  names = weft_words_list_of (list);

  if (quote == NULL)
    /* Translators: the names of the tracks. */
    return weft_typed_misunderstood (error, _ ("Name a track: %s."), names);
  /* Translators: what was typed, the names of the tracks. */
  return weft_typed_misunderstood (error, _ ("There is no track %1$s. Say one of these: %2$s."),
                                   quote, names);
}

/* What was typed as words are compared; nothing for what is no text. */
static char *
plain_word (const char *word)
{
  return g_utf8_validate (word, -1, NULL) ? weft_typed_plain (word) : g_strdup ("\377");
}

gboolean
weft_typed_is_same (const char *one, const char *other)
{
  g_autofree char *plain_one = plain_word (one);
  g_autofree char *plain_other = plain_word (other);

  return g_str_equal (plain_one, plain_other);
}

const char *
weft_typed_say (const char *word)
{
  return weft_lexicon_say (weft_lexicon_get (NULL), word);
}

static gboolean
begins (const char *whole, const char *plain_start)
{
  g_autofree char *plain = weft_typed_plain (whole);

  return g_str_has_prefix (plain, plain_start);
}

gboolean
weft_typed_means (const char *english, const char *start)
{
  g_autofree char *plain = plain_word (start);

  return begins (english, plain) || begins (weft_typed_say (english), plain);
}

/* Whether a name is called @plain: by its own words, which may have several parts, or by others of
 * the tables. */
static gboolean
is_called (const char *name, const char *plain)
{
  return weft_typed_is_same (name, plain) || weft_typed_is_same (weft_typed_say (name), plain)
         || weft_lexicon_is_called (weft_lexicon_get (NULL), name, plain)
         || weft_lexicon_is_called (weft_lexicon_get ("en"), name, plain);
}

int
weft_typed_match (const char *word, const WeftTypedNames *names)
{
  g_autofree char *plain = plain_word (word);
  int found = -1;

  for (int i = 0; i < names->n; i++)
    if (is_called (names->names[i], plain))
      return i;
  for (int i = 0; i < names->n; i++)
    if (begins (names->names[i], plain) || begins (weft_typed_say (names->names[i]), plain))
      found = found == -1 ? i : -2;
  return found;
}

char *
weft_typed_list (const WeftTypedNames *names)
{
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();

  for (int i = 0; i < names->n; i++)
    g_strv_builder_add (list, weft_typed_say (names->names[i]));
  return weft_words_list_of (list);
}

guint8
weft_typed_human (const WeftState *state)
{
  return state->prompt.kind == WEFT_PROMPT_TURN ? state->prompt.player : WEFT_PLAYER_P1;
}
