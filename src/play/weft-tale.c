/* weft-tale.c: a whole game as a story
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tale.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-course.h"
#include "weft-standing.h"
#include "weft-story-moves.h"
#include "weft-story.h"

/* What a tale is made from. */
typedef struct
{
  const WeftVoice *voice;
  const WeftHistory *history;
  GPtrArray *lines;
  guint turn; /* the turn being told */
} Teller;

static void
line_free (gpointer data)
{
  WeftTaleLine *line = data;

  g_free (line->text);
  g_free (line);
}

/* @text: (transfer full) */
static void
add_line (Teller *teller, WeftTaleKind kind, guint move, char *text)
{
  WeftTaleLine *line = g_new (WeftTaleLine, 1);

  *line = (WeftTaleLine){ .kind = kind, .move = move, .text = text };
  g_ptr_array_add (teller->lines, line);
}

static void
tell_players (Teller *teller)
{
  const WeftState *state = weft_history_state (teller->history);

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      g_autofree char *who = NULL;
      int vp = state->vp[player];

      if (!weft_setup_has_player (&state->setup, player))
        continue;
      who = weft_words_player_color (teller->voice, player);
      if (player != WEFT_PLAYER_SHADOW && vp != WEFT_VP_UNKNOWN)
        add_line (teller, WEFT_TALE_PLAYER, 0, g_strdup_printf (_ ("%1$s: %2$d VP"), who, vp));
      else
        add_line (teller, WEFT_TALE_PLAYER, 0, g_steal_pointer (&who));
    }
}

static void
tell_turn (Teller *teller, guint player)
{
  add_line (teller, WEFT_TALE_TURN, 0, weft_tale_turn (teller->voice, ++teller->turn, player));
}

static void
tell_event (Teller *teller, const WeftEvent *event)
{
  char *sentence = NULL;

  if (event->kind == WEFT_EVENT_TURN)
    tell_turn (teller, event->player);
  else
    sentence = weft_story_event (teller->voice, event);
  if (sentence != NULL)
    add_line (teller, WEFT_TALE_EVENT, 0, sentence);
  for (int part = 0; event->kind == WEFT_EVENT_VP && part < event->n_parts; part++)
    if (event->parts[part].multiplier != 0)
      add_line (teller, WEFT_TALE_PART, 0,
                weft_story_part (weft_record_setup (teller->voice->record), &event->parts[part]));
}

/* What followed from a move; from the start of the game when @index is -1. */
static void
tell_events (Teller *teller, int index)
{
  g_autoptr (GArray) events = weft_history_events (teller->history, index);

  for (guint e = 0; e < events->len; e++)
    tell_event (teller, &g_array_index (events, WeftEvent, e));
}

static void
tell_end (Teller *teller)
{
  g_auto (GStrv) sources = NULL;

  add_line (teller, WEFT_TALE_TURN, 0, g_strdup (_ ("The game is over")));
  add_line (teller, WEFT_TALE_EVENT, 0,
            weft_standing_verdict (teller->voice, weft_history_state (teller->history)));
  if (!weft_setup_is_solo (weft_record_setup (teller->voice->record)))
    return;
  sources = weft_course_source_lines (teller->history);
  add_line (teller, WEFT_TALE_EVENT, 0, g_strdup (_ ("The Automa’s victory points")));
  for (char **source = sources; *source != NULL; source++)
    add_line (teller, WEFT_TALE_PART, 0, g_strdup (*source));
}

const char *
weft_tale_whose_turn (const WeftVoice *voice, guint player)
{
  gboolean solo;

  g_return_val_if_fail (voice != NULL && player < WEFT_N_PLAYERS, NULL);

  solo = weft_setup_is_solo (weft_record_setup (voice->record));
  if (!weft_player_is_human (player))
    return solo ? _ ("The bots’ turn") : _ ("The Shadow Empire’s turn");
  return solo ? _ ("Your turn") : weft_words_player (voice, player);
}

char *
weft_tale_turn (const WeftVoice *voice, guint number, guint player)
{
  /* Translators: the number of a turn, whose it is. */
  return g_strdup_printf (_ ("Turn %1$u · %2$s"), number, weft_tale_whose_turn (voice, player));
}

GPtrArray *
weft_tale (const WeftVoice *voice, const WeftHistory *history)
{
  Teller teller = { .voice = voice, .history = history };

  g_return_val_if_fail (voice != NULL && history != NULL, NULL);

  teller.lines = g_ptr_array_new_with_free_func (line_free);
  add_line (&teller, WEFT_TALE_TITLE, 0, weft_standing_setup (weft_record_setup (voice->record)));
  tell_players (&teller);
  tell_events (&teller, -1);
  for (guint i = 0; i < weft_history_n_moves (history); i++)
    {
      add_line (&teller, WEFT_TALE_MOVE, i + 1,
                weft_story_move (voice, weft_record_move (voice->record, i),
                                 weft_record_note (voice->record, i)));
      tell_events (&teller, (int) i);
    }
  if (weft_history_state (history)->over)
    tell_end (&teller);
  return teller.lines;
}

/* What Markdown would take for a sign of its own is escaped: names and notes are anybody's. */
static void
append_escaped (GString *text, const char *words)
{
  for (const char *c = words; *c != '\0'; c++)
    {
      if (strchr ("\\`*_[]<>#&", *c) != NULL)
        g_string_append_c (text, '\\');
      g_string_append_c (text, *c);
    }
}

char *
weft_tale_markdown (const WeftVoice *voice, const WeftHistory *history)
{
  static const char *const marks[] = {
    [WEFT_TALE_TITLE] = "# ", [WEFT_TALE_PLAYER] = "- ",  [WEFT_TALE_TURN] = "## ",
    [WEFT_TALE_MOVE] = "- ",  [WEFT_TALE_EVENT] = "  - ", [WEFT_TALE_PART] = "    - ",
  };
  g_autoptr (GPtrArray) lines = weft_tale (voice, history);
  GString *text = g_string_new (NULL);
  gboolean moved = FALSE; /* whether a move stands above, under the same heading */

  for (guint i = 0; i < lines->len; i++)
    {
      const WeftTaleLine *line = g_ptr_array_index (lines, i);
      const char *mark = marks[line->kind];
      gboolean heading = line->kind == WEFT_TALE_TITLE || line->kind == WEFT_TALE_TURN;

      moved = !heading && (moved || line->kind == WEFT_TALE_MOVE);
      if (heading && text->len > 0)
        g_string_append_c (text, '\n');
      if (!moved && line->kind >= WEFT_TALE_EVENT)
        mark += 2; /* it follows from the turn itself: one level up */
      g_string_append (text, mark);
      append_escaped (text, line->text);
      g_string_append (text, heading ? "\n\n" : "\n");
    }
  return g_string_free (text, FALSE);
}

int
weft_tale_find_turn (const WeftHistory *history, guint number, guint8 *player)
{
  guint turn = 0;

  g_return_val_if_fail (history != NULL && player != NULL, WEFT_TALE_NO_TURN);

  for (int i = -1; i < (int) weft_history_n_moves (history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (history, i);

      for (guint e = 0; e < events->len; e++)
        {
          const WeftEvent *event = &g_array_index (events, WeftEvent, e);

          if (event->kind != WEFT_EVENT_TURN || ++turn != number)
            continue;
          *player = event->player;
          return i;
        }
    }
  return WEFT_TALE_NO_TURN;
}
