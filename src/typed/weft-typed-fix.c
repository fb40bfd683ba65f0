/* weft-typed-fix.c: typed corrections
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-fix.h"

#include <glib/gi18n.h>

#define MOST_NUMBERS 2
#define MOST_PLAYERS (WEFT_HEX_TOKENS + 1)

static const char *const fixes[WEFT_N_FIXES] = {
  "track", "favorite", "landmark", "hex", "tapestry", "vp", "pool", "achievement", "era",
};
const WeftTypedNames weft_typed_fixes = { fixes, G_N_ELEMENTS (fixes) };

static const char *const achievements[WEFT_N_ACHIEVEMENTS] = {
  "complete-track",
  "topple-two",
  "middle-island",
};
const WeftTypedNames weft_typed_achievements = { achievements, G_N_ELEMENTS (achievements) };

/* What a correction says, in whatever order. Where nothing was said stands %WEFT_NONE or -1. */
typedef struct
{
  const WeftTokens *tokens;
  WeftTrackSet tracks; /* in play */
  int kind;            /* a #WeftFixKind */
  WeftOutpost players[MOST_PLAYERS];
  guint n_players;
  int numbers[MOST_NUMBERS];
  guint n_numbers;
  const WeftToken *extra;   /* a number too many */
  const WeftToken *strange; /* a word that is not known */
  guint8 track;
  guint8 tier;
  guint8 hex;
  guint8 achievement;
  const WeftToken *no_hex; /* what is said for a hex and is none */
  gboolean nobody;
  gboolean empty;
  gboolean territory;
} Said;

static int
kind_of_sense (WeftSense sense)
{
  switch (sense)
    {
    case WEFT_SENSE_TRACK_WORD:
    case WEFT_SENSE_TRACKS:
    case WEFT_SENSE_TOKEN:
      return WEFT_FIX_TRACK;
    case WEFT_SENSE_FAVORITE:
      return WEFT_FIX_FAVORITE;
    case WEFT_SENSE_LANDMARK_WORD:
      return WEFT_FIX_LANDMARK;
    case WEFT_SENSE_HEX_WORD:
    case WEFT_SENSE_MAP:
      return WEFT_FIX_HEX;
    case WEFT_SENSE_TAPESTRY:
      return WEFT_FIX_TAPESTRY;
    case WEFT_SENSE_VP:
    case WEFT_SENSE_SCORE:
      return WEFT_FIX_VP;
    case WEFT_SENSE_POOL:
      return WEFT_FIX_POOL;
    case WEFT_SENSE_ACHIEVEMENT_WORD:
      return WEFT_FIX_ACHIEVEMENT;
    case WEFT_SENSE_ERA:
    case WEFT_SENSE_INCOME:
      return WEFT_FIX_ERA;
    default:
      return -1;
    }
}

static void
hear_player (Said *said, guint8 player)
{
  if (said->n_players < MOST_PLAYERS)
    said->players[said->n_players++] = (WeftOutpost){ player, TRUE, WEFT_NONE };
}

static void
hear_number (Said *said, const WeftToken *token)
{
  if (said->n_numbers < MOST_NUMBERS)
    said->numbers[said->n_numbers++] = token->meaning.number;
  else if (said->extra == NULL)
    said->extra = token;
}

