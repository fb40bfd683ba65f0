/* cli-sentences.c: what the terminal companion says: sentences from events and states
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-sentences.h"

#include <string.h>

#include "weft-legal.h"

gboolean
cli_is_solo (const CliSpeaker *speaker)
{
  return weft_setup_is_solo (weft_record_setup (speaker->record));
}

const char *
cli_player_word (const CliSpeaker *speaker, guint player)
{
  if (player == WEFT_PLAYER_AUTOMA)
    return "the Automa";
  if (player == WEFT_PLAYER_SHADOW)
    return "the Shadow Empire";
  return cli_is_solo (speaker) ? "you" : weft_record_player_name (speaker->record, player);
}

char *
cli_capital_player_word (const CliSpeaker *speaker, guint player)
{
  char *word = g_strdup (cli_player_word (speaker, player));

  *word = g_ascii_toupper (*word);
  return word;
}

static const char *
color_word (const CliSpeaker *speaker, guint player)
{
  return weft_color_nick (weft_record_setup (speaker->record)->colors[player]);
}

/* “the Automa's red”, “your blue”, “Ann's blue”. */
static char *
owned_words (const CliSpeaker *speaker, guint player)
{
  const char *color = color_word (speaker, player);

  if (weft_player_is_human (player) && cli_is_solo (speaker))
    return g_strdup_printf ("your %s", color);
  return g_strdup_printf ("%s's %s", cli_player_word (speaker, player), color);
}

char *
cli_space_words (const WeftTables *tables, guint track, int space)
{
  const char *name = tables->spaces[track][space].name;

  return g_strdup_printf ("%s %d, %s", weft_track_nick (track), space,
                          name != NULL ? name : "the start");
}

static char *
say_step (const CliSpeaker *speaker, const WeftEvent *event)
{
  const WeftTables *tables = speaker->tables;
  g_autofree char *owned = owned_words (speaker, event->player);
  g_autofree char *who = cli_capital_player_word (speaker, event->player);
  g_autofree char *space = cli_space_words (tables, event->track, event->to);
  gboolean back = event->kind == WEFT_EVENT_REGRESS;

  if (g_str_equal (event->rule, "P1"))
    return g_strdup_printf ("%s: a token leaves technology and starts again on %s.", who,
                            weft_track_nick (event->track));
  if (weft_player_is_human (event->player) && cli_is_solo (speaker))
    return g_strdup_printf ("Your token %s %s.", back ? "goes back to" : "is on", space);
  if (weft_player_is_human (event->player))
    return g_strdup_printf ("%s %s %s.", who, back ? "goes back to" : "is on", space);
  return g_strdup_printf (back ? "Move %s token back to %s." : "Move %s token to %s.", owned,
                          space);
}

static const char *
landmark_name (const WeftTables *tables, const WeftEvent *event)
{
  return tables->spaces[event->track][tables->landmark_space[event->tier]].landmark;
}

static char *
say_landmark (const CliSpeaker *speaker, const WeftEvent *event)
{
  const char *name = landmark_name (speaker->tables, event);
  g_autofree char *who = NULL;

  if (event->owner == WEFT_PLAYER_AUTOMA)
    return g_strdup_printf ("Put the %s on the Automa's mat.", name);
  if (event->owner == WEFT_PLAYER_SHADOW)
    return g_strdup_printf ("Put the %s beside the Shadow Empire's tokens.", name);
  who = cli_capital_player_word (speaker, event->owner);
  return g_strdup_printf ("%s gain%s the %s.", who, cli_is_solo (speaker) ? "" : "s", name);
}

static char *
say_tapestry (const WeftEvent *event)
{
  if (g_str_equal (event->rule, "D1"))
    return g_strdup_printf ("That card goes to the discard pile: the Automa has %d left.",
                            event->count);
  return g_strdup_printf ("Put a tapestry card face down beside the Automa's mat: %d there now.",
                          event->count);
}

static char *
say_explore (const CliSpeaker *speaker, const WeftEvent *event)
{
  const char *hex = speaker->tables->hexes[event->hex].name;

  if (event->player != WEFT_PLAYER_AUTOMA)
    return g_strdup_printf ("%s is a territory now.", hex);
  return g_strdup_printf ("The Automa explores: draw a territory tile and put it on %s, turned at "
                          "random.",
                          hex);
}

