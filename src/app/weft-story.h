/* weft-story.h: what the window says: sentences from events
 *
 * The one place of the window where facts become words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"

G_BEGIN_DECLS

/**
 * weft_story_event:
 * @setup: for the colors
 *
 * Returns: (transfer full) (nullable): what the person does on the table because of the event, in
 *   the imperative; %NULL when there is nothing to do
 */
char *weft_story_event (const WeftEvent *event, const WeftTables *tables, const WeftSetup *setup);

/* The name of a track, for headings and rows: “Military”. */
const char *weft_story_track (WeftTrack track);

/* “I advanced on military”: the row that records it. */
const char *weft_story_advance_row (WeftTrack track);

/* Where an advance leads: “to Cavalry 5”, with the landmark it gains. (transfer full) */
char *weft_story_next_space (const WeftState *state, const WeftTables *tables, WeftPlayer human,
                             WeftTrack track);

G_END_DECLS
