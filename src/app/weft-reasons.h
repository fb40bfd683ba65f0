/* weft-reasons.h: why the bots do what they do, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"

G_BEGIN_DECLS

/**
 * weft_reasons_event:
 *
 * Returns: (transfer full) (nullable): why a track or a hex was chosen, with the rules; %NULL for
 *   events that are no choice
 */
char *weft_reasons_event (const WeftEvent *event, const WeftTables *tables);

G_END_DECLS
