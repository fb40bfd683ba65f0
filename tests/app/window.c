/* window.c: single things a person does in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "app-look.h"
#include "weft-board.h"
#include "weft-bots-view.h"
#include "weft-end-panel.h"
#include "weft-legal.h"
#include "weft-log-row.h"
#include "weft-map-geometry.h"
#include "weft-map-view.h"
#include "weft-moves.h"
#include "weft-record-text.h"
#include "weft-table-page.h"
#include "weft-tour.h"
#include "weft-tracks-view.h"
#include "weft-widgets.h"

#define PRESSES 1000
#define QUICK_PRESSES 300 /* where everything takes many times as long */

/* A game at a human's turn. */
static void
open_turn (Driver *driver, guint8 level, guint8 expansions, guint moves)
{
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, level, expansions, moves);
  WeftGame *game;

  g_free (driver_open_record (driver, record));
  game = weft_window_get_game (driver->window);
  driver_take_steps (driver);
  while (weft_game_get_state (game)->prompt.kind != WEFT_PROMPT_TURN)
    {
      weft_game_undo (game);
      driver_settle ();
    }
}

static guint
n_moves (Driver *driver)
{
  return weft_record_n_moves (weft_game_get_record (weft_window_get_game (driver->window)));
}

static void
type_command (Driver *driver, const char *line)
{
  GtkWidget *entry = driver_find_class (driver, "command");

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), line);
  g_signal_emit_by_name (entry, "activate");
  driver_settle ();
}

/* What is typed, and the move it makes; -1: it is refused, and the window says why. */
typedef struct
{
  const char *line;
  int kind;
} Typed;

static const Typed typed[] = {
  { "advance exploration", WEFT_MOVE_ADVANCE },
  { "a mil", WEFT_MOVE_ADVANCE },
  { "ADV Science", WEFT_MOVE_ADVANCE },
  { "regress exploration", WEFT_MOVE_REGRESS },
  { "explore a1", WEFT_MOVE_EXPLORE },
  { "e A2", WEFT_MOVE_EXPLORE },
  { "conquer a3", WEFT_MOVE_CONQUER },
  { "vp 44", WEFT_MOVE_VP },
  { "note a note with spaces", WEFT_MOVE_NOTE },
  { "tiles none", WEFT_MOVE_TILES },
  { "fix vp 12", WEFT_MOVE_FIX },
  { "fix track automa science 4", WEFT_MOVE_FIX },
  { "fix hex c4 automa shadow-toppled", WEFT_MOVE_FIX },
  { "fly to the moon", -1 },
  { "advance", -1 },
  { "advance arts", -1 },
  { "explore f4", -1 },
  { "conquer z9", -1 },
  { "vp 1000", -1 },
  { "fix", -1 },
  { "pool", -1 },
};

static gboolean
is_refusal (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "error")
         && *gtk_label_get_text (GTK_LABEL (widget)) != '\0';
}

static void
test_typed_commands (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_turn (driver, 2, 0, 12);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      guint before = n_moves (driver);

      type_command (driver, typed[i].line);
      g_test_message ("%s", typed[i].line);
      g_assert_cmpuint (n_moves (driver), ==, typed[i].kind >= 0 ? before + 1 : before);
      if (typed[i].kind >= 0)
        g_assert_cmpint (last_move (driver)->kind, ==, typed[i].kind);
      g_assert_true ((driver_find (driver, NULL, is_refusal, NULL) != NULL) == (typed[i].kind < 0));
    }
  type_command (driver, "done");
  g_assert_nonnull (weft_game_get_step (weft_window_get_game (driver->window)));
}

/* Presses what a popover offers first for a kind of correction. */
static gboolean
offers_fix (GtkWidget *widget, gconstpointer data)
{
  GVariant *target;

  if (!GTK_IS_BUTTON (widget) || !gtk_widget_is_sensitive (widget)
      || gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) == NULL)
    return FALSE;
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
  return target != NULL && g_variant_is_of_type (target, G_VARIANT_TYPE_STRING)
         && strstr (g_variant_get_string (target, NULL), data) != NULL;
}

static void
press_fix (Driver *driver, const char *what)
{
  g_autofree char *member = g_strdup_printf ("\"%s\"", what);
  guint before = n_moves (driver);

  driver_press (driver_find (driver, NULL, offers_fix, member));
  g_assert_cmpuint (n_moves (driver), ==, before + 1);
  g_assert_cmpint (last_move (driver)->kind, ==, WEFT_MOVE_FIX);
}

static void
view (Driver *driver, const char *name)
{
  GtkWidget *table = driver_find_type (driver, WEFT_TYPE_TABLE_PAGE);

  g_object_set (table, "view", name, NULL);
  driver_settle ();
}

