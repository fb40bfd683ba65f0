/* table.c: the table's page: what a press does, where things stand, and what must not happen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "app-look.h"
#include "weft-act-line.h"
#include "weft-board-pane.h"
#include "weft-board-view.h"
#include "weft-board.h"
#include "weft-end-panel.h"
#include "weft-heading.h"
#include "weft-moves.h"
#include "weft-part-signs.h"
#include "weft-table-card.h"
#include "weft-table-header.h"
#include "weft-table-page.h"
#include "weft-turn-panel.h"

static gboolean
is_of_type (GtkWidget *widget, gconstpointer type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, GPOINTER_TO_SIZE (type));
}

static guint
n_moves (Driver *driver)
{
  return weft_record_n_moves (weft_game_get_record (game_of (driver)));
}

static void
wait_long (void)
{
  for (int i = 0; i < 40; i++)
    {
      g_usleep (10000);
      driver_settle ();
    }
}

/* A game at the beginning of a human's turn, told. */
static void
open_turn (Driver *driver, guint8 level, guint moves)
{
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, level, 0, moves);

  g_free (driver_open_record (driver, record));
  weft_game_tell (game_of (driver), G_MAXUINT);
  while (state_of (driver)->prompt.kind != WEFT_PROMPT_TURN || state_of (driver)->advanced
         || state_of (driver)->took_income)
    weft_game_undo (game_of (driver));
  driver_settle ();
}

static void
make (Driver *driver, WeftMove move)
{
  g_autoptr (GError) error = NULL;

  weft_game_apply (game_of (driver), &move, NULL, &error);
  g_assert_no_error (error);
  driver_settle ();
}

static WeftBoardPane *
board_of (Driver *driver)
{
  return WEFT_BOARD_PANE (driver_find_type (driver, WEFT_TYPE_BOARD_PANE));
}

/* A row of the turn: the button for an advance on @track. */
static GtkWidget *
find_row (Driver *driver, guint8 track, const char *action)
{
  WeftMove move = { .kind = WEFT_MOVE_ADVANCE,
                    .player = state_of (driver)->prompt.player,
                    .track = track,
                    .token = WEFT_NONE };
  g_autoptr (GVariant) target = g_variant_ref_sink (weft_moves_target (game_of (driver), &move));
  g_autofree char *printed = g_variant_print (target, FALSE);

  return driver_find_action (driver, action, printed);
}

static int
token_of (Driver *driver, guint8 track)
{
  return weft_state_furthest (state_of (driver), WEFT_PLAYER_P1, track);
}

static void
resize (Driver *driver, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (driver->window), width, height);
  for (int i = 0; i < 15; i++)
    {
      g_usleep (20000);
      driver_settle ();
    }
}

static GtkWidget *
focus_of (Driver *driver)
{
  driver_settle ();
  return gtk_root_get_focus (GTK_ROOT (driver->window));
}

static GtkWidget *
find_label (Driver *driver, const char *text)
{
  return driver_find (driver, NULL, says, text);
}

/* The end of a row records the advance and starts the bots' turn; one more press ends that. */
static void
test_one_press (void)
{
  g_autoptr (Driver) driver = driver_new ();
  int space;

  open_turn (driver, 2, 40);
  space = token_of (driver, WEFT_TRACK_TECHNOLOGY);
  driver_press (find_row (driver, WEFT_TRACK_TECHNOLOGY, WEFT_MOVE_AND_END_ACTION));
  g_assert_cmpint (token_of (driver, WEFT_TRACK_TECHNOLOGY), ==, space + 1);
  g_assert_nonnull (weft_game_get_step (game_of (driver)));
  driver_press (driver_find_action (driver, "table.all-done", NULL));
  g_assert_null (weft_game_get_step (game_of (driver)));
  g_assert_nonnull (driver_find_type (driver, WEFT_TYPE_TURN_PANEL));
}

/* Only what was pressed is recorded, however fast one presses in the same place. */
static void
test_two_presses (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *row, *end;
  guint before;

  open_turn (driver, 2, 40);
  before = n_moves (driver);
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 60000, NULL);
  row = find_row (driver, WEFT_TRACK_TECHNOLOGY, WEFT_MOVE_ACTION);
  end = find_row (driver, WEFT_TRACK_SCIENCE, WEFT_MOVE_AND_END_ACTION);
  g_object_ref (end);
  driver_press (row);
  g_assert_cmpuint (n_moves (driver), ==, before + 1);
  g_signal_emit_by_name (end, "clicked"); /* the widget that was under the finger */
  gtk_widget_activate_action_variant (
      driver_find_type (driver, WEFT_TYPE_TABLE_PAGE), WEFT_MOVE_ACTION,
      weft_moves_target (game_of (driver), &(WeftMove){ .kind = WEFT_MOVE_ADVANCE,
                                                        .player = WEFT_PLAYER_P1,
                                                        .track = WEFT_TRACK_SCIENCE,
                                                        .token = WEFT_NONE }));
  driver_settle ();
  g_assert_cmpuint (n_moves (driver), ==, before + 1);
  g_object_unref (end);
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 0, NULL);
  /* Later too the rows are put away until they are asked for. */
  g_assert_null (find_row (driver, WEFT_TRACK_SCIENCE, WEFT_MOVE_ACTION));
  driver_press (driver_find_action (driver, "turn.again", NULL));
  g_assert_nonnull (find_row (driver, WEFT_TRACK_SCIENCE, WEFT_MOVE_ACTION));
}

