/* weft-typed-beginnings-private.h: words read by their beginning, commands by a letter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-reader-private.h"

G_BEGIN_DECLS

/* A word by its beginning: what belongs next goes before what could be. */
gboolean weft_beginnings_read (WeftReader *reader);

/* “y” and “n”, where the game asks for one of them. */
gboolean weft_beginnings_read_answer (WeftReader *reader);

/* A command of one letter, with nothing or what belongs to it behind it. */
gboolean weft_beginnings_read_letter (WeftReader *reader);

G_END_DECLS
