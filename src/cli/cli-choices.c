/* cli-choices.c: choosing what a new game starts from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-choices.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-choices.h"
#include "weft-setup-roll.h"
#include "weft-typed-words.h"
#include "weft-words.h"

#define USUAL_PLAYERS 2

#define NAME(id, nick) nick,

static const char *const mode_nicks[] = { WEFT_MODES (NAME) };
static const char *const expansion_nicks[] = { WEFT_EXPANSIONS (NAME) };
static const WeftTypedNames modes = { mode_nicks, G_N_ELEMENTS (mode_nicks) };
static const WeftTypedNames expansions = { expansion_nicks, G_N_ELEMENTS (expansion_nicks) };

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
  g_strfreev (choices->names);
  g_strfreev (choices->colors);
  g_free (choices->automa_color);
  g_free (choices->shadow_color);
  g_free (choices->first);
  g_free (choices->own_civilization);
}

void
cli_choices_add_options (CliChoices *choices, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "mode", 0, 0, G_OPTION_ARG_STRING, &choices->mode, N_ ("solo or shadow-empire"), "MODE" },
    { "players", 0, 0, G_OPTION_ARG_INT, &choices->players, N_ ("Humans beside the Shadow Empire"),
      "N" },
    { "level", 0, 0, G_OPTION_ARG_INT, &choices->level, N_ ("Level of the Automa, 1 to 6"), "L" },
    { "expansion", 0, 0, G_OPTION_ARG_STRING_ARRAY, &choices->expansions,
      N_ ("An expansion in the game (may be repeated)"), "NAME" },
    { "civilization", 0, 0, G_OPTION_ARG_STRING_ARRAY, &choices->civilizations,
      N_ ("The Automa’s civilization (two at level 6)"), "NAME" },
    { "favorite", 0, 0, G_OPTION_ARG_STRING, &choices->favorite,
      weft_choices_favorite (WEFT_PLAYER_AUTOMA), "TRACK" },
    { "shadow-favorite", 0, 0, G_OPTION_ARG_STRING, &choices->shadow_favorite,
      weft_choices_favorite (WEFT_PLAYER_SHADOW), "TRACK" },
    { "name", 0, 0, G_OPTION_ARG_STRING_ARRAY, &choices->names,
      N_ ("A human’s name (once for each)"), "NAME" },
    { "color", 0, 0, G_OPTION_ARG_STRING_ARRAY, &choices->colors,
      N_ ("Your color (once for each human)"), "COLOR" },
    { "automa-color", 0, 0, G_OPTION_ARG_STRING, &choices->automa_color, N_ ("The Automa’s color"),
      "COLOR" },
    { "shadow-color", 0, 0, G_OPTION_ARG_STRING, &choices->shadow_color,
      N_ ("The Shadow Empire’s color"), "COLOR" },
    { "first", 0, 0, G_OPTION_ARG_STRING, &choices->first, weft_choices_first (), "PLAYER" },
    { "landmark-cards", 0, 0, G_OPTION_ARG_INT, &choices->landmark_cards,
      N_ ("Landmarks the Automa got from landmark cards"), "N" },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

/* @refusal says that there is no such thing, with what was typed and the names in it. */
static gboolean
parse_name (const char *text, const WeftTypedNames *names, const char *refusal, guint8 *value,
            GError **error)
{
  int found = weft_typed_match (text, names);
  g_autofree char *list = NULL;
  g_autofree char *quote = NULL;

  if (found >= 0)
    {
      *value = (guint8) found;
      return TRUE;
    }
  list = weft_typed_list (names);
  quote = weft_typed_quote (text);
  g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, refusal, quote, list);
  return FALSE;
}

/* The same where nothing may be chosen: @value stays as it is. */
static gboolean
parse_color (const char *text, guint8 *value, GError **error)
{
  return text == NULL
         || parse_name (text, &weft_typed_colors,
                        /* Translators: what was typed, what can be. */
                        _ ("There is no color %1$s. Say one of these: %2$s."), value, error);
}

static gboolean
parse_track (const char *text, const WeftSetup *setup, guint8 *value, GError **error)
{
  int found = text != NULL ? weft_typed_match (text, &weft_typed_tracks) : -1;
  g_autofree char *quote = text != NULL ? weft_typed_quote (text) : NULL;

  if (text == NULL)
    return TRUE;
  if (found < 0 || !weft_setup_has_track (setup, (guint) found))
    return weft_typed_no_track (quote, setup->tracks, error);
  *value = (guint8) found;
  return TRUE;
}

