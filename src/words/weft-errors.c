/* weft-errors.c: what is wrong with a file, a record or a setup, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-errors.h"

#include <glib/gi18n.h>

#include "weft-fault.h"
#include "weft-forms.h"
#include "weft-refusals.h"

/* Faults that need no more than the sentence. */
static const char *const plain[WEFT_N_FAULTS] = {
  [WEFT_FAULT_OPEN_ELSEWHERE] = N_ ("The game is open in another window or program."),
  [WEFT_FAULT_CHANGED_ELSEWHERE] =
      N_ ("Not saved: this game goes on somewhere else, and its file was changed there. Close it "
          "here, and open it again to go on from it."),
  [WEFT_FAULT_PROTECTED] = N_ ("Not saved: the file is protected."),
  [WEFT_FAULT_EMPTY] = N_ ("The file is empty."),
  [WEFT_FAULT_NO_CIVILIZATION] = N_ ("No civilization goes with these favorite tracks."),
  [WEFT_FAULT_SAME_CIVILIZATION] = N_ ("The Automa’s two civilizations must differ."),
  [WEFT_FAULT_SAME_FAVORITES] = N_ ("The two bots must start with different favorite tracks."),
  [WEFT_FAULT_PLAYERS_OF_SOLO] = N_ ("One person plays against the Automa."),
  [WEFT_FAULT_PLAYERS_OF_SHADOW_EMPIRE] = N_ ("Two to four people play with the Shadow Empire."),
  [WEFT_FAULT_FIRST_OF_SOLO] = N_ ("You or the Automa must begin."),
  [WEFT_FAULT_FIRST_OF_SHADOW_EMPIRE] = N_ ("One of the players or the Shadow Empire must begin."),
};

/* Faults at a place of the file: a line, a character in it. */
static const char *const in_line[WEFT_N_FAULTS] = {
  [WEFT_FAULT_NUL_BYTE] = N_ ("Line %1$u, character %2$u: this is no text."),
  [WEFT_FAULT_NOT_UTF8] = N_ ("Line %1$u, character %2$u: this is no text."),
  [WEFT_FAULT_CUT_OFF] = N_ ("The file is cut off: it ends at line %1$u, character %2$u, in the "
                             "middle of the game."),
  [WEFT_FAULT_UNEXPECTED] = N_ ("Line %1$u, character %2$u: this does not belong in a saved game."),
  [WEFT_FAULT_BROKEN_ESCAPE] =
      N_ ("Line %1$u, character %2$u: what follows the backslash is not right."),
  [WEFT_FAULT_BROKEN_NUMBER] = N_ ("Line %1$u, character %2$u: the number is not right."),
  [WEFT_FAULT_GOES_ON] = N_ ("Line %1$u, character %2$u: something follows the end of the game."),
};

/* Faults of a member of the record. */
static const char *const at_place[WEFT_N_FAULTS] = {
  [WEFT_FAULT_MISSING] = N_ ("%s is missing."),
  [WEFT_FAULT_NO_OBJECT] = N_ ("%s must be in curly brackets."),
  [WEFT_FAULT_NO_ARRAY] = N_ ("%s must be a list in square brackets."),
  [WEFT_FAULT_NO_TEXT] = N_ ("%s must be text in quotation marks."),
  [WEFT_FAULT_NO_WHOLE_NUMBER] = N_ ("%s must be a whole number."),
  [WEFT_FAULT_NO_TRUTH_VALUE] = N_ ("%s must be true or false."),
  [WEFT_FAULT_NOT_OF_SHADOW_EMPIRE] = N_ ("A game of the mode shadow-empire has no %s."),
};

/* Faults with what the file or the system says. */
static const char *const with_text[WEFT_N_FAULTS] = {
  [WEFT_FAULT_CANNOT_SAVE] = N_ ("The game cannot be saved: %s"),
  [WEFT_FAULT_CANNOT_READ] = N_ ("The file cannot be read: %s"),
  [WEFT_FAULT_OTHER_FORMAT] = N_ ("This is no game of Weft: its format is %s."),
};

static const char *
words_of (const char *const table[WEFT_N_FAULTS], const WeftErrorDetails *details)
{
  return table[details->fault] != NULL ? _ (table[details->fault]) : NULL;
}

/* The place in a record; the record itself has no name in it. */
static const char *
place_of (const WeftErrorDetails *details)
{
  if (details->place == NULL || *details->place == '\0')
    return _ ("The whole file");
  return details->place;
}

