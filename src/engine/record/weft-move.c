/* weft-move.c: moves: what people, decks and dice do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-move.h"

#include "weft-fault.h"
#include "weft-sets-json-private.h"

static gboolean
read_player (const WeftJson *json, WeftMove *move, GError **error)
{
  return weft_json_term (json, "player", weft_player_from_nick, "player", &move->player, error);
}

static gboolean
read_track (const WeftJson *json, WeftMove *move, GError **error)
{
  return weft_json_term (json, "track", weft_track_from_nick, "track", &move->track, error);
}

static gboolean
read_token (const WeftJson *json, WeftMove *move, GError **error)
{
  int token;

  if (!weft_json_has (json, "token") || weft_json_is_null (json, "token"))
    return TRUE;
  if (!weft_json_int (json, "token", 0, WEFT_N_TOKENS - 1, &token, error))
    return FALSE;
  move->token = (guint8) token;
  return TRUE;
}

static gboolean
read_number (const WeftJson *json, const char *name, int most, WeftMove *move, GError **error)
{
  int number;

  if (!weft_json_int (json, name, 0, most, &number, error))
    return FALSE;
  move->number = (gint16) number;
  return TRUE;
}

/* The hex called @name; %NULL is what @error tells already. */
static gboolean
find_hex (const char *name, const char *where, WeftError code, const WeftTables *tables,
          guint8 *hex, GError **error)
{
  int found = name != NULL ? weft_hex_from_name (tables, name) : -1;
  g_autofree char *quote = NULL;

  if (name == NULL)
    return FALSE;
  if (found >= 0)
    {
      *hex = (guint8) found;
      return TRUE;
    }
  quote = weft_quote (name);
  return weft_error_fail (
      error, code,
      &(WeftErrorDetails){ .fault = WEFT_FAULT_UNKNOWN_HEX, .place = where, .text = quote },
      "%s: the map has no hex called %s.", where, quote);
}

static gboolean
read_hex (const WeftJson *json, const WeftTables *tables, WeftMove *move, GError **error)
{
  g_autofree char *where = g_strdup_printf ("%s.hex", json->where);

  return find_hex (weft_json_string (json, "hex", error), where, json->code, tables, &move->hex,
                   error);
}

static gboolean
read_hexes (const WeftJson *json, const WeftTables *tables, WeftMove *move, GError **error)
{
  JsonArray *hexes = weft_json_array (json, "hexes", 1, WEFT_MOST_RISINGS, error);

  if (hexes == NULL)
    return FALSE;
  move->n_hexes = (guint8) json_array_get_length (hexes);
  for (guint i = 0; i < move->n_hexes; i++)
    {
      g_autofree char *where = g_strdup_printf ("%s.hexes[%u]", json->where, i);
      const char *name =
          weft_json_node_string (json_array_get_element (hexes, i), where, json->code, error);

      if (!find_hex (name, where, json->code, tables, &move->hexes[i], error))
        return FALSE;
    }
  return TRUE;
}

/* True or false; missing is false. */
static gboolean
read_flag (const WeftJson *json, const char *name, guint8 *flag, GError **error)
{
  gboolean value;

  if (!weft_json_has (json, name) || weft_json_is_null (json, name))
    return TRUE;
  if (!weft_json_boolean (json, name, &value, error))
    return FALSE;
  *flag = (guint8) value;
  return TRUE;
}

static gboolean
read_tier (const WeftJson *json, WeftMove *move, GError **error)
{
  int tier;

  if (!weft_json_int (json, "tier", 2, 4, &tier, error))
    return FALSE;
  move->tier = (guint8) (tier - 2);
  return TRUE;
}

static int
winner_from_nick (const char *nick)
{
  return g_str_equal (nick, "tie") ? WEFT_WINNER_TIE : weft_player_from_nick (nick);
}

static gboolean
read_cards (const WeftJson *json, WeftMove *move, GError **error)
{
  JsonArray *cards = weft_json_array (json, "cards", 2, 2, error);

  if (cards == NULL)
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *where = g_strdup_printf ("%s.cards[%u]", json->where, i);
      int card;

      if (!weft_json_node_int (json_array_get_element (cards, i), where, json->code, 1,
                               WEFT_N_CARDS, &card, error))
        return FALSE;
      move->cards[i] = (guint8) card;
    }
  return TRUE;
}

static gboolean
read_card (const WeftJson *json, WeftMove *move, GError **error)
{
  int card;

  if (!weft_json_int (json, "card", 1, WEFT_N_CARDS, &card, error))
    return FALSE;
  move->cards[0] = (guint8) card;
  return TRUE;
}

static gboolean
read_value (const WeftJson *json, const char *name, WeftMove *move, GError **error)
{
  gboolean value;

  if (!weft_json_boolean (json, name, &value, error))
    return FALSE;
  move->value = (guint8) value;
  return TRUE;
}

