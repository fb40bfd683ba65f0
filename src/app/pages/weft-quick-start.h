/* weft-quick-start.h: what Quick start will be, said and changed in place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * weft_quick_start_show:
 * @summary: says who plays and with which expansions
 * @level: chooses the level; hidden where there is none
 * @choices: the settings of a new game; the rows follow them
 */
void weft_quick_start_show (AdwActionRow *summary, AdwComboRow *level, GSettings *choices);

G_END_DECLS
