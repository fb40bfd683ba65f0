/* tables.c: the rule tables, and what is said about bad ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "test-game.h"
#include "weft-error.h"
#include "weft-hexes.h"
#include "weft-tables.h"

/* A change to one table that its reader must notice. */
typedef struct
{
  const char *path; /* of the test */
  const char *file;
  const char *from;
  const char *to;
  const char *message; /* a part of it */
} BadTable;

static const BadTable bad_tables[] = {
  { "syntax", "tracks.json", "[", "[[", "not valid JSON" },
  { "unknown-track", "tracks.json", "\"exploration\"", "\"exploring\"", "no track called" },
  { "tracks-out-of-order", "tracks.json", "\"track\": \"exploration\"", "\"track\": \"science\"",
    "must be the track" },
  { "wrong-tier", "tracks.json", "\"tier\": \"I\"", "\"tier\": \"II\"", "is in tier I" },
  { "landmark-elsewhere", "tracks.json", "\"landmark\": \"Lighthouse\"",
    "\"monument\": \"Lighthouse\"", "landmarks are on spaces" },
  { "unknown-benefit", "tracks.json", "[\"explore\"]", "[\"wander\"]", "is no benefit" },
  { "benefit-without-tracks", "tracks.json", "advance:military,technology,exploration", "advance",
    "is no benefit" },
  { "benefit-of-unknown-track", "tracks.json", "regress:military,technology", "regress:music",
    "no track called" },
  { "benefit-of-two-lists", "tracks.json", "regress:military,technology",
    "regress:military:technology", "no track called" },
  { "benefit-no-text", "tracks.json", "[\"explore\"]", "[7]", "must be text" },
  { "card-out-of-order", "decision-cards.json", "\"card\": 1,", "\"card\": 2,", "from 1 to 1" },
  { "unknown-box", "decision-cards.json", "\"automa\": \"finish\"", "\"automa\": \"start\"",
    "no box called" },
  { "ladder-twice", "decision-cards.json",
    "[\"favorite\", \"military\", \"exploration\", \"technology\", \"science\"]",
    "[\"favorite\", \"military\", \"military\", \"technology\", \"science\"]",
    "name each base track" },
  { "pattern-11", "decision-cards.json", "\"hexes\": 10", "\"hexes\": 11", "from 1 to 10" },
  { "arts-in-the-middle", "decision-cards.json", "\"arts\": \"top\"", "\"arts\": \"middle\"",
    "top, bottom or null" },
  { "unknown-deck", "decision-cards.json", "\"deck\": \"starting\"", "\"deck\": \"ending\"",
    "starting or progress" },
  { "no-level", "levels.json", "\"level\": 1,", "\"level\": 9,", "from 1 to 1" },
  { "unknown-mat", "levels.json", "\"mat\": \"hard\"", "\"mat\": \"harder\"", "normal or hard" },
  { "income-turn-6", "levels.json", "[2, 3, 4, 5]", "[2, 3, 4, 6]", "from 1 to 5" },
  { "too-many-cards", "levels.json", "{\"2\": 2, \"3\": 6, \"4\": 6}",
    "{\"2\": 3, \"3\": 6, \"4\": 6}", "more cards are added" },
  { "unknown-first-income", "levels.json", "human-advances-on-four-tracks", "human-rests",
    "no first income turn called" },
  { "mat-without-row", "income-mat.json", "\"5\"", "\"6\"", "is missing" },
  { "unknown-civilization", "civilizations.json", "scientists", "alchemists",
    "no civilization called" },
  { "civilizations-out-of-order", "civilizations.json", "\"civilization\": \"explorers\"",
    "\"civilization\": \"engineers\"", "must be" },
  { "five-steps", "civilizations.json", "[\"roll\"]",
    "[\"roll\", \"roll\", \"roll\", \"roll\", \"roll\"]", "must have 0 to 4 entries" },
  { "steps-no-list", "civilizations.json", "[\"roll\"]", "\"roll\"", "must be an array" },
  { "income-in-words", "civilizations.json", "\"income\": null", "\"income\": \"as printed\"",
    "must be an object" },
  { "no-income", "civilizations.json", "\"income\": null", "\"outgo\": null", "is missing" },
  { "unknown-step", "civilizations.json", "advance:exploration", "advance:", "names no track" },
  { "no-outposts", "setup.json", "\"outposts_per_color\": 10", "\"outposts_per_color\": 0",
    "from 3 to 50" },
  { "unknown-achievement", "setup.json", "topple-two", "topple-three", "no achievement called" },
  { "no-die", "setup.json", "science_die", "science_dice", "is missing" },
  { "hex-of-another-column", "map.json", "\"hex\": \"A1\"", "\"hex\": \"B9\"", "no hex of column" },
  { "hex-without-a-row", "map.json", "\"hex\": \"A1\"", "\"hex\": \"AX\"", "no hex of column" },
  { "hex-of-three-letters", "map.json", "\"hex\": \"A1\"", "\"hex\": \"A10\"", "no hex of column" },
  { "neighbor-two-columns-away", "map.json", "[\"B2\", \"B3\", \"A2\"]", "[\"C3\", \"B3\", \"A2\"]",
    "not adjacent" },
  { "neighbor-two-rows-away", "map.json", "[\"B2\", \"B3\", \"A2\"]", "[\"B2\", \"B3\", \"A3\"]",
    "not adjacent" },
  { "unknown-neighbor", "map.json", "[\"B2\", \"B3\", \"A2\"]", "[\"B2\", \"B3\", \"H2\"]",
    "no hex called" },
  { "far-neighbor", "map.json", "[\"B2\", \"B3\", \"A2\"]", "[\"B2\", \"B3\", \"G2\"]",
    "not adjacent" },
  { "one-way-neighbor", "map.json", "[\"B2\", \"B3\", \"A2\"]", "[\"B2\", \"B3\"]",
    "one way only" },
  { "no-middle-island", "map.json", "\"middle_island\": \"D4\"", "\"middle_island\": \"D9\"",
    "no hex called" },
  { "pattern-out-of-order", "hex-tiebreakers.json", "\"hexes\": 2,", "\"hexes\": 3,",
    "from 2 to 2" },
  { "order-without-a-hex", "hex-tiebreakers.json", "\"order\": [\"D1\", \"E1\"",
    "\"order\": [\"D1\", \"D1\"", "every hex once" },
  { "unknown-kind-of-card", "human-cards.json", "\"kind\": \"tapestry\"", "\"kind\": \"tech\"",
    "no kind of card called" },
  { "unknown-act", "human-cards.json", "\"act\": \"revolution\"", "\"act\": \"revolt\"",
    "no act called" },
  { "unknown-time", "human-cards.json", "\"when\": \"era\"", "\"when\": \"always\"",
    "no time called" },
  { "card-without-time", "human-cards.json", "\"when\": \"era\", ", "", "when is missing" },
  { "card-of-unknown-expansion", "human-cards.json",
    "\"Infiltrators\", \"expansion\": \"plans-and-ploys\"",
    "\"Infiltrators\", \"expansion\": \"plans\"", "no expansion called" },
  { "no-rule", "human-cards.json", "\"rule\": \"P7\"", "\"rule\": \"P99\"", "no rule called" },
  { "card-twice", "human-cards.json", "\"name\": \"Dystopia\"", "\"name\": \"Dark Ages\"",
    "stands there twice" },
  { "card-taken-out", "human-cards.json", "\"name\": \"Dystopia\"", "\"name\": \"Alliance\"",
    "“Alliance” is taken out of the game" },
  { "civilization-taken-out", "human-cards.json", "\"Architects\"", "\"Traders\"",
    "“Traders” is taken out of the game" },
  { "civilization-of-plans-taken-out", "human-cards.json", "\"Aliens\"", "\"Spies\"",
    "“Spies” is taken out of the game" },
  { "civilization-twice", "human-cards.json", "\"Architects\"", "\"Alchemists\"",
    "can be drawn twice" },
  { "civilization-not-drawn", "human-cards.json", "   \"Nomads\"", "   \"Monads\"",
    "“Nomads” cannot be drawn" },
  { "civilization-of-another-expansion", "human-cards.json",
    "\"Renegades\", \"expansion\": \"arts-and-architecture\"", "\"Renegades\", \"expansion\": null",
    "“Renegades” cannot be drawn" },
  { "mat-without-name", "human-cards.json", "\"6\": \"Forest\"", "\"7\": \"Forest\"",
    "is missing" },
  { "mat-7", "human-cards.json", "    1,\n    6", "    1,\n    7", "from 1 to 6" },
  { "mat-in-two-pairs", "human-cards.json", "    1,\n    6", "    1,\n    2", "in one pair" },
  { "pair-of-one", "human-cards.json", "    1,\n    6", "    6", "two numbers" },
  { "no-draws", "human-cards.json", "\"civilizations\": 2", "\"civilizations\": 0", "from 1 to 3" },
};

