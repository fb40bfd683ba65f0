/* weft-game.c: a game being played, as the window sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-game.h"

#include <glib/gi18n.h>

#include "weft-legal.h"
#include "weft-saver.h"

struct _WeftGame
{
  GObject parent_instance;

  const WeftTables *tables;
  WeftHistory *history;
  WeftSaver *saver;
  char *path;
  WeftVoice voice;
  GPtrArray *steps;
  int turn; /* the move the steps begin with */
  guint told;
  gboolean real_cards;
  gboolean real_dice;
  gboolean together;
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
  PROP_TOLD,
  PROP_REAL_CARDS,
  PROP_REAL_DICE,
  PROP_TOGETHER,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static char *
solo_title (WeftGame *game, const WeftState *state)
{
  guint human = MAX (state->income_turns[WEFT_PLAYER_P1], 1);
  guint bots = MAX (state->income_turns[WEFT_PLAYER_AUTOMA], 1);

  if (weft_game_get_step (game) != NULL || !weft_player_is_human (state->active))
    return g_strdup_printf (_ ("Era %u · bots’ turn"), bots);
  return g_strdup_printf (_ ("Era %u · your turn"), human);
}

static char *
make_title (WeftGame *game)
{
  const WeftState *state = weft_game_get_state (game);

  if (state->over && weft_game_get_step (game) == NULL)
    return g_strdup (_ ("The game is over"));
  if (weft_setup_is_solo (&state->setup))
    return solo_title (game, state);
  if (weft_game_get_step (game) != NULL || !weft_player_is_human (state->active))
    return g_strdup (_ ("The Shadow Empire’s turn"));
  /* Translators: an era's number, a player's name. */
  return g_strdup_printf (_ ("Era %1$u · %2$s"), MAX (state->income_turns[state->active], 1),
                          weft_words_player (&game->voice, state->active));
}

static char *
make_subtitle (WeftGame *game)
{
  const WeftState *state = weft_game_get_shown (game);

  if (!weft_setup_is_solo (&state->setup))
    return g_strdup_printf (g_dngettext (NULL, "Shadow Empire · %u player",
                                         "Shadow Empire · %u players", state->setup.n_humans),
                            state->setup.n_humans);
  if (state->vp[WEFT_PLAYER_P1] != WEFT_VP_UNKNOWN)
    /* Translators: level, the Automa's victory points, the person's. */
    return g_strdup_printf (_ ("Level %1$u · Automa %2$d VP · you %3$d"), state->setup.level,
                            state->vp[WEFT_PLAYER_AUTOMA], state->vp[WEFT_PLAYER_P1]);
  /* Translators: level, a civilization, the Automa's victory points. */
  return g_strdup_printf (_ ("Level %1$u · %2$s · Automa %3$d VP"), state->setup.level,
                          weft_words_civilization (state->setup.civilizations[0]),
                          state->vp[WEFT_PLAYER_AUTOMA]);
}

/* Whether the app's own shuffler or die would make just this move in @state. */
static gboolean
is_own_chance (WeftGame *game, const WeftState *state, const WeftMove *move)
{
  const WeftSeed *seed = weft_record_seed (weft_game_get_record (game));
  WeftMove own;

  if (seed == NULL || move == NULL || !weft_chance_is_next (state))
    return FALSE;
  own = weft_chance_sample (seed, state);
  if (own.kind != move->kind)
    return FALSE;
  if (move->kind == WEFT_MOVE_ROLL)
    return own.track == move->track;
  return own.cards[0] == move->cards[0]
         && (move->kind == WEFT_MOVE_REVEAL || own.cards[1] == move->cards[1]);
}

/* Whether move @index goes back and forward with what caused it. */
static gboolean
belongs_to_cause (WeftGame *game, guint index)
{
  return is_own_chance (game, weft_history_state_at (game->history, index),
                        weft_record_move (weft_game_get_record (game), index));
}

/* The move that undo would take back, with what followed from it; -1 when there is none. */
static int
last_step (WeftGame *game)
{
  int index = (int) weft_history_n_moves (game->history) - 1;

  while (index >= 0 && belongs_to_cause (game, (guint) index))
    index--;
  return index;
}

