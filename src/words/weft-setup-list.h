/* weft-setup-list.h: setting up the table, as a list for exactly one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-words.h"

G_BEGIN_DECLS

/**
 * weft_setup_list_lines:
 *
 * Returns: (transfer full): what is to be done on the table, in order (S, M2); with the decision
 *   cards where they are dealt by hand
 */
char **weft_setup_list_lines (const WeftVoice *voice);

G_END_DECLS