/* Tokens, landmarks and favorites are corrected from the tracks. */
static void
test_corrections_on_tracks (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftTracksView *tracks;

  open_turn (driver, 2, 0, 20);
  view (driver, "board");
  tracks = WEFT_TRACKS_VIEW (driver_find_type (driver, WEFT_TYPE_TRACKS_VIEW));
  driver_press (weft_tracks_view_get_space (tracks, WEFT_TRACK_SCIENCE, 9));
  press_fix (driver, "track");
  g_assert_cmpint (weft_state_furthest (state_of (driver), WEFT_PLAYER_P1, WEFT_TRACK_SCIENCE), ==,
                   9);
  driver_press (weft_tracks_view_get_space (tracks, WEFT_TRACK_SCIENCE, 10));
  press_fix (driver, "landmark");
  g_assert_cmpint (state_of (driver)->landmarks[WEFT_TRACK_SCIENCE][2], !=, WEFT_NONE);
  driver_press (weft_tracks_view_get_space (
      tracks,
      state_of (driver)->favorites[WEFT_PLAYER_AUTOMA] == WEFT_TRACK_MILITARY ? WEFT_TRACK_SCIENCE
                                                                              : WEFT_TRACK_MILITARY,
      WEFT_TRACKS_HEAD));
  press_fix (driver, "favorite");
}

static gboolean
is_expander (GtkWidget *widget, gconstpointer popover)
{
  return GTK_IS_EXPANDER (widget) && gtk_widget_is_ancestor (widget, (GtkWidget *) popover);
}

/* A hex is explored, conquered and corrected where it is. */
static void
test_hexes (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftMapView *map;
  guint8 hex;
  GtkWidget *popover;

  open_turn (driver, 2, 0, 12);
  view (driver, "board");
  hex = (guint8) weft_hex_from_name (driver->tables, "A1");
  map = WEFT_MAP_VIEW (driver_find_type (driver, WEFT_TYPE_MAP_VIEW));
  driver_press (weft_map_view_get_hex (map, hex));
  driver_press (driver_find (driver, NULL, is_button_named, "I explored A1"));
  g_assert_cmpint (last_move (driver)->kind, ==, WEFT_MOVE_EXPLORE);
  driver_press (weft_map_view_get_hex (map, hex));
  driver_press (driver_find (driver, NULL, is_button_named, "I conquered A1"));
  g_assert_cmpint (last_move (driver)->kind, ==, WEFT_MOVE_CONQUER);
  driver_press (weft_map_view_get_hex (map, hex));
  popover = driver_find_type (driver, GTK_TYPE_POPOVER);
  /* Nothing more can be done there: what can be corrected lies open. */
  g_assert_null (driver_find (driver, popover, is_button_named, "I conquered A1"));
  g_assert_nonnull (driver_find (driver, popover, says, "1st")); /* what the columns are */
  g_assert_nonnull (driver_find (driver, popover, says, "2nd"));
  gtk_check_button_set_active (
      GTK_CHECK_BUTTON (driver_find (driver, popover, is_tipped, "First place: no outpost")), TRUE);
  driver_press (driver_find (driver, popover, is_button_named, "Correct this hex"));
  g_assert_cmpint (last_move (driver)->fix, ==, WEFT_FIX_HEX);
  g_assert_cmpint (state_of (driver)->board.outposts[hex][0].owner, ==, WEFT_NONE);
}

/* A piece that is no outpost stays one when the hex is corrected, and is offered where there are
 * such pieces only. */
static void
test_hex_with_a_token (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftMove place = { .kind = WEFT_MOVE_PLACE, .token = WEFT_NONE, .other = TRUE };
  const char *standing = "First place: a token or building of yours, standing";
  const char *toppled = "First place: a token or building of yours, toppled";
  WeftMapView *map;
  GtkWidget *popover;

  open_turn (driver, 2, 0, 12);
  view (driver, "board");
  map = WEFT_MAP_VIEW (driver_find_type (driver, WEFT_TYPE_MAP_VIEW));
  while (!weft_board_is_territory (&state_of (driver)->board, place.hex)
         || weft_board_count (&state_of (driver)->board, place.hex) > 0)
    place.hex++;
  driver_press (weft_map_view_get_hex (map, place.hex));
  popover = driver_find_type (driver, GTK_TYPE_POPOVER);
  gtk_expander_set_expanded (GTK_EXPANDER (driver_find (driver, popover, is_expander, popover)),
                             TRUE);
  driver_settle ();
  g_assert_null (driver_find (driver, popover, is_tipped, standing));
  gtk_popover_popdown (GTK_POPOVER (popover));
  driver_settle ();
  g_assert_true (weft_game_apply (weft_window_get_game (driver->window), &place, NULL, NULL));
  driver_settle ();
  driver_press (weft_map_view_get_hex (map, place.hex));
  popover = driver_find_type (driver, GTK_TYPE_POPOVER);
  gtk_expander_set_expanded (GTK_EXPANDER (driver_find (driver, popover, is_expander, popover)),
                             TRUE);
  driver_settle ();
  g_assert_true (gtk_check_button_get_active (
      GTK_CHECK_BUTTON (driver_find (driver, popover, is_tipped, standing))));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (driver_find (driver, popover, is_tipped, toppled)),
                               TRUE);
  driver_press (driver_find (driver, popover, is_button_named, "Correct this hex"));
  g_assert_cmpint (last_move (driver)->fix, ==, WEFT_FIX_HEX);
  g_assert_true (state_of (driver)->board.outposts[place.hex][0].other);
  g_assert_false (state_of (driver)->board.outposts[place.hex][0].upright);
}

