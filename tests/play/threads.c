/* threads.c: a game as a cloth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-threads.h"

static const char text[] =
    "{\"format\": \"weft-game\", \"version\": 1, \"setup\": {\"mode\": \"solo\", \"level\": 2,"
    " \"expansions\": [], \"players\": [{\"name\": \"Player 1\", \"color\": \"blue\"}],"
    " \"automa\": {\"color\": \"red\", \"civilizations\": [\"explorers\"],"
    " \"favorite\": \"exploration\"},"
    " \"shadow\": {\"color\": \"gray\", \"favorite\": \"military\"}, \"first\": \"p1\","
    " \"landmark_cards\": 0}, \"moves\": ["
    "{\"move\": \"income\", \"player\": \"p1\"}, {\"move\": \"end-turn\", \"player\": \"p1\"},"
    "{\"move\": \"advance\", \"player\": \"p1\", \"track\": \"science\"},"
    "{\"move\": \"advance\", \"player\": \"p1\", \"track\": \"military\"},"
    "{\"move\": \"regress\", \"player\": \"p1\", \"track\": \"military\"},"
    "{\"move\": \"end-turn\", \"player\": \"p1\"}, {\"move\": \"deal\", \"cards\": [1, 2]},"
    "{\"move\": \"note\", \"text\": \"x\"}]}";

static void
check (GArray *threads, guint index, guint player, gboolean income, WeftTrackSet tracks,
       guint first)
{
  const WeftThread *thread = &g_array_index (threads, WeftThread, index);

  g_assert_cmpuint (thread->player, ==, player);
  g_assert_cmpint (thread->income, ==, income);
  g_assert_cmphex (thread->tracks, ==, tracks);
  g_assert_cmpuint (thread->first, ==, first);
}

/* A turn is a thread with the tracks that somebody advanced on. */
static void
test_turns (void)
{
  g_autoptr (WeftTables) tables = weft_tables_load (NULL);
  g_autoptr (GError) error = NULL;
  WeftRecord *record = weft_record_parse (text, sizeof text - 1, tables, &error);
  g_autoptr (WeftHistory) history = NULL;
  g_autoptr (GArray) threads = NULL;

  g_assert_no_error (error);
  history = weft_history_new (tables, record, &error);
  g_assert_no_error (error);
  threads = weft_threads (history);
  g_assert_cmpuint (threads->len, ==, 5);
  check (threads, 0, WEFT_PLAYER_P1, TRUE, 0, 0);
  check (threads, 1, WEFT_PLAYER_AUTOMA, TRUE, 0, 2); /* within one move (T1) */
  check (threads, 2, WEFT_PLAYER_P1, FALSE,
         WEFT_TRACK_BIT (WEFT_TRACK_SCIENCE) | WEFT_TRACK_BIT (WEFT_TRACK_MILITARY), 2);
  check (threads, 3, WEFT_PLAYER_AUTOMA, FALSE,
         WEFT_TRACK_BIT (WEFT_TRACK_TECHNOLOGY) | WEFT_TRACK_BIT (WEFT_TRACK_MILITARY), 6);
  check (threads, 4, WEFT_PLAYER_P1, FALSE, 0, 7);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/threads/one-a-turn", test_turns);
  return g_test_run ();
}
