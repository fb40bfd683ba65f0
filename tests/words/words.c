/* words.c: sentences that must not contradict the engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>
#include <string.h>

#include "weft-flow.h"
#include "weft-history.h"
#include "weft-refusals.h"
#include "weft-setup-roll.h"
#include "weft-steps.h"
#include "weft-story-moves.h"
#include "weft-story.h"
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
  words = weft_refusals_words (&voice, error);
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

/* P4: the bots' tokens move in the person's own turn, and what follows for them is told there. */
static void
test_age_of_discovery_in_the_own_turn (void)
{
  g_autoptr (WeftHistory) history = new_game (2, WEFT_CIVILIZATION_ENGINEERS);
  WeftVoice voice = { tables, weft_history_record (history) };
  WeftMove ahead = { .kind = WEFT_MOVE_FIX,
                     .fix = WEFT_FIX_TRACK,
                     .player = WEFT_PLAYER_AUTOMA,
                     .track = WEFT_TRACK_MILITARY,
                     .token = WEFT_NONE,
                     .number = 3 };
  WeftMove card = { .kind = WEFT_MOVE_AGE_OF_DISCOVERY,
                    .track = WEFT_TRACK_MILITARY,
                    .token = WEFT_NONE };
  g_auto (GStrv) lines = NULL;
  g_autofree char *all = NULL, *log = weft_story_move (&voice, &card, NULL);

  make (history, (WeftMove){ .kind = WEFT_MOVE_INCOME, .token = WEFT_NONE });
  make (history, ahead);
  make (history, card);
  lines = weft_steps_tell_own (&voice, history);
  all = g_strjoinv ("\n", lines);
  g_test_message ("%s", all);
  g_assert_cmpstr (log, ==, "You: Age of Discovery: Military");
  g_assert_nonnull (strstr (all, "Your token is on Military 1"));
  g_assert_nonnull (strstr (all, "token to Military 4"));
  g_assert_nonnull (strstr (all, "on the Automa’s mat"));
  g_assert_nonnull (strstr (all, "token to Military 1"));
}

/* Every new kind of move has a line in the log and says what is done with which piece. */
static void
test_cards_are_told (void)
{
  static const struct
  {
    WeftMove move;
    const char *line;
  } cases[] = {
    { { .kind = WEFT_MOVE_PLACE, .other = TRUE }, "You: put a token or building on A1" },
    { { .kind = WEFT_MOVE_PLACE }, "You: put an outpost on A1" },
    { { .kind = WEFT_MOVE_CONQUER, .other = TRUE }, "You: conquer A1 with a token" },
    { { .kind = WEFT_MOVE_CONQUER, .no_traps = TRUE }, "You: conquer A1, no trap possible" },
    { { .kind = WEFT_MOVE_REVOLUTION, .n_hexes = 1 }, "You: Revolution: A1" },
    { { .kind = WEFT_MOVE_TAKE_LANDMARK, .track = WEFT_TRACK_TECHNOLOGY },
      "You: landmark from the landmark board: Forge" },
    { { .kind = WEFT_MOVE_TIE, .winner = WEFT_PLAYER_AUTOMA }, "The tie: the winner is Automa" },
    { { .kind = WEFT_MOVE_TIE, .winner = WEFT_WINNER_TIE }, "The tie: the victory is shared" },
  };
  g_autoptr (WeftHistory) history = new_game (2, WEFT_CIVILIZATION_ENGINEERS);
  WeftVoice voice = { tables, weft_history_record (history) };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *line = weft_story_move (&voice, &cases[i].move, NULL);

      g_assert_cmpstr (line, ==, cases[i].line);
    }
}

