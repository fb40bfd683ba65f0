/* input.c: what people type, as the moves and commands it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "weft-flow.h"
#include "weft-typed.h"

static WeftTables *tables;

/* A line and the move it means, as a record has it. */
typedef struct
{
  const char *line;
  const char *move;
} MoveCase;

static const MoveCase turn_cases[] = {
  { "advance exploration", "{'move':'advance','player':'p1','track':'exploration'}" },
  { "a e", "{'move':'advance','player':'p1','track':'exploration'}" },
  { "adv expl", "{'move':'advance','player':'p1','track':'exploration'}" },
  { "ADVANCE Exploration", "{'move':'advance','player':'p1','track':'exploration'}" },
  { "  advance\texploration  ", "{'move':'advance','player':'p1','track':'exploration'}" },
  { "a a", "{'move':'advance','player':'p1','track':'arts'}" },
  { "advance science 0", "{'move':'advance','player':'p1','track':'science','token':0}" },
  { "advance science 1", "{'move':'advance','player':'p1','track':'science','token':1}" },
  { "regress science", "{'move':'regress','player':'p1','track':'science'}" },
  { "r s", "{'move':'regress','player':'p1','track':'science'}" },
  { "singularity military", "{'move':'singularity','player':'p1','track':'military'}" },
  { "income", "{'move':'income','player':'p1'}" },
  { "i", "{'move':'income','player':'p1'}" },
  { "explore c3", "{'move':'explore','player':'p1','hex':'C3'}" },
  { "e C3", "{'move':'explore','player':'p1','hex':'C3'}" },
  { "conquer d4", "{'move':'conquer','player':'p1','hex':'D4'}" },
  { "con d4", "{'move':'conquer','player':'p1','hex':'D4'}" },
  { "take", "{'move':'take-pool','player':'p1'}" },
  { "pool", "{'move':'take-pool','player':'p1'}" },
  { "take-pool", "{'move':'take-pool','player':'p1'}" },
  { "done", "{'move':'end-turn','player':'p1'}" },
  { "end", "{'move':'end-turn','player':'p1'}" },
  { "vp 87", "{'move':'vp','player':'p1','vp':87}" },
  { "vp me 87", "{'move':'vp','player':'p1','vp':87}" },
  { "vp p2 0", "{'move':'vp','player':'p2','vp':0}" },
  { "tiles none", "{'move':'tiles','left':false}" },
  { "tiles left", "{'move':'tiles','left':true}" },
  { "deal 3 12", "{'move':'deal','cards':[3,12]}" },
  { "roll military", "{'move':'roll','track':'military'}" },
  { "reveal 12", "{'move':'reveal','card':12}" },
  { "fix track automa military 5",
    "{'move':'fix','what':'track','player':'automa','track':'military','space':5}" },
  { "fix track me tech 3 1",
    "{'move':'fix','what':'track','player':'p1','track':'technology','space':3,'token':1}" },
  { "fix hex c4 territory automa shadow-toppled",
    "{'move':'fix','what':'hex','hex':'C4','territory':true,'tokens':[{'player':'automa','upright':"
    "true},{'player':'shadow','upright':false}]}" },
  { "fix hex c4 you", "{'move':'fix','what':'hex','hex':'C4','territory':true,'tokens':[{'player':"
                      "'p1','upright':true}]}" },
  { "fix hex c4 tile", "{'move':'fix','what':'hex','hex':'C4','territory':true,'tokens':[]}" },
  { "fix hex c4 empty", "{'move':'fix','what':'hex','hex':'C4','territory':false,'tokens':[]}" },
  { "fix favorite shadow arts",
    "{'move':'fix','what':'favorite','player':'shadow','track':'arts'}" },
  { "fix landmark science 2 automa",
    "{'move':'fix','what':'landmark','track':'science','tier':2,'owner':'automa'}" },
  { "fix landmark science 4 none",
    "{'move':'fix','what':'landmark','track':'science','tier':4,'owner':null}" },
  { "fix tapestry 3", "{'move':'fix','what':'tapestry','count':3}" },
  { "fix vp automa 40", "{'move':'fix','what':'vp','player':'automa','vp':40}" },
  { "fix vp 40", "{'move':'fix','what':'vp','player':'automa','vp':40}" },
  { "fix pool 2", "{'move':'fix','what':'pool','count':2}" },
  { "fix achievement middle 1 nobody", "{'move':'fix','what':'achievement','achievement':'middle-"
                                       "island','place':0,'owner':null}" },
  { "fix era me 2", "{'move':'fix','what':'era','player':'p1','taken':2}" },
};

