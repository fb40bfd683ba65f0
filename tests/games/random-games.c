/* random-games.c: random games over every setup, with what must hold at every state
 *
 * A game follows from its number alone. WEFT_GAMES sets how many are played, WEFT_FIRST_GAME the
 * number of the first, WEFT_THOROUGH=1 runs the slow checks on every game: to look at one game that
 * failed, WEFT_FIRST_GAME=n WEFT_GAMES=1 WEFT_THOROUGH=1. WEFT_PRINT_RECORD=1 prints the records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "game-source.h"
#include "invariants.h"
#include "json-diff.h"
#include "weft-flow.h"
#include "weft-history.h"
#include "weft-legal-moves.h"
#include "weft-legal.h"
#include "weft-record-text.h"
#include "weft-state-json.h"

#define BASE_SEED G_GUINT64_CONSTANT (0x7765667467616d65)
#define DEFAULT_GAMES 20000
#define CALM_MOVES 500  /* from here on humans hurry and nothing is corrected */
#define MOST_MOVES 3000 /* a game that is not over then never ends */
#define MOVES_AFTER_END 4

/* The slow checks are made on one in so many states or games. */
#define STATES_PER_UNIVERSE 300
#define GAMES_PER_ROUND_TRIP 10
#define GAMES_PER_UNDO 20

/**
 * Game:
 * @moves: every #WeftMove taken so far
 * @attempt: the move being made
 * @seed: what chance follows from
 * @track: where humans go most, to reach the end of a track now and then
 * @corrected: whether corrections are made
 * @fixes: the kinds of correction made so far
 * @wrong: what is wrong, or %NULL
 *
 * A game being played.
 */
typedef struct
{
  guint64 number;
  GameSource source;
  GameStyle style;
  guint8 track;
  gboolean corrected;
  gboolean thorough;
  WeftSeed seed;
  WeftState state;
  GArray *moves;
  WeftMove attempt;
  GameFixes fixes;
  char *wrong;
} Game;

static WeftTables *tables;
static guint64 first_game, n_games = DEFAULT_GAMES;
static gboolean thorough, print_record;

/* What the games went through, to know that nothing is left out. */
static guint64 prompts_seen[WEFT_N_PROMPTS], moves_seen[WEFT_N_MOVES], events_seen[WEFT_N_EVENTS];
static guint64 fixes_seen[WEFT_N_FIXES], tasks_seen[WEFT_AGENDA_LENGTH + 1];

