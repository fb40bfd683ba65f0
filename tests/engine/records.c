/* records.c: reading and writing records, undo and redo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "test-game.h"
#include "weft-error.h"
#include "weft-fault.h"
#include "weft-history.h"
#include "weft-record-file.h"
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
  { "unknown-escape-with-digits", "{\"x\":\"\\q0041\"}", WEFT_ERROR_SYNTAX, "broken escape" },
  { "second-half-without-a-mark", "{\"x\":\"\\ud800xudc00\"}", WEFT_ERROR_SYNTAX, "broken escape" },
  { "second-half-of-another-escape", "{\"x\":\"\\ud800\\ndc00\"}", WEFT_ERROR_SYNTAX,
    "broken escape" },
  { "escape-cut-off", "{\"x\":\"\\u004\"}", WEFT_ERROR_SYNTAX, "broken escape" },
  { "second-half-cut-off", "{\"x\":\"\\ud800\\udc0\"}", WEFT_ERROR_SYNTAX, "broken escape" },
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

/* Where the readers of JSON stop. A mark in a wrong place is found by json-glib, whose versions
 * stop before what is wrong or behind it. */
static void
test_places_of_errors (void)
{
  static const struct
  {
    const char *text;
    guint line;
    guint first, last; /* characters, from 1 */
  } cases[] = {
    { "{\"a\" 1}", 1, 5, 7 },
    { "[1,\n20 3]", 2, 3, 5 },
    { "{\n\"x\":\n  'y'}", 3, 3, 3 },
    { "{\"x\":\n\"é\\q\"}", 2, 3, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      const WeftErrorDetails *details;

      g_assert_null (parse (cases[i].text, &error));
      g_assert_error (error, WEFT_ERROR, WEFT_ERROR_SYNTAX);
      details = weft_error_details (error);
      g_test_message ("%s: %u, %u", error->message, details->line, details->character);
      g_assert_cmpuint (details->line, ==, cases[i].line);
      g_assert_cmpuint (details->character, >=, cases[i].first);
      g_assert_cmpuint (details->character, <=, cases[i].last);
    }
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
  g_autofree char *text =
      g_strdup_printf ("{" HEAD ",%.*s%s%s,\"moves\":[]}", (int) (setup - SETUP), SETUP,
                       "\\ud7ff\\ue000\\u0041\\u00e9\\uD83D\\uDE00\\ud83d\\udc00\\ud840\\udfff "
                       "\\\"\\\\\\/\\b\\f\\n\\r\\t",
                       setup + 3);
  g_autoptr (GError) error = NULL;
  g_autoptr (WeftRecord) record = parse (text, &error);
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  /* What is printed has no control characters; what is kept has. */
  g_assert_true (g_str_has_suffix (weft_record_player_name (record, P1), "Aé😀🐀𠏿 \"\\/"));
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

/* What could be redone is kept as far as it can be read; the record is read all the same. */
static void
test_damaged_undone (void)
{
  static const struct
  {
    const char *undone;
    guint readable;
  } cases[] = {
    { "[]", 0 },
    { "null", 0 },
    { "{}", 0 },
    { "\"income\"", 0 },
    { "[7]", 0 },
    { "[{\"move\":\"end-turn\",\"player\":\"p1\"}]", 1 },
    { "[{\"move\":\"end-turn\",\"player\":\"p1\"},{\"move\":\"jump\"},"
      "{\"move\":\"income\",\"player\":\"p1\"}]",
      1 },
    { "[{\"move\":\"roll\",\"track\":\"arts\"},{\"move\":\"tiles\",\"left\":true}]", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("{" HEAD "," SETUP ",\"moves\":[],\"undone\":%s}", cases[i].undone);
      g_autoptr (GError) error = NULL;
      g_autoptr (WeftRecord) record = parse (text, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (weft_record_n_undone (record), ==, cases[i].readable);
    }
}

/* How much of the bots' turn has been told: what is no such number says that all has. */
static void
test_told (void)
{
  static const struct
  {
    const char *member;
    int told;
  } cases[] = {
    { "\"notes\":1", WEFT_RECORD_ALL_TOLD },
    { "\"told\":0", 0 },
    { "\"told\":32767", 32767 },
    { "\"told\":32768", WEFT_RECORD_ALL_TOLD },
    { "\"told\":-1", WEFT_RECORD_ALL_TOLD },
    { "\"told\":null", WEFT_RECORD_ALL_TOLD },
    { "\"told\":\"2\"", WEFT_RECORD_ALL_TOLD },
    { "\"told\":[2]", WEFT_RECORD_ALL_TOLD },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("{" HEAD "," SETUP ",\"moves\":[],%s}", cases[i].member);
      g_autoptr (WeftRecord) record = parse (text, NULL), again = NULL;
      g_autofree char *written = NULL;

      g_assert_nonnull (record);
      g_assert_cmpint (weft_record_told (record), ==, cases[i].told);
      weft_record_set_told (record, 5);
      written = weft_record_to_text (record);
      again = parse (written, NULL);
      g_assert_cmpint (weft_record_told (again), ==, 5);
    }
}

/* Which moves are one act with the one before, in the moves made and in those taken back. */
static void
test_follows (void)
{
  static const struct
  {
    const char *value;
    gboolean follows;
  } cases[] = {
    { "true", TRUE }, { "false", FALSE }, { "null", FALSE }, { "[true]", FALSE }, { "{}", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("{" HEAD "," SETUP ",\"moves\":["
                           "{\"move\":\"note\",\"text\":\"a\",\"follows\":true},"
                           "{\"move\":\"note\",\"text\":\"b\",\"follows\":%s},"
                           "{\"move\":\"note\",\"text\":\"c\"}]}",
                           cases[i].value);
      g_autoptr (WeftRecord) record = parse (text, NULL);

      g_assert_nonnull (record);
      g_assert_false (weft_record_follows (record, 0)); /* there is none before */
      g_assert_cmpint (weft_record_follows (record, 1), ==, cases[i].follows);
      g_assert_false (weft_record_follows (record, 2));
      g_assert_false (weft_record_next_undone_follows (record));
      weft_record_undo (record);
      g_assert_false (weft_record_next_undone_follows (record));
      weft_record_undo (record);
      g_assert_cmpint (weft_record_next_undone_follows (record), ==, cases[i].follows);
      weft_record_redo (record);
      weft_record_mark_follows (record);
      g_assert_true (weft_record_follows (record, 1));
    }
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
    { "\"seed\":null", WEFT_BY_HAND_ALL },
    { "\"seed\":null,\"by_hand\":[]", WEFT_BY_HAND_ALL },
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

/* “-” is standard input. */
static void
test_standard_input (void)
{
  const char *text = "{" HEAD "," SETUP ",\"moves\":[{\"move\":\"income\",\"player\":\"p1\"}]}";
  int kept = dup (STDIN_FILENO), ends[2];
  g_autoptr (WeftRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (pipe (ends), ==, 0);
  g_assert_cmpint (write (ends[1], text, strlen (text)), ==, strlen (text));
  close (ends[1]);
  g_assert_cmpint (dup2 (ends[0], STDIN_FILENO), ==, STDIN_FILENO);
  close (ends[0]);
  record = weft_record_load ("-", test_tables (), &error);
  dup2 (kept, STDIN_FILENO);
  close (kept);
  g_assert_no_error (error);
  g_assert_cmpuint (weft_record_n_moves (record), ==, 1);
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

/* Nobody need look at an error, and one of another kind stays what it is. */
static void
test_errors_nobody_wants (void)
{
  g_autoptr (GError) none = NULL;
  g_autoptr (GError) other = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_NOENT, "other");
  const WeftErrorDetails details = { .fault = WEFT_FAULT_EMPTY };

  weft_error_set_move (NULL, 3);
  weft_error_set_move (&none, 3);
  weft_error_set_move (&other, 3);
  weft_error_set_details (NULL, &details);
  weft_error_set_details (&none, &details);
  weft_error_set_details (&other, &details);
  weft_error_set_refusal (NULL, WEFT_REFUSAL_NO_TIE);
  weft_error_set_refusal (&none, WEFT_REFUSAL_NO_TIE);
  weft_error_set_refusal (&other, WEFT_REFUSAL_NO_TIE);
  g_assert_false (weft_error_fail (NULL, WEFT_ERROR_FILE, &details, "nobody reads %s", "this"));
  g_assert_null (none);
  g_assert_cmpstr (other->message, ==, "other");
  g_assert_null (weft_error_details (other));
  g_assert_null (weft_error_details (NULL));
  g_assert_cmpint (weft_error_get_refusal (other), ==, WEFT_REFUSAL_NONE);
  g_assert_cmpint (weft_error_get_refusal (NULL), ==, WEFT_REFUSAL_NONE);
}

/* Nothing can be given back like anything. */
static void
test_nothing_is_freed (void)
{
  weft_record_free (NULL);
  weft_history_free (NULL);
  weft_record_file_free (NULL);
  weft_tables_free (NULL);
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

/* What is not brought by hand comes from the seed: so many moves are made. */
static void
test_chance_is_taken (void)
{
  static const struct
  {
    WeftByHandSet by_hand;
    gboolean deals;
  } cases[] = {
    { 0, TRUE },
    { WEFT_BY_HAND_BIT (WEFT_BY_HAND_DICE), TRUE },
    { WEFT_BY_HAND_BIT (WEFT_BY_HAND_CARDS), FALSE },
    { WEFT_BY_HAND_ALL, FALSE },
  };
  WeftSimulation games = simulation ();
  g_autoptr (WeftRecord) whole = weft_simulation_record (&games, 7);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WeftRecord *record =
          weft_record_new (weft_record_setup (whole), NULL, weft_record_seed (whole));
      g_autoptr (WeftHistory) history = weft_history_new (test_tables (), record, NULL);
      guint n = 0, taken = 0, move;

      weft_history_set_by_hand (history, cases[i].by_hand);
      /* As it was simulated: what is left is the same. */
      while (!weft_history_state (history)->over)
        {
          WeftPromptKind prompt = weft_history_state (history)->prompt.kind;
          gboolean owes =
              prompt == WEFT_PROMPT_ROLL
                  ? (cases[i].by_hand & WEFT_BY_HAND_BIT (WEFT_BY_HAND_DICE)) == 0
                  : weft_chance_is_next (weft_history_state (history)) && cases[i].deals;

          g_assert_cmpint (weft_history_owes_chance (history), ==, owes);
          n = weft_history_n_moves (history);
          taken = weft_history_take_chance (history);
          move = weft_history_n_moves (history);
          g_assert_cmpuint (taken, ==, move - n);
          g_assert_cmpint (taken > 0, ==, owes);
          if (!weft_history_state (history)->over)
            g_assert_true (
                weft_history_apply (history, weft_record_move (whole, move), NULL, NULL));
        }
      g_assert_cmpuint (weft_history_n_moves (history), ==, weft_record_n_moves (whole));
    }
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
  g_test_add_func ("/record/bad/places-of-errors", test_places_of_errors);
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
  g_test_add_func ("/record/damaged-undone", test_damaged_undone);
  g_test_add_func ("/record/told", test_told);
  g_test_add_func ("/record/follows", test_follows);
  g_test_add_func ("/record/saved-records-are-whole", test_saved_records_are_whole);
  g_test_add_func ("/record/standard-input", test_standard_input);
  g_test_add_func ("/history/going-back-equals-replaying-less",
                   test_going_back_equals_replaying_less);
  g_test_add_func ("/record/civilizations-of-humans", test_civilizations_of_humans);
  g_test_add_func ("/record/civilizations-of-a-new-record", test_civilizations_of_a_new_record);
  g_test_add_func ("/record/militants-beside-the-shadow-empire",
                   test_militants_beside_the_shadow_empire);
  g_test_add_func ("/error/nobody-wants", test_errors_nobody_wants);
  g_test_add_func ("/record/nothing-is-freed", test_nothing_is_freed);
  g_test_add_func ("/history/illegal-move-is-named", test_illegal_move_is_named);
  g_test_add_func ("/history/chance-is-taken", test_chance_is_taken);
  return g_test_run ();
}
