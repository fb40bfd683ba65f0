/* follow.c: the state that goes with each event shows what the event tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "conformance-games.h"
#include "game-source.h"
#include "weft-board.h"
#include "weft-flow.h"
#include "weft-legal-moves.h"
#include "weft-legal.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"
#include "weft-turns.h"

#define GAMES 20 /* of each level with each set of expansions */
#define WILD_GAMES 400
#define WILD_MOVES 250
#define WILD_SEED 11

static WeftTables *tables;

/* The parts of a state that are seen on the table. */
enum
{
  TURN = 1 << 0,
  OVER = 1 << 1,
  TOKENS = 1 << 2,
  COMPLETE = 1 << 3,
  FAVORITES = 1 << 4,
  LANDMARKS = 1 << 5,
  ACHIEVEMENTS = 1 << 6,
  ERAS = 1 << 7,
  POINTS = 1 << 8,
  TAPESTRY = 1 << 9,
  POOL = 1 << 10,
  SUPPLY = 1 << 11,
  TRAILS = 1 << 12,
  BOARD = 1 << 13,
  DECK = 1 << 14,
  TILES = 1 << 15,
};

#define DIFFERS(member) (memcmp (&a->member, &b->member, sizeof a->member) != 0)

static gboolean
decks_differ (const WeftDeck *a, const WeftDeck *b)
{
  return DIFFERS (known) || DIFFERS (pile) || DIFFERS (discard) || DIFFERS (unknown)
         || DIFFERS (added) || DIFFERS (latest);
}

static gboolean
boards_differ (const WeftBoard *a, const WeftBoard *b)
{
  return DIFFERS (territories) || DIFFERS (one) || DIFFERS (two) || DIFFERS (controlled)
         || DIFFERS (outposts);
}

/* The parts in which two states differ. */
static guint
differences (const WeftState *a, const WeftState *b)
{
  return (DIFFERS (turn) || DIFFERS (active) ? TURN : 0u) | (DIFFERS (over) ? OVER : 0u)
         | (DIFFERS (tokens) ? TOKENS : 0u) | (DIFFERS (complete) ? COMPLETE : 0u)
         | (DIFFERS (favorites) ? FAVORITES : 0u)
         | (DIFFERS (landmarks) || DIFFERS (landmark_cards) ? LANDMARKS : 0u)
         | (DIFFERS (achievements) ? ACHIEVEMENTS : 0u) | (DIFFERS (income_turns) ? ERAS : 0u)
         | (DIFFERS (vp) ? POINTS : 0u) | (DIFFERS (tapestry) ? TAPESTRY : 0u)
         | (DIFFERS (pool) ? POOL : 0u) | (DIFFERS (supply) ? SUPPLY : 0u)
         | (DIFFERS (trailblazers) ? TRAILS : 0u)
         | (boards_differ (&a->board, &b->board) ? BOARD : 0u)
         | (decks_differ (&a->deck, &b->deck) ? DECK : 0u) | (DIFFERS (tiles) ? TILES : 0u);
}

