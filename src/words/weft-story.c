/* weft-story.c: what to do on the table, in sentences made from events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-story.h"

#include <glib/gi18n.h>

#include "weft-forms.h"
#include "weft-tracks.h"

static gboolean
is_solo (const WeftVoice *voice)
{
  return weft_setup_is_solo (weft_record_setup (voice->record));
}

/* The color of one of a player's pieces. */
static const char *
color_of (const WeftVoice *voice, guint player)
{
  return weft_forms_color (weft_record_setup (voice->record)->colors[player]);
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
                       WeftTrack track, guint8 token)
{
  int to = weft_tracks_next_space (state, human, track, token);
  const char *name;
  guint8 tier;

  if (to == 0)
    return g_strdup (_ ("at the end of the track"));
  name = weft_words_space_name (tables, track, to);
  tier = tables->landmark_tier[to];
  if (tier != WEFT_NONE && state->landmarks[track][tier] == WEFT_NONE)
    /* Translators: name and number of a space, name of a landmark. */
    return g_strdup_printf (_ ("to %1$s %2$d · first: gain the %3$s"), name, to,
                            weft_forms_landmark (tables, track, tier));
  /* Translators: name and number of a space. */
  return g_strdup_printf (_ ("to %1$s %2$d"), name, to);
}

char *
weft_story_bot_token (const WeftVoice *voice, guint bot, const char *space, gboolean back)
{
  /* Translators: whose token, its color, a space of a track. */
  return g_strdup_printf (back ? _ ("Move the %1$s %2$s token back to %3$s")
                               : _ ("Move the %1$s %2$s token to %3$s"),
                          weft_forms_bots (bot), color_of (voice, bot), space);
}

static char *
tell_step (const WeftVoice *voice, const WeftEvent *event)
{
  gboolean back = event->kind == WEFT_EVENT_REGRESS;
  gboolean human = weft_player_is_human (event->player);
  g_autofree char *space = weft_forms_space (voice->tables, event->track, event->to,
                                             human && !back ? WEFT_PLACE_ON : WEFT_PLACE_TO);
  g_autofree char *who = NULL;

  if (human && is_solo (voice))
    return g_strdup_printf (back ? _ ("Your token goes back to %s") : _ ("Your token is on %s"),
                            space);
  if (!human)
    return weft_story_bot_token (voice, event->player, space, back);
  who = weft_words_player_color (voice, event->player);
  /* Translators: a person with the color, a space of a track. */
  return g_strdup_printf (back ? _ ("%1$s goes back to %2$s") : _ ("%1$s is on %2$s"), who, space);
}

static char *
tell_singularity (const WeftVoice *voice, const WeftEvent *event)
{
  /* Translators: a player, a track. */
  return g_strdup_printf (_ ("%1$s: the token leaves technology and starts again on %2$s"),
                          weft_words_player (voice, event->player),
                          weft_forms_track (event->track));
}

static char *
tell_landmark (const WeftVoice *voice, const WeftEvent *event)
{
  const char *name = weft_forms_landmark (voice->tables, event->track, event->tier);

  if (event->owner == WEFT_PLAYER_AUTOMA)
    return g_strdup_printf (_ ("Put the %s on the Automa’s mat"), name);
  if (event->owner == WEFT_PLAYER_SHADOW)
    return g_strdup_printf (_ ("Put the %s beside the Shadow Empire’s tokens"), name);
  if (is_solo (voice))
    return g_strdup_printf (_ ("You gain the %s"), name);
  /* Translators: a player, a landmark. */
  return g_strdup_printf (_ ("%1$s gains the %2$s"), weft_words_player (voice, event->owner), name);
}

static char *
tell_tapestry (const WeftEvent *event)
{
  if (event->discarded)
    return g_strdup_printf (g_dngettext (NULL, "Discard that tapestry card: the Automa has %d left",
                                         "Discard that tapestry card: the Automa has %d left",
                                         (gulong) event->count),
                            event->count);
  return g_strdup_printf (
      g_dngettext (NULL, "Put a tapestry card face down beside the Automa’s mat: %d is there now",
                   "Put a tapestry card face down beside the Automa’s mat: %d are there now",
                   (gulong) event->count),
      event->count);
}

static char *
tell_explore (const WeftVoice *voice, const WeftEvent *event)
{
  const char *hex = voice->tables->hexes[event->hex].name;

  if (event->player != WEFT_PLAYER_AUTOMA)
    return g_strdup_printf (_ ("%s is a territory now"), hex);
  return g_strdup_printf (_ ("Draw a territory tile and put it on %s, turned at random"), hex);
}

