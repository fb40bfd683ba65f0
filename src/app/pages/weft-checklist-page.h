/* weft-checklist-page.h: setting up the table, as a checklist for exactly one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-state.h"
#include "weft-words.h"

G_BEGIN_DECLS

#define WEFT_TYPE_CHECKLIST_PAGE (weft_checklist_page_get_type ())
G_DECLARE_FINAL_TYPE (WeftChecklistPage, weft_checklist_page, WEFT, CHECKLIST_PAGE, GtkBox)

GtkWidget *weft_checklist_page_new (void);

/**
 * weft_checklist_page_set_game:
 * @voice: must outlive the page's being shown
 * @start: the table before the first turn, which is shown beside the list; copied
 * @chosen: (nullable): the setup before anything was rolled, to tell what the app has rolled
 *
 * The main button's action is `win.table`.
 */
void weft_checklist_page_set_game (WeftChecklistPage *checklist, const WeftVoice *voice,
                                   const WeftState *start, const WeftSetup *chosen);

G_END_DECLS
