/* cli-companion.c: a game at the terminal: doing what a line asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-companion.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-pictures.h"
#include "cli-tale.h"
#include "cli-tell.h"
#include "cli-terminal.h"
#include "weft-typed-help.h"
#include "weft-typed-words.h"
#include "weft-typed.h"

void
cli_companion_clear (CliCompanion *companion)
{
  g_clear_object (&companion->game);
  cli_offers_clear (&companion->offers);
}

static const WeftState *
state_of (const CliCompanion *companion)
{
  return weft_game_get_state (companion->game);
}

/* Takes the bots' latest turn as told. */
static void
take_as_told (CliCompanion *companion)
{
  companion->turn = weft_game_get_turn (companion->game);
  companion->told = weft_game_get_steps (companion->game)->len;
}

void
cli_companion_tell_new_steps (CliCompanion *companion)
{
  gboolean same = weft_game_get_turn (companion->game) == companion->turn;

  cli_tell_steps (companion->game, same ? companion->told : 0);
  take_as_told (companion);
}

void
cli_companion_print_lines (char **lines)
{
  for (char **line = lines; *line != NULL; line++)
    cli_terminal_print (CLI_PLAIN, *line);
}

static void
refuse (CliCompanion *companion, const char *message)
{
  companion->refused = TRUE;
  cli_terminal_print (CLI_WARN, message);
}

/* Makes all moves of a sentence, or none. */
static void
make_moves (CliCompanion *companion, const WeftTyped *input)
{
  g_auto (GStrv) said = NULL;
  g_autoptr (GError) error = NULL;

  if (!weft_game_apply_typed (companion->game, input, &said, &error))
    {
      refuse (companion, error->message);
      return;
    }
  weft_game_flush (companion->game);
  if (input->understood != NULL)
    cli_terminal_print (CLI_DIM, input->understood);
  cli_companion_print_lines (said);
  cli_companion_tell_new_steps (companion);
  if (!weft_move_is_note (&input->moves[input->n_moves - 1]) || state_of (companion)->over)
    cli_tell_question (companion->game);
}

/* One step back: the last thing a person did, with the cards and dice that followed. */
static gboolean
step_back (CliCompanion *companion)
{
  g_autofree char *words = weft_game_next_undo (companion->game);
  g_autofree char *line = NULL;

  if (words == NULL)
    return FALSE;
  line = g_strdup_printf (_ ("Taken back: %s"), words);
  cli_terminal_print (CLI_PLAIN, line);
  return weft_game_undo (companion->game);
}

static void
undo (CliCompanion *companion, int steps)
{
  gboolean any = FALSE;

  while (steps-- > 0 && step_back (companion))
    any = TRUE;
  if (!any)
    {
      refuse (companion, _ ("There is nothing to take back."));
      return;
    }
  weft_game_flush (companion->game);
  cli_offers_forget (&companion->offers);
  take_as_told (companion);
  cli_tell_question (companion->game);
}

/* One step forward again, with the cards and dice that followed it. */
static gboolean
step_forward (CliCompanion *companion)
{
  guint n = weft_history_n_moves (weft_game_get_history (companion->game));
  g_autofree char *words = NULL;
  g_autofree char *line = NULL;

  if (!weft_game_redo (companion->game))
    return FALSE;
  words = weft_game_say_act (companion->game, n);
  line = g_strdup_printf (_ ("Redone: %s"), words);
  cli_terminal_print (CLI_PLAIN, line);
  return TRUE;
}

static void
redo (CliCompanion *companion, int steps)
{
  gboolean any = FALSE;

  while (steps-- > 0 && step_forward (companion))
    any = TRUE;
  if (!any)
    {
      refuse (companion, _ ("There is nothing to redo."));
      return;
    }
  weft_game_flush (companion->game);
  cli_companion_tell_new_steps (companion);
  cli_tell_question (companion->game);
}

static void
go_back (CliCompanion *companion, int line)
{
  guint n = weft_history_n_moves (weft_game_get_history (companion->game));

  if ((guint) line >= n || !weft_game_go_back (companion->game, (guint) line))
    {
      refuse (companion, n == 0 ? _ ("The log is empty: there is nothing to go back to.")
                                : _ ("Nothing came after that line: “log” shows the lines."));
      return;
    }
  weft_game_flush (companion->game);
  cli_offers_forget (&companion->offers);
  take_as_told (companion);
  cli_terminal_print (CLI_PLAIN, _ ("Gone back. “redo” goes forward again."));
  cli_tell_question (companion->game);
}

static void
show_log (const CliCompanion *companion)
{
  cli_tale_print (weft_game_get_voice (companion->game), weft_game_get_history (companion->game),
                  TRUE);
  cli_terminal_print (CLI_DIM, _ ("“back 12” goes back to just after line 12."));
  cli_terminal_print (CLI_DIM, _ ("“why 12” explains turn 12. “log FILE” writes all of it to a "
                                  "file, as Markdown."));
}