/* What a token says besides what is corrected. */
static void
hear (Said *said, const WeftToken *token, const WeftState *state)
{
  switch ((WeftSense) token->meaning.sense)
    {
    case WEFT_SENSE_PLAYER:
      hear_player (said, token->meaning.a);
      break;
    case WEFT_SENSE_YOU:
    case WEFT_SENSE_ME:
      hear_player (said, weft_typed_human (state));
      break;
    case WEFT_SENSE_TOPPLED:
      if (said->n_players > 0)
        said->players[said->n_players - 1].upright = FALSE;
      break;
    case WEFT_SENSE_TOKEN: /* “me token”: a piece that is no outpost */
    case WEFT_SENSE_ASIDE:
      if (said->n_players > 0)
        said->players[said->n_players - 1].other = TRUE;
      break;
    case WEFT_SENSE_TRACK:
      said->track = token->meaning.a;
      break;
    case WEFT_SENSE_SPACE:
      said->track = token->meaning.a;
      if (said->n_numbers < MOST_NUMBERS)
        said->numbers[said->n_numbers++] = token->meaning.b;
      break;
    case WEFT_SENSE_LANDMARK:
      said->track = token->meaning.a;
      said->tier = token->meaning.b;
      break;
    case WEFT_SENSE_ACHIEVEMENT:
      said->achievement = token->meaning.a;
      break;
    case WEFT_SENSE_HEX:
      said->hex = token->meaning.a;
      break;
    case WEFT_SENSE_NO_HEX:
      said->no_hex = token;
      break;
    case WEFT_SENSE_NUMBER:
      hear_number (said, token);
      break;
    case WEFT_SENSE_NOBODY:
    case WEFT_SENSE_NONE_LEFT:
    case WEFT_SENSE_NO:
      said->nobody = TRUE;
      break;
    case WEFT_SENSE_EMPTY:
      said->empty = TRUE;
      break;
    case WEFT_SENSE_TERRITORY:
    case WEFT_SENSE_TILE:
      said->territory = TRUE;
      break;
    case WEFT_SENSE_AND:
    case WEFT_SENSE_COMMA:
    case WEFT_SENSE_AMOUNT:
    case WEFT_SENSE_TO:
    case WEFT_SENSE_FROM:
    case WEFT_SENSE_SPACE_WORD:
    case WEFT_SENSE_TRACK_WORD:
    case WEFT_SENSE_HEX_WORD:
    case WEFT_SENSE_OUTPOST:
    case WEFT_SENSE_CARD:
    case WEFT_SENSE_INCOME:
    case WEFT_SENSE_ERA:
    case WEFT_SENSE_VP:
    case WEFT_SENSE_LEFT:
      break;
    default:
      if (said->strange == NULL)
        said->strange = token;
      break;
    }
}

/* What is corrected, when only what it is about was said. */
static int
kind_of_rest (const Said *said)
{
  if (said->hex != WEFT_NONE)
    return WEFT_FIX_HEX;
  if (said->tier != WEFT_NONE)
    return WEFT_FIX_LANDMARK;
  if (said->achievement != WEFT_NONE)
    return WEFT_FIX_ACHIEVEMENT;
  if (said->n_players == 1 && said->track != WEFT_NONE && said->n_numbers > 0)
    return WEFT_FIX_TRACK;
  return -1;
}

/* ---- What must have been said ---- */

static gboolean
want_player (const Said *said, GError **error)
{
  g_autofree char *quote =
      said->strange != NULL ? weft_tokens_quote (said->tokens, said->strange) : NULL;

  if (said->n_players == 1 && said->strange == NULL)
    return TRUE;
  if (quote != NULL)
    return weft_typed_misunderstood (
        error, _ ("There is no player %s: say you, automa or shadow (or p1 to p4)."), quote);
  /* Translators: the words to type, as in the tables of words. */
  return weft_typed_misunderstood (error, "%s",
                                   _ ("Name a player: you, automa or shadow (or p1 to p4)."));
}

static gboolean
want_owner (const Said *said, guint8 *owner, GError **error)
{
  *owner = said->nobody || said->n_players == 0 ? WEFT_NONE : said->players[0].owner;
  return (said->nobody && said->n_players == 0 && said->strange == NULL)
         || want_player (said, error);
}

static gboolean
want_track (const Said *said, guint8 *track, GError **error)
{
  *track = said->track;
  if (said->track != WEFT_NONE)
    return TRUE;
  if (said->strange != NULL)
    {
      g_autofree char *quote = weft_tokens_quote (said->tokens, said->strange);

      return weft_typed_no_track (quote, said->tracks, error);
    }
  return weft_typed_no_track (NULL, said->tracks, error);
}

