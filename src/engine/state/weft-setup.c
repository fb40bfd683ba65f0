/* weft-setup.c: what a game starts from (rules M and S)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-setup.h"

#include <string.h>

#include "weft-fault.h"

#define WHERE "setup"

void
weft_setup_put_tracks (WeftSetup *setup)
{
  setup->tracks = 0;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (track != WEFT_TRACK_ARTS || weft_setup_arts (setup))
      setup->tracks |= (WeftTrackSet) WEFT_TRACK_BIT (track);
}

gboolean
weft_setup_has_civilization (const WeftSetup *setup, WeftCivilization civilization)
{
  for (int i = 0; i < setup->n_civilizations; i++)
    if (setup->civilizations[i] == civilization)
      return TRUE;
  return FALSE;
}

gboolean
weft_setup_can_have_civilization (const WeftSetup *setup, const WeftTables *tables,
                                  WeftCivilization civilization)
{
  guint8 expansion = tables->civilizations[civilization].expansion;

  return expansion == WEFT_NONE || weft_setup_has_expansion (setup, expansion);
}

guint8
weft_setup_usual_landmark_cards (const WeftSetup *setup, const WeftTables *tables)
{
  gboolean plans = weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS);

  return (guint8) (plans + weft_setup_level (setup, tables)->extra_landmark_cards);
}

/* Fails with %WEFT_ERROR_SETUP, the fault and the members of WeftErrorDetails given in brackets,
 * and a message. */
