/* commands.c: what people type that is no sentence: commands, notes, and why a line is refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "positions.h"
#include "weft-typed-lexicon-read.h"
#include "weft-typed-lexicon.h"

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
  { "undo twice", WEFT_TYPED_UNDO, 2 },
  { "u", WEFT_TYPED_UNDO, 1 },
  { "u 3", WEFT_TYPED_UNDO, 3 },
  { "redo", WEFT_TYPED_REDO, 1 },
  { "redo 2", WEFT_TYPED_REDO, 2 },
  { "back 12", WEFT_TYPED_BACK, 12 },
  { "tracks", WEFT_TYPED_TRACKS, 0 },
  { "t", WEFT_TYPED_TRACKS, 0 },
  { "map", WEFT_TYPED_MAP, 0 },
  { "m", WEFT_TYPED_MAP, 0 },
  { "bots", WEFT_TYPED_BOTS, 0 },
  { "b", WEFT_TYPED_BOTS, 0 },
  { "deck", WEFT_TYPED_DECK, 0 },
  { "odds", WEFT_TYPED_ODDS, 0 },
  { "o", WEFT_TYPED_ODDS, 0 },
  { "log", WEFT_TYPED_LOG, 0 },
  { "l", WEFT_TYPED_LOG, 0 },
  { "score", WEFT_TYPED_SCORE, 0 },
  { "why", WEFT_TYPED_WHY, 0 },
  { "why 12", WEFT_TYPED_WHY, 12 },
  { "w", WEFT_TYPED_WHY, 0 },
  { "setup", WEFT_TYPED_SETUP, 0 },
  { "legal", WEFT_TYPED_POSSIBLE, 0 },
  { "?", WEFT_TYPED_POSSIBLE, 0 },
  { "possible", WEFT_TYPED_POSSIBLE, 0 },
  { "help", WEFT_TYPED_HELP, 0 },
  { "h", WEFT_TYPED_HELP, 0 },
  { "quit", WEFT_TYPED_QUIT, 0 },
  { "q", WEFT_TYPED_QUIT, 0 },
};

/* A line that is not understood, and what the message must say. */
typedef struct
{
  const char *position;
  const char *line;
  const char *says;
} RefusalCase;

