/* weft-typed-help.h: what can be typed, as a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Every command with what it does, one a line of at most 80 columns. (transfer full) */
char *weft_typed_help (void);

G_END_DECLS
