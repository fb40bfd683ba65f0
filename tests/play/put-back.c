/* put-back.c: what lies on the table and what the game says come together again, wherever one goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-put-back.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"

static WeftTables *tables;

/* A complete game in memory, with so many of its moves left. */
static WeftGame *
open_game (guint64 seed, guint moves)
{
  WeftSimulation simulation = { .tables = tables, .seed = { seed, 7 } };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);
  WeftRecord *record;
  WeftGame *game;

  simulation.setup = weft_setup_blank (WEFT_MODE_SOLO);
  simulation.setup.level = (guint8) (1 + seed % WEFT_N_LEVELS);
  simulation.setup.n_humans = 1;
  simulation.setup.first = WEFT_PLAYER_P1;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  record = weft_simulation_record (&simulation, 1);
  while (weft_record_n_moves (record) > moves)
    weft_record_undo (record);
  weft_record_drop_undone (record);
  game = weft_game_new (tables, weft_history_new (tables, record, NULL), NULL);
  weft_game_go_on (game);
  return game;
}

/* A game after a bots' turn of several acts. */
static WeftGame *
open_after_turn (guint64 seed)
{
  for (guint moves = 12;; moves++)
    {
      WeftGame *game = open_game (seed, moves);
      const WeftRecord *record = weft_game_get_record (game);
      guint n = weft_record_n_moves (record);

      g_assert_cmpuint (moves, <, 60);
      if (n > 0 && weft_record_move (record, n - 1)->kind == WEFT_MOVE_DEAL
          && weft_game_get_state (game)->prompt.kind == WEFT_PROMPT_TURN
          && weft_game_get_steps (game)->len > 2)
        return game;
      g_object_unref (game);
    }
}

static const WeftState *
after_step (GPtrArray *steps, guint done)
{
  return &((const WeftStep *) g_ptr_array_index (steps, done - 1))->shown;
}

static gboolean
is_same_table (WeftGame *game, const WeftState *a, const WeftState *b)
{
  return weft_changes_none (weft_game_get_voice (game), a, b);
}

/* A bots' turn taken back is put back act by act, in reverse; forward it is told anew. */
static void
test_whole_turn (void)
{
  g_autoptr (WeftGame) game = open_after_turn (4);
  g_autoptr (WeftPutBack) put_back = weft_put_back_new (game);
  GPtrArray *steps;
  WeftState full;

  weft_game_tell (game, G_MAXUINT);
  full = *weft_game_get_state (game);
  weft_put_back_undo (put_back);
  steps = weft_put_back_get_steps (put_back);
  g_assert_nonnull (steps);
  g_assert_cmpint (weft_put_back_get_way (put_back), ==, WEFT_CHANGES_BACK);
  g_assert_true (is_same_table (game, after_step (steps, steps->len), weft_game_get_state (game)));
  weft_put_back_finish (put_back);
  g_assert_null (weft_put_back_get_steps (put_back));
  weft_put_back_redo (put_back);
  g_assert_null (weft_put_back_get_steps (put_back)); /* the turn itself tells it */
  g_assert_cmpuint (weft_game_get_told (game), ==, 0);
  g_assert_true (is_same_table (game, &full, weft_game_get_state (game)));
}

/* Back and forward again, with nothing put back in between, changes nothing on the table. */
static void
test_middle_of_turn (void)
{
  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (WeftGame) game = open_after_turn (seed);
      g_autoptr (WeftPutBack) put_back = weft_put_back_new (game);
      guint n = weft_game_get_steps (game)->len;

      for (guint told = 0; told <= n; told++)
        {
          weft_game_tell (game, told);
          weft_put_back_undo (put_back);
          weft_put_back_undo (put_back);
          weft_put_back_redo (put_back);
          weft_put_back_redo (put_back);
          g_assert_null (weft_put_back_get_steps (put_back));
          g_assert_cmpuint (weft_game_get_told (game), ==, told);
        }
    }
}

