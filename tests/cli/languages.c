/* languages.c: commands and names typed in the person's language, beside the English ones
 *
 * Runs once for each language, which LANGUAGE names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <string.h>

#include "weft-language.h"
#include "weft-typed-fix.h"
#include "weft-typed-help.h"
#include "weft-typed.h"

#define MOST_COLUMNS 80

static const char *const commands[] = {
  "advance", "income", "explore", "conquer", "regress",  "singularity", "pool", "take-pool",
  "done",    "vp",     "tiles",   "fix",     "end-turn", "note",        "deal", "roll",
  "reveal",  "undo",   "redo",    "back",    "why",      "tracks",      "map",  "bots",
  "deck",    "odds",   "log",     "setup",   "legal",    "possible",    "help", "quit",
};

/* What follows a command so that it makes sense. */
static const char *
object_of (const char *command)
{
  static const char *const objects[][2] = {
    { "advance", "science" },
    { "explore", "c3" },
    { "conquer", "d4" },
    { "regress", "science" },
    { "singularity", "science" },
    { "vp", "7" },
    { "tiles", "none" },
    { "fix", "vp 4" },
    { "note", "text" },
    { "deal", "3 12" },
    { "roll", "science" },
    { "reveal", "12" },
    { "back", "2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (objects); i++)
    if (g_str_equal (objects[i][0], command))
      return objects[i][1];
  return "";
}

static WeftTables *tables;
static WeftState state;

static void
understand (const char *command, const char *object, WeftTyped *input)
{
  g_autofree char *line = g_strdup_printf ("%s %s", command, object);
  g_autoptr (GError) error = NULL;

  weft_typed_parse (line, &state, tables, input, &error);
  g_assert_no_error (error);
}

static void
test_commands (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const char *translated = g_dpgettext2 (NULL, "command", commands[i]);
      g_auto (WeftTyped) english = { 0 };
      g_auto (WeftTyped) typed = { 0 };

      g_test_message ("%s: %s", commands[i], translated);
      g_assert_null (strchr (translated, ' '));
      understand (commands[i], object_of (commands[i]), &english);
      understand (translated, object_of (commands[i]), &typed);
      g_assert_cmpint (typed.kind, ==, english.kind);
      g_assert_cmpmem (&typed.move, sizeof typed.move, &english.move, sizeof english.move);
    }
}

/* Every name of a list is understood in both languages, and stands for itself only. */
static void
check_names (const WeftTypedNames *names)
{
  for (int i = 0; i < names->n; i++)
    {
      const char *translated = weft_typed_say (names->names[i]);

      g_test_message ("%s: %s", names->names[i], translated);
      g_assert_null (strchr (translated, ' '));
      g_assert_cmpint (weft_typed_match (names->names[i], names), ==, i);
      g_assert_cmpint (weft_typed_match (translated, names), ==, i);
    }
}

static void
test_names (void)
{
  check_names (&weft_typed_tracks);
  check_names (&weft_typed_colors);
  check_names (&weft_typed_civilizations);
  check_names (&weft_typed_players);
  check_names (&weft_typed_answers);
  check_names (&weft_typed_tiles);
  check_names (&weft_typed_fixes);
  check_names (&weft_typed_achievements);
}

/* Names are typed without accents where a keyboard has none. */
static void
test_without_accents (void)
{
  for (int i = 0; i < weft_typed_tracks.n; i++)
    {
      g_autofree char *plain = g_str_to_ascii (weft_typed_say (weft_typed_tracks.names[i]), NULL);

      g_assert_cmpint (weft_typed_match (plain, &weft_typed_tracks), ==, i);
    }
  g_assert_cmpint (weft_typed_match ("日本", &weft_typed_tracks), ==, -1);
}

/* A correction with every word in the person's language. */
static void
test_correction (void)
{
  g_autofree char *line = g_strdup_printf (
      "%s %s C4 %s %s-%s", g_dpgettext2 (NULL, "command", "fix"), weft_typed_say ("hex"),
      weft_typed_say ("automa"), weft_typed_say ("shadow"), weft_typed_say ("toppled"));
  g_auto (WeftTyped) english = { 0 };
  g_auto (WeftTyped) typed = { 0 };

  g_test_message ("%s", line);
  understand ("fix", "hex c4 automa shadow-toppled", &english);
  understand (line, "", &typed);
  g_assert_cmpmem (&typed.move, sizeof typed.move, &english.move, sizeof english.move);
}

static void
test_completion (void)
{
  const char *science = weft_typed_say ("science");
  g_autofree char *line = g_strdup_printf ("%s ", g_dpgettext2 (NULL, "command", "advance"));
  g_auto (GStrv) matches = weft_typed_complete (line, &state, tables);

  g_assert_true (g_strv_contains ((const char *const *) matches, science));
}

static void
test_help (void)
{
  g_autofree char *help = weft_typed_help ();
  g_auto (GStrv) lines = g_strsplit (help, "\n", -1);

  g_assert_true (g_utf8_validate (help, -1, NULL));
  for (char **line = lines; *line != NULL; line++)
    {
      g_test_message ("%s", *line);
      g_assert_cmpint (g_utf8_strlen (*line, -1), <=, MOST_COLUMNS);
    }
}

/* The test would say nothing if the translations were not found. */
static void
test_is_translated (void)
{
  g_assert_cmpstr (weft_typed_say ("yes"), !=, "yes");
}

int
main (int argc, char **argv)
{
  weft_language_start ();
  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  state.setup.mode = WEFT_MODE_SOLO;
  state.setup.n_humans = 1;
  state.prompt.kind = WEFT_PROMPT_TURN;
  if (g_strcmp0 (g_getenv ("LANGUAGE"), "en") != 0)
    g_test_add_func ("/languages/is-translated", test_is_translated);
  g_test_add_func ("/languages/commands", test_commands);
  g_test_add_func ("/languages/names", test_names);
  g_test_add_func ("/languages/without-accents", test_without_accents);
  g_test_add_func ("/languages/correction", test_correction);
  g_test_add_func ("/languages/completion", test_completion);
  g_test_add_func ("/languages/help", test_help);
  return g_test_run ();
}