static void
test_bad_table (gconstpointer data)
{
  const BadTable *bad = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (WeftTables) tables = changed_tables (bad->file, bad->from, bad->to, &error);

  g_assert_null (tables);
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_TABLE);
  g_assert_nonnull (strstr (error->message, bad->message));
  g_assert_null (strchr (error->message, '\n'));
}

/* Whichever hex a hex order leaves out is missed. */
static void
test_orders_have_every_hex (void)
{
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      const WeftHex *left_out = &test_tables ()->hexes[hex];
      const WeftHex *twice = &test_tables ()->hexes[(hex + 1) % WEFT_N_HEXES];
      const char *before = hex == test_tables ()->hex_order[1][0] ? "[" : ", ";
      g_autofree char *from = g_strdup_printf ("%s\"%s\"", before, left_out->name);
      g_autofree char *to = g_strdup_printf ("%s\"%s\"", before, twice->name);
      g_autoptr (GError) error = NULL;

      g_assert_null (changed_tables ("hex-tiebreakers.json", from, to, &error));
      g_assert_error (error, WEFT_ERROR, WEFT_ERROR_TABLE);
      g_assert_nonnull (strstr (error->message, "every hex once"));
    }
}

static void
test_space_names (void)
{
  const WeftTables *tables = test_tables ();

  g_assert_cmpstr (tables->spaces[MILITARY][5].name, ==, "Cavalry");
  g_assert_cmpstr (tables->spaces[SCIENCE][7].landmark, ==, "Academy");
  g_assert_null (tables->spaces[SCIENCE][0].name);
  g_assert_cmpint (tables->landmark_space[2], ==, 10);
}

