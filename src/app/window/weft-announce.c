/* weft-announce.c: what a screen reader says by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-announce.h"

void
weft_announce (GtkWidget *widget, const char *words)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && words != NULL);

#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), words,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
#endif
}
