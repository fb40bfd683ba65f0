/* weft-log.h: the game so far as chapters, one a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-cloth.h"
#include "weft-game.h"

G_BEGIN_DECLS

/* What an entry of the log is. */
typedef enum
{
  WEFT_LOG_ERA,  /* an era of the person's begins */
  WEFT_LOG_TURN, /* the heading of a chapter: a turn, or the end of the game */
  WEFT_LOG_TOLD, /* what happened in it */
} WeftLogKind;

/**
 * WeftLogEntry:
 * @move: the move it belongs to; -1 for the start of the game
 * @event: what happened, for its picture; of the kind %WEFT_N_EVENTS where only the move says it
 * @thread: the thread it weaves into the cloth: that of whoever acts
 * @first, @last: whether the chapter begins or ends with it
 * @title: what it is, or what happened; of a heading as in weft_tale()
 * @details: (nullable): what belongs to it, one a line
 * @aside: (nullable): of a bots' turn the cards that decided it
 */
typedef struct
{
  WeftLogKind kind;
  int move;
  WeftEvent event;
  WeftThread thread;
  gboolean first;
  gboolean last;
  char *title;
  char *details;
  char *aside;
} WeftLogEntry;

/* An entry in a list. */
#define WEFT_TYPE_LOG_LINE (weft_log_line_get_type ())
G_DECLARE_FINAL_TYPE (WeftLogLine, weft_log_line, WEFT, LOG_LINE, GObject)

/* Good as long as the line. */
const WeftLogEntry *weft_log_line_get (WeftLogLine *line);

/**
 * weft_log_lines:
 *
 * Nothing is told twice: a move that what follows from it tells has no line, and what only ends a
 * turn has none.
 *
 * Returns: (transfer full): the whole game, a list of #WeftLogLine
 */
GListStore *weft_log_lines (WeftGame *game);

/* Brings a list made before up to date; lines that are the same stay. */
void weft_log_update (GListStore *lines, WeftGame *game);

/* The whole game as a text to keep, in Markdown: see weft_tale_markdown(). (transfer full) */
char *weft_log_text (WeftGame *game);

G_END_DECLS
