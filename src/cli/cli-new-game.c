/* cli-new-game.c: the questions for a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-new-game.h"

#include <glib/gi18n.h>

#include "cli-terminal.h"
#include "weft-errors.h"
#include "weft-hand.h"
#include "weft-typed-words.h"
#include "weft-typed.h"
#include "weft-words.h"

#define MOST_DRAWN 3

/* The questions for a new game. */
typedef struct
{
  CliChoices *choices;
  const WeftTables *tables;
  gboolean quick; /* whether the rest is as usual */
  gboolean ended; /* whether there is no more input */
} Asker;

/* Whether a line is an English word or what it is in the person's language. */
static gboolean
is_word (const char *line, const char *word)
{
  return weft_typed_is_same (line, word) || weft_typed_is_same (line, weft_typed_say (word));
}

/* The answer, or NULL for the usual. */
static char *
ask (Asker *asker, const char *question, const char *usual)
{
  g_autofree char *prompt = g_strdup_printf ("%s [%s] ", question, usual);
  g_autofree char *line = NULL;

  if (asker->quick || asker->ended)
    return NULL;
  line = cli_terminal_read (prompt);
  if (line == NULL)
    {
      asker->ended = TRUE;
      return NULL;
    }
  g_strstrip (line);
  asker->quick = is_word (line, "quick");
  if (asker->quick || *line == '\0' || weft_typed_is_same (line, usual))
    return NULL;
  return g_steal_pointer (&line);
}

/* The setup of the choices so far, the rest rolled. */
static gboolean
try_choices (const Asker *asker, WeftSetup *setup, GError **error)
{
  WeftSeed seed = { 0 };
  WeftRandom random = weft_random_start (&seed, 0, 0);

  return cli_choices_to_setup (asker->choices, asker->tables, &random, setup, error);
}

/* Whether a game can start with the choices so far; else says why not. */
static gboolean
is_possible (const Asker *asker)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  WeftSetup setup;

  if (try_choices (asker, &setup, &error))
    return TRUE;
  words = weft_errors_words (error);
  cli_terminal_print (CLI_WARN, words);
  return FALSE;
}

static void
ask_word (Asker *asker, const char *question, const char *usual, char **word)
{
  do
    {
      g_free (*word);
      *word = ask (asker, question, usual);
    }
  while (*word != NULL && !is_possible (asker));
}

/* A color; the usual one is chosen then, so that nobody else takes it. */
static void
ask_color (Asker *asker, const char *question, WeftPlayer player, char **color)
{
  WeftSetup setup;
  gboolean possible = try_choices (asker, &setup, NULL);
  const char *usual =
      possible ? weft_typed_say (weft_color_nick (setup.colors[player])) : _ ("any");

  ask_word (asker, question, usual, color);
  if (*color == NULL && possible)
    *color = g_strdup (usual);
}

/* The color of the only human. */
static void
ask_own_color (Asker *asker)
{
  char **colors = g_new0 (char *, 2);

  g_clear_pointer (&asker->choices->colors, g_strfreev);
  asker->choices->colors = colors;
  ask_color (asker, _ ("Your color?"), WEFT_PLAYER_P1, &colors[0]);
}

/* Words with spaces or commas between them. */
static void
ask_words (Asker *asker, const char *question, const char *usual, char ***words)
{
  do
    {
      g_autofree char *line = ask (asker, question, usual);

      g_clear_pointer (words, g_strfreev);
      if (line != NULL)
        *words = weft_typed_split (line);
    }
  while (*words != NULL && !is_possible (asker));
}

/* A number from @least to @most; @number stays as it is for the usual. */
static void
ask_number (Asker *asker, const char *question, int usual, int least, int most, int *number)
{
  g_autofree char *shown = g_strdup_printf ("%d", usual);

  while (TRUE)
    {
      g_autofree char *line = ask (asker, question, shown);
      g_autofree char *refusal = NULL;
      guint64 value;

      if (line == NULL)
        return;
      if (g_ascii_string_to_unsigned (line, 10, (guint64) least, (guint64) most, &value, NULL))
        {
          *number = (int) value;
          return;
        }
      refusal = g_strdup_printf (_ ("Say a number from %1$d to %2$d."), least, most);
      cli_terminal_print (CLI_WARN, refusal);
    }
}

static gboolean
ask_yes (Asker *asker, const char *question)
{
  while (TRUE)
    {
      g_autofree char *line = ask (asker, question, weft_typed_say ("no"));
      int answer = line != NULL ? weft_typed_match (line, &weft_typed_answers) : 0;

      if (answer >= 0)
        return answer == 1;
      cli_terminal_print (CLI_WARN, _ ("Say yes or no."));
    }
}

static void
ask_expansions (Asker *asker)
{
  static const char *const questions[WEFT_N_EXPANSIONS] = {
    [WEFT_EXPANSION_PLANS_AND_PLOYS] = N_ ("Plans & Ploys in the game?"),
    [WEFT_EXPANSION_ARTS_AND_ARCHITECTURE] = N_ ("Arts & Architecture in the game?"),
    [WEFT_EXPANSION_FANTASIES_AND_FUTURES] = N_ ("Fantasies & Futures in the game?"),
  };
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < WEFT_N_EXPANSIONS; i++)
    if (ask_yes (asker, _ (questions[i])))
      g_strv_builder_add (names, weft_expansion_nick (i));
  asker->choices->expansions = g_strv_builder_end (names);
}

