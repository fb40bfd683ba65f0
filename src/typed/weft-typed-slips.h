/* weft-typed-slips.h: misspelt words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-lexicon.h"

G_BEGIN_DECLS

/**
 * weft_lexicon_nearest:
 * @distance: (inout): the best so far; lowered when a nearer one is found
 *
 * The meaning a misspelt plain word was to have.
 *
 * Returns: how many meanings are as near: 0 for none, 2 for several; then @meaning is not to be
 *   used
 */
guint weft_lexicon_nearest (const WeftLexicon *lexicon, const char *word, WeftMeaning *meaning,
                            guint *distance);

G_END_DECLS
