/* records.c: reading and writing records, undo and redo, chance, forecast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "test-game.h"
#include "weft-deck.h"
#include "weft-error.h"
#include "weft-forecast.h"
#include "weft-hexes.h"
#include "weft-history.h"
#include "weft-record-marks.h"
#include "weft-record-text.h"
#include "weft-refusal.h"
#include "weft-simulation.h"
#include "weft-state-json.h"

#define SETUP                                                                                      \
  "\"setup\":{\"mode\":\"solo\",\"level\":2,\"expansions\":[],\"players\":[{\"name\":\"Ann\","     \
  "\"color\":\"blue\",\"hat\":1}],\"automa\":{\"color\":\"red\",\"civilizations\":"                \
  "[\"explorers\"],\"favorite\":\"exploration\"},\"shadow\":{\"color\":\"gray\",\"favorite\":"     \
  "\"military\"},\"first\":\"p1\",\"landmark_cards\":0}"
#define HEAD "\"format\":\"weft-game\",\"version\":1"

static WeftRecord *
parse (const char *text, GError **error)
{
  return weft_record_parse (text, strlen (text), test_tables (), error);
}

static const struct
{
  const char *path;
  const char *text;
  WeftError code;
  const char *message;
} bad_records[] = {
  { "empty", "", WEFT_ERROR_SYNTAX, "empty" },
  { "no-json", "hello", WEFT_ERROR_SYNTAX, "unexpected character at line 1, character 1" },
  { "octal-number", "[010]", WEFT_ERROR_SYNTAX, "broken number at line 1, character 5" },
  { "huge-number", "[18446744073709551623]", WEFT_ERROR_SYNTAX,
    "too large at line 1, character 22" },
  { "two-values", "{} {}", WEFT_ERROR_SYNTAX, "something follows the end at line 1, character 4" },
  { "open-string", "[\"abc", WEFT_ERROR_SYNTAX, "ends in the middle at line 1, character 6" },
  { "closed-twice", "]", WEFT_ERROR_SYNTAX, "unexpected character at line 1, character 1" },
  { "cut-off", "{\"format\":\n ", WEFT_ERROR_SYNTAX, "ends in the middle at line 2, character 2" },
  { "other-bracket", "{\"a\":[1}", WEFT_ERROR_SYNTAX,
    "unexpected character at line 1, character 8" },
  { "mark-in-a-wrong-place", "{\"a\" 1}", WEFT_ERROR_SYNTAX, "not valid JSON" },
  { "comment", "/* */ {}", WEFT_ERROR_SYNTAX, "unexpected character at line 1, character 1" },
  { "single-quotes", "{'format':1}", WEFT_ERROR_SYNTAX, "unexpected character" },
  { "invalid-utf8", "{\"format\":\"\xff\"}", WEFT_ERROR_SYNTAX, "not UTF-8" },
  { "control-character", "{\"format\":\"\t\"}", WEFT_ERROR_SYNTAX, "unexpected character" },
  { "half-a-character", "{\"x\":\"\\ud800\"}", WEFT_ERROR_SYNTAX, "broken escape" },
  { "letter-in-an-escape", "{\"x\":\"\\ud83ud\\de00\"}", WEFT_ERROR_SYNTAX, "broken escape" },
  { "unknown-escape", "{\"x\":\"\\q\"}", WEFT_ERROR_SYNTAX, "broken escape" },
  { "other-half", "{\"x\":\"\\udc00\"}", WEFT_ERROR_SYNTAX, "broken escape" },
  { "escaped-nul", "{\"x\":\"\\u0000\"}", WEFT_ERROR_SYNTAX,
    "broken escape at line 1, character 7" },
  { "infinite-number", "{\"x\":-1e999}", WEFT_ERROR_SYNTAX, "too large" },
  { "infinite-number-in-an-array", "{\"x\":[1,1e999]}", WEFT_ERROR_SYNTAX, "too large" },
  { "two-first-halves", "{\"x\":\"\\ud800\\ud800\"}", WEFT_ERROR_SYNTAX, "broken escape" },
  { "second-half-too-far", "{\"x\":\"\\ud800\\ue000\"}", WEFT_ERROR_SYNTAX, "broken escape" },
  { "word", "true", WEFT_ERROR_RECORD, "must be an object" },
  { "half-a-word", "tru", WEFT_ERROR_SYNTAX, "unexpected character" },
  { "array", "[]", WEFT_ERROR_RECORD, "must be an object" },
  { "no-format", "{}", WEFT_ERROR_RECORD, "format is missing" },
  { "other-format", "{\"format\":\"chess\",\"version\":1}", WEFT_ERROR_RECORD, "not “chess”" },
  { "version-2", "{\"format\":\"weft-game\",\"version\":2}", WEFT_ERROR_RECORD,
    "version 2 is not known" },
  { "no-setup", "{" HEAD "}", WEFT_ERROR_RECORD, "setup is missing" },
  { "no-moves", "{" HEAD "," SETUP "}", WEFT_ERROR_RECORD, "moves is missing" },
  { "moves-no-array", "{" HEAD "," SETUP ",\"moves\":{}}", WEFT_ERROR_RECORD, "must be an array" },
  { "bad-seed", "{" HEAD "," SETUP ",\"moves\":[],\"seed\":\"xyz\"}", WEFT_ERROR_RECORD,
    "32 hex digits" },
  { "by-hand-no-array", "{" HEAD "," SETUP ",\"moves\":[],\"by_hand\":\"cards\"}",
    WEFT_ERROR_RECORD, "must be an array" },
  { "unknown-by-hand", "{" HEAD "," SETUP ",\"moves\":[],\"by_hand\":[\"coins\"]}",
    WEFT_ERROR_RECORD, "“coins”" },
  { "bad-move", "{" HEAD "," SETUP ",\"moves\":[{\"move\":\"jump\"}]}", WEFT_ERROR_MALFORMED,
    "moves[0].move: " },
};

