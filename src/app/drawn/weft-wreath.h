/* weft-wreath.h: who has won: tokens in wreaths of thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-state.h"

G_BEGIN_DECLS

#define WEFT_TYPE_WREATH (weft_wreath_get_type ())
G_DECLARE_FINAL_TYPE (WeftWreath, weft_wreath, WEFT, WREATH, GtkWidget)

/* Decoration only: what stands beside it says the same. Shows nobody at first. */
GtkWidget *weft_wreath_new (void);

void weft_wreath_set_players (WeftWreath *wreath, const WeftSetup *setup, WeftPlayerSet players);

G_END_DECLS
