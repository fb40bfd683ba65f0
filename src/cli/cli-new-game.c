/* cli-new-game.c: the questions for a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-new-game.h"

#include <glib/gi18n.h>

#include "cli-terminal.h"
#include "weft-choices.h"
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
  GPtrArray *answers; /* to the questions so far, in order */
  WeftSeed seed;      /* what civilizations are drawn from */
  guint next;     /* the next of them to be taken; all of them have been when a person is asked */
  gboolean quick; /* whether the rest is as usual */
  gboolean ended; /* whether there is no more input */
  gboolean back;  /* whether to go back a question: all is asked again, with one answer less */
} Asker;

/* Whether the next question is put to the person. */
static gboolean
is_asking (const Asker *asker)
{
  return !asker->quick && !asker->ended && !asker->back && asker->next == asker->answers->len;
}

/* Whether a line is an English word or what it is in the person's language. */
static gboolean
is_word (const char *line, const char *word)
{
  return weft_typed_is_same (line, word) || weft_typed_is_same (line, weft_typed_say (word));
}

static void
help (const char *possible)
{
  cli_terminal_print (CLI_DIM, _ ("Enter takes what stands in brackets; “quick” takes it for all "
                                  "the rest; “back” goes back a question."));
  if (possible != NULL)
    cli_terminal_print (CLI_DIM, possible);
}

/* A line that answers the question; NULL when there is none. @possible: (nullable): what it can be
 */
static char *
read_answer (Asker *asker, const char *prompt, const char *possible)
{
  char *line;

  while ((line = cli_terminal_ask (prompt)) != NULL)
    {
      g_strstrip (line);
      if (is_word (line, "help") || g_str_equal (line, "?"))
        help (possible);
      else if (is_word (line, "back") && asker->answers->len == 0)
        cli_terminal_print (CLI_WARN, _ ("This is the first question."));
      else
        return line;
      g_free (line);
    }
  asker->ended = TRUE;
  return NULL;
}

/* The answer, or NULL for the usual. */
static char *
ask (Asker *asker, const char *question, const char *usual, const char *possible)
{
  g_autofree char *prompt = g_strdup_printf ("%s [%s] ", question, usual);
  g_autofree char *line = NULL;

  if (is_asking (asker))
    {
      line = read_answer (asker, prompt, possible);
      asker->back = line != NULL && is_word (line, "back");
      asker->quick = line != NULL && is_word (line, "quick");
      if (line != NULL && !asker->back && !asker->quick)
        g_ptr_array_add (asker->answers, g_strdup (line));
    }
  else if (!asker->back && asker->next < asker->answers->len)
    line = g_strdup (g_ptr_array_index (asker->answers, asker->next));
  if (line == NULL || asker->back || asker->quick)
    return NULL;
  asker->next++;
  return *line != '\0' && !weft_typed_is_same (line, usual) ? g_steal_pointer (&line) : NULL;
}

/* Says why the latest answer is none, and forgets it. */
static void
refuse (Asker *asker, const char *words)
{
  cli_terminal_print (CLI_WARN, words);
  g_ptr_array_set_size (asker->answers, (int) --asker->next);
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
is_possible (Asker *asker)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  WeftSetup setup;

  if (try_choices (asker, &setup, &error))
    return TRUE;
  words = weft_errors_words (error);
  refuse (asker, words);
  return FALSE;
}

static void
ask_word (Asker *asker, const char *question, const char *usual, const char *possible, char **word)
{
  do
    {
      g_free (*word);
      *word = ask (asker, question, usual, possible);
    }
  while (*word != NULL && !is_possible (asker));
}

