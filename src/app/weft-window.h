/* weft-window.h: the window: start, new game, checklist, table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_WINDOW (weft_window_get_type ())
G_DECLARE_FINAL_TYPE (WeftWindow, weft_window, WEFT, WINDOW, AdwApplicationWindow)

/* @tables must outlive the window. */
WeftWindow *
weft_window_new (AdwApplication *application, const WeftTables *tables, GSettings *settings);

/**
 * weft_window_open:
 *
 * Shows the game of a file; when that cannot be read or is open elsewhere, says why and stays.
 *
 * Returns: whether the game is shown
 */
gboolean weft_window_open (WeftWindow *window, const char *path);

/* The game on the table, or %NULL. */
WeftGame *weft_window_get_game (WeftWindow *window);

G_END_DECLS
