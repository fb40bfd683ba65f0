/* bots.c: the bots' page and the end: what they show, and what can be set right there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-look.h"
#include "weft-bots-view.h"
#include "weft-card-view.h"
#include "weft-chart-view.h"
#include "weft-course.h"
#include "weft-dealt.h"
#include "weft-emblem.h"
#include "weft-end-panel.h"
#include "weft-landmarks-view.h"
#include "weft-mat-view.h"
#include "weft-moves.h"
#include "weft-score-card.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"
#include "weft-table-page.h"
#include "weft-widgets.h"
#include "weft-wreath.h"

#define TARGET 44

/* A game of the tests, told, with the bots' page in front. */
static void
open_bots (Driver *driver, const char *name, int width)
{
  gtk_window_set_default_size (GTK_WINDOW (driver->window), width, 800);
  open_game (driver, name);
  weft_game_tell (game_of (driver), G_MAXUINT);
  wait_for_frames ();
  gtk_widget_activate_action (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE), "table.view", "s",
                              "bots");
  wait_for_frames ();
}

static GtkWidget *
bots_of (Driver *driver)
{
  return driver_find_type (driver, WEFT_TYPE_BOTS_VIEW);
}

/* How many mapped widgets of a type there are below another. */
static guint
count (GtkWidget *widget, GType type)
{
  guint n;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  n = g_type_is_a (G_OBJECT_TYPE (widget), type);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);
  return n;
}

static GtkWidget *
focus_of (Driver *driver)
{
  wait_for_frames ();
  return gtk_root_get_focus (GTK_ROOT (driver->window));
}

/* What the page is about is on it, in both modes. */
static void
test_shows (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_bots (driver, "conquer", 1280);
  g_assert_cmpuint (count (bots_of (driver), WEFT_TYPE_MAT_VIEW), ==, 1);
  g_assert_cmpuint (count (bots_of (driver), WEFT_TYPE_EMBLEM), ==, 1);
  g_assert_cmpuint (count (bots_of (driver), WEFT_TYPE_LANDMARKS_VIEW), ==, 1);
  g_assert_nonnull (driver_find (driver, bots_of (driver), says, "Scientists"));
  g_assert_nonnull (driver_find (driver, bots_of (driver), is_tipped, "Favorite track: Science"));
  open_bots (driver, "shadow-empire", 1280);
  g_assert_cmpuint (count (bots_of (driver), WEFT_TYPE_MAT_VIEW), ==, 0);
  g_assert_cmpuint (count (bots_of (driver), WEFT_TYPE_LANDMARKS_VIEW), ==, 1);
  g_assert_null (driver_find (driver, bots_of (driver), is_tipped, "Correct: Victory points"));
  g_assert_nonnull (
      driver_find (driver, bots_of (driver), is_tipped, "Correct: Victory points: Player 1"));
}

/* The mat and the civilization side by side where there is room, else one below the other. */
static void
test_uses_the_width (void)
{
  static const int widths[] = { 360, 1280 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (Driver) driver = driver_new ();
      graphene_rect_t mat, emblem;

      open_bots (driver, "conquer", widths[i]);
      g_assert_true (gtk_widget_compute_bounds (driver_find_type (driver, WEFT_TYPE_MAT_VIEW),
                                                bots_of (driver), &mat));
      g_assert_true (gtk_widget_compute_bounds (driver_find_type (driver, WEFT_TYPE_EMBLEM),
                                                bots_of (driver), &emblem));
      if (widths[i] == 360)
        g_assert_cmpfloat (emblem.origin.y, >=, mat.origin.y + mat.size.height);
      else
        g_assert_cmpfloat (emblem.origin.x, >=, mat.origin.x + mat.size.width);
    }
}

