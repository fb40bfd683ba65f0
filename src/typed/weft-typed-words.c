/* weft-typed-words.c: single words of a typed line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-words.h"

#include <glib/gi18n.h>
#include <string.h>

char *
weft_typed_quote (const char *word)
{
  g_autofree char *english = weft_quote (word);
  gsize mark = strlen ("“");
  g_autofree char *plain = g_strndup (english + mark, strlen (english) - 2 * mark);

  /* Translators: the quotation marks of your language around what was typed. */
  return g_strdup_printf (C_ ("what was typed", "“%s”"), plain);
}

/* A word after everything that a command takes. */
gboolean
weft_typed_too_much (const char *word, GError **error)
{
  g_autofree char *quote = weft_typed_quote (word);

  return weft_typed_misunderstood (
      error, _ ("%s is too much here: “help” shows what belongs together."), quote);
}

gboolean
weft_typed_begins (const char *whole, const char *start)
{
  g_autofree char *plain_whole = NULL;
  g_autofree char *plain_start = NULL;

  if (g_ascii_strncasecmp (whole, start, strlen (start)) == 0)
    return TRUE;
  if ((g_str_is_ascii (whole) && g_str_is_ascii (start)) || !g_utf8_validate (start, -1, NULL))
    return FALSE;
  plain_whole = g_str_to_ascii (whole, NULL);
  plain_start = g_str_to_ascii (start, NULL);
  /* “?” stands for what has no likeness in ASCII: that is like nothing. */
  return strchr (plain_start, '?') == NULL
         && g_ascii_strncasecmp (plain_whole, plain_start, strlen (plain_start)) == 0;
}

gboolean
weft_typed_is_same (const char *one, const char *other)
{
  return weft_typed_begins (one, other) && weft_typed_begins (other, one);
}

const char *
weft_typed_say (const char *word)
{
  return g_dpgettext2 (NULL, "typed", word);
}

gboolean
weft_typed_means (const char *english, const char *start)
{
  return weft_typed_begins (english, start) || weft_typed_begins (weft_typed_say (english), start);
}

int
weft_typed_match (const char *word, const WeftTypedNames *names)
{
  int found = -1;

  for (int i = 0; i < names->n; i++)
    {
      const char *translated = weft_typed_say (names->names[i]);

      if (weft_typed_is_same (names->names[i], word) || weft_typed_is_same (translated, word))
        return i;
      if (weft_typed_begins (names->names[i], word) || weft_typed_begins (translated, word))
        found = found == -1 ? i : -2;
    }
  return found;
}

void
weft_typed_add_matches (GStrvBuilder *matches, const WeftTypedNames *names, const char *start)
{
  for (int i = 0; i < names->n; i++)
    {
      const char *translated = weft_typed_say (names->names[i]);

      if (weft_typed_begins (translated, start))
        g_strv_builder_add (matches, translated);
      else if (weft_typed_begins (names->names[i], start))
        g_strv_builder_add (matches, names->names[i]);
    }
}

char *
weft_typed_list (const WeftTypedNames *names)
{
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (int i = 0; i < names->n; i++)
    g_strv_builder_add (list, weft_typed_say (names->names[i]));
  words = g_strv_builder_end (list);
  return g_strjoinv (C_ ("between the items of a list", ", "), words);
}

static const char *const tracks[WEFT_N_TRACKS] = {
  NC_ ("typed", "exploration"), NC_ ("typed", "technology"), NC_ ("typed", "military"),
  NC_ ("typed", "science"),     NC_ ("typed", "arts"),
};
static const char *const colors[WEFT_N_COLORS] = {
  NC_ ("typed", "blue"),   NC_ ("typed", "red"),  NC_ ("typed", "green"),
  NC_ ("typed", "yellow"), NC_ ("typed", "gray"),
};
static const char *const civilizations[WEFT_N_CIVILIZATIONS] = {
  NC_ ("typed", "explorers"),   NC_ ("typed", "scientists"),   NC_ ("typed", "conquerors"),
  NC_ ("typed", "engineers"),   NC_ ("typed", "equalizers"),   NC_ ("typed", "hucksters"),
  NC_ ("typed", "iconoclasts"), NC_ ("typed", "trailblazers"),
};
static const char *const players[] = {
  "p1",
  "p2",
  "p3",
  "p4",
  NC_ ("typed", "automa"),
  NC_ ("typed", "shadow"),
  NC_ ("typed", "you"),
  NC_ ("typed", "me"),
};
static const char *const answers[] = { NC_ ("typed", "no"), NC_ ("typed", "yes") };
/* Translators: territory tiles: there are none, or some are left. */
static const char *const tiles[] = { NC_ ("typed", "none"), NC_ ("typed", "left") };

