/* words.c: sentences that must not contradict the engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "weft-flow.h"
#include "weft-history.h"
#include "weft-refusals.h"
#include "weft-setup-roll.h"
#include "weft-steps.h"
#include "weft-terms.h"

static WeftTables *tables;

/* A solo game in which every card and die is typed. */
static WeftHistory *
new_game (guint8 level, WeftCivilization civilization)
{
  WeftSetup setup = weft_setup_blank (WEFT_MODE_SOLO);
  WeftSeed seed = { 7, 7 };
  WeftRandom random = weft_random_start (&seed, 0, 0);

  setup.level = level;
  setup.n_humans = 1;
  setup.civilizations[0] = civilization;
  setup.first = WEFT_PLAYER_P1;
  weft_setup_put_tracks (&setup);
  weft_setup_roll (&setup, tables, &random);
  return weft_history_new (tables, weft_record_new (&setup, NULL, NULL), NULL);
}

static void
make (WeftHistory *history, WeftMove move)
{
  g_autoptr (GError) error = NULL;

  weft_history_apply (history, &move, NULL, &error);
  g_assert_no_error (error);
}

/* Answers whatever the game waits for until it is the person's turn, or a die is asked for. */
static void
deal_until_turn (WeftHistory *history)
{
  while (weft_history_state (history)->prompt.kind != WEFT_PROMPT_TURN
         && weft_history_state (history)->prompt.kind != WEFT_PROMPT_ROLL)
    {
      const WeftState *state = weft_history_state (history);
      WeftMove move = { .kind = WEFT_MOVE_DEAL };

      g_assert_cmpint (state->prompt.kind, ==, WEFT_PROMPT_DEAL);
      for (guint8 a = 1; a <= WEFT_N_CARDS; a++)
        for (guint8 b = 1; b <= WEFT_N_CARDS; b++)
          {
            move.cards[0] = a;
            move.cards[1] = b;
            if (weft_history_apply (history, &move, NULL, NULL))
              goto dealt;
          }
      g_assert_not_reached ();
    dealt:;
    }
}

/* The card that is refused is not among those that are said to be possible. */
static void
test_refused_card (void)
{
  g_autoptr (WeftHistory) history = new_game (2, WEFT_CIVILIZATION_ENGINEERS);
  WeftVoice voice = { tables, weft_history_record (history) };
  WeftMove deal = { .kind = WEFT_MOVE_DEAL, .cards = { 8, 9 } };
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  make (history, (WeftMove){ .kind = WEFT_MOVE_INCOME, .token = WEFT_NONE });
  make (history, (WeftMove){ .kind = WEFT_MOVE_END_TURN, .token = WEFT_NONE });
  make (history, (WeftMove){ .kind = WEFT_MOVE_ADVANCE, .token = WEFT_NONE });
  make (history, (WeftMove){ .kind = WEFT_MOVE_END_TURN, .token = WEFT_NONE });
  g_assert_cmpint (weft_history_state (history)->prompt.kind, ==, WEFT_PROMPT_DEAL);
  g_assert_false (weft_history_apply (history, &deal, NULL, &error));
  words = weft_refusals_words (&voice, weft_history_state (history), &deal, error);
  g_test_message ("%s", words);
  g_assert_nonnull (strstr (words, "Card 9"));
  g_assert_null (strstr (words, " 9,"));
  g_assert_null (strstr (words, " 9."));
}

/* The bots' turns of a game, with dice to be rolled: every income turn is told with its own rule.
 */
static void
test_income_turn_that_waits (void)
{
  g_autoptr (WeftHistory) history = new_game (2, WEFT_CIVILIZATION_SCIENTISTS);
  WeftVoice voice = { tables, weft_history_record (history) };
  gboolean waited = FALSE;

  make (history, (WeftMove){ .kind = WEFT_MOVE_INCOME, .token = WEFT_NONE });
  for (int turn = 0; turn < 40 && !waited; turn++)
    {
      const WeftState *state;
      g_autoptr (GPtrArray) steps = NULL;

      make (history, (WeftMove){ .kind = WEFT_MOVE_END_TURN, .token = WEFT_NONE });
      deal_until_turn (history);
      state = weft_history_state (history);
      steps = weft_steps_tell (&voice, history, weft_steps_find_turn (history));
      while (weft_history_state (history)->prompt.kind == WEFT_PROMPT_ROLL)
        {
          for (guint i = 0; i < steps->len; i++)
            {
              const WeftStep *step = g_ptr_array_index (steps, i);

              if (step->event.kind != WEFT_EVENT_ERA)
                continue;
              g_test_message ("%s: %s", step->sentence, step->why);
              waited = TRUE;
              g_assert_cmpint (step->event.count, ==, state->income_turns[WEFT_PLAYER_AUTOMA]);
              g_assert_cmpint (step->event.rule == WEFT_RULE_T1, ==, step->event.count == 1);
            }
          for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
            {
              WeftMove roll = { .kind = WEFT_MOVE_ROLL, .track = track };

              if (weft_history_apply (history, &roll, NULL, NULL))
                break;
            }
          deal_until_turn (history);
        }
      for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
        {
          WeftMove advance = { .kind = WEFT_MOVE_ADVANCE, .track = track, .token = WEFT_NONE };

          if (weft_history_apply (history, &advance, NULL, NULL))
            break;
        }
    }
  g_assert_true (waited);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/words/refused-card", test_refused_card);
  g_test_add_func ("/words/income-turn-that-waits", test_income_turn_that_waits);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
