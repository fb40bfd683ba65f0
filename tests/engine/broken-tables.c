/* broken-tables.c: every member of the rule tables is needed, of its type and in its range
 *
 * Each member is broken in every way that makes sense, and the readers must refuse the tables, but
 * for what the list below accepts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"
#include "weft-error.h"

typedef enum
{
  MISSING,  /* the member, or the first element of a list, is not there */
  WRONG,    /* a text for a number, an object for a list and so on */
  NEGATIVE, /* a number below all there are */
  LARGE,    /* a number above all there are */
  NONSENSE, /* a text that means nothing */
  TWICE,    /* the first element of a list is there once more */
  N_BREAKINGS,
} Breaking;

static const char *const breaking_names[] = { "missing", "wrong",    "negative",
                                              "large",   "nonsense", "twice" };

/* Members by the names on the way to them, and what may be done to some of them all the same, a bit
 * each. A “*” stands for anything; the elements of a list have “[*]” for a name. */
typedef struct
{
  const char *path;
  guint breakings;
  guint used; /* what was done and accepted */
} Accepted;

#define BIT(breaking) (1u << (breaking))
#define ANYTHING (BIT (N_BREAKINGS) - 1)

static Accepted accepted[] = {
  /* Names are any text. */
  { "tracks.json/*/spaces/*/name", BIT (NONSENSE) },
  { "tracks.json/*/spaces/*/landmark", BIT (NONSENSE) },
  { "levels.json/*/*/name", BIT (NONSENSE) },
  { "setup.json/remove_*/*/[*]", BIT (NONSENSE) },
  { "human-cards.json/cards/[*]/name", BIT (NONSENSE) },
  { "human-cards.json/cards/[*]/note", BIT (NONSENSE) },
  { "human-cards.json/draw/capital-city-mats/names/?", BIT (NONSENSE) },
  /* Lists may be shorter or longer, and a civilization may have no step in a turn. */
  { "tracks.json/*/spaces/*/automa/[*]", BIT (MISSING) | BIT (TWICE) },
  { "levels.json/*/*/[*]", BIT (MISSING) | BIT (TWICE) },
  { "levels.json/*/*/progress_cards/?", BIT (MISSING) },
  { "civilizations.json/*/income/?", BIT (MISSING) },
  { "civilizations.json/*/income/?/[*]", BIT (MISSING) | BIT (TWICE) },
  { "human-cards.json/cards/[*]", BIT (MISSING) },
  { "human-cards.json/draw/civilizations/plans-and-ploys/[*]", BIT (MISSING) | BIT (NONSENSE) },
  { "map.json/hexes/[*]/neighbors/[*]", BIT (TWICE) },
  { "setup.json/remove_*/*/[*]", BIT (TWICE) },
  { "setup.json/remove_*/base/[*]", BIT (MISSING) },
  { "setup.json/remove_civilizations/plans_and_ploys/[*]", BIT (MISSING) },
  { "setup.json/science_die/base/tracks/[*]", BIT (TWICE) },
  { "setup.json/science_die/arts_and_architecture/tracks/[*]", BIT (MISSING) },
  /* What is there for people who read the tables. */
  { "human-cards.json/draw/capital-city-mats/draw", ANYTHING },
  { "human-cards.json/draw/civilizations/note", ANYTHING },
  { "hex-tiebreakers.json/*/start", ANYTHING },
  { "hex-tiebreakers.json/*/along", ANYTHING },
  { "hex-tiebreakers.json/*/next_row", ANYTHING },
  { "map.json/unused_start", ANYTHING },
  { "setup.json/remove_tapestry_cards/keep_note", ANYTHING },
  { "setup.json/shadow_player_tokens", ANYTHING },
};

/* The table being broken. */
typedef struct
{
  guint file;
  char **texts;
  JsonNode *root;
  guint wrong;
} Visitor;

