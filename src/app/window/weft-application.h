/* weft-application.h: the application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "weft-tables.h"

G_BEGIN_DECLS

#define WEFT_APPLICATION_ID "io.github.weft_companion.Weft"

#define WEFT_TYPE_APPLICATION (weft_application_get_type ())
G_DECLARE_FINAL_TYPE (WeftApplication, weft_application, WEFT, APPLICATION, AdwApplication)

/* Reads the rule tables while the toolkit starts. @flags: besides G_APPLICATION_HANDLES_OPEN. */
WeftApplication *weft_application_new (GApplicationFlags flags);

const WeftTables *weft_application_get_tables (WeftApplication *application);
GSettings *weft_application_get_settings (WeftApplication *application);

/* What the program ends with when nothing else is wrong: 1 when a file it was to open could not be
 * opened. */
int weft_application_get_status (WeftApplication *application);

G_END_DECLS