static char *
say_conquer (const CliSpeaker *speaker, const WeftEvent *event)
{
  const char *hex = speaker->tables->hexes[event->hex].name;

  if (event->player != WEFT_PLAYER_AUTOMA)
    return event->opponent ? g_strdup_printf ("You attack %s.", hex) : NULL;
  if (event->opponent)
    return g_strdup_printf ("The Automa attacks your territory %s.", hex);
  if (event->new_tile)
    return g_strdup_printf ("The Automa conquers: draw a territory tile and put it on %s.", hex);
  return g_strdup_printf ("The Automa conquers %s.", hex);
}

static char *
say_outpost (const CliSpeaker *speaker, const WeftEvent *event)
{
  g_autofree char *owned = owned_words (speaker, event->player);

  return g_strdup_printf (event->upright ? "Put one of %s outposts on %s, standing."
                                         : "Put one of %s outposts on %s, toppled.",
                          owned, speaker->tables->hexes[event->hex].name);
}

static char *
say_skip (const WeftEvent *event)
{
  switch ((WeftReason) event->reason)
    {
    case WEFT_REASON_NO_TILES:
      return g_strdup ("The Automa does not explore: no territory tiles are left.");
    case WEFT_REASON_NO_HEX:
      return g_strdup (event->skip == WEFT_SKIP_EXPLORE
                           ? "The Automa does not explore: no hex is possible."
                           : "The Automa does not conquer: no hex is possible.");
    case WEFT_REASON_NO_OUTPOST:
      return g_strdup (event->skip == WEFT_SKIP_CONQUER
                           ? "The Automa does not conquer: it has no outpost left."
                           : "The Shadow Empire has no outpost left to add.");
    case WEFT_REASON_NO_ROOM:
      return g_strdup ("The conquest comes to nothing: there is no room or no outpost left.");
    case WEFT_REASON_END_OF_TRACK:
      return g_strdup_printf ("%s is at the end of %s already: nothing happens.",
                              event->player == WEFT_PLAYER_AUTOMA ? "The Automa"
                                                                  : "The Shadow Empire",
                              weft_track_nick (event->track));
    case WEFT_REASON_START_OF_TRACK:
      return g_strdup_printf ("The Automa is at the start of %s: nothing happens.",
                              weft_track_nick (event->track));
    case WEFT_REASON_ALL_TRACKS_COMPLETE:
      return g_strdup ("The Automa is at the end of every track: no roll.");
    case WEFT_REASON_NO_TRACK:
      return g_strdup ("No track has room for another trailblazer outpost.");
    case WEFT_REASON_NO_LANDMARK:
      return g_strdup ("The Automa has no landmark to remove.");
    case WEFT_N_REASONS:
    default:
      return NULL;
    }
}

static const char *
part_words (WeftPart part)
{
  static const char *const words[WEFT_N_PARTS] = {
    [WEFT_PART_FIRST_TO_ERA] = "first to begin this era",
    [WEFT_PART_LANDMARKS_AND_TERRITORIES] = "landmarks and territories",
    [WEFT_PART_MILITARY_AND_SCIENCE] = "military and science",
    [WEFT_PART_TECHNOLOGY_EXPLORATION_AND_ARTS] = "technology, exploration, arts",
    [WEFT_PART_TERRITORIES] = "territories",
    [WEFT_PART_LANDMARKS] = "landmarks",
    [WEFT_PART_TRAILBLAZERS] = "trailblazer outposts ahead of you",
    [WEFT_PART_NO_CANDIDATE] = "no track to equalize",
  };

  return words[part];
}

static char *
say_vp (const WeftEvent *event)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "The Automa scores %d VP: set it to %d.", event->vp, event->total);
  for (int i = 0; i < event->n_parts; i++)
    {
      const WeftVpPart *part = &event->parts[i];

      if (part->multiplier > 0)
        g_string_append_printf (text, "\n%-34s %2d x %2d = %3d", part_words (part->what),
                                part->count, part->multiplier, part->vp);
    }
  return g_string_free (text, FALSE);
}

