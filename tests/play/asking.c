/* asking.c: where a game stands, what it asks, and what is possible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "weft-legal.h"
#include "weft-possible.h"
#include "weft-question.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"
#include "weft-standing.h"
#include "weft-typed.h"

static WeftTables *tables;

static WeftHistory *
simulated (guint8 level, guint8 expansions, guint64 n)
{
  WeftSimulation simulation = { .tables = tables, .seed = { 8, level } };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

  simulation.setup = weft_setup_blank (level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
  simulation.setup.level = level;
  simulation.setup.n_humans = level > 0 ? 1 : 3;
  simulation.setup.expansions = expansions;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  return weft_history_new (tables, weft_simulation_record (&simulation, n), NULL);
}

/* The question for a state fits it: there is always one, and it says how it is answered. */
static void
check_question (const WeftVoice *voice, const WeftState *state)
{
  g_auto (WeftQuestion) question = weft_question_ask (voice, state);
  WeftPromptKind prompt = state->prompt.kind;

  g_assert_nonnull (question.question);
  g_assert_cmpint (*question.question, !=, '\0');
  g_assert_cmpint (question.yes != NULL, ==,
                   prompt == WEFT_PROMPT_TRAP || prompt == WEFT_PROMPT_HUMAN_TRAP);
  g_assert_cmpint (question.no != NULL, ==, question.yes != NULL);
  g_assert_cmpint (question.tracks, ==, prompt == WEFT_PROMPT_ROLL ? state->prompt.tracks : 0);
  g_assert_cmpuint (question.cards, ==,
                    prompt == WEFT_PROMPT_DEAL     ? 2
                    : prompt == WEFT_PROMPT_REVEAL ? 1
                                                   : 0);
  g_assert_cmpint (question.heading != NULL, ==, prompt != WEFT_PROMPT_TURN);
}

/* Every line that is offered means a move that is possible. */
static void
check_possible (const WeftVoice *voice, const WeftState *state)
{
  g_auto (GStrv) lines = weft_possible_moves (voice, state);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (WeftTyped) typed = { 0 };
      g_autoptr (GError) error = NULL;

      g_assert_true (g_hash_table_add (seen, *line));
      weft_typed_read (NULL, *line, voice, state, &typed, &error);
      g_assert_no_error (error);
      g_assert_cmpint (typed.kind, ==, WEFT_TYPED_MOVE);
      g_assert_cmpuint (typed.n_moves, ==, 1);
    }
  if (state->prompt.kind != WEFT_PROMPT_DEAL && !state->over)
    g_assert_cmpuint (g_hash_table_size (seen), >, 0);
}

static void
test_whole_games (void)
{
  guint prompts = 0;

  for (guint8 n = 0; n < 6 * (WEFT_N_LEVELS + 1); n++)
    {
      guint8 level = n % (WEFT_N_LEVELS + 1);
      g_autoptr (WeftHistory) history = simulated (level, level % 2 ? 7 : 0, n);
      WeftVoice voice = { tables, weft_history_record (history) };

      for (guint i = 0; i <= weft_history_n_moves (history); i++)
        {
          const WeftState *state = weft_history_state_at (history, i);

          prompts |= 1u << state->prompt.kind;
          check_question (&voice, state);
          check_possible (&voice, state);
        }
    }
  g_assert_cmpuint (prompts, ==, (1u << WEFT_N_PROMPTS) - 1); /* each has been asked */
}

/* The lines the window completes with are those, and what can be typed any time. */
static void
test_lines_begin_with_the_moves (void)
{
  g_autoptr (WeftHistory) history = simulated (3, 0, 2);
  WeftVoice voice = { tables, weft_history_record (history) };
  g_auto (GStrv) moves = weft_possible_moves (&voice, weft_history_state_at (history, 0));
  g_auto (GStrv) lines = weft_possible_lines (&voice, weft_history_state_at (history, 0));

  for (guint i = 0; moves[i] != NULL; i++)
    g_assert_cmpstr (moves[i], ==, lines[i]);
  g_assert_true (g_strv_contains ((const char *const *) lines, "undo"));
  g_assert_true (g_strv_contains ((const char *const *) lines, "note "));
}

/* The era counts from 1 before the first income turn, everywhere. */
static void
test_era (void)
{
  g_autoptr (WeftHistory) history = simulated (2, 0, 2);
  WeftVoice voice = { tables, weft_history_record (history) };
  WeftState state = *weft_history_state_at (history, 0);

  state.setup.first = state.active = WEFT_PLAYER_P1;
  state.prompt = (WeftPrompt){ .kind = WEFT_PROMPT_TURN, .player = WEFT_PLAYER_P1 };
  state.income_turns[WEFT_PLAYER_AUTOMA] = 0;
  for (guint8 taken = 0; taken <= 4; taken++)
    {
      guint era = MAX (taken, 1u);
      g_autofree char *era_words = g_strdup_printf ("era %u,", era);
      g_autofree char *own = g_strdup_printf ("Era %u · your turn", era);
      g_autofree char *bots = g_strdup_printf ("Era %u · bots’ turn", era);
      g_autofree char *line = NULL, *title = NULL, *bots_title = NULL;

      state.income_turns[WEFT_PLAYER_P1] = taken;
      line = weft_standing_line (&voice, &state);
      title = weft_standing_title (&voice, &state, NULL);
      state.active = WEFT_PLAYER_AUTOMA;
      bots_title = weft_standing_title (&voice, &state, NULL);
      state.active = WEFT_PLAYER_P1;
      g_assert_nonnull (strstr (line, era_words));
      g_assert_nonnull (strstr (line, "Automa: era 1,"));
      g_assert_cmpstr (title, ==, own);
      g_assert_cmpstr (bots_title, ==, bots);
    }
}

