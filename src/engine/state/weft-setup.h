/* weft-setup.h: what a game starts from (rules M and S)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-json.h"
#include "weft-tables.h"

G_BEGIN_DECLS

#define WEFT_MAX_NAME 60 /* characters, of a player */

/* As many landmarks as landmark cards can give the Automa: one with Plans & Ploys, two more with
 * arts at levels 3 and 4 (S7). */
#define WEFT_MOST_LANDMARK_CARDS 3

/* The only civilization of a human that changes the start (P5), as records name it. */
#define WEFT_MILITANTS "militants"

/**
 * WeftSetup:
 * @mode: a #WeftMode (M1, M2)
 * @level: 1 to 6; 0 in the mode shadow-empire
 * @expansions: bit n is #WeftExpansion n
 * @tracks: the tracks in play
 * @n_humans: 1 in the mode solo, else 2 to 4
 * @n_civilizations: the Automa's, 1 or 2 (S4)
 * @civilizations: #WeftCivilization, the first acts first
 * @colors: a #WeftColor for each #WeftPlayer in the game
 * @favorites: the first favorite track of the Automa and the Shadow Empire, by #WeftPlayer
 * @first: the #WeftPlayer who begins; %WEFT_PLAYER_AUTOMA for the bots in the mode solo
 * @landmark_cards: landmarks the Automa got from landmark cards (S7)
 * @militants: whether the human of the mode solo begins as the Militants (P5)
 *
 * Plain: copied by assignment. Names of players and their other civilizations, which change nothing
 * here, are in the record only.
 */
typedef struct
{
  guint8 mode;
  guint8 level;
  guint8 expansions;
  WeftTrackSet tracks;
  guint8 n_humans;
  guint8 n_civilizations;
  guint8 civilizations[2];
  guint8 colors[WEFT_N_PLAYERS];
  guint8 favorites[WEFT_N_PLAYERS];
  guint8 first;
  guint8 landmark_cards;
  guint8 militants;
} WeftSetup;

static inline gboolean
weft_setup_has_expansion (const WeftSetup *setup, WeftExpansion expansion)
{
  return (setup->expansions >> expansion) & 1;
}

static inline gboolean
weft_setup_is_solo (const WeftSetup *setup)
{
  return setup->mode == WEFT_MODE_SOLO;
}

/* Whether the arts track is in play: 0 or 1, the index of the tables that differ with it (M3). */
static inline int
weft_setup_arts (const WeftSetup *setup)
{
  return weft_setup_has_expansion (setup, WEFT_EXPANSION_ARTS_AND_ARCHITECTURE) ? 1 : 0;
}

static inline gboolean
weft_setup_has_track (const WeftSetup *setup, guint track)
{
  return track < WEFT_N_TRACKS && ((setup->tracks >> track) & 1) != 0;
}

/* Whether @player takes part: the humans of the setup, the Shadow Empire, in solo the Automa. */
static inline gboolean
weft_setup_has_player (const WeftSetup *setup, guint player)
{
  return player < setup->n_humans || player == WEFT_PLAYER_SHADOW
         || (player == WEFT_PLAYER_AUTOMA && weft_setup_is_solo (setup));
}

/* Fills in the tracks in play: the four base ones, and arts with its expansion (M3). */
void weft_setup_put_tracks (WeftSetup *setup);

gboolean weft_setup_has_civilization (const WeftSetup *setup, WeftCivilization civilization);

/* Whether a civilization can be the Automa's: those of an expansion come with it (S2). */
gboolean weft_setup_can_have_civilization (const WeftSetup *setup, const WeftTables *tables,
                                           WeftCivilization civilization);

/* How many landmark cards the Automa gets: one with Plans & Ploys, and what the level's chart adds
 * (S7); only in the mode solo. */
guint8 weft_setup_usual_landmark_cards (const WeftSetup *setup, const WeftTables *tables);

/* The level's chart (M3); only in the mode solo. */
static inline const WeftLevel *
weft_setup_level (const WeftSetup *setup, const WeftTables *tables)
{
  return &tables->levels[weft_setup_arts (setup)][setup->level];
}

/**
 * weft_setup_check:
 *
 * Returns: whether a game can start from the setup; otherwise %FALSE and %WEFT_ERROR_SETUP
 */
gboolean weft_setup_check (const WeftSetup *setup, const WeftTables *tables, GError **error);

/**
 * weft_setup_from_json:
 * @object: a record's `setup`
 * @setup: (out): filled on success
 *
 * Reads and checks; unknown members are passed over.
 */
gboolean weft_setup_from_json (JsonObject *object, const WeftTables *tables, WeftSetup *setup,
                               GError **error);

/**
 * weft_setup_to_json:
 * @names: (array) (nullable): the humans' names; who has none, or an empty one, is “Player 1” and
 *   so on
 *
 * Returns: (transfer full): a record's `setup`
 */
JsonObject *weft_setup_to_json (const WeftSetup *setup, const char *const *names);

/* “Player 1”: what a record calls a human without a name, in every language. (transfer full) */
char *weft_setup_usual_name (WeftPlayer human);

G_END_DECLS