#define MEMBERS(...) __VA_ARGS__
#define fail(error, id, members, ...)                                                              \
  weft_error_fail ((error), WEFT_ERROR_SETUP,                                                      \
                   &(WeftErrorDetails){ .fault = WEFT_FAULT_##id, MEMBERS members },               \
                   WHERE ": " __VA_ARGS__)

static gboolean
check_colors (const WeftSetup *setup, GError **error)
{
  guint8 owner[WEFT_N_COLORS];

  memset (owner, WEFT_NONE, sizeof owner);
  for (guint8 player = 0; player < WEFT_N_PLAYERS; player++)
    {
      guint8 color = setup->colors[player];

      if (!weft_setup_has_player (setup, player))
        continue;
      if (color >= WEFT_N_COLORS)
        return fail (error, NO_COLOR, (.player = player), "%s has no color.",
                     weft_player_nick (player));
      if (owner[color] != WEFT_NONE)
        return fail (error, SAME_COLOR, (.player = owner[color], .other = player, .color = color),
                     "%s and %s cannot both be %s.", weft_player_nick (owner[color]),
                     weft_player_nick (player), weft_color_nick (color));
      owner[color] = player;
    }
  return TRUE;
}

static gboolean
check_favorite (const WeftSetup *setup, WeftPlayer bot, GError **error)
{
  if (weft_setup_has_track (setup, setup->favorites[bot]))
    return TRUE;
  return fail (error, FAVORITE_NOT_THERE, (.player = (guint8) bot),
               "the favorite track of %s must be one of the tracks in play.",
               weft_player_nick (bot));
}

/* The civilizations are known and come with what is in the game. */
static gboolean
check_each_civilization (const WeftSetup *setup, const WeftTables *tables, GError **error)
{
  for (int i = 0; i < setup->n_civilizations; i++)
    {
      guint8 civilization = setup->civilizations[i];

      if (civilization >= WEFT_N_CIVILIZATIONS)
        return fail (error, NO_CIVILIZATION, (.player = WEFT_PLAYER_AUTOMA),
                     "no civilization goes with these favorite tracks.");
      if (!weft_setup_can_have_civilization (setup, tables, civilization))
        {
          guint8 expansion = tables->civilizations[civilization].expansion;

          return fail (error, CIVILIZATION_COMES_WITH,
                       (.civilization = civilization, .expansion = expansion),
                       "%s come with the expansion %s, which is not in the game.",
                       weft_civilization_nick (civilization), weft_expansion_nick (expansion));
        }
    }
  return TRUE;
}

static gboolean
check_civilizations (const WeftSetup *setup, const WeftTables *tables, GError **error)
{
  int wanted = weft_setup_level (setup, tables)->civilizations;
  guint8 first = setup->civilizations[0], favorite;

  if (setup->n_civilizations != wanted)
    return fail (error, CIVILIZATIONS, (.least = wanted, .number = setup->n_civilizations),
                 "at level %d the Automa has %d civilization%s, not %d.", setup->level, wanted,
                 wanted == 1 ? "" : "s", setup->n_civilizations);
  if (!check_each_civilization (setup, tables, error))
    return FALSE;
  if (setup->n_civilizations == 2 && first == setup->civilizations[1])
    return fail (error, SAME_CIVILIZATION, (.civilization = first),
                 "the Automa's two civilizations must differ.");
  favorite = tables->civilizations[first].favorite;
  if (favorite != WEFT_NONE && favorite != setup->favorites[WEFT_PLAYER_AUTOMA])
    return fail (error, OTHER_FAVORITE, (.civilization = first, .track = favorite),
                 "the favorite track of %s is %s, not %s.", weft_civilization_nick (first),
                 weft_track_nick (favorite),
                 weft_track_nick (setup->favorites[WEFT_PLAYER_AUTOMA]));
  return TRUE;
}

static gboolean
check_solo (const WeftSetup *setup, const WeftTables *tables, GError **error)
{
  if (setup->level < 1 || setup->level > WEFT_N_LEVELS)
    return fail (error, WRONG_LEVEL, (.most = WEFT_N_LEVELS), "the level must be from 1 to %d.",
                 WEFT_N_LEVELS);
  if (setup->n_humans != 1)
    return fail (error, PLAYERS_OF_SOLO, (.number = setup->n_humans),
                 "the mode solo has one player.");
  if (setup->first != WEFT_PLAYER_P1 && setup->first != WEFT_PLAYER_AUTOMA)
    return fail (error, FIRST_OF_SOLO, (.player = setup->first), "p1 or automa must be first.");
  if (setup->landmark_cards > WEFT_MOST_LANDMARK_CARDS)
    return fail (error, LANDMARK_CARDS, (.most = WEFT_MOST_LANDMARK_CARDS),
                 "the Automa gets at most %d landmarks from landmark cards.",
                 WEFT_MOST_LANDMARK_CARDS);
  if (!check_favorite (setup, WEFT_PLAYER_AUTOMA, error)
      || !check_civilizations (setup, tables, error))
    return FALSE;
  if (setup->favorites[WEFT_PLAYER_AUTOMA] == setup->favorites[WEFT_PLAYER_SHADOW])
    return fail (error, SAME_FAVORITES, (.track = setup->favorites[WEFT_PLAYER_AUTOMA]),
                 "the two bots must start with different favorite tracks."); /* S3 */
  return TRUE;
}

static gboolean
check_shadow_empire (const WeftSetup *setup, GError **error)
{
  if (setup->n_humans < 2 || setup->n_humans > WEFT_MOST_HUMANS)
    return fail (error, PLAYERS_OF_SHADOW_EMPIRE, (.number = setup->n_humans),
                 "the mode shadow-empire has 2 to 4 players.");
  if (setup->first >= setup->n_humans && setup->first != WEFT_PLAYER_SHADOW)
    return fail (error, FIRST_OF_SHADOW_EMPIRE, (.player = setup->first),
                 "one of the players or shadow must be first.");
  return TRUE;
}

gboolean
weft_setup_check (const WeftSetup *setup, const WeftTables *tables, GError **error)
{
  g_return_val_if_fail (setup != NULL && tables != NULL, FALSE);

  return check_colors (setup, error) && check_favorite (setup, WEFT_PLAYER_SHADOW, error)
         && (weft_setup_is_solo (setup) ? check_solo (setup, tables, error)
                                        : check_shadow_empire (setup, error));
}

static gboolean
read_expansions (const WeftJson *json, WeftSetup *setup, GError **error)
{
  JsonArray *list = weft_json_array (json, "expansions", 0, WEFT_N_EXPANSIONS, error);

  if (list == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      guint8 expansion;

      if (!weft_json_node_term (json_array_get_element (list, i), WHERE ".expansions", json->code,
                                weft_expansion_from_nick, "expansion", &expansion, error))
        return FALSE;
      setup->expansions |= (guint8) (1u << expansion);
    }
  weft_setup_put_tracks (setup);
  return TRUE;
}

/* Any names: of them only the Militants change the start (P5). */
static gboolean
read_human_civilizations (const WeftJson *player, WeftSetup *setup, GError **error)
{
  JsonArray *civilizations;

  if (!weft_json_has (player, "civilizations") || weft_json_is_null (player, "civilizations"))
    return TRUE;
  civilizations = weft_json_array (player, "civilizations", 0, G_MAXUINT, error);
  if (civilizations == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (civilizations); i++)
    {
      g_autofree char *where = g_strdup_printf ("%s.civilizations[%u]", player->where, i);
      const char *nick = weft_json_node_string (json_array_get_element (civilizations, i), where,
                                                player->code, error);

      if (nick == NULL)
        return FALSE;
      setup->militants |= weft_setup_is_solo (setup) && g_str_equal (nick, WEFT_MILITANTS);
    }
  return TRUE;
}

static gboolean
check_name (const WeftJson *player, GError **error)
{
  const char *name = weft_json_string (player, "name", error);
  g_autofree char *place = g_strdup_printf ("%s.name", player->where);
  WeftErrorDetails details = { .fault = WEFT_FAULT_TEXT_TOO_LONG,
                               .place = place,
                               .most = WEFT_MAX_NAME };

  if (name == NULL || g_utf8_strlen (name, -1) <= WEFT_MAX_NAME)
    return name != NULL;
  return weft_error_fail (error, player->code, &details, "%s has more than %d characters.", place,
                          WEFT_MAX_NAME);
}

static gboolean
read_players (const WeftJson *json, WeftSetup *setup, GError **error)
{
  JsonArray *players = weft_json_array (json, "players", 1, WEFT_MOST_HUMANS, error);

  if (players == NULL)
    return FALSE;
  setup->n_humans = (guint8) json_array_get_length (players);
  for (guint i = 0; i < setup->n_humans; i++)
    {
      g_autofree char *where = g_strdup_printf (WHERE ".players[%u]", i);
      WeftJson player = { NULL, where, json->code };

      player.object =
          weft_json_node_object (json_array_get_element (players, i), where, json->code, error);
      if (player.object == NULL
          || !weft_json_term (&player, "color", weft_color_from_nick, "color", &setup->colors[i],
                              error))
        return FALSE;
      if (weft_json_has (&player, "name") && !check_name (&player, error))
        return FALSE;
      if (!read_human_civilizations (&player, setup, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_bot (const WeftJson *json, WeftPlayer bot, WeftSetup *setup, WeftJson *member, GError **error)
{
  JsonNode *node = weft_json_member (json, weft_player_nick (bot), JSON_NODE_OBJECT, error);

  if (node == NULL)
    return FALSE;
  member->object = json_node_get_object (node);
  member->where = bot == WEFT_PLAYER_AUTOMA ? WHERE ".automa" : WHERE ".shadow";
  member->code = json->code;
  return weft_json_term (member, "color", weft_color_from_nick, "color", &setup->colors[bot], error)
         && weft_json_term (member, "favorite", weft_track_from_nick, "track",
                            &setup->favorites[bot], error);
}

static gboolean
read_automa (const WeftJson *json, WeftSetup *setup, GError **error)
{
  WeftJson automa = { 0 };
  JsonArray *civilizations;
  int value;

  if (!weft_json_int (json, "level", 1, WEFT_N_LEVELS, &value, error))
    return FALSE;
  setup->level = (guint8) value;
  if (weft_json_has (json, "landmark_cards"))
    {
      if (!weft_json_int (json, "landmark_cards", 0, WEFT_MOST_LANDMARK_CARDS, &value, error))
        return FALSE;
      setup->landmark_cards = (guint8) value;
    }
  if (!read_bot (json, WEFT_PLAYER_AUTOMA, setup, &automa, error)
      || (civilizations = weft_json_array (&automa, "civilizations", 1, 2, error)) == NULL)
    return FALSE;
  setup->n_civilizations = (guint8) json_array_get_length (civilizations);
  for (guint i = 0; i < setup->n_civilizations; i++)
    if (!weft_json_node_term (
            json_array_get_element (civilizations, i), WHERE ".automa.civilizations", json->code,
            weft_civilization_from_nick, "civilization", &setup->civilizations[i], error))
      return FALSE;
  return TRUE;
}

/* Members that only a game against the Automa has. */
static gboolean
refuse_solo_members (const WeftJson *json, GError **error)
{
  static const char *const members[] = { "automa", "level" };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (weft_json_has (json, members[i]) && !weft_json_is_null (json, members[i]))
      return fail (error, NOT_OF_SHADOW_EMPIRE, (.place = members[i]),
                   "the mode shadow-empire has no “%s”.", members[i]);
  return TRUE;
}

gboolean
weft_setup_from_json (JsonObject *object, const WeftTables *tables, WeftSetup *setup,
                      GError **error)
{
  WeftJson json = { object, WHERE, WEFT_ERROR_SETUP }, shadow = { 0 };
  WeftSetup read = { 0 };

  g_return_val_if_fail (object != NULL && tables != NULL && setup != NULL, FALSE);

  memset (read.colors, WEFT_NONE, sizeof read.colors);
  memset (read.favorites, WEFT_NONE, sizeof read.favorites);
  memset (read.civilizations, WEFT_NONE, sizeof read.civilizations);
  if (!weft_json_term (&json, "mode", weft_mode_from_nick, "mode", &read.mode, error)
      || !read_expansions (&json, &read, error) || !read_players (&json, &read, error)
      || !read_bot (&json, WEFT_PLAYER_SHADOW, &read, &shadow, error)
      || !weft_json_term (&json, "first", weft_player_from_nick, "player", &read.first, error)
      || !(weft_setup_is_solo (&read) ? read_automa (&json, &read, error)
                                      : refuse_solo_members (&json, error))
      || !weft_setup_check (&read, tables, error))
    return FALSE;
  *setup = read;
  return TRUE;
}

static JsonObject *
bot_to_json (const WeftSetup *setup, WeftPlayer bot)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "color", weft_color_nick (setup->colors[bot]));
  json_object_set_string_member (object, "favorite", weft_track_nick (setup->favorites[bot]));
  return object;
}

/* As much of a name as a record may hold. */
static char *
short_name (const char *name)
{
  return g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), WEFT_MAX_NAME));
}