/* Where a key pressed once too often would do something, the focus is not. */
static void
test_habitual_key (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GSettings *settings = weft_application_get_settings (driver->application);

  open_turn (driver, 2, 40);
  g_assert_true (WEFT_IS_HEADING (focus_of (driver)));
  driver_press (find_row (driver, WEFT_TRACK_TECHNOLOGY, WEFT_MOVE_AND_END_ACTION));
  g_assert_true (focus_of (driver) == driver_find_action (driver, "table.all-done", NULL));
  driver_press (driver_find_action (driver, "table.all-done", NULL));
  g_assert_true (WEFT_IS_HEADING (focus_of (driver)));
  g_settings_set_boolean (settings, "together", FALSE); /* step by step too */
  weft_game_tell (game_of (driver), 0);
  driver_take_steps (driver);
  g_assert_true (WEFT_IS_HEADING (focus_of (driver)));
  g_settings_reset (settings, "together");
}

/* The first turn is a page of its own; at a table of three it says whose, and who comes next. */
static void
test_opening (void)
{
  static const struct
  {
    guint8 level;
    const char *question;
    const char *end;
  } cases[] = {
    { 2, "Begin with an income turn", "Taken — bots’ turn" },
    { 0, "Player 1: begin with an income turn", "Done — next: Player 2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Driver) driver = driver_new ();
      const WeftMove income = { .kind = WEFT_MOVE_INCOME, .player = WEFT_PLAYER_P1 };
      g_autoptr (GVariant) target = NULL;
      g_autofree char *printed = NULL;
      GtkWidget *end;

      open_turn (driver, cases[i].level, 1);
      target = g_variant_ref_sink (weft_moves_target (game_of (driver), &income));
      printed = g_variant_print (target, FALSE);
      end = driver_find_action (driver, WEFT_MOVE_AND_END_ACTION, printed);
      g_assert_nonnull (driver_find (driver, NULL, says, cases[i].question));
      g_assert_nonnull (driver_find (driver, end, says, cases[i].end));
      for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
        g_assert_null (find_row (driver, track, WEFT_MOVE_ACTION));
    }
}

/* Puts the person's token before a space where a hex is explored. */
static void
put_before_explore (Driver *driver)
{
  make (driver, (WeftMove){ .kind = WEFT_MOVE_FIX,
                            .fix = WEFT_FIX_TRACK,
                            .player = WEFT_PLAYER_P1,
                            .track = WEFT_TRACK_EXPLORATION,
                            .token = WEFT_NONE,
                            .number = 1 });
}

/* An advance to a space that explores asks for the hex at once; “not this time” is an answer. */
static void
test_asks_for_hex (void)
{
  g_autoptr (Driver) driver = driver_new ();
  guint before;
  guint8 hex = 0;

  open_turn (driver, 2, 40);
  put_before_explore (driver);
  driver_press (find_row (driver, WEFT_TRACK_EXPLORATION, WEFT_MOVE_ACTION));
  g_assert_cmpint (weft_board_pane_get_asked (board_of (driver)), ==, WEFT_MOVE_EXPLORE);
  before = n_moves (driver);
  driver_press (driver_find_action (driver, "table.pick", "'none'"));
  g_assert_cmpint (weft_board_pane_get_asked (board_of (driver)), ==, WEFT_N_MOVES);
  g_assert_cmpuint (n_moves (driver), ==, before);
  driver_press (driver_find_action (driver, "table.pick", "'explore'"));
  while (!weft_game_check (
      game_of (driver),
      &(WeftMove){ .kind = WEFT_MOVE_EXPLORE, .player = WEFT_PLAYER_P1, .hex = hex }, NULL))
    hex++;
  driver_press (weft_board_pane_get_hex (board_of (driver), hex));
  g_assert_cmpint (last_move (driver)->kind, ==, WEFT_MOVE_EXPLORE);
  g_assert_cmpint (last_move (driver)->hex, ==, hex);
  g_assert_cmpint (weft_board_pane_get_asked (board_of (driver)), ==, WEFT_N_MOVES);
}

static gboolean
is_free_beside (const WeftState *state, const WeftTables *tables, guint hex)
{
  return weft_board_count (&state->board, hex) == 0
         && (state->board.controlled[WEFT_PLAYER_P1] & tables->hexes[hex].neighbors) != 0;
}

/* In a turn that has begun a tap on a free hex beside one's own is what was done there; elsewhere
 * it opens the hex, and makes no move. */
static void
test_far_hex (void)
{
  g_autoptr (Driver) driver = driver_new ();
  guint far_ones = 0, near_ones = 0;

  open_turn (driver, 2, 40);
  make (driver, (WeftMove){ .kind = WEFT_MOVE_ADVANCE,
                            .player = WEFT_PLAYER_P1,
                            .track = WEFT_TRACK_TECHNOLOGY,
                            .token = WEFT_NONE });
  g_assert_cmpint (weft_board_pane_get_asked (board_of (driver)), ==, WEFT_N_MOVES);
  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      gboolean territory = weft_board_is_territory (&state_of (driver)->board, hex);
      WeftMove move = { .kind = territory ? WEFT_MOVE_CONQUER : WEFT_MOVE_EXPLORE,
                        .player = WEFT_PLAYER_P1,
                        .hex = hex };
      gboolean near_one = is_free_beside (state_of (driver), driver->tables, hex);
      guint before = n_moves (driver);
      GtkWidget *popover;

      if (!weft_game_check (game_of (driver), &move, NULL))
        continue;
      driver_press (weft_board_pane_get_hex (board_of (driver), hex));
      popover = driver_find_class (driver, "correction");
      g_assert_cmpint (popover == NULL, ==, near_one);
      g_assert_cmpuint (n_moves (driver), ==, before + near_one);
      far_ones += !near_one;
      near_ones += near_one;
      if (popover != NULL)
        gtk_popover_popdown (GTK_POPOVER (popover));
      else
        weft_game_undo (game_of (driver));
      driver_settle ();
      weft_game_tell (game_of (driver), G_MAXUINT);
      driver_settle ();
    }
  g_assert_cmpuint (far_ones, >, 0);
  g_assert_cmpuint (near_ones, >, 0);
}

