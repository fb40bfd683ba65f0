/* weft-log.c: the game so far as chapters, one a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-log.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-past.h"
#include "weft-standing.h"
#include "weft-story-moves.h"
#include "weft-tale.h"

struct _WeftLogLine
{
  GObject parent_instance;

  WeftLogEntry entry;
};

G_DEFINE_FINAL_TYPE (WeftLogLine, weft_log_line, G_TYPE_OBJECT)

static void
weft_log_line_finalize (GObject *object)
{
  WeftLogEntry *entry = &WEFT_LOG_LINE (object)->entry;

  g_free (entry->title);
  g_free (entry->details);
  g_free (entry->aside);
  G_OBJECT_CLASS (weft_log_line_parent_class)->finalize (object);
}

static void
weft_log_line_class_init (WeftLogLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = weft_log_line_finalize;
}

static void
weft_log_line_init (WeftLogLine *line)
{
  line->entry.event.kind = WEFT_N_EVENTS;
}

const WeftLogEntry *
weft_log_line_get (WeftLogLine *line)
{
  g_return_val_if_fail (WEFT_IS_LOG_LINE (line), NULL);
  return &line->entry;
}

/* ---- Telling ---- */

/* A log being told. */
typedef struct
{
  const WeftVoice *voice;
  const WeftHistory *history;
  GPtrArray *lines;
  guint turn;   /* the turn being told */
  guint8 whose; /* whose turn it is */
  guint era;    /* the era that has been told */
  int chapter;  /* the heading of the turn being told; -1 before the first */
} Teller;

/* @title: (transfer full) */
static WeftLogEntry *
insert (Teller *teller, int place, WeftLogKind kind, int move, char *title)
{
  WeftLogLine *line = g_object_new (WEFT_TYPE_LOG_LINE, NULL);

  line->entry.kind = kind;
  line->entry.move = move;
  line->entry.title = title;
  line->entry.thread =
      (WeftThread){ .turn = (guint16) teller->turn, .player = teller->whose, .track = WEFT_NONE };
  g_ptr_array_insert (teller->lines, place, line);
  return &line->entry;
}

static WeftLogEntry *
add (Teller *teller, WeftLogKind kind, int move, char *title)
{
  return insert (teller, -1, kind, move, title);
}

static WeftLogEntry *
entry_at (const Teller *teller, guint i)
{
  return &((WeftLogLine *) g_ptr_array_index (teller->lines, i))->entry;
}

/* What the chapter weaves: of each player the first advance, or the income turn (weft-cloth). */
static void
weave (Teller *teller)
{
  guint16 turn = entry_at (teller, (guint) teller->chapter)->thread.turn;
  WeftThread threads[WEFT_N_PLAYERS];

  for (guint8 player = 0; player < WEFT_N_PLAYERS; player++)
    threads[player] = (WeftThread){ turn, player, WEFT_NONE, FALSE };
  for (guint i = (guint) teller->chapter; i < teller->lines->len; i++)
    {
      const WeftEvent *event = &entry_at (teller, i)->event;

      if (event->kind == WEFT_EVENT_ERA)
        threads[event->player].income = TRUE;
      if (event->kind == WEFT_EVENT_ADVANCE && threads[event->player].track == WEFT_NONE)
        threads[event->player].track = event->track;
    }
  for (guint i = (guint) teller->chapter; i < teller->lines->len; i++)
    {
      WeftLogEntry *entry = entry_at (teller, i);

      entry->thread = threads[entry->thread.player];
    }
}

static void
end_chapter (Teller *teller)
{
  if (teller->chapter < 0)
    return;
  weave (teller);
  entry_at (teller, (guint) teller->chapter)->first = TRUE;
  entry_at (teller, teller->lines->len - 1)->last = TRUE;
}

static void
begin_chapter (Teller *teller, int move, char *title)
{
  end_chapter (teller);
  teller->chapter = (int) teller->lines->len;
  add (teller, WEFT_LOG_TURN, move, title);
}

static void
begin_turn (Teller *teller, int move, guint8 player)
{
  teller->turn++;
  teller->whose = player;
  begin_chapter (teller, move, weft_tale_turn (teller->voice, teller->turn, player));
}

/* The person's eras part the log; who reaches one first begins it. Its heading stands above that
 * of the turn. */
static void
begin_era (Teller *teller, const WeftEvent *event)
{
  if (!weft_player_is_human (event->player) || (guint) event->count <= teller->era
      || teller->chapter < 0)
    return;
  teller->era = (guint) event->count;
  insert (teller, teller->chapter, WEFT_LOG_ERA, entry_at (teller, (guint) teller->chapter)->move,
          /* Translators: the number of an era, the number of eras. */
          g_strdup_printf (_ ("Era %1$u of %2$d"), teller->era, WEFT_N_INCOME_TURNS));
  teller->chapter++;
}

/* The first pair stands beside the heading, for it decides the turn; a later one is told. */
static gboolean
puts_aside (Teller *teller, const WeftEvent *event)
{
  WeftLogEntry *heading;

  if (event->kind != WEFT_EVENT_CARDS || teller->chapter < 0)
    return FALSE;
  heading = entry_at (teller, (guint) teller->chapter);
  if (heading->aside == NULL)
    /* Translators: the numbers of two decision cards. */
    heading->aside = g_strdup_printf (_ ("Cards %1$u and %2$u"), event->cards[0], event->cards[1]);
  return TRUE;
}

