/* cli-tell.c: a game in play told at the terminal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-tell.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-tale.h"
#include "cli-terminal.h"
#include "weft-course.h"
#include "weft-legal.h"
#include "weft-possible.h"
#include "weft-question.h"
#include "weft-standing.h"
#include "weft-story.h"
#include "weft-tale.h"

static const WeftStep *
nth_step (WeftGame *game, guint index)
{
  return g_ptr_array_index (weft_game_get_steps (game), index);
}

/* Prints a line under a step's sentence. */
static void
print_under (const char *text)
{
  g_autofree char *line = g_strdup_printf ("    %s", text);

  cli_terminal_print (CLI_PLAIN, line);
}

/* The lines of a sum of victory points. */
static void
tell_parts (const WeftSetup *setup, const WeftEvent *event)
{
  for (int i = 0; i < event->n_parts; i++)
    {
      g_autofree char *sum = weft_story_part (setup, &event->parts[i]);

      if (event->parts[i].multiplier != 0)
        print_under (sum);
    }
}

static void
tell_step (const WeftStep *step, guint number)
{
  g_autofree char *numbered =
      g_strdup_printf ("%2u. %s", number, step->sentence != NULL ? step->sentence : step->heading);

  for (guint i = 0; i < step->n_before; i++)
    print_under (step->lines[i]);
  cli_terminal_print (CLI_PLAIN, numbered);
  for (char **line = step->lines + step->n_before; *line != NULL; line++)
    print_under (*line);
  tell_parts (&step->shown.setup, &step->event);
}

/* The pair in force when the steps before @index had been told. */
static void
cards_before (WeftGame *game, guint index, guint8 cards[2])
{
  int turn = weft_game_get_turn (game);

  if (index > 0)
    memcpy (cards, nth_step (game, index - 1)->cards, 2);
  else if (turn >= 0)
    memcpy (cards, weft_history_state_at (weft_game_get_history (game), (guint) turn)->deck.latest,
            2);
}

static void
tell_heading (WeftGame *game)
{
  cli_terminal_print_picture ("");
  cli_terminal_print (CLI_BOLD,
                      weft_tale_whose_turn (weft_game_get_voice (game), WEFT_PLAYER_SHADOW));
}

void
cli_tell_steps (WeftGame *game, guint first)
{
  guint n = weft_game_get_steps (game)->len;
  guint8 cards[2] = { 0, 0 };

  if (first >= n)
    return;
  if (first == 0)
    tell_heading (game);
  cards_before (game, first, cards);
  for (guint i = first; i < n; i++)
    {
      const WeftStep *step = nth_step (game, i);

      if (memcmp (cards, step->cards, sizeof cards) != 0)
        {
          g_autofree char *words = weft_story_cards (step->cards);

          cli_terminal_print (CLI_DIM, words);
          memcpy (cards, step->cards, sizeof cards);
        }
      if (!step->check) /* the table is there to be looked at any time */
        tell_step (step, i + 1);
    }
}

/* Whether the latest move is the first that lets the turn in progress be ended. */
static gboolean
has_just_begun (WeftGame *game)
{
  const WeftState *now = weft_game_get_state (game), *before;
  guint n = weft_history_n_moves (weft_game_get_history (game));

  if (n == 0 || !weft_state_has_begun_turn (now))
    return FALSE;
  before = weft_history_state_at (weft_game_get_history (game), n - 1);
  return before->turn != now->turn || !weft_state_has_begun_turn (before);
}

/* The hint, and where answers are typed, how. */
static void
tell_hint (WeftGame *game, const WeftQuestion *question)
{
  const WeftState *state = weft_game_get_state (game);

  if (question->hint != NULL)
    cli_terminal_print (CLI_DIM, question->hint);
  if (state->prompt.kind == WEFT_PROMPT_DEAL)
    cli_terminal_print (CLI_DIM, _ ("“deck” shows which can come."));
  else if (question->yes != NULL || question->tracks != 0)
    {
      g_auto (GStrv) answers = weft_possible_answers (weft_game_get_voice (game), state);
      g_autofree char *list = weft_words_list (answers);

      cli_terminal_print (CLI_DIM, list);
    }
  else if (has_just_begun (game))
    cli_terminal_print (CLI_DIM, _ ("“done” ends your turn."));
}

/* What the Automa scored for. */
static void
tell_sources (WeftGame *game)
{
  g_auto (GStrv) lines = weft_course_source_lines (weft_game_get_history (game));

  for (char **line = lines; *line != NULL; line++)
    print_under (*line);
}

