/* weft-typed-fix.c: typed corrections
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-fix.h"

#include <glib/gi18n.h>

#include "weft-typed-words.h"

/* “automa”, “you-toppled”: an outpost on a hex. */
static gboolean
parse_outpost (const char *word, const WeftState *state, WeftOutpost *outpost, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (word, "-", 2);

  outpost->upright = parts[1] == NULL;
  if (parts[1] != NULL && !weft_typed_means (NC_ ("typed", "toppled"), parts[1]))
    return weft_typed_misunderstood (error, _ ("Say an outpost as automa, or automa-toppled."));
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
    return weft_typed_misunderstood (error,
                                     _ ("Say what lies there: empty, tile, or outposts such as "
                                        "“automa you-toppled”."));
  move->territory = !weft_typed_means_no_player (NC_ ("typed", "empty"), words[1]);
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    move->outposts[i] = (WeftOutpost){ WEFT_NONE, FALSE, WEFT_NONE };
  for (char **word = words + 1; *word != NULL; word++)
    {
      if (weft_typed_means_no_player ("empty", *word)
          || weft_typed_means_no_player (NC_ ("typed", "tile"), *word)
          || weft_typed_means_no_player (NC_ ("typed", "territory"), *word))
        continue;
      if (n == WEFT_HEX_TOKENS)
        return weft_typed_misunderstood (error, _ ("A territory holds at most %d tokens."),
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
      || !weft_typed_parse_number (words[2], 0, WEFT_LAST_SPACE,
                                   _ ("Say the space as a number from %1$d to %2$d."), &space,
                                   error))
    return FALSE;
  move->number = (gint16) space;
  if (words[3] == NULL)
    return TRUE;
  if (!weft_typed_parse_number (words[3], 0, WEFT_N_TOKENS - 1,
                                _ ("Say which token as a number from %1$d to %2$d."), &token,
                                error))
    return FALSE;
  move->token = (guint8) token;
  return TRUE;
}

static gboolean
read_fixed_landmark (char **words, const WeftState *state, WeftMove *move, GError **error)
{
  int tier;

  if (!weft_typed_parse_track (words[0], &move->track, error)
      || !weft_typed_parse_number (words[1], 2, 4,
                                   _ ("Say the tier as a number from %1$d to %2$d."), &tier, error)
      || !weft_typed_parse_owner (words[2], state, &move->owner, error))
    return FALSE;
  move->tier = (guint8) (tier - 2);
  return TRUE;
}

static const char *const achievements[WEFT_N_ACHIEVEMENTS] = {
  NC_ ("typed", "complete-track"),
  NC_ ("typed", "topple-two"),
  NC_ ("typed", "middle-island"),
};
const WeftTypedNames weft_typed_achievements = { achievements, G_N_ELEMENTS (achievements) };

static gboolean
read_fixed_achievement (char **words, const WeftState *state, WeftMove *move, GError **error)
{
  int found = words[0] != NULL ? weft_typed_match (words[0], &weft_typed_achievements) : -1;
  int place;

  if (found < 0)
    {
      g_autofree char *names = weft_typed_list (&weft_typed_achievements);

      /* Translators: the names of the achievements. */
      return weft_typed_misunderstood (error, _ ("Name an achievement: %s."), names);
    }
  if (!weft_typed_parse_number (words[1], 1, 2, _ ("Say the place as a number from %1$d to %2$d."),
                                &place, error)
      || !weft_typed_parse_owner (words[2], state, &move->owner, error))
    return FALSE;
  move->achievement = (guint8) found;
  move->place = (guint8) (place - 1);
  return TRUE;
}

/* A number that stands alone, or after a word that only repeats what it belongs to. */
static gboolean
read_fixed_number (char **words, int most, const char *refusal, WeftMove *move, GError **error)
{
  int number;

  if (words[0] != NULL && words[1] != NULL && weft_typed_means ("automa", words[0]))
    words++;
  if (!weft_typed_parse_number (words[0], 0, most, refusal, &number, error))
    return FALSE;
  if (words[1] != NULL)
    return weft_typed_too_much (words[1], error);
  move->number = (gint16) number;
  return TRUE;
}

static const char *const fixes[WEFT_N_FIXES] = {
  NC_ ("typed", "track"), NC_ ("typed", "favorite"),    NC_ ("typed", "landmark"),
  NC_ ("typed", "hex"),   NC_ ("typed", "tapestry"),    NC_ ("typed", "vp"),
  NC_ ("typed", "pool"),  NC_ ("typed", "achievement"), NC_ ("typed", "era"),
};
const WeftTypedNames weft_typed_fixes = { fixes, G_N_ELEMENTS (fixes) };

/* How many words may follow each of them. */
static const guint8 fix_most[] = { 4, 2, 3, 4, 2, 2, 2, 3, 2 };
G_STATIC_ASSERT (G_N_ELEMENTS (fix_most) == WEFT_N_FIXES);

gboolean
weft_typed_parse_fix (char **words, const WeftState *state, const WeftTables *tables,
                      WeftMove *move, GError **error)
{
  int found = words[0] != NULL ? weft_typed_match (words[0], &weft_typed_fixes) : -1;
  char **rest = words + 1;

  if (found < 0)
    {
      g_autofree char *names = weft_typed_list (&weft_typed_fixes);

      /* Translators: what can be corrected, as it is typed. */
      return weft_typed_misunderstood (error, _ ("Say what to correct: %s."), names);
    }
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
      return read_fixed_number (rest, WEFT_MOST_ITEMS,
                                _ ("Say the tapestry cards as a number from %1$d to %2$d."), move,
                                error);
    case WEFT_FIX_VP:
      move->player = WEFT_PLAYER_AUTOMA;
      return read_fixed_number (rest, WEFT_MOST_VP,
                                _ ("Say the Automa’s VP as a number from %1$d to %2$d."), move,
                                error);
    case WEFT_FIX_POOL:
      return read_fixed_number (rest, WEFT_MOST_ITEMS,
                                _ ("Say the items in the pool as a number from %1$d to %2$d."),
                                move, error);
    case WEFT_FIX_ACHIEVEMENT:
      return read_fixed_achievement (rest, state, move, error);
    case WEFT_FIX_ERA:
      return weft_typed_parse_player (rest[0], state, &move->player, error)
             && read_fixed_number (rest + 1, WEFT_N_INCOME_TURNS,
                                   _ ("Say the income turns taken as a number from %1$d to %2$d."),
                                   move, error);
    case WEFT_N_FIXES:
    default:
      g_return_val_if_reached (FALSE);
    }
}