/* The parts that the event changes, and no others; in @maybe those it need not change. */
static guint
parts_of (const WeftEvent *event, guint *maybe)
{
  *maybe = 0;
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_TURN:
      return TURN;
    case WEFT_EVENT_OVER:
      return OVER;
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      return TOKENS;
    case WEFT_EVENT_SINGULARITY:
      *maybe = COMPLETE; /* when the other token left before */
      return TOKENS;
    case WEFT_EVENT_LANDMARK:
    case WEFT_EVENT_REMOVE_LANDMARK:
      return LANDMARKS;
    case WEFT_EVENT_TAPESTRY:
      *maybe = event->discarded ? TAPESTRY : 0; /* a correction may have taken the last card */
      return event->discarded ? 0 : TAPESTRY;
    case WEFT_EVENT_POOL:
      return POOL;
    case WEFT_EVENT_TRAILBLAZER:
      return TRAILS;
    case WEFT_EVENT_EXPLORE:
    case WEFT_EVENT_TOPPLE:
      return BOARD;
    case WEFT_EVENT_CONQUER:
      return event->new_tile ? BOARD : 0;
    case WEFT_EVENT_OUTPOST:
    case WEFT_EVENT_PLACE:
      return event->other ? BOARD : BOARD | SUPPLY;
    case WEFT_EVENT_STAND:
      return BOARD;
    case WEFT_EVENT_FAVORITE:
      return event->changed ? FAVORITES : 0;
    case WEFT_EVENT_ERA:
      return ERAS;
    case WEFT_EVENT_VP:
      return event->vp != 0 ? POINTS : 0;
    case WEFT_EVENT_ACHIEVEMENT:
      return event->player == WEFT_PLAYER_AUTOMA ? ACHIEVEMENTS | POINTS : ACHIEVEMENTS;
    case WEFT_EVENT_CARDS:
      return DECK;
    case WEFT_EVENT_PROGRESS:
    case WEFT_EVENT_SHUFFLE:
      *maybe = DECK; /* there may be no card to add, or none to shuffle */
      return 0;
    case WEFT_EVENT_NO_ADVANCE:
    case WEFT_EVENT_CHOICE:
    case WEFT_EVENT_DISCARD_TECH:
    case WEFT_EVENT_DISCARD_MASTERPIECES:
    case WEFT_EVENT_ROLL:
    case WEFT_EVENT_SKIP:
    case WEFT_EVENT_PLAY_TAPESTRY:
    case WEFT_N_EVENTS:
    default:
      return 0;
    }
}

/* How many of the player's tokens stand on a space. */
static int
tokens_on (const WeftState *state, const WeftEvent *event, int space)
{
  const gint8 *tokens = state->tokens[event->player][event->track];

  return (tokens[0] == space) + (tokens[1] == space);
}

static gboolean
has_moved (const WeftState *before, const WeftState *after, const WeftEvent *event)
{
  return tokens_on (after, event, event->to) == tokens_on (before, event, event->to) + 1
         && tokens_on (after, event, event->from) == tokens_on (before, event, event->from) - 1;
}

static gboolean
lies_there (const WeftState *state, const WeftEvent *event, gboolean upright)
{
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      const WeftOutpost *outpost = &state->board.outposts[event->hex][i];

      if (outpost->owner == event->player && outpost->upright == upright
          && outpost->other == event->other)
        return TRUE;
    }
  return FALSE;
}

/* Whether the state that goes with the event has what the event names. */
static gboolean
is_visible (const WeftState *before, const WeftState *after, const WeftEvent *event)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_TURN:
      return after->turn == before->turn + 1 && after->active == event->player
             && (before->turn == 0 || weft_turns_next (before) == event->player);
    case WEFT_EVENT_OVER:
      return after->over && weft_turns_next (before) == WEFT_NONE
             && weft_state_winner (after) == event->winner;
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      return has_moved (before, after, event);
    case WEFT_EVENT_SINGULARITY:
      return tokens_on (after, event, 0) == tokens_on (before, event, 0) + 1
             && (after->complete[event->player] & WEFT_TRACK_BIT (WEFT_TRACK_TECHNOLOGY)) != 0;
    case WEFT_EVENT_LANDMARK:
      return after->landmarks[event->track][event->tier] == event->owner;
    case WEFT_EVENT_REMOVE_LANDMARK:
      return weft_state_mat_landmarks (after) == weft_state_mat_landmarks (before) - 1;
    case WEFT_EVENT_TAPESTRY:
      return after->tapestry == event->count;
    case WEFT_EVENT_POOL:
      return after->pool == event->count;
    case WEFT_EVENT_TRAILBLAZER:
      return (after->trailblazers[event->track] >> event->count & 1) != 0;
    case WEFT_EVENT_EXPLORE:
    case WEFT_EVENT_CONQUER:
      return weft_board_is_territory (&after->board, event->hex);
    case WEFT_EVENT_OUTPOST:
      return lies_there (after, event, event->upright)
             && after->supply[event->player] == before->supply[event->player] - !event->other;
    case WEFT_EVENT_PLACE:
      return lies_there (after, event, TRUE)
             && after->supply[event->player] == before->supply[event->player] - !event->other;
    case WEFT_EVENT_STAND:
      return lies_there (before, event, FALSE) && !lies_there (after, event, FALSE)
             && weft_board_controls (&after->board, event->player, event->hex);
    case WEFT_EVENT_TOPPLE:
      return weft_board_controls (&before->board, event->player, event->hex)
             && !weft_board_controls (&after->board, event->player, event->hex)
             && weft_board_toppled (&after->board, event->player, event->by)
                    > weft_board_toppled (&before->board, event->player, event->by);
    case WEFT_EVENT_FAVORITE:
      return after->favorites[event->player] == event->to;
    case WEFT_EVENT_ERA:
      return after->income_turns[event->player] == event->count;
    case WEFT_EVENT_VP:
      return after->vp[WEFT_PLAYER_AUTOMA] == event->total
             && event->total == before->vp[WEFT_PLAYER_AUTOMA] + event->vp;
    case WEFT_EVENT_ACHIEVEMENT:
      return after->achievements[event->achievement][event->place] == event->player;
    case WEFT_EVENT_CARDS:
      return after->deck.latest[0] == event->cards[0] && after->deck.latest[1] == event->cards[1];
    case WEFT_EVENT_SHUFFLE:
      return after->deck.discard == 0 && after->deck.added == 0;
    default:
      return TRUE;
    }
}

