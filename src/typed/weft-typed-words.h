/* weft-typed-words.h: single words of a typed line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-error.h"
#include "weft-state.h"

G_BEGIN_DECLS

/* Sets an error about what was typed and is %FALSE. */
#define weft_typed_misunderstood(error, ...)                                                       \
  (g_set_error ((error), WEFT_ERROR, WEFT_ERROR_MALFORMED, __VA_ARGS__), FALSE)

/* The nicks of the tracks; those of the players, then “you” and “me”. */
extern const char *const weft_typed_tracks[WEFT_N_TRACKS];
#define WEFT_TYPED_N_PLAYERS (WEFT_N_PLAYERS + 2)
extern const char *const weft_typed_players[WEFT_TYPED_N_PLAYERS];

/* Refuses a word after everything that a command takes. */
gboolean weft_typed_too_much (const char *word, GError **error);

/* Whether @whole begins with @start, in either case. */
gboolean weft_typed_begins (const char *whole, const char *start);

/* The only one of @n names that begins with @word in either case, or is it: its index; -1 for none,
 * -2 for several. */
int weft_typed_match (const char *word, const char *const *names, int n);

/* The human a line speaks of: whose turn it is, else the first. */
guint8 weft_typed_human (const WeftState *state);

/* Each reads one word, %NULL when the line has no more; %FALSE with an error that says what would
 * be understood. */
gboolean weft_typed_parse_track (const char *word, guint8 *track, GError **error);
gboolean
weft_typed_parse_player (const char *word, const WeftState *state, guint8 *player, GError **error);
gboolean
weft_typed_parse_owner (const char *word, const WeftState *state, guint8 *owner, GError **error);
gboolean
weft_typed_parse_hex (const char *word, const WeftTables *tables, guint8 *hex, GError **error);
gboolean weft_typed_parse_number (const char *word, int least, int most, const char *what,
                                  int *number, GError **error);

G_END_DECLS
