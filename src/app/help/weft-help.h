/* weft-help.h: the bots' rules as pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-tables.h"

G_BEGIN_DECLS

#define WEFT_TYPE_HELP (weft_help_get_type ())
G_DECLARE_FINAL_TYPE (WeftHelp, weft_help, WEFT, HELP, AdwWindow)

/* @tables must outlive the window. */
WeftHelp *weft_help_new (const WeftTables *tables);

/* Shows a rule such as “Q3”; %NULL shows the first page. */
void weft_help_show_rule (WeftHelp *help, const char *rule);

G_END_DECLS