/* What is asked on the board takes nothing from it: no hex moves or shrinks. */
static void
test_asking_keeps_the_board (void)
{
  static const int sizes[][2] = { { 800, 600 }, { 1280, 800 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (Driver) driver = driver_new ();
      graphene_rect_t before, asked;
      GtkWidget *hex;

      open_turn (driver, 2, 40);
      put_before_explore (driver);
      resize (driver, sizes[i][0], sizes[i][1]);
      hex = weft_board_pane_get_hex (board_of (driver), 0);
      g_assert_true (gtk_widget_compute_bounds (hex, GTK_WIDGET (driver->window), &before));
      driver_press (find_row (driver, WEFT_TRACK_EXPLORATION, WEFT_MOVE_ACTION));
      g_assert_cmpint (weft_board_pane_get_asked (board_of (driver)), ==, WEFT_MOVE_EXPLORE);
      driver_settle ();
      g_assert_true (gtk_widget_compute_bounds (hex, GTK_WIDGET (driver->window), &asked));
      g_assert_true (graphene_rect_equal (&before, &asked));
    }
}

/* The person attacks an outpost of the Automa, which has two tapestry cards. */
static void
attack (Driver *driver)
{
  guint8 hex = (guint8) weft_hex_from_name (driver->tables, "F3");
  WeftMove fix = { .kind = WEFT_MOVE_FIX, .fix = WEFT_FIX_HEX, .hex = hex, .territory = TRUE };

  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    fix.outposts[i] = (WeftOutpost){ WEFT_NONE, FALSE, WEFT_NONE, FALSE };
  fix.outposts[0] = (WeftOutpost){ WEFT_PLAYER_AUTOMA, TRUE, WEFT_NONE, FALSE };
  make (driver, fix);
  make (driver, (WeftMove){ .kind = WEFT_MOVE_FIX,
                            .fix = WEFT_FIX_TAPESTRY,
                            .player = WEFT_PLAYER_AUTOMA,
                            .number = 2 });
  driver_make (driver,
               &(WeftMove){ .kind = WEFT_MOVE_CONQUER, .player = WEFT_PLAYER_P1, .hex = hex });
}

static graphene_rect_t
bounds_of (Driver *driver, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (driver->window), &bounds));
  return bounds;
}

static GtkWidget *
find_answer (Driver *driver, gboolean value)
{
  WeftMove move = { .kind = WEFT_MOVE_ANSWER, .value = value };
  g_autoptr (GVariant) target = g_variant_ref_sink (weft_moves_target (game_of (driver), &move));
  g_autofree char *printed = g_variant_print (target, FALSE);

  return driver_find_action (driver, WEFT_MOVE_ACTION, printed);
}

/* Each card is asked about by its number; no answer lies where the habitual button is, and none
 * has the focus. */
