/* weft-words.c: the game's terms as people read them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-words.h"

#include <glib/gi18n.h>

#include "weft-hand.h"
#include "weft-played.h"

const char *
weft_words_track (WeftTrack track)
{
  static const char *const titles[WEFT_N_TRACKS] = {
    NC_ ("track", "Exploration"), NC_ ("track", "Technology"), NC_ ("track", "Military"),
    NC_ ("track", "Science"),     NC_ ("track", "Arts"),
  };

  return g_dpgettext2 (NULL, "track", titles[track]);
}

const char *
weft_words_color (WeftColor color)
{
  static const char *const names[WEFT_N_COLORS] = {
    NC_ ("color", "blue"),   NC_ ("color", "red"),  NC_ ("color", "green"),
    NC_ ("color", "yellow"), NC_ ("color", "gray"),
  };

  return g_dpgettext2 (NULL, "color", names[color]);
}

static gboolean
is_right_to_left (gunichar letter)
{
  switch (g_unichar_get_script (letter))
    {
    case G_UNICODE_SCRIPT_ARABIC:
    case G_UNICODE_SCRIPT_HEBREW:
    case G_UNICODE_SCRIPT_SYRIAC:
    case G_UNICODE_SCRIPT_THAANA:
    case G_UNICODE_SCRIPT_NKO:
      return TRUE;
    default:
      return FALSE;
    }
}

/* A name that is read from right to left would turn the sentence around it: it is isolated. */
static const char *
isolate (const char *name)
{
  for (const char *letter = name; *letter != '\0'; letter = g_utf8_next_char (letter))
    if (is_right_to_left (g_utf8_get_char (letter)))
      {
        g_autofree char *isolated = g_strdup_printf ("\u2068%s\u2069", name);

        return g_intern_string (isolated);
      }
  return name;
}

const char *
weft_words_usual_name (guint human)
{
  g_autofree char *name = g_strdup_printf (_ ("Player %u"), human + 1);

  return g_intern_string (name);
}

const char *
weft_words_own_name (const char *name, guint human)
{
  return g_str_equal (name, weft_words_usual_name (human)) ? "" : name;
}

const char *
weft_words_name (const WeftVoice *voice, guint human)
{
  const char *name = weft_record_player_name (voice->record, human);
  g_autofree char *usual = weft_setup_usual_name (human);

  return *name == '\0' || g_str_equal (name, usual) ? weft_words_usual_name (human) : name;
}

const char *
weft_words_player (const WeftVoice *voice, guint player)
{
  if (player == WEFT_PLAYER_AUTOMA)
    return _ ("Automa");
  if (player == WEFT_PLAYER_SHADOW)
    return _ ("Shadow Empire");
  if (weft_setup_is_solo (weft_record_setup (voice->record)))
    return C_ ("player", "You");
  return isolate (weft_words_name (voice, player));
}

const char *
weft_words_owner (const WeftVoice *voice, guint8 owner)
{
  if (owner == WEFT_OWNER_REMOVED)
    return _ ("out of the game");
  return owner == WEFT_NONE ? C_ ("owner", "nobody") : weft_words_player (voice, owner);
}

char *
weft_words_player_color (const WeftVoice *voice, guint player)
{
  const WeftSetup *setup = weft_record_setup (voice->record);

  /* Translators: a player and the color of its pieces. */
  return g_strdup_printf (_ ("%1$s (%2$s)"), weft_words_player (voice, player),
                          weft_words_color (setup->colors[player]));
}

const char *
weft_words_space_name (const WeftTables *tables, guint track, int space)
{
  return g_dpgettext2 (NULL, "space", tables->spaces[track][space].name);
}

char *
weft_words_space (const WeftTables *tables, guint track, int space)
{
  const char *name = tables->spaces[track][space].name;

  if (name == NULL)
    /* Translators: a track's start; the first is the track's name. */
    return g_strdup_printf (_ ("%s, start"), weft_words_track (track));
  /* Translators: track, number of the space, name of the space. */
  return g_strdup_printf (_ ("%1$s %2$d, %3$s"), weft_words_track (track), space,
                          weft_words_space_name (tables, track, space));
}

const char *
weft_words_landmark (const WeftTables *tables, guint track, guint tier)
{
  return g_dpgettext2 (NULL, "landmark",
                       tables->spaces[track][tables->landmark_space[tier]].landmark);
}

