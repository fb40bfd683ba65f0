/* faults.c: what is wrong with a text that is no record, with the parameters that words need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-fault.h"

#include <errno.h>
#include <string.h>

#include "test-game.h"
#include "weft-history.h"
#include "weft-record-text.h"

#define HEAD "{\"format\":\"weft-game\",\"version\":1,"
#define AUTOMA_OBJECT                                                                              \
  "\"automa\":{\"color\":\"red\",\"civilizations\":[\"explorers\",\"engineers\"],"                 \
  "\"favorite\":\"exploration\"}"
#define SOLO                                                                                       \
  HEAD "\"setup\":{\"mode\":\"solo\",\"level\":6,\"expansions\":[],\"players\":"                   \
       "[{\"name\":\"Ann\",\"color\":\"blue\"}]," AUTOMA_OBJECT ",\"shadow\":{\"color\":"          \
       "\"gray\",\"favorite\":\"military\"},\"first\":\"p1\",\"landmark_cards\":0},"               \
       "\"moves\":[]}"
#define SHADOW_EMPIRE                                                                              \
  HEAD "\"setup\":{\"mode\":\"shadow-empire\",\"expansions\":[],\"players\":"                      \
       "[{\"color\":\"blue\"},{\"color\":\"red\"}],\"shadow\":{\"color\":\"gray\","                \
       "\"favorite\":\"military\"},\"first\":\"shadow\"},\"moves\":[]}"
#define MOVES "\"moves\":[]"
#define MOVE(members) "\"moves\":[{" members "}]"
#define UNDONE "\"undone\":[{\"move\":\"note\",\"text\":\"\"}]"
#define TEXT_61 "1234567890123456789012345678901234567890123456789012345678901"

static WeftRecord *
parse (const char *text, GError **error)
{
  return weft_record_parse (text, strlen (text), test_tables (), error);
}

/* The faults that have been seen. */
static gboolean seen[WEFT_N_FAULTS];

static void
assert_fault (const GError *error, WeftError code, const WeftErrorDetails *expected)
{
  const WeftErrorDetails *found = weft_error_details (error);

  g_assert_error (error, WEFT_ERROR, (int) code);
  g_test_message ("%s", error->message);
  g_assert_cmpint (found->fault, ==, expected->fault);
  g_assert_cmpint (found->refusal, ==, WEFT_REFUSAL_NONE);
  g_assert_cmpstr (found->place, ==, expected->place);
  g_assert_cmpstr (found->text, ==, expected->text);
  g_assert_cmpuint (found->line, ==, expected->line);
  g_assert_cmpuint (found->character, ==, expected->character);
  g_assert_cmpint (found->least, ==, expected->least);
  g_assert_cmpint (found->most, ==, expected->most);
  g_assert_cmpint (found->number, ==, expected->number);
  g_assert_cmpint (found->player, ==, expected->player);
  g_assert_cmpint (found->other, ==, expected->other);
  g_assert_cmpint (found->color, ==, expected->color);
  g_assert_cmpint (found->track, ==, expected->track);
  g_assert_cmpint (found->civilization, ==, expected->civilization);
  g_assert_cmpint (found->expansion, ==, expected->expansion);
  seen[found->fault] = TRUE;
}

/* ---- Texts ---- */

