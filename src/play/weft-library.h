/* weft-library.h: the games kept by the app
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "weft-record-file.h"

G_BEGIN_DECLS

#define WEFT_TYPE_SAVED_GAME (weft_saved_game_get_type ())
G_DECLARE_FINAL_TYPE (WeftSavedGame, weft_saved_game, WEFT, SAVED_GAME, GObject)

/* What a list of games shows of one. Properties of the same names: `path`, `title`, `subtitle`,
 * `over`, `modified` and `damaged`. */
const char *weft_saved_game_get_path (WeftSavedGame *game);
const char *weft_saved_game_get_title (WeftSavedGame *game);
const char *weft_saved_game_get_subtitle (WeftSavedGame *game);
gboolean weft_saved_game_is_over (WeftSavedGame *game);

/* The setup and the threads of its cloth (weft-cloth.h): its picture. %NULL where the file cannot
 * be read. */
const WeftSetup *weft_saved_game_get_setup (WeftSavedGame *game);
const GArray *weft_saved_game_get_threads (WeftSavedGame *game);

/* Whether it lies in no folder of the app's. */
gboolean weft_saved_game_is_elsewhere (WeftSavedGame *game);

/* When the file was written last, in seconds since 1970. */
gint64 weft_saved_game_get_modified (WeftSavedGame *game);

/* Why the file cannot be read, or %NULL. */
const char *weft_saved_game_get_damage (WeftSavedGame *game);

/* The folder games are kept in. (transfer full) */
char *weft_library_folder (void);

/**
 * weft_library_list:
 *
 * Reads every game; that takes its time.
 *
 * Returns: (transfer full) (element-type WeftSavedGame): the games, the one played last first
 */
GListStore *weft_library_list (const WeftTables *tables);

/**
 * weft_library_list_async:
 * @tables: must outlive the call
 * @elsewhere: (nullable) (array zero-terminated=1): games that lie elsewhere, which come after the
 *   others in this order
 *
 * weft_library_list() in another thread.
 */
void
weft_library_list_async (const WeftTables *tables, const char *const *elsewhere,
                         GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/* The games, the one played last first. (transfer full) (element-type WeftSavedGame) */
GListStore *weft_library_list_finish (GAsyncResult *result, GError **error);

/**
 * weft_library_new_file:
 *
 * Returns: (transfer full): a file for a new game, which is nobody else's: its name is taken from
 *   now on; %NULL with an error when there can be none
 */
WeftRecordFile *weft_library_new_file (GError **error);

/**
 * weft_library_set_aside:
 * @path: a file that cannot be read
 *
 * Gives the file a name that says so; no other file is written over.
 *
 * Returns: (transfer full): its new path
 */
char *weft_library_set_aside (const char *path, GError **error);

G_END_DECLS