/* Faults with the most that is possible. */
static char *
fault_of_most (const WeftErrorDetails *details)
{
  gulong most = (gulong) details->most;
  const char *words;

  switch ((WeftFault) details->fault)
    {
    case WEFT_FAULT_TOO_LARGE:
      words = _ ("The file is too large for a game: more than %d MiB.");
      break;
    case WEFT_FAULT_TOO_DEEP:
      words = g_dngettext (NULL, "This is no game: its brackets nest more than %d level deep.",
                           "This is no game: its brackets nest more than %d levels deep.", most);
      break;
    case WEFT_FAULT_TOO_MANY_MEMBERS:
      words = g_dngettext (NULL, "This is no game: something in it has more than %d member.",
                           "This is no game: something in it has more than %d members.", most);
      break;
    case WEFT_FAULT_BAD_SEED:
      words = g_dngettext (NULL, "The seed must be %d digit or letter from a to f.",
                           "The seed must be %d digits and letters from a to f.", most);
      break;
    case WEFT_FAULT_TOO_MANY_MOVES:
      words =
          g_dngettext (NULL, "A game has at most %d move.", "A game has at most %d moves.", most);
      break;
    case WEFT_FAULT_WRONG_LEVEL:
      words = _ ("The level must be from 1 to %d.");
      break;
    case WEFT_FAULT_LANDMARK_CARDS:
      words = g_dngettext (NULL, "The Automa gets at most %d landmark from landmark cards.",
                           "The Automa gets at most %d landmarks from landmark cards.", most);
      break;
    default:
      return NULL;
    }
  return g_strdup_printf (words, (int) most);
}

static char *
fault_of_length (const WeftErrorDetails *details)
{
  const char *place = place_of (details);
  int least = (int) details->least, most = (int) details->most;

  if (least == most)
    return g_strdup_printf (
        /* Translators: a place in a file, the number of entries it must have, and has. */
        g_dngettext (NULL, "%1$s must have %2$d entry, not %3$d.",
                     "%1$s must have %2$d entries, not %3$d.", (gulong) least),
        place, least, (int) details->number);
  return g_strdup_printf (
      /* Translators: a place in a file, the numbers of entries it may have, and has. */
      g_dngettext (NULL, "%1$s must have %2$d to %3$d entry, not %4$d.",
                   "%1$s must have %2$d to %3$d entries, not %4$d.", (gulong) most),
      place, least, most, (int) details->number);
}

static char *
fault_of_value (const WeftErrorDetails *details)
{
  const char *place = place_of (details);
  int least = (int) details->least, most = (int) details->most;
  g_autofree char *number = NULL;

  switch ((WeftFault) details->fault)
    {
    case WEFT_FAULT_OUT_OF_RANGE:
      /* Translators: a place in a file, two numbers, and what stands there instead. */
      number = g_strdup_printf ("%" G_GINT64_FORMAT, details->number);
      return g_strdup_printf (_ ("%1$s must be from %2$d to %3$d, not %4$s."), place, least, most,
                              number);
    case WEFT_FAULT_WRONG_LENGTH:
      return fault_of_length (details);
    case WEFT_FAULT_TEXT_TOO_LONG:
      return g_strdup_printf (
          /* Translators: a place in a file, the number of characters it may have. */
          g_dngettext (NULL, "%1$s must not be longer than %2$d character.",
                       "%1$s must not be longer than %2$d characters.", (gulong) most),
          place, most);
    case WEFT_FAULT_UNKNOWN_NAME:
      /* Translators: a place in a file, the name that stands there. */
      return g_strdup_printf (_ ("%1$s: there is no %2$s."), place, details->text);
    case WEFT_FAULT_UNKNOWN_HEX:
      /* Translators: a place in a file, the name that stands there. */
      return g_strdup_printf (_ ("%1$s: the map has no hex %2$s."), place, details->text);
    default:
      return NULL;
    }
}

/* “p1” in words; the bots by their names. */
static const char *
player_words (guint8 player)
{
  if (player == WEFT_PLAYER_AUTOMA)
    return _ ("Automa");
  if (player == WEFT_PLAYER_SHADOW)
    return _ ("Shadow Empire");
  return weft_words_usual_name (player);
}

static char *
fault_of_setup (const WeftErrorDetails *details)
{
  switch ((WeftFault) details->fault)
    {
    case WEFT_FAULT_NO_COLOR:
      return g_strdup_printf (_ ("No color is chosen: %s."), player_words (details->player));
    case WEFT_FAULT_SAME_COLOR:
      /* Translators: a color, two players. */
      return g_strdup_printf (_ ("Two have the color %1$s: %2$s, %3$s."),
                              weft_words_color (details->color), player_words (details->player),
                              player_words (details->other));
    case WEFT_FAULT_FAVORITE_NOT_THERE:
      return g_strdup_printf (_ ("The favorite track must be one of those in the game: %s."),
                              player_words (details->player));
    case WEFT_FAULT_CIVILIZATIONS:
      return g_strdup (details->least == 1 ? _ ("At this level the Automa has one civilization.")
                                           : _ ("At this level the Automa has two civilizations."));
    case WEFT_FAULT_CIVILIZATION_COMES_WITH:
      /* Translators: a civilization, an expansion. */
      return g_strdup_printf (_ ("%1$s: comes with the expansion %2$s, which is not in the game."),
                              weft_words_civilization (details->civilization),
                              weft_words_expansion (details->expansion));
    case WEFT_FAULT_OTHER_FAVORITE:
      /* Translators: a civilization, a track. */
      return g_strdup_printf (_ ("%1$s: the favorite track is %2$s."),
                              weft_words_civilization (details->civilization),
                              weft_forms_track (details->track));
    default:
      return NULL;
    }
}