/* The @i-th number, from @least to @most; no more than @n are said. */
static gboolean
want_number (const Said *said, guint i, guint n, int least, int most, const char *refusal,
             int *number, GError **error)
{
  const WeftToken *extra = said->extra;

  if (i >= said->n_numbers || said->numbers[i] < least || said->numbers[i] > most)
    return weft_typed_misunderstood (error, refusal, least, most);
  *number = said->numbers[i];
  for (guint t = said->tokens->list->len; extra == NULL && said->n_numbers > n && t > 0; t--)
    if (weft_tokens_sense (said->tokens, t - 1) == WEFT_SENSE_NUMBER)
      extra = weft_tokens_at (said->tokens, t - 1);
  if (extra != NULL)
    {
      g_autofree char *quote = weft_tokens_quote (said->tokens, extra);

      return weft_typed_misunderstood (
          error, _ ("%s is too much here: “help” shows what belongs together."), quote);
    }
  return TRUE;
}

/* ---- By what is corrected ---- */

static gboolean
fix_track (const Said *said, WeftMove *move, GError **error)
{
  int space, token;

  if (!want_player (said, error) || !want_track (said, &move->track, error)
      || !want_number (said, 0, 2, 0, WEFT_LAST_SPACE,
                       _ ("Say the space as a number from %1$d to %2$d."), &space, error))
    return FALSE;
  move->player = said->players[0].owner;
  move->number = (gint16) space;
  if (said->n_numbers < 2)
    return TRUE;
  if (!want_number (said, 1, 2, 0, WEFT_N_TOKENS - 1,
                    _ ("Say which token as a number from %1$d to %2$d."), &token, error))
    return FALSE;
  move->token = (guint8) token;
  return TRUE;
}

static gboolean
fix_favorite (const Said *said, WeftMove *move, GError **error)
{
  if (!want_player (said, error) || !want_track (said, &move->track, error))
    return FALSE;
  move->player = said->players[0].owner;
  return TRUE;
}

static gboolean
fix_landmark (const Said *said, WeftMove *move, GError **error)
{
  int tier = said->tier + 2;

  if (!want_track (said, &move->track, error)
      || (said->tier == WEFT_NONE
          && !want_number (said, 0, 1, 2, WEFT_N_TIERS + 1,
                           _ ("Say the tier as a number from %1$d to %2$d."), &tier, error))
      || !want_owner (said, &move->owner, error))
    return FALSE;
  move->tier = (guint8) (tier - 2);
  return TRUE;
}

static gboolean
fix_hex (const Said *said, WeftMove *move, GError **error)
{
  if (said->no_hex != NULL)
    {
      g_autofree char *quote = weft_tokens_quote (said->tokens, said->no_hex);

      return weft_typed_misunderstood (error, _ ("The map has no hex %s: they go from A1 to G3."),
                                       quote);
    }
  if (said->hex == WEFT_NONE)
    return weft_typed_misunderstood (error, "%s", _ ("Name a hex, such as c4."));
  if (said->strange != NULL)
    return weft_typed_misunderstood (error, "%s",
                                     _ ("Say an outpost as automa, or automa-toppled."));
  if (said->n_players > WEFT_HEX_TOKENS)
    return weft_typed_misunderstood (error,
                                     g_dngettext (NULL, "A territory holds at most %d token.",
                                                  "A territory holds at most %d tokens.",
                                                  WEFT_HEX_TOKENS),
                                     WEFT_HEX_TOKENS);
  if (said->n_players == 0 && !said->empty && !said->territory && !said->nobody)
    return weft_typed_misunderstood (error, "%s",
                                     _ ("Say what lies there: empty, tile, or outposts such as "
                                        "“automa you-toppled”."));
  move->hex = said->hex;
  move->territory = said->n_players > 0 || said->territory;
  for (guint i = 0; i < WEFT_HEX_TOKENS; i++)
    move->outposts[i] =
        i < said->n_players ? said->players[i] : (WeftOutpost){ WEFT_NONE, FALSE, WEFT_NONE };
  return TRUE;
}

static gboolean
fix_achievement (const Said *said, WeftMove *move, GError **error)
{
  int place;

  if (said->achievement == WEFT_NONE)
    {
      g_autofree char *names = weft_typed_list (&weft_typed_achievements);

      /* Translators: the names of the achievements. */
      return weft_typed_misunderstood (error, _ ("Name an achievement: %s."), names);
    }
  if (!want_number (said, 0, 1, 1, 2, _ ("Say the place as a number from %1$d to %2$d."), &place,
                    error)
      || !want_owner (said, &move->owner, error))
    return FALSE;
  move->achievement = said->achievement;
  move->place = (guint8) (place - 1);
  return TRUE;
}

