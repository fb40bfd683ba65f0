/* offers.c: what the person's cards and civilizations offer, pressed in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-look.h"
#include "weft-moves.h"
#include "weft-offers-panel.h"
#include "weft-played.h"
#include "weft-setup-roll.h"
#include "weft-table-page.h"

static void
make (Driver *driver, WeftMove move)
{
  g_autoptr (GError) error = NULL;

  weft_game_apply (game_of (driver), &move, NULL, &error);
  g_assert_no_error (error);
  driver_settle ();
}

static WeftMove
move_of (WeftMoveKind kind)
{
  return (WeftMove){ .kind = (guint8) kind, .player = WEFT_PLAYER_P1, .token = WEFT_NONE };
}

/* A game of @civilization before the human's second income turn. */
static void
open_before_income (Driver *driver, const char *civilization)
{
  const char *nicks[] = { civilization, NULL };
  WeftSetup setup = weft_setup_blank (WEFT_MODE_SOLO);
  WeftSeed seed = { 5, 6 };
  WeftRandom random = weft_random_start (&seed, 0, 0);
  g_autoptr (WeftRecord) record = NULL;

  setup.level = 2;
  setup.n_humans = 1;
  setup.first = WEFT_PLAYER_P1;
  weft_setup_put_tracks (&setup);
  weft_setup_roll (&setup, driver->tables, &random);
  record = weft_record_new (&setup, NULL, &seed);
  weft_record_set_player_civilizations (record, WEFT_PLAYER_P1, nicks);
  g_free (driver_open_record (driver, record));
  make (driver, move_of (WEFT_MOVE_INCOME));
  make (driver, move_of (WEFT_MOVE_END_TURN));
  weft_game_tell (game_of (driver), G_MAXUINT);
  driver_settle ();
}

/* The same in it. */
static void
open_with (Driver *driver, const char *civilization)
{
  open_before_income (driver, civilization);
  make (driver, move_of (WEFT_MOVE_INCOME));
}

static gboolean
is_card_list (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_get_ancestor (widget, WEFT_TYPE_OFFERS_PANEL) != NULL
         && g_strcmp0 (gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)), "Choose…") == 0;
}

/* Plays the card with this name, from the list; “Another card” is a button after it. */
static void
play (Driver *driver, const char *name)
{
  GtkWidget *list = driver_find (driver, NULL, is_card_list, NULL);
  GMenuModel *names;

  g_assert_nonnull (list);
  g_assert_nonnull (driver_find_action (driver, "offers.card", "'other'"));
  names = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (list));
  for (int i = 0; i < g_menu_model_get_n_items (names); i++)
    {
      g_autofree char *label = NULL;
      g_autoptr (GVariant) target =
          g_menu_model_get_item_attribute_value (names, i, G_MENU_ATTRIBUTE_TARGET, NULL);

      g_menu_model_get_item_attribute (names, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
      g_assert_cmpstr (label, !=, "Another card");
      if (!g_str_equal (label, name))
        continue;
      g_assert_true (gtk_widget_activate_action_variant (list, "offers.card", target));
      driver_settle ();
      return;
    }
  g_assert_not_reached ();
}

