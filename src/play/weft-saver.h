/* weft-saver.h: saving a game beside the main loop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "weft-record-file.h"

G_BEGIN_DECLS

#define WEFT_TYPE_SAVER (weft_saver_get_type ())
G_DECLARE_FINAL_TYPE (WeftSaver, weft_saver, WEFT, SAVER, GObject)

/**
 * weft_saver_new:
 * @file: (transfer full): where to
 *
 * To be used by the thread whose main context is the default one here. Properties: `trouble` (why
 * the last save failed, or %NULL) and `pending` (whether anything handed over is still to be
 * tried). They change on the main loop and in weft_saver_flush().
 */
WeftSaver *weft_saver_new (WeftRecordFile *file);

/**
 * weft_saver_save:
 * @text: (transfer full): the whole record
 *
 * Hands a text to the thread that writes; of several that wait the newest is written. Returns at
 * once.
 */
void weft_saver_save (WeftSaver *saver, char *text);

/* Waits until everything handed over is on disk, or has failed to get there: then `trouble` says
 * why. */
void weft_saver_flush (WeftSaver *saver);

G_END_DECLS
