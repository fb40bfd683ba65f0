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
#include "weft-table-layout.h"
#include "weft-weave.h"
#include "weft-widgets.h"

#define CLOTH_HEIGHT 22 /* of a game in a list */

struct _WeftStartPage
{
  GtkBox parent_instance;

  const WeftTables *tables;
  GCancellable *reading;

  GtkWidget *layout;
  GtkWidget *band;    /* the woven band of a narrow window */
  GtkWidget *heading; /* who waits, in a narrow window */
  GtkWidget *above;   /* of what is chosen, and below it: room */
  GtkWidget *below;
  GtkBox *badges;
  GtkBox *panel_badges;
  GtkWidget *intro;
  GtkWidget *scrolled;
  GtkWidget *latest;
  WeftClothView *cloth;
  GtkLabel *latest_title;
  GtkLabel *latest_subtitle;
  AdwBin *unfinished; /* each with a list of games, where there are some */
  AdwBin *files;
  AdwBin *damaged;
  AdwBin *history;
  WeftQuickStart quick_start;
  GtkWidget *quick;
  GtkWidget *new_game;
  GtkMenuButton *menu_button;
  GMenuModel *menu;
};

G_DEFINE_FINAL_TYPE (WeftStartPage, weft_start_page, GTK_TYPE_BOX)

/* What a list of games is called. */
static const char *
title_of (const WeftStartPage *page, AdwBin *list)
{
  if (list == page->unfinished)
    return _ ("Other games in play");
  if (list == page->files)
    return _ ("Opened from files");
  return list == page->damaged ? _ ("Set aside") : _ ("Played");
}

