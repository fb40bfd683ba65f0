/* narrow.c: every screen fits into a small window, in every language and direction
 *
 * LANGUAGE names the language. WEFT_TEST_RTL=1 lays everything out from right to left;
 * WEFT_TEST_LARGE_TEXT=1 makes the text twice as large; WEFT_TEST_WIDTH is another width;
 * WEFT_TEST_PICTURES=FOLDER keeps a picture of every screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "app-look.h"
#include "weft-help-text.h"
#include "weft-language.h"
#include "weft-table-page.h"

#define HEIGHT 600

static int width = 360;

/* Which widgets ask for more room than there is. */
static void
tell_wide (GtkWidget *widget)
{
  int minimum;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum > width - 20)
    g_test_message ("%s needs %d: %s", G_OBJECT_TYPE_NAME (widget), minimum,
                    GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_wide (child);
}

/* For somebody to look at, where WEFT_TEST_PICTURES names a folder. */
static void
take_picture (const char *screen)
{
  static int number;
  const char *folder = g_getenv ("WEFT_TEST_PICTURES");
  g_autofree char *command = NULL;

  if (folder == NULL)
    return;
  command = g_strdup_printf ("import -window root -crop %dx%d+0+0 +repage %s/%03d-%s.png", width,
                             HEIGHT, folder, number++, screen);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
}

/* Main buttons lie within the window, whole. */
static void
check_main (GtkWidget *window, GtkWidget *widget, guint *seen)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (gtk_widget_has_css_class (widget, "main"))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (window));
      g_assert_cmpfloat (bounds.size.height, >=, 44);
      *seen += bounds.origin.y + bounds.size.height <= gtk_widget_get_height (window);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_main (window, child, seen);
}

/* @main_action: whether there is one, which must be in sight. */
static void
check_fits (GtkWidget *window, const char *screen, gboolean main_action)
{
  int minimum;
  guint seen = 0;

  wait_for_frames ();
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_test_message ("%s needs %d px", screen, minimum);
  if (minimum > width)
    tell_wide (window);
  g_assert_cmpint (minimum, <=, width);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, HEIGHT);
  check_main (window, window, &seen);
  take_picture (screen);
  g_assert_true (seen > 0 || !main_action);
}

static Driver *
new_driver (void)
{
  Driver *driver = driver_new ();

  gtk_window_set_default_size (GTK_WINDOW (driver->window), width, HEIGHT);
  return driver;
}

/* The start page, and a new game from its first page to the checklist. */
static void
test_new_game (gconstpointer data)
{
  g_autoptr (Driver) driver = new_driver ();
  g_autoptr (GSettings) choices =
      g_settings_get_child (weft_application_get_settings (driver->application), "new-game");
  GtkWidget *window = GTK_WIDGET (driver->window);

  g_settings_set_uint (choices, "players", GPOINTER_TO_UINT (data));
  g_settings_set_uint (choices, "level", 5);
  g_settings_set_boolean (choices, "plans-and-ploys", TRUE);
  g_settings_set_boolean (choices, "arts-and-architecture", TRUE);
  check_fits (window, "start", TRUE);
  driver_press (driver_find_action (driver, "win.new-game", NULL));
  for (int page = 0; page < 3; page++)
    {
      GtkWidget *next = driver_find_action (driver, "new-game.next", NULL);

      check_fits (window, "new-game", TRUE);
      if (next != NULL && gtk_widget_get_mapped (next))
        driver_press (next);
    }
  check_fits (window, "checklist", TRUE);
  driver_press (driver_find_action (driver, "win.table", NULL));
  check_fits (window, "table", TRUE);
}

static void
test_game (gconstpointer name)
{
  static const char *const views[] = { "board", "bots", "log", "turn" };
  g_autoptr (Driver) driver = new_driver ();
  GtkWidget *window = GTK_WIDGET (driver->window), *table;

  open_game (driver, name);
  table = driver_find_type (driver, WEFT_TYPE_TABLE_PAGE);
  check_fits (window, "card", weft_game_get_step (weft_window_get_game (driver->window)) != NULL);
  g_object_set (table, "together", FALSE, NULL);
  while (weft_game_get_step (weft_window_get_game (driver->window)) != NULL)
    {
      check_fits (window, "step", TRUE);
      driver_press (driver_find_action (driver, "table.next", NULL));
    }
  g_object_set (table, "together", TRUE, NULL);
  check_fits (window, "after the steps", FALSE);
  gtk_widget_activate_action (table, "table.undo", NULL);
  check_fits (window, "put back", FALSE);
  gtk_widget_activate_action (table, "table.redo", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      gtk_widget_activate_action (table, "table.view", "s", views[i]);
      check_fits (window, views[i], FALSE);
    }
}

static void
test_help (void)
{
  g_autoptr (Driver) driver = new_driver ();
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);

  for (guint i = 0; i < n; i++)
    {
      GtkWindow *help;

      if (!weft_help_rule_is_numbered (&pages[i].rules[0]))
        continue;
      g_action_group_activate_action (G_ACTION_GROUP (driver->application), "help",
                                      g_variant_new_string (pages[i].rules[0].rule));
      driver_settle ();
      help = gtk_application_get_active_window (GTK_APPLICATION (driver->application));
      g_assert_true (help != GTK_WINDOW (driver->window));
      gtk_window_set_default_size (help, width, HEIGHT);
      check_fits (GTK_WIDGET (help), pages[i].id, FALSE);
    }
}

/* The languages would all pass in English if their translations were not found. */
static void
test_is_translated (void)
{
  g_assert_cmpstr (_ ("The table is ready"), !=, "The table is ready");
}

int
main (int argc, char **argv)
{
  static const char *const games[] = { "conquer", "income", "arts", "shadow-empire", "end" };
  const char *wanted = g_getenv ("WEFT_TEST_WIDTH");

  weft_language_start ();
  gtk_test_init (&argc, &argv, NULL);
  if (g_getenv ("WEFT_TEST_RTL") != NULL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  if (g_getenv ("WEFT_TEST_LARGE_TEXT") != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  if (wanted != NULL)
    width = atoi (wanted);
  if (g_strcmp0 (g_getenv ("LANGUAGE"), "en") != 0)
    g_test_add_func ("/narrow/is-translated", test_is_translated);
  g_test_add_data_func ("/narrow/new-game/solo", GUINT_TO_POINTER (0), test_new_game);
  g_test_add_data_func ("/narrow/new-game/four-players", GUINT_TO_POINTER (3), test_new_game);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/narrow/game/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_game);
    }
  g_test_add_func ("/narrow/help", test_help);
  return g_test_run ();
}