/* What ends a turn says who comes next, also when the bots have finished. */
static void
test_who_is_next (void)
{
  g_autoptr (WeftHistory) solo = simulated (2, 0, 2), shadow = simulated (0, 0, 2);
  static const struct
  {
    guint8 human;
    guint8 automa;
    const char *words;
  } cases[] = {
    { 1, 1, "Done — bots’ turn" },
    { 5, 1, "Done — bots’ turn" },
    { 4, 5, "Done — your turn again" },
    { 5, 5, "Done — the game ends" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WeftVoice voice = { tables, weft_history_record (solo) };
      WeftState state = *weft_history_state (solo);
      g_autofree char *words = NULL;

      state.over = FALSE;
      state.active = WEFT_PLAYER_P1;
      state.prompt = (WeftPrompt){ .kind = WEFT_PROMPT_TURN, .player = WEFT_PLAYER_P1 };
      state.agenda.length = 0;
      state.income_turns[WEFT_PLAYER_P1] = cases[i].human;
      state.income_turns[WEFT_PLAYER_AUTOMA] = cases[i].automa;
      words = weft_standing_done (&voice, &state);
      g_assert_cmpstr (words, ==, cases[i].words);
    }
  {
    WeftVoice voice = { tables, weft_history_record (shadow) };
    WeftState state = *weft_history_state_at (shadow, 0);
    g_autofree char *first = NULL, *last = NULL;

    state.active = state.prompt.player = WEFT_PLAYER_P1;
    state.prompt.kind = WEFT_PROMPT_TURN;
    state.income_turns[WEFT_PLAYER_P2] = 5; /* p3 is next */
    first = weft_standing_done (&voice, &state);
    g_assert_true (g_str_has_prefix (first, "Done — next: "));
    g_assert_nonnull (strstr (first, weft_words_player (&voice, WEFT_PLAYER_P3)));
    state.active = state.prompt.player = WEFT_PLAYER_P3;
    last = weft_standing_done (&voice, &state);
    g_assert_cmpstr (last, ==, "Done — Shadow Empire’s turn");
  }
}

/* A tie is asked about until it is decided. */
static void
test_tie (void)
{
  static const struct
  {
    guint8 tie;
    const char *words;
  } cases[] = {
    { WEFT_NONE, "A tie. Have you any resource left?" },
    { WEFT_PLAYER_P1, "You have won the tie" },
    { WEFT_WINNER_TIE, "You share the victory with the Automa" },
  };
  g_autoptr (WeftHistory) history = simulated (2, 0, 2);
  WeftVoice voice = { tables, weft_history_record (history) };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WeftState state = *weft_history_state (history);
      g_autofree char *words = NULL;

      g_assert_true (state.over);
      state.vp[WEFT_PLAYER_P1] = state.vp[WEFT_PLAYER_AUTOMA];
      state.tie = cases[i].tie;
      words = weft_standing_verdict (&voice, &state);
      g_assert_cmpstr (words, ==, cases[i].words);
      g_assert_cmpint (weft_standing_is_tie_open (&state), ==, cases[i].tie == WEFT_NONE);
    }
}

/* What is asked of whoever's turn it is, over the rows of the window and in the terminal. */
static void
check_asked (const WeftVoice *voice, const WeftState *state, const char *rows, const char *line)
{
  g_autofree char *over_rows = weft_question_of_rows (voice, state);
  g_auto (WeftQuestion) question = weft_question_ask (voice, state);

  g_assert_cmpstr (over_rows, ==, rows);
  g_assert_cmpstr (question.question, ==, line);
}

static void
test_own_turn (void)
{
  g_autoptr (WeftHistory) solo = simulated (2, 0, 1), many = simulated (0, 0, 1);
  const WeftVoice alone = { tables, weft_history_record (solo) };
  const WeftVoice three = { tables, weft_history_record (many) };
  WeftState state = *weft_history_state (solo), others = *weft_history_state (many);

  state.prompt = others.prompt = (WeftPrompt){ .kind = WEFT_PROMPT_TURN };
  state.over = others.over = FALSE;
  state.took_income = state.advanced = others.took_income = others.advanced = FALSE;
  others.prompt.player = WEFT_PLAYER_P2;
  check_asked (&alone, &state, "Where did you advance?", "What did you do?");
  check_asked (&three, &others, "Player 2: where did you advance?", "Player 2: what did you do?");
  state.income_turns[WEFT_PLAYER_P1] = others.income_turns[WEFT_PLAYER_P2] = 0;
  check_asked (&alone, &state, "Begin with an income turn", "Begin with an income turn");
  check_asked (&three, &others, "Player 2: begin with an income turn",
               "Player 2: begin with an income turn");
  state.took_income = others.advanced = TRUE;
  check_asked (&alone, &state, "What else did you do?", "What else did you do?");
  check_asked (&three, &others, "Player 2: what else did you do?",
               "Player 2: what else did you do?");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/asking/whole-games", test_whole_games);
  g_test_add_func ("/asking/lines-begin-with-the-moves", test_lines_begin_with_the_moves);
  g_test_add_func ("/asking/era", test_era);
  g_test_add_func ("/asking/own-turn", test_own_turn);
  g_test_add_func ("/asking/who-is-next", test_who_is_next);
  g_test_add_func ("/asking/tie", test_tie);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