const char *
weft_words_civilization (WeftCivilization civilization)
{
  static const char *const names[WEFT_N_CIVILIZATIONS] = {
    [WEFT_CIVILIZATION_EXPLORERS] = N_ ("Explorers"),
    [WEFT_CIVILIZATION_SCIENTISTS] = N_ ("Scientists"),
    [WEFT_CIVILIZATION_CONQUERORS] = N_ ("Conquerors"),
    [WEFT_CIVILIZATION_ENGINEERS] = N_ ("Engineers"),
    [WEFT_CIVILIZATION_EQUALIZERS] = N_ ("Equalizers"),
    [WEFT_CIVILIZATION_HUCKSTERS] = N_ ("Hucksters"),
    [WEFT_CIVILIZATION_ICONOCLASTS] = N_ ("Iconoclasts"),
    [WEFT_CIVILIZATION_TRAILBLAZERS] = N_ ("Trailblazers"),
  };

  return _ (names[civilization]);
}

char *
weft_words_card (const WeftTables *tables, WeftCardKind kind, const char *nick)
{
  const WeftHumanCard *card = weft_hand_find (tables, kind, nick);
  const char *name = card != NULL ? card->name : NULL;

  if (name == NULL && kind == WEFT_CARD_KIND_CIVILIZATION)
    name = weft_hand_civilization_name (tables, nick);
  if (name != NULL)
    return g_strdup (g_dpgettext2 (
        NULL, kind == WEFT_CARD_KIND_TAPESTRY ? "tapestry card" : "civilization", name));
  if (kind == WEFT_CARD_KIND_TAPESTRY && g_str_equal (nick, WEFT_OTHER_CARD))
    return g_strdup (_ ("Another card"));
  return weft_one_line (nick);
}

char *
weft_words_card_note (const WeftTables *tables, WeftCardKind kind, const char *nick)
{
  g_autofree char *name = weft_words_card (tables, kind, nick);

  if (kind == WEFT_CARD_KIND_CIVILIZATION)
    return g_strdup_printf (_ ("civilization %s"), name);
  if (g_str_equal (nick, WEFT_OTHER_CARD))
    return g_strdup (_ ("another tapestry card"));
  return g_strdup_printf (_ ("tapestry card %s"), name);
}

char *
weft_words_kept (guint kept)
{
  return g_strdup_printf (_ ("outposts on the civilization mat: %u"), kept);
}

const char *
weft_words_expansion (WeftExpansion expansion)
{
  static const char *const names[WEFT_N_EXPANSIONS] = {
    [WEFT_EXPANSION_PLANS_AND_PLOYS] = N_ ("Plans & Ploys"),
    [WEFT_EXPANSION_ARTS_AND_ARCHITECTURE] = N_ ("Arts & Architecture"),
    [WEFT_EXPANSION_FANTASIES_AND_FUTURES] = N_ ("Fantasies & Futures"),
  };

  return _ (names[expansion]);
}

const char *
weft_words_ability (WeftCivilization civilization)
{
  static const char *const words[WEFT_N_CIVILIZATIONS] = {
    [WEFT_CIVILIZATION_EXPLORERS] =
        N_ ("Advances on exploration in income turns 2 and 4, on military in 3 and 5."),
    [WEFT_CIVILIZATION_SCIENTISTS] =
        N_ ("Rolls the science die in income turns 3 to 5 and advances on the track it shows."),
    [WEFT_CIVILIZATION_CONQUERORS] =
        N_ ("Conquers in an income turn when it controls fewer territories than the turn’s number, "
            "protects a territory with a toppled outpost, and scores 1 VP for each territory."),
    [WEFT_CIVILIZATION_ENGINEERS] = N_ ("Scores 1 VP for each landmark in income turns 2 to 5."),
    [WEFT_CIVILIZATION_EQUALIZERS] = N_ (
        "Catches up with you on a track where you are one or two spaces ahead, or scores 5 VP."),
    [WEFT_CIVILIZATION_HUCKSTERS] =
        N_ ("Fills a pool whose items count as landmarks. Instead of gaining such an item you may "
            "take one from the pool."),
    [WEFT_CIVILIZATION_ICONOCLASTS] = N_ (
        "Removes its landmarks in income turns for 3 VP and a roll of the science die for each."),
    [WEFT_CIVILIZATION_TRAILBLAZERS] = N_ (
        "Lays outposts on tracks ahead of you. Each one you do not pass scores 10 VP at the end."),
  };

  return _ (words[civilization]);
}