/* P5, P8: a token is told from an outpost. */
static void
test_pieces_are_told (void)
{
  static const struct
  {
    WeftEventKind kind;
    gboolean other;
    const char *words;
  } cases[] = {
    { WEFT_EVENT_PLACE, TRUE, "token or building" },
    { WEFT_EVENT_PLACE, FALSE, "Your outpost" },
    { WEFT_EVENT_STAND, TRUE, "your piece" },
    { WEFT_EVENT_STAND, FALSE, "your outpost" },
    { WEFT_EVENT_TOPPLE, TRUE, " piece on A1" },
    { WEFT_EVENT_TOPPLE, FALSE, " outpost on A1" },
    { WEFT_EVENT_OUTPOST, TRUE, " token on A1" },
    { WEFT_EVENT_OUTPOST, FALSE, " outpost on A1" },
  };
  g_autoptr (WeftHistory) history = new_game (2, WEFT_CIVILIZATION_ENGINEERS);
  WeftVoice voice = { tables, weft_history_record (history) };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WeftEvent event = { .kind = (guint8) cases[i].kind, .other = cases[i].other };
      g_autofree char *sentence = weft_story_event (&voice, &event);

      g_assert_nonnull (strstr (sentence, cases[i].words));
    }
}

/* The names of the levels are the table's. */
static void
test_levels (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("WEFT_SOURCE_DIR"), "data", "levels.json", NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *charts;
  JsonObjectIter iter;
  JsonNode *chart;
  guint n_names = 0;

  g_assert_true (json_parser_load_from_file (parser, path, NULL));
  charts = json_node_get_object (json_parser_get_root (parser));
  json_object_iter_init (&iter, charts);
  while (json_object_iter_next (&iter, NULL, &chart))
    for (guint i = 0; JSON_NODE_HOLDS_ARRAY (chart) && i < WEFT_N_LEVELS; i++, n_names++)
      {
        JsonObject *level = json_array_get_object_element (json_node_get_array (chart), i);

        g_assert_cmpstr (weft_words_level ((int) i + 1), ==,
                         json_object_get_string_member (level, "name"));
      }
  g_assert_cmpuint (n_names, ==, 2 * WEFT_N_LEVELS);
}

/* A name read from right to left stands by itself: it must not turn the sentence around it. */
static void
test_names_are_isolated (void)
{
  const char *names[WEFT_N_PLAYERS] = { "דנה", "Ben" };
  WeftSetup setup = weft_setup_blank (WEFT_MODE_SHADOW_EMPIRE);
  WeftSeed seed = { 7, 7 };
  WeftRandom random = weft_random_start (&seed, 0, 0);
  g_autoptr (WeftRecord) record = NULL;
  WeftVoice voice = { .tables = tables };

  setup.n_humans = 2;
  weft_setup_put_tracks (&setup);
  weft_setup_roll (&setup, tables, &random);
  record = weft_record_new (&setup, names, NULL);
  voice.record = record;
  g_assert_cmpstr (weft_words_player (&voice, WEFT_PLAYER_P1), ==, "\u2068דנה\u2069");
  g_assert_cmpstr (weft_words_player (&voice, WEFT_PLAYER_P1 + 1), ==, "Ben");
}

/* The usual name is in no record as a language has it. */
static void
test_usual_names (void)
{
  g_assert_cmpstr (weft_words_own_name (weft_words_usual_name (1), 1), ==, "");
  g_assert_cmpstr (weft_words_own_name (weft_words_usual_name (1), 0), ==, "Player 2");
  g_assert_cmpstr (weft_words_own_name ("Ada", 1), ==, "Ada");
  g_assert_cmpstr (weft_words_own_name ("", 1), ==, "");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/words/names-are-isolated", test_names_are_isolated);
  g_test_add_func ("/words/usual-names", test_usual_names);
  g_test_add_func ("/words/refused-card", test_refused_card);
  g_test_add_func ("/words/age-of-discovery-in-the-own-turn",
                   test_age_of_discovery_in_the_own_turn);
  g_test_add_func ("/words/cards-are-told", test_cards_are_told);
  g_test_add_func ("/words/pieces-are-told", test_pieces_are_told);
  g_test_add_func ("/words/income-turn-that-waits", test_income_turn_that_waits);
  g_test_add_func ("/words/levels", test_levels);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