static gboolean
corrects (GtkWidget *widget, gconstpointer title)
{
  g_autofree char *tip = g_strdup_printf ("Correct: %s", (const char *) title);

  return GTK_IS_BUTTON (widget) && g_strcmp0 (weft_widgets_get_tip (widget), tip) == 0;
}

/* Opens a number's correction, sets it, and expects a fix of the kind. */
static void
correct_number (Driver *driver, const char *title, int value, int fix)
{
  guint before = n_moves (driver);
  GtkWidget *popover, *spin;

  g_test_message ("%s", title);
  driver_press (driver_find (driver, NULL, corrects, title));
  popover = driver_find_type (driver, GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  spin = driver_find_type (driver, GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  driver_press (driver_find (driver, popover, is_button_named, "Set"));
  g_assert_cmpuint (n_moves (driver), ==, before + 1);
  g_assert_cmpint (last_move (driver)->number, ==, value);
  if (fix >= 0)
    g_assert_cmpint (last_move (driver)->fix, ==, fix);
  else
    g_assert_cmpint (last_move (driver)->kind, ==, WEFT_MOVE_VP);
}

/* Every number of the bots' page, and the achievements. */
static void
test_corrections_of_numbers (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_turn (driver, 2, 0, 20);
  view (driver, "bots");
  correct_number (driver, "Victory points", 33, WEFT_FIX_VP);
  correct_number (driver, "Tapestry cards beside the mat", 7, WEFT_FIX_TAPESTRY);
  correct_number (driver, "Income turns taken", 2, WEFT_FIX_ERA);
  driver_press (driver_find (driver, NULL, corrects, "Topple two outposts, 5 VP"));
  press_fix (driver, "achievement");
}

static void
test_pool (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, 2, 1, 6);
  WeftSetup setup = *weft_record_setup (record);
  g_autoptr (WeftRecord) hucksters = NULL;

  setup.civilizations[0] = WEFT_CIVILIZATION_HUCKSTERS;
  hucksters = weft_record_new (&setup, NULL, weft_record_seed (record));
  g_free (driver_open_record (driver, hucksters));
  driver_take_steps (driver);
  view (driver, "bots");
  correct_number (driver, "Items in the pool", 5, WEFT_FIX_POOL);
}

static void
test_damaged_file_is_told (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "damaged.weft", NULL);
  g_autofree char *text = NULL;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (
      g_file_set_contents (path, "{\"format\": \"weft-game\", \"version\": 9}", -1, NULL));
  g_assert_false (weft_window_open (driver->window, path));
  driver_settle ();
  g_assert_null (weft_window_get_game (driver->window));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\"version\": 9"));
}

/* Why a file cannot be opened is said in the window, in plain words; what exactly is wrong is there
 * to unfold. Then the game that was on comes back. */
static void
test_unreadable_in_window (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "broken.weft", NULL);
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, 2, 0, 10);
  g_autofree char *text = weft_record_to_text (record);
  g_autoptr (GRegex) science =
      g_regex_new ("\"track\": *\"[a-z]+\"", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);
  g_autofree char *broken =
      g_regex_replace_literal (science, text, -1, 0, "\"track\": \"cooking\"", 0, NULL);
  GtkWidget *more;
  guint windows;

  open_turn (driver, 2, 0, 20);
  windows = g_list_model_get_n_items (gtk_window_get_toplevels ());
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, broken, -1, NULL));
  g_assert_false (weft_window_open (driver->window, path));
  driver_settle ();
  g_assert_nonnull (driver_find (driver, NULL, says, "“broken.weft” cannot be opened"));
  g_assert_nonnull (driver_find (driver, NULL, says, "open the copy"));
  g_assert_null (driver_find (driver, NULL, says, "moves["));
  more = driver_find_type (driver, GTK_TYPE_EXPANDER);
  gtk_expander_set_expanded (GTK_EXPANDER (more), TRUE);
  driver_settle ();
  g_assert_nonnull (driver_find (driver, NULL, says, "moves["));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, windows);
  driver_press (driver_find_action (driver, "win.dismiss", NULL));
  g_assert_nonnull (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE));
  g_assert_nonnull (weft_window_get_game (driver->window));
}

/* A game opened from somewhere says where, and a game of the app's own does not. */
static void
test_origin (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, 2, 0, 10);
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;

  gtk_window_set_default_size (GTK_WINDOW (driver->window), 1280, 800);
  path = driver_open_record (driver, record);
  name = g_path_get_basename (path);
  driver_settle ();
  g_assert_nonnull (driver_find (driver, NULL, says, name));
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (driver->window)), name));
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.start", NULL);
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.quick-start", NULL);
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.table", NULL);
  driver_settle ();
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (driver->window)), ==, "Weft");
  g_assert_null (driver_find (driver, NULL, says, ".weft"));
}

/* In whatever window: a message may have one of its own. It takes a frame or two to come. */
static GtkWidget *
find_in_message (DriverTest is_it, const char *words)
{
  for (int i = 0; i < 100; i++)
    {
      g_autoptr (GList) windows = gtk_window_list_toplevels ();
      GtkWidget *found = NULL;

      for (GList *item = windows; item != NULL && found == NULL; item = item->next)
        found = driver_find (NULL, item->data, is_it, words);
      if (found != NULL)
        return found;
      g_usleep (10000);
      driver_settle ();
    }
  return NULL;
}