/* Whether the list has what was accepted; notes that it did. */
static gboolean
may_be_accepted (const char *path, Breaking breaking)
{
  for (guint i = 0; i < G_N_ELEMENTS (accepted); i++)
    if ((accepted[i].breakings & BIT (breaking)) != 0
        && g_pattern_match_simple (accepted[i].path, path))
      {
        accepted[i].used |= BIT (breaking);
        return TRUE;
      }
  return FALSE;
}

/* Whether the tables are refused as they are now. */
static gboolean
are_refused (const Visitor *visitor)
{
  char *good = visitor->texts[visitor->file];
  g_autofree char *broken = json_to_string (visitor->root, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (WeftTables) tables = NULL;

  visitor->texts[visitor->file] = broken;
  tables = weft_tables_load_from ((const char *const *) visitor->texts, &error);
  visitor->texts[visitor->file] = good;
  if (tables != NULL)
    return FALSE;
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_TABLE);
  return TRUE;
}

static void
judge (Visitor *visitor, const char *path, Breaking breaking)
{
  if (are_refused (visitor) || may_be_accepted (path, breaking))
    return;
  visitor->wrong++;
  g_test_message ("%s, %s: is accepted", path, breaking_names[breaking]);
}

/* What the list has and the readers refuse is to be taken from it. */
static void
check_list (Visitor *visitor, const char *file)
{
  for (guint i = 0; i < G_N_ELEMENTS (accepted); i++)
    {
      guint unused = accepted[i].breakings & ~accepted[i].used;

      if (!g_str_has_prefix (accepted[i].path, file)
          || (accepted[i].breakings == ANYTHING ? accepted[i].used != 0 : unused == 0))
        continue;
      visitor->wrong++;
      g_test_message ("%s: is refused", accepted[i].path);
    }
}

static JsonNode *
empty_list (void)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, json_array_new ());
  return node;
}

/* What stands in place of @value; %NULL where the breaking makes no sense. */
static JsonNode *
broken_value (JsonNode *value, Breaking breaking)
{
  GType type = JSON_NODE_HOLDS_VALUE (value) ? json_node_get_value_type (value) : G_TYPE_INVALID;

  switch (breaking)
    {
    case WRONG:
      if (JSON_NODE_HOLDS_OBJECT (value))
        return empty_list ();
      return type == G_TYPE_INT64 ? json_node_init_string (json_node_alloc (), "1")
                                  : json_node_init_double (json_node_alloc (), 1.5);
    case NEGATIVE:
      return type == G_TYPE_INT64 ? json_node_init_int (json_node_alloc (), -1) : NULL;
    case LARGE:
      return type == G_TYPE_INT64 ? json_node_init_int (json_node_alloc (), 1000) : NULL;
    case NONSENSE:
      return type == G_TYPE_STRING ? json_node_init_string (json_node_alloc (), "nonsense") : NULL;
    case MISSING:
    case TWICE:
    case N_BREAKINGS:
    default:
      return NULL;
    }
}

/* The list with its first element broken; %NULL where that makes no sense. (transfer full) */
static JsonArray *
broken_list (JsonArray *list, Breaking breaking)
{
  g_autoptr (JsonArray) changed = json_array_new ();
  guint n = json_array_get_length (list);
  JsonNode *first = n > 0 ? json_array_get_element (list, 0) : NULL;
  JsonNode *broken = n > 0 ? broken_value (first, breaking) : NULL;

  if (n == 0 || (broken == NULL && breaking != MISSING && breaking != TWICE))
    return NULL;
  if (broken != NULL)
    json_array_add_element (changed, broken);
  for (guint i = breaking == TWICE ? 0 : 1; i < n; i++)
    json_array_add_element (changed, json_node_copy (json_array_get_element (list, i)));
  if (breaking == TWICE)
    json_array_add_element (changed, json_node_copy (first));
  return g_steal_pointer (&changed);
}

