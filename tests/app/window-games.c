/* window-games.c: whole games played through the window's widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "app-driver.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"
#include "weft-state-json.h"

/* A kind of game, and how it is played. */
typedef struct
{
  const char *name;
  guint8 level; /* 0: the mode shadow-empire */
  guint8 n_humans;
  guint8 expansions;
  gboolean real; /* whether cards and dice are typed */
} Kind;

#define QUICK_LEVEL 6
#define PLANS (1 << WEFT_EXPANSION_PLANS_AND_PLOYS)
#define ARTS (1 << WEFT_EXPANSION_ARTS_AND_ARCHITECTURE)

static const Kind kinds[] = {
  { "solo-level-2", 2, 1, 0, FALSE },
  { "solo-level-2-real-cards-and-dice", 2, 1, 0, TRUE },
  { "solo-level-6-plans-and-ploys", 6, 1, PLANS, FALSE },
  { "arts-level-4", 4, 1, ARTS, FALSE },
  { "shadow-empire-three-players", 0, 3, 0, FALSE },
};

/* A complete game, played by the simulation's human. */
static WeftRecord *
script_of (const Kind *kind, const WeftTables *tables)
{
  WeftSimulation simulation = { .tables = tables, .seed = { 21, 4 }, .roll_bots = FALSE };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

  simulation.setup = weft_setup_blank (kind->level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
  simulation.setup.level = kind->level;
  simulation.setup.n_humans = kind->n_humans;
  simulation.setup.expansions = kind->expansions;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  g_assert_true (weft_setup_check (&simulation.setup, tables, NULL));
  return weft_simulation_record (&simulation, 3);
}

static gboolean
is_chance (const WeftMove *move)
{
  return move->kind == WEFT_MOVE_DEAL || move->kind == WEFT_MOVE_ROLL
         || move->kind == WEFT_MOVE_REVEAL;
}

/* The record's beginning: the same game before its first move. */
static WeftRecord *
empty_copy (const WeftRecord *script)
{
  return weft_record_new (weft_record_setup (script), NULL, weft_record_seed (script));
}

static char *
state_text (WeftGame *game)
{
  g_autoptr (JsonObject) object =
      weft_state_to_json (weft_game_get_state (game), weft_game_get_tables (game));
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return weft_json_print (node);
}

/* What weft-cli says of the file the window has saved. */
static char *
replayed_text (const char *path)
{
  const char *const arguments[] = { g_getenv ("WEFT_CLI"), "replay", path, "--state", NULL };
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  int status;

  g_assert_nonnull (arguments[0]);
  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL,
                &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  node = weft_json_parse (output, strlen (output), &error);
  g_assert_no_error (error);
  return weft_json_print (node);
}

static void
check_saved (WeftGame *game, const char *path)
{
  g_autofree char *shown = state_text (game);
  g_autofree char *replayed = NULL;

  weft_game_flush (game);
  replayed = replayed_text (path);
  g_assert_cmpstr (shown, ==, replayed);
}

static void
check_same (Driver *driver, const WeftMove *wanted, const WeftMove *made)
{
  g_autoptr (JsonObject) first = weft_move_to_json (wanted, driver->tables);
  g_autoptr (JsonObject) second = weft_move_to_json (made, driver->tables);
  g_autoptr (JsonNode) a = json_node_init_object (json_node_alloc (), first);
  g_autoptr (JsonNode) b = json_node_init_object (json_node_alloc (), second);
  g_autofree char *wanted_text = weft_json_print (a);
  g_autofree char *made_text = weft_json_print (b);

  g_assert_cmpstr (made_text, ==, wanted_text);
}

/* Plays the script's moves; what the app's own shuffler brings must be what the script has. */
static void
play (Driver *driver, const WeftRecord *script, gboolean real)
{
  WeftGame *game = weft_window_get_game (driver->window);

  driver_take_steps (driver);
  for (guint i = 0; i < weft_record_n_moves (script); i++)
    {
      const WeftMove *move = weft_record_move (script, i);

      if (real || !is_chance (move))
        driver_make (driver, move);
      g_assert_cmpuint (weft_record_n_moves (weft_game_get_record (game)), >, i);
      check_same (driver, move, weft_record_move (weft_game_get_record (game), i));
      driver_take_steps (driver);
    }
  g_assert_true (weft_game_get_state (game)->over);
}

/* Back to the first move and forward to the last, with the buttons. */
static void
undo_and_redo (Driver *driver, guint n_moves)
{
  WeftGame *game = weft_window_get_game (driver->window);
  g_autofree char *end = state_text (game);
  guint presses = 0;

  for (gboolean can = TRUE; can; presses++)
    {
      driver_press (driver_find_action (driver, "table.undo", NULL));
      g_object_get (game, "can-undo", &can, NULL);
      g_assert_null (weft_game_get_step (game));
    }
  /* Cards that came before anybody had done anything stay. */
  for (guint i = 0; i < weft_record_n_moves (weft_game_get_record (game)); i++)
    g_assert_true (is_chance (weft_record_move (weft_game_get_record (game), i)));
  for (gboolean can = TRUE; can; presses--)
    {
      driver_press (driver_find_action (driver, "table.redo", NULL));
      g_object_get (game, "can-redo", &can, NULL);
    }
  g_assert_cmpuint (presses, ==, 0);
  g_assert_cmpuint (weft_record_n_moves (weft_game_get_record (game)), ==, n_moves);
  {
    g_autofree char *again = state_text (game);

    g_assert_cmpstr (again, ==, end);
  }
}

static void
test_game (gconstpointer data)
{
  const Kind *kind = data;
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) script = script_of (kind, driver->tables);
  g_autoptr (WeftRecord) empty = empty_copy (script);
  g_autofree char *path = NULL;

  weft_record_set_by_hand (empty, kind->real ? WEFT_BY_HAND_ALL : 0);
  path = driver_open_record (driver, empty);
  play (driver, script, kind->real);
  check_saved (weft_window_get_game (driver->window), path);
  undo_and_redo (driver, weft_record_n_moves (script));
  check_saved (weft_window_get_game (driver->window), path);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *name = NULL;

      /* Where everything takes many times as long one game does. */
      if (g_getenv ("WEFT_QUICK") != NULL && kinds[i].level != QUICK_LEVEL)
        continue;
      name = g_strdup_printf ("/window/game/%s", kinds[i].name);
      g_test_add_data_func (name, &kinds[i], test_game);
    }
  return g_test_run ();
}
