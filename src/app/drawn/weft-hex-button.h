/* weft-hex-button.h: a button with the shape of a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Half of a button's sides, over the radius of its hex. The button is smaller than the hex, so that
 * the mark of the focus lies within it; what is clicked is the whole hex. */
#define WEFT_HEX_BUTTON_HALF_WIDTH 0.8
#define WEFT_HEX_BUTTON_HALF_HEIGHT 0.84

#define WEFT_TYPE_HEX_BUTTON (weft_hex_button_get_type ())
G_DECLARE_FINAL_TYPE (WeftHexButton, weft_hex_button, WEFT, HEX_BUTTON, GtkButton)

GtkWidget *weft_hex_button_new (void);

G_END_DECLS
