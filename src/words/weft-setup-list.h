/* weft-setup-list.h: setting up the table, as a list for exactly one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-words.h"

G_BEGIN_DECLS

/**
 * WeftSetupLine:
 * @words: what is to be done
 * @hex: where on the map, or %WEFT_NONE
 * @track: beside which track, or %WEFT_NONE
 *
 * A line of the list.
 */
typedef struct
{
  char *words;
  guint8 hex;
  guint8 track;
} WeftSetupLine;

/**
 * weft_setup_list:
 *
 * Returns: (transfer full) (element-type WeftSetupLine): what is to be done on the table, in order
 *   (S, M2); with the decision cards where they are dealt by hand
 */
GPtrArray *weft_setup_list (const WeftVoice *voice);

/* The words alone. (transfer full) */
char **weft_setup_list_lines (const WeftVoice *voice);

G_END_DECLS
