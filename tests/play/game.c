/* game.c: a game in play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "weft-game.h"
#include "weft-legal-moves.h"
#include "weft-record-text.h"
#include "weft-simulation.h"

#define KILLS 100

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

static WeftGame *
open_game (const WeftTables *tables, const char *path)
{
  WeftRecord *record = weft_record_load (path, tables, NULL);
  WeftGame *game;

  g_assert_nonnull (record);
  game = weft_game_new (tables, weft_history_new (tables, record, NULL),
                        weft_record_file_open (path, NULL));
  weft_game_go_on (game);
  return game;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  WeftSetup setup = small_setup ();
  WeftSeed seed = { 3, 4 };
  g_autoptr (WeftRecord) record = NULL;

  (void) data;
  fixture->tables = weft_tables_load (NULL);
  g_assert_true (weft_setup_check (&setup, fixture->tables, NULL));
  fixture->folder = g_dir_make_tmp ("weft-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.weft", NULL);
  record = weft_record_new (&setup, NULL, &seed);
  g_assert_true (weft_record_save (record, fixture->path, NULL));
  fixture->game = open_game (fixture->tables, fixture->path);
  g_signal_connect_swapped (fixture->game, "changed", G_CALLBACK (count_change), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  (void) data;
  g_clear_object (&fixture->game);
  g_unlink (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0); /* nothing else has been left there */
  g_free (fixture->path);
  g_free (fixture->folder);
  weft_tables_free (fixture->tables);
}

static void
apply (Fixture *fixture, WeftMoveKind kind, WeftTrack track)
{
  WeftMove move = { .kind = (guint8) kind, .track = (guint8) track, .token = WEFT_NONE };

  g_assert_true (weft_game_apply (fixture->game, &move, NULL, NULL));
}

static guint
saved_moves (Fixture *fixture)
{
  g_autoptr (WeftRecord) record = NULL;

  weft_game_flush (fixture->game);
  record = weft_record_load (fixture->path, fixture->tables, NULL);
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

static guint
n_moves (Fixture *fixture)
{
  return weft_history_n_moves (weft_game_get_history (fixture->game));
}

static void
test_every_move_is_saved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = title (fixture);
  g_autofree char *during = NULL, *after = NULL;

  (void) data;
  g_assert_cmpstr (before, ==, "Era 1 · your turn");
  apply (fixture, WEFT_MOVE_INCOME, 0);
  g_assert_cmpuint (saved_moves (fixture), ==, 1);
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  during = title (fixture);
  g_assert_cmpstr (during, ==, "Era 1 · bots’ turn");
  weft_game_tell (fixture->game, G_MAXUINT);
  after = title (fixture);
  g_assert_cmpstr (after, ==, "Era 1 · your turn");
  apply (fixture, WEFT_MOVE_ADVANCE, WEFT_TRACK_SCIENCE);
  g_assert_cmpuint (saved_moves (fixture), ==, 3);
  g_assert_cmpuint (fixture->changes, ==, 3);
}

static void
begin_second_turn (Fixture *fixture)
{
  apply (fixture, WEFT_MOVE_INCOME, 0);
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  apply (fixture, WEFT_MOVE_ADVANCE, WEFT_TRACK_SCIENCE);
}

static void
test_undo_takes_cards_back_with_their_cause (Fixture *fixture, gconstpointer data)
{
  guint n, dealt;
  gboolean can_redo;

  (void) data;
  begin_second_turn (fixture);
  n = n_moves (fixture);
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  dealt = n_moves (fixture);
  g_assert_cmpuint (dealt, >, n + 1); /* the shuffler has dealt */
  weft_game_undo (fixture->game);
  g_assert_cmpuint (n_moves (fixture), ==, n);
  g_assert_cmpint (weft_game_get_state (fixture->game)->prompt.kind, ==, WEFT_PROMPT_TURN);
  g_object_get (fixture->game, "can-redo", &can_redo, NULL);
  g_assert_true (can_redo);
  weft_game_redo (fixture->game);
  g_assert_cmpuint (n_moves (fixture), ==, dealt);
}

