/* weft-steps.c: a bots' turn as the steps the person takes on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-steps.h"

#include <string.h>

#include <glib/gi18n.h>

#include "weft-fix.h"
#include "weft-reasons.h"
#include "weft-reminders.h"
#include "weft-story-moves.h"
#include "weft-story.h"

/* A turn being told: what waits for the step it belongs to. */
typedef struct
{
  const WeftVoice *voice;
  GPtrArray *steps;
  WeftState shown;
  guint first; /* the move the turn begins with */
  guint8 cards[2];
  WeftEvent choice;
  WeftEvent era;     /* the income turn that began last */
  GPtrArray *before; /* lines for the next step */
  gboolean telling;  /* whether it is a bots' turn */
  gboolean income;   /* whether an income turn was among them */
  gboolean opening;  /* whether the first line that waits is that it begins */
  guint move_steps;  /* the steps before the move being told */
  int vp;            /* where the Automa's VP token is before the event */
} Teller;

static void
append (char ***list, char *text)
{
  guint n = *list != NULL ? g_strv_length (*list) : 0;

  *list = g_renew (char *, *list, n + 2);
  (*list)[n] = text;
  (*list)[n + 1] = NULL;
}

static void
cite (WeftStep *step, WeftRule number)
{
  const char *rule = weft_rule_nick (number);

  if (rule != NULL && !g_strv_contains ((const char *const *) step->rules, rule))
    append (&step->rules, g_strdup (rule));
}

/* Cites what the reasons name: each of the rules they give in brackets can be read at once. */
static void
cite_named (WeftStep *step, const char *why)
{
  for (const char *at = strchr (why, '('); at != NULL; at = strchr (at + 1, '('))
    for (guint rule = WEFT_RULE_NONE + 1; rule < WEFT_N_RULES; rule++)
      if (g_str_has_prefix (at + 1, weft_rule_nick ((WeftRule) rule)))
        cite (step, (WeftRule) rule);
}

/* Adds reasons; what is said already is not said again. */
static void
explain (Teller *teller, WeftStep *step, const WeftEvent *event)
{
  g_autofree char *why = weft_reasons_event (teller->voice, event);
  char *both;

  if (event->kind == WEFT_EVENT_CHOICE && event->box != WEFT_NONE)
    cite (step, event->box == WEFT_BOX_ANY ? WEFT_RULE_A1 : WEFT_RULE_A2);
  cite (step, event->rule);
  if (why == NULL)
    return;
  cite_named (step, why);
  if (step->why != NULL && g_strstr_len (step->why, -1, why) != NULL)
    return;
  both = step->why != NULL ? g_strdup_printf ("%s\n%s", step->why, why) : g_strdup (why);
  g_free (step->why);
  step->why = both;
}

static WeftStep *
last_step (Teller *teller)
{
  if (teller->steps->len == 0)
    return NULL;
  return g_ptr_array_index (teller->steps, teller->steps->len - 1);
}

/* Begins a step; what has waited for one goes along. */
static WeftStep *
begin_step (Teller *teller, const WeftEvent *event, char *sentence)
{
  WeftStep *step = weft_step_new (weft_step_act (event), event, sentence);

  /* What falls is somebody else's than whoever acts. */
  if (event->kind == WEFT_EVENT_TOPPLE)
    step->actor = WEFT_PLAYER_AUTOMA;
  step->heading = weft_story_heading (event);
  step->brief = weft_step_brief (teller->voice, event);
  step->choice = teller->choice;
  step->income = teller->era.kind == WEFT_EVENT_ERA && teller->era.player == WEFT_PLAYER_AUTOMA
                     ? (guint8) teller->era.count
                     : 0;
  step->opens_income = teller->opening;
  teller->opening = FALSE;
  step->vp_from = step->vp_to = teller->vp;
  step->cards[0] = teller->cards[0];
  step->cards[1] = teller->cards[1];
  for (guint i = 0; i < teller->before->len; i++)
    append (&step->lines, g_strdup (g_ptr_array_index (teller->before, i)));
  step->n_before = teller->before->len;
  g_ptr_array_set_size (teller->before, 0);
  if (teller->choice.kind == WEFT_EVENT_CHOICE)
    explain (teller, step, &teller->choice);
  teller->choice.kind = WEFT_N_EVENTS;
  explain (teller, step, event);
  g_ptr_array_add (teller->steps, step);
  return step;
}

/* Whether the event says what the latest step is: a conquest has no words of its own where its
 * outpost says everything. */
static gboolean
completes_last (Teller *teller)
{
  WeftStep *last = last_step (teller);

  return last != NULL && teller->steps->len > teller->move_steps && last->sentence == NULL;
}

