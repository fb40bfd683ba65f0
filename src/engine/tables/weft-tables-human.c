/* weft-tables-human.c: reading the table of the human's cards and civilizations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tables-private.h"

#define FILE_NAME "human-cards.json"
#define MOST_CARDS 200

/* The name in lower case with hyphens. (transfer full) */
static char *
nick_of (const char *name)
{
  return g_strdelimit (g_ascii_strdown (name, -1), " ", '-');
}

/* ---- What touches the bots ---- */

/* “P4”; null where none of ours is concerned. */
static gboolean
read_rule (const WeftJson *json, guint8 *rule, GError **error)
{
  *rule = WEFT_RULE_NONE;
  return weft_json_is_null (json, "rule")
         || weft_json_term (json, "rule", weft_rule_from_nick, "rule", rule, error);
}

static gboolean
read_when (const WeftJson *json, WeftHumanCard *card, GError **error)
{
  card->when = WEFT_NONE;
  return card->kind != WEFT_CARD_KIND_TAPESTRY
         || weft_json_term (json, "when", weft_card_time_from_nick, "time", &card->when, error);
}

static gboolean
read_card (const WeftJson *json, WeftHumanCard *card, GError **error)
{
  const char *name, *note;

  if (!weft_json_term (json, "kind", weft_card_kind_from_nick, "kind of card", &card->kind, error)
      || (name = weft_json_string (json, "name", error)) == NULL
      || (note = weft_json_string (json, "note", error)) == NULL
      || !_weft_tables_read_expansion (json, &card->expansion, error)
      || !weft_json_term (json, "act", weft_card_act_from_nick, "act", &card->act, error)
      || !read_when (json, card, error) || !read_rule (json, &card->rule, error))
    return FALSE;
  card->name = g_strdup (name);
  card->nick = nick_of (name);
  card->note = g_strdup (note);
  return TRUE;
}

static gboolean
check_card (const WeftTables *tables, guint index, const char *where, GError **error)
{
  const WeftHumanTable *human = &tables->human;
  const WeftHumanCard *card = &human->cards[index];

  for (guint i = 0; i < index; i++)
    if (human->cards[i].kind == card->kind && g_str_equal (human->cards[i].nick, card->nick))
      return _weft_tables_read_error (error, where, "“%s” stands there twice.", card->name);
  if (card->kind == WEFT_CARD_KIND_TAPESTRY
      && g_strv_contains ((const char *const *) tables->removals.tapestry_cards, card->name))
    return _weft_tables_read_error (error, where, "“%s” is taken out of the game.", card->name);
  return TRUE;
}

static gboolean
read_cards (WeftTables *tables, const WeftJson *json, GError **error)
{
  JsonArray *rows = weft_json_array (json, "cards", 1, MOST_CARDS, error);
  char where[WEFT_TABLE_WHERE];
  WeftJson row = { 0 };
  guint n_rows;

  if (rows == NULL)
    return FALSE;
  n_rows = json_array_get_length (rows);
  tables->human.cards = g_new0 (WeftHumanCard, n_rows);
  tables->human.n_cards = n_rows;
  for (guint i = 0; i < n_rows; i++)
    if (!_weft_tables_read_row (rows, i, FILE_NAME, where, sizeof where, &row, error)
        || !read_card (&row, &tables->human.cards[i], error)
        || !check_card (tables, i, where, error))
      return FALSE;
  return TRUE;
}

/* ---- What can be drawn ---- */

static gboolean
is_removed (const WeftRemovals *removals, const char *civilization)
{
  return g_strv_contains ((const char *const *) removals->civilizations, civilization)
         || g_strv_contains ((const char *const *) removals->civilizations_plans, civilization);
}

static const WeftDrawable *
find_drawable (const WeftHumanTable *human, const char *nick)
{
  for (guint i = 0; i < human->n_civilizations; i++)
    if (g_str_equal (human->civilizations[i].nick, nick))
      return &human->civilizations[i];
  return NULL;
}

/* The civilizations of the base game or of one expansion. */
static gboolean
read_drawables (WeftTables *tables, const WeftJson *json, const char *group, guint8 expansion,
                GError **error)
{
  JsonArray *names = weft_json_array (json, group, 1, MOST_CARDS, error);
  WeftHumanTable *human = &tables->human;

  if (names == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (names); i++)
    {
      const char *name =
          weft_json_node_string (json_array_get_element (names, i), json->where, json->code, error);
      g_autofree char *nick = name != NULL ? nick_of (name) : NULL;

      if (name == NULL)
        return FALSE;
      if (is_removed (&tables->removals, name)) /* S6 */
        return _weft_tables_read_error (error, json->where, "“%s” is taken out of the game.", name);
      if (find_drawable (human, nick) != NULL)
        return _weft_tables_read_error (error, json->where, "“%s” can be drawn twice.", name);
      human->civilizations =
          g_renew (WeftDrawable, human->civilizations, human->n_civilizations + 1);
      human->civilizations[human->n_civilizations++] =
          (WeftDrawable){ g_strdup (name), g_steal_pointer (&nick), expansion };
    }
  return TRUE;
}

