/* weft-words.h: the game's terms as people read them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-record.h"

G_BEGIN_DECLS

/**
 * WeftVoice:
 * @tables: the rule tables
 * @record: for the players' names and colors
 *
 * What every sentence about a game needs.
 */
typedef struct
{
  const WeftTables *tables;
  const WeftRecord *record;
} WeftVoice;

/* “Military”, for headings and lists. */
const char *weft_words_track (WeftTrack track);

/* “blue”. */
const char *weft_words_color (WeftColor color);

/* “Player 1”, for who has no name. */
const char *weft_words_usual_name (guint human);

/* @name as a record is to have it: the usual name of a human is in none as a language has it, but
 * empty. (transfer none) */
const char *weft_words_own_name (const char *name, guint human);

/* What a human was called, or the usual name. */
const char *weft_words_name (const WeftVoice *voice, guint human);

/* “You” or the name; for the bots “Automa” and “Shadow Empire”: for headings and lists. */
const char *weft_words_player (const WeftVoice *voice, guint player);

/* Who has a landmark: a player, “nobody” (%WEFT_NONE), or “out of the game” (C8). */
const char *weft_words_owner (const WeftVoice *voice, guint8 owner);

/* The player and the color: “Automa (red)”. (transfer full) */
char *weft_words_player_color (const WeftVoice *voice, guint player);

/* “Cavalry”; the start has no name. */
const char *weft_words_space_name (const WeftTables *tables, guint track, int space);

/* “Military 5, Cavalry”. (transfer full) */
char *weft_words_space (const WeftTables *tables, guint track, int space);

/* The name of the landmark of a track's tier (from 0). */
const char *weft_words_landmark (const WeftTables *tables, guint track, guint tier);

const char *weft_words_civilization (WeftCivilization civilization);

/* The name of a tapestry card or a person's civilization as its card has it; one that is not known
 * as the record names it, fit to be printed. (transfer full) */
char *weft_words_card (const WeftTables *tables, WeftCardKind kind, const char *nick);

/* That a person has it, as the text of a note. (transfer full) */
char *weft_words_card_note (const WeftTables *tables, WeftCardKind kind, const char *nick);

/* How many outposts a person keeps on a civilization mat, as the text of a note. (transfer full) */
char *weft_words_kept (guint kept);

const char *weft_words_expansion (WeftExpansion expansion);

/* What a civilization does, in our own words. */
const char *weft_words_ability (WeftCivilization civilization);

const char *weft_words_achievement (WeftAchievement achievement);

/* Who has a place of an achievement: a player, or that it is free (%WEFT_NONE). */
const char *weft_words_achievement_owner (const WeftVoice *voice, guint8 owner);

/* “Automa the Average”. */
const char *weft_words_level (int level);

/* What a line of a victory point sum counts, in a game set up like that. */
const char *weft_words_part (const WeftSetup *setup, WeftPart part);

/* The sign on a player's tokens: a letter or a digit. */
const char *weft_words_letter (guint player);

/* What stands between the items of a list: a comma. */
const char *weft_words_comma (void);

/* The items with commas. (transfer full) */
char *weft_words_list (char **items);

/* The same of what a builder has, which is empty then. (transfer full) */
char *weft_words_list_of (GStrvBuilder *builder);

/* The names of tracks or hexes of a set, with commas. (transfer full) */
char *weft_words_tracks (WeftTrackSet tracks);
char *weft_words_hexes (const WeftTables *tables, WeftHexSet hexes);
char *weft_words_cards (WeftCardSet cards);

G_END_DECLS
