/* weft-corrections.h: popovers at the place that is wrong, each with what sets it right
 *
 * Every function returns a popover for the caller to give a parent and pop up; it removes itself
 * when it is closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

/* A space of a track: the person's advance to it, whose token is here, who has its landmark. */
GtkWidget *weft_corrections_space (WeftGame *game, guint track, guint space);

/* A track: whose favorite it is. */
GtkWidget *weft_corrections_track (WeftGame *game, guint track);

/* A bot: which track is its favorite. */
GtkWidget *weft_corrections_favorite (WeftGame *game, const char *title, guint bot);

/* A landmark: who has it. */
GtkWidget *weft_corrections_landmark (WeftGame *game, guint track, guint tier);

/* A hex: explored, conquered, what lies there (in weft-hex-correction.c). */
GtkWidget *weft_corrections_hex (WeftGame *game, guint hex);

/**
 * weft_corrections_number:
 * @title: what the number is
 * @move: a move whose number is to be set
 * @value: the number now
 * @most: the highest possible
 */
GtkWidget *weft_corrections_number (WeftGame *game, const char *title, const WeftMove *move,
                                    int value, int most);

/**
 * weft_corrections_owner:
 * @move: a move whose owner is to be set
 *
 * Nobody, or one of the players for whom the move is possible.
 */
GtkWidget *weft_corrections_owner (WeftGame *game, const char *title, const WeftMove *move);

/* Opens a popover that points to @anchor, a widget of the table that may go away while the popover
 * is open. */
void weft_corrections_open (GtkWidget *popover, GtkWidget *anchor);

/* Lets a popover remove itself when it is closed. */
void weft_corrections_remove_when_closed (GtkWidget *popover);

G_END_DECLS