/* The hex orders must be what their arrows say: rows follow each other on the gray arrow's side. */
static void
test_distances_agree_with_neighbors (void)
{
  const WeftTables *tables = test_tables ();

  for (guint a = 0; a < WEFT_N_HEXES; a++)
    for (guint b = 0; b < WEFT_N_HEXES; b++)
      {
        gboolean adjacent = (tables->hexes[a].neighbors & WEFT_HEX_BIT (b)) != 0;

        g_assert_cmpint (tables->distance[a][b] == 1, ==, adjacent);
        g_assert_cmpint (tables->distance[a][b], ==, tables->distance[b][a]);
        g_assert_cmpint (tables->distance[a][b] == 0, ==, a == b);
      }
  g_assert_cmpint (tables->distance[hex_at ("A1")][hex_at ("G3")], ==, 6);
}

static void
test_furthest_and_closest (void)
{
  const WeftTables *tables = test_tables ();
  WeftHexSet corners = WEFT_HEX_BIT (hex_at ("A1")) | WEFT_HEX_BIT (hex_at ("D1"));
  WeftHexSet from = WEFT_HEX_BIT (hex_at ("D4"));

  g_assert_cmphex (weft_hexes_furthest (tables, corners, from), ==, corners);
  g_assert_cmphex (weft_hexes_furthest (tables, corners | from, from), ==, corners);
  g_assert_cmphex (weft_hexes_closest (tables, corners | from, from, 0), ==, from);
  g_assert_cmphex (weft_hexes_furthest (tables, corners, 0), ==, corners);
}

