/* weft-typed-fix.c: typed corrections
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-fix.h"

#include "weft-typed-words.h"

#define NAME(id, nick) nick,

/* “automa”, “you-toppled”: an outpost on a hex. */
static gboolean
parse_outpost (const char *word, const WeftState *state, WeftOutpost *outpost, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (word, "-", 2);

  outpost->upright = parts[1] == NULL;
  if (parts[1] != NULL && !weft_typed_begins ("toppled", parts[1]))
    return weft_typed_misunderstood (error, "Say an outpost as automa, or automa-toppled.");
  return weft_typed_parse_player (parts[0], state, &outpost->owner, error);
}

static gboolean
read_fixed_hex (char **words, const WeftState *state, const WeftTables *tables, WeftMove *move,
                GError **error)
{
  int n = 0;

  if (!weft_typed_parse_hex (words[0], tables, &move->hex, error))
    return FALSE;
  if (words[1] == NULL)
    return weft_typed_misunderstood (error, "Say what lies there: empty, tile, or outposts such as "
                                            "“automa you-toppled”.");
  move->territory = !weft_typed_begins ("empty", words[1]);
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    move->outposts[i] = (WeftOutpost){ WEFT_NONE, FALSE, WEFT_NONE };
  for (char **word = words + 1; *word != NULL; word++)
    {
      if (weft_typed_begins ("empty", *word) || weft_typed_begins ("tile", *word)
          || weft_typed_begins ("territory", *word))
        continue;
      if (n == WEFT_HEX_TOKENS)
        return weft_typed_misunderstood (error, "A territory holds at most %d tokens.",
                                         WEFT_HEX_TOKENS);
      if (!parse_outpost (*word, state, &move->outposts[n++], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_fixed_track (char **words, const WeftState *state, WeftMove *move, GError **error)
{
  int space, token;

  if (!weft_typed_parse_player (words[0], state, &move->player, error)
      || !weft_typed_parse_track (words[1], &move->track, error)
      || !weft_typed_parse_number (words[2], 0, WEFT_LAST_SPACE, "the space", &space, error))
    return FALSE;
  move->number = (gint16) space;
  if (words[3] == NULL)
    return TRUE;
  if (!weft_typed_parse_number (words[3], 0, WEFT_N_TOKENS - 1, "which token", &token, error))
    return FALSE;
  move->token = (guint8) token;
  return TRUE;
}

static gboolean
read_fixed_landmark (char **words, const WeftState *state, WeftMove *move, GError **error)
{
  int tier;

  if (!weft_typed_parse_track (words[0], &move->track, error)
      || !weft_typed_parse_number (words[1], 2, 4, "the tier", &tier, error)
      || !weft_typed_parse_owner (words[2], state, &move->owner, error))
    return FALSE;
  move->tier = (guint8) (tier - 2);
  return TRUE;
}

const char *const weft_typed_achievements[WEFT_N_ACHIEVEMENTS] = { WEFT_ACHIEVEMENTS (NAME) };

static gboolean
read_fixed_achievement (char **words, const WeftState *state, WeftMove *move, GError **error)
{
  int found = words[0] != NULL
                  ? weft_typed_match (words[0], weft_typed_achievements, WEFT_N_ACHIEVEMENTS)
                  : -1;
  int place;

  if (found < 0)
    return weft_typed_misunderstood (
        error, "Name an achievement: complete-track, topple-two or middle-island.");
  if (!weft_typed_parse_number (words[1], 1, 2, "the place", &place, error)
      || !weft_typed_parse_owner (words[2], state, &move->owner, error))
    return FALSE;
  move->achievement = (guint8) found;
  move->place = (guint8) (place - 1);
  return TRUE;
}

/* A number that stands alone, or after a word that only repeats what it belongs to. */
static gboolean
read_fixed_number (char **words, int most, const char *what, WeftMove *move, GError **error)
{
  int number;

  if (words[0] != NULL && words[1] != NULL && weft_typed_begins ("automa", words[0]))
    words++;
  if (!weft_typed_parse_number (words[0], 0, most, what, &number, error))
    return FALSE;
  if (words[1] != NULL)
    return weft_typed_too_much (words[1], error);
  move->number = (gint16) number;
  return TRUE;
}

const char *const weft_typed_fixes[WEFT_N_FIXES] = { WEFT_FIXES (NAME) };

/* How many words may follow each of them. */
static const guint8 fix_most[] = { 4, 2, 3, 4, 2, 2, 2, 3, 2 };
G_STATIC_ASSERT (G_N_ELEMENTS (fix_most) == WEFT_N_FIXES);

gboolean
weft_typed_parse_fix (char **words, const WeftState *state, const WeftTables *tables,
                      WeftMove *move, GError **error)
{
  int found = words[0] != NULL ? weft_typed_match (words[0], weft_typed_fixes, WEFT_N_FIXES) : -1;
  char **rest = words + 1;

  if (found < 0)
    return weft_typed_misunderstood (
        error, "Say what to fix: track, favorite, landmark, hex, tapestry, vp, "
               "pool, achievement or era.");
  if (g_strv_length (rest) > fix_most[found])
    return weft_typed_too_much (rest[fix_most[found]], error);
  move->fix = (guint8) found;
  switch ((WeftFixKind) found)
    {
    case WEFT_FIX_TRACK:
      return read_fixed_track (rest, state, move, error);
    case WEFT_FIX_FAVORITE:
      return weft_typed_parse_player (rest[0], state, &move->player, error)
             && weft_typed_parse_track (rest[1], &move->track, error);
    case WEFT_FIX_LANDMARK:
      return read_fixed_landmark (rest, state, move, error);
    case WEFT_FIX_HEX:
      return read_fixed_hex (rest, state, tables, move, error);
    case WEFT_FIX_TAPESTRY:
      return read_fixed_number (rest, WEFT_MOST_ITEMS, "the tapestry cards", move, error);
    case WEFT_FIX_VP:
      move->player = WEFT_PLAYER_AUTOMA;
      return read_fixed_number (rest, WEFT_MOST_VP, "the Automa's victory points", move, error);
    case WEFT_FIX_POOL:
      return read_fixed_number (rest, WEFT_MOST_ITEMS, "the items in the pool", move, error);
    case WEFT_FIX_ACHIEVEMENT:
      return read_fixed_achievement (rest, state, move, error);
    case WEFT_FIX_ERA:
      return weft_typed_parse_player (rest[0], state, &move->player, error)
             && read_fixed_number (rest + 1, WEFT_N_INCOME_TURNS, "the income turns taken", move,
                                   error);
    case WEFT_N_FIXES:
    default:
      g_return_val_if_reached (FALSE);
    }
}
