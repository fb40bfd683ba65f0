/* languages.c: commands and names typed in the person's language, beside the English ones
 *
 * Runs once for each language, which LANGUAGE names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <string.h>

#include "positions.h"
#include "weft-language.h"
#include "weft-typed-commands.h"
#include "weft-typed-fix.h"
#include "weft-typed-help.h"
#include "weft-typed-lexicon.h"

#define MOST_COLUMNS 80

static Position *position;

/* What a line means: the moves or commands, or why it is refused. */
static char *
understand (const char *line)
{
  g_auto (WeftTyped) typed = { 0 };
  g_autoptr (GError) error = NULL;

  if (!weft_typed_read (NULL, line, &position->voice, &position->state, &typed, &error))
    return g_strdup (error->message);
  return position_say (position, &typed);
}

/* What follows a command so that it makes sense. */
static const char *
object_of (const WeftCommand *command)
{
  switch (command->after)
    {
    case WEFT_AFTER_TRACK:
      return "science";
    case WEFT_AFTER_HEX:
      return "e3";
    case WEFT_AFTER_NUMBER:
      return command->sense == WEFT_SENSE_DEAL ? "3 12" : "7";
    case WEFT_AFTER_TILES:
      return "none";
    case WEFT_AFTER_FIX:
      return "vp 4";
    case WEFT_AFTER_TEXT:
      return "text";
    case WEFT_AFTER_NOTHING:
    default:
      return "";
    }
}

/* Every command is one word, and means the same in both languages. */
static void
test_commands (void)
{
  for (guint i = 0; i < WEFT_N_COMMANDS; i++)
    {
      const char *name = weft_commands[i].name, *said = weft_typed_say (name);
      const char *object = object_of (&weft_commands[i]);
      g_autofree char *english_line = g_strjoin (" ", name, object, NULL);
      g_autofree char *said_line = g_strjoin (" ", said, object, NULL);
      g_autofree char *english = understand (english_line);
      g_autofree char *other = understand (said_line);

      g_test_message ("%s: %s", name, said);
      g_assert_null (strchr (said, ' '));
      g_assert_cmpstr (other, ==, english);
    }
}

/* Every name of a list is understood in both languages, and stands for itself only. */
static void
check_names (const WeftTypedNames *names)
{
  for (int i = 0; i < names->n; i++)
    {
      const char *said = weft_typed_say (names->names[i]);

      g_test_message ("%s: %s", names->names[i], said);
      g_assert_null (strchr (said, ' '));
      g_assert_cmpint (weft_typed_match (names->names[i], names), ==, i);
      g_assert_cmpint (weft_typed_match (said, names), ==, i);
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
  g_assert_cmpint (weft_typed_match ("grey", &weft_typed_colors), ==, WEFT_COLOR_GRAY);
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

/* The name of every space and landmark as it is on screen is understood. */
static void
test_places (void)
{
  Position *all = position_load ("arts");

  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    for (int space = 1; space < WEFT_N_SPACES; space++)
      {
        const char *name = weft_words_space_name (all->tables, track, space);
        g_auto (WeftTokens) tokens = { 0 };
        const WeftToken *token;

        g_test_message ("%s", name);
        weft_tokens_read (&tokens, name, weft_lexicon_get (NULL), &all->voice, &all->state);
        token = weft_tokens_at (&tokens, 0);
        if (track == WEFT_TRACK_TECHNOLOGY && space == WEFT_LAST_SPACE)
          g_assert_cmpint (token->meaning.sense, ==, WEFT_SENSE_SINGULARITY);
        else
          {
            g_assert_cmpuint (tokens.list->len, ==, 1);
            g_assert_cmpint (token->meaning.sense, ==, WEFT_SENSE_SPACE);
            g_assert_cmpint (token->meaning.a, ==, track);
            g_assert_cmpint (token->meaning.b, ==, space);
          }
      }
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    for (guint8 tier = 0; tier < WEFT_N_TIERS; tier++)
      {
        const char *name = weft_words_landmark (all->tables, track, tier);
        g_auto (WeftTokens) tokens = { 0 };

        g_test_message ("%s", name);
        weft_tokens_read (&tokens, name, weft_lexicon_get (NULL), &all->voice, &all->state);
        g_assert_cmpuint (tokens.list->len, ==, 1);
        g_assert_cmpint (weft_tokens_sense (&tokens, 0), ==, WEFT_SENSE_LANDMARK);
        g_assert_cmpint (weft_tokens_at (&tokens, 0)->meaning.a, ==, track);
        g_assert_cmpint (weft_tokens_at (&tokens, 0)->meaning.b, ==, tier);
      }
  position_free (all);
}

/* A correction with every word in the person's language. */
static void
test_correction (void)
{
  g_autofree char *line = g_strdup_printf ("%s %s C4 %s %s-%s", weft_typed_say ("fix"),
                                           weft_typed_say ("hex"), weft_typed_say ("automa"),
                                           weft_typed_say ("shadow"), weft_typed_say ("toppled"));
  g_autofree char *english = understand ("fix hex c4 automa shadow-toppled");
  g_autofree char *other = understand (line);

  g_test_message ("%s", line);
  g_assert_true (g_str_has_prefix (english, "fix "));
  g_assert_cmpstr (other, ==, english);
}

static void
test_completion (void)
{
  const char *science = weft_typed_say ("science");
  g_autofree char *line = g_strdup_printf ("%s ", weft_typed_say ("advance"));
  g_auto (GStrv) matches = weft_typed_complete (NULL, line, &position->voice, &position->state);

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

/* The test would say nothing if the language were not found. */
static void
test_is_translated (void)
{
  g_assert_cmpstr (weft_typed_say ("yes"), !=, "yes");
  g_assert_cmpstr (weft_words_track (WEFT_TRACK_TECHNOLOGY), !=, "Technology");
}

int
main (int argc, char **argv)
{
  int status;

  weft_language_start ();
  g_test_init (&argc, &argv, NULL);
  position = position_load ("turn");
  if (g_strcmp0 (g_getenv ("LANGUAGE"), "en") != 0)
    g_test_add_func ("/languages/is-translated", test_is_translated);
  g_test_add_func ("/languages/commands", test_commands);
  g_test_add_func ("/languages/names", test_names);
  g_test_add_func ("/languages/without-accents", test_without_accents);
  g_test_add_func ("/languages/places", test_places);
  g_test_add_func ("/languages/correction", test_correction);
  g_test_add_func ("/languages/completion", test_completion);
  g_test_add_func ("/languages/help", test_help);
  status = g_test_run ();
  position_free (position);
  return status;
}
