/* weft-setup-list.h: setting up the table, as a list for exactly one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-words.h"

G_BEGIN_DECLS

/**
 * weft_setup_list_lines:
 * @real_cards: whether the decision cards lie on the table too
 *
 * Returns: (transfer full): what is to be done on the table, in order (S, M2)
 */
char **weft_setup_list_lines (const WeftVoice *voice, gboolean real_cards);

G_END_DECLS
