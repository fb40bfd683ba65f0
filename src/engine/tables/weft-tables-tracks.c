/* weft-tables-tracks.c: reading the tracks and their spaces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

#include <string.h>

static gboolean
read_space (WeftTables *tables, int track, int number, const WeftJson *json, GError **error)
{
  static const char *const tiers[] = { "I", "II", "III", "IV" };
  WeftSpace *space = &tables->spaces[track][number];
  const char *name, *tier;
  int value;

  if (!weft_json_int (json, "space", number, number, &value, error)
      || (name = weft_json_string (json, "name", error)) == NULL
      || (tier = weft_json_string (json, "tier", error)) == NULL
      || !_weft_tables_read_benefits (json, "automa", WEFT_MAX_BENEFITS, space->benefits,
                                      &space->n_benefits, error))
    return FALSE;
  if (!g_str_equal (tier, tiers[(number - 1) / 3]))
    return _weft_tables_read_error (error, json->where, "space %d is in tier %s.", number,
                                    tiers[(number - 1) / 3]);
  space->name = g_strdup (name);
  if (weft_json_has (json, "landmark"))
    {
      const char *landmark = weft_json_string (json, "landmark", error);

      if (landmark == NULL)
        return FALSE;
      space->landmark = g_strdup (landmark);
    }
  if ((space->landmark != NULL) != (tables->landmark_tier[number] != WEFT_NONE))
    return _weft_tables_read_error (error, json->where, "landmarks are on spaces 4, 7 and 10.");
  return TRUE;
}

static gboolean
read_track (WeftTables *tables, int track, const WeftJson *json, GError **error)
{
  char where[WEFT_TABLE_WHERE];
  WeftJson space = { 0 };
  JsonArray *spaces;
  guint8 nick;

  if (!weft_json_term (json, "track", weft_track_from_nick, "track", &nick, error)
      || !_weft_tables_read_expansion (json, &tables->track_expansion[track], error))
    return FALSE;
  if (nick != track)
    return _weft_tables_read_error (error, json->where, "this row must be the track “%s”.",
                                    weft_track_nick ((WeftTrack) track));
  spaces = weft_json_array (json, "spaces", WEFT_LAST_SPACE, WEFT_LAST_SPACE, error);
  if (spaces == NULL)
    return FALSE;
  for (guint i = 0; i < WEFT_LAST_SPACE; i++)
    if (!_weft_tables_read_row (spaces, i, json->where, where, sizeof where, &space, error)
        || !read_space (tables, track, (int) i + 1, &space, error))
      return FALSE;
  return TRUE;
}

static void
number_landmark_tiers (WeftTables *tables)
{
  memset (tables->landmark_tier, WEFT_NONE, sizeof tables->landmark_tier);
  for (int tier = 0; tier < WEFT_N_TIERS; tier++)
    {
      int first_of_tier = 3 * (tier + 1) + 1; /* tier I holds spaces 1 to 3 */

      tables->landmark_space[tier] = (guint8) first_of_tier;
      tables->landmark_tier[first_of_tier] = (guint8) tier;
    }
}

gboolean
_weft_tables_read_tracks (WeftTables *tables, JsonNode *root, GError **error)
{
  JsonArray *rows = _weft_tables_read_rows (root, "tracks.json", WEFT_N_TRACKS, error);
  char where[WEFT_TABLE_WHERE];
  WeftJson json = { 0 };

  if (rows == NULL)
    return FALSE;
  number_landmark_tiers (tables);
  for (guint i = 0; i < WEFT_N_TRACKS; i++)
    if (!_weft_tables_read_row (rows, i, "tracks.json", where, sizeof where, &json, error)
        || !read_track (tables, (int) i, &json, error))
      return FALSE;
  return TRUE;
}
