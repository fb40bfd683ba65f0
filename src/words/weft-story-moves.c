/* weft-story-moves.c: moves of the record in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-story-moves.h"

#include <glib/gi18n.h>

#include "weft-forms.h"
#include "weft-story.h"

/* A player, or “nobody”, in the line of a correction. */
static const char *
owner_words (const WeftVoice *voice, guint8 owner)
{
  return owner == WEFT_NONE ? C_ ("owner", "nobody") : weft_words_player (voice, owner);
}

static char *
tell_piece (const WeftVoice *voice, const WeftOutpost *piece)
{
  const char *owner = weft_words_player (voice, piece->owner);

  if (piece->other)
    return g_strdup_printf (
        piece->upright ? _ ("%s standing (no outpost)") : _ ("%s toppled (no outpost)"), owner);
  return g_strdup_printf (piece->upright ? _ ("%s standing") : _ ("%s toppled"), owner);
}

static char *
tell_fixed_hex (const WeftVoice *voice, const WeftMove *move)
{
  const char *hex = voice->tables->hexes[move->hex].name;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autofree char *list = NULL;

  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    if (move->outposts[i].owner != WEFT_NONE)
      {
        g_autofree char *one = tell_piece (voice, &move->outposts[i]);

        g_strv_builder_add (names, one);
      }
  list = weft_words_list_of (names);
  if (*list != '\0')
    /* Translators: a hex, what stands or lies on it. */
    return g_strdup_printf (_ ("Corrected: %1$s has %2$s"), hex, list);
  return move->territory ? g_strdup_printf (_ ("Corrected: %s is a territory without tokens"), hex)
                         : g_strdup_printf (_ ("Corrected: %s is empty"), hex);
}

static char *
tell_fixed_track (const WeftVoice *voice, const WeftMove *move)
{
  g_autofree char *space =
      weft_forms_space (voice->tables, move->track, move->number, WEFT_PLACE_ON);

  /* Translators: a player, a space of a track. */
  return g_strdup_printf (_ ("Corrected: %1$s on %2$s"), weft_words_player (voice, move->player),
                          space);
}

