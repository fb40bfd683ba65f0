/* limits.c: the longest, the largest and the strangest records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "game-source.h"
#include "weft-history.h"
#include "weft-record-text.h"

static WeftTables *tables;

static const WeftMove note = { .kind = WEFT_MOVE_NOTE, .token = WEFT_NONE };

/* A game of so many notes. */
static WeftHistory *
long_game (guint n_moves)
{
  GameSource source = game_source_from_seed (1, 1);
  g_autoptr (GError) error = NULL;
  WeftHistory *history;
  WeftSetup setup;

  game_source_setup (&source, tables, &setup);
  history = weft_history_new (tables, weft_record_new (&setup, NULL, NULL), &error);
  g_assert_no_error (error);
  for (guint i = 0; i < n_moves; i++)
    {
      weft_history_apply (history, &note, "", &error);
      g_assert_no_error (error);
    }
  return history;
}

/* What is saved can be loaded. */
static WeftHistory *
save_and_load (const WeftHistory *history)
{
  g_autofree char *text = weft_record_to_text (weft_history_record (history));
  g_autoptr (GError) error = NULL;
  WeftRecord *record = weft_record_parse (text, strlen (text), tables, &error);
  WeftHistory *loaded;

  g_assert_no_error (error);
  loaded = weft_history_new (tables, record, &error);
  g_assert_no_error (error);
  return loaded;
}

static void
test_apply (void)
{
  g_autoptr (WeftHistory) history = long_game (WEFT_RECORD_MAX_MOVES);
  g_autoptr (WeftHistory) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (weft_history_apply (history, &note, "", &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL);
  loaded = save_and_load (history);
  g_assert_cmpuint (weft_history_n_moves (loaded), ==, WEFT_RECORD_MAX_MOVES);
}

/* A record can hold as many moves and still more to redo; redoing must not make it unreadable. */
static void
test_redo (void)
{
  g_autoptr (WeftHistory) undone = long_game (2), full = NULL, loaded = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GString) moves = g_string_new ("\"moves\": [");
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) parts = NULL;
  WeftRecord *record;

  weft_history_go_back (undone, 0);
  text = weft_record_to_text (weft_history_record (undone));
  parts = g_strsplit (text, "\"moves\": [", 2);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  for (int i = 0; i < WEFT_RECORD_MAX_MOVES; i++)
    g_string_append_printf (moves, "%s{\"move\":\"note\",\"text\":\"\"}", i > 0 ? "," : "");
  g_string_prepend (moves, parts[0]);
  g_string_append (moves, parts[1]);
  record = weft_record_parse (moves->str, moves->len, tables, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (weft_record_n_undone (record), ==, 2);
  full = weft_history_new (tables, record, &error);
  g_assert_no_error (error);
  weft_history_redo (full, NULL);
  loaded = save_and_load (full);
}

/* The same members twice: json-glib looks for each along the list of all, for minutes. */
static void
test_members (void)
{
  g_autoptr (GString) text = g_string_new ("{");
  g_autoptr (GTimer) timer = NULL;

  for (int i = 0; i < 200000; i++)
    g_string_append_printf (text, "%s\"%05d\":0", i > 0 ? "," : "", 99999 - i % 100000);
  g_string_append_c (text, '}');
  timer = g_timer_new ();
  g_assert_null (weft_record_parse (text->str, text->len, tables, NULL));
  g_assert_cmpfloat (g_timer_elapsed (timer, NULL), <, 10.0);
}

/* What json-glib takes although it is no JSON, or reads as another number: refused, for a record
 * must mean the same to every program. */
static void
test_strict (void)
{
  static const char *const numbers[] = {
    "010", "00", "- 7", "-18446744073709551615", "18446744073709551623", "9223372036854775808",
  };
  g_autoptr (WeftHistory) history = long_game (0);
  g_autofree char *text = weft_record_to_text (weft_history_record (history));
  g_autofree char *twice = g_strconcat (text, text, NULL), *behind = g_strconcat ("{}", text, NULL);
  g_auto (GStrv) parts = g_strsplit (text, "\"moves\": [", 2);

  g_assert_null (weft_record_parse (twice, strlen (twice), tables, NULL));
  g_assert_null (weft_record_parse (behind, strlen (behind), tables, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *record =
          g_strdup_printf ("%s\"moves\": [{\"move\":\"vp\",\"player\":\"p1\",\"vp\":%s}%s",
                           parts[0], numbers[i], parts[1]);
      g_autoptr (WeftRecord) read = weft_record_parse (record, strlen (record), tables, NULL);

      if (read != NULL)
        g_test_fail_printf ("“vp”: %s is read as %d", numbers[i],
                            weft_record_move (read, 0)->number);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (&error);
  g_assert_no_error (error);
  g_test_add_func ("/limits/apply", test_apply);
  g_test_add_func ("/limits/redo", test_redo);
  g_test_add_func ("/limits/members", test_members);
  g_test_add_func ("/limits/strict", test_strict);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
