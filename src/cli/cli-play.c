/* cli-play.c: play: the companion in a terminal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <string.h>

#include "cli-choices.h"
#include "cli-command.h"
#include "cli-explain.h"
#include "cli-new-game.h"
#include "cli-pictures.h"
#include "cli-prompts.h"
#include "cli-terminal.h"
#include "weft-errors.h"
#include "weft-flow.h"
#include "weft-history.h"
#include "weft-legal.h"
#include "weft-record-file.h"
#include "weft-refusals.h"
#include "weft-steps.h"
#include "weft-story.h"
#include "weft-typed-help.h"
#include "weft-typed.h"

/* A game at the terminal. */
typedef struct
{
  const WeftTables *tables;
  WeftHistory *history;
  WeftVoice voice;
  gboolean real_cards; /* whether the person deals and rolls */
  WeftRecordFile *file;
  gboolean refused; /* whether any line was not understood or not possible */
  gboolean unsaved; /* whether the last save failed */
  guint8 chosen;    /* the hex the Automa chose last, for the map */
  int step;         /* of the bots' turn being told */
} Companion;

static void
companion_clear (Companion *companion)
{
  g_clear_pointer (&companion->history, weft_history_free);
  g_clear_pointer (&companion->file, weft_record_file_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Companion, companion_clear)

static const WeftState *
state_of (const Companion *companion)
{
  return weft_history_state (companion->history);
}

static gboolean
is_bot (guint player)
{
  return player == WEFT_PLAYER_AUTOMA || player == WEFT_PLAYER_SHADOW;
}

static void
save (Companion *companion)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = weft_record_to_text (weft_history_record (companion->history));
  gboolean saved = weft_record_file_write (companion->file, text, &error);

  if (!saved)
    {
      g_autofree char *words = weft_errors_words (error);

      cli_terminal_print (CLI_WARN, words);
    }
  else if (companion->unsaved)
    cli_terminal_print (CLI_DIM, _ ("The game is saved again."));
  companion->unsaved = !saved;
}

/* What an event asks for; %NULL for nothing. Of the cards only the real ones are handled. */
static char *
say_event (const Companion *companion, const WeftEvent *event)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_CARDS:
      return g_strdup_printf (_ ("Cards: %1$d decides, %2$d breaks ties"), event->cards[0],
                              event->cards[1]);
    case WEFT_EVENT_PROGRESS:
    case WEFT_EVENT_SHUFFLE:
      return companion->real_cards ? weft_story_event (&companion->voice, event) : NULL;
    default:
      return weft_story_event (&companion->voice, event);
    }
}

/* The lines of a sum of victory points. */
static void
tell_parts (const WeftEvent *event)
{
  for (int i = 0; i < event->n_parts; i++)
    {
      const WeftVpPart *part = &event->parts[i];
      g_autofree char *sum = NULL;
      g_autofree char *line = NULL;

      if (part->multiplier == 0)
        continue;
      /* Translators: what is counted, count, multiplier, victory points. */
      sum = g_strdup_printf (_ ("%1$s: %2$d × %3$d = %4$d"), weft_words_part (part->what),
                             part->count, part->multiplier, part->vp);
      line = g_strdup_printf ("    %s", sum);
      cli_terminal_print (CLI_PLAIN, line);
    }
}

/* Tells what one event asks for; the steps of a bots' turn are numbered. */
static void
tell_event (Companion *companion, const WeftEvent *event)
{
  g_autofree char *sentence = NULL;
  g_autofree char *numbered = NULL;

  if (event->kind == WEFT_EVENT_TURN)
    {
      companion->step = is_bot (event->player) ? 1 : 0;
      if (companion->step > 0)
        {
          cli_terminal_print_picture ("");
          cli_terminal_print (CLI_BOLD, event->player == WEFT_PLAYER_AUTOMA
                                            ? _ ("The bots’ turn")
                                            : _ ("The Shadow Empire’s turn"));
        }
      return;
    }
  if ((event->kind == WEFT_EVENT_EXPLORE || event->kind == WEFT_EVENT_CONQUER)
      && event->player == WEFT_PLAYER_AUTOMA)
    companion->chosen = event->hex;
  sentence = say_event (companion, event);
  if (sentence == NULL)
    return;
  if (companion->step > 0)
    numbered = g_strdup_printf ("%2d. %s", companion->step++, sentence);
  cli_terminal_print (CLI_PLAIN, numbered != NULL ? numbered : sentence);
  tell_parts (event);
}