static const RefusalCase refusal_cases[] = {
  { "turn", "frobnicate", "“frobnicate” is no command" },
  { "turn", "re science", "“re” can be regress, reveal" },
  { "turn", "played militarism and technocracy", "One card at a time" },
  { "turn", "explored e3 with militarism", "Say first that you have Militarism" },
  { "turn", "card", "Say what you did" },
  { "turn", "advance", "Name a track: Exploration, Technology, Military, Science." },
  { "turn", "advance bogus", "There is no track “bogus”" },
  { "turn", "advance science 2", "comes to 4" },
  { "two", "advance military 2", "from 0 to 1" },
  { "turn", "advance science 1 2", "“2” is too much" },
  { "turn", "income science", "“science” is too much" },
  { "turn", "explore", "Name a hex" },
  { "turn", "explore h9", "no hex “h9”" },
  { "turn", "conquer d4 d5", "“d5” is too much" },
  { "turn", "vp", "from 0 to 999" },
  { "turn", "vp 1000", "from 0 to 999" },
  { "turn", "vp -1", "from 0 to 999" },
  { "turn", "vp 12x", "from 0 to 999" },
  { "turn", "vp ann 12", "There is no player “ann”" },
  { "turn", "tiles", "tiles none" },
  { "turn", "note", "Say “note”" },
  { "turn", "deal 3", "Say both cards" },
  { "turn", "deal 0 23", "from 1 to 22" },
  { "turn", "undo 0", "from 1 to 9999" },
  { "turn", "back", "line of the log" },
  { "turn", "fix", "Say what to correct" },
  { "turn", "fix everything", "Say what to correct" },
  { "turn", "fix track", "Name a player" },
  { "turn", "fix track automa military 13", "from 0 to 12" },
  { "turn", "fix track automa military 5 0 1", "“1” is too much" },
  { "turn", "fix hex", "Name a hex" },
  { "turn", "fix hex c4", "what lies there" },
  { "turn", "fix hex c4 you you you", "at most 2 tokens" },
  { "turn", "fix hex c4 automa-lost", "automa-toppled" },
  { "turn", "fix landmark science 5 automa", "from 2 to 4" },
  { "turn", "fix landmark science 2", "Name a player" },
  { "turn", "fix tapestry 51", "from 0 to 50" },
  { "turn", "fix vp 40 50", "“50” is too much" },
  { "turn", "fix achievement fame 1 me", "Name an achievement" },
  { "turn", "fix era me 6", "from 0 to 5" },
  { "turn", "\377\376", "UTF-8" },
  { "turn", "science or technology", "Science or Technology? Say one." },
  { "turn", "E3 or E6", "E3 or E6? Say one." },
  { "turn", "I did not advance on science", "not done" },
  { "turn", "I will advance on science", "before it is done" },
  { "turn", "maybe science", "“maybe”" },
  { "turn", "science?", "A question records nothing" },
  { "turn", "the Automa advanced", "Weft plays the bots" },
  { "turn", "advanced on science and", "stops in the middle" },
  { "turn", "done, science", "has ended" },
  { "turn", "vp +5", "not known yet" },
  { "trap", "king", "type yes or no" },
  { "human-trap", "1", "type yes or no" },
  { "trap", "yes and no", "Say one" },
  { "deal", "king", "type both cards" },
  { "deal", "3", "both cards" },
  { "deal", "3 12 5", "“5” is too much" },
  { "reveal", "23", "from 1 to 22" },
  { "reveal", "1 2", "“2” is too much" },
  { "roll", "6", "type the track" },
};

static void
test_commands (void)
{
  Position *position = position_load ("turn");

  for (gsize i = 0; i < G_N_ELEMENTS (command_cases); i++)
    {
      const CommandCase *test = &command_cases[i];
      g_auto (WeftTyped) typed = { 0 };
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", test->line);
      weft_typed_read ("en", test->line, &position->voice, &position->state, &typed, &error);
      g_assert_no_error (error);
      g_assert_cmpint (typed.kind, ==, test->kind);
      g_assert_cmpint (typed.number, ==, test->number);
    }
  position_free (position);
}

static void
test_note (void)
{
  Position *position = position_load ("turn");
  g_auto (WeftTyped) typed = { 0 };
  g_autofree char *long_note = g_strnfill (1001, 'x');
  g_autofree char *line = g_strconcat ("note ", long_note, NULL);

  g_assert_true (weft_typed_read ("en", "note  Tea,  then war ", &position->voice, &position->state,
                                  &typed, NULL));
  g_assert_cmpint (typed.moves[0].kind, ==, WEFT_MOVE_NOTE);
  g_assert_cmpstr (typed.text, ==, "Tea,  then war");
  weft_typed_clear (&typed);
  g_assert_false (weft_typed_read ("en", line, &position->voice, &position->state, &typed, NULL));
  position_free (position);
}

static void
test_refusals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refusal_cases); i++)
    {
      const RefusalCase *test = &refusal_cases[i];
      Position *position = position_load (test->position);
      g_auto (WeftTyped) typed = { 0 };
      g_autoptr (GError) error = NULL;

      if (weft_typed_read ("en", test->line, &position->voice, &position->state, &typed, &error))
        g_error ("“%s” is understood", test->line);
      if (strstr (error->message, test->says) == NULL)
        g_error ("“%s” is refused with: %s", test->line, error->message);
      g_assert_null (strchr (error->message, '\n'));
      position_free (position);
    }
}

