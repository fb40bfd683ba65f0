/* fuzz-record.c: any bytes as a game record
 *
 * Whatever is read must be refused with a sentence or be a game: written and read again it is the
 * same, every state on the way is sound, and every move can be taken back and redone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "fuzz.h"
#include "invariants.h"
#include "weft-history.h"
#include "weft-record-text.h"
#include "weft-state-json.h"

static WeftRecord *
parse_again (const char *text)
{
  g_autoptr (GError) error = NULL;
  WeftRecord *record = weft_record_parse (text, strlen (text), fuzz_tables (), &error);

  if (record == NULL)
    fuzz_fail ("a record that was written cannot be read: %s\n%s", error->message, text);
  return record;
}

/* Written and read again, a record stays as it is. */
static char *
check_text (const WeftRecord *record)
{
  g_autofree char *text = weft_record_to_text (record);
  g_autoptr (WeftRecord) again = NULL;
  g_autofree char *second = NULL;

  if (!g_utf8_validate (text, -1, NULL))
    fuzz_fail ("a record is written that is not UTF-8");
  again = parse_again (text);
  second = weft_record_to_text (again);
  if (!g_str_equal (text, second))
    fuzz_fail ("a record changes when it is read and written:\n%s\n%s", text, second);
  if (weft_record_n_undone (record) != weft_record_n_undone (again))
    fuzz_fail ("what can be redone changes when it is read and written");
  return g_steal_pointer (&text);
}

static void
check_states (const WeftHistory *history)
{
  const WeftRecord *record = weft_history_record (history);
  GameFixes fixes = 0;

  for (guint i = 0; i <= weft_history_n_moves (history); i++)
    {
      const WeftState *state = weft_history_state_at (history, i);
      const char *wrong = NULL;

      if (i > 0)
        {
          const WeftMove *move = weft_record_move (record, i - 1);

          fixes = game_fixes_after (fixes, move);
          wrong = invariants_of_step (weft_history_state_at (history, i - 1), move, state);
        }
      if (wrong == NULL)
        wrong = invariants_of_state (state, fuzz_tables (), fixes);
      if (wrong != NULL)
        fuzz_fail ("after %u moves: %s", i, wrong);
    }
}

/* Takes everything back and redoes it. */
static void
check_undo (WeftHistory *history, const char *text)
{
  guint n_moves = weft_history_n_moves (history);
  WeftState last = *weft_history_state (history);
  g_autofree char *redone = NULL;

  weft_history_go_back (history, 0);
  if (n_moves < 50) /* the text of a longer one has been read before */
    g_free (check_text (weft_history_record (history)));
  for (guint i = 0; i < n_moves; i++)
    if (!weft_history_redo (history, NULL))
      fuzz_fail ("move %u cannot be redone", i);
  if (memcmp (&last, weft_history_state (history), sizeof last) != 0)
    fuzz_fail ("redoing every move leads to another state");
  redone = weft_record_to_text (weft_history_record (history));
  if (!g_str_equal (text, redone))
    fuzz_fail ("redoing every move leads to another record:\n%s\n%s", text, redone);
}

/* Accessors that depend on what is in the record. */
static void
check_members (const WeftRecord *record)
{
  for (guint player = 0; player < weft_record_setup (record)->n_humans; player++)
    if (weft_record_player_name (record, player) == NULL)
      fuzz_fail ("player %u has no name", player);
  for (guint i = 0; i < weft_record_n_moves (record); i++)
    if ((weft_record_note (record, i) != NULL)
        != (weft_record_move (record, i)->kind == WEFT_MOVE_NOTE))
      fuzz_fail ("move %u has a text and is no note, or has none and is one", i);
}

static void
check_game (WeftRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = check_text (record);
  g_autoptr (WeftHistory) history = weft_history_new (fuzz_tables (), record, &error);
  JsonObject *state;

  if (history == NULL)
    {
      if (!game_is_message (error->message))
        fuzz_fail ("this is no message: %s", error->message);
      return;
    }
  check_members (weft_history_record (history));
  check_states (history);
  state = weft_state_to_json (weft_history_state (history), fuzz_tables ());
  json_object_unref (state);
  check_undo (history, text);
  weft_history_take_chance (history);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  /* A copy of its own, for AddressSanitizer to see every byte read too many. */
  g_autofree char *text = g_memdup2 (data, size);
  WeftRecord *record = weft_record_parse (text, size, fuzz_tables (), &error);

  if (record != NULL)
    check_game (record);
  else if (!game_is_message (error->message))
    fuzz_fail ("this is no message: %s", error->message);
  return 0;
}
