/* errors.c: every error of the engine has words, and they say where and what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-errors.h"

#include <string.h>

#include "weft-fault.h"
#include "weft-flow.h"
#include "weft-history.h"
#include "weft-legal.h"
#include "weft-record-text.h"
#include "weft-refusals.h"

#define ENGLISH "words for logs"

static WeftTables *tables;

/* Whether it is one line of text that is not the engine's own message. */
static void
assert_words (const char *words, const char *what, guint code)
{
  if (words == NULL || *words == '\0' || strchr (words, '\n') != NULL
      || strstr (words, ENGLISH) != NULL || strstr (words, "(null)") != NULL)
    g_error ("%s %u is told as “%s”", what, code, words);
}

static void
test_every_fault_has_words (void)
{
  for (guint fault = 1; fault < WEFT_N_FAULTS; fault++)
    {
      WeftErrorDetails details = { .fault = (guint8) fault,
                                   .place = "moves[3]",
                                   .text = "this\nand that",
                                   .line = 3,
                                   .character = 4,
                                   .least = 1,
                                   .most = 2,
                                   .number = 5 };
      g_autoptr (GError) error = NULL;
      g_autofree char *words = NULL;

      g_assert_false (weft_error_fail (&error, WEFT_ERROR_RECORD, &details, ENGLISH));
      words = weft_errors_words (error);
      assert_words (words, "fault", fault);
      assert_words (weft_errors_plain (error), "fault, plainly", fault);
      g_assert_null (strpbrk (weft_errors_plain (error), "[]0123456789"));
    }
}

static void
test_every_refusal_has_words (void)
{
  for (guint refusal = 1; refusal < WEFT_N_REFUSALS; refusal++)
    for (guint prompt = 0; prompt < WEFT_N_PROMPTS; prompt++)
      {
        WeftErrorDetails details = { .refusal = (guint8) refusal,
                                     .hex = "D4",
                                     .card = 7,
                                     .cards = WEFT_CARD_BIT (8),
                                     .prompt = (guint8) prompt };
        g_autoptr (GError) error = NULL;
        g_autofree char *words = NULL;

        g_assert_false (weft_error_fail (&error, WEFT_ERROR_ILLEGAL, &details, ENGLISH));
        words = weft_errors_words (error);
        assert_words (words, "refusal", refusal);
      }
}

#define SETUP                                                                                      \
  "{\"format\": \"weft-game\", \"version\": 1,\n \"setup\": {\"mode\": \"solo\", \"level\": 2,"    \
  " \"expansions\": [], \"players\": [{\"color\": \"blue\"}],\n \"automa\": {\"color\": \"red\","  \
  " \"civilizations\": [\"engineers\"], \"favorite\": \"technology\"},\n \"shadow\": {\"color\":"  \
  " \"gray\", \"favorite\": \"military\"}, \"first\": \"p1\"},\n \"moves\": ["

#define FIFTY "Ada Ada Ada Ada Ada Ada Ada Ada Ada Ada Ada Ada Ad"

/* What is wrong, and what a person reads about it. */
static const struct
{
  const char *from; /* in a good record */
  const char *to;
  const char *words;
} spoiled[] = {
  { "\n]}", "",
    "The file is cut off: it ends at line 6, character 37, in the middle of the game." },
  { "]}", "}", "Line 7, character 1: this does not belong in a saved game." },
  { "]}", "]} x", "Line 7, character 4: something follows the end of the game." },
  { "\"red\"", "\"r\\ed\"", "Line 3, character 24: what follows the backslash is not right." },
  { "\"level\": 2", "\"level\": 02", "Line 2, character 39: the number is not right." },
  { "weft-game", "chess-game", "This is no game of Weft: its format is “chess-game”." },
  { "\"version\": 1", "\"version\": 2", "The game comes from another version of Weft: 2." },
  { "\"level\": 2, ", "", "setup.level is missing." },
  { "\"level\": 2", "\"level\": 9", "setup.level must be from 1 to 6, not 9." },
  { "\"level\": 2", "\"level\": \"2\"", "setup.level must be a whole number." },
  { "[{\"color\": \"blue\"}]", "[7]", "setup.players[0] must be in curly brackets." },
  { "[{\"color\": \"blue\"}]", "[]", "setup.players must have 1 to 4 entries, not 0." },
  { "\"blue\"", "\"red\"", "Two have the color red: Player 1, Automa." },
  { "{\"color\": \"blue\"", "{\"color\": \"blue\", \"name\": \"" FIFTY FIFTY "\"",
    "setup.players[0].name must not be longer than 60 characters." },
  { "\"gray\"", "\"pink\"", "setup.shadow.color: there is no “pink”." },
  { "[\"engineers\"]", "[\"hucksters\"]",
    "Hucksters: comes with the expansion Plans & Ploys, which is not in the game." },
  { "[\"engineers\"]", "[\"engineers\", \"explorers\"]",
    "At this level the Automa has one civilization." },
  { "\"favorite\": \"technology\"", "\"favorite\": \"science\"",
    "Engineers: the favorite track is Technology." },
  { "\"income\"", "\"outcome\"", "moves[0].move: there is no “outcome”." },
  { "\"move\": \"income\"", "\"move\": \"explore\", \"hex\": \"H1\"",
    "moves[0].hex: the map has no hex “H1”." },
  { "\"move\": \"income\"", "\"move\": \"advance\", \"track\": \"science\"",
    "moves[0]: The game begins with an income turn." },
  { "\"move\": \"income\"", "\"move\": \"explore\", \"hex\": \"D4\"",
    "moves[0]: D4 is a territory already: only empty hexes can be explored." },
  { "\"move\": \"income\", \"player\": \"p1\"", "\"move\": \"roll\", \"track\": \"science\"",
    "moves[0]: It is the turn of p1." },
};

static void
test_spoiled_records (void)
{
  static const char good[] = SETUP "\n  {\"move\": \"income\", \"player\": \"p1\"}\n]}";

  for (guint i = 0; i < G_N_ELEMENTS (spoiled); i++)
    {
      const char *at = strstr (good, spoiled[i].from);
      g_autofree char *text = NULL;
      g_autofree char *words = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (WeftHistory) history = NULL;
      WeftRecord *record;

      g_assert_nonnull (at);
      text = g_strdup_printf ("%.*s%s%s", (int) (at - good), good, spoiled[i].to,
                              at + strlen (spoiled[i].from));
      record = weft_record_parse (text, strlen (text), tables, &error);
      history = record != NULL ? weft_history_new (tables, record, &error) : NULL;
      g_assert_null (history);
      words = weft_errors_words (error);
      g_assert_cmpstr (words, ==, spoiled[i].words);
    }
}

static void
test_files (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  g_assert_null (weft_record_load ("/nowhere/at/all.weft", tables, &error));
  words = weft_errors_words (error);
  g_assert_true (g_str_has_prefix (words, "The file cannot be read: "));
  g_assert_nonnull (strstr (words, "/nowhere/at/all.weft"));
}

/* Errors of libraries are in the person's language already. */
static void
test_other_errors_stay (void)
{
  g_autoptr (GError) error =
      g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_ACCES, "keine\nBerechtigung");
  g_autofree char *words = weft_errors_words (error);

  g_assert_cmpstr (words, ==, "keine Berechtigung");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/errors/every-fault-has-words", test_every_fault_has_words);
  g_test_add_func ("/errors/every-refusal-has-words", test_every_refusal_has_words);
  g_test_add_func ("/errors/spoiled-records", test_spoiled_records);
  g_test_add_func ("/errors/files", test_files);
  g_test_add_func ("/errors/other-errors-stay", test_other_errors_stay);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
