/* weft-library.c: the games kept by the app
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-library.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "weft-cloth.h"
#include "weft-errors.h"
#include "weft-history.h"
#include "weft-record-text.h"
#include "weft-standing.h"

#define SUFFIX ".weft"

struct _WeftSavedGame
{
  GObject parent_instance;

  char *path;
  char *title;
  char *subtitle;
  char *damage;
  gboolean over;
  gboolean elsewhere;
  gint64 modified; /* microseconds */
  WeftSetup setup;
  GArray *threads; /* NULL where it cannot be read */
};

G_DEFINE_FINAL_TYPE (WeftSavedGame, weft_saved_game, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PATH,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_OVER,
  PROP_MODIFIED,
  PROP_DAMAGED,
  N_PROPS,
};

static void
weft_saved_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  WeftSavedGame *game = WEFT_SAVED_GAME (object);

  switch (id)
    {
    case PROP_PATH:
      g_value_set_string (value, game->path);
      break;
    case PROP_TITLE:
      g_value_set_string (value, game->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, game->subtitle);
      break;
    case PROP_OVER:
      g_value_set_boolean (value, game->over);
      break;
    case PROP_MODIFIED:
      g_value_set_int64 (value, weft_saved_game_get_modified (game));
      break;
    case PROP_DAMAGED:
      g_value_set_string (value, game->damage);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
weft_saved_game_finalize (GObject *object)
{
  WeftSavedGame *game = WEFT_SAVED_GAME (object);

  g_free (game->path);
  g_free (game->title);
  g_free (game->subtitle);
  g_free (game->damage);
  g_clear_pointer (&game->threads, g_array_unref);
  G_OBJECT_CLASS (weft_saved_game_parent_class)->finalize (object);
}

static void
weft_saved_game_class_init (WeftSavedGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamSpec *properties[N_PROPS] = {
    [PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags),
    [PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags),
    [PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags),
    [PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags),
    [PROP_MODIFIED] = g_param_spec_int64 ("modified", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags),
    [PROP_DAMAGED] = g_param_spec_string ("damaged", NULL, NULL, NULL, flags),
  };

  object_class->get_property = weft_saved_game_get_property;
  object_class->finalize = weft_saved_game_finalize;
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
weft_saved_game_init (WeftSavedGame *game)
{
  (void) game;
}

const char *
weft_saved_game_get_path (WeftSavedGame *game)
{
  g_return_val_if_fail (WEFT_IS_SAVED_GAME (game), NULL);
  return game->path;
}

const char *
weft_saved_game_get_title (WeftSavedGame *game)
{
  g_return_val_if_fail (WEFT_IS_SAVED_GAME (game), NULL);
  return game->title;
}

const char *
weft_saved_game_get_subtitle (WeftSavedGame *game)
{
  g_return_val_if_fail (WEFT_IS_SAVED_GAME (game), NULL);
  return game->subtitle;
}

gboolean
weft_saved_game_is_over (WeftSavedGame *game)
{
  g_return_val_if_fail (WEFT_IS_SAVED_GAME (game), FALSE);
  return game->over;
}

gint64
weft_saved_game_get_modified (WeftSavedGame *game)
{
  g_return_val_if_fail (WEFT_IS_SAVED_GAME (game), 0);
  return game->modified / G_USEC_PER_SEC;
}

const char *
weft_saved_game_get_damage (WeftSavedGame *game)
{
  g_return_val_if_fail (WEFT_IS_SAVED_GAME (game), NULL);
  return game->damage;
}

const WeftSetup *
weft_saved_game_get_setup (WeftSavedGame *game)
{
  g_return_val_if_fail (WEFT_IS_SAVED_GAME (game), NULL);
  return game->threads != NULL ? &game->setup : NULL;
}

const GArray *
weft_saved_game_get_threads (WeftSavedGame *game)
{
  g_return_val_if_fail (WEFT_IS_SAVED_GAME (game), NULL);
  return game->threads;
}

gboolean
weft_saved_game_is_elsewhere (WeftSavedGame *game)
{
  g_return_val_if_fail (WEFT_IS_SAVED_GAME (game), FALSE);
  return game->elsewhere;
}

char *
weft_library_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "weft", "games", NULL);
}

static char *
tell_time (gint64 modified)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (modified / G_USEC_PER_SEC);

  if (time == NULL) /* a clock that was set beyond the year 9999 */
    return g_strdup ("?");
  /* Translators: a date and time: day, month, hour, minute. */
  return g_date_time_format (time, _ ("%-d %B, %H:%M"));
}

static char *
make_subtitle (const WeftState *state, gint64 modified)
{
  g_autofree char *when = tell_time (modified);
  guint era = weft_standing_era (state, WEFT_PLAYER_P1);

  if (!weft_setup_is_solo (&state->setup))
    return state->over ? g_strdup_printf (_ ("Over · %s"), when)
                       : g_strdup_printf (_ ("Era %1$u · %2$s"), era, when);
  return state->over ? g_strdup_printf (_ ("Over · Automa %1$d VP · %2$s"),
                                        state->vp[WEFT_PLAYER_AUTOMA], when)
                     : g_strdup_printf (_ ("Era %1$u · Automa %2$d VP · %3$s"), era,
                                        state->vp[WEFT_PLAYER_AUTOMA], when);
}

