/* weft-typed-objects-private.h: what something was done to, and what is said of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-parser-private.h"

G_BEGIN_DECLS

/* A track, space, hex or landmark. */
gboolean weft_objects_add (WeftParser *parser, WeftMeaning meaning, GError **error);

/* A number: of the last object, unless something parts them, or of the next. */
gboolean weft_objects_add_number (WeftParser *parser, int number, GError **error);

/* “twice” */
gboolean weft_objects_add_count (WeftParser *parser, int count, GError **error);

G_END_DECLS
