/* weft-tracks.h: tokens on tracks: choosing one, advancing, landmarks (A, P)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-run-private.h"

G_BEGIN_DECLS

/**
 * WeftWhy:
 * @cause: a #WeftCause: what makes a token move
 * @source: a #WeftSource: on whose behalf
 * @rule: the #WeftRule to cite
 * @benefit: whether the Automa gains the benefit of the space
 *
 * Why a token moves; the event says it.
 */
typedef struct
{
  guint8 cause;
  guint8 source;
  guint8 rule;
  gboolean benefit;
} WeftWhy;

/* Which way a token moves. */
typedef enum
{
  WEFT_BACK,
  WEFT_FORWARD,
} WeftDirection;

/**
 * weft_tracks_candidates:
 * @bot: the Automa or the Shadow Empire
 *
 * Returns: the tracks where the bot has not reached the end (A1)
 */
WeftTrackSet weft_tracks_candidates (const WeftState *state, WeftPlayer bot);

/**
 * weft_tracks_narrow:
 * @box: the bot's box
 * @measure: (out) (nullable): per candidate its space (*finish*) or its distance (*landmark*)
 *
 * Returns: those of @candidates that the box leaves (A2)
 */
WeftTrackSet
weft_tracks_narrow (const WeftState *state, const WeftTables *tables, WeftPlayer bot, WeftBox box,
                    WeftTrackSet candidates, guint8 measure[WEFT_N_TRACKS]);

/**
 * weft_tracks_ladder:
 * @bot: the Automa or the Shadow Empire
 * @card: a tiebreaker card
 *
 * Returns: the card's ladder as @bot reads it now (A3); nothing in it is taken
 */
WeftLadder
weft_tracks_ladder (const WeftState *state, const WeftTables *tables, WeftPlayer bot, guint card);

/**
 * weft_tracks_climb:
 * @ladder: the ladder that decides; what is taken is noted in it
 * @candidates: not empty
 *
 * Returns: the first of @candidates on the ladder (A3); where it names none, the only one left (A4)
 */
guint8 weft_tracks_climb (WeftLadder *ladder, WeftTrackSet candidates);

/**
 * weft_tracks_choose:
 * @box: a #WeftBox, or %WEFT_NONE when @candidates are narrowed already
 * @rule: the rule the choice cites
 *
 * Narrows and climbs the latest tiebreaker card's ladder, with a `choice` event.
 *
 * Returns: the chosen track, or %WEFT_NONE when there is no candidate
 */
guint8 weft_tracks_choose (WeftRun *run, WeftPlayer bot, guint8 box, WeftTrackSet candidates,
                           WeftRule rule);

/**
 * weft_tracks_enter:
 *
 * What a token gains by arriving on @space by an advance, whatever caused it (B6): the landmark
 * (A5, A6, P3) and *complete a track* (V1).
 */
void weft_tracks_enter (WeftRun *run, WeftPlayer player, guint track, int space);

/**
 * weft_tracks_advance:
 * @token: a token of @player's on @track below space 12
 *
 * Moves a token one space on (A5). The benefit itself is the caller's business.
 *
 * Returns: the space reached
 */
int
weft_tracks_advance (WeftRun *run, WeftPlayer player, guint track, int token, const WeftWhy *why);

/* Moves a token one space back; nothing is gained or lost by it (B5). Returns the space reached. */
int
weft_tracks_regress (WeftRun *run, WeftPlayer player, guint track, int token, const WeftWhy *why);

/**
 * weft_tracks_token:
 * @direction: where it must be able to go
 *
 * Returns: the index of the player's most advanced token on @track that can still move (P2), or -1
 */
int
weft_tracks_token (const WeftState *state, WeftPlayer player, guint track, WeftDirection direction);

/**
 * weft_tracks_next_space:
 * @token: one of two tokens, or %WEFT_NONE for the most advanced one (P2)
 *
 * Returns: the space an advance of @player's leads to; 0 at the end of the track
 */
int weft_tracks_next_space (const WeftState *state, WeftPlayer player, guint track, guint8 token);

G_END_DECLS
