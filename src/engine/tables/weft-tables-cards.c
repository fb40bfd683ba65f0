/* weft-tables-cards.c: reading the decision cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

#include <string.h>

static int
ladder_entry_from_nick (const char *nick)
{
  return g_str_equal (nick, "favorite") ? WEFT_LADDER_FAVORITE : weft_track_from_nick (nick);
}

/* The ladder as printed; with the arts track in play the arts icon is added (A4). */
static gboolean
read_ladder (const WeftJson *json, WeftCard *card, GError **error)
{
  JsonArray *ladder = weft_json_array (json, "ladder", 5, 5, error);
  const char *arts = NULL;
  guint8 *with_arts = card->ladder[1];
  guint seen = 0;

  if (ladder == NULL)
    return FALSE;
  if (!weft_json_is_null (json, "arts") && (arts = weft_json_string (json, "arts", error)) == NULL)
    return FALSE;
  if (arts != NULL && !g_str_equal (arts, "top") && !g_str_equal (arts, "bottom"))
    return _weft_tables_read_error (error, json->where, "“arts” must be top, bottom or null.");

  for (guint i = 0; i < 5; i++)
    {
      if (!weft_json_node_term (json_array_get_element (ladder, i), json->where, json->code,
                                ladder_entry_from_nick, "ladder entry", &card->ladder[0][i], error))
        return FALSE;
      seen |= 1u << card->ladder[0][i];
    }
  if (seen != (0x0fu | 1u << WEFT_LADDER_FAVORITE))
    return _weft_tables_read_error (error, json->where,
                                    "the ladder must name each base track and the favorite once.");
  card->ladder_length[0] = card->ladder_length[1] = 5;
  if (arts != NULL && g_str_equal (arts, "top"))
    *with_arts++ = WEFT_TRACK_ARTS;
  memcpy (with_arts, card->ladder[0], 5);
  if (arts != NULL)
    card->ladder_length[1] = 6;
  if (arts != NULL && g_str_equal (arts, "bottom"))
    card->ladder[1][5] = WEFT_TRACK_ARTS;
  return TRUE;
}

static gboolean
read_card (int number, const WeftJson *json, WeftCard *card, GError **error)
{
  const char *deck;
  int value;

  if (!weft_json_int (json, "card", number, number, &value, error)
      || (deck = weft_json_string (json, "deck", error)) == NULL
      || !weft_json_boolean (json, "shadow_only", &card->shadow_only, error)
      || !weft_json_term (json, "automa", weft_box_from_nick, "box", &card->automa, error)
      || !weft_json_term (json, "shadow", weft_box_from_nick, "box", &card->shadow, error)
      || !weft_json_boolean (json, "income", &card->income, error)
      || !weft_json_boolean (json, "topple", &card->topple, error)
      || !weft_json_int (json, "hexes", 1, WEFT_N_PATTERNS, &value, error)
      || !read_ladder (json, card, error))
    return FALSE;
  if (!g_str_equal (deck, "starting") && !g_str_equal (deck, "progress"))
    return _weft_tables_read_error (error, json->where, "“deck” must be starting or progress.");
  card->hexes = (guint8) value;
  card->starting = g_str_equal (deck, "starting");
  return TRUE;
}

gboolean
_weft_tables_read_cards (WeftTables *tables, JsonNode *root, GError **error)
{
  JsonArray *rows = _weft_tables_read_rows (root, "decision-cards.json", WEFT_N_CARDS, error);
  char where[WEFT_TABLE_WHERE];
  WeftJson json = { 0 };

  if (rows == NULL)
    return FALSE;
  for (guint i = 0; i < WEFT_N_CARDS; i++)
    if (!_weft_tables_read_row (rows, i, "decision-cards.json", where, sizeof where, &json, error)
        || !read_card ((int) i + 1, &json, &tables->cards[i + 1], error))
      return FALSE;
  return TRUE;
}
