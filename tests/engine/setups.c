/* setups.c: which setups a game can have: every one against the rules said a second time (M, S)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"

/* Colors: two players of the game never share one, and everybody has one. */
static gboolean
colors_differ (const WeftSetup *setup)
{
  for (guint a = 0; a < WEFT_N_PLAYERS; a++)
    for (guint b = 0; b < WEFT_N_PLAYERS; b++)
      if (weft_setup_has_player (setup, a) && weft_setup_has_player (setup, b)
          && (setup->colors[a] >= WEFT_N_COLORS
              || (a != b && setup->colors[a] == setup->colors[b])))
        return FALSE;
  return TRUE;
}

static gboolean
is_in_play (const WeftSetup *setup, guint8 track)
{
  return track < ARTS || (track == ARTS && weft_setup_arts (setup));
}

/* S2: the favorite printed on a civilization; the rest is rolled. */
static guint8
printed_favorite (guint8 civilization)
{
  switch (civilization)
    {
    case WEFT_CIVILIZATION_EXPLORERS:
      return EXPLORATION;
    case WEFT_CIVILIZATION_SCIENTISTS:
      return SCIENCE;
    case WEFT_CIVILIZATION_CONQUERORS:
      return MILITARY;
    case WEFT_CIVILIZATION_ENGINEERS:
      return TECHNOLOGY;
    default:
      return WEFT_NONE;
    }
}

/* S2, S4. */
static gboolean
civilizations_fit (const WeftSetup *setup)
{
  gboolean plans = weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS);
  guint8 printed;

  if (setup->n_civilizations != (setup->level == 6 ? 2 : 1))
    return FALSE;
  for (int i = 0; i < setup->n_civilizations; i++)
    if (setup->civilizations[i] >= WEFT_N_CIVILIZATIONS
        || (setup->civilizations[i] >= WEFT_CIVILIZATION_EQUALIZERS && !plans))
      return FALSE;
  printed = printed_favorite (setup->civilizations[0]);
  return (setup->n_civilizations < 2 || setup->civilizations[0] != setup->civilizations[1])
         && (printed == WEFT_NONE || printed == setup->favorites[AUTOMA]);
}

/* What M1 to M3 and S1 to S7 ask of a setup, said without the engine's code. */
static gboolean
is_possible (const WeftSetup *setup)
{
  if (!colors_differ (setup) || !is_in_play (setup, setup->favorites[SHADOW]))
    return FALSE;
  if (!weft_setup_is_solo (setup))
    return setup->n_humans >= 2 && setup->n_humans <= 4
           && (setup->first < setup->n_humans || setup->first == SHADOW);
  return setup->level >= 1 && setup->level <= 6 && setup->n_humans == 1
         && (setup->first == P1 || setup->first == AUTOMA) && setup->landmark_cards <= 3
         && is_in_play (setup, setup->favorites[AUTOMA]) && civilizations_fit (setup)
         && setup->favorites[AUTOMA] != setup->favorites[SHADOW];
}

/* The setup is refused exactly when the rules do not have it, and the record's reader agrees. */
static void
check_setup (const WeftSetup *setup)
{
  g_autoptr (GError) error = NULL;
  gboolean checked = weft_setup_check (setup, test_tables (), &error);

  g_assert_cmpint (checked, ==, is_possible (setup));
  if (checked)
    {
      g_autoptr (JsonObject) object = weft_setup_to_json (setup, NULL);
      WeftSetup read;

      g_assert_no_error (error);
      weft_setup_from_json (object, test_tables (), &read, &error);
      g_assert_no_error (error);
      g_assert_cmpint (read.first, ==, setup->first);
      g_assert_cmpint (read.expansions, ==, setup->expansions);
      for (guint player = 0; player < WEFT_N_PLAYERS; player++)
        if (weft_setup_has_player (setup, player))
          g_assert_cmpint (read.colors[player], ==, setup->colors[player]);
    }
  else
    g_assert_error (error, WEFT_ERROR, WEFT_ERROR_SETUP);
}

/* Every value of one member, the legal ones and those beside them. */
#define VARY(base, member, least, most)                                                            \
  for (guint value = (least); value <= (most); value++)                                            \
    {                                                                                              \
      WeftSetup varied = (base);                                                                   \
                                                                                                   \
      varied.member = (guint8) value;                                                              \
      check_setup (&varied);                                                                       \
    }