const char *
cli_achievement_words (WeftAchievement achievement)
{
  static const char *const words[WEFT_N_ACHIEVEMENTS] = {
    [WEFT_ACHIEVEMENT_COMPLETE_TRACK] = "complete a track",
    [WEFT_ACHIEVEMENT_TOPPLE_TWO] = "topple two outposts",
    [WEFT_ACHIEVEMENT_MIDDLE_ISLAND] = "conquer the middle island",
  };

  return words[achievement];
}

static char *
say_achievement (const CliSpeaker *speaker, const WeftEvent *event)
{
  g_autofree char *who = cli_capital_player_word (speaker, event->player);
  const char *what = cli_achievement_words (event->achievement);

  if (event->player == WEFT_PLAYER_SHADOW)
    return g_strdup_printf ("The Shadow Empire takes a place of “%s”.", what);
  if (event->player == WEFT_PLAYER_AUTOMA)
    return g_strdup_printf ("The Automa gains “%s”: move its VP token on by %d.", what, event->vp);
  return g_strdup_printf ("%s gain%s “%s”: %d VP.", who, cli_is_solo (speaker) ? "" : "s", what,
                          event->vp);
}

static char *
say_favorite (const CliSpeaker *speaker, const WeftEvent *event)
{
  g_autofree char *owned = owned_words (speaker, event->player);

  if (!event->changed)
    return NULL;
  return g_strdup_printf ("Move %s favorite outpost from %s to %s.", owned,
                          weft_track_nick (event->from), weft_track_nick (event->to));
}

static char *
say_era (const CliSpeaker *speaker, const WeftEvent *event)
{
  g_autofree char *who = cli_capital_player_word (speaker, event->player);

  if (event->player == WEFT_PLAYER_AUTOMA)
    return g_strdup_printf ("Income turn %d of the Automa.", event->count);
  return g_strdup_printf ("%s take%s income turn %d.", who, cli_is_solo (speaker) ? "" : "s",
                          event->count);
}

static char *
say_pool (const WeftEvent *event)
{
  static const char *const items[WEFT_N_TRACKS] = {
    [WEFT_TRACK_EXPLORATION] = "a territory tile", [WEFT_TRACK_TECHNOLOGY] = "a tech card",
    [WEFT_TRACK_MILITARY] = "a tapestry card",     [WEFT_TRACK_SCIENCE] = "a tapestry card",
    [WEFT_TRACK_ARTS] = "a masterpiece",
  };

  if (event->track == WEFT_NONE)
    return g_strdup_printf ("You take an item from the pool: %d left.", event->count);
  return g_strdup_printf ("Add %s face up to the pool: %d items there now.", items[event->track],
                          event->count);
}

static char *
say_removal (const CliSpeaker *speaker, const WeftEvent *event)
{
  if (event->track == WEFT_NONE)
    return g_strdup ("Take the landmark of a landmark card off the Automa's mat, out of the game.");
  return g_strdup_printf ("Take the %s off the Automa's mat, out of the game.",
                          landmark_name (speaker->tables, event));
}

/* Sentences about the decision cards themselves: only with the real ones. */
static char *
say_cards (const CliSpeaker *speaker, const WeftEvent *event)
{
  if (event->kind == WEFT_EVENT_CARDS)
    return g_strdup_printf ("Decision card %d, tiebreaker card %d.", event->cards[0],
                            event->cards[1]);
  if (!speaker->real_cards)
    return NULL;
  if (event->kind == WEFT_EVENT_PROGRESS)
    return g_strdup_printf ("Add %d card%s from the progress deck to the discard pile, face down.",
                            event->count, event->count == 1 ? "" : "s");
  return g_strdup ("Shuffle all decision cards into a new deck.");
}

