/* changes.c: what to put where leads from one table to the other, in every game and both ways
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-changes.h"
#include "weft-history.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"

#define GAMES 60
#define JUMPS 40

static WeftTables *tables;

/* A table as somebody sees it: tokens of one player on one track cannot be told apart, nor can
 * outposts of one color. */
typedef struct
{
  int tokens[WEFT_N_PLAYERS][WEFT_N_TRACKS][WEFT_N_SPACES];
  int outposts[WEFT_N_HEXES][2][WEFT_N_PLAYERS][2]; /* no outposts apart */
  WeftHexSet territories;
  guint8 landmarks[WEFT_N_TRACKS][WEFT_N_TIERS];
  guint8 achievements[WEFT_N_ACHIEVEMENTS][2];
  guint8 favorites[WEFT_N_PLAYERS];
  guint16 trailblazers[WEFT_N_TRACKS];
  int vp;
  int tapestry;
  int pool;
  int landmark_cards;
} Table;

static Table
see (const WeftState *state)
{
  Table table = { 0 };

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (guint track = 0; track < WEFT_N_TRACKS; track++)
      for (guint i = 0; i < WEFT_N_TOKENS; i++)
        if (state->tokens[player][track][i] != WEFT_NO_TOKEN)
          table.tokens[player][track][state->tokens[player][track][i]]++;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    for (guint i = 0; i < WEFT_HEX_TOKENS; i++)
      if (state->board.outposts[hex][i].owner != WEFT_NONE)
        table
            .outposts[hex][state->board.outposts[hex][i].other][state->board.outposts[hex][i].owner]
                     [state->board.outposts[hex][i].upright]++;
  table.territories = state->board.territories;
  memcpy (table.landmarks, state->landmarks, sizeof table.landmarks);
  memcpy (table.achievements, state->achievements, sizeof table.achievements);
  memcpy (table.favorites, state->favorites, sizeof table.favorites);
  memcpy (table.trailblazers, state->trailblazers, sizeof table.trailblazers);
  table.vp = state->vp[WEFT_PLAYER_AUTOMA];
  table.tapestry = state->tapestry;
  table.pool = state->pool;
  table.landmark_cards = state->landmark_cards;
  return table;
}

/* A piece is only taken from where it lies: a step that is not possible fails the test. */
static void
take (int *place)
{
  g_assert_cmpint (*place, >, 0);
  (*place)--;
}

static void
carry_out_token (Table *table, const WeftStep *step)
{
  int *spaces = table->tokens[step->event.player][step->event.track];
  gboolean appears = g_str_has_prefix (step->sentence, "Put a token");
  gboolean goes = g_str_has_prefix (step->sentence, "Take a token");

  if (!appears)
    take (&spaces[step->event.from]);
  if (!goes)
    spaces[step->event.to]++;
}

static void
carry_out_on_map (Table *table, const WeftStep *step)
{
  const WeftEvent *event = &step->event;
  int *places = table->outposts[event->hex][event->other][event->player];

  switch ((WeftAct) step->act)
    {
    case WEFT_ACT_TILE:
      table->territories |= WEFT_HEX_BIT (event->hex);
      break;
    case WEFT_ACT_TILE_AWAY:
      for (guint player = 0; player < WEFT_N_PLAYERS; player++) /* nothing may stand on it */
        for (int other = 0; other < 2; other++)
          for (int upright = 0; upright < 2; upright++)
            g_assert_cmpint (table->outposts[event->hex][other][player][upright], ==, 0);
      table->territories &= ~WEFT_HEX_BIT (event->hex);
      break;
    case WEFT_ACT_OUTPOST:
      g_assert_cmpuint ((table->territories >> event->hex) & 1, ==, 1);
      places[event->upright]++;
      break;
    case WEFT_ACT_OUTPOST_AWAY:
      take (&places[event->upright]);
      break;
    case WEFT_ACT_TOPPLE:
      take (&places[TRUE]);
      places[FALSE]++;
      break;
    default: /* it stands up */
      take (&places[FALSE]);
      places[TRUE]++;
    }
}

static void
carry_out (Table *table, const WeftStep *step)
{
  const WeftEvent *event = &step->event;

  switch ((WeftAct) step->act)
    {
    case WEFT_ACT_TOKEN:
      carry_out_token (table, step);
      break;
    case WEFT_ACT_TILE:
    case WEFT_ACT_TILE_AWAY:
    case WEFT_ACT_OUTPOST:
    case WEFT_ACT_OUTPOST_AWAY:
    case WEFT_ACT_TOPPLE:
    case WEFT_ACT_RAISE:
      carry_out_on_map (table, step);
      break;
    case WEFT_ACT_LANDMARK:
      if (event->track == WEFT_NONE)
        table->landmark_cards++;
      else
        table->landmarks[event->track][event->tier] = event->owner;
      break;
    case WEFT_ACT_LANDMARK_AWAY:
      if (event->track == WEFT_NONE)
        take (&table->landmark_cards);
      else
        table->landmarks[event->track][event->tier] = WEFT_OWNER_REMOVED;
      break;
    case WEFT_ACT_LANDMARK_BACK:
      g_assert_cmpint (table->landmarks[event->track][event->tier], ==, event->owner);
      table->landmarks[event->track][event->tier] = WEFT_NONE;
      break;
    case WEFT_ACT_ACHIEVEMENT:
      g_assert_cmpint (table->achievements[event->achievement][event->place], ==, WEFT_NONE);
      table->achievements[event->achievement][event->place] = event->player;
      break;
    case WEFT_ACT_ACHIEVEMENT_AWAY:
      g_assert_cmpint (table->achievements[event->achievement][event->place], ==, event->player);
      table->achievements[event->achievement][event->place] = WEFT_NONE;
      break;
    case WEFT_ACT_FAVORITE:
      g_assert_cmpint (table->favorites[event->player], ==, event->from);
      table->favorites[event->player] = event->to;
      break;
    case WEFT_ACT_VP:
      g_assert_cmpint (table->vp, ==, step->vp_from);
      table->vp = step->vp_to;
      break;
    case WEFT_ACT_TAPESTRY:
    case WEFT_ACT_TAPESTRY_AWAY:
      if (event->kind == WEFT_EVENT_TAPESTRY)
        table->tapestry = event->count;
      break;
    case WEFT_ACT_POOL:
      table->pool = event->count;
      break;
    case WEFT_ACT_TRAILBLAZER:
      table->trailblazers[event->track] |= (guint16) (1u << event->count);
      break;
    case WEFT_ACT_TRAILBLAZER_AWAY:
      table->trailblazers[event->track] &= (guint16) ~(1u << event->count);
      break;
    default:
      g_assert_not_reached ();
    }
}

