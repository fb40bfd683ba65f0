/* weft-story.c: what the window says: sentences from events
 *
 * Tracks are put into sentences of their own where a language bends them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-story.h"

#include <glib/gi18n.h>

#include "weft-tracks.h"

const char *
weft_story_track (WeftTrack track)
{
  static const char *const titles[WEFT_N_TRACKS] = {
    NC_ ("track", "Exploration"), NC_ ("track", "Technology"), NC_ ("track", "Military"),
    NC_ ("track", "Science"),     NC_ ("track", "Arts"),
  };

  return g_dpgettext2 (NULL, "track", titles[track]);
}

const char *
weft_story_advance_row (WeftTrack track)
{
  static const char *const rows[WEFT_N_TRACKS] = {
    N_ ("I advanced on exploration"), N_ ("I advanced on technology"),
    N_ ("I advanced on military"),    N_ ("I advanced on science"),
    N_ ("I advanced on arts"),
  };

  return _ (rows[track]);
}

char *
weft_story_next_space (const WeftState *state, const WeftTables *tables, WeftPlayer human,
                       WeftTrack track)
{
  int token = weft_tracks_token (state, human, track, TRUE), to;
  const WeftSpace *space;
  guint8 tier;

  if (token < 0)
    return g_strdup (_ ("at the end of the track"));
  to = state->tokens[human][track][token] + 1;
  space = &tables->spaces[track][to];
  tier = tables->landmark_tier[to];
  if (tier != WEFT_NONE && state->landmarks[track][tier] == WEFT_NONE)
    return g_strdup_printf (_ ("to %s %d · first: gain the %s"), space->name, to, space->landmark);
  return g_strdup_printf (_ ("to %s %d"), space->name, to);
}

static const char *
color_name (WeftColor color)
{
  static const char *const names[WEFT_N_COLORS] = {
    NC_ ("color", "blue"),   NC_ ("color", "red"),  NC_ ("color", "green"),
    NC_ ("color", "yellow"), NC_ ("color", "gray"),
  };

  return g_dpgettext2 (NULL, "color", names[color]);
}

static const char *
bot_name (guint player)
{
  return player == WEFT_PLAYER_SHADOW ? _ ("Shadow Empire") : _ ("Automa");
}

static char *
story_step (const WeftEvent *event, const WeftTables *tables, const WeftSetup *setup)
{
  const char *name = tables->spaces[event->track][event->to].name;

  if (weft_player_is_human (event->player))
    return NULL; /* the person did it */
  return g_strdup_printf (_ ("Move the %s (%s): %s %d, %s"), bot_name (event->player),
                          color_name (setup->colors[event->player]),
                          weft_story_track (event->track), event->to,
                          name != NULL ? name : _ ("the start"));
}

static char *
story_landmark (const WeftEvent *event, const WeftTables *tables)
{
  const char *name = tables->spaces[event->track][tables->landmark_space[event->tier]].landmark;

  if (event->owner == WEFT_PLAYER_AUTOMA)
    return g_strdup_printf (_ ("Put the %s on the Automa’s mat"), name);
  return g_strdup_printf (_ ("The %s is gained"), name);
}

static char *
story_outpost (const WeftEvent *event, const WeftTables *tables, const WeftSetup *setup)
{
  const char *hex = tables->hexes[event->hex].name;
  const char *color = color_name (setup->colors[event->player]);

  return event->upright ? g_strdup_printf (_ ("Put a %s outpost on %s, standing"), color, hex)
                        : g_strdup_printf (_ ("Put a %s outpost on %s, toppled"), color, hex);
}

static char *
story_vp (const WeftEvent *event)
{
  return g_strdup_printf (_ ("The Automa scores %d VP: set it to %d"), event->vp, event->total);
}

static char *
story_conquest (const WeftEvent *event, const WeftTables *tables)
{
  const char *hex = tables->hexes[event->hex].name;

  if (event->player != WEFT_PLAYER_AUTOMA)
    return NULL;
  if (event->opponent)
    return g_strdup_printf (_ ("The Automa attacks your territory %s"), hex);
  return event->new_tile ? g_strdup_printf (_ ("Draw a territory tile and put it on %s"), hex)
                         : g_strdup_printf (_ ("The Automa conquers %s"), hex);
}

static char *
story_achievement (const WeftEvent *event)
{
  if (event->player == WEFT_PLAYER_AUTOMA)
    return g_strdup_printf (_ ("The Automa gains an achievement: %d VP"), event->vp);
  if (event->player == WEFT_PLAYER_SHADOW)
    return g_strdup (_ ("The Shadow Empire takes a place of “complete a track”"));
  return g_strdup_printf (_ ("You gain an achievement: %d VP"), event->vp);
}

char *
weft_story_event (const WeftEvent *event, const WeftTables *tables, const WeftSetup *setup)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      return story_step (event, tables, setup);
    case WEFT_EVENT_LANDMARK:
      return story_landmark (event, tables);
    case WEFT_EVENT_TAPESTRY:
      return g_strdup_printf (_ ("Tapestry cards beside the Automa’s mat: %d now"), event->count);
    case WEFT_EVENT_DISCARD_TECH:
      return g_strdup (_ ("Discard the three face-up tech cards and replace them"));
    case WEFT_EVENT_DISCARD_MASTERPIECES:
      return g_strdup (_ ("Discard the three face-up masterpieces and replace them"));
    case WEFT_EVENT_ROLL:
      return g_strdup_printf (_ ("The science die shows: %s"), weft_story_track (event->track));
    case WEFT_EVENT_EXPLORE:
      return event->player == WEFT_PLAYER_AUTOMA ? g_strdup_printf (
                 _ ("Draw a territory tile and put it on %s"), tables->hexes[event->hex].name)
                                                 : NULL;
    case WEFT_EVENT_CONQUER:
      return story_conquest (event, tables);
    case WEFT_EVENT_OUTPOST:
      return story_outpost (event, tables, setup);
    case WEFT_EVENT_TOPPLE:
      return g_strdup_printf (_ ("Topple the %s outpost on %s"),
                              color_name (setup->colors[event->player]),
                              tables->hexes[event->hex].name);
    case WEFT_EVENT_FAVORITE:
      return event->changed
                 ? g_strdup_printf (_ ("Move the favorite outpost of the %s: %s"),
                                    bot_name (event->player), weft_story_track (event->to))
                 : NULL;
    case WEFT_EVENT_ERA:
      return event->player == WEFT_PLAYER_AUTOMA
                 ? g_strdup_printf (_ ("The Automa takes income turn %d"), event->count)
                 : NULL;
    case WEFT_EVENT_VP:
      return story_vp (event);
    case WEFT_EVENT_PLAY_TAPESTRY:
      return g_strdup (_ ("Put the top tapestry card face down on the mat’s next era space"));
    case WEFT_EVENT_ACHIEVEMENT:
      return story_achievement (event);
    case WEFT_EVENT_POOL:
      return g_strdup_printf (_ ("Items in the pool: %d now"), event->count);
    case WEFT_EVENT_TRAILBLAZER:
      return g_strdup_printf (_ ("Lay an outpost of an unused color: %s %d"),
                              weft_story_track (event->track), event->count);
    default:
      return NULL;
    }
}