static void
test_file_elsewhere_is_told (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GFile) file = g_file_new_for_uri ("sftp://nowhere.invalid/game.weft");

  weft_window_open_file (driver->window, file);
  driver_settle ();
  g_assert_null (weft_window_get_game (driver->window));
  g_assert_nonnull (find_in_message (says, "Copy the game here"));
}

/* A game that is open is not opened a second time. */
static void
test_two_windows (void)
{
  g_autoptr (Driver) first = driver_new ();
  g_autoptr (Driver) second = driver_new ();
  g_autoptr (WeftRecord) record = simulated_game (first->tables, 2, 0, 10);
  g_autofree char *path = driver_open_record (first, record);

  g_assert_false (weft_window_open (second->window, path));
  g_assert_nonnull (weft_window_get_game (first->window));
  g_assert_null (weft_window_get_game (second->window));
}

/* From the start page over a new game's pages and its checklist to the table. */
static void
test_new_game (void)
{
  g_autoptr (Driver) driver = driver_new ();

  driver_press (driver_find_action (driver, "win.new-game", NULL));
  for (int page = 0; page < 3; page++)
    driver_press (driver_find_action (driver, "new-game.next", NULL));
  g_assert_nonnull (weft_window_get_game (driver->window));
  driver_press (driver_find_action (driver, "win.table", NULL));
  g_assert_nonnull (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE));
  weft_game_flush (weft_window_get_game (driver->window));
  g_assert_true (
      g_file_test (weft_game_get_path (weft_window_get_game (driver->window)), G_FILE_TEST_EXISTS));
}

static void
tell_path (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_test_message ("%s", G_OBJECT_TYPE_NAME (widget));
}

/* Every mapped widget that can be focused says what it is. */
static void
check_names (GtkWidget *widget, guint *checked)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_focusable (widget))
    {
      const char *label = gtk_button_get_label (GTK_BUTTON (widget));
      const char *tip = weft_widgets_get_tip (widget);
      GtkWidget *child = gtk_button_get_child (GTK_BUTTON (widget));
      gboolean worded = child != NULL && GTK_IS_LABEL (child);

      /* A window's own buttons are named by the toolkit. */
      if (gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) == NULL
          && gtk_widget_get_ancestor (widget, GTK_TYPE_MENU_BUTTON) == NULL
          && gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) == NULL
          && gtk_widget_get_ancestor (widget, GTK_TYPE_ENTRY) == NULL)
        {
          gboolean named = gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                             GTK_ACCESSIBLE_PROPERTY_LABEL);

          if (label == NULL && tip == NULL && !worded && !named)
            tell_path (widget);
          g_assert_true (label != NULL || tip != NULL || worded || named);
          (*checked)++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_names (child, checked);
}

/* Hexes and spaces are named for screen readers, and a step is what its button describes. */
static void
test_accessible_texts (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *map, *tracks, *next;

  open_turn (driver, 4, 0, 40);
  view (driver, "board");
  map = driver_find_type (driver, WEFT_TYPE_MAP_VIEW);
  tracks = driver_find_type (driver, WEFT_TYPE_TRACKS_VIEW);
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    g_assert_true (gtk_test_accessible_has_property (
        GTK_ACCESSIBLE (weft_map_view_get_hex (WEFT_MAP_VIEW (map), hex)),
        GTK_ACCESSIBLE_PROPERTY_LABEL));
  for (guint space = 0; space <= WEFT_TRACKS_HEAD; space++)
    g_assert_true (gtk_test_accessible_has_property (
        GTK_ACCESSIBLE (
            weft_tracks_view_get_space (WEFT_TRACKS_VIEW (tracks), WEFT_TRACK_SCIENCE, space)),
        GTK_ACCESSIBLE_PROPERTY_LABEL));
  weft_game_tell (weft_window_get_game (driver->window), 0);
  driver_settle ();
  next = driver_find_action (driver, "table.all-done", NULL);
  g_assert_nonnull (next);
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (next),
                                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (driver->window)) == next);
}

static void
test_names (void)
{
  static const char *const views[] = { "board", "bots", "log" };
  g_autoptr (Driver) driver = driver_new ();
  guint checked = 0;

  check_names (GTK_WIDGET (driver->window), &checked);
  open_turn (driver, 4, 0, 40);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      view (driver, views[i]);
      check_names (GTK_WIDGET (driver->window), &checked);
    }
  g_assert_cmpuint (checked, >, 150); /* 34 hexes and 56 spaces among them */
}

static void
wait_long (void)
{
  for (int i = 0; i < 15; i++)
    {
      g_usleep (20000);
      driver_settle ();
    }
}

static gboolean
is_sentence (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return gtk_widget_has_css_class (widget, "sentence");
}