/* Tells what the moves from @first on caused; -1 is the start of the game. */
static void
tell_moves (Companion *companion, int first)
{
  for (int i = first; i < (int) weft_history_n_moves (companion->history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (companion->history, i);

      for (guint e = 0; e < events->len; e++)
        tell_event (companion, &g_array_index (events, WeftEvent, e));
    }
}

static void
tell_prompt (Companion *companion)
{
  const WeftState *state = state_of (companion);
  g_autofree char *prompt = cli_say_prompt (&companion->voice, state);
  g_autofree char *status = NULL;

  if (state->prompt.kind == WEFT_PROMPT_OVER)
    {
      g_autofree char *end = cli_say_end (&companion->voice, state);

      cli_terminal_print (CLI_BOLD, end);
      return;
    }
  if (state->prompt.kind == WEFT_PROMPT_TURN && !state->took_income && !state->advanced)
    {
      status = cli_say_status (&companion->voice, state);
      cli_terminal_print_picture ("");
      cli_terminal_print (CLI_DIM, status);
    }
  cli_terminal_print (CLI_BOLD, prompt);
}

static void
refuse (Companion *companion, const char *message)
{
  companion->refused = TRUE;
  cli_terminal_print (CLI_WARN, message);
}

/* Moves after which the game waits for the same as before. */
static gboolean
is_bookkeeping (const WeftMove *move)
{
  return move->kind == WEFT_MOVE_FIX || move->kind == WEFT_MOVE_VP || move->kind == WEFT_MOVE_NOTE
         || move->kind == WEFT_MOVE_TILES;
}

/* Says back what was noted, so that a slip shows. */
static void
tell_noted (const Companion *companion, const WeftTyped *input)
{
  g_autofree char *words = weft_story_move (&companion->voice, &input->move, input->text);
  g_autofree char *line = NULL;

  if (input->move.kind == WEFT_MOVE_FIX || input->move.kind == WEFT_MOVE_NOTE)
    line = g_steal_pointer (&words); /* these say it themselves */
  else
    line = g_strdup_printf (_ ("Noted: %s"), words);
  cli_terminal_print (CLI_PLAIN, line);
}

static void
make_move (Companion *companion, const WeftTyped *input)
{
  g_autoptr (GError) error = NULL;
  int first = (int) weft_history_n_moves (companion->history);

  if (!weft_history_apply (companion->history, &input->move, input->text, &error))
    {
      g_autofree char *refusal = weft_refusals_words (&companion->voice, error);

      refuse (companion, refusal);
      return;
    }
  weft_history_take_chance (companion->history);
  save (companion);
  tell_moves (companion, first);
  if (is_bookkeeping (&input->move))
    tell_noted (companion, input);
  if (!is_bookkeeping (&input->move) || state_of (companion)->over)
    tell_prompt (companion);
}

/* Whether the program itself made the move: those are taken back with what caused them. */
static gboolean
is_own_chance (const Companion *companion, const WeftMove *move)
{
  return weft_record_seed (weft_history_record (companion->history)) != NULL
         && (move->kind == WEFT_MOVE_DEAL || move->kind == WEFT_MOVE_ROLL
             || move->kind == WEFT_MOVE_REVEAL);
}

/* One step back: the last thing a person did, with the cards and dice that followed. */
static gboolean
step_back (Companion *companion)
{
  const WeftRecord *record = weft_history_record (companion->history);
  guint n = weft_history_n_moves (companion->history);
  g_autofree char *words = NULL;
  g_autofree char *line = NULL;

  while (n > 0 && is_own_chance (companion, weft_record_move (record, n - 1)))
    n--;
  if (n == 0)
    return FALSE;
  words = weft_story_move (&companion->voice, weft_record_move (record, n - 1),
                           weft_record_note (record, n - 1));
  line = g_strdup_printf (_ ("Taken back: %s"), words);
  weft_history_go_back (companion->history, n - 1);
  cli_terminal_print (CLI_PLAIN, line);
  return TRUE;
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
  companion->chosen = WEFT_NONE;
  save (companion);
  tell_prompt (companion);
}

/* One step forward again, with the cards and dice that followed it. */
static gboolean
step_forward (Companion *companion)
{
  const WeftRecord *record = weft_history_record (companion->history);
  guint n = weft_history_n_moves (companion->history);
  const WeftMove *next;
  g_autofree char *words = NULL;
  g_autofree char *line = NULL;

  if (!weft_history_redo (companion->history, NULL))
    return FALSE;
  while ((next = weft_record_next_undone (record)) != NULL && is_own_chance (companion, next))
    if (!weft_history_redo (companion->history, NULL))
      break;
  words = weft_story_move (&companion->voice, weft_record_move (record, n),
                           weft_record_note (record, n));
  line = g_strdup_printf (_ ("Redone: %s"), words);
  cli_terminal_print (CLI_PLAIN, line);
  return TRUE;
}

static void
redo (Companion *companion, int steps)
{
  int first = (int) weft_history_n_moves (companion->history);

  while (steps-- > 0 && step_forward (companion))
    ;
  if (first == (int) weft_history_n_moves (companion->history))
    {
      refuse (companion, _ ("There is nothing to redo."));
      return;
    }
  /* A redo that ends where chance is due, as in a record from elsewhere, goes on. */
  if (weft_record_next_undone (weft_history_record (companion->history)) == NULL)
    weft_history_take_chance (companion->history);
  save (companion);
  tell_moves (companion, first);
  tell_prompt (companion);
}

static void
go_back (Companion *companion, int line)
{
  const WeftRecord *record = weft_history_record (companion->history);
  guint n = weft_history_n_moves (companion->history), left = (guint) line;

  /* Cards and dice stay with what caused them. */
  while (left < n && is_own_chance (companion, weft_record_move (record, left)))
    left++;
  if (left >= n)
    {
      refuse (companion, n == 0 ? _ ("The log is empty: there is nothing to go back to.")
                                : _ ("Nothing came after that line: “log” shows the lines."));
      return;
    }
  weft_history_go_back (companion->history, left);
  companion->chosen = WEFT_NONE;
  save (companion);
  cli_terminal_print (CLI_PLAIN, _ ("Gone back. “redo” goes forward again."));
  tell_prompt (companion);
}

static void
show_log (const Companion *companion)
{
  const WeftRecord *record = weft_history_record (companion->history);

  for (guint i = 0; i < weft_record_n_moves (record); i++)
    {
      g_autofree char *words = weft_story_move (&companion->voice, weft_record_move (record, i),
                                                weft_record_note (record, i));
      g_autofree char *line = g_strdup_printf ("%4u  %s", i + 1, words);

      cli_terminal_print (CLI_PLAIN, line);
    }
  cli_terminal_print (CLI_DIM, _ ("“back 12” goes back to just after line 12."));
}

static void
show_picture (char *picture)
{
  cli_terminal_print_picture (picture);
  g_free (picture);
}

/* Commands that only look. */
static void
show (Companion *companion, WeftTypedKind kind)
{
  const WeftVoice *voice = &companion->voice;
  const WeftState *state = state_of (companion);

  switch (kind)
    {
    case WEFT_TYPED_TRACKS:
      show_picture (cli_picture_tracks (voice, state));
      break;
    case WEFT_TYPED_MAP:
      if (weft_setup_is_solo (&state->setup))
        show_picture (cli_picture_map (voice, state, companion->chosen));
      else
        cli_terminal_print (CLI_PLAIN, _ ("The Shadow Empire alone has no part in the map."));
      break;
    case WEFT_TYPED_BOTS:
      {
        g_autofree char *bots = cli_picture_bots (voice, state);

        cli_terminal_print (CLI_PLAIN, bots);
        break;
      }
    case WEFT_TYPED_DECK:
      {
        g_autofree char *deck = cli_picture_deck (state);

        cli_terminal_print (CLI_PLAIN, deck);
        break;
      }
    case WEFT_TYPED_ODDS:
      show_picture (cli_picture_odds (voice, state));
      break;
    case WEFT_TYPED_SETUP:
      {
        g_autofree char *setup = cli_picture_setup (voice, companion->real_cards);

        cli_terminal_print (CLI_PLAIN, setup);
        break;
      }
    case WEFT_TYPED_LOG:
      show_log (companion);
      break;
    case WEFT_TYPED_WHY:
      {
        g_autofree char *reasons =
            cli_explain_turn (voice, companion->history, companion->real_cards);

        cli_terminal_print (CLI_PLAIN, reasons);
        break;
      }
    case WEFT_TYPED_POSSIBLE:
      {
        g_autofree char *possible = cli_say_possible (voice, state);

        cli_terminal_print (CLI_PLAIN, possible);
        break;
      }
    case WEFT_TYPED_HELP:
      show_picture (weft_typed_help ());
      break;
    default:
      break;
    }
}

/* Does what a line asks for; FALSE when it asks to stop. */
static gboolean
obey (Companion *companion, const char *line)
{
  g_auto (WeftTyped) input = { 0 };
  g_autoptr (GError) error = NULL;

  if (!weft_typed_parse (line, state_of (companion), companion->tables, &input, &error))
    {
      refuse (companion, error->message);
      return TRUE;
    }
  switch (input.kind)
    {
    case WEFT_TYPED_MOVE:
      make_move (companion, &input);
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
    case WEFT_TYPED_QUIT:
      return FALSE;
    default:
      show (companion, input.kind);
      return TRUE;
    }
}

static char **
complete (const char *line, gpointer data)
{
  const Companion *companion = data;

  return weft_typed_complete (line, state_of (companion), companion->tables);
}

static void
converse (Companion *companion)
{
  char *line;

  cli_terminal_open (complete, companion);
  tell_prompt (companion);
  while ((line = cli_terminal_read ("> ")) != NULL)
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
          g_strdup_printf (_ ("The game is saved in %s."), weft_record_file_path (companion->file));

      cli_terminal_print (CLI_DIM, saved);
    }
}

