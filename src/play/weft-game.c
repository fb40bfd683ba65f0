/* weft-game.c: a game in play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-game.h"

#include <glib/gi18n.h>

#include "weft-bundle-private.h"
#include "weft-causes.h"
#include "weft-legal.h"
#include "weft-record-text.h"
#include "weft-saver.h"
#include "weft-standing.h"
#include "weft-typed-words.h"

struct _WeftGame
{
  GObject parent_instance;

  const WeftTables *tables;
  WeftHistory *history;
  WeftSaver *saver;
  char *path;
  gboolean is_protected;
  WeftVoice voice;
  GPtrArray *steps;
  int turn; /* the move the steps begin with */
  guint told;
  gboolean together;
  gboolean is_new; /* whether the file is yet to be written */
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

static gboolean
is_by_hand (WeftGame *game, WeftByHand what)
{
  return (weft_record_by_hand (weft_game_get_record (game)) & WEFT_BY_HAND_BIT (what)) != 0;
}

static void
weft_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  WeftGame *game = WEFT_GAME (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_take_string (value, weft_standing_title (&game->voice, weft_game_get_state (game),
                                                       weft_game_get_step (game)));
      break;
    case PROP_SUBTITLE:
      g_value_take_string (value,
                           weft_standing_subtitle (&game->voice, weft_game_get_shown (game)));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, weft_causes_last_step (game->history) != WEFT_CAUSES_NO_STEP);
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
      g_value_set_boolean (value, is_by_hand (game, WEFT_BY_HAND_CARDS));
      break;
    case PROP_REAL_DICE:
      g_value_set_boolean (value, is_by_hand (game, WEFT_BY_HAND_DICE));
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
  game->is_new = FALSE;
  weft_history_set_told (game->history, (int) game->told);
  if (game->saver != NULL)
    weft_saver_save (game->saver, weft_record_to_text (weft_game_get_record (game)));
}

/* Tells the bots' latest turn anew; steps told already stay so. */
static void
retell (WeftGame *game)
{
  int turn = weft_steps_find_turn (game->history);

  g_clear_pointer (&game->steps, g_ptr_array_unref);
  game->steps = weft_steps_tell (&game->voice, game->history, turn);
  if (turn != game->turn)
    game->told = 0;
  game->turn = turn;
  if (game->together || game->told > game->steps->len)
    game->told = game->steps->len;
}

static void
announce (WeftGame *game)
{
  notify_all (game);
  g_signal_emit (game, signals[CHANGED], 0);
}

/* After a change: chance takes its course, and all is told and saved. */
static void
go_on (WeftGame *game)
{
  weft_history_take_chance (game->history);
  retell (game);
  save (game);
  announce (game);
}

void
weft_game_go_on (WeftGame *game)
{
  guint taken;

  g_return_if_fail (WEFT_IS_GAME (game));

  taken = weft_history_take_chance (game->history);
  retell (game);
  if (taken > 0 || game->is_new) /* looking at a game does not write it */
    save (game);
  announce (game);
}

/* The person has taken to real cards or dice, or left them. */
static void
set_by_hand (WeftGame *game, WeftByHand what, gboolean by_hand, GParamSpec *pspec)
{
  WeftByHandSet now = weft_record_by_hand (weft_game_get_record (game));
  WeftByHandSet wanted =
      by_hand ? now | WEFT_BY_HAND_BIT (what) : (WeftByHandSet) (now & ~WEFT_BY_HAND_BIT (what));

  if (wanted == now || weft_record_seed (weft_game_get_record (game)) == NULL)
    return;
  weft_history_set_by_hand (game->history, wanted);
  g_object_notify_by_pspec (G_OBJECT (game), pspec);
  go_on (game);
}

static void
weft_game_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  WeftGame *game = WEFT_GAME (object);

  switch (id)
    {
    case PROP_REAL_CARDS:
      set_by_hand (game, WEFT_BY_HAND_CARDS, g_value_get_boolean (value), pspec);
      break;
    case PROP_REAL_DICE:
      set_by_hand (game, WEFT_BY_HAND_DICE, g_value_get_boolean (value), pspec);
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
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

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

/* From now on the game is saved in @file (transfer full). */
static void
save_in (WeftGame *game, WeftRecordFile *file)
{
  g_clear_object (&game->saver);
  g_free (game->path);
  game->path = g_strdup (weft_record_file_path (file));
  game->is_new = weft_record_file_is_new (file);
  game->is_protected = weft_record_file_is_protected (file);
  game->saver = weft_saver_new (file);
  g_signal_connect_object (game->saver, "notify::trouble", G_CALLBACK (trouble_cb), game,
                           G_CONNECT_SWAPPED);
}

WeftGame *
weft_game_new (const WeftTables *tables, WeftHistory *history, WeftRecordFile *file)
{
  WeftGame *game = g_object_new (WEFT_TYPE_GAME, NULL);
  int told = weft_record_told (weft_history_record (history));

  game->tables = tables;
  game->history = history;
  game->voice = (WeftVoice){ tables, weft_history_record (history) };
  if (file != NULL)
    save_in (game, file);
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
  const WeftStep *step;

  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);

  step = weft_game_get_step (game);
  return step != NULL ? &step->shown : weft_game_get_state (game);
}

GPtrArray *
weft_game_get_steps (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  return game->steps;
}

int
weft_game_get_turn (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), WEFT_STEPS_NO_TURN);
  return game->turn;
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
  WeftMove completed;

  g_return_val_if_fail (WEFT_IS_GAME (game) && move != NULL, FALSE);

  completed = weft_bundle_complete (weft_game_get_record (game), weft_game_get_state (game), move);
  return weft_legal_check (weft_game_get_state (game), game->tables, &completed, error);
}

