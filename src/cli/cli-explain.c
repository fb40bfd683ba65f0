/* cli-explain.c: why the bots did what they did
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-explain.h"

#include <glib/gi18n.h>

#include "weft-steps.h"

static void
append_line (GString *text, const char *mark, const char *line)
{
  g_string_append_printf (text, "%s%s%s", text->len > 0 ? "\n" : "", mark, line);
}

/* A step, what belongs to it, and its reasons. */
static void
append_step (GString *text, const WeftStep *step)
{
  g_auto (GStrv) reasons = g_strsplit (step->why != NULL ? step->why : "", "\n", -1);

  append_line (text, "- ", step->sentence != NULL ? step->sentence : step->heading);
  for (char **line = step->lines; *line != NULL; line++)
    append_line (text, "  · ", *line);
  for (char **reason = reasons; *reason != NULL; reason++)
    append_line (text, "    ", *reason);
}

char *
cli_explain_turn (const WeftVoice *voice, const WeftHistory *history, gboolean real_cards)
{
  GString *text = g_string_new (NULL);
  int first = weft_steps_find_turn (history);
  g_autoptr (GPtrArray) steps = weft_steps_tell (voice, history, first, real_cards);

  if (first == WEFT_STEPS_NO_TURN)
    g_string_append (text, _ ("The bots have not had a turn yet."));
  for (guint i = 0; i < steps->len; i++)
    {
      const WeftStep *step = g_ptr_array_index (steps, i);

      if (!step->check)
        append_step (text, step);
    }
  return g_string_free (text, FALSE);
}
