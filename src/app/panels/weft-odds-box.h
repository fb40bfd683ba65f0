/* weft-odds-box.h: the odds of the bots' next turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-words.h"

G_BEGIN_DECLS

/* A line for the income turn, then one for each bot and track. There must be something to forecast
 * (weft_forecast_is_possible()). */
GtkWidget *weft_odds_box_new (const WeftVoice *voice, const WeftState *state);

G_END_DECLS
