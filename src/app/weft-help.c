/* weft-help.c: the bots' rules as pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-help.h"

#include <glib/gi18n.h>

#include "weft-help-text.h"
#include "weft-widgets.h"

struct _WeftHelp
{
  AdwWindow parent_instance;

  AdwLeaflet *leaflet;
  GtkWidget *contents;
  GtkWidget *search;
  GtkListBox *list;
  GtkWidget *page;
  AdwWindowTitle *title;
  GtkScrolledWindow *scrolled;
  GtkBox *body;
  GtkWidget *marked; /* the paragraph that was asked for, while it is there */
  guint scrolling;
};

G_DEFINE_FINAL_TYPE (WeftHelp, weft_help, ADW_TYPE_WINDOW)

/* A row stands for a page, or for a rule found by searching. */
static void
add_row (WeftHelp *help, const char *text, const char *badge, guint page, const char *rule)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);

  if (badge != NULL)
    gtk_box_append (GTK_BOX (box), weft_widgets_text (badge, "rule-badge"));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data (G_OBJECT (row), "page", GUINT_TO_POINTER (page));
  g_object_set_data (G_OBJECT (row), "rule", (gpointer) rule);
  gtk_list_box_append (help->list, row);
}

static gboolean
matches (const WeftHelpPage *page, const WeftHelpRule *rule, const char *wanted)
{
  return g_str_match_string (wanted, _ (rule->rule), TRUE)
         || g_str_match_string (wanted, _ (rule->text), TRUE)
         || g_str_match_string (wanted, _ (page->title), TRUE);
}

/* Every page; or, while something is searched, the rules that have it. */
static void
show_list (WeftHelp *help, const char *wanted)
{
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);

  weft_widgets_clear (GTK_WIDGET (help->list));
  for (guint i = 0; i < n; i++)
    {
      if (*wanted == '\0')
        add_row (help, _ (pages[i].title), NULL, i, NULL);
      for (guint r = 0; *wanted != '\0' && r < pages[i].n_rules; r++)
        if (matches (&pages[i], &pages[i].rules[r], wanted))
          add_row (help, _ (pages[i].rules[r].text), _ (pages[i].rules[r].rule), i,
                   pages[i].rules[r].rule);
    }
}

static GtkWidget *
add_rule (WeftHelp *help, const WeftHelpRule *rule)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *badge = weft_widgets_text (_ (rule->rule), "rule-badge");
  GtkWidget *text = weft_widgets_text (_ (rule->text), NULL);

  gtk_widget_set_halign (badge, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), badge);
  gtk_box_append (GTK_BOX (box), text);
  gtk_widget_add_css_class (box, "rule-text");
  gtk_box_append (help->body, box);
  return box;
}

/* Scrolls once the page has been laid out. */
static gboolean
scroll_cb (gpointer data)
{
  WeftHelp *help = data;
  graphene_rect_t bounds;

  help->scrolling = 0;
  if (help->marked != NULL
      && gtk_widget_compute_bounds (help->marked, GTK_WIDGET (help->body), &bounds))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (help->scrolled),
                              MAX (bounds.origin.y - 24, 0));
  return G_SOURCE_REMOVE;
}

static void
show_page (WeftHelp *help, guint index, const char *rule)
{
  guint n;
  const WeftHelpPage *page = &weft_help_pages (&n)[index];

  g_clear_weak_pointer (&help->marked);
  weft_widgets_clear (GTK_WIDGET (help->body));
  adw_window_title_set_title (help->title, _ (page->title));
  if (page->intro != NULL)
    gtk_box_append (help->body, weft_widgets_text (_ (page->intro), "title-4"));
  for (guint i = 0; i < page->n_rules; i++)
    {
      GtkWidget *box = add_rule (help, &page->rules[i]);

      if (g_strcmp0 (page->rules[i].rule, rule) == 0)
        {
          gtk_widget_add_css_class (box, "marked");
          g_set_weak_pointer (&help->marked, box);
        }
    }
  adw_leaflet_set_visible_child (help->leaflet, help->page);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (help->scrolled), 0);
  if (help->scrolling == 0)
    help->scrolling = g_timeout_add (60, scroll_cb, help);
}

void
weft_help_show_rule (WeftHelp *help, const char *rule)
{
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);

  g_return_if_fail (WEFT_IS_HELP (help));

  for (guint i = 0; i < n && rule != NULL; i++)
    for (guint r = 0; r < pages[i].n_rules; r++)
      if (g_str_equal (pages[i].rules[r].rule, rule))
        {
          show_page (help, i, rule);
          return;
        }
  show_page (help, 0, NULL);
  adw_leaflet_set_visible_child (help->leaflet, help->contents);
}

static void
search_changed_cb (WeftHelp *help)
{
  show_list (help, gtk_editable_get_text (GTK_EDITABLE (help->search)));
}

static void
row_activated_cb (WeftHelp *help, GtkListBoxRow *row)
{
  show_page (help, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "page")),
             g_object_get_data (G_OBJECT (row), "rule"));
}

/* The first that was found. */
static void
search_activated_cb (WeftHelp *help)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (help->list, 0);

  if (first != NULL)
    row_activated_cb (help, first);
}

static void
back_cb (WeftHelp *help)
{
  adw_leaflet_set_visible_child (help->leaflet, help->contents);
  gtk_widget_grab_focus (help->search);
}

static void
find_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  back_cb (WEFT_HELP (widget));
}

static void
weft_help_dispose (GObject *object)
{
  WeftHelp *help = WEFT_HELP (object);

  g_clear_handle_id (&help->scrolling, g_source_remove);
  g_clear_weak_pointer (&help->marked);
  G_OBJECT_CLASS (weft_help_parent_class)->dispose (object);
}

static void
weft_help_class_init (WeftHelpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_help_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-help.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, leaflet);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, contents);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, search);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, list);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, page);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, title);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, scrolled);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, body);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_install_action (widget_class, "help.find", NULL, find_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "help.find",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
weft_help_init (WeftHelp *help)
{
  gtk_widget_init_template (GTK_WIDGET (help));
  show_list (help, "");
}

WeftHelp *
weft_help_new (void)
{
  return g_object_new (WEFT_TYPE_HELP, NULL);
}
