/* weft-players-private.h: short names of who plays in the mode solo (private to the engine)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-terms.h"

#define AUTOMA WEFT_PLAYER_AUTOMA
#define SHADOW WEFT_PLAYER_SHADOW
#define HUMAN WEFT_PLAYER_P1 /* the one who plays against the Automa */