static gboolean
is_labelled (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* How the game ended, as the end page says it. */
static const char *
verdict (Driver *driver)
{
  GtkWidget *page = driver_find_type (driver, WEFT_TYPE_END_PANEL);

  g_assert_nonnull (page);
  return gtk_label_get_text (GTK_LABEL (driver_find (driver, page, is_sentence, NULL)));
}

static void
note_vp (Driver *driver, int vp)
{
  WeftMove move = { .kind = WEFT_MOVE_VP, .player = WEFT_PLAYER_P1, .number = (gint16) vp };

  gtk_widget_activate_action_variant (
      driver_find_type (driver, WEFT_TYPE_TABLE_PAGE), WEFT_MOVE_ACTION,
      weft_moves_target (weft_window_get_game (driver->window), &move));
  driver_settle ();
}

/* A tie is asked about each time it comes up; an answer is for that one only. */
static void
test_tie (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, 2, 0, 0);
  int automa;
  g_autofree char *question = NULL;

  g_free (driver_open_record (driver, record));
  driver_take_steps (driver);
  automa = weft_game_get_state (weft_window_get_game (driver->window))->vp[WEFT_PLAYER_AUTOMA];
  note_vp (driver, automa);
  question = g_strdup (verdict (driver));
  g_assert_true (g_str_has_suffix (question, "?"));
  driver_press (driver_find (driver, GTK_WIDGET (driver->window), is_labelled, "Yes"));
  g_assert_cmpstr (verdict (driver), ==, "You have won the tie");
  g_assert_cmpint (last_move (driver)->kind, ==, WEFT_MOVE_TIE); /* it is asked once, and kept */
  g_assert_null (driver_find (driver, GTK_WIDGET (driver->window), is_labelled, "Yes"));
  gtk_widget_activate_action (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE), "table.undo", NULL);
  g_assert_cmpstr (verdict (driver), ==, question);
  driver_press (driver_find (driver, GTK_WIDGET (driver->window), is_labelled, "No"));
  g_assert_cmpstr (verdict (driver), ==, "You share the victory with the Automa");
  note_vp (driver, automa + 1);
  note_vp (driver, automa);
  g_assert_cmpstr (verdict (driver), ==, question);
}

/* Anywhere in a hex, near its corners too, a click is that hex's. */
static void
test_clicks_find_their_hex (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftMapGeometry geometry;
  GtkWidget *map;

  open_turn (driver, 2, 0, 40);
  view (driver, "board");
  wait_long ();
  map = driver_find_type (driver, WEFT_TYPE_MAP_VIEW);
  geometry = weft_map_geometry_fit (gtk_widget_get_width (map), gtk_widget_get_height (map));
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftPoint corners[6];

      weft_map_geometry_corners (&geometry, driver->tables, hex, 0.9, corners);
      for (int c = 0; c < 6; c++)
        g_assert_true (gtk_widget_pick (map, corners[c].x, corners[c].y, GTK_PICK_DEFAULT)
                       == weft_map_view_get_hex (WEFT_MAP_VIEW (map), hex));
    }
}

/* Where there is little room too, what is typed can be seen, and what was wrong with it. */
static void
test_command_in_sight (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *entry;

  g_settings_reset (weft_application_get_settings (driver->application), "hints-seen");
  open_turn (driver, 2, 0, 40);
  gtk_window_set_default_size (GTK_WINDOW (driver->window), 360, 600);
  wait_long ();
  gtk_widget_activate_action (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE), "table.command",
                              NULL);
  wait_long ();
  entry = driver_find_class (driver, "command");
  g_assert_true (driver_is_in_sight (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "fly to the moon");
  g_signal_emit_by_name (entry, "activate");
  wait_long ();
  g_assert_true (driver_is_in_sight (driver_find_class (driver, "error")));
}

static gboolean
is_hinted (Driver *driver)
{
  GtkWidget *tour = driver_find_type (driver, WEFT_TYPE_TOUR);

  return tour != NULL && gtk_widget_get_visible (tour);
}

