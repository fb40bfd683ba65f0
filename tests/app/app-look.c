/* app-look.c: looking at the window and its game, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-look.h"

#include <string.h>

#include "weft-record-text.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"
#include "weft-widgets.h"

WeftGame *
game_of (Driver *driver)
{
  return weft_window_get_game (driver->window);
}

const WeftState *
state_of (Driver *driver)
{
  return weft_game_get_state (game_of (driver));
}

const WeftMove *
last_move (Driver *driver)
{
  const WeftRecord *record = weft_game_get_record (game_of (driver));

  return weft_record_move (record, weft_record_n_moves (record) - 1);
}

WeftRecord *
load_game (const WeftTables *tables, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".weft", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "app", "games", file, NULL);
  WeftRecord *record = weft_record_load (path, tables, NULL);

  g_assert_nonnull (record);
  return record;
}

void
open_game (Driver *driver, const char *name)
{
  g_autoptr (WeftRecord) record = load_game (driver->tables, name);

  g_free (driver_open_record (driver, record));
}

WeftRecord *
simulated_game (const WeftTables *tables, guint8 level, guint8 expansions, guint moves)
{
  WeftSimulation simulation = { .tables = tables, .seed = { 9, 9 } };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);
  WeftRecord *record;

  simulation.setup = weft_setup_blank (level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
  simulation.setup.level = level;
  simulation.setup.n_humans = level > 0 ? 1 : 3;
  simulation.setup.expansions = expansions;
  simulation.setup.first = WEFT_PLAYER_P1;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  record = weft_simulation_record (&simulation, 1);
  while (moves > 0 && weft_record_n_moves (record) > moves)
    weft_record_undo (record);
  weft_record_drop_undone (record);
  return record;
}

void
wait_for_frames (void)
{
  for (int i = 0; i < 15; i++)
    {
      g_usleep (10000);
      driver_settle ();
    }
}

void
leave_out_hints (void)
{
  g_autoptr (Driver) driver = driver_new ();

  g_settings_set_uint (weft_application_get_settings (driver->application), "hints-seen",
                       G_MAXUINT);
}

void
press_key (GtkWidget *view, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (view);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean taken;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }
}

gboolean
says (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

gboolean
is_button_named (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

gboolean
is_tipped (GtkWidget *widget, gconstpointer tip)
{
  return g_strcmp0 (weft_widgets_get_tip (widget), tip) == 0;
}