/* A whole text that is no record. */
static const struct
{
  const char *text;
  WeftError code;
  WeftErrorDetails details;
} texts[] = {
  { "", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_EMPTY } },
  { "  \n", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_EMPTY } },
  { "{\"é\":\n \"\xff\"}",
    WEFT_ERROR_SYNTAX,
    { .fault = WEFT_FAULT_NOT_UTF8, .line = 2, .character = 3 } },
  { "{\"é\":", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_CUT_OFF, .line = 1, .character = 6 } },
  { "{\n\n}\n {", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_GOES_ON, .line = 4, .character = 2 } },
  { "[1, ?]", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_UNEXPECTED, .line = 1, .character = 5 } },
  { "[\"a\\u12\"]",
    WEFT_ERROR_SYNTAX,
    { .fault = WEFT_FAULT_BROKEN_ESCAPE, .line = 1, .character = 4 } },
  { "[-]", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_BROKEN_NUMBER, .line = 1, .character = 3 } },
  { "[1.]", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_BROKEN_NUMBER, .line = 1, .character = 4 } },
  { "[1e+]", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_BROKEN_NUMBER, .line = 1, .character = 5 } },
  { "[1.5", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_CUT_OFF, .line = 1, .character = 5 } },
  { "-", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_CUT_OFF, .line = 1, .character = 2 } },
  { "[1234567890123456789]",
    WEFT_ERROR_SYNTAX,
    { .fault = WEFT_FAULT_NUMBER_TOO_LARGE, .line = 1, .character = 21 } },
  { "[1e999]", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_NUMBER_TOO_LARGE } },
  { "{\"a\":[-1e999]}", WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_NUMBER_TOO_LARGE } },
  { "[123456789012345678, 1.5, -0, 1E5, 1e-5, 0.25e+2, 1234567890123456789.5]",
    WEFT_ERROR_RECORD,
    { .fault = WEFT_FAULT_NO_OBJECT, .place = "" } },
  { "17", WEFT_ERROR_RECORD, { .fault = WEFT_FAULT_NO_OBJECT, .place = "" } },
  { "{}", WEFT_ERROR_RECORD, { .fault = WEFT_FAULT_MISSING, .place = "format" } },
  { "{\"format\":1}", WEFT_ERROR_RECORD, { .fault = WEFT_FAULT_NO_TEXT, .place = "format" } },
  { "{\"format\":\"chess\"}",
    WEFT_ERROR_RECORD,
    { .fault = WEFT_FAULT_OTHER_FORMAT, .text = "“chess”" } },
  { "{\"format\":\"weft-game\",\"version\":7}",
    WEFT_ERROR_RECORD,
    { .fault = WEFT_FAULT_OTHER_VERSION, .number = 7 } },
  { "{\"format\":\"weft-game\",\"version\":-1}",
    WEFT_ERROR_RECORD,
    { .fault = WEFT_FAULT_OUT_OF_RANGE,
      .place = "version",
      .least = 0,
      .most = G_MAXINT,
      .number = -1 } },
  { "{\"format\":\"weft-game\",\"version\":1.5}",
    WEFT_ERROR_RECORD,
    { .fault = WEFT_FAULT_NO_WHOLE_NUMBER, .place = "version" } },
};

static void
test_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (parse (texts[i].text, &error));
      assert_fault (error, texts[i].code, &texts[i].details);
    }
}

/* What stands behind the end of a text is no part of it. */
static void
test_ends_of_texts (void)
{
  static const struct
  {
    const char *text;
    gsize length;
    WeftError code;
    WeftErrorDetails details;
  } cases[] = {
    { "1000000000000000000000",
      1,
      WEFT_ERROR_RECORD,
      { .fault = WEFT_FAULT_NO_OBJECT, .place = "" } },
    { "1.5.5", 3, WEFT_ERROR_RECORD, { .fault = WEFT_FAULT_NO_OBJECT, .place = "" } },
    { "[]]", 2, WEFT_ERROR_RECORD, { .fault = WEFT_FAULT_NO_OBJECT, .place = "" } },
    { "\"ab\"", 3, WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_CUT_OFF, .line = 1, .character = 4 } },
    { "\"\\u0041\"",
      5,
      WEFT_ERROR_SYNTAX,
      { .fault = WEFT_FAULT_BROKEN_ESCAPE, .line = 1, .character = 2 } },
    { "\"\\n\"",
      2,
      WEFT_ERROR_SYNTAX,
      { .fault = WEFT_FAULT_BROKEN_ESCAPE, .line = 1, .character = 2 } },
    { "true", 3, WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_UNEXPECTED, .line = 1, .character = 1 } },
    { "-1", 1, WEFT_ERROR_SYNTAX, { .fault = WEFT_FAULT_CUT_OFF, .line = 1, .character = 2 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (weft_record_parse (cases[i].text, cases[i].length, test_tables (), &error));
      assert_fault (error, cases[i].code, &cases[i].details);
    }
}

static char *
brackets (int depth)
{
  g_autofree char *open = g_strnfill ((gsize) depth, '[');
  g_autofree char *close = g_strnfill ((gsize) depth, ']');

  return g_strconcat (open, close, NULL);
}