static void fail (Game *game, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
fail (Game *game, const char *format, ...)
{
  va_list args;

  if (game->wrong != NULL)
    return;
  va_start (args, format);
  game->wrong = g_strdup_vprintf (format, args);
  va_end (args);
}

static WeftRecord *
record_of (const Game *game)
{
  WeftRecord *record = weft_record_new (&game->state.setup, NULL, &game->seed);

  for (guint i = 0; i < game->moves->len; i++)
    weft_record_append (record, &g_array_index (game->moves, WeftMove, i), "a “note”\n", tables);
  return record;
}

/* ---- Moves ---- */

/* A score like the Automa's or the first human's makes a tie, which is then decided. */
static gboolean
draw_tie (Game *game, WeftMove *move)
{
  const WeftState *state = &game->state;
  guint8 other = weft_setup_is_solo (&state->setup) ? WEFT_PLAYER_AUTOMA : WEFT_PLAYER_P1;

  *move = (WeftMove){ .kind = WEFT_MOVE_VP, .token = WEFT_NONE };
  if (!state->over || game_source_percent (&game->source, 40))
    return FALSE;
  if (state->vp[other] >= 0 && state->vp[other] <= WEFT_MOST_VP
      && game_source_percent (&game->source, 50))
    {
      move->player = (guint8) game_source_below (&game->source, state->setup.n_humans);
      move->number = state->vp[other];
    }
  else
    *move = game_source_card_move (&game->source, state);
  return weft_legal_check (state, tables, move, NULL);
}

static WeftMove
draw_bookkeeping (Game *game)
{
  guint what = game_source_below (&game->source, 3);
  WeftMove move = { .token = WEFT_NONE };

  if (draw_tie (game, &move))
    return move;
  move = (WeftMove){ .token = WEFT_NONE };
  if (what == 0 && game->corrected)
    return game_source_fix (&game->source, &game->state);
  move.kind = what == 1 ? WEFT_MOVE_NOTE : WEFT_MOVE_VP;
  if (move.kind == WEFT_MOVE_VP)
    {
      move.player = (guint8) game_source_below (&game->source, game->state.setup.n_humans);
      move.number = (gint16) game_source_below (&game->source, WEFT_MOST_VP + 1);
    }
  return move;
}

/* What the decks and dice bring: by chance, or now and then any possible result. */
static WeftMove
draw_chance (Game *game)
{
  g_autoptr (GArray) moves = NULL;
  WeftMove move = weft_chance_sample (&game->seed, &game->state);
  g_autoptr (GError) error = NULL;

  if (!weft_legal_check (&game->state, tables, &move, &error))
    fail (game, "chance brings what is not possible: %s", error->message);
  if (!game_source_percent (&game->source, 10))
    return move;
  moves = weft_legal_moves (&game->state, tables);
  return game_source_listed_move (&game->source, game->style, &game->state, moves);
}

static guint8
draw_track (GameSource *source, const WeftState *state)
{
  return (guint8) game_source_below (source, (guint) __builtin_popcount (state->setup.tracks));
}

/* Listing every move of a human is slow: mostly this finds one by trying. */
static gboolean
guess_human_move (Game *game, WeftMove *move)
{
  guint what = game_source_below (&game->source, 100);
  const WeftState *state = &game->state;

  if (game->style != GAME_STYLE_WILD)
    return FALSE;
  *move = (WeftMove){ .player = state->prompt.player, .token = WEFT_NONE };
  move->track =
      game_source_percent (&game->source, 40) ? game->track : draw_track (&game->source, state);
  move->hex = (guint8) game_source_below (&game->source, WEFT_N_HEXES);
  if (what < 40)
    move->kind = WEFT_MOVE_END_TURN;
  else if (what < 70)
    move->kind = WEFT_MOVE_ADVANCE;
  else if (what < 82)
    move->kind = WEFT_MOVE_INCOME;
  else if (what < 90)
    move->kind = WEFT_MOVE_CONQUER;
  else if (what < 94)
    move->kind = WEFT_MOVE_EXPLORE;
  else if (what < 97)
    *move = game_source_card_move (&game->source, state);
  else
    return FALSE;
  return weft_legal_check (state, tables, move, NULL);
}

static WeftMove
draw_turn_move (Game *game)
{
  g_autoptr (GArray) moves = NULL;
  WeftMove move;

  for (int i = 0; i < 4; i++)
    if (guess_human_move (game, &move))
      return move;
  moves = weft_legal_moves (&game->state, tables);
  if (moves->len == 0)
    {
      fail (game, "nothing is possible");
      return (WeftMove){ .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE };
    }
  return game_source_listed_move (&game->source, game->style, &game->state, moves);
}

/* Corrections matter most while an attack is under way. */
static guint
bookkeeping_percent (const Game *game)
{
  gboolean attack = game->state.prompt.kind == WEFT_PROMPT_TRAP
                    || game->state.prompt.kind == WEFT_PROMPT_HUMAN_TRAP;

  if (!game->corrected)
    return 2;
  return attack ? 60 : 8;
}

static WeftMove
draw_move (Game *game)
{
  if (game->moves->len >= CALM_MOVES)
    game->style = GAME_STYLE_HURRIED;
  else if (game_source_percent (&game->source, bookkeeping_percent (game)))
    return draw_bookkeeping (game);
  if (weft_chance_is_next (&game->state))
    return draw_chance (game);
  return draw_turn_move (game);
}

static void
count (const Game *game, const WeftMove *move, const GArray *events)
{
  moves_seen[move->kind]++;
  if (move->kind == WEFT_MOVE_FIX)
    fixes_seen[move->fix]++;
  prompts_seen[game->state.prompt.kind]++;
  tasks_seen[game->state.agenda.length]++;
  for (guint i = 0; events != NULL && i < events->len; i++)
    events_seen[g_array_index (events, WeftEvent, i).kind]++;
}

static void
check_state (Game *game, const WeftState *before, const WeftMove *move)
{
  const char *wrong = before != NULL ? invariants_of_step (before, move, &game->state) : NULL;

  if (wrong == NULL)
    wrong = invariants_of_state (&game->state, tables, game->fixes);
  if (wrong != NULL)
    fail (game, "%s", wrong);
}

/* Makes a move; one that is not possible must be refused. */
static void
take_move (Game *game, const WeftMove *move)
{
  gboolean with_events = game->thorough || game->number % 16 == 0;
  g_autoptr (GArray) events = with_events ? weft_events_new () : NULL;
  g_autoptr (GError) error = NULL;
  WeftState before;
  char *wrong;

  if (move->kind == WEFT_MOVE_FIX)
    {
      wrong = invariants_of_apply (&game->state, tables, move);
      if (wrong != NULL)
        fail (game, "%s", wrong);
      g_free (wrong);
    }
  game->attempt = *move;
  memcpy (&before, &game->state, sizeof before);
  if (weft_flow_apply (tables, &game->state, move, events, &error))
    {
      game->fixes = game_fixes_after (game->fixes, move);
      g_array_append_val (game->moves, *move);
      check_state (game, &before, move);
      count (game, move, events);
    }
  else if (move->kind != WEFT_MOVE_FIX)
    fail (game, "a move that is listed is refused: %s", error->message);
}

/* ---- Slow checks ---- */

static void
check_universe (Game *game)
{
  char *wrong = invariants_of_moves (&game->state, tables);

  if (wrong != NULL)
    fail (game, "%s", wrong);
  g_free (wrong);
}

static void
check_same_json (Game *game, const WeftState *other, const char *what)
{
  JsonObject *expected = weft_state_to_json (&game->state, tables);
  JsonObject *found = weft_state_to_json (other, tables);
  g_autofree char *difference = json_diff_objects (found, expected);

  if (difference != NULL)
    fail (game, "%s: %s", what, difference);
  json_object_unref (expected);
  json_object_unref (found);
}

/* Written, read and replayed, the record leads to the same state; returns the history. */
static WeftHistory *
check_round_trip (Game *game)
{
  g_autoptr (WeftRecord) record = record_of (game);
  g_autofree char *text = weft_record_to_text (record), *again = NULL;
  g_autoptr (GError) error = NULL;
  WeftRecord *parsed = weft_record_parse (text, strlen (text), tables, &error);
  WeftHistory *history;

  if (parsed == NULL)
    {
      fail (game, "the record cannot be read: %s", error->message);
      return NULL;
    }
  again = weft_record_to_text (parsed);
  if (!g_str_equal (text, again))
    fail (game, "the record changes when it is read and written");
  history = weft_history_new (tables, parsed, &error);
  if (history == NULL)
    {
      fail (game, "the record cannot be replayed: %s", error->message);
      return NULL;
    }
  check_same_json (game, weft_history_state (history), "replayed");
  return history;
}

/* The state after the first @n_moves moves, replayed from the start. */
static WeftState
replay (const Game *game, guint n_moves)
{
  WeftState state;

  weft_flow_start (tables, &game->state.setup, &state, NULL);
  for (guint i = 0; i < n_moves; i++)
    weft_flow_apply_legal (tables, &state, &g_array_index (game->moves, WeftMove, i), NULL);
  return state;
}

static gboolean
same_state (const WeftState *a, const WeftState *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* What the same moves cause does not depend on whether anybody asks for the events. */
static void
check_events (Game *game, const WeftHistory *history)
{
  for (int i = -1; i < (int) weft_history_n_moves (history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (history, i);

      for (guint n = 0; n < events->len; n++)
        {
          const WeftEvent *event = &g_array_index (events, WeftEvent, n);

          if (event->rule == WEFT_RULE_NONE)
            fail (game, "%s of move %d has no rule", weft_event_nick (event->kind), i);
          json_object_unref (weft_event_to_json (event, tables, i));
        }
    }
}

/* What can be redone is written and read, too, and leads to the end from any place. */
static void
check_saved_undo (Game *game, WeftHistory *history)
{
  guint left = game_source_below (&game->source, weft_history_n_moves (history) + 1);
  g_autofree char *text = NULL;
  g_autoptr (WeftHistory) again = NULL;
  g_autoptr (GError) error = NULL;
  WeftRecord *record;

  weft_history_go_back (history, left);
  text = weft_record_to_text (weft_history_record (history));
  record = weft_record_parse (text, strlen (text), tables, &error);
  again = record != NULL ? weft_history_new (tables, record, &error) : NULL;
  if (again == NULL)
    {
      fail (game, "the record of %u moves with more to redo is refused: %s", left, error->message);
      return;
    }
  while (weft_history_redo (again, NULL))
    ;
  if (weft_history_n_moves (again) != game->moves->len
      || !same_state (weft_history_state (again), &game->state))
    fail (game, "what was undone to %u moves and saved leads to another state", left);
  while (weft_history_redo (history, NULL))
    ;
}

/* Going back to every prefix is the same as replaying it; redoing leads to the end again. */
static void
check_undo (Game *game, WeftHistory *history)
{
  guint n_moves = weft_history_n_moves (history);

  check_events (game, history);
  for (guint left = n_moves; left-- > 0;)
    {
      WeftState state = replay (game, left);

      weft_history_go_back (history, left);
      if (!same_state (weft_history_state (history), &state))
        fail (game, "undoing to %u moves is not the replay of them", left);
    }
  if (weft_record_n_undone (weft_history_record (history)) != n_moves)
    fail (game, "not every move can be redone");
  for (guint i = 0; i < n_moves; i++)
    if (!weft_history_redo (history, NULL))
      fail (game, "move %u cannot be redone", i);
  if (!same_state (weft_history_state (history), &game->state))
    fail (game, "redoing every move leads to another state");
  check_same_json (game, weft_history_state (history), "redone");
  check_saved_undo (game, history);
}

/* Chance follows from the seed and what came before: undone and played again it is the same. */
static void
check_chance (Game *game)
{
  for (guint left = 0; left < game->moves->len; left += 1 + game->moves->len / 8)
    {
      WeftState state = replay (game, left);
      WeftMove a, b;

      if (!weft_chance_is_next (&state))
        continue;
      a = weft_chance_sample (&game->seed, &state);
      b = weft_chance_sample (&game->seed, &state);
      if (memcmp (&a, &b, sizeof a) != 0 || !weft_legal_check (&state, tables, &a, NULL))
        fail (game, "chance after %u moves is not settled by the seed", left);
    }
}

static void
check_record (Game *game)
{
  g_autoptr (WeftHistory) history = NULL;

  if (!game->thorough && game->number % GAMES_PER_ROUND_TRIP != 0)
    return;
  history = check_round_trip (game);
  if (history == NULL || (!game->thorough && game->number % GAMES_PER_UNDO != 0))
    return;
  check_undo (game, history);
  check_chance (game);
}

/* ---- A game ---- */

static void
start (Game *game, guint64 number)
{
  g_autoptr (GError) error = NULL;
  WeftSetup setup;

  memset (game, 0, sizeof *game);
  game->number = number;
  game->thorough = thorough;
  game->source = game_source_from_seed (BASE_SEED, number);
  game->seed = (WeftSeed){ BASE_SEED, number };
  game->moves = g_array_new (FALSE, FALSE, sizeof (WeftMove));
  game->corrected = game_source_percent (&game->source, 25);
  game->style = game_source_percent (&game->source, 70) ? GAME_STYLE_WILD : GAME_STYLE_SENSIBLE;
  game_source_setup (&game->source, tables, &setup);
  if (!weft_setup_check (&setup, tables, &error))
    g_error ("game %" G_GUINT64_FORMAT ": %s", number, error->message);
  weft_flow_start (tables, &setup, &game->state, NULL);
  game->track = draw_track (&game->source, &game->state);
  check_state (game, NULL, NULL);
}

static void
play (Game *game)
{
  guint after_end = 0;

  while (game->wrong == NULL && after_end < MOVES_AFTER_END)
    {
      WeftMove move;

      if (game->thorough ? game->moves->len % 10 == 0
                         : game_source_below (&game->source, STATES_PER_UNIVERSE) == 0)
        check_universe (game);
      if (game->moves->len >= MOST_MOVES)
        fail (game, "the game does not end");
      after_end += game->state.over ? 1 : 0;
      move = game->state.over ? draw_bookkeeping (game) : draw_move (game);
      if (game->wrong == NULL)
        take_move (game, &move);
    }
  if (game->wrong == NULL)
    check_record (game);
}

static void
print_game (const Game *game, const char *verdict)
{
  g_autoptr (WeftRecord) record = record_of (game);
  g_autofree char *text = weft_record_to_text (record);

  /* Not g_printerr(), which changes characters the locale does not have. */
  fprintf (stderr, "Game %" G_GUINT64_FORMAT ", after %u moves: %s\n%s", game->number,
           game->moves->len, verdict, text);
}

/* The game being played, for when the engine itself gives up. */
static const Game *current;

/* Little of this is safe in a signal handler, but the process is lost anyway. */
static void
print_lost_game (int signal_number)
{
  signal (signal_number, SIG_DFL);
  if (current != NULL)
    {
      g_autofree char *move = game_move_to_text (&current->attempt, tables);

      print_game (current, move);
    }
  raise (signal_number);
}

static gboolean
run_game (guint64 number)
{
  Game game;
  gboolean good;

  start (&game, number);
  current = &game;
  play (&game);
  current = NULL;
  good = game.wrong == NULL;
  if (!good || print_record)
    print_game (&game, good ? "good" : game.wrong);
  g_array_unref (game.moves);
  g_free (game.wrong);
  return good;
}

static void
test_random_games (void)
{
  for (guint64 i = 0; i < n_games; i++)
    if (!run_game (first_game + i))
      {
        g_test_fail_printf ("WEFT_FIRST_GAME=%" G_GUINT64_FORMAT
                            " WEFT_GAMES=1 WEFT_THOROUGH=1 plays this game again",
                            first_game + i);
        return;
      }
}

/* The games above came to everything there is; otherwise they say less than they seem to. */
static void
test_coverage (void)
{
  if (n_games < DEFAULT_GAMES)
    {
      g_test_skip ("too few games to come to everything");
      return;
    }
  for (guint i = 0; i < WEFT_N_PROMPTS; i++)
    if (prompts_seen[i] == 0)
      g_test_fail_printf ("no game came to the prompt %s", weft_prompt_nick (i));
  for (guint i = 0; i < WEFT_N_MOVES; i++)
    if (moves_seen[i] == 0)
      g_test_fail_printf ("no game had the move %s", weft_move_nick (i));
  for (guint i = 0; i < WEFT_N_FIXES; i++)
    if (fixes_seen[i] == 0)
      g_test_fail_printf ("no game had the correction %s", weft_fix_nick (i));
  for (guint i = 0; i < WEFT_N_EVENTS; i++)
    if (events_seen[i] == 0)
      g_test_fail_printf ("no game had the event %s", weft_event_nick (i));
  for (guint i = 0; i <= WEFT_AGENDA_LENGTH; i++)
    if (tasks_seen[i] > 0)
      g_test_message ("agenda of %u tasks: %" G_GUINT64_FORMAT " states", i, tasks_seen[i]);
}

static guint64
number_from (const char *variable, guint64 otherwise)
{
  const char *text = g_getenv (variable);

  return text != NULL && *text != '\0' ? g_ascii_strtoull (text, NULL, 10) : otherwise;
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  n_games = number_from ("WEFT_GAMES", DEFAULT_GAMES);
  first_game = number_from ("WEFT_FIRST_GAME", 0);
  thorough = number_from ("WEFT_THOROUGH", 0) != 0;
  print_record = number_from ("WEFT_PRINT_RECORD", 0) != 0;
  tables = weft_tables_load (&error);
  g_assert_no_error (error);
  signal (SIGABRT, print_lost_game);
  signal (SIGTRAP, print_lost_game);
  g_test_add_func ("/games/random", test_random_games);
  g_test_add_func ("/games/coverage", test_coverage);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