static char *
tell_conquer (const WeftVoice *voice, const WeftEvent *event)
{
  const char *hex = voice->tables->hexes[event->hex].name;

  if (event->player != WEFT_PLAYER_AUTOMA)
    return event->opponent ? g_strdup_printf (_ ("You attack %s"), hex) : NULL;
  if (event->opponent)
    return g_strdup_printf (_ ("The Automa attacks your territory %s"), hex);
  if (event->new_tile)
    return g_strdup_printf (_ ("Draw a territory tile and put it on %s, turned at random"), hex);
  return NULL; /* the outpost says it */
}

static char *
tell_outpost (const WeftVoice *voice, const WeftEvent *event)
{
  const char *color = color_of (voice, event->player);
  const char *hex = voice->tables->hexes[event->hex].name;
  gboolean middle = event->hex == voice->tables->middle_island;

  if (event->other)
    /* Translators: a color, a hex. The token is a player token, used like an outpost. */
    return g_strdup_printf (event->upright ? _ ("Put a %1$s token on %2$s")
                                           : _ ("Put a %1$s token on %2$s, lying on its side"),
                            color, hex);
  if (event->upright && middle)
    /* Translators: a color, a hex. */
    return g_strdup_printf (_ ("Put a %1$s outpost on %2$s, the middle island"), color, hex);
  if (event->upright)
    /* Translators: a color, a hex. */
    return g_strdup_printf (_ ("Put a %1$s outpost on %2$s"), color, hex);
  /* Translators: a color, a hex. */
  return g_strdup_printf (_ ("Put a %1$s outpost on %2$s, lying on its side"), color, hex);
}

static char *
tell_topple (const WeftVoice *voice, const WeftEvent *event)
{
  /* Translators: a color, a hex. A piece is a token or a building, used like an outpost. */
  return g_strdup_printf (event->other ? _ ("Topple the %1$s piece on %2$s")
                                       : _ ("Topple the %1$s outpost on %2$s"),
                          color_of (voice, event->player), voice->tables->hexes[event->hex].name);
}

/* P5. */
static char *
tell_place (const WeftVoice *voice, const WeftEvent *event)
{
  return g_strdup_printf (event->other ? _ ("Your token or building stands on %s")
                                       : _ ("Your outpost stands on %s"),
                          voice->tables->hexes[event->hex].name);
}

/* P8. */
static char *
tell_stand (const WeftVoice *voice, const WeftEvent *event)
{
  return g_strdup_printf (event->other ? _ ("Stand up your piece on %s")
                                       : _ ("Stand up your outpost on %s"),
                          voice->tables->hexes[event->hex].name);
}

static char *
tell_end_of_track (const WeftEvent *event)
{
  return g_strdup_printf (event->player == WEFT_PLAYER_AUTOMA
                              ? _ ("Nothing happens: the Automa has completed %s")
                              : _ ("Nothing happens: the Shadow Empire has completed %s"),
                          weft_forms_track (event->track));
}

static char *
tell_skip (const WeftEvent *event)
{
  switch ((WeftReason) event->reason)
    {
    case WEFT_REASON_NO_TILES:
      return g_strdup (_ ("The Automa does not explore: no territory tiles are left"));
    case WEFT_REASON_NO_HEX:
      return g_strdup (event->skip == WEFT_SKIP_EXPLORE
                           ? _ ("The Automa does not explore: no hex is possible")
                           : _ ("The Automa does not conquer: no hex is possible"));
    case WEFT_REASON_NO_OUTPOST:
      return g_strdup (event->skip == WEFT_SKIP_CONQUER
                           ? _ ("The Automa does not conquer: it has no outpost left")
                           : _ ("The Shadow Empire has no outpost left to add"));
    case WEFT_REASON_NO_ROOM:
      return g_strdup (_ ("The conquest comes to nothing: there is no room or no outpost left"));
    case WEFT_REASON_END_OF_TRACK:
      return tell_end_of_track (event);
    case WEFT_REASON_START_OF_TRACK:
      return g_strdup_printf (_ ("Nothing happens: the Automa is at the start of %s"),
                              weft_forms_track (event->track));
    case WEFT_REASON_ALL_TRACKS_COMPLETE:
      return g_strdup (_ ("No roll: the Automa has completed every track"));
    case WEFT_REASON_NO_TRACK:
      return g_strdup (_ ("No track has room for another trailblazer outpost"));
    case WEFT_REASON_NO_LANDMARK:
      return g_strdup (_ ("The Automa has no landmark to remove"));
    case WEFT_N_REASONS:
    default:
      return NULL;
    }
}