gboolean
weft_game_apply (WeftGame *game, const WeftMove *move, const char *text, GError **error)
{
  WeftMove completed;

  g_return_val_if_fail (WEFT_IS_GAME (game) && move != NULL, FALSE);

  weft_game_flush (game); /* the move before is on disk before this one is made */
  completed = weft_bundle_complete (weft_game_get_record (game), weft_game_get_state (game), move);
  if (!weft_history_apply (game->history, &completed, text, error))
    return FALSE;
  go_on (game);
  return TRUE;
}

gboolean
weft_game_note_card (WeftGame *game, WeftCardKind kind, const char *nick, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (WEFT_IS_GAME (game) && nick != NULL, FALSE);

  text = weft_words_card_note (game->tables, kind, nick);
  weft_game_flush (game);
  if (!weft_history_note_card (game->history, weft_typed_human (weft_game_get_state (game)), kind,
                               nick, text, error))
    return FALSE;
  go_on (game);
  return TRUE;
}

gboolean
weft_game_note_kept (WeftGame *game, guint kept, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (WEFT_IS_GAME (game), FALSE);

  text = weft_words_kept (kept);
  weft_game_flush (game);
  if (!weft_history_note_kept (game->history, weft_typed_human (weft_game_get_state (game)), kept,
                               text, error))
    return FALSE;
  go_on (game);
  return TRUE;
}

/* Makes all of the moves or none. */
static gboolean
make_all (WeftGame *game, const WeftBundle *bundle, char ***said, GError **error)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  weft_game_flush (game);
  if (!weft_bundle_make (bundle, game->history, &game->voice, lines, error))
    return FALSE;
  go_on (game);
  if (said != NULL)
    *said = g_strv_builder_end (lines);
  return TRUE;
}

gboolean
weft_game_apply_typed (WeftGame *game, const WeftTyped *typed, char ***said, GError **error)
{
  g_return_val_if_fail (WEFT_IS_GAME (game) && typed != NULL, FALSE);

  return make_all (game,
                   &(WeftBundle){ .moves = typed->moves,
                                  .n = typed->n_moves,
                                  .text = typed->text,
                                  .card_kind = typed->card_kind,
                                  .card = typed->card,
                                  .kept = typed->keeps ? typed->kept : -1 },
                   said, error);
}

gboolean
weft_game_apply_act (WeftGame *game, const WeftMove *moves, guint n, char ***said, GError **error)
{
  g_return_val_if_fail (WEFT_IS_GAME (game) && moves != NULL, FALSE);
  return make_all (game, &(WeftBundle){ .moves = moves, .n = n, .kept = -1, .one_act = TRUE }, said,
                   error);
}

/* After going back or forward nothing is told again step by step. */
static void
show_all (WeftGame *game)
{
  retell (game);
  game->told = game->steps->len;
  save (game);
  announce (game);
}

char *
weft_game_say_act (WeftGame *game, guint index)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);
  return weft_bundle_say (&game->voice, index);
}

char *
weft_game_next_undo (WeftGame *game)
{
  int index;

  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);

  index = weft_causes_last_step (game->history);
  return index != WEFT_CAUSES_NO_STEP ? weft_game_say_act (game, (guint) index) : NULL;
}

gboolean
weft_game_undo (WeftGame *game)
{
  int index;

  g_return_val_if_fail (WEFT_IS_GAME (game), FALSE);

  weft_game_flush (game);
  index = weft_causes_last_step (game->history);
  if (index == WEFT_CAUSES_NO_STEP)
    return FALSE;
  weft_history_go_back (game->history, (guint) index);
  show_all (game);
  return TRUE;
}

gboolean
weft_game_redo (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), FALSE);

  weft_game_flush (game);
  if (!weft_causes_redo (game->history))
    return FALSE;
  show_all (game);
  return TRUE;
}

gboolean
weft_game_go_back (WeftGame *game, guint index)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), FALSE);
  g_return_val_if_fail (index <= weft_history_n_moves (game->history), FALSE);

  weft_game_flush (game);
  index = weft_causes_next_step (game->history, index);
  if (index == weft_history_n_moves (game->history))
    return FALSE;
  weft_history_go_back (game->history, index);
  show_all (game);
  return TRUE;
}

gboolean
weft_game_is_protected (WeftGame *game)
{
  g_return_val_if_fail (WEFT_IS_GAME (game), FALSE);
  return game->is_protected;
}

/* A file that the game may be saved in; NULL with an error. */
static WeftRecordFile *
open_other (const char *path, WeftSave how, GError **error)
{
  g_autoptr (WeftRecordFile) file = weft_record_file_open (path, error);

  if (file == NULL || how == WEFT_SAVE_OVER || weft_record_file_is_new (file))
    return g_steal_pointer (&file);
  g_set_error (error, WEFT_ERROR, WEFT_ERROR_FILE,
               _ ("There is such a file already: choose another name."));
  return NULL;
}

gboolean
weft_game_save_to (WeftGame *game, const char *path, WeftSave how, GError **error)
{
  g_autoptr (WeftRecordFile) file = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (WEFT_IS_GAME (game) && path != NULL, FALSE);

  file = open_other (path, how, error);
  text = weft_record_to_text (weft_game_get_record (game));
  if (file == NULL || !weft_record_file_write (file, text, error))
    return FALSE;
  save_in (game, g_steal_pointer (&file));
  g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_TROUBLE]);
  return TRUE;
}

void
weft_game_flush (WeftGame *game)
{
  g_return_if_fail (WEFT_IS_GAME (game));

  if (game->saver != NULL)
    weft_saver_flush (game->saver);
}
