/* weft-typed-words.c: single words of a typed line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-words.h"

#include <string.h>

/* A word after everything that a command takes. */
gboolean
weft_typed_too_much (const char *word, GError **error)
{
  g_autofree char *quote = weft_quote (word);

  return weft_typed_misunderstood (
      error, "%s is too much here: “help” shows what belongs together.", quote);
}

gboolean
weft_typed_begins (const char *whole, const char *start)
{
  return g_ascii_strncasecmp (whole, start, strlen (start)) == 0;
}

int
weft_typed_match (const char *word, const char *const *names, int n)
{
  int found = -1;

  for (int i = 0; i < n; i++)
    {
      if (g_ascii_strcasecmp (names[i], word) == 0)
        return i;
      if (weft_typed_begins (names[i], word))
        found = found == -1 ? i : -2;
    }
  return found;
}

#define NAME(id, nick) nick,

const char *const weft_typed_tracks[WEFT_N_TRACKS] = { WEFT_TRACKS (NAME) };

gboolean
weft_typed_parse_track (const char *word, guint8 *track, GError **error)
{
  int found = word != NULL ? weft_typed_match (word, weft_typed_tracks, WEFT_N_TRACKS) : -1;
  g_autofree char *quote = NULL;

  if (found >= 0)
    {
      *track = (guint8) found;
      return TRUE;
    }
  if (word == NULL)
    return weft_typed_misunderstood (
        error, "Name a track: exploration, technology, military, science or arts.");
  quote = weft_quote (word);
  return weft_typed_misunderstood (error,
                                   "There is no track %s: say exploration, technology, military, "
                                   "science or arts.",
                                   quote);
}

/* The human the line speaks of: whose turn it is, else the first. */
guint8
weft_typed_human (const WeftState *state)
{
  return state->prompt.kind == WEFT_PROMPT_TURN ? state->prompt.player : WEFT_PLAYER_P1;
}

const char *const weft_typed_players[WEFT_TYPED_N_PLAYERS] = { WEFT_PLAYERS (NAME) "you", "me" };

gboolean
weft_typed_parse_player (const char *word, const WeftState *state, guint8 *player, GError **error)
{
  int found = word != NULL
                  ? weft_typed_match (word, weft_typed_players, G_N_ELEMENTS (weft_typed_players))
                  : -1;
  g_autofree char *quote = NULL;

  if (found >= 0)
    {
      *player = found < WEFT_N_PLAYERS ? (guint8) found : weft_typed_human (state);
      return TRUE;
    }
  if (word == NULL)
    return weft_typed_misunderstood (error, "Name a player: you, automa or shadow (or p1 to p4).");
  quote = weft_quote (word);
  return weft_typed_misunderstood (
      error, "There is no player %s: say you, automa or shadow (or p1 to p4).", quote);
}

gboolean
weft_typed_parse_owner (const char *word, const WeftState *state, guint8 *owner, GError **error)
{
  if (word != NULL && (weft_typed_begins ("none", word) || weft_typed_begins ("nobody", word)))
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
    return weft_typed_misunderstood (error, "Name a hex, such as c4.");
  quote = weft_quote (word);
  return weft_typed_misunderstood (error, "The map has no hex %s: they go from A1 to G3.", quote);
}

gboolean
weft_typed_parse_number (const char *word, int least, int most, const char *what, int *number,
                         GError **error)
{
  guint64 value;

  if (word == NULL
      || !g_ascii_string_to_unsigned (word, 10, (guint64) least, (guint64) most, &value, NULL))
    return weft_typed_misunderstood (error, "Say %s as a number from %d to %d.", what, least, most);
  *number = (int) value;
  return TRUE;
}
