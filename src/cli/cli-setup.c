/* cli-setup.c: choosing what a new game starts from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-setup.h"

#include <string.h>

#include "cli-terminal.h"

#define USUAL_LEVEL 2

void
cli_choices_init (CliChoices *choices)
{
  *choices = (CliChoices){ .landmark_cards = -1 };
}

void
cli_choices_clear (CliChoices *choices)
{
  g_free (choices->mode);
  g_strfreev (choices->expansions);
  g_strfreev (choices->civilizations);
  g_free (choices->favorite);
  g_free (choices->shadow_favorite);
  g_strfreev (choices->colors);
  g_free (choices->automa_color);
  g_free (choices->shadow_color);
  g_free (choices->first);
}

void
cli_choices_add_options (CliChoices *choices, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "mode", 0, 0, G_OPTION_ARG_STRING, &choices->mode, "solo or shadow-empire", "MODE" },
    { "players", 0, 0, G_OPTION_ARG_INT, &choices->players, "Humans beside the Shadow Empire",
      "N" },
    { "level", 0, 0, G_OPTION_ARG_INT, &choices->level, "Level of the Automa, 1 to 6", "L" },
    { "expansion", 0, 0, G_OPTION_ARG_STRING_ARRAY, &choices->expansions,
      "An expansion in the game (may be repeated)", "NAME" },
    { "civilization", 0, 0, G_OPTION_ARG_STRING_ARRAY, &choices->civilizations,
      "The Automa's civilization (two at level 6)", "NAME" },
    { "favorite", 0, 0, G_OPTION_ARG_STRING, &choices->favorite, "The Automa's favorite track",
      "TRACK" },
    { "shadow-favorite", 0, 0, G_OPTION_ARG_STRING, &choices->shadow_favorite,
      "The Shadow Empire's favorite track", "TRACK" },
    { "color", 0, 0, G_OPTION_ARG_STRING_ARRAY, &choices->colors,
      "Your color (once for each human)", "COLOR" },
    { "automa-color", 0, 0, G_OPTION_ARG_STRING, &choices->automa_color, "The Automa's color",
      "COLOR" },
    { "shadow-color", 0, 0, G_OPTION_ARG_STRING, &choices->shadow_color,
      "The Shadow Empire's color", "COLOR" },
    { "first", 0, 0, G_OPTION_ARG_STRING, &choices->first, "Who starts", "PLAYER" },
    { "landmark-cards", 0, 0, G_OPTION_ARG_INT, &choices->landmark_cards,
      "Landmarks the Automa got from landmark cards", "N" },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_add_main_entries (context, entries, NULL);
}

static char *
ask (const char *question, const char *usual)
{
  g_autofree char *prompt = g_strdup_printf ("%s [%s] ", question, usual);
  g_autofree char *line = cli_terminal_read (prompt);

  if (line != NULL)
    g_strstrip (line);
  if (line == NULL || *line == '\0' || g_ascii_strcasecmp (line, usual) == 0)
    return NULL;
  return g_steal_pointer (&line);
}

static gboolean
ask_yes (const char *question)
{
  g_autofree char *line = ask (question, "no");

  return line != NULL && g_ascii_tolower (*line) == 'y';
}

/* A comma or space separated list, or NULL for the usual. */
static char **
ask_list (const char *question, const char *usual)
{
  g_autofree char *line = ask (question, usual);
  g_autoptr (GStrvBuilder) words = NULL;
  g_auto (GStrv) parts = NULL;

  if (line == NULL)
    return NULL;
  words = g_strv_builder_new ();
  parts = g_strsplit_set (line, " ,", -1);
  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (words, *part);
  return g_strv_builder_end (words);
}

static void
ask_expansions (CliChoices *choices)
{
  static const struct
  {
    const char *question;
    WeftExpansion expansion;
  } questions[] = {
    { "Plans & Ploys?", WEFT_EXPANSION_PLANS_AND_PLOYS },
    { "Arts & Architecture?", WEFT_EXPANSION_ARTS_AND_ARCHITECTURE },
    { "Fantasies & Futures?", WEFT_EXPANSION_FANTASIES_AND_FUTURES },
  };
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (ask_yes (questions[i].question))
      g_strv_builder_add (names, weft_expansion_nick (questions[i].expansion));
  choices->expansions = g_strv_builder_end (names);
}

