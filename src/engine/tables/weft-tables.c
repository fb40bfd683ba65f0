/* weft-tables.c: loading the rule tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

#include <gio/gio.h>
#include <string.h>

#include "weft-engine-resources.h"

#define RESOURCE_FOLDER "/io/github/weft_companion/Weft/tables/"

const char *const weft_tables_files[WEFT_N_TABLE_FILES] = {
  "tracks.json",     "decision-cards.json",  "levels.json",
  "income-mat.json", "civilizations.json",   "setup.json",
  "map.json",        "hex-tiebreakers.json", "human-cards.json",
};

typedef gboolean (*TableReader) (WeftTables *, JsonNode *, GError **);
typedef JsonNode *(*TableParser) (const char *, gsize, GError **);

static const TableReader readers[WEFT_N_TABLE_FILES] = {
  _weft_tables_read_tracks, _weft_tables_read_cards,         _weft_tables_read_levels,
  _weft_tables_read_mat,    _weft_tables_read_civilizations, _weft_tables_read_setup,
  _weft_tables_read_map,    _weft_tables_read_patterns,      _weft_tables_read_human,
};

/* @parse: how the texts become JSON. */
static WeftTables *
read_tables (const char *const *texts, const gsize *lengths, TableParser parse, GError **error)
{
  g_autoptr (WeftTables) tables = g_new0 (WeftTables, 1);

  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    {
      g_autoptr (GError) local = NULL;
      g_autoptr (JsonNode) root = parse (texts[i], lengths[i], &local);

      if (root == NULL)
        {
          _weft_tables_read_error (error, weft_tables_files[i], "%s", local->message);
          return NULL;
        }
      if (!readers[i](tables, root, error))
        return NULL;
    }
  return g_steal_pointer (&tables);
}

WeftTables *
weft_tables_load_from (const char *const *texts, GError **error)
{
  gsize lengths[WEFT_N_TABLE_FILES];

  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    lengths[i] = strlen (texts[i]);
  return read_tables (texts, lengths, weft_json_parse, error);
}

/* What is compiled in was checked when it was tested: no program waits for that at its start. */
static JsonNode *
parse_compiled_in (const char *text, gsize length, GError **error)
{
  (void) length; /* resources end with a zero */
  return json_from_string (text, error);
}

WeftTables *
weft_tables_load (GError **error)
{
  const char *texts[WEFT_N_TABLE_FILES];
  gsize lengths[WEFT_N_TABLE_FILES];
  GBytes *files[WEFT_N_TABLE_FILES];
  WeftTables *tables;

  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    {
      g_autofree char *path = g_strconcat (RESOURCE_FOLDER, weft_tables_files[i], NULL);

      files[i] = g_resource_lookup_data (weft_engine_get_resource (), path,
                                         G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_assert (files[i] != NULL); /* compiled in by the build */
      texts[i] = g_bytes_get_data (files[i], &lengths[i]);
    }
  tables = read_tables (texts, lengths, parse_compiled_in, error);
  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    g_bytes_unref (files[i]);
  return tables;
}

void
weft_tables_free (WeftTables *tables)
{
  if (tables == NULL)
    return;
  for (int track = 0; track < WEFT_N_TRACKS; track++)
    for (int space = 0; space < WEFT_N_SPACES; space++)
      {
        g_free (tables->spaces[track][space].name);
        g_free (tables->spaces[track][space].landmark);
      }
  _weft_tables_clear_human (&tables->human);
  g_strfreev (tables->removals.tapestry_cards);
  g_strfreev (tables->removals.tapestry_cards_arts);
  g_strfreev (tables->removals.tapestry_cards_trailblazers);
  g_strfreev (tables->removals.civilizations);
  g_strfreev (tables->removals.civilizations_plans);
  g_free (tables);
}
