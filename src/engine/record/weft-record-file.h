/* weft-record-file.h: a game's file, kept from being written by two at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-record-text.h"

G_BEGIN_DECLS

/**
 * WeftRecordFile:
 *
 * A file a game is saved to. While it is open no other window or program that asks can open it; and
 * what somebody else has written to it is never written over, nor is a file that is protected. To
 * be used by one thread at a time.
 */
typedef struct _WeftRecordFile WeftRecordFile;

/**
 * weft_record_file_open:
 * @path: the file; it need not exist yet
 *
 * Returns: (transfer full): the file, or %NULL with %WEFT_ERROR_FILE when another window or program
 *   has it open
 */
WeftRecordFile *weft_record_file_open (const char *path, GError **error);

/**
 * weft_record_file_write:
 * @text: the whole record, as weft_record_to_text() has it
 *
 * Writes the file so that it holds either the old or the new text whatever happens, and is on disk
 * when the function returns.
 *
 * Returns: %FALSE with %WEFT_ERROR_FILE, and nothing written, when that is not possible or somebody
 *   else has changed the file since it was opened or written
 */
gboolean weft_record_file_write (WeftRecordFile *file, const char *text, GError **error);

/* Whether the file is there and may not be written, so that it is left alone. */
gboolean weft_record_file_is_protected (const WeftRecordFile *file);

/* Whether there was no such file when it was opened, and nothing has been written since. */
gboolean weft_record_file_is_new (const WeftRecordFile *file);

const char *weft_record_file_path (const WeftRecordFile *file);

void weft_record_file_free (WeftRecordFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WeftRecordFile, weft_record_file_free)

G_END_DECLS
