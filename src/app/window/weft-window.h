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

/* @tables must outlive the window, which is empty until something is shown in it. */
WeftWindow *
weft_window_new (AdwApplication *application, const WeftTables *tables, GSettings *settings);

/* Shows the start page, with the games there are. */
void weft_window_show_start (WeftWindow *window);

/**
 * weft_window_open:
 *
 * Shows the game of a file; when that cannot be read or is open elsewhere, says why and shows the
 * start page.
 *
 * Returns: whether the game is shown
 */
gboolean weft_window_open (WeftWindow *window, const char *path);

/* The same with a file that may be anywhere: one that is not on this computer is refused with
 * words. */
gboolean weft_window_open_file (WeftWindow *window, GFile *file);

/* The game on the table, or %NULL. */
WeftGame *weft_window_get_game (WeftWindow *window);

/* Saves the game in another file, and after every move from now on; what goes wrong is told. %FALSE
 * when it did. */
gboolean weft_window_save_to (WeftWindow *window, const char *path);

/* Whether the desktop is asked to keep the screen awake. */
gboolean weft_window_keeps_awake (WeftWindow *window);

G_END_DECLS
