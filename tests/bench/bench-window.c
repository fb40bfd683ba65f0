/* bench-window.c: the figures of the window: start-up, memory, opening a game, a step
 *
 * Takes the paths of weft and of the bare program. Prints one line a figure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app-driver.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"

#define ROUNDS 15
#define FEWEST_MOVES 150
#define REST (500 * 1000) /* microseconds */

typedef struct
{
  double seconds;
  double peak_mib;
} Cost;

static Cost
run (const char *const *argv)
{
  gint64 start = g_get_monotonic_time ();
  struct rusage usage;
  pid_t child = fork ();
  int status;

  if (child == 0)
    {
      g_setenv ("WEFT_QUIT_AFTER_FIRST_FRAME", "1", TRUE);
      dup2 (open ("/dev/null", O_WRONLY), STDERR_FILENO);
      execv (argv[0], (char *const *) argv);
      _exit (127);
    }
  if (child < 0 || wait4 (child, &status, 0, &usage) != child || !WIFEXITED (status)
      || WEXITSTATUS (status) != 0)
    g_error ("%s failed", argv[0]);
  return (Cost){ (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC,
                 (double) usage.ru_maxrss / 1024 };
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
median (double *values, gsize n)
{
  qsort (values, n, sizeof *values, compare);
  return values[n / 2];
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

/* From the press of Next to the painted step. */
static void
measure_steps (Driver *driver, const char *path)
{
  WeftGame *game;
  GArray *times = g_array_new (FALSE, FALSE, sizeof (double));
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (driver->window));

  g_assert_true (weft_window_open (driver->window, path));
  driver_settle ();
  game = weft_window_get_game (driver->window);
  for (int i = 0; i < 4; i++)
    {
      weft_game_tell (game, 0);
      driver_settle ();
      while (weft_game_get_step (game) != NULL)
        {
          GtkWidget *next = driver_find_action (driver, "table.next", NULL);
          gboolean painted = FALSE;
          gulong handler =
              g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);
          gint64 start;
          double ms;

          rest (); /* as long as a person takes at least: the frames of the step before are over */
          painted = FALSE;
          start = g_get_monotonic_time ();
          g_signal_emit_by_name (next, "clicked");
          while (!painted)
            g_main_context_iteration (NULL, TRUE);
          ms = (double) (g_get_monotonic_time () - start) / 1000;
          g_array_append_val (times, ms);
          g_signal_handler_disconnect (clock, handler);
        }
    }
  g_print ("from Next to the painted step: %.1f ms in the middle of %u\n",
           median ((double *) times->data, times->len), times->len);
  g_array_unref (times);
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
  measure_steps (driver, path);
  driver_free (driver);
  return 0;
}