/* A color; the usual one is chosen then, so that nobody else takes it. */
static void
ask_color (Asker *asker, const char *question, WeftPlayer player, char **color)
{
  WeftSetup setup;
  g_autofree char *colors = weft_typed_list (&weft_typed_colors);
  gboolean known = try_choices (asker, &setup, NULL);
  const char *usual = known ? weft_typed_say (weft_color_nick (setup.colors[player])) : _ ("any");

  ask_word (asker, question, usual, colors, color);
  if (*color == NULL && known)
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
ask_words (Asker *asker, const char *question, const char *usual, const char *possible,
           char ***words)
{
  do
    {
      g_autofree char *line = ask (asker, question, usual, possible);

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
  g_autofree char *refusal = g_strdup_printf (_ ("Say a number from %1$d to %2$d."), least, most);

  while (TRUE)
    {
      g_autofree char *line = ask (asker, question, shown, refusal);
      guint64 value;

      if (line == NULL)
        return;
      if (g_ascii_string_to_unsigned (line, 10, (guint64) least, (guint64) most, &value, NULL))
        {
          *number = (int) value;
          return;
        }
      refuse (asker, refusal);
    }
}

static gboolean
ask_yes (Asker *asker, const char *question)
{
  g_autofree char *answers = weft_typed_list (&weft_typed_answers);
  g_autofree char *whole = g_strdup_printf ("%s (%s)", question, answers);

  while (TRUE)
    {
      g_autofree char *line = ask (asker, whole, weft_typed_say ("no"), _ ("Say yes or no."));
      int answer = line != NULL ? weft_typed_match (line, &weft_typed_answers) : 0;

      if (answer >= 0)
        return answer == 1;
      refuse (asker, _ ("Say yes or no."));
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
  for (int level = 1; level <= WEFT_N_LEVELS && is_asking (asker); level++)
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
  WeftRandom random = weft_random_start (&asker->seed, WEFT_STREAM_DRAW, asker->next);
  const WeftDrawable *drawn[MOST_DRAWN];
  guint n = weft_hand_draw_civilizations (asker->tables, setup, &random, drawn,
                                          MIN (human->draws, MOST_DRAWN));
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autofree char *joined = NULL, *words = NULL, *mat_words = NULL;
  guint8 mats[2];

  for (guint i = 0; i < n; i++)
    g_strv_builder_add (names, g_dpgettext2 (NULL, "civilization", drawn[i]->name));
  joined = weft_words_list_of (names);
  weft_hand_draw_mats (asker->tables, &random, mats);
  /* Translators: civilizations that a person has drawn. */
  words = g_strdup_printf (_ ("Drawn: %s"), joined);
  mat_words = weft_choices_mats (asker->tables, mats);
  cli_terminal_print (CLI_PLAIN, words);
  cli_terminal_print (CLI_PLAIN, mat_words);
}

/* Optional: any name, or two are drawn to choose from. */
static void
ask_own_civilization (Asker *asker)
{
  char **own = &asker->choices->own_civilization;
  WeftSetup setup;

  if (!cli_terminal_is_person ()) /* a list of answers made before does not have this one */
    return;
  g_free (*own);
  *own = ask (asker, _ ("Your civilization? (“draw” draws two)"), _ ("none"), NULL);
  while (*own != NULL
         && (is_word (*own, "draw") || weft_typed_is_same (*own, C_ ("command", "draw")))
         && try_choices (asker, &setup, NULL))
    {
      if (is_asking (asker))
        tell_drawn (asker, &setup);
      g_free (*own);
      *own = ask (asker, weft_choices_keep (), _ ("none"), NULL);
    }
}

/* A favorite track: one of those in the game. */
static void
ask_track (Asker *asker, const char *question, char **track)
{
  g_autoptr (GError) tracks = NULL;
  WeftSetup setup;

  if (try_choices (asker, &setup, NULL))
    weft_typed_no_track (NULL, setup.tracks, &tracks);
  ask_word (asker, question, _ ("rolled"), tracks != NULL ? tracks->message : NULL, track);
}

/* The Automa's civilizations that are in the game. (transfer full) */
static char *
list_civilizations (const Asker *asker)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  WeftSetup setup;

  for (guint i = 0; try_choices (asker, &setup, NULL) && i < WEFT_N_CIVILIZATIONS; i++)
    if (weft_setup_can_have_civilization (&setup, asker->tables, i))
      g_strv_builder_add (names, weft_typed_say (weft_civilization_nick (i)));
  return weft_words_list_of (names);
}

static void
ask_automa (Asker *asker)
{
  CliChoices *choices = asker->choices;
  g_autofree char *possible = NULL;

  ask_level (asker);
  ask_own_color (asker);
  ask_color (asker, _ ("The Automa’s color?"), WEFT_PLAYER_AUTOMA, &choices->automa_color);
  ask_color (asker, _ ("The Shadow Empire’s color?"), WEFT_PLAYER_SHADOW, &choices->shadow_color);
  possible = list_civilizations (asker);
  ask_words (asker,
             civilizations (asker) > 1 ? _ ("The Automa’s two civilizations?")
                                       : _ ("The Automa’s civilization?"),
             _ ("rolled"), possible, &choices->civilizations);
  if (is_favorite_open (asker))
    ask_track (asker, _ ("The Automa’s favorite track?"), &choices->favorite);
  ask_track (asker, _ ("The Shadow Empire’s favorite track?"), &choices->shadow_favorite);
  if (usual_landmarks (asker) > 0)
    ask_number (asker, _ ("Landmarks the Automa gets from landmark cards?"),
                usual_landmarks (asker), 0, WEFT_MOST_LANDMARK_CARDS, &choices->landmark_cards);
  ask_word (asker, _ ("Who starts, me or bots?"), _ ("rolled"), NULL, &choices->first);
  ask_own_civilization (asker);
}

static void
ask_names (Asker *asker)
{
  char **names = g_new0 (char *, WEFT_MOST_HUMANS + 1);

  for (int player = 0; player < asker->choices->players; player++)
    {
      g_autofree char *question = g_strdup_printf (_ ("Name of player %d?"), player + 1);

      names[player] = ask (asker, question, weft_words_usual_name ((guint) player), NULL);
      if (names[player] == NULL)
        names[player] = g_strdup ("");
    }
  asker->choices->names = names;
}

static void
ask_shadow_empire (Asker *asker)
{
  CliChoices *choices = asker->choices;
  g_autofree char *colors = weft_typed_list (&weft_typed_colors);

  choices->mode = g_strdup (weft_mode_nick (WEFT_MODE_SHADOW_EMPIRE));
  ask_names (asker);
  ask_words (asker, _ ("The players’ colors, in turn order?"), _ ("any"), colors, &choices->colors);
  ask_color (asker, _ ("The Shadow Empire’s color?"), WEFT_PLAYER_SHADOW, &choices->shadow_color);
  ask_track (asker, _ ("The Shadow Empire’s favorite track?"), &choices->shadow_favorite);
  ask_word (asker, _ ("Who starts, p1, p2 … or shadow?"), _ ("rolled"), NULL, &choices->first);
}

/* Every question from the first on; those that have been answered are not asked again. */
static void
ask_all (Asker *asker)
{
  cli_choices_clear (asker->choices);
  cli_choices_init (asker->choices);
  asker->next = 0;
  ask_number (asker, _ ("How many people play? (one plays against the Automa)"), 1, 1,
              WEFT_MOST_HUMANS, &asker->choices->players);
  ask_expansions (asker);
  if (asker->choices->players > 1)
    ask_shadow_empire (asker);
  else
    ask_automa (asker);
}

gboolean
cli_new_game_ask (CliChoices *choices, const WeftTables *tables)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (g_free);
  Asker asker = {
    .choices = choices, .tables = tables, .answers = answers, .seed = weft_seed_random ()
  };

  cli_terminal_print (CLI_BOLD, _ ("A new game"));
  help (NULL);
  ask_all (&asker);
  while (asker.back)
    {
      asker.back = FALSE;
      g_ptr_array_set_size (answers, (int) answers->len - 1);
      ask_all (&asker);
    }
  return !asker.ended || !cli_terminal_is_person ();
}
