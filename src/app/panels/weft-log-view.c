/* weft-log-view.c: the log, and going back to any of its lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-log-view.h"

#include <glib/gi18n.h>

#include "weft-log.h"
#include "weft-message.h"
#include "weft-widgets.h"

struct _WeftLogView
{
  GtkWidget parent_instance;

  WeftGame *game;
  GListStore *lines;
  GtkWidget *scrolled;
  GtkWidget *list;
  gboolean stale;
  guint scrolling;
};

G_DEFINE_FINAL_TYPE (WeftLogView, weft_log_view, GTK_TYPE_WIDGET)

/* The latest line is the one looked for; it can be scrolled to once the list is laid out. */
static gboolean
scroll_cb (gpointer data)
{
  WeftLogView *view = data;
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (view->scrolled));

  view->scrolling = 0;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

static void
show_game (WeftLogView *view)
{
  view->stale = !gtk_widget_get_mapped (GTK_WIDGET (view));
  if (view->stale)
    return;
  weft_log_update (view->lines, view->game);
  if (view->scrolling == 0)
    view->scrolling = g_timeout_add (50, scroll_cb, view);
}

static void
weft_log_view_map (GtkWidget *widget)
{
  WeftLogView *view = WEFT_LOG_VIEW (widget);

  GTK_WIDGET_CLASS (weft_log_view_parent_class)->map (widget);
  if (view->stale && view->game != NULL)
    show_game (view);
}

static GtkWidget *
create_row (gpointer item, gpointer data)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *number = NULL;
  g_autofree char *title = NULL;
  g_autofree char *details = NULL;
  GtkWidget *label;

  (void) data;
  g_object_get (item, "number", &number, "title", &title, "details", &details, NULL);
  label = gtk_label_new (number);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_add_css_class (label, "quiet");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (words), weft_widgets_text (title, "log-title"));
  if (*details != '\0')
    gtk_box_append (GTK_BOX (words), weft_widgets_text (details, "quiet"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), words);
  gtk_widget_add_css_class (box, "log-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, details, -1);
  return row;
}

/* Where to go back to, once the person has said yes. */
typedef struct
{
  WeftLogView *view;
  guint index;
} Back;

static void
back_free (gpointer data)
{
  Back *back = data;

  g_object_unref (back->view);
  g_free (back);
}

static void
go_back (const char *choice, gpointer data)
{
  Back *back = data;
  WeftGame *game = back->view->game;

  if (g_str_equal (choice, "back") && game != NULL
      && back->index < weft_record_n_moves (weft_game_get_record (game)))
    gtk_widget_activate_action (GTK_WIDGET (back->view), "table.go-back", "u", back->index + 1);
}

/* Many steps at once are easy to take by mistake: this asks first. */
static void
activate_cb (WeftLogView *view, GtkListBoxRow *row)
{
  const WeftMessageChoice choices[] = {
    { "cancel", _ ("_Cancel"), WEFT_CHOICE_PLAIN },
    { "back", _ ("_Go back"), WEFT_CHOICE_SUGGESTED },
  };
  guint n = weft_record_n_moves (weft_game_get_record (view->game));
  guint index = (guint) gtk_list_box_row_get_index (row);
  g_autofree char *words = NULL;
  Back *back;

  if (index + 1 >= n)
    return;
  words = g_strdup_printf (
      g_dngettext (NULL, "%u line after it is taken back. Redo brings it back.",
                   "%u lines after it are taken back. Redo brings them back.", n - index - 1),
      n - index - 1);
  back = g_new0 (Back, 1);
  *back = (Back){ g_object_ref (view), index };
  weft_message_choose (GTK_WIDGET (view), _ ("Back to here?"), words, choices,
                       G_N_ELEMENTS (choices), go_back, back, back_free);
}

static void
weft_log_view_dispose (GObject *object)
{
  WeftLogView *view = WEFT_LOG_VIEW (object);

  g_clear_handle_id (&view->scrolling, g_source_remove);
  g_clear_pointer (&view->scrolled, gtk_widget_unparent);
  g_clear_object (&view->lines);
  G_OBJECT_CLASS (weft_log_view_parent_class)->dispose (object);
}

static void
weft_log_view_class_init (WeftLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_log_view_dispose;
  widget_class->map = weft_log_view_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "weft-log");
}

static void
weft_log_view_init (WeftLogView *view)
{
  view->stale = TRUE;
  view->lines = g_list_store_new (WEFT_TYPE_LOG_LINE);
  view->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (view->list), GTK_SELECTION_NONE);
  gtk_list_box_bind_model (GTK_LIST_BOX (view->list), G_LIST_MODEL (view->lines), create_row, NULL,
                           NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Log: activate a line to go back to it"), -1);
  g_signal_connect_swapped (view->list, "row-activated", G_CALLBACK (activate_cb), view);
  view->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (view->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (view->scrolled), view->list);
  gtk_widget_set_vexpand (view->scrolled, TRUE);
  gtk_widget_set_parent (view->scrolled, GTK_WIDGET (view));
}

void
weft_log_view_set_game (WeftLogView *view, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_LOG_VIEW (view) && WEFT_IS_GAME (game));

  view->game = game;
  g_signal_connect_object (game, "changed", G_CALLBACK (show_game), view, G_CONNECT_SWAPPED);
  show_game (view);
}