/* Breaks the first element of a list, which is the member @name of @object, or the root. */
static void
break_list (Visitor *visitor, JsonObject *object, const char *name, JsonNode *value,
            const char *path)
{
  JsonArray *list = json_node_get_array (value);
  g_autofree char *below = g_strconcat (path, "/[*]", NULL);

  for (int breaking = MISSING; breaking < N_BREAKINGS; breaking++)
    {
      JsonArray *changed = broken_list (list, breaking);

      if (changed == NULL)
        continue;
      if (object != NULL)
        json_object_set_array_member (object, name, changed);
      else
        {
          json_node_unref (visitor->root);
          visitor->root = json_node_init_array (json_node_alloc (), changed);
          json_array_unref (changed);
        }
      judge (visitor, below, breaking);
    }
}

static void visit_object (Visitor *visitor, JsonObject *object, const char *path);

/* Visits the objects of a list: the first, the last, and one between that may have more. */
static void
visit_list (Visitor *visitor, JsonArray *list, const char *path)
{
  guint n = json_array_get_length (list);
  g_autofree char *below = g_strconcat (path, "/[*]", NULL);

  for (guint i = 0; i < n; i++)
    if ((i == 0 || i == 3 || i == n - 1)
        && JSON_NODE_HOLDS_OBJECT (json_array_get_element (list, i)))
      visit_object (visitor, json_array_get_object_element (list, i), below);
}

static void
break_member (Visitor *visitor, JsonObject *object, const char *name, const char *path)
{
  g_autoptr (JsonNode) value = json_node_copy (json_object_get_member (object, name));

  json_object_remove_member (object, name);
  judge (visitor, path, MISSING);
  for (int breaking = WRONG; breaking < N_BREAKINGS; breaking++)
    {
      JsonNode *broken = broken_value (value, breaking);

      if (broken == NULL)
        continue;
      json_object_set_member (object, name, broken);
      judge (visitor, path, breaking);
    }
  if (JSON_NODE_HOLDS_ARRAY (value))
    break_list (visitor, object, name, value, path);
  json_object_set_member (object, name, json_node_copy (value));
}

/* A copy: the object's own names go when a member does. */
static char **
member_names (JsonObject *object)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *name = members; name != NULL; name = name->next)
    g_strv_builder_add (names, name->data);
  return g_strv_builder_end (names);
}

static void
visit_object (Visitor *visitor, JsonObject *object, const char *path)
{
  g_auto (GStrv) names = member_names (object);

  for (char **name = names; *name != NULL; name++)
    {
      g_autofree char *below = g_strconcat (path, "/", *name, NULL);
      JsonNode *value;

      break_member (visitor, object, *name, below);
      value = json_object_get_member (object, *name);
      if (JSON_NODE_HOLDS_OBJECT (value))
        visit_object (visitor, json_node_get_object (value), below);
      else if (JSON_NODE_HOLDS_ARRAY (value))
        visit_list (visitor, json_node_get_array (value), below);
    }
}

/* Breaks all of one table. */
static void
visit_table (Visitor *visitor, const char *name)
{
  g_autoptr (JsonNode) whole = NULL;

  if (JSON_NODE_HOLDS_OBJECT (visitor->root))
    {
      visit_object (visitor, json_node_get_object (visitor->root), name);
      return;
    }
  visit_list (visitor, json_node_get_array (visitor->root), name);
  whole = json_node_copy (visitor->root);
  break_list (visitor, NULL, NULL, whole, name);
  json_node_unref (visitor->root);
  visitor->root = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (visitor->root, json_object_new ());
  judge (visitor, name, WRONG);
}