const WeftTypedNames weft_typed_tracks = { tracks, G_N_ELEMENTS (tracks) };
const WeftTypedNames weft_typed_colors = { colors, G_N_ELEMENTS (colors) };
const WeftTypedNames weft_typed_civilizations = { civilizations, G_N_ELEMENTS (civilizations) };
const WeftTypedNames weft_typed_players = { players, G_N_ELEMENTS (players) };
const WeftTypedNames weft_typed_answers = { answers, G_N_ELEMENTS (answers) };
const WeftTypedNames weft_typed_tiles = { tiles, G_N_ELEMENTS (tiles) };

gboolean
weft_typed_parse_track (const char *word, guint8 *track, GError **error)
{
  int found = word != NULL ? weft_typed_match (word, &weft_typed_tracks) : -1;
  g_autofree char *names = NULL;
  g_autofree char *quote = NULL;

  if (found >= 0)
    {
      *track = (guint8) found;
      return TRUE;
    }
  names = weft_typed_list (&weft_typed_tracks);
  if (word == NULL)
    /* Translators: the names of the tracks. */
    return weft_typed_misunderstood (error, _ ("Name a track: %s."), names);
  quote = weft_typed_quote (word);
  /* Translators: what was typed, the names of the tracks. */
  return weft_typed_misunderstood (error, _ ("There is no track %1$s. Say one of these: %2$s."),
                                   quote, names);
}

/* The human the line speaks of: whose turn it is, else the first. */
guint8
weft_typed_human (const WeftState *state)
{
  return state->prompt.kind == WEFT_PROMPT_TURN ? state->prompt.player : WEFT_PLAYER_P1;
}

gboolean
weft_typed_parse_player (const char *word, const WeftState *state, guint8 *player, GError **error)
{
  int found = word != NULL ? weft_typed_match (word, &weft_typed_players) : -1;
  g_autofree char *quote = NULL;

  if (found >= 0)
    {
      *player = found < WEFT_N_PLAYERS ? (guint8) found : weft_typed_human (state);
      return TRUE;
    }
  /* Translators: the words to type, as in the context “typed”. */
  if (word == NULL)
    return weft_typed_misunderstood (error,
                                     _ ("Name a player: you, automa or shadow (or p1 to p4)."));
  quote = weft_typed_quote (word);
  return weft_typed_misunderstood (
      error, _ ("There is no player %s: say you, automa or shadow (or p1 to p4)."), quote);
}

gboolean
weft_typed_means_no_player (const char *english, const char *word)
{
  if (weft_typed_is_same (english, word) || weft_typed_is_same (weft_typed_say (english), word))
    return TRUE;
  return weft_typed_means (english, word) && weft_typed_match (word, &weft_typed_players) == -1;
}

gboolean
weft_typed_parse_owner (const char *word, const WeftState *state, guint8 *owner, GError **error)
{
  if (word != NULL
      && (weft_typed_means_no_player ("none", word)
          || weft_typed_means_no_player (NC_ ("typed", "nobody"), word)))
    {
      *owner = WEFT_NONE;
      return TRUE;
    }
  return weft_typed_parse_player (word, state, owner, error);
}

gboolean
weft_typed_parse_hex (const char *word, const WeftTables *tables, guint8 *hex, GError **error)
{
  g_autofree char *upper = word != NULL ? g_ascii_strup (word, -1) : NULL;
  int found = upper != NULL ? weft_hex_from_name (tables, upper) : -1;
  g_autofree char *quote = NULL;

  if (found >= 0)
    {
      *hex = (guint8) found;
      return TRUE;
    }
  if (word == NULL)
    return weft_typed_misunderstood (error, _ ("Name a hex, such as c4."));
  quote = weft_typed_quote (word);
  return weft_typed_misunderstood (error, _ ("The map has no hex %s: they go from A1 to G3."),
                                   quote);
}

gboolean
weft_typed_parse_number (const char *word, int least, int most, const char *refusal, int *number,
                         GError **error)
{
  guint64 value;

  if (word == NULL
      || !g_ascii_string_to_unsigned (word, 10, (guint64) least, (guint64) most, &value, NULL))
    return weft_typed_misunderstood (error, refusal, least, most);
  *number = (int) value;
  return TRUE;
}
