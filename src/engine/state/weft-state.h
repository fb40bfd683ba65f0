/* weft-state.h: a game at one moment, one plain struct
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-setup.h"

G_BEGIN_DECLS

#define WEFT_N_TOKENS 2      /* a player's most tokens on one track (P1) */
#define WEFT_NO_TOKEN (-1)   /* in place of a token's space */
#define WEFT_VP_UNKNOWN (-1) /* humans' victory points are optional bookkeeping */
#define WEFT_HEX_TOKENS 2    /* most tokens on a territory (H2) */
#define WEFT_AGENDA_LENGTH 32

/**
 * WeftOutpost:
 * @owner: a #WeftPlayer, or %WEFT_NONE for no outpost
 * @upright: whether it stands
 * @toppled_by: the #WeftPlayer for whose *topple two* it counts (V1), or %WEFT_NONE
 * @other: whether it is no outpost but another piece of a human's, which no supply counts (P5)
 *
 * A piece on a territory.
 */
typedef struct
{
  guint8 owner;
  guint8 upright;
  guint8 toppled_by;
  guint8 other;
} WeftOutpost;

/**
 * WeftBoard:
 * @territories: the printed land and every placed tile
 * @outposts: at most two on a territory, the first slot filled first
 * @one, @two: the hexes with exactly one or two tokens
 * @controlled: the hexes each player controls; two can control the same (H2)
 *
 * The map. The sets follow @outposts: change them with the functions of weft-board.h only.
 */
typedef struct
{
  WeftHexSet territories;
  WeftHexSet one;
  WeftHexSet two;
  WeftHexSet controlled[WEFT_N_PLAYERS];
  WeftOutpost outposts[WEFT_N_HEXES][WEFT_HEX_TOKENS];
} WeftBoard;

/**
 * WeftDeck:
 * @known: cards known to be in the decision deck
 * @pile: the progress deck and the unknown cards of the decision deck
 * @discard: cards dealt since the last shuffle
 * @revealed: cards of the pile that are surely in the progress deck (H4)
 * @unknown: unknown cards in the decision deck
 * @added: unknown cards in the discard pile (I6)
 * @latest: the latest pair, decision and tiebreaker card; 0 before the first deal
 * @shown: the tiebreaker card revealed for the hex choice in progress (H4), or 0
 */
typedef struct
{
  WeftCardSet known;
  WeftCardSet pile;
  WeftCardSet discard;
  WeftCardSet revealed;
  guint8 unknown;
  guint8 added;
  guint8 latest[2];
  guint8 shown;
} WeftDeck;

/**
 * WeftPrompt:
 * @kind: a #WeftPromptKind: what the game waits for
 * @player: whose turn, for `turn`
 * @tracks: what may come, for `roll`
 * @hex: the attacked territory, for `human-trap`
 */
typedef struct
{
  guint8 kind;
  guint8 player;
  WeftTrackSet tracks;
  guint8 hex;
} WeftPrompt;

/**
 * WeftTask:
 * @kind: a WeftTaskKind of weft-agenda-private.h; it says which of the members below mean something
 * @player: who does it
 * @rule: the #WeftRule that its events cite
 * @source: a #WeftSource: on whose behalf
 *
 * A step of a turn in progress.
 */
typedef struct
{
  guint8 kind;
  guint8 player;
  guint8 rule;
  guint8 source;
  union /* every member fills it, so that equal tasks are equal bytes */
  {
    struct
    {
      guint8 track;
      guint8 cause;
    } advance;
    struct
    {
      guint8 hex;
      guint8 other; /* a piece that is no outpost (P5) */
    } attack;
    WeftBenefit gain;
    guint16 hex;
    guint16 step;
    guint16 civilization;
    guint16 rolls;
  };
} WeftTask;

/**
 * WeftAgenda:
 *
 * What is left to do of the turn in progress, the next step last.
 */
typedef struct
{
  WeftTask tasks[WEFT_AGENDA_LENGTH];
  guint8 length;
} WeftAgenda;