/* Moves that are no events but what is said of the table. */
static gboolean
is_bookkeeping (const WeftMove *move)
{
  return move->kind == WEFT_MOVE_FIX || move->kind == WEFT_MOVE_VP || move->kind == WEFT_MOVE_NOTE
         || move->kind == WEFT_MOVE_TILES || move->kind == WEFT_MOVE_TIE;
}

static void
check_event (const WeftState *before, const WeftEvent *event, const WeftState *after)
{
  guint maybe, parts = parts_of (event, &maybe), changed = differences (before, after);

  if ((changed & ~maybe) != parts)
    g_error ("%s changes the parts %x of the table instead of %x", weft_event_nick (event->kind),
             changed, parts);
  if (!is_visible (before, after, event))
    g_error ("what %s tells is not in the state that goes with it", weft_event_nick (event->kind));
}

/* Each event's state differs from the one before it in what the event tells, and the last of them
 * is what is seen after the move. */
static void
check_move (const WeftState *before, const WeftMove *move, const GArray *events,
            const GArray *states, const WeftState *after)
{
  if (is_bookkeeping (move))
    {
      g_assert_cmpuint (events->len, ==, 0);
      return;
    }
  g_assert_cmpuint (events->len, ==, states->len);
  for (guint e = 0; e < events->len; e++)
    {
      const WeftState *state = &g_array_index (states, WeftState, e);

      check_event (before, &g_array_index (events, WeftEvent, e), state);
      before = state;
    }
  g_assert_cmphex (differences (before, after), ==, 0);
}

static void
follow (const WeftHistory *history)
{
  for (guint i = 0; i < weft_history_n_moves (history); i++)
    {
      g_autoptr (GArray) states = NULL;
      g_autoptr (GArray) events = weft_history_follow (history, (int) i, &states);

      check_move (weft_history_state_at (history, i),
                  weft_record_move (weft_history_record (history), i), events, states,
                  weft_history_state_at (history, i + 1));
    }
}

/* The start of a game has no state before it: its last event shows the game as it begins. */
static void
follow_start (const WeftHistory *history)
{
  g_autoptr (GArray) states = NULL;
  g_autoptr (GArray) events = weft_history_follow (history, -1, &states);

  g_assert_cmpuint (events->len, >, 0);
  g_assert_cmpuint (events->len, ==, states->len);
  for (guint e = 1; e < events->len; e++)
    check_event (&g_array_index (states, WeftState, e - 1), &g_array_index (events, WeftEvent, e),
                 &g_array_index (states, WeftState, e));
  g_assert_cmphex (differences (&g_array_index (states, WeftState, states->len - 1),
                                weft_history_state_at (history, 0)),
                   ==, 0);
}