static void
weft_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  WeftGame *game = WEFT_GAME (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_take_string (value, make_title (game));
      break;
    case PROP_SUBTITLE:
      g_value_take_string (value, make_subtitle (game));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, last_step (game) >= 0);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, weft_record_n_undone (weft_game_get_record (game)) > 0);
      break;
    case PROP_TROUBLE:
      if (game->saver != NULL)
        g_object_get_property (G_OBJECT (game->saver), "trouble", value);
      break;
    case PROP_TOLD:
      g_value_set_uint (value, game->told);
      break;
    case PROP_REAL_CARDS:
      g_value_set_boolean (value, game->real_cards);
      break;
    case PROP_REAL_DICE:
      g_value_set_boolean (value, game->real_dice);
      break;
    case PROP_TOGETHER:
      g_value_set_boolean (value, game->together);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
notify_all (WeftGame *game)
{
  g_object_freeze_notify (G_OBJECT (game));
  for (guint i = PROP_TITLE; i < PROP_TROUBLE; i++)
    g_object_notify_by_pspec (G_OBJECT (game), properties[i]);
  g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_TOLD]);
  g_object_thaw_notify (G_OBJECT (game));
}

static void
save (WeftGame *game)
{
  weft_history_set_told (game->history, (int) game->told);
  if (game->saver != NULL)
    weft_saver_save (game->saver, weft_record_to_text (weft_game_get_record (game)));
}

/* Whether the person's own cards or dice answer what the game waits for. */
static gboolean
is_asked (WeftGame *game)
{
  return weft_game_get_state (game)->prompt.kind == WEFT_PROMPT_ROLL ? game->real_dice
                                                                     : game->real_cards;
}

/* Lets the shuffler and the die answer; TRUE when there was anything to answer. */
static gboolean
take_chance (WeftGame *game)
{
  const WeftSeed *seed = weft_record_seed (weft_game_get_record (game));
  gboolean any = FALSE;

  while (seed != NULL && weft_chance_is_next (weft_game_get_state (game)) && !is_asked (game))
    {
      WeftMove move = weft_chance_sample (seed, weft_game_get_state (game));

      if (!weft_history_apply (game->history, &move, NULL, NULL))
        break;
      any = TRUE;
    }
  return any;
}

/* Tells the bots' latest turn anew; steps told already stay so. */
static void
retell (WeftGame *game)
{
  int turn = weft_steps_find_turn (game->history);

  g_clear_pointer (&game->steps, g_ptr_array_unref);
  game->steps = weft_steps_tell (&game->voice, game->history, turn, game->real_cards);
  if (turn != game->turn)
    game->told = 0;
  game->turn = turn;
  if (game->together || game->told > game->steps->len)
    game->told = game->steps->len;
}

static void
announce (WeftGame *game)
{
  save (game);
  notify_all (game);
  g_signal_emit (game, signals[CHANGED], 0);
}

void
weft_game_go_on (WeftGame *game)
{
  g_return_if_fail (WEFT_IS_GAME (game));

  take_chance (game);
  retell (game);
  announce (game);
}

/* The person has taken to real cards or dice, or left them. */
static void
set_asked (WeftGame *game, gboolean *asked, gboolean value)
{
  if (*asked == value)
    return;
  *asked = value;
  weft_game_go_on (game);
}

static void
weft_game_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  WeftGame *game = WEFT_GAME (object);

  switch (id)
    {
    case PROP_REAL_CARDS:
      set_asked (game, &game->real_cards, g_value_get_boolean (value));
      break;
    case PROP_REAL_DICE:
      set_asked (game, &game->real_dice, g_value_get_boolean (value));
      break;
    case PROP_TOGETHER:
      game->together = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
weft_game_dispose (GObject *object)
{
  WeftGame *game = WEFT_GAME (object);

  g_clear_object (&game->saver);
  G_OBJECT_CLASS (weft_game_parent_class)->dispose (object);
}

static void
weft_game_finalize (GObject *object)
{
  WeftGame *game = WEFT_GAME (object);

  g_clear_pointer (&game->steps, g_ptr_array_unref);
  g_clear_pointer (&game->history, weft_history_free);
  g_clear_pointer (&game->path, g_free);
  G_OBJECT_CLASS (weft_game_parent_class)->finalize (object);
}

static void
weft_game_class_init (WeftGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = weft_game_get_property;
  object_class->set_property = weft_game_set_property;
  object_class->dispose = weft_game_dispose;
  object_class->finalize = weft_game_finalize;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, NULL, flags);
  properties[PROP_TOLD] = g_param_spec_uint ("told", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_REAL_CARDS] = g_param_spec_boolean ("real-cards", NULL, NULL, FALSE, writable);
  properties[PROP_REAL_DICE] = g_param_spec_boolean ("real-dice", NULL, NULL, FALSE, writable);
  properties[PROP_TOGETHER] = g_param_spec_boolean ("together", NULL, NULL, FALSE, writable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
weft_game_init (WeftGame *game)
{
  game->turn = WEFT_STEPS_NO_TURN;
}

static void
trouble_cb (WeftGame *game)
{
  g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_TROUBLE]);
}

