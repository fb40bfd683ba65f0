/* weft-record-text.h: a game record read and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-record.h"

G_BEGIN_DECLS

/**
 * weft_record_parse:
 * @text: bytes of any origin
 * @length: their number
 *
 * Reads a record: every move is understood, none is applied.
 *
 * Returns: (transfer full): the record, or %NULL with an error that says where and why
 */
WeftRecord *
weft_record_parse (const char *text, gsize length, const WeftTables *tables, GError **error);

/**
 * weft_record_load:
 * @path: a file, or “-” for standard input
 *
 * Returns: (transfer full): the record, or %NULL with an error (without the path)
 */
WeftRecord *weft_record_load (const char *path, const WeftTables *tables, GError **error);

/**
 * weft_record_save:
 *
 * Writes the record so that @path holds either the old or the new one whatever happens, and is on
 * disk when the function returns.
 */
gboolean weft_record_save (const WeftRecord *record, const char *path, GError **error);

/* The record as text, one move a line. (transfer full) */
char *weft_record_to_text (const WeftRecord *record);

G_END_DECLS