static gboolean
is_called (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_get_ancestor (widget, WEFT_TYPE_OFFERS_PANEL) != NULL
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static void
press (Driver *driver, const char *label)
{
  GtkWidget *button = driver_find (driver, NULL, is_called, label);

  g_assert_nonnull (button);
  driver_press (button);
  driver_settle ();
}

static int
space (Driver *driver, guint player, WeftTrack track)
{
  return weft_state_furthest (weft_game_get_state (game_of (driver)), player, track);
}

/* Somebody who names nothing is asked for one card and sees no offer. */
static void
test_out_of_the_way (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_with (driver, NULL);
  g_assert_true (gtk_widget_get_mapped (driver_find_type (driver, WEFT_TYPE_OFFERS_PANEL)));
  make (driver, move_of (WEFT_MOVE_END_TURN));
  weft_game_tell (game_of (driver), G_MAXUINT);
  driver_settle ();
  g_assert_null (driver_find_type (driver, WEFT_TYPE_OFFERS_PANEL)); /* nothing is in sight */
}

/* The button that records a move, or records it and ends the turn. */
static GtkWidget *
find_move (Driver *driver, const WeftMove *move, const char *action)
{
  g_autoptr (GVariant) target = g_variant_ref_sink (weft_moves_target (game_of (driver), move));
  g_autofree char *printed = g_variant_print (target, FALSE);

  return driver_find_action (driver, action, printed);
}

/* “and done” skips no question of somebody who answers them, and is there for everybody else. */
static void
test_income_and_done (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftMove move = move_of (WEFT_MOVE_INCOME);
  guint16 turn;

  open_before_income (driver, NULL);
  turn = weft_game_get_state (game_of (driver))->turn;
  driver_press (find_move (driver, &move, WEFT_MOVE_AND_END_ACTION));
  g_assert_cmpint (weft_game_get_state (game_of (driver))->turn, >, turn);
  open_before_income (driver, "architects");
  turn = weft_game_get_state (game_of (driver))->turn;
  g_assert_null (find_move (driver, &move, WEFT_MOVE_AND_END_ACTION));
  driver_press (find_move (driver, &move, WEFT_MOVE_ACTION));
  g_assert_cmpint (weft_game_get_state (game_of (driver))->turn, ==, turn);
  g_assert_nonnull (driver_find (driver, NULL, is_card_list, NULL));
}

/* Nor does a hex that is held. */
static void
test_conquest_and_done (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftMove move = move_of (WEFT_MOVE_CONQUER);
  guint16 turn;

  open_with (driver, "isolationists");
  turn = weft_game_get_state (game_of (driver))->turn;
  while (!g_str_equal (driver->tables->hexes[move.hex].name, "E2"))
    move.hex++;
  g_assert_true (gtk_widget_activate_action_variant (
      driver_find_type (driver, WEFT_TYPE_OFFERS_PANEL), WEFT_MOVE_AND_END_ACTION,
      weft_moves_target (game_of (driver), &move)));
  driver_settle ();
  g_assert_cmpint (weft_game_get_state (game_of (driver))->turn, ==, turn);
  g_assert_nonnull (driver_find (driver, NULL, is_called, "E2"));
}

static void
test_age_of_discovery (void)
{
  g_autoptr (Driver) driver = driver_new ();
  int before;

  open_with (driver, NULL);
  play (driver, "Age of Discovery");
  before = space (driver, WEFT_PLAYER_SHADOW, WEFT_TRACK_SCIENCE);
  g_assert_nonnull (driver_find (driver, NULL, is_called, "Roll the die"));
  press (driver, "Science");
  g_assert_cmpint (space (driver, WEFT_PLAYER_SHADOW, WEFT_TRACK_SCIENCE), ==, before + 1);
  g_assert_null (driver_find (driver, NULL, is_called, "Roll the die"));
  weft_game_undo (game_of (driver));
  driver_settle ();
  press (driver, "Roll the die");
  g_assert_null (driver_find (driver, NULL, is_called, "Roll the die"));
}

static void
activate (Driver *driver, const char *action)
{
  g_assert_true (
      gtk_widget_activate_action (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE), action, NULL));
  driver_settle ();
}

/* Several moves are one act. */
static void
test_renaissance (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_with (driver, NULL);
  play (driver, "Renaissance");
  press (driver, "Do it");
  for (guint track = 0; track < WEFT_TRACK_ARTS; track++)
    g_assert_cmpint (space (driver, WEFT_PLAYER_P1, track), ==, 1);
  activate (driver, "table.undo");
  for (guint track = 0; track < WEFT_TRACK_ARTS; track++)
    g_assert_cmpint (space (driver, WEFT_PLAYER_P1, track), ==, 0);
  activate (driver, "table.redo");
  for (guint track = 0; track < WEFT_TRACK_ARTS; track++)
    g_assert_cmpint (space (driver, WEFT_PLAYER_P1, track), ==, 1);
}

static void
test_isolationists (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftMove move = move_of (WEFT_MOVE_EXPLORE);

  open_with (driver, "isolationists");
  while (!g_str_equal (driver->tables->hexes[move.hex].name, "E3"))
    move.hex++;
  make (driver, move);
  move.kind = WEFT_MOVE_CONQUER;
  make (driver, move);
  g_assert_nonnull (driver_find (driver, NULL, says, "Isolationists: put a token on E3 too?"));
  press (driver, "E3");
  g_assert_true (weft_game_get_state (game_of (driver))->board.outposts[move.hex][1].other);
  g_assert_null (driver_find (driver, NULL, is_called, "E3"));
}

/* What is said in the entry does as well. */
static void
test_typed (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *entry;

  open_with (driver, NULL);
  entry = driver_find_class (driver, "command");
  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "I played Technocracy");
  driver_settle ();
  g_assert_nonnull (driver_find (driver, NULL, says, "tapestry card Technocracy"));
  g_signal_emit_by_name (entry, "activate");
  driver_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_null (driver_find (driver, NULL, is_card_list, NULL));
  g_assert_nonnull (driver_find (driver, NULL, says, "Technocracy: you are the first"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "I gained the Collectors");
  g_signal_emit_by_name (entry, "activate");
  driver_settle ();
  press (driver, "One more");
  g_assert_cmpuint (weft_played_kept (weft_game_get_record (game_of (driver)), WEFT_PLAYER_P1), ==,
                    1);
}

/* A card that compares is answered in a line. */
static void
test_technocracy (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_with (driver, NULL);
  play (driver, "Technocracy");
  g_assert_nonnull (driver_find (driver, NULL, says, "Technocracy: you are the first"));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/offers/out-of-the-way", test_out_of_the_way);
  g_test_add_func ("/offers/income-and-done", test_income_and_done);
  g_test_add_func ("/offers/conquest-and-done", test_conquest_and_done);
  g_test_add_func ("/offers/age-of-discovery", test_age_of_discovery);
  g_test_add_func ("/offers/renaissance", test_renaissance);
  g_test_add_func ("/offers/isolationists", test_isolationists);
  g_test_add_func ("/offers/typed", test_typed);
  g_test_add_func ("/offers/technocracy", test_technocracy);
  return g_test_run ();
}
