/* test-game.h: games in positions that tests need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"
#include "weft-flow.h"
#include "weft-players-private.h"

G_BEGIN_DECLS

#define P1 WEFT_PLAYER_P1
#define P2 WEFT_PLAYER_P2
#define P3 WEFT_PLAYER_P3
#define EXPLORATION WEFT_TRACK_EXPLORATION
#define TECHNOLOGY WEFT_TRACK_TECHNOLOGY
#define MILITARY WEFT_TRACK_MILITARY
#define SCIENCE WEFT_TRACK_SCIENCE
#define ARTS WEFT_TRACK_ARTS

/* A game with the events of its latest move. */
typedef struct
{
  const WeftTables *tables;
  WeftState state;
  GArray *events;
} Game;

void game_clear (Game *game);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Game, game_clear)

/* The tables, loaded once. */
const WeftTables *test_tables (void);

/* The tables read with the first @from in @file replaced by @to. (transfer full) */
WeftTables *changed_tables (const char *file, const char *from, const char *to, GError **error);

/* Explorers (favorite exploration), Shadow Empire on science, p1 first. */
WeftSetup solo_setup (int level);

/* The same with one civilization of Plans & Ploys and the Automa's favorite track. */
WeftSetup civilization_setup (WeftCivilization civilization, WeftTrack favorite);

/* 2 to 4 humans and the Shadow Empire, favorite exploration, p1 first. */
WeftSetup shadow_setup (int humans);

/* Adds an expansion. */
void put_expansion (WeftSetup *setup, WeftExpansion expansion);

Game game_begin (WeftSetup setup);

/* A game at the prompt `deal` of the bots' second turn, nothing moved yet. */
Game game_at_deal (WeftSetup setup);

/* A legal move; the test fails when it is refused. */
void make (Game *game, WeftMove move);

/* The move must be refused, with a message that holds @part. */
void refused (Game *game, WeftMove move, const char *part);

/* The moves most tests need; for p1 unless said. */
void income (Game *game);
void advance (Game *game, WeftTrack track);
void end_turn (Game *game);
void conquer (Game *game, const char *hex);
void roll (Game *game, WeftTrack track);
void answer (Game *game, gboolean value);

/* Deals a pair, put into the deck first if need be. */
void deal (Game *game, int decision, int tiebreaker);

/* Lets the bots take the income turn @number with the latest pair given: ends at its next prompt.
 */
void bots_income (Game *game, int number, int decision, int tiebreaker);

/* Ends p1's turn without asking what was done in it. */
void skip_human (Game *game);

/* Puts tokens, outposts and landmarks where a test needs them. */
void put (Game *game, WeftPlayer player, WeftTrack track, int space);
void place (Game *game, const char *hex, WeftPlayer owner, gboolean upright);
guint8 hex_at (const char *name);

int token_at (const Game *game, WeftPlayer player, WeftTrack track);
gboolean stands (const Game *game, const char *hex, WeftPlayer owner);
gboolean lies (const Game *game, const char *hex, WeftPlayer owner);

/* The @n-th event of a kind from 0, or NULL. */
const WeftEvent *event_at (const Game *game, WeftEventKind kind, guint n);

/* The place of the first event of a kind among all, or -1. */
int event_order (const Game *game, WeftEventKind kind, int player);

G_END_DECLS
