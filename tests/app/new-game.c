/* new-game.c: what is chosen for a new game, through its widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-look.h"
#include "weft-seat-row.h"

static GSettings *
choices_of (Driver *driver)
{
  GSettings *choices =
      g_settings_get_child (weft_application_get_settings (driver->application), "new-game");
  g_auto (GStrv) keys = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (choices, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (char **key = keys; *key != NULL; key++)
    g_settings_reset (choices, *key);
  return choices;
}

static void
open_page (Driver *driver)
{
  driver_press (driver_find_action (driver, "win.new-game", NULL));
  driver_settle ();
}

static gboolean
has_title (GtkWidget *widget, gconstpointer title)
{
  return WEFT_IS_SEAT_ROW (widget)
         && g_str_equal (weft_seat_row_get_title (WEFT_SEAT_ROW (widget)), title);
}

static WeftSeatRow *
seat (Driver *driver, const char *title)
{
  GtkWidget *row = driver_find (driver, NULL, has_title, title);

  g_assert_nonnull (row);
  return WEFT_SEAT_ROW (row);
}

static GtkWidget *
next_button (Driver *driver)
{
  return driver_find_action (driver, "new-game.next", NULL);
}

/* Two of one color are said at both seats, and the next page waits. */
static void
test_same_color (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GSettings) choices = choices_of (driver);

  g_settings_set_uint (choices, "color-1", 2);
  open_page (driver);
  g_assert_nonnull (
      driver_find (driver, GTK_WIDGET (seat (driver, "You")), says, "The same color as Automa"));
  g_assert_nonnull (
      driver_find (driver, GTK_WIDGET (seat (driver, "Automa")), says, "The same color as You"));
  g_assert_false (gtk_widget_is_sensitive (next_button (driver)));
  g_object_set (seat (driver, "Automa"), "selected", 3, NULL);
  driver_settle ();
  g_assert_null (driver_find (driver, NULL, says, "The same color"));
  g_assert_true (gtk_widget_is_sensitive (next_button (driver)));
}

/* A seat that is not in the game takes no color. */
static void
test_empty_seat (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GSettings) choices = choices_of (driver);

  g_settings_set_uint (choices, "color-1", 1);
  g_settings_set_uint (choices, "color-2", 1);
  open_page (driver);
  g_assert_null (driver_find (driver, NULL, says, "The same color"));
  g_settings_set_uint (choices, "players", 1);
  driver_settle ();
  g_assert_nonnull (driver_find (driver, NULL, says, "The same color as Player 2"));
}

/* What is typed as a name is used wherever the player is named. */
static void
test_names (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GSettings) choices = choices_of (driver);

  g_settings_set_uint (choices, "players", 1);
  g_settings_set_uint (choices, "starts", 3);
  open_page (driver);
  g_assert_nonnull (driver_find (driver, NULL, says, "Player 2"));
  g_object_set (seat (driver, "Player 2"), "name", "Ada", NULL);
  driver_settle ();
  g_assert_nonnull (driver_find (driver, NULL, has_title, "Ada"));
  g_assert_nonnull (driver_find (driver, NULL, says, "Ada"));
}

/* The bots that start go on starting when players come or go; a player who is gone does not. */
static void
test_who_starts (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GSettings) choices = choices_of (driver);

  g_settings_set_uint (choices, "players", 1);
  g_settings_set_uint (choices, "starts", 1);
  open_page (driver);
  g_settings_set_uint (choices, "players", 0);
  driver_settle ();
  g_assert_cmpuint (g_settings_get_uint (choices, "starts"), ==, 1);
  g_settings_set_uint (choices, "players", 2);
  g_settings_set_uint (choices, "starts", 4);
  driver_settle ();
  g_assert_cmpuint (g_settings_get_uint (choices, "starts"), ==, 4);
  g_settings_set_uint (choices, "players", 0);
  driver_settle ();
  g_assert_cmpuint (g_settings_get_uint (choices, "starts"), ==, 0);
}