static char *
fault_of_text (const WeftErrorDetails *details)
{
  if (words_of (in_line, details) != NULL && details->line == 0)
    return g_strdup (_ ("This is no saved game."));
  if (words_of (in_line, details) != NULL)
    return g_strdup_printf (words_of (in_line, details), details->line, details->character);
  if (details->fault == WEFT_FAULT_NUMBER_TOO_LARGE)
    return details->line > 0
               ? g_strdup_printf (_ ("Line %1$u, character %2$u: the number is too large."),
                                  details->line, details->character)
               : g_strdup (_ ("The file holds a number that is too large."));
  if (details->fault == WEFT_FAULT_OTHER_VERSION)
    return g_strdup_printf (_ ("The game comes from another version of Weft: %d."),
                            (int) details->number);
  return NULL;
}

static char *
fault_words (const WeftErrorDetails *details)
{
  char *words;

  if (words_of (plain, details) != NULL)
    return g_strdup (words_of (plain, details));
  if (words_of (at_place, details) != NULL)
    return g_strdup_printf (words_of (at_place, details), place_of (details));
  if (words_of (with_text, details) != NULL)
    return g_strdup_printf (words_of (with_text, details), details->text);
  words = fault_of_most (details);
  if (words == NULL)
    words = fault_of_text (details);
  if (words == NULL)
    words = fault_of_value (details);
  return words != NULL ? words : fault_of_setup (details);
}

/* A move of a record that the game refuses. */
static char *
refused_move_words (const WeftErrorDetails *details, const GError *error)
{
  g_autofree char *refusal = weft_refusals_words (NULL, error);

  if (details->place == NULL)
    return g_steal_pointer (&refusal);
  /* Translators: a place in a file, what is wrong there. */
  return g_strdup_printf (C_ ("place in a file", "%1$s: %2$s"), details->place, refusal);
}

char *
weft_errors_words (const GError *error)
{
  const WeftErrorDetails *details = weft_error_details (error);

  g_return_val_if_fail (error != NULL, g_strdup (""));

  if (details == NULL)
    return weft_one_line (error->message);
  if (error->code == WEFT_ERROR_TABLE)
    /* Translators: what exactly, in English. */
    return g_strdup_printf (_ ("The program is damaged, install it anew (%s)."), error->message);
  if (details->refusal != WEFT_REFUSAL_NONE)
    return refused_move_words (details, error);
  if (details->fault != WEFT_FAULT_NONE)
    return fault_words (details);
  return weft_one_line (error->message);
}

/* What is no text in the notation of games, or says that it is something else. */
static gboolean
is_no_game (const WeftErrorDetails *details)
{
  switch ((WeftFault) details->fault)
    {
    case WEFT_FAULT_TOO_LARGE:
    case WEFT_FAULT_NUL_BYTE:
    case WEFT_FAULT_NOT_UTF8:
    case WEFT_FAULT_UNEXPECTED:
    case WEFT_FAULT_TOO_DEEP:
    case WEFT_FAULT_TOO_MANY_MEMBERS:
    case WEFT_FAULT_OTHER_FORMAT:
      return TRUE;
    default:
      return FALSE;
    }
}

const char *
weft_errors_plain (const GError *error)
{
  const WeftErrorDetails *details = weft_error_details (error);

  g_return_val_if_fail (error != NULL, "");

  if (details == NULL || details->fault == WEFT_FAULT_CANNOT_READ)
    return _ ("The file is not there, or you may not read it. Look where it is kept, and open it "
              "from there.");
  if (details->fault == WEFT_FAULT_OPEN_ELSEWHERE)
    return _ ("This game is open in another window or program. Go on there, or close it there "
              "first.");
  if (details->fault == WEFT_FAULT_OTHER_VERSION)
    return _ ("This game was saved by another version of Weft. Open it with that version, or with "
              "the newest one.");
  if (is_no_game (details))
    return _ ("This file is not a game of Weft. Open another one: games end in “.weft”.");
  if (details->fault == WEFT_FAULT_EMPTY || details->fault == WEFT_FAULT_CUT_OFF)
    return _ ("Part of this game is missing: the file is damaged. If you have a copy of it, open "
              "the copy.");
  return _ ("Something in this game is not right: the file is damaged, or somebody has changed it. "
            "If you have a copy of it, open the copy.");
}
