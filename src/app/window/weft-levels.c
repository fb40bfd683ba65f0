/* weft-levels.c: what the levels change, and the scores to expect
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-levels.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "weft-json.h"
#include "weft-words.h"

#define SCORES "/io/github/weft_companion/Weft/level-scores.json"

GtkStringList *
weft_levels_names (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (int level = 1; level <= WEFT_N_LEVELS; level++)
    {
      /* Translators: a level's number and name. */
      g_autofree char *name = g_strdup_printf (_ ("%1$d · %2$s"), level, weft_words_level (level));

      gtk_string_list_append (names, name);
    }
  return names;
}

const char *
weft_levels_change (int level)
{
  static const char *const changes[] = {
    NULL,
    N_ ("For a first game. You begin with a space on each base track; the Automa’s civilization "
        "does nothing."),
    N_ ("The Automa uses its civilization and gains tapestry cards."),
    N_ ("Both bots also advance in income turns."),
    N_ ("More cards from the progress deck come in each era."),
    N_ ("The Automa’s mat is on its hard side, and both bots begin with a space on their favorite "
        "track."),
    N_ ("Two civilizations, the hard mat, and both bots begin with a space on each base track."),
  };

  g_return_val_if_fail (level >= 1 && level < (int) G_N_ELEMENTS (changes), NULL);
  return _ (changes[level]);
}

/* The simulations of all levels, read once; empty where the engine could not run when it was built.
 */
static JsonNode *
load_scores (void)
{
  static JsonNode *scores;
  g_autoptr (GBytes) bytes = NULL;

  if (scores != NULL)
    return scores;
  bytes = g_resources_lookup_data (SCORES, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (bytes != NULL)
    scores = weft_json_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL);
  return scores;
}

char *
weft_levels_scores (int level, int arts)
{
  JsonNode *scores = load_scores ();
  JsonArray *levels;
  JsonObject *vp;

  if (scores == NULL || !json_object_has_member (json_node_get_object (scores), "base"))
    return NULL;
  levels = json_object_get_array_member (json_node_get_object (scores), arts ? "arts" : "base");
  vp = json_object_get_object_member (json_array_get_object_element (levels, (guint) level - 1),
                                      "vp");
  /* Translators: two numbers of victory points, and one between them. */
  return g_strdup_printf (
      _ ("The Automa usually ends with %1$d to %2$d VP, most often around %3$d."),
      (int) json_object_get_int_member (vp, "5%"), (int) json_object_get_int_member (vp, "95%"),
      (int) json_object_get_int_member (vp, "median"));
}
