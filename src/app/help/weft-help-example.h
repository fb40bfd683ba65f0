/* weft-help-example.h: a game whose steps illustrate the help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-tables.h"

G_BEGIN_DECLS

typedef struct _WeftHelpExample WeftHelpExample;

/* Plays the example. @tables must outlive it. (transfer full) */
WeftHelpExample *weft_help_example_new (const WeftTables *tables);

void weft_help_example_free (WeftHelpExample *example);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WeftHelpExample, weft_help_example_free)

/**
 * weft_help_example_picture:
 * @page: the id of a page of the help
 *
 * Returns: (transfer floating) (nullable): a picture that goes with the page, with what it shows in
 *   words; the example must outlive it. %NULL for pages without one
 */
GtkWidget *weft_help_example_picture (const WeftHelpExample *example, const char *page);

G_END_DECLS
