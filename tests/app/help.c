/* help.c: the help says every rule, shortly
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "weft-help-text.h"
#include "weft-rule.h"
#include "weft-tables.h"

#define LONGEST_PARAGRAPH 600

/* How many paragraphs are about something; the last of them is put into @found. */
static int
count (const char *name, const WeftHelpRule **found)
{
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);
  int times = 0;

  *found = NULL;
  for (guint i = 0; i < n; i++)
    for (guint r = 0; r < pages[i].n_rules; r++)
      if (g_str_equal (pages[i].rules[r].rule, name))
        {
          *found = &pages[i].rules[r];
          times++;
        }
  return times;
}

static const char *
text_of (const char *name)
{
  const WeftHelpRule *rule;

  g_assert_cmpint (count (name, &rule), ==, 1);
  return rule->text;
}

static void
test_every_rule_once (void)
{
  for (guint rule = WEFT_RULE_NONE + 1; rule < WEFT_N_RULES; rule++)
    {
      const WeftHelpRule *found;

      g_test_message ("%s", weft_rule_nick (rule));
      g_assert_cmpint (count (weft_rule_nick (rule), &found), ==, 1);
      g_assert_true (weft_help_rule_is_numbered (found));
    }
}

static void
test_no_other_numbers (void)
{
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);

  for (guint i = 0; i < n; i++)
    for (guint r = 0; r < pages[i].n_rules; r++)
      g_assert_true (weft_help_rule_is_numbered (&pages[i].rules[r])
                     == (weft_rule_from_nick (pages[i].rules[r].rule) >= 0));
}

static void
test_texts (void)
{
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);

  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpstr (pages[i].title, !=, "");
      g_assert_cmpuint (pages[i].n_rules, >, 0);
      for (guint r = 0; r < pages[i].n_rules; r++)
        {
          const char *text = pages[i].rules[r].text;

          g_test_message ("%s, %s", pages[i].id, pages[i].rules[r].rule);
          g_assert_cmpstr (text, !=, "");
          g_assert_true (g_utf8_validate (text, -1, NULL));
          g_assert_cmpint (g_utf8_strlen (text, -1), <=, LONGEST_PARAGRAPH);
        }
    }
}

static void
test_names_are_unique (void)
{
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < n; i++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer) pages[i].id));
      for (guint r = 0; r < pages[i].n_rules; r++)
        text_of (pages[i].rules[r].rule);
    }
}

/* What is not settled by the printed rules is shown as such. */
static void
test_rulings (void)
{
  static const char *const rulings[] = { "M3", "T6", "A4", "H5", "C8", "P5", "P7", "P8" };
  guint n;
  const WeftHelpPage *pages = weft_help_pages (&n);
  guint said = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rulings); i++)
    g_assert_true (g_str_has_suffix (text_of (rulings[i]), "; this is our ruling."));
  for (guint i = 0; i < n; i++)
    for (guint r = 0; r < pages[i].n_rules; r++)
      said += strstr (pages[i].rules[r].text, "our ruling") != NULL;
  g_assert_cmpuint (said, ==, G_N_ELEMENTS (rulings));
}

static void
assert_all_named (const char *text, char **names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_test_message ("%s", names[i]);
      g_assert_nonnull (strstr (text, names[i]));
    }
}

/* S6. */
static void
test_what_is_taken_out (void)
{
  WeftTables *tables = weft_tables_load (NULL);
  const char *text = text_of ("Cards taken out");

  g_assert_nonnull (tables);
  assert_all_named (text, tables->removals.tapestry_cards);
  assert_all_named (text, tables->removals.tapestry_cards_arts);
  assert_all_named (text, tables->removals.tapestry_cards_trailblazers);
  assert_all_named (text, tables->removals.civilizations);
  assert_all_named (text, tables->removals.civilizations_plans);
  weft_tables_free (tables);
}

static void
test_words (void)
{
  static const char *const words[] = {
    "Space",         "Tier",
    "Landmark",      "Outpost",
    "Topple",        "Territory",
    "Control",       "Income turn",
    "Era",           "Benefit",
    "Bonus",         "Decision card",
    "Heart",         "Tiebreaker card",
    "Ladder",        "Box",
    "Income hand",   "Topple icon",
    "Hex pattern",   "Favorite track",
    "Progress deck", "Pool",
    "Trap",
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    text_of (words[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/help/every-rule-once", test_every_rule_once);
  g_test_add_func ("/help/no-other-numbers", test_no_other_numbers);
  g_test_add_func ("/help/texts-are-short", test_texts);
  g_test_add_func ("/help/names-are-unique", test_names_are_unique);
  g_test_add_func ("/help/rulings-are-shown", test_rulings);
  g_test_add_func ("/help/what-is-taken-out", test_what_is_taken_out);
  g_test_add_func ("/help/words", test_words);
  return g_test_run ();
}
