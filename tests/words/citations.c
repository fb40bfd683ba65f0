/* citations.c: rules are cited and decide nothing: renumbered, they leave every sentence as it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "weft-history.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"
#include "weft-steps.h"

#define GAMES 2 /* of each level with each set of expansions */

static WeftTables *tables;
static gboolean renumbered;

/* The linker puts these in place of the engine's own: build with --wrap. */
GArray *__real_weft_history_events (const WeftHistory *history, int index);
GArray *__real_weft_history_follow (const WeftHistory *history, int index, GArray **states);
GArray *__wrap_weft_history_events (const WeftHistory *history, int index);
GArray *__wrap_weft_history_follow (const WeftHistory *history, int index, GArray **states);

/* Every rule becomes another one. */
static GArray *
renumber (GArray *events)
{
  for (guint e = 0; renumbered && e < events->len; e++)
    {
      WeftEvent *event = &g_array_index (events, WeftEvent, e);

      event->rule = (guint8) (event->rule % (WEFT_N_RULES - 1) + 1);
    }
  return events;
}

GArray *
__wrap_weft_history_events (const WeftHistory *history, int index)
{
  return renumber (__real_weft_history_events (history, index));
}

GArray *
__wrap_weft_history_follow (const WeftHistory *history, int index, GArray **states)
{
  return renumber (__real_weft_history_follow (history, index, states));
}

static void
add_lines (GString *text, char **lines)
{
  for (char **line = lines; *line != NULL; line++)
    g_string_append_printf (text, "%s\n", *line);
}

/* Every rule that reasons name in brackets can be opened from them. */
static void
check_named (const WeftStep *step)
{
  const char *at = step->why;

  while (at != NULL && (at = strchr (at, '(')) != NULL)
    {
      g_autofree char *rule = g_strndup (++at, 2);

      if (g_ascii_isupper (rule[0]) && g_ascii_isdigit (rule[1]))
        g_assert_true (g_strv_contains ((const char *const *) step->rules, rule));
    }
}

/* All that is said of a turn, but for the rules it cites, which are counted. */
static char *
tell (const WeftVoice *voice, const WeftHistory *history, GHashTable *cited)
{
  g_autoptr (GPtrArray) steps = weft_steps_tell (voice, history, weft_steps_find_turn (history));
  g_auto (GStrv) own = weft_steps_tell_own (voice, history);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    {
      const WeftStep *step = g_ptr_array_index (steps, i);

      g_string_append_printf (text, "%d %s: %s\n%s\n", step->actor, step->heading, step->sentence,
                              step->why);
      add_lines (text, step->lines);
      check_named (step);
      for (char **rule = step->rules; *rule != NULL; rule++)
        g_hash_table_add (cited, g_strdup (*rule));
    }
  add_lines (text, own);
  return g_string_free (text, FALSE);
}

static void
compare (WeftHistory *history, GHashTable *cited, GHashTable *others)
{
  WeftVoice voice = { tables, weft_history_record (history) };

  for (guint left = weft_history_n_moves (history); left > 0; left--)
    {
      g_autofree char *plain = NULL, *other = NULL;

      weft_history_go_back (history, left);
      renumbered = FALSE;
      plain = tell (&voice, history, cited);
      renumbered = TRUE;
      other = tell (&voice, history, others);
      g_assert_cmpstr (plain, ==, other);
    }
  renumbered = FALSE;
}

static gboolean
is_in (gpointer rule, gpointer value, gpointer cited)
{
  (void) value;
  return g_hash_table_contains (cited, rule);
}

/* Level 0 stands for the mode shadow-empire, with 2 to 4 humans. */
static void
test_level (gconstpointer data)
{
  int level = GPOINTER_TO_INT (data);
  g_autoptr (GHashTable) cited = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint expansions = 0; expansions < 1u << WEFT_N_EXPANSIONS; expansions++)
    {
      WeftSimulation simulation = { .tables = tables,
                                    .seed = { 5, (guint64) level * 8 + expansions },
                                    .roll_bots = TRUE };
      WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

      simulation.setup = weft_setup_blank (level > 0 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);
      simulation.setup.level = (guint8) level;
      simulation.setup.n_humans = (guint8) (level > 0 ? 1 : 2 + expansions % 3);
      simulation.setup.expansions = (guint8) expansions;
      weft_setup_put_tracks (&simulation.setup);
      weft_setup_roll (&simulation.setup, tables, &random);
      for (guint64 n = 0; n < GAMES; n++)
        {
          g_autoptr (WeftHistory) history =
              weft_history_new (tables, weft_simulation_record (&simulation, n), NULL);

          compare (history, cited, others);
        }
    }
  g_assert_true (g_hash_table_contains (cited, "A3"));
  /* Or nothing was renumbered: reasons name some rules themselves. */
  g_hash_table_foreach_remove (others, is_in, cited);
  g_assert_cmpuint (g_hash_table_size (others), >, 0);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  for (int level = 0; level <= WEFT_N_LEVELS; level++)
    {
      g_autofree char *name = g_strdup_printf ("/citations/level-%d", level);

      g_test_add_data_func (name, GINT_TO_POINTER (level), test_level);
    }
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
