/* weft-sets-json-private.h: sets of tracks, hexes and cards as JSON arrays (private to the engine)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "weft-tables.h"

G_BEGIN_DECLS

/* Each returns an array in the table's order. (transfer full) */
JsonArray *weft_track_set_to_json (WeftTrackSet tracks);
JsonArray *weft_hex_set_to_json (WeftHexSet hexes, const WeftTables *tables);
JsonArray *weft_card_set_to_json (WeftCardSet cards);

/* Sets the member `winner`: a player, “tie” or null (V4). */
void weft_winner_to_json (JsonObject *object, guint8 winner);

G_END_DECLS
