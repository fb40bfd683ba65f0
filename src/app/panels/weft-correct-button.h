/* weft-correct-button.h: something shown that can be set right where it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_CORRECT_BUTTON (weft_correct_button_get_type ())
G_DECLARE_FINAL_TYPE (WeftCorrectButton, weft_correct_button, WEFT, CORRECT_BUTTON, GtkButton)

/**
 * weft_correct_button_new_number:
 * @title: what the number is
 * @move: a move whose number is to be set
 * @value: the number now
 * @most: the highest possible
 *
 * Opens the correction of a number. Its child is for the caller to set.
 */
GtkWidget *weft_correct_button_new_number (WeftGame *game, const char *title, const WeftMove *move,
                                           int value, int most);

/* Opens the correction of an achievement's place. @owner is who has it now. */
GtkWidget *weft_correct_button_new_owner (WeftGame *game, const char *title, const WeftMove *move,
                                          guint8 owner);

/* Opens the correction of a bot's favorite track. */
GtkWidget *
weft_correct_button_new_favorite (WeftGame *game, const char *title, guint bot, guint8 favorite);

G_END_DECLS
