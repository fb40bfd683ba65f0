/* weft-log-export.h: the log saved as a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

/* Asks where to save the log of @game as a text, and does; what goes wrong is told in @toasts. */
void weft_log_export (WeftGame *game, GtkWindow *parent, AdwToastOverlay *toasts);

G_END_DECLS
