/* weft-typed-lexicon-read.h: reading the words of a language from its table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-lexicon.h"

G_BEGIN_DECLS

/**
 * weft_lexicon_load:
 * @language: such as “fr”
 * @text: the table, for tests of bad ones; %NULL for the one compiled in
 *
 * Returns: (transfer full): the words of a language, or %NULL with %WEFT_ERROR_TABLE
 */
WeftLexicon *weft_lexicon_load (const char *language, const char *text, GError **error);

G_END_DECLS