/* Undoing and playing otherwise brings the same cards. */
static void
test_no_fishing_for_cards (Fixture *fixture, gconstpointer data)
{
  WeftMove first, second;

  (void) data;
  begin_second_turn (fixture);
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  first = *weft_record_move (weft_game_get_record (fixture->game), 4);
  weft_game_undo (fixture->game);
  weft_game_undo (fixture->game);
  apply (fixture, WEFT_MOVE_ADVANCE, WEFT_TRACK_MILITARY);
  apply (fixture, WEFT_MOVE_ADVANCE, WEFT_TRACK_MILITARY);
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  second = *weft_record_move (weft_game_get_record (fixture->game), 5);
  g_assert_cmpint (first.kind, ==, WEFT_MOVE_DEAL);
  g_assert_cmpmem (first.cards, sizeof first.cards, second.cards, sizeof second.cards);
}

static void
test_goes_back_to_a_line (Fixture *fixture, gconstpointer data)
{
  guint dealt;

  (void) data;
  begin_second_turn (fixture);
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  dealt = n_moves (fixture);
  weft_game_go_back (fixture->game, 2);
  g_assert_cmpuint (n_moves (fixture), ==, 2);
  weft_game_redo (fixture->game);
  weft_game_redo (fixture->game);
  g_assert_cmpuint (n_moves (fixture), ==, dealt);
  /* In the middle of what a move has caused there is nothing to go back to. */
  weft_game_go_back (fixture->game, 4);
  g_assert_cmpuint (n_moves (fixture), ==, dealt);
}

