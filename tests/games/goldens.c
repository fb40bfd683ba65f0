/* goldens.c: whole games as stories, compared with those in goldens/
 *
 * A changed story is a changed rule: read the difference, then write the stories anew with
 * WEFT_UPDATE_GOLDENS=1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "story.h"
#include "weft-record-text.h"

/* A story and the record it is told from, below tests/. */
typedef struct
{
  const char *name;
  const char *record;
} Golden;

static const Golden goldens[] = {
  { "level-2-base", "conformance/solo-level-2.json" },
  { "level-3-corrections-trailblazers", "conformance/solo-corrections.json" },
  { "level-4-arts-iconoclasts", "games/goldens/level-4-arts-iconoclasts.json" },
  { "level-6-hucksters-trailblazers", "games/goldens/level-6-hucksters-trailblazers.json" },
  { "level-6-equalizers-scientists", "conformance/solo-all-level-6.json" },
  { "level-4-human-cards", "conformance/solo-human-cards-level-4.json" },
  { "shadow-empire-human-cards", "conformance/shadow-empire-human-cards.json" },
  { "shadow-empire-three-humans", "conformance/shadow-empire-2.json" },
};

static WeftTables *tables;

static char *
test_path (const char *name)
{
  return g_build_filename (g_getenv ("WEFT_SOURCE_DIR"), "tests", name, NULL);
}

/* The text of the record: the file, or its member “record” where it has one. */
static char *
read_record (const char *name)
{
  g_autofree char *path = test_path (name), *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) file = NULL;
  JsonNode *member;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  file = json_from_string (text, &error);
  g_assert_no_error (error);
  member = json_object_get_member (json_node_get_object (file), "record");
  return member != NULL ? json_to_string (member, FALSE) : g_steal_pointer (&text);
}

static char *
tell (const Golden *golden)
{
  g_autofree char *text = read_record (golden->record);
  g_autoptr (GError) error = NULL;
  WeftRecord *record = weft_record_parse (text, strlen (text), tables, &error);
  g_autoptr (WeftHistory) history = NULL;

  g_assert_no_error (error);
  history = weft_history_new (tables, record, &error);
  g_assert_no_error (error);
  return story_of (history, tables);
}

/* Fails with the first line that differs and the lines around it. */
static void
compare (const char *path, const char *told, const char *golden)
{
  g_auto (GStrv) a = g_strsplit (told, "\n", -1), b = g_strsplit (golden, "\n", -1);
  guint line = 0;

  while (a[line] != NULL && b[line] != NULL && g_str_equal (a[line], b[line]))
    line++;
  if (a[line] == NULL && b[line] == NULL)
    return;
  for (guint i = line > 3 ? line - 3 : 0; i < line; i++)
    g_test_message (" %s", a[i]);
  g_test_message ("-%s", b[line] != NULL ? b[line] : "(the end)");
  g_test_message ("+%s", a[line] != NULL ? a[line] : "(the end)");
  g_test_fail_printf ("%s:%u: the story is another one (WEFT_UPDATE_GOLDENS=1 writes it anew)",
                      path, line + 1);
}

static void
test_golden (gconstpointer data)
{
  const Golden *golden = data;
  g_autofree char *name = g_strdup_printf ("games/goldens/%s.txt", golden->name);
  g_autofree char *path = test_path (name), *told = tell (golden), *expected = NULL;
  g_autoptr (GError) error = NULL;

  if (g_getenv ("WEFT_UPDATE_GOLDENS") != NULL)
    {
      g_file_set_contents (path, told, -1, &error);
      g_assert_no_error (error);
      return;
    }
  g_file_get_contents (path, &expected, NULL, &error);
  g_assert_no_error (error);
  compare (path, told, expected);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  if (g_getenv ("WEFT_SOURCE_DIR") == NULL)
    g_error ("WEFT_SOURCE_DIR must name the project's folder: run this test with meson.");
  tables = weft_tables_load (&error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++)
    {
      g_autofree char *path = g_strdup_printf ("/goldens/%s", goldens[i].name);

      g_test_add_data_func (path, &goldens[i], test_golden);
    }
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
