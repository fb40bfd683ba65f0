/* weft-main.c: the application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <glib/gi18n.h>

#include "weft-roll.h"
#include "weft-window.h"

#define APPLICATION_ID "io.github.weft_companion.Weft"

static WeftTables *tables;

/* A base game at level 2 with everything rolled. */
static WeftRecord *
quick_start (void)
{
  WeftSeed seed = weft_seed_random ();
  WeftRandom random = weft_random_start (&seed, WEFT_N_MOVES, 0);
  WeftSetup setup = weft_roll_blank (WEFT_MODE_SOLO);

  setup.level = 2;
  setup.n_humans = 1;
  weft_roll_setup (&setup, tables, &random);
  return weft_record_new (&setup, NULL, &seed);
}

/* For measuring the start: with WEFT_QUIT_AFTER_FIRST_FRAME=1 the application ends once the window
 * has been painted. */
static void
painted_cb (GdkFrameClock *clock, GtkWindow *window)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, window);
  g_application_quit (g_application_get_default ());
}

static void
quit_after_first_frame (GtkWindow *window)
{
  if (g_strcmp0 (g_getenv ("WEFT_QUIT_AFTER_FIRST_FRAME"), "1") != 0)
    return;
  gtk_widget_realize (GTK_WIDGET (window));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                    G_CALLBACK (painted_cb), window);
}

static void
show (GtkApplication *application, WeftRecord *record, const char *path)
{
  g_autoptr (GError) error = NULL;
  WeftHistory *history = record != NULL ? weft_history_new (tables, record, &error) : NULL;
  g_autoptr (WeftGame) game = NULL;
  GtkWindow *window;

  if (history == NULL)
    {
      g_printerr ("weft: %s: %s\n", path, error != NULL ? error->message : "");
      return;
    }
  game = weft_game_new (tables, history, path);
  window = GTK_WINDOW (weft_window_new (ADW_APPLICATION (application), game));
  quit_after_first_frame (window);
  gtk_window_present (window);
}

static void
activate_cb (GtkApplication *application)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "%Y-%m-%d %H.%M.%S.weft");
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "weft", "games", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_mkdir_with_parents (folder, 0700);
  show (application, quick_start (), path);
}

static void
open_cb (GtkApplication *application, GFile **files, int n_files)
{
  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *path = g_file_get_path (files[i]);
      g_autoptr (GError) error = NULL;
      WeftRecord *record = path != NULL ? weft_record_load (path, tables, &error) : NULL;

      if (record != NULL)
        show (application, record, path);
      else
        g_printerr ("weft: %s\n", error != NULL ? error->message : "");
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  tables = weft_tables_load (&error);
  if (tables == NULL)
    {
      g_printerr ("weft: %s\n", error->message);
      return 1;
    }
  application = adw_application_new (APPLICATION_ID, G_APPLICATION_HANDLES_OPEN);
  g_application_set_resource_base_path (G_APPLICATION (application),
                                        "/io/github/weft_companion/Weft");
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  g_signal_connect (application, "open", G_CALLBACK (open_cb), NULL);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  weft_tables_free (tables);
  return status;
}