/* What the command line of `play` asks for beside the new game's choices. */
typedef struct
{
  CliChoices choices;
  char *seed;
  gboolean real_cards;
} PlayOptions;

static void
play_options_clear (PlayOptions *options)
{
  cli_choices_clear (&options->choices);
  g_free (options->seed);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PlayOptions, play_options_clear)

/* A name of its own for a game that was given none. */
static char *
new_path (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "%Y-%m-%d-%H%M%S.weft");
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "weft", "games", NULL);

  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, name, NULL);
}

static gboolean
begin_new_game (Companion *companion, const PlayOptions *options, GError **error)
{
  WeftSeed seed = weft_seed_random (), chance = seed;
  WeftRandom random = weft_random_start (&seed, WEFT_STREAM_SETUP, 0);
  WeftSetup setup;

  if (options->seed != NULL && !weft_seed_parse (options->seed, &chance, error))
    return FALSE;
  if (options->seed != NULL)
    random = weft_random_start (&chance, WEFT_STREAM_SETUP, 0);
  if (!cli_choices_to_setup (&options->choices, companion->tables, &random, &setup, error))
    return FALSE;
  companion->history = weft_history_new (
      companion->tables, weft_record_new (&setup, NULL, options->real_cards ? NULL : &chance),
      error);
  return companion->history != NULL;
}

