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

/* Refuses a word after everything that a command takes. */
gboolean weft_typed_too_much (const char *word, GError **error);

/* Whether @whole begins with @start, in either case, and with or without accents. */
gboolean weft_typed_begins (const char *whole, const char *start);

/* Whether both are the same, in either case, and with or without accents. */
gboolean weft_typed_is_same (const char *one, const char *other);

/* Whether @english, or what it is in the person's language, begins with @start. */
gboolean weft_typed_means (const char *english, const char *start);

/* The same where a player could be meant too: then only all of the word counts. */
gboolean weft_typed_means_no_player (const char *english, const char *word);

/* What the English @word is in the person's language. */
const char *weft_typed_say (const char *word);

/* The only name that begins with @word, or is it: its index; -1 for none, -2 for several. */
int weft_typed_match (const char *word, const WeftTypedNames *names);

/* Adds the names that can stand in place of @start: in the person's language, or in English when
 * only that begins with it. */
void weft_typed_add_matches (GStrvBuilder *matches, const WeftTypedNames *names, const char *start);

/* All of the names in the person's language, with commas. (transfer full) */
char *weft_typed_list (const WeftTypedNames *names);

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

/* Reads a number from @least to @most. @refusal says what belongs there, with both in it. */
gboolean weft_typed_parse_number (const char *word, int least, int most, const char *refusal,
                                  int *number, GError **error);

G_END_DECLS
