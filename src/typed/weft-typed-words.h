/* weft-typed-words.h: names that are typed, and what is said about what was typed
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

/* Names that can be typed, in English; weft_typed_say() has them in the person's language. */
typedef struct
{
  const char *const *names;
  int n;
} WeftTypedNames;

extern const WeftTypedNames weft_typed_tracks, weft_typed_colors, weft_typed_civilizations;

/* The players' nicks, then “you” and “me”. */
extern const WeftTypedNames weft_typed_players;

/* “no” and “yes”; “none” and “left”. */
extern const WeftTypedNames weft_typed_answers, weft_typed_tiles;

/* What was typed, shortened and in the quotation marks of the language. (transfer full) */
char *weft_typed_quote (const char *word);

/* Refuses what is none of @tracks; @quote is what was typed, or %NULL when nothing was. */
gboolean weft_typed_no_track (const char *quote, WeftTrackSet tracks, GError **error);

/* Whether both are the same, in either case, and with or without accents. */
gboolean weft_typed_is_same (const char *one, const char *other);

/* Whether @english, or what it is in the person's language, begins with @start. */
gboolean weft_typed_means (const char *english, const char *start);

/* What the English @word is in the person's language. */
const char *weft_typed_say (const char *word);

/* The only name that is called @word, or begins with it: its index; -1 for none, -2 for several. */
int weft_typed_match (const char *word, const WeftTypedNames *names);

/* All of the names in the person's language, with commas. (transfer full) */
char *weft_typed_list (const WeftTypedNames *names);

/* The human a line speaks of: whose turn it is, else the first. */
guint8 weft_typed_human (const WeftState *state);

G_END_DECLS