/* The Hucksters cannot be taken twice, nor a favorite track. */
static void
test_same_bots (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GSettings) choices = choices_of (driver);

  g_settings_set_uint (choices, "level", 5);
  g_settings_set_uint (choices, "civilization", 6);
  g_settings_set_uint (choices, "second-civilization", 6);
  open_page (driver);
  driver_press (next_button (driver));
  driver_press (next_button (driver));
  driver_settle ();
  /* What the game lacks is said before what is taken twice. */
  g_assert_nonnull (driver_find (driver, NULL, says, "comes with the expansion"));
  g_assert_false (gtk_widget_is_sensitive (next_button (driver)));
  g_settings_set_boolean (choices, "plans-and-ploys", TRUE);
  driver_settle ();
  g_assert_null (driver_find (driver, NULL, says, "comes with the expansion"));
  g_assert_nonnull (driver_find (driver, NULL, says, "choose another one"));
  g_assert_false (gtk_widget_is_sensitive (next_button (driver)));
  g_settings_set_uint (choices, "second-civilization", 5);
  driver_settle ();
  g_assert_null (driver_find (driver, NULL, says, "choose another one"));
  g_settings_set_uint (choices, "automa-favorite", 2);
  g_settings_set_uint (choices, "shadow-favorite", 2);
  driver_settle ();
  g_assert_nonnull (driver_find (driver, NULL, says, "not the Automa’s"));
  g_assert_false (gtk_widget_is_sensitive (next_button (driver)));
}

static gboolean
is_row_called (GtkWidget *widget, gconstpointer title)
{
  return ADW_IS_COMBO_ROW (widget)
         && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

/* The chosen entry of a row, as the record names it. (transfer full) */
static char *
chosen_nick (GtkWidget *row)
{
  GtkStringObject *chosen = adw_combo_row_get_selected_item (ADW_COMBO_ROW (row));

  return g_strdelimit (g_ascii_strdown (gtk_string_object_get_string (chosen), -1), " ", '-');
}

/* The person's own civilization: drawn, one of two, and in the record. */
static void
test_own_civilization (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GSettings) choices G_GNUC_UNUSED = choices_of (driver);
  GtkWidget *kept;
  g_autofree char *nick = NULL;
  g_auto (GStrv) recorded = NULL;

  open_page (driver);
  driver_press (next_button (driver));
  driver_press (next_button (driver));
  driver_settle ();
  g_assert_null (driver_find (driver, NULL, is_row_called, "Which one do you keep?"));
  adw_combo_row_set_selected (
      ADW_COMBO_ROW (driver_find (driver, NULL, is_row_called, "Your civilization")), 1);
  driver_settle ();
  kept = driver_find (driver, NULL, is_row_called, "Which one do you keep?");
  g_assert_nonnull (kept);
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (kept))), ==,
                    2);
  adw_combo_row_set_selected (ADW_COMBO_ROW (kept), 1);
  nick = chosen_nick (kept);
  driver_press (next_button (driver));
  driver_settle ();
  recorded = weft_record_player_civilizations (
      weft_game_get_record (weft_window_get_game (driver->window)), WEFT_PLAYER_P1);
  g_assert_cmpuint (g_strv_length (recorded), ==, 1);
  g_assert_cmpstr (recorded[0], ==, nick);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/new-game/same-color-is-marked-at-once", test_same_color);
  g_test_add_func ("/new-game/empty-seat-takes-no-color", test_empty_seat);
  g_test_add_func ("/new-game/typed-names-are-used", test_names);
  g_test_add_func ("/new-game/who-starts-stays", test_who_starts);
  g_test_add_func ("/new-game/bots-differ", test_same_bots);
  g_test_add_func ("/new-game/own-civilization", test_own_civilization);
  return g_test_run ();
}