/* The list is made with its first row. */
static void
add_row (WeftStartPage *page, AdwBin *list, GtkWidget *row)
{
  GtkWidget *group = adw_bin_get_child (list);

  if (group == NULL)
    {
      group = adw_preferences_group_new ();
      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title_of (page, list));
      adw_bin_set_child (list, group);
      gtk_widget_set_visible (GTK_WIDGET (list), TRUE);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static void
clear_list (AdwBin *list)
{
  adw_bin_set_child (list, NULL);
  gtk_widget_set_visible (GTK_WIDGET (list), FALSE);
}

static void
open_when_activated (GtkActionable *actionable, const char *path)
{
  gtk_actionable_set_action_target (actionable, "s", path);
  gtk_actionable_set_action_name (actionable, "win.open-path");
}

/* The cloth the game has woven so far. */
static void
show_cloth (WeftClothView *cloth, WeftSavedGame *game)
{
  const GArray *threads = weft_saved_game_get_threads (game);

  gtk_widget_set_visible (GTK_WIDGET (cloth), threads != NULL && threads->len > 0);
  if (threads != NULL)
    weft_cloth_view_set_threads (cloth, weft_saved_game_get_setup (game), threads);
}

/* The unfinished game played last, large. */
static void
show_latest (WeftStartPage *page, WeftSavedGame *game)
{
  g_autofree char *name =
      /* Translators: what a game is called in the list, “Level 2 · Explorers”. */
      g_strdup_printf (_ ("Go on playing: %s"), weft_saved_game_get_title (game));

  show_cloth (page->cloth, game);
  gtk_label_set_text (page->latest_title, weft_saved_game_get_title (game));
  gtk_label_set_text (page->latest_subtitle, weft_saved_game_get_subtitle (game));
  gtk_accessible_update_property (GTK_ACCESSIBLE (page->latest), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  weft_saved_game_get_subtitle (game), -1);
  open_when_activated (GTK_ACTIONABLE (page->latest), weft_saved_game_get_path (game));
  gtk_widget_set_visible (page->latest, TRUE);
  gtk_widget_set_visible (page->intro, FALSE); /* who comes back knows */
}

/* What a game is, over its cloth. */
static GtkWidget *
new_summary (const char *title, const char *subtitle, WeftSavedGame *game)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *cloth = weft_cloth_view_new ();

  gtk_box_append (GTK_BOX (box), weft_widgets_text (title, "game-title"));
  gtk_box_append (GTK_BOX (box), weft_widgets_text (subtitle, "quiet"));
  gtk_widget_set_size_request (cloth, -1, CLOTH_HEIGHT);
  gtk_widget_set_margin_top (cloth, 4);
  show_cloth (WEFT_CLOTH_VIEW (cloth), game);
  gtk_box_append (GTK_BOX (box), cloth);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static void
add_openable (WeftStartPage *page, AdwBin *list, const char *title, const char *subtitle,
              WeftSavedGame *game)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = weft_widgets_row (12);

  gtk_widget_add_css_class (box, "game");
  weft_widgets_add (box, new_summary (title, subtitle, game));
  weft_widgets_add (box, gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  open_when_activated (GTK_ACTIONABLE (row), weft_saved_game_get_path (game));
  add_row (page, list, row);
}

static void
add_game (WeftStartPage *page, WeftSavedGame *game)
{
  gboolean over = weft_saved_game_is_over (game);

  if (!over && !gtk_widget_get_visible (page->latest))
    show_latest (page, game);
  else
    add_openable (page, over ? page->history : page->unfinished, weft_saved_game_get_title (game),
                  weft_saved_game_get_subtitle (game), game);
}

/* A game that lies elsewhere and was opened lately: its file's name, what it is, and where. */
static void
add_opened_file (WeftStartPage *page, WeftSavedGame *game)
{
  g_autoptr (GFile) file = g_file_new_for_path (weft_saved_game_get_path (game));
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *where = g_file_get_parse_name (folder);
  g_autofree char *words = weft_saved_game_get_damage (game) == NULL
                               ? g_strdup_printf ("%s\n%s", weft_saved_game_get_title (game), where)
                               : g_strdup (where);

  add_openable (page, page->files, name, words, game);
}

/* A file that cannot be read gets another name, so that nothing writes over it. */
static void
add_damaged (WeftStartPage *page, WeftSavedGame *game)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = weft_library_set_aside (weft_saved_game_get_path (game), &error);
  g_autofree char *words =
      g_strdup_printf (_ ("%1$s It is kept as %2$s."), weft_saved_game_get_damage (game),
                       aside != NULL ? aside : weft_saved_game_get_path (game));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", weft_saved_game_get_title (game), "subtitle", words, "subtitle-lines",
                0, NULL);
  add_row (page, page->damaged, row);
}

/* A wide window has the cloth beside what is chosen, which stands together in the middle; in a
 * narrow one the buttons are at the bottom, where the thumb is. */
static void
narrow_cb (WeftStartPage *page)
{
  gboolean narrow;

  g_object_get (page->layout, "narrow", &narrow, NULL);
  gtk_widget_set_visible (page->band, narrow);
  /* A game to go on with comes first. */
  gtk_widget_set_visible (page->heading, narrow && !gtk_widget_get_visible (page->latest));
  gtk_widget_set_visible (page->above, !narrow);
  gtk_widget_set_visible (page->below, !narrow);
  gtk_widget_set_vexpand (page->scrolled, narrow);
  g_object_set (page->layout, "show-board", TRUE, NULL);
}

/* What is most likely wanted stands out: going on, or a new game. */
static void
show_main_action (WeftStartPage *page)
{
  if (gtk_widget_get_visible (page->latest))
    gtk_widget_remove_css_class (page->new_game, "suggested-action");
  else
    gtk_widget_add_css_class (page->new_game, "suggested-action");
  narrow_cb (page);
}