static void
test_refused_moves_change_nothing (Fixture *fixture, gconstpointer data)
{
  WeftMove move = { .kind = WEFT_MOVE_END_TURN };
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_false (weft_game_apply (fixture->game, &move, NULL, &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL);
  g_assert_cmpuint (fixture->changes, ==, 0);
  g_assert_cmpuint (n_moves (fixture), ==, 0);
}

/* With the real cards the game waits for them, and what is typed is undone on its own. */
static void
test_real_cards (Fixture *fixture, gconstpointer data)
{
  WeftMove own, other = { .kind = WEFT_MOVE_DEAL };
  guint n;

  (void) data;
  begin_second_turn (fixture);
  g_object_set (fixture->game, "real-cards", TRUE, NULL);
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  n = n_moves (fixture);
  g_assert_cmpint (weft_game_get_state (fixture->game)->prompt.kind, ==, WEFT_PROMPT_DEAL);
  own = weft_chance_sample (weft_record_seed (weft_game_get_record (fixture->game)),
                            weft_game_get_state (fixture->game));
  other.cards[0] = own.cards[1];
  other.cards[1] = own.cards[0];
  g_assert_true (weft_game_apply (fixture->game, &other, NULL, NULL));
  g_assert_cmpuint (n_moves (fixture), >, n);
  while (n_moves (fixture) > n)
    weft_game_undo (fixture->game);
  g_assert_cmpuint (n_moves (fixture), ==, n);
  /* The very cards the shuffler would have dealt are the person's too. */
  g_assert_true (weft_game_apply (fixture->game, &own, NULL, NULL));
  while (n_moves (fixture) > n)
    weft_game_undo (fixture->game);
  g_assert_cmpuint (n_moves (fixture), ==, n);
  /* A game goes on as it was left. */
  weft_game_flush (fixture->game);
  g_clear_object (&fixture->game);
  fixture->game = open_game (fixture->tables, fixture->path);
  g_assert_cmpuint (n_moves (fixture), ==, n);
  g_assert_cmpint (weft_game_get_state (fixture->game)->prompt.kind, ==, WEFT_PROMPT_DEAL);
  /* Without them the shuffler goes on at once. */
  g_object_set (fixture->game, "real-cards", FALSE, NULL);
  g_assert_cmpuint (n_moves (fixture), >, n);
}

/* What one sentence says is made whole or not at all, and said back. */
static void
test_several_acts (Fixture *fixture, gconstpointer data)
{
  WeftMove moves[] = {
    { .kind = WEFT_MOVE_INCOME, .token = WEFT_NONE },
    { .kind = WEFT_MOVE_ADVANCE, .track = WEFT_TRACK_SCIENCE, .token = WEFT_NONE },
    { .kind = WEFT_MOVE_VP, .number = 12 },
    { .kind = WEFT_MOVE_END_TURN },
    { .kind = WEFT_MOVE_INCOME, .token = WEFT_NONE },
    { .kind = WEFT_MOVE_TAKE_POOL },
  };
  WeftTyped typed = { .kind = WEFT_TYPED_MOVE, .n_moves = G_N_ELEMENTS (moves) };
  g_auto (GStrv) said = NULL;
  g_autoptr (GError) error = NULL;

  (void) data;
  memcpy (typed.moves, moves, sizeof moves);
  g_assert_false (weft_game_apply_typed (fixture->game, &typed, &said, &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL);
  g_assert_nonnull (strstr (error->message, "no pool")); /* in words, of the move that failed */
  g_assert_null (said);
  g_assert_cmpuint (n_moves (fixture), ==, 0);
  g_assert_cmpuint (fixture->changes, ==, 0);
  typed.n_moves = 4;
  g_assert_true (weft_game_apply_typed (fixture->game, &typed, &said, NULL));
  g_assert_cmpuint (g_strv_length (said), ==, 3);
  g_assert_cmpstr (said[0], ==, "You take income turn 1");
  g_assert_cmpstr (said[1], ==, "Your token is on Science 1, Astronomy");
  g_assert_cmpstr (said[2], ==, "Noted: You: 12 VP");
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_cmpuint (n_moves (fixture), ==, 4);
  g_assert_cmpuint (saved_moves (fixture), ==, 4);
}

static void
test_goes_on_in_the_middle_of_the_steps (Fixture *fixture, gconstpointer data)
{
  (void) data;
  begin_second_turn (fixture);
  apply (fixture, WEFT_MOVE_END_TURN, 0);
  g_assert_nonnull (weft_game_get_step (fixture->game));
  weft_game_tell (fixture->game, 1);
  weft_game_flush (fixture->game);
  g_clear_object (&fixture->game);
  fixture->game = open_game (fixture->tables, fixture->path);
  g_assert_cmpuint (weft_game_get_told (fixture->game), ==, 1);
  g_assert_nonnull (weft_game_get_step (fixture->game));
}

static void
wait_for_trouble (Fixture *fixture, gboolean wanted)
{
  gint64 until = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (g_get_monotonic_time () < until)
    {
      g_autofree char *trouble = NULL;

      g_object_get (fixture->game, "trouble", &trouble, NULL);
      if ((trouble != NULL) == wanted)
        return;
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_not_reached ();
}

static void
test_trouble_with_saving_is_told (Fixture *fixture, gconstpointer data)
{
  g_autofree char *elsewhere = g_strconcat (fixture->folder, "-elsewhere", NULL);

  (void) data;
  weft_game_flush (fixture->game);
  g_assert_cmpint (g_rename (fixture->folder, elsewhere), ==, 0); /* as a disk that is pulled out */
  apply (fixture, WEFT_MOVE_INCOME, 0);
  wait_for_trouble (fixture, TRUE);
  apply (fixture, WEFT_MOVE_END_TURN, 0); /* play goes on */
  g_assert_cmpint (g_rename (elsewhere, fixture->folder), ==, 0);
  apply (fixture, WEFT_MOVE_ADVANCE, WEFT_TRACK_SCIENCE);
  wait_for_trouble (fixture, FALSE);
  g_assert_cmpuint (saved_moves (fixture), ==, 3);
}

/* Plays one random move after the other, and says after each how many are sure to be on disk. */
static void
play_until_killed (const char *path, int report)
{
  WeftTables *tables = weft_tables_load (NULL);
  WeftGame *game = open_game (tables, path);
  GRand *random = g_rand_new_with_seed ((guint32) getpid ());

  while (TRUE)
    {
      g_autoptr (GArray) moves = weft_legal_moves (weft_game_get_state (game), tables);
      WeftMove move = g_array_index (moves, WeftMove,
                                     (guint) g_rand_int_range (random, 0, (gint32) moves->len));
      guint n;

      if (moves->len == 0 || move.kind == WEFT_MOVE_TILES)
        move = (WeftMove){ .kind = WEFT_MOVE_VP, .number = 50 };
      g_assert_true (weft_game_apply (game, &move, NULL, NULL));
      if (g_rand_int_range (random, 0, 4) == 0)
        weft_game_tell (game, G_MAXUINT);
      weft_game_flush (game);
      n = weft_record_n_moves (weft_game_get_record (game));
      if (write (report, &n, sizeof n) != sizeof n)
        _exit (1);
    }
}

/* The plug is pulled at a random moment, which may be before anything has been done; what had been
 * reported is in the file. */
static void
pull_the_plug (Fixture *fixture, GRand *random, gboolean when_begun)
{
  int report[2], status;
  guint reported = 0, n;
  pid_t child;
  g_autoptr (WeftRecord) record = NULL;
  g_autoptr (WeftHistory) history = NULL;

  g_assert_cmpint (pipe (report), ==, 0);
  child = fork ();
  if (child == 0)
    {
      close (report[0]);
      play_until_killed (fixture->path, report[1]);
      _exit (0);
    }
  close (report[1]);
  if (when_begun)
    g_assert_cmpint (read (report[0], &reported, sizeof reported), ==, sizeof reported);
  g_usleep ((gulong) g_rand_int_range (random, 2000, 30000));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  while (read (report[0], &n, sizeof n) == sizeof n)
    reported = n;
  close (report[0]);
  record = weft_record_load (fixture->path, fixture->tables, NULL);
  g_assert_nonnull (record);
  g_assert_cmpuint (weft_record_n_moves (record), >=, reported);
  history = weft_history_new (fixture->tables, g_steal_pointer (&record), NULL);
  g_assert_nonnull (history);
}

static void
test_nothing_is_lost_by_a_kill (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  (void) data;
  g_clear_object (&fixture->game); /* its thread would not live on in the children */
  for (int i = 0; i < KILLS; i++)
    pull_the_plug (fixture, random, i % 2 == 0);
  fixture->game = open_game (fixture->tables, fixture->path);
  g_assert_cmpuint (n_moves (fixture), >=,
                    KILLS / 2); /* it has gone on from where it was each time */
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/game/every-move-is-saved", test_every_move_is_saved);
  ADD ("/game/undo-takes-cards-back-with-their-cause", test_undo_takes_cards_back_with_their_cause);
  ADD ("/game/no-fishing-for-cards", test_no_fishing_for_cards);
  ADD ("/game/goes-back-to-a-line", test_goes_back_to_a_line);
  ADD ("/game/refused-moves-change-nothing", test_refused_moves_change_nothing);
  ADD ("/game/real-cards", test_real_cards);
  ADD ("/game/several-acts", test_several_acts);
  ADD ("/game/goes-on-in-the-middle-of-the-steps", test_goes_on_in_the_middle_of_the_steps);
  ADD ("/game/trouble-with-saving-is-told", test_trouble_with_saving_is_told);
  ADD ("/game/nothing-is-lost-by-a-kill", test_nothing_is_lost_by_a_kill);
  return g_test_run ();
}