char *
weft_setup_usual_name (WeftPlayer human)
{
  return g_strdup_printf ("Player %d", human + 1);
}

static JsonArray *
players_to_json (const WeftSetup *setup, const char *const *names)
{
  JsonArray *players = json_array_new ();

  for (int i = 0; i < setup->n_humans; i++)
    {
      JsonObject *player = json_object_new ();
      g_autofree char *name =
          names != NULL && *names[i] != '\0' ? short_name (names[i]) : weft_setup_usual_name (i);

      json_object_set_string_member (player, "name", name);
      json_object_set_string_member (player, "color", weft_color_nick (setup->colors[i]));
      if (setup->militants)
        {
          JsonArray *civilizations = json_array_new ();

          json_array_add_string_element (civilizations, WEFT_MILITANTS);
          json_object_set_array_member (player, "civilizations", civilizations);
        }
      json_array_add_object_element (players, player);
    }
  return players;
}

JsonObject *
weft_setup_to_json (const WeftSetup *setup, const char *const *names)
{
  JsonObject *object = json_object_new ();
  JsonArray *expansions = json_array_new ();

  g_return_val_if_fail (setup != NULL, NULL);

  for (int i = 0; i < WEFT_N_EXPANSIONS; i++)
    if (weft_setup_has_expansion (setup, i))
      json_array_add_string_element (expansions, weft_expansion_nick (i));
  json_object_set_string_member (object, "mode", weft_mode_nick (setup->mode));
  if (weft_setup_is_solo (setup))
    json_object_set_int_member (object, "level", setup->level);
  json_object_set_array_member (object, "expansions", expansions);
  json_object_set_array_member (object, "players", players_to_json (setup, names));
  if (weft_setup_is_solo (setup))
    {
      JsonObject *automa = bot_to_json (setup, WEFT_PLAYER_AUTOMA);
      JsonArray *civilizations = json_array_new ();

      for (int i = 0; i < setup->n_civilizations; i++)
        json_array_add_string_element (civilizations,
                                       weft_civilization_nick (setup->civilizations[i]));
      json_object_set_array_member (automa, "civilizations", civilizations);
      json_object_set_object_member (object, "automa", automa);
    }
  json_object_set_object_member (object, "shadow", bot_to_json (setup, WEFT_PLAYER_SHADOW));
  json_object_set_string_member (object, "first", weft_player_nick (setup->first));
  if (weft_setup_is_solo (setup))
    json_object_set_int_member (object, "landmark_cards", setup->landmark_cards);
  return object;
}