static GArray *
events_between (WeftHistory *history, guint first, guint last)
{
  GArray *events = weft_events_new ();

  for (guint i = first; i < last; i++)
    {
      g_autoptr (GArray) more = weft_history_events (history, (int) i);

      g_array_append_vals (events, more->data, more->len);
    }
  return events;
}

/* The steps from one moment of a game to another lead there, and the pictures follow. */
static void
check_jump (WeftHistory *history, guint from, guint to)
{
  WeftVoice voice = { tables, weft_history_record (history) };
  g_autoptr (GArray) events = events_between (history, MIN (from, to), MAX (from, to));
  const WeftState *here = weft_history_state_at (history, from);
  const WeftState *there = weft_history_state_at (history, to);
  g_autoptr (GPtrArray) steps = weft_changes_tell (
      &voice, here, there, events, from > to ? WEFT_CHANGES_BACK : WEFT_CHANGES_FORWARD);
  Table table = see (here), wanted = see (there);

  for (guint i = 0; i < steps->len; i++)
    {
      const WeftStep *step = g_ptr_array_index (steps, i);
      Table shown;

      g_assert_nonnull (step->sentence);
      carry_out (&table, step);
      shown = see (&step->shown);
      g_assert_cmpmem (&shown, sizeof shown, &table, sizeof table);
    }
  g_assert_cmpmem (&table, sizeof table, &wanted, sizeof wanted);
  g_assert_true (weft_changes_none (&voice, here, there) == (steps->len == 0));
}

static void
test_jumps (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  guint told = 0;

  for (guint n = 0; n < GAMES; n++)
    {
      WeftSimulation simulation = { .tables = tables, .seed = { 3, n } };
      WeftRandom roll = weft_random_start (&simulation.seed, 0, 0);
      g_autoptr (WeftHistory) history = NULL;

      simulation.setup = weft_setup_blank (n % 5 > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
      simulation.setup.level = n % 5 > 0 ? (guint8) (1 + n % WEFT_N_LEVELS) : 0;
      simulation.setup.n_humans = n % 5 > 0 ? 1 : 3;
      simulation.setup.expansions = (guint8) (n % 8);
      weft_setup_put_tracks (&simulation.setup);
      weft_setup_roll (&simulation.setup, tables, &roll);
      history = weft_history_new (tables, weft_simulation_record (&simulation, n), NULL);
      for (int i = 0; i < JUMPS; i++)
        check_jump (
            history,
            (guint) g_rand_int_range (random, 0, (gint32) weft_history_n_moves (history) + 1),
            (guint) g_rand_int_range (random, 0, (gint32) weft_history_n_moves (history) + 1));
      told += weft_history_n_moves (history);
    }
  g_assert_cmpuint (told, >, 50 * GAMES);
}

/* What was done last is taken back first; forward, what was done first. */
static void
test_order (void)
{
  WeftSimulation simulation = { .tables = tables, .seed = { 1, 2 } };
  WeftRandom roll = weft_random_start (&simulation.seed, 0, 0);
  g_autoptr (WeftHistory) history = NULL;
  WeftVoice voice;
  guint checked = 0;

  simulation.setup = weft_setup_blank (WEFT_MODE_SOLO);
  simulation.setup.level = 4;
  simulation.setup.n_humans = 1;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &roll);
  history = weft_history_new (tables, weft_simulation_record (&simulation, 3), NULL);
  voice = (WeftVoice){ tables, weft_history_record (history) };
  for (guint i = 0; i < weft_history_n_moves (history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (history, (int) i);
      const WeftState *before = weft_history_state_at (history, i);
      const WeftState *after = weft_history_state_at (history, i + 1);
      g_autoptr (GPtrArray) back =
          weft_changes_tell (&voice, after, before, events, WEFT_CHANGES_BACK);
      g_autoptr (GPtrArray) forward =
          weft_changes_tell (&voice, before, after, events, WEFT_CHANGES_FORWARD);
      const WeftEvent *first, *last;

      if (weft_record_move (voice.record, i)->kind != WEFT_MOVE_DEAL || back->len < 2)
        continue;
      first = &((WeftStep *) g_ptr_array_index (forward, 0))->event;
      last = &((WeftStep *) g_ptr_array_index (back, back->len - 1))->event;
      g_assert_cmpuint (back->len, ==, forward->len);
      g_assert_cmpint (first->player, ==, last->player);
      g_assert_cmpint (first->track, ==, last->track);
      checked++;
    }
  g_assert_cmpuint (checked, >, 15);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_test_add_func ("/changes/jumps", test_jumps);
  g_test_add_func ("/changes/order", test_order);
  result = g_test_run ();
  weft_tables_free (tables);
  return result;
}
