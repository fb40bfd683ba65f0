/* tale.c: tells a whole game, or every refusal, in the words both front ends use
 *
 *   tale RECORD…              each game as the person hears it
 *   tale --undo RECORD…       the same, and what to put back when it is taken back move by move
 *   tale --log RECORD…        what the log tells afterwards, each sentence once
 *   tale --refusals RECORD…   moves that are not possible in these games, one for each refusal
 *
 * A record may be the member “record” of its file. The language is that of the locale.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "game-source.h"
#include "weft-brings.h"
#include "weft-changes.h"
#include "weft-language.h"
#include "weft-legal.h"
#include "weft-past.h"
#include "weft-question.h"
#include "weft-reasons.h"
#include "weft-record-text.h"
#include "weft-refusal.h"
#include "weft-refusals.h"
#include "weft-setup-list.h"
#include "weft-standing.h"
#include "weft-steps.h"
#include "weft-story-moves.h"
#include "weft-story.h"
#include "weft-tracks.h"

static WeftTables *tables;

static void
print_lines (const char *margin, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    g_print ("%s%s\n", margin, *line);
}

static WeftHistory *
load (const char *path)
{
  g_autofree char *text = NULL;
  g_autofree char *inner = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) file = NULL;
  WeftRecord *record;
  WeftHistory *history;
  JsonNode *member;

  if (!g_file_get_contents (path, &text, NULL, &error)
      || (file = json_from_string (text, &error)) == NULL)
    g_error ("%s: %s", path, error->message);
  member = json_object_get_member (json_node_get_object (file), "record");
  inner = member != NULL ? json_to_string (member, FALSE) : g_steal_pointer (&text);
  record = weft_record_parse (inner, strlen (inner), tables, &error);
  history = record != NULL ? weft_history_new (tables, record, &error) : NULL;
  if (history == NULL)
    g_error ("%s: %s", path, error->message);
  return history;
}

/* ---- A game ---- */

/* The step as it is read from afar: its title, what that leaves out, and the two words for it. */
static void
tell_title (const WeftVoice *voice, const WeftStep *step)
{
  g_autofree char *title = weft_step_title (voice, step);
  g_autofree char *detail = weft_step_detail (voice, step);
  g_autofree char *summary = weft_step_summary (step);

  g_print ("    * %s\n", title);
  if (detail != NULL)
    g_print ("      %s\n", detail);
  if (summary != NULL)
    g_print ("      (%s)\n", summary);
}

static void
tell_step (const WeftVoice *voice, const WeftStep *step, guint number)
{
  g_autofree char *rules = g_strjoinv (" ", step->rules);

  g_print ("%2u. %s\n", number, step->heading);
  tell_title (voice, step);
  if (step->sentence != NULL)
    g_print ("    %s\n", step->sentence);
  for (char **line = step->lines; *line != NULL; line++)
    g_print ("    - %s\n", *line);
  for (int i = 0; i < step->event.n_parts && step->event.kind == WEFT_EVENT_VP; i++)
    {
      g_autofree char *part =
          weft_story_part (weft_record_setup (voice->record), &step->event.parts[i]);

      g_print ("    + %s\n", part);
    }
  if (step->event.pattern != 0)
    {
      g_autofree char *count = weft_reasons_count (&step->event);

      g_print ("    # %s\n", count);
    }
  if (step->why != NULL)
    print_lines ("    : ", step->why);
  if (*step->rules != NULL)
    g_print ("    [%s]\n", rules);
}

static gboolean
begins_bots_turn (const WeftHistory *history, int index)
{
  g_autoptr (GArray) events = weft_history_events (history, index);

  for (guint i = 0; i < events->len; i++)
    {
      const WeftEvent *event = &g_array_index (events, WeftEvent, i);

      if (event->kind == WEFT_EVENT_TURN)
        return !weft_player_is_human (event->player);
    }
  return FALSE;
}

/* Whether the question is the person's to answer rather than the program's own cards and dice. */
static gboolean
is_asked (const WeftVoice *voice, const WeftState *state)
{
  return !weft_chance_is_next (state)
         || (weft_record_by_hand (voice->record) & weft_by_hand_of_prompt (state->prompt.kind))
                != 0;
}

