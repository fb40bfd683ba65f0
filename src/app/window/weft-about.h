/* weft-about.h: what Weft is and who made it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows it above a window. */
void weft_about_show (GtkWindow *window);

G_END_DECLS