static gboolean
read_owner (const WeftJson *json, WeftMove *move, GError **error)
{
  move->owner = WEFT_NONE;
  return weft_json_is_null (json, "owner")
         || weft_json_term (json, "owner", weft_player_from_nick, "player", &move->owner, error);
}

static gboolean
read_outpost (JsonNode *node, const char *where, WeftOutpost *outpost, GError **error)
{
  WeftJson json = { NULL, where, WEFT_ERROR_MALFORMED };
  gboolean upright;

  json.object = weft_json_node_object (node, where, json.code, error);
  if (json.object == NULL
      || !weft_json_term (&json, "player", weft_player_from_nick, "player", &outpost->owner, error)
      || !weft_json_boolean (&json, "upright", &upright, error)
      || !read_flag (&json, "other", &outpost->other, error))
    return FALSE;
  outpost->upright = (guint8) upright;
  return TRUE;
}

static gboolean
read_fixed_hex (const WeftJson *json, const WeftTables *tables, WeftMove *move, GError **error)
{
  gboolean territory;
  JsonArray *tokens;

  if (!read_hex (json, tables, move, error)
      || !weft_json_boolean (json, "territory", &territory, error)
      || (tokens = weft_json_array (json, "tokens", 0, WEFT_HEX_TOKENS, error)) == NULL)
    return FALSE;
  move->territory = (guint8) territory;
  for (guint i = 0; i < WEFT_HEX_TOKENS; i++)
    move->outposts[i] = (WeftOutpost){ WEFT_NONE, FALSE, WEFT_NONE };
  for (guint i = 0; i < json_array_get_length (tokens); i++)
    {
      g_autofree char *where = g_strdup_printf ("%s.tokens[%u]", json->where, i);

      if (!read_outpost (json_array_get_element (tokens, i), where, &move->outposts[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_fixed_landmark (const WeftJson *json, WeftMove *move, GError **error)
{
  return read_track (json, move, error) && read_tier (json, move, error)
         && read_owner (json, move, error);
}

static gboolean
read_fixed_achievement (const WeftJson *json, WeftMove *move, GError **error)
{
  int place;

  if (!weft_json_term (json, "achievement", weft_achievement_from_nick, "achievement",
                       &move->achievement, error)
      || !weft_json_int (json, "place", 0, 1, &place, error) || !read_owner (json, move, error))
    return FALSE;
  move->place = (guint8) place;
  return TRUE;
}

static gboolean
read_fix (const WeftJson *json, const WeftTables *tables, WeftMove *move, GError **error)
{
  if (!weft_json_term (json, "what", weft_fix_from_nick, "correction", &move->fix, error))
    return FALSE;
  switch ((WeftFixKind) move->fix)
    {
    case WEFT_FIX_TRACK:
      return read_player (json, move, error) && read_track (json, move, error)
             && read_number (json, "space", WEFT_LAST_SPACE, move, error)
             && read_token (json, move, error);
    case WEFT_FIX_FAVORITE:
      return read_player (json, move, error) && read_track (json, move, error);
    case WEFT_FIX_LANDMARK:
      return read_fixed_landmark (json, move, error);
    case WEFT_FIX_HEX:
      return read_fixed_hex (json, tables, move, error);
    case WEFT_FIX_TAPESTRY:
    case WEFT_FIX_POOL:
      return read_number (json, "count", WEFT_MOST_ITEMS, move, error);
    case WEFT_FIX_VP:
      return read_player (json, move, error) && read_number (json, "vp", WEFT_MOST_VP, move, error);
    case WEFT_FIX_ACHIEVEMENT:
      return read_fixed_achievement (json, move, error);
    case WEFT_FIX_ERA:
      return read_player (json, move, error)
             && read_number (json, "taken", WEFT_N_INCOME_TURNS, move, error);
    case WEFT_N_FIXES:
    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
read_text (const WeftJson *json, GError **error)
{
  const char *text = weft_json_string (json, "text", error);
  g_autofree char *place = g_strdup_printf ("%s.text", json->where);
  WeftErrorDetails details = { .fault = WEFT_FAULT_TEXT_TOO_LONG,
                               .place = place,
                               .most = WEFT_MAX_NOTE };

  if (text == NULL || g_utf8_strlen (text, -1) <= WEFT_MAX_NOTE)
    return text != NULL;
  return weft_error_fail (error, json->code, &details, "%s has more than %d characters.", place,
                          WEFT_MAX_NOTE);
}

static gboolean
read_members (const WeftJson *json, const WeftTables *tables, WeftMove *move, GError **error)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_INCOME:
    case WEFT_MOVE_TAKE_POOL:
    case WEFT_MOVE_END_TURN:
      return read_player (json, move, error);
    case WEFT_MOVE_ADVANCE:
    case WEFT_MOVE_REGRESS:
    case WEFT_MOVE_AGE_OF_DISCOVERY:
      return read_player (json, move, error) && read_track (json, move, error)
             && read_token (json, move, error);
    case WEFT_MOVE_SINGULARITY:
      return read_player (json, move, error) && read_track (json, move, error);
    case WEFT_MOVE_EXPLORE:
      return read_player (json, move, error) && read_hex (json, tables, move, error);
    case WEFT_MOVE_CONQUER:
      return read_player (json, move, error) && read_hex (json, tables, move, error)
             && read_flag (json, "other", &move->other, error)
             && read_flag (json, "no_traps", &move->no_traps, error);
    case WEFT_MOVE_PLACE:
      return read_player (json, move, error) && read_hex (json, tables, move, error)
             && read_flag (json, "other", &move->other, error);
    case WEFT_MOVE_REVOLUTION:
      return read_player (json, move, error) && read_hexes (json, tables, move, error);
    case WEFT_MOVE_TAKE_LANDMARK:
      return read_player (json, move, error) && read_track (json, move, error)
             && read_tier (json, move, error);
    case WEFT_MOVE_VP:
      return read_player (json, move, error) && read_number (json, "vp", WEFT_MOST_VP, move, error);
    case WEFT_MOVE_DEAL:
      return read_cards (json, move, error);
    case WEFT_MOVE_ROLL:
      return read_track (json, move, error);
    case WEFT_MOVE_REVEAL:
      return read_card (json, move, error);
    case WEFT_MOVE_ANSWER:
      return read_value (json, "value", move, error);
    case WEFT_MOVE_TILES:
      return read_value (json, "left", move, error);
    case WEFT_MOVE_FIX:
      return read_fix (json, tables, move, error);
    case WEFT_MOVE_TIE:
      return weft_json_term (json, "winner", winner_from_nick, "player", &move->winner, error);
    case WEFT_MOVE_NOTE:
      return read_text (json, error);
    case WEFT_N_MOVES:
    default:
      g_return_val_if_reached (FALSE);
    }
}

gboolean
weft_move_from_json (JsonNode *node, const WeftTables *tables, const char *where, WeftMove *move,
                     GError **error)
{
  WeftJson json = { NULL, where, WEFT_ERROR_MALFORMED };
  WeftMove read = { .token = WEFT_NONE };

  g_return_val_if_fail (node != NULL && tables != NULL && move != NULL, FALSE);

  json.object = weft_json_node_object (node, where, json.code, error);
  if (json.object == NULL
      || !weft_json_term (&json, "move", weft_move_from_nick, "move", &read.kind, error)
      || !read_members (&json, tables, &read, error))
    return FALSE;
  *move = read;
  return TRUE;
}

static void
set_player (JsonObject *object, const WeftMove *move)
{
  json_object_set_string_member (object, "player", weft_player_nick (move->player));
}

static void
set_track (JsonObject *object, const WeftMove *move)
{
  json_object_set_string_member (object, "track", weft_track_nick (move->track));
}

static void
set_token (JsonObject *object, const WeftMove *move)
{
  if (move->token != WEFT_NONE)
    json_object_set_int_member (object, "token", move->token);
}

static void
set_hex (JsonObject *object, const WeftMove *move, const WeftTables *tables)
{
  json_object_set_string_member (object, "hex", tables->hexes[move->hex].name);
}

static void
set_hexes (JsonObject *object, const WeftMove *move, const WeftTables *tables)
{
  JsonArray *hexes = json_array_new ();

  for (guint i = 0; i < move->n_hexes; i++)
    json_array_add_string_element (hexes, tables->hexes[move->hexes[i]].name);
  json_object_set_array_member (object, "hexes", hexes);
}

/* Only what is true is written. */
static void
set_flag (JsonObject *object, const char *name, gboolean flag)
{
  if (flag)
    json_object_set_boolean_member (object, name, TRUE);
}

static void
set_tier (JsonObject *object, const WeftMove *move)
{
  json_object_set_int_member (object, "tier", move->tier + 2);
}

static void
set_owner (JsonObject *object, const WeftMove *move)
{
  if (move->owner == WEFT_NONE)
    json_object_set_null_member (object, "owner");
  else
    json_object_set_string_member (object, "owner", weft_player_nick (move->owner));
}

static void
set_fixed_hex (JsonObject *object, const WeftMove *move, const WeftTables *tables)
{
  JsonArray *tokens = json_array_new ();

  set_hex (object, move, tables);
  json_object_set_boolean_member (object, "territory", move->territory);
  for (guint i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      JsonObject *token;

      if (move->outposts[i].owner == WEFT_NONE)
        continue;
      token = json_object_new ();
      json_object_set_string_member (token, "player", weft_player_nick (move->outposts[i].owner));
      json_object_set_boolean_member (token, "upright", move->outposts[i].upright);
      set_flag (token, "other", move->outposts[i].other);
      json_array_add_object_element (tokens, token);
    }
  json_object_set_array_member (object, "tokens", tokens);
}

static void
set_fix (JsonObject *object, const WeftMove *move, const WeftTables *tables)
{
  json_object_set_string_member (object, "what", weft_fix_nick (move->fix));
  switch ((WeftFixKind) move->fix)
    {
    case WEFT_FIX_TRACK:
      set_player (object, move);
      set_track (object, move);
      json_object_set_int_member (object, "space", move->number);
      set_token (object, move);
      break;
    case WEFT_FIX_FAVORITE:
      set_player (object, move);
      set_track (object, move);
      break;
    case WEFT_FIX_LANDMARK:
      set_track (object, move);
      set_tier (object, move);
      set_owner (object, move);
      break;
    case WEFT_FIX_HEX:
      set_fixed_hex (object, move, tables);
      break;
    case WEFT_FIX_TAPESTRY:
    case WEFT_FIX_POOL:
      json_object_set_int_member (object, "count", move->number);
      break;
    case WEFT_FIX_VP:
      set_player (object, move);
      json_object_set_int_member (object, "vp", move->number);
      break;
    case WEFT_FIX_ACHIEVEMENT:
      json_object_set_string_member (object, "achievement",
                                     weft_achievement_nick (move->achievement));
      json_object_set_int_member (object, "place", move->place);
      set_owner (object, move);
      break;
    case WEFT_FIX_ERA:
      set_player (object, move);
      json_object_set_int_member (object, "taken", move->number);
      break;
    case WEFT_N_FIXES:
    default:
      g_return_if_reached ();
    }
}

static void
set_members (JsonObject *object, const WeftMove *move, const WeftTables *tables)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_INCOME:
    case WEFT_MOVE_TAKE_POOL:
    case WEFT_MOVE_END_TURN:
      set_player (object, move);
      break;
    case WEFT_MOVE_ADVANCE:
    case WEFT_MOVE_REGRESS:
    case WEFT_MOVE_SINGULARITY:
    case WEFT_MOVE_AGE_OF_DISCOVERY:
      set_player (object, move);
      set_track (object, move);
      set_token (object, move);
      break;
    case WEFT_MOVE_EXPLORE:
    case WEFT_MOVE_CONQUER:
    case WEFT_MOVE_PLACE:
      set_player (object, move);
      set_hex (object, move, tables);
      set_flag (object, "other", move->other);
      set_flag (object, "no_traps", move->no_traps);
      break;
    case WEFT_MOVE_REVOLUTION:
      set_player (object, move);
      set_hexes (object, move, tables);
      break;
    case WEFT_MOVE_TAKE_LANDMARK:
      set_player (object, move);
      set_track (object, move);
      set_tier (object, move);
      break;
    case WEFT_MOVE_VP:
      set_player (object, move);
      json_object_set_int_member (object, "vp", move->number);
      break;
    case WEFT_MOVE_DEAL:
      {
        JsonArray *cards = json_array_new ();

        json_array_add_int_element (cards, move->cards[0]);
        json_array_add_int_element (cards, move->cards[1]);
        json_object_set_array_member (object, "cards", cards);
        break;
      }
    case WEFT_MOVE_ROLL:
      set_track (object, move);
      break;
    case WEFT_MOVE_REVEAL:
      json_object_set_int_member (object, "card", move->cards[0]);
      break;
    case WEFT_MOVE_ANSWER:
      json_object_set_boolean_member (object, "value", move->value);
      break;
    case WEFT_MOVE_TILES:
      json_object_set_boolean_member (object, "left", move->value);
      break;
    case WEFT_MOVE_FIX:
      set_fix (object, move, tables);
      break;
    case WEFT_MOVE_TIE:
      weft_winner_to_json (object, move->winner);
      break;
    case WEFT_MOVE_NOTE:
      break;
    case WEFT_N_MOVES:
    default:
      g_return_if_reached ();
    }
}

JsonObject *
weft_move_to_json (const WeftMove *move, const WeftTables *tables)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "move", weft_move_nick (move->kind));
  set_members (object, move, tables);
  return object;
}

gboolean
weft_move_is_note (const WeftMove *move)
{
  g_return_val_if_fail (move != NULL, FALSE);
  return move->kind == WEFT_MOVE_FIX || move->kind == WEFT_MOVE_VP || move->kind == WEFT_MOVE_NOTE
         || move->kind == WEFT_MOVE_TILES;
}
