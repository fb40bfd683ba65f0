/* weft-log.h: the game so far as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_LOG_LINE (weft_log_line_get_type ())
G_DECLARE_FINAL_TYPE (WeftLogLine, weft_log_line, WEFT, LOG_LINE, GObject)

/* Properties of a line: `index` (the move), `number` (“12”), `title` (the move), `details` (what
 * followed from it, one a line; empty when nothing did), `bots` (whether it is the bots'). */

/* The whole game, one #WeftLogLine a move. (transfer full) */
GListStore *weft_log_lines (WeftGame *game);

/* Brings a list made before up to date; lines that are the same stay. */
void weft_log_update (GListStore *lines, WeftGame *game);

/* The whole game as a text to keep, in Markdown: see weft_tale_markdown(). (transfer full) */
char *weft_log_text (WeftGame *game);

G_END_DECLS
