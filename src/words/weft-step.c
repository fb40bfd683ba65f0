/* weft-step.c: one thing the person does on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-step.h"

#include <glib/gi18n.h>

#include "weft-forms.h"

WeftStep *
weft_step_new (WeftAct act, const WeftEvent *event, char *sentence)
{
  WeftStep *step = g_new0 (WeftStep, 1);

  step->act = (guint8) act;
  step->actor = event->player;
  step->heading = "";
  step->sentence = sentence;
  step->lines = g_new0 (char *, 1);
  step->rules = g_new0 (char *, 1);
  step->event = *event;
  step->choice.kind = WEFT_N_EVENTS;
  return step;
}

void
weft_step_free (WeftStep *step)
{
  g_free (step->sentence);
  g_free (step->brief);
  g_strfreev (step->lines);
  g_free (step->why);
  g_strfreev (step->rules);
  g_free (step);
}

WeftAct
weft_step_act (const WeftEvent *event)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
    case WEFT_EVENT_SINGULARITY:
      return WEFT_ACT_TOKEN;
    case WEFT_EVENT_LANDMARK:
      return WEFT_ACT_LANDMARK;
    case WEFT_EVENT_REMOVE_LANDMARK:
      return WEFT_ACT_LANDMARK_AWAY;
    case WEFT_EVENT_TAPESTRY:
    case WEFT_EVENT_PLAY_TAPESTRY:
      return WEFT_ACT_TAPESTRY;
    case WEFT_EVENT_DISCARD_TECH:
    case WEFT_EVENT_DISCARD_MASTERPIECES:
      return WEFT_ACT_REPLACE;
    case WEFT_EVENT_EXPLORE:
      return WEFT_ACT_TILE;
    case WEFT_EVENT_CONQUER:
      return event->new_tile ? WEFT_ACT_TILE : event->opponent ? WEFT_ACT_READ : WEFT_ACT_OUTPOST;
    case WEFT_EVENT_OUTPOST:
    case WEFT_EVENT_PLACE:
      return WEFT_ACT_OUTPOST;
    case WEFT_EVENT_STAND:
      return WEFT_ACT_RAISE;
    case WEFT_EVENT_TOPPLE:
      return WEFT_ACT_TOPPLE;
    case WEFT_EVENT_FAVORITE:
      return WEFT_ACT_FAVORITE;
    case WEFT_EVENT_VP:
      return WEFT_ACT_VP;
    case WEFT_EVENT_ACHIEVEMENT:
      return WEFT_ACT_ACHIEVEMENT;
    case WEFT_EVENT_POOL:
      return WEFT_ACT_POOL;
    case WEFT_EVENT_TRAILBLAZER:
      return WEFT_ACT_TRAILBLAZER;
    case WEFT_EVENT_PROGRESS:
    case WEFT_EVENT_SHUFFLE:
      return WEFT_ACT_CARDS;
    default:
      return WEFT_ACT_READ;
    }
}

/* A piece that comes to a hex; %NULL for what always comes with another that says enough. */
static char *
brief_piece (const WeftVoice *voice, const WeftEvent *event)
{
  const char *hex = voice->tables->hexes[event->hex].name;

  if (event->kind == WEFT_EVENT_CONQUER && event->opponent) /* what comes of it follows */
    return NULL;
  if (event->kind == WEFT_EVENT_CONQUER && event->new_tile)
    return g_strdup_printf (C_ ("in brief", "tile %s"), hex);
  if (event->kind == WEFT_EVENT_CONQUER || event->upright)
    return g_strdup_printf (C_ ("in brief", "outpost %s"), hex);
  if (event->player == WEFT_PLAYER_SHADOW) /* lies where the Automa’s stands */
    return NULL;
  /* Translators: a hex. An outpost comes to it lying on its side, because of a trap. */
  return g_strdup_printf (C_ ("in brief", "outpost %s, toppled"), hex);
}

char *
weft_step_brief (const WeftVoice *voice, const WeftEvent *event)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      /* Translators: a track, the number of a space. */
      return g_strdup_printf (C_ ("in brief", "%1$s %2$d"), weft_words_track (event->track),
                              event->to);
    case WEFT_EVENT_LANDMARK:
      return g_strdup (weft_words_landmark (voice->tables, event->track, event->tier));
    case WEFT_EVENT_EXPLORE:
      return g_strdup_printf (C_ ("in brief", "tile %s"), voice->tables->hexes[event->hex].name);
    case WEFT_EVENT_CONQUER:
    case WEFT_EVENT_OUTPOST:
      return brief_piece (voice, event);
    case WEFT_EVENT_TOPPLE:
      return g_strdup_printf (C_ ("in brief", "toppled %s"), voice->tables->hexes[event->hex].name);
    case WEFT_EVENT_ACHIEVEMENT:
      if (event->player == WEFT_PLAYER_SHADOW) /* takes a place and scores nothing */
        return g_strdup (weft_words_achievement (event->achievement));
      return g_strdup_printf (C_ ("in brief", "%d VP"), event->vp);
    case WEFT_EVENT_VP:
      return g_strdup_printf (C_ ("in brief", "%d VP"), event->vp);
    default:
      return NULL;
    }
}