static char *
tell_fix (const WeftVoice *voice, const WeftMove *move)
{
  switch ((WeftFixKind) move->fix)
    {
    case WEFT_FIX_TRACK:
      return tell_fixed_track (voice, move);
    case WEFT_FIX_FAVORITE:
      /* Translators: whose favorite track it is, a track. */
      return g_strdup_printf (_ ("Corrected: the %1$s favorite track is %2$s"),
                              weft_forms_bots (move->player), weft_forms_track (move->track));
    case WEFT_FIX_LANDMARK:
      /* Translators: a landmark by itself, a player or “nobody”. */
      return g_strdup_printf (_ ("Corrected: owner of the %1$s: %2$s"),
                              weft_words_landmark (voice->tables, move->track, move->tier),
                              owner_words (voice, move->owner));
    case WEFT_FIX_HEX:
      return tell_fixed_hex (voice, move);
    case WEFT_FIX_TAPESTRY:
      return g_strdup_printf (_ ("Corrected: tapestry cards of the Automa: %d"), move->number);
    case WEFT_FIX_VP:
      return g_strdup_printf (_ ("Corrected: the Automa has %d VP"), move->number);
    case WEFT_FIX_POOL:
      return g_strdup_printf (_ ("Corrected: items in the pool: %d"), move->number);
    case WEFT_FIX_ACHIEVEMENT:
      /* Translators: an achievement, one of its places, a player or “nobody”. */
      return g_strdup_printf (_ ("Corrected: “%1$s”, place %2$d: %3$s"),
                              weft_words_achievement (move->achievement), move->place + 1,
                              owner_words (voice, move->owner));
    case WEFT_FIX_ERA:
      /* Translators: a player, a number. */
      return g_strdup_printf (_ ("Corrected: %1$s, income turns: %2$d"),
                              weft_words_player (voice, move->player), move->number);
    case WEFT_N_FIXES:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* With what, and whether a trap was possible (P5, P7). */
static char *
tell_human_conquest (const char *hex, const WeftMove *move)
{
  if (move->other)
    return g_strdup_printf (move->no_traps ? _ ("conquer %s with a token, no trap possible")
                                           : _ ("conquer %s with a token"),
                            hex);
  return g_strdup_printf (move->no_traps ? _ ("conquer %s, no trap possible") : _ ("conquer %s"),
                          hex);
}

static char *
tell_revolution (const WeftVoice *voice, const WeftMove *move)
{
  WeftHexSet hexes = 0;
  g_autofree char *names = NULL;

  for (guint i = 0; i < move->n_hexes; i++)
    hexes |= WEFT_HEX_BIT (move->hexes[i]);
  names = weft_words_hexes (voice->tables, hexes);
  return g_strdup_printf (_ ("Revolution: %s"), names);
}

static char *
tell_tie (const WeftVoice *voice, const WeftMove *move)
{
  if (move->winner == WEFT_WINNER_TIE)
    return g_strdup (_ ("The tie: the victory is shared"));
  /* Translators: a player. */
  return g_strdup_printf (_ ("The tie: the winner is %s"), weft_words_player (voice, move->winner));
}

/* What a human did; “%s” is filled with a track or a hex. */
static char *
tell_human_move (const WeftVoice *voice, const WeftMove *move)
{
  const char *track = weft_forms_track (move->track < WEFT_N_TRACKS ? move->track : 0);
  const char *hex = voice->tables->hexes[move->hex < WEFT_N_HEXES ? move->hex : 0].name;

  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_INCOME:
      return g_strdup (_ ("income turn"));
    case WEFT_MOVE_ADVANCE:
      return g_strdup_printf (_ ("advance on %s"), track);
    case WEFT_MOVE_REGRESS:
      return g_strdup_printf (_ ("back on %s"), track);
    case WEFT_MOVE_SINGULARITY:
      return g_strdup_printf (_ ("AI Singularity, again on %s"), track);
    case WEFT_MOVE_EXPLORE:
      return g_strdup_printf (_ ("explore %s"), hex);
    case WEFT_MOVE_CONQUER:
      return tell_human_conquest (hex, move);
    case WEFT_MOVE_PLACE:
      return g_strdup_printf (
          move->other ? _ ("put a token or building on %s") : _ ("put an outpost on %s"), hex);
    case WEFT_MOVE_REVOLUTION:
      return tell_revolution (voice, move);
    case WEFT_MOVE_TAKE_LANDMARK:
      /* Translators: a landmark by itself. */
      return g_strdup_printf (_ ("landmark from the landmark board: %s"),
                              weft_words_landmark (voice->tables, move->track, move->tier));
    case WEFT_MOVE_AGE_OF_DISCOVERY:
      return g_strdup_printf (_ ("Age of Discovery: %s"), weft_words_track (move->track));
    case WEFT_MOVE_TAKE_POOL:
      return g_strdup (_ ("item from the pool"));
    case WEFT_MOVE_VP:
      return g_strdup_printf (_ ("%d VP"), move->number);
    case WEFT_MOVE_END_TURN:
    default:
      return g_strdup (_ ("done"));
    }
}

char *
weft_story_move (const WeftVoice *voice, const WeftMove *move, const char *note)
{
  g_autofree char *what = NULL;

  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_DEAL:
      return weft_story_cards (move->cards);
    case WEFT_MOVE_ROLL:
      return g_strdup_printf (_ ("Die: %s"), weft_words_track (move->track));
    case WEFT_MOVE_REVEAL:
      return g_strdup_printf (_ ("Card turned over: %d"), move->cards[0]);
    case WEFT_MOVE_ANSWER:
      return g_strdup (move->value ? _ ("A trap") : _ ("No trap"));
    case WEFT_MOVE_TILES:
      return g_strdup (move->value ? _ ("Territory tiles are left")
                                   : _ ("No territory tiles are left"));
    case WEFT_MOVE_FIX:
      return tell_fix (voice, move);
    case WEFT_MOVE_TIE:
      return tell_tie (voice, move);
    case WEFT_MOVE_NOTE:
      what = weft_one_line (note != NULL ? note : "");
      return g_strdup_printf (_ ("Note: %s"), what);
    default:
      what = tell_human_move (voice, move);
      /* Translators: a player, what the player did. */
      return g_strdup_printf (_ ("%1$s: %2$s"), weft_words_player (voice, move->player), what);
    }
}
