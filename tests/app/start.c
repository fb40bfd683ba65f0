/* start.c: the start page and the window around the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-look.h"
#include "weft-cloth-view.h"
#include "weft-map-view.h"
#include "weft-opened-files.h"
#include "weft-unreadable-page.h"

/* The screen stays awake while the table is on it, unless the person does not want that. */
static void
test_awake (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = load_game (driver->tables, "conquer");
  GSettings *settings = weft_application_get_settings (driver->application);

  g_assert_false (weft_window_keeps_awake (driver->window));
  g_free (driver_open_record (driver, record));
  g_assert_true (weft_window_keeps_awake (driver->window));
  g_settings_set_boolean (settings, "stay-awake", FALSE);
  g_assert_false (weft_window_keeps_awake (driver->window));
  g_settings_reset (settings, "stay-awake");
  g_assert_true (weft_window_keeps_awake (driver->window));
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.start", NULL);
  driver_settle ();
  g_assert_false (weft_window_keeps_awake (driver->window));
}

static void
wait_for_list (void)
{
  for (int i = 0; i < 30; i++)
    {
      g_usleep (10000);
      driver_settle ();
    }
}

static gboolean
is_cloth (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return WEFT_IS_CLOTH_VIEW (widget);
}

/* A game from elsewhere can be gone on with from the start page. */
static void
test_opened_file (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = load_game (driver->tables, "conquer");
  g_autofree char *path = driver_open_record (driver, record);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_string (path));
  g_autofree char *printed = g_variant_print (target, FALSE);

  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.start", NULL);
  wait_for_list ();
  g_assert_nonnull (driver_find (driver, NULL, says, name));
  g_assert_nonnull (driver_find (
      driver,
      gtk_widget_get_ancestor (driver_find (driver, NULL, says, name), ADW_TYPE_PREFERENCES_ROW),
      is_cloth, NULL));
  driver_press (driver_find_action (driver, "win.open-path", printed));
  driver_settle ();
  g_assert_cmpstr (weft_game_get_path (weft_window_get_game (driver->window)), ==, path);
}

/* What Quick start will be is said, and its level is chosen in place. */
static void
test_quick_start (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GSettings) choices =
      g_settings_get_child (weft_application_get_settings (driver->application), "new-game");

  g_settings_set_uint (choices, "level", 3);
  g_settings_set_boolean (choices, "plans-and-ploys", TRUE);
  wait_for_list ();
  g_assert_nonnull (driver_find (driver, NULL, says, "You against the Automa"));
  g_assert_nonnull (driver_find (driver, NULL, says, "Plans & Ploys"));
  g_assert_nonnull (driver_find (driver, NULL, says, "4 · "));
  driver_press (driver_find_action (driver, "win.quick-start", NULL));
  driver_settle ();
  g_assert_cmpuint (weft_game_get_state (weft_window_get_game (driver->window))->setup.level, ==,
                    4);
  g_settings_set_uint (choices, "players", 2);
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.start", NULL);
  wait_for_list ();
  g_assert_nonnull (driver_find (driver, NULL, says, "3 players and the Shadow Empire"));
  g_settings_reset (choices, "players");
  g_settings_reset (choices, "level");
  g_settings_reset (choices, "plans-and-ploys");
}

/* Begins a game, whoever is rolled to start, with the person's first turn, and goes back to the
 * start page; returns its path. */
static char *
begin_game (Driver *driver)
{
  const WeftMove income = { .kind = WEFT_MOVE_INCOME, .player = WEFT_PLAYER_P1 };
  const WeftMove end = { .kind = WEFT_MOVE_END_TURN, .player = WEFT_PLAYER_P1 };
  char *path;

  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.quick-start", NULL);
  driver_settle ();
  g_assert_true (weft_game_apply (weft_window_get_game (driver->window), &income, NULL, NULL));
  g_assert_true (weft_game_apply (weft_window_get_game (driver->window), &end, NULL, NULL));
  weft_game_flush (weft_window_get_game (driver->window));
  path = g_strdup (weft_game_get_path (weft_window_get_game (driver->window)));
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.start", NULL);
  wait_for_list ();
  return path;
}