/* With several humans the line speaks of whose turn it is. */
static void
test_whose_turn (void)
{
  Position *position = position_load ("empire");
  g_auto (WeftTyped) typed = { 0 };

  position->state.prompt.player = WEFT_PLAYER_P3;
  position->state.income_turns[WEFT_PLAYER_P3] = 1;
  g_assert_true (
      weft_typed_read ("en", "advance science", &position->voice, &position->state, &typed, NULL));
  g_assert_cmpint (typed.moves[0].player, ==, WEFT_PLAYER_P3);
  g_assert_true (weft_typed_read ("en", "fix track me science 3", &position->voice,
                                  &position->state, &typed, NULL));
  g_assert_cmpint (typed.moves[0].player, ==, WEFT_PLAYER_P3);
  position_free (position);
}

/* What was misspelt is said, and what would be recorded. */
static void
test_says_what_was_understood (void)
{
  Position *position = position_load ("turn");
  g_auto (WeftTyped) typed = { 0 };
  g_autofree char *preview = NULL;

  g_assert_true (weft_typed_read ("en", "advanced on miltary", &position->voice, &position->state,
                                  &typed, NULL));
  g_assert_cmpstr (typed.understood, ==, "“miltary” was read as “military”.");
  preview = weft_typed_preview ("en", "advanced military and expored e3", &position->voice,
                                &position->state);
  g_assert_cmpstr (preview, ==,
                   "You: advance on Military\nYou: explore E3\n“expored” was read as “explore”.");
  weft_typed_clear (&typed);
  g_assert_true (weft_typed_read ("en", "note the donee was late", &position->voice,
                                  &position->state, &typed, NULL));
  g_assert_null (typed.understood); /* what is noted is nothing to be understood */
  g_assert_cmpstr (typed.text, ==, "the donee was late");
  g_assert_null (weft_typed_preview ("en", "help", &position->voice, &position->state));
  g_assert_null (weft_typed_preview ("en", "maybe", &position->voice, &position->state));
  position_free (position);
}

/* Every card and civilization of the table that a person can have has a word, and is noted by it.
 */
static void
test_all_cards (void)
{
  Position *position = position_load ("turn");
  const WeftHumanTable *human = &position->tables->human;

  for (guint i = 0; i < human->n_cards; i++)
    {
      const WeftHumanCard *card = &human->cards[i];
      g_auto (WeftTyped) typed = { 0 };
      g_autofree char *line = g_strdup_printf (
          card->kind == WEFT_CARD_KIND_TAPESTRY ? "I played %s" : "I gained %s", card->name);
      gboolean understood =
          weft_typed_read ("en", line, &position->voice, &position->state, &typed, NULL);

      /* A trap is played when the Automa conquers. */
      g_assert_cmpint (understood, ==, card->when != WEFT_CARD_TIME_RESPONSE);
      g_assert_cmpstr (typed.card, ==, understood ? card->nick : NULL);
      g_assert_true (!understood || typed.card_kind == card->kind);
    }
  for (guint i = 0; i < human->n_civilizations; i++)
    {
      g_auto (WeftTyped) typed = { 0 };
      g_autofree char *line =
          g_strdup_printf ("my civilization is %s", human->civilizations[i].name);

      g_assert_true (
          weft_typed_read ("en", line, &position->voice, &position->state, &typed, NULL));
      g_assert_cmpstr (typed.card, ==, human->civilizations[i].nick);
    }
  position_free (position);
}

/* A table that is wrong is refused, with the place. */
static void
test_bad_tables (void)
{
#define TABLE(words, rest)                                                                         \
  "{\"longest-ending\":3,\"has-cases\":false,\"negations\":[],\"futures\":[],\"words\":{" words    \
  "},\"choices\":{},\"numbers\":[],\"counts\":[],\"spaces\":{},\"landmarks\":{}" rest "}"
  static const struct
  {
    const char *text, *says;
  } cases[] = {
    { "[]", "must be an object" },
    { "{}", "words" },
    { "{", "" },
    { TABLE ("\"fly\":[\"fly\"]", ""), "there is no meaning “fly”" },
    { TABLE ("\"advance\":[]", ""), "must have a list" },
    { TABLE ("\"advance\":[\"a*\"]", ""), "“a*” is no entry" },
    { TABLE ("\"advance\":[\"go\"],\"done\":[\"go\"]", ""), "“go” is no entry" },
    { TABLE ("\"advance\":[\"one two three four five six seven eight nine\"]", ""), "is no entry" },
    { TABLE ("\"advance\":[\"go\"]", ""), "exploration" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (weft_lexicon_load ("xx", cases[i].text, &error));
      g_assert_nonnull (error);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, cases[i].says));
    }
}