static const MoveCase deal_cases[] = {
  { "3 12", "{'move':'deal','cards':[3,12]}" },
  { "3, 12", "{'move':'deal','cards':[3,12]}" },
  { "deal 3 12", "{'move':'deal','cards':[3,12]}" },
};

static const MoveCase roll_cases[] = {
  { "military", "{'move':'roll','track':'military'}" },
  { "mil", "{'move':'roll','track':'military'}" },
  { "roll mil", "{'move':'roll','track':'military'}" },
};

static const MoveCase reveal_cases[] = {
  { "12", "{'move':'reveal','card':12}" },
};

static const MoveCase trap_cases[] = {
  { "y", "{'move':'answer','value':true}" },   { "yes", "{'move':'answer','value':true}" },
  { "Yes", "{'move':'answer','value':true}" }, { "n", "{'move':'answer','value':false}" },
  { "no", "{'move':'answer','value':false}" },
};

/* A line that only looks or goes back and forth. */
typedef struct
{
  const char *line;
  WeftTypedKind kind;
  int number;
} CommandCase;

static const CommandCase command_cases[] = {
  { "", WEFT_TYPED_NOTHING, 0 },
  { "   ", WEFT_TYPED_NOTHING, 0 },
  { "undo", WEFT_TYPED_UNDO, 1 },
  { "undo 3", WEFT_TYPED_UNDO, 3 },
  { "u", WEFT_TYPED_UNDO, 1 },
  { "redo", WEFT_TYPED_REDO, 1 },
  { "redo 2", WEFT_TYPED_REDO, 2 },
  { "back 12", WEFT_TYPED_BACK, 12 },
  { "tracks", WEFT_TYPED_TRACKS, 0 },
  { "map", WEFT_TYPED_MAP, 0 },
  { "bots", WEFT_TYPED_BOTS, 0 },
  { "deck", WEFT_TYPED_DECK, 0 },
  { "odds", WEFT_TYPED_ODDS, 0 },
  { "log", WEFT_TYPED_LOG, 0 },
  { "why", WEFT_TYPED_WHY, 0 },
  { "setup", WEFT_TYPED_SETUP, 0 },
  { "legal", WEFT_TYPED_POSSIBLE, 0 },
  { "?", WEFT_TYPED_POSSIBLE, 0 },
  { "possible", WEFT_TYPED_POSSIBLE, 0 },
  { "help", WEFT_TYPED_HELP, 0 },
  { "quit", WEFT_TYPED_QUIT, 0 },
  { "q", WEFT_TYPED_QUIT, 0 },
};

/* A line that is not understood, and what the message must say. */
typedef struct
{
  const char *line;
  const char *says;
} RefusalCase;

static const RefusalCase refusal_cases[] = {
  { "jump", "“jump” is no command" },
  { "re science", "“re” is no command" }, /* regress, redo or reveal */
  { "advance", "Name a track" },
  { "advance bogus", "There is no track “bogus”" },
  { "advance science 2", "from 0 to 1" },
  { "advance science 1 2", "“2” is too much" },
  { "income science", "“science” is too much" },
  { "done already", "“already” is too much" },
  { "explore", "Name a hex" },
  { "explore h9", "no hex “h9”" },
  { "conquer d4 d5", "“d5” is too much" },
  { "vp", "from 0 to 999" },
  { "vp 1000", "from 0 to 999" },
  { "vp -1", "from 0 to 999" },
  { "vp 12x", "from 0 to 999" },
  { "vp ann 12", "There is no player “ann”" },
  { "tiles", "tiles none" },
  { "note", "Say “note”" },
  { "deal 3", "Say both cards" },
  { "deal 0 23", "from 1 to 22" },
  { "undo twice", "how many steps" },
  { "undo 0", "from 1 to 9999" },
  { "back", "line of the log" },
  { "fix", "Say what to correct" },
  { "fix everything", "Say what to correct" },
  { "fix track", "Name a player" },
  { "fix track automa military 13", "from 0 to 12" },
  { "fix track automa military 5 0 1", "“1” is too much" },
  { "fix hex", "Name a hex" },
  { "fix hex c4", "what lies there" },
  { "fix hex c4 you you you", "at most 2 tokens" },
  { "fix hex c4 automa-lost", "automa-toppled" },
  { "fix landmark science 5 automa", "from 2 to 4" },
  { "fix landmark science 2", "Name a player" },
  { "fix tapestry 51", "from 0 to 50" },
  { "fix vp 40 50", "“50” is too much" },
  { "fix achievement fame 1 me", "Name an achievement" },
  { "fix era me 6", "from 0 to 5" },
  { "\377\376", "UTF-8" },
};