/* The game played last is large; each other one has its picture, too. */
static void
test_pictures (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *first = begin_game (driver);
  g_autofree char *second = begin_game (driver);
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_string (first));
  g_autofree char *printed = g_variant_print (target, FALSE);
  GtkWidget *row = driver_find_action (driver, "win.open-path", printed);

  g_assert_cmpstr (first, !=, second);
  g_assert_true (ADW_IS_PREFERENCES_ROW (row));
  g_assert_nonnull (driver_find (driver, row, is_cloth, NULL));
  g_assert_nonnull (driver_find (driver, driver_find_class (driver, "latest"), is_cloth, NULL));
  g_assert_false (gtk_widget_has_css_class (driver_find_action (driver, "win.new-game", NULL),
                                            "suggested-action"));
}

/* The game played last is the one to go on with. */
static void
test_latest (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftGame *game;
  g_autofree char *path = NULL;

  driver_press (driver_find_action (driver, "win.quick-start", NULL));
  driver_settle ();
  game = weft_window_get_game (driver->window);
  weft_game_flush (game);
  path = g_strdup (weft_game_get_path (game));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.start", NULL);
  wait_for_list ();
  driver_press (driver_find_class (driver, "latest"));
  driver_settle ();
  g_assert_cmpstr (weft_game_get_path (weft_window_get_game (driver->window)), ==, path);
}

static GtkWidget *
find_line (Driver *driver, const char *words)
{
  GtkWidget *label = driver_find (driver, NULL, says, words);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW);
}

static void
tick (GtkWidget *line)
{
  GtkWidget *check = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (line));

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  driver_settle ();
}

/* The table as it is set up stands beside the list, and the hex that comes next is marked. */
static void
test_checklist (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftMapView *map;

  gtk_window_set_default_size (GTK_WINDOW (driver->window), 1280, 800);
  driver_press (driver_find_action (driver, "win.quick-start", NULL));
  driver_settle ();
  map = WEFT_MAP_VIEW (driver_find_type (driver, WEFT_TYPE_MAP_VIEW));
  g_assert_nonnull (map);
  g_assert_cmpuint (weft_map_view_get_mark (map), ==, driver->tables->human_start);
  tick (find_line (driver, "outposts on F4"));
  g_assert_cmpuint (weft_map_view_get_mark (map), ==, driver->tables->automa_start);
  tick (find_line (driver, "outposts on B4"));
  g_assert_cmpuint (weft_map_view_get_mark (map), ==, WEFT_NONE);
  gtk_widget_grab_focus (find_line (driver, "outposts on F4"));
  driver_settle ();
  g_assert_cmpuint (weft_map_view_get_mark (map), ==, driver->tables->human_start);
}

static gboolean
is_unreadable_page (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return WEFT_IS_UNREADABLE_PAGE (widget);
}

/* The message stands in a window that is on the screen, and the program tells that it failed. */
static void
test_unreadable (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = load_game (driver->tables, "conquer");
  g_autoptr (GFile) file = g_file_new_for_path ("/there/is/no/such/game.weft");
  GtkWindow *window;

  g_free (driver_open_record (driver, record));
  g_application_open (G_APPLICATION (driver->application), &file, 1, "");
  wait_for_list ();
  window = gtk_application_get_active_window (GTK_APPLICATION (driver->application));
  g_assert_true (WEFT_IS_WINDOW (window) && window != GTK_WINDOW (driver->window));
  g_assert_nonnull (driver_find (driver, GTK_WIDGET (window), is_unreadable_page, NULL));
  g_assert_cmpint (weft_application_get_status (driver->application), ==, 1);
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/start/screen-stays-awake", test_awake);
  g_test_add_func ("/start/opened-file", test_opened_file);
  g_test_add_func ("/start/quick-start-says-what-it-will-be", test_quick_start);
  g_test_add_func ("/start/pictures", test_pictures);
  g_test_add_func ("/start/latest-game", test_latest);
  g_test_add_func ("/start/checklist-shows-the-places", test_checklist);
  g_test_add_func ("/start/unreadable-file", test_unreadable);
  return g_test_run ();
}
