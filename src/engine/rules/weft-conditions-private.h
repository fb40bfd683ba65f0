/* weft-conditions-private.h: conditions that several moves share (private to the engine)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-error.h"
#include "weft-refusal.h"
#include "weft-state.h"

G_BEGIN_DECLS

/* Sets %WEFT_ERROR_ILLEGAL with a message and is %FALSE. */
#define weft_refuse(error, refusal, ...)                                                           \
  (g_set_error ((error), WEFT_ERROR, WEFT_ERROR_ILLEGAL, __VA_ARGS__),                             \
   weft_error_set_refusal ((error), WEFT_REFUSAL_##refusal), FALSE)

/* Each is %TRUE when the condition holds and refuses otherwise. */

/* @player takes part in the game. */
gboolean weft_check_player (const WeftState *state, guint player, GError **error);

/* @player is one of the humans of the game. */
gboolean weft_check_human (const WeftState *state, guint player, GError **error);

/* @track is in play. */
gboolean weft_check_track (const WeftState *state, guint track, GError **error);

/* @player has taken an income turn. */
gboolean weft_check_begun (const WeftState *state, guint player, GError **error);

/* @hex is a territory with fewer than two tokens (H2). */
gboolean
weft_check_room (const WeftState *state, const WeftTables *tables, guint hex, GError **error);

/* @player has an outpost left. */
gboolean weft_check_supply (const WeftState *state, guint player, GError **error);

/* The game is played against the Automa; @what is what only such a game has. */
gboolean weft_check_solo (const WeftState *state, const char *what, GError **error);

G_END_DECLS
