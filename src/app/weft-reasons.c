/* weft-reasons.c: why the bots do what they do, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-reasons.h"

#include <glib/gi18n.h>

#include "weft-story.h"

static char *
name_tracks (WeftTrackSet tracks)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((tracks & WEFT_TRACK_BIT (track)) != 0)
      g_strv_builder_add (names, weft_story_track (track));
  list = g_strv_builder_end (names);
  return g_strjoinv (", ", list);
}

/* The open tracks, each with what the box measured on it. */
static char *
name_measures (const WeftEvent *event)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((event->open_tracks & WEFT_TRACK_BIT (track)) != 0)
      g_string_append_printf (words, "%s%s %d", words->len > 0 ? ", " : "",
                              weft_story_track (track), event->measure[track]);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
box_reason (const WeftEvent *event)
{
  g_autofree char *measures = name_measures (event);

  switch (event->box)
    {
    case WEFT_BOX_ANY:
      return g_strdup (_ ("Square: every track not yet complete counts (A1)."));
    case WEFT_BOX_FINISH:
      return g_strdup_printf (_ ("Flag: the furthest tracks count. Spaces: %s (A2)."), measures);
    case WEFT_BOX_LANDMARK:
      return g_strdup_printf (
          _ ("Flag and house: the tracks nearest to a free landmark or the end count. "
             "Spaces to go: %s (A2)."),
          measures);
    default:
      return g_strdup ("");
    }
}

/* The ladder as far as it was read. */
static char *
name_ladder (const WeftEvent *event, gboolean *named)
{
  g_autoptr (GString) words = g_string_new (NULL);

  *named = FALSE;
  for (int i = 0; i < event->ladder_length && !*named; i++)
    {
      g_string_append_printf (words, "%s%s", i > 0 ? ", " : "",
                              weft_story_track (event->ladder[i]));
      *named = event->ladder[i] == event->track;
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
reason_of_choice (const WeftEvent *event)
{
  g_autofree char *box = box_reason (event);
  g_autofree char *left = name_tracks (event->tracks);
  gboolean named;
  g_autofree char *ladder = name_ladder (event, &named);
  const char *format = event->player == WEFT_PLAYER_SHADOW
                           ? _ ("%s Left: %s. The ladder from the bottom: %s (%s).")
                           : _ ("%s Left: %s. The ladder from the top: %s (%s).");

  return g_strdup_printf (format, box, left, ladder, named ? event->rule : "A4");
}

static char *
name_hexes (WeftHexSet hexes, const WeftTables *tables)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if ((hexes & WEFT_HEX_BIT (hex)) != 0)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", tables->hexes[hex].name);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static const char *
criterion_words (WeftCriterion criterion)
{
  static const char *const words[WEFT_N_CRITERIA] = {
    [WEFT_CRITERION_FURTHEST_FROM_HUMAN] = N_ ("Furthest from your territories (E2)"),
    [WEFT_CRITERION_MIDDLE_ISLAND] = N_ ("Closest to the middle island (Q4)"),
    [WEFT_CRITERION_WEAK_TERRITORY] = N_ ("Closest to a one-token territory of yours (Q3)"),
    [WEFT_CRITERION_HUMAN_TERRITORY] = N_ ("Closest to a territory of yours (Q3)"),
  };

  return _ (words[criterion]);
}

static char *
reason_of_hex (const WeftEvent *event, const WeftTables *tables)
{
  g_autofree char *valid = name_hexes (event->hexes, tables);
  const char *first = tables->hexes[tables->hex_order[event->pattern][0]].name;
  g_autoptr (GString) words = g_string_new (NULL);

  g_string_append_printf (words, _ ("Possible (%s): %s."), event->rule, valid);
  for (int i = 0; i < event->n_kept; i++)
    {
      g_autofree char *kept = name_hexes (event->kept[i].hexes, tables);

      g_string_append_printf (words, " %s: %s.", criterion_words (event->kept[i].criterion), kept);
    }
  g_string_append_c (words, ' ');
  g_string_append_printf (words, _ ("Hex pattern %d, from %s on (H3)."), event->pattern, first);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
weft_reasons_event (const WeftEvent *event, const WeftTables *tables)
{
  if (event->kind == WEFT_EVENT_CHOICE)
    return reason_of_choice (event);
  if (event->pattern != 0)
    return reason_of_hex (event, tables);
  return NULL;
}