/* Chosen colors; the others are given. */
static gboolean
choose_colors (const CliChoices *choices, WeftSetup *setup, GError **error)
{
  char **chosen = choices->colors;

  if (chosen != NULL && g_strv_length (chosen) > setup->n_humans)
    {
      /* Translators: how many colors were named, how many people play. */
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP,
                   _ ("Too many colors: %1$u. People who play: %2$u."), g_strv_length (chosen),
                   setup->n_humans);
      return FALSE;
    }
  for (guint player = 0; player < setup->n_humans && chosen != NULL && *chosen != NULL; player++)
    if (!parse_color (*chosen++, &setup->colors[player], error))
      return FALSE;
  return parse_color (weft_setup_is_solo (setup) ? choices->automa_color : NULL,
                      &setup->colors[WEFT_PLAYER_AUTOMA], error)
         && parse_color (choices->shadow_color, &setup->colors[WEFT_PLAYER_SHADOW], error);
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
                   most == 1 ? _ ("At this level the Automa has one civilization.")
                             : _ ("At this level the Automa has two civilizations."));
      return FALSE;
    }
  for (int i = 0; chosen != NULL && chosen[i] != NULL; i++)
    if (!parse_name (chosen[i], &weft_typed_civilizations,
                     _ ("There is no civilization %1$s. Say one of these: %2$s."),
                     &setup->civilizations[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
parse_favorites (const CliChoices *choices, WeftSetup *setup, GError **error)
{
  return parse_track (weft_setup_is_solo (setup) ? choices->favorite : NULL, setup,
                      &setup->favorites[WEFT_PLAYER_AUTOMA], error)
         && parse_track (choices->shadow_favorite, setup, &setup->favorites[WEFT_PLAYER_SHADOW],
                         error);
}

/* Who starts; “bots” are whoever of them acts first. */
static gboolean
parse_first (const CliChoices *choices, WeftSetup *setup, GError **error)
{
  const char *first = choices->first;
  guint8 player;

  if (first == NULL)
    return TRUE;
  if (weft_typed_means ("bots", first))
    {
      setup->first = weft_setup_is_solo (setup) ? WEFT_PLAYER_AUTOMA : WEFT_PLAYER_SHADOW;
      return TRUE;
    }
  if (!parse_name (first, &weft_typed_players,
                   _ ("There is no player %1$s. Say one of these: %2$s."), &player, error))
    return FALSE;
  setup->first = player < WEFT_N_PLAYERS ? player : WEFT_PLAYER_P1; /* “you”, “me” */
  return TRUE;
}

static gboolean
choose_mode (const CliChoices *choices, WeftSetup *setup, GError **error)
{
  if (choices->mode == NULL && choices->players > 1)
    setup->mode = WEFT_MODE_SHADOW_EMPIRE;
  if (choices->mode != NULL
      && !parse_name (choices->mode, &modes, _ ("There is no mode %1$s. Say one of these: %2$s."),
                      &setup->mode, error))
    return FALSE;
  for (char **name = choices->expansions; name != NULL && *name != NULL; name++)
    {
      guint8 expansion;

      if (!parse_name (*name, &expansions,
                       _ ("There is no expansion %1$s. Say one of these: %2$s."), &expansion,
                       error))
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
          g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, _ ("The level must be from 1 to %d."),
                       WEFT_N_LEVELS);
          return FALSE;
        }
      setup->level = (guint8) level;
      return TRUE;
    }
  setup->n_humans = choices->players != 0 ? (guint8) CLAMP (choices->players, 1, 5) : USUAL_PLAYERS;
  if (setup->n_humans >= 2 && setup->n_humans <= 4)
    return TRUE;
  g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, "%s",
               _ ("With the Shadow Empire alone 2 to 4 people play."));
  return FALSE;
}

/* Refuses the first option that has no use in the mode. */
static gboolean
check_useful (const CliChoices *choices, const WeftSetup *setup, GError **error)
{
  const struct
  {
    const char *option;
    gboolean chosen;
  } automa_only[] = {
    { "--level", choices->level != 0 },
    { "--civilization", choices->civilizations != NULL },
    { "--favorite", choices->favorite != NULL },
    { "--automa-color", choices->automa_color != NULL },
    { "--landmark-cards", choices->landmark_cards >= 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (automa_only) && !weft_setup_is_solo (setup); i++)
    if (automa_only[i].chosen)
      {
        g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP,
                     /* Translators: an option of the command line. */
                     _ ("%s has no use where the Automa does not play."), automa_only[i].option);
        return FALSE;
      }
  if (choices->names != NULL && g_strv_length (choices->names) > setup->n_humans)
    {
      /* Translators: how many names were given, how many people play. */
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP,
                   _ ("Too many names: %1$u. People who play: %2$u."),
                   g_strv_length (choices->names), setup->n_humans);
      return FALSE;
    }
  if (weft_setup_is_solo (setup) && choices->players > 1)
    {
      g_set_error (error, WEFT_ERROR, WEFT_ERROR_SETUP, "%s",
                   _ ("Against the Automa one person plays."));
      return FALSE;
    }
  return TRUE;
}

gboolean
cli_choices_to_setup (const CliChoices *choices, const WeftTables *tables, WeftRandom *random,
                      WeftSetup *setup, GError **error)
{
  *setup = weft_setup_blank (WEFT_MODE_SOLO);
  if (!choose_mode (choices, setup, error) || !check_useful (choices, setup, error)
      || !choose_colors (choices, setup, error) || !parse_favorites (choices, setup, error)
      || !parse_first (choices, setup, error)
      || (weft_setup_is_solo (setup) && !parse_civilizations (choices, tables, setup, error)))
    return FALSE;
  if (choices->landmark_cards >= 0)
    setup->landmark_cards = (guint8) MIN (choices->landmark_cards, WEFT_NONE - 1);
  weft_setup_roll (setup, tables, random);
  return weft_setup_check (setup, tables, error);
}

gboolean
cli_choices_are_empty (const CliChoices *choices)
{
  return choices->mode == NULL && choices->players == 0 && choices->level == 0
         && choices->expansions == NULL && choices->civilizations == NULL
         && choices->favorite == NULL && choices->shadow_favorite == NULL && choices->names == NULL
         && choices->colors == NULL && choices->automa_color == NULL
         && choices->shadow_color == NULL && choices->first == NULL
         && choices->own_civilization == NULL && choices->landmark_cards < 0;
}