static char *
object_of (int members)
{
  GString *text = g_string_new ("{");

  for (int i = 0; i < members; i++)
    g_string_append_printf (text, "%s\"%d\":%d", i > 0 ? "," : "", i, i);
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

/* What is just within a limit is read as far as that it is no record. */
static void
check_limit (const char *within, const char *beyond, WeftErrorDetails details)
{
  g_autoptr (GError) read = NULL, refused = NULL;

  g_assert_null (parse (within, &read));
  g_assert_error (read, WEFT_ERROR, WEFT_ERROR_RECORD);
  g_assert_null (parse (beyond, &refused));
  assert_fault (refused, WEFT_ERROR_SYNTAX, &details);
}

static void
test_limits_of_texts (void)
{
  g_autofree char *deep = brackets (32), *deeper = brackets (33);
  g_autofree char *many = object_of (WEFT_JSON_MAX_MEMBERS);
  g_autofree char *more = object_of (WEFT_JSON_MAX_MEMBERS + 1);
  g_autofree char *large = g_strnfill (WEFT_JSON_MAX_BYTES, ' ');
  g_autofree char *larger = g_strconcat (large, " ", NULL);
  g_autoptr (GError) nul = NULL;

  large[0] = '1';
  check_limit (deep, deeper, (WeftErrorDetails){ .fault = WEFT_FAULT_TOO_DEEP, .most = 32 });
  check_limit (
      many, more,
      (WeftErrorDetails){ .fault = WEFT_FAULT_TOO_MANY_MEMBERS, .most = WEFT_JSON_MAX_MEMBERS });
  check_limit (large, larger, (WeftErrorDetails){ .fault = WEFT_FAULT_TOO_LARGE, .most = 8 });
  g_assert_null (weft_record_parse ("{\n\0}", 4, test_tables (), &nul));
  assert_fault (nul, WEFT_ERROR_SYNTAX,
                &(WeftErrorDetails){ .fault = WEFT_FAULT_NUL_BYTE, .line = 2, .character = 1 });
}

/* ---- Records ---- */

/* What stands in a record in place of something else. */
static const struct
{
  const char *record;
  const char *from;
  const char *to;
  WeftError code;
  WeftErrorDetails details;
} changes[] = {
  { SOLO,
    MOVES,
    "\"moves\":{}",
    WEFT_ERROR_RECORD,
    { .fault = WEFT_FAULT_NO_ARRAY, .place = "moves" } },
  { SOLO,
    MOVES,
    "\"moves\":[1]",
    WEFT_ERROR_MALFORMED,
    { .fault = WEFT_FAULT_NO_OBJECT, .place = "moves[0]" } },
  { SOLO,
    MOVES,
    MOVES ",\"seed\":\"abc\"",
    WEFT_ERROR_RECORD,
    { .fault = WEFT_FAULT_BAD_SEED, .most = 32 } },
  { SOLO,
    MOVES,
    MOVES ",\"by_hand\":[\"coins\"]",
    WEFT_ERROR_RECORD,
    { .fault = WEFT_FAULT_UNKNOWN_NAME, .place = "by_hand", .text = "“coins”" } },
  { SOLO,
    MOVES,
    MOVE ("\"move\":\"jump\""),
    WEFT_ERROR_MALFORMED,
    { .fault = WEFT_FAULT_UNKNOWN_NAME, .place = "moves[0].move", .text = "“jump”" } },
  { SOLO,
    MOVES,
    MOVE ("\"move\":\"explore\",\"player\":\"p1\",\"hex\":\"Z9\""),
    WEFT_ERROR_MALFORMED,
    { .fault = WEFT_FAULT_UNKNOWN_HEX, .place = "moves[0].hex", .text = "“Z9”" } },
  { SOLO,
    MOVES,
    MOVE ("\"move\":\"answer\",\"value\":1"),
    WEFT_ERROR_MALFORMED,
    { .fault = WEFT_FAULT_NO_TRUTH_VALUE, .place = "moves[0].value" } },
  { SOLO,
    MOVES,
    MOVE ("\"move\":\"deal\",\"cards\":[1,23]"),
    WEFT_ERROR_MALFORMED,
    { .fault = WEFT_FAULT_OUT_OF_RANGE,
      .place = "moves[0].cards[1]",
      .least = 1,
      .most = 22,
      .number = 23 } },
  { SOLO,
    MOVES,
    MOVE ("\"move\":\"deal\",\"cards\":[1]"),
    WEFT_ERROR_MALFORMED,
    { .fault = WEFT_FAULT_WRONG_LENGTH,
      .place = "moves[0].cards",
      .least = 2,
      .most = 2,
      .number = 1 } },
  { SOLO,
    "\"level\":6",
    "\"level\":7",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_OUT_OF_RANGE,
      .place = "setup.level",
      .least = 1,
      .most = 6,
      .number = 7 } },
  { SOLO,
    "\"expansions\":[]",
    "\"expansions\":[\"cats\"]",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_UNKNOWN_NAME, .place = "setup.expansions", .text = "“cats”" } },
  { SOLO,
    "Ann",
    TEXT_61,
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_TEXT_TOO_LONG, .place = "setup.players[0].name", .most = 60 } },
  { SOLO,
    "\"color\":\"blue\"",
    "\"civilizations\":7,\"color\":\"blue\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_NO_ARRAY, .place = "setup.players[0].civilizations" } },
  { SOLO,
    "\"color\":\"blue\"",
    "\"civilizations\":[\"nomads\",7],\"color\":\"blue\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_NO_TEXT, .place = "setup.players[0].civilizations[1]" } },
  { SOLO,
    "\"blue\"",
    "\"red\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_SAME_COLOR, .player = P1, .other = AUTOMA, .color = WEFT_COLOR_RED } },
  { SOLO,
    "\"military\"",
    "\"arts\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_FAVORITE_NOT_THERE, .player = SHADOW } },
  { SOLO,
    "\"favorite\":\"exploration\"",
    "\"favorite\":\"arts\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_FAVORITE_NOT_THERE, .player = AUTOMA } },
  { SOLO,
    ",\"engineers\"",
    "",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_CIVILIZATIONS, .least = 2, .number = 1 } },
  { SOLO,
    "\"level\":6",
    "\"level\":2",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_CIVILIZATIONS, .least = 1, .number = 2 } },
  { SOLO,
    "\"engineers\"",
    "\"hucksters\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_CIVILIZATION_COMES_WITH,
      .civilization = WEFT_CIVILIZATION_HUCKSTERS,
      .expansion = WEFT_EXPANSION_PLANS_AND_PLOYS } },
  { SOLO,
    "\"engineers\"",
    "\"explorers\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_SAME_CIVILIZATION, .civilization = WEFT_CIVILIZATION_EXPLORERS } },
  { SOLO,
    "[\"explorers\",\"engineers\"]",
    "[\"engineers\",\"explorers\"]",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_OTHER_FAVORITE,
      .civilization = WEFT_CIVILIZATION_ENGINEERS,
      .track = TECHNOLOGY } },
  { SOLO,
    "\"military\"",
    "\"exploration\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_SAME_FAVORITES, .track = EXPLORATION } },
  { SOLO,
    "\"color\":\"blue\"}",
    "\"color\":\"blue\"},{\"color\":\"green\"}",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_PLAYERS_OF_SOLO, .number = 2 } },
  { SOLO,
    "\"first\":\"p1\"",
    "\"first\":\"shadow\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_FIRST_OF_SOLO, .player = SHADOW } },
  { SHADOW_EMPIRE,
    ",{\"color\":\"red\"}",
    "",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_PLAYERS_OF_SHADOW_EMPIRE, .number = 1 } },
  { SHADOW_EMPIRE,
    "\"first\":\"shadow\"",
    "\"first\":\"p3\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_FIRST_OF_SHADOW_EMPIRE, .player = P3 } },
  { SHADOW_EMPIRE,
    "\"expansions\"",
    "\"level\":2,\"expansions\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_NOT_OF_SHADOW_EMPIRE, .place = "level" } },
  { SHADOW_EMPIRE,
    "\"expansions\"",
    AUTOMA_OBJECT ",\"expansions\"",
    WEFT_ERROR_SETUP,
    { .fault = WEFT_FAULT_NOT_OF_SHADOW_EMPIRE, .place = "automa" } },
};

static void
test_records (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GString) changed = g_string_new (changes[i].record);
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (g_string_replace (changed, changes[i].from, changes[i].to, 1), ==, 1);
      g_assert_null (parse (changed->str, &error));
      assert_fault (error, changes[i].code, &changes[i].details);
    }
}

static void
test_notes (void)
{
  g_autofree char *longest = g_strnfill (WEFT_MAX_NOTE, 'x');
  const char *const ends[] = { "", "x" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GString) text = g_string_new (SOLO);
      g_autofree char *moves =
          g_strdup_printf (MOVE ("\"move\":\"note\",\"text\":\"%s%s\""), longest, ends[i]);
      g_autoptr (WeftRecord) record = NULL;
      g_autoptr (GError) error = NULL;

      g_string_replace (text, MOVES, moves, 1);
      record = parse (text->str, &error);
      if (i == 0)
        g_assert_no_error (error);
      else
        assert_fault (error, WEFT_ERROR_MALFORMED,
                      &(WeftErrorDetails){ .fault = WEFT_FAULT_TEXT_TOO_LONG,
                                           .place = "moves[0].text",
                                           .most = WEFT_MAX_NOTE });
    }
}

