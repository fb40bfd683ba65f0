/* bench-window.c: the figures of the window: start-up, memory, opening a game, a step
 *
 * Takes the paths of weft and of the bare program. Prints one line a figure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <unistd.h>

#include "app-driver.h"
#include "cost.h"
#include "weft-record-text.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"
#include "weft-table-layout.h"

#define ROUNDS 15
#define FEWEST_MOVES 150
#define REST (500 * 1000) /* microseconds */

static Cost
run (const char *const *argv)
{
  Cost cost;

  g_setenv ("WEFT_QUIT_AFTER_FIRST_FRAME", "1", TRUE);
  cost = cost_of (argv, STDERR_FILENO);
  g_unsetenv ("WEFT_QUIT_AFTER_FIRST_FRAME");
  return cost;
}

/* A game with many moves, in a file of its own. */
static char *
write_long_game (const WeftTables *tables)
{
  WeftSimulation simulation = { .tables = tables, .seed = { 1, 2 } };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);
  char *path = g_build_filename (g_get_user_data_dir (), "long.weft", NULL);

  simulation.setup = weft_setup_blank (WEFT_MODE_SOLO);
  simulation.setup.level = 6;
  simulation.setup.n_humans = 1;
  simulation.setup.expansions = 3;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  for (guint64 n = 0;; n++)
    {
      g_autoptr (WeftRecord) record = weft_simulation_record (&simulation, n);

      if (weft_record_n_moves (record) < FEWEST_MOVES)
        continue;
      while (weft_record_n_moves (record) > FEWEST_MOVES)
        weft_record_undo (record);
      weft_record_drop_undone (record);
      if (!weft_record_save (record, path, NULL))
        g_error ("%s cannot be written", path);
      return path;
    }
}

/* The programs in turn, so that a machine that gets slower slows all. */
static void
measure_start (const char *weft, const char *bare, const char *game)
{
  const char *const empty_argv[] = { weft, NULL }, *const bare_argv[] = { bare, NULL };
  const char *const game_argv[] = { weft, game, NULL };
  double times[ROUNDS], memory[ROUNDS], opening[ROUNDS];

  run (empty_argv);
  run (bare_argv);
  for (int i = 0; i < ROUNDS; i++)
    {
      Cost bare_cost = run (bare_argv), empty_cost = run (empty_argv), game_cost = run (game_argv);

      times[i] = empty_cost.seconds / bare_cost.seconds;
      memory[i] = empty_cost.peak_mib / bare_cost.peak_mib;
      opening[i] = game_cost.seconds / empty_cost.seconds;
    }
  g_print ("start to first frame, over a bare libadwaita window: %.2f\n", median (times, ROUNDS));
  g_print ("peak memory, over a bare libadwaita window: %.2f\n", median (memory, ROUNDS));
  g_print ("start with a game of %d moves, over an empty start: %.2f\n", FEWEST_MOVES,
           median (opening, ROUNDS));
}

static void
painted_cb (GdkFrameClock *clock, gboolean *painted)
{
  (void) clock;
  *painted = TRUE;
}

static void
rest (void)
{
  gint64 until = g_get_monotonic_time () + REST;

  while (g_get_monotonic_time () < until)
    {
      driver_settle ();
      g_usleep (1000);
    }
}

/* The frames that followed presses, and those that should have come and did not. */
typedef struct
{
  gint64 latest; /* or 0: the next one is the first after a press */
  gint64 interval;
  guint frames;
  guint dropped;
  gboolean pressed; /* beginning again from the first act is nobody's press */
} Motion;

static void
update_cb (GdkFrameClock *clock, Motion *motion)
{
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (!motion->pressed)
    return;
  if (motion->latest > 0)
    {
      gdk_frame_clock_get_refresh_info (clock, now, &motion->interval, NULL);
      motion->dropped += (guint) MAX ((now - motion->latest) / (motion->interval * 3 / 2), 0);
    }
  motion->latest = now;
  motion->frames++;
}

/* Presses @button and waits for the next frame. */
static double
press_ms (GtkWidget *button, GdkFrameClock *clock)
{
  gboolean painted = FALSE;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);
  gint64 start = g_get_monotonic_time ();

  g_signal_emit_by_name (button, "clicked");
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
  return (double) (g_get_monotonic_time () - start) / 1000;
}

static gboolean
is_open_tick (GtkWidget *widget, gconstpointer data)
{
  (void) data;
  return gtk_widget_has_css_class (widget, "tick") && gtk_widget_get_mapped (widget)
         && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget));
}

/* The next tick of the card, or the end of the card. */
static GtkWidget *
next_press (Driver *driver)
{
  GtkWidget *tick = driver_find (driver, NULL, is_open_tick, NULL);

  return tick != NULL ? tick : driver_find_action (driver, "table.all-done", NULL);
}

/* From a press on the card of a bots' turn to its painted board, with and without motion. */
static void
measure_ticks (Driver *driver, gboolean moves)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (driver->window));
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  WeftGame *game = weft_window_get_game (driver->window);
  Motion motion = { 0 };
  gulong handler;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
  handler = g_signal_connect (clock, "update", G_CALLBACK (update_cb), &motion);
  for (int i = 0; i < ROUNDS / 3; i++)
    {
      motion.pressed = FALSE;
      weft_game_tell (game, 0);
      do
        {
          double ms;

          rest (); /* as long as a person takes at least: the frames of the press before are over */
          motion.latest = 0;
          motion.pressed = TRUE;
          ms = press_ms (next_press (driver), clock);
          g_array_append_val (times, ms);
        }
      while (weft_game_get_step (game) != NULL);
      rest ();
    }
  g_signal_handler_disconnect (clock, handler);
  if (moves)
    g_print ("frames while tokens move: %u, dropped: %u\n", motion.frames, motion.dropped);
  else
    g_print ("from a tick to the painted board: %.1f ms in the middle of %u\n",
             median ((double *) times->data, times->len), times->len);
}

/* From a press on Log until nothing is left to do: its rows are made then. */
static void
measure_log (Driver *driver)
{
  gint64 start = g_get_monotonic_time ();

  gtk_widget_activate_action (driver_find_type (driver, WEFT_TYPE_TABLE_LAYOUT), "table.view", "s",
                              "log");
  driver_settle ();
  g_print ("from Log to its painted last row: %.0f ms\n",
           (double) (g_get_monotonic_time () - start) / 1000);
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  Driver *driver;

  if (argc != 3)
    return 2;
  {
    WeftTables *tables = weft_tables_load (NULL);

    path = write_long_game (tables);
    weft_tables_free (tables);
  }
  measure_start (argv[1], argv[2], path);
  gtk_init ();
  driver = driver_new ();
  if (!weft_window_open (driver->window, path))
    g_error ("%s cannot be opened", path);
  driver_settle ();
  measure_ticks (driver, FALSE);
  measure_ticks (driver, TRUE);
  measure_log (driver);
  driver_free (driver);
  return 0;
}
