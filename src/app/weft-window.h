/* weft-window.h: the table beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_WINDOW (weft_window_get_type ())
G_DECLARE_FINAL_TYPE (WeftWindow, weft_window, WEFT, WINDOW, AdwApplicationWindow)

/* A window that shows @game. */
WeftWindow *weft_window_new (AdwApplication *application, WeftGame *game);

G_END_DECLS
