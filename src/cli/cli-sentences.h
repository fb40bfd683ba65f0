/* cli-sentences.h: what the terminal companion says: sentences from events and states
 *
 * The one place of weft-cli where facts become words. Every function returns text that its caller
 * frees, without a line break at the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"
#include "weft-move.h"
#include "weft-record.h"

G_BEGIN_DECLS

/**
 * CliSpeaker:
 * @tables: the rule tables
 * @record: for the players' names
 * @real_cards: whether the person deals and rolls: then the sentences about decision cards count
 */
typedef struct
{
  const WeftTables *tables;
  const WeftRecord *record;
  gboolean real_cards;
} CliSpeaker;

/* What to do on the table because of an event; %NULL when there is nothing to do or say. */
char *cli_say_event (const CliSpeaker *speaker, const WeftEvent *event);

/* “you”, “Player 2”, “the Automa”, “the Shadow Empire”. */
const char *cli_player_word (const CliSpeaker *speaker, guint player);

/* The same at the beginning of a sentence. */
char *cli_capital_player_word (const CliSpeaker *speaker, guint player);

/* Appends the names of tracks: “exploration, military and science”. */
void cli_append_tracks (GString *text, WeftTrackSet tracks, const char *before_last);

/* “military 5, Cavalry”. */
char *cli_space_words (const WeftTables *tables, guint track, int space);

/* An achievement in our own words. */
const char *cli_achievement_words (WeftAchievement achievement);

/* Whether the game is played against the Automa, by “you”. */
gboolean cli_is_solo (const CliSpeaker *speaker);

/* A civilization's ability in our own words. */
const char *cli_civilization_words (WeftCivilization civilization);

G_END_DECLS
