/* cli-begin.c: the game that is played in the terminal: one kept, one in a file, or a new one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-begin.h"

#include <glib/gi18n.h>

#include "cli-games.h"
#include "cli-new-game.h"
#include "cli-terminal.h"
#include "weft-errors.h"
#include "weft-library.h"
#include "weft-record-text.h"
#include "weft-typed-cards.h"
#include "weft-words.h"

void
cli_begin_options_clear (CliBeginOptions *options)
{
  cli_choices_clear (&options->choices);
  g_free (options->seed);
}

/* The humans' names: those that were chosen, and empty ones for the others; NULL when none was. */
static char **
names_of (const CliChoices *choices, const WeftSetup *setup)
{
  guint chosen = choices->names != NULL ? g_strv_length (choices->names) : 0;
  char **names = chosen > 0 ? g_new0 (char *, setup->n_humans + 1) : NULL;

  for (guint player = 0; chosen > 0 && player < setup->n_humans; player++)
    names[player] =
        g_strdup (player < chosen ? weft_words_own_name (choices->names[player], player) : "");
  return names;
}

/* The new game that the options ask for. */
static WeftHistory *
begin_new_game (const WeftTables *tables, const CliBeginOptions *options, GError **error)
{
  WeftSeed seed = weft_seed_random (), chance = seed;
  WeftRandom random = weft_random_start (&seed, WEFT_STREAM_SETUP, 0);
  g_auto (GStrv) all = NULL;
  WeftRecord *record;
  WeftSetup setup;

  if (options->seed != NULL && !weft_seed_parse (options->seed, &chance, error))
    return NULL;
  if (options->seed != NULL)
    random = weft_random_start (&chance, WEFT_STREAM_SETUP, 0);
  if (!cli_choices_to_setup (&options->choices, tables, &random, &setup, error))
    return NULL;
  all = names_of (&options->choices, &setup);
  record = weft_record_new (&setup, (const char *const *) all, &chance);
  if (options->choices.own_civilization != NULL)
    {
      g_autofree char *nick = weft_typed_card_nick (tables, WEFT_CARD_KIND_CIVILIZATION,
                                                    options->choices.own_civilization);
      const char *nicks[] = { nick, NULL };

      weft_record_set_player_civilizations (record, WEFT_PLAYER_P1, nicks);
    }
  return weft_history_new (tables, record, error);
}

static WeftHistory *
read_game (const WeftTables *tables, const char *path, GError **error)
{
  WeftRecord *record = weft_record_load (path, tables, error);

  return record != NULL ? weft_history_new (tables, record, error) : NULL;
}

/* Whether nothing at all was asked for: what there is is offered then. */
static gboolean
is_plain (const CliBeginOptions *options)
{
  return cli_choices_are_empty (&options->choices) && options->seed == NULL && !options->real_cards;
}

gboolean
cli_begin_check_file (const CliBeginOptions *options, const char *path)
{
  if (path == NULL)
    return TRUE;
  if (options->list || options->last)
    g_printerr ("weft-cli: %s\n", _ ("--list and --last take no file"));
  else if (g_str_equal (path, "-"))
    g_printerr ("weft-cli: %s\n",
                _ ("play needs a file it can write; what you type comes from standard input"));
  else
    return TRUE;
  return FALSE;
}

/* The file to go on with or to begin, NULL for a new one of its own; FALSE when there is nothing to
 * play, with @status. */
static gboolean
find_file (const WeftTables *tables, const CliBeginOptions *options, const char *named, char **path,
           CliStatus *status)
{
  *status = CLI_GOOD;
  *path = g_strdup (named);
  if (named != NULL)
    return TRUE;
  if (options->last)
    {
      *path = cli_games_last (tables);
      if (*path != NULL)
        return TRUE;
      g_printerr ("weft-cli: %s\n", _ ("there is no unfinished game"));
      *status = CLI_BAD;
      return FALSE;
    }
  return !is_plain (options) || cli_games_offer (tables, path);
}

/* Opens the game in the file, if there is one; FALSE after telling why it cannot be. */
static gboolean
open_game (const WeftTables *tables, const char *path, WeftRecordFile **file, WeftHistory **history)
{
  g_autoptr (GError) error = NULL;

  *file = weft_record_file_open (path, &error);
  if (*file != NULL
      && (weft_record_file_is_new (*file) || (*history = read_game (tables, path, &error)) != NULL))
    return TRUE;
  cli_print_error (path, error);
  return FALSE;
}

/* Begins a game, in the file or in one of its own; else tells why not. */
static CliStatus
begin_game (const WeftTables *tables, const CliBeginOptions *options, WeftRecordFile **file,
            WeftHistory **history)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  *history = begin_new_game (tables, options, &error);
  if (*history != NULL && *file == NULL)
    *file = weft_library_new_file (&error);
  if (error == NULL)
    return CLI_GOOD;
  words = weft_errors_words (error);
  g_printerr ("weft-cli: %s\n", words);
  return *history == NULL ? CLI_USAGE : CLI_BAD;
}

CliStatus
cli_begin (const WeftTables *tables, CliBeginOptions *options, const char *named,
           WeftRecordFile **file, WeftHistory **history, gboolean *resumes)
{
  g_autofree char *path = NULL;
  CliStatus status;

  *file = NULL;
  *history = NULL;
  *resumes = FALSE;
  if (!find_file (tables, options, named, &path, &status))
    return status;
  if (path != NULL && !open_game (tables, path, file, history))
    return CLI_BAD;
  *resumes = *history != NULL;
  if (*resumes)
    return CLI_GOOD;
  if (cli_choices_are_empty (&options->choices) && !cli_new_game_ask (&options->choices, tables))
    {
      g_clear_pointer (file, weft_record_file_free);
      return CLI_GOOD;
    }
  return begin_game (tables, options, file, history);
}
