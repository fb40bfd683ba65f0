/* weft-start-page.c: going on with a game, or beginning one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-start-page.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-cloth-view.h"
#include "weft-library.h"
#include "weft-opened-files.h"
#include "weft-quick-start.h"
#include "weft-weave.h"
#include "weft-widgets.h"

struct _WeftStartPage
{
  GtkBox parent_instance;

  const WeftTables *tables;
  GCancellable *reading;
  GPtrArray *rows; /* those added to the groups */

  GtkBox *badges;
  GtkWidget *intro;
  GtkWidget *latest;
  WeftClothView *cloth;
  GtkLabel *latest_title;
  GtkLabel *latest_subtitle;
  AdwPreferencesGroup *unfinished;
  AdwPreferencesGroup *files;
  AdwPreferencesGroup *history;
  AdwPreferencesGroup *damaged;
  AdwActionRow *quick_row;
  AdwComboRow *quick_level;
  GtkWidget *quick;
  GtkWidget *new_game;
};

G_DEFINE_FINAL_TYPE (WeftStartPage, weft_start_page, GTK_TYPE_BOX)

static GtkWidget *
add_row (WeftStartPage *page, AdwPreferencesGroup *group, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", title, "subtitle", subtitle, "subtitle-lines", 0, NULL);
  g_object_set_data (G_OBJECT (row), "group", group);
  adw_preferences_group_add (group, row);
  gtk_widget_set_visible (GTK_WIDGET (group), TRUE);
  g_ptr_array_add (page->rows, row);
  return row;
}

static void
open_when_activated (GtkActionable *actionable, const char *path)
{
  gtk_actionable_set_action_target (actionable, "s", path);
  gtk_actionable_set_action_name (actionable, "win.open-path");
}

/* The cloth the game has woven so far. */
static void
show_picture (WeftStartPage *page, const char *path)
{
  WeftRecord *record = weft_record_load (path, page->tables, NULL);
  g_autoptr (WeftHistory) history =
      record != NULL ? weft_history_new (page->tables, record, NULL) : NULL;
  g_autoptr (GArray) threads = history != NULL ? weft_cloth_weave (history) : NULL;
  WeftVoice voice = { page->tables, history != NULL ? weft_history_record (history) : NULL };

  gtk_widget_set_visible (GTK_WIDGET (page->cloth), threads != NULL);
  if (threads != NULL)
    weft_cloth_view_set_threads (page->cloth, &voice, threads);
}

/* The unfinished game played last, large. */
static void
show_latest (WeftStartPage *page, WeftSavedGame *game)
{
  g_autofree char *name =
      /* Translators: what a game is called in the list, “Level 2 · Explorers”. */
      g_strdup_printf (_ ("Go on playing: %s"), weft_saved_game_get_title (game));

  gtk_accessible_update_property (GTK_ACCESSIBLE (page->latest), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  weft_saved_game_get_subtitle (game), -1);
  show_picture (page, weft_saved_game_get_path (game));
  gtk_label_set_text (page->latest_title, weft_saved_game_get_title (game));
  gtk_label_set_text (page->latest_subtitle, weft_saved_game_get_subtitle (game));
  gtk_accessible_update_property (GTK_ACCESSIBLE (page->latest), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  weft_saved_game_get_title (game),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  weft_saved_game_get_subtitle (game), -1);
  open_when_activated (GTK_ACTIONABLE (page->latest), weft_saved_game_get_path (game));
  gtk_widget_set_visible (page->latest, TRUE);
  gtk_widget_set_visible (page->intro, FALSE); /* who comes back knows */
}

static void
add_openable (WeftStartPage *page, AdwPreferencesGroup *group, const char *title,
              const char *subtitle, const char *path)
{
  GtkWidget *row = add_row (page, group, title, subtitle);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  open_when_activated (GTK_ACTIONABLE (row), path);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
}

static void
add_game (WeftStartPage *page, WeftSavedGame *game)
{
  gboolean over = weft_saved_game_is_over (game);

  if (!over && !gtk_widget_get_visible (page->latest))
    show_latest (page, game);
  else
    add_openable (page, over ? page->history : page->unfinished, weft_saved_game_get_title (game),
                  weft_saved_game_get_subtitle (game), weft_saved_game_get_path (game));
}