/* ---- Setups and files ---- */

static void
check_setup (WeftSetup setup, WeftErrorDetails details)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (weft_setup_check (&setup, test_tables (), &error));
  assert_fault (error, WEFT_ERROR_SETUP, &details);
}

/* What no record can say. */
static void
test_setups (void)
{
  WeftSetup setup = solo_setup (2);

  setup.colors[AUTOMA] = WEFT_NONE;
  check_setup (setup, (WeftErrorDetails){ .fault = WEFT_FAULT_NO_COLOR, .player = AUTOMA });
  setup = solo_setup (2);
  setup.level = 7;
  check_setup (setup, (WeftErrorDetails){ .fault = WEFT_FAULT_WRONG_LEVEL, .most = 6 });
  setup = solo_setup (2);
  setup.landmark_cards = 4;
  check_setup (setup, (WeftErrorDetails){ .fault = WEFT_FAULT_LANDMARK_CARDS, .most = 3 });
  setup = solo_setup (2);
  setup.civilizations[0] = WEFT_NONE;
  check_setup (setup, (WeftErrorDetails){ .fault = WEFT_FAULT_NO_CIVILIZATION, .player = AUTOMA });
}

static void
test_files (void)
{
  WeftSetup setup = solo_setup (2);
  g_autoptr (WeftRecord) record = weft_record_new (&setup, NULL, NULL);
  g_autoptr (GError) unread = NULL, unsaved = NULL;

  g_assert_null (weft_record_load ("/nowhere/game.weft", test_tables (), &unread));
  assert_fault (unread, WEFT_ERROR_FILE,
                &(WeftErrorDetails){ .fault = WEFT_FAULT_CANNOT_READ,
                                     .text = weft_error_details (unread)->text });
  g_assert_nonnull (strstr (weft_error_details (unread)->text, "/nowhere/game.weft"));
  g_assert_false (weft_record_save (record, "/nowhere/game.weft", &unsaved));
  assert_fault (unsaved, WEFT_ERROR_FILE,
                &(WeftErrorDetails){ .fault = WEFT_FAULT_CANNOT_SAVE,
                                     .text = weft_error_details (unsaved)->text });
  g_assert_cmpstr (weft_error_details (unsaved)->text, ==, g_strerror (ENOENT));
}

