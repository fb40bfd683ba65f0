/* weft-automa-box.h: the Automa: its mat, its civilization, what it has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

/* @state: as it is shown, of the mode solo. */
GtkWidget *weft_automa_box_new (WeftGame *game, const WeftState *state);

/* The landmarks of a bot, each a button that sets right who has it. */
GtkWidget *weft_automa_box_new_landmarks (WeftGame *game, const WeftState *state, guint bot);

/* Outposts that are left; of a game with a map. */
GtkWidget *weft_automa_box_new_outposts (const WeftState *state, guint player);

/* Territories a player controls; of a game with a map. */
GtkWidget *weft_automa_box_new_territories (const WeftState *state, guint player);

G_END_DECLS
