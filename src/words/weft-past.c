/* weft-past.c: what has happened, in short, as it is told afterwards
 *
 * While a turn is on, sentences say what to do (weft-story). In the log it has been done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-past.h"

#include <glib/gi18n.h>

#include "weft-forms.h"
#include "weft-step.h"
#include "weft-story.h"

static const char *
hex_of (const WeftVoice *voice, const WeftEvent *event)
{
  return voice->tables->hexes[event->hex].name;
}

static char *
tell_move (const WeftVoice *voice, const WeftEvent *event)
{
  const char *who = weft_words_player (voice, event->player);
  g_autofree char *where = weft_step_brief (voice, event);

  if (event->kind == WEFT_EVENT_REGRESS)
    /* Translators: a player, a track with the number of a space: “Automa back to Military 3”. */
    return g_strdup_printf (C_ ("in brief", "%1$s back to %2$s"), who, where);
  /* Translators: a player, a track with the number of a space: “Automa → Military 3”. */
  return g_strdup_printf (C_ ("in brief", "%1$s → %2$s"), who, where);
}

static char *
tell_landmark (const WeftVoice *voice, const WeftEvent *event)
{
  if (weft_player_is_human (event->owner))
    return weft_story_event (voice, event);
  /* Translators: a bot, a landmark by itself. */
  return g_strdup_printf (C_ ("in the past", "%1$s: landmark %2$s"),
                          weft_words_player (voice, event->owner),
                          weft_words_landmark (voice->tables, event->track, event->tier));
}

static char *
tell_tapestry (const WeftEvent *event)
{
  return g_strdup_printf (event->discarded ? C_ ("in the past", "Tapestry card lost: %d left")
                                           : C_ ("in the past", "Tapestry card gained: %d now"),
                          event->count);
}

/* Whose piece it is and where: what stands on a hex has words of its own. */
static char *
tell_piece (const WeftVoice *voice, const WeftEvent *event)
{
  const char *who = weft_words_player (voice, event->player), *hex = hex_of (voice, event);

  if (event->kind == WEFT_EVENT_TOPPLE)
    /* Translators: whose outpost it is, a hex. */
    return g_strdup_printf (C_ ("in the past", "%1$s: outpost toppled on %2$s"), who, hex);
  if (event->kind == WEFT_EVENT_STAND)
    /* Translators: whose outpost it is, a hex. */
    return g_strdup_printf (C_ ("in the past", "%1$s: outpost stood up on %2$s"), who, hex);
  if (event->kind == WEFT_EVENT_OUTPOST && !event->upright)
    /* Translators: whose outpost it is, a hex. */
    return g_strdup_printf (C_ ("in the past", "%1$s: outpost lying on %2$s"), who, hex);
  /* Translators: whose outpost it is, a hex. */
  return g_strdup_printf (C_ ("in the past", "%1$s: outpost on %2$s"), who, hex);
}

static char *
tell_conquer (const WeftVoice *voice, const WeftEvent *event)
{
  if (event->opponent)
    /* Translators: who attacks, a hex. */
    return g_strdup_printf (C_ ("in the past", "%1$s: attack on %2$s"),
                            weft_words_player (voice, event->player), hex_of (voice, event));
  return event->new_tile ? g_strdup_printf (_ ("%s is a territory now"), hex_of (voice, event))
                         : NULL;
}

static char *
tell_achievement (const WeftVoice *voice, const WeftEvent *event)
{
  if (event->player != WEFT_PLAYER_AUTOMA)
    return weft_story_event (voice, event);
  /* Translators: a bot, an achievement, victory points. */
  return g_strdup_printf (C_ ("in the past", "%1$s: “%2$s”, %3$d VP"),
                          weft_words_player (voice, event->player),
                          weft_words_achievement (event->achievement), event->vp);
}

static char *
tell_favorite (const WeftVoice *voice, const WeftEvent *event)
{
  if (!event->changed)
    return NULL;
  /* Translators: a player, a track. */
  return g_strdup_printf (C_ ("in the past", "%1$s: the favorite track is now %2$s"),
                          weft_words_player (voice, event->player), weft_forms_track (event->to));
}