/* Asks what the game waits for, where that is another question than the one before. */
static void
ask (const WeftVoice *voice, const WeftState *state, char **before)
{
  g_auto (WeftQuestion) question = weft_question_ask (voice, state);

  if (!is_asked (voice, state) || g_strcmp0 (*before, question.question) == 0)
    return;
  g_free (*before);
  *before = g_strdup (question.question);
  if (question.heading != NULL)
    g_print ("? %s\n", question.heading);
  g_print ("? %s\n", question.question);
  if (state->prompt.kind == WEFT_PROMPT_TURN)
    {
      g_autofree char *rows = weft_question_of_rows (voice, state);

      if (!g_str_equal (rows, question.question))
        g_print ("  in the window: %s\n", rows);
    }
  if (question.hint != NULL)
    g_print ("  %s\n", question.hint);
  if (question.yes != NULL)
    g_print ("  [%s] [%s]\n", question.yes, question.no);
}

/* What the next space brings. */
static void
tell_brings (const WeftState *state, guint track)
{
  int token = weft_tracks_token (state, state->active, track, WEFT_FORWARD);
  g_auto (GStrv) words = NULL;

  if (token < 0)
    return;
  words = weft_brings_words (state, tables, state->active, track,
                             state->tokens[state->active][track][token] + 1);
  for (char **word = words; *word != NULL; word++)
    g_print ("    + %s\n", *word);
}

/* The rows that record an advance; once an era is enough to read them. */
static void
tell_rows (const WeftState *state, guint *era)
{
  if (*era == state->income_turns[state->active])
    return;
  *era = state->income_turns[state->active];
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&state->setup, track))
      {
        g_autofree char *space =
            weft_story_next_space (state, tables, state->active, track, WEFT_NONE);

        g_print ("  %s – %s\n", weft_story_advance_row (track), space);
        tell_brings (state, track);
      }
}

static void
begin_human_turn (const WeftVoice *voice, const WeftState *state, guint *era)
{
  g_autofree char *title = weft_standing_title (voice, state, NULL);
  g_autofree char *line = weft_standing_line (voice, state);

  g_print ("\n== %s\n   %s\n", title, line);
  tell_rows (state, era);
}

static void
tell_bots (const WeftVoice *voice, const WeftHistory *history, int first)
{
  g_autoptr (GPtrArray) steps = weft_steps_tell (voice, history, first);
  const WeftStep *last = steps->len > 0 ? g_ptr_array_index (steps, steps->len - 1) : NULL;

  if (last != NULL)
    {
      g_autofree char *title = weft_standing_title (voice, &last->shown, last);

      g_print ("\n== %s\n", title);
    }
  for (guint i = 0; i < steps->len; i++)
    tell_step (voice, g_ptr_array_index (steps, i), i + 1);
}

/* What the row of the next income turn says. */
static void
tell_income (const WeftState *state, guint human)
{
  g_autofree char *words = weft_standing_income (state, human);

  g_print ("    + %s\n", words);
}

/* A move, and what follows from it where that is no bots' turn. */
static void
tell_move (const WeftVoice *voice, const WeftHistory *history, guint index)
{
  const WeftMove *move = weft_record_move (voice->record, index);
  g_autofree char *said = weft_story_move (voice, move, weft_record_note (voice->record, index));
  g_auto (GStrv) lines = NULL;

  if (move->kind == WEFT_MOVE_END_TURN)
    {
      g_autofree char *done = weft_standing_done (voice, weft_history_state_at (history, index));

      g_print ("  [%s]\n", done);
    }
  g_print ("> %s\n", said);
  if (move->kind == WEFT_MOVE_INCOME)
    tell_income (weft_history_state_at (history, index + 1), move->player);
  if (!weft_player_is_human (weft_history_state_at (history, index)->active))
    return;
  lines = weft_steps_tell_move (voice, history, index);
  for (char **line = lines; *line != NULL; line++)
    if (!g_str_equal (*line, said))
      g_print ("  %s\n", *line);
}

static gboolean
begins_turn (const WeftHistory *history, guint index)
{
  return index == 0
         || weft_history_state_at (history, index - 1)->turn
                != weft_history_state_at (history, index)->turn;
}

