/* weft-preferences.h: the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define WEFT_TYPE_PREFERENCES (weft_preferences_get_type ())
G_DECLARE_FINAL_TYPE (WeftPreferences, weft_preferences, WEFT, PREFERENCES, AdwPreferencesPage)

/* Shows the preferences above a window. Every row is bound to a setting. */
void weft_preferences_show (GSettings *settings, GtkWindow *window);

G_END_DECLS
