/* weft-typed-figures-private.h: hexes, numbers and signs in a line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-reader-private.h"

G_BEGIN_DECLS

/* “e4”, “E 4”; %FALSE for anything else. */
gboolean weft_figures_read_hex (WeftReader *reader);

/* “12”, and “p2”, which is a player. */
gboolean weft_figures_read_number (WeftReader *reader);

/* “+”, “?” */
gboolean weft_figures_read_sign (WeftReader *reader);

G_END_DECLS
