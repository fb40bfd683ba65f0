/* weft-story-moves.h: moves of the record in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-move.h"
#include "weft-words.h"

G_BEGIN_DECLS

/* A move for the log: “You: advance on military”. @note is the text of a `note`. (transfer full) */
char *weft_story_move (const WeftVoice *voice, const WeftMove *move, const char *note);

G_END_DECLS