WeftGame *
weft_game_new (const WeftTables *tables, WeftHistory *history, WeftRecordFile *file)
{
  WeftGame *game = g_object_new (WEFT_TYPE_GAME, NULL);
  int told = weft_record_told (weft_history_record (history));

  game->tables = tables;
  game->history = history;
  game->voice = (WeftVoice){ tables, weft_history_record (history) };
  game->path = file != NULL ? g_strdup (weft_record_file_path (file)) : NULL;
  if (file != NULL)
    {
      game->saver = weft_saver_new (file);
      g_signal_connect_object (game->saver, "notify::trouble", G_CALLBACK (trouble_cb), game,
                               G_CONNECT_SWAPPED);
    }
  retell (game);
  if (told == WEFT_RECORD_ALL_TOLD)
    game->told = weft_history_n_moves (history) > 0 ? game->steps->len : 0;
  else
    game->told = MIN ((guint) told, game->steps->len);
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

const WeftRecord *
weft_game_get_record (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  return weft_history_record (game->history);
}

const WeftVoice *
weft_game_get_voice (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  return &game->voice;
}

const char *
weft_game_get_path (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  return game->path;
}

const WeftState *
weft_game_get_state (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  return weft_history_state (game->history);
}

const WeftState *
weft_game_get_shown (WeftGame *game)
{
  const WeftStep *step = weft_game_get_step (game);

  return step != NULL ? &step->shown : weft_game_get_state (game);
}

GPtrArray *
weft_game_get_steps (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  return game->steps;
}

const WeftStep *
weft_game_get_step (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  if (game->told >= game->steps->len)
    return NULL;
  return g_ptr_array_index (game->steps, game->told);
}

guint
weft_game_get_told (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), 0);
  return game->told;
}

void
weft_game_tell (WeftGame *game, guint told)
{
  g_return_if_fail (WEFT_IS_GAME (game));

  told = MIN (told, game->steps->len);
  if (told == game->told)
    return;
  game->told = told;
  save (game);
  notify_all (game);
}

gboolean
weft_game_check (WeftGame *game, const WeftMove *move, GError **error)
{
  return weft_legal_check (weft_game_get_state (game), game->tables, move, error);
}

gboolean
weft_game_apply (WeftGame *game, const WeftMove *move, const char *text, GError **error)
{
  g_return_val_if_fail (WEFT_IS_GAME (game) && move != NULL, FALSE);

  weft_game_flush (game); /* the move before is on disk before this one is made */
  if (!weft_history_apply (game->history, move, text, error))
    return FALSE;
  take_chance (game);
  retell (game);
  announce (game);
  return TRUE;
}

/* After going back or forward nothing is told again step by step. */
static void
show_all (WeftGame *game)
{
  retell (game);
  game->told = game->steps->len;
  announce (game);
}

void
weft_game_undo (WeftGame *game)
{
  int index;

  g_return_if_fail (WEFT_IS_GAME (game));

  weft_game_flush (game);
  index = last_step (game);
  if (index < 0)
    return;
  weft_history_go_back (game->history, (guint) index);
  show_all (game);
}

void
weft_game_redo (WeftGame *game)
{
  g_return_if_fail (WEFT_IS_GAME (game));

  weft_game_flush (game);
  if (!weft_history_redo (game->history, NULL))
    return;
  while (is_own_chance (game, weft_game_get_state (game),
                        weft_record_next_undone (weft_game_get_record (game))))
    if (!weft_history_redo (game->history, NULL))
      break;
  /* A record from elsewhere may have nothing to redo where chance is due. */
  if (weft_record_next_undone (weft_game_get_record (game)) == NULL)
    take_chance (game);
  show_all (game);
}

void
weft_game_go_back (WeftGame *game, guint index)
{
  guint n = weft_history_n_moves (game->history);

  g_return_if_fail (WEFT_IS_GAME (game) && index <= n);

  weft_game_flush (game);
  while (index < n && belongs_to_cause (game, index))
    index++;
  if (index >= n)
    return;
  weft_history_go_back (game->history, index);
  show_all (game);
}

void
weft_game_flush (WeftGame *game)
{
  g_return_if_fail (WEFT_IS_GAME (game));
  if (game->saver != NULL)
    weft_saver_flush (game->saver);
}
