/* game.c: the game as the window sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "weft-game.h"
#include "weft-simulation.h"

typedef struct
{
  WeftTables *tables;
  char *folder;
  char *path;
  WeftGame *game;
  guint changes;
} Fixture;

static void
count_change (Fixture *fixture)
{
  fixture->changes++;
}

static WeftSetup
small_setup (void)
{
  WeftSetup setup = { .mode = WEFT_MODE_SOLO,
                      .level = 2,
                      .n_humans = 1,
                      .n_civilizations = 1,
                      .first = WEFT_PLAYER_P1,
                      .favorites = { [WEFT_PLAYER_SHADOW] = WEFT_TRACK_SCIENCE },
                      .colors = { WEFT_COLOR_BLUE, [WEFT_PLAYER_AUTOMA] = WEFT_COLOR_RED,
                                  [WEFT_PLAYER_SHADOW] = WEFT_COLOR_GRAY } };

  weft_setup_put_tracks (&setup);
  return setup;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  WeftSetup setup = small_setup ();
  WeftSeed seed = { 3, 4 };

  (void) data;
  fixture->tables = weft_tables_load (NULL);
  g_assert_true (weft_setup_check (&setup, fixture->tables, NULL));
  fixture->folder = g_dir_make_tmp ("weft-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.weft", NULL);
  fixture->game = weft_game_new (
      fixture->tables,
      weft_history_new (fixture->tables, weft_record_new (&setup, NULL, &seed), NULL),
      fixture->path);
  g_signal_connect_swapped (fixture->game, "changed", G_CALLBACK (count_change), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  (void) data;
  g_clear_object (&fixture->game);
  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
  weft_tables_free (fixture->tables);
}

static void
apply (Fixture *fixture, WeftMoveKind kind, WeftTrack track)
{
  WeftMove move = { .kind = (guint8) kind, .track = (guint8) track, .token = WEFT_NONE };

  g_assert_true (weft_game_apply (fixture->game, &move, NULL));
}

static guint
saved_moves (Fixture *fixture)
{
  g_autoptr (WeftRecord) record = weft_record_load (fixture->path, fixture->tables, NULL);

  g_assert_nonnull (record);
  return weft_record_n_moves (record);
}

static char *
title (Fixture *fixture)
{
  char *text;

  g_object_get (fixture->game, "title", &text, NULL);
  return text;
}

static void
test_every_move_is_saved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = title (fixture);
  g_autofree char *after = NULL;

  (void) data;
  g_assert_cmpstr (before, ==, "Era 0 · your turn");
  apply (fixture, WEFT_MOVE_INCOME, 0);
  g_assert_cmpuint (saved_moves (fixture), ==, 1);
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  apply (fixture, WEFT_MOVE_ADVANCE, WEFT_TRACK_SCIENCE);
  g_assert_cmpuint (saved_moves (fixture), ==, 3);
  g_assert_cmpuint (fixture->changes, ==, 3);
  after = title (fixture);
  g_assert_cmpstr (after, ==, "Era 1 · your turn");
}

static void
test_undo_takes_cards_back_with_their_cause (Fixture *fixture, gconstpointer data)
{
  guint n, dealt;
  gboolean can_redo;

  (void) data;
  apply (fixture, WEFT_MOVE_INCOME, 0);
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  apply (fixture, WEFT_MOVE_ADVANCE, WEFT_TRACK_SCIENCE);
  n = weft_history_n_moves (weft_game_get_history (fixture->game));
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  dealt = weft_history_n_moves (weft_game_get_history (fixture->game));
  g_assert_cmpuint (dealt, >, n + 1); /* the shuffler has dealt */
  g_assert_cmpuint (weft_game_get_step (fixture->game), ==, n);
  weft_game_undo (fixture->game);
  g_assert_cmpuint (weft_history_n_moves (weft_game_get_history (fixture->game)), ==, n);
  g_assert_cmpint (weft_game_get_state (fixture->game)->prompt.kind, ==, WEFT_PROMPT_TURN);
  g_object_get (fixture->game, "can-redo", &can_redo, NULL);
  g_assert_true (can_redo);
  weft_game_redo (fixture->game);
  g_assert_cmpuint (weft_history_n_moves (weft_game_get_history (fixture->game)), ==, dealt);
}

static void
test_refused_moves_change_nothing (Fixture *fixture, gconstpointer data)
{
  WeftMove move = { .kind = WEFT_MOVE_END_TURN };
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_false (weft_game_apply (fixture->game, &move, &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL);
  g_assert_cmpuint (fixture->changes, ==, 0);
}

static void
test_trouble_with_saving_is_told (Fixture *fixture, gconstpointer data)
{
  g_autofree char *trouble = NULL;

  (void) data;
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0); /* in the way of the file */
  apply (fixture, WEFT_MOVE_INCOME, 0);
  g_object_get (fixture->game, "trouble", &trouble, NULL);
  g_assert_nonnull (trouble);
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/game/every-move-is-saved", test_every_move_is_saved);
  ADD ("/game/undo-takes-cards-back-with-their-cause", test_undo_takes_cards_back_with_their_cause);
  ADD ("/game/refused-moves-change-nothing", test_refused_moves_change_nothing);
  ADD ("/game/trouble-with-saving-is-told", test_trouble_with_saving_is_told);
  return g_test_run ();
}
