/* weft-log-row.h: an entry of the log: an era, the heading of a turn, or what happened in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-log.h"

G_BEGIN_DECLS

#define WEFT_TYPE_LOG_ROW (weft_log_row_get_type ())
G_DECLARE_FINAL_TYPE (WeftLogRow, weft_log_row, WEFT, LOG_ROW, GtkGrid)

/* Shows nothing yet: a row is made once and shows one entry after the other. */
GtkWidget *weft_log_row_new (void);

/* @state is looked at for its setup, and copied; @entry is not kept. */
void weft_log_row_show (WeftLogRow *row, const WeftVoice *voice, const WeftState *state,
                        const WeftLogEntry *entry);

G_END_DECLS
