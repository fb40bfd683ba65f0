/* weft-announce.c: what a screen reader says at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-announce.h"

#if GTK_CHECK_VERSION(4, 14, 0)
/* The context that the toolkit has for tests cannot announce, and would end the program. */
static gboolean
can_announce (GtkWidget *widget)
{
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (widget));

  return context != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext");
}
#endif

gboolean
weft_announce (GtkWidget *widget, const char *words)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget) && words != NULL, FALSE);

#if GTK_CHECK_VERSION(4, 14, 0)
  if (!can_announce (widget))
    return FALSE;
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), words,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  return TRUE;
#else
  return FALSE;
#endif
}
