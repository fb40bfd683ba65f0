/* weft-story.h: what to do on the table, in sentences made from events
 *
 * The one place where events become instructions. Every function returns text that
 * its caller frees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"
#include "weft-words.h"

G_BEGIN_DECLS

/**
 * weft_story_event:
 *
 * Returns: (transfer full) (nullable): what the person does on the table because of the event, in
 *   the imperative, or what happened; %NULL when there is nothing to do or say
 */
char *weft_story_event (const WeftVoice *voice, const WeftEvent *event);

/* To move a bot's token to @space, a form after “to”. (transfer full) */
char *weft_story_bot_token (const WeftVoice *voice, guint bot, const char *space, gboolean back);

/* Who does what, for the line above the sentence: “Automa conquers”. */
const char *weft_story_heading (const WeftEvent *event);

/* Where an advance of @human leads: “to Cavalry 5”, with the landmark it gains. @token is one of
 * two tokens, or %WEFT_NONE for the most advanced one (P2). (transfer full) */
char *weft_story_next_space (const WeftState *state, const WeftTables *tables, WeftPlayer human,
                             WeftTrack track, guint8 token);

/* “Cards: 3 decides, 12 breaks ties”. (transfer full) */
char *weft_story_cards (const guint8 cards[2]);

/* A line of a sum of victory points: what is counted, how often, for how much. (transfer full) */
char *weft_story_part (const WeftSetup *setup, const WeftVpPart *part);

/* “I advanced on military”: the row that records it. */
const char *weft_story_advance_row (WeftTrack track);

G_END_DECLS