static void
check_question (Driver *driver, const char *which)
{
  graphene_rect_t main = bounds_of (driver, driver_find_action (driver, "table.all-done", NULL));

  g_assert_nonnull (find_label (driver, which));
  g_assert_false (gtk_widget_is_sensitive (driver_find_action (driver, "table.all-done", NULL)));
  for (int value = 0; value < 2; value++)
    {
      graphene_rect_t answer = bounds_of (driver, find_answer (driver, value));

      g_assert_false (graphene_rect_intersection (&answer, &main, NULL));
    }
  g_assert_true (WEFT_IS_HEADING (focus_of (driver)));
}

static void
test_trap_question (void)
{
  static const int sizes[][2] = { { 1280, 800 }, { 800, 600 }, { 360, 640 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (Driver) driver = driver_new ();
      guint8 hex = (guint8) weft_hex_from_name (driver->tables, "F3");

      resize (driver, sizes[i][0], sizes[i][1]);
      open_turn (driver, 2, 12);
      attack (driver);
      resize (driver, sizes[i][0], sizes[i][1]);
      check_question (driver, "Card 1 of 2");
      driver_press (find_answer (driver, FALSE));
      resize (driver, sizes[i][0], sizes[i][1]);
      check_question (driver, "Card 2 of 2");
      driver_press (find_answer (driver, FALSE));
      g_assert_cmpint (state_of (driver)->prompt.kind, ==, WEFT_PROMPT_TURN);
      g_assert_true (state_of (driver)->board.outposts[hex][0].owner == WEFT_PLAYER_P1
                     || state_of (driver)->board.outposts[hex][1].owner == WEFT_PLAYER_P1);
    }
}

/* The turn in whose course the first die of a game is rolled, with the die in the person's hand. */
static void
open_before_roll (Driver *driver)
{
  g_autoptr (WeftRecord) whole = simulated_game (driver->tables, 2, 0, 0);
  g_autoptr (WeftRecord) record = NULL;
  guint roll = 0, end;

  while (weft_record_move (whole, roll)->kind != WEFT_MOVE_ROLL)
    roll++;
  end = roll;
  while (weft_record_move (whole, end)->kind != WEFT_MOVE_END_TURN)
    end--;
  record = simulated_game (driver->tables, 2, 0, end);
  g_free (driver_open_record (driver, record));
  weft_game_tell (game_of (driver), G_MAXUINT);
  g_object_set (game_of (driver), "real-dice", TRUE, NULL);
  make (driver, *weft_record_move (whole, end));
  g_assert_cmpint (state_of (driver)->prompt.kind, ==, WEFT_PROMPT_ROLL);
}

static void
test_die_in_sight (void)
{
  static const int sizes[][2] = { { 800, 600 }, { 360, 640 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (Driver) driver = driver_new ();
      guint faces = 0;

      open_before_roll (driver);
      resize (driver, sizes[i][0], sizes[i][1]);
      g_test_message ("the focus is on %s", G_OBJECT_TYPE_NAME (focus_of (driver)));
      g_assert_true (WEFT_IS_HEADING (focus_of (driver)));
      for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
        {
          WeftMove move = { .kind = WEFT_MOVE_ROLL, .track = track };
          g_autoptr (GVariant) target =
              g_variant_ref_sink (weft_moves_target (game_of (driver), &move));
          g_autofree char *printed = g_variant_print (target, FALSE);
          GtkWidget *face = driver_find_action (driver, WEFT_MOVE_ACTION, printed);

          if (face == NULL)
            continue;
          faces++;
          g_assert_true (driver_is_in_sight (face));
        }
      g_assert_cmpuint (faces, >, 1);
    }
}

/* A correction while the bots' turn is told shows at once, and the card says it. */
static void
test_correction_shows_at_once (void)
{
  g_autoptr (Driver) driver = driver_new ();
  WeftMove fix = { .kind = WEFT_MOVE_FIX,
                   .fix = WEFT_FIX_TRACK,
                   .player = WEFT_PLAYER_AUTOMA,
                   .track = WEFT_TRACK_SCIENCE,
                   .token = WEFT_NONE,
                   .number = 11 };

  open_turn (driver, 2, 40);
  weft_game_tell (game_of (driver), 0);
  driver_settle ();
  gtk_widget_activate_action_variant (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE),
                                      WEFT_MOVE_ACTION, weft_moves_target (game_of (driver), &fix));
  driver_settle ();
  g_assert_nonnull (weft_game_get_step (game_of (driver)));
  g_assert_cmpint (
      weft_game_get_shown (game_of (driver))->tokens[WEFT_PLAYER_AUTOMA][WEFT_TRACK_SCIENCE][0], ==,
      11);
  g_assert_nonnull (find_label (driver, "✓ Corrected: Automa on Science 11"));
}

static gboolean
is_why (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return gtk_widget_has_css_class (widget, "why-button")
         && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget));
}

