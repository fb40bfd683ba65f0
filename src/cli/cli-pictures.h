/* cli-pictures.h: the table as text: tracks, map, bots, deck
 *
 * Every function returns text that its caller frees, at most 80 columns wide; where @width is
 * less, what is drawn becomes a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-state.h"
#include "weft-words.h"

G_BEGIN_DECLS

/* The tracks with every token, free landmarks, favorites and trailblazer outposts. */
char *cli_picture_tracks (const WeftVoice *voice, const WeftState *state, int width);

/* The map; @chosen is put in brackets (%WEFT_NONE for none). Only with a map. */
char *cli_picture_map (const WeftVoice *voice, const WeftState *state, guint8 chosen, int width);

/* What the bots have. */
char *cli_picture_bots (const WeftVoice *voice, const WeftState *state);

/* The decision cards: what is left and what can come. */
char *cli_picture_deck (const WeftState *state);

/* The odds of the bots' next turn. */
char *cli_picture_odds (const WeftVoice *voice, const WeftState *state);

/* What to prepare on the table for exactly this game (S). */
char *cli_picture_setup (const WeftVoice *voice);

G_END_DECLS
