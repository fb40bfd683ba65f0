/* weft-more-acts.h: what a person does more rarely than advance, as a menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-game.h"

G_BEGIN_DECLS

/* What is possible in the turn that is on. (transfer full) */
GMenuModel *weft_more_acts_new (WeftGame *game);

G_END_DECLS