static WeftSavedGame *
read_game (const char *path, const WeftTables *tables)
{
  WeftSavedGame *game = g_object_new (WEFT_TYPE_SAVED_GAME, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (WeftRecord) record = weft_record_load (path, tables, &error);
  g_autoptr (WeftHistory) history = NULL;
  GStatBuf file;

  game->path = g_strdup (path);
  if (g_stat (path, &file) == 0)
    game->modified = (gint64) file.st_mtim.tv_sec * G_USEC_PER_SEC + file.st_mtim.tv_nsec / 1000;
  if (record != NULL)
    history = weft_history_new (tables, g_steal_pointer (&record), &error);
  if (history == NULL)
    {
      g_autofree char *name = g_path_get_basename (path);

      game->title = weft_one_line (name);
      game->subtitle = g_strdup (_ ("This file cannot be read"));
      game->damage = weft_errors_words (error);
      return game;
    }
  game->title = weft_standing_setup (&weft_history_state (history)->setup);
  game->subtitle = make_subtitle (weft_history_state (history), game->modified);
  game->over = weft_history_state (history)->over;
  game->setup = weft_history_state (history)->setup;
  game->threads = weft_cloth_weave (history);
  return game;
}

static int
compare_games (gconstpointer a, gconstpointer b, gpointer data)
{
  const WeftSavedGame *first = a, *second = b;

  (void) data;
  return (first->modified < second->modified) - (first->modified > second->modified);
}

/* Folders and the like are no games, whatever they are called. */
static gboolean
may_be_game (const char *path)
{
  return g_str_has_suffix (path, SUFFIX) && g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

static GListStore *
list_games (const WeftTables *tables, GCancellable *cancellable)
{
  g_autofree char *folder = weft_library_folder ();
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  GListStore *games = g_list_store_new (WEFT_TYPE_SAVED_GAME);
  const char *name;

  while (files != NULL && !g_cancellable_is_cancelled (cancellable)
         && (name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (WeftSavedGame) game = may_be_game (path) ? read_game (path, tables) : NULL;

      if (game != NULL)
        g_list_store_insert_sorted (games, game, compare_games, NULL);
    }
  return games;
}

GListStore *
weft_library_list (const WeftTables *tables)
{
  g_return_val_if_fail (tables != NULL, NULL);
  return list_games (tables, NULL);
}

/* What the other thread is asked for. */
typedef struct
{
  const WeftTables *tables;
  char **elsewhere;
} Asked;

static void
asked_free (gpointer data)
{
  Asked *asked = data;

  g_strfreev (asked->elsewhere);
  g_free (asked);
}

static void
list_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Asked *asked = data;
  GListStore *games = list_games (asked->tables, cancellable);

  (void) source;
  for (char **path = asked->elsewhere; path != NULL && *path != NULL; path++)
    {
      g_autoptr (WeftSavedGame) game = read_game (*path, asked->tables);

      game->elsewhere = TRUE;
      g_list_store_append (games, game);
    }
  g_task_return_pointer (task, games, g_object_unref);
}

void
weft_library_list_async (const WeftTables *tables, const char *const *elsewhere,
                         GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Asked *asked;

  g_return_if_fail (tables != NULL);

  asked = g_new (Asked, 1);
  *asked = (Asked){ tables, g_strdupv ((char **) elsewhere) };
  g_task_set_task_data (task, asked, asked_free);
  g_task_run_in_thread (task, list_cb);
}

GListStore *
weft_library_list_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* The name for the @n-th game of this minute. */
static char *
new_path (const char *folder, const char *minute, int n)
{
  return n == 1 ? g_strdup_printf ("%s/%s" SUFFIX, folder, minute)
                : g_strdup_printf ("%s/%s %d" SUFFIX, folder, minute, n);
}

WeftRecordFile *
weft_library_new_file (GError **error)
{
  g_autofree char *folder = weft_library_folder ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *minute = g_date_time_format (now, "%Y-%m-%d %H.%M");

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno),
                   _ ("The folder for games cannot be made: %s"), g_strerror (errno));
      return NULL;
    }
  for (int n = 1;; n++)
    {
      g_autofree char *path = new_path (folder, minute, n);
      /* Whoever has it open has taken the name, written or not. */
      g_autoptr (WeftRecordFile) file =
          g_file_test (path, G_FILE_TEST_EXISTS) ? NULL : weft_record_file_open (path, NULL);

      if (file != NULL && weft_record_file_is_new (file))
        return g_steal_pointer (&file);
    }
}

char *
weft_library_set_aside (const char *path, GError **error)
{
  for (int i = 1;; i++)
    {
      g_autofree char *aside = i == 1 ? g_strdup_printf ("%s.damaged", path)
                                      : g_strdup_printf ("%s.damaged-%d", path, i);

      /* A second name is made before the first is given up, so nothing is ever written over. */
      if (link (path, aside) == 0)
        {
          if (g_unlink (path) == 0)
            return g_steal_pointer (&aside);
        }
      else if (errno == EEXIST)
        continue;
      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno),
                   _ ("The file cannot be set aside: %s"), g_strerror (errno));
      return NULL;
    }
}
