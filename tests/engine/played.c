/* played.c: what notes say humans have in play, and how much a record can hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-played.h"

#include <string.h>

#include "test-game.h"
#include "weft-history.h"
#include "weft-record-marks.h"
#include "weft-record-text.h"
#include "weft-refusal.h"

#define TAPESTRY WEFT_CARD_KIND_TAPESTRY
#define CIVILIZATION WEFT_CARD_KIND_CIVILIZATION

static WeftRecord *
new_record (WeftSetup setup)
{
  return weft_record_new (&setup, NULL, NULL);
}

static void
append (WeftRecord *record, WeftMove move, const char *text)
{
  weft_record_append (record, &move, text, test_tables ());
}

static void
note (WeftRecord *record)
{
  append (record, (WeftMove){ .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE }, "as said");
}

static void
note_card (WeftRecord *record, WeftPlayer player, WeftCardKind kind, const char *nick)
{
  note (record);
  weft_record_mark_card (record, player, kind, nick);
}

static void
note_kept (WeftRecord *record, WeftPlayer player, guint kept)
{
  note (record);
  weft_record_mark_kept (record, player, kept);
}

static void
take_income (WeftRecord *record, WeftPlayer player)
{
  append (record, (WeftMove){ .kind = WEFT_MOVE_INCOME, .player = (guint8) player }, NULL);
}

static WeftRecord *
read_again (const WeftRecord *record)
{
  g_autofree char *text = weft_record_to_text (record);

  return weft_record_parse (text, strlen (text), test_tables (), NULL);
}

static void
assert_tapestry (const WeftRecord *record, WeftPlayer player, const char *nick, guint at)
{
  guint index = G_MAXUINT;

  g_assert_cmpstr (weft_played_tapestry (record, player, &index), ==, nick);
  g_assert_cmpstr (weft_played_tapestry (record, player, NULL), ==, nick);
  g_assert_cmpuint (index, ==, nick != NULL ? at : G_MAXUINT);
}

/* The latest card since the player's own income turn, and only what is theirs. */
static void
test_tapestry (void)
{
  g_autoptr (WeftRecord) record = new_record (shadow_setup (3)), again = NULL;

  assert_tapestry (record, P1, NULL, 0);
  note_card (record, P1, TAPESTRY, "militarism"); /* 0 */
  note_card (record, P2, TAPESTRY, "socialism");
  note_card (record, P1, CIVILIZATION, "nomads");
  assert_tapestry (record, P1, "militarism", 0);
  assert_tapestry (record, P2, "socialism", 1);
  assert_tapestry (record, P3, NULL, 0);
  note_card (record, P1, TAPESTRY, "dystopia"); /* 3 */
  take_income (record, P2);
  assert_tapestry (record, P1, "dystopia", 3);
  assert_tapestry (record, P2, NULL, 0);
  append (record, (WeftMove){ .kind = WEFT_MOVE_END_TURN, .player = P1 }, NULL);
  assert_tapestry (record, P1, "dystopia", 3);
  again = read_again (record);
  assert_tapestry (again, P1, "dystopia", 3);
  take_income (record, P1);
  assert_tapestry (record, P1, NULL, 0);
  g_assert_cmpstr (weft_played_tapestry_before (record, 4, P1, NULL), ==, "dystopia");
  g_assert_cmpstr (weft_played_tapestry_before (record, 3, P1, NULL), ==, "militarism");
  g_assert_null (weft_played_tapestry_before (record, 0, P1, NULL));
}

/* Those a human began with, then those gained; each once. */
static void
test_civilizations (void)
{
  static const char *const begun[] = { "nomads", "militants", "nomads", NULL };
  static const char *const all[] = { "nomads", "militants", "the-chosen", NULL };
  static const char *const first[] = { "nomads", "militants", NULL };
  g_autoptr (WeftRecord) record = new_record (shadow_setup (2));
  g_auto (GStrv) before = NULL, after = NULL, others = NULL;

  weft_record_set_player_civilizations (record, P1, begun);
  before = weft_played_civilizations (record, P1);
  g_assert_cmpstrv (before, first);
  note_card (record, P1, CIVILIZATION, "militants");
  note_card (record, P1, TAPESTRY, "militarism");
  note_card (record, P2, CIVILIZATION, "dreamers");
  note_card (record, P1, CIVILIZATION, "the-chosen");
  after = weft_played_civilizations (record, P1);
  g_assert_cmpstrv (after, all);
  others = weft_played_civilizations (record, P2);
  g_assert_cmpuint (g_strv_length (others), ==, 1);
  g_assert_true (weft_played_has_civilization (record, P1, "nomads"));
  g_assert_true (weft_played_has_civilization (record, P1, "the-chosen"));
  g_assert_false (weft_played_has_civilization (record, P1, "dreamers"));
  g_assert_false (weft_played_has_civilization (record, P1, "militarism"));
  g_assert_false (weft_played_has_civilization_before (record, 3, P1, "the-chosen"));
  g_assert_true (weft_played_has_civilization_before (record, 4, P1, "the-chosen"));
}