static void
vary_each_member (WeftSetup setup)
{
  g_assert_true (is_possible (&setup));
  check_setup (&setup);
  VARY (setup, first, 0, WEFT_N_PLAYERS)
  VARY (setup, favorites[SHADOW], 0, WEFT_N_TRACKS)
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    VARY (setup, colors[player], 0, WEFT_N_COLORS)
  VARY (setup, colors[SHADOW], WEFT_NONE, WEFT_NONE)
  if (!weft_setup_is_solo (&setup))
    {
      VARY (setup, n_humans, 1, 4)
      return;
    }
  VARY (setup, level, 0, WEFT_N_LEVELS + 1)
  VARY (setup, n_humans, 1, 3)
  VARY (setup, landmark_cards, 0, 4)
  VARY (setup, favorites[AUTOMA], 0, WEFT_N_TRACKS)
  VARY (setup, n_civilizations, 0, 2)
  VARY (setup, civilizations[0], 0, WEFT_N_CIVILIZATIONS)
  VARY (setup, civilizations[1], 0, WEFT_N_CIVILIZATIONS)
}

static void
test_solo (void)
{
  for (int level = 1; level <= WEFT_N_LEVELS; level++)
    for (guint expansions = 0; expansions < 1u << WEFT_N_EXPANSIONS; expansions++)
      {
        WeftSetup setup = solo_setup (level);

        setup.expansions = (guint8) expansions;
        weft_setup_put_tracks (&setup);
        vary_each_member (setup);
      }
}

/* The favorite of a civilization of Plans & Ploys is any track in play, arts with its expansion. */
static void
test_rolled_favorites (void)
{
  for (guint8 i = WEFT_CIVILIZATION_EQUALIZERS; i < WEFT_N_CIVILIZATIONS; i++)
    for (guint8 favorite = 0; favorite <= ARTS; favorite++)
      for (int arts = 0; arts < 2; arts++)
        {
          WeftSetup setup = civilization_setup (i, favorite);

          setup.favorites[SHADOW] = favorite == SCIENCE ? MILITARY : SCIENCE;
          if (arts)
            put_expansion (&setup, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
          check_setup (&setup);
        }
}

static void
test_shadow_empire (void)
{
  for (int humans = 2; humans <= 4; humans++)
    for (guint expansions = 0; expansions < 1u << WEFT_N_EXPANSIONS; expansions++)
      {
        WeftSetup setup = shadow_setup (humans);

        setup.expansions = (guint8) expansions;
        weft_setup_put_tracks (&setup);
        vary_each_member (setup);
      }
}

/* A member of a record's setup, what stands there, and what the refusal says. */
typedef struct
{
  const char *from;
  const char *to;
  const char *message;
} Change;

#define SOLO                                                                                       \
  "{\"mode\":\"solo\",\"level\":6,\"expansions\":[],\"players\":[{\"color\":\"blue\"}],"           \
  "\"automa\":{\"color\":\"red\",\"civilizations\":[\"explorers\",\"engineers\"],"                 \
  "\"favorite\":\"exploration\"},\"shadow\":{\"color\":\"gray\",\"favorite\":\"military\"},"       \
  "\"first\":\"p1\",\"landmark_cards\":0}"
#define SHADOW_EMPIRE                                                                              \
  "{\"mode\":\"shadow-empire\",\"expansions\":[],\"players\":[{\"color\":\"blue\"},"               \
  "{\"color\":\"red\"}],\"shadow\":{\"color\":\"gray\",\"favorite\":\"military\"},"                \
  "\"first\":\"shadow\"}"

static gboolean
read_text (const char *text, GError **error)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  WeftSetup setup;

  g_assert_nonnull (node);
  return weft_setup_from_json (json_node_get_object (node), test_tables (), &setup, error);
}

/* A changed text is refused for its reason; without a reason it is read. */
static void
check_change (const char *text, const Change *change)
{
  g_auto (GStrv) parts = g_strsplit (text, change->from, 2);
  g_autofree char *changed = NULL;
  g_autoptr (GError) error = NULL;
  gboolean read;

  g_assert_nonnull (parts[1]); /* or nothing is changed */
  changed = g_strjoinv (change->to, parts);
  g_test_message ("%s", changed);
  read = read_text (changed, &error);
  if (change->message == NULL)
    {
      g_assert_no_error (error);
      g_assert_true (read);
      return;
    }
  g_assert_false (read);
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_SETUP);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, change->message));
}

