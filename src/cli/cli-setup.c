/* cli-setup.c: choosing what a new game starts from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-setup.h"

#include <string.h>

#include "weft-roll.h"
#include "weft-typed-words.h"
#include "weft-typed.h"

#define USUAL_PLAYERS 2

/* What a choice is called, and the words it may be. */
typedef struct
{
  const char *what;
  const char *const *names;
  int n;
} Term;

#define NAME(id, nick) nick,
#define DEFINE_TERM(term, what, NAMES)                                                             \
  static const char *const term##_names[] = { NAMES (NAME) };                                      \
  static const Term term##_term = { what, term##_names, G_N_ELEMENTS (term##_names) };

DEFINE_TERM (mode, "mode", WEFT_MODES)
DEFINE_TERM (expansion, "expansion", WEFT_EXPANSIONS)
DEFINE_TERM (color, "color", WEFT_COLORS)
DEFINE_TERM (civilization, "civilization", WEFT_CIVILIZATIONS)
DEFINE_TERM (track, "track", WEFT_TRACKS)
DEFINE_TERM (player, "player", WEFT_PLAYERS)

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

static gboolean
parse_term (const char *text, const Term *term, guint8 *value, GError **error)
{
  int found = weft_typed_match (text, term->names, term->n);
  g_autoptr (GString) names = NULL;
  g_autofree char *quote = NULL;

  if (found >= 0)
    {
      *value = (guint8) found;
      return TRUE;
    }
  names = g_string_new (NULL);
  quote = weft_quote (text);
  for (int i = 0; i < term->n; i++)
    g_string_append_printf (names, "%s%s",
                            i == 0             ? ""
                            : i == term->n - 1 ? " or "
                                               : ", ",
                            term->names[i]);
  g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, "There is no %s %s: say %s.", term->what, quote,
               names->str);
  return FALSE;
}

/* The same where nothing may be chosen: @value stays as it is. */
static gboolean
parse_optional (const char *text, const Term *term, guint8 *value, GError **error)
{
  return text == NULL || parse_term (text, term, value, error);
}

/* No color is chosen twice. */
static gboolean
check_colors_differ (const WeftSetup *setup, GError **error)
{
  guint taken = 0;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      guint8 color = setup->colors[player];

      if (color == WEFT_NONE)
        continue;
      if ((taken & 1u << color) != 0)
        {
          g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, "Two players cannot both be %s.",
                       weft_color_nick (color));
          return FALSE;
        }
      taken |= 1u << color;
    }
  return TRUE;
}

/* Chosen colors; the others are given. */
static gboolean
choose_colors (const CliChoices *choices, WeftSetup *setup, GError **error)
{
  char **chosen = choices->colors;

  if (chosen != NULL && g_strv_length (chosen) > setup->n_humans)
    {
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, "That is %u colors for %u player%s.",
                   g_strv_length (chosen), setup->n_humans, setup->n_humans == 1 ? "" : "s");
      return FALSE;
    }
  for (guint player = 0; player < setup->n_humans && chosen != NULL && *chosen != NULL; player++)
    if (!parse_term (*chosen++, &color_term, &setup->colors[player], error))
      return FALSE;
  if (!parse_optional (weft_setup_is_solo (setup) ? choices->automa_color : NULL, &color_term,
                       &setup->colors[WEFT_PLAYER_AUTOMA], error)
      || !parse_optional (choices->shadow_color, &color_term, &setup->colors[WEFT_PLAYER_SHADOW],
                          error))
    return FALSE;
  return check_colors_differ (setup, error);
}

/* The Automa's civilizations that are named; the rest is rolled. */
static gboolean
parse_civilizations (const CliChoices *choices, const WeftTables *tables, WeftSetup *setup,
                     GError **error)
{
  guint most = weft_setup_level (setup, tables)->civilizations;
  char **chosen = choices->civilizations;

  if (chosen != NULL && g_strv_length (chosen) > most)
    {
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP,
                   "At level %d the Automa has %u civilization%s.", setup->level, most,
                   most == 1 ? "" : "s");
      return FALSE;
    }
  for (int i = 0; chosen != NULL && chosen[i] != NULL; i++)
    if (!parse_term (chosen[i], &civilization_term, &setup->civilizations[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
parse_favorites (const CliChoices *choices, WeftSetup *setup, GError **error)
{
  return parse_optional (weft_setup_is_solo (setup) ? choices->favorite : NULL, &track_term,
                         &setup->favorites[WEFT_PLAYER_AUTOMA], error)
         && parse_optional (choices->shadow_favorite, &track_term,
                            &setup->favorites[WEFT_PLAYER_SHADOW], error);
}

static gboolean
is_word (const char *text, const char *one, const char *other)
{
  return g_ascii_strcasecmp (text, one) == 0 || g_ascii_strcasecmp (text, other) == 0;
}

static gboolean
parse_first (const CliChoices *choices, WeftSetup *setup, GError **error)
{
  if (choices->first != NULL && setup->n_humans == 1 && is_word (choices->first, "me", "you"))
    setup->first = WEFT_PLAYER_P1;
  else if (choices->first != NULL && is_word (choices->first, "bots", "bot"))
    setup->first = weft_setup_is_solo (setup) ? WEFT_PLAYER_AUTOMA : WEFT_PLAYER_SHADOW;
  else
    return parse_optional (choices->first, &player_term, &setup->first, error);
  return TRUE;
}

static gboolean
choose_mode (const CliChoices *choices, WeftSetup *setup, GError **error)
{
  if (!parse_optional (choices->mode, &mode_term, &setup->mode, error))
    return FALSE;
  for (char **name = choices->expansions; name != NULL && *name != NULL; name++)
    {
      guint8 expansion;

      if (!parse_term (*name, &expansion_term, &expansion, error))
        return FALSE;
      setup->expansions |= (guint8) (1u << expansion);
    }
  weft_setup_put_tracks (setup);
  if (weft_setup_is_solo (setup))
    {
      int level = choices->level != 0 ? choices->level : CLI_USUAL_LEVEL;

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
  setup->n_humans = choices->players != 0 ? (guint8) CLAMP (choices->players, 1, 5) : USUAL_PLAYERS;
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
  *setup = weft_roll_blank (WEFT_MODE_SOLO);
  if (!choose_mode (choices, setup, error) || !choose_colors (choices, setup, error)
      || !parse_favorites (choices, setup, error) || !parse_first (choices, setup, error)
      || (weft_setup_is_solo (setup) && !parse_civilizations (choices, tables, setup, error)))
    return FALSE;
  if (choices->landmark_cards >= 0)
    setup->landmark_cards = (guint8) MIN (choices->landmark_cards, WEFT_NONE - 1);
  weft_roll_setup (setup, tables, random);
  return weft_setup_check (setup, tables, error);
}

gboolean
cli_choices_are_empty (const CliChoices *choices)
{
  return choices->mode == NULL && choices->players == 0 && choices->level == 0
         && choices->expansions == NULL && choices->civilizations == NULL
         && choices->favorite == NULL && choices->shadow_favorite == NULL && choices->colors == NULL
         && choices->automa_color == NULL && choices->shadow_color == NULL && choices->first == NULL
         && choices->landmark_cards < 0;
}
