/* weft-moves.h: moves as what buttons and menu items do
 *
 * Everything that makes a move does so by the action `table.move`, whose target is the move as the
 * record has it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_MOVE_ACTION "table.move"
#define WEFT_MOVE_AND_END_ACTION "table.move-and-end" /* and the human's turn is over */

/* The action's target for a move. (transfer floating) */
GVariant *weft_moves_target (WeftGame *game, const WeftMove *move);

/* The move of a target; %FALSE when it is none. */
gboolean weft_moves_from_target (WeftGame *game, GVariant *target, WeftMove *move);

/**
 * weft_moves_offer:
 * @widget: a #GtkActionable
 *
 * Lets the widget make the move. When it is not possible now the widget is insensitive, and its
 * tooltip and description say why.
 */
void weft_moves_offer (GtkWidget *widget, WeftGame *game, const WeftMove *move);

/* Lets the widget make a possible move by another action with such a target; its description is
 * left alone. */
void
weft_moves_offer_as (GtkWidget *widget, WeftGame *game, const WeftMove *move, const char *action);

/* A button that makes a move. */
GtkWidget *weft_moves_button (WeftGame *game, const char *label, const WeftMove *move);

/* Why a move was refused, in the window's words. (transfer full) */
char *weft_moves_refusal (WeftGame *game, const GError *error);

G_END_DECLS
