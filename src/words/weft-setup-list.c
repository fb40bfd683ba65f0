/* weft-setup-list.c: setting up the table, as a list for exactly one game (S, M2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-setup-list.h"

#include <glib/gi18n.h>

#include "weft-forms.h"
#include "weft-hand.h"
#include "weft-played.h"

static void
line_free (gpointer data)
{
  WeftSetupLine *line = data;

  g_free (line->words);
  g_free (line);
}

/* A line about a hex or a track. @words: (transfer full) */
static void
add_at (GPtrArray *lines, guint8 hex, guint8 track, char *words)
{
  WeftSetupLine *line = g_new (WeftSetupLine, 1);

  *line = (WeftSetupLine){ words, hex, track };
  g_ptr_array_add (lines, line);
}

/* @words: (transfer full) */
static void
add (GPtrArray *lines, char *words)
{
  add_at (lines, WEFT_NONE, WEFT_NONE, words);
}

/* The color of one of a player's pieces, and of several. */
static const char *
color_of (const WeftSetup *setup, guint player)
{
  return weft_forms_color (setup->colors[player]);
}

static const char *
colors_of (const WeftSetup *setup, guint player)
{
  return weft_forms_colors (setup->colors[player]);
}

/* S1: the human's side of the table, and the Automa's pieces. */
static void
add_pieces (GPtrArray *lines, const WeftVoice *voice, const WeftSetup *setup)
{
  const WeftTables *tables = voice->tables;
  gboolean hard = weft_setup_level (setup, tables)->hard;

  add (lines, g_strdup (_ ("Set up as for three players, with the small map.")));
  /* Translators: a color, a hex. */
  add_at (lines, tables->human_start, WEFT_NONE,
          g_strdup_printf (setup->militants ? _ ("Put two of your %1$s player tokens on %2$s.")
                                            : _ ("Put two of your %1$s outposts on %2$s."),
                           colors_of (setup, WEFT_PLAYER_P1),
                           tables->hexes[tables->human_start].name));
  add_at (lines, tables->automa_start, WEFT_NONE,
          g_strdup_printf (_ ("Put two of the Automa’s %1$s outposts on %2$s."),
                           colors_of (setup, WEFT_PLAYER_AUTOMA),
                           tables->hexes[tables->automa_start].name));
  add (lines, g_strdup_printf (hard ? _ ("Lay out the Automa’s income mat, hard side up, and its "
                                         "%s outposts and tokens.")
                                    : _ ("Lay out the Automa’s income mat, normal side up, and its "
                                         "%s outposts and tokens."),
                               colors_of (setup, WEFT_PLAYER_AUTOMA)));
  add (lines, g_strdup_printf (_ ("Put a %s token on 0 VP and one on the start of every track."),
                               colors_of (setup, WEFT_PLAYER_AUTOMA)));
}

/* S2 to S4. */
static void
add_civilizations (GPtrArray *lines, const WeftSetup *setup)
{
  const char *first = weft_words_civilization (setup->civilizations[0]);

  if (setup->n_civilizations > 1)
    /* Translators: two civilizations. */
    add (lines, g_strdup_printf (_ ("Lay the civilizations %1$s and %2$s beside the mat, in this "
                                    "order."),
                                 first, weft_words_civilization (setup->civilizations[1])));
  else
    add (lines, g_strdup_printf (_ ("Lay the civilization %s beside the mat."), first));
  /* Translators: a color, a track. */
  add_at (lines, WEFT_NONE, setup->favorites[WEFT_PLAYER_AUTOMA],
          g_strdup_printf (_ ("Lay a %1$s outpost beside the track %2$s: the Automa’s favorite."),
                           color_of (setup, WEFT_PLAYER_AUTOMA),
                           weft_forms_track (setup->favorites[WEFT_PLAYER_AUTOMA])));
}

static void
add_shadow (GPtrArray *lines, const WeftSetup *setup)
{
  const char *color = color_of (setup, WEFT_PLAYER_SHADOW);

  add (lines, g_strdup_printf (_ ("Put a %s token of the Shadow Empire on the start of every "
                                  "track."),
                               color));
  add_at (lines, WEFT_NONE, setup->favorites[WEFT_PLAYER_SHADOW],
          g_strdup_printf (_ ("Lay a %1$s outpost beside the track %2$s: the Shadow Empire’s "
                              "favorite."),
                           color, weft_forms_track (setup->favorites[WEFT_PLAYER_SHADOW])));
}

static void
add_names (GStrvBuilder *names, const char *context, char **added)
{
  for (; added != NULL && *added != NULL; added++)
    g_strv_builder_add (names, g_dpgettext2 (NULL, context, *added));
}

/* Names printed on components, as @context translates them, with commas. */
static char *
join (const char *context, char **first, char **second, char **third)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  add_names (names, context, first);
  add_names (names, context, second);
  add_names (names, context, third);
  return weft_words_list_of (names);
}