static gboolean
is_text (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* Whether the hint that is shown is counted as that one: in the order in which they come. */
static gboolean
is_hint (Driver *driver, int number)
{
  g_autofree char *count = g_strdup_printf ("Hint %d of 6", number);

  return driver_find (driver, NULL, is_text, count) != NULL;
}

/* Hints come where they help, each once; and none once they are not wanted. */
static void
test_hints (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GSettings *settings = weft_application_get_settings (driver->application);
  guint seen;

  g_settings_reset (settings, "hints-seen");
  open_turn (driver, 2, 0, 40);
  for (int turns = 0; turns < 4; turns++) /* the hints of one's own turn */
    {
      g_assert_true (is_hinted (driver));
      g_assert_true (is_hint (driver, turns + 1));
      driver_press (driver_find_action (driver, "tour.next", NULL));
    }
  g_assert_false (is_hinted (driver));
  weft_game_tell (weft_window_get_game (driver->window), 0);
  driver_settle ();
  g_assert_true (is_hinted (driver)); /* those of the bots' turn */
  g_assert_true (is_hint (driver, 5));
  seen = g_settings_get_uint (settings, "hints-seen");
  g_assert_cmpuint (seen, !=, 0);
  driver_press (driver_find_action (driver, "tour.dismiss", NULL));
  g_assert_false (is_hinted (driver));
  g_assert_cmpuint (g_settings_get_uint (settings, "hints-seen"), >, seen);
  open_turn (driver, 2, 0, 40); /* another game */
  g_assert_false (is_hinted (driver));
  weft_game_tell (weft_window_get_game (driver->window), 0);
  driver_settle ();
  g_assert_false (is_hinted (driver));
}

static WeftByHandSet
saved_by_hand (Driver *driver, const char *path)
{
  g_autoptr (WeftRecord) record = NULL;

  weft_game_flush (weft_window_get_game (driver->window));
  record = weft_record_load (path, driver->tables, NULL);
  g_assert_nonnull (record);
  return weft_record_by_hand (record);
}

/* A game is dealt as its record says, not as is preferred; a preference that changes while it is
 * played is meant for it, and a new game takes it. What is dealt by hand is undone by itself. */
static void
test_real_cards (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GSettings *settings = weft_application_get_settings (driver->application);
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, 2, 0, 0);
  g_autofree char *path = NULL;
  WeftMove deal;
  guint n;

  while (weft_record_n_moves (record) > 4
         || weft_record_move (record, weft_record_n_moves (record) - 1)->kind != WEFT_MOVE_END_TURN)
    weft_record_undo (record);
  deal = *weft_record_next_undone (record);
  weft_record_drop_undone (record);
  weft_record_set_by_hand (record, WEFT_BY_HAND_BIT (WEFT_BY_HAND_CARDS));
  path = driver_open_record (driver, record);
  n = n_moves (driver);
  g_assert_cmpuint (n, ==, weft_record_n_moves (record));
  driver_take_steps (driver);
  g_assert_cmpint (state_of (driver)->prompt.kind, ==, WEFT_PROMPT_DEAL);
  g_assert_cmpint (deal.kind, ==, WEFT_MOVE_DEAL);
  driver_make (driver, &deal);
  g_assert_cmpuint (n_moves (driver), >, n);
  while (n_moves (driver) > n)
    gtk_widget_activate_action (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE), "table.undo",
                                NULL);
  g_assert_cmpuint (n_moves (driver), ==, n); /* what caused the deal stays */
  g_assert_cmpint (state_of (driver)->prompt.kind, ==, WEFT_PROMPT_DEAL);

  g_settings_set_boolean (settings, "real-dice", TRUE);
  g_assert_cmpint (saved_by_hand (driver, path), ==, WEFT_BY_HAND_ALL);
  g_settings_set_boolean (settings, "real-dice", FALSE);
  g_assert_cmpint (saved_by_hand (driver, path), ==, WEFT_BY_HAND_BIT (WEFT_BY_HAND_CARDS));
  g_settings_set_boolean (settings, "real-cards", TRUE);
  g_settings_set_boolean (settings, "real-cards", FALSE); /* now the program goes on */
  g_assert_cmpuint (n_moves (driver), >, n);
  g_assert_cmpint (saved_by_hand (driver, path), ==, 0);

  g_settings_set_boolean (settings, "real-cards", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.quick-start", NULL);
  driver_settle ();
  g_assert_cmpint (
      weft_record_by_hand (weft_game_get_record (weft_window_get_game (driver->window))), ==,
      WEFT_BY_HAND_BIT (WEFT_BY_HAND_CARDS));
  g_settings_reset (settings, "real-cards");
  g_settings_reset (settings, "real-dice");
}

static gboolean
has_text (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), data) == 0;
}

