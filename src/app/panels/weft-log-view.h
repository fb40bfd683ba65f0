/* weft-log-view.h: the log, and going back to any of its lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_LOG_VIEW (weft_log_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftLogView, weft_log_view, WEFT, LOG_VIEW, GtkWidget)

/* Follows the game. @game must outlive the view. */
void weft_log_view_set_game (WeftLogView *view, WeftGame *game);

G_END_DECLS
