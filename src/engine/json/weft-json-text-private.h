/* weft-json-text-private.h: text that json-glib can be trusted with (private to the engine)
 *
 * json-glib 1.6 reads by recursion without a limit and takes much that is no JSON: comments, single
 * quotes, octal numbers, halves of characters, several values in a row. A record must mean the same
 * to every program, so such text never gets that far.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-fault.h"

G_BEGIN_DECLS

/* The line and the character in it, both from 1, of the byte @at. */
void weft_json_text_place (const char *text, gsize at, guint *line, guint *character);

/**
 * weft_json_text_check:
 *
 * Returns: whether the bytes are UTF-8 text within the limits of weft_json_parse(), whose strings
 *   and numbers are those of JSON; whether they are in the right places is json-glib's business
 */
gboolean weft_json_text_check (const char *text, gsize length, GError **error);

G_END_DECLS