/* “log FILE”: the same in a file. */
static void
write_log (CliCompanion *companion, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (!cli_tale_write (weft_game_get_voice (companion->game),
                       weft_game_get_history (companion->game), path, &error))
    {
      refuse (companion, error->message);
      return;
    }
  /* Translators: a file. */
  words = g_strdup_printf (_ ("The log is in %s."), path);
  cli_terminal_print (CLI_PLAIN, words);
}

static void
explain (CliCompanion *companion, int turn)
{
  g_autofree char *refusal = NULL;

  if (cli_tell_why (companion->game, (guint) turn))
    return;
  refusal = g_strdup_printf (_ ("There has been no turn %d."), turn);
  refuse (companion, refusal);
}

static void
show_text (char *text)
{
  cli_terminal_print (CLI_PLAIN, text);
  g_free (text);
}

/* Commands that only look. */
static void
show (CliCompanion *companion, WeftTypedKind kind)
{
  const WeftVoice *voice = weft_game_get_voice (companion->game);
  const WeftState *state = state_of (companion);

  switch (kind)
    {
    case WEFT_TYPED_TRACKS:
      show_text (cli_picture_tracks (voice, state, cli_terminal_width ()));
      break;
    case WEFT_TYPED_MAP:
      if (weft_setup_is_solo (&state->setup))
        show_text (cli_picture_map (voice, state, cli_tell_chosen_hex (companion->game),
                                    cli_terminal_width ()));
      else
        cli_terminal_print (CLI_PLAIN, _ ("The Shadow Empire alone has no part in the map."));
      break;
    case WEFT_TYPED_BOTS:
      show_text (cli_picture_bots (voice, state));
      break;
    case WEFT_TYPED_DECK:
      show_text (cli_picture_deck (state));
      break;
    case WEFT_TYPED_ODDS:
      show_text (cli_picture_odds (voice, state));
      break;
    case WEFT_TYPED_SCORE:
      cli_tell_question (companion->game);
      break;
    case WEFT_TYPED_SETUP:
      show_text (cli_picture_setup (voice));
      break;
    case WEFT_TYPED_LOG:
      show_log (companion);
      break;
    case WEFT_TYPED_POSSIBLE:
      show_text (cli_tell_possible (companion->game));
      break;
    case WEFT_TYPED_HELP:
      show_text (g_strchomp (weft_typed_help ()));
      break;
    default:
      break;
    }
}

/* “save PATH”: the game goes on there. */
static void
save_elsewhere (CliCompanion *companion, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (!weft_game_save_to (companion->game, path, WEFT_SAVE_BESIDE, &error))
    {
      refuse (companion, error->message);
      return;
    }
  words = g_strdup_printf (_ ("The game is saved in %s from now on."), path);
  cli_terminal_print (CLI_PLAIN, words);
}

/* What a line says after a command with a text; NULL when it is another command. (transfer full) */
static char *
text_after (const char *line, const char *command)
{
  g_autofree char *stripped = g_strstrip (g_strdup (line));
  gsize length = strcspn (stripped, " \t");
  g_autofree char *word = g_strndup (stripped, length);

  if (!weft_typed_is_same (word, command) && !weft_typed_is_same (word, weft_typed_say (command))
      && !weft_typed_is_same (word, g_dpgettext2 (NULL, "command", command)))
    return NULL;
  return g_strstrip (g_strdup (stripped + length));
}

/* Whether to stop: where something would be lost, that is said first. */
static gboolean
may_stop (CliCompanion *companion)
{
  if (!companion->unsaved || companion->warned)
    return TRUE;
  companion->warned = TRUE;
  cli_terminal_print (CLI_WARN, _ ("The game is not saved. “save FILE” saves it elsewhere; “quit” "
                                   "once more loses what was not saved."));
  return FALSE;
}

gboolean
cli_companion_obey (CliCompanion *companion, const char *line)
{
  g_auto (WeftTyped) input = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *path = text_after (line, NC_ ("command", "save"));

  if (path != NULL)
    {
      if (*path != '\0')
        save_elsewhere (companion, path);
      else
        refuse (companion, _ ("Say “save” and then a file."));
      return TRUE;
    }
  g_free (path);
  path = text_after (line, "log");
  if (path != NULL && *path != '\0')
    {
      write_log (companion, path);
      return TRUE;
    }
  if (!weft_typed_read (NULL, line, weft_game_get_voice (companion->game), state_of (companion),
                        &input, &error))
    {
      refuse (companion, error->message);
      return TRUE;
    }
  switch (input.kind)
    {
    case WEFT_TYPED_MOVE:
      make_moves (companion, &input);
      return TRUE;
    case WEFT_TYPED_UNDO:
      undo (companion, input.number);
      return TRUE;
    case WEFT_TYPED_REDO:
      redo (companion, input.number);
      return TRUE;
    case WEFT_TYPED_BACK:
      go_back (companion, input.number);
      return TRUE;
    case WEFT_TYPED_WHY:
      explain (companion, input.number);
      return TRUE;
    case WEFT_TYPED_QUIT:
      return !may_stop (companion);
    default:
      show (companion, input.kind);
      return TRUE;
    }
}