/* What to put where when the moves from @first to before @next are taken back, or done again. */
static void
tell_changes (const WeftVoice *voice, const WeftHistory *history, guint first, guint next,
              WeftChangesWay way)
{
  const WeftState *before = weft_history_state_at (history, first);
  const WeftState *after = weft_history_state_at (history, next);
  gboolean back = way == WEFT_CHANGES_BACK;
  g_autoptr (GArray) events = weft_events_new ();
  g_autoptr (GPtrArray) steps = NULL;

  for (guint i = first; i < next; i++)
    {
      g_autoptr (GArray) caused = weft_history_events (history, (int) i);

      g_array_append_vals (events, caused->data, caused->len);
    }
  steps = weft_changes_tell (voice, back ? after : before, back ? before : after, events, way);
  for (guint i = 0; i < steps->len; i++)
    {
      const WeftStep *step = g_ptr_array_index (steps, i);

      g_print ("  %s %s\n", back ? "<<" : ">>", step->sentence);
    }
}

/* Takes back each thing the person did, with what followed, and does it again. */
static void
tell_undo (const WeftVoice *voice, const WeftHistory *history)
{
  guint n = weft_history_n_moves (history);

  for (guint i = 0, next; i < n; i = next)
    {
      g_autofree char *said = weft_story_move (voice, weft_record_move (voice->record, i),
                                               weft_record_note (voice->record, i));

      for (next = i + 1; next < n && weft_chance_is_next (weft_history_state_at (history, next));)
        next++;
      g_print ("> %s\n", said);
      tell_changes (voice, history, i, next, WEFT_CHANGES_BACK);
      tell_changes (voice, history, i, next, WEFT_CHANGES_FORWARD);
    }
}

static void
tell_moves (const WeftVoice *voice, const WeftHistory *history)
{
  int bots = begins_bots_turn (history, -1) ? -1 : WEFT_STEPS_NO_TURN;
  g_autofree char *question = NULL;
  guint era = G_MAXUINT, n = weft_history_n_moves (history);

  for (guint i = 0; i <= n; i++)
    {
      const WeftState *state = weft_history_state_at (history, i);
      gboolean human = weft_player_is_human (state->active);

      if (bots != WEFT_STEPS_NO_TURN && (state->over || human))
        {
          tell_bots (voice, history, bots);
          bots = WEFT_STEPS_NO_TURN;
        }
      if (human && !state->over && begins_turn (history, i))
        begin_human_turn (voice, state, &era);
      ask (voice, state, &question);
      if (i == n)
        return;
      tell_move (voice, history, i);
      if (bots == WEFT_STEPS_NO_TURN && begins_bots_turn (history, (int) i))
        bots = (int) i;
    }
}

static void
tell_game (const char *path, gboolean with_undo)
{
  g_autoptr (WeftHistory) history = load (path);
  const WeftVoice voice = { tables, weft_history_record (history) };
  g_auto (GStrv) setup = weft_setup_list_lines (&voice);
  g_autofree char *title = weft_standing_setup (weft_record_setup (voice.record));
  g_autofree char *subtitle = weft_standing_subtitle (&voice, weft_history_state (history));
  g_autofree char *margin = weft_standing_margin (weft_history_state (history));

  g_print ("%s\n", title);
  for (char **line = setup; *line != NULL; line++)
    g_print ("- %s\n", *line);
  tell_moves (&voice, history);
  g_print ("= %s\n", subtitle);
  if (margin != NULL)
    g_print ("= %s\n", margin);
  if (!with_undo)
    return;
  g_print ("\n==\n");
  tell_undo (&voice, history);
}

/* ---- The log ---- */

/* Numbers are left out, so that one sentence of a kind is told for all. */
static char *
kind_of (const WeftEvent *event)
{
  return g_strdup_printf ("%d %d %d %d %d %d %d %d %d %d %d", event->kind,
                          weft_player_is_human (event->player), event->player, event->upright,
                          event->opponent, event->other, event->discarded, event->reason,
                          event->skip, event->owner, event->track == WEFT_NONE);
}

