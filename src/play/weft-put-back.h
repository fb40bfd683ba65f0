/* weft-put-back.h: what the person puts back when the game goes back or forward
 *
 * Undo changes the game at once, but not the table. This keeps what lies there until the person
 * says it has been put right, over as many steps back and forth as they like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-changes.h"
#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_PUT_BACK (weft_put_back_get_type ())
G_DECLARE_FINAL_TYPE (WeftPutBack, weft_put_back, WEFT, PUT_BACK, GObject)

/* @game must outlive it. The signal `changed` comes when there is something else to do. */
WeftPutBack *weft_put_back_new (WeftGame *game);

/* Goes back or forward as the game does, and works out what that means on the table. Where the acts
 * of a bots' turn are only partly done it comes back to the first that is not. */
void weft_put_back_undo (WeftPutBack *put_back);
void weft_put_back_redo (WeftPutBack *put_back);
void weft_put_back_go_back (WeftPutBack *put_back, guint index);

/* What to do on the table; %NULL when nothing is. (transfer none) (element-type WeftStep) */
GPtrArray *weft_put_back_get_steps (WeftPutBack *put_back);

/* Whether the game went back, rather than forward. */
WeftChangesWay weft_put_back_get_way (WeftPutBack *put_back);

/* The step that is done next, by its index; the number of steps when all are. */
guint weft_put_back_get_done (WeftPutBack *put_back);
void weft_put_back_set_done (WeftPutBack *put_back, guint done);

/* The step that is done next, or %NULL. */
const WeftStep *weft_put_back_get_step (WeftPutBack *put_back);

/* The table is as the game says. */
void weft_put_back_finish (WeftPutBack *put_back);

G_END_DECLS