/* Counts the rule buttons below @widget; each must lie within @line. */
static guint
count_rules (GtkWidget *line, GtkWidget *widget)
{
  guint n = 0;

  if (gtk_widget_has_css_class (widget, "rule"))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (widget, line, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (line));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (line));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rules (line, child);
  return n;
}

/* Why has a button for every rule it cites, whole and within its box. */
static void
test_reasons (void)
{
  static const int widths[] = { 1280, 800, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (Driver) driver = driver_new ();
      GPtrArray *steps;
      GtkWidget *why, *line;
      guint many = 0;

      open_turn (driver, 2, 40);
      weft_game_tell (game_of (driver), 0);
      resize (driver, widths[i], 700);
      while ((why = driver_find (driver, NULL, is_why, NULL)) != NULL)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (why), TRUE);
      resize (driver, widths[i], 700);
      steps = weft_game_get_steps (game_of (driver));
      line = driver_find_type (driver, WEFT_TYPE_ACT_LINE);
      for (guint s = 0; s < steps->len; s++, line = gtk_widget_get_next_sibling (line))
        {
          const WeftStep *step = g_ptr_array_index (steps, s);
          guint n = g_strv_length (step->rules);

          g_assert_cmpuint (count_rules (line, line), ==, n);
          many += n > 1;
        }
      g_assert_cmpuint (many, >, 0);
    }
}

/* What is often pressed is in sight where there is little room. */
static void
test_in_sight (void)
{
  static const int sizes[][2] = { { 800, 600 }, { 360, 640 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (Driver) driver = driver_new ();

      open_turn (driver, 2, 40);
      resize (driver, sizes[i][0], sizes[i][1]);
      for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
        if (weft_setup_has_track (&state_of (driver)->setup, track))
          g_assert_true (driver_is_in_sight (find_row (driver, track, WEFT_MOVE_AND_END_ACTION)));
      g_assert_true (driver_is_in_sight (driver_find_action (driver, "table.pick", "'explore'")));
      g_assert_true (driver_is_in_sight (driver_find_action (driver, "table.pick", "'conquer'")));
      weft_game_tell (game_of (driver), 0);
      resize (driver, sizes[i][0], sizes[i][1]);
      g_assert_true (driver_is_in_sight (driver_find_action (driver, "table.all-done", NULL)));
      g_assert_true (driver_is_in_sight (driver_find_type (driver, WEFT_TYPE_HEADING)));
      if (sizes[i][0] >= 800) /* the track that moves */
        for (guint8 track = 0; track < 4; track++)
          g_assert_true (driver_is_in_sight (weft_board_view_get_space (
              WEFT_BOARD_VIEW (driver_find_type (driver, WEFT_TYPE_BOARD_VIEW)), track, 12)));
    }
}

/* Scrolls everything below @widget to its end. */
static void
scroll_down (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget))
    {
      GtkAdjustment *adjustment =
          gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scroll_down (child);
}

/* However far the card was scrolled, the next turn opens at its question, and so does the card. */
static void
test_opens_at_top (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_turn (driver, 2, 40);
  for (int turn = 0; turn < 3; turn++)
    {
      weft_game_tell (game_of (driver), 0);
      resize (driver, 800, 600);
      scroll_down (GTK_WIDGET (driver->window));
      driver_settle ();
      driver_press (driver_find_action (driver, "table.all-done", NULL));
      resize (driver, 800, 600);
      g_assert_true (driver_is_in_sight (driver_find_type (driver, WEFT_TYPE_HEADING)));
      scroll_down (GTK_WIDGET (driver->window));
      driver_settle ();
      make (driver, (WeftMove){ .kind = WEFT_MOVE_ADVANCE,
                                .player = WEFT_PLAYER_P1,
                                .track = WEFT_TRACK_TECHNOLOGY,
                                .token = WEFT_NONE });
      make (driver, (WeftMove){ .kind = WEFT_MOVE_END_TURN, .player = WEFT_PLAYER_P1 });
      resize (driver, 800, 600);
      g_test_message ("turn %d, asked %d", turn, driver_is_asked (driver));
      if (!driver_is_asked (driver)) /* a question is what is looked for */
        g_assert_true (driver_is_in_sight (driver_find_type (driver, WEFT_TYPE_HEADING)));
      while (state_of (driver)->prompt.kind != WEFT_PROMPT_TURN)
        weft_game_undo (game_of (driver));
    }
}

static gboolean
is_score (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return gtk_widget_has_css_class (widget, "score");
}

