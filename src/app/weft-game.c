/* weft-game.c: a game being played, as the window sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-game.h"

#include <glib/gi18n.h>

struct _WeftGame
{
  GObject parent_instance;

  const WeftTables *tables;
  WeftHistory *history;
  char *path;
  char *trouble;
  guint step;
};

G_DEFINE_FINAL_TYPE (WeftGame, weft_game, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_TROUBLE,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
can_undo (WeftGame *game)
{
  return weft_history_n_moves (game->history) > 0;
}

static gboolean
can_redo (WeftGame *game)
{
  return weft_record_n_undone (weft_history_record (game->history)) > 0;
}

static char *
make_title (const WeftState *state)
{
  guint era = state->income_turns[WEFT_PLAYER_P1];

  if (state->over)
    return g_strdup (_ ("The game is over"));
  if (state->prompt.kind == WEFT_PROMPT_TURN)
    return g_strdup_printf (_ ("Era %u · your turn"), era);
  return g_strdup_printf (_ ("Era %u · bots’ turn"), era);
}

static char *
make_subtitle (const WeftState *state)
{
  if (!weft_setup_is_solo (&state->setup))
    return g_strdup (_ ("Shadow Empire"));
  return g_strdup_printf (_ ("Level %u · Automa %d VP"), state->setup.level,
                          state->vp[WEFT_PLAYER_AUTOMA]);
}

static void
weft_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  WeftGame *game = WEFT_GAME (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_take_string (value, make_title (weft_game_get_state (game)));
      break;
    case PROP_SUBTITLE:
      g_value_take_string (value, make_subtitle (weft_game_get_state (game)));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, can_undo (game));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, can_redo (game));
      break;
    case PROP_TROUBLE:
      g_value_set_string (value, game->trouble);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
weft_game_finalize (GObject *object)
{
  WeftGame *game = WEFT_GAME (object);

  g_clear_pointer (&game->history, weft_history_free);
  g_clear_pointer (&game->path, g_free);
  g_clear_pointer (&game->trouble, g_free);
  G_OBJECT_CLASS (weft_game_parent_class)->finalize (object);
}

static void
weft_game_class_init (WeftGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = weft_game_get_property;
  object_class->finalize = weft_game_finalize;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
weft_game_init (WeftGame *game)
{
  (void) game;
}

static void
save (WeftGame *game)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&game->trouble, g_free);
  if (!weft_record_save (weft_history_record (game->history), game->path, &error))
    game->trouble = g_strdup (error->message);
}

/* Saves and tells everybody who looks. */
static void
announce (WeftGame *game)
{
  save (game);
  g_object_freeze_notify (G_OBJECT (game));
  for (guint i = PROP_TITLE; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (game), properties[i]);
  g_object_thaw_notify (G_OBJECT (game));
  g_signal_emit (game, signals[CHANGED], 0);
}

WeftGame *
weft_game_new (const WeftTables *tables, WeftHistory *history, const char *path)
{
  WeftGame *game = g_object_new (WEFT_TYPE_GAME, NULL);

  game->tables = tables;
  game->history = history;
  game->path = g_strdup (path);
  game->step = weft_history_n_moves (history);
  weft_history_take_chance (history);
  save (game);
  return game;
}

const WeftTables *
weft_game_get_tables (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  return game->tables;
}

WeftHistory *
weft_game_get_history (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  return game->history;
}

const WeftState *
weft_game_get_state (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  return weft_history_state (game->history);
}

guint
weft_game_get_step (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), 0);
  return game->step;
}

gboolean
weft_game_apply (WeftGame *game, const WeftMove *move, GError **error)
{
  guint step = weft_history_n_moves (game->history);

  g_return_val_if_fail (WEFT_IS_GAME (game) && move != NULL, FALSE);

  if (!weft_history_apply (game->history, move, NULL, error))
    return FALSE;
  weft_history_take_chance (game->history);
  game->step = step;
  announce (game);
  return TRUE;
}

/* Whether the shuffler made the move: those go back and forward with what caused them. */
static gboolean
is_own_chance (WeftGame *game, const WeftMove *move)
{
  return weft_record_seed (weft_history_record (game->history)) != NULL
         && (move->kind == WEFT_MOVE_DEAL || move->kind == WEFT_MOVE_ROLL
             || move->kind == WEFT_MOVE_REVEAL);
}

void
weft_game_undo (WeftGame *game)
{
  const WeftRecord *record = weft_history_record (game->history);
  guint n = weft_history_n_moves (game->history);

  g_return_if_fail (WEFT_IS_GAME (game));

  while (n > 0 && is_own_chance (game, weft_record_move (record, n - 1)))
    n--;
  if (n == 0)
    return;
  weft_history_go_back (game->history, n - 1);
  game->step = n - 1;
  announce (game);
}

void
weft_game_redo (WeftGame *game)
{
  const WeftRecord *record = weft_history_record (game->history);
  guint step = weft_history_n_moves (game->history);
  const WeftMove *next;

  g_return_if_fail (WEFT_IS_GAME (game));

  if (!weft_history_redo (game->history, NULL))
    return;
  while ((next = weft_record_next_undone (record)) != NULL && is_own_chance (game, next))
    if (!weft_history_redo (game->history, NULL))
      break;
  game->step = step;
  announce (game);
}
