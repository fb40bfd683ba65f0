/* weft-awake.h: the screen stays awake while a game is on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEFT_TYPE_AWAKE (weft_awake_get_type ())
G_DECLARE_FINAL_TYPE (WeftAwake, weft_awake, WEFT, AWAKE, GObject)

/**
 * weft_awake_new:
 * @window: whose screen it is; it owns the object
 *
 * Properties to bind to: `playing` (whether a game is on the screen) and `wanted` (whether the
 * person wants it). `awake` says whether the desktop was asked; it does so only for windows that
 * belong to an application.
 */
WeftAwake *weft_awake_new (GtkWindow *window);

G_END_DECLS
