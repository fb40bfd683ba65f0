/* weft-badge.h: a small sign: a track, a favorite, the income hand, a token, or what is done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-signs.h"
#include "weft-state.h"

G_BEGIN_DECLS

#define WEFT_TYPE_BADGE (weft_badge_get_type ())
G_DECLARE_FINAL_TYPE (WeftBadge, weft_badge, WEFT, BADGE, GtkWidget)

/* Decoration only: what stands beside it says the same. @size is its side in pixels. */
GtkWidget *weft_badge_new_track (WeftTrack track, int size);
GtkWidget *weft_badge_new_favorite (WeftTrack track, int size); /* with a heart */
GtkWidget *weft_badge_new_income (int size);
GtkWidget *weft_badge_new_sign (WeftSign sign, int size);
GtkWidget *weft_badge_new_player (const WeftSetup *setup, guint player, int size);

/* Makes a badge of a template show a player's token. */
void weft_badge_set_player (WeftBadge *badge, const WeftSetup *setup, guint player);

G_END_DECLS