static gboolean
is_cut (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return GTK_IS_LABEL (widget)
         && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* At 360 pixels the header has the Automa's score and the person's, and cuts no word. */
static void
test_header (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *header, *score, *next;
  guint n = 0;

  open_turn (driver, 2, 40);
  make (driver, (WeftMove){ .kind = WEFT_MOVE_VP, .player = WEFT_PLAYER_P1, .number = 134 });
  make (driver, (WeftMove){ .kind = WEFT_MOVE_FIX,
                            .fix = WEFT_FIX_VP,
                            .player = WEFT_PLAYER_AUTOMA,
                            .number = 115 });
  resize (driver, 360, 640);
  header = driver_find_type (driver, WEFT_TYPE_TABLE_HEADER);
  score = driver_find (driver, header, is_score, NULL);
  g_assert_nonnull (score);
  for (next = score; next != NULL; next = gtk_widget_get_next_sibling (next))
    {
      graphene_rect_t bounds = bounds_of (driver, next);

      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
      n++;
    }
  g_assert_cmpuint (n, ==, 2);
  g_assert_null (driver_find (driver, header, is_cut, NULL));
}

/* Undo says what to put back, act by act; redo comes back to where one was. */
static void
test_undo_speaks (void)
{
  g_autoptr (Driver) driver = driver_new ();
  guint told;

  open_turn (driver, 2, 40);
  driver_press (driver_find_action (driver, "table.undo", NULL));
  g_assert_nonnull (find_label (driver, "Put back on the table"));
  g_assert_nonnull (driver_find_type (driver, WEFT_TYPE_ACT_LINE));
  driver_press (driver_find_action (driver, "table.all-done", NULL));
  g_assert_null (driver_find_type (driver, WEFT_TYPE_ACT_LINE));
  g_assert_nonnull (driver_find_type (driver, WEFT_TYPE_TURN_PANEL));
  driver_press (driver_find_action (driver, "table.redo", NULL));
  g_assert_nonnull (weft_game_get_step (game_of (driver)));
  g_assert_cmpuint (weft_game_get_told (game_of (driver)), ==, 0);
  driver_press (driver_find_type (driver, GTK_TYPE_TOGGLE_BUTTON));
  weft_game_tell (game_of (driver), 1);
  driver_settle ();
  told = weft_game_get_told (game_of (driver));
  driver_press (driver_find_action (driver, "table.undo", NULL));
  driver_press (driver_find_action (driver, "table.redo", NULL));
  g_assert_cmpuint (weft_game_get_told (game_of (driver)), ==, told);
}

/* Ticks in any order; the board shows the first that is open. */
static void
test_ticks (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *first, *second;

  open_turn (driver, 2, 40);
  weft_game_tell (game_of (driver), 0);
  driver_settle ();
  first = driver_find_type (driver, WEFT_TYPE_ACT_LINE);
  second = gtk_widget_get_next_sibling (first);
  g_object_set (second, "done", TRUE, NULL);
  g_assert_cmpuint (weft_game_get_told (game_of (driver)), ==, 0);
  g_object_set (first, "done", TRUE, NULL);
  g_assert_cmpuint (weft_game_get_told (game_of (driver)), ==, 2);
  g_object_set (first, "done", FALSE, NULL);
  g_assert_cmpuint (weft_game_get_told (game_of (driver)), ==, 0);
  g_assert_true (weft_table_card_tick_next (
      WEFT_TABLE_CARD (driver_find_type (driver, WEFT_TYPE_TABLE_CARD))));
  g_assert_cmpuint (weft_game_get_told (game_of (driver)), ==, 2);
}

/* Scores are typed one after the other, each in its own row. */
static gboolean
is_score_entry (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return GTK_IS_ENTRY (widget);
}

static void
type_score (Driver *driver, const char *number)
{
  GtkWidget *entry = gtk_widget_get_ancestor (focus_of (driver), GTK_TYPE_ENTRY);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), number);
  g_signal_emit_by_name (entry, "activate");
  driver_settle ();
}

static void
test_scores (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, 0, 0, 0);

  g_free (driver_open_record (driver, record));
  weft_game_tell (game_of (driver), G_MAXUINT);
  driver_settle ();
  gtk_widget_grab_focus (
      driver_find (driver, driver_find_type (driver, WEFT_TYPE_END_PANEL), is_score_entry, NULL));
  type_score (driver, "31");
  type_score (driver, "42");
  type_score (driver, "53");
  g_assert_cmpint (state_of (driver)->vp[0], ==, 31);
  g_assert_cmpint (state_of (driver)->vp[1], ==, 42);
  g_assert_cmpint (state_of (driver)->vp[2], ==, 53);
  g_assert_null (gtk_widget_get_ancestor (focus_of (driver), GTK_TYPE_ENTRY));
}

static void
insert (GtkWidget *entry, const char *text)
{
  int position = 0;

  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  gtk_editable_insert_text (gtk_editable_get_delegate (GTK_EDITABLE (entry)), text, -1, &position);
}

/* What is no digit never gets into a number; of what is pasted the number stays. */
static void
check_digits (GtkWidget *entry)
{
  static const char *const cases[][2] = {
    { "12", "12" }, { "abc", "" },     { "x", "" },    { "12 VP", "12" },
    { "−7", "7" },  { "7 of 9", "7" }, { "٤٢", "42" }, { " 31", "31" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      insert (entry, cases[i][0]);
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, cases[i][1]);
    }
}