static void
ask_level (CliChoices *choices, const WeftTables *tables)
{
  g_autofree char *answer = NULL;

  for (int level = 1; level <= WEFT_N_LEVELS; level++)
    {
      g_autofree char *line = g_strdup_printf ("  %d. %s", level, tables->levels[0][level].name);

      cli_terminal_print (CLI_PLAIN, line);
    }
  answer = ask ("Level?", G_STRINGIFY (USUAL_LEVEL));
  if (answer != NULL)
    choices->level = (int) CLAMP (g_ascii_strtoll (answer, NULL, 10), 1, WEFT_N_LEVELS);
}

void
cli_choices_ask (CliChoices *choices, const WeftTables *tables)
{
  g_autofree char *humans = NULL;

  cli_terminal_print (CLI_BOLD, "A new game");
  cli_terminal_print (CLI_PLAIN, "Enter takes what stands in brackets.");
  humans = ask ("How many people play?", "1");
  if (humans != NULL)
    {
      choices->players = (int) g_ascii_strtoll (humans, NULL, 10);
      if (choices->players > 1)
        choices->mode = g_strdup (weft_mode_nick (WEFT_MODE_SHADOW_EMPIRE));
    }
  if (choices->mode == NULL)
    ask_level (choices, tables);
  ask_expansions (choices);
  choices->colors = ask_list (choices->mode == NULL ? "Your color?" : "The players' colors?",
                              choices->mode == NULL ? "blue" : "blue, red …");
  if (choices->mode == NULL)
    choices->civilizations = ask_list ("The Automa's civilization (two at level 6)?", "rolled");
  choices->first =
      ask (choices->mode == NULL ? "Who starts (p1 or automa)?" : "Who starts (p1 … or shadow)?",
           "random");
}

static gboolean
parse_term (const char *text, int (*from_nick) (const char *), const char *what, guint8 *value,
            GError **error)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);
  g_autofree char *quote = weft_quote (text);
  int found = from_nick (lower);

  if (found >= 0)
    {
      *value = (guint8) found;
      return TRUE;
    }
  g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, "There is no %s called %s.", what, quote);
  return FALSE;
}

/* The same where nothing may be chosen: @value stays as it is. */
static gboolean
parse_optional (const char *text, int (*from_nick) (const char *), const char *what, guint8 *value,
                GError **error)
{
  return text == NULL || parse_term (text, from_nick, what, value, error);
}

static guint8
any_track (WeftRandom *random, WeftTrackSet tracks)
{
  guint32 index = weft_random_below (random, (guint32) __builtin_popcount (tracks));
  guint8 track = 0;

  while ((tracks & WEFT_TRACK_BIT (track)) == 0 || index-- > 0)
    track++;
  return track;
}

/* Chosen colors, then the first free ones. */
static gboolean
choose_colors (const CliChoices *choices, WeftSetup *setup, GError **error)
{
  guint taken = 0;
  char **chosen = choices->colors;

  memset (setup->colors, WEFT_NONE, sizeof setup->colors);
  for (guint player = 0; player < setup->n_humans && chosen != NULL && *chosen != NULL; player++)
    if (!parse_term (*chosen++, weft_color_from_nick, "color", &setup->colors[player], error))
      return FALSE;
  if (!parse_optional (weft_setup_is_solo (setup) ? choices->automa_color : NULL,
                       weft_color_from_nick, "color", &setup->colors[WEFT_PLAYER_AUTOMA], error)
      || !parse_optional (choices->shadow_color, weft_color_from_nick, "color",
                          &setup->colors[WEFT_PLAYER_SHADOW], error))
    return FALSE;
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (setup->colors[player] != WEFT_NONE)
      taken |= 1u << setup->colors[player];
  if (setup->colors[WEFT_PLAYER_SHADOW] == WEFT_NONE && (taken & 1u << WEFT_COLOR_GRAY) == 0)
    {
      setup->colors[WEFT_PLAYER_SHADOW] = WEFT_COLOR_GRAY;
      taken |= 1u << WEFT_COLOR_GRAY;
    }
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (weft_setup_has_player (setup, player) && setup->colors[player] == WEFT_NONE)
      {
        guint8 color = (guint8) __builtin_ctz (~taken);

        setup->colors[player] = color;
        taken |= 1u << color;
      }
  return TRUE;
}

/* S2 and S4: a base civilization follows the die; with Plans & Ploys any of the eight. */
static gboolean
choose_civilizations (const CliChoices *choices, const WeftTables *tables, WeftRandom *random,
                      WeftSetup *setup, GError **error)
{
  guint32 n = weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS)
                  ? WEFT_N_CIVILIZATIONS
                  : WEFT_CIVILIZATION_ENGINEERS + 1;
  char **chosen = choices->civilizations;

  setup->n_civilizations = weft_setup_level (setup, tables)->civilizations;
  for (int i = 0; i < setup->n_civilizations; i++)
    if (chosen != NULL && *chosen != NULL)
      {
        if (!parse_term (*chosen++, weft_civilization_from_nick, "civilization",
                         &setup->civilizations[i], error))
          return FALSE;
      }
    else
      do
        setup->civilizations[i] = (guint8) weft_random_below (random, n);
      while (i == 1 && setup->civilizations[1] == setup->civilizations[0]);
  return TRUE;
}