static void
visitor_clear (Visitor *visitor)
{
  g_clear_pointer (&visitor->root, json_node_unref);
  g_clear_pointer (&visitor->texts, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Visitor, visitor_clear)

static Visitor
visitor_of (guint file)
{
  Visitor visitor = { .file = file, .texts = g_new0 (char *, WEFT_N_TABLE_FILES + 1) };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    {
      g_autofree char *path =
          g_build_filename (g_getenv ("WEFT_SOURCE_DIR"), "data", weft_tables_files[i], NULL);

      g_file_get_contents (path, &visitor.texts[i], NULL, &error);
      g_assert_no_error (error);
    }
  visitor.root = json_from_string (visitor.texts[file], &error);
  g_assert_no_error (error);
  g_assert_false (are_refused (&visitor));
  return visitor;
}

static void
test_table (gconstpointer data)
{
  g_auto (Visitor) visitor = visitor_of (GPOINTER_TO_UINT (data));

  visit_table (&visitor, weft_tables_files[visitor.file]);
  check_list (&visitor, weft_tables_files[visitor.file]);
  g_assert_cmpuint (visitor.wrong, ==, 0);
}

/* ---- The ranges of numbers ---- */

#define OPEN (-1) /* where other numbers of the table decide how large one may be */

/* The least and the most that a number may be; where nothing is said it may only be what it is. */
static const struct
{
  const char *path;
  int least;
  int most;
} ranges[] = {
  { "decision-cards.json/*/hexes", 1, 10 },
  { "human-cards.json/draw/each-human-draws/civilizations", 1, 3 },
  { "human-cards.json/draw/each-human-draws/keeps", 1, 2 },
  { "income-mat.json/*", 0, 20 },
  { "levels.json/*/progress_cards/?", 0, OPEN },
  { "levels.json/*/civilizations", 1, 2 },
  { "levels.json/*/extra_landmark_cards", 0, 2 },
  { "levels.json/*/[*]/*/[*]", 1, 5 }, /* income turns */
  { "setup.json/outposts_per_color", 3, 50 },
  { "setup.json/achievements/*", 1, 99 },
  { "setup.json/science_die/*/faces", 4, 100 },
  { "setup.json/shadow_player_tokens", OPEN, OPEN },
};

static void
judge_number (Visitor *visitor, JsonNode *node, int number, gboolean refused, const char *path)
{
  gint64 whole = json_node_get_int (node);

  json_node_set_int (node, number);
  if (are_refused (visitor) != refused)
    {
      visitor->wrong++;
      g_test_message ("%s, %d: is %s", path, number, refused ? "accepted" : "refused");
    }
  json_node_set_int (node, whole);
}

static void
check_range (Visitor *visitor, JsonNode *node, const char *path)
{
  int least = (int) json_node_get_int (node), most = least;

  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    if (g_pattern_match_simple (ranges[i].path, path))
      {
        least = ranges[i].least;
        most = ranges[i].most;
        break;
      }
  if (least != OPEN)
    {
      judge_number (visitor, node, least, FALSE, path);
      judge_number (visitor, node, least - 1, TRUE, path);
    }
  if (most != OPEN)
    {
      judge_number (visitor, node, most, FALSE, path);
      judge_number (visitor, node, most + 1, TRUE, path);
    }
}

/* Of a list the first, the last, and one between are visited, as above. */
static void
visit_numbers (Visitor *visitor, JsonNode *node, const char *path)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *name;
      JsonNode *member;

      json_object_iter_init (&iter, json_node_get_object (node));
      while (json_object_iter_next (&iter, &name, &member))
        {
          g_autofree char *below = g_strconcat (path, "/", name, NULL);

          visit_numbers (visitor, member, below);
        }
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *list = json_node_get_array (node);
      g_autofree char *below = g_strconcat (path, "/[*]", NULL);
      guint n = json_array_get_length (list);

      for (guint i = 0; i < n; i++)
        if (i == 0 || i == 3 || i == n - 1)
          visit_numbers (visitor, json_array_get_element (list, i), below);
    }
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    check_range (visitor, node, path);
}

static void
test_ranges (gconstpointer data)
{
  g_auto (Visitor) visitor = visitor_of (GPOINTER_TO_UINT (data));

  visit_numbers (&visitor, visitor.root, weft_tables_files[visitor.file]);
  g_assert_cmpuint (visitor.wrong, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    {
      g_autofree char *path = g_strconcat ("/tables/broken/", weft_tables_files[i], NULL);
      g_autofree char *ranges_path = g_strconcat ("/tables/ranges/", weft_tables_files[i], NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_table);
      g_test_add_data_func (ranges_path, GUINT_TO_POINTER (i), test_ranges);
    }
  return g_test_run ();
}
