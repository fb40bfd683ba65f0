/* weft-table-page-private.h: what the table's actions need of its page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-board-pane.h"
#include "weft-put-back.h"
#include "weft-table-card.h"
#include "weft-table-page.h"
#include "weft-turn-panel.h"

G_BEGIN_DECLS

/* Installs every `table.…` action and its keys. */
void _weft_table_actions_install (GtkWidgetClass *klass);

/* The keys 1 to 9, with Shift to end the turn too; TRUE when one of them did something. */
gboolean _weft_table_actions_key (WeftTablePage *table, guint keyval, guint keycode,
                                  GdkModifierType modifiers);

WeftGame *_weft_table_page_get_game (WeftTablePage *table);
WeftPutBack *_weft_table_page_get_put_back (WeftTablePage *table);
WeftBoardPane *_weft_table_page_get_board (WeftTablePage *table);
AdwToastOverlay *_weft_table_page_get_toasts (WeftTablePage *table);

/* The panel of the person's turn when that is what is shown, else %NULL. */
WeftTurnPanel *_weft_table_page_get_turn (WeftTablePage *table);

/* What popovers that belong to no picture point to. */
GtkWidget *_weft_table_page_get_panels (WeftTablePage *table);

/* “turn”, “board”, “bots” or “log”; in a wide window the turn is there all the time. */
void _weft_table_page_set_view (WeftTablePage *table, const char *view);

/* The focus stays where it is put now. */
void _weft_table_page_keep_focus (WeftTablePage *table);

void _weft_table_page_say (WeftTablePage *table, const char *words);

/* When the latest press counted (g_get_monotonic_time()): the next in the same breath does not. */
gint64 *_weft_table_page_get_pressed (WeftTablePage *table);

G_END_DECLS
