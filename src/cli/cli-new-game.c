/* cli-new-game.c: the questions for a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-new-game.h"

#include "cli-terminal.h"
#include "weft-typed-words.h"
#include "weft-typed.h"

#define MOST_HUMANS 4
#define MOST_LANDMARKS 3 /* as many as S7 gives at most */

/* The questions for a new game. */
typedef struct
{
  CliChoices *choices;
  const WeftTables *tables;
  gboolean quick; /* whether the rest is as usual */
  gboolean ended; /* whether there is no more input */
} Asker;

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
  asker->quick = g_ascii_strcasecmp (line, "quick") == 0;
  if (asker->quick || *line == '\0' || g_ascii_strcasecmp (line, usual) == 0)
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
  WeftSetup setup;

  if (try_choices (asker, &setup, &error))
    return TRUE;
  cli_terminal_print (CLI_WARN, error->message);
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
  const char *usual =
      try_choices (asker, &setup, NULL) ? weft_color_nick (setup.colors[player]) : "any";

  ask_word (asker, question, usual, color);
  if (*color == NULL && !g_str_equal (usual, "any"))
    *color = g_strdup (usual);
}

/* The color of the only human. */
static void
ask_own_color (Asker *asker)
{
  char **colors = g_new0 (char *, 2);

  g_clear_pointer (&asker->choices->colors, g_strfreev);
  asker->choices->colors = colors;
  ask_color (asker, "Your color?", WEFT_PLAYER_P1, &colors[0]);
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
      refusal = g_strdup_printf ("Say a number from %d to %d.", least, most);
      cli_terminal_print (CLI_WARN, refusal);
    }
}

static gboolean
ask_yes (Asker *asker, const char *question)
{
  static const char *const answers[] = { "no", "yes" };

  while (TRUE)
    {
      g_autofree char *line = ask (asker, question, "no");
      int answer = line != NULL ? weft_typed_match (line, answers, 2) : 0;

      if (answer >= 0)
        return answer == 1;
      cli_terminal_print (CLI_WARN, "Say yes or no.");
    }
}

static void
ask_expansions (Asker *asker)
{
  static const char *const questions[WEFT_N_EXPANSIONS] = {
    [WEFT_EXPANSION_PLANS_AND_PLOYS] = "Plans & Ploys in the game?",
    [WEFT_EXPANSION_ARTS_AND_ARCHITECTURE] = "Arts & Architecture in the game?",
    [WEFT_EXPANSION_FANTASIES_AND_FUTURES] = "Fantasies & Futures in the game?",
  };
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < WEFT_N_EXPANSIONS; i++)
    if (ask_yes (asker, questions[i]))
      g_strv_builder_add (names, weft_expansion_nick (i));
  asker->choices->expansions = g_strv_builder_end (names);
}

static void
ask_level (Asker *asker)
{
  for (int level = 1; level <= WEFT_N_LEVELS && !asker->quick; level++)
    {
      g_autofree char *line =
          g_strdup_printf ("  %d. %s", level, asker->tables->levels[0][level].name);

      cli_terminal_print (CLI_PLAIN, line);
    }
  ask_number (asker, "Level?", CLI_USUAL_LEVEL, 1, WEFT_N_LEVELS, &asker->choices->level);
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

static void
ask_automa (Asker *asker)
{
  CliChoices *choices = asker->choices;

  ask_level (asker);
  ask_own_color (asker);
  ask_color (asker, "The Automa's color?", WEFT_PLAYER_AUTOMA, &choices->automa_color);
  ask_color (asker, "The Shadow Empire's color?", WEFT_PLAYER_SHADOW, &choices->shadow_color);
  ask_words (asker,
             choices->level == WEFT_N_LEVELS ? "The Automa's two civilizations?"
                                             : "The Automa's civilization?",
             "rolled", &choices->civilizations);
  if (is_favorite_open (asker))
    ask_word (asker, "The Automa's favorite track?", "rolled", &choices->favorite);
  ask_word (asker, "The Shadow Empire's favorite track?", "rolled", &choices->shadow_favorite);
  if (usual_landmarks (asker) > 0)
    ask_number (asker, "Landmarks the Automa gets from landmark cards?", usual_landmarks (asker), 0,
                MOST_LANDMARKS, &choices->landmark_cards);
  ask_word (asker, "Who starts, me or bots?", "rolled", &choices->first);
}

static void
ask_shadow_empire (Asker *asker)
{
  CliChoices *choices = asker->choices;

  choices->mode = g_strdup (weft_mode_nick (WEFT_MODE_SHADOW_EMPIRE));
  ask_words (asker, "The players' colors, in turn order?", "any", &choices->colors);
  ask_color (asker, "The Shadow Empire's color?", WEFT_PLAYER_SHADOW, &choices->shadow_color);
  ask_word (asker, "The Shadow Empire's favorite track?", "rolled", &choices->shadow_favorite);
  ask_word (asker, "Who starts, p1, p2 … or shadow?", "rolled", &choices->first);
}

gboolean
cli_new_game_ask (CliChoices *choices, const WeftTables *tables)
{
  Asker asker = { .choices = choices, .tables = tables };

  cli_terminal_print (CLI_BOLD, "A new game");
  cli_terminal_print (CLI_PLAIN, "Enter takes what stands in brackets; “quick” takes it for all "
                                 "the rest.");
  ask_number (&asker, "How many people play? (one plays against the Automa)", 1, 1, MOST_HUMANS,
              &choices->players);
  ask_expansions (&asker);
  if (choices->players > 1)
    ask_shadow_empire (&asker);
  else
    ask_automa (&asker);
  return !asker.ended;
}