/* The number said last, even when it is none; there are never less than no outposts left. */
static void
test_kept_outposts (void)
{
  g_autoptr (WeftRecord) record = new_record (shadow_setup (2)), again = NULL;
  WeftState state = { .supply = { 5, 5 } };

  g_assert_cmpuint (weft_played_kept (record, P1), ==, 0);
  note_kept (record, P1, 3);
  note_kept (record, P2, 9);
  note (record);
  g_assert_cmpuint (weft_played_kept (record, P1), ==, 3);
  g_assert_cmpuint (weft_played_outposts (record, &state, P1), ==, 2);
  g_assert_cmpuint (weft_played_outposts (record, &state, P2), ==, 0);
  again = read_again (record);
  g_assert_cmpuint (weft_played_kept (again, P2), ==, 9);
  note_kept (record, P1, 5);
  g_assert_cmpuint (weft_played_outposts (record, &state, P1), ==, 0);
  note_kept (record, P1, 0);
  g_assert_cmpuint (weft_played_kept (record, P1), ==, 0);
  g_assert_cmpuint (weft_played_outposts (record, &state, P1), ==, 5);
}

/* P5. */
static void
test_places_outposts (void)
{
  g_autoptr (WeftRecord) record = new_record (solo_setup (2));

  g_assert_false (weft_played_places_outposts (record, NULL, P1));
  g_assert_false (weft_played_places_outposts (record, "socialism", P1));
  g_assert_true (weft_played_places_outposts (record, "militarism", P1));
  note_card (record, P1, CIVILIZATION, "infiltrators");
  g_assert_true (weft_played_places_outposts (record, NULL, P1));
}

static WeftMove
completed (const WeftRecord *record, const WeftState *state, WeftMove move)
{
  weft_played_complete (record, state, &move);
  return move;
}

/* P5, P7: what the cards in play make of a conquest, and of nothing else. */
static void
test_completed_conquests (void)
{
  g_autoptr (WeftRecord) record = new_record (solo_setup (2));
  g_autoptr (WeftRecord) beside_shadow = new_record (shadow_setup (2));
  WeftState state = { .setup = solo_setup (2), .supply = { 1 } };
  WeftState of_two = { .setup = shadow_setup (2) };
  WeftMove conquest = { .kind = WEFT_MOVE_CONQUER, .player = P1 };
  WeftMove exploration = { .kind = WEFT_MOVE_EXPLORE, .player = P1 };

  g_assert_false (completed (record, &state, conquest).other);
  g_assert_false (completed (record, &state, conquest).no_traps);
  note_card (record, P1, CIVILIZATION, "militants");
  g_assert_false (completed (record, &state, conquest).other);
  state.supply[P1] = 0;
  g_assert_true (completed (record, &state, conquest).other);
  g_assert_false (completed (record, &state, conquest).no_traps);
  g_assert_false (completed (record, &state, exploration).other);
  note_card (record, P1, TAPESTRY, "pillage-and-plunder");
  g_assert_true (completed (record, &state, conquest).no_traps);
  g_assert_false (completed (record, &state, exploration).no_traps);
  for (conquest.player = P2; conquest.player < WEFT_N_PLAYERS; conquest.player++)
    {
      g_assert_false (completed (record, &state, conquest).other);
      g_assert_false (completed (record, &state, conquest).no_traps);
    }
  conquest.player = P1;
  note_card (beside_shadow, P1, CIVILIZATION, "militants");
  note_card (beside_shadow, P1, TAPESTRY, "pillage-and-plunder");
  g_assert_false (completed (beside_shadow, &of_two, conquest).other);
  g_assert_false (completed (beside_shadow, &of_two, conquest).no_traps);
}

/* Anybody may have written a record: only a note of the human's, with text, says something. */
static void
test_cards_that_say_nothing (void)
{
  static const struct
  {
    const char *members;
    const char *card;
  } cases[] = {
    { "\"move\":\"note\",\"text\":\"x\",\"player\":\"p1\",\"tapestry\":\"socialism\"",
      "socialism" },
    { "\"move\":\"note\",\"text\":\"x\",\"player\":\"p2\",\"tapestry\":\"socialism\"", NULL },
    { "\"move\":\"note\",\"text\":\"x\",\"player\":1,\"tapestry\":\"socialism\"", NULL },
    { "\"move\":\"note\",\"text\":\"x\",\"player\":[\"p1\"],\"tapestry\":\"socialism\"", NULL },
    { "\"move\":\"note\",\"text\":\"x\",\"tapestry\":\"socialism\"", NULL },
    { "\"move\":\"note\",\"text\":\"x\",\"player\":\"p1\",\"tapestry\":3", NULL },
    { "\"move\":\"note\",\"text\":\"x\",\"player\":\"p1\",\"tapestry\":{}", NULL },
    { "\"move\":\"note\",\"text\":\"x\",\"player\":\"p1\",\"civilization\":\"nomads\"", NULL },
    { "\"move\":\"income\",\"player\":\"p1\",\"tapestry\":\"socialism\"", NULL },
  };
  g_autoptr (WeftRecord) empty = new_record (solo_setup (2));
  g_autofree char *text = weft_record_to_text (empty);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) with = g_string_new (text);
      g_autofree char *moves = g_strdup_printf ("\"moves\": [{%s}]", cases[i].members);
      g_autoptr (WeftRecord) record = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (g_string_replace (with, "\"moves\": []", moves, 1), ==, 1);
      record = weft_record_parse (with->str, with->len, test_tables (), &error);
      g_assert_no_error (error);
      g_assert_cmpstr (weft_record_card (record, 0, P1, TAPESTRY), ==, cases[i].card);
    }
}

