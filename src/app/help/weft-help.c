/* weft-help.c: the bots' rules as pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-help.h"

#include <glib/gi18n.h>

#include "weft-help-example.h"
#include "weft-help-text.h"
#include "weft-two-panes.h"
#include "weft-widgets.h"

#define MARK_MARGIN 24 /* left above the rule that is scrolled to */

struct _WeftHelp
{
  AdwWindow parent_instance;

  WeftTwoPanes *panes;
  GtkWidget *search;
  GtkListBox *list;
  AdwWindowTitle *title;
  GtkScrolledWindow *scrolled;
  GtkBox *body;
  GtkWidget *marked; /* the paragraph that was asked for, while it is there */
  const WeftHelpPage *shown;
  guint scrolling;
  const WeftTables *tables;
  WeftHelpExample *example; /* made when it is first needed */
};

G_DEFINE_FINAL_TYPE (WeftHelp, weft_help, ADW_TYPE_WINDOW)

/* What a paragraph is about, in front of or above its text. @text: (transfer floating). */
static GtkWidget *
make_paragraph (const WeftHelpRule *rule, GtkWidget *text)
{
  gboolean numbered = weft_help_rule_is_numbered (rule);
  GtkWidget *name = gtk_label_new (numbered ? rule->rule : _ (rule->rule));
  GtkWidget *box = gtk_box_new (numbered ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                numbered ? 12 : 2);

  gtk_widget_add_css_class (name, numbered ? "rule-badge" : "heading");
  gtk_label_set_wrap (GTK_LABEL (name), !numbered);
  gtk_label_set_xalign (GTK_LABEL (name), numbered ? 0.5F : 0);
  if (numbered)
    gtk_widget_set_valign (name, GTK_ALIGN_START);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), text);
  return box;
}

/* A row stands for a page, or for a rule of it that was found. */
static void
add_row (WeftHelp *help, GtkWidget *child, const WeftHelpPage *page, const WeftHelpRule *rule)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  g_object_set_data (G_OBJECT (row), "page", (gpointer) page);
  g_object_set_data (G_OBJECT (row), "rule", (gpointer) rule);
  gtk_list_box_append (help->list, row);
}

static void
add_found (WeftHelp *help, const WeftHelpPage *page, const WeftHelpRule *rule)
{
  GtkWidget *text = weft_widgets_text (_ (rule->text), NULL), *paragraph;

  gtk_label_set_lines (GTK_LABEL (text), 2);
  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  paragraph = make_paragraph (rule, text);
  gtk_widget_add_css_class (paragraph, "found");
  add_row (help, paragraph, page, rule);
}

static gboolean
is_number (const WeftHelpRule *rule, const char *wanted)
{
  return weft_help_rule_is_numbered (rule) && g_ascii_strcasecmp (rule->rule, wanted) == 0;
}

/* Whether every word that is looked for is in a rule, its number or its page's title. */
static gboolean
matches (const WeftHelpPage *page, const WeftHelpRule *rule, const char *wanted)
{
  g_autofree char *all =
      g_strjoin (" ", weft_help_rule_is_numbered (rule) ? rule->rule : _ (rule->rule),
                 _ (page->title), _ (rule->text), NULL);

  return g_str_match_string (wanted, all, TRUE);
}

/* The rules that were looked for; the one whose number it is comes before those that mention it. */
static void
list_found (WeftHelp *help, const char *wanted)
{
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);

  for (int exact = TRUE; exact >= FALSE; exact--)
    for (guint i = 0; i < n; i++)
      for (guint r = 0; r < pages[i].n_rules; r++)
        {
          const WeftHelpRule *rule = &pages[i].rules[r];

          if (is_number (rule, wanted) == exact && (exact || matches (&pages[i], rule, wanted)))
            add_found (help, &pages[i], rule);
        }
}

static void
list_pages (WeftHelp *help)
{
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);

  for (guint i = 0; i < n; i++)
    add_row (help, weft_widgets_text (_ (pages[i].title), NULL), &pages[i], NULL);
}

static gboolean
is_searching (WeftHelp *help)
{
  return *gtk_editable_get_text (GTK_EDITABLE (help->search)) != '\0';
}

/* Among the pages the one that is shown is selected. */
static void
select_shown (WeftHelp *help)
{
  GtkListBoxRow *row;

  if (is_searching (help))
    return;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (help->list, i)) != NULL; i++)
    if (g_object_get_data (G_OBJECT (row), "page") == help->shown)
      gtk_list_box_select_row (help->list, row);
}

static void
fill_list (WeftHelp *help)
{
  g_autofree char *wanted = g_strdup (gtk_editable_get_text (GTK_EDITABLE (help->search)));
  GtkListBoxRow *row;

  /* Only the rows: what says that nothing was found stays. */
  while ((row = gtk_list_box_get_row_at_index (help->list, 0)) != NULL)
    gtk_list_box_remove (help->list, GTK_WIDGET (row));
  if (is_searching (help))
    list_found (help, g_strstrip (wanted));
  else
    list_pages (help);
  select_shown (help);
}

static GtkWidget *
add_paragraph (WeftHelp *help, const WeftHelpRule *rule)
{
  GtkWidget *text = weft_widgets_text (_ (rule->text), NULL), *paragraph;

  gtk_label_set_selectable (GTK_LABEL (text), TRUE);
  paragraph = make_paragraph (rule, text);
  gtk_widget_add_css_class (paragraph, "rule-text");
  gtk_box_append (help->body, paragraph);
  return paragraph;
}