static gboolean
moves_token (const WeftStep *step)
{
  return step->act == WEFT_ACT_TOKEN
         && (step->event.kind == WEFT_EVENT_ADVANCE || step->event.kind == WEFT_EVENT_REGRESS)
         && step->brief != NULL;
}

/* Whether it is told as it is done in a bots' turn, rather than on the way back or forward. */
static gboolean
is_of_turn (const WeftStep *step)
{
  return *step->heading != '\0' && !weft_player_is_human (step->event.player);
}

/* The act in a few words, or %NULL where the sentence is as short. */
static char *
short_title (const WeftVoice *voice, const WeftStep *step)
{
  const WeftEvent *event = &step->event;

  switch ((WeftAct) step->act)
    {
    case WEFT_ACT_TILE:
      return g_strdup_printf (C_ ("in brief", "Tile on %s"), voice->tables->hexes[event->hex].name);
    case WEFT_ACT_OUTPOST:
      if (event->other || !event->upright)
        return NULL;
      return g_strdup_printf (C_ ("in brief", "Outpost on %s"),
                              voice->tables->hexes[event->hex].name);
    case WEFT_ACT_VP:
    case WEFT_ACT_ACHIEVEMENT:
      if (event->player != WEFT_PLAYER_AUTOMA)
        return NULL;
      return g_strdup_printf (C_ ("in brief", "VP token → %d"), step->vp_to);
    case WEFT_ACT_TAPESTRY:
      if (event->kind == WEFT_EVENT_PLAY_TAPESTRY)
        return g_strdup (C_ ("in brief", "Tapestry card on the mat"));
      return event->discarded ? NULL : g_strdup (C_ ("in brief", "Tapestry card beside the mat"));
    default:
      return NULL;
    }
}

/* What short_title() leaves out. */
static char *
short_detail (const WeftVoice *voice, const WeftStep *step)
{
  const WeftEvent *event = &step->event;
  const char *color = weft_forms_color (weft_record_setup (voice->record)->colors[event->player]);

  switch ((WeftAct) step->act)
    {
    case WEFT_ACT_TILE:
      return g_strdup (C_ ("in brief", "Draw it, and turn it at random."));
    case WEFT_ACT_OUTPOST:
      if (event->hex == voice->tables->middle_island)
        /* Translators: the color of the outpost. */
        return g_strdup_printf (C_ ("in brief", "%s, on the middle island"), color);
      return g_strdup (color);
    case WEFT_ACT_VP:
      /* Translators: a player, victory points. */
      return g_strdup_printf (C_ ("in brief", "%1$s scores %2$d VP"),
                              weft_words_player (voice, event->player), event->vp);
    case WEFT_ACT_ACHIEVEMENT:
      return g_strdup (weft_words_achievement (event->achievement));
    case WEFT_ACT_TAPESTRY:
      if (event->kind == WEFT_EVENT_PLAY_TAPESTRY)
        return g_strdup (C_ ("in brief", "The top one of the deck, face down, on the next era "
                                         "space."));
      return g_strdup_printf (C_ ("in brief", "Face down; now there: %d"), event->count);
    default:
      return NULL;
    }
}

char *
weft_step_title (const WeftVoice *voice, const WeftStep *step)
{
  const char *who = weft_words_player (voice, step->event.player);
  char *title = is_of_turn (step) ? short_title (voice, step) : NULL;

  if (title != NULL)
    return title;
  if (!moves_token (step) || weft_player_is_human (step->event.player))
    return g_strdup (step->sentence);
  if (step->event.kind == WEFT_EVENT_REGRESS)
    /* Translators: a player, a track with the number of a space: “Automa back to Military 3”. */
    return g_strdup_printf (C_ ("in brief", "%1$s back to %2$s"), who, step->brief);
  /* Translators: a player, a track with the number of a space: “Automa → Military 3”. */
  return g_strdup_printf (C_ ("in brief", "%1$s → %2$s"), who, step->brief);
}

char *
weft_step_summary (const WeftStep *step)
{
  if (step->brief == NULL)
    return NULL;
  if (!moves_token (step) || weft_player_is_human (step->event.player))
    return g_strdup (step->brief);
  /* Translators: the letter on a bot's token, a track with the number of a space: “A Military 3”.
   */
  return g_strdup_printf (C_ ("in brief", "%1$s %2$s"), weft_words_letter (step->event.player),
                          step->brief);
}

char *
weft_step_detail (const WeftVoice *voice, const WeftStep *step)
{
  g_autofree char *title = is_of_turn (step) ? short_title (voice, step) : NULL;

  if (title != NULL)
    return short_detail (voice, step);
  if (!moves_token (step) || step->event.to == 0 || weft_player_is_human (step->event.player))
    return NULL;
  return g_strdup (weft_words_space_name (voice->tables, step->event.track, step->event.to));
}