static void
assert_completes (const char *name, const char *language, const char *line, const char *words)
{
  Position *position = position_load (name);
  g_auto (GStrv) matches = weft_typed_complete (language, line, &position->voice, &position->state);
  g_autofree char *joined = g_strjoinv (" ", matches);

  g_assert_cmpstr (joined, ==, words);
  position_free (position);
}

/* Only what is possible is offered. */
static void
test_completion (void)
{
  assert_completes ("turn", "en", "adv", "advance");
  assert_completes ("turn", "en", "inc", ""); /* it was taken */
  assert_completes ("first", "en", "inc", "income");
  assert_completes ("first", "en", "adv", "");
  assert_completes ("turn", "en", "advance ", "exploration technology military science");
  assert_completes ("arts", "en", "advance ", "exploration technology military science arts");
  assert_completes ("turn", "en", "regress e", "exploration");
  assert_completes ("turn", "en", "a mi", "military");
  assert_completes ("turn", "en", "explore g", "G1 G2");
  assert_completes ("turn", "en", "conquer f", "F3");
  assert_completes ("turn", "en", "advance science and con", "conquer");
  assert_completes ("turn", "en", "tiles ", "none left");
  assert_completes ("turn", "en", "car", "card");
  assert_completes ("turn", "en", "civ", "civilization");
  assert_completes ("turn", "en", "card mil", "militarism");
  assert_completes ("turn", "en", "card re", "renaissance revolution");
  assert_completes ("turn", "en", "civilization no", "nomads");
  assert_completes ("turn", "en", "civilization infil", ""); /* of an expansion */
  assert_completes ("turn", "fr", "civilisation mil", "militants");
  assert_completes ("empire", "en", "card mil", ""); /* it needs the map */
  assert_completes ("turn", "en", "til", "tiles");
  assert_completes ("empire", "en", "til", "");
  assert_completes ("empire", "en", "exp", "");
  assert_completes ("empire", "en", "map", "");
  assert_completes ("trap", "en", "",
                    "no yes vp tiles fix note undo redo back why tracks map bots "
                    "deck odds log score setup legal possible help quit");
  assert_completes ("turn", "en", "fix t", "track tapestry");
  assert_completes ("turn", "en", "fix hex a", "A1 A2 A3");
  assert_completes ("turn", "en", "fix achievement t", "topple-two");
  assert_completes ("turn", "en", "advance science ", "");
  assert_completes ("turn", "en", "xyz ", "");
  assert_completes ("turn", "fr", "avancer sc", "science");
  assert_completes ("turn", "cs", "postup v", "vojenství věda");
  assert_completes ("turn", "pl", "rozwój na", "nauka");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/typed/commands", test_commands);
  g_test_add_func ("/typed/note-keeps-its-text", test_note);
  g_test_add_func ("/typed/refuses-with-a-reason", test_refusals);
  g_test_add_func ("/typed/speaks-of-whose-turn-it-is", test_whose_turn);
  g_test_add_func ("/typed/says-what-was-understood", test_says_what_was_understood);
  g_test_add_func ("/typed/all-cards", test_all_cards);
  g_test_add_func ("/typed/refuses-a-bad-table-of-words", test_bad_tables);
  g_test_add_func ("/typed/completes-what-is-possible", test_completion);
  return g_test_run ();
}