/* S2 and S3. */
static gboolean
choose_favorites (const CliChoices *choices, const WeftTables *tables, WeftRandom *random,
                  WeftSetup *setup, GError **error)
{
  guint8 *favorites = setup->favorites;
  WeftTrackSet others = setup->tracks;

  memset (favorites, WEFT_NONE, sizeof setup->favorites);
  if (weft_setup_is_solo (setup))
    {
      favorites[WEFT_PLAYER_AUTOMA] = tables->civilizations[setup->civilizations[0]].favorite;
      if (favorites[WEFT_PLAYER_AUTOMA] == WEFT_NONE)
        favorites[WEFT_PLAYER_AUTOMA] = any_track (random, setup->tracks);
      if (!parse_optional (choices->favorite, weft_track_from_nick, "track",
                           &favorites[WEFT_PLAYER_AUTOMA], error))
        return FALSE;
      others &= (WeftTrackSet) ~WEFT_TRACK_BIT (favorites[WEFT_PLAYER_AUTOMA]);
    }
  favorites[WEFT_PLAYER_SHADOW] = any_track (random, others);
  return parse_optional (choices->shadow_favorite, weft_track_from_nick, "track",
                         &favorites[WEFT_PLAYER_SHADOW], error);
}

/* M1: who starts is random. */
static gboolean
choose_first (const CliChoices *choices, WeftRandom *random, WeftSetup *setup, GError **error)
{
  guint8 seat = (guint8) weft_random_below (random, setup->n_humans + 1u);

  if (seat < setup->n_humans)
    setup->first = seat;
  else
    setup->first = weft_setup_is_solo (setup) ? WEFT_PLAYER_AUTOMA : WEFT_PLAYER_SHADOW;
  return parse_optional (choices->first, weft_player_from_nick, "player", &setup->first, error);
}

/* S7. */
static guint8
usual_landmark_cards (const WeftSetup *setup, const WeftTables *tables)
{
  gboolean plans = weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS);

  return (guint8) (plans + weft_setup_level (setup, tables)->extra_landmark_cards);
}

static gboolean
choose_mode (const CliChoices *choices, WeftSetup *setup, GError **error)
{
  if (!parse_optional (choices->mode, weft_mode_from_nick, "mode", &setup->mode, error))
    return FALSE;
  for (char **name = choices->expansions; name != NULL && *name != NULL; name++)
    {
      guint8 expansion;

      if (!parse_term (*name, weft_expansion_from_nick, "expansion", &expansion, error))
        return FALSE;
      setup->expansions |= (guint8) (1u << expansion);
    }
  weft_setup_put_tracks (setup);
  if (weft_setup_is_solo (setup))
    {
      int level = choices->level != 0 ? choices->level : USUAL_LEVEL;

      setup->n_humans = 1;
      if (level < 1 || level > WEFT_N_LEVELS)
        {
          g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, "The level must be from 1 to %d.",
                       WEFT_N_LEVELS);
          return FALSE;
        }
      setup->level = (guint8) level;
      return TRUE;
    }
  setup->n_humans = choices->players != 0 ? (guint8) CLAMP (choices->players, 1, 5) : 2;
  if (setup->n_humans >= 2 && setup->n_humans <= 4)
    return TRUE;
  g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP,
               "With the Shadow Empire alone 2 to 4 people play.");
  return FALSE;
}

gboolean
cli_choices_to_setup (const CliChoices *choices, const WeftTables *tables, WeftRandom *random,
                      WeftSetup *setup, GError **error)
{
  *setup = (WeftSetup){ .mode = WEFT_MODE_SOLO };
  if (!choose_mode (choices, setup, error) || !choose_colors (choices, setup, error))
    return FALSE;
  if (weft_setup_is_solo (setup))
    {
      if (!choose_civilizations (choices, tables, random, setup, error))
        return FALSE;
      setup->landmark_cards = choices->landmark_cards >= 0
                                  ? (guint8) MIN (choices->landmark_cards, G_MAXUINT8)
                                  : usual_landmark_cards (setup, tables);
    }
  return choose_favorites (choices, tables, random, setup, error)
         && choose_first (choices, random, setup, error) && weft_setup_check (setup, tables, error);
}
