/* weft-tables-civilizations.c: reading the civilization cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

/* The steps of Explorers and Scientists; the other civilizations are rules of their own (C). */
static gboolean
read_civilization_income (const WeftJson *json, WeftCivilizationCard *card, GError **error)
{
  WeftJson turns = { NULL, json->where, json->code };
  JsonNode *income;

  if (weft_json_is_null (json, "income"))
    return TRUE;
  income = weft_json_member (json, "income", JSON_NODE_OBJECT, error);
  if (income == NULL)
    return FALSE;
  turns.object = json_node_get_object (income);
  for (int turn = 1; turn <= WEFT_N_INCOME_TURNS; turn++)
    {
      char name[2] = { (char) ('0' + turn), '\0' };
      WeftIncomeSteps *steps = &card->income[turn];

      if (weft_json_has (&turns, name)
          && !_weft_tables_read_benefits (&turns, name, WEFT_MOST_INCOME_STEPS, steps->steps,
                                          &steps->n_steps, error))
        return FALSE;
    }
  return TRUE;
}

static int
favorite_from_nick (const char *nick)
{
  return g_str_equal (nick, "rolled") ? WEFT_NONE : weft_track_from_nick (nick);
}

gboolean
_weft_tables_read_civilizations (WeftTables *tables, JsonNode *root, GError **error)
{
  JsonArray *rows =
      _weft_tables_read_rows (root, "civilizations.json", WEFT_N_CIVILIZATIONS, error);
  char where[WEFT_TABLE_WHERE];
  WeftJson json = { 0 };

  if (rows == NULL)
    return FALSE;
  for (guint i = 0; i < WEFT_N_CIVILIZATIONS; i++)
    {
      WeftCivilizationCard *card;
      guint8 civilization;

      if (!_weft_tables_read_row (rows, i, "civilizations.json", where, sizeof where, &json, error)
          || !weft_json_term (&json, "civilization", weft_civilization_from_nick, "civilization",
                              &civilization, error))
        return FALSE;
      if (civilization != i)
        return _weft_tables_read_error (error, where, "this row must be “%s”.",
                                        weft_civilization_nick ((WeftCivilization) i));
      card = &tables->civilizations[civilization];
      if (!_weft_tables_read_expansion (&json, &card->expansion, error)
          || !weft_json_term (&json, "favorite", favorite_from_nick, "favorite", &card->favorite,
                              error)
          || !read_civilization_income (&json, card, error))
        return FALSE;
    }
  return TRUE;
}