static void
test_digits (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, 0, 0, 0);

  g_free (driver_open_record (driver, record));
  weft_game_tell (game_of (driver), G_MAXUINT);
  driver_settle ();
  check_digits (
      driver_find (driver, driver_find_type (driver, WEFT_TYPE_END_PANEL), is_score_entry, NULL));
  gtk_widget_activate_action (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE), "table.enter-vp",
                              "s", "p1");
  driver_settle ();
  check_digits (driver_find_type (driver, GTK_TYPE_SPIN_BUTTON));
  gtk_popover_popdown (GTK_POPOVER (driver_find_class (driver, "correction")));
  driver_settle ();
}

/* In a correction Enter sets the number. */
static void
test_number_by_enter (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *spin;

  open_turn (driver, 2, 40);
  gtk_widget_activate_action (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE), "table.enter-vp",
                              "s", "p1");
  driver_settle ();
  spin = driver_find_type (driver, GTK_TYPE_SPIN_BUTTON);
  gtk_editable_set_text (GTK_EDITABLE (spin), "77");
  gtk_widget_grab_focus (spin);
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activate");
  driver_settle ();
  g_assert_cmpint (state_of (driver)->vp[WEFT_PLAYER_P1], ==, 77);
  /* One Enter more is one too many, and does nothing: it does not undo, either. */
  wait_long ();
  g_assert_true (WEFT_IS_HEADING (focus_of (driver)));
}

/* Presses keys as a person does: the window under the pointer gets them. */
static void
press_keys (const char *keys)
{
  g_autofree char *command = g_strdup_printf ("xdotool mousemove 200 300 key --delay 80 %s", keys);

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  for (int i = 0; i < 30; i++)
    {
      g_usleep (10000);
      driver_settle ();
    }
  g_assert_true (g_spawn_command_line_sync ("xdotool mousemove 1699 1099", NULL, NULL, NULL, NULL));
}

/* Where a number is typed Ctrl+Z takes back what was typed, and no move of the game. */
static void
test_undo_in_entry (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *spin;
  guint moves;

  open_turn (driver, 2, 40);
  resize (driver, 1280, 800);
  moves = n_moves (driver);
  gtk_widget_activate_action (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE), "table.enter-vp",
                              "s", "p1");
  driver_settle ();
  spin = driver_find_type (driver, GTK_TYPE_SPIN_BUTTON);
  g_assert_nonnull (spin);
  gtk_widget_grab_focus (spin);
  press_keys ("7 7");
  g_assert_nonnull (strstr (gtk_editable_get_text (GTK_EDITABLE (spin)), "77"));
  press_keys ("ctrl+z ctrl+z ctrl+z ctrl+z");
  g_assert_cmpuint (n_moves (driver), ==, moves);
  g_assert_null (find_label (driver, "Put back on the table"));
}

/* A long name makes the panel no wider. */
static void
test_long_name (void)
{
  static const char *const names[WEFT_N_PLAYERS] = {
    "Maximiliane-Elisabeth von und zu Hohenlohe-Waldenburg", "B", "C"
  };
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) record = simulated_game (driver->tables, 0, 0, 1);
  g_autoptr (WeftRecord) named =
      weft_record_new (weft_record_setup (record), (const char **) names, NULL);
  int minimum;

  g_free (driver_open_record (driver, named));
  gtk_widget_measure (driver_find_type (driver, WEFT_TYPE_TURN_PANEL), GTK_ORIENTATION_HORIZONTAL,
                      -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 340);
}

/* An income turn says what it is, shows its sum in pictures, and folds the lines of it in words
 * away with the reasons. */
static void
test_income_sum (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *factors, *line, *why;

  open_game (driver, "income");
  weft_game_tell (game_of (driver), 0);
  driver_settle ();
  g_assert_nonnull (find_label (driver, "The Automa’s income turn 3"));
  g_assert_nonnull (find_label (driver, "VP token → 47"));
  factors = find_label (driver, "7 × 2");
  g_assert_nonnull (factors);
  g_assert_nonnull (find_label (driver, "= 32"));
  g_assert_null (find_label (driver, "Landmarks and territories"));
  /* The signs are those of the mat. */
  g_assert_nonnull (driver_find (driver, gtk_widget_get_parent (factors), is_of_type,
                                 GSIZE_TO_POINTER (WEFT_TYPE_PART_SIGNS)));
  line = gtk_widget_get_ancestor (factors, WEFT_TYPE_ACT_LINE);
  why = driver_find (driver, line, is_why, NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (why), TRUE);
  driver_settle ();
  g_assert_nonnull (find_label (driver, "Landmarks and territories"));
}

static gboolean
is_pair (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return GTK_IS_LABEL (widget)
         && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Cards ");
}