/* A civilization that touches the bots is one that can be drawn. */
static gboolean
check_civilizations (const WeftHumanTable *human, const char *where, GError **error)
{
  for (guint i = 0; i < human->n_cards; i++)
    {
      const WeftHumanCard *card = &human->cards[i];
      const WeftDrawable *drawable;

      if (card->kind != WEFT_CARD_KIND_CIVILIZATION)
        continue;
      drawable = find_drawable (human, card->nick);
      if (drawable == NULL || drawable->expansion != card->expansion)
        return _weft_tables_read_error (error, where, "“%s” cannot be drawn with its expansion.",
                                        card->name);
    }
  return TRUE;
}

static gboolean
read_civilizations (WeftTables *tables, const WeftJson *draw, GError **error)
{
  JsonNode *node = weft_json_member (draw, "civilizations", JSON_NODE_OBJECT, error);
  WeftJson json = { NULL, draw->where, draw->code };

  if (node == NULL)
    return FALSE;
  json.object = json_node_get_object (node);
  if (!read_drawables (tables, &json, "base", WEFT_NONE, error))
    return FALSE;
  for (guint8 i = 0; i < WEFT_N_EXPANSIONS; i++)
    if (weft_json_has (&json, weft_expansion_nick (i))
        && !read_drawables (tables, &json, weft_expansion_nick (i), i, error))
      return FALSE;
  return check_civilizations (&tables->human, draw->where, error);
}

static gboolean
read_mat_names (WeftHumanTable *human, const WeftJson *mats, GError **error)
{
  JsonNode *node = weft_json_member (mats, "names", JSON_NODE_OBJECT, error);
  WeftJson json = { NULL, mats->where, mats->code };

  if (node == NULL)
    return FALSE;
  json.object = json_node_get_object (node);
  for (int mat = 1; mat <= WEFT_N_MATS; mat++)
    {
      char number[2] = { (char) ('0' + mat), '\0' };
      const char *name = weft_json_string (&json, number, error);

      if (name == NULL)
        return FALSE;
      human->mats[mat] = g_strdup (name);
    }
  return TRUE;
}

static gboolean
read_mats (WeftHumanTable *human, const WeftJson *draw, GError **error)
{
  JsonNode *node = weft_json_member (draw, "capital-city-mats", JSON_NODE_OBJECT, error);
  WeftJson json = { NULL, draw->where, draw->code };
  JsonArray *pairs;
  guint paired = 0;

  if (node == NULL)
    return FALSE;
  json.object = json_node_get_object (node);
  if (!read_mat_names (human, &json, error)
      || (pairs = weft_json_array (&json, "pairs", WEFT_N_MAT_PAIRS, WEFT_N_MAT_PAIRS, error))
             == NULL)
    return FALSE;
  for (guint i = 0; i < 2 * WEFT_N_MAT_PAIRS; i++)
    {
      JsonNode *pair = json_array_get_element (pairs, i / 2);
      int mat;

      if (!JSON_NODE_HOLDS_ARRAY (pair) || json_array_get_length (json_node_get_array (pair)) != 2)
        return _weft_tables_read_error (error, json.where, "a pair of mats is two numbers.");
      if (!weft_json_node_int (json_array_get_element (json_node_get_array (pair), i % 2),
                               json.where, json.code, 1, WEFT_N_MATS, &mat, error))
        return FALSE;
      human->mat_pairs[i / 2][i % 2] = (guint8) mat;
      paired |= 1u << mat;
    }
  return __builtin_popcount (paired) == WEFT_N_MATS
         || _weft_tables_read_error (error, json.where, "every mat must be in one pair.");
}

static gboolean
read_draws (WeftHumanTable *human, const WeftJson *draw, GError **error)
{
  JsonNode *node = weft_json_member (draw, "each-human-draws", JSON_NODE_OBJECT, error);
  WeftJson json = { NULL, draw->where, draw->code };
  int draws, keeps;

  if (node == NULL)
    return FALSE;
  json.object = json_node_get_object (node);
  if (!weft_json_int (&json, "civilizations", 1, 3, &draws, error)
      || !weft_json_int (&json, "keeps", 1, draws, &keeps, error))
    return FALSE;
  human->draws = (guint8) draws;
  human->keeps = (guint8) keeps;
  return TRUE;
}

gboolean
_weft_tables_read_human (WeftTables *tables, JsonNode *root, GError **error)
{
  WeftJson json = { NULL, FILE_NAME, WEFT_ERROR_TABLE }, draw = json;
  JsonNode *node;

  json.object = weft_json_node_object (root, json.where, json.code, error);
  if (json.object == NULL || !read_cards (tables, &json, error)
      || (node = weft_json_member (&json, "draw", JSON_NODE_OBJECT, error)) == NULL)
    return FALSE;
  draw.object = json_node_get_object (node);
  return read_civilizations (tables, &draw, error) && read_mats (&tables->human, &draw, error)
         && read_draws (&tables->human, &draw, error);
}

void
_weft_tables_clear_human (WeftHumanTable *human)
{
  for (guint i = 0; i < human->n_cards; i++)
    {
      g_free (human->cards[i].name);
      g_free (human->cards[i].nick);
      g_free (human->cards[i].note);
    }
  for (guint i = 0; i < human->n_civilizations; i++)
    {
      g_free (human->civilizations[i].name);
      g_free (human->civilizations[i].nick);
    }
  for (guint i = 0; i < G_N_ELEMENTS (human->mats); i++)
    g_free (human->mats[i]);
  g_free (human->cards);
  g_free (human->civilizations);
}