static gboolean
is_button_with (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* Presses a button of a message. */
static void
answer_message (const char *label)
{
  GtkWidget *button = find_in_message (is_button_with, label);

  g_assert_nonnull (button);
  driver_press (button);
}

/* Every line of the log is named, with what belongs to it; counts them. */
static guint
count_log_rows (GtkWidget *widget)
{
  guint n = 0;

  if (WEFT_IS_LOG_ROW (widget))
    {
      GtkAccessible *item = GTK_ACCESSIBLE (gtk_widget_get_parent (widget));

      g_assert_true (gtk_test_accessible_has_property (item, GTK_ACCESSIBLE_PROPERTY_LABEL));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_log_rows (child);
  return n;
}

/* The place of a line of the log that tells what follows from a move of the person. */
static guint
find_told (GListModel *lines, guint from)
{
  for (guint i = from; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (WeftLogLine) line = g_list_model_get_item (lines, i);
      const WeftLogEntry *entry = weft_log_line_get (line);

      if (entry->kind == WEFT_LOG_TOLD && weft_player_is_human (entry->thread.player))
        return i;
    }
  g_assert_not_reached ();
}

/* The log opens at its end, makes widgets only for what is near, and goes back to a line once it
 * has asked; then undo says what to put back. */
static void
test_log (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *list;
  GListModel *lines;
  GtkAdjustment *adjustment;
  guint place;
  int move;

  open_turn (driver, 6, 0, 150);
  gtk_window_set_default_size (GTK_WINDOW (driver->window), 1280, 800);
  view (driver, "log");
  for (int i = 0; i < 20; i++)
    {
      g_usleep (20000);
      driver_settle ();
    }
  list = driver_find_type (driver, GTK_TYPE_LIST_VIEW);
  lines = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  g_assert_cmpuint (g_list_model_get_n_items (lines), >, 220);
  g_test_message ("%u rows", count_log_rows (list));
  g_assert_cmpuint (count_log_rows (list), <, g_list_model_get_n_items (lines));
  g_assert_cmpuint (count_log_rows (list), >, 5);
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >=,
                     gtk_adjustment_get_upper (adjustment)
                         - gtk_adjustment_get_page_size (adjustment) - 1);
  place = find_told (lines, g_list_model_get_n_items (lines) / 2);
  {
    g_autoptr (WeftLogLine) line = g_list_model_get_item (lines, place);

    move = weft_log_line_get (line)->move;
  }
  g_signal_emit_by_name (list, "activate", place);
  driver_settle ();
  g_assert_cmpint ((int) n_moves (driver), >, move + 1);
  answer_message ("_Go back");
  driver_settle ();
  g_assert_cmpint ((int) n_moves (driver), ==, move + 1);
  g_assert_nonnull (driver_find (driver, NULL, says, "Put back on the table"));
}

/* A protected file is left alone and a copy offered; nothing that is not saved goes unasked. */
static void
test_protected_file (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, 2, 0, 40);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "protected.weft", NULL);
  g_autofree char *copy = g_build_filename (g_get_user_data_dir (), "copy.weft", NULL);
  g_autofree char *before = weft_record_to_text (record);
  g_autofree char *after = NULL;
  WeftMove note = { .kind = WEFT_MOVE_NOTE };
  gboolean stays;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (weft_record_save (record, path, NULL));
  g_assert_cmpint (g_chmod (path, 0444), ==, 0);
  g_assert_true (weft_window_open (driver->window, path));
  driver_settle ();
  g_assert_nonnull (
      driver_find (driver, NULL, has_text, "This file is protected and is left as it is."));
  g_assert_true (weft_game_apply (weft_window_get_game (driver->window), &note, "mine", NULL));
  gtk_window_close (GTK_WINDOW (driver->window));
  driver_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (driver->window)));
  answer_message ("_Play on");
  g_action_group_activate_action (G_ACTION_GROUP (driver->application), "quit", NULL);
  driver_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (driver->window)));
  answer_message ("_Play on");
  g_assert_true (weft_window_save_to (driver->window, copy));
  g_assert_cmpstr (weft_game_get_path (weft_window_get_game (driver->window)), ==, copy);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  {
    g_autoptr (WeftRecord) saved = weft_record_load (copy, driver->tables, NULL);

    g_assert_nonnull (saved);
    g_assert_cmpuint (weft_record_n_moves (saved), ==, n_moves (driver));
  }
  g_signal_emit_by_name (driver->window, "close-request", &stays);
  g_assert_false (stays); /* nothing is to be asked now */
}

/* A save that fails is said in the window with a way out; saved elsewhere, all is well. */
static void
test_failed_save (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, 2, 0, 40);
  g_autofree char *path = driver_open_record (driver, record);
  g_autofree char *copy = g_build_filename (g_get_user_data_dir (), "elsewhere.weft", NULL);
  g_autofree char *text = NULL;
  WeftMove note = { .kind = WEFT_MOVE_NOTE };
  WeftGame *game = weft_window_get_game (driver->window);

  g_assert_null (driver_find_action (driver, "win.save-elsewhere", NULL));
  /* Somebody else goes on with the game. */
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  g_assert_true (weft_game_apply (game, &note, "mine", NULL));
  weft_game_flush (game);
  for (int i = 0; i < 100; i++)
    {
      g_usleep (10000);
      driver_settle ();
    }
  g_assert_nonnull (driver_find_action (driver, "win.save-elsewhere", NULL));
  g_assert_nonnull (driver_find (driver, NULL, says, "You can play on"));
  g_assert_true (weft_window_save_to (driver->window, copy));
  for (int i = 0; i < 100; i++)
    {
      g_usleep (10000);
      driver_settle ();
    }
  g_assert_null (driver_find_action (driver, "win.save-elsewhere", NULL));
  {
    g_autoptr (WeftRecord) saved = weft_record_load (copy, driver->tables, NULL);

    g_assert_nonnull (saved);
    g_assert_cmpuint (weft_record_n_moves (saved), ==, n_moves (driver));
  }
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Whatever is pressed, nothing breaks. */
static gboolean
is_pressable (GtkWidget *widget, gconstpointer data)
{
  guint *left = (guint *) data;

  if (!GTK_IS_BUTTON (widget) && !GTK_IS_LIST_BOX_ROW (widget) && !GTK_IS_EXPANDER (widget))
    return FALSE;
  if (!gtk_widget_is_sensitive (widget)
      || gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL)
    return FALSE;
  if (GTK_IS_ACTIONABLE (widget))
    {
      const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));

      if (g_strcmp0 (action, "table.export") == 0 /* the system's own dialog */
          || g_strcmp0 (action, "win.save-elsewhere") == 0)
        return FALSE;
    }
  return (*left)-- == 0;
}

static void
count_pressable (GtkWidget *widget, guint *count)
{
  guint zero = 0;

  if (!gtk_widget_get_mapped (widget))
    return;
  *count += is_pressable (widget, &zero);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_pressable (child, count);
}

/* A popover that is open in another one. */
static GtkWidget *
find_inner_popover (GtkWidget *popover)
{
  for (GtkWidget *child = gtk_widget_get_first_child (popover); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *inner = GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child)
                             ? child
                             : find_inner_popover (child);

      if (inner != NULL)
        return inner;
    }
  return NULL;
}