static WeftState
state_with_prompt (WeftPromptKind kind)
{
  WeftSetup setup = { .mode = WEFT_MODE_SOLO, .level = 2, .n_humans = 1, .n_civilizations = 1 };
  WeftState state;

  weft_setup_put_tracks (&setup);
  memset (setup.colors, WEFT_NONE, sizeof setup.colors);
  memset (setup.favorites, WEFT_NONE, sizeof setup.favorites);
  setup.colors[WEFT_PLAYER_P1] = WEFT_COLOR_BLUE;
  setup.colors[WEFT_PLAYER_AUTOMA] = WEFT_COLOR_RED;
  setup.colors[WEFT_PLAYER_SHADOW] = WEFT_COLOR_GRAY;
  setup.favorites[WEFT_PLAYER_AUTOMA] = WEFT_TRACK_EXPLORATION;
  setup.favorites[WEFT_PLAYER_SHADOW] = WEFT_TRACK_SCIENCE;
  setup.first = WEFT_PLAYER_P1;
  weft_flow_start (tables, &setup, &state, NULL);
  state.prompt.kind = kind;
  return state;
}

static void
check_move (const WeftState *state, const MoveCase *test)
{
  g_auto (WeftTyped) input = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) expected = NULL;
  g_autoptr (JsonNode) found = json_node_alloc ();
  g_autofree char *quoted = g_strdelimit (g_strdup (test->move), "'", '"');
  g_autofree char *text = NULL;

  weft_typed_parse (test->line, state, tables, &input, &error);
  g_assert_no_error (error);
  g_assert_cmpint (input.kind, ==, WEFT_TYPED_MOVE);
  expected = json_from_string (quoted, &error);
  g_assert_no_error (error);
  json_node_init_object (found, weft_move_to_json (&input.move, tables));
  text = json_to_string (found, FALSE);
  json_object_unref (json_node_get_object (found));
  if (!json_node_equal (found, expected))
    g_error ("“%s” means %s, not %s", test->line, text, quoted);
}

static void
check_moves (WeftPromptKind kind, const MoveCase *cases, gsize n)
{
  WeftState state = state_with_prompt (kind);

  for (gsize i = 0; i < n; i++)
    check_move (&state, &cases[i]);
}

static void
test_turn (void)
{
  check_moves (WEFT_PROMPT_TURN, turn_cases, G_N_ELEMENTS (turn_cases));
}

static void
test_chance (void)
{
  check_moves (WEFT_PROMPT_DEAL, deal_cases, G_N_ELEMENTS (deal_cases));
  check_moves (WEFT_PROMPT_ROLL, roll_cases, G_N_ELEMENTS (roll_cases));
  check_moves (WEFT_PROMPT_REVEAL, reveal_cases, G_N_ELEMENTS (reveal_cases));
}

static void
test_answers (void)
{
  check_moves (WEFT_PROMPT_TRAP, trap_cases, G_N_ELEMENTS (trap_cases));
  check_moves (WEFT_PROMPT_HUMAN_TRAP, trap_cases, G_N_ELEMENTS (trap_cases));
}

static void
test_commands (void)
{
  WeftState state = state_with_prompt (WEFT_PROMPT_TURN);

  for (gsize i = 0; i < G_N_ELEMENTS (command_cases); i++)
    {
      const CommandCase *test = &command_cases[i];
      g_auto (WeftTyped) input = { 0 };
      g_autoptr (GError) error = NULL;

      weft_typed_parse (test->line, &state, tables, &input, &error);
      g_assert_no_error (error);
      g_assert_cmpint (input.kind, ==, test->kind);
      g_assert_cmpint (input.number, ==, test->number);
    }
}

