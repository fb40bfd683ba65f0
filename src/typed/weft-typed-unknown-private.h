/* weft-typed-unknown-private.h: words that are not known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-line-private.h"

G_BEGIN_DECLS

/* %FALSE with an error about the first word of the line that is not known, or not clear. */
gboolean weft_unknown_check (const WeftLine *line, GError **error);

/* The same for a number by itself, where the game asks for something else: what else a line says is
 * not known there. */
gboolean weft_unknown_check_answer (const WeftLine *line, GError **error);

G_END_DECLS