/* What had not been done is not put back. */
static void
test_only_what_was_done (void)
{
  g_autoptr (WeftGame) game = open_after_turn (4);
  g_autoptr (WeftPutBack) put_back = weft_put_back_new (game);
  GPtrArray *steps;
  guint8 first_track;

  weft_game_tell (game, 1);
  first_track = ((WeftStep *) g_ptr_array_index (weft_game_get_steps (game), 0))->event.track;
  weft_put_back_undo (put_back);
  steps = weft_put_back_get_steps (put_back);
  g_assert_nonnull (steps);
  g_assert_cmpuint (steps->len, ==, 1);
  g_assert_cmpint (((WeftStep *) g_ptr_array_index (steps, 0))->event.track, ==, first_track);
}

/* Half put back and on again: what has been put back is to be done anew, and no more. */
static void
test_half_way (void)
{
  GRand *random = g_rand_new_with_seed (3);

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (WeftGame) game = open_after_turn (seed);
      g_autoptr (WeftPutBack) put_back = weft_put_back_new (game);
      WeftState table;
      GPtrArray *steps;

      weft_game_tell (game, G_MAXUINT);
      for (int i = 0; i < 12; i++)
        {
          steps = weft_put_back_get_steps (put_back);
          if (steps != NULL)
            weft_put_back_set_done (put_back,
                                    (guint) g_rand_int_range (random, 0, (gint32) steps->len + 1));
          if (g_rand_boolean (random))
            weft_put_back_undo (put_back);
          else
            weft_put_back_redo (put_back);
        }
      steps = weft_put_back_get_steps (put_back);
      if (steps == NULL)
        continue;
      table = *after_step (steps, steps->len);
      g_assert_true (is_same_table (game, &table, weft_game_get_state (game)));
      weft_put_back_set_done (put_back, steps->len);
      g_assert_null (weft_put_back_get_step (put_back));
      weft_put_back_finish (put_back);
      g_assert_null (weft_put_back_get_steps (put_back));
    }
  g_rand_free (random);
}

/* The log's “back to here”, over many turns: each piece is moved once. */
static void
test_far_back (void)
{
  g_autoptr (WeftGame) game = open_game (5, G_MAXUINT);
  g_autoptr (WeftPutBack) put_back = weft_put_back_new (game);
  GPtrArray *steps;
  guint tokens[WEFT_N_PLAYERS][WEFT_N_TRACKS] = { 0 };

  weft_game_tell (game, G_MAXUINT);
  weft_put_back_go_back (put_back, 20);
  steps = weft_put_back_get_steps (put_back);
  g_assert_nonnull (steps);
  for (guint i = 0; i < steps->len; i++)
    {
      const WeftStep *step = g_ptr_array_index (steps, i);

      if (step->act == WEFT_ACT_TOKEN)
        g_assert_cmpuint (tokens[step->event.player][step->event.track]++, ==, 0);
    }
  g_assert_true (is_same_table (game, after_step (steps, steps->len), weft_game_get_state (game)));
}

/* Whoever plays on has the table as the game says. */
static void
test_plays_on (void)
{
  g_autoptr (WeftGame) game = open_after_turn (4);
  g_autoptr (WeftPutBack) put_back = weft_put_back_new (game);
  WeftMove note = { .kind = WEFT_MOVE_NOTE };

  weft_game_tell (game, G_MAXUINT);
  weft_put_back_undo (put_back);
  g_assert_nonnull (weft_put_back_get_steps (put_back));
  g_assert_true (weft_game_apply (game, &note, "on", NULL));
  g_assert_null (weft_put_back_get_steps (put_back));
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_test_add_func ("/put-back/whole-turn", test_whole_turn);
  g_test_add_func ("/put-back/middle-of-turn", test_middle_of_turn);
  g_test_add_func ("/put-back/only-what-was-done", test_only_what_was_done);
  g_test_add_func ("/put-back/half-way", test_half_way);
  g_test_add_func ("/put-back/far-back", test_far_back);
  g_test_add_func ("/put-back/plays-on", test_plays_on);
  result = g_test_run ();
  weft_tables_free (tables);
  return result;
}
