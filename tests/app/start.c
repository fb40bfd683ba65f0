/* start.c: the start page and the window around the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-driver.h"
#include "weft-opened-files.h"

static gboolean
says (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget)
         && g_strstr_len (gtk_label_get_text (GTK_LABEL (widget)), -1, text) != NULL;
}

static WeftRecord *
load (Driver *driver, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".weft", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "app", "games", file, NULL);
  WeftRecord *record = weft_record_load (path, driver->tables, NULL);

  g_assert_nonnull (record);
  return record;
}

/* The screen stays awake while the table is on it, unless the person does not want that. */
static void
test_awake (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = load (driver, "conquer");
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

/* A game from elsewhere can be gone on with from the start page. */
static void
test_opened_file (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = load (driver, "conquer");
  g_autofree char *path = driver_open_record (driver, record);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_string (path));
  g_autofree char *printed = g_variant_print (target, FALSE);

  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.start", NULL);
  wait_for_list ();
  g_assert_nonnull (driver_find (driver, NULL, says, name));
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

typedef struct
{
  guint messages;
  guint above; /* those whose window was on the screen already */
  GtkWindow *window;
} Shown;

static gboolean
is_message (GtkWidget *widget)
{
  return strstr (G_OBJECT_TYPE_NAME (widget), "MessageDialog") != NULL
         || strstr (G_OBJECT_TYPE_NAME (widget), "AlertDialog") != NULL;
}

static gboolean
mapped_hook (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);
  Shown *shown = data;

  (void) hint;
  (void) n_values;
  if (!is_message (widget))
    return TRUE;
  shown->window = GTK_IS_WINDOW (widget) ? gtk_window_get_transient_for (GTK_WINDOW (widget))
                                         : GTK_WINDOW (gtk_widget_get_root (widget));
  shown->messages++;
  shown->above +=
      WEFT_IS_WINDOW (shown->window) && gtk_widget_get_mapped (GTK_WIDGET (shown->window));
  return TRUE;
}

/* A message before its window would be below it, and the window would take no click. */
static void
test_unreadable (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = load (driver, "conquer");
  g_autoptr (GFile) file = g_file_new_for_path ("/there/is/no/such/game.weft");
  guint map = g_signal_lookup ("map", GTK_TYPE_WIDGET);
  Shown shown = { 0 };
  gulong hook = g_signal_add_emission_hook (map, 0, mapped_hook, &shown, NULL);

  g_free (driver_open_record (driver, record));
  g_application_open (G_APPLICATION (driver->application), &file, 1, "");
  wait_for_list ();
  g_signal_remove_emission_hook (map, hook);
  g_assert_cmpuint (shown.messages, ==, 1);
  g_assert_cmpuint (shown.above, ==, 1);
  g_assert_cmpint (weft_application_get_status (driver->application), ==, 1);
  gtk_window_destroy (shown.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/start/screen-stays-awake", test_awake);
  g_test_add_func ("/start/opened-file", test_opened_file);
  g_test_add_func ("/start/quick-start-says-what-it-will-be", test_quick_start);
  g_test_add_func ("/start/latest-game", test_latest);
  g_test_add_func ("/start/unreadable-file", test_unreadable);
  return g_test_run ();
}
