/* weft-new-game-page.h: choosing what a new game starts from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-setup.h"

G_BEGIN_DECLS

#define WEFT_TYPE_NEW_GAME_PAGE (weft_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (WeftNewGamePage, weft_new_game_page, WEFT, NEW_GAME_PAGE, GtkBox)

/**
 * weft_new_game_page_new:
 * @tables: must outlive the page
 * @settings: where the choices are remembered
 *
 * The signal `chosen` comes when the last page is done; what was chosen is in
 * weft_new_game_page_get_setup().
 */
GtkWidget *weft_new_game_page_new (const WeftTables *tables, GSettings *settings);

/* Begins at the first page. */
void weft_new_game_page_restart (WeftNewGamePage *page);

/* Where a new game's civilizations, favorite tracks and who starts come from. */
typedef enum
{
  WEFT_NEW_GAME_CHOSEN, /* the person has chosen, or left them open */
  WEFT_NEW_GAME_ROLLED, /* all that can be rolled is */
} WeftNewGameChoices;

/**
 * weft_new_game_page_get_setup:
 * @names: (out): the humans’ names, owned by the page; none for one alone
 *
 * Returns: the choices, with %WEFT_NONE for what is to be rolled
 */
WeftSetup weft_new_game_page_get_setup (WeftNewGamePage *page, WeftNewGameChoices choices,
                                        const char *names[WEFT_N_PLAYERS]);

/* The civilization of the person who plays alone, as records name it, or %NULL: it may be left
 * open. (transfer none) */
const char *weft_new_game_page_get_civilization (WeftNewGamePage *page);

/* Says why a game cannot start from the choices. */
void weft_new_game_page_refuse (WeftNewGamePage *page, const char *words);

G_END_DECLS
