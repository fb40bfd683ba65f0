/* weft-heading.h: the large words on top of a panel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEFT_TYPE_HEADING (weft_heading_get_type ())
G_DECLARE_FINAL_TYPE (WeftHeading, weft_heading, WEFT, HEADING, GtkWidget)

/* A heading takes the focus where no control may have it unasked: a key that is pressed once too
 * often does nothing there, and a screen reader says what is asked. */

void weft_heading_set_text (WeftHeading *heading, const char *text);
const char *weft_heading_get_text (WeftHeading *heading);

/* What is said along with it. */
void weft_heading_set_description (WeftHeading *heading, const char *text);

G_END_DECLS