/* Events that only prepare what follows. */
static gboolean
waits (Teller *teller, const WeftEvent *event)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_CARDS:
      teller->cards[0] = event->cards[0];
      teller->cards[1] = event->cards[1];
      return TRUE;
    case WEFT_EVENT_CHOICE:
      teller->choice = *event;
      return TRUE;
    case WEFT_EVENT_ERA:
      teller->income = TRUE;
      teller->era = *event;
      teller->opening = teller->before->len == 0;
      g_ptr_array_add (teller->before, weft_story_event (teller->voice, event));
      return TRUE;
    case WEFT_EVENT_ROLL:
      g_ptr_array_add (teller->before, weft_story_event (teller->voice, event));
      return TRUE;
    case WEFT_EVENT_SHUFFLE:
      teller->income |= event->player == WEFT_PLAYER_SHADOW; /* T6 */
      return FALSE;
    default:
      return FALSE;
    }
}

/* What a person gains by what the bots do. */
static void
remind (Teller *teller, WeftStep *step, const WeftEvent *event)
{
  g_auto (GStrv) lines = weft_reminders_of (teller->voice, event, teller->first);

  for (char **line = lines; *line != NULL; line++)
    append (&step->lines, g_strdup (*line));
}

static void
tell_event (Teller *teller, const WeftEvent *event, const WeftState *after)
{
  WeftStep *step;
  g_autofree char *sentence = NULL;

  teller->vp = teller->shown.vp[WEFT_PLAYER_AUTOMA];
  teller->shown = *after;
  if (waits (teller, event))
    return;
  sentence = weft_story_event (teller->voice, event);
  if (completes_last (teller))
    {
      step = last_step (teller);
      explain (teller, step, event);
      step->sentence = g_steal_pointer (&sentence);
      step->event.upright = event->kind == WEFT_EVENT_OUTPOST && event->upright;
    }
  else if (sentence != NULL || event->kind == WEFT_EVENT_CONQUER)
    step = begin_step (teller, event, g_steal_pointer (&sentence));
  else
    {
      if (event->kind == WEFT_EVENT_FAVORITE) /* it was looked for and stays */
        teller->choice.kind = WEFT_N_EVENTS;
      return;
    }
  remind (teller, step, event);
  step->vp_to = teller->shown.vp[WEFT_PLAYER_AUTOMA];
  step->shown = teller->shown;
}

/* An income turn with nothing to do yet is told all the same. */
static void
tell_waiting (Teller *teller)
{
  WeftStep *step;
  char *sentence;

  if (teller->before->len == 0 || teller->era.kind != WEFT_EVENT_ERA)
    return;
  sentence = g_strdup (g_ptr_array_index (teller->before, 0));
  g_ptr_array_remove_index (teller->before, 0);
  teller->opening = FALSE;
  step = begin_step (teller, &teller->era, sentence);
  step->shown = teller->shown;
  teller->era.kind = WEFT_N_EVENTS;
}

/* What the pictures do not show, and what can be done about what they do. */
static void
add_check_lines (WeftStep *step, const WeftState *now)
{
  if (!weft_setup_is_solo (&now->setup))
    {
      append (&step->lines, g_strdup (_ ("Tap the space where a token or a landmark differs.")));
      return;
    }
  append (&step->lines, g_strdup (_ ("Tap what differs: a space, a hex, or a number.")));
  append (&step->lines,
          g_strdup_printf (_ ("The Automa’s VP token is on %d."), now->vp[WEFT_PLAYER_AUTOMA]));
  append (&step->lines,
          g_strdup_printf (g_dngettext (NULL, "%d tapestry card is beside its mat.",
                                        "%d tapestry cards are beside its mat.", now->tapestry),
                           now->tapestry));
  /* No correction of the record moves them. */
  if (weft_setup_has_civilization (&now->setup, WEFT_CIVILIZATION_TRAILBLAZERS))
    append (&step->lines, g_strdup (_ ("Trailblazer outposts belong where the board shows them.")));
}

/* After an income turn the person is offered to compare the table. */
static void
offer_check (Teller *teller, const WeftState *now)
{
  WeftEvent event = { .kind = WEFT_N_EVENTS, .player = WEFT_PLAYER_AUTOMA };
  WeftStep *step;

  if (!teller->income || (now->prompt.kind != WEFT_PROMPT_TURN && !now->over))
    return;
  if (!weft_setup_is_solo (&now->setup))
    event.player = WEFT_PLAYER_SHADOW;
  step = begin_step (teller, &event, g_strdup (_ ("Does your table look like this?")));
  step->heading = _ ("Board check");
  step->check = TRUE;
  step->act = WEFT_ACT_CHECK;
  step->shown = *now;
  add_check_lines (step, now);
}

static gboolean
begins_bots_turn (const WeftEvent *event)
{
  return event->kind == WEFT_EVENT_TURN && !weft_player_is_human (event->player);
}

int
weft_steps_find_turn (const WeftHistory *history)
{
  const WeftRecord *record = weft_history_record (history);
  gboolean found = FALSE;

  /* A finished human leaves several bots' turns between two moves of a person: all are told. */
  for (int i = (int) weft_history_n_moves (history) - 1; i >= -1; i--)
    {
      g_autoptr (GArray) events = NULL;

      if (i >= 0 && weft_record_move (record, (guint) i)->kind != WEFT_MOVE_END_TURN && found)
        continue;
      events = weft_history_events (history, i);
      for (guint e = 0; e < events->len && !found; e++)
        found = begins_bots_turn (&g_array_index (events, WeftEvent, e));
      if (found && (i == -1 || weft_record_move (record, (guint) i)->kind == WEFT_MOVE_END_TURN))
        return i;
    }
  return WEFT_STEPS_NO_TURN;
}

