/* cli-play.c: play: the companion in a terminal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "cli-begin.h"
#include "cli-command.h"
#include "cli-companion.h"
#include "cli-games.h"
#include "cli-pictures.h"
#include "cli-tell.h"
#include "cli-terminal.h"
#include "weft-errors.h"
#include "weft-typed.h"

static void
trouble_cb (WeftGame *game, GParamSpec *pspec, gpointer data)
{
  CliCompanion *companion = data;
  g_autofree char *trouble = NULL;

  (void) pspec;
  g_object_get (game, "trouble", &trouble, NULL);
  if (trouble != NULL)
    cli_terminal_print (CLI_WARN, trouble);
  else if (companion->unsaved)
    cli_terminal_print (CLI_DIM, _ ("The game is saved again."));
  companion->unsaved = trouble != NULL;
  companion->warned = FALSE;
}

static char **
complete (const char *line, gpointer data)
{
  const CliCompanion *companion = data;

  return weft_typed_complete (NULL, line, weft_game_get_voice (companion->game),
                              weft_game_get_state (companion->game));
}

/* The next line: one typed in place of an answer about cards, or at the prompt. */
static char *
next_line (CliCompanion *companion)
{
  char *line = cli_offers_go_through (&companion->offers, companion->game);

  return line != NULL ? line : cli_terminal_read ("> ");
}

static void
converse (CliCompanion *companion)
{
  char *line;

  cli_terminal_open (complete, companion);
  cli_tell_question (companion->game);
  while ((line = next_line (companion)) != NULL)
    {
      gboolean goes_on = cli_companion_obey (companion, line);

      g_free (line);
      if (!goes_on)
        break;
    }
  cli_terminal_close ();
  if (companion->unsaved)
    cli_terminal_print (CLI_WARN, _ ("The game is not saved."));
  else if (cli_terminal_is_person ())
    {
      g_autofree char *saved =
          g_strdup_printf (_ ("The game is saved in %s."), weft_game_get_path (companion->game));

      cli_terminal_print (CLI_DIM, saved);
    }
}

static void
tell_beginning (CliCompanion *companion)
{
  g_autofree char *setup = cli_picture_setup (weft_game_get_voice (companion->game));
  g_autofree char *saved = g_strdup_printf (
      _ ("The game is saved in %s after every move. “help” tells what you can type."),
      weft_game_get_path (companion->game));

  cli_terminal_print (CLI_PLAIN, setup);
  cli_terminal_print (CLI_DIM, saved);
  cli_companion_tell_new_steps (companion);
}

/* What there is to know to go on: the latest bots' turn and what followed. */
static void
tell_resumed (CliCompanion *companion, const CliBeginOptions *options)
{
  g_auto (GStrv) own = weft_steps_tell_own (weft_game_get_voice (companion->game),
                                            weft_game_get_history (companion->game));

  if (!cli_choices_are_empty (&options->choices) || options->seed != NULL)
    cli_terminal_print (CLI_DIM, _ ("This game has begun: it goes on as it was set up."));
  if (weft_game_get_state (companion->game)->over)
    return;
  cli_companion_tell_new_steps (companion);
  cli_companion_print_lines (own);
}

/* Takes the game that was read or begun in hand; what chance owes is dealt and on disk first. */
static void
take_up (CliCompanion *companion, const WeftTables *tables, WeftHistory *history,
         WeftRecordFile *file, const CliBeginOptions *options)
{
  companion->game = weft_game_new (tables, history, file);
  g_signal_connect (companion->game, "notify::trouble", G_CALLBACK (trouble_cb), companion);
  g_object_set (companion->game, "together", TRUE, NULL); /* it is all told at once */
  if (options->real_cards)
    g_object_set (companion->game, "real-cards", TRUE, "real-dice", TRUE, NULL);
  if (weft_game_is_protected (companion->game))
    cli_terminal_print (CLI_WARN, _ ("This file is protected and is left as it is. “save FILE” "
                                     "saves the game elsewhere, where it then goes on."));
  weft_game_go_on (companion->game);
  weft_game_flush (companion->game);
}

/* Plays until the input ends or the person leaves. */
static CliStatus
play (const WeftTables *tables, CliBeginOptions *options, const char *path)
{
  g_auto (CliCompanion) companion = { .turn = WEFT_STEPS_NO_TURN };
  g_autoptr (WeftRecordFile) file = NULL;
  WeftHistory *history = NULL;
  CliStatus status;
  gboolean resumes = FALSE;

  if ((status = cli_begin (tables, options, path, &file, &history, &resumes)) != CLI_GOOD
      || history == NULL)
    return status;
  cli_offers_init (&companion.offers, options->asks || cli_terminal_is_person ());
  take_up (&companion, tables, history, g_steal_pointer (&file), options);
  if (resumes)
    tell_resumed (&companion, options);
  else
    tell_beginning (&companion);
  converse (&companion);
  return companion.unsaved || (companion.refused && !cli_terminal_is_person ()) ? CLI_BAD
                                                                                : CLI_GOOD;
}

CliStatus
cli_play (const WeftTables *tables, int argc, char **argv)
{
  g_auto (CliBeginOptions) options = { 0 };
  const GOptionEntry entries[] = {
    { "list", 0, 0, G_OPTION_ARG_NONE, &options.list, N_ ("List the games kept"), NULL },
    { "last", 0, 0, G_OPTION_ARG_NONE, &options.last,
      N_ ("Go on with the unfinished game played last"), NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, N_ ("What shuffling follows from"),
      N_ ("HEX") },
    { "real-cards", 0, 0, G_OPTION_ARG_NONE, &options.real_cards,
      N_ ("Type what the real cards and dice bring"), NULL },
    { "my-civilization", 0, 0, G_OPTION_ARG_STRING, &options.choices.own_civilization,
      N_ ("Your own civilization"), N_ ("NAME") },
    { "ask", 0, 0, G_OPTION_ARG_NONE, &options.asks,
      N_ ("Ask about your cards also where no person types"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  cli_choices_init (&options.choices);
  if (!cli_parse_options (entries, &options.choices, _ ("[FILE]"), 0, 1, &argc, &argv)
      || !cli_begin_check_file (&options, argc > 1 ? argv[1] : NULL))
    return CLI_USAGE;
  if (options.list)
    {
      cli_games_list (tables);
      return CLI_GOOD;
    }
  return play (tables, &options, argc > 1 ? argv[1] : NULL);
}