char *
cli_say_event (const CliSpeaker *speaker, const WeftEvent *event)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_CARDS:
    case WEFT_EVENT_PROGRESS:
    case WEFT_EVENT_SHUFFLE:
      return say_cards (speaker, event);
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      return say_step (speaker, event);
    case WEFT_EVENT_NO_ADVANCE:
      return g_strdup_printf ("%s is at the end of every track and does not advance.",
                              event->player == WEFT_PLAYER_AUTOMA ? "The Automa"
                                                                  : "The Shadow Empire");
    case WEFT_EVENT_LANDMARK:
      return say_landmark (speaker, event);
    case WEFT_EVENT_TAPESTRY:
      return say_tapestry (event);
    case WEFT_EVENT_DISCARD_TECH:
      return g_strdup ("Discard the three face-up tech cards and replace them.");
    case WEFT_EVENT_DISCARD_MASTERPIECES:
      return g_strdup ("Discard the three face-up masterpieces and replace them.");
    case WEFT_EVENT_ROLL:
      return g_strdup_printf ("The science die shows %s.", weft_track_nick (event->track));
    case WEFT_EVENT_EXPLORE:
      return say_explore (speaker, event);
    case WEFT_EVENT_CONQUER:
      return say_conquer (speaker, event);
    case WEFT_EVENT_SKIP:
      return say_skip (event);
    case WEFT_EVENT_OUTPOST:
      return say_outpost (speaker, event);
    case WEFT_EVENT_TOPPLE:
      {
        g_autofree char *owned = owned_words (speaker, event->player);

        return g_strdup_printf ("Topple %s outpost on %s.", owned,
                                speaker->tables->hexes[event->hex].name);
      }
    case WEFT_EVENT_FAVORITE:
      return say_favorite (speaker, event);
    case WEFT_EVENT_ERA:
      return say_era (speaker, event);
    case WEFT_EVENT_VP:
      return say_vp (event);
    case WEFT_EVENT_PLAY_TAPESTRY:
      return g_strdup ("Put the top tapestry card of the deck face down on the next era space of "
                       "the Automa's mat.");
    case WEFT_EVENT_ACHIEVEMENT:
      return say_achievement (speaker, event);
    case WEFT_EVENT_POOL:
      return say_pool (event);
    case WEFT_EVENT_TRAILBLAZER:
      return g_strdup_printf ("Lay an outpost of an unused color on %s, space %d.",
                              weft_track_nick (event->track), event->count);
    case WEFT_EVENT_REMOVE_LANDMARK:
      return say_removal (speaker, event);
    case WEFT_EVENT_CHOICE:
    case WEFT_EVENT_TURN:
    case WEFT_EVENT_OVER:
    case WEFT_N_EVENTS:
    default:
      return NULL;
    }
}

void
cli_append_tracks (GString *text, WeftTrackSet tracks, const char *before_last)
{
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      if ((tracks & WEFT_TRACK_BIT (track)) == 0)
        continue;
      tracks &= (WeftTrackSet) ~WEFT_TRACK_BIT (track);
      g_string_append (text, weft_track_nick (track));
      if (tracks != 0)
        g_string_append (text, (tracks & (tracks - 1)) != 0 ? ", " : before_last);
    }
}

const char *
cli_civilization_words (WeftCivilization civilization)
{
  static const char *const words[WEFT_N_CIVILIZATIONS] = {
    [WEFT_CIVILIZATION_EXPLORERS] = "advances on exploration in income turns 2 and 4, on military "
                                    "in 3 and 5",
    [WEFT_CIVILIZATION_SCIENTISTS] = "rolls the science die and advances in income turns 3 to 5",
    [WEFT_CIVILIZATION_CONQUERORS] = "conquers in an income turn when it has few territories, and "
                                     "scores each territory",
    [WEFT_CIVILIZATION_ENGINEERS] = "scores each landmark in income turns",
    [WEFT_CIVILIZATION_EQUALIZERS] = "catches up with you on a track in income turns, or scores "
                                     "5 VP",
    [WEFT_CIVILIZATION_HUCKSTERS] = "fills a pool whose items count like landmarks; you may take "
                                    "from it",
    [WEFT_CIVILIZATION_ICONOCLASTS] = "removes its landmarks in income turns for 3 VP and a roll "
                                      "each",
    [WEFT_CIVILIZATION_TRAILBLAZERS] = "lays outposts ahead of you on tracks; each you do not pass "
                                       "scores 10 VP",
  };

  return words[civilization];
}