static gboolean
resume_game (Companion *companion, GError **error)
{
  WeftRecord *record =
      weft_record_load (weft_record_file_path (companion->file), companion->tables, error);

  if (record != NULL)
    companion->history = weft_history_new (companion->tables, record, error);
  return companion->history != NULL;
}

static void
tell_beginning (Companion *companion)
{
  g_autofree char *setup = cli_picture_setup (&companion->voice, companion->real_cards);
  g_autofree char *saved = g_strdup_printf (
      _ ("The game is saved in %s after every move. “help” tells what you can type."),
      weft_record_file_path (companion->file));

  cli_terminal_print (CLI_PLAIN, setup);
  cli_terminal_print (CLI_DIM, saved);
  tell_moves (companion, -1);
}

/* What there is to know to go on: the latest bots' turn and what followed. */
static void
tell_resumed (Companion *companion, gboolean has_options)
{
  if (has_options)
    cli_terminal_print (CLI_DIM, _ ("This game has begun: it goes on as it was set up."));
  if (state_of (companion)->prompt.kind != WEFT_PROMPT_OVER)
    tell_moves (companion, MAX (weft_steps_find_turn (companion->history), -1));
}

/* Takes the game that was read or begun in hand; what chance owes is dealt and on disk first. */
static void
take_up (Companion *companion, gboolean resumes, gboolean has_options)
{
  companion->voice.record = weft_history_record (companion->history);
  companion->real_cards = weft_record_seed (companion->voice.record) == NULL;
  if (weft_history_take_chance (companion->history) > 0 || !resumes)
    save (companion);
  if (resumes)
    tell_resumed (companion, has_options);
  else
    tell_beginning (companion);
}