/* The dialog in the window, of libadwaita since 1.5; nothing beside it can be pressed. */
static GtkWidget *
dialog_of (Driver *driver)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  return GTK_WIDGET (
      adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (driver->window)));
#else
  (void) driver;
  return NULL;
#endif
}

static void
close_dialogs (Driver *driver)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  for (GtkWidget *dialog; (dialog = dialog_of (driver)) != NULL; driver_settle ())
    adw_dialog_force_close (ADW_DIALOG (dialog));
#else
  (void) driver;
#endif
}

static gboolean
is_popover (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return GTK_IS_POPOVER (widget);
}

/* What can be pressed: everything, or only what is in the dialog or popover that is open. */
static GtkWidget *
pressable_part (Driver *driver, GRand *random)
{
  GtkWidget *whole = dialog_of (driver) != NULL ? dialog_of (driver) : GTK_WIDGET (driver->window);
  GtkWidget *popover = driver_find (driver, whole, is_popover, NULL), *inner = popover;
  guint count = 0;

  if (!gtk_widget_get_mapped (whole)) /* it is about to come */
    return NULL;
  while (inner != NULL && (inner = find_inner_popover (inner)) != NULL)
    popover = inner;
  if (popover == NULL)
    return whole;
  count_pressable (popover, &count);
  if (count > 0 && g_rand_int_range (random, 0, 4) > 0)
    return popover;
  gtk_popover_popdown (GTK_POPOVER (popover)); /* as a click beside it does */
  driver_settle ();
  return driver_find (driver, whole, is_popover, NULL) == NULL ? whole : NULL;
}

static void
press_any (Driver *driver, GRand *random)
{
  guint count = 0, left;
  GtkWidget *widget, *part = pressable_part (driver, random);

  if (part == NULL) /* another popover is still open */
    return;
  count_pressable (part, &count);
  if (count == 0 && part == dialog_of (driver)) /* there is only to read */
    {
      close_dialogs (driver);
      return;
    }
  g_assert_cmpuint (count, >, 0);
  left = (guint) g_rand_int_range (random, 0, (gint32) count);
  widget = driver_find (driver, part, is_pressable, &left);
  g_assert_nonnull (widget);
  g_test_message ("%s %s %s in %s", G_OBJECT_TYPE_NAME (widget),
                  GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : "",
                  weft_widgets_get_tip (widget), G_OBJECT_TYPE_NAME (part));
  g_object_ref (widget);
  driver_reveal (widget);
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget)
      || !driver_is_in_sight (widget))
    ; /* the focus has changed what is there; or it has not been painted yet */
  else if (GTK_IS_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked");
  else
    gtk_widget_activate (widget);
  g_object_unref (widget);
  driver_settle ();
}

/* Windows besides the game's: dialogs, help. They are closed again. */
static void
close_others (Driver *driver)
{
  GListModel *windows = gtk_window_get_toplevels ();

  close_dialogs (driver);
  for (guint i = g_list_model_get_n_items (windows); i-- > 0;)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (driver->window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        gtk_window_destroy (window);
    }
  driver_settle ();
}

static void
test_monkey (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  int n = g_getenv ("WEFT_QUICK") != NULL ? QUICK_PRESSES : PRESSES;

  open_turn (driver, 6, 3, 30);
  for (int i = 0; i < n; i++)
    {
      press_any (driver, random);
      if (i % 10 == 0)
        close_others (driver);
    }
  close_others (driver);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/window/typed-commands", test_typed_commands);
  g_test_add_func ("/window/corrections-on-tracks", test_corrections_on_tracks);
  g_test_add_func ("/window/hexes", test_hexes);
  g_test_add_func ("/window/hexes-with-a-token", test_hex_with_a_token);
  g_test_add_func ("/window/corrections-of-numbers", test_corrections_of_numbers);
  g_test_add_func ("/window/pool", test_pool);
  g_test_add_func ("/window/damaged-file-is-told", test_damaged_file_is_told);
  g_test_add_func ("/window/unreadable-is-told-in-the-window", test_unreadable_in_window);
  g_test_add_func ("/window/says-where-a-game-comes-from", test_origin);
  g_test_add_func ("/window/file-elsewhere-is-told", test_file_elsewhere_is_told);
  g_test_add_func ("/window/two-windows", test_two_windows);
  g_test_add_func ("/window/new-game", test_new_game);
  g_test_add_func ("/window/names", test_names);
  g_test_add_func ("/window/accessible-texts", test_accessible_texts);
  g_test_add_func ("/window/clicks-find-their-hex", test_clicks_find_their_hex);
  g_test_add_func ("/window/command-in-sight", test_command_in_sight);
  g_test_add_func ("/window/tie", test_tie);
  g_test_add_func ("/window/hints", test_hints);
  g_test_add_func ("/window/log", test_log);
  g_test_add_func ("/window/real-cards", test_real_cards);
  g_test_add_func ("/window/protected-file", test_protected_file);
  g_test_add_func ("/window/failed-save-offers-elsewhere", test_failed_save);
  g_test_add_func ("/window/monkey", test_monkey);
  return g_test_run ();
}