/* Scrolls once the page has been laid out: to the rule, and the list to the page. */
static gboolean
scroll_cb (GtkWidget *body, GdkFrameClock *clock, gpointer data)
{
  WeftHelp *help = data;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (help->list);
  graphene_rect_t bounds;

  (void) clock;
  if (gtk_widget_get_height (gtk_widget_get_last_child (body)) == 0)
    return G_SOURCE_CONTINUE;
  if (help->marked != NULL && gtk_widget_compute_bounds (help->marked, body, &bounds))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (help->scrolled),
                              MAX (bounds.origin.y - MARK_MARGIN, 0));
  if (row != NULL && gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (help->list), &bounds))
    gtk_adjustment_clamp_page (gtk_list_box_get_adjustment (help->list), bounds.origin.y,
                               bounds.origin.y + bounds.size.height);
  help->scrolling = 0;
  return G_SOURCE_REMOVE;
}

/* The picture that goes with a page, if it has one. */
static void
add_picture (WeftHelp *help, const WeftHelpPage *page)
{
  GtkWidget *picture;

  if (help->example == NULL)
    help->example = weft_help_example_new (help->tables);
  picture = weft_help_example_picture (help->example, page->id);
  if (picture == NULL)
    return;
  gtk_widget_add_css_class (picture, "example");
  gtk_box_append (help->body, picture);
}

/* @rule: to be marked, or %NULL. */
static void
show_page (WeftHelp *help, const WeftHelpPage *page, const WeftHelpRule *rule)
{
  g_clear_weak_pointer (&help->marked);
  weft_widgets_clear (GTK_WIDGET (help->body));
  help->shown = page;
  adw_window_title_set_title (help->title, _ (page->title));
  if (page->intro != NULL)
    gtk_box_append (help->body, weft_widgets_text (_ (page->intro), "intro"));
  for (guint i = 0; i < page->n_rules; i++)
    {
      GtkWidget *paragraph = add_paragraph (help, &page->rules[i]);

      if (&page->rules[i] == rule)
        {
          gtk_widget_add_css_class (paragraph, "marked");
          g_set_weak_pointer (&help->marked, paragraph);
        }
    }
  add_picture (help, page);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (help->scrolled), 0);
  if (help->scrolling == 0)
    help->scrolling = gtk_widget_add_tick_callback (GTK_WIDGET (help->body), scroll_cb, help, NULL);
  select_shown (help);
}

/* The page is in front now; keys scroll it. The focus goes there first, or the panes would move
 * it to the first paragraph and select that. */
static void
enter_page (WeftHelp *help)
{
  gtk_widget_grab_focus (GTK_WIDGET (help->body));
  weft_two_panes_show_page (help->panes);
}

static void
enter_contents (WeftHelp *help)
{
  weft_two_panes_show_list (help->panes);
  gtk_widget_grab_focus (help->search);
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
          show_page (help, &pages[i], &pages[i].rules[r]);
          enter_page (help);
          return;
        }
  show_page (help, &pages[0], NULL);
  enter_contents (help);
}

static void
search_changed_cb (WeftHelp *help)
{
  fill_list (help);
}

static void
row_activated_cb (WeftHelp *help, GtkListBoxRow *row)
{
  show_page (help, g_object_get_data (G_OBJECT (row), "page"),
             g_object_get_data (G_OBJECT (row), "rule"));
  enter_page (help);
}

/* The first that was found; the list may still be the one before the last keys. */
static void
search_activated_cb (WeftHelp *help)
{
  GtkListBoxRow *first;

  fill_list (help);
  first = gtk_list_box_get_row_at_index (help->list, 0);
  if (first != NULL)
    row_activated_cb (help, first);
}

static void
search_stopped_cb (WeftHelp *help)
{
  if (is_searching (help))
    gtk_editable_set_text (GTK_EDITABLE (help->search), "");
  else
    gtk_window_close (GTK_WINDOW (help));
}

static void
back_cb (WeftHelp *help)
{
  enter_contents (help);
}

static void
find_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  enter_contents (WEFT_HELP (widget));
}

static void
list_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftHelp *help = WEFT_HELP (widget);
  GtkListBoxRow *first;

  (void) name;
  (void) target;
  fill_list (help);
  first = gtk_list_box_get_row_at_index (help->list, 0);
  if (first != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (first));
}

static void
weft_help_dispose (GObject *object)
{
  WeftHelp *help = WEFT_HELP (object);

  if (help->scrolling != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (help->body), help->scrolling);
  help->scrolling = 0;
  g_clear_weak_pointer (&help->marked);
  if (help->example != NULL)
    weft_widgets_clear (GTK_WIDGET (help->body)); /* its picture looks at the example */
  g_clear_pointer (&help->example, weft_help_example_free);
  G_OBJECT_CLASS (weft_help_parent_class)->dispose (object);
}

static void
weft_help_class_init (WeftHelpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_help_dispose;
  g_type_ensure (WEFT_TYPE_TWO_PANES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-help.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, panes);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, search);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, list);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, title);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, scrolled);
  gtk_widget_class_bind_template_child (widget_class, WeftHelp, body);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_install_action (widget_class, "help.find", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "help.list", NULL, list_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "help.find",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
weft_help_init (WeftHelp *help)
{
  gtk_widget_init_template (GTK_WIDGET (help));
  fill_list (help);
}

WeftHelp *
weft_help_new (const WeftTables *tables)
{
  WeftHelp *help = g_object_new (WEFT_TYPE_HELP, NULL);

  g_return_val_if_fail (tables != NULL, help);

  help->tables = tables;
  return help;
}
