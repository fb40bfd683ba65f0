/* weft-course.c: how a game went: victory points and tracks over its turns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-course.h"

#include <glib/gi18n.h>

#include "weft-words.h"

static WeftCoursePoint
point_of (const WeftState *state)
{
  WeftCoursePoint point = { .turn = state->turn };

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      point.vp[player] = state->vp[player];
      point.income_turns[player] = state->income_turns[player];
      for (guint track = 0; track < WEFT_N_TRACKS; track++)
        point.tracks[player][track] = (gint8) weft_state_furthest (state, player, track);
    }
  return point;
}

GArray *
weft_course (const WeftHistory *history)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (WeftCoursePoint));

  for (guint i = 0; i <= weft_history_n_moves (history); i++)
    {
      WeftCoursePoint point = point_of (weft_history_state_at (history, i));

      /* The last state of a turn stands for it. */
      if (points->len > 0
          && g_array_index (points, WeftCoursePoint, points->len - 1).turn == point.turn)
        g_array_remove_index (points, points->len - 1);
      g_array_append_val (points, point);
    }
  return points;
}

int
weft_course_sources (const WeftHistory *history, int vp[WEFT_N_PARTS])
{
  int achievements = 0;

  for (int i = 0; i < WEFT_N_PARTS; i++)
    vp[i] = 0;
  for (int i = -1; i < (int) weft_history_n_moves (history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (history, i);

      for (guint e = 0; e < events->len; e++)
        {
          const WeftEvent *event = &g_array_index (events, WeftEvent, e);

          if (event->kind == WEFT_EVENT_ACHIEVEMENT && event->player == WEFT_PLAYER_AUTOMA)
            achievements += event->vp;
          for (int part = 0; event->kind == WEFT_EVENT_VP && part < event->n_parts; part++)
            vp[event->parts[part].what] += event->parts[part].vp;
        }
    }
  return achievements;
}

GArray *
weft_course_source_list (const WeftHistory *history)
{
  const WeftSetup *setup = weft_record_setup (weft_history_record (history));
  GArray *sources = g_array_new (FALSE, FALSE, sizeof (WeftCourseSource));
  int vp[WEFT_N_PARTS];
  int achievements = weft_course_sources (history, vp);

  for (int part = 0; part <= WEFT_N_PARTS; part++)
    {
      WeftCourseSource source = { .part = part };

      source.what =
          part < WEFT_N_PARTS ? weft_words_part (setup, (WeftPart) part) : _ ("Achievements");
      source.vp = part < WEFT_N_PARTS ? vp[part] : achievements;
      if (source.vp > 0)
        g_array_append_val (sources, source);
    }
  return sources;
}

char **
weft_course_source_lines (const WeftHistory *history)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GArray) sources = weft_course_source_list (history);

  for (guint i = 0; i < sources->len; i++)
    {
      const WeftCourseSource *source = &g_array_index (sources, WeftCourseSource, i);
      /* Translators: what victory points were scored for, their number. */
      g_autofree char *line = g_strdup_printf (_ ("%1$s: %2$d VP"), source->what, source->vp);

      g_strv_builder_add (lines, line);
    }
  return g_strv_builder_end (lines);
}