static void
tell_past (const char *path, GHashTable *told)
{
  g_autoptr (WeftHistory) history = load (path);
  const WeftVoice voice = { tables, weft_history_record (history) };

  for (int i = -1; i < (int) weft_history_n_moves (history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (history, i);

      for (guint e = 0; e < events->len; e++)
        {
          const WeftEvent *event = &g_array_index (events, WeftEvent, e);
          g_autofree char *past = weft_past_event (&voice, event);
          g_autofree char *detail = weft_past_detail (&voice, event);

          if (past == NULL || !g_hash_table_add (told, kind_of (event)))
            continue;
          g_print ("- %s\n", past);
          if (detail != NULL)
            print_lines ("  + ", detail);
        }
    }
}

/* ---- Refusals ---- */

#define TRIES 40 /* moves tried at each state */

/* The move as a record has it: it may be about players and tracks the game does not have. */
static char *
move_text (const WeftMove *move)
{
  g_autoptr (JsonObject) object = weft_move_to_json (move, tables);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return json_to_string (node, FALSE);
}

/* Says why a move is refused, where no such sentence has been said. */
static void
try (const WeftVoice *voice, const WeftState *state, const WeftMove *move, GHashTable *told)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *key = NULL;
  g_autofree char *said = NULL;
  g_autofree char *why = NULL;

  if (weft_legal_check (state, tables, move, &error))
    return;
  key = g_strdup_printf ("%d %d %d", weft_error_get_refusal (error),
                         weft_error_get_refusal (error) == WEFT_REFUSAL_NOT_NOW ? state->prompt.kind
                                                                                : WEFT_N_PROMPTS,
                         state->setup.mode);
  if (!g_hash_table_add (told, g_steal_pointer (&key)))
    return;
  said = move_text (move);
  why = weft_refusals_words (voice, error);
  g_print ("> %s\n! %s\n", said, why);
}

/* Moves that are hardly ever drawn. */
static void
try_rare (const WeftVoice *voice, const WeftState *state, GHashTable *told)
{
  WeftMove income = { .kind = WEFT_MOVE_INCOME, .player = state->active };

  try (voice, state, &income, told);
  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftMove twice = {
        .kind = WEFT_MOVE_REVOLUTION, .player = state->active, .hexes = { hex, hex }, .n_hexes = 2
      };

      try (voice, state, &twice, told);
    }
}

static void
tell_refusals (const char *path, GHashTable *told)
{
  g_autoptr (WeftHistory) history = load (path);
  const WeftVoice voice = { tables, weft_history_record (history) };

  for (guint i = 0; i <= weft_history_n_moves (history); i++)
    {
      GameSource source = game_source_from_seed (1, i);
      const WeftState *state = weft_history_state_at (history, i);

      try_rare (&voice, state, told);
      for (int n = 0; n < TRIES; n++)
        {
          WeftMove move = game_source_any_move (&source);

          try (&voice, state, &move, told);
          move = game_source_fix (&source, state);
          try (&voice, state, &move, told);
        }
    }
}

/* A note that is too long. */
static void
refuse_note (const char *path)
{
  g_autoptr (WeftHistory) history = load (path);
  const WeftVoice voice = { tables, weft_history_record (history) };
  WeftMove note = { .kind = WEFT_MOVE_NOTE };
  g_autofree char *text = g_strnfill (1001, 'x');
  g_autofree char *why = NULL;
  g_autoptr (GError) error = NULL;

  if (weft_history_apply (history, &note, text, &error))
    return;
  why = weft_refusals_words (&voice, error);
  g_print ("! %s\n", why);
}

int
main (int argc, char **argv)
{
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean refusals = argc > 1 && g_str_equal (argv[1], "--refusals");
  gboolean with_undo = argc > 1 && g_str_equal (argv[1], "--undo");
  gboolean log = argc > 1 && g_str_equal (argv[1], "--log");

  weft_language_start ();
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  for (int i = refusals || with_undo || log ? 2 : 1; i < argc; i++)
    if (refusals)
      tell_refusals (argv[i], told);
    else if (log)
      tell_past (argv[i], told);
    else
      tell_game (argv[i], with_undo);
  if (refusals)
    refuse_note (argv[2]);
  weft_tables_free (tables);
  return 0;
}