static gboolean
fix_number (const Said *said, int most, const char *refusal, WeftMove *move, GError **error)
{
  int number;

  if (!want_number (said, 0, 1, 0, most, refusal, &number, error))
    return FALSE;
  if (said->strange != NULL)
    {
      g_autofree char *quote = weft_tokens_quote (said->tokens, said->strange);

      return weft_typed_misunderstood (
          error, _ ("%s is too much here: “help” shows what belongs together."), quote);
    }
  move->number = (gint16) number;
  return TRUE;
}

static gboolean
fix_vp (const Said *said, WeftMove *move, GError **error)
{
  if (said->n_players > 0 && said->players[0].owner != WEFT_PLAYER_AUTOMA)
    {
      move->kind = WEFT_MOVE_VP;
      move->player = said->players[0].owner;
    }
  else
    move->player = WEFT_PLAYER_AUTOMA;
  return fix_number (said, WEFT_MOST_VP, _ ("Say the Automa’s VP as a number from %1$d to %2$d."),
                     move, error);
}

static gboolean
fix_era (const Said *said, WeftMove *move, GError **error)
{
  if (!want_player (said, error))
    return FALSE;
  move->player = said->players[0].owner;
  return fix_number (said, WEFT_N_INCOME_TURNS,
                     _ ("Say the income turns taken as a number from %1$d to %2$d."), move, error);
}

static gboolean
fix_what (const Said *said, WeftMove *move, GError **error)
{
  switch ((WeftFixKind) said->kind)
    {
    case WEFT_FIX_TRACK:
      return fix_track (said, move, error);
    case WEFT_FIX_FAVORITE:
      return fix_favorite (said, move, error);
    case WEFT_FIX_LANDMARK:
      return fix_landmark (said, move, error);
    case WEFT_FIX_HEX:
      return fix_hex (said, move, error);
    case WEFT_FIX_TAPESTRY:
      return fix_number (said, WEFT_MOST_ITEMS,
                         _ ("Say the tapestry cards as a number from %1$d to %2$d."), move, error);
    case WEFT_FIX_VP:
      return fix_vp (said, move, error);
    case WEFT_FIX_POOL:
      return fix_number (said, WEFT_MOST_ITEMS,
                         _ ("Say the items in the pool as a number from %1$d to %2$d."), move,
                         error);
    case WEFT_FIX_ACHIEVEMENT:
      return fix_achievement (said, move, error);
    case WEFT_FIX_ERA:
      return fix_era (said, move, error);
    case WEFT_N_FIXES:
    default:
      g_return_val_if_reached (FALSE);
    }
}

gboolean
weft_typed_read_fix (const WeftTokens *tokens, guint first, const WeftState *state, WeftMove *move,
                     GError **error)
{
  Said said = { .tokens = tokens,
                .tracks = state->setup.tracks,
                .kind = -1,
                .track = WEFT_NONE,
                .tier = WEFT_NONE,
                .hex = WEFT_NONE,
                .achievement = WEFT_NONE };

  for (guint i = first; i < tokens->list->len; i++)
    {
      int kind = said.kind < 0 ? kind_of_sense (weft_tokens_sense (tokens, i)) : -1;

      if (kind >= 0)
        said.kind = kind;
      else
        hear (&said, weft_tokens_at (tokens, i), state);
    }
  if (said.kind < 0 && said.strange == NULL)
    said.kind = kind_of_rest (&said);
  if (said.kind < 0)
    {
      g_autofree char *names = weft_typed_list (&weft_typed_fixes);

      /* Translators: what can be corrected, as it is typed. */
      return weft_typed_misunderstood (error, _ ("Say what to correct: %s."), names);
    }
  *move = (WeftMove){ .kind = WEFT_MOVE_FIX, .fix = (guint8) said.kind, .token = WEFT_NONE };
  return fix_what (&said, move, error);
}
