/* json-diff.c: comparing JSON values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "json-diff.h"

static char *diff_at (const char *place, JsonNode *found, JsonNode *expected);

static char *
describe (const char *place, JsonNode *found, JsonNode *expected)
{
  g_autofree char *a = found != NULL ? json_to_string (found, FALSE) : g_strdup ("missing");
  g_autofree char *b = expected != NULL ? json_to_string (expected, FALSE) : g_strdup ("nothing");

  return g_strdup_printf ("%s: %s, expected %s", *place != '\0' ? place : "the whole", a, b);
}

/* The members of @expected, or only those that @found does not have. */
static char *
diff_members (const char *place, JsonObject *found, JsonObject *expected, gboolean missing_only)
{
  g_autoptr (GList) names = json_object_get_members (expected);
  char *difference = NULL;

  for (GList *name = names; name != NULL && difference == NULL; name = name->next)
    {
      JsonNode *a = json_object_get_member (found, name->data);
      JsonNode *b = json_object_get_member (expected, name->data);
      g_autofree char *inside =
          g_strdup_printf ("%s%s%s", place, *place != '\0' ? "." : "", (const char *) name->data);

      if (a == NULL)
        difference = missing_only ? describe (inside, b, NULL) : describe (inside, NULL, b);
      else if (!missing_only)
        difference = diff_at (inside, a, b);
    }
  return difference;
}

static char *
diff_arrays (const char *place, JsonNode *found, JsonNode *expected)
{
  JsonArray *a = json_node_get_array (found), *b = json_node_get_array (expected);
  char *difference = NULL;

  if (json_array_get_length (a) != json_array_get_length (b))
    return describe (place, found, expected);
  for (guint i = 0; i < json_array_get_length (a) && difference == NULL; i++)
    {
      g_autofree char *inside = g_strdup_printf ("%s[%u]", place, i);

      difference = diff_at (inside, json_array_get_element (a, i), json_array_get_element (b, i));
    }
  return difference;
}

static char *
diff_at (const char *place, JsonNode *found, JsonNode *expected)
{
  char *difference;

  if (JSON_NODE_HOLDS_OBJECT (found) && JSON_NODE_HOLDS_OBJECT (expected))
    {
      JsonObject *a = json_node_get_object (found), *b = json_node_get_object (expected);

      difference = diff_members (place, a, b, FALSE);
      return difference != NULL ? difference : diff_members (place, b, a, TRUE);
    }
  if (JSON_NODE_HOLDS_ARRAY (found) && JSON_NODE_HOLDS_ARRAY (expected))
    return diff_arrays (place, found, expected);
  return json_node_equal (found, expected) ? NULL : describe (place, found, expected);
}

char *
json_diff (JsonNode *found, JsonNode *expected)
{
  return diff_at ("", found, expected);
}

char *
json_diff_objects (JsonObject *found, JsonObject *expected)
{
  char *difference = diff_members ("", found, expected, FALSE);

  return difference != NULL ? difference : diff_members ("", expected, found, TRUE);
}