const char *
weft_words_achievement (WeftAchievement achievement)
{
  static const char *const words[WEFT_N_ACHIEVEMENTS] = {
    [WEFT_ACHIEVEMENT_COMPLETE_TRACK] = NC_ ("achievement", "Complete a track"),
    [WEFT_ACHIEVEMENT_TOPPLE_TWO] = NC_ ("achievement", "Topple two outposts"),
    [WEFT_ACHIEVEMENT_MIDDLE_ISLAND] = NC_ ("achievement", "Conquer the middle island"),
  };

  return g_dpgettext2 (NULL, "achievement", words[achievement]);
}

const char *
weft_words_achievement_owner (const WeftVoice *voice, guint8 owner)
{
  return owner == WEFT_NONE ? C_ ("achievement", "free") : weft_words_player (voice, owner);
}

const char *
weft_words_level (int level)
{
  static const char *const names[WEFT_N_LEVELS + 1] = {
    NULL,
    N_ ("Automa the Underachiever"),
    N_ ("Automa the Average"),
    N_ ("Automa the Slightly Intimidating"),
    N_ ("Automa the Somewhat Awesome"),
    N_ ("Automa the Definitely Awesome"),
    N_ ("Automa the Crusher of Dreams"),
  };

  return _ (names[level]);
}

const char *
weft_words_part (const WeftSetup *setup, WeftPart part)
{
  static const char *const words[WEFT_N_PARTS] = {
    [WEFT_PART_FIRST_TO_ERA] = NC_ ("victory points for", "First to begin this era"),
    [WEFT_PART_LANDMARKS_AND_TERRITORIES] = NC_ ("victory points for", "Landmarks and territories"),
    [WEFT_PART_MILITARY_AND_SCIENCE] = NC_ ("victory points for", "Military and science"),
    [WEFT_PART_TECHNOLOGY_EXPLORATION_AND_ARTS] =
        NC_ ("victory points for", "Technology, exploration, arts"),
    [WEFT_PART_TERRITORIES] = NC_ ("victory points for", "Territories"),
    [WEFT_PART_LANDMARKS] = NC_ ("victory points for", "Landmarks"),
    [WEFT_PART_TRAILBLAZERS] = NC_ ("victory points for", "Trailblazer outposts ahead of you"),
    [WEFT_PART_NO_CANDIDATE] = NC_ ("victory points for", "No track to catch up on"),
  };

  if (part == WEFT_PART_TECHNOLOGY_EXPLORATION_AND_ARTS && !weft_setup_arts (setup))
    return C_ ("victory points for", "Technology and exploration");
  return g_dpgettext2 (NULL, "victory points for", words[part]);
}

const char *
weft_words_letter (guint player)
{
  static const char *const letters[WEFT_N_PLAYERS] = {
    "1", "2", "3", "4", NC_ ("letter on a token", "A"), NC_ ("letter on a token", "S"),
  };

  if (weft_player_is_human (player))
    return letters[player];
  return g_dpgettext2 (NULL, "letter on a token", letters[player]);
}

const char *
weft_words_comma (void)
{
  return C_ ("between the items of a list", ", ");
}

char *
weft_words_list (char **items)
{
  return g_strjoinv (weft_words_comma (), items);
}

char *
weft_words_list_of (GStrvBuilder *builder)
{
  g_auto (GStrv) items = g_strv_builder_end (builder);

  return weft_words_list (items);
}

char *
weft_words_tracks (WeftTrackSet tracks)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((tracks & WEFT_TRACK_BIT (track)) != 0)
      g_strv_builder_add (names, weft_words_track (track));
  return weft_words_list_of (names);
}

char *
weft_words_hexes (const WeftTables *tables, WeftHexSet hexes)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if ((hexes & WEFT_HEX_BIT (hex)) != 0)
      g_strv_builder_add (names, tables->hexes[hex].name);
  return weft_words_list_of (names);
}

char *
weft_words_cards (WeftCardSet cards)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint card = 1; card <= WEFT_N_CARDS; card++)
    if ((cards & WEFT_CARD_BIT (card)) != 0)
      {
        g_autofree char *number = g_strdup_printf ("%u", card);

        g_strv_builder_add (names, number);
      }
  return weft_words_list_of (names);
}