/* What has been undone can make a game too long: what would go too far is not redone. */
static void
test_too_many_moves (void)
{
  WeftSetup setup = solo_setup (2);
  WeftMove note = { .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE };
  g_autoptr (WeftHistory) history =
      weft_history_new (test_tables (), weft_record_new (&setup, NULL, NULL), NULL);
  g_autoptr (GString) text = NULL;
  g_autofree char *whole = NULL;
  g_autoptr (WeftHistory) full = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < WEFT_RECORD_MAX_MOVES; i++)
    g_assert_true (weft_history_apply (history, &note, "", NULL));
  g_assert_false (weft_history_apply (history, &note, "", NULL));
  whole = weft_record_to_text (weft_history_record (history));
  text = g_string_new (whole);
  g_assert_cmpuint (g_string_replace (text, "]}\n", "]," UNDONE "}\n", 1), ==, 1);
  full = weft_history_new (test_tables (), parse (text->str, NULL), NULL);
  g_assert_nonnull (full);
  g_assert_cmpuint (weft_record_n_undone (weft_history_record (full)), ==, 1);
  g_assert_false (weft_history_redo (full, &error));
  assert_fault (
      error, WEFT_ERROR_ILLEGAL,
      &(WeftErrorDetails){ .fault = WEFT_FAULT_TOO_MANY_MOVES, .most = WEFT_RECORD_MAX_MOVES });
}

/* Run last: every fault is one of those above, but for what only files that are open have. */
static void
test_every_fault_is_tested (void)
{
  seen[WEFT_FAULT_NONE] = TRUE;
  seen[WEFT_FAULT_OPEN_ELSEWHERE] = seen[WEFT_FAULT_CHANGED_ELSEWHERE] = TRUE;
  seen[WEFT_FAULT_PROTECTED] = TRUE;
  for (guint fault = 0; fault < WEFT_N_FAULTS; fault++)
    if (!seen[fault])
      g_test_message ("fault %u", fault);
  for (guint fault = 0; fault < WEFT_N_FAULTS; fault++)
    g_assert_true (seen[fault]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/faults/texts", test_texts);
  g_test_add_func ("/faults/ends-of-texts", test_ends_of_texts);
  g_test_add_func ("/faults/records", test_records);
  g_test_add_func ("/faults/notes", test_notes);
  g_test_add_func ("/faults/setups", test_setups);
  g_test_add_func ("/faults/files", test_files);
  if (g_getenv ("WEFT_QUICK") == NULL) /* the largest texts there can be */
    {
      g_test_add_func ("/faults/limits-of-texts", test_limits_of_texts);
      g_test_add_func ("/faults/too-many-moves", test_too_many_moves);
      g_test_add_func ("/faults/every-fault-is-tested", test_every_fault_is_tested);
    }
  return g_test_run ();
}