static void
ask_level (Asker *asker)
{
  for (int level = 1; level <= WEFT_N_LEVELS && !asker->quick; level++)
    {
      g_autofree char *line = g_strdup_printf ("  %d. %s", level, weft_words_level (level));

      cli_terminal_print (CLI_PLAIN, line);
    }
  ask_number (asker, _ ("Level?"), CLI_USUAL_LEVEL, 1, WEFT_N_LEVELS, &asker->choices->level);
}

/* Whether the Automa's favorite track is not printed on the civilization chosen (S2). */
static gboolean
is_favorite_open (const Asker *asker)
{
  WeftSetup setup;

  return asker->choices->civilizations != NULL && try_choices (asker, &setup, NULL)
         && asker->tables->civilizations[setup.civilizations[0]].favorite == WEFT_NONE;
}

/* How many landmarks S7 gives. */
static int
usual_landmarks (const Asker *asker)
{
  WeftSetup setup;

  return try_choices (asker, &setup, NULL) ? setup.landmark_cards : 0;
}

/* How many civilizations the Automa has at the level chosen (S4). */
static guint
civilizations (const Asker *asker)
{
  WeftSetup setup;

  return try_choices (asker, &setup, NULL) ? setup.n_civilizations : 1;
}

/* Two civilizations to choose from, and two capital city mats. */
static void
tell_drawn (const Asker *asker, const WeftSetup *setup)
{
  const WeftHumanTable *human = &asker->tables->human;
  WeftSeed seed = weft_seed_random ();
  WeftRandom random = weft_random_start (&seed, WEFT_STREAM_DRAW, 0);
  const WeftDrawable *drawn[MOST_DRAWN];
  guint n = weft_hand_draw_civilizations (asker->tables, setup, &random, drawn,
                                          MIN (human->draws, MOST_DRAWN));
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *joined = NULL, *words = NULL;
  guint8 mats[2];

  for (guint i = 0; i < n; i++)
    g_strv_builder_add (names, g_dpgettext2 (NULL, "civilization", drawn[i]->name));
  list = g_strv_builder_end (names);
  joined = g_strjoinv (C_ ("between the items of a list", ", "), list);
  weft_hand_draw_mats (asker->tables, &random, mats);
  words = g_strdup_printf (_ ("Drawn: %1$s. Capital city mats: %2$s, %3$s."), joined,
                           g_dpgettext2 (NULL, "capital city mat", human->mats[mats[0]]),
                           g_dpgettext2 (NULL, "capital city mat", human->mats[mats[1]]));
  cli_terminal_print (CLI_PLAIN, words);
}

/* Optional: any name, or two are drawn to choose from. */
static void
ask_own_civilization (Asker *asker)
{
  char **own = &asker->choices->own_civilization;
  WeftSetup setup;

  g_free (*own);
  *own = ask (asker, _ ("Your civilization? (“draw” draws two)"), _ ("none"));
  while (*own != NULL && is_word (*own, NC_ ("command", "draw"))
         && try_choices (asker, &setup, NULL))
    {
      tell_drawn (asker, &setup);
      g_free (*own);
      *own = ask (asker, _ ("Which one do you keep?"), _ ("none"));
    }
}

static void
ask_automa (Asker *asker)
{
  CliChoices *choices = asker->choices;

  ask_level (asker);
  ask_own_color (asker);
  ask_color (asker, _ ("The Automa’s color?"), WEFT_PLAYER_AUTOMA, &choices->automa_color);
  ask_color (asker, _ ("The Shadow Empire’s color?"), WEFT_PLAYER_SHADOW, &choices->shadow_color);
  ask_words (asker,
             civilizations (asker) > 1 ? _ ("The Automa’s two civilizations?")
                                       : _ ("The Automa’s civilization?"),
             _ ("rolled"), &choices->civilizations);
  if (is_favorite_open (asker))
    ask_word (asker, _ ("The Automa’s favorite track?"), _ ("rolled"), &choices->favorite);
  ask_word (asker, _ ("The Shadow Empire’s favorite track?"), _ ("rolled"),
            &choices->shadow_favorite);
  if (usual_landmarks (asker) > 0)
    ask_number (asker, _ ("Landmarks the Automa gets from landmark cards?"),
                usual_landmarks (asker), 0, WEFT_MOST_LANDMARK_CARDS, &choices->landmark_cards);
  ask_word (asker, _ ("Who starts, me or bots?"), _ ("rolled"), &choices->first);
  ask_own_civilization (asker);
}

static void
ask_shadow_empire (Asker *asker)
{
  CliChoices *choices = asker->choices;

  choices->mode = g_strdup (weft_mode_nick (WEFT_MODE_SHADOW_EMPIRE));
  ask_words (asker, _ ("The players’ colors, in turn order?"), _ ("any"), &choices->colors);
  ask_color (asker, _ ("The Shadow Empire’s color?"), WEFT_PLAYER_SHADOW, &choices->shadow_color);
  ask_word (asker, _ ("The Shadow Empire’s favorite track?"), _ ("rolled"),
            &choices->shadow_favorite);
  ask_word (asker, _ ("Who starts, p1, p2 … or shadow?"), _ ("rolled"), &choices->first);
}

gboolean
cli_new_game_ask (CliChoices *choices, const WeftTables *tables)
{
  Asker asker = { .choices = choices, .tables = tables };

  cli_terminal_print (CLI_BOLD, _ ("A new game"));
  cli_terminal_print (CLI_PLAIN, _ ("Enter takes what stands in brackets; “quick” takes it for all "
                                    "the rest."));
  ask_number (&asker, _ ("How many people play? (one plays against the Automa)"), 1, 1,
              WEFT_MOST_HUMANS, &choices->players);
  ask_expansions (&asker);
  if (choices->players > 1)
    ask_shadow_empire (&asker);
  else
    ask_automa (&asker);
  return !asker.ended;
}
