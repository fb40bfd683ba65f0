/* weft-put-back.c: what the person puts back when the game goes back or forward
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-put-back.h"

struct _WeftPutBack
{
  GObject parent_instance;

  WeftGame *game;
  gboolean going;    /* between the call and the game's answer */
  WeftState table;   /* what lies there while there is something to do */
  guint table_moves; /* how many moves had led to it */
  GHashTable *told;  /* the acts done of a bots' turn, by the move it began with */
  GArray *events;    /* what is between the table and the game */
  GPtrArray *steps;
  guint done;
  WeftChangesWay way;
};

G_DEFINE_FINAL_TYPE (WeftPutBack, weft_put_back, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The table after so many acts of the bots' turn. */
static const WeftState *
table_after (WeftPutBack *put_back, guint told)
{
  GPtrArray *steps = weft_game_get_steps (put_back->game);
  WeftHistory *history = weft_game_get_history (put_back->game);

  if (told > 0)
    return &((const WeftStep *) g_ptr_array_index (steps, told - 1))->shown;
  return weft_history_state_at (history, (guint) MAX (weft_steps_find_turn (history), 0));
}

/* What lies on the table, as far as it has been told. */
static const WeftState *
table_now (WeftPutBack *put_back)
{
  if (put_back->steps != NULL && put_back->done > 0)
    return &((const WeftStep *) g_ptr_array_index (put_back->steps, put_back->done - 1))->shown;
  if (put_back->steps != NULL)
    return &put_back->table;
  if (weft_game_get_step (put_back->game) == NULL)
    return weft_game_get_state (put_back->game);
  return table_after (put_back, weft_game_get_told (put_back->game));
}

static void
add_events (WeftPutBack *put_back, guint first, guint last, gboolean in_front)
{
  GArray *events = weft_events_new ();

  for (guint i = first; i < last; i++)
    {
      g_autoptr (GArray) more =
          weft_history_events (weft_game_get_history (put_back->game), (int) i);

      g_array_append_vals (events, more->data, more->len);
    }
  if (in_front)
    g_array_prepend_vals (put_back->events, events->data, events->len);
  else
    g_array_append_vals (put_back->events, events->data, events->len);
  g_array_unref (events);
}

static guint
n_moves (WeftPutBack *put_back)
{
  return weft_history_n_moves (weft_game_get_history (put_back->game));
}

/* Before the game goes anywhere: what lies on the table, and how far its turn has been done. */
static void
remember (WeftPutBack *put_back)
{
  int turn = weft_steps_find_turn (weft_game_get_history (put_back->game));

  if (put_back->steps == NULL)
    {
      g_array_set_size (put_back->events, 0);
      put_back->table_moves = n_moves (put_back);
      g_hash_table_insert (put_back->told, GINT_TO_POINTER (turn + 2),
                           GUINT_TO_POINTER (weft_game_get_told (put_back->game)));
    }
  put_back->table = *table_now (put_back);
  put_back->going = TRUE;
}

static gboolean
is_table_after (WeftPutBack *put_back, guint told)
{
  return weft_changes_none (weft_game_get_voice (put_back->game), &put_back->table,
                            table_after (put_back, told));
}

static gboolean
is_going_back (WeftPutBack *put_back)
{
  return n_moves (put_back) < put_back->table_moves;
}

/* Where the table stands in the bots' turn that the game is at; -1 when it is not in it. */
static int
find_told (WeftPutBack *put_back)
{
  guint n = weft_game_get_steps (put_back->game)->len;
  int turn = weft_steps_find_turn (weft_game_get_history (put_back->game));
  gpointer told;

  if (turn == WEFT_STEPS_NO_TURN)
    return -1;
  if (g_hash_table_lookup_extended (put_back->told, GINT_TO_POINTER (turn + 2), NULL, &told)
      && is_table_after (put_back, MIN (GPOINTER_TO_UINT (told), n)))
    return (int) MIN (GPOINTER_TO_UINT (told), n);
  /* Acts that change nothing to be seen have been done on the way back, and are still to be done on
   * the way forward. */
  for (guint i = 0; i <= n; i++)
    {
      guint after = is_going_back (put_back) ? n - i : i;

      if (is_table_after (put_back, after))
        return (int) after;
    }
  return -1;
}

/* Whether the bots' turn was the last thing that happened. */
static gboolean
is_at_turn (WeftPutBack *put_back)
{
  WeftHistory *history = weft_game_get_history (put_back->game);
  const WeftState *state = weft_history_state (history);
  int turn = weft_steps_find_turn (history);

  if (!weft_player_is_human (state->active) || state->over)
    return TRUE;
  return turn != WEFT_STEPS_NO_TURN
         && weft_changes_none (weft_game_get_voice (put_back->game), state,
                               table_after (put_back, weft_game_get_steps (put_back->game)->len));
}

static void
clear_steps (WeftPutBack *put_back)
{
  g_clear_pointer (&put_back->steps, g_ptr_array_unref);
  put_back->done = 0;
}

/* After the game has gone: what is to be done on the table. */
static void
work_out (WeftPutBack *put_back)
{
  int told = is_at_turn (put_back) ? find_told (put_back) : -1;

  put_back->going = FALSE;
  clear_steps (put_back);
  if (told >= 0)
    weft_game_tell (put_back->game, (guint) told);
  else
    {
      put_back->way =
          n_moves (put_back) < put_back->table_moves ? WEFT_CHANGES_BACK : WEFT_CHANGES_FORWARD;
      put_back->steps =
          weft_changes_tell (weft_game_get_voice (put_back->game), &put_back->table,
                             weft_game_get_state (put_back->game), put_back->events, put_back->way);
      if (put_back->steps->len == 0)
        clear_steps (put_back);
    }
  g_signal_emit (put_back, signals[CHANGED], 0);
}

/* No later than the first move that undo can take back: cards and dice go with what caused them. */
static guint
first_undone (WeftPutBack *put_back)
{
  const WeftRecord *record = weft_game_get_record (put_back->game);
  guint first = n_moves (put_back);

  while (first > 0)
    {
      WeftMoveKind kind = weft_record_move (record, --first)->kind;

      if (kind != WEFT_MOVE_DEAL && kind != WEFT_MOVE_ROLL && kind != WEFT_MOVE_REVEAL)
        break;
    }
  return first;
}

void
weft_put_back_undo (WeftPutBack *put_back)
{
  g_return_if_fail (WEFT_IS_PUT_BACK (put_back));

  remember (put_back);
  add_events (put_back, first_undone (put_back), n_moves (put_back), TRUE);
  weft_game_undo (put_back->game);
  work_out (put_back);
}

void
weft_put_back_redo (WeftPutBack *put_back)
{
  guint before;

  g_return_if_fail (WEFT_IS_PUT_BACK (put_back));

  before = n_moves (put_back);
  remember (put_back);
  weft_game_redo (put_back->game);
  add_events (put_back, before, n_moves (put_back), FALSE);
  work_out (put_back);
}

void
weft_put_back_go_back (WeftPutBack *put_back, guint index)
{
  g_return_if_fail (WEFT_IS_PUT_BACK (put_back) && index <= n_moves (put_back));

  remember (put_back);
  add_events (put_back, index, n_moves (put_back), TRUE);
  weft_game_go_back (put_back->game, index);
  work_out (put_back);
}

GPtrArray *
weft_put_back_get_steps (WeftPutBack *put_back)
{
  g_return_val_if_fail (WEFT_IS_PUT_BACK (put_back), NULL);
  return put_back->steps;
}

WeftChangesWay
weft_put_back_get_way (WeftPutBack *put_back)
{
  g_return_val_if_fail (WEFT_IS_PUT_BACK (put_back), WEFT_CHANGES_BACK);
  return put_back->way;
}

guint
weft_put_back_get_done (WeftPutBack *put_back)
{
  g_return_val_if_fail (WEFT_IS_PUT_BACK (put_back), 0);
  return put_back->done;
}

void
weft_put_back_set_done (WeftPutBack *put_back, guint done)
{
  g_return_if_fail (WEFT_IS_PUT_BACK (put_back));

  if (put_back->steps == NULL || put_back->done == MIN (done, put_back->steps->len))
    return;
  put_back->done = MIN (done, put_back->steps->len);
  g_signal_emit (put_back, signals[CHANGED], 0);
}

const WeftStep *
weft_put_back_get_step (WeftPutBack *put_back)
{
  g_return_val_if_fail (WEFT_IS_PUT_BACK (put_back), NULL);
  if (put_back->steps == NULL || put_back->done >= put_back->steps->len)
    return NULL;
  return g_ptr_array_index (put_back->steps, put_back->done);
}

void
weft_put_back_finish (WeftPutBack *put_back)
{
  g_return_if_fail (WEFT_IS_PUT_BACK (put_back));

  if (put_back->steps == NULL)
    return;
  clear_steps (put_back);
  g_hash_table_remove_all (put_back->told);
  g_signal_emit (put_back, signals[CHANGED], 0);
}

/* Whoever plays on has the table as the game says. */
static void
game_changed_cb (WeftPutBack *put_back)
{
  if (!put_back->going)
    weft_put_back_finish (put_back);
}

static void
weft_put_back_finalize (GObject *object)
{
  WeftPutBack *put_back = WEFT_PUT_BACK (object);

  g_clear_pointer (&put_back->steps, g_ptr_array_unref);
  g_array_unref (put_back->events);
  g_hash_table_unref (put_back->told);
  G_OBJECT_CLASS (weft_put_back_parent_class)->finalize (object);
}

static void
weft_put_back_class_init (WeftPutBackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = weft_put_back_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
weft_put_back_init (WeftPutBack *put_back)
{
  put_back->events = weft_events_new ();
  put_back->told = g_hash_table_new (NULL, NULL);
}

WeftPutBack *
weft_put_back_new (WeftGame *game)
{
  WeftPutBack *put_back = g_object_new (WEFT_TYPE_PUT_BACK, NULL);

  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);

  put_back->game = game;
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), put_back,
                           G_CONNECT_SWAPPED);
  return put_back;
}