/* Whether the event has a line of its own. */
static gboolean
tell_event (Teller *teller, int move, const WeftEvent *event)
{
  char *title;
  WeftLogEntry *entry;

  if (event->kind == WEFT_EVENT_TURN)
    {
      begin_turn (teller, move, event->player);
      return FALSE;
    }
  if (event->kind == WEFT_EVENT_ERA)
    begin_era (teller, event);
  if (puts_aside (teller, event) || (title = weft_past_event (teller->voice, event)) == NULL)
    return FALSE;
  entry = add (teller, WEFT_LOG_TOLD, move, title);
  entry->event = *event;
  entry->details = weft_past_detail (teller->voice, event);
  /* The bots share their turns, and each weaves a thread. */
  if (!weft_player_is_human (teller->whose) && !weft_player_is_human (event->player))
    entry->thread.player = event->player;
  return TRUE;
}

/* Whether a move is told even where something follows from it: what was said, not what it did. */
static gboolean
is_said (const WeftMove *move)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_ANSWER:
    case WEFT_MOVE_TILES:
    case WEFT_MOVE_NOTE:
    case WEFT_MOVE_FIX:
    case WEFT_MOVE_TIE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether nothing is to be told of a move even where nothing follows from it. */
static gboolean
is_silent (const WeftMove *move)
{
  return move->kind == WEFT_MOVE_END_TURN || move->kind == WEFT_MOVE_DEAL
         || move->kind == WEFT_MOVE_ROLL;
}

static void
tell_move (Teller *teller, int index)
{
  const WeftMove *move = weft_record_move (teller->voice->record, (guint) index);
  g_autoptr (GArray) events = weft_history_events (teller->history, index);
  const char *note = weft_record_note (teller->voice->record, (guint) index);
  guint told = 0;

  if (is_said (move))
    {
      add (teller, WEFT_LOG_TOLD, index, weft_story_move (teller->voice, move, note));
      told++;
    }
  for (guint e = 0; e < events->len; e++)
    told += tell_event (teller, index, &g_array_index (events, WeftEvent, e));
  if (told == 0 && !is_silent (move))
    add (teller, WEFT_LOG_TOLD, index, weft_story_move (teller->voice, move, note));
}

static void
tell_start (Teller *teller)
{
  g_autoptr (GArray) events = weft_history_events (teller->history, -1);

  for (guint e = 0; e < events->len; e++)
    tell_event (teller, -1, &g_array_index (events, WeftEvent, e));
}

static void
tell_end (Teller *teller)
{
  const WeftState *state = weft_history_state (teller->history);
  int last = (int) weft_history_n_moves (teller->history) - 1;
  WeftEvent over = { .kind = WEFT_EVENT_OVER };

  if (!state->over)
    return;
  over.winner = over.player = weft_state_winner (state);
  teller->turn++; /* no turn of the game's: nothing is woven any more */
  begin_chapter (teller, last, g_strdup (_ ("The game is over")));
  entry_at (teller, (guint) teller->chapter)->event = over;
  add (teller, WEFT_LOG_TOLD, last, weft_standing_verdict (teller->voice, state))->event = over;
}

/* (transfer full) (element-type WeftLogLine) */
static GPtrArray *
tell (WeftGame *game)
{
  Teller teller = { .voice = weft_game_get_voice (game),
                    .history = weft_game_get_history (game),
                    .chapter = -1 };
  int n = (int) weft_history_n_moves (teller.history);

  teller.lines = g_ptr_array_new_with_free_func (g_object_unref);
  tell_start (&teller);
  for (int i = 0; i < n; i++)
    tell_move (&teller, i);
  tell_end (&teller);
  end_chapter (&teller);
  return teller.lines;
}

/* ---- The list ---- */

/* What a picture shows of an event. The gaps between members have no value: no memcmp here. */
static gboolean
looks_the_same (const WeftEvent *one, const WeftEvent *other)
{
  return one->kind == other->kind && one->player == other->player && one->track == other->track
         && one->from == other->from && one->to == other->to && one->owner == other->owner
         && one->tier == other->tier && one->hex == other->hex && one->other == other->other
         && one->upright == other->upright && one->discarded == other->discarded
         && one->achievement == other->achievement && one->place == other->place
         && one->count == other->count && one->vp == other->vp && one->total == other->total
         && one->cards[0] == other->cards[0] && one->cards[1] == other->cards[1];
}

static gboolean
weaves_the_same (const WeftThread *one, const WeftThread *other)
{
  return one->turn == other->turn && one->player == other->player && one->track == other->track
         && one->income == other->income;
}

static gboolean
is_same (const WeftLogEntry *one, const WeftLogEntry *other)
{
  return one->kind == other->kind && one->move == other->move && one->first == other->first
         && one->last == other->last && looks_the_same (&one->event, &other->event)
         && weaves_the_same (&one->thread, &other->thread)
         && g_strcmp0 (one->title, other->title) == 0
         && g_strcmp0 (one->details, other->details) == 0
         && g_strcmp0 (one->aside, other->aside) == 0;
}

GListStore *
weft_log_lines (WeftGame *game)
{
  GListStore *lines = g_list_store_new (WEFT_TYPE_LOG_LINE);

  weft_log_update (lines, game);
  return lines;
}

void
weft_log_update (GListStore *lines, WeftGame *game)
{
  g_autoptr (GPtrArray) told = tell (game);
  guint had = g_list_model_get_n_items (G_LIST_MODEL (lines)), same = 0;

  for (; same < MIN (told->len, had); same++)
    {
      g_autoptr (WeftLogLine) line = g_list_model_get_item (G_LIST_MODEL (lines), same);

      if (!is_same (&line->entry, &((WeftLogLine *) told->pdata[same])->entry))
        break;
    }
  g_list_store_splice (lines, same, had - same, told->pdata + same, told->len - same);
}

char *
weft_log_text (WeftGame *game)
{
  return weft_tale_markdown (weft_game_get_voice (game), weft_game_get_history (game));
}