static char *
tell_achievement (const WeftVoice *voice, const WeftEvent *event)
{
  const char *what = weft_words_achievement (event->achievement);

  if (event->player == WEFT_PLAYER_SHADOW)
    return g_strdup_printf (_ ("The Shadow Empire takes a place of “%s”"), what);
  if (event->player == WEFT_PLAYER_AUTOMA)
    /* Translators: an achievement, victory points. */
    return g_strdup_printf (_ ("The Automa gains “%1$s”: move its VP token on by %2$d"), what,
                            event->vp);
  if (is_solo (voice))
    return g_strdup_printf (_ ("You gain “%1$s”: %2$d VP"), what, event->vp);
  return g_strdup_printf (_ ("%1$s gains “%2$s”: %3$d VP"),
                          weft_words_player (voice, event->player), what, event->vp);
}

static char *
tell_favorite (const WeftVoice *voice, const WeftEvent *event)
{
  if (!event->changed)
    return NULL;
  /* Translators: a color, a track, a track. */
  return g_strdup_printf (_ ("Move the %1$s favorite outpost from %2$s to %3$s"),
                          color_of (voice, event->player), weft_forms_track (event->from),
                          weft_forms_track (event->to));
}

static char *
tell_era (const WeftVoice *voice, const WeftEvent *event)
{
  if (event->player == WEFT_PLAYER_AUTOMA)
    return g_strdup_printf (_ ("The Automa takes income turn %d"), event->count);
  if (is_solo (voice))
    return g_strdup_printf (_ ("You take income turn %d"), event->count);
  return g_strdup_printf (_ ("%1$s takes income turn %2$d"),
                          weft_words_player (voice, event->player), event->count);
}

static char *
tell_pool (const WeftEvent *event)
{
  static const char *const items[WEFT_N_TRACKS] = {
    [WEFT_TRACK_EXPLORATION] = N_ ("Add a territory tile face up to the pool; items there now: %d"),
    [WEFT_TRACK_TECHNOLOGY] = N_ ("Add a tech card face up to the pool; items there now: %d"),
    [WEFT_TRACK_MILITARY] = N_ ("Add a tapestry card face up to the pool; items there now: %d"),
    [WEFT_TRACK_SCIENCE] = N_ ("Add a tapestry card face up to the pool; items there now: %d"),
    [WEFT_TRACK_ARTS] = N_ ("Add a masterpiece face up to the pool; items there now: %d"),
  };

  if (event->track == WEFT_NONE)
    return g_strdup_printf (g_dngettext (NULL, "You take an item from the pool: %d is left",
                                         "You take an item from the pool: %d are left",
                                         (gulong) event->count),
                            event->count);
  return g_strdup_printf (_ (items[event->track]), event->count);
}

static char *
tell_removal (const WeftVoice *voice, const WeftEvent *event)
{
  if (event->track == WEFT_NONE)
    return g_strdup (
        _ ("Take the landmark of a landmark card off the Automa’s mat, out of the game"));
  return g_strdup_printf (_ ("Take the %s off the Automa’s mat, out of the game"),
                          weft_forms_landmark (voice->tables, event->track, event->tier));
}

/* The decision cards, which lie on the table only when they are the real ones. The Shadow Empire
 * of its own mode shuffles in its income turn, which has nothing else to show (T6). */
static char *
tell_cards (const WeftVoice *voice, const WeftEvent *event)
{
  WeftByHandSet cards = WEFT_BY_HAND_BIT (WEFT_BY_HAND_CARDS);
  gboolean income = event->kind == WEFT_EVENT_SHUFFLE && event->player == WEFT_PLAYER_SHADOW;

  if ((weft_record_by_hand (voice->record) & cards) == 0)
    return income ? g_strdup (_ ("The Shadow Empire takes an income turn")) : NULL;
  if (event->kind == WEFT_EVENT_PROGRESS)
    return g_strdup_printf (
        g_dngettext (NULL, "Real cards: add %d card from the progress deck to the discard pile",
                     "Real cards: add %d cards from the progress deck to the discard pile",
                     (gulong) event->count),
        event->count);
  if (income)
    return g_strdup (_ ("The Shadow Empire takes an income turn: shuffle all decision cards into a "
                        "new deck"));
  return g_strdup (_ ("Real cards: shuffle all decision cards into a new deck"));
}