/**
 * WeftState:
 * @setup: what the game started from
 * @prompt: what the game waits for
 * @agenda: what it does next
 * @turn: turns begun, from 1
 * @active: whose turn it is; %WEFT_PLAYER_AUTOMA for the bots' shared turn in the mode solo
 * @over: whether the game has ended
 * @took_income, @advanced: what the human did in the turn in progress
 * @opened: whether the Shadow Empire of the mode shadow-empire took its first turn (T6)
 * @tokens: the space of each token, or %WEFT_NO_TOKEN, by player and track
 * @complete: tracks that stay complete although the token left (P1), by human
 * @favorites: the bots' favorite tracks, by #WeftPlayer
 * @landmarks: the owner of each landmark, %WEFT_NONE or %WEFT_OWNER_REMOVED, by track and tier
 * @landmark_cards: landmarks on the Automa's mat that are on no track (S7)
 * @achievements: the owner of each place, or %WEFT_NONE (V1)
 * @income_turns: taken by each human and the Automa
 * @vp: victory points, or %WEFT_VP_UNKNOWN
 * @tie: who has won a tie as it was decided at the table (V4), %WEFT_WINNER_TIE for a shared
 *   victory, or %WEFT_NONE
 * @tapestry: tapestry cards beside the Automa's mat
 * @pool: items in the Hucksters' pool (C5)
 * @supply: outposts left, by player (mode solo)
 * @trailblazers: the spaces with a trailblazer outpost, bit n is space n, by track (C6)
 * @tiles: whether territory tiles are left (H6)
 * @board: the map (mode solo)
 * @deck: the decision cards
 * @deals, @rolls, @reveals: how many of each the game has had, for chance
 *
 * A game at one moment. Plain, without pointers: copied by assignment.
 */
typedef struct
{
  WeftSetup setup;
  WeftPrompt prompt;
  WeftAgenda agenda;
  guint16 turn;
  guint8 active;
  guint8 over;
  guint8 took_income;
  guint8 advanced;
  guint8 opened;
  gint8 tokens[WEFT_N_PLAYERS][WEFT_N_TRACKS][WEFT_N_TOKENS];
  WeftTrackSet complete[WEFT_N_PLAYERS];
  guint8 favorites[WEFT_N_PLAYERS];
  guint8 landmarks[WEFT_N_TRACKS][WEFT_N_TIERS];
  guint8 landmark_cards;
  guint8 achievements[WEFT_N_ACHIEVEMENTS][2];
  guint8 income_turns[WEFT_N_PLAYERS];
  gint16 vp[WEFT_N_PLAYERS];
  guint8 tie;
  guint8 tapestry;
  guint8 pool;
  guint8 supply[WEFT_N_PLAYERS];
  guint16 trailblazers[WEFT_N_TRACKS];
  guint8 tiles;
  guint16 deals;
  guint16 rolls;
  guint16 reveals;
  WeftDeck deck;
  WeftBoard board;
} WeftState;

/**
 * weft_state_furthest:
 * @player: a player of the game
 * @track: a track in play
 *
 * Returns: the space of the player's most advanced token (P1), or %WEFT_NO_TOKEN
 */
static inline int
weft_state_furthest (const WeftState *state, guint player, guint track)
{
  return MAX (state->tokens[player][track][0], state->tokens[player][track][1]);
}

/* The landmarks on the Automa's mat. */
int weft_state_mat_landmarks (const WeftState *state);

/* The number of territories @player controls. */
int weft_state_territories (const WeftState *state, WeftPlayer player);

/* Whether the game has the achievement: the Shadow Empire's mode only has *complete a track*. */
gboolean weft_state_has_achievement (const WeftState *state, WeftAchievement achievement);

/* The place @player holds in the achievement, 0 or 1, or -1. */
int weft_state_achievement_place (const WeftState *state, WeftAchievement achievement,
                                  WeftPlayer player);

/* Whether of all players only @player can have begun @era: the “first” bonus of I5. */
gboolean weft_state_is_first_to_era (const WeftState *state, guint player, guint era);

/* Whether the human whose turn it is has advanced or taken an income turn in it, so that it can
 * be ended. */
gboolean weft_state_has_begun_turn (const WeftState *state);

/* Whether @player, a human, has not begun: the printed game makes the first turn an income turn. */
gboolean weft_state_begins_with_income (const WeftState *state, guint player);

/* Whether @player is a bot or a human that has taken the fifth income turn (T5). */
gboolean weft_state_is_finished (const WeftState *state, WeftPlayer player);

/* A set of players: bit n is #WeftPlayer n. */
typedef guint8 WeftPlayerSet;
#define WEFT_PLAYER_BIT(player) (1u << (player))

/**
 * weft_state_foremost:
 *
 * Returns: who has the most victory points (V4): several are tied; nobody while the game goes on or
 *   a human's victory points are unknown
 */
WeftPlayerSet weft_state_foremost (const WeftState *state);

/**
 * weft_state_winner:
 *
 * Returns: the #WeftPlayer who has won (V4), %WEFT_WINNER_TIE where those in front share the
 *   victory or the tie is not decided yet, or %WEFT_NONE while the game goes on or a human's
 *   victory points are unknown
 */
guint8 weft_state_winner (const WeftState *state);

/* What decides a tie (V4). */
typedef enum
{
  WEFT_TIE_RESOURCES,        /* who has more resources left; the Automa has none */
  WEFT_TIE_TALLEST_LANDMARK, /* who has the tallest landmark in the capital city */
} WeftTieBreaker;

WeftTieBreaker weft_state_tie_breaker (const WeftState *state);

G_END_DECLS