/* The pair in force before the first move that is told. */
static void
start_from (Teller *teller, const WeftHistory *history, int first)
{
  for (int i = 0; first >= 0 && i < 2; i++)
    teller->cards[i] = weft_history_state_at (history, (guint) first)->deck.latest[i];
  teller->shown = *weft_history_state_at (history, (guint) MAX (first, 0));
}

/* Whether the game waits for the person after move @index. */
static gboolean
waits_for_person (const WeftVoice *voice, const WeftHistory *history, int index)
{
  const WeftState *state = weft_history_state_at (history, (guint) (index + 1));

  return !weft_chance_is_next (state)
         || (weft_record_by_hand (voice->record) & weft_by_hand_of_prompt (state->prompt.kind))
                != 0;
}

/* What is corrected stands on the table already: the pictures of every step show it. */
static void
correct (Teller *teller, const WeftMove *move)
{
  if (move == NULL || move->kind != WEFT_MOVE_FIX)
    return;
  for (guint s = 0; s < teller->steps->len; s++)
    weft_fix_apply (&((WeftStep *) g_ptr_array_index (teller->steps, s))->shown, move);
}

/* Tells the events of a move; FALSE when a human's turn has come. */
static gboolean
tell_move (Teller *teller, const WeftHistory *history, int index)
{
  g_autoptr (GArray) states = NULL;
  g_autoptr (GArray) events = weft_history_follow (history, index, &states);

  teller->move_steps = teller->steps->len;
  if (index >= 0)
    correct (teller, weft_record_move (weft_history_record (history), (guint) index));
  for (guint e = 0; e < events->len; e++)
    {
      const WeftEvent *event = &g_array_index (events, WeftEvent, e);

      if (event->kind == WEFT_EVENT_TURN && weft_player_is_human (event->player) && teller->telling)
        return FALSE;
      if (begins_bots_turn (event) && teller->before->len == 0)
        teller->era.kind = WEFT_N_EVENTS;
      teller->telling |= begins_bots_turn (event);
      if (teller->telling)
        tell_event (teller, event, &g_array_index (states, WeftState, e));
    }
  if (waits_for_person (teller->voice, history, index))
    tell_waiting (teller);
  return TRUE;
}

GPtrArray *
weft_steps_tell (const WeftVoice *voice, const WeftHistory *history, int first)
{
  Teller teller = { .voice = voice };
  int n = (int) weft_history_n_moves (history);
  int i = first;

  teller.steps = g_ptr_array_new_with_free_func ((GDestroyNotify) weft_step_free);
  if (first == WEFT_STEPS_NO_TURN)
    return teller.steps;
  teller.first = (guint) MAX (first, 0);
  teller.before = g_ptr_array_new_with_free_func (g_free);
  teller.choice.kind = WEFT_N_EVENTS;
  teller.era.kind = WEFT_N_EVENTS;
  start_from (&teller, history, first);
  while (i < n && tell_move (&teller, history, i))
    i++;
  tell_waiting (&teller);
  offer_check (&teller, weft_history_state_at (history, (guint) MIN (i + 1, n)));
  for (i++; i < n; i++)
    correct (&teller, weft_record_move (weft_history_record (history), (guint) i));
  g_ptr_array_unref (teller.before);
  return teller.steps;
}

/* The first move of the turn in progress, when that is a human's; else the number of moves. */
static guint
own_turn_first (const WeftHistory *history)
{
  const WeftState *now = weft_history_state (history);
  guint first = weft_history_n_moves (history);

  if (!weft_player_is_human (now->active) || now->over)
    return first;
  while (first > 0 && weft_history_state_at (history, first - 1)->turn == now->turn)
    first--;
  return first;
}

char **
weft_steps_tell_move (const WeftVoice *voice, const WeftHistory *history, guint index)
{
  const WeftRecord *record = weft_history_record (history);
  char **lines = g_new0 (char *, 1);
  g_autoptr (GArray) events = NULL;

  g_return_val_if_fail (voice != NULL && index < weft_record_n_moves (record), lines);

  events = weft_history_events (history, (int) index);
  for (guint e = 0; e < events->len; e++)
    {
      const WeftEvent *event = &g_array_index (events, WeftEvent, e);
      char *line;

      if (begins_bots_turn (event))
        break;
      line = weft_story_event (voice, event);
      if (line != NULL)
        append (&lines, line);
    }
  if (*lines == NULL)
    append (&lines, weft_story_move (voice, weft_record_move (record, index),
                                     weft_record_note (record, index)));
  return lines;
}

char **
weft_steps_tell_own (const WeftVoice *voice, const WeftHistory *history)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (guint i = own_turn_first (history); i < weft_history_n_moves (history); i++)
    {
      g_auto (GStrv) told = weft_steps_tell_move (voice, history, i);

      g_strv_builder_addv (lines, (const char **) told);
    }
  return g_strv_builder_end (lines);
}
