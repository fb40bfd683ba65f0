/* weft-choices.h: what is chosen for a new game, by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-tables.h"

G_BEGIN_DECLS

/* “The Automa’s favorite track”: of @bot. */
const char *weft_choices_favorite (WeftPlayer bot);

/* “Who starts” */
const char *weft_choices_first (void);

/* The two capital city mats that a person has drawn. (transfer full) */
char *weft_choices_mats (const WeftTables *tables, const guint8 mats[2]);

/* What is asked of a person who has drawn civilizations. */
const char *weft_choices_keep (void);

G_END_DECLS
