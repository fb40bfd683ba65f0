/* weft-start-page.h: going on with a game, or beginning one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-tables.h"

G_BEGIN_DECLS

#define WEFT_TYPE_START_PAGE (weft_start_page_get_type ())
G_DECLARE_FINAL_TYPE (WeftStartPage, weft_start_page, WEFT, START_PAGE, GtkBox)

/* @tables must outlive the page. @choices are the settings of a new game: Quick start says what it
 * will be. A game is opened by the action `win.open-path` with its file. */
GtkWidget *weft_start_page_new (const WeftTables *tables, GSettings *choices);

/* Reads the list of games anew, beside the main loop. */
void weft_start_page_refresh (WeftStartPage *page);

G_END_DECLS