static void
test_bad_record (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;

  g_assert_null (parse (bad_records[i].text, &error));
  g_assert_error (error, WEFT_ERROR, (int) bad_records[i].code);
  g_assert_nonnull (strstr (error->message, bad_records[i].message));
  g_assert_null (strchr (error->message, '\n'));
}

static void
test_nul_depth_and_size (void)
{
  g_autoptr (GString) deep = g_string_new (NULL);
  g_autoptr (GError) nul = NULL, nested = NULL, large = NULL;
  g_autofree char *blank = g_strnfill (WEFT_JSON_MAX_BYTES + 1, ' ');

  g_assert_null (weft_record_parse ("{\0}", 3, test_tables (), &nul));
  g_assert_nonnull (strstr (nul->message, "NUL byte at line 1, character 2"));
  for (int i = 0; i < 100000; i++)
    g_string_append_c (deep, '[');
  g_assert_null (parse (deep->str, &nested));
  g_assert_nonnull (strstr (nested->message, "nest more than"));
  g_assert_null (parse (blank, &large));
  g_assert_nonnull (strstr (large->message, "too large"));
}

typedef struct
{
  const char *from;
  const char *to;
  const char *message;
} SetupChange;

static void
test_bad_setups (void)
{
  static const SetupChange changes[] = {
    { "\"hat\":1", "\"civilizations\":7", "must be an array" },
    { "\"hat\":1", "\"civilizations\":[7]", "must be text" },
    { "\"solo\"", "\"duel\"", "no mode called" },
    { "\"level\":2", "\"level\":7", "from 1 to 6" },
    { "\"level\":2", "\"level\":\"2\"", "a whole number" },
    { "\"expansions\":[]", "\"expansions\":[\"cats\"]", "no expansion called" },
    { "\"blue\"", "\"pink\"", "no color called" },
    { "\"color\":\"blue\"", "\"color\":\"red\"", "cannot both be red" },
    { "\"name\":\"Ann\"", "\"name\":4", "must be text" },
    { "\"name\":\"Ann\"",
      "\"name\":\"1234567890123456789012345678901234567890123456789012345678901\"",
      "more than 60 characters" },
    { "[\"explorers\"]", "[\"dreamers\"]", "no civilization called" },
    { "[\"explorers\"]", "[\"hucksters\"]", "plans-and-ploys" },
    { "[\"explorers\"]", "[\"explorers\",\"engineers\"]", "has 1 civilization" },
    { "\"favorite\":\"military\"", "\"favorite\":\"exploration\"", "different favorite" },
    { "\"favorite\":\"military\"", "\"favorite\":\"arts\"", "tracks in play" },
    { "\"favorite\":\"exploration\"", "\"favorite\":\"science\"", "of explorers is exploration" },
    { "\"first\":\"p1\"", "\"first\":\"shadow\"", "must be first" },
    { "\"landmark_cards\":0", "\"landmark_cards\":4", "from 0 to 3" },
    { "\"mode\":\"solo\"", "\"mode\":\"shadow-empire\"", "has no “automa”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      const char *text = "{" HEAD "," SETUP ",\"moves\":[]}";
      const char *at = strstr (text, changes[i].from);
      g_autofree char *changed = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (at);
      changed = g_strdup_printf ("%.*s%s%s", (int) (at - text), text, changes[i].to,
                                 at + strlen (changes[i].from));
      g_assert_null (parse (changed, &error));
      g_assert_error (error, WEFT_ERROR, WEFT_ERROR_SETUP);
      g_assert_nonnull (strstr (error->message, changes[i].message));
    }
}

static void
test_unknown_members_survive (void)
{
  const char *text = "{" HEAD ",\"notes\":{\"a\":[1,2,1e20,-2.5e-7,\"e5.0\"]}," SETUP
                     ",\"moves\":[{\"move\":\"income\","
                     "\"player\":\"p1\",\"at\":\"20:15\"}],\"undone\":[{\"move\":\"end-turn\","
                     "\"player\":\"p1\",\"mood\":\"sad\"}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (WeftRecord) record = parse (text, &error), again = NULL;
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  written = weft_record_to_text (record);
  g_assert_nonnull (strstr (written, "[1,2,1e+20,"));
  g_assert_nonnull (strstr (written, "\"e5.0\""));
  g_assert_nonnull (strstr (written, "\"hat\":1"));
  again = parse (written, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (written, "\"at\":\"20:15\""));
  weft_record_redo (record);
  g_free (g_steal_pointer (&written));
  written = weft_record_to_text (record);
  g_assert_nonnull (strstr (written, "\"mood\":\"sad\""));
  g_assert_null (strstr (written, "undone"));
}

/* A note can say how many outposts lie on a civilization mat; what is no such number says nothing.
 */
static void
test_kept (void)
{
  static const struct
  {
    const char *member;
    int kept;
  } cases[] = {
    { "\"player\":\"p1\",\"kept\":2", 2 },
    { "\"player\":\"p1\",\"kept\":0", 0 },
    { "\"player\":\"p1\",\"kept\":-1", -1 },
    { "\"player\":\"p1\",\"kept\":256", -1 },
    { "\"player\":\"p1\",\"kept\":1.5", -1 },
    { "\"player\":\"p1\",\"kept\":\"2\"", -1 },
    { "\"player\":\"p1\",\"kept\":[2]", -1 },
    { "\"player\":\"p2\",\"kept\":2", -1 },
    { "\"kept\":2", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("{" HEAD "," SETUP ",\"moves\":[{\"move\":\"note\",\"text\":\"x\",%s}]}",
                           cases[i].member);
      g_autoptr (GError) error = NULL;
      g_autoptr (WeftRecord) record = parse (text, &error);

      g_assert_no_error (error);
      g_assert_cmpint (weft_record_kept (record, 0, P1), ==, cases[i].kept);
    }
}

/* Every escape JSON has, and characters of more than 16 bits as two of them. */
static void
test_escapes (void)
{
  const char *setup = strstr (SETUP, "Ann");
  g_autofree char *text = g_strdup_printf (
      "{" HEAD ",%.*s%s%s,\"moves\":[]}", (int) (setup - SETUP), SETUP,
      "\\u0041\\u00e9\\uD83D\\uDE00\\ud83d\\udc00\\ud840\\udfff \\\"\\\\\\/\\b\\f\\n\\r\\t",
      setup + 3);
  g_autoptr (GError) error = NULL;
  g_autoptr (WeftRecord) record = parse (text, &error);
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  /* What is printed has no control characters; what is kept has. */
  g_assert_cmpstr (weft_record_player_name (record, P1), ==, "Aé😀🐀𠏿 \"\\/");
  written = weft_record_to_text (record);
  g_assert_nonnull (strstr (written, "\\/\\b\\f\\n\\r\\t"));
}

static void
test_undone_moves_last_undone_first (void)
{
  WeftSetup setup = solo_setup (2);
  WeftRecord *record = weft_record_new (&setup, NULL, NULL);
  g_autoptr (WeftHistory) history = weft_history_new (test_tables (), record, NULL);
  WeftMove moves[] = { { .kind = WEFT_MOVE_INCOME },
                       { .kind = WEFT_MOVE_ADVANCE, .track = SCIENCE, .token = WEFT_NONE },
                       { .kind = WEFT_MOVE_END_TURN } };
  g_autofree char *text = NULL;
  g_autoptr (WeftRecord) again = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (weft_history_apply (history, &moves[i], NULL, NULL));
  weft_history_go_back (history, 1);
  text = weft_record_to_text (record);
  g_assert_cmpint (strstr (text, "\"advance\"") < strstr (text, "\"end-turn\""), ==, TRUE);
  again = parse (text, NULL);
  g_assert_cmpint (weft_record_n_undone (again), ==, 2);
  g_assert_cmpint (weft_record_next_undone (again)->kind, ==, WEFT_MOVE_ADVANCE);
  g_assert_true (weft_history_redo (history, NULL));
  g_assert_true (weft_history_redo (history, NULL));
  g_assert_false (weft_history_redo (history, NULL));
  weft_history_go_back (history, 2);
  g_assert_true (weft_history_apply (history, &moves[2], NULL, NULL));
  g_assert_cmpint (weft_record_n_undone (record), ==, 0);
}

#define SEED "\"seed\":\"0123456789abcdef0123456789abcdef\""

/* The bytes of a record with @n notes of the longest kind, in letters that are escaped. */
static WeftHistory *
full_of_notes (guint n)
{
  WeftSetup setup = solo_setup (2);
  WeftHistory *history =
      weft_history_new (test_tables (), weft_record_new (&setup, NULL, NULL), NULL);
  g_autofree char *text = g_strnfill (WEFT_MAX_NOTE, '\1');

  for (guint i = 0; i < n; i++)
    if (!weft_history_apply (history, &(WeftMove){ .kind = WEFT_MOVE_NOTE }, text, NULL))
      break;
  return history;
}

/* What could not be read again is not taken. */
static void
test_limits_hold_when_writing (void)
{
  g_autoptr (WeftHistory) history = full_of_notes (WEFT_RECORD_MAX_MOVES);
  g_autofree char *text = weft_record_to_text (weft_history_record (history));
  g_autofree char *long_note = g_strnfill (WEFT_MAX_NOTE + 1, 'x');
  g_autoptr (WeftRecord) again = parse (text, NULL);
  g_autoptr (GError) full = NULL, too_long = NULL;
  g_autoptr (WeftHistory) empty = full_of_notes (0);
  WeftMove note = { .kind = WEFT_MOVE_NOTE };

  g_assert_nonnull (again);
  g_assert_cmpuint (strlen (text), >, WEFT_JSON_MAX_BYTES / 2); /* it was filled */
  g_assert_cmpuint (weft_record_n_moves (again), ==, weft_history_n_moves (history));
  g_assert_false (weft_history_apply (history, &note, long_note + 1, &full));
  g_assert_cmpint (weft_error_get_refusal (full), ==, WEFT_REFUSAL_RECORD_FULL);
  g_assert_false (weft_history_apply (empty, &note, long_note, &too_long));
  g_assert_cmpint (weft_error_get_refusal (too_long), ==, WEFT_REFUSAL_NOTE_TOO_LONG);
  g_assert_true (weft_history_apply (empty, &note, long_note + 1, NULL));
}

/* Members that a record has no room for are not added. */
static void
test_no_member_too_many (void)
{
  g_autoptr (GString) text = g_string_new ("{" HEAD "," SETUP ",\"moves\":[]," SEED);
  g_autoptr (WeftRecord) record = NULL, again = NULL;
  g_autofree char *written = NULL;

  for (int i = 5; i < WEFT_JSON_MAX_MEMBERS; i++)
    g_string_append_printf (text, ",\"m%d\":1", i);
  g_string_append_c (text, '}');
  record = parse (text->str, NULL);
  g_assert_nonnull (record);
  weft_record_set_told (record, 3);
  weft_record_set_by_hand (record, WEFT_BY_HAND_ALL);
  weft_record_append (record, &(WeftMove){ .kind = WEFT_MOVE_NOTE }, "note", test_tables ());
  weft_record_undo (record);
  written = weft_record_to_text (record);
  again = parse (written, NULL);
  g_assert_nonnull (again);
}

/* A name is printed by many: it is one line without anything that a terminal would obey. */
static void
test_names_can_be_printed (void)
{
  static const char *const pairs[][2] = {
    { "Ann", "Ann" },
    { "A\\u001b[31mn", "A [31mn" },
    { "B\\u009b\\nb", "B  b" },
    { "\\u0007", "p1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *name = g_strdup_printf ("\"name\":\"%s\"", pairs[i][0]);
      g_autoptr (GString) text = g_string_new ("{" HEAD "," SETUP ",\"moves\":[]}");
      g_autoptr (WeftRecord) record = NULL;

      g_string_replace (text, "\"name\":\"Ann\"", name, 1);
      record = parse (text->str, NULL);
      g_assert_nonnull (record);
      g_assert_cmpstr (weft_record_player_name (record, WEFT_PLAYER_P1), ==, pairs[i][1]);
    }
}

/* What the person deals and rolls: what the record says, else what its seed leaves. */
static void
test_by_hand (void)
{
  static const struct
  {
    const char *members;
    WeftByHandSet by_hand;
  } cases[] = {
    { "\"notes\":1", WEFT_BY_HAND_ALL },
    { SEED, 0 },
    { SEED ",\"by_hand\":null", 0 },
    { SEED ",\"by_hand\":[]", 0 },
    { SEED ",\"by_hand\":[\"cards\"]", WEFT_BY_HAND_BIT (WEFT_BY_HAND_CARDS) },
    { SEED ",\"by_hand\":[\"dice\"]", WEFT_BY_HAND_BIT (WEFT_BY_HAND_DICE) },
    { SEED ",\"by_hand\":[\"dice\",\"cards\"]", WEFT_BY_HAND_ALL },
    { "\"by_hand\":[\"dice\"]", WEFT_BY_HAND_ALL }, /* nothing could draw the cards */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (WeftByHandSet changed = 0; changed <= WEFT_BY_HAND_ALL; changed++)
      {
        g_autofree char *text =
            g_strdup_printf ("{%s,%s,\"moves\":[],%s}", HEAD, SETUP, cases[i].members);
        g_autoptr (WeftRecord) record = parse (text, NULL);
        g_autoptr (WeftRecord) again = NULL;
        g_autofree char *written = NULL;

        g_assert_nonnull (record);
        g_assert_cmpint (weft_record_by_hand (record), ==, cases[i].by_hand);
        weft_record_set_by_hand (record, changed);
        written = weft_record_to_text (record);
        again = parse (written, NULL);
        g_assert_nonnull (again);
        g_assert_cmpint (weft_record_by_hand (again), ==,
                         weft_record_seed (record) != NULL ? changed : WEFT_BY_HAND_ALL);
      }
}

static char *
state_text (const WeftState *state)
{
  JsonObject *object = weft_state_to_json (state, test_tables ());
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  json_object_unref (object);
  return json_to_string (node, FALSE);
}

static WeftSimulation
simulation (void)
{
  return (WeftSimulation){
    .tables = test_tables (), .seed = { 1, 2 }, .setup = solo_setup (4), .roll_bots = TRUE
  };
}

static void
test_going_back_equals_replaying_less (void)
{
  WeftSimulation games = simulation ();
  WeftRecord *record = weft_simulation_record (&games, 7);
  g_autoptr (WeftHistory) history = weft_history_new (test_tables (), record, NULL);
  guint n = weft_history_n_moves (history);

  for (guint left = n; left > 0; left -= MIN (left, 9))
    {
      WeftState state;
      g_autofree char *back = NULL;
      g_autofree char *replayed = NULL;

      weft_history_go_back (history, left);
      weft_flow_start (test_tables (), weft_record_setup (record), &state, NULL);
      for (guint i = 0; i < left; i++)
        g_assert_true (
            weft_flow_apply (test_tables (), &state, weft_record_move (record, i), NULL, NULL));
      back = state_text (weft_history_state (history));
      replayed = state_text (&state);
      g_assert_cmpstr (back, ==, replayed);
    }
  while (weft_history_redo (history, NULL))
    ;
  g_assert_cmpint (weft_history_n_moves (history), ==, n);
  g_assert_true (weft_history_state (history)->over);
}

static void
test_saved_records_are_whole (void)
{
  g_autofree char *folder = g_dir_make_tmp ("weft-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.weft", NULL);
  WeftSimulation games = simulation ();
  g_autoptr (WeftRecord) record = weft_simulation_record (&games, 3);
  g_autoptr (WeftRecord) again = NULL;
  g_autofree char *before = weft_record_to_text (record);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL, missing = NULL, nowhere = NULL;

  weft_record_save (record, path, &error);
  g_assert_no_error (error);
  again = weft_record_load (path, test_tables (), &error);
  g_assert_no_error (error);
  after = weft_record_to_text (again);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_null (weft_record_load (path, test_tables (), &missing));
  g_assert_error (missing, WEFT_ERROR, WEFT_ERROR_FILE);
  g_assert_null (weft_record_load (folder, test_tables (), &nowhere));
  g_assert_error (nowhere, WEFT_ERROR, WEFT_ERROR_FILE);
  g_assert_false (weft_record_save (record, "/nowhere/at/all.weft", NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Any names are kept; of them only the Militants change the start (P5). */
static void
test_civilizations_of_humans (void)
{
  static const char *const lists[] = { "[]", "null", "[\"dreamers\",\"nomads\"]",
                                       "[\"nomads\",\"militants\"]" };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *member = g_strdup_printf ("\"civilizations\":%s", lists[i]);
      g_autofree char *text = g_strdup ("{" HEAD "," SETUP ",\"moves\":[]}");
      char *hat = strstr (text, "\"hat\":1");
      g_autofree char *with = g_strdup_printf ("%.*s%s%s", (int) (hat - text), text, member,
                                               hat + strlen ("\"hat\":1"));
      g_autoptr (GError) error = NULL;
      g_autoptr (WeftRecord) record = parse (with, &error);
      g_autofree char *written = NULL;
      g_auto (GStrv) nicks = NULL;

      g_assert_no_error (error);
      written = weft_record_to_text (record);
      g_assert_nonnull (strstr (written, member));
      g_assert_cmpint (weft_record_setup (record)->militants, ==, i == 3);
      nicks = weft_record_player_civilizations (record, P1);
      g_assert_cmpuint (g_strv_length (nicks), ==, i < 2 ? 0 : 2);
    }
}

static void
test_civilizations_of_a_new_record (void)
{
  static const char *const nicks[] = { "the-chosen", "militants", NULL };
  WeftSetup setup = solo_setup (2);
  g_autoptr (WeftRecord) record = weft_record_new (&setup, NULL, NULL);
  g_autoptr (WeftRecord) again = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) before = weft_record_player_civilizations (record, P1), after = NULL;

  g_assert_cmpuint (g_strv_length (before), ==, 0);
  weft_record_set_player_civilizations (record, P1, nicks);
  text = weft_record_to_text (record);
  again = parse (text, NULL);
  after = weft_record_player_civilizations (again, P1);
  g_assert_cmpstrv (after, nicks);
  g_assert_true (weft_record_setup (record)->militants);
  g_assert_true (weft_record_setup (again)->militants);
}

/* In the mode shadow-empire there is no map they could change. */
static void
test_militants_beside_the_shadow_empire (void)
{
  static const char *const nicks[] = { "militants", NULL };
  WeftSetup setup = shadow_setup (2);
  g_autoptr (WeftRecord) record = weft_record_new (&setup, NULL, NULL);
  g_autoptr (WeftRecord) again = NULL;
  g_autofree char *text = NULL;

  weft_record_set_player_civilizations (record, P2, nicks);
  text = weft_record_to_text (record);
  again = parse (text, NULL);
  g_assert_false (weft_record_setup (record)->militants);
  g_assert_false (weft_record_setup (again)->militants);
  g_assert_nonnull (strstr (text, "militants"));
}

static void
test_illegal_move_is_named (void)
{
  const char *text = "{" HEAD "," SETUP ",\"moves\":[{\"move\":\"income\",\"player\":\"p1\"},"
                     "{\"move\":\"income\",\"player\":\"p1\"}]}";
  g_autoptr (GError) error = NULL;

  g_assert_null (weft_history_new (test_tables (), parse (text, NULL), &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL);
  g_assert_true (g_str_has_prefix (error->message, "moves[1]: "));
}

static void
test_chance_follows_from_seed_and_count (void)
{
  g_auto (Game) a = game_at_deal (solo_setup (2)), b = game_at_deal (solo_setup (2));
  WeftSeed seed = { 5, 6 }, other = { 5, 7 };
  WeftMove first = weft_chance_sample (&seed, &a.state), second;
  gboolean differs = FALSE;

  /* What was done in between changes nothing. */
  put (&b, P1, SCIENCE, 9);
  second = weft_chance_sample (&seed, &b.state);
  g_assert_cmpmem (first.cards, 2, second.cards, 2);
  for (guint16 n = 1; n < 20; n++)
    {
      a.state.deals = n;
      second = weft_chance_sample (&seed, &a.state);
      differs |= memcmp (first.cards, second.cards, 2) != 0;
    }
  g_assert_true (differs);
  a.state.deals = 0;
  second = weft_chance_sample (&other, &a.state);
  g_assert_cmpint (memcmp (first.cards, second.cards, 2), !=, 0);
}

static void
test_chance_weighs_unknown_cards (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2));
  int counts[WEFT_N_CARDS + 1] = { 0 }, samples = 20000, hidden = 0;

  for (int i = 0; i < samples; i++)
    {
      WeftSeed seed = { (guint64) i, 99 };

      counts[weft_chance_sample (&seed, &game.state).cards[0]]++;
    }
  for (int card = 1; card <= 7; card++) /* one in eight each */
    g_assert_cmpint (ABS (counts[card] - samples / 8), <, samples / 80);
  for (int card = 8; card <= WEFT_N_CARDS; card++)
    {
      hidden += counts[card];
      g_assert_cmpint (counts[card], >, 0);
    }
  g_assert_cmpint (ABS (hidden - samples / 8), <, samples / 80);
}

static void
test_seed_text (void)
{
  WeftSeed seed, again;
  g_autofree char *text = NULL;

  g_assert_true (weft_seed_parse ("0123456789abcdefFEDCBA9876543210", &seed, NULL));
  text = weft_seed_to_string (&seed);
  g_assert_cmpstr (text, ==, "0123456789abcdeffedcba9876543210");
  g_assert_false (weft_seed_parse ("0123", &again, NULL));
  g_assert_false (weft_seed_parse ("0123456789abcdefFEDCBA98765432100", &again, NULL));
}

static void
test_forecast_counts_pairs (void)
{
  g_auto (Game) game = game_at_deal (solo_setup (2)), first = game_begin (solo_setup (2));
  WeftForecast forecast;
  double automa = 0, shadow = 0;

  /* Two cards are left: 6 then 7, or 7 then 6. */
  game.state.deck.known = WEFT_CARD_BIT (6) | WEFT_CARD_BIT (7) | WEFT_CARD_BIT (3);
  game.state.deck.unknown = 0;
  forecast = weft_forecast (&game.state, game.tables);
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      automa += forecast.track[AUTOMA][track];
      shadow += forecast.track[SHADOW][track];
    }
  g_assert_cmpfloat_with_epsilon (automa, 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (shadow, 1, 1e-9);
  /* Tiebreaker 6 gives military (conquer), 7 exploration, 3 science. */
  g_assert_cmpfloat_with_epsilon (forecast.track[AUTOMA][MILITARY], 1 / 3.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (forecast.conquer, 1 / 3.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (forecast.income, 0, 1e-9);
  forecast = weft_forecast (&first.state, first.tables);
  g_assert_cmpfloat_with_epsilon (forecast.income, 1, 1e-9);
}

/* The least number that the share of the games does not exceed. */
static void
test_simulation_figures (void)
{
  g_autofree WeftSimulationTotals *totals = g_new0 (WeftSimulationTotals, 1);

  totals->games = 4;
  totals->vp[10] = 1;
  totals->vp[20] = 2;
  totals->vp[30] = 1;
  g_assert_cmpint (weft_simulation_quantile (totals, 0.25), ==, 10);
  g_assert_cmpint (weft_simulation_quantile (totals, 0.26), ==, 20);
  g_assert_cmpint (weft_simulation_quantile (totals, 0.75), ==, 20);
  g_assert_cmpint (weft_simulation_quantile (totals, 1), ==, 30);
  g_assert_cmpfloat (weft_simulation_mean (totals), ==, 20);
  g_assert_cmpfloat_with_epsilon (weft_simulation_deviation (totals), sqrt (50), 1e-9);
}

/* What the assumption says: an income turn after 4 to 8 advance turns. */
static void
test_simulation_pace (void)
{
  WeftSimulation games = simulation ();
  gboolean seen[10] = { FALSE };

  for (guint64 n = 0; n < 20; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (&games, n);
      guint advances = 0;
      int eras = 0;

      for (guint i = 0; i < weft_record_n_moves (record); i++)
        {
          const WeftMove *move = weft_record_move (record, i);

          advances += move->kind == WEFT_MOVE_ADVANCE;
          if (move->kind != WEFT_MOVE_INCOME)
            continue;
          if (eras++ > 0)
            {
              g_assert_cmpuint (advances, >=, 4);
              g_assert_cmpuint (advances, <=, 8);
              seen[advances] = TRUE;
            }
          advances = 0;
        }
      g_assert_cmpint (eras, ==, WEFT_N_INCOME_TURNS);
    }
  g_assert_true (seen[4] && seen[5] && seen[6] && seen[7] && seen[8]);
}

/* The simulated human does nothing that is not possible, and explores and conquers next to its own
 * territories. */
static void
test_simulation_is_legal (void)
{
  WeftSimulation games = simulation ();
  guint explored = 0, conquered = 0;

  for (guint64 n = 0; n < 300; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (&games, n);
      WeftState state;

      weft_flow_start (test_tables (), weft_record_setup (record), &state, NULL);
      for (guint i = 0; i < weft_record_n_moves (record); i++)
        {
          const WeftMove *move = weft_record_move (record, i);
          gboolean explores = move->kind == WEFT_MOVE_EXPLORE;
          gboolean conquers = move->kind == WEFT_MOVE_CONQUER;
          WeftHexSet near =
              weft_hexes_next_to (test_tables (), state.board.controlled[WEFT_PLAYER_P1]);

          if (explores || conquers)
            g_assert_true ((near & WEFT_HEX_BIT (move->hex)) != 0);
          explored += explores;
          conquered += conquers;
          g_assert_true (weft_flow_apply (test_tables (), &state, move, NULL, NULL));
        }
      g_assert_true (state.over);
    }
  g_assert_cmpuint (explored, >, 0);
  g_assert_cmpuint (conquered, >, 0);
}

static void
test_simulation_is_repeatable (void)
{
  WeftSimulation games = simulation ();
  g_autofree WeftSimulationTotals *whole = g_new0 (WeftSimulationTotals, 1);
  g_autofree WeftSimulationTotals *parts = g_new0 (WeftSimulationTotals, 1);

  weft_simulation_run (&games, 0, 60, whole);
  weft_simulation_run (&games, 40, 20, parts);
  weft_simulation_run (&games, 0, 40, parts);
  g_assert_cmpmem (whole, sizeof *whole, parts, sizeof *parts);
  g_assert_cmpfloat (weft_simulation_mean (whole), >, 100);
  g_assert_cmpint (weft_simulation_quantile (whole, 0.05), <,
                   weft_simulation_quantile (whole, 0.95));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bad_records); i++)
    {
      g_autofree char *path = g_strconcat ("/record/bad/", bad_records[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_bad_record);
    }
  g_test_add_func ("/record/bad/nul-depth-and-size", test_nul_depth_and_size);
  g_test_add_func ("/record/bad/setups", test_bad_setups);
  g_test_add_func ("/record/escapes", test_escapes);
  g_test_add_func ("/record/kept", test_kept);
  g_test_add_func ("/record/unknown-members-survive", test_unknown_members_survive);
  g_test_add_func ("/record/by-hand", test_by_hand);
  if (g_getenv ("WEFT_QUICK") == NULL) /* it fills the largest record there can be */
    g_test_add_func ("/record/limits-hold-when-writing", test_limits_hold_when_writing);
  g_test_add_func ("/record/no-member-too-many", test_no_member_too_many);
  g_test_add_func ("/record/names-can-be-printed", test_names_can_be_printed);
  g_test_add_func ("/record/undone-moves-last-undone-first", test_undone_moves_last_undone_first);
  g_test_add_func ("/record/saved-records-are-whole", test_saved_records_are_whole);
  g_test_add_func ("/history/going-back-equals-replaying-less",
                   test_going_back_equals_replaying_less);
  g_test_add_func ("/record/civilizations-of-humans", test_civilizations_of_humans);
  g_test_add_func ("/record/civilizations-of-a-new-record", test_civilizations_of_a_new_record);
  g_test_add_func ("/record/militants-beside-the-shadow-empire",
                   test_militants_beside_the_shadow_empire);
  g_test_add_func ("/history/illegal-move-is-named", test_illegal_move_is_named);
  g_test_add_func ("/chance/follows-from-seed-and-count", test_chance_follows_from_seed_and_count);
  g_test_add_func ("/chance/weighs-unknown-cards", test_chance_weighs_unknown_cards);
  g_test_add_func ("/chance/seed-text", test_seed_text);
  g_test_add_func ("/forecast/counts-pairs", test_forecast_counts_pairs);
  g_test_add_func ("/simulation/is-legal", test_simulation_is_legal);
  g_test_add_func ("/simulation/is-repeatable", test_simulation_is_repeatable);
  g_test_add_func ("/simulation/figures", test_simulation_figures);
  g_test_add_func ("/simulation/pace", test_simulation_pace);
  return g_test_run ();
}
