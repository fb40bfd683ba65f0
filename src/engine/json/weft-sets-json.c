/* weft-sets-json.c: sets of tracks, hexes and cards as JSON arrays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-sets-json-private.h"

JsonArray *
weft_track_set_to_json (WeftTrackSet tracks)
{
  JsonArray *array = json_array_new ();

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((tracks & WEFT_TRACK_BIT (track)) != 0)
      json_array_add_string_element (array, weft_track_nick (track));
  return array;
}

JsonArray *
weft_hex_set_to_json (WeftHexSet hexes, const WeftTables *tables)
{
  JsonArray *array = json_array_new ();

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if ((hexes & WEFT_HEX_BIT (hex)) != 0)
      json_array_add_string_element (array, tables->hexes[hex].name);
  return array;
}

JsonArray *
weft_card_set_to_json (WeftCardSet cards)
{
  JsonArray *array = json_array_new ();

  for (guint card = 1; card <= WEFT_N_CARDS; card++)
    if ((cards & WEFT_CARD_BIT (card)) != 0)
      json_array_add_int_element (array, card);
  return array;
}

void
weft_winner_to_json (JsonObject *object, guint8 winner)
{
  if (winner == WEFT_NONE)
    json_object_set_null_member (object, "winner");
  else
    json_object_set_string_member (object, "winner",
                                   winner == WEFT_WINNER_TIE ? "tie" : weft_player_nick (winner));
}
