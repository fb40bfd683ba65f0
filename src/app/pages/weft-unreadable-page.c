/* weft-unreadable-page.c: that a file cannot be opened, why, and what to do
 *
 * A page of the window rather than a message above it: one that came up behind the window would
 * leave it looking frozen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-unreadable-page.h"

#include <glib/gi18n.h>

#include "weft-announce.h"
#include "weft-weave.h"
#include "weft-widgets.h"

struct _WeftUnreadablePage
{
  GtkBox parent_instance;

  GtkLabel *title;
  GtkLabel *words;
  GtkExpander *more;
  GtkLabel *details;
  GtkWidget *open;
};

G_DEFINE_FINAL_TYPE (WeftUnreadablePage, weft_unreadable_page, GTK_TYPE_BOX)

static void
weft_unreadable_page_class_init (WeftUnreadablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (WEFT_TYPE_WEAVE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-unreadable-page.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftUnreadablePage, title);
  gtk_widget_class_bind_template_child (widget_class, WeftUnreadablePage, words);
  gtk_widget_class_bind_template_child (widget_class, WeftUnreadablePage, more);
  gtk_widget_class_bind_template_child (widget_class, WeftUnreadablePage, details);
  gtk_widget_class_bind_template_child (widget_class, WeftUnreadablePage, open);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.dismiss", NULL);
}

static void
weft_unreadable_page_init (WeftUnreadablePage *page)
{
  gtk_widget_init_template (GTK_WIDGET (page));
  weft_widgets_wrap_buttons (GTK_WIDGET (page));
}

GtkWidget *
weft_unreadable_page_new (void)
{
  return g_object_new (WEFT_TYPE_UNREADABLE_PAGE, NULL);
}

void
weft_unreadable_page_tell (WeftUnreadablePage *page, const char *name, const char *words,
                           const char *details)
{
  g_autofree char *title = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (WEFT_IS_UNREADABLE_PAGE (page) && name != NULL && words != NULL);

  /* Translators: the name of a file. */
  title = g_strdup_printf (_ ("“%s” cannot be opened"), name);
  said = g_strdup_printf ("%s\n%s", title, words);
  gtk_label_set_text (page->title, title);
  gtk_label_set_text (page->words, words);
  gtk_label_set_text (page->details, details != NULL ? details : "");
  gtk_expander_set_expanded (page->more, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (page->more), details != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (page->open), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  said, -1);
  weft_widgets_focus_later (page->open);
  weft_announce (GTK_WIDGET (page), said);
}