static char *
tell_pool (const WeftVoice *voice, const WeftEvent *event)
{
  if (event->track == WEFT_NONE) /* somebody takes one */
    return weft_story_event (voice, event);
  return g_strdup_printf (C_ ("in the past", "Item added to the pool: %d now"), event->count);
}

static char *
tell_trailblazer (const WeftVoice *voice, const WeftEvent *event)
{
  g_autofree char *space =
      weft_forms_space (voice->tables, event->track, event->count, WEFT_PLACE_ON);

  /* Translators: a space of a track. */
  return g_strdup_printf (C_ ("in the past", "Trailblazer outpost on %s"), space);
}

static char *
tell_removal (const WeftVoice *voice, const WeftEvent *event)
{
  if (event->track == WEFT_NONE)
    return g_strdup (C_ ("in the past", "Out of the game: the landmark of a landmark card"));
  /* Translators: a landmark by itself. */
  return g_strdup_printf (C_ ("in the past", "Out of the game: %s"),
                          weft_words_landmark (voice->tables, event->track, event->tier));
}

char *
weft_past_event (const WeftVoice *voice, const WeftEvent *event)
{
  g_return_val_if_fail (voice != NULL && event != NULL, NULL);

  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      return tell_move (voice, event);
    case WEFT_EVENT_LANDMARK:
      return tell_landmark (voice, event);
    case WEFT_EVENT_TAPESTRY:
      return tell_tapestry (event);
    case WEFT_EVENT_PLAY_TAPESTRY:
      return g_strdup (C_ ("in the past", "Tapestry card played on the mat"));
    case WEFT_EVENT_DISCARD_TECH:
      return g_strdup (C_ ("in the past", "Face-up tech cards replaced"));
    case WEFT_EVENT_DISCARD_MASTERPIECES:
      return g_strdup (C_ ("in the past", "Face-up masterpieces replaced"));
    case WEFT_EVENT_EXPLORE:
      return g_strdup_printf (_ ("%s is a territory now"), hex_of (voice, event));
    case WEFT_EVENT_CONQUER:
      return tell_conquer (voice, event);
    case WEFT_EVENT_OUTPOST:
    case WEFT_EVENT_TOPPLE:
    case WEFT_EVENT_PLACE:
    case WEFT_EVENT_STAND:
      return tell_piece (voice, event);
    case WEFT_EVENT_FAVORITE:
      return tell_favorite (voice, event);
    case WEFT_EVENT_VP:
      /* Translators: a player, victory points scored, and in all. */
      return g_strdup_printf (C_ ("in the past", "%1$s: %2$d VP, now %3$d"),
                              weft_words_player (voice, event->player), event->vp, event->total);
    case WEFT_EVENT_POOL:
      return tell_pool (voice, event);
    case WEFT_EVENT_TRAILBLAZER:
      return tell_trailblazer (voice, event);
    case WEFT_EVENT_REMOVE_LANDMARK:
      return tell_removal (voice, event);
    case WEFT_EVENT_ACHIEVEMENT:
      return tell_achievement (voice, event);
    default:
      return weft_story_event (voice, event);
    }
}

/* The sum, where there is one: what is counted, how often, for how much. */
static char *
tell_sum (const WeftVoice *voice, const WeftEvent *event)
{
  GString *sum = g_string_new (NULL);

  for (int i = 0; i < event->n_parts; i++)
    {
      g_autofree char *part = NULL;

      if (event->parts[i].multiplier == 0)
        continue;
      part = weft_story_part (weft_record_setup (voice->record), &event->parts[i]);
      g_string_append_printf (sum, "%s%s", sum->len > 0 ? "\n" : "", part);
    }
  return g_string_free (sum, sum->len == 0);
}

char *
weft_past_detail (const WeftVoice *voice, const WeftEvent *event)
{
  g_return_val_if_fail (voice != NULL && event != NULL, NULL);

  if (event->kind == WEFT_EVENT_VP)
    return tell_sum (voice, event);
  if ((event->kind != WEFT_EVENT_ADVANCE && event->kind != WEFT_EVENT_REGRESS) || event->to == 0)
    return NULL;
  return g_strdup (weft_words_space_name (voice->tables, event->track, event->to));
}