static void
test_note (void)
{
  WeftState state = state_with_prompt (WEFT_PROMPT_TURN);
  g_auto (WeftTyped) input = { 0 };

  g_assert_true (weft_typed_parse ("note  Tea,  then war ", &state, tables, &input, NULL));
  g_assert_cmpint (input.move.kind, ==, WEFT_MOVE_NOTE);
  g_assert_cmpstr (input.text, ==, "Tea,  then war");
}

static void
test_refusals (void)
{
  WeftState state = state_with_prompt (WEFT_PROMPT_TURN);

  for (gsize i = 0; i < G_N_ELEMENTS (refusal_cases); i++)
    {
      const RefusalCase *test = &refusal_cases[i];
      g_auto (WeftTyped) input = { 0 };
      g_autoptr (GError) error = NULL;

      if (weft_typed_parse (test->line, &state, tables, &input, &error))
        g_error ("“%s” is understood", test->line);
      if (strstr (error->message, test->says) == NULL)
        g_error ("“%s” is refused with: %s", test->line, error->message);
      g_assert_null (strchr (error->message, '\n'));
    }
}

/* A word that is no command, where the game waits for something certain, says for what. */
static void
test_refused_answers (void)
{
  static const struct
  {
    WeftPromptKind prompt;
    const char *line, *says;
  } cases[] = {
    { WEFT_PROMPT_TRAP, "perhaps", "type yes or no" },
    { WEFT_PROMPT_HUMAN_TRAP, "1", "type yes or no" },
    { WEFT_PROMPT_DEAL, "king", "type both cards" },
    { WEFT_PROMPT_DEAL, "3", "both cards" },
    { WEFT_PROMPT_DEAL, "3 12 5", "“5” is too much" },
    { WEFT_PROMPT_REVEAL, "23", "from 1 to 22" },
    { WEFT_PROMPT_REVEAL, "1 2", "“2” is too much" },
    { WEFT_PROMPT_ROLL, "6", "type the track" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WeftState state = state_with_prompt (cases[i].prompt);
      g_auto (WeftTyped) input = { 0 };
      g_autoptr (GError) error = NULL;

      g_assert_false (weft_typed_parse (cases[i].line, &state, tables, &input, &error));
      g_assert_nonnull (strstr (error->message, cases[i].says));
    }
}

/* With several humans the line speaks of whose turn it is. */
static void
test_whose_turn (void)
{
  WeftState state = state_with_prompt (WEFT_PROMPT_TURN);
  g_auto (WeftTyped) input = { 0 };

  state.prompt.player = WEFT_PLAYER_P3;
  g_assert_true (weft_typed_parse ("advance science", &state, tables, &input, NULL));
  g_assert_cmpint (input.move.player, ==, WEFT_PLAYER_P3);
  g_assert_true (weft_typed_parse ("fix track me science 3", &state, tables, &input, NULL));
  g_assert_cmpint (input.move.player, ==, WEFT_PLAYER_P3);
}

static void
assert_completes (const char *line, const char *words)
{
  WeftState state = state_with_prompt (WEFT_PROMPT_TURN);
  g_auto (GStrv) matches = weft_typed_complete (line, &state, tables);
  g_autofree char *joined = g_strjoinv (" ", matches);

  g_assert_cmpstr (joined, ==, words);
}

static void
test_completion (void)
{
  assert_completes ("adv", "advance");
  assert_completes ("advance ", "exploration technology military science arts");
  assert_completes ("a mi", "military");
  assert_completes ("explore g", "G1 G2 G3");
  assert_completes ("tiles ", "none left");
  assert_completes ("fix t", "track tapestry");
  assert_completes ("fix hex a", "A1 A2 A3");
  assert_completes ("fix achievement t", "topple-two");
  assert_completes ("advance science ", "");
  assert_completes ("xyz ", "");
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (&error);
  g_assert_no_error (error);
  g_test_add_func ("/cli/input/moves-of-a-turn", test_turn);
  g_test_add_func ("/cli/input/cards-and-dice", test_chance);
  g_test_add_func ("/cli/input/answers", test_answers);
  g_test_add_func ("/cli/input/commands", test_commands);
  g_test_add_func ("/cli/input/note-keeps-its-text", test_note);
  g_test_add_func ("/cli/input/refuses-with-a-reason", test_refusals);
  g_test_add_func ("/cli/input/refused-answers-say-what-is-awaited", test_refused_answers);
  g_test_add_func ("/cli/input/speaks-of-whose-turn-it-is", test_whose_turn);
  g_test_add_func ("/cli/input/completes", test_completion);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