/* Every target can be hit with a finger, and says what it is. */
static void
check_targets (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    {
      g_assert_cmpint (gtk_widget_get_width (widget), >=, TARGET);
      g_assert_cmpint (gtk_widget_get_height (widget), >=, TARGET);
      g_assert_nonnull (weft_widgets_get_tip (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_targets (child);
}

static void
test_targets (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_bots (driver, "arts", 360);
  check_targets (bots_of (driver));
}

/* The focus is where it was before the correction. */
static void
check_focus (Driver *driver, const char *tip)
{
  g_assert_nonnull (focus_of (driver));
  g_assert_cmpstr (weft_widgets_get_tip (focus_of (driver)), ==, tip);
}

static void
correct_number (Driver *driver, const char *tip, int value, int fix)
{
  driver_press (driver_find (driver, bots_of (driver), is_tipped, tip));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (driver_find_type (driver, GTK_TYPE_SPIN_BUTTON)),
                             value);
  driver_press (driver_find (driver, NULL, is_button_named, "Set"));
  g_assert_cmpint (last_move (driver)->kind, ==, fix < 0 ? WEFT_MOVE_VP : WEFT_MOVE_FIX);
  g_assert_cmpint (last_move (driver)->number, ==, value);
  if (fix >= 0)
    g_assert_cmpint (last_move (driver)->fix, ==, fix);
  check_focus (driver, tip);
}

/* Chooses one of a correction's answers. */
static void
correct_choice (Driver *driver, GtkWidget *button, const char *answer, WeftFixKind fix)
{
  GtkWidget *popover;

  driver_press (button);
  popover = driver_find_type (driver, GTK_TYPE_POPOVER);
  driver_press (driver_find (driver, popover, is_button_named, answer));
  g_assert_cmpint (last_move (driver)->kind, ==, WEFT_MOVE_FIX);
  g_assert_cmpint (last_move (driver)->fix, ==, fix);
  wait_for_frames ();
}

static void
test_corrections (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *landmarks;

  open_bots (driver, "conquer", 1280);
  correct_number (driver, "Correct: Victory points", 33, WEFT_FIX_VP);
  correct_number (driver, "Correct: Tapestry cards beside the mat", 7, WEFT_FIX_TAPESTRY);
  correct_number (driver, "Correct: Income turns taken", 1, WEFT_FIX_ERA);
  correct_number (driver, "Correct: Victory points: You", 40, -1);
  correct_choice (driver,
                  driver_find (driver, bots_of (driver), is_tipped, "Favorite track: Science"),
                  "Military", WEFT_FIX_FAVORITE);
  g_assert_cmpint (state_of (driver)->favorites[WEFT_PLAYER_AUTOMA], ==, WEFT_TRACK_MILITARY);
  check_focus (driver, "Favorite track: Military");
  correct_choice (
      driver,
      driver_find (driver, bots_of (driver), is_tipped, "Correct: Topple two outposts, 5 VP"),
      "Automa", WEFT_FIX_ACHIEVEMENT);
  landmarks = driver_find_type (driver, WEFT_TYPE_LANDMARKS_VIEW);
  correct_choice (
      driver,
      weft_landmarks_view_get_landmark (WEFT_LANDMARKS_VIEW (landmarks), WEFT_TRACK_TECHNOLOGY, 0),
      "Automa", WEFT_FIX_LANDMARK);
  g_assert_cmpint (state_of (driver)->landmarks[WEFT_TRACK_TECHNOLOGY][0], ==, WEFT_PLAYER_AUTOMA);
  landmarks = driver_find_type (driver, WEFT_TYPE_LANDMARKS_VIEW);
  g_assert_true (focus_of (driver)
                 == weft_landmarks_view_get_landmark (WEFT_LANDMARKS_VIEW (landmarks),
                                                      WEFT_TRACK_TECHNOLOGY, 0));
  g_assert_true (g_str_has_suffix (weft_widgets_get_tip (focus_of (driver)), ": Automa"));
}

/* The landmarks are one stop for Tab; the arrow keys go on from there, line by line. */
static void
test_landmark_keys (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftLandmarksView *view;

  open_bots (driver, "conquer", 360);
  view = WEFT_LANDMARKS_VIEW (driver_find_type (driver, WEFT_TYPE_LANDMARKS_VIEW));
  gtk_widget_grab_focus (weft_landmarks_view_get_landmark (view, WEFT_TRACK_EXPLORATION, 1));
  press_key (GTK_WIDGET (view), GDK_KEY_Right);
  g_assert_true (focus_of (driver)
                 == weft_landmarks_view_get_landmark (view, WEFT_TRACK_EXPLORATION, 2));
  press_key (GTK_WIDGET (view), GDK_KEY_Down); /* two tracks are side by side */
  g_assert_true (focus_of (driver)
                 == weft_landmarks_view_get_landmark (view, WEFT_TRACK_MILITARY, 2));
  press_key (GTK_WIDGET (view), GDK_KEY_Down); /* nothing is below */
  g_assert_true (focus_of (driver)
                 == weft_landmarks_view_get_landmark (view, WEFT_TRACK_MILITARY, 2));
  gtk_widget_child_focus (bots_of (driver), GTK_DIR_TAB_FORWARD);
  g_assert_false (gtk_widget_is_ancestor (focus_of (driver), GTK_WIDGET (view)));
}

static gboolean
is_expanded (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return GTK_IS_EXPANDER (widget) && gtk_expander_get_expanded (GTK_EXPANDER (widget));
}

/* The odds are a peek: neither they nor the cards that can come are shown unasked. */
static void
test_odds (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *table;
  guint seen;
  g_autoptr (GArray) dealt = NULL;

  open_bots (driver, "conquer", 1280);
  table = driver_find_type (driver, WEFT_TYPE_TABLE_PAGE);
  g_object_set (table, "show-odds", FALSE, NULL);
  wait_for_frames ();
  dealt = weft_dealt_cards (weft_game_get_history (game_of (driver)), &state_of (driver)->deck);
  seen = count (bots_of (driver), WEFT_TYPE_CARD_VIEW);
  g_assert_cmpuint (seen, ==, dealt->len);
  g_assert_cmpuint (seen, >, 0);
  g_assert_cmpuint (count (bots_of (driver), GTK_TYPE_LEVEL_BAR), ==, 0);
  g_assert_null (driver_find (driver, bots_of (driver), is_expanded, NULL));
  g_object_set (table, "show-odds", TRUE, NULL);
  wait_for_frames ();
  g_assert_cmpuint (count (bots_of (driver), GTK_TYPE_LEVEL_BAR), ==, 1 + 2 * 4);
  g_assert_nonnull (driver_find (driver, bots_of (driver), is_tipped, "Automa on Exploration"));
  g_assert_nonnull (driver_find (driver, bots_of (driver), is_expanded, NULL));
  g_assert_cmpuint (count (bots_of (driver), WEFT_TYPE_CARD_VIEW), >, seen);
}

/* A whole game of the simulation, of the mode shadow-empire for level 0: nobody has said what the
 * humans scored. */
static WeftRecord *
whole_game (const WeftTables *tables, guint8 level)
{
  WeftSimulation simulation = { .tables = tables, .seed = { 9, 9 } };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

  simulation.setup = weft_setup_blank (level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
  simulation.setup.level = level;
  simulation.setup.n_humans = level > 0 ? 1 : 3;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  return weft_simulation_record (&simulation, 1);
}

static void
say_score (Driver *driver, int vp)
{
  GtkWidget *panel = driver_find_type (driver, WEFT_TYPE_END_PANEL);
  const WeftMove move = { .kind = WEFT_MOVE_VP, .player = WEFT_PLAYER_P1, .number = (gint16) vp };

  gtk_widget_activate_action_variant (panel, WEFT_MOVE_ACTION,
                                      weft_moves_target (game_of (driver), &move));
  wait_for_frames ();
}

static guint
marked_player (Driver *driver)
{
  GtkWidget *card = driver_find_class (driver, "winner");

  return card != NULL ? weft_score_card_get_player (WEFT_SCORE_CARD (card)) : WEFT_NONE;
}

/* Only who has won is marked, and nobody while a score is missing. */
static void
test_winner (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = whole_game (driver->tables, 2);
  GtkWidget *panel;
  int automa;

  g_free (driver_open_record (driver, record));
  weft_game_tell (game_of (driver), G_MAXUINT);
  wait_for_frames ();
  panel = driver_find_type (driver, WEFT_TYPE_END_PANEL);
  automa = state_of (driver)->vp[WEFT_PLAYER_AUTOMA];
  g_assert_cmpuint (count (panel, WEFT_TYPE_WREATH), ==, 0);
  g_assert_cmpuint (marked_player (driver), ==, WEFT_NONE);
  say_score (driver, automa - 7);
  g_assert_cmpuint (count (panel, WEFT_TYPE_WREATH), ==, 1);
  g_assert_cmpuint (marked_player (driver), ==, WEFT_PLAYER_AUTOMA);
  g_assert_nonnull (driver_find (driver, panel, says, "7 VP ahead"));
  say_score (driver, automa + 1);
  g_assert_cmpuint (marked_player (driver), ==, WEFT_PLAYER_P1);
  g_assert_nonnull (driver_find (driver, panel, says, "1 VP ahead"));
  say_score (driver, automa);
  g_assert_null (driver_find (driver, panel, says, "ahead"));
}

/* A chart of victory points only where there is a line: one score at the end is none. */
static void
test_charts (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = whole_game (driver->tables, 0);
  GtkWidget *panel;

  g_free (driver_open_record (driver, record));
  weft_game_tell (game_of (driver), G_MAXUINT);
  wait_for_frames ();
  panel = driver_find_type (driver, WEFT_TYPE_END_PANEL);
  g_assert_cmpuint (count (panel, WEFT_TYPE_CHART_VIEW), ==, 4);
  say_score (driver, 81);
  g_assert_cmpuint (count (panel, WEFT_TYPE_CHART_VIEW), ==, 4);
  open_bots (driver, "end", 1280);
  panel = driver_find_type (driver, WEFT_TYPE_END_PANEL);
  g_assert_cmpuint (count (panel, WEFT_TYPE_CHART_VIEW), ==, 5);
}

/* Every source of the Automa's points has its line, and no other. */
static void
test_sources (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *panel;
  g_autoptr (GArray) sources = NULL;

  open_bots (driver, "end", 1280);
  panel = driver_find_type (driver, WEFT_TYPE_END_PANEL);
  sources = weft_course_source_list (weft_game_get_history (game_of (driver)));
  g_assert_cmpuint (sources->len, >=, 4);
  g_assert_cmpuint (count (panel, GTK_TYPE_LEVEL_BAR), ==, sources->len);
  for (guint i = 0; i < sources->len; i++)
    g_assert_nonnull (
        driver_find (driver, panel, says, g_array_index (sources, WeftCourseSource, i).what));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  leave_out_hints ();
  g_test_add_func ("/bots/shows", test_shows);
  g_test_add_func ("/bots/uses-the-width", test_uses_the_width);
  g_test_add_func ("/bots/targets", test_targets);
  g_test_add_func ("/bots/corrections", test_corrections);
  g_test_add_func ("/bots/landmark-keys", test_landmark_keys);
  g_test_add_func ("/bots/odds", test_odds);
  g_test_add_func ("/bots/winner", test_winner);
  g_test_add_func ("/bots/charts", test_charts);
  g_test_add_func ("/bots/sources", test_sources);
  return g_test_run ();
}
