/* dealt.c: the cards on the discard pile in their order; by how much somebody has won
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-dealt.h"
#include "weft-deck.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"
#include "weft-standing.h"

static WeftTables *tables;

static WeftHistory *
simulated (guint8 level)
{
  WeftSimulation simulation = { .tables = tables, .seed = { 8, level } };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

  simulation.setup = weft_setup_blank (level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
  simulation.setup.level = level;
  simulation.setup.n_humans = level > 0 ? 1 : 3;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  return weft_history_new (tables, weft_simulation_record (&simulation, 2), NULL);
}

/* The pile as somebody at the table would build it: two cards a deal, none after a shuffle. */
static void
follow_pile (const WeftMove *move, const WeftState *before, const WeftState *after, GArray *pile)
{
  if (move->kind == WEFT_MOVE_DEAL)
    g_array_append_vals (pile, move->cards, 2);
  if (after->deck.discard == 0 && (before->deck.discard != 0 || move->kind == WEFT_MOVE_DEAL))
    g_array_set_size (pile, 0);
}

static void
check_pile (const WeftHistory *history, const WeftDeck *deck, const GArray *pile)
{
  g_autoptr (GArray) cards = weft_dealt_cards (history, deck);

  g_assert_cmpmem (cards->data, cards->len, pile->data, pile->len);
}

/* In their order at every moment of a game, also seen from later in the same turn. */
static void
test_order (void)
{
  for (guint8 level = 0; level <= WEFT_N_LEVELS; level += 3)
    {
      g_autoptr (WeftHistory) history = simulated (level);
      guint n = weft_history_n_moves (history), longest = 0;
      g_autoptr (GArray) pile = g_array_new (FALSE, FALSE, sizeof (guint8));

      while (weft_history_n_moves (history) > 0)
        weft_history_go_back (history, weft_history_n_moves (history) - 1);
      for (guint i = 0; i < n; i++)
        {
          WeftDeck deck = weft_history_state (history)->deck;
          const WeftState before = *weft_history_state (history);

          g_assert_true (weft_history_redo (history, NULL));
          check_pile (history, &deck, pile);
          follow_pile (weft_record_move (weft_history_record (history), i), &before,
                       weft_history_state (history), pile);
          check_pile (history, &weft_history_state (history)->deck, pile);
          longest = MAX (longest, pile->len);
        }
      g_assert_cmpuint (longest, >=, 6);
    }
}

/* From the first to the second; nothing where they are level or somebody's score is unknown. */
static void
test_margin (void)
{
  g_autoptr (WeftHistory) history = simulated (2);
  WeftState state = *weft_history_state (history);
  g_autofree char *ahead = NULL;

  g_assert_true (state.over);
  state.vp[WEFT_PLAYER_AUTOMA] = 120;
  state.vp[WEFT_PLAYER_P1] = WEFT_VP_UNKNOWN;
  g_assert_null (weft_standing_margin (&state));
  state.vp[WEFT_PLAYER_P1] = 120;
  g_assert_null (weft_standing_margin (&state));
  state.tie = WEFT_PLAYER_P1;
  g_assert_null (weft_standing_margin (&state));
  state.vp[WEFT_PLAYER_P1] = 143;
  ahead = weft_standing_margin (&state);
  g_assert_cmpstr (ahead, ==, "23 VP ahead");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/dealt/order", test_order);
  g_test_add_func ("/dealt/margin", test_margin);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
