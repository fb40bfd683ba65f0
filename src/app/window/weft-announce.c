/* weft-announce.c: what a screen reader says at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-announce.h"

gboolean
weft_announce (GtkWidget *widget, const char *words)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget) && words != NULL, FALSE);

#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), words,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  return TRUE;
#else
  return FALSE;
#endif
}
