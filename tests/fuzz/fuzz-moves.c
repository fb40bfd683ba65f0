/* fuzz-moves.c: any moves in any game
 *
 * Bytes choose a setup and then moves, half of them from the list of possible ones, half of them
 * anything a record can hold. Each must be taken or refused as the specification says, and every
 * state must be sound.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "fuzz.h"
#include "game-source.h"
#include "invariants.h"
#include "weft-event.h"
#include "weft-flow.h"
#include "weft-legal-moves.h"

#define MOST_MOVES 600
#define SAMPLE 8 /* JSON is slow and in the other fuzz test: one move in eight */

static WeftMove
draw_move (GameSource *source, const WeftState *state)
{
  g_autoptr (GArray) moves = NULL;
  guint how = game_source_below (source, 8);

  if (how >= 6)
    return game_source_any_move (source);
  if (how >= 4)
    return game_source_fix (source, state);
  if (how == 3 && game_source_percent (source, 50))
    return game_source_card_move (source, state);
  if (weft_chance_is_next (state) && how == 0)
    {
      WeftSeed seed = { game_source_below (source, 256), 0 };

      return weft_chance_sample (&seed, state);
    }
  moves = weft_legal_moves (state, fuzz_tables ());
  if (moves->len == 0) /* the game is over */
    return game_source_any_move (source);
  /* The first of them go on with the game; at a human's turn that is income and end-turn. */
  if (how == 1)
    return g_array_index (moves, WeftMove, game_source_below (source, MIN (moves->len, 2)));
  return g_array_index (moves, WeftMove, game_source_below (source, moves->len));
}

/* What is written of the events must not depend on a member that is not set. */
static void
check_events (const GArray *events, guint index)
{
  for (guint i = 0; i < events->len; i++)
    json_object_unref (
        weft_event_to_json (&g_array_index (events, WeftEvent, i), fuzz_tables (), (int) index));
}

static void
check_json (const WeftMove *move)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autoptr (GError) error = NULL;
  JsonObject *object = weft_move_to_json (move, fuzz_tables ());
  g_autofree char *text = NULL, *again = NULL;
  WeftMove read;

  if (move->kind == WEFT_MOVE_NOTE)
    json_object_set_string_member (object, "text", "");
  json_node_init_object (node, object);
  json_object_unref (object);
  text = json_to_string (node, FALSE);
  if (!weft_move_from_json (node, fuzz_tables (), "move", &read, &error))
    fuzz_fail ("%s is written but cannot be read: %s", text, error->message);
  again = game_move_to_text (&read, fuzz_tables ());
  if (move->kind != WEFT_MOVE_NOTE && !g_str_equal (text, again))
    fuzz_fail ("%s is read as %s", text, again);
}

/* Makes one move; returns the corrections made so far. */
static GameFixes
take_move (WeftState *state, const WeftMove *move, guint index, GameFixes fixes)
{
  g_autoptr (GArray) events = weft_events_new ();
  g_autofree char *trouble = invariants_of_apply (state, fuzz_tables (), move);
  const char *wrong;
  WeftState before;

  if (trouble != NULL)
    fuzz_fail ("move %u: %s", index, trouble);
  if (index % SAMPLE == 0)
    check_json (move);
  memcpy (&before, state, sizeof before);
  if (!weft_flow_apply (fuzz_tables (), state, move, events, NULL))
    return fixes;
  if (index % SAMPLE == 0)
    check_events (events, index);
  fixes = game_fixes_after (fixes, move);
  wrong = invariants_of_step (&before, move, state);
  if (wrong == NULL)
    wrong = invariants_of_state (state, fuzz_tables (), fixes);
  if (wrong != NULL)
    {
      g_autofree char *text = game_move_to_text (move, fuzz_tables ());

      fuzz_fail ("after move %u, %s: %s", index, text, wrong);
    }
  return fixes;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  GameSource source = game_source_from_bytes (data, size);
  g_autoptr (GError) error = NULL;
  GameFixes fixes = 0;
  const char *wrong;
  WeftSetup setup;
  WeftState state;

  game_source_setup (&source, fuzz_tables (), &setup);
  if (!weft_setup_check (&setup, fuzz_tables (), &error))
    fuzz_fail ("%s", error->message);
  weft_flow_start (fuzz_tables (), &setup, &state, NULL);
  wrong = invariants_of_state (&state, fuzz_tables (), fixes);
  if (wrong != NULL)
    fuzz_fail ("at the start: %s", wrong);
  for (guint i = 0; i < MOST_MOVES && !game_source_is_empty (&source); i++)
    {
      WeftMove move = draw_move (&source, &state);

      fixes = take_move (&state, &move, i, fixes);
    }
  return 0;
}