/* What is quoted is no longer than a line has room for, and fit to be printed. */
static void
test_quotes (void)
{
  g_autofree char *forty = g_strnfill (40, 'x'), *more = g_strnfill (60, 'x');
  g_autofree char *whole = weft_quote (forty), *cut = weft_quote (more);
  g_autofree char *control = weft_quote ("a\n\033b"), *broken = weft_quote ("ab\xff"
                                                                            "c");
  g_autofree char *expected_whole = g_strdup_printf ("“%s”", forty);
  g_autofree char *expected_cut = g_strdup_printf ("“%s…”", forty);

  g_assert_cmpstr (whole, ==, expected_whole);
  g_assert_cmpstr (cut, ==, expected_cut);
  g_assert_cmpstr (control, ==, "“a??b”");
  g_assert_cmpstr (broken, ==, "“ab”");
}

#define ROUND_TRIP(type, n)                                                                        \
  for (int i = 0; i < (n); i++)                                                                    \
    g_assert_cmpint (weft_##type##_from_nick (weft_##type##_nick (i)), ==, i);                     \
  g_assert_cmpint (weft_##type##_from_nick ("nothing of ours"), ==, -1);

static void
test_nicks_round_trip (void)
{
  ROUND_TRIP (track, WEFT_N_TRACKS)
  ROUND_TRIP (player, WEFT_N_PLAYERS)
  ROUND_TRIP (color, WEFT_N_COLORS)
  ROUND_TRIP (mode, WEFT_N_MODES)
  ROUND_TRIP (expansion, WEFT_N_EXPANSIONS)
  ROUND_TRIP (civilization, WEFT_N_CIVILIZATIONS)
  ROUND_TRIP (box, WEFT_N_BOXES)
  ROUND_TRIP (achievement, WEFT_N_ACHIEVEMENTS)
  ROUND_TRIP (benefit, WEFT_N_BENEFITS)
  ROUND_TRIP (prompt, WEFT_N_PROMPTS)
  ROUND_TRIP (move, WEFT_N_MOVES)
  ROUND_TRIP (fix, WEFT_N_FIXES)
  ROUND_TRIP (cause, WEFT_N_CAUSES)
  ROUND_TRIP (event, WEFT_N_EVENTS)
  ROUND_TRIP (card_kind, WEFT_N_CARD_KINDS)
  ROUND_TRIP (card_time, WEFT_N_CARD_TIMES)
  ROUND_TRIP (card_act, WEFT_N_CARD_ACTS)
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bad_tables); i++)
    {
      g_autofree char *path = g_strconcat ("/tables/bad/", bad_tables[i].path, NULL);

      g_test_add_data_func (path, &bad_tables[i], test_bad_table);
    }
  g_test_add_func ("/tables/orders-have-every-hex", test_orders_have_every_hex);
  g_test_add_func ("/tables/space-names", test_space_names);
  g_test_add_func ("/tables/distances-agree-with-neighbors", test_distances_agree_with_neighbors);
  g_test_add_func ("/hexes/furthest-and-closest", test_furthest_and_closest);
  g_test_add_func ("/terms/quotes", test_quotes);
  g_test_add_func ("/terms/nicks-round-trip", test_nicks_round_trip);
  return g_test_run ();
}