/* A record with a member that fills it until @left bytes are left. */
static WeftRecord *
nearly_full (gsize left)
{
  g_autoptr (WeftRecord) empty = new_record (solo_setup (2));
  g_autofree char *text = weft_record_to_text (empty);
  gsize around = strlen ("{\"filler\": \"\",\n ") - strlen ("{");
  g_autofree char *filler = g_strnfill (WEFT_JSON_MAX_BYTES - left - around - strlen (text), 'x');
  g_autofree char *full = g_strdup_printf ("{\"filler\": \"%s\",\n %s", filler, text + 1);

  return weft_record_parse (full, strlen (full), test_tables (), NULL);
}

/* What a note is taken for in length covers whatever it is marked with. */
static void
test_room_for_marks (void)
{
  WeftMove move = { .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE };
  g_autoptr (WeftRecord) full = nearly_full (1000), record = nearly_full (1001), again = NULL;
  g_autofree char *nick = g_strnfill (100, 'x');

  g_assert_false (weft_record_check (full, &move, "", NULL));
  g_assert_true (weft_record_check (record, &move, "", NULL));
  note (record);
  weft_record_mark_card (record, P1, CIVILIZATION, nick);
  weft_record_mark_card (record, P1, TAPESTRY, nick);
  weft_record_mark_kept (record, P1, G_MAXUINT8);
  append (record, move, "");
  weft_record_mark_follows (record);
  again = read_again (record);
  g_assert_nonnull (again);
  g_assert_cmpuint (weft_record_n_moves (again), ==, 2);
}

/* In a full record nothing is said of a card either. */
static void
test_notes_of_a_full_record (void)
{
  g_autoptr (WeftHistory) history = weft_history_new (test_tables (), nearly_full (1000), NULL);
  g_autoptr (GError) card = NULL, kept = NULL;

  g_assert_nonnull (history);
  g_assert_false (weft_history_note_card (history, P1, TAPESTRY, "militarism", "", &card));
  g_assert_cmpint (weft_error_get_refusal (card), ==, WEFT_REFUSAL_RECORD_FULL);
  g_assert_false (weft_history_note_kept (history, P1, 2, "", &kept));
  g_assert_cmpint (weft_error_get_refusal (kept), ==, WEFT_REFUSAL_RECORD_FULL);
  g_assert_cmpuint (weft_history_n_moves (history), ==, 0);
}

static void
test_notes_of_a_history (void)
{
  g_autoptr (WeftHistory) history =
      weft_history_new (test_tables (), new_record (solo_setup (2)), NULL);
  const WeftRecord *record = weft_history_record (history);

  g_assert_true (weft_history_note_card (history, P1, TAPESTRY, "militarism", "played", NULL));
  g_assert_true (weft_history_note_kept (history, P1, 2, "kept", NULL));
  weft_history_mark_follows (history);
  g_assert_cmpstr (weft_record_card (record, 0, P1, TAPESTRY), ==, "militarism");
  g_assert_cmpstr (weft_record_note (record, 0), ==, "played");
  g_assert_cmpint (weft_record_kept (record, 1, P1), ==, 2);
  g_assert_cmpint (weft_record_kept (record, 0, P1), ==, -1);
  g_assert_null (weft_record_card (record, 1, P1, TAPESTRY));
  g_assert_true (weft_record_follows (record, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/played/tapestry", test_tapestry);
  g_test_add_func ("/played/civilizations", test_civilizations);
  g_test_add_func ("/played/kept-outposts", test_kept_outposts);
  g_test_add_func ("/played/places-outposts", test_places_outposts);
  g_test_add_func ("/played/completed-conquests", test_completed_conquests);
  g_test_add_func ("/played/cards-that-say-nothing", test_cards_that_say_nothing);
  g_test_add_func ("/played/room-for-marks", test_room_for_marks);
  g_test_add_func ("/played/notes-of-a-full-record", test_notes_of_a_full_record);
  g_test_add_func ("/played/notes-of-a-history", test_notes_of_a_history);
  return g_test_run ();
}
