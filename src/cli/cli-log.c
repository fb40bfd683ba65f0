/* cli-log.c: moves as lines of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-log.h"

/* “the Automa”, or “nobody”. */
static const char *
owner_words (const CliSpeaker *speaker, guint8 owner)
{
  return owner == WEFT_NONE ? "nobody" : cli_player_word (speaker, owner);
}

static char *
say_fixed_hex (const CliSpeaker *speaker, const WeftMove *move)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "corrected: %s is %s", speaker->tables->hexes[move->hex].name,
                          move->territory ? "a territory" : "empty");
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    if (move->outposts[i].owner != WEFT_NONE)
      g_string_append_printf (text, ", %s %s", cli_player_word (speaker, move->outposts[i].owner),
                              move->outposts[i].upright ? "standing" : "toppled");
  return g_string_free (text, FALSE);
}

static char *
say_fix (const CliSpeaker *speaker, const WeftMove *move)
{
  const char *track = weft_track_nick (move->track);

  switch ((WeftFixKind) move->fix)
    {
    case WEFT_FIX_TRACK:
      return g_strdup_printf ("corrected: %s on %s %d", cli_player_word (speaker, move->player),
                              track, move->number);
    case WEFT_FIX_FAVORITE:
      return g_strdup_printf ("corrected: favorite track of %s is %s",
                              cli_player_word (speaker, move->player), track);
    case WEFT_FIX_LANDMARK:
      return g_strdup_printf ("corrected: landmark of %s, tier %d, has %s", track, move->tier + 2,
                              owner_words (speaker, move->owner));
    case WEFT_FIX_HEX:
      return say_fixed_hex (speaker, move);
    case WEFT_FIX_TAPESTRY:
      return g_strdup_printf ("corrected: tapestry cards %d", move->number);
    case WEFT_FIX_VP:
      return g_strdup_printf ("corrected: the Automa has %d VP", move->number);
    case WEFT_FIX_POOL:
      return g_strdup_printf ("corrected: items in the pool %d", move->number);
    case WEFT_FIX_ACHIEVEMENT:
      return g_strdup_printf ("corrected: “%s”, place %d, has %s",
                              cli_achievement_words (move->achievement), move->place + 1,
                              owner_words (speaker, move->owner));
    case WEFT_FIX_ERA:
      return g_strdup_printf ("corrected: income turns taken by %s: %d",
                              cli_player_word (speaker, move->player), move->number);
    case WEFT_N_FIXES:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
cli_say_move (const CliSpeaker *speaker, const WeftMove *move, const char *note)
{
  const char *who = cli_player_word (speaker, move->player);

  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_ADVANCE:
    case WEFT_MOVE_REGRESS:
    case WEFT_MOVE_SINGULARITY:
      return g_strdup_printf ("%s: %s %s%s", who, weft_move_nick (move->kind),
                              weft_track_nick (move->track),
                              move->token == WEFT_NONE ? ""
                              : move->token == 0       ? ", token 0"
                                                       : ", token 1");
    case WEFT_MOVE_EXPLORE:
    case WEFT_MOVE_CONQUER:
      return g_strdup_printf ("%s: %s %s", who, weft_move_nick (move->kind),
                              speaker->tables->hexes[move->hex].name);
    case WEFT_MOVE_INCOME:
      return g_strdup_printf ("%s: income turn", who);
    case WEFT_MOVE_TAKE_POOL:
      return g_strdup_printf ("%s: item from the pool", who);
    case WEFT_MOVE_END_TURN:
      return g_strdup_printf ("%s: done", who);
    case WEFT_MOVE_VP:
      return g_strdup_printf ("%s: %d VP", who, move->number);
    case WEFT_MOVE_DEAL:
      return g_strdup_printf ("cards %d and %d", move->cards[0], move->cards[1]);
    case WEFT_MOVE_ROLL:
      return g_strdup_printf ("roll: %s", weft_track_nick (move->track));
    case WEFT_MOVE_REVEAL:
      return g_strdup_printf ("revealed: card %d", move->cards[0]);
    case WEFT_MOVE_ANSWER:
      return g_strdup (move->value ? "a trap" : "no trap");
    case WEFT_MOVE_TILES:
      return g_strdup (move->value ? "territory tiles are left" : "no territory tiles are left");
    case WEFT_MOVE_FIX:
      return say_fix (speaker, move);
    case WEFT_MOVE_NOTE:
      return g_strdup_printf ("note: %s", note != NULL ? note : "");
    case WEFT_N_MOVES:
    default:
      g_return_val_if_reached (NULL);
    }
}