char *
weft_story_event (const WeftVoice *voice, const WeftEvent *event)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_PROGRESS:
    case WEFT_EVENT_SHUFFLE:
      return tell_cards (voice, event);
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      return tell_step (voice, event);
    case WEFT_EVENT_SINGULARITY:
      return tell_singularity (voice, event);
    case WEFT_EVENT_NO_ADVANCE:
      return g_strdup (
          event->player == WEFT_PLAYER_AUTOMA
              ? _ ("The Automa has completed every track and does not advance")
              : _ ("The Shadow Empire has completed every track and does not advance"));
    case WEFT_EVENT_LANDMARK:
      return tell_landmark (voice, event);
    case WEFT_EVENT_TAPESTRY:
      return tell_tapestry (event);
    case WEFT_EVENT_DISCARD_TECH:
      return g_strdup (_ ("Discard the three face-up tech cards and replace them"));
    case WEFT_EVENT_DISCARD_MASTERPIECES:
      return g_strdup (_ ("Discard the three face-up masterpieces and replace them"));
    case WEFT_EVENT_ROLL:
      return g_strdup_printf (_ ("The science die shows %s"), weft_forms_track (event->track));
    case WEFT_EVENT_EXPLORE:
      return tell_explore (voice, event);
    case WEFT_EVENT_CONQUER:
      return tell_conquer (voice, event);
    case WEFT_EVENT_SKIP:
      return tell_skip (event);
    case WEFT_EVENT_OUTPOST:
      return tell_outpost (voice, event);
    case WEFT_EVENT_TOPPLE:
      return tell_topple (voice, event);
    case WEFT_EVENT_PLACE:
      return tell_place (voice, event);
    case WEFT_EVENT_STAND:
      return tell_stand (voice, event);
    case WEFT_EVENT_FAVORITE:
      return tell_favorite (voice, event);
    case WEFT_EVENT_ERA:
      return tell_era (voice, event);
    case WEFT_EVENT_VP:
      /* Translators: victory points scored, and in all. */
      return g_strdup_printf (_ ("The Automa scores %1$d VP: set its VP token to %2$d"), event->vp,
                              event->total);
    case WEFT_EVENT_PLAY_TAPESTRY:
      return g_strdup (
          _ ("Put the top tapestry card of the deck face down on the mat’s next era space"));
    case WEFT_EVENT_ACHIEVEMENT:
      return tell_achievement (voice, event);
    case WEFT_EVENT_POOL:
      return tell_pool (event);
    case WEFT_EVENT_TRAILBLAZER:
      {
        g_autofree char *space =
            weft_forms_space (voice->tables, event->track, event->count, WEFT_PLACE_TO);

        /* Translators: a space of a track. */
        return g_strdup_printf (_ ("Lay an outpost of an unused color on %s"), space);
      }
    case WEFT_EVENT_REMOVE_LANDMARK:
      return tell_removal (voice, event);
    case WEFT_EVENT_CARDS:
    case WEFT_EVENT_CHOICE:
    case WEFT_EVENT_TURN:
    case WEFT_EVENT_OVER:
    case WEFT_N_EVENTS:
    default:
      return NULL;
    }
}

static const char *
shadow_heading (const WeftEvent *event)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_ADVANCE:
      return _ ("Shadow Empire advances");
    case WEFT_EVENT_FAVORITE:
      return _ ("Shadow Empire: new favorite track");
    default:
      return _ ("Shadow Empire");
    }
}

const char *
weft_story_heading (const WeftEvent *event)
{
  if (event->player == WEFT_PLAYER_SHADOW && event->kind != WEFT_EVENT_TOPPLE)
    return shadow_heading (event);
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_ADVANCE:
      return event->cause == WEFT_CAUSE_CIVILIZATION ? _ ("Automa’s civilization")
                                                     : _ ("Automa advances");
    case WEFT_EVENT_REGRESS:
      return _ ("Automa goes back");
    case WEFT_EVENT_EXPLORE:
      return _ ("Automa explores");
    case WEFT_EVENT_CONQUER:
      return event->opponent ? _ ("Automa attacks") : _ ("Automa conquers");
    case WEFT_EVENT_OUTPOST:
    case WEFT_EVENT_TOPPLE:
      return _ ("Automa conquers");
    case WEFT_EVENT_FAVORITE:
      return _ ("Automa: new favorite track");
    case WEFT_EVENT_ERA:
      return _ ("Automa: income turn");
    case WEFT_EVENT_VP:
      return _ ("Automa scores");
    case WEFT_EVENT_TAPESTRY:
    case WEFT_EVENT_PLAY_TAPESTRY:
      return _ ("Automa: tapestry card");
    case WEFT_EVENT_POOL:
    case WEFT_EVENT_TRAILBLAZER:
    case WEFT_EVENT_REMOVE_LANDMARK:
      return _ ("Automa’s civilization");
    default:
      return _ ("Automa");
    }
}

char *
weft_story_cards (const guint8 cards[2])
{
  return g_strdup_printf (_ ("Cards: %1$d decides, %2$d breaks ties"), cards[0], cards[1]);
}

char *
weft_story_part (const WeftSetup *setup, const WeftVpPart *part)
{
  /* Translators: what is counted, count, multiplier, victory points. */
  return g_strdup_printf (_ ("%1$s: %2$d × %3$d = %4$d"), weft_words_part (setup, part->what),
                          part->count, part->multiplier, part->vp);
}