static void
test_reading_solo (void)
{
  static const Change changes[] = {
    { "\"mode\":\"solo\",", "", "mode is missing" },
    { "\"level\":6,", "", "level is missing" },
    { "\"level\":6", "\"level\":0", "from 1 to 6" },
    { "\"level\":6", "\"level\":7", "from 1 to 6" },
    { "\"level\":6", "\"level\":5", "has 1 civilization, not 2" },
    { "\"expansions\":[],", "", "expansions is missing" },
    { "\"expansions\":[]", "\"expansions\":[4]", "must be text" },
    { "\"players\":[{\"color\":\"blue\"}]", "\"players\":[]", "setup.players" },
    { "\"players\":[{\"color\":\"blue\"}]", "\"players\":[7]", "players[0]" },
    { "{\"color\":\"blue\"}", "{}", "color is missing" },
    { "{\"color\":\"blue\"}", "{\"color\":\"blue\"},{\"color\":\"green\"}", "one player" },
    { "\"color\":\"red\",", "", "setup.automa.color is missing" },
    { "\"color\":\"gray\",", "", "setup.shadow.color is missing" },
    { "\"first\":\"p1\",", "", "first is missing" },
    { "\"first\":\"p1\"", "\"first\":\"p2\"", "p1 or automa" },
    { "\"first\":\"p1\"", "\"first\":\"shadow\"", "p1 or automa" },
    { "\"first\":\"p1\"", "\"first\":\"automa\"", NULL },
    { ",\"landmark_cards\":0", "", NULL },
    { "\"landmark_cards\":0", "\"landmark_cards\":3", NULL },
    { "\"landmark_cards\":0", "\"landmark_cards\":4", "from 0 to 3" },
    { "\"landmark_cards\":0", "\"landmark_cards\":-1", "from 0 to 3" },
    { "\"landmark_cards\":0", "\"landmark_cards\":\"0\"", "whole number" },
    { "[\"explorers\",\"engineers\"]", "[]", "civilizations" },
    { "[\"explorers\",\"engineers\"]", "[\"explorers\",\"explorers\"]", "must differ" },
    { "\"engineers\"", "7", "must be text" },
    { "\"engineers\"", "\"hucksters\"", "plans-and-ploys" },
    { "\"exploration\"", "\"technology\"", "favorite track of explorers is exploration" },
    { "\"favorite\":\"military\"", "\"favorite\":\"exploration\"", "different favorite tracks" },
    { "\"favorite\":\"military\"", "\"favorite\":\"arts\"", "tracks in play" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    check_change (SOLO, &changes[i]);
}

static void
test_reading_shadow_empire (void)
{
  static const Change changes[] = {
    { "\"first\":\"shadow\"", "\"first\":\"p2\"", NULL },
    { "\"first\":\"shadow\"", "\"first\":\"p3\"", "must be first" },
    { "\"first\":\"shadow\"", "\"first\":\"automa\"", "must be first" },
    { ",{\"color\":\"red\"}", "", "2 to 4 players" },
    { "\"mode\"", "\"level\":2,\"mode\"", "no “level”" },
    { "\"mode\"", "\"level\":null,\"mode\"", NULL },
    { "\"mode\"", "\"automa\":{},\"mode\"", "no “automa”" },
    { "\"color\":\"red\"", "\"color\":\"gray\"", "cannot both be gray" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    check_change (SHADOW_EMPIRE, &changes[i]);
}

/* A name is kept as far as a record holds one; who has none is called by their seat. */
static void
test_names (void)
{
  g_autofree char *longest = g_strnfill (WEFT_MAX_NAME, 'x');
  g_autofree char *longer = g_strconcat (longest, "x", NULL);
  const char *const names[] = { "Zoé", "", longer, longest };
  const char *const expected[] = { "Zoé", "Player 2", longest, longest };
  WeftSetup setup = shadow_setup (4);
  g_autoptr (JsonObject) named = weft_setup_to_json (&setup, names);
  g_autoptr (JsonObject) unnamed = weft_setup_to_json (&setup, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      JsonArray *players = json_object_get_array_member (named, "players");
      JsonArray *others = json_object_get_array_member (unnamed, "players");
      g_autofree char *usual = g_strdup_printf ("Player %u", i + 1);

      g_assert_cmpstr (
          json_object_get_string_member (json_array_get_object_element (players, i), "name"), ==,
          expected[i]);
      g_assert_cmpstr (
          json_object_get_string_member (json_array_get_object_element (others, i), "name"), ==,
          usual);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setups/solo", test_solo);
  g_test_add_func ("/setups/rolled-favorites", test_rolled_favorites);
  g_test_add_func ("/setups/shadow-empire", test_shadow_empire);
  g_test_add_func ("/setups/reading/solo", test_reading_solo);
  g_test_add_func ("/setups/reading/shadow-empire", test_reading_shadow_empire);
  g_test_add_func ("/setups/names", test_names);
  return g_test_run ();
}
