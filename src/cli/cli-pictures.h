/* cli-pictures.h: the table as text: tracks, map, bots, deck
 *
 * Every function returns text that its caller frees, at most 80 columns wide.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli-sentences.h"

G_BEGIN_DECLS

/* The tracks with every token, free landmarks, favorites and trailblazer outposts. */
char *cli_picture_tracks (const CliSpeaker *speaker, const WeftState *state);

/* The map; @chosen is put in brackets (%WEFT_NONE for none). Only with a map. */
char *cli_picture_map (const CliSpeaker *speaker, const WeftState *state, guint8 chosen);

/* What the bots have. */
char *cli_picture_bots (const CliSpeaker *speaker, const WeftState *state);

/* The decision cards: what is left and what can come. */
char *cli_picture_deck (const CliSpeaker *speaker, const WeftState *state);

/* The odds of the bots' next turn. */
char *cli_picture_odds (const CliSpeaker *speaker, const WeftState *state);

/* What to prepare on the table for exactly this game (S). */
char *cli_picture_setup (const CliSpeaker *speaker);

G_END_DECLS