/* Games that lie elsewhere and were opened lately. */
static void
add_opened_files (WeftStartPage *page)
{
  g_autoptr (GPtrArray) files = weft_opened_files_list ();

  for (guint i = 0; i < files->len; i++)
    {
      GFile *file = g_ptr_array_index (files, i);
      g_autoptr (GFile) folder = g_file_get_parent (file);
      g_autofree char *name = g_file_get_basename (file);
      g_autofree char *where = g_file_get_parse_name (folder);
      g_autofree char *path = g_file_get_path (file);

      add_openable (page, page->files, name, where, path);
    }
}

/* A file that cannot be read gets another name, so that nothing writes over it. */
static void
add_damaged (WeftStartPage *page, WeftSavedGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = weft_library_set_aside (weft_saved_game_get_path (game), &error);
  g_autofree char *words =
      g_strdup_printf (_ ("%1$s It is kept as %2$s."), weft_saved_game_get_damage (game),
                       aside != NULL ? aside : weft_saved_game_get_path (game));

  add_row (page, page->damaged, weft_saved_game_get_title (game), words);
}

static void
clear_rows (WeftStartPage *page)
{
  for (guint i = 0; i < page->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (page->rows, i);

      adw_preferences_group_remove (g_object_get_data (G_OBJECT (row), "group"), row);
    }
  g_ptr_array_set_size (page->rows, 0);
  gtk_widget_set_visible (page->latest, FALSE);
  gtk_widget_set_visible (page->intro, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (page->files), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (page->unfinished), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (page->history), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (page->damaged), FALSE);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  WeftStartPage *page = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GListStore) games = weft_library_list_finish (result, &error);

  (void) source;
  if (games == NULL) /* another reading has begun, or the page is gone */
    {
      g_object_unref (page);
      return;
    }
  g_clear_object (&page->reading);
  clear_rows (page);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (games)); i++)
    {
      g_autoptr (WeftSavedGame) game = g_list_model_get_item (G_LIST_MODEL (games), i);

      if (weft_saved_game_get_damage (game) != NULL)
        add_damaged (page, game);
      else
        add_game (page, game);
    }
  add_opened_files (page);
  if (gtk_widget_get_mapped (GTK_WIDGET (page)))
    gtk_widget_grab_focus (gtk_widget_get_visible (page->latest) ? page->latest : page->new_game);
  g_object_unref (page);
}

void
weft_start_page_refresh (WeftStartPage *page)
{
  g_return_if_fail (WEFT_IS_START_PAGE (page));

  g_cancellable_cancel (page->reading);
  g_clear_object (&page->reading);
  page->reading = g_cancellable_new ();
  weft_library_list_async (page->tables, page->reading, listed_cb, g_object_ref (page));
}

static void
weft_start_page_dispose (GObject *object)
{
  WeftStartPage *page = WEFT_START_PAGE (object);

  g_cancellable_cancel (page->reading);
  g_clear_object (&page->reading);
  G_OBJECT_CLASS (weft_start_page_parent_class)->dispose (object);
}

static void
weft_start_page_finalize (GObject *object)
{
  g_ptr_array_unref (WEFT_START_PAGE (object)->rows);
  G_OBJECT_CLASS (weft_start_page_parent_class)->finalize (object);
}

static void
weft_start_page_class_init (WeftStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (WEFT_TYPE_CLOTH_VIEW);
  g_type_ensure (WEFT_TYPE_WEAVE);
  G_OBJECT_CLASS (klass)->dispose = weft_start_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = weft_start_page_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, badges);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, intro);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, latest);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, cloth);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, latest_title);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, latest_subtitle);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, files);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, quick_row);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, quick_level);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, history);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, damaged);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, quick);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, new_game);
}

static void
weft_start_page_init (WeftStartPage *page)
{
  WeftSetup setup = {
    .colors = { [WEFT_PLAYER_AUTOMA] = WEFT_COLOR_RED, [WEFT_PLAYER_SHADOW] = WEFT_COLOR_GRAY }
  };

  gtk_widget_init_template (GTK_WIDGET (page));
  weft_widgets_wrap_buttons (GTK_WIDGET (page));
  page->rows = g_ptr_array_new ();
  gtk_box_append (page->badges, weft_badge_new_player (&setup, WEFT_PLAYER_AUTOMA, 56));
  gtk_box_append (page->badges, weft_badge_new_player (&setup, WEFT_PLAYER_SHADOW, 56));
}

GtkWidget *
weft_start_page_new (const WeftTables *tables, GSettings *choices)
{
  WeftStartPage *page = g_object_new (WEFT_TYPE_START_PAGE, NULL);

  page->tables = tables;
  weft_quick_start_show (page->quick_row, page->quick_level, choices);
  return GTK_WIDGET (page);
}