static void
test_conformance (gconstpointer path)
{
  g_autoptr (JsonNode) file = conformance_games_load (path);
  g_autoptr (WeftHistory) history = conformance_games_replay (file, tables);

  follow_start (history);
  follow (history);
}

/* Level 0 stands for the mode shadow-empire, with 2 to 4 humans. */
static WeftSimulation
make_simulation (int level, guint expansions)
{
  WeftSimulation simulation = { .tables = tables,
                                .seed = { 11, (guint64) level * 8 + expansions },
                                .roll_bots = TRUE };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

  simulation.setup = weft_setup_blank (level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
  simulation.setup.level = (guint8) level;
  simulation.setup.n_humans = (guint8) (level > 0 ? 1 : 2 + expansions % 3);
  simulation.setup.expansions = (guint8) expansions;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  g_assert_true (weft_setup_check (&simulation.setup, tables, NULL));
  return simulation;
}

static void
test_simulated (gconstpointer data)
{
  for (guint expansions = 0; expansions < 1u << WEFT_N_EXPANSIONS; expansions++)
    {
      WeftSimulation simulation = make_simulation (GPOINTER_TO_INT (data), expansions);

      for (guint64 n = 0; n < GAMES; n++)
        {
          g_autoptr (WeftHistory) history =
              weft_history_new (tables, weft_simulation_record (&simulation, n), NULL);

          g_assert_nonnull (history);
          g_assert_cmpuint (weft_history_n_moves (history), >, 20);
          follow_start (history);
          follow (history);
        }
    }
}

/* A move of any kind that is possible now: what a simulated human never does as well. */
static WeftMove
draw_move (GameSource *source, const WeftState *state)
{
  g_autoptr (GArray) moves = NULL;
  WeftMove move;

  for (int i = 0; i < 3; i++)
    {
      if (game_source_percent (source, 10))
        move = game_source_fix (source, state);
      else if (state->prompt.kind == WEFT_PROMPT_TURN && game_source_percent (source, 20))
        move = game_source_card_move (source, state);
      else
        move = game_source_any_move (source);
      if (weft_legal_check (state, tables, &move, NULL))
        return move;
    }
  moves = weft_legal_moves (state, tables);
  return game_source_listed_move (source, GAME_STYLE_WILD, state, moves);
}

static void
follow_wild_game (guint64 number, guint64 seen[WEFT_N_EVENTS])
{
  GameSource source = game_source_from_seed (WILD_SEED, number);
  g_autoptr (GArray) events = weft_events_new ();
  g_autoptr (GArray) states = g_array_new (FALSE, FALSE, sizeof (WeftState));
  WeftSetup setup;
  WeftState state;

  game_source_setup (&source, tables, &setup);
  weft_flow_start (tables, &setup, &state, NULL);
  for (int i = 0; i < WILD_MOVES && !state.over; i++)
    {
      WeftState before = state;
      WeftMove move = draw_move (&source, &state);

      g_array_set_size (events, 0);
      g_array_set_size (states, 0);
      weft_flow_follow (tables, &state, &move, events, states);
      check_move (&before, &move, events, states, &state);
      for (guint e = 0; e < events->len; e++)
        seen[g_array_index (events, WeftEvent, e).kind]++;
    }
}

static void
test_wild (void)
{
  guint64 seen[WEFT_N_EVENTS] = { 0 };

  for (guint64 n = 0; n < WILD_GAMES; n++)
    follow_wild_game (n, seen);
  for (guint kind = 0; kind < WEFT_N_EVENTS; kind++)
    if (seen[kind] == 0)
      g_test_fail_printf ("no event %s was followed", weft_event_nick (kind));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  conformance_games_add_tests ("/follow/conformance", test_conformance);
  for (int level = 0; level <= WEFT_N_LEVELS; level++)
    {
      g_autofree char *name = g_strdup_printf ("/follow/level-%d", level);

      g_test_add_data_func (name, GINT_TO_POINTER (level), test_simulated);
    }
  g_test_add_func ("/follow/wild", test_wild);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
