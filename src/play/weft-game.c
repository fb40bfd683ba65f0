/* weft-game.c: a game in play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-game.h"

#include <glib/gi18n.h>

#include "weft-causes.h"
#include "weft-flow.h"
#include "weft-legal.h"
#include "weft-played.h"
#include "weft-record-marks.h"
#include "weft-record-text.h"
#include "weft-refusals.h"
#include "weft-saver.h"
#include "weft-standing.h"
#include "weft-story.h"

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

/* The move with what the person's cards make of it. */
static WeftMove
complete (WeftGame *game, const WeftState *state, const WeftMove *move)
{
  WeftMove completed = *move;

  weft_played_complete (weft_game_get_record (game), state, &completed);
  return completed;
}

gboolean
weft_game_check (WeftGame *game, const WeftMove *move, GError **error)
{
  WeftMove completed;

  g_return_val_if_fail (WEFT_IS_GAME (game) && move != NULL, FALSE);

  completed = complete (game, weft_game_get_state (game), move);
  return weft_legal_check (weft_game_get_state (game), game->tables, &completed, error);
}

gboolean
weft_game_apply (WeftGame *game, const WeftMove *move, const char *text, GError **error)
{
  WeftMove completed;

  g_return_val_if_fail (WEFT_IS_GAME (game) && move != NULL, FALSE);

  weft_game_flush (game); /* the move before is on disk before this one is made */
  completed = complete (game, weft_game_get_state (game), move);
  if (!weft_history_apply (game->history, &completed, text, error))
    return FALSE;
  go_on (game);
  return TRUE;
}

/* The human whose cards are spoken of. */
static guint8
human_of (WeftGame *game)
{
  guint8 player = weft_game_get_state (game)->active;

  return weft_player_is_human (player) ? player : WEFT_PLAYER_P1;
}

gboolean
weft_game_note_card (WeftGame *game, WeftCardKind kind, const char *nick, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (WEFT_IS_GAME (game) && nick != NULL, FALSE);

  text = weft_words_card_note (game->tables, kind, nick);
  weft_game_flush (game);
  if (!weft_history_note_card (game->history, human_of (game), kind, nick, text, error))
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
  if (!weft_history_note_kept (game->history, human_of (game), kept, text, error))
    return FALSE;
  go_on (game);
  return TRUE;
}

/* Makes the chance moves that are not the person's to bring, in a state apart. */
static void
rehearse_chance (WeftGame *game, WeftState *state)
{
  const WeftRecord *record = weft_game_get_record (game);

  while (weft_chance_is_next (state)
         && (weft_record_by_hand (record) & weft_by_hand_of_prompt (state->prompt.kind)) == 0)
    {
      WeftMove move = weft_chance_sample (weft_record_seed (record), state);

      weft_flow_apply_legal (game->tables, state, &move, NULL);
    }
}

/* Whether all of the moves are possible one after the other. */
static gboolean
rehearse (WeftGame *game, const WeftMove *moves, guint n, const char *text, GError **error)
{
  WeftState state = *weft_game_get_state (game);

  for (guint i = 0; i < n; i++)
    {
      WeftMove move = complete (game, &state, &moves[i]);
      g_autoptr (GError) local = NULL;
      g_autofree char *words = NULL;

      if (!weft_record_check (weft_game_get_record (game), &move, text, &local)
          || !weft_flow_apply (game->tables, &state, &move, NULL, &local))
        {
          words = weft_refusals_words (&game->voice, local);
          g_set_error_literal (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL, words);
          return FALSE;
        }
      rehearse_chance (game, &state);
    }
  return TRUE;
}

/* Moves that note something and do not go on with the game. */
static char *
say_noted (WeftGame *game, guint index)
{
  const WeftRecord *record = weft_game_get_record (game);
  const WeftMove *move = weft_record_move (record, index);
  g_autofree char *words = weft_story_move (&game->voice, move, weft_record_note (record, index));

  if (move->kind == WEFT_MOVE_VP || move->kind == WEFT_MOVE_TILES)
    return g_strdup_printf (_ ("Noted: %s"), words);
  return g_steal_pointer (&words); /* these say it themselves */
}

/* Says back what move @index was, so that a slip shows. The bots' turn is told by its steps. */
static void
say_back (WeftGame *game, guint index, GStrvBuilder *said)
{
  const WeftMove *move = weft_record_move (weft_game_get_record (game), index);
  g_auto (GStrv) lines = NULL;

  if (weft_game_is_note (move))
    {
      g_autofree char *noted = say_noted (game, index);

      g_strv_builder_add (said, noted);
      return;
    }
  if (move->kind == WEFT_MOVE_END_TURN
      || !weft_player_is_human (weft_history_state_at (game->history, index)->active))
    return;
  lines = weft_steps_tell_move (&game->voice, game->history, index);
  g_strv_builder_addv (said, (const char **) lines);
}

gboolean
weft_game_is_note (const WeftMove *move)
{
  g_return_val_if_fail (move != NULL, FALSE);
  return move->kind == WEFT_MOVE_FIX || move->kind == WEFT_MOVE_VP || move->kind == WEFT_MOVE_NOTE
         || move->kind == WEFT_MOVE_TILES;
}

/* Moves to be made all at once. */
typedef struct
{
  const WeftMove *moves;
  guint n;
  const char *text; /* of the note among them */
  WeftCardKind card_kind;
  const char *card; /* what that note says that the person has */
  int kept;         /* how many outposts it says that they keep, or -1 */
  gboolean one_act;
} Bundle;

static gboolean
make_one (WeftGame *game, const Bundle *bundle, guint i, GError **error)
{
  WeftMove move = complete (game, weft_game_get_state (game), &bundle->moves[i]);

  if (move.kind == WEFT_MOVE_NOTE && bundle->card != NULL)
    return weft_history_note_card (game->history, human_of (game), bundle->card_kind, bundle->card,
                                   bundle->text, error);
  if (move.kind == WEFT_MOVE_NOTE && bundle->kept >= 0)
    return weft_history_note_kept (game->history, human_of (game), (guint) bundle->kept,
                                   bundle->text, error);
  if (!weft_history_apply (game->history, &move, bundle->text, error))
    return FALSE;
  if (bundle->one_act && i > 0)
    weft_history_mark_follows (game->history);
  return TRUE;
}

/* Makes all of the moves or none. */
static gboolean
make_all (WeftGame *game, const Bundle *bundle, char ***said, GError **error)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  guint before;

  weft_game_flush (game);
  before = weft_history_n_moves (game->history);
  if (!rehearse (game, bundle->moves, bundle->n, bundle->text, error))
    return FALSE;
  for (guint i = 0; i < bundle->n; i++)
    {
      if (!make_one (game, bundle, i, error))
        {
          weft_history_go_back (game->history, before);
          return FALSE;
        }
      say_back (game, weft_history_n_moves (game->history) - 1, lines);
      weft_history_take_chance (game->history);
    }
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
                   &(Bundle){ .moves = typed->moves,
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
  return make_all (game, &(Bundle){ .moves = moves, .n = n, .kept = -1, .one_act = TRUE }, said,
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
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  const WeftRecord *record;

  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);

  record = weft_game_get_record (game);
  do
    {
      g_autofree char *said = weft_story_move (&game->voice, weft_record_move (record, index),
                                               weft_record_note (record, index));

      g_strv_builder_add (builder, said);
      index++;
    }
  while (index < weft_record_n_moves (record) && weft_record_follows (record, index));
  words = g_strv_builder_end (builder);
  return g_strjoinv (C_ ("between the items of a list", ", "), words);
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
