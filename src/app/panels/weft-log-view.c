/* weft-log-view.c: the log, and going back to any of its lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-log-view.h"

#include <glib/gi18n.h>

#include "weft-log-row.h"
#include "weft-log.h"
#include "weft-message.h"

#define FRAMES_TO_SETTLE 4

struct _WeftLogView
{
  GtkWidget parent_instance;

  WeftGame *game;
  GListStore *lines;
  GtkWidget *scrolled;
  GtkWidget *list;
  gboolean stale;
  guint scrolling;
  guint frames; /* since the list was laid out */
};

G_DEFINE_FINAL_TYPE (WeftLogView, weft_log_view, GTK_TYPE_WIDGET)

/* The latest line is the one looked for; it can be scrolled to once the list is laid out, which
 * takes the toolkit more than one frame. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  WeftLogView *view = WEFT_LOG_VIEW (widget);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (view->lines));

  (void) clock;
  (void) data;
  if (n == 0 || gtk_widget_get_height (view->list) == 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_activate_action (view->list, "list.scroll-to-item", "u", n - 1);
  view->frames++;
  if (view->frames < FRAMES_TO_SETTLE)
    return G_SOURCE_CONTINUE;
  view->scrolling = 0;
  return G_SOURCE_REMOVE;
}

static void
show_game (WeftLogView *view)
{
  view->stale = !gtk_widget_get_mapped (GTK_WIDGET (view));
  if (view->stale)
    return;
  weft_log_update (view->lines, view->game);
  view->frames = 0;
  if (view->scrolling == 0)
    view->scrolling = gtk_widget_add_tick_callback (GTK_WIDGET (view), scroll_cb, NULL, NULL);
}

static void
weft_log_view_map (GtkWidget *widget)
{
  WeftLogView *view = WEFT_LOG_VIEW (widget);

  GTK_WIDGET_CLASS (weft_log_view_parent_class)->map (widget);
  if (view->stale && view->game != NULL)
    show_game (view);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  (void) factory;
  gtk_list_item_set_child (item, weft_log_row_new ());
}

static const WeftLogEntry *
entry_at (WeftLogView *view, guint position)
{
  g_autoptr (WeftLogLine) line = g_list_model_get_item (G_LIST_MODEL (view->lines), position);

  return weft_log_line_get (line);
}

/* What is said of a row: everything in it. The list's own widget around it has the focus. */
static void
name_row (GtkWidget *row, const WeftLogEntry *entry)
{
  GtkWidget *item = gtk_widget_get_parent (row);
  g_autofree char *more = g_strjoin ("\n", entry->aside != NULL ? entry->aside : "",
                                     entry->details != NULL ? entry->details : "", NULL);

  if (item == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  entry->title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  g_strstrip (more), -1);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, WeftLogView *view)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  const WeftLogEntry *entry = weft_log_line_get (gtk_list_item_get_item (item));

  (void) factory;
  gtk_list_item_set_activatable (item, entry->kind == WEFT_LOG_TOLD);
  weft_log_row_show (WEFT_LOG_ROW (row), weft_game_get_voice (view->game),
                     weft_game_get_state (view->game), entry);
  name_row (row, entry);
}

/* Where to go back to, once the person has said yes. */
typedef struct
{
  WeftLogView *view;
  guint index; /* the first move that is taken back */
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
    gtk_widget_activate_action (GTK_WIDGET (back->view), "table.go-back", "u", back->index);
}

/* How many lines come after those of a move. */
static guint
count_after (WeftLogView *view, int move)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (view->lines)), after = 0;

  for (guint i = n; i > 0 && entry_at (view, i - 1)->move > move; i--)
    after += entry_at (view, i - 1)->kind == WEFT_LOG_TOLD;
  return after;
}

/* Many steps at once are easy to take by mistake: this asks first. */
static void
activate_cb (WeftLogView *view, guint position)
{
  const WeftMessageChoice choices[] = {
    { "cancel", _ ("_Cancel"), WEFT_CHOICE_PLAIN },
    { "back", _ ("_Go back"), WEFT_CHOICE_SUGGESTED },
  };
  const WeftLogEntry *entry = entry_at (view, position);
  guint index = (guint) (entry->move + 1), n = count_after (view, entry->move);
  g_autofree char *words = NULL;
  Back *back;

  if (entry->kind != WEFT_LOG_TOLD
      || index >= weft_record_n_moves (weft_game_get_record (view->game)))
    return;
  words =
      g_strdup_printf (g_dngettext (NULL, "%u line after it is taken back. Redo brings it back.",
                                    "%u lines after it are taken back. Redo brings them back.", n),
                       n);
  back = g_new0 (Back, 1);
  *back = (Back){ g_object_ref (view), index };
  weft_message_choose (GTK_WIDGET (view), _ ("Back to here?"), words, choices,
                       G_N_ELEMENTS (choices), go_back, back, back_free);
}

static void
weft_log_view_dispose (GObject *object)
{
  WeftLogView *view = WEFT_LOG_VIEW (object);

  if (view->scrolling != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (view), view->scrolling);
  view->scrolling = 0;
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

/* Only what is in sight has widgets: a long game opens as quickly as a short one. */
static GtkWidget *
new_list (WeftLogView *view)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkNoSelection *model = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (view->lines)));
  GtkWidget *list = gtk_list_view_new (GTK_SELECTION_MODEL (model), factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), view);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (list), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Log: activate a line to go back to it"), -1);
  g_signal_connect_swapped (list, "activate", G_CALLBACK (activate_cb), view);
  return list;
}

static void
weft_log_view_init (WeftLogView *view)
{
  view->stale = TRUE;
  view->lines = g_list_store_new (WEFT_TYPE_LOG_LINE);
  view->list = new_list (view);
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