/* Once the human has finished, one card tells the bots' turns up to the end, each under a heading
 * of its own. */
static void
test_last_turns (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GPtrArray *steps;
  GtkWidget *card, *first, *line = NULL;
  guint turns = 1, lines = 0, headings = 0;

  open_game (driver, "last-turns");
  weft_game_tell (game_of (driver), 0);
  driver_settle ();
  steps = weft_game_get_steps (game_of (driver));
  for (guint i = 1; i < steps->len; i++)
    turns += ((WeftStep *) g_ptr_array_index (steps, i))->shown.turn
             != ((WeftStep *) g_ptr_array_index (steps, i - 1))->shown.turn;
  g_assert_cmpuint (turns, >, 1);
  card = driver_find_type (driver, WEFT_TYPE_TABLE_CARD);
  first = driver_find (driver, card, is_of_type, GSIZE_TO_POINTER (WEFT_TYPE_ACT_LINE));
  for (line = first; line != NULL; line = gtk_widget_get_next_sibling (line))
    {
      lines += WEFT_IS_ACT_LINE (line);
      headings += is_pair (line, NULL);
    }
  g_assert_cmpuint (lines, ==, steps->len);
  g_assert_cmpuint (headings, ==, turns - 1);
  g_assert_nonnull (driver_find (driver, card, is_pair, NULL)); /* the first turn’s, on top */
  for (guint i = 0; i < steps->len; i++)
    g_assert_true (weft_table_card_tick_next (WEFT_TABLE_CARD (card)));
  driver_settle ();
  g_assert_null (weft_game_get_step (game_of (driver)));
}

/* A correction that is closed without one leaves the focus where it was, not on Undo. */
static void
test_focus_after_correction (void)
{
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *places[2];

  open_turn (driver, 2, 40);
  places[0] = weft_board_pane_get_hex (board_of (driver),
                                       (guint) weft_hex_from_name (driver->tables, "A3"));
  places[1] = weft_board_pane_get_space (board_of (driver), WEFT_TRACK_MILITARY, 12);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWidget *popover;

      gtk_widget_grab_focus (places[i]);
      driver_press (places[i]);
      popover = driver_find_class (driver, "correction");
      g_assert_nonnull (popover);
      wait_long ();
      gtk_popover_popdown (GTK_POPOVER (popover));
      wait_long ();
      g_assert_true (focus_of (driver) == places[i]);
    }
}

/* Redo has the keys of both worlds. */
static void
test_redo_keys (void)
{
  static const char *const keys[] = { "ctrl+shift+z", "ctrl+y" };
  g_autoptr (Driver) driver = driver_new ();
  guint before;

  open_turn (driver, 2, 40);
  driver_press (find_row (driver, WEFT_TRACK_TECHNOLOGY, WEFT_MOVE_ACTION));
  before = n_moves (driver);
  wait_long ();
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      press_keys ("ctrl+z");
      g_assert_cmpuint (n_moves (driver), ==, before - 1);
      press_keys (keys[i]);
      g_assert_cmpuint (n_moves (driver), ==, before);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  leave_out_hints ();
  g_test_add_func ("/table/one-press", test_one_press);
  g_test_add_func ("/table/two-presses", test_two_presses);
  g_test_add_func ("/table/habitual-key", test_habitual_key);
  g_test_add_func ("/table/opening", test_opening);
  g_test_add_func ("/table/asks-for-hex", test_asks_for_hex);
  g_test_add_func ("/table/asking-keeps-the-board", test_asking_keeps_the_board);
  g_test_add_func ("/table/trap-question", test_trap_question);
  g_test_add_func ("/table/die-in-sight", test_die_in_sight);
  g_test_add_func ("/table/correction-shows-at-once", test_correction_shows_at_once);
  g_test_add_func ("/table/income-sum", test_income_sum);
  g_test_add_func ("/table/last-turns", test_last_turns);
  g_test_add_func ("/table/digits", test_digits);
  g_test_add_func ("/table/redo-keys", test_redo_keys);
  g_test_add_func ("/table/focus-after-correction", test_focus_after_correction);
  g_test_add_func ("/table/far-hex", test_far_hex);
  g_test_add_func ("/table/reasons", test_reasons);
  g_test_add_func ("/table/in-sight", test_in_sight);
  g_test_add_func ("/table/opens-at-top", test_opens_at_top);
  g_test_add_func ("/table/header", test_header);
  g_test_add_func ("/table/undo-speaks", test_undo_speaks);
  g_test_add_func ("/table/ticks", test_ticks);
  g_test_add_func ("/table/scores", test_scores);
  g_test_add_func ("/table/number-by-enter", test_number_by_enter);
  g_test_add_func ("/table/undo-in-an-entry", test_undo_in_entry);
  g_test_add_func ("/table/long-name", test_long_name);
  return g_test_run ();
}