/* Each player's victory points. */
static void
tell_scores (WeftGame *game)
{
  const WeftState *state = weft_game_get_state (game);
  const WeftVoice *voice = weft_game_get_voice (game);

  for (guint player = 0; player < WEFT_PLAYER_SHADOW; player++)
    {
      g_autofree char *line = NULL;
      g_autofree char *indented = NULL;

      if (!weft_setup_has_player (&state->setup, player))
        continue;
      if (state->vp[player] == WEFT_VP_UNKNOWN)
        /* Translators: a player whose victory points are not known; “vp” is a command. */
        line = g_strdup_printf (_ ("%s: ? VP (say them with “vp 123”)"),
                                weft_words_player (voice, player));
      else
        line = g_strdup_printf (_ ("%1$s: %2$d VP"), weft_words_player (voice, player),
                                state->vp[player]);
      indented = g_strdup_printf ("  %s", line);
      cli_terminal_print (CLI_PLAIN, indented);
      if (player == WEFT_PLAYER_AUTOMA)
        tell_sources (game);
    }
}

void
cli_tell_question (WeftGame *game)
{
  const WeftState *state = weft_game_get_state (game);
  const WeftVoice *voice = weft_game_get_voice (game);
  g_auto (WeftQuestion) question = weft_question_ask (voice, state);

  cli_terminal_stop_skipping ();
  if (state->prompt.kind == WEFT_PROMPT_TURN && !weft_state_has_begun_turn (state))
    {
      g_autofree char *standing = weft_standing_line (voice, state);

      cli_terminal_print_picture ("");
      cli_terminal_print (CLI_DIM, standing);
    }
  if (question.heading != NULL)
    cli_terminal_print (CLI_BOLD, question.heading);
  if (state->over)
    tell_scores (game);
  cli_terminal_print (CLI_BOLD, question.question);
  if (weft_standing_is_tie_open (state))
    cli_terminal_print (CLI_DIM, _ ("Say “tie” and who has won it, or “tie shared”."));
  tell_hint (game, &question);
}

/* How long the command is that a line begins with; all of it where it is no command. */
static gsize
command_length (const char *line)
{
  return strcspn (line, " ");
}

char *
cli_tell_possible (WeftGame *game)
{
  const WeftState *state = weft_game_get_state (game);
  g_auto (GStrv) lines = weft_possible_moves (weft_game_get_voice (game), state);
  GString *text = g_string_new (NULL);
  const char *last = "";

  if (state->prompt.kind == WEFT_PROMPT_DEAL)
    g_string_append_printf (text, "%s\n", _ ("two card numbers; “deck” shows which can come"));
  for (char **line = lines; *line != NULL; line++)
    {
      gsize length = command_length (*line);

      if ((*line)[length] != '\0' && strncmp (last, *line, length + 1) == 0)
        g_string_append_printf (text, "%s%s", weft_words_comma (), *line + length + 1);
      else
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", *line);
      last = *line;
    }
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                          weft_legal_can_fix (state) ? _ ("and any time: vp, note, undo, fix")
                                                     : _ ("and any time: vp, note, undo"));
  return g_string_free (text, FALSE);
}

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

/* The reasons of steps: of one turn, or of all when @number is 0. */
static void
tell_reasons (GPtrArray *steps, guint number)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    {
      const WeftStep *step = g_ptr_array_index (steps, i);

      if (!step->check && (number == 0 || step->shown.turn == number))
        append_step (text, step);
    }
  cli_terminal_print (CLI_PLAIN, text->str);
}

/* Of a bots' turn that began with the move @first. */
static void
tell_bots_reasons (WeftGame *game, int first, guint number)
{
  g_autoptr (GPtrArray) steps =
      weft_steps_tell (weft_game_get_voice (game), weft_game_get_history (game), first);

  tell_reasons (steps, number);
}

gboolean
cli_tell_why (WeftGame *game, guint number)
{
  guint8 player;
  int first;

  if (number == 0)
    {
      if (weft_game_get_turn (game) == WEFT_STEPS_NO_TURN)
        cli_terminal_print (CLI_PLAIN, _ ("The bots have not had a turn yet."));
      else
        tell_reasons (weft_game_get_steps (game), 0);
      return TRUE;
    }
  first = weft_tale_find_turn (weft_game_get_history (game), number, &player);
  if (first == WEFT_TALE_NO_TURN)
    return FALSE;
  if (weft_player_is_human (player))
    cli_tale_print_turn (weft_game_get_voice (game), weft_game_get_history (game), number);
  else
    tell_bots_reasons (game, first, number);
  return TRUE;
}

guint8
cli_tell_chosen_hex (WeftGame *game)
{
  guint8 hex = WEFT_NONE;

  for (guint i = 0; i < weft_game_get_steps (game)->len; i++)
    {
      const WeftEvent *event = &nth_step (game, i)->event;

      if ((event->kind == WEFT_EVENT_EXPLORE || event->kind == WEFT_EVENT_CONQUER)
          && event->player == WEFT_PLAYER_AUTOMA)
        hex = event->hex;
    }
  return hex;
}
