/* cli-play.c: play: the companion in a terminal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <string.h>

#include "cli-begin.h"
#include "cli-command.h"
#include "cli-games.h"
#include "cli-offers.h"
#include "cli-pictures.h"
#include "cli-tale.h"
#include "cli-tell.h"
#include "cli-terminal.h"
#include "weft-errors.h"
#include "weft-story.h"
#include "weft-typed-help.h"
#include "weft-typed.h"

/* A game at the terminal. */
typedef struct
{
  WeftGame *game;
  gboolean refused; /* whether any line was not understood or not possible */
  gboolean unsaved; /* whether the last save failed */
  gboolean warned;  /* whether it was said that leaving now loses something */
  int turn;         /* the bots' turn told last, by the move that began it */
  guint told;       /* and how many of its steps */
  CliOffers offers;
} Companion;

static void
companion_clear (Companion *companion)
{
  g_clear_object (&companion->game);
  cli_offers_clear (&companion->offers);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Companion, companion_clear)

static const WeftState *
state_of (const Companion *companion)
{
  return weft_game_get_state (companion->game);
}

static void
trouble_cb (WeftGame *game, GParamSpec *pspec, gpointer data)
{
  Companion *companion = data;
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

/* Takes the bots' latest turn as told. */
static void
take_as_told (Companion *companion)
{
  companion->turn = weft_game_get_turn (companion->game);
  companion->told = weft_game_get_steps (companion->game)->len;
}

/* Tells the steps that are new since the last time. */
static void
tell_new_steps (Companion *companion)
{
  gboolean same = weft_game_get_turn (companion->game) == companion->turn;

  cli_tell_steps (companion->game, same ? companion->told : 0);
  take_as_told (companion);
}

static void
print_lines (char **lines)
{
  for (char **line = lines; *line != NULL; line++)
    cli_terminal_print (CLI_PLAIN, *line);
}

static void
refuse (Companion *companion, const char *message)
{
  companion->refused = TRUE;
  cli_terminal_print (CLI_WARN, message);
}

/* Makes all moves of a sentence, or none. */
static void
make_moves (Companion *companion, const WeftTyped *input)
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
  print_lines (said);
  tell_new_steps (companion);
  if (!weft_move_is_note (&input->moves[input->n_moves - 1]) || state_of (companion)->over)
    cli_tell_question (companion->game);
}

/* One step back: the last thing a person did, with the cards and dice that followed. */
static gboolean
step_back (Companion *companion)
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
undo (Companion *companion, int steps)
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
step_forward (Companion *companion)
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
redo (Companion *companion, int steps)
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
  tell_new_steps (companion);
  cli_tell_question (companion->game);
}

static void
go_back (Companion *companion, int line)
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
show_log (const Companion *companion)
{
  cli_tale_print (weft_game_get_voice (companion->game), weft_game_get_history (companion->game),
                  TRUE);
  cli_terminal_print (CLI_DIM, _ ("“back 12” goes back to just after line 12."));
  cli_terminal_print (CLI_DIM, _ ("“why 12” explains turn 12. “log FILE” writes all of it to a "
                                  "file, as Markdown."));
}

/* “log FILE”: the same in a file. */
static void
write_log (Companion *companion, const char *path)
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
explain (Companion *companion, int turn)
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
show (Companion *companion, WeftTypedKind kind)
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
save_elsewhere (Companion *companion, const char *path)
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
may_stop (Companion *companion)
{
  if (!companion->unsaved || companion->warned)
    return TRUE;
  companion->warned = TRUE;
  cli_terminal_print (CLI_WARN, _ ("The game is not saved. “save FILE” saves it elsewhere; “quit” "
                                   "once more loses what was not saved."));
  return FALSE;
}

/* Does what a line asks for; FALSE when it asks to stop. */
static gboolean
obey (Companion *companion, const char *line)
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

static char **
complete (const char *line, gpointer data)
{
  const Companion *companion = data;

  return weft_typed_complete (NULL, line, weft_game_get_voice (companion->game),
                              state_of (companion));
}

/* The next line: one typed in place of an answer about cards, or at the prompt. */
static char *
next_line (Companion *companion)
{
  char *line = cli_offers_go_through (&companion->offers, companion->game);

  return line != NULL ? line : cli_terminal_read ("> ");
}

static void
converse (Companion *companion)
{
  char *line;

  cli_terminal_open (complete, companion);
  cli_tell_question (companion->game);
  while ((line = next_line (companion)) != NULL)
    {
      gboolean goes_on = obey (companion, line);

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
tell_beginning (Companion *companion)
{
  g_autofree char *setup = cli_picture_setup (weft_game_get_voice (companion->game));
  g_autofree char *saved = g_strdup_printf (
      _ ("The game is saved in %s after every move. “help” tells what you can type."),
      weft_game_get_path (companion->game));

  cli_terminal_print (CLI_PLAIN, setup);
  cli_terminal_print (CLI_DIM, saved);
  tell_new_steps (companion);
}

/* What there is to know to go on: the latest bots' turn and what followed. */
static void
tell_resumed (Companion *companion, const CliBeginOptions *options)
{
  g_auto (GStrv) own = weft_steps_tell_own (weft_game_get_voice (companion->game),
                                            weft_game_get_history (companion->game));

  if (!cli_choices_are_empty (&options->choices) || options->seed != NULL)
    cli_terminal_print (CLI_DIM, _ ("This game has begun: it goes on as it was set up."));
  if (state_of (companion)->over)
    return;
  tell_new_steps (companion);
  print_lines (own);
}

/* Takes the game that was read or begun in hand; what chance owes is dealt and on disk first. */
static void
take_up (Companion *companion, const WeftTables *tables, WeftHistory *history, WeftRecordFile *file,
         const CliBeginOptions *options)
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
  g_auto (Companion) companion = { .turn = WEFT_STEPS_NO_TURN };
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