/* S6. */
static void
add_removals (GPtrArray *lines, const WeftTables *tables, const WeftSetup *setup)
{
  const WeftRemovals *removals = &tables->removals;
  gboolean plans = weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS);
  gboolean trail = weft_setup_has_civilization (setup, WEFT_CIVILIZATION_TRAILBLAZERS);
  g_autofree char *cards = join ("tapestry card", removals->tapestry_cards,
                                 weft_setup_arts (setup) ? removals->tapestry_cards_arts : NULL,
                                 trail ? removals->tapestry_cards_trailblazers : NULL);
  g_autofree char *civilizations = join ("civilization", removals->civilizations,
                                         plans ? removals->civilizations_plans : NULL, NULL);

  add (lines, g_strdup_printf (_ ("Take out the tapestry cards: %s."), cards));
  if (plans)
    add (lines, g_strdup (_ ("Leave the trap-like cards of Plans & Ploys in.")));
  add (lines, g_strdup_printf (_ ("Take out the civilizations: %s."), civilizations));
}

/* S7, S8. */
static void
add_extras (GPtrArray *lines, const WeftTables *tables, const WeftSetup *setup)
{
  gboolean plans = weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS);

  if (plans)
    add (lines, g_strdup (_ ("Draw two landmark cards and keep one. Put the landmark of the other "
                             "on the Automa’s mat.")));
  if (weft_setup_level (setup, tables)->extra_landmark_cards > 0)
    add (lines, g_strdup (_ ("Draw two landmark cards for the Automa and put both landmarks on its "
                             "mat.")));
  if (setup->landmark_cards > 0)
    add (lines, g_strdup_printf (g_dngettext (NULL, "The Automa’s mat has %d landmark now.",
                                              "The Automa’s mat has %d landmarks now.",
                                              setup->landmark_cards),
                                 setup->landmark_cards));
  if (weft_setup_has_civilization (setup, WEFT_CIVILIZATION_HUCKSTERS))
    add (lines, g_strdup (_ ("Hucksters: put a space tile, a tapestry card and one item of the "
                             "favorite track face up into a pool.")));
  if (weft_setup_has_civilization (setup, WEFT_CIVILIZATION_TRAILBLAZERS))
    add_at (lines, WEFT_NONE, setup->favorites[WEFT_PLAYER_AUTOMA],
            g_strdup_printf (_ ("Trailblazers: lay an outpost of an unused color on space 2 of the "
                                "track %s."),
                             weft_forms_track (setup->favorites[WEFT_PLAYER_AUTOMA])));
}

/* The human's own, and what Weft does about them. */
static void
add_own_civilizations (GPtrArray *lines, const WeftVoice *voice)
{
  g_auto (GStrv) nicks = weft_played_civilizations (voice->record, WEFT_PLAYER_P1);

  for (char **nick = nicks; *nick != NULL; nick++)
    {
      g_autofree char *name = weft_words_card (voice->tables, WEFT_CARD_KIND_CIVILIZATION, *nick);
      const WeftHumanCard *card =
          weft_hand_find (voice->tables, WEFT_CARD_KIND_CIVILIZATION, *nick);

      add (lines, g_strdup_printf (card != NULL && card->act != WEFT_CARD_ACT_NONE
                                       ? _ ("Your civilization: %s. Weft asks about it in your "
                                            "turns.")
                                       : _ ("Your civilization: %s."),
                                   name));
    }
}

static void
add_players (GPtrArray *lines, const WeftVoice *voice, const WeftSetup *setup)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autofree char *joined = NULL;

  for (guint player = 0; player < setup->n_humans; player++)
    {
      g_autofree char *name = weft_words_player_color (voice, player);

      g_strv_builder_add (names, name);
    }
  joined = weft_words_list_of (names);
  add (lines,
       g_strdup_printf (_ ("Set up as usual. In turn order: %s, then the Shadow Empire."), joined));
}

/* M1: who takes the first turn. */
static char *
say_first (const WeftVoice *voice, const WeftSetup *setup)
{
  if (setup->first == WEFT_PLAYER_AUTOMA)
    return g_strdup (_ ("The bots start."));
  if (setup->first == WEFT_PLAYER_SHADOW)
    return g_strdup (_ ("The Shadow Empire starts."));
  if (weft_setup_is_solo (setup))
    return g_strdup (_ ("You start."));
  /* Translators: a player. */
  return g_strdup_printf (_ ("%s starts."), weft_words_player (voice, setup->first));
}

GPtrArray *
weft_setup_list (const WeftVoice *voice)
{
  const WeftSetup *setup = weft_record_setup (voice->record);
  gboolean solo = weft_setup_is_solo (setup);
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);

  if (solo)
    {
      add_pieces (lines, voice, setup);
      add_civilizations (lines, setup);
    }
  else
    add_players (lines, voice, setup);
  add_shadow (lines, setup);
  if (solo)
    {
      add_own_civilizations (lines, voice);
      add_removals (lines, voice->tables, setup);
      add_extras (lines, voice->tables, setup);
    }
  if ((weft_record_by_hand (voice->record) & WEFT_BY_HAND_BIT (WEFT_BY_HAND_CARDS)) != 0)
    add (lines, g_strdup (solo ? _ ("Decision deck: cards 1 to 7 and one of 8 to 22, unseen. The "
                                    "others are the progress deck.")
                               : _ ("Decision deck: cards 1 to 12.")));
  add (lines, say_first (voice, setup));
  return lines;
}

char **
weft_setup_list_lines (const WeftVoice *voice)
{
  g_autoptr (GPtrArray) lines = weft_setup_list (voice);
  char **words = g_new0 (char *, lines->len + 1);

  for (guint i = 0; i < lines->len; i++)
    words[i] = g_strdup (((WeftSetupLine *) g_ptr_array_index (lines, i))->words);
  return words;
}
