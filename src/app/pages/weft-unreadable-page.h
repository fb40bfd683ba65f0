/* weft-unreadable-page.h: that a file cannot be opened, why, and what to do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define WEFT_TYPE_UNREADABLE_PAGE (weft_unreadable_page_get_type ())
G_DECLARE_FINAL_TYPE (WeftUnreadablePage, weft_unreadable_page, WEFT, UNREADABLE_PAGE, GtkBox)

/* Its buttons have the actions `win.open` and `win.dismiss`. */
GtkWidget *weft_unreadable_page_new (void);

/**
 * weft_unreadable_page_tell:
 * @name: what the file is called
 * @words: what is wrong, in the person's words, and what to do
 * @details: (nullable): what exactly is wrong and where, for whoever can mend it
 *
 * The focus goes to the page's main button.
 */
void weft_unreadable_page_tell (WeftUnreadablePage *page, const char *name, const char *words,
                                const char *details);

G_END_DECLS
