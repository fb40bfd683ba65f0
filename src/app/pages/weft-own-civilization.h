/* weft-own-civilization.h: the civilization of the person who plays alone: named, or one of two
 * drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-setup.h"

G_BEGIN_DECLS

#define WEFT_TYPE_OWN_CIVILIZATION (weft_own_civilization_get_type ())
G_DECLARE_FINAL_TYPE (WeftOwnCivilization, weft_own_civilization, WEFT, OWN_CIVILIZATION,
                      AdwPreferencesGroup)

/**
 * weft_own_civilization_show:
 * @tables: must outlive the group
 * @expansions: the #WeftExpansion bits of the game
 *
 * Offers what such a game has; what was chosen is open again where that changes.
 */
void
weft_own_civilization_show (WeftOwnCivilization *own, const WeftTables *tables, guint8 expansions);

/* The choice, as records name it, or %NULL: it may be left open. (transfer none) */
const char *weft_own_civilization_get (WeftOwnCivilization *own);

/* Leaves it open again: another game, another civilization. */
void weft_own_civilization_forget (WeftOwnCivilization *own);

G_END_DECLS
