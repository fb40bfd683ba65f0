/* app-look.h: looking at the window and its game, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-driver.h"

G_BEGIN_DECLS

/* The game on the table, as it stands, and the latest move of its record. */
WeftGame *game_of (Driver *driver);
const WeftState *state_of (Driver *driver);
const WeftMove *last_move (Driver *driver);

/* A game of tests/app/games: “conquer”. (transfer full) */
WeftRecord *load_game (const WeftTables *tables, const char *name);

/* Opens one in the window. */
void open_game (Driver *driver, const char *name);

/* A game of the simulation, of the mode shadow-empire for level 0, in which the first human starts;
 * with so many moves left, 0 leaves all. (transfer full) */
WeftRecord *simulated_game (const WeftTables *tables, guint8 level, guint8 expansions, guint moves);

/* Lets the window be drawn, and what that brings. */
void wait_for_frames (void);

/* No hints, which take their room in the first game only. */
void leave_out_hints (void);

/* A key pressed where a view's own keys are handled. */
void press_key (GtkWidget *view, guint key);

/* For driver_find(): a label with a text in it; a button with a label; what has a tooltip. */
gboolean says (GtkWidget *widget, gconstpointer text);
gboolean is_button_named (GtkWidget *widget, gconstpointer label);
gboolean is_tipped (GtkWidget *widget, gconstpointer tip);

G_END_DECLS