CliStatus
cli_play (const WeftTables *tables, int argc, char **argv)
{
  g_auto (PlayOptions) options = { 0 };
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, N_ ("What shuffling follows from"),
      N_ ("HEX") },
    { "real-cards", 0, 0, G_OPTION_ARG_NONE, &options.real_cards,
      N_ ("Type what the real cards and dice bring"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (Companion) companion = { .tables = tables, .chosen = WEFT_NONE };
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  gboolean resumes, has_options;

  cli_choices_init (&options.choices);
  if (!cli_parse_options (entries, &options.choices, _ ("[FILE]"), 0, 1, &argc, &argv))
    return CLI_USAGE;
  if (argc > 1 && g_str_equal (argv[1], "-"))
    {
      g_printerr ("weft-cli: %s\n",
                  _ ("play needs a file it can write; what you type comes from standard input"));
      return CLI_USAGE;
    }
  has_options =
      !cli_choices_are_empty (&options.choices) || options.seed != NULL || options.real_cards;
  companion.voice.tables = tables;
  path = argc > 1 ? g_strdup (argv[1]) : new_path ();
  resumes = g_file_test (path, G_FILE_TEST_EXISTS);
  companion.file = weft_record_file_open (path, &error);
  if (companion.file == NULL || (resumes && !resume_game (&companion, &error)))
    {
      cli_print_error (path, error);
      return CLI_BAD;
    }
  if (!resumes && cli_choices_are_empty (&options.choices) && cli_terminal_is_person ()
      && !cli_new_game_ask (&options.choices, tables))
    return CLI_GOOD;
  if (!resumes && !begin_new_game (&companion, &options, &error))
    {
      g_autofree char *words = weft_errors_words (error);

      g_printerr ("weft-cli: %s\n", words);
      return CLI_USAGE;
    }
  take_up (&companion, resumes, has_options);
  converse (&companion);
  return companion.unsaved || (companion.refused && !cli_terminal_is_person ()) ? CLI_BAD
                                                                                : CLI_GOOD;
}
