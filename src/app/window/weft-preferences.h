/* weft-preferences.h: the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define WEFT_TYPE_PREFERENCES (weft_preferences_get_type ())
G_DECLARE_FINAL_TYPE (WeftPreferences, weft_preferences, WEFT, PREFERENCES, AdwPreferencesWindow)

/* Every row is bound to a setting. */
GtkWidget *weft_preferences_new (GSettings *settings);

G_END_DECLS