static void
clear_games (WeftStartPage *page)
{
  clear_list (page->unfinished);
  clear_list (page->files);
  clear_list (page->damaged);
  clear_list (page->history);
  gtk_widget_set_visible (page->latest, FALSE);
  gtk_widget_set_visible (page->intro, TRUE);
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
  clear_games (page);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (games)); i++)
    {
      g_autoptr (WeftSavedGame) game = g_list_model_get_item (G_LIST_MODEL (games), i);

      if (weft_saved_game_is_elsewhere (game))
        add_opened_file (page, game);
      else if (weft_saved_game_get_damage (game) != NULL)
        add_damaged (page, game);
      else
        add_game (page, game);
    }
  show_main_action (page);
  if (gtk_widget_get_mapped (GTK_WIDGET (page)))
    gtk_widget_grab_focus (gtk_widget_get_visible (page->latest) ? page->latest : page->new_game);
  g_object_unref (page);
}

static char **
list_opened_files (void)
{
  g_autoptr (GPtrArray) files = weft_opened_files_list ();
  char **paths = g_new0 (char *, files->len + 1);

  for (guint i = 0; i < files->len; i++)
    paths[i] = g_file_get_path (g_ptr_array_index (files, i));
  return paths;
}

void
weft_start_page_refresh (WeftStartPage *page)
{
  g_auto (GStrv) elsewhere = list_opened_files ();

  g_return_if_fail (WEFT_IS_START_PAGE (page));

  g_cancellable_cancel (page->reading);
  g_clear_object (&page->reading);
  page->reading = g_cancellable_new ();
  weft_library_list_async (page->tables, (const char *const *) elsewhere, page->reading, listed_cb,
                           g_object_ref (page));
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
weft_start_page_class_init (WeftStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (WEFT_TYPE_CLOTH_VIEW);
  g_type_ensure (WEFT_TYPE_TABLE_LAYOUT);
  g_type_ensure (WEFT_TYPE_WEAVE);
  G_OBJECT_CLASS (klass)->dispose = weft_start_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, badges);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, layout);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, band);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, heading);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, above);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, below);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, panel_badges);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, intro);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, latest);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, cloth);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, latest_title);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, latest_subtitle);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, files);
  gtk_widget_class_bind_template_child_full (widget_class, "quick_row", FALSE,
                                             G_STRUCT_OFFSET (WeftStartPage, quick_start.row));
  gtk_widget_class_bind_template_child_full (widget_class, "quick_players", FALSE,
                                             G_STRUCT_OFFSET (WeftStartPage, quick_start.players));
  gtk_widget_class_bind_template_child_full (
      widget_class, "quick_expansions", FALSE,
      G_STRUCT_OFFSET (WeftStartPage, quick_start.expansions));
  gtk_widget_class_bind_template_child_full (widget_class, "quick_level", FALSE,
                                             G_STRUCT_OFFSET (WeftStartPage, quick_start.level));
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, history);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, damaged);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, quick);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, new_game);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, WeftStartPage, menu);
}

static void
add_badges (GtkBox *box, const WeftSetup *setup, int size)
{
  gtk_box_append (box, weft_badge_new_player (setup, WEFT_PLAYER_AUTOMA, size));
  gtk_box_append (box, weft_badge_new_player (setup, WEFT_PLAYER_SHADOW, size));
}

static void
weft_start_page_init (WeftStartPage *page)
{
  WeftSetup setup = {
    .colors = { [WEFT_PLAYER_AUTOMA] = WEFT_COLOR_RED, [WEFT_PLAYER_SHADOW] = WEFT_COLOR_GRAY }
  };

  gtk_widget_init_template (GTK_WIDGET (page));
  weft_widgets_set_menu (page->menu_button, page->menu);
  weft_widgets_wrap_buttons (GTK_WIDGET (page));
  add_badges (page->badges, &setup, 56);
  add_badges (page->panel_badges, &setup, 72);
  g_signal_connect_swapped (page->layout, "notify::narrow", G_CALLBACK (narrow_cb), page);
  narrow_cb (page);
}

GtkWidget *
weft_start_page_new (const WeftTables *tables, GSettings *choices)
{
  WeftStartPage *page = g_object_new (WEFT_TYPE_START_PAGE, NULL);

  page->tables = tables;
  weft_quick_start_show (&page->quick_start, choices);
  return GTK_WIDGET (page);
}
