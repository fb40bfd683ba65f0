/* weft-typed-acts-answers-private.h: what a sentence answers: points, tiles, traps, the die, a tie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-maker-private.h"

G_BEGIN_DECLS

/* “vp 41”, “gained 5 points”. */
gboolean weft_acts_note_points (WeftMaker *maker, const WeftClause *clause, GError **error);

/* “tiles none”. */
gboolean weft_acts_note_tiles (WeftMaker *maker, const WeftClause *clause, GError **error);

/* Whether the game waits for a trap, or for none. */
gboolean weft_acts_asks_about_trap (const WeftState *state);

/* “no trap”: an answer, or after a conquest what came of it. */
gboolean weft_acts_answer (WeftMaker *maker, const WeftClause *clause, GError **error);

/* “Ann won the tie”, “shared” (V4). */
gboolean weft_acts_settle_tie (WeftMaker *maker, const WeftClause *clause, GError **error);

/* “rolled science”. */
gboolean weft_acts_roll (WeftMaker *maker, const WeftClause *clause, GError **error);

G_END_DECLS
